// device.hpp: the renderer, made at start and again after the graphics device was lost.
#pragma once

struct SDL_Renderer;
struct SDL_Window;

namespace wildshore {

SDL_Renderer* create_renderer(SDL_Window* window);  // null: this machine cannot draw

}  // namespace wildshore
