// rules_board_text.cpp: the table as plain text: for tests, golden records and the command line.
#include "games/rescue_polar_bears/rules.hpp"

namespace wildshore::rescue_polar_bears {
namespace {

// `mfc`: a letter for each bear.
std::string bears_text(Bears bears) {
  std::string text;
  for (int bear = 0; bear < kBearKinds; ++bear) {
    text += std::string(static_cast<std::uint32_t>(count_of(bears, static_cast<Bear>(bear))), "mfc"[bear]);
  }
  return text;
}

// Five characters: what is on a hex. `13mfc` ice with bears, `++` support, `##` float, `^` base, `~` water; `*` data, a figure after `@` a ship.
std::string cell_text(const State& s, Cell cell) {
  std::string text;
  const bool is_base = (kBases & cell_bit(cell)) != 0;
  const int tile = number_at(s, cell);
  if (tile != 0) {
    text = (tile < 10 ? "0" : "") + number(tile) + bears_text(s.bears[cell]);
  } else if (is_base) {
    text = "^" + number(cell == kNorthBase ? helicopters_north(s) : helicopters_south(s));
  } else if ((s.support & cell_bit(cell)) != 0) {
    text = "++";
  } else if ((s.floats & cell_bit(cell)) != 0) {
    text = "##";
  } else {
    text = cell < kPlay && cell >= s.dealt ? "?" : "~";
  }
  if ((s.data & cell_bit(cell)) != 0) text += "*";
  if (const Seat seat = ship_on(s, cell); seat >= 0) text += "@" + number(seat + 1);
  return text + std::string(text.size() < 6 ? 6 - text.size() : 0, ' ');
}

// Columns stand upright: a line shows every other column.
std::string map_text(const State& s) {
  std::string text;
  for (int line = 0; line <= 4 * kRadius; ++line) {
    std::string row;
    for (int q = -kRadius; q <= kRadius; ++q) {
      const int twice_r = line - 2 * kRadius - q;  // y = r + q / 2
      const Cell cell = twice_r % 2 != 0 ? kNoCell : kMap.cell_at({static_cast<std::int8_t>(q), static_cast<std::int8_t>(twice_r / 2)});
      row += cell == kNoCell ? std::string(6, ' ') : cell_text(s, cell);
    }
    row.erase(row.find_last_not_of(' ') + 1);
    text += row + "\n";
  }
  return text;
}

std::string tokens_text(std::uint32_t tokens) {
  std::string text;
  for (; tokens != 0; tokens &= tokens - 1) text += " " + number(std::countr_zero(tokens) + 1);
  return text.empty() ? " none" : text;
}

std::string_view phase_text(Phase phase) {
  constexpr std::string_view kNames[] = {"tiles",      "ships", "position", "new alert",  "turn up",  "draw card", "growth die",
                                         "heat die",   "act",   "flee",     "pick alert", "exchange", "use card",  "upgrade",
                                         "blue token", "birth", "grow",     "settling",   "over"};
  return kNames[static_cast<int>(phase)];
}

std::string pending_text(const State& s) {
  std::string text;
  if (s.going != kNoCell) text += ", going " + std::string(cell_name(s.going).view());
  if (s.card != Card::None) text += ", card " + std::string(card_name(s.card));
  if (s.born_at != kNoCell) text += ", at " + std::string(cell_name(s.born_at).view()) + " cubs " + number(s.cubs);
  if (s.extra != 0) text += ", extra " + number(s.extra);
  if (s.night != 0) text += ", polar night";
  if (s.free_load != 0) text += ", free load";
  if (s.second_bear != 0) text += ", second bear";
  return text;
}

}  // namespace

std::string board_text(const State& s) {
  std::string text = "round " + number(static_cast<int>(s.round)) + " seat " + number(s.seat + 1) + " " + std::string(phase_text(phase_of(s))) +
                     ", actions " + number(s.left) + pending_text(s) + "\n";
  text += "temperature " + number(s.temperature) + ", alert " + number(s.alert) + ", data " + number(s.collected) + "/" + number(goal(s)) +
          ", helicopters " + number(s.helicopters) + "+" + number(s.reserve) + "\n";
  text += map_text(s);
  for (int seat = 0; seat < s.options.seats; ++seat) {
    if (s.ship[seat] == Ship::None) continue;
    text += "ship " + number(seat + 1) + " " + std::string(ship_name(s.ship[seat])) + " at " + std::string(cell_name(s.at[seat]).view()) +
            ", speed " + number(speed_of(s, seat)) + ", hold " + number(total(s.hold[seat])) + "/" + number(capacity_of(s, seat)) + " " +
            bears_text(s.hold[seat]) + ", upgrades " + number(s.upgrades[seat]) + ", blue " + number(s.blue[seat]) + "\n";
  }
  text += "supply males " + number(count_of(s.supply, Bear::Male)) + " females " + number(count_of(s.supply, Bear::Female)) + " cubs " +
          number(count_of(s.supply, Bear::Cub)) + "\nalerts up" + tokens_text(s.open) + ", down" + tokens_text(s.hidden) + "\n";
  text += "position cards " + number(std::popcount(s.positions)) + ", support cards";
  for (int card = 0; card < kCards; ++card) {
    if (((s.deck >> card) & 1u) != 0) text += " " + std::string(card_name(static_cast<Card>(card)));
  }
  return text + "\n";
}

}  // namespace wildshore::rescue_polar_bears
