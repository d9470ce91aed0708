// svg.hpp: an SVG text as pixels of the size wanted, at once or in bands, so that a large picture takes several frames of a few milliseconds.
#pragma once
#include <memory>
#include <string>
#include <string_view>

struct SDL_Surface;

namespace wildshore {

struct SurfaceFree {
  void operator()(SDL_Surface* surface) const;
};
using SurfacePtr = std::unique_ptr<SDL_Surface, SurfaceFree>;

// RGBA32, at least 1 pixel wide, its height following from its width. Our SVG files begin with their width and height, which equal the
// viewBox (assets/README.md).
class SvgRaster {
 public:
  // The text must outlive the work.
  void begin(std::string_view svg, float width);
  bool going() const { return surface_ != nullptr && row_ < rows_; }
  void band();         // the next part of it; call while going()
  SurfacePtr take();   // what is done; null: no SVG, or no memory

 private:
  std::string_view shapes_;  // what follows the opening tag
  float width_ = 0, height_ = 0;   // of the SVG
  float scale_ = 1;
  int columns_ = 0, rows_ = 0, row_ = 0;  // pixels; rows done
  std::string text_;         // scratch: the SVG cut to the band
  SurfacePtr surface_;
};

SurfacePtr rasterise_svg(std::string_view svg, float width);  // all of it now

}  // namespace wildshore
