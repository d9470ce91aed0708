// geometry.cpp: the map, computed while compiling, and the names of its parts.
#include "games/the_mara/geometry.hpp"

namespace wildshore::the_mara {

constexpr Geometry kComputed = detail::make_geometry();
constinit const Geometry kMap = kComputed;
static_assert(kComputed.lodge_cell[kLodges - 1] == kCells - 1 && kComputed.tile_cell[kKilimanjaro] == kCells / 2);
static_assert(kComputed.path_tiles[kPaths - 1][1] != 0 && kComputed.near[kPlaces - 1][1] != kNowhere);

namespace {

// The first cell of a row of the map, in reading order, and behind the last row the number of cells.
constexpr int kRowBegin[2 * kRadius + 2] = {0, 4, 9, 15, 22, 28, 33, 37};

void add_cell(StepText& text, int cell) {
  int row = 0;
  while (cell >= kRowBegin[row + 1]) ++row;
  text.add(static_cast<char>('a' + row)).add_number(cell - kRowBegin[row] + 1);
}

int cell_named(std::string_view name) {
  if (name.size() != 2 || name[0] < 'a' || name[0] > 'g' || name[1] < '1' || name[1] > '7') return -1;
  const int row = name[0] - 'a';
  const int cell = kRowBegin[row] + (name[1] - '1');
  return cell < kRowBegin[row + 1] ? cell : -1;
}

Place lodge_named(std::string_view name) {
  const int cell = cell_named(name);
  for (int l = 0; l < kLodges; ++l) {
    if (kMap.lodge_cell[l] == cell) return lodge_place(l);
  }
  return kNowhere;
}

}  // namespace

StepText tile_name(Tile tile) {
  StepText text;
  if (tile <= kKilimanjaro) add_cell(text, kMap.tile_cell[tile]);
  return text;
}

StepText place_name(Place place) {
  StepText text;
  if (is_lodge(place)) {
    add_cell(text, kMap.lodge_cell[place - kPaths]);
  } else if (is_path(place)) {
    add_cell(text, kMap.tile_cell[kMap.path_tiles[place][0]]);
    text.add('-');
    add_cell(text, kMap.tile_cell[kMap.path_tiles[place][1]]);
  }
  return text;
}

Tile tile_named(std::string_view name) {
  const int cell = cell_named(name);
  for (Tile tile = 0; tile < kTiles; ++tile) {
    if (kMap.tile_cell[tile] == cell) return tile;
  }
  return kNoTile;
}

Place place_named(std::string_view name) {
  if (name.size() == 2) return lodge_named(name);
  if (name.size() != 5 || name[2] != '-') return kNowhere;
  const int first = cell_named(name.substr(0, 2));
  const int second = cell_named(name.substr(3));
  for (Place path = 0; path < kPaths; ++path) {
    const Tile* tiles = kMap.path_tiles[path];
    if (kMap.tile_cell[tiles[0]] == first && kMap.tile_cell[tiles[1]] == second) return path;
  }
  return kNowhere;
}

}  // namespace wildshore::the_mara
