// scene_words.cpp: what is asked and what each answer would do, in sentences.
#include "games/maretta/scene_words.hpp"

#include "games/maretta/scene.hpp"
#include "games/maretta/scene_forecast.hpp"
#include "games/maretta/scene_parts.hpp"

namespace wildshore {

using namespace maretta;

namespace maretta {

std::string suit_words(Suit suit, const Teller& teller) { return teller.say("maretta.suit." + std::string(suit_name(suit))); }

std::string card_words(Card card, const Teller& teller) {
  if (card == kHidden) return teller.say("maretta.card.hidden");
  if (!is_resource(card)) return teller.say("maretta.card.ship");
  return teller.say("maretta.card", {suit_words(suit_of(card), teller), number(value_of(card))});
}

std::string cards_words(Cards cards, const Teller& teller) {
  std::vector<std::string> items;
  for (int kind = 0; kind < kCardKinds; ++kind) {
    for (int i = 0; i < count_of(cards, static_cast<Card>(kind)); ++i) items.push_back(card_words(static_cast<Card>(kind), teller));
  }
  return items.empty() ? teller.say("maretta.nothing") : teller.enumerate(items);
}

std::string hand_words(std::span<const Card> cards, const Teller& teller) {
  std::vector<std::string> items;
  for (const Card card : cards) {
    if (card != kNoCard) items.push_back(card_words(card, teller));
  }
  return items.empty() ? teller.say("maretta.nothing") : teller.enumerate(items);
}

std::string barrel_words(Barrel barrel, const Teller& teller) {
  if (barrel == Barrel::None) return {};
  return teller.say("maretta.barrel." + std::string(barrel_name(barrel)));
}

std::string side_key(const Options& options, std::string_view rest) {
  return std::string(options.side == Side::Maretta ? "maretta." : "vulcano.") + std::string(rest);
}

std::string space_words(const Options& options, int space, const Teller& teller) {
  if (space == options.goal) return teller.say(side_key(options, "goal"));
  if (space <= 0) return teller.say(side_key(options, "start"));
  return teller.say("maretta.space", {number(space)});
}

std::string seats_words(std::uint32_t seats, const Teller& teller) {
  std::vector<std::string> names;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (has(seats, seat)) names.push_back(teller.name(seat));
  }
  return teller.enumerate(names);
}

namespace {

// What follows for a seat that moves; "" if it does not.
std::string move_words(const State& state, int seat, int spaces, int to, int barrels, const Teller& teller) {
  if (to == state.place[seat]) return teller.say_of(seat, "maretta.then.stays");
  const std::string where = space_words(state.options, to, teller);
  return teller.say_of(seat, barrels > 0 ? "maretta.then.moves_barrel" : "maretta.then.moves", {number(spaces), where});
}

std::string joined(const std::string& what, const std::vector<std::string>& then, const Teller& teller) {
  std::string rest;
  for (const std::string& each : then) rest += (rest.empty() ? "" : "; ") + each;
  return rest.empty() ? what : teller.say("maretta.label.then", {what, rest});
}

std::string give_label(const Action& action, const State& state, const Teller& teller) {
  const Forecast told = forecast(state, state.seat, action);
  const std::string card = card_words(action.card, teller);
  const bool own = action.seat == state.seat;
  const std::string what = own ? teller.say("maretta.label.keep", {card}) : teller.say_of(action.seat, "maretta.label.give", {card});
  std::vector<std::string> then;
  if (!side_a(state)) {
    const std::string suit = is_resource(action.card) ? suit_words(suit_of(action.card), teller) : std::string();
    if (told.burst) then.push_back(teller.say_of(action.seat, "vulcano.then.burst", {suit}));
    then.push_back(teller.say_of(action.seat, "vulcano.then.stacks", {number(told.before), number(told.after)}));
    return joined(what, then, teller);
  }
  if (!told.known) {
    then.push_back(teller.say_of(action.seat, "maretta.then.hidden"));
  } else {
    then.push_back(move_words(state, action.seat, told.spaces, told.to, told.barrels, teller));
    const bool boards = told.ship && told.after >= kBoarding;
    then.push_back(teller.say_of(action.seat, boards ? "maretta.then.boards" : "maretta.then.boarding", {number(told.before), number(told.after)}));
  }
  if (!own) {
    const std::string where = space_words(state.options, told.giver_to, teller);
    const std::string_view key = told.giver_to == state.place[state.seat] ? "maretta.then.giver_stays"
                                 : told.giver_barrels > 0                 ? "maretta.then.giver_barrel"
                                                                          : "maretta.then.giver";
    then.push_back(teller.say(key, {where}));
    if (told.theft) then.push_back(teller.say("maretta.then.theft"));
  }
  return joined(what, then, teller);
}

std::string load_label(const Action& action, const State& state, const Teller& teller) {
  const Forecast told = forecast(state, state.seat, action);
  std::vector<std::string> then;
  if (told.burst) then.push_back(teller.say_of(state.seat, "vulcano.then.burst", {suit_words(suit_of(action.card), teller)}));
  then.push_back(move_words(state, state.seat, told.spaces, told.to, told.barrels, teller));
  return joined(teller.say("vulcano.label.load", {card_words(action.card, teller)}), then, teller);
}

std::string take_label(const Action& action, const State& state, const Teller& teller) {
  const Barrel barrel = state.barrel[barrel_index(state.options, state.place[state.taker])][action.card];
  if (barrel == Barrel::Down) return teller.say(action.card == 0 ? "maretta.label.take_left" : "maretta.label.take_right");
  return teller.say("maretta.label.take", {barrel_words(barrel, teller), teller.say("maretta.barrel." + std::string(barrel_name(barrel)) + ".does")});
}

std::string steal_label(const Action& action, const State& state, const Teller& teller) {
  std::vector<std::string> then;
  const std::string what = teller.say_of(action.seat, "maretta.label.steal", {card_words(action.card, teller)});
  const Cards own = state.stock[state.seat];
  if (!side_a(state) && would_burst(own, action.card)) then.push_back(teller.say_of(state.seat, "vulcano.then.burst", {suit_words(suit_of(action.card), teller)}));
  if (side_a(state) && stack_of(own, suit_of(action.card)) == 0) then.push_back(teller.say("maretta.then.new_suit", {number(suits_in(own) + 1)}));
  return joined(what, then, teller);
}

// How many have placed their card of this phase, and how many are to.
void count_pips(const State& state, Question& out) {
  const bool star = state.phase == Phase::Choose || state.phase == Phase::Load;
  for (int seat = 0; seat < state.options.seats; ++seat) {
    if (!is_alive(state, seat)) continue;
    ++out.pips;
    out.pips_left += (star ? state.star[seat] : state.gift[seat]) == kNoCard;
  }
}

std::string_view ask_key(const State& state) {
  switch (state.phase) {
    case Phase::Float: return "maretta.ask.float";
    case Phase::First: return "maretta.ask.first";
    case Phase::Draw: return "maretta.ask.draw";
    case Phase::Choose: return "maretta.ask.choose";
    case Phase::Give: return side_a(state) ? "maretta.ask.give" : "vulcano.ask.give";
    case Phase::Reward: return "maretta.ask.reward";
    case Phase::Load: return can_load(state, state.seat) ? "vulcano.ask.load" : "vulcano.ask.pass";
    case Phase::Take: return "maretta.ask.take";
    case Phase::Open: return "maretta.ask.open";
    case Phase::Steal: return state.opened == Barrel::Troop ? "maretta.ask.troop" : "maretta.ask.monkey";
    case Phase::Discard: return "maretta.ask.discard";
    case Phase::Swap: return "maretta.ask.swap";
    case Phase::Look: return "maretta.ask.look";
    case Phase::Over: break;
  }
  return "maretta.ask.over";
}

}  // namespace
}  // namespace maretta

std::string CastawayScene::label(const Action& action, const View& view, const Teller& teller) {
  const State& state = view.state;
  switch (action.kind) {
    case ActionKind::Choose: return teller.say(action.card == kShip ? "maretta.label.choose_ship" : "maretta.label.choose", {card_words(action.card, teller)});
    case ActionKind::Give: return give_label(action, state, teller);
    case ActionKind::Move: {
      const int to = after_move(state, state.seat, kReward);
      const int barrels = to > state.place[state.seat] ? barrels_on(state, to) : 0;
      return teller.say(barrels > 0 ? "maretta.label.move_barrel" : "maretta.label.move", {space_words(state.options, to, teller)});
    }
    case ActionKind::Steal: return steal_label(action, state, teller);
    case ActionKind::Load: return load_label(action, state, teller);
    case ActionKind::Pass: return teller.say("vulcano.label.pass");
    case ActionKind::Take: return take_label(action, state, teller);
    case ActionKind::Discard: return teller.say("maretta.label.discard", {card_words(action.card, teller)});
    case ActionKind::Swap: return teller.say_of(action.seat, "maretta.label.swap", {space_words(state.options, state.place[action.seat], teller)});
    case ActionKind::Look: return teller.say_of(action.seat, "maretta.label.look");
  }
  return {};
}

Question CastawayScene::question(const View& view, const Teller& teller) {
  const State& state = view.state;
  Question out;
  const std::string key(ask_key(state));
  if (state.phase == Phase::Over) {
    out.headline = teller.say(key);
    return out;
  }
  const bool nobody = state.phase == Phase::Float || state.phase == Phase::First;
  out.seat = nobody ? kSpectator : state.seat;
  std::string more;
  if (state.phase == Phase::Reward) more = teller.name(state.receiver);
  if (state.phase == Phase::Steal && state.opened == Barrel::Troop) more = teller.name(state.taker);
  if (state.phase == Phase::Discard) more = number(state.to_go > 0 ? state.to_go : 1);
  out.headline = nobody ? teller.say(key) : teller.say_of(state.seat, key, {more});
  const std::string detail = key + ".detail";
  if (teller.words().has(detail)) out.detail = teller.say(detail);
  if (state.phase == Phase::Choose || state.phase == Phase::Give || state.phase == Phase::Load) count_pips(state, out);
  return out;
}

}  // namespace wildshore
