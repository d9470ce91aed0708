// rules.cpp: what may be done and what it does. Every paragraph cited is one of rules.md.
//
// Nothing here allocates, and what is listed by actions() is exactly what why() does not refuse.
#include "games/frost_bitten/rules.hpp"

#include <cassert>

namespace wildshore {

using namespace frost_bitten;

namespace {

constexpr std::string_view kSwitch[] = {"0", "1"};
constexpr std::string_view kDrifts[] = {"lines", "pack", "deep"};
constexpr OptionSpec kOptionSpecs[] = {
    {"alert", kSwitch, 0}, {"homesick", kSwitch, 0}, {"warming", kSwitch, 0}, {"mega", kSwitch, 0}, {"drift", kDrifts, 0},
};

// The floes that may be slid with the die in play: not a bear's (3.2), or none with penguins (4.2).
std::uint32_t slidable(const State& s) {
  return all_floes(s) & ~(is_bear_die(s.dice[s.die]) ? laden_floes(s) : bear_floes(s));
}

void list_slides(const State& s, FrostBitten::Actions& out) {
  std::uint32_t floes = slidable(s);
  if (s.options.drift == Drift::Lines) {
    for (; floes != 0; floes &= floes - 1) {
      const int floe = std::countr_zero(floes);
      out.push({ActionKind::Slide, byte(floe), byte(at_north_notch(s.cell[floe]))});
    }
    return;
  }
  const Room rooms[2] = {room(s, 0), room(s, 1)};
  for (; floes != 0; floes &= floes - 1) {
    const int floe = std::countr_zero(floes);
    const Cell cell = s.cell[floe];
    for (int d = 0; d < 4; ++d) {
      if ((rooms[water_of(cell)].to[d] & bit_of(cell)) != 0) out.push({ActionKind::Slide, byte(floe), byte(d)});
    }
  }
}

// One step to each floe of `cells` that is not barred.
void list_steps_to(const State& s, ActionKind kind, int piece, int water, std::uint64_t cells, std::uint32_t barred,
                   FrostBitten::Actions& out) {
  for (; cells != 0; cells &= cells - 1) {
    const int floe = floe_at(s, static_cast<Cell>(water * 64 + std::countr_zero(cells)));
    if (((barred >> floe) & 1u) == 0) out.push({kind, byte(piece), byte(floe)});
  }
}

// The floes a penguin or bear may step to from `from` (1.3).
void list_floes_from(const State& s, ActionKind kind, int piece, Place from, std::uint32_t barred,
                     FrostBitten::Actions& out) {
  const int last = s.options.mega;
  if (is_floe(from)) {
    const Cell cell = s.cell[from];
    list_steps_to(s, kind, piece, water_of(cell), contacts_of(s, cell), barred, out);
  } else if (from == kSouth) {
    list_steps_to(s, kind, piece, 0, s.starts[0] & kBottomRow, barred, out);
  } else if (from == kNorth) {
    list_steps_to(s, kind, piece, last, s.starts[last] & top_row(s), barred, out);
  } else {
    list_steps_to(s, kind, piece, 0, s.starts[0] & top_row(s), barred, out);
    list_steps_to(s, kind, piece, 1, s.starts[1] & kBottomRow, barred, out);
  }
}

void list_penguin_steps(const State& s, FrostBitten::Actions& out) {
  const std::uint32_t full = full_floes(s);  // 3.3
  for (int n = 0; n < kPenguinsPerSeat; ++n) {
    const int penguin = s.seat * kPenguinsPerSeat + n;
    if (is_done(s, penguin)) continue;  // 3.4, 6.2
    const Place from = s.penguin[penguin];
    list_floes_from(s, ActionKind::Step, n, from, full, out);
    if (!is_floe(from)) continue;
    const Cell cell = s.cell[from];
    if (y_of(cell) == 0) {
      const Place region = south_of_water(water_of(cell));
      if (region != kSouth || is_homeward(s, penguin)) out.push({ActionKind::Step, byte(n), region});  // 3.4, 6.2
    } else if (y_of(cell) == s.length - 2) {
      out.push({ActionKind::Step, byte(n), north_of_water(s.options, water_of(cell))});
    }
  }
}

void list_bear_steps(const State& s, FrostBitten::Actions& out) {
  if (!s.options.mega) {
    list_floes_from(s, ActionKind::Bear, 0, s.bear[0], 0, out);
    return;
  }
  const std::uint32_t barred = bear_floes(s);  // 6.4: bears do not share a floe
  for (int b = 0; b < kMaxBears; ++b) list_floes_from(s, ActionKind::Bear, b + 1, s.bear[b], barred, out);
}

void list_moves(const State& s, FrostBitten::Actions& out) {
  if (is_bear_die(s.dice[s.die])) {
    list_bear_steps(s, out);
  } else {
    list_penguin_steps(s, out);
  }
  list_slides(s, out);
}

// Whether the die in play allows any move (2.2). Only bear dice and drifting packs can ever leave none.
bool has_move(const State& s) {
  if (s.options.drift == Drift::Lines && slidable(s) != 0) return true;
  FrostBitten::Actions list;
  list_moves(s, list);
  return !list.empty();
}

bool may_roll(const State& s, Die die) {
  if (s.phase == Phase::Reroll) return die == Die::B4 || die == Die::P4;
  return s.phase == Phase::Roll && die != Die::None && (die <= Die::B3 || (die == Die::Five && s.options.alert));
}

void put_on_floe(State& s, int floe) {
  const std::uint32_t bit = 1u << floe;
  s.twos ^= s.ones & bit;
  s.ones ^= bit;
}

void take_off_floe(State& s, int floe) {
  const std::uint32_t bit = 1u << floe;
  s.ones ^= bit;
  s.twos ^= s.ones & bit;
}

void move_penguin(State& s, int penguin, Place to) {
  if (is_floe(s.penguin[penguin])) take_off_floe(s, s.penguin[penguin]);
  if (is_floe(to)) put_on_floe(s, to);
  s.penguin[penguin] = to;
}

// One running step: the state, who watches, and the parts of a turn that follow from one another.
template <class Watcher>
struct Run {
  State& s;
  const Watcher& watcher;

  void tell(Event event) { watcher(event, s); }

  void begin_turn() {
    s.phase = Phase::Roll;
    tell({.kind = EventKind::TurnBegins, .seat = s.seat});
  }

  void end_turn() {
    s.moves = 0;
    s.die = 0;
    s.dice[0] = s.dice[1] = Die::None;
    s.phase = Phase::Roll;
    tell({.kind = EventKind::TurnEnded, .seat = s.seat});
    s.seat = byte(s.seat + 1 == s.options.seats ? 0 : s.seat + 1);  // 1.4
    if (s.seat == s.first) ++s.round;
    begin_turn();
  }

  void begin_die(int die) {
    s.die = byte(die);
    --s.dice_left;
    s.moves = byte(die_number(s.dice[die]));
    s.phase = Phase::Move;
    if (s.options.mega) {
      tell({.kind = EventKind::DieChosen, .seat = s.seat, .piece = s.die, .number = s.moves, .die = s.dice[die]});
    }
  }

  // Goes on to the other die or the next turn when no move is left or none is legal (2.2).
  void settle() {
    for (;;) {
      if (s.moves != 0) {
        if (has_move(s)) return;
        const std::uint8_t lost = s.moves;
        s.moves = 0;
        tell({.kind = EventKind::MovesLapsed, .seat = s.seat, .number = lost});
      }
      if (s.dice_left == 0) return end_turn();
      begin_die(1 - s.die);
    }
  }

  // The last event of a step is told when all has changed: whoever watches ends on the true picture.
  void rolled(Die die) {
    const std::uint8_t index = s.die;
    const Event event{.kind = EventKind::Rolled, .seat = s.seat, .piece = index, .number = byte(die_number(die)), .die = die,
                      .face = byte(face_of(die))};
    if (die == Die::Five) {  // 6.1
      s.phase = Phase::Reroll;
      tell(event);
      return tell({.kind = EventKind::Alert, .seat = s.seat, .piece = index});
    }
    s.dice[index] = die;
    s.phase = Phase::Roll;
    if (s.options.mega && index == 0) {
      s.die = 1;
      return tell(event);
    }
    s.die = 0;
    s.dice_left = byte(1 + s.options.mega);
    if (s.options.mega && s.dice[0] != s.dice[1]) {  // 6.4; equal dice leave nothing to choose
      s.phase = Phase::Choose;
      return tell(event);
    }
    if (s.options.mega) tell(event);  // DieChosen comes last
    begin_die(0);
    if (!s.options.mega) tell(event);
    settle();
  }

  void caught(int penguin, int bear) {  // 3.5, 4.3
    const Place from = s.penguin[penguin];
    move_penguin(s, penguin, kSouth);
    s.homeward = static_cast<std::uint16_t>(s.homeward & ~(1u << penguin));  // 6.2
    tell({.kind = EventKind::PenguinCaught, .seat = byte(owner_of(penguin)), .piece = byte(penguin), .from = from,
          .to = kSouth, .number = byte(bear)});
  }

  void arrived(int penguin, Arrival arrival) {
    if (arrival != Arrival::TurnedHome) ++s.arrived[s.seat];
    tell({.kind = EventKind::PenguinArrived, .seat = s.seat, .piece = byte(penguin), .to = s.penguin[penguin],
          .number = byte(static_cast<int>(arrival))});
  }

  void step_penguin(int penguin, Place to) {
    const Place from = s.penguin[penguin];
    move_penguin(s, penguin, to);
    tell({.kind = EventKind::PenguinStepped, .seat = s.seat, .piece = byte(penguin), .from = from, .to = to});
    if (is_floe(to)) {
      for (int b = 0; b < kMaxBears; ++b) {
        if (s.bear[b] == to) caught(penguin, b);
      }
    } else if (to == kNorth && !s.options.homesick) {
      arrived(penguin, Arrival::Done);
    } else if (to == kNorth && !is_homeward(s, penguin)) {
      s.homeward = static_cast<std::uint16_t>(s.homeward | (1u << penguin));
      arrived(penguin, Arrival::TurnedHome);
    } else if (to == kSouth) {
      arrived(penguin, Arrival::Home);
    }
  }

  void slide(int floe, Direction direction) {
    const Cell from = s.cell[floe];
    const Cell to = slid(from, direction);
    s.cell[floe] = to;
    s.starts[water_of(from)] ^= bit_of(from) | bit_of(to);
    tell({.kind = EventKind::FloeSlid, .seat = s.seat, .piece = byte(floe), .from = from, .to = to,
          .number = byte(static_cast<int>(direction))});
  }

  void step_bear(int bear, Place to) {
    const Place from = s.bear[bear];
    s.bear[bear] = to;
    tell({.kind = EventKind::BearStepped, .seat = s.seat, .piece = byte(bear), .from = from, .to = to});
    if (((laden_floes(s) >> to) & 1u) == 0) return;
    for (int p = 0; p < penguins(s.options); ++p) {
      if (s.penguin[p] == to) caught(p, bear);
    }
  }

  void act(const Action& action) {
    if (action.kind != ActionKind::Die) --s.moves;
    switch (action.kind) {
      case ActionKind::Die:
        begin_die(s.dice[0] == static_cast<Die>(action.to) ? 0 : 1);
        return settle();
      case ActionKind::Step: step_penguin(s.seat * kPenguinsPerSeat + action.piece, action.to); break;
      case ActionKind::Slide: slide(action.piece, static_cast<Direction>(action.to)); break;
      case ActionKind::Bear: step_bear(action.piece == 0 ? 0 : action.piece - 1, action.to); break;
    }
    if (s.arrived[s.seat] == kPenguinsPerSeat) {  // 5.1, 6.2
      s.phase = Phase::Over;
      s.moves = 0;
      s.dice_left = 0;
      return tell({.kind = EventKind::Won, .seat = s.seat});
    }
    settle();
  }
};

}  // namespace

std::span<const OptionSpec> FrostBitten::option_specs() { return kOptionSpecs; }

Options FrostBitten::options(int seats, const Choices& choices) {
  assert(seats >= kMinSeats && seats <= kMaxSeats);
  Options o;
  o.seats = byte(seats);
  o.alert = choices.value[0];
  o.homesick = choices.value[1];
  o.warming = choices.value[2];
  o.mega = choices.value[3];
  o.drift = static_cast<Drift>(choices.value[4]);
  assert(o.alert < 2 && o.homesick < 2 && o.warming < 2 && o.mega < 2 && choices.value[4] < 3);
  return o;
}

State FrostBitten::start(const Options& options) {
  State s;
  s.options = options;
  s.length = byte(frost_bitten::length(options));
  s.floes = byte(frost_bitten::floes(options));
  for (int floe = 0; floe < kMaxFloes; ++floe) {
    s.cell[floe] = kNoCell;
    if (floe >= s.floes) continue;
    const int row = floe / kColumns;
    const int water = row / packs(options);
    s.cell[floe] = cell_at(water, home_column(floe), 3 * (row % packs(options)));  // 1.2
    s.starts[water] |= bit_of(s.cell[floe]);
  }
  for (Place& place : s.penguin) place = kSouth;
  s.bear[0] = options.mega ? kEquator : kNorth;
  s.bear[1] = options.mega ? kNorth : kNowhere;
  return s;
}

ToAct FrostBitten::to_act(const State& s) {
  if (s.phase == Phase::Move || s.phase == Phase::Choose) return {Turn::Seat, s.seat};
  return {s.phase == Phase::Over ? Turn::Over : Turn::Chance, -1};
}

void FrostBitten::actions(const State& s, Actions& out) {
  out.clear();
  if (s.phase == Phase::Move) {
    list_moves(s, out);
  } else if (s.phase == Phase::Choose) {
    for (const Die die : s.dice) out.push({ActionKind::Die, 0, byte(static_cast<int>(die))});
  }
}

void FrostBitten::outcomes(const State& s, Outcomes& out) {
  out.clear();
  const auto roll = [&out](Die die, std::uint32_t faces) {
    out.push({{OutcomeKind::Roll, byte(static_cast<int>(die))}, faces});
  };
  if (s.phase == Phase::First) {
    for (int seat = 0; seat < s.options.seats; ++seat) out.push({{OutcomeKind::First, byte(seat)}, 1});
  } else if (s.phase == Phase::Roll) {  // 2.1
    roll(Die::B3, 1);
    roll(Die::P3, 2);
    roll(Die::P2, 1);
    roll(Die::P4, s.options.alert ? 1 : 2);
    if (s.options.alert) roll(Die::Five, 1);  // 6.1
  } else if (s.phase == Phase::Reroll) {
    roll(Die::B4, 3);
    roll(Die::P4, 3);
  }
}

template <class Watcher>
void FrostBitten::apply(State& s, const Action& action, const Watcher& watcher) {
  assert(!why(s, action));
  Run<Watcher>{s, watcher}.act(action);
}

template <class Watcher>
void FrostBitten::resolve(State& s, const Outcome& outcome, const Watcher& watcher) {
  Run<Watcher> run{s, watcher};
  if (outcome.kind == OutcomeKind::Roll) {
    const auto die = static_cast<Die>(outcome.value);
    assert(may_roll(s, die));
    return run.rolled(die);
  }
  assert(s.phase == Phase::First && outcome.value < s.options.seats);
  s.seat = s.first = outcome.value;  // 1.4
  s.phase = Phase::Roll;
  run.tell({.kind = EventKind::FirstPlayer, .seat = s.seat});
  run.begin_turn();
}

template void FrostBitten::apply(State&, const Action&, const NoEvents&);
template void FrostBitten::apply(State&, const Action&, const EventSink<Event, State>&);
template void FrostBitten::resolve(State&, const Outcome&, const NoEvents&);
template void FrostBitten::resolve(State&, const Outcome&, const EventSink<Event, State>&);

Result FrostBitten::result(const State& s) {
  Result r;
  for (int seat = 0; seat < s.options.seats; ++seat) r.scores[static_cast<std::uint32_t>(seat)] = s.arrived[seat];
  r.round = static_cast<std::int32_t>(s.round);
  if (s.phase != Phase::Over) return r;
  r.winners = 1u << s.seat;
  r.reason = s.options.homesick ? "home" : "north";
  return r;
}

}  // namespace wildshore
