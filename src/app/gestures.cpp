// gestures.cpp: see gestures.hpp.
#include "app/gestures.hpp"

#include <cmath>

namespace wildshore {
namespace {

constexpr double kTwice = 0.35;  // seconds between two taps that belong together

float length(Vec2 v) { return std::sqrt(v.x * v.x + v.y * v.y); }

}  // namespace

Gestures::Pointer* Gestures::find(std::int64_t id) {
  for (Pointer& pointer : held_) {
    if (pointer.id == id) return &pointer;
  }
  return nullptr;
}

bool Gestures::holds(std::int64_t pointer) const { return const_cast<Gestures*>(this)->find(pointer) != nullptr; }

void Gestures::down(std::int64_t pointer, Vec2 at, double) {
  if (find(pointer)) return;
  held_.push_back({pointer, at, at});
  pinched_ = held_.size() > 1;
  if (held_.size() == 1) {
    tapping_ = true;
    out_.push_back({Gesture::Kind::Press, at, {}});
  } else if (tapping_) {
    tapping_ = false;
    out_.push_back({Gesture::Kind::Cancel, at, {}});
  }
}

void Gestures::move(std::int64_t pointer, Vec2 at) {
  Pointer* moved = find(pointer);
  if (!moved) return;
  const Vec2 before = moved->at;
  if (held_.size() == 1) {
    if (tapping_ && length(at - moved->began) <= slop_) return;
    if (tapping_) {
      tapping_ = false;
      out_.push_back({Gesture::Kind::Cancel, at, {}});
    }
    moved->at = at;
    out_.push_back({Gesture::Kind::Pan, at, at - before});
    return;
  }
  const Vec2 other = (moved == &held_[0] ? held_[1] : held_[0]).at;
  const float wide = length(before - other);
  moved->at = at;
  if (moved != &held_[0] && moved != &held_[1]) return;
  const float now = length(at - other);
  if (wide > 1 && now > 1) out_.push_back({Gesture::Kind::Zoom, (at + other) * 0.5f, {}, now / wide});
  out_.push_back({Gesture::Kind::Pan, at, (at - before) * 0.5f});
}

void Gestures::up(std::int64_t pointer, Vec2 at, double now) {
  const Pointer* raised = find(pointer);
  if (!raised) return;
  if (tapping_ && held_.size() == 1) {
    const bool twice = last_tap_time_ >= 0 && now - last_tap_time_ < kTwice && length(at - last_tap_) < 4 * slop_;
    out_.push_back({Gesture::Kind::Tap, raised->began, {}, 1, twice});
    last_tap_ = at;
    last_tap_time_ = twice ? -1 : now;
  }
  const bool panned = !tapping_ && held_.size() == 1 && !pinched_;
  tapping_ = false;
  if (panned) out_.push_back({Gesture::Kind::Drop, at, {}});
  held_.erase(held_.begin() + (raised - held_.data()));
}

void Gestures::cancel() {
  held_.clear();
  if (tapping_) out_.push_back({Gesture::Kind::Cancel, {}, {}});
  tapping_ = false;
}

}  // namespace wildshore
