// routes.hpp: how soon a ship of Rescue Polar Bears can be at the nearest data, about: bots judge positions by it.
#pragma once
#include "games/rescue_polar_bears/board.hpp"

namespace wildshore::rescue_polar_bears {

// The way of a ship to data.
struct Trip {
  int turns = 30;  // of the table, until the ship is there; 0: in this turn
  int actions = 10;
  int length() const { return kActions * turns + actions; }
  void improve(const Trip& other) {
    if (other.length() < length()) *this = other;
  }
};

// How far every hex is from every data, over the water. It holds as long as no tile goes and no data comes.
class Routes {
 public:
  explicit Routes(const State& state);
  bool hold_for(const State& s) const { return tiles_to_break(s) == tiles_ && (s.data & ~data_) == 0; }
  Trip nearest(const State& state) const;  // of all ships to all data

 private:
  Trip trip_to(const State& state, Cell data) const;
  Cells tiles_;
  Cells data_;
  std::uint8_t steps_[kPlay][kCells];  // [data]: to it, or beside it when it lies on a tile
};

}  // namespace wildshore::rescue_polar_bears
