// forecast.hpp: what the dice of this turn may do, exactly: for the panel that looks ahead (11.1) and for the bots.
#pragma once
#include "games/rescue_polar_bears/board.hpp"

namespace wildshore::rescue_polar_bears {

struct Forecast {
  // Chances in 120ths: 20 faces of the d20 times 6 of the red die. Once the d20 has fallen, the red die alone counts.
  std::uint8_t melt = 0;       // that the alert's tile melts this turn
  std::uint8_t too_hot = 0;    // that the game is lost by heat this turn
  Cell melt_at = kNoCell;      // the alert's tile
  std::uint8_t melt_sinks = 0;  // of its bears, as they stand now
  std::uint8_t warmest = 0;    // the temperature at most, before a melt
  Cells births = 0;            // tiles where the d20 would bring two cubs, each one face
  Cells birth_sinks = 0;       // of those, where a cub would find no room
  Cells growth = 0;            // tiles where cubs would grow, each one face
  std::uint8_t quiet = 0;      // faces of the d20 without birth or growth
  bool operator==(const Forecast&) const = default;
};

Forecast forecast(const State& state);

}  // namespace wildshore::rescue_polar_bears
