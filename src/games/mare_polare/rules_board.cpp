// rules_board.cpp: walks, harpoons and cards.
#include <array>
#include <cassert>

#include "games/mare_polare/board.hpp"

namespace wildshore::mare_polare {
namespace {

// Every card with these three counts for three of the four kinds.
template <int kCards>
constexpr std::array<Counts, kCards> all_cards(int high, int middle, int low) {
  std::array<Counts, kCards> found{};
  int cards = 0;
  for (int text = 0; text < 10000; ++text) {
    const int digit[4] = {text / 1000, text / 100 % 10, text / 10 % 10, text % 10};
    int wanted[4] = {high, middle, low, 0};
    int matched = 0;
    for (const int d : digit) {
      for (int& w : wanted) {
        if (w != d) continue;
        w = -1;
        ++matched;
        break;
      }
    }
    if (matched < 4) continue;
    Counts card = 0;
    for (int kind = 0; kind < kKinds; ++kind) card = static_cast<Counts>(card + digit[kind] * one_of(kind));
    found[static_cast<std::uint32_t>(cards++)] = card;
  }
  return found;
}

constexpr Counts card(int a, int b, int c, int d) { return static_cast<Counts>(a + 16 * b + 256 * c + 4096 * d); }

constexpr std::array<Counts, 10> kCards322 = {card(0, 2, 3, 2), card(0, 2, 2, 3), card(2, 0, 3, 2), card(2, 0, 2, 3),
                                              card(3, 2, 0, 2), card(2, 3, 0, 2), card(2, 2, 0, 3), card(3, 2, 2, 0),
                                              card(2, 3, 2, 0), card(2, 2, 3, 0)};
constexpr std::array<Counts, 12> kCards331 = all_cards<12>(3, 3, 1);
constexpr std::array<Counts, 24> kCards421 = all_cards<24>(4, 2, 1);
constexpr std::array<Counts, 12> kCards511 = all_cards<12>(5, 1, 1);

}  // namespace

void number_floes(State& s) {
  Floe next = kIglooFloe + 1;
  for (Cell c = 0; c < kCells; ++c) {
    const bool water = (s.water & bit_of(c)) != 0;
    s.floe[c] = water ? kNoFloe : c == s.oracle ? kOracleFloe : c == s.igloo ? kIglooFloe : next++;
  }
}

std::span<const Counts> cards(Handicap handicap) {
  switch (handicap) {
    case Handicap::H331: return kCards331;
    case Handicap::H421: return kCards421;
    case Handicap::H511: return kCards511;
    case Handicap::None: break;
  }
  return kCards322;
}

bool may_deal(const State& s, int seat, Counts card) {
  for (int other = 0; other < s.options.seats; ++other) {
    if (other != seat && s.recipe[other] == card) return false;  // 2.2
  }
  if (!s.options.coop) return true;
  for (int kind = 0; kind < kKinds; ++kind) {  // 4.1
    int wanted = count_of(card, kind);
    for (int other = 0; other < s.options.seats; ++other) wanted += other == seat ? 0 : count_of(s.recipe[other], kind);
    if (wanted > kFishOfAKind) return false;
  }
  return true;
}

Route route(const State& s, int seat, Cell to) {
  const Cells free = footing(s, seat);
  Cells layer[5] = {bit_of(s.inuit[seat])};
  if (!s.options.corners) {
    for (int d = 0; d < 4; ++d) {
      Cells edge = layer[0];
      for (int steps = 1; steps <= 4; ++steps) {
        edge = static_cast<Cells>(shifted(edge, static_cast<Direction>(d)) & free);
        if (edge == bit_of(to))
          return {static_cast<std::uint8_t>(steps), static_cast<std::uint8_t>((d * 0x55) & ((1 << (2 * steps)) - 1))};
      }
    }
    return {};
  }
  int steps = 0;
  while (steps < 4 && (layer[steps] & bit_of(to)) == 0) {
    layer[steps + 1] = static_cast<Cells>(beside(layer[steps]) & free);
    ++steps;
  }
  if ((layer[steps] & bit_of(to)) == 0) return {};
  Route found{static_cast<std::uint8_t>(steps), 0};
  Cells at = bit_of(to);
  for (int step = steps - 1; step >= 0; --step) {  // backwards, each time to a cell one step nearer
    for (int d = 0; d < 4; ++d) {
      const Cells before = static_cast<Cells>(shifted(at, static_cast<Direction>((d + 2) % 4)) & layer[step]);
      if (before == 0) continue;
      found.path = static_cast<std::uint8_t>(found.path | (d << (2 * step)));
      at = before;
      break;
    }
  }
  return found;
}

void put_on(State& s, int seat, Fish fish) {
  const int position = fish_on(s, seat);
  s.harpoon[seat][position >> 5] |= std::uint64_t{fish} << (2 * (position & 31));
  s.held[seat] = static_cast<Counts>(s.held[seat] + one_of(fish));
}

Fish take_off(State& s, int seat, int position) {
  assert(position >= 0 && position < fish_on(s, seat));
  const Fish fish = fish_at(s, seat, position);
  std::uint64_t* words = s.harpoon[seat];
  const std::uint64_t below = (std::uint64_t{1} << (2 * (position & 31))) - 1;
  if (position < 32) {
    words[0] = (words[0] & below) | ((words[0] >> 2) & ~below) | (words[1] << 62);
    words[1] >>= 2;
  } else {
    words[1] = (words[1] & below) | ((words[1] >> 2) & ~below);
  }
  s.held[seat] = static_cast<Counts>(s.held[seat] - one_of(fish));
  return fish;
}

}  // namespace wildshore::mare_polare
