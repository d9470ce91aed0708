// gestures.hpp: mouse and fingers on the board become taps, drags and pinches. Pure: positions in pixels, times in seconds.
#pragma once
#include <cstdint>
#include <vector>

#include "stage/sprite.hpp"

namespace wildshore {

struct Gesture {
  enum class Kind : std::uint8_t {
    Press,   // something went down: shows what it would do
    Tap,     // and came up again near by
    Cancel,  // it became something else
    Pan,     // by `move`; with one pointer until Drop
    Drop,    // the one pointer that panned came up
    Zoom,    // by `factor` around `at`
  };
  Kind kind;
  Vec2 at;
  Vec2 move;
  float factor = 1;
  bool twice = false;  // Tap: the second one in quick succession at the same place
};

class Gestures {
 public:
  void slop(float pixels) { slop_ = pixels; }  // how far a tap may wander

  // The mouse is the pointer kMouse; every other number is a finger.
  static constexpr std::int64_t kMouse = -1;
  void down(std::int64_t pointer, Vec2 at, double now);
  void move(std::int64_t pointer, Vec2 at);
  void up(std::int64_t pointer, Vec2 at, double now);
  void cancel();                                // forget all pointers
  bool holds(std::int64_t pointer) const;

  std::vector<Gesture>& out() { return out_; }  // to be emptied by the reader

 private:
  struct Pointer {
    std::int64_t id;
    Vec2 began, at;
  };
  Pointer* find(std::int64_t id);

  std::vector<Pointer> held_;
  std::vector<Gesture> out_;
  bool tapping_ = false;  // the one pointer held may still become a tap
  bool pinched_ = false;  // a second one was there since the first came down
  float slop_ = 8;
  Vec2 last_tap_;
  double last_tap_time_ = -1;
};

}  // namespace wildshore
