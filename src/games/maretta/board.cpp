// board.cpp: what can be read off the table. Numbers cite rules.md.
#include "games/maretta/board.hpp"

namespace wildshore::maretta {

std::uint8_t most_advanced(const State& s, std::uint8_t among) {
  int best = -1;
  std::uint8_t seats = 0;
  for (int seat = 0; seat < s.options.seats; ++seat) {
    if (!has(among, seat) || s.place[seat] < best) continue;
    if (s.place[seat] > best) seats = 0;
    best = s.place[seat];
    seats = static_cast<std::uint8_t>(seats | bit(seat));
  }
  return seats;
}

int faces_up(const Options& options, int space) {
  int crossed = 0;
  for (const std::int8_t reef : options.reef) crossed += reef != 0 && reef < space;
  return options.side == Side::Maretta ? crossed : kSlots - crossed;
}

void set_next_float(State& s, int from) {
  for (int place = from; place < kBarrelSpaces * kSlots; ++place) {
    const int space = space_of(s, place / kSlots);
    if (barrel_index(s.options, space) < 0 || place % kSlots >= faces_up(s.options, space)) continue;
    s.phase = Phase::Float;
    s.to_go = static_cast<std::uint8_t>(place);
    return;
  }
  s.phase = Phase::First;
  s.to_go = 0;
}

std::uint8_t may_receive(const State& s, int giver) {
  std::uint8_t seats = 0;
  for (int seat = 0; seat < s.options.seats; ++seat) {
    if (seat != giver && is_alive(s, seat) && s.gift[seat] == kNoCard) seats = static_cast<std::uint8_t>(seats | bit(seat));
  }
  return seats != 0 ? seats : bit(giver);
}

bool can_load(const State& s, int seat) {
  for (const Card card : s.hand[seat]) {
    if (card != kNoCard && fits(card, s.gift[seat])) return true;
  }
  return false;
}

bool ship_passes(const State& s) {
  for (int seat = 0; seat < s.options.seats; ++seat) {
    if (s.gift[seat] == kShip || (s.star[seat] == kShip && star_up(s, seat))) return true;
  }
  return false;
}

Cards stowed(Cards stock, Card a, Card b) {
  for (const Card card : {a, b}) {
    if (is_resource(card)) stock += one_of(card);
  }
  return stock & ~suits_above(worths_of(stock), kStackLimit);
}

std::uint8_t ahead_of(const State& s, int seat) {
  int nearest = s.options.goal + 1;
  std::uint8_t seats = 0;
  for (int other = 0; other < s.options.seats; ++other) {
    if (!is_alive(s, other) || s.place[other] <= s.place[seat] || s.place[other] > nearest) continue;
    if (s.place[other] < nearest) seats = 0;
    nearest = s.place[other];
    seats = static_cast<std::uint8_t>(seats | bit(other));
  }
  return seats;
}

std::uint8_t may_be_seen(const State& s, int seat) {
  std::uint8_t seats = 0;
  for (int other = 0; other < s.options.seats; ++other) {
    if (other != seat && s.hand[other][0] != kNoCard) seats = static_cast<std::uint8_t>(seats | bit(other));
  }
  return seats;
}

}  // namespace wildshore::maretta
