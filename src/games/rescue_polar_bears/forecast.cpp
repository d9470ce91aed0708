// forecast.cpp: the odds of this turn's dice. Numbers cite rules.md.
#include "games/rescue_polar_bears/forecast.hpp"

#include <algorithm>

namespace wildshore::rescue_polar_bears {
namespace {

struct Odds {
  int melt = 0;
  int too_hot = 0;
};

// How many of the six faces of the red die melt the alert's tile, or are too hot (5.1, 5.2), with `extra` added.
Odds red_die(const State& s, int extra) {
  Odds odds;
  for (int die = 1; die <= 6; ++die) {
    const int temperature = s.temperature + die + extra;
    const bool melts = s.alert != 0 && temperature >= s.alert;
    odds.melt += melts;
    odds.too_hot += temperature - (melts ? kMelting : 0) > kTooHot;
  }
  return odds;
}

}  // namespace

Forecast forecast(const State& s) {
  Forecast f;
  if (s.part == Part::SetUp || s.part == Part::Close || s.end != End::None) return f;
  f.melt_at = place_of(s, s.alert);
  if (f.melt_at != kNoCell) f.melt_sinks = static_cast<std::uint8_t>(sinking(s, f.melt_at));
  const bool rolled = s.part == Part::Heat;
  int hottest = rolled ? s.extra : 0;
  int melt = 0;
  int too_hot = 0;
  for (int number = 1; number <= kTiles; ++number) {
    Extra reason;
    const int extra = rolled ? s.extra : heat_added(s, number, reason);
    const Odds odds = red_die(s, extra);
    hottest = std::max(hottest, extra);
    melt += odds.melt;
    too_hot += odds.too_hot;
    if (rolled) continue;
    const Growth growth = growth_on(s, number);
    const Cell cell = place_of(s, number);
    if (growth == Growth::Reproduce) {
      f.births |= cell_bit(cell);
      const int room = kRoom - total(s.bears[cell]) + room_beside(s, cell);
      if (room < std::min(2, count_of(s.supply, Bear::Cub))) f.birth_sinks |= cell_bit(cell);
    } else if (growth == Growth::Grow) {
      f.growth |= cell_bit(cell);
    } else {
      ++f.quiet;
    }
  }
  if (s.night != 0) return f;
  f.melt = static_cast<std::uint8_t>(melt);
  f.too_hot = static_cast<std::uint8_t>(too_hot);
  f.warmest = static_cast<std::uint8_t>(s.temperature + 6 + hottest);
  return f;
}

}  // namespace wildshore::rescue_polar_bears
