// svg.cpp: SDL2_image's reader (nanosvg) on a text in memory. A band is the same SVG with a viewBox that holds only its rows.
#include "app/svg.hpp"

#include <SDL.h>
#include <SDL_image.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>

namespace wildshore {
namespace {

constexpr float kWidest = 4096;
constexpr int kBandPixels = 32000;  // about: every band reads the text anew, so they should not be too small

// The whole number of an attribute of the opening tag; 0: there is none. `name` includes what stands before the number: ` width="`.
float attribute(std::string_view tag, std::string_view name) {
  const auto at = tag.find(name);
  int number = 0;
  if (at != std::string_view::npos) std::from_chars(tag.data() + at + name.size(), tag.data() + tag.size(), number);
  return static_cast<float>(number);
}

SurfacePtr read(std::string_view svg, int width) {
  SDL_RWops* source = SDL_RWFromConstMem(svg.data(), static_cast<int>(svg.size()));
  if (!source) return nullptr;
  SurfacePtr surface(IMG_LoadSizedSVG_RW(source, width, 0));
  SDL_RWclose(source);
  if (surface && surface->format->format != SDL_PIXELFORMAT_RGBA32) surface.reset(SDL_ConvertSurfaceFormat(surface.get(), SDL_PIXELFORMAT_RGBA32, 0));
  return surface;
}

}  // namespace

void SurfaceFree::operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }

void SvgRaster::begin(std::string_view svg, float width) {
  surface_.reset();
  const auto end = svg.find('>');
  if (end == std::string_view::npos) return;
  width_ = attribute(svg.substr(0, end), " width=\"");
  height_ = attribute(svg.substr(0, end), " height=\"");
  if (width_ <= 0 || height_ <= 0) return;
  shapes_ = svg.substr(end + 1);
  columns_ = static_cast<int>(std::ceil(std::clamp(width, 1.0f, kWidest)));
  scale_ = static_cast<float>(columns_) / width_;
  rows_ = std::max(1, static_cast<int>(std::ceil(height_ * scale_)));
  row_ = 0;
  surface_.reset(SDL_CreateRGBSurfaceWithFormat(0, columns_, rows_, 32, SDL_PIXELFORMAT_RGBA32));
}

void SvgRaster::band() {
  const int least = std::max(8, kBandPixels / columns_);
  const int rows = rows_ - row_ < 2 * least ? rows_ - row_ : least;  // no sliver at the end
  char tag[160];
  // A little less than the rows, or rounding might add one.
  std::snprintf(tag, sizeof tag, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%g\" height=\"%.5f\" viewBox=\"0 %.5f %g %.5f\">", static_cast<double>(width_),
                static_cast<double>((static_cast<float>(rows) - 0.02f) / scale_), static_cast<double>(static_cast<float>(row_) / scale_), static_cast<double>(width_),
                static_cast<double>((static_cast<float>(rows) - 0.02f) / scale_));
  text_.assign(tag);
  text_.append(shapes_);
  if (const SurfacePtr part = read(text_, columns_)) {
    SDL_SetSurfaceBlendMode(part.get(), SDL_BLENDMODE_NONE);
    SDL_Rect place{0, row_, 0, 0};
    SDL_BlitSurface(part.get(), nullptr, surface_.get(), &place);
  }
  row_ += rows;
}

SurfacePtr SvgRaster::take() { return std::move(surface_); }

SurfacePtr rasterise_svg(std::string_view svg, float width) {
  SvgRaster raster;
  raster.begin(svg, width);
  while (raster.going()) raster.band();
  return raster.take();
}

}  // namespace wildshore
