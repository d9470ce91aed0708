// legal.hpp: what the seat to act may do in its turn, as sets: shared by the list of actions and by the words that refuse one. Numbers cite rules.md.
#pragma once
#include "games/rescue_polar_bears/board.hpp"

namespace wildshore::rescue_polar_bears {

inline Cells beside_ship(const State& s) { return kMap.near[s.at[s.seat]]; }

// 3.2, 8.1: data on ice or floats beside the ship, when there is an action or the free load for it.
inline Cells data_to_load(const State& s) {
  if (actions_left(s) == 0 && s.free_load == 0) return 0;
  return beside_ship(s) & s.data & tiles_to_break(s);
}

inline bool has_room(const State& s) { return total(s.hold[s.seat]) < capacity_of(s, s.seat); }

// 3.2, 8.3: tiles beside the ship whose bears it may take.
inline Cells tiles_to_load(const State& s) {
  if ((actions_left(s) == 0 && s.second_bear == 0) || !has_room(s)) return 0;
  Cells tiles = 0;
  for (Cells rest = beside_ship(s) & s.ice; rest != 0;) {
    const Cell cell = pop(rest);
    if (s.bears[cell] != 0) tiles |= cell_bit(cell);
  }
  return tiles;
}

// 3.3
inline bool may_unload(const State& s) {
  return actions_left(s) > 0 && s.hold[s.seat] != 0 && (near_bases() & cell_bit(s.at[s.seat])) != 0;
}

// 3.4
inline Cells breakable(const State& s) { return actions_left(s) > 0 ? beside_ship(s) & tiles_to_break(s) : 0; }

// 9.10
inline Cells tiles_with_bears(const State& s) {
  Cells tiles = 0;
  for (Cells rest = s.ice; rest != 0;) {
    const Cell cell = pop(rest);
    if (s.bears[cell] != 0) tiles |= cell_bit(cell);
  }
  return tiles;
}

}  // namespace wildshore::rescue_polar_bears
