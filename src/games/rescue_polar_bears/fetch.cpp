// fetch.cpp: sailing after sailing, where a ship may be. Numbers cite rules.md.
#include "games/rescue_polar_bears/fetch.hpp"

#include <algorithm>

namespace wildshore::rescue_polar_bears {
namespace {

// How many sailings the ship needs to stop on one of the goals.
int sailings_to(const State& state, Seat seat, Cells goals) {
  State moved = state;
  Cells reached = cell_bit(state.at[seat]);
  Cells edge = reached;
  for (int sailings = 0; edge != 0; ++sailings) {
    if ((reached & goals) != 0) return sailings;
    Cells next = 0;
    while (edge != 0) {
      moved.at[seat] = pop(edge);
      next |= sail_ends(moved, seat);
    }
    edge = next & ~reached;
    reached |= edge;
  }
  return kNever;
}

int actions_each_turn(const State& s, Seat seat) {
  return kActions + (s.ship[seat] == Ship::BreezeDragon ? std::popcount(s.upgrades[seat]) : 0);  // 2.1, 8.1
}

int turns_before(const State& s, Seat seat, int actions) {
  const int seats = s.options.seats;
  int wait = (seat - s.seat + seats) % seats;
  if (wait == 0) {
    const int now = s.part == Part::Act ? actions_left(s) : 0;
    if (actions <= now) return 0;
    actions -= now;
    wait = seats;
  } else {
    actions -= s.blue[seat];  // 8.6
  }
  return wait + std::max(0, actions - 1) / actions_each_turn(s, seat) * seats;
}

}  // namespace

int sailings_beside(const State& s, Seat seat, Cell cell) { return sailings_to(s, seat, kMap.near[cell]); }

int actions_to_data(const State& s, Seat seat, Cell data) {
  if ((tiles_to_break(s) & cell_bit(data)) == 0) return sailings_to(s, seat, cell_bit(data));
  const int sailings = sailings_beside(s, seat, data);
  const bool free_load = s.ship[seat] == Ship::BreezeDragon && (seat != s.seat || s.free_load != 0);  // 8.1
  return sailings == kNever ? kNever : sailings + (free_load ? 0 : 1);
}

Fetch soonest_fetch(const State& s) {
  Fetch best;
  for (Cells rest = s.data; rest != 0;) {
    const Cell data = pop(rest);
    for (Seat i = 0; i < s.options.seats; ++i) {
      const Seat seat = (s.seat + i) % s.options.seats;
      const int actions = actions_to_data(s, seat, data);
      if (actions == kNever) continue;
      const int turns = turns_before(s, seat, actions);
      if (turns < best.turns || (turns == best.turns && actions < best.actions)) best = {seat, data, actions, turns};
    }
  }
  return best;
}

}  // namespace wildshore::rescue_polar_bears
