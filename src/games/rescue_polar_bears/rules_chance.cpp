// rules_chance.cpp: what the outcomes of chance do: the deal, cards, tokens and dice. Every paragraph cited is one of rules.md.
#include <cassert>

#include "games/rescue_polar_bears/rules.hpp"
#include "games/rescue_polar_bears/run.hpp"

namespace wildshore {

using namespace rescue_polar_bears;

namespace {

template <class Watcher>
struct Chancing : Run<Watcher> {
  using Base = Run<Watcher>;
  using Base::s;
  using Base::tell;
  using Base::begin_to_lose;
  using Base::can_exchange;
  using Base::finish;
  using Base::set_alert;

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

// Whether the outcome is one of outcomes(); the frequent ones without listing them.
bool may_happen(const State& s, const Outcome& o) {
  const Phase phase = phase_of(s);
  const bool no_cell = o.cell == kNoCell;
  switch (o.kind) {
    case OutcomeKind::Growth: return phase == Phase::GrowthDie && no_cell && o.value >= 1 && o.value <= kTiles;
    case OutcomeKind::Heat: return phase == Phase::HeatDie && no_cell && o.value >= 1 && o.value <= 6;
    case OutcomeKind::Data: return phase == Phase::Position && o.cell < kPlay && (s.positions & cell_bit(o.cell)) != 0 && o.value == 0;
    case OutcomeKind::Alert:
    case OutcomeKind::TurnUp:
      return phase == (o.kind == OutcomeKind::Alert ? Phase::NewAlert : Phase::TurnUp) && no_cell && o.value >= 1 && o.value <= kTiles &&
             (s.hidden & alert_bit(o.value)) != 0;
    default: break;
  }
  if (o.kind == OutcomeKind::Tile && o.value >= 1 && o.value <= kTiles) {
    return phase == Phase::Tiles && o.cell == s.dealt && place_of(s, o.value) == kNoCell;
  }
  RescuePolarBears::Outcomes list;
  RescuePolarBears::outcomes(s, list);
  for (const auto& each : list) {
    if (each.outcome == o) return true;
  }
  return false;
}

}  // namespace

template <class Watcher>
void RescuePolarBears::resolve(State& s, const Outcome& outcome, const Watcher& watcher) {
  assert(may_happen(s, outcome));
  Chancing<Watcher> chancing{{s, watcher}};
  chancing.chance(outcome);
  chancing.go_on();
}

template void RescuePolarBears::resolve(State&, const Outcome&, const NoEvents&);
template void RescuePolarBears::resolve(State&, const Outcome&, const EventSink<Event, State>&);

}  // namespace wildshore
