// rules.cpp: what the seats' actions do. Every paragraph cited is one of rules.md.
#include "games/rescue_polar_bears/rules.hpp"

#include <cassert>

#include "games/rescue_polar_bears/run.hpp"

namespace wildshore {

using namespace rescue_polar_bears;

namespace {

template <class Watcher>
struct Acting : Run<Watcher> {
  using Base = Run<Watcher>;
  using Base::s;
  using Base::tell;
  using Base::begin_to_lose;
  using Base::born;
  using Base::can_exchange;
  using Base::collect;
  using Base::cool;
  using Base::flee;
  using Base::grow;
  using Base::move;
  using Base::set_alert;
  using Base::end_actions;

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
};

}  // namespace

template <class Watcher>
void RescuePolarBears::apply(State& s, const Action& action, const Watcher& watcher) {
  assert(!why(s, action));
  Acting<Watcher> acting{{s, watcher}};
  acting.act(action);
  acting.go_on();
}

template void RescuePolarBears::apply(State&, const Action&, const NoEvents&);
template void RescuePolarBears::apply(State&, const Action&, const EventSink<Event, State>&);

}  // namespace wildshore
