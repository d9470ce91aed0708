// rules.cpp: what a step does. Every paragraph cited is one of rules.md.
//
// Nothing here allocates. Each function of Run that goes on with the turn ends with an event, so that the last event of a step shows the
// state the step leads to.
#include "games/maretta/rules.hpp"

#include <cassert>

#include "games/maretta/hands.hpp"

namespace wildshore {

using namespace maretta;

namespace {

// Whether the outcome is one of outcomes(), without listing them.
bool may_happen(const State& s, const Outcome& o) {
  switch (o.kind) {
    case OutcomeKind::Float:
    case OutcomeKind::Open: {
      const bool floats = o.kind == OutcomeKind::Float;
      const int space = floats ? space_of(s, s.to_go / kSlots) : 0;
      return s.phase == (floats ? Phase::Float : Phase::Open) && o.number == space && o.piece < kBarrels &&
             unseen_of(s, static_cast<Barrel>(o.piece)) > 0;
    }
    case OutcomeKind::First: return s.phase == Phase::First && o.number < s.options.seats && o.piece == 0;
    case OutcomeKind::Draw:
      if (s.phase != Phase::Draw || o.number != s.seat || o.piece >= kCardKinds || count_of(s.pool, o.piece) == 0) return false;
      return o.piece == kShip || s.deck > count_of(s.pool, kShip);
  }
  return false;
}

// One running step: the state, who watches, and the parts of a round that follow from one another.
template <class Watcher>
struct Run {
  State& s;
  const Watcher& watcher;

  void tell(const Event& event) { watcher(event, s); }

  void ask(Phase phase, int seat) {
    s.phase = phase;
    s.seat = byte(seat);
    tell({.kind = EventKind::Asked, .seat = s.seat, .number = byte(static_cast<int>(phase))});
  }

  // Asks the seat, or does the only thing it could do.
  void ask_or_do(Phase phase, int seat) {
    s.phase = phase;
    s.seat = byte(seat);
    MarettaRules::Actions list;
    MarettaRules::actions(s, list);
    if (list.size() == 1) return act(list[0]);
    ask(phase, seat);
  }

  // Setting up (2.1, 2.2, 3.1) and drawing.

  void float_up(Barrel barrel) {
    const int index = s.to_go / kSlots;
    const int slot = s.to_go % kSlots;
    s.barrel[index][slot] = barrel;
    s.unseen -= one_unseen(barrel);
    set_next_float(s, s.to_go + 1);
    const auto space = static_cast<std::int8_t>(space_of(s, index));
    tell({.kind = EventKind::BarrelShown, .to = space, .slot = byte(slot), .barrel = barrel});
  }

  void begin_draws() {
    s.turn = s.seat = s.first;
    s.phase = Phase::Draw;
    const bool draws = find_drawer();
    tell({.kind = EventKind::FirstPlayer, .seat = s.first});
    if (!draws) return begin_round();
    shuffle_if_empty();
  }

  // Whether a seat, from the one that draws now on, still has to draw and there is something to draw.
  bool find_drawer() {
    if (s.deck == 0 && (side_a(s) || s.discard == 0)) return false;
    while (s.hand[s.seat][kHand - 1] != kNoCard) {
      const std::uint8_t next = left_of(s, s.seat);
      if (next == s.first) return false;
      s.seat = next;
    }
    return true;
  }

  void shuffle_if_empty() {  // 3.5
    if (s.deck != 0) return;
    s.pool = s.discard;
    s.discard = 0;
    s.deck = byte(size_of(s.pool));
    tell({.kind = EventKind::DeckShuffled, .number = s.deck});
  }

  void draw(Card card) {
    const std::uint8_t drawer = s.seat;
    s.pool -= one_of(card);
    --s.deck;
    put_in_hand(s, drawer, card);
    const bool more = find_drawer();
    tell({.kind = EventKind::CardDrawn, .seat = drawer, .card = card});
    if (!more) return begin_round();
    shuffle_if_empty();
  }

  void begin_round() {
    s.turn = s.seat = s.first;
    s.phase = side_a(s) ? Phase::Choose : Phase::Give;
    tell({.kind = EventKind::RoundBegins, .seat = s.first, .number = s.round});
    if (!side_a(s)) give_turn();
  }

  // Placing cards (2.3, 2.4, 3.2, 3.3).

  void choose(Card card) {
    const std::uint8_t seat = s.seat;
    put_on_star(s, seat, card);
    s.seat = left_of(s, seat);
    tell({.kind = EventKind::Chosen, .seat = seat, .card = card});
    if (s.seat != s.first) return;
    const std::uint8_t turned = byte(s.alive & ~s.inked);
    for (int each = 0; each < s.options.seats; ++each) {
      if (has(turned, each)) turn_up(s, each);
    }
    s.phase = Phase::Give;
    tell({.kind = EventKind::StarsTurned, .seats = turned});
  }

  void give_turn() {
    while (s.hand[s.turn][0] == kNoCard) {
      tell({.kind = EventKind::NothingToGive, .seat = s.turn});
      s.turn = left_of(s, s.turn);
      if (s.turn == s.first) return load_turn();
    }
    ask(Phase::Give, s.turn);
  }

  void give(int receiver, Card card) {
    take_openly(s, s.turn, card);
    s.gift[receiver] = card;
    if (side_a(s)) s.receiver = byte(receiver);
    tell({.kind = EventKind::Given, .seat = s.turn, .other = byte(receiver), .card = card});
    if (!side_a(s)) return next_giver();
    if (!star_up(s, receiver)) {  // 4.4
      turn_up(s, receiver);
      tell({.kind = EventKind::StarsTurned, .seats = bit(receiver)});
    }
    travel(receiver, difference(s.star[receiver], card));
  }

  void next_giver() {
    s.receiver = 0;
    s.rewarded = 0;
    s.turn = left_of(s, s.turn);
    if (s.turn != s.first) return give_turn();
    if (side_a(s)) return end_round_a();
    load_turn();
  }

  // The giver's part of its turn (2.4).
  void reward() {
    s.rewarded = 1;
    if (may_rob(s, s.turn, s.receiver, s.gift[s.receiver])) return ask(Phase::Reward, s.turn);
    travel(s.turn, kReward);
  }

  void load_turn() {
    while (s.hand[s.turn][0] == kNoCard) {
      tell({.kind = EventKind::Passed, .seat = s.turn});
      s.turn = left_of(s, s.turn);
      if (s.turn == s.first) return stow_and_move();
    }
    ask(Phase::Load, s.turn);
  }

  void next_loader() {
    s.turn = left_of(s, s.turn);
    if (s.turn != s.first) return load_turn();
    stow_and_move();
  }

  void load(Card card) {
    take_openly(s, s.turn, card);
    s.star[s.turn] = card;
    s.up = byte(s.up | bit(s.turn));
    tell({.kind = EventKind::Loaded, .seat = s.turn, .card = card});
    next_loader();
  }

  // Moving (2.4, 3.4).

  void travel(int seat, int spaces) {
    const std::int8_t from = s.place[seat];
    s.place[seat] = static_cast<std::int8_t>(after_move(s, seat, spaces));
    const std::int8_t to = s.place[seat];
    tell({.kind = EventKind::Moved, .seat = byte(seat), .from = from, .to = to, .number = byte(spaces)});
    if (from == to) return go_on();
    const int index = barrel_index(s.options, to);
    if (index < 0) return go_on();
    const bool first = s.barrel[index][0] != Barrel::None;
    const bool second = s.barrel[index][1] != Barrel::None;
    if (!first && !second) return go_on();
    s.taker = byte(seat);
    if (first && second) return ask(Phase::Take, seat);
    take(first ? 0 : 1);
  }

  // After a move and the barrel it led to.
  void go_on() {
    if (!side_a(s)) return next_mover();
    if (s.rewarded || s.receiver == s.turn) return next_giver();
    reward();
  }

  void next_mover() {
    s.turn = left_of(s, s.turn);
    if (s.turn == s.first) return move_lava();
    travel(s.turn, suits_in(s.stock[s.turn]));
  }

  // Barrels (section 4).

  void take(int slot) {
    const std::int8_t space = s.place[s.taker];
    Barrel& barrel = s.barrel[barrel_index(s.options, space)][slot];
    s.opened = barrel;
    barrel = Barrel::None;
    s.seat = s.taker;
    s.phase = Phase::Open;
    tell({.kind = EventKind::BarrelTaken, .seat = s.taker, .to = space, .slot = byte(slot), .barrel = s.opened});
    if (s.opened != Barrel::Down) resolve_barrel();
  }

  void open(Barrel barrel) {
    s.opened = barrel;
    s.unseen -= one_unseen(barrel);
    tell({.kind = EventKind::BarrelOpened, .seat = s.taker, .barrel = barrel});
    resolve_barrel();
  }

  void resolve_barrel() {
    switch (s.opened) {
      case Barrel::Monkey:
        for (int seat = 0; seat < s.options.seats; ++seat) {
          if (seat != s.taker && s.stock[seat] != 0) return ask_or_do(Phase::Steal, s.taker);
        }
        return lapse();
      case Barrel::Troop:
        if (s.stock[s.taker] == 0) return lapse();
        return ask_or_do(Phase::Steal, left_of(s, s.taker));
      case Barrel::Cuttlefish: return ink(bit(s.taker));
      case Barrel::School: return ink(s.alive);
      case Barrel::Shark:
      case Barrel::Anchor:
        if (s.stock[s.taker] == 0) return lapse();
        s.to_go = s.opened == Barrel::Anchor ? 2 : 1;
        return ask_or_do(Phase::Discard, s.taker);
      case Barrel::Sharks: return sharks(s.taker, true);
      case Barrel::Spear:
        if (ahead_of(s, s.taker) == 0) return lapse();
        return ask_or_do(Phase::Swap, s.taker);
      case Barrel::Pelican:
        if (may_be_seen(s, s.taker) == 0) return lapse();
        return ask(Phase::Look, s.taker);  // asked even without a choice: what is seen cannot be taken back
      case Barrel::Down:
      case Barrel::None: break;
    }
    assert(false);
  }

  void lapse() {  // 4.11
    tell({.kind = EventKind::BarrelLapsed, .seat = s.taker, .barrel = s.opened});
    barrel_done();
  }

  void barrel_done() {
    s.opened = Barrel::None;
    s.taker = 0;
    s.to_go = 0;
    go_on();
  }

  void ink(std::uint8_t seats) {
    s.inked_next = byte(s.inked_next | seats);
    tell({.kind = EventKind::Inked, .seat = s.taker, .seats = seats, .barrel = s.opened});
    barrel_done();
  }

  // The next seat, from the one given on, that has something to lose to the sharks (4.7).
  void sharks(int seat, bool begins) {
    const int from = seat;
    while (s.stock[seat] == 0) {
      seat = left_of(s, seat);
      if (begins ? seat == from : seat == s.taker) return begins ? lapse() : barrel_done();
    }
    ask_or_do(Phase::Discard, seat);
  }

  void discard(Card card) {
    const std::uint8_t seat = s.seat;
    s.stock[seat] -= one_of(card);
    s.discard += one_of(card);
    tell({.kind = EventKind::Discarded, .seat = seat, .card = card, .barrel = s.opened});
    if (s.opened == Barrel::Sharks) {
      const int next = left_of(s, seat);
      return next == s.taker ? barrel_done() : sharks(next, false);
    }
    --s.to_go;
    if (s.to_go == 0 || s.stock[seat] == 0) return barrel_done();
    ask_or_do(Phase::Discard, seat);
  }

  void steal(int victim, Card card) {
    const std::uint8_t thief = s.seat;
    s.stock[victim] -= one_of(card);
    s.stock[thief] += one_of(card);
    tell({.kind = EventKind::Stolen, .seat = thief, .other = byte(victim), .card = card});
    if (!side_a(s)) burst(thief, suit_of(card));
    if (s.phase == Phase::Reward) return next_giver();
    if (s.opened != Barrel::Troop) return barrel_done();
    const std::uint8_t next = left_of(s, thief);
    if (next == s.taker || s.stock[s.taker] == 0) return barrel_done();
    ask_or_do(Phase::Steal, next);
  }

  void swap(int other) {
    const std::int8_t from = s.place[s.taker];
    s.place[s.taker] = s.place[other];
    s.place[other] = from;
    tell({.kind = EventKind::Swapped, .seat = s.taker, .other = byte(other), .from = from, .to = s.place[s.taker]});
    barrel_done();
  }

  void look(int owner) {
    look_at_hand(s, s.taker, owner);
    Event event{.kind = EventKind::Looked, .seat = s.taker, .other = byte(owner)};
    for (int at = 0; at < kHand; ++at) event.hand[at] = s.hand[owner][at];
    tell(event);
    barrel_done();
  }

  // The end of a round.

  void stow(int seat) {
    for (Card* card : {&s.star[seat], &s.gift[seat]}) {
      if (*card != kNoCard) (*card == kShip ? s.discard : s.stock[seat]) += one_of(*card);
      *card = kNoCard;
    }
    s.up = byte(s.up & ~bit(seat));
    tell({.kind = EventKind::Stowed, .seat = byte(seat)});
  }

  void burst(int seat, Suit suit) {  // 3.4
    if (worth_of(s.stock[seat], suit) <= kStackLimit) return;
    s.discard += s.stock[seat] & all_of(suit);
    s.stock[seat] &= ~all_of(suit);
    tell({.kind = EventKind::StackBurst, .seat = byte(seat), .number = byte(static_cast<int>(suit))});
  }

  void over(End end, std::uint8_t winners) {
    s.end = end;
    s.winners = winners;
    s.phase = Phase::Over;
    s.seat = s.turn = 0;
    tell({.kind = EventKind::GameOver, .number = byte(static_cast<int>(end)), .seats = winners});
  }

  void board() {  // 2.5
    tell({.kind = EventKind::ShipPasses});
    for (int i = 0, seat = s.first; i < s.options.seats; ++i, seat = left_of(s, seat)) {
      const int sum = boarding_sum(s, seat);
      if (sum >= kBoarding) s.boarded = byte(s.boarded | bit(seat));
      tell({.kind = EventKind::BoardingSum,
            .seat = byte(seat),
            .from = static_cast<std::int8_t>(difference(s.star[seat], s.gift[seat])),
            .to = static_cast<std::int8_t>(suits_in(s.stock[seat])),
            .number = byte(sum)});
    }
    if (s.boarded != 0) tell({.kind = EventKind::Boarded, .seats = s.boarded});
  }

  void end_round_a() {
    if (ship_passes(s)) board();
    std::uint8_t arrived = 0;
    for (int seat = 0; seat < s.options.seats; ++seat) {
      if (s.place[seat] == s.options.goal) arrived = byte(arrived | bit(seat));
    }
    if (arrived != 0 || s.boarded != 0) return over(arrived != 0 ? End::Token : End::Boarded, byte(arrived | s.boarded));  // 2.6
    for (int seat = 0; seat < s.options.seats; ++seat) stow(seat);
    if (s.deck < 2 * s.options.seats) return over(End::Deck, most_advanced(s, s.alive));
    s.inked = s.inked_next;
    s.inked_next = 0;
    next_round();
  }

  void next_round() {
    s.first = left_of(s, s.first);
    ++s.round;
    begin_draws();
  }

  void stow_and_move() {  // 3.4
    int seat = s.first;
    do {
      stow(seat);
      for (int suit = 0; suit < kSuits; ++suit) burst(seat, static_cast<Suit>(suit));
      seat = left_of(s, seat);
    } while (seat != s.first);
    s.turn = s.first;
    travel(s.turn, suits_in(s.stock[s.turn]));
  }

  void move_lava() {  // 3.5
    const std::int8_t from = s.lava;
    const int step = lava_step(s);
    s.lava = static_cast<std::int8_t>(s.lava + step);
    s.slowed = byte(s.options.mild != 0 && crosses(s.options, from, s.lava));
    tell({.kind = EventKind::LavaMoved, .from = from, .to = s.lava, .number = byte(step)});
    std::uint8_t caught = 0;
    std::uint8_t arrived = 0;
    for (int seat = 0; seat < s.options.seats; ++seat) {
      if (!is_alive(s, seat)) continue;
      if (s.place[seat] == s.options.goal) {
        arrived = byte(arrived | bit(seat));
      } else if (s.place[seat] <= s.lava) {
        caught = byte(caught | bit(seat));
        drown(seat);
      }
    }
    if (arrived != 0) return over(End::Sea, arrived);  // 3.6
    if (s.alive == 0) return over(End::Lava, most_advanced(s, caught));
    if ((s.alive & (s.alive - 1)) == 0) return over(End::Survivor, s.alive);
    next_round();
  }

  void drown(int seat) {
    s.alive = byte(s.alive & ~bit(seat));
    s.discard += s.stock[seat];
    s.stock[seat] = 0;
    for (int at = 0; at < kHand; ++at) {
      if (s.hand[seat][at] != kNoCard) s.discard += one_of(s.hand[seat][at]);
      s.hand[seat][at] = kNoCard;
      s.known[seat][at] = 0;
    }
    tell({.kind = EventKind::Caught, .seat = byte(seat)});
  }

  void act(const Action& a) {
    switch (a.kind) {
      case ActionKind::Choose: return choose(a.card);
      case ActionKind::Give: return give(a.seat, a.card);
      case ActionKind::Move: return travel(s.turn, kReward);
      case ActionKind::Steal: return steal(a.seat, a.card);
      case ActionKind::Load: return load(a.card);
      case ActionKind::Pass: tell({.kind = EventKind::Passed, .seat = s.turn}); return next_loader();
      case ActionKind::Take: return take(a.card);
      case ActionKind::Discard: return discard(a.card);
      case ActionKind::Swap: return swap(a.seat);
      case ActionKind::Look: return look(a.seat);
    }
  }

  void happen(const Outcome& o) {
    switch (o.kind) {
      case OutcomeKind::Float: return float_up(static_cast<Barrel>(o.piece));
      case OutcomeKind::First: s.first = o.number; return begin_draws();
      case OutcomeKind::Draw: return draw(o.piece);
      case OutcomeKind::Open: return open(static_cast<Barrel>(o.piece));
    }
  }
};

}  // namespace

ToAct MarettaRules::to_act(const State& s) {
  if (s.phase == Phase::Over) return {Turn::Over, -1};
  if (is_chance(s.phase)) return {Turn::Chance, -1};
  return {Turn::Seat, s.seat};
}

template <class Watcher>
void MarettaRules::apply(State& s, const Action& action, const Watcher& watcher) {
  assert(!why(s, action));
  Run<Watcher>{s, watcher}.act(action);
}

template <class Watcher>
void MarettaRules::resolve(State& s, const Outcome& outcome, const Watcher& watcher) {
  assert(may_happen(s, outcome));
  Run<Watcher>{s, watcher}.happen(outcome);
}

template void MarettaRules::apply(State&, const Action&, const NoEvents&);
template void MarettaRules::apply(State&, const Action&, const EventSink<Event, State>&);
template void MarettaRules::resolve(State&, const Outcome&, const NoEvents&);
template void MarettaRules::resolve(State&, const Outcome&, const EventSink<Event, State>&);

Result MarettaRules::result(const State& s) {
  constexpr std::string_view kReasons[] = {"", "token", "boarded", "deck", "sea", "survivor", "lava"};
  Result r;
  for (int seat = 0; seat < s.options.seats; ++seat) r.scores[static_cast<std::uint32_t>(seat)] = s.place[seat];
  r.round = s.round;
  r.winners = s.winners;
  r.reason = kReasons[static_cast<int>(s.end)];
  return r;
}

}  // namespace wildshore
