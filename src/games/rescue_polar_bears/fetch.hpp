// fetch.hpp: how soon which ship can have data, exactly, as long as nothing else moves: for sentences, not for hot code.
#pragma once
#include "games/rescue_polar_bears/board.hpp"

namespace wildshore::rescue_polar_bears {

inline constexpr int kNever = 99;

// How many actions the ship of the seat needs to have the data there (3.1, 3.2, 8.1, 8.4); kNever when the ice lets it not come near.
int actions_to_data(const State& state, Seat seat, Cell data);
// How many sailings it needs to lie beside the cell.
int sailings_beside(const State& state, Seat seat, Cell cell);

// The ship that has data soonest, and which.
struct Fetch {
  Seat seat = -1;  // nobody gets there
  Cell data = kNoCell;
  int actions = kNever;
  int turns = kNever;  // of the table before its actions are enough; 0: in this turn
};
Fetch soonest_fetch(const State& state);

}  // namespace wildshore::rescue_polar_bears
