// rules.cpp: what steps do. Every paragraph cited is one of rules.md.
//
// A step changes what its seat or chance decided, then go_on() does all that leaves no choice, until phase_of() names somebody to ask. Each
// change comes before its event, so the last event always shows the final state. Nothing here allocates.
#include "games/rescue_polar_bears/rules.hpp"

#include <algorithm>
#include <cassert>

namespace wildshore {

using namespace rescue_polar_bears;

namespace {

constexpr std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }
template <class Enum>
constexpr std::uint8_t byte_of(Enum value) {
  return static_cast<std::uint8_t>(value);
}
constexpr Bear first_of(Bears bears) {
  return count_of(bears, Bear::Male) > 0 ? Bear::Male : count_of(bears, Bear::Female) > 0 ? Bear::Female : Bear::Cub;
}

// One running step: the state, who watches, and the parts of a turn that follow from one another.
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

  // The actions.

  void spend() {  // 2.1, 8.6
    s.second_bear = 0;
    if (s.left > 0) {
      --s.left;
      return;
    }
    --s.blue[s.seat];
    tell({.kind = EventKind::BlueUsed, .seat = s.seat, .number = s.blue[s.seat]});
  }

  void sail(Cell to) {  // 3.1
    const Cell from = s.at[s.seat];
    Event event{.kind = EventKind::Sailed, .seat = s.seat, .from = from, .to = to};
    if constexpr (!std::is_same_v<Watcher, NoEvents>) {
      Way way;
      way_to(s, s.seat, to, way);
      for (const Cell cell : way) event.via[event.number++] = cell;
    }
    spend();
    s.at[s.seat] = to;
    if ((s.support & cell_bit(to)) != 0) s.support_due = to;
    tell(event);
    if ((s.data & cell_bit(to)) != 0) collect(to);
  }

  void load_data(Cell from) {  // 3.2, 8.1
    const bool free_load = s.free_load != 0;
    s.second_bear = 0;
    if (free_load) {
      s.free_load = 0;
    } else {
      spend();
    }
    collect(from, free_load);
  }

  void load_bear(Cell from, Bear bear) {  // 3.2, 8.3
    const bool second = s.second_bear != 0;
    if (second) {
      s.second_bear = 0;
    } else {
      spend();
      s.second_bear = byte(s.ship[s.seat] == Ship::Polaris);
    }
    move(bear, s.bears[from], s.hold[s.seat]);
    tell({.kind = EventKind::BearLoaded, .seat = s.seat, .from = from, .number = byte(second), .what = byte_of(bear)});
  }

  void unload() {  // 3.3
    const Bears bears = s.hold[s.seat];
    const bool north = (kMap.near[kNorthBase] & cell_bit(s.at[s.seat])) != 0;
    spend();
    s.supply = static_cast<Bears>(s.supply + bears);
    s.hold[s.seat] = 0;
    tell({.kind = EventKind::Unloaded, .seat = s.seat, .to = north ? kNorthBase : kSouthBase, .bears = bears});
  }

  void begin_to_lose(Cell cell, Cause cause) {
    constexpr EventKind kKinds[] = {EventKind::Melting, EventKind::Breaking, EventKind::Blasting, EventKind::Melting};
    s.going = cell;
    s.cause = cause;
    tell({.kind = kKinds[static_cast<int>(cause)],
          .seat = s.seat,
          .to = cell,
          .number = cause == Cause::Melt ? s.alert : std::uint8_t{0}});
  }

  // Upgrades and cards.

  void upgrade(Seat seat, int which) {  // 3.5, section 8
    const Upgrade upgrade = upgrade_of(s.ship[seat], which);
    s.upgrade = 0;
    s.upgrades[seat] = byte(s.upgrades[seat] | (1 << which));
    if (upgrade == Upgrade::Card) s.draws = 1;
    if (upgrade == Upgrade::Data) s.more_data = 2;
    if (upgrade == Upgrade::Tokens) s.tokens = 3;
    tell({.kind = EventKind::Upgraded, .seat = byte(seat), .number = byte(which), .what = byte_of(upgrade)});
    if (upgrade == Upgrade::Action && seat == s.seat) gain_actions(1);
  }

  void gain_actions(int number) {
    s.left = byte(s.left + number);
    tell({.kind = EventKind::ActionsGained, .seat = s.seat, .number = s.left});
  }

  void give_token(Seat seat) {  // 8.5
    --s.tokens;
    ++s.blue[seat];
    tell({.kind = EventKind::TokenGiven, .seat = byte(seat), .number = s.blue[seat]});
  }

  void call_helicopters(int number) {
    s.helicopters = byte(s.helicopters + number);
    s.reserve = byte(s.reserve - number);
    tell({.kind = EventKind::HelicoptersCame, .seat = s.seat, .number = byte(number), .what = s.helicopters});
  }

  void put_card_away(EventKind kind) {
    const Card card = s.card;
    s.card = Card::None;
    tell({.kind = kind, .seat = s.seat, .what = byte_of(card)});
  }

  void use_card() {  // 9.2 - 9.7, 9.11
    const Card card = s.card;
    if (card == Card::PolarNight) s.night = 1;
    if (card == Card::SurveyDrones) s.more_data = 2;
    if (card == Card::WeatherSatellite) {
      s.to_turn = byte(std::min(3, std::popcount(s.hidden)));
      s.exchange = byte(s.to_turn != 0 || can_exchange());
    }
    put_card_away(EventKind::CardUsed);
    if (card == Card::ColdFront) cool(4);
    if (card == Card::CoastGuard) call_helicopters(1);
    if (card == Card::AirWing) call_helicopters(2);
    if (card == Card::FullSteam) gain_actions(2);
  }

  bool can_exchange() const { return s.alert != 0 && live_alerts(s, s.open) != 0; }

  void decline() {
    if (s.exchange == 0) return put_card_away(EventKind::CardDeclined);
    s.exchange = 0;
    tell({.kind = EventKind::CardDeclined, .seat = s.seat, .what = byte_of(Card::WeatherSatellite)});
  }

  void pick(int number) {  // 3.6, 9.7
    const std::uint8_t old = s.alert;
    s.open &= ~alert_bit(number);
    if (s.exchange == 0) return set_alert(number);
    s.exchange = 0;
    s.open |= alert_bit(old);
    s.alert = byte(number);
    tell({.kind = EventKind::AlertExchanged, .seat = s.seat, .to = place_of(s, number), .number = byte(number), .what = old});
  }

  void blast(Cell cell) {  // 9.8
    put_card_away(EventKind::CardUsed);
    begin_to_lose(cell, Cause::Blast);
  }

  void current(Seat seat, Cell to) {  // 9.9
    const Cell from = s.at[seat];
    put_card_away(EventKind::CardUsed);
    s.at[seat] = to;
    tell({.kind = EventKind::ShipMoved, .seat = byte(seat), .from = from, .to = to});
    if ((s.data & cell_bit(to)) != 0) collect(to);
  }

  void airlift(Cell cell) {  // 9.10
    const Bears bears = s.bears[cell];
    put_card_away(EventKind::CardUsed);
    s.bears[cell] = 0;
    s.supply = static_cast<Bears>(s.supply + bears);
    tell({.kind = EventKind::Airlifted, .seat = s.seat, .from = cell, .bears = bears});
  }

  void act(const Action& a) {
    switch (a.kind) {
      case ActionKind::Sail: return sail(a.cell);
      case ActionKind::LoadData: return load_data(a.cell);
      case ActionKind::LoadBear: return load_bear(a.cell, static_cast<Bear>(a.what));
      case ActionKind::Unload: return unload();
      case ActionKind::Break: spend(); return begin_to_lose(a.cell, Cause::Break);
      case ActionKind::EndTurn: return end_actions();
      case ActionKind::Flee: return flee(static_cast<Bear>(a.what), a.cell);
      case ActionKind::Pick: return pick(a.what);
      case ActionKind::Use: return use_card();
      case ActionKind::Decline: return decline();
      case ActionKind::Blast: return blast(a.cell);
      case ActionKind::Current: return current(a.what, a.cell);
      case ActionKind::Airlift: return airlift(a.cell);
      case ActionKind::Upgrade: return upgrade(a.what / 2, a.what % 2);
      case ActionKind::Token: return give_token(a.what);
      case ActionKind::Birth: return born(a.cell);
      case ActionKind::Grow: return grow(static_cast<Bear>(a.what));
    }
  }

  // Chance.

  void deal_tile(Cell cell, int tile) {  // 1.2, 1.3
    if (tile == kSupport) s.support |= cell_bit(cell);
    if (tile == kFloat) s.floats |= cell_bit(cell);
    if (tile >= 1 && tile <= kTiles) {
      s.ice |= cell_bit(cell);
      s.place[tile - 1] = cell;
      s.bears[cell] = first_bears(tile);
      s.supply = static_cast<Bears>(s.supply - first_bears(tile));
    }
    ++s.dealt;
    tell({.kind = EventKind::TileDealt, .seat = s.seat, .to = cell, .number = byte(tile)});
  }

  void deal_ship(int seat, Ship ship) {  // 1.8
    s.ship[seat] = ship;
    s.at[seat] = kStarts[seat];
    tell({.kind = EventKind::ShipDealt, .seat = byte(seat), .to = kStarts[seat], .what = byte_of(ship)});
  }

  void place_data(Cell cell) {  // 3.5
    s.positions &= ~cell_bit(cell);
    if (((ships(s) | s.data) & cell_bit(cell)) != 0) {
      return tell({.kind = EventKind::PositionBlocked, .seat = s.seat, .to = cell});
    }
    s.data |= cell_bit(cell);
    if (s.more_data > 0) --s.more_data;
    tell({.kind = EventKind::DataPlaced, .seat = s.seat, .to = cell});
  }

  void turn_up(int number) {  // 8.5, 9.7
    s.hidden &= ~alert_bit(number);
    s.open |= alert_bit(number);
    --s.to_turn;
    if (s.to_turn == 0 && !can_exchange()) s.exchange = 0;
    tell({.kind = EventKind::AlertTurned, .seat = s.seat, .number = byte(number)});
  }

  void draw_card(Card card) {
    --s.draws;
    s.deck = static_cast<std::uint16_t>(s.deck & ~(1u << static_cast<int>(card)));
    s.card = card;
    tell({.kind = EventKind::CardDrawn, .seat = s.seat, .what = byte_of(card)});
  }

  void growth(int number) {  // 4.1
    const Growth growth = growth_on(s, number);
    const Cell cell = place_of(s, number);
    s.part = Part::Heat;
    Extra reason;
    const int extra = heat_added(s, number, reason);
    if (growth == Growth::Reproduce) {  // 4.2
      s.cubs = byte(std::min(2, count_of(s.supply, Bear::Cub)));
      if (s.cubs != 0) s.born_at = cell;
    } else if (growth == Growth::Grow && grown_kinds(s, cell) != 0) {  // 4.3
      s.born_at = cell;
    }
    tell({.kind = EventKind::GrowthRolled, .seat = s.seat, .to = cell, .number = byte(number), .what = byte_of(growth)});
    if (extra == 0) return;
    s.extra = byte(extra);
    tell({.kind = EventKind::HeatAdded, .seat = s.seat, .number = byte(extra), .what = byte_of(reason)});
  }

  void heat(int die) {  // 5.1
    const int degrees = die + s.extra;
    s.extra = 0;
    s.part = Part::Close;
    s.temperature = byte(s.temperature + degrees);
    tell({.kind = EventKind::HeatRolled, .seat = s.seat, .number = byte(die), .what = byte(degrees)});
    if (s.alert != 0 && s.temperature >= s.alert) return begin_to_lose(place_of(s, s.alert), Cause::Melt);
    if (s.alert == 0 && s.temperature > kTooHot) finish(End::Heat);  // 5.2
  }

  void chance(const Outcome& o) {
    switch (o.kind) {
      case OutcomeKind::Tile: return deal_tile(o.cell, o.value);
      case OutcomeKind::Ship: return deal_ship(o.value / kShips, static_cast<Ship>(o.value % kShips));
      case OutcomeKind::Data: return place_data(o.cell);
      case OutcomeKind::Alert: s.hidden &= ~alert_bit(o.value); return set_alert(o.value);
      case OutcomeKind::TurnUp: return turn_up(o.value);
      case OutcomeKind::Card: return draw_card(static_cast<Card>(o.value));
      case OutcomeKind::Growth: return growth(o.value);
      case OutcomeKind::Heat: return heat(o.value);
    }
  }
};

bool may_happen(const State& s, const Outcome& outcome) {
  RescuePolarBears::Outcomes list;
  RescuePolarBears::outcomes(s, list);
  for (const auto& each : list) {
    if (each.outcome == outcome) return true;
  }
  return false;
}

}  // namespace

template <class Watcher>
void RescuePolarBears::apply(State& s, const Action& action, const Watcher& watcher) {
  assert(!why(s, action));
  Run<Watcher> run{s, watcher};
  run.act(action);
  run.go_on();
}

template <class Watcher>
void RescuePolarBears::resolve(State& s, const Outcome& outcome, const Watcher& watcher) {
  assert(may_happen(s, outcome));
  Run<Watcher> run{s, watcher};
  run.chance(outcome);
  run.go_on();
}

template void RescuePolarBears::apply(State&, const Action&, const NoEvents&);
template void RescuePolarBears::apply(State&, const Action&, const EventSink<Event, State>&);
template void RescuePolarBears::resolve(State&, const Outcome&, const NoEvents&);
template void RescuePolarBears::resolve(State&, const Outcome&, const EventSink<Event, State>&);

}  // namespace wildshore
