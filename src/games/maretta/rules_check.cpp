// rules_check.cpp: why() names the paragraph that refuses an action; ok() holds a state to every invariant.
//
// why() takes any value of Action, also ones nobody could have meant.
#include <bit>

#include "games/maretta/hands.hpp"
#include "games/maretta/rules.hpp"

namespace wildshore {

using namespace maretta;

namespace {

constexpr RuleId kLegal{};

bool holds(Cards cards, Card card) { return is_resource(card) && count_of(cards, card) > 0; }
bool holds(const State& s, int seat, Card card) { return card < kCardKinds && in_hand(s, seat, card); }

RuleId unless(bool legal, RuleId rule) { return legal ? kLegal : rule; }

RuleId why_load(const State& s, const Action& a) {
  if (a.kind == ActionKind::Pass) return unless(a.seat == 0 && a.card == 0 && !can_load(s, s.seat), {3, 3});
  return unless(a.kind == ActionKind::Load && a.seat == 0 && holds(s, s.seat, a.card) && fits(a.card, s.gift[s.seat]), {3, 3});
}

RuleId why_reward(const State& s, const Action& a) {
  if (a.kind == ActionKind::Move) return unless(a.seat == 0 && a.card == 0, {2, 4});
  return unless(a.kind == ActionKind::Steal && a.seat == s.receiver && holds(s.stock[s.receiver], a.card), {2, 4});
}

RuleId why_steal(const State& s, const Action& a) {
  const bool whose = s.opened == Barrel::Troop ? a.seat == s.taker : a.seat < s.options.seats && a.seat != s.seat;
  return unless(a.kind == ActionKind::Steal && whose && holds(s.stock[a.seat], a.card), barrel_rule(s.opened));
}

// One of the seats, without a card.
RuleId why_seat(const Action& a, ActionKind kind, std::uint8_t seats, Barrel barrel) {
  return unless(a.kind == kind && a.card == 0 && a.seat < kSeats && has(seats, a.seat), barrel_rule(barrel));
}

// Why no seat may do anything now.
RuleId why_wait(const State& s) {
  const bool a = side_a(s);
  switch (s.phase) {
    case Phase::Float: return a ? RuleId{2, 1} : RuleId{3, 1};
    case Phase::First: return a ? RuleId{2, 2} : RuleId{3, 1};
    case Phase::Draw:
      if (s.round > 1) return a ? RuleId{2, 5} : RuleId{3, 5};
      return a ? RuleId{2, 2} : RuleId{3, 1};
    case Phase::Open: return {4, 1};
    default: return a ? RuleId{2, 6} : RuleId{3, 6};
  }
}

bool options_ok(const Options& o) {
  if (o.seats < MarettaRules::kMinSeats || o.seats > MarettaRules::kMaxSeats || o.mild > 1 || o.zero != 0) return false;
  for (const std::int8_t reef : o.reef) {
    if (reef < 0 || reef >= o.goal) return false;
  }
  if (o.side == Side::Maretta) return (o.goal == 16 || o.goal == 18 || o.goal == 20) && o.lava == 0 && o.mild == 0;
  return o.side == Side::Vulcano && o.goal >= 18 && o.goal <= 24 && (o.lava == -3 || o.lava == -2);
}

// 1.1, 2.2: every card is somewhere, once.
bool cards_ok(const State& s) {
  const bool a = side_a(s);
  Cards all = s.pool + s.discard;
  for (int seat = 0; seat < kSeats; ++seat) {
    if (count_of(s.stock[seat], kShip) != 0) return false;
    if (seat >= s.options.seats && s.stock[seat] != 0) return false;
    all += s.stock[seat];
    for (const Card card : s.hand[seat]) all += card < kCardKinds ? one_of(card) : 0;
    for (const Card card : {s.star[seat], s.gift[seat]}) {
      if (card >= kCardKinds && card != kNoCard) return false;
      if (card != kNoCard) all += one_of(card);
    }
  }
  const Cards ships = one_of(kShip) * static_cast<unsigned>(a ? s.options.seats : 0);
  if (all != all_resources(six_players(s.options)) + ships) return false;
  return size_of(s.pool) == s.deck + removed(s.options) && s.deck >= count_of(s.pool, kShip);
}

// A hand is sorted, without gaps; of equal cards the better known stands first (hands.hpp).
bool hand_ok(const State& s, int seat) {
  const int size = hand_size(s, seat);
  const auto others = static_cast<std::uint8_t>(((1u << s.options.seats) - 1u) & ~bit(seat));
  const bool face_down = star_hidden(s, seat);
  for (int at = 0; at < kHand; ++at) {
    const Card card = s.hand[seat][at];
    const std::uint8_t known = s.known[seat][at];
    if (at >= size) {
      if (card != kNoCard || known != 0) return false;
      continue;
    }
    if (card >= kCardKinds || (known & ~others) != 0 || (s.apart[seat] & ~known) != 0) return false;
    if (at > 0 && s.hand[seat][at - 1] > card) return false;
    if (at > 0 && s.hand[seat][at - 1] == card && (known & ~s.known[seat][at - 1]) != 0) return false;
    if (face_down && card == s.star[seat] && (s.star_known[seat] & ~known) != 0) return false;
  }
  if (!face_down && (s.star_known[seat] != 0 || s.apart[seat] != 0)) return false;
  return ((s.star_known[seat] | s.apart[seat]) & ~others) == 0;
}

bool barrels_ok(const State& s) {
  int down = s.opened == Barrel::Down;
  int shown[kBarrels + 2] = {};
  for (int index = 0; index < kBarrelSpaces; ++index) {
    const bool there = barrel_index(s.options, space_of(s, index)) >= 0;
    for (const Barrel barrel : s.barrel[index]) {
      if (barrel > Barrel::None || (!there && barrel != Barrel::None)) return false;
      down += barrel == Barrel::Down;
      ++shown[static_cast<int>(barrel)];
    }
  }
  if (s.opened > Barrel::None) return false;
  ++shown[static_cast<int>(s.opened)];
  int unseen = 0;
  for (int kind = 0; kind < kBarrels; ++kind) {
    const auto barrel = static_cast<Barrel>(kind);
    if (shown[kind] + unseen_of(s, barrel) > barrel_count(s.options.side, barrel)) return false;  // 1.2
    unseen += unseen_of(s, barrel);
  }
  return unseen >= down;
}

bool seats_ok(const State& s) {
  const auto all = static_cast<std::uint8_t>((1u << s.options.seats) - 1u);
  if (((s.alive | s.up | s.inked | s.inked_next | s.boarded | s.winners) & ~all) != 0) return false;
  if (side_a(s) ? s.alive != all || s.lava != 0 || s.slowed != 0 : (s.inked | s.inked_next | s.boarded) != 0) return false;
  for (int seat = 0; seat < kSeats; ++seat) {
    if (!hand_ok(s, seat)) return false;
    if (s.place[seat] < 0 || s.place[seat] > s.options.goal || (seat >= s.options.seats && s.place[seat] != 0)) return false;
    if (!has(s.alive, seat) && (s.stock[seat] != 0 || s.hand[seat][0] != kNoCard || s.star[seat] != kNoCard || s.gift[seat] != kNoCard)) return false;
    if (star_up(s, seat) && s.star[seat] == kNoCard) return false;
    if (side_a(s)) continue;
    if (star_hidden(s, seat)) return false;
    for (int suit = 0; suit < kSuits; ++suit) {
      if (worth_of(s.stock[seat], static_cast<Suit>(suit)) > kStackLimit) return false;  // 3.4
    }
  }
  const auto seat_or_nobody = [&](std::uint8_t seat) { return seat == kNobody || seat < s.options.seats; };
  if ((s.looker == kNobody) != (s.looked == kNobody) || !seat_or_nobody(s.looker) || !seat_or_nobody(s.looked)) return false;
  return s.first < s.options.seats && s.turn < s.options.seats && s.receiver < s.options.seats && s.taker < s.options.seats;
}

// What the phase says about who is asked and what lies where.
bool phase_ok(const State& s) {
  const bool over = s.phase == Phase::Over;
  if (over != (s.end != End::None) || over != (s.winners != 0) || s.phase > Phase::Over || s.end > End::Lava) return false;
  const bool barrel = s.opened != Barrel::None;
  if (barrel != (s.phase >= Phase::Open && s.phase <= Phase::Look)) return false;
  if (s.to_go != 0 && s.phase != Phase::Float && s.phase != Phase::Discard) return false;
  if (s.seat >= s.options.seats || (!over && s.phase > Phase::First && (!is_alive(s, s.seat) || !is_alive(s, s.turn)))) return false;
  if (s.round < 1 || (side_a(s) && s.round > 6)) return false;
  switch (s.phase) {
    case Phase::Float: return s.to_go < kBarrelSpaces * kSlots && s.barrel[s.to_go / kSlots][s.to_go % kSlots] == Barrel::Down;
    case Phase::Draw: return s.deck > 0 && hand_size(s, s.seat) < kHand;
    case Phase::Choose: return side_a(s) && s.star[s.seat] == kNoCard && hand_size(s, s.seat) == kHand;
    case Phase::Give: return s.seat == s.turn && s.hand[s.seat][0] != kNoCard;
    case Phase::Reward: return side_a(s) && s.seat == s.turn && s.rewarded && may_rob(s, s.turn, s.receiver, s.gift[s.receiver]);
    case Phase::Load: return !side_a(s) && s.seat == s.turn && s.star[s.seat] == kNoCard && s.hand[s.seat][0] != kNoCard;
    case Phase::Take: return s.seat == s.taker && barrels_on(s, s.place[s.taker]) == kSlots;
    case Phase::Open: return s.seat == s.taker && s.opened == Barrel::Down;
    case Phase::Steal: return (s.opened == Barrel::Monkey) == (s.seat == s.taker) && (s.opened == Barrel::Monkey || s.opened == Barrel::Troop);
    case Phase::Discard: return s.stock[s.seat] != 0;
    case Phase::Swap: return s.opened == Barrel::Spear && ahead_of(s, s.seat) != 0;
    case Phase::Look: return s.opened == Barrel::Pelican && may_be_seen(s, s.seat) != 0;
    default: return true;
  }
}

}  // namespace

RuleId MarettaRules::why(const State& s, const Action& a) {
  switch (s.phase) {
    case Phase::Choose: return unless(a.kind == ActionKind::Choose && a.seat == 0 && holds(s, s.seat, a.card), {2, 3});
    case Phase::Give: {
      const bool legal = a.kind == ActionKind::Give && a.seat < kSeats && has(may_receive(s, s.seat), a.seat) && holds(s, s.seat, a.card);
      return unless(legal, side_a(s) ? RuleId{2, 4} : RuleId{3, 2});
    }
    case Phase::Reward: return why_reward(s, a);
    case Phase::Load: return why_load(s, a);
    case Phase::Take: return unless(a.kind == ActionKind::Take && a.seat == 0 && a.card < kSlots, {4, 1});
    case Phase::Steal: return why_steal(s, a);
    case Phase::Discard: return unless(a.kind == ActionKind::Discard && a.seat == 0 && holds(s.stock[s.seat], a.card), barrel_rule(s.opened));
    case Phase::Swap: return why_seat(a, ActionKind::Swap, ahead_of(s, s.seat), s.opened);
    case Phase::Look: return why_seat(a, ActionKind::Look, may_be_seen(s, s.seat), s.opened);
    default: return why_wait(s);
  }
}

bool MarettaRules::ok(const State& s) {
  return options_ok(s.options) && cards_ok(s) && barrels_ok(s) && seats_ok(s) && phase_ok(s);
}

}  // namespace wildshore
