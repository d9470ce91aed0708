// scene_log.cpp: what happened, in sentences, as its watcher may know it.
#include <bit>

#include "games/maretta/scene.hpp"
#include "games/maretta/scene_words.hpp"

namespace wildshore {

using namespace maretta;

namespace maretta {
namespace {

std::string drawn_line(const Event& event, const View& after, const Teller& teller) {
  if (event.card == kHidden || event.seat != after.watcher) return {};
  return teller.say_of(event.seat, "maretta.tell.drawn", {card_words(event.card, teller)});
}

std::string given_line(const Event& event, const Teller& teller) {
  const std::string card = card_words(event.card, teller);
  if (event.seat == event.other) return teller.say_of(event.seat, "maretta.tell.kept", {card});
  const bool to_you = teller.is_you(event.other);
  return teller.say_of(event.seat, to_you ? "maretta.tell.given_you" : "maretta.tell.given", {teller.name(event.other), card});
}

std::string moved_line(const Event& event, const View& after, const Teller& teller) {
  if (event.from == event.to) return teller.say_of(event.seat, "maretta.tell.stayed");
  return teller.say_of(event.seat, "maretta.tell.moved", {number(event.to - event.from), space_words(after.state.options, event.to, teller)});
}

std::string looked_line(const Event& event, const Teller& teller) {
  const std::string other = teller.name(event.other);
  if (event.hand[0] == kHidden || event.hand[0] == kNoCard) {
    return teller.say_of(event.seat, teller.is_you(event.other) ? "maretta.tell.looked_you" : "maretta.tell.looked", {other});
  }
  const std::string_view key = teller.is_you(event.other) ? "maretta.tell.looked_yours" : "maretta.tell.looked_at";
  return teller.say_of(event.seat, key, {other, hand_words(event.hand, teller)});
}

std::string swapped_line(const Event& event, const View& after, const Teller& teller) {
  const std::string_view key = teller.is_you(event.other) ? "maretta.tell.swapped_you" : "maretta.tell.swapped";
  return teller.say_of(event.seat, key, {teller.name(event.other), space_words(after.state.options, event.to, teller)});
}

std::string stolen_line(const Event& event, const Teller& teller) {
  const std::string_view key = teller.is_you(event.other) ? "maretta.tell.stolen_you" : "maretta.tell.stolen";
  return teller.say_of(event.seat, key, {teller.name(event.other), card_words(event.card, teller)});
}

std::string taken_line(const Event& event, const View& after, const Teller& teller) {
  const std::string where = space_words(after.state.options, event.to, teller);
  if (event.barrel == Barrel::Down) return teller.say_of(event.seat, "maretta.tell.took_down", {where});
  return teller.say_of(event.seat, "maretta.tell.took", {barrel_words(event.barrel, teller), where});
}

std::string_view end_key(End end) {
  switch (end) {
    case End::Token: return "maretta.end.token";
    case End::Boarded: return "maretta.end.boarded";
    case End::Deck: return "maretta.end.deck";
    case End::Sea: return "vulcano.end.sea";
    case End::Survivor: return "vulcano.end.survivor";
    case End::Lava: return "vulcano.end.lava";
    case End::None: break;
  }
  return "maretta.ask.over";
}

std::string end_line(End end, std::uint32_t winners, const Teller& teller) {
  const Seat only = (winners & (winners - 1)) == 0 ? static_cast<Seat>(std::countr_zero(winners)) : kSpectator;
  if (only >= 0) return teller.say_of(only, end_key(end));
  return teller.say(std::string(end_key(end)) + ".many", {seats_words(winners, teller)});
}

}  // namespace
}  // namespace maretta

std::string CastawayScene::tell(const Event& event, const View& after, const Teller& teller) {
  switch (event.kind) {
    case EventKind::CardDrawn: return drawn_line(event, after, teller);
    case EventKind::FirstPlayer: return teller.say_of(event.seat, "maretta.tell.first");
    case EventKind::DeckShuffled: return teller.say("vulcano.tell.shuffled");
    case EventKind::RoundBegins: return teller.say("maretta.tell.round", {number(event.number)});
    case EventKind::Chosen:
      if (event.card == kHidden) return teller.say_of(event.seat, "maretta.tell.chosen");
      return teller.say_of(event.seat, "maretta.tell.chosen_card", {card_words(event.card, teller)});
    case EventKind::StarsTurned: return teller.say(event.seats == 0 ? "maretta.tell.stars_inked" : "maretta.tell.stars");
    case EventKind::Given: return given_line(event, teller);
    case EventKind::Loaded: return teller.say_of(event.seat, "vulcano.tell.loaded", {card_words(event.card, teller)});
    case EventKind::Passed: return teller.say_of(event.seat, "vulcano.tell.passed");
    case EventKind::NothingToGive: return teller.say_of(event.seat, "vulcano.tell.empty");
    case EventKind::Moved: return moved_line(event, after, teller);
    case EventKind::Stolen: return stolen_line(event, teller);
    case EventKind::StackBurst: return teller.say_of(event.seat, "vulcano.tell.burst", {suit_words(static_cast<Suit>(event.number), teller)});
    case EventKind::BarrelTaken: return taken_line(event, after, teller);
    case EventKind::BarrelOpened: return teller.say("maretta.tell.opened", {barrel_words(event.barrel, teller)});
    case EventKind::BarrelLapsed: return teller.say("maretta.tell.lapsed");
    case EventKind::Inked:
      if (event.barrel == Barrel::School) return teller.say("maretta.tell.inked_all");
      return teller.say_of(event.seat, "maretta.tell.inked");
    case EventKind::Discarded: return teller.say_of(event.seat, "maretta.tell.discarded", {card_words(event.card, teller)});
    case EventKind::Swapped: return swapped_line(event, after, teller);
    case EventKind::Looked: return looked_line(event, teller);
    case EventKind::ShipPasses: return teller.say("maretta.tell.ship");
    case EventKind::BoardingSum:
      return teller.say_of(event.seat, event.number >= kBoarding ? "maretta.tell.sum_boards" : "maretta.tell.sum",
                           {number(event.from), number(event.to), number(event.number)});
    case EventKind::LavaMoved: return teller.say(event.to < 0 ? "vulcano.tell.lava_above" : "vulcano.tell.lava", {number(event.number), number(event.to)});
    case EventKind::Caught: return teller.say_of(event.seat, "vulcano.tell.caught");
    case EventKind::GameOver: return end_line(static_cast<End>(event.number), event.seats, teller);
    case EventKind::BarrelShown:
    case EventKind::Asked:
    case EventKind::Stowed:
    case EventKind::Boarded: return {};
  }
  return {};
}

Seat CastawayScene::seat_of(const Event& event) {
  switch (event.kind) {
    case EventKind::BarrelShown:
    case EventKind::DeckShuffled:
    case EventKind::RoundBegins:
    case EventKind::StarsTurned:
    case EventKind::ShipPasses:
    case EventKind::LavaMoved:
    case EventKind::Boarded:
    case EventKind::GameOver: return kSpectator;
    default: return event.seat;
  }
}

std::string CastawayScene::ending(const View& view, const Teller& teller) {
  return end_line(view.state.end, view.state.winners, teller);
}

}  // namespace wildshore
