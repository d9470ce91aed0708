// rules.cpp: what may be done and what it does. Every paragraph cited is one of rules.md.
//
// Nothing here allocates, and what is listed by actions() is exactly what why() does not refuse.
#include "games/mare_polare/rules.hpp"

#include <cassert>

namespace wildshore {

using namespace mare_polare;

namespace {

constexpr std::uint32_t bit(Phase phase) { return 1u << static_cast<int>(phase); }

constexpr std::uint32_t kChancePhases = bit(Phase::DrawWaters) | bit(Phase::DrawOracle) | bit(Phase::DrawIgloo) |
                                        bit(Phase::DrawHoles) | bit(Phase::DrawFirst) | bit(Phase::Deal) | bit(Phase::Roll) |
                                        bit(Phase::Touch) | bit(Phase::Land);

// Whether the outcome is one of outcomes(); the frequent ones without listing them.
bool may_happen(const State& s, const Outcome& o) {
  if (o.kind == OutcomeKind::Roll) {
    return s.phase == Phase::Roll && o.piece >= 1 && o.piece <= static_cast<int>(Die::Splash) && o.data == 0;
  }
  if (o.kind == OutcomeKind::Touch) {
    bool there = s.phase == Phase::Touch && o.piece == 0 && total(o.data) == fingers(s);
    for (int shape = 0; shape < kKinds; ++shape) there = there && count_of(o.data, shape) <= shapes_in_bag(s, shape);
    return there;
  }
  MarePolare::Outcomes list;
  MarePolare::outcomes(s, list);
  for (const auto& each : list) {
    if (each.outcome == o) return true;
  }
  return false;
}

// One running step: the state, who watches, and the parts of a turn that follow from one another.
template <class Watcher>
struct Run {
  State& s;
  const Watcher& watcher;

  void tell(Event event) { watcher(event, s); }
  void tell(EventKind kind) { tell({.kind = kind, .seat = s.seat}); }

  void begin_turn() {
    s.phase = s.options.coop && is_home(s, s.seat) ? Phase::Home : Phase::Roll;  // 4.4
    tell(EventKind::TurnBegins);
  }

  void end_turn() {
    s.phase = Phase::Roll;
    tell(EventKind::TurnEnded);
    s.seat = byte(s.seat + 1 == s.options.seats ? 0 : s.seat + 1);
    if (s.seat == s.first) ++s.round;
    begin_turn();
  }

  void placed(Cell to) {  // 2.3
    const std::uint8_t owner = s.seat;
    s.inuit[owner] = to;
    s.seat = byte(owner + 1 == s.options.seats ? 0 : owner + 1);
    tell({.kind = EventKind::Placed, .seat = owner, .to = to});
    if (s.seat == s.first) begin_turn();
  }

  void rolled(Die die) {
    const bool may_fall = die == Die::Splash && !swims(s, s.seat) && std::popcount(free_waters(s)) > 1;
    s.die = die;
    s.phase = die <= Die::Four ? Phase::Walk : die == Die::Jump ? Phase::Jump : may_fall ? Phase::Fall : Phase::Roll;
    tell({.kind = EventKind::Rolled, .seat = s.seat, .number = byte(static_cast<int>(die))});
    if (s.phase == Phase::Roll) return splash();
    if (s.phase != Phase::Walk || reach(s, s.seat, 1) != 0) return;
    tell(EventKind::Stuck);  // 3.1
    end_turn();
  }

  // 3.4, without a choice.
  void splash() {
    const Cells waters = free_waters(s);
    if (swims(s, s.seat) || waters == 0) {
      tell({.kind = EventKind::Spared, .seat = s.seat, .number = byte(swims(s, s.seat))});
      return end_turn();
    }
    fall(byte(lowest(waters)));
  }

  void fall(Cell to) {
    const Cell from = s.inuit[s.seat];
    s.inuit[s.seat] = to;
    tell({.kind = EventKind::Fell, .seat = s.seat, .from = from, .to = to});
    if (s.held[s.seat] != 0) return_fish(EventKind::FishLost, fish_on(s, s.seat) - 1);
    end_turn();
  }

  void return_fish(EventKind kind, int position) {
    const Fish fish = take_off(s, s.seat, position);
    s.bag = static_cast<Counts>(s.bag + one_of(fish));
    tell({.kind = kind, .seat = s.seat, .piece = byte(position), .number = fish});
  }

  void go_to(EventKind how, Cell to) {
    const Cell from = s.inuit[s.seat];
    Event event{.kind = how, .seat = s.seat, .from = from, .to = to};
    if constexpr (!std::is_same_v<Watcher, NoEvents>) {
      if (how == EventKind::Walked) {
        const Route walk = route(s, s.seat, to);
        event.number = walk.steps;
        event.path = walk.path;
      }
    }
    s.inuit[s.seat] = to;
    tell(event);
    leave(from);
  }

  // 3.2: what becomes of the floe that was left.
  void leave(Cell from) {
    if ((s.water & bit_of(from)) != 0 || from == s.oracle || from == s.igloo) return arrive();
    const Cells waters = free_waters(s);
    if (waters == 0) {
      s.holes ^= bit_of(from);
      tell({.kind = EventKind::FloeTurned,
            .seat = s.seat,
            .piece = s.floe[from],
            .to = from,
            .number = byte((s.holes & bit_of(from)) != 0)});
      return arrive();
    }
    s.left = from;
    if (std::popcount(waters) > 1) {
      s.phase = Phase::Lay;
      return tell({.kind = EventKind::FloeLifted, .seat = s.seat, .piece = s.floe[from], .from = from});
    }
    lay(byte(lowest(waters)));
  }

  void lay(Cell to) {
    const Cell from = s.left;
    const bool hole = (s.holes & bit_of(from)) == 0;  // turned over
    s.holes = static_cast<Cells>((s.holes & ~bit_of(from)) | (hole ? bit_of(to) : 0));
    s.water ^= static_cast<Cells>(bit_of(from) | bit_of(to));
    s.floe[to] = s.floe[from];
    s.floe[from] = kNoFloe;
    s.left = kNoCell;
    tell({.kind = EventKind::FloeLaid, .seat = s.seat, .piece = s.floe[to], .from = from, .to = to, .number = byte(hole)});
    arrive();
  }

  void arrive() {
    const Cell at = s.inuit[s.seat];
    if ((s.holes & bit_of(at)) != 0 && fish_in_bag(s) != 0) return stop(Phase::Hole);        // 3.6
    if (at == s.igloo && !s.options.coop && s.held[s.seat] != 0) return stop(Phase::Igloo);  // 3.8
    if (at == s.igloo && has_soup(s, s.seat)) return come_home();
    if (at != s.oracle) return end_turn();
    const bool stays = !s.options.coop || s.held[s.seat] != 0;  // 3.7
    if (stays) s.phase = Phase::Mirror;
    tell({.kind = EventKind::Mirrored, .seat = s.seat, .data = s.recipe[s.seat]});
    if (!stays) end_turn();
  }

  void stop(Phase phase) {
    s.phase = phase;
    tell({.kind = EventKind::Stopped, .seat = s.seat, .to = s.inuit[s.seat]});
  }

  void come_home() {  // 4.4
    tell(EventKind::CameHome);
    for (int seat = 0; seat < s.options.seats; ++seat) {
      if (!is_home(s, seat)) return end_turn();
    }
    s.phase = Phase::Over;
    tell(EventKind::AllWon);
  }

  void pass(EventKind how) {
    tell(how);
    end_turn();
  }

  void fish() {
    s.phase = Phase::Touch;
    tell(EventKind::Fishing);
  }

  void touched(Counts felt) {
    s.felt = felt;
    s.phase = Phase::Take;
    tell({.kind = EventKind::Touched, .seat = s.seat, .number = byte(total(felt)), .data = felt});
  }

  void take(Fish shape) {
    s.felt = 0;
    s.hand = shape;
    s.phase = Phase::Land;
    tell({.kind = EventKind::Taken, .seat = s.seat, .number = shape});
    if (natural_in_bag(s, shape)) {
      if (count_of(s.bag, shape) != 0) return;
      return landed(true);
    }
    landed(false);
  }

  void landed(bool natural) {
    if (natural) return natural_landed();
    s.bag = static_cast<Counts>(s.bag - one_of(s.hand));
    s.phase = Phase::Keep;
    tell({.kind = EventKind::Landed, .seat = s.seat, .number = s.hand});
  }

  void natural_landed() {  // 4.3
    const Fish shape = s.hand;
    s.natural = byte(s.natural | (1 << shape));
    s.hand = kNoFish;
    tell({.kind = EventKind::NaturalLanded, .seat = s.seat, .piece = shape, .number = byte(std::popcount(s.natural))});
    if (std::popcount(s.natural) < kNaturals) return end_turn();
    s.phase = Phase::Over;
    tell(EventKind::AllLost);
  }

  void keep(int owner) {
    const Fish fish = s.hand;
    s.hand = kNoFish;
    const std::uint8_t position = byte(fish_on(s, owner));
    put_on(s, owner, fish);
    if (owner == s.seat) {
      tell({.kind = EventKind::Kept, .seat = s.seat, .piece = position, .number = fish});
    } else {
      tell({.kind = EventKind::Given, .seat = s.seat, .piece = position, .to = byte(owner), .number = fish});
    }
    end_turn();
  }

  void put_back() {
    const Fish fish = s.hand;
    s.hand = kNoFish;
    s.bag = static_cast<Counts>(s.bag + one_of(fish));
    tell({.kind = EventKind::PutBack, .seat = s.seat, .number = fish});
    end_turn();
  }

  void drop(int position) {
    const bool forfeit = s.phase == Phase::Forfeit;
    if (forfeit) --s.to_go;
    return_fish(EventKind::FishReturned, position);
    if (forfeit ? s.to_go == 0 : s.options.coop && s.held[s.seat] == 0) end_turn();
  }

  void claim() {  // 3.8
    const bool right = has_soup(s, s.seat);
    s.shown = byte(s.shown | (1 << s.seat));
    if (!right) {
      s.phase = Phase::Forfeit;
      s.to_go = byte(fish_on(s, s.seat) < kForfeit ? fish_on(s, s.seat) : kForfeit);
    }
    tell({.kind = EventKind::Claimed, .seat = s.seat, .number = byte(right), .data = s.recipe[s.seat]});
    if (!right) return;
    s.phase = Phase::Over;
    tell(EventKind::Won);
  }

  void act(const Action& a) {
    switch (a.kind) {
      case ActionKind::Place: return placed(a.to);
      case ActionKind::Walk: return go_to(EventKind::Walked, a.to);
      case ActionKind::Jump: return go_to(EventKind::Jumped, a.to);
      case ActionKind::Fall: return fall(a.to);
      case ActionKind::Lay: return lay(a.to);
      case ActionKind::Take: return take(a.to);
      case ActionKind::Give: return keep(a.to);
      case ActionKind::Drop: return drop(a.to);
      case ActionKind::Fish: return fish();
      case ActionKind::Keep: return keep(s.seat);
      case ActionKind::Back: return put_back();
      case ActionKind::Claim: return claim();
      case ActionKind::Pass:
      case ActionKind::Done: return pass(EventKind::Passed);
      case ActionKind::Stay: return pass(EventKind::Stayed);
      case ActionKind::Go: s.phase = Phase::Roll; return tell(EventKind::WentOn);
    }
  }

  void happen(const Outcome& o) {
    switch (o.kind) {
      case OutcomeKind::Waters:
        s.water = o.data;
        s.phase = Phase::DrawOracle;
        return tell({.kind = EventKind::WatersDrawn, .from = byte(lowest(o.data)), .to = byte(15 - std::countl_zero(o.data))});
      case OutcomeKind::Oracle:
        s.oracle = o.piece;
        s.phase = Phase::DrawIgloo;
        return tell({.kind = EventKind::OracleDrawn, .to = o.piece});
      case OutcomeKind::Igloo:
        s.igloo = o.piece;
        s.phase = Phase::DrawHoles;
        s.to_go = kHoles;
        number_floes(s);
        return tell({.kind = EventKind::IglooDrawn, .to = o.piece});
      case OutcomeKind::Hole:
        s.holes |= bit_of(o.piece);
        if (--s.to_go == 0) s.phase = Phase::DrawFirst;
        return tell({.kind = EventKind::HoleDrawn, .piece = s.floe[o.piece], .to = o.piece});
      case OutcomeKind::First:
        s.first = o.piece;
        s.phase = Phase::Deal;
        return tell({.kind = EventKind::FirstPlayer, .seat = s.first});
      case OutcomeKind::Recipe: return deal(o.data);
      case OutcomeKind::Roll: return rolled(static_cast<Die>(o.piece));
      case OutcomeKind::Touch: return touched(o.data);
      case OutcomeKind::Land: return landed(o.piece != 0);
    }
  }

  void deal(Counts recipe) {  // 2.2
    const std::uint8_t owner = s.seat;
    s.recipe[owner] = recipe;
    if (owner + 1 == s.options.seats) {
      s.seat = s.first;
      s.phase = Phase::Place;
    } else {
      ++s.seat;
    }
    tell({.kind = EventKind::RecipeDealt, .seat = owner, .number = s.options.coop, .data = recipe});
  }
};

}  // namespace

ToAct MarePolare::to_act(const State& s) {
  if (s.phase == Phase::Over) return {Turn::Over, -1};
  if ((kChancePhases & bit(s.phase)) != 0) return {Turn::Chance, -1};
  return {Turn::Seat, s.seat};
}

template <class Watcher>
void MarePolare::apply(State& s, const Action& action, const Watcher& watcher) {
  assert(!why(s, action));
  Run<Watcher>{s, watcher}.act(action);
}

template <class Watcher>
void MarePolare::resolve(State& s, const Outcome& outcome, const Watcher& watcher) {
  assert(may_happen(s, outcome));
  Run<Watcher>{s, watcher}.happen(outcome);
}

template void MarePolare::apply(State&, const Action&, const NoEvents&);
template void MarePolare::apply(State&, const Action&, const EventSink<Event, State>&);
template void MarePolare::resolve(State&, const Outcome&, const NoEvents&);
template void MarePolare::resolve(State&, const Outcome&, const EventSink<Event, State>&);

Result MarePolare::result(const State& s) {
  Result r;
  for (int seat = 0; seat < s.options.seats; ++seat) r.scores[static_cast<std::uint32_t>(seat)] = fish_on(s, seat);
  r.round = static_cast<std::int32_t>(s.round);
  r.cooperative = s.options.coop != 0;
  if (s.phase != Phase::Over) return r;
  const bool lost = std::popcount(s.natural) == kNaturals;
  if (!r.cooperative) {
    r.winners = 1u << s.seat;
  } else if (!lost) {
    r.winners = (1u << s.options.seats) - 1u;
  }
  r.reason = !r.cooperative ? "soup" : lost ? "natural" : "party";
  return r;
}

}  // namespace wildshore
