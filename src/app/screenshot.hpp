// screenshot.hpp: the picture on the screen as a PNG file; desktop only.
#pragma once
#include <string>

struct SDL_Renderer;

namespace wildshore {

bool save_screenshot(SDL_Renderer* renderer, const std::string& path);  // of the last frame

}  // namespace wildshore
