// scene_advice.cpp: the adviser of a crew of Rescue Polar Bears: first the danger, then the goal. The table adds a move.
#include <algorithm>

#include "games/rescue_polar_bears/fetch.hpp"
#include "games/rescue_polar_bears/forecast.hpp"
#include "games/rescue_polar_bears/scene.hpp"
#include "games/rescue_polar_bears/scene_names.hpp"

namespace wildshore {

using namespace rescue_polar_bears;

namespace {

// What happens to the bears of a tile if it goes: they flee, or some sink.
std::string fate(const State& state, Cell cell, const Teller& teller) {
  const int bears = total(state.bears[cell]);
  const int sinks = sinking(state, cell);
  if (bears == 0) return teller.say("rescue.danger.nobody");
  if (sinks == 0) return teller.say("rescue.danger.flee", {number_words(bears)});
  if (sinks > state.helicopters) return teller.say("rescue.danger.lost", {number_words(sinks), number_words(state.helicopters)});
  return teller.say("rescue.danger.sink", {number_words(sinks), number_words(state.helicopters)});
}

// When the alert's tile melts: which roll of the red die does it, or what else must come (5.1).
std::string alert_danger(const State& state, const Forecast& odds, const Teller& teller) {
  const std::string where = place_words(state, odds.melt_at, teller);
  const std::string then = fate(state, odds.melt_at, teller);
  const int away = state.alert - state.temperature;
  if (odds.melt == 0) return teller.say("rescue.danger.next", {where, number_words(state.alert), number_words(away), then});
  const int die = away - state.extra;
  if (die <= 1) return teller.say("rescue.danger.any", {where, then});
  if (die <= 6) return teller.say(die == 6 ? "rescue.danger.six" : "rescue.danger.die", {where, number_words(die), then});
  return teller.say("rescue.danger.added", {where, number_words((odds.melt * 100 + 60) / 120), then});
}

void tell_danger(const State& state, const Teller& teller, std::vector<std::string>& out) {
  if (state.going != kNoCell && (state.ice & cell_bit(state.going)) != 0) {
    out.push_back(teller.say("rescue.danger.going", {place_words(state, state.going, teller), fate(state, state.going, teller)}));
    return;
  }
  const Forecast odds = forecast(state);
  if (odds.too_hot > 0) out.push_back(teller.say("rescue.danger.too_hot", {number_words((odds.too_hot * 100 + 60) / 120)}));
  if (state.night != 0) {
    out.push_back(teller.say("rescue.danger.night"));
  } else if (odds.melt_at != kNoCell) {
    out.push_back(alert_danger(state, odds, teller));
  }
  if (odds.birth_sinks != 0) out.push_back(teller.say("rescue.forecast.birth_sinks", {ices_words(state, odds.birth_sinks, teller)}) + ".");
}

void tell_goal(const State& state, const Teller& teller, std::vector<std::string>& out) {
  const std::string left = number_words(goal(state) - state.collected);
  const Fetch fetch = soonest_fetch(state);
  if (fetch.seat < 0) {
    out.push_back(teller.say(state.data == 0 ? "rescue.goal.none" : "rescue.goal.far", {left}));
    return;
  }
  out.push_back(teller.say(fetch.turns == 0 ? "rescue.goal.now" : "rescue.goal.later",
                           {left, place_words(state, fetch.data, teller), ship_words(state, fetch.seat, teller), number_words(fetch.actions)}));
}

}  // namespace

void RescuePolarBearsScene::advice(const View& view, const Teller& teller, std::vector<std::string>& out) {
  const State& state = view.state;
  if (state.part == Part::SetUp || state.end != End::None) return;
  const std::size_t first = out.size();
  tell_danger(state, teller, out);
  tell_goal(state, teller, out);
  for (std::size_t i = first; i < out.size(); ++i) out[i] = capital(std::move(out[i]));
}

}  // namespace wildshore
