// screenshot.hpp: what was drawn last, into PNG files; desktop only.
#pragma once
#include <string>
#include <vector>

#include "app/svg.hpp"
#include "stage/sprite.hpp"

struct SDL_Renderer;

namespace wildshore {

bool save_screenshot(SDL_Renderer* renderer, const std::string& path);

// Pictures taken one after another, side by side in one file.
class Strip {
 public:
  bool add(SDL_Renderer* renderer, Rect part);  // pixels; an empty part: all of it
  bool save(const std::string& path, int columns) const;
  int count() const { return static_cast<int>(pictures_.size()); }

 private:
  std::vector<SurfacePtr> pictures_;
};

}  // namespace wildshore
