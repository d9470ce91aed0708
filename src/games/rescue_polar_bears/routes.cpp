// routes.cpp: how far the data is.
#include "games/rescue_polar_bears/routes.hpp"

#include <algorithm>

namespace wildshore::rescue_polar_bears {
namespace {

// Turns of the table until a ship has made `actions` actions.
int turns_until(const State& s, Seat seat, int actions) {
  const int seats = s.options.seats;
  int first = (seat - s.seat + seats) % seats;
  if (first == 0) {
    const int now = s.part == Part::Act ? actions_left(s) : 0;
    if (actions <= now) return 0;
    actions -= now;
    first = seats;
  }
  return first + (actions - 1) / kActions * seats;
}

constexpr std::uint8_t kFar = 255;

}  // namespace

Routes::Routes(const State& s) : tiles_(tiles_to_break(s)), data_(s.data) {
  const Cells open = water(s);
  for (Cells rest = data_; rest != 0;) {
    const Cell data = pop(rest);
    std::uint8_t(&steps)[kCells] = steps_[data];
    std::fill_n(steps, kCells, kFar);
    Cells edge = (tiles_ & cell_bit(data)) != 0 ? kMap.near[data] & open : cell_bit(data);
    Cells reached = edge;
    for (std::uint8_t step = 0; edge != 0; ++step) {
      Cells next = 0;
      while (edge != 0) {
        const Cell cell = pop(edge);
        steps[cell] = step;
        next |= kMap.near[cell];
      }
      edge = next & open & ~reached;
      reached |= edge;
    }
  }
}

// Of ships that are there as soon the one with the fewest steps.
Trip Routes::trip_to(const State& s, Cell data) const {
  const bool on_ice = (tiles_ & cell_bit(data)) != 0;
  Trip best;
  int best_steps = 0;
  for (int seat = 0; seat < s.options.seats; ++seat) {
    const int steps = s.at[seat] == kNoCell ? kFar : steps_[data][s.at[seat]];
    if (steps == kFar) continue;
    const int speed = speed_of(s, seat);
    const int actions = (steps + speed - 1) / speed + (on_ice ? 1 : 0);
    const Trip trip{turns_until(s, seat, actions), actions};
    if (trip.length() > best.length() || (trip.length() == best.length() && steps >= best_steps)) continue;
    best = trip;
    best_steps = steps;
  }
  return best;
}

Trip Routes::nearest(const State& s) const {
  if (s.data == 0) return {s.options.seats, s.options.seats};
  Trip nearest;
  for (Cells rest = s.data; rest != 0;) nearest.improve(trip_to(s, pop(rest)));
  return nearest;
}

}  // namespace wildshore::rescue_polar_bears
