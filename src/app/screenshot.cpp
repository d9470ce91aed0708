// screenshot.cpp: see screenshot.hpp.
#ifndef __EMSCRIPTEN__
#include "app/screenshot.hpp"

#include <SDL.h>
#include <SDL_image.h>

#include <algorithm>
#include <utility>


namespace wildshore {

namespace {

SurfacePtr new_surface(int width, int height) { return SurfacePtr(SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGBA32)); }

// Null: it could not be read.
SurfacePtr what_is_drawn(SDL_Renderer* renderer, Rect part) {
  SDL_Rect area{static_cast<int>(part.x), static_cast<int>(part.y), static_cast<int>(part.w), static_cast<int>(part.h)};
  if (area.w <= 0 || area.h <= 0) {
    area = {};
    SDL_GetRendererOutputSize(renderer, &area.w, &area.h);
  }
  SurfacePtr surface = new_surface(area.w, area.h);
  if (!surface || SDL_RenderReadPixels(renderer, &area, SDL_PIXELFORMAT_RGBA32, surface->pixels, surface->pitch) != 0) return nullptr;
  return surface;
}

}  // namespace

bool save_screenshot(SDL_Renderer* renderer, const std::string& path) {
  const SurfacePtr surface = what_is_drawn(renderer, {});
  return surface && IMG_SavePNG(surface.get(), path.c_str()) == 0;
}

bool Strip::add(SDL_Renderer* renderer, Rect part) {
  SurfacePtr surface = what_is_drawn(renderer, part);
  if (!surface) return false;
  pictures_.push_back(std::move(surface));
  return true;
}

bool Strip::save(const std::string& path, int columns) const {
  constexpr int kGap = 4;
  if (pictures_.empty() || columns <= 0) return false;
  const int rows = (count() + columns - 1) / columns;
  const int width = pictures_[0]->w + kGap;
  const int height = pictures_[0]->h + kGap;
  const SurfacePtr sheet = new_surface(std::min(columns, count()) * width - kGap, rows * height - kGap);
  if (!sheet) return false;
  for (int i = 0; i < count(); ++i) {
    SDL_Surface* picture = pictures_[static_cast<std::size_t>(i)].get();
    SDL_SetSurfaceBlendMode(picture, SDL_BLENDMODE_NONE);
    SDL_Rect place{i % columns * width, i / columns * height, 0, 0};
    SDL_BlitSurface(picture, nullptr, sheet.get(), &place);
  }
  return IMG_SavePNG(sheet.get(), path.c_str()) == 0;
}

}  // namespace wildshore
#endif
