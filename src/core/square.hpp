// square.hpp: square boards: cells by number, row by row, and their four neighbours.
#pragma once
#include <array>
#include <cstdint>

namespace wildshore {

enum class Square4 : std::uint8_t { North, East, South, West };
inline constexpr std::array<Square4, 4> kSquare4{Square4::North, Square4::East, Square4::South, Square4::West};

constexpr Square4 opposite(Square4 direction) { return static_cast<Square4>((static_cast<int>(direction) + 2) % 4); }

// A board of width x height cells; cell 0 is the north-west corner. Cells outside the board are -1.
struct SquareBoard {
  int width = 0;
  int height = 0;
  bool operator==(const SquareBoard&) const = default;

  constexpr int size() const { return width * height; }
  constexpr bool inside(int column, int row) const { return column >= 0 && column < width && row >= 0 && row < height; }
  constexpr int cell(int column, int row) const { return inside(column, row) ? row * width + column : -1; }
  constexpr int column(int cell) const { return cell % width; }
  constexpr int row(int cell) const { return cell / width; }

  constexpr int neighbour(int cell_number, Square4 direction) const {
    constexpr int kColumn[4] = {0, 1, 0, -1};
    constexpr int kRow[4] = {-1, 0, 1, 0};
    const int way = static_cast<int>(direction);
    return cell(column(cell_number) + kColumn[way], row(cell_number) + kRow[way]);
  }

  // Steps between two cells along rows and columns.
  constexpr int distance(int a, int b) const {
    const int columns = column(a) - column(b);
    const int rows = row(a) - row(b);
    return (columns < 0 ? -columns : columns) + (rows < 0 ? -rows : rows);
  }
};

}  // namespace wildshore
