// scene_images.cpp: see scene_images.hpp.
#include "app/scene_images.hpp"

#include <SDL.h>

#include <algorithm>

#include "app/assets.hpp"
#include "app/clock.hpp"
#include "app/svg.hpp"

namespace wildshore {
namespace {

constexpr int kPage = 2048;
constexpr float kWidest = 2048;      // pixels: what is larger is soft by nature (shores, water)
constexpr int kSettleFrames = 12;    // a scale must stay the same for so long
constexpr float kTooCoarse = 1.02f;  // scale wanted by scale at hand
constexpr float kTooFine = 0.6f;

}  // namespace

SceneImages::Set SceneImages::new_set(float pixels_per_unit) const {
  Set set;
  set.atlas = std::make_unique<Atlas>(renderer_, kPage, 0);
  set.regions.resize(std::max<std::size_t>(1, images_.size()));
  set.pixels_per_unit = pixels_per_unit;
  return set;
}

void SceneImages::use(std::span<const ImageSpec> images, float pixels_per_unit) {
  if (images.data() != images_.data() || images.size() != images_.size()) {
    images_ = images;
    shown_ = new_set(pixels_per_unit);
    coming_ = {};
    return;
  }
  const float at_hand = coming_.atlas ? coming_.pixels_per_unit : shown_.pixels_per_unit;
  const float ratio = pixels_per_unit / at_hand;
  if (ratio <= kTooCoarse && ratio >= kTooFine) {
    candidate_frames_ = 0;
    return;
  }
  candidate_frames_ = pixels_per_unit == candidate_ ? candidate_frames_ + 1 : 0;
  candidate_ = pixels_per_unit;
  if (candidate_frames_ < kSettleFrames) return;
  candidate_frames_ = 0;
  if (shown_.complete()) coming_ = new_set(pixels_per_unit);
  else shown_ = new_set(pixels_per_unit);
}

float SceneImages::prepare(double milliseconds) {
  const double deadline = seconds_now() + milliseconds / 1000;
  Set& set = coming_.atlas ? coming_ : shown_;
  if (!set.atlas) return 1;
  while (!set.complete()) {
    const ImageSpec& spec = images_[set.done];
    const float width = std::min(kWidest, spec.size.x * set.pixels_per_unit);
    if (const SurfacePtr surface = rasterise_svg(asset(spec.path), width)) set.regions[set.done] = set.atlas->add(surface.get());
    ++set.done;
    if (seconds_now() >= deadline) break;
  }
  if (&set == &coming_ && coming_.complete()) {
    shown_ = std::move(coming_);
    coming_ = {};
  }
  return coming_.atlas || shown_.complete() ? 1.0f : static_cast<float>(shown_.done) / static_cast<float>(shown_.regions.size());
}

const Region& SceneImages::region(ImageId image) const {
  static constexpr Region kNone;
  return image < shown_.regions.size() ? shown_.regions[image] : kNone;
}

Region SceneImages::white() {
  if (!shown_.atlas) shown_.atlas = std::make_unique<Atlas>(renderer_, kPage / 4, 0);
  return shown_.atlas->white();
}

}  // namespace wildshore
