// rules_board.cpp: contacts and room on the board (rules.md 1.2, 1.3, 6.4 to 6.6).
#include "games/frost_bitten/board.hpp"

namespace wildshore::frost_bitten {
namespace {

constexpr std::uint64_t kSouthNotches = kBottomRow * 0x249u;  // y = 0, 3, 6, 9
constexpr std::uint64_t kNorthNotches = kBottomRow * 0x492u;  // y = 1, 4, 7, 10
constexpr std::uint64_t kColumnA = 0xFFFFull;
constexpr std::uint64_t kColumnD = 0xFFFFull << 48;

void push_floes(const State& s, int water, std::uint64_t cells, Places& out) {
  for (; cells != 0; cells &= cells - 1) {
    out.push(static_cast<Place>(floe_at(s, static_cast<Cell>(water * 64 + std::countr_zero(cells)))));
  }
}

}  // namespace

int floe_at_deep(const State& s, Cell cell) {
  for (int floe = 0; floe < s.floes; ++floe) {
    if (s.cell[floe] == cell) return floe;
  }
  return -1;
}

int floe_at(const State& s, int water, int column, int y) {
  if (water < 0 || water >= waters(s.options) || column < 0 || column >= kColumns || y < 0 || y > s.length - 2) return -1;
  const Cell cell = cell_at(water, column, y);
  return (s.starts[water] & bit_of(cell)) != 0 ? floe_at(s, cell) : -1;
}

void contacts(const State& s, Place place, Places& out) {
  out.clear();
  const int last = waters(s.options) - 1;
  if (place == kSouth) {
    push_floes(s, 0, s.starts[0] & kBottomRow, out);
  } else if (place == kNorth) {
    push_floes(s, last, s.starts[last] & top_row(s), out);
  } else if (place == kEquator && s.options.mega) {
    push_floes(s, 0, s.starts[0] & top_row(s), out);
    push_floes(s, 1, s.starts[1] & kBottomRow, out);
  } else if (place < s.floes) {
    const Cell cell = s.cell[place];
    push_floes(s, water_of(cell), contacts_of(s, cell), out);
    if (y_of(cell) == 0) out.push(south_of_water(water_of(cell)));
    if (y_of(cell) == s.length - 2) out.push(north_of_water(s.options, water_of(cell)));
  }
}

bool in_contact(const State& s, Place a, Place b) {
  if (is_floe(a) && is_floe(b)) {
    return a < s.floes && b < s.floes && water_of(s.cell[a]) == water_of(s.cell[b]) &&
           (contacts_of(s, s.cell[a]) & bit_of(s.cell[b])) != 0;
  }
  if (!is_floe(a) && !is_floe(b)) return false;
  const Place floe = is_floe(a) ? a : b;
  const Place region = is_floe(a) ? b : a;
  if (floe >= s.floes) return false;
  const Cell cell = s.cell[floe];
  return (y_of(cell) == 0 && region == south_of_water(water_of(cell))) ||
         (y_of(cell) == s.length - 2 && region == north_of_water(s.options, water_of(cell)));
}

Room room(const State& s, int water) {
  const std::uint64_t starts = s.starts[water];
  Room room;
  if (s.options.drift == Drift::Lines) {  // 1.2
    room.to[0] = starts & kSouthNotches;
    room.to[1] = starts & kNorthNotches;
    return room;
  }
  room.to[0] = starts & ~(starts >> 2) & ~top_row(s);  // 6.5
  room.to[1] = starts & ~(starts << 2) & ~kBottomRow;
  if (s.options.drift == Drift::Deep) {  // 6.6: no floe may begin beside it, nor one unit to either side of that
    const std::uint64_t in_the_way = starts | (starts << 1) | (starts >> 1);
    room.to[2] = starts & ~(in_the_way >> 16) & ~kColumnD;
    room.to[3] = starts & ~(in_the_way << 16) & ~kColumnA;
  }
  return room;
}

}  // namespace wildshore::frost_bitten
