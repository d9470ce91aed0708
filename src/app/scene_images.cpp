// scene_images.cpp: see scene_images.hpp.
#include "app/scene_images.hpp"

#include <SDL.h>

#include <algorithm>

#include "app/assets.hpp"
#include "app/clock.hpp"

namespace wildshore {
namespace {

constexpr int kScenePage = 2048;
constexpr float kWidestImage = 2048;      // pixels: what is larger is soft by nature (shores, water)
constexpr int kSettleFrames = 12;    // a scale must stay the same for so long
constexpr float kTooCoarse = 1.02f;  // scale wanted by scale at hand
constexpr float kTooFine = 0.6f;
constexpr double kIdle = 2;          // milliseconds a frame for what nobody asked for yet
constexpr float kSmall = 50000;      // pixels: made at once when it is missing

}  // namespace

SceneImages::Set SceneImages::new_set(float pixels_per_unit) const {
  Set set;
  set.atlas = std::make_unique<Atlas>(textures_, kScenePage, 0);
  set.regions.resize(std::max<std::size_t>(1, images_.size()));
  set.done.assign(set.regions.size(), false);
  set.done[0] = true;  // number 0 is no image
  set.left = set.regions.size() - 1;
  set.pixels_per_unit = pixels_per_unit;
  return set;
}

void SceneImages::use(std::span<const ImageSpec> images, float pixels_per_unit) {
  if (images.data() != images_.data() || images.size() != images_.size()) {
    images_ = images;
    asked_.assign(std::max<std::size_t>(1, images.size()), false);
    shown_ = new_set(pixels_per_unit);
    coming_ = {};
    rastered_ = 0;
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
  rastered_ = 0;
  if (missing(shown_, true) == 0) coming_ = new_set(pixels_per_unit);
  else shown_ = new_set(pixels_per_unit);
}

std::size_t SceneImages::missing(const Set& set, bool asked) const {
  for (std::size_t i = 1; i < set.done.size(); ++i) {
    if (!set.done[i] && (!asked || asked_[i])) return i;
  }
  return 0;
}

float SceneImages::part_done() const {
  int asked = 0, done = 0;
  for (std::size_t i = 1; i < asked_.size(); ++i) {
    asked += asked_[i];
    done += asked_[i] && shown_.done[i];
  }
  return asked == 0 ? 0.0f : static_cast<float>(done) / static_cast<float>(asked);
}

float SceneImages::width_of(const Set& set, std::size_t image) const { return std::min(kWidestImage, images_[image].size.x * set.pixels_per_unit); }

void SceneImages::finish(Set& set, std::size_t image, SurfacePtr surface) {
  if (surface) set.regions[image] = set.atlas->add(surface.get());
  set.done[image] = true;
  --set.left;
}

float SceneImages::prepare(double milliseconds) {
  Set& set = coming_.atlas ? coming_ : shown_;
  if (!set.atlas || images_.empty()) return 1;
  if (set.left == 0) return 1;
  const bool urgent = missing(set, true) != 0;
  const double deadline = seconds_now() + (urgent ? milliseconds : std::min(milliseconds, kIdle)) / 1000;
  while (seconds_now() < deadline) {
    if (rastered_ == 0 || set.done[rastered_]) {
      rastered_ = missing(set, true);
      if (rastered_ == 0) rastered_ = missing(set, false);
      if (rastered_ == 0) break;
      raster_.begin(asset(images_[rastered_].path), width_of(set, rastered_));
    }
    if (raster_.going()) raster_.band();
    if (raster_.going()) continue;
    finish(set, rastered_, raster_.take());
    rastered_ = 0;
  }
  if (coming_.atlas && coming_.left == 0) {
    shown_ = std::move(coming_);
    coming_ = {};
  }
  return coming_.atlas ? 1.0f : part_done();
}

const Region& SceneImages::region(ImageId image) {
  static constexpr Region kNone;
  if (image >= shown_.regions.size()) return kNone;
  if (shown_.done[image]) {
    asked_[image] = true;
    return shown_.regions[image];
  }
  const bool late = !asked_[image] && part_done() >= 1;
  asked_[image] = true;
  const Vec2 size = images_[image].size * shown_.pixels_per_unit;
  if (late && size.x * size.y < kSmall) finish(shown_, image, rasterise_svg(asset(images_[image].path), width_of(shown_, image)));
  return shown_.regions[image];
}

Region SceneImages::white() {
  if (!shown_.atlas) shown_ = new_set(1);
  return shown_.atlas->white();
}

}  // namespace wildshore
