// clock.hpp: seconds since the program began, for animation and budgets. Never for rules.
#pragma once
#include <SDL_timer.h>

namespace wildshore {

// For pictures of motion: while it is held, time goes only as it is told to, and no budget ever runs out.
struct HeldClock {
  double seconds = -1;  // negative: not held
};
inline HeldClock& held_clock() {
  static HeldClock one;
  return one;
}

inline double seconds_now() {
  if (held_clock().seconds >= 0) return held_clock().seconds;
  return static_cast<double>(SDL_GetPerformanceCounter()) / static_cast<double>(SDL_GetPerformanceFrequency());
}

}  // namespace wildshore
