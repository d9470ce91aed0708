// clock.hpp: seconds since the program began, for animation and budgets. Never for rules.
#pragma once
#include <SDL_timer.h>

namespace wildshore {

inline double seconds_now() { return static_cast<double>(SDL_GetPerformanceCounter()) / static_cast<double>(SDL_GetPerformanceFrequency()); }

}  // namespace wildshore
