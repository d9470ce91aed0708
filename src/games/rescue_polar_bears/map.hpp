// map.hpp: the 61 hexes of Rescue Polar Bears (1.1): numbers, names, neighbours. Constant tables, made by the compiler.
//
// Hexes are meant to be drawn with flat tops: axial (q, r) lies at x = 3/2 q, y = sqrt(3) (r + q/2), so that the bases are in the far north and south.
#pragma once
#include <bit>

#include "core/hex.hpp"

namespace wildshore::rescue_polar_bears {

// 0 .. 36: the play hexes, from the middle ring by ring; 37 .. 60: the light ocean around them, both bases included.
using Cell = std::uint8_t;
inline constexpr Cell kNoCell = 255;
inline constexpr int kRadius = 4;
inline constexpr int kCells = disc_size(kRadius);
inline constexpr int kPlay = disc_size(kRadius - 1);

using Cells = std::uint64_t;
constexpr Cells cell_bit(Cell cell) { return Cells{1} << cell; }
inline constexpr Cells kAllCells = (Cells{1} << kCells) - 1;
inline constexpr Cells kPlayCells = (Cells{1} << kPlay) - 1;
constexpr Cell lowest(Cells cells) { return static_cast<Cell>(std::countr_zero(cells)); }
constexpr Cell pop(Cells& cells) {
  const Cell cell = lowest(cells);
  cells &= cells - 1;
  return cell;
}

struct Map {
  Hex hex[kCells] = {};
  Cells near[kCells] = {};

  constexpr Map() {
    for (int cell = 0; cell < kCells; ++cell) hex[cell] = spiral({}, cell);
    for (int a = 0; a < kCells; ++a) {
      for (int b = 0; b < kCells; ++b) {
        if (distance(hex[a], hex[b]) == 1) near[a] |= cell_bit(static_cast<Cell>(b));
      }
    }
  }
  constexpr Cell cell_at(Hex where) const {
    for (int cell = 0; cell < kCells; ++cell) {
      if (hex[cell] == where) return static_cast<Cell>(cell);
    }
    return kNoCell;
  }
};
inline constexpr Map kMap;

inline constexpr Cell kNorthBase = kMap.cell_at({0, -4});
inline constexpr Cell kSouthBase = kMap.cell_at({0, 4});
inline constexpr Cells kBases = cell_bit(kNorthBase) | cell_bit(kSouthBase);
// Where the ships of the seats begin (1.8).
inline constexpr Cell kStarts[] = {kMap.cell_at({4, -4}), kMap.cell_at({-4, 4}), kMap.cell_at({-4, 0}), kMap.cell_at({4, 0})};

// A hex is named by its column, a to i from the west, and its number from the north: e1 is the northern base, e9 the southern.
constexpr int column_of(Cell cell) { return kMap.hex[cell].q + kRadius; }
constexpr int row_of(Cell cell) {  // from 0, in its column
  const Hex hex = kMap.hex[cell];
  return hex.r + kRadius + (hex.q < 0 ? hex.q : 0);
}
constexpr Cell cell_named(char column, char row) {
  const int q = column - 'a' - kRadius;
  if (q < -kRadius || q > kRadius || row < '1' || row > '9') return kNoCell;
  const int r = row - '1' - kRadius - (q < 0 ? q : 0);
  return kMap.cell_at({static_cast<std::int8_t>(q), static_cast<std::int8_t>(r)});
}

}  // namespace wildshore::rescue_polar_bears
