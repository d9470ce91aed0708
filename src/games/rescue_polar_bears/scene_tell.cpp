// scene_tell.cpp: what happened at the table of Rescue Polar Bears, as lines of the log. What the rules do by themselves says why, with its rule.
#include "games/rescue_polar_bears/scene.hpp"
#include "games/rescue_polar_bears/scene_board.hpp"
#include "games/rescue_polar_bears/scene_names.hpp"

namespace wildshore {

using namespace rescue_polar_bears;

namespace {

// Tiles that are gone are no longer found on the table: their number is in the event.
std::string tile_words(int number, Cell cell, const Teller& teller) {
  return number == kFloat ? teller.say("rescue.place.float", {cell_name(cell).view()}) : ice_words(number, teller);
}

std::string_view growth_key(std::uint8_t growth) {
  static constexpr std::string_view kKeys[] = {"rescue.tell.growth.gone", "rescue.tell.growth.empty", "rescue.tell.growth.lonely", "rescue.tell.growth.pair",
                                               "rescue.tell.growth.grow"};
  return kKeys[growth];
}

std::string_view extra_key(std::uint8_t extra) {
  static constexpr std::string_view kKeys[] = {"rescue.tell.extra.cubs", "rescue.tell.extra.adults", "rescue.tell.extra.male", "rescue.tell.extra.female",
                                               "rescue.tell.extra.rapid"};
  return kKeys[extra];
}

std::string_view end_key(std::uint8_t end) {
  static constexpr std::string_view kKeys[] = {"rescue.over.lost", "rescue.tell.won", "rescue.tell.lost_bears", "rescue.tell.lost_heat"};
  return kKeys[end];
}

std::string tell_sank(const Event& event, const State& state, const Teller& teller) {
  const std::string bear = bear_words(static_cast<Bear>(event.what), teller);
  const std::string from = place_words(state, event.from, teller);
  if (event.to == kNoCell) return teller.say("rescue.tell.sank_lost", {bear, from});
  return teller.say("rescue.tell.sank", {bear, from, place_words(state, event.to, teller), number_words(event.number)});
}

// What ships and crews do.
std::string tell_deed(const Event& event, const State& state, const Teller& teller) {
  const std::string ship = ship_words(state, event.seat, teller);
  const auto from = [&] { return place_words(state, event.from, teller); };
  const auto to = [&] { return place_words(state, event.to, teller); };
  const auto number = [&] { return number_words(event.number); };
  switch (event.kind) {
    case EventKind::ShipDealt: return teller.say_of(event.seat, "rescue.tell.ship", {ship});
    case EventKind::BlueUsed: return teller.say("rescue.tell.blue_used", {ship, number()});
    case EventKind::Sailed: return teller.say("rescue.tell.sailed", {ship, to()});
    case EventKind::BearLoaded: return teller.say("rescue.tell.loaded", {ship, bear_words(static_cast<Bear>(event.what), teller), from()});
    case EventKind::DataCollected: return teller.say(event.what != 0 ? "rescue.tell.data_free" : "rescue.tell.data", {ship, number(), number_words(goal(state))});
    case EventKind::Unloaded: return teller.say("rescue.tell.unloaded", {ship, bears_words(event.bears, teller), to()});
    case EventKind::Breaking: return teller.say("rescue.tell.breaking", {ship, to()});
    case EventKind::Blasting: return teller.say("rescue.tell.blasting", {to()});
    case EventKind::SupportTaken: return teller.say(event.number != 0 ? "rescue.tell.support" : "rescue.tell.support_spent", {ship});
    case EventKind::ShipMoved: return teller.say("rescue.tell.current", {ship, to()});
    case EventKind::Airlifted: return teller.say("rescue.tell.airlifted", {bears_words(event.bears, teller), from()});
    case EventKind::ActionsGained: return teller.say("rescue.tell.actions", {ship, number()});
    case EventKind::Upgraded: return teller.say("rescue.tell.upgraded", {ship, upgrade_words(static_cast<Upgrade>(event.what), teller)});
    case EventKind::TokenGiven: return teller.say("rescue.tell.token", {ship, number()});
    default: return {};
  }
}

std::string line_of(const Event& event, const State& state, const Teller& teller) {
  const auto to = [&] { return place_words(state, event.to, teller); };
  const auto number = [&] { return number_words(event.number); };
  const auto card = [&] { return card_words(static_cast<rescue_polar_bears::Card>(event.what), teller); };
  switch (event.kind) {
    case EventKind::TileDealt:
    case EventKind::TurnBegins:
    case EventKind::PositionBlocked:
    case EventKind::AlertRemoved:
    case EventKind::ActionsEnded:
    case EventKind::TurnEnded: return {};
    case EventKind::DataPlaced: return teller.say("rescue.tell.placed", {to()});
    case EventKind::PositionsShuffled: return teller.say("rescue.tell.shuffled");
    case EventKind::AlertSet: return teller.say("rescue.tell.alert", {ice_words(event.number, teller), number()});
    case EventKind::AlertVoid: return teller.say("rescue.tell.alert_void", {number()});
    case EventKind::AlertTurned: return teller.say("rescue.tell.alert_turned", {number()});
    case EventKind::AlertExchanged: return teller.say("rescue.tell.alert_exchanged", {ice_words(event.number, teller), ice_words(event.what, teller)});
    case EventKind::UpgradeEarned: return teller.say("rescue.tell.earned", {number()});
    case EventKind::Melting: return teller.say("rescue.tell.melting", {ice_words(event.number, teller), number_words(state.temperature)});
    case EventKind::Fled: return teller.say("rescue.tell.fled", {bear_words(static_cast<Bear>(event.what), teller), to()});
    case EventKind::Sank: return tell_sank(event, state, teller);
    case EventKind::TileGone: return teller.say("rescue.tell.gone", {tile_words(event.number, event.to, teller)});
    case EventKind::Cooled: return teller.say("rescue.tell.cooled", {number(), number_words(event.what)});
    case EventKind::CardDrawn: return teller.say("rescue.tell.card", {card()});
    case EventKind::CardUsed: return teller.say("rescue.tell.card_used", {card()});
    case EventKind::CardDeclined: return teller.say("rescue.tell.card_declined", {card()});
    case EventKind::HelicoptersCame: return teller.say("rescue.tell.helicopters", {number(), number_words(event.what)});
    case EventKind::GrowthRolled: return teller.say(growth_key(event.what), {number()});
    case EventKind::Born: return teller.say(event.from == event.to ? "rescue.tell.born" : "rescue.tell.born_beside", {place_words(state, event.from, teller), to()});
    case EventKind::Grew: return teller.say("rescue.tell.grew", {to(), bear_words(static_cast<Bear>(event.what), teller)});
    case EventKind::HeatAdded: return teller.say(extra_key(event.what), {number()});
    case EventKind::NightHeld: return teller.say("rescue.tell.night");
    case EventKind::HeatRolled:
      return teller.say(event.number == event.what ? "rescue.tell.heat" : "rescue.tell.heat_more", {number(), number_words(event.what), number_words(state.temperature)});
    case EventKind::Ended: return teller.say(end_key(event.what), {number_words(state.collected)});
    default: return tell_deed(event, state, teller);
  }
}

}  // namespace

std::string RescuePolarBearsScene::tell(const Event& event, const View& after, const Teller& teller) {
  return capital(line_of(event, after.state, teller));
}

Seat RescuePolarBearsScene::seat_of(const Event& event) {
  switch (event.kind) {
    case EventKind::ShipDealt:
    case EventKind::BlueUsed:
    case EventKind::Sailed:
    case EventKind::BearLoaded:
    case EventKind::DataCollected:
    case EventKind::Unloaded:
    case EventKind::Breaking:
    case EventKind::SupportTaken:
    case EventKind::ShipMoved:
    case EventKind::ActionsGained:
    case EventKind::Upgraded:
    case EventKind::TokenGiven: return event.seat;
    default: return kSpectator;
  }
}

ImageId RescuePolarBearsScene::log_image(const Event& event) {
  switch (event.kind) {
    case EventKind::DataPlaced:
    case EventKind::DataCollected: return kDataBuoy;
    case EventKind::AlertSet:
    case EventKind::AlertVoid:
    case EventKind::AlertTurned:
    case EventKind::AlertExchanged: return kAlertToken;
    case EventKind::Melting:
    case EventKind::TileGone: return kMeltingToken;
    case EventKind::BearLoaded:
    case EventKind::Fled:
    case EventKind::Grew: return static_cast<ImageId>(kHeadMale + event.what);
    case EventKind::Born: return kHeadCub;
    case EventKind::Sank:
    case EventKind::Airlifted:
    case EventKind::HelicoptersCame: return kHeli;
    case EventKind::CardDrawn:
    case EventKind::CardUsed:
    case EventKind::CardDeclined: return static_cast<ImageId>(kCardColdFront + event.what);
    case EventKind::UpgradeEarned: return kUpgradeToken;
    case EventKind::Upgraded: return static_cast<ImageId>(kUpAction + event.what);
    case EventKind::TokenGiven:
    case EventKind::BlueUsed: return kBlueToken;
    case EventKind::GrowthRolled: return kD20;
    case EventKind::HeatAdded:
    case EventKind::HeatRolled: return kDie;
    default: return kNoImage;
  }
}

}  // namespace wildshore
