// device.cpp: see device.hpp.
#include "app/device.hpp"

#include <SDL.h>

#include <initializer_list>
#ifdef __EMSCRIPTEN__
#include <emscripten.h>
#endif

namespace wildshore {

#ifdef __EMSCRIPTEN__

SDL_Renderer* create_renderer(SDL_Window* window) {
  SDL_Renderer* renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED);
  // SDL asks for "no vsync" by way of Emscripten's EGL, which would take a running main loop off requestAnimationFrame.
  emscripten_set_main_loop_timing(EM_TIMING_RAF, 1);
  return renderer;
}

#else

SDL_Renderer* create_renderer(SDL_Window* window) {
  for (const Uint32 flags : {Uint32{SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC}, Uint32{SDL_RENDERER_ACCELERATED}, Uint32{SDL_RENDERER_SOFTWARE}}) {
    if (SDL_Renderer* renderer = SDL_CreateRenderer(window, -1, flags)) return renderer;
  }
  return nullptr;
}

#endif

}  // namespace wildshore
