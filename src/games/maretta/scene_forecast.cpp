// scene_forecast.cpp: see scene_forecast.hpp.
#include "games/maretta/scene_forecast.hpp"

namespace wildshore::maretta {
namespace {

// Side B: where the seat stands when its cards are stowed; the (*) may still be missing.
void forecast_stacks(const State& state, int seat, Card star, Card gift, Forecast& out) {
  out.spaces = suits_in(stowed(state.stock[seat], star, gift));
  out.to = after_move(state, seat, out.spaces);
  out.barrels = out.spaces > 0 ? barrels_on(state, out.to) : 0;
}

}  // namespace

bool will_burst(const State& state, int seat, Suit suit) {
  if (side_a(state)) return false;
  for (const Card card : {state.star[seat], state.gift[seat]}) {
    if (is_resource(card) && suit_of(card) == suit && would_burst(state.stock[seat], card)) return true;
  }
  return false;
}

Forecast forecast(const State& state, int giver, const Action& action) {
  Forecast out;
  out.receiver = action.kind == ActionKind::Give ? action.seat : giver;
  const Cards stock = state.stock[out.receiver];
  if (!side_a(state)) {
    const bool load = action.kind == ActionKind::Load;
    out.burst = is_resource(action.card) && would_burst(stock, action.card);
    out.before = suits_in(load ? stowed(stock, kNoCard, state.gift[giver]) : stock);
    out.after = suits_in(stowed(stock, action.card, load ? state.gift[giver] : kNoCard));
    forecast_stacks(state, out.receiver, load ? action.card : kNoCard, load ? state.gift[giver] : action.card, out);
    return out;
  }
  out.before = suits_in(stock);
  out.ship = action.card == kShip || ship_passes(state);
  if (action.kind == ActionKind::Choose) return out;
  const Card star = state.star[out.receiver];
  out.known = star != kHidden && star != kNoCard;
  out.theft = may_rob(state, giver, out.receiver, action.card);
  if (out.known) {
    out.spaces = difference(star, action.card);
    out.to = after_move(state, out.receiver, out.spaces);
    out.barrels = out.spaces > 0 ? barrels_on(state, out.to) : 0;
    out.after = out.before + out.spaces;
  }
  if (out.receiver != giver) {
    out.giver_to = after_move(state, giver, kReward);
    out.giver_barrels = out.giver_to > state.place[giver] ? barrels_on(state, out.giver_to) : 0;
  }
  return out;
}

}  // namespace wildshore::maretta
