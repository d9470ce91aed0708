// run.hpp: one running step: the state, who watches, and all that follows without a choice. Every paragraph cited is one of rules.md.
//
// A step changes what its seat (rules.cpp) or chance (rules_chance.cpp) decided, then go_on() does what leaves no choice, until phase_of() names somebody
// to ask. Each change comes before its event, so the last event always shows the final state. Nothing here allocates.
#pragma once
#include <algorithm>

#include "games/rescue_polar_bears/rules.hpp"

namespace wildshore::rescue_polar_bears {

template <class Enum>
constexpr std::uint8_t byte_of(Enum value) {
  return static_cast<std::uint8_t>(value);
}
constexpr Bear first_of(Bears bears) {
  return count_of(bears, Bear::Male) > 0 ? Bear::Male : count_of(bears, Bear::Female) > 0 ? Bear::Female : Bear::Cub;
}

template <class Watcher>
struct Run {
  State& s;
  const Watcher& watcher;

  void tell(const Event& event) { watcher(event, s); }
  void tell(EventKind kind) { tell({.kind = kind, .seat = s.seat}); }

  void finish(End end) {
    s.end = end;
    tell({.kind = EventKind::Ended, .seat = s.seat, .what = byte_of(end)});
  }

  void move(Bear bear, Bears& from, Bears& to) {
    from = static_cast<Bears>(from - one_of(bear));
    to = static_cast<Bears>(to + one_of(bear));
  }

  // 7.1: the bear is in the supply when this is called; it comes from `from`.
  void sink(Bear bear, Cell from) {
    const bool saved = s.helicopters > 0;
    const Cell base = !saved ? kNoCell : s.helicopters % 2 == 0 ? kNorthBase : kSouthBase;
    if (saved) --s.helicopters;
    tell({.kind = EventKind::Sank, .seat = s.seat, .from = from, .to = base, .number = s.helicopters, .what = byte_of(bear)});
    if (!saved) finish(End::Bears);
  }

  void collect(Cell from, bool free_load = false) {  // 3.5
    s.data &= ~cell_bit(from);
    ++s.collected;
    tell({.kind = EventKind::DataCollected, .seat = s.seat, .from = from, .number = s.collected, .what = byte(free_load)});
    if (s.collected >= goal(s)) return finish(End::Data);
    if (!is_upgrade_mark(s, s.collected)) return;
    s.upgrade = 1;
    tell({.kind = EventKind::UpgradeEarned, .seat = s.seat, .number = s.collected});
  }

  void cool(int degrees) {  // 3.4: never below 0
    degrees = std::min<int>(degrees, s.temperature);
    if (degrees == 0) return;
    s.temperature = byte(s.temperature - degrees);
    tell({.kind = EventKind::Cooled, .seat = s.seat, .number = byte(degrees), .what = s.temperature});
  }

  bool can_exchange() const { return s.alert != 0 && live_alerts(s, s.open) != 0; }  // 9.7

  // Turn by turn.

  void begin_turn() {
    const bool breeze = s.ship[s.seat] == Ship::BreezeDragon;
    s.part = Part::Act;
    s.left = byte(kActions + (breeze ? std::popcount(s.upgrades[s.seat]) : 0));  // 2.1, 8.1
    s.free_load = byte(breeze);
    s.to_turn = byte(s.ship[s.seat] == Ship::NorthWatch && s.hidden != 0);  // 8.5
    tell({.kind = EventKind::TurnBegins, .seat = s.seat, .number = s.left});
  }

  void end_turn() {
    s.carded = s.night = s.extra = 0;
    tell(EventKind::TurnEnded);
    s.seat = byte(s.seat + 1 == s.options.seats ? 0 : s.seat + 1);
    if (s.seat == 0) ++s.round;
    begin_turn();
  }

  void end_actions() {  // 2.1
    s.part = Part::Growth;
    s.left = s.free_load = s.second_bear = 0;
    tell(EventKind::ActionsEnded);
  }

  // What leaves no choice.

  void go_on() {
    for (;;) {
      switch (phase_of(s)) {
        case Phase::Flee:
          if (!flee_on()) return;
          break;
        case Phase::PickAlert:
          if (!pick_on()) return;
          break;
        case Phase::Birth:
          if (!birth_on()) return;
          break;
        case Phase::Grow:
          if (!grow_on()) return;
          break;
        case Phase::Position:
          if (s.positions != 0) return;
          s.positions = kPlayCells;  // 3.5
          tell(EventKind::PositionsShuffled);
          break;
        case Phase::Settling: settle(); break;
        default: return;
      }
    }
  }

  void settle() {
    if (s.support_due != kNoCell) return take_support();
    if (s.part == Part::Heat) {
      s.part = Part::Close;
      return tell(EventKind::NightHeld);  // 9.3
    }
    if (s.part == Part::SetUp) return begin_turn();
    end_turn();
  }

  // 6.1: true when something happened without a choice.
  bool flee_on() {
    const Bears there = (s.floats & cell_bit(s.going)) != 0 ? Bears{0} : s.bears[s.going];
    if (there == 0) {
      lose_tile();
      return true;
    }
    const Bear bear = first_of(there);
    const Cells where = havens(s, s.going);
    if (where == 0) {
      move(bear, s.bears[s.going], s.supply);
      sink(bear, s.going);
      return true;
    }
    const bool one_kind = there == static_cast<Bears>(one_of(bear) * total(there));
    if (std::popcount(where) > 1 || !(one_kind || room_in(s, where) >= total(there))) return false;
    flee(bear, lowest(where));
    return true;
  }

  void flee(Bear bear, Cell to) {
    move(bear, s.bears[s.going], s.bears[to]);
    tell({.kind = EventKind::Fled, .seat = s.seat, .from = s.going, .to = to, .what = byte_of(bear)});
  }

  // A tile begins to go: its bears flee first (6.1).
  void begin_to_lose(Cell cell, Cause cause) {
    constexpr EventKind kKinds[] = {EventKind::Melting, EventKind::Breaking, EventKind::Blasting, EventKind::Melting};
    s.going = cell;
    s.cause = cause;
    tell({.kind = kKinds[static_cast<int>(cause)],
          .seat = s.seat,
          .to = cell,
          .number = cause == Cause::Melt ? s.alert : std::uint8_t{0}});
  }

  // 3.4, 5.1, 9.8: the tile goes, its bears have gone.
  void lose_tile() {
    const Cell cell = s.going;
    const Cause cause = s.cause;
    const int number = number_at(s, cell);
    int degrees = 0;
    if (number == 0) {
      s.floats &= ~cell_bit(cell);  // 10.2
    } else {
      s.ice &= ~cell_bit(cell);
      s.place[number - 1] = kNoCell;
      const bool wave = cause == Cause::Break && s.ship[s.seat] == Ship::WhiteWave;  // 8.2
      degrees = cause == Cause::Melt ? kMelting : wave ? 5 : 2;
    }
    s.going = kNoCell;
    s.cause = Cause::None;
    tell({.kind = EventKind::TileGone, .seat = s.seat, .to = cell, .number = number == 0 ? kFloat : byte(number)});
    if (number != 0 && number == s.alert) {
      s.alert = 0;
      tell({.kind = EventKind::AlertRemoved, .seat = s.seat, .number = byte(number)});
    }
    cool(degrees);
    if (cause == Cause::Melt && s.temperature > kTooHot) finish(End::Heat);  // 5.2
  }

  // 3.6: numbers without a tile leave the game; the last one left is taken.
  bool pick_on() {
    const std::uint32_t live = live_alerts(s, s.open);
    if (live != s.open) {
      const std::uint32_t dead = s.open & ~live;
      s.open &= ~(dead & (0u - dead));
      tell({.kind = EventKind::AlertVoid, .seat = s.seat, .number = byte(std::countr_zero(dead) + 1)});
      return true;
    }
    if (std::popcount(live) > 1) return false;
    s.open = 0;
    set_alert(std::countr_zero(live) + 1);
    return true;
  }

  void set_alert(int number) {
    if (place_of(s, number) == kNoCell) {
      tell({.kind = EventKind::AlertVoid, .seat = s.seat, .number = byte(number)});
      return;
    }
    s.alert = byte(number);
    tell({.kind = EventKind::AlertSet, .seat = s.seat, .to = place_of(s, number), .number = byte(number)});
  }

  // 4.2: true when a cub went where it had to.
  bool birth_on() {
    if (!is_full(s, s.born_at)) {
      born(s.born_at);
      return true;
    }
    const Cells where = havens(s, s.born_at);
    if (std::popcount(where) > 1) return false;
    if (where != 0) {
      born(lowest(where));
      return true;
    }
    const Cell from = s.born_at;
    cub_placed();
    sink(Bear::Cub, from);
    return true;
  }

  void cub_placed() {
    --s.cubs;
    if (s.cubs == 0) s.born_at = kNoCell;
  }

  void born(Cell to) {
    const Cell from = s.born_at;
    move(Bear::Cub, s.supply, s.bears[to]);
    cub_placed();
    tell({.kind = EventKind::Born, .seat = s.seat, .from = from, .to = to});
  }

  // 4.3: true when a cub grew as it had to.
  bool grow_on() {
    const int kinds = grown_kinds(s, s.born_at);
    if (std::popcount(static_cast<unsigned>(kinds)) > 1) return false;
    grow(static_cast<Bear>(std::countr_zero(static_cast<unsigned>(kinds))));
    return true;
  }

  void grow(Bear bear) {
    const Cell cell = s.born_at;
    move(Bear::Cub, s.bears[cell], s.supply);
    move(bear, s.supply, s.bears[cell]);
    if (grown_kinds(s, cell) == 0) s.born_at = kNoCell;
    tell({.kind = EventKind::Grew, .seat = s.seat, .to = cell, .what = byte_of(bear)});
  }

  void take_support() {  // 3.1
    const Cell cell = s.support_due;
    const bool draws = s.carded == 0;
    s.support_due = kNoCell;
    s.support &= ~cell_bit(cell);
    s.carded = 1;
    s.draws = byte(draws);
    tell({.kind = EventKind::SupportTaken, .seat = s.seat, .to = cell, .number = byte(draws)});
  }
};

}  // namespace wildshore::rescue_polar_bears
