// habits.cpp: quick replies. No position is tried out: what an action would lead to is read off the table.
#include "games/maretta/habits.hpp"

#include <algorithm>

#include "core/weighted.hpp"
#include "games/maretta/hands.hpp"

namespace wildshore::maretta {
namespace {

// Of several actions the one with the highest score, the first of equals.
struct Best {
  Action action{};
  int score = 0;
  bool found = false;
  bool helps = false;  // the leader: any other is better

  void offer(const Action& other, int other_score, bool other_helps = false) {
    if (found && (other_helps != helps ? other_helps : other_score <= score)) return;
    action = other;
    score = other_score;
    helps = other_helps;
    found = true;
  }
};

// The prospects of all. A seat's score hangs on its own and on those of the others, as in Sense::score.
struct Standing {
  int worth[kSeats] = {};

  // Of all seats but `giver`, with `changed` for the seat `receiver`: their sum, and the most of one.
  void others(int seats, int giver, int receiver, int changed, int& sum, int& most) const {
    sum = 0;
    most = -kWin;
    for (int seat = 0; seat < seats; ++seat) {
      if (seat == giver) continue;
      const int each = seat == receiver ? changed : worth[seat];
      sum += each;
      most = std::max(most, each);
    }
  }
};

// What it is worth to take the card out of another's stock: the own gain and the other's loss, which counts twice for a leader.
int theft_worth(const State& s, int thief, int victim, Card card) {
  const Side side = s.options.side;
  const Cards taken = s.stock[victim] - one_of(card);
  const Cards stock = side == Side::Vulcano ? stowed(s.stock[thief], card, kNoCard) : s.stock[thief] + one_of(card);
  const int gain = stock_worth(side, stock) - stock_worth(side, s.stock[thief]);
  const int loss = stock_worth(side, s.stock[victim]) - stock_worth(side, taken);
  return 3 * gain + (has(most_advanced(s, s.alive), victim) ? 4 : 2) * loss;
}

// The set of the values of all cards but one.
std::uint32_t values_without(const Card* cards, int count, int out) {
  std::uint32_t values = 0;
  for (int at = 0; at < count; ++at) values |= at == out ? 0u : 1u << value_of(cards[at]);
  return values;
}

Action discard(const State& s) {
  Best best;
  each_in_stock(s.stock[s.seat], [&](Card card) {
    best.offer({ActionKind::Discard, 0, card}, stock_worth(s.options.side, s.stock[s.seat] - one_of(card)));
  });
  return best.action;
}

Action take(const State& s) {
  const int place = s.place[s.seat];
  const Barrel* barrel = s.barrel[barrel_index(s.options, place)];
  const bool second = barrel_worth(s, s.seat, place, barrel[1]) > barrel_worth(s, s.seat, place, barrel[0]);
  return {ActionKind::Take, 0, second ? Card{1} : Card{0}};
}

// One of the seats: who has most to lose.
Action pick_seat(const State& s, ActionKind kind, std::uint8_t seats) {
  Best best;
  for (int seat = 0; seat < s.options.seats; ++seat) {
    if (has(seats, seat)) best.offer({kind, byte(seat), 0}, kSpace * s.place[seat] + stock_worth(s.options.side, s.stock[seat]));
  }
  return best.action;
}

// Whether another's cart would have one stack more (3.4).
bool gains_stack(const State& s, int seat, Card gift) {
  return suits_in(stowed(s.stock[seat], s.star[seat], gift)) > suits_in(stowed(s.stock[seat], s.star[seat], s.gift[seat]));
}

}  // namespace

Habits::Habits(const State& s) {
  if (side_a(s)) carry_ = carry_of(s);
}

Card Habits::star_of(const State& s, int seat, const Card* cards, int count) const {
  const bool passes = ship_passes(s);
  Best best;
  for (int i = 0; i < count; ++i) {
    if (i > 0 && cards[i] == cards[i - 1]) continue;
    const int worth = raft_worth(s, carry_, seat, s.place[seat], cards[i], kNoCard, passes || cards[i] == kShip);
    best.offer({ActionKind::Choose, 0, cards[i]}, worth + hand_worth_a(values_without(cards, count, i)));
  }
  return best.action.card;
}

Action Habits::give_a(const State& s) const {
  const int seats = s.options.seats;
  const int giver = s.seat;
  const std::uint8_t receivers = may_receive(s, giver);
  const std::uint8_t leaders = most_advanced(s, s.alive);
  const bool passed = ship_passes(s);
  Standing standing;
  const auto stand = [&](bool passes) {
    for (int seat = 0; seat < seats; ++seat) {
      standing.worth[seat] = raft_worth(s, carry_, seat, s.place[seat], s.star[seat], s.gift[seat], passes || s.star[seat] == kShip);
    }
  };
  stand(passed);
  const int size = hand_size(s, giver);
  Best best;
  for (int at = 0; at < size; ++at) {
    const Card card = s.hand[giver][at];
    if (at > 0 && card == s.hand[giver][at - 1]) continue;
    const bool passes = passed || card == kShip;
    if (passes != passed) stand(true);  // a steamship is the last card of a hand
    const std::uint32_t rest = values_without(s.hand[giver], size, at);
    for (int seat = 0; seat < seats; ++seat) {
      if (!has(receivers, seat)) continue;
      const int spaces = difference(s.star[seat], card);
      const int place = after_move(s, seat, spaces);
      int changed = raft_worth(s, carry_, seat, place, s.star[seat], card, passes || s.star[seat] == kShip);
      if (place != s.place[seat]) changed += landing_worth(s, seat, place);
      int sum, most;
      standing.others(seats, giver, seat, changed, sum, most);
      const int own = (seat == giver ? changed : standing.worth[giver]) + hand_worth_a(rest);
      const bool helps = seat != giver && has(leaders, seat) && (spaces > 0 || star_hidden(s, seat));
      best.offer({ActionKind::Give, byte(seat), card}, 3 * own - 2 * sum - 2 * most, helps);
    }
  }
  return best.action;
}

Action Habits::give_b(const State& s) const {
  const int seats = s.options.seats;
  const int giver = s.seat;
  const std::uint8_t receivers = may_receive(s, giver);
  const std::uint8_t leaders = most_advanced(s, s.alive);
  const int size = hand_size(s, giver);
  Standing standing;
  for (int seat = 0; seat < seats; ++seat) standing.worth[seat] = cart_worth(s, seat, s.star[seat], s.gift[seat]);
  int loaded[kHand];  // what each card would be worth on the own cart
  for (int at = 0; at < size; ++at) {
    const bool fit = fits(s.hand[giver][at], s.gift[giver]);
    loaded[at] = fit ? cart_worth(s, giver, s.hand[giver][at], s.gift[giver]) : standing.worth[giver];
  }
  Best best;
  for (int at = 0; at < size; ++at) {
    const Card card = s.hand[giver][at];
    if (at > 0 && card == s.hand[giver][at - 1]) continue;
    int first = standing.worth[giver];  // with the best of the others on the own cart, and the second best
    int second = first;
    for (int other = 0; other < size; ++other) {
      if (other == at) continue;
      second = std::max(second, std::min(first, loaded[other]));
      first = std::max(first, loaded[other]);
    }
    const int own = first - (first - second) * 2 / 5;
    for (int seat = 0; seat < seats; ++seat) {
      if (!has(receivers, seat)) continue;
      const int changed = cart_worth(s, seat, s.star[seat], card);
      int sum, most;
      standing.others(seats, giver, seat, changed, sum, most);
      const bool helps = seat != giver && has(leaders, seat) && gains_stack(s, seat, card);
      best.offer({ActionKind::Give, byte(seat), card}, 2 * (seat == giver ? changed : own) - sum / (seats - 1) - most, helps);
    }
  }
  return best.action;
}

Action Habits::load(const State& s) const {
  Best best;
  for (const Card card : s.hand[s.seat]) {
    if (card == kNoCard) break;
    if (fits(card, s.gift[s.seat])) best.offer({ActionKind::Load, 0, card}, cart_worth(s, s.seat, card, s.gift[s.seat]));
  }
  return best.found ? best.action : Action{ActionKind::Pass, 0, 0};
}

Action Habits::reward(const State& s) const {
  const int place = after_move(s, s.seat, kReward);
  Best best;
  const int ahead = kSpace * (place - s.place[s.seat]) + (place == s.options.goal ? kWin : 0);
  best.offer({ActionKind::Move, 0, 0}, 3 * (ahead + (place != s.place[s.seat] ? landing_worth(s, s.seat, place) : 0)));
  each_in_stock(s.stock[s.receiver], [&](Card card) {
    best.offer({ActionKind::Steal, s.receiver, card}, theft_worth(s, s.seat, s.receiver, card));
  });
  return best.action;
}

Action Habits::steal(const State& s) const {
  Best best;
  for (int victim = 0; victim < s.options.seats; ++victim) {
    if (s.opened == Barrel::Troop ? victim != s.taker : victim == s.seat) continue;
    each_in_stock(s.stock[victim], [&](Card card) {
      best.offer({ActionKind::Steal, byte(victim), card}, theft_worth(s, s.seat, victim, card));
    });
  }
  return best.action;
}

Action Habits::reply(const State& s) const {
  switch (s.phase) {
    case Phase::Choose: return {ActionKind::Choose, 0, star_of(s, s.seat, s.hand[s.seat], hand_size(s, s.seat))};
    case Phase::Give: return side_a(s) ? give_a(s) : give_b(s);
    case Phase::Reward: return reward(s);
    case Phase::Load: return load(s);
    case Phase::Take: return take(s);
    case Phase::Steal: return steal(s);
    case Phase::Discard: return discard(s);
    case Phase::Swap: return pick_seat(s, ActionKind::Swap, ahead_of(s, s.seat));
    default: return pick_seat(s, ActionKind::Look, may_be_seen(s, s.seat));
  }
}

Outcome chance_of(const State& s, Rng& rng) {
  if (s.phase == Phase::Draw) {
    const int ships = count_of(s.pool, kShip);
    Card card = kShip;
    if (static_cast<int>(rng.below(s.deck)) >= ships) {
      std::uint32_t pick = rng.below(static_cast<std::uint32_t>(s.deck - ships + removed(s.options)));
      for (card = 0; pick >= static_cast<std::uint32_t>(count_of(s.pool, card)); ++card) {
        pick -= static_cast<std::uint32_t>(count_of(s.pool, card));
      }
    }
    return {OutcomeKind::Draw, s.seat, card};
  }
  MarettaRules::Outcomes outcomes;
  MarettaRules::outcomes(s, outcomes);
  return pick_weighted(outcomes, rng);
}

bool helps_leader(const State& s, const Action& a) {
  if (a.kind != ActionKind::Give || a.seat == s.seat) return false;
  if (!has(most_advanced(s, s.alive), a.seat)) return false;
  if (side_a(s)) return star_hidden(s, a.seat) || difference(s.star[a.seat], a.card) > 0;
  return gains_stack(s, a.seat, a.card);
}

}  // namespace wildshore::maretta
