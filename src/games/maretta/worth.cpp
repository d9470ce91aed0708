// worth.cpp: what a position is worth, in tenths of a space. Numbers cite rules.md.
#include "games/maretta/worth.hpp"

#include <algorithm>

namespace wildshore::maretta {
namespace {

constexpr int kSuitWorth = 9;    // a suit in stock, side A
constexpr int kStackWorth = 8;   // a stack that stays, side B, besides the space it gives now
constexpr int kSlackWorth = 1;   // what a stack may still take
constexpr int kDanger = 120;     // to be caught by the lava
constexpr int kMatchWorth = 5;   // a hand that comes one nearer to matching some value (side A)
constexpr int kGiverChoice = 3;  // cards a giver chooses from

// How far the values of a set, in all, are from each value a card may have.
struct Away {
  std::int8_t of[1 << (kValues + 1)] = {};
  constexpr Away() {
    for (int set = 0; set < 1 << (kValues + 1); ++set) {
      for (int value = 1; value <= kValues; ++value) {
        int nearest = kValues;
        for (int other = 0; other <= kValues; ++other) {
          if (((set >> other) & 1) != 0) nearest = std::min(nearest, other < value ? value - other : other - value);
        }
        of[set] = static_cast<std::int8_t>(of[set] + nearest);
      }
    }
  }
};
constexpr Away kAway;

// How far the nearest other player ahead of the space is, 0 for none.
int lead_over(const State& s, int seat, int space) {
  int nearest = s.options.goal + 1;
  for (int other = 0; other < s.options.seats; ++other) {
    if (other != seat && is_alive(s, other) && s.place[other] > space) nearest = std::min<int>(nearest, s.place[other]);
  }
  return nearest > s.options.goal ? 0 : nearest - space;
}

// By whether the seat has anything in stock: monkey, troop, cuttlefish, school, shark, sharks, spear (see below), anchor, pelican.
constexpr int kBarrelWorth[2][kBarrels] = {
    {kSuitWorth, 0, kSuitWorth, 0, 0, 0, 0, 0, 2},
    {kSuitWorth, -kSuitWorth, kSuitWorth, 0, -kSuitWorth / 2, 0, 0, -kSuitWorth, 2},
};
int spear_worth(const State& s, int seat, int space) { return kSpace * lead_over(s, seat, space) * 3 / 2; }

int mean_worth(const State& s, int seat, int space) {
  const int(&worth)[kBarrels] = kBarrelWorth[s.stock[seat] != 0];
  const int spears = unseen_of(s, Barrel::Spear);
  int sum = spears > 0 ? spears * spear_worth(s, seat, space) : 0;
  int count = 0;
  for (int barrel = 0; barrel < kBarrels; ++barrel) {
    const int unseen = unseen_of(s, static_cast<Barrel>(barrel));
    sum += unseen * worth[barrel];
    count += unseen;
  }
  return count == 0 ? 0 : sum / count;
}

// Whether the seat still moves this round, on side B.
bool moves_yet(const State& s, int seat) {
  if (s.phase == Phase::Give || s.phase == Phase::Load) return true;
  if (s.phase == Phase::Draw) return false;
  const int order = (seat - s.first + s.options.seats) % s.options.seats;
  return order > (s.turn - s.first + s.options.seats) % s.options.seats;
}

}  // namespace

Carry carry_of(const State& s) {
  int below[kValues + 2] = {};  // cards of less than a value
  for (int value = 0; value <= kValues; ++value) {
    int count = value == 0 ? count_of(s.pool, kShip) : 0;
    for (int suit = 0; suit < kSuits && value > 0; ++suit) count += count_of(s.pool, card_of(static_cast<Suit>(suit), value));
    below[value + 1] = below[value] + count;
  }
  const int all = below[kValues + 1];
  // Division by `all` in one multiplication, exact for numbers this small.
  const std::uint64_t share = all > 0 ? (std::uint64_t{1} << 32) / static_cast<std::uint64_t>(all) + 1 : 0;
  Carry carry;
  for (int star = 0; star <= kValues; ++star) {
    carry.chance[star][0] = kUnit;
    for (int spaces = 1; spaces <= kValues && all > 0; ++spaces) {
      const int low = star - spaces < 0 ? 0 : below[star - spaces + 1];
      const int high = star + spaces > kValues ? 0 : all - below[star + spaces];
      if (low + high == 0) break;  // nor any further
      auto chance = std::uint64_t{kUnit};
      for (int i = 0; i < kGiverChoice; ++i) chance = chance * static_cast<std::uint64_t>(low + high) * share >> 32;
      carry.chance[star][spaces] = static_cast<std::int16_t>(chance);
      carry.worth[star] = static_cast<std::int16_t>(carry.worth[star] + kSpace * static_cast<int>(chance) / kUnit);
    }
  }
  return carry;
}

int hand_worth_a(std::uint32_t values) { return -kMatchWorth * kAway.of[values]; }

std::uint32_t values_in_hand(const State& s, int seat) {
  std::uint32_t values = 0;
  for (const Card card : s.hand[seat]) {
    if (card == kNoCard) break;
    values |= 1u << value_of(card);
  }
  return values;
}

int barrel_worth(const State& s, int seat, int space, Barrel barrel) {
  if (barrel == Barrel::Down) return mean_worth(s, seat, space);
  if (barrel == Barrel::Spear) return spear_worth(s, seat, space);
  return barrel == Barrel::None ? 0 : kBarrelWorth[s.stock[seat] != 0][static_cast<int>(barrel)];
}

int landing_worth(const State& s, int seat, int space) {
  const int index = barrel_index(s.options, space);
  if (index < 0) return 0;
  int best = -kWin;
  for (const Barrel barrel : s.barrel[index]) {
    if (barrel != Barrel::None) best = std::max(best, barrel_worth(s, seat, space, barrel));
  }
  return best == -kWin ? 0 : best;
}

int pending_worth(const State& s, int seat) {
  if (s.taker != seat) return 0;
  if (s.phase == Phase::Open) return mean_worth(s, seat, s.place[seat]);
  return s.phase == Phase::Take ? landing_worth(s, seat, s.place[seat]) : 0;
}

int raft_worth(const State& s, const Carry& carry, int seat, int place, Card star, Card gift, bool passes) {
  const int left = s.options.goal - place;
  int worth = kSpace * place + (left == 0 ? kWin : 0);
  Cards stock = s.stock[seat];
  if (is_resource(star)) stock += one_of(star);
  if (is_resource(gift)) stock += one_of(gift);
  worth += kSuitWorth * suits_in(stock);
  if (star == kNoCard) return worth;
  const int missing = kBoarding - suits_in(s.stock[seat]);  // 2.5
  if (gift != kNoCard) return passes && difference(star, gift) >= missing ? worth + kWin : worth;
  const std::int16_t* chance = carry.chance[value_of(star)];
  worth += carry.worth[value_of(star)];
  if (left > 0 && left <= kValues) worth += kWin * chance[left] / kUnit;
  if (passes && missing <= kValues) worth += kWin * chance[missing] / kUnit;
  return worth;
}

int stock_worth(Side side, Cards stock) {
  if (side == Side::Maretta) return kSuitWorth * suits_in(stock);
  return (kStackWorth + kSlackWorth * kStackLimit) * suits_in(stock) - kSlackWorth * sum_of_suits(worths_of(stock));
}

int cart_worth(const State& s, int seat, Card star, Card gift) {
  if (!is_alive(s, seat)) return -kWin;
  const Cards stock = stowed(s.stock[seat], star, gift);
  const int place = std::min<int>(s.options.goal, s.place[seat] + (moves_yet(s, seat) ? suits_in(stock) : 0));
  const int worth = kSpace * place + stock_worth(Side::Vulcano, stock);
  if (place == s.options.goal) return worth + kWin;
  return place <= s.lava + lava_step(s) ? worth - kDanger : worth;
}

}  // namespace wildshore::maretta
