// scene_images.hpp: the images of the game on the table, rasterised a few at a time for the scale the board is shown at.
//
// A new scale is rasterised beside the old pictures, which stay in use until it is complete: zooming and resizing never blink.
#pragma once
#include <memory>
#include <span>
#include <vector>

#include "app/atlas.hpp"

namespace wildshore {

class SceneImages {
 public:
  explicit SceneImages(SDL_Renderer* renderer) : renderer_(renderer) {}

  // Call each frame. The images must outlive their use here (a scene's table is static). Another scale is taken up once it has
  // stayed the same for some frames.
  void use(std::span<const ImageSpec> images, float pixels_per_unit);
  float prepare(double milliseconds);  // at least one image; the part done, 1 when complete
  const Region& region(ImageId image) const;
  Region white();

 private:
  struct Set {
    std::unique_ptr<Atlas> atlas;
    std::vector<Region> regions;
    float pixels_per_unit = 0;
    std::size_t done = 1;  // images rasterised; number 0 is no image
    bool complete() const { return done >= regions.size(); }
  };
  Set new_set(float pixels_per_unit) const;

  SDL_Renderer* renderer_;
  std::span<const ImageSpec> images_;
  Set shown_;
  Set coming_;  // without atlas: nothing is coming
  float candidate_ = 0;
  int candidate_frames_ = 0;
};

}  // namespace wildshore
