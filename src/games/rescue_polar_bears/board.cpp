// board.cpp: what can be read off the table. Numbers cite rules.md.
#include "games/rescue_polar_bears/board.hpp"

#include <algorithm>

namespace wildshore::rescue_polar_bears {
namespace {

struct ShipBoard {
  std::uint8_t speed;
  std::uint8_t capacity;
};

// By ship and the upgrades it has (8.1 - 8.5); the last: none.
struct ShipBoards {
  ShipBoard of[kShips + 1][4] = {};
  constexpr ShipBoards() {
    constexpr ShipBoard kPlain[kShips] = {{3, 2}, {6, 0}, {2, 5}, {3, 2}, {3, 2}};
    for (int ship = 0; ship < kShips; ++ship) {
      for (int upgrades = 0; upgrades < 4; ++upgrades) {
        ShipBoard& board = of[ship][upgrades] = kPlain[ship];
        for (int which = 0; which < 2; ++which) {
          if (((upgrades >> which) & 1) != 0) improve(board, upgrade_of(static_cast<Ship>(ship), which));
        }
      }
    }
  }
  static constexpr void improve(ShipBoard& board, Upgrade upgrade) {
    if (upgrade == Upgrade::Speed) ++board.speed;
    if (upgrade == Upgrade::Hold) board.speed -= 2;
    if (upgrade == Upgrade::Hold || upgrade == Upgrade::Capacity) board.capacity += 2;
  }
};
constexpr ShipBoards kShipBoards;
const ShipBoard& board_of(const State& s, Seat seat) { return kShipBoards.of[static_cast<int>(s.ship[seat])][s.upgrades[seat]]; }

// 3.1, 8.4: what a ship may pass.
Cells passable(const State& s, Seat seat) {
  return s.ship[seat] == Ship::Tidewalker ? kAllCells & ~kBases : water(s);
}

Cells spread(Cells from) {
  Cells cells = 0;
  while (from != 0) cells |= kMap.near[pop(from)];
  return cells;
}

}  // namespace

Phase phase_of(const State& s) {
  if (s.end != End::None) return Phase::Over;
  if (s.part == Part::SetUp) {
    if (s.dealt < kPlay) return Phase::Tiles;
    if (s.ship[s.options.seats - 1] == Ship::None) return Phase::Ships;
  }
  if (s.going != kNoCell) return Phase::Flee;
  if (s.alert == 0 && (s.open | s.hidden) != 0) return s.open != 0 ? Phase::PickAlert : Phase::NewAlert;
  if (s.to_turn != 0) return Phase::TurnUp;
  if (s.exchange != 0) return Phase::Exchange;
  if (s.card != Card::None) return Phase::UseCard;
  if (s.upgrade != 0) return Phase::Upgrade;
  if (s.tokens != 0) return Phase::Token;
  if (s.draws != 0) return Phase::DrawCard;
  if (s.more_data != 0 || s.data == 0) return Phase::Position;
  if (s.support_due != kNoCell) return Phase::Settling;
  switch (s.part) {
    case Part::Act: return Phase::Act;
    case Part::Growth: return Phase::GrowthDie;
    case Part::Heat:
      if (s.born_at != kNoCell) return s.cubs != 0 ? Phase::Birth : Phase::Grow;
      return s.night != 0 ? Phase::Settling : Phase::HeatDie;
    default: return Phase::Settling;
  }
}

int number_at(const State& s, Cell cell) {
  const Cell* found = std::find(s.place, s.place + kTiles, cell);
  return cell == kNoCell || found == s.place + kTiles ? 0 : static_cast<int>(found - s.place) + 1;
}

Cells havens(const State& s, Cell cell) {
  Cells cells = 0;
  Cells rest = kMap.near[cell] & s.ice;
  if (s.going != kNoCell) rest &= ~cell_bit(s.going);
  while (rest != 0) {
    const Cell other = pop(rest);
    if (!is_full(s, other)) cells |= cell_bit(other);
  }
  return cells;
}

int room_in(const State& s, Cells cells) {
  int room = 0;
  while (cells != 0) room += kRoom - total(s.bears[pop(cells)]);
  return room;
}

int room_beside(const State& s, Cell cell) {
  Cells rest = kMap.near[cell] & s.ice;
  if (s.going != kNoCell) rest &= ~cell_bit(s.going);
  return room_in(s, rest);  // a full tile adds nothing
}

int sinking(const State& s, Cell cell) { return std::max(0, total(s.bears[cell]) - room_beside(s, cell)); }

std::uint32_t live_alerts(const State& s, std::uint32_t tokens) {
  std::uint32_t live = 0;
  for (; tokens != 0; tokens &= tokens - 1) {
    if (s.place[std::countr_zero(tokens)] != kNoCell) live |= tokens & (0u - tokens);
  }
  return live;
}

int speed_of(const State& s, Seat seat) { return board_of(s, seat).speed; }

int capacity_of(const State& s, Seat seat) { return board_of(s, seat).capacity; }

Seat ship_on(const State& s, Cell cell) {
  for (int seat = 0; seat < s.options.seats; ++seat) {
    if (s.at[seat] == cell) return seat;
  }
  return -1;
}

Cells sail_ends(const State& s, Seat seat) {
  const Cells open = passable(s, seat);
  Cells reached = cell_bit(s.at[seat]);
  Cells edge = reached;
  for (int step = speed_of(s, seat); step > 0 && edge != 0; --step) {
    edge = spread(edge) & open & ~reached;
    reached |= edge;
  }
  return reached & water(s) & ~ships(s);
}

void way_to(const State& s, Seat seat, Cell to, Way& way) {
  way.clear();
  if (to >= kCells || (sail_ends(s, seat) & cell_bit(to)) == 0) return;
  // Rings around the goal until one holds the ship; then down again.
  Cells rings[Way::capacity() + 1] = {cell_bit(to)};
  Cells reached = rings[0];
  int ring = 0;
  while ((rings[ring] & cell_bit(s.at[seat])) == 0) {
    rings[ring + 1] = spread(rings[ring]) & (passable(s, seat) | cell_bit(s.at[seat])) & ~reached;
    reached |= rings[++ring];
  }
  for (Cell here = s.at[seat]; ring > 0; way.push(here)) here = lowest(kMap.near[here] & rings[--ring]);
}

int open_upgrades(const State& s, Seat seat) {
  const int left = ~s.upgrades[seat] & 3;
  return left == 3 && upgrade_of(s.ship[seat], 0) == upgrade_of(s.ship[seat], 1) ? 1 : left;
}

Growth growth_on(const State& s, int number) {
  const Cell cell = place_of(s, number);
  if (cell == kNoCell) return Growth::Gone;
  const Bears there = s.bears[cell];
  if (there == 0) return Growth::Empty;
  const bool pair = count_of(there, Bear::Male) > 0 && count_of(there, Bear::Female) > 0;
  const bool cub = count_of(there, Bear::Cub) > 0;
  if (pair && !(cub && s.options.gentle)) return Growth::Reproduce;
  return cub ? Growth::Grow : Growth::Lonely;
}

int heat_added(const State& s, int number, Extra& reason) {
  const Growth growth = growth_on(s, number);
  reason = Extra::Rapid;
  if (growth < Growth::Reproduce) return s.options.rapid ? 2 : 0;  // 10.3
  reason = Extra::FewCubs;
  if (growth == Growth::Reproduce) return count_of(s.supply, Bear::Cub) < 2;  // 4.2
  // 4.3: too few adults for all cubs, or one sex is missing where more than one adult would be.
  const Bears there = s.bears[place_of(s, number)];
  const bool alone = total(there) == 1;
  reason = Extra::FewAdults;
  if (count_of(there, Bear::Cub) > count_of(s.supply, Bear::Male) + count_of(s.supply, Bear::Female)) return 1;
  reason = Extra::NoMale;
  if (!alone && count_of(there, Bear::Male) + count_of(s.supply, Bear::Male) == 0) return 1;
  reason = Extra::NoFemale;
  return !alone && count_of(there, Bear::Female) + count_of(s.supply, Bear::Female) == 0;
}

int grown_kinds(const State& s, Cell cell) {
  const int males = count_of(s.supply, Bear::Male);
  const int females = count_of(s.supply, Bear::Female);
  const int grow = std::min(count_of(s.bears[cell], Bear::Cub), males + females);
  const bool has_male = count_of(s.bears[cell], Bear::Male) > 0;
  const bool has_female = count_of(s.bears[cell], Bear::Female) > 0;
  // In which ways `grow` cubs can become males and females: any, and those that leave both sexes.
  int any = 0;
  int both = 0;
  for (int x = std::max(0, grow - females); x <= std::min(males, grow); ++x) {
    const int kinds = (x > 0 ? 1 << static_cast<int>(Bear::Male) : 0) | (x < grow ? 1 << static_cast<int>(Bear::Female) : 0);
    any |= kinds;
    if ((has_male || x > 0) && (has_female || x < grow)) both |= kinds;
  }
  return both != 0 ? both : any;
}

}  // namespace wildshore::rescue_polar_bears
