// screenshot.cpp: see screenshot.hpp.
#ifndef __EMSCRIPTEN__
#include "app/screenshot.hpp"

#include <SDL.h>
#include <SDL_image.h>

#include "app/svg.hpp"

namespace wildshore {

bool save_screenshot(SDL_Renderer* renderer, const std::string& path) {
  int width = 0, height = 0;
  SDL_GetRendererOutputSize(renderer, &width, &height);
  const SurfacePtr surface(SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGBA32));
  if (!surface || SDL_RenderReadPixels(renderer, nullptr, SDL_PIXELFORMAT_RGBA32, surface->pixels, surface->pitch) != 0) return false;
  return IMG_SavePNG(surface.get(), path.c_str()) == 0;
}

}  // namespace wildshore
#endif
