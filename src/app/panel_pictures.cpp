// panel_pictures.cpp: small pictures share atlas pages, large ones have a texture each and go when nobody asks for them any more.
#include "app/panel_pictures.hpp"

#include <SDL.h>

#include <algorithm>
#include <cmath>

#include "app/assets.hpp"
#include "app/clock.hpp"
#include "app/svg.hpp"
#include "core/hash.hpp"

namespace wildshore {
namespace {

constexpr int kPage = 1024;
constexpr int kMostPages = 4;
constexpr int kIcon = 256;         // pixels: wider ones are not put on a page
constexpr int kKeptFrames = 180;   // a large picture nobody asks for

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

PanelPictures::PanelPictures(SDL_Renderer* renderer) : renderer_(renderer), icons_(renderer, kPage, kMostPages) {}

PanelPictures::~PanelPictures() {
  for (auto& [key, picture] : pictures_) {
    if (picture.own) SDL_DestroyTexture(picture.own);
  }
}

void PanelPictures::begin_frame(double budget_milliseconds) {
  ++frame_;
  waiting_ = false;
  budget_until_ = seconds_now() + budget_milliseconds / 1000;
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

PanelPictures::Picture* PanelPictures::make(std::uint64_t key, std::string_view path, int width) {
  const SurfacePtr surface = rasterise_svg(asset(path), static_cast<float>(width));
  Picture picture;
  if (surface && surface->w <= kIcon && surface->h <= kIcon) {
    picture.region = icons_.add(surface.get());
    crowded_ = !picture.region.texture;
    if (crowded_) return nullptr;
  } else if (surface) {
    picture.own = SDL_CreateTextureFromSurface(renderer_, surface.get());
    if (picture.own) {
      SDL_SetTextureBlendMode(picture.own, SDL_BLENDMODE_BLEND);
      SDL_SetTextureScaleMode(picture.own, SDL_ScaleModeLinear);
    }
    picture.region = {picture.own, {0, 0}, {1, 1}, {0, 0}};
  }
  return &(pictures_[key] = picture);
}

PanelImage PanelPictures::image(std::string_view path, Vec2 pixels) {
  const int width = rounded(pixels.x);
  const std::uint64_t by_path = hash_text(path);
  Hasher hasher;
  hasher.add(by_path);
  hasher.add(static_cast<std::uint64_t>(width));
  const std::uint64_t key = hasher.value();
  auto found = pictures_.find(key);
  Picture* picture = found == pictures_.end() ? nullptr : &found->second;
  if (!picture) {
    if (seconds_now() < budget_until_) picture = make(key, path, width);
    if (picture) {
      any_[by_path] = key;
    } else {
      waiting_ = true;
      const auto other = any_.find(by_path);
      found = other == any_.end() ? pictures_.end() : pictures_.find(other->second);
      if (found == pictures_.end()) return {};
      picture = &found->second;
    }
  }
  picture->last_used = frame_;
  return {picture->region.texture, picture->region.uv0, picture->region.uv1};
}

}  // namespace wildshore
