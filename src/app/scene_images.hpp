// scene_images.hpp: the images of the game on the table, rasterised a few milliseconds a frame for the scale the board is shown at.
//
// What was asked for comes first: when all of that is there the table can be shown, and the rest follows while it is looked at. A new
// scale is rasterised beside the old pictures, which stay in use until it is complete: zooming and resizing never blink.
#pragma once
#include <memory>
#include <span>
#include <vector>

#include "app/atlas.hpp"
#include "app/svg.hpp"

namespace wildshore {

class SceneImages {
 public:
  explicit SceneImages(Textures& textures) : textures_(textures) {}

  // Call each frame. The images must outlive their use here (a scene's table is static). Another scale is taken up once it has
  // stayed the same for some frames.
  void use(std::span<const ImageSpec> images, float pixels_per_unit);
  // Works for about so long on what was asked for, or for less on what was not yet; returns the part done of what was asked for.
  float prepare(double milliseconds);
  // Asks for it. A small one that is missing when the rest is there is made at once: nothing vanishes on the stage for want of a picture.
  const Region& region(ImageId image);
  Region white();

 private:
  struct Set {
    std::unique_ptr<Atlas> atlas;
    std::vector<Region> regions;
    std::vector<bool> done;
    float pixels_per_unit = 0;
    std::size_t left = 0;  // images not done
  };
  Set new_set(float pixels_per_unit) const;
  float width_of(const Set& set, std::size_t image) const;
  void finish(Set& set, std::size_t image, SurfacePtr surface);
  std::size_t missing(const Set& set, bool asked) const;  // an image not done; 0: none
  float part_done() const;

  Textures& textures_;
  std::span<const ImageSpec> images_;
  std::vector<bool> asked_;
  Set shown_;
  Set coming_;  // without atlas: nothing is coming
  SvgRaster raster_;
  std::size_t rastered_ = 0;  // the image raster_ works on; 0: none
  float candidate_ = 0;
  int candidate_frames_ = 0;
};

}  // namespace wildshore
