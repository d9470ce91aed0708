// svg.hpp: an SVG text as pixels of the size wanted.
#pragma once
#include <memory>
#include <string_view>

struct SDL_Surface;

namespace wildshore {

struct SurfaceFree {
  void operator()(SDL_Surface* surface) const;
};
using SurfacePtr = std::unique_ptr<SDL_Surface, SurfaceFree>;

// At least 1 pixel, RGBA32, its height following from its width. Null: no SVG, or no memory.
SurfacePtr rasterise_svg(std::string_view svg, float width);

}  // namespace wildshore
