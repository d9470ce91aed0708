// panel_pictures.cpp: small pictures share atlas pages, large ones have a texture each and go when nobody asks for them any more.
#include "app/panel_pictures.hpp"

#include <SDL.h>

#include <algorithm>
#include <cmath>

#include "app/assets.hpp"
#include "app/clock.hpp"
#include "core/hash.hpp"

namespace wildshore {
namespace {

constexpr int kIconPage = 1024;
constexpr int kMostPages = 4;
constexpr int kIcon = 256;         // pixels: wider ones are not put on a page
constexpr int kKeptFrames = 180;   // a large picture nobody asks for
constexpr int kCopy = 112;         // pixels: width of the first copy of a large picture
constexpr double kFadeIn = 0.25;   // seconds

std::uint64_t hash_text(std::string_view text) {
  Hasher hasher;
  hasher.add_text(text);
  return hasher.value();
}

// Exact for icons; in steps of 16 for cards, so that a card that grows under the pointer is drawn once.
int rounded(float width) {
  const int pixels = std::max(1, static_cast<int>(std::ceil(width - 0.01f)));
  return pixels <= 128 ? pixels : (pixels + 15) / 16 * 16;
}

}  // namespace

PanelPictures::PanelPictures(Textures& textures) : textures_(textures), icons_(textures, kIconPage, kMostPages) {}

PanelPictures::~PanelPictures() {
  for (auto& [key, picture] : pictures_) {
    if (picture.own) SDL_DestroyTexture(picture.own);
  }
}

void PanelPictures::begin_frame(double budget_milliseconds) {
  ++frame_;
  budget_until_ = seconds_now() + budget_milliseconds / 1000;
  one_more_ = budget_milliseconds > 0;
  if (!bare_) go_on();
  waiting_ = bare_ = false;
  if (crowded_) {
    crowded_ = false;
    std::erase_if(pictures_, [](const auto& each) { return !each.second.own; });
    icons_.clear();
  }
  if (frame_ % 60 == 0) drop_unused();
}

void PanelPictures::drop_unused() {
  for (auto it = pictures_.begin(); it != pictures_.end();) {
    Picture& picture = it->second;
    if (!picture.own || frame_ - picture.last_used < kKeptFrames) {
      ++it;
      continue;
    }
    SDL_DestroyTexture(picture.own);
    it = pictures_.erase(it);
  }
}

PanelPictures::Picture* PanelPictures::make(std::uint64_t key, std::uint64_t by_path, SurfacePtr surface) {
  Picture picture;
  if (surface && surface->w <= kIcon && surface->h <= kIcon) {
    picture.region = icons_.add(surface.get());
    crowded_ = !picture.region.texture;
    if (crowded_) return nullptr;
  } else if (surface) {
    picture.own = SDL_CreateTextureFromSurface(textures_.renderer, surface.get());
    ++textures_.changes;
    if (picture.own) {
      SDL_SetTextureBlendMode(picture.own, SDL_BLENDMODE_BLEND);
      SDL_SetTextureScaleMode(picture.own, SDL_ScaleModeLinear);
    }
    picture.region = {picture.own, {0, 0}, {1, 1}, {0, 0}};
  }
  one_more_ = false;
  picture.last_used = frame_;
  Copies& copies = copies_[by_path];
  if (copies.key == 0) copies.since = seconds_now();
  copies.key = key;
  return &(pictures_[key] = picture);
}

void PanelPictures::go_on() {
  while (raster_key_ != 0 && seconds_now() < budget_until_) {
    if (raster_.going()) raster_.band();
    if (raster_.going()) continue;
    make(raster_key_, raster_path_, raster_.take());
    raster_key_ = 0;
  }
}

PanelPictures::Picture* PanelPictures::find(std::uint64_t key) {
  const auto found = pictures_.find(key);
  return found == pictures_.end() ? nullptr : &found->second;
}

// Makes it, if it is small and there is time; a large one is begun. What can be shown meanwhile: another copy, or nothing.
PanelPictures::Picture* PanelPictures::missing(std::uint64_t key, std::uint64_t by_path, std::string_view path, int width, bool large) {
  const bool time = one_more_ || seconds_now() < budget_until_;
  if (!large && time) {
    if (Picture* made = make(key, by_path, rasterise_svg(asset(path), static_cast<float>(width)))) return made;
  }
  waiting_ = true;
  if (large && raster_key_ == 0) {
    raster_.begin(asset(path), static_cast<float>(width));
    raster_key_ = key;
    raster_path_ = by_path;
  }
  const auto copies = copies_.find(by_path);
  if (Picture* copy = copies == copies_.end() ? nullptr : find(copies->second.key)) return copy;
  if (large && time) return make(key + 1, by_path, rasterise_svg(asset(path), static_cast<float>(kCopy)));
  bare_ = true;
  return nullptr;
}

PanelImage PanelPictures::image(std::string_view path, Vec2 pixels) {
  const int width = rounded(pixels.x);
  const std::uint64_t by_path = hash_text(path);
  Hasher hasher;
  hasher.add(by_path);
  hasher.add(static_cast<std::uint64_t>(width));
  const std::uint64_t key = hasher.value();
  Picture* picture = find(key);
  if (!picture) picture = missing(key, by_path, path, width, std::max(pixels.x, pixels.y) > kIcon);
  if (!picture) return {};
  picture->last_used = frame_;
  const double age = seconds_now() - copies_[by_path].since;
  return {picture->region.texture, picture->region.uv0, picture->region.uv1, static_cast<float>(std::min(1.0, age / kFadeIn))};
}

}  // namespace wildshore
