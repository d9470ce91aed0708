// scene_reason.cpp: why a good player of Maretta or Vulcano would do something, from the forecast of each card.
//
// What a face-down card is nobody says; comparisons are with the other cards of the hand, where the view shows it.
#include <algorithm>

#include "games/maretta/scene.hpp"
#include "games/maretta/scene_forecast.hpp"
#include "games/maretta/scene_words.hpp"

namespace wildshore {

using namespace maretta;

namespace {

bool sees_hand(const View& view) { return view.watcher == view.state.seat; }

// Whether no other card of the hand would carry the receiver less far; the hand has another one.
bool is_least(const View& view, const Action& action, int spaces) {
  const State& s = view.state;
  bool others = false;
  for (const maretta::Card card : s.hand[s.seat]) {
    if (card == kNoCard || card == action.card) continue;
    others = true;
    if (forecast(s, s.seat, {ActionKind::Give, action.seat, card}).spaces < spaces) return false;
  }
  return others && sees_hand(view);
}

std::string join(std::string first, const std::string& second) {
  if (second.empty()) return first;
  return first.empty() ? second : first + " " + second;
}

// Side A: a card for another's raft.
std::string give_a(const Action& action, const View& view, const Teller& teller) {
  const State& s = view.state;
  if (action.seat == s.seat) return {};
  const Forecast told = forecast(s, s.seat, action);
  std::string out;
  if (told.known && told.spaces == 0) out = teller.say_of(action.seat, "maretta.reason.stuck");
  else if (told.known && is_least(view, action, told.spaces)) out = teller.say_of(action.seat, "maretta.reason.least", {number(told.spaces)});
  if (told.giver_to == s.options.goal && told.giver_to > s.place[s.seat]) return join(out, teller.say("maretta.reason.giver_goal"));
  if (told.theft) return join(out, teller.say_of(action.seat, "maretta.reason.theft"));
  if (told.giver_barrels > 0) return join(out, teller.say("maretta.reason.giver_barrel"));
  const bool leads = has(most_advanced(s, s.alive), action.seat);
  if (out.empty() && !leads) return teller.say_of(action.seat, "maretta.reason.not_leader");
  return out;
}

// Side B: a card for another's cart.
std::string give_b(const Action& action, const View& view, const Teller& teller) {
  const State& s = view.state;
  const Forecast told = forecast(s, s.seat, action);
  if (told.burst && action.seat != s.seat) {
    const std::string suit = suit_words(suit_of(action.card), teller);
    return teller.say_of(action.seat, told.before > told.after ? "vulcano.reason.bursts" : "vulcano.reason.bursts_new", {suit});
  }
  if (action.seat != s.seat && told.after == told.before) return teller.say_of(action.seat, "vulcano.reason.no_gain");
  return {};
}

// Side B: what the lava does after the move.
std::string lava_words(const State& s, int to, const Teller& teller) {
  if (to == s.options.goal) return teller.say("vulcano.reason.sea");
  const int ahead = to - (s.lava + lava_step(s));
  return ahead > 0 ? teller.say("vulcano.reason.ahead", {number(ahead)}) : teller.say("vulcano.reason.caught");
}

std::string load_reason(const Action& action, const View& view, const Teller& teller) {
  const State& s = view.state;
  return lava_words(s, forecast(s, s.seat, action).to, teller);
}

std::string choose_reason(const Action& action, const View& view, const Teller& teller) {
  const State& s = view.state;
  if (!sees_hand(view)) return {};
  const int suits = suits_in(s.stock[s.seat]);
  if (action.card == kShip) return teller.say("maretta.reason.ship", {number(suits), number(std::max(0, kBoarding - suits))});
  const int value = value_of(action.card);
  return teller.say("maretta.reason.choose", {number(std::max(value, kValues - value))});
}

// A card that joins the own stock, or leaves it.
std::string stock_reason(const State& s, maretta::Card card, bool joins, const Teller& teller) {
  const Cards own = s.stock[s.seat];
  const int before = suits_in(own);
  const int after = joins ? suits_in(side_a(s) ? own + one_of(card) : stowed(own, card, kNoCard)) : suits_in(own - one_of(card));
  if (joins && after > before) return teller.say(side_key(s.options, "reason.suit"), {number(after)});
  if (!joins && after == before) return teller.say("maretta.reason.spare", {number(after)});
  return {};
}

}  // namespace

std::string CastawayScene::reason(const Action& action, const View& view, const Teller& teller) {
  const State& s = view.state;
  switch (action.kind) {
    case ActionKind::Choose: return choose_reason(action, view, teller);
    case ActionKind::Give: return side_a(s) ? give_a(action, view, teller) : give_b(action, view, teller);
    case ActionKind::Load: return load_reason(action, view, teller);
    case ActionKind::Move: {
      const int to = after_move(s, s.seat, kReward);
      return to == s.options.goal ? teller.say("maretta.reason.giver_goal") : teller.say("maretta.reason.left", {number(s.options.goal - to)});
    }
    case ActionKind::Steal: return stock_reason(s, action.card, true, teller);
    case ActionKind::Discard: return stock_reason(s, action.card, false, teller);
    case ActionKind::Swap: return teller.say("maretta.reason.swap", {number(s.place[action.seat] - s.place[s.seat])});
    case ActionKind::Take:
    case ActionKind::Look:
    case ActionKind::Pass: break;
  }
  return {};
}

}  // namespace wildshore
