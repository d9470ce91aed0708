// svg.cpp: SDL2_image's reader (nanosvg) on a text in memory.
#include "app/svg.hpp"

#include <SDL.h>
#include <SDL_image.h>

#include <algorithm>
#include <cmath>

namespace wildshore {

void SurfaceFree::operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }

SurfacePtr rasterise_svg(std::string_view svg, float width) {
  constexpr float kWidest = 4096;
  if (svg.empty()) return nullptr;
  SDL_RWops* source = SDL_RWFromConstMem(svg.data(), static_cast<int>(svg.size()));
  if (!source) return nullptr;
  SurfacePtr surface(IMG_LoadSizedSVG_RW(source, static_cast<int>(std::ceil(std::clamp(width, 1.0f, kWidest))), 0));
  SDL_RWclose(source);
  if (!surface) return nullptr;
  if (surface->format->format != SDL_PIXELFORMAT_RGBA32) surface.reset(SDL_ConvertSurfaceFormat(surface.get(), SDL_PIXELFORMAT_RGBA32, 0));
  return surface;
}

}  // namespace wildshore
