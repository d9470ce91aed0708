// text_cache.cpp: an open-addressed table of rendered captions.
#include "app/text_cache.hpp"

#include <SDL.h>
#include <SDL_ttf.h>

#include <algorithm>
#include <cmath>

#include "core/hash.hpp"

namespace wildshore {
namespace {

constexpr int kTextPage = 1024;
constexpr int kSmallest = 10;  // pixels
constexpr int kProbePoints = 64;

int step_of(float height) {
  return std::clamp(static_cast<int>(std::ceil(4 * std::log2(std::max(1.0f, height / kSmallest)) - 0.01f)), 0, 20);
}
float height_of(int step) { return kSmallest * std::exp2(static_cast<float>(step) / 4); }

}  // namespace

TextCache::TextCache(Textures& textures, std::string_view font) : atlas_(textures, kTextPage, 1) {
  if (font.empty() || TTF_Init() != 0) return;
  font_ = TTF_OpenFontRW(SDL_RWFromConstMem(font.data(), static_cast<int>(font.size())), 1, kProbePoints);
  if (!font_) return;
  points_per_height_ = static_cast<float>(kProbePoints) / static_cast<float>(std::max(1, TTF_FontHeight(font_)));
}

TextCache::~TextCache() {
  if (font_) TTF_CloseFont(font_);
  if (TTF_WasInit()) TTF_Quit();
}

void TextCache::between_frames() {
  if (!full_) return;
  atlas_.clear();
  entries_ = {};
  used_ = 0;
  full_ = false;
}

TextCache::Line TextCache::line(const Caption& caption, float height) {
  if (!font_ || caption.empty()) return {};
  const int step = step_of(height);
  Hasher hasher;
  hasher.add_text(caption.view());
  hasher.add(static_cast<std::uint64_t>(step));
  auto slot = static_cast<std::uint32_t>(hasher.value() % kEntries);
  while (entries_[slot].step >= 0) {
    if (entries_[slot].step == step && entries_[slot].caption == caption) return entries_[slot].line;
    slot = (slot + 1) % kEntries;
  }
  if (used_ >= kEntries * 3 / 4) {
    full_ = true;
    return {};
  }
  const Line made = render(caption, step);
  if (!made.region.texture) return {};
  ++used_;
  entries_[slot] = {caption, step, made};
  return made;
}

TextCache::Line TextCache::render(const Caption& caption, int step) {
  const int points = std::max(1, static_cast<int>(std::lround(height_of(step) * points_per_height_)));
  TTF_SetFontSize(font_, points);
  SDL_Surface* blended = TTF_RenderUTF8_Blended(font_, caption.text, SDL_Color{255, 255, 255, 255});
  if (!blended) return {};
  SDL_Surface* surface = SDL_ConvertSurfaceFormat(blended, SDL_PIXELFORMAT_RGBA32, 0);
  SDL_FreeSurface(blended);
  if (!surface) return {};
  Line made{atlas_.add(surface), static_cast<float>(surface->w) / static_cast<float>(std::max(1, surface->h))};
  SDL_FreeSurface(surface);
  if (!made.region.texture) full_ = true;
  return made;
}

}  // namespace wildshore
