// scene_words.cpp: Rescue Polar Bears in sentences: what an action would do, and what is asked.
#include "games/rescue_polar_bears/forecast.hpp"
#include "games/rescue_polar_bears/scene.hpp"
#include "games/rescue_polar_bears/scene_names.hpp"

namespace wildshore {

using namespace rescue_polar_bears;

namespace {

std::string sail_label(const State& state, Cell to, const Teller& teller) {
  const bool data = (state.data & cell_bit(to)) != 0;
  const bool support = (state.support & cell_bit(to)) != 0;
  const std::string where = place_words(state, to, teller);
  if (data && support) return teller.say("rescue.label.sail_both", {where});
  if (support) return teller.say(state.carded != 0 ? "rescue.label.sail_spent" : "rescue.label.sail_support", {where});
  return teller.say(data ? "rescue.label.sail_data" : "rescue.label.sail", {where});
}

// Breaking and blasting: who flees, who would sink, how much it cools (3.4, 8.2, 9.8, 10.2).
std::string break_label(const State& state, Cell cell, bool blast, const Teller& teller) {
  const std::string what = place_words(state, cell, teller);
  if ((state.floats & cell_bit(cell)) != 0) return teller.say("rescue.label.break_float", {what});
  const bool wave = !blast && state.ship[state.seat] == Ship::WhiteWave;
  const int cools = std::min<int>(wave ? 5 : 2, state.temperature);
  const std::string degrees = number_words(cools);
  const int bears = total(state.bears[cell]);
  const int sinks = sinking(state, cell);
  if (bears == 0) return teller.say("rescue.label.break", {what, degrees});
  if (sinks == 0) return teller.say("rescue.label.break_flee", {what, degrees, number_words(bears)});
  return teller.say("rescue.label.break_sink", {what, degrees, number_words(bears), number_words(sinks)});
}

std::string upgrade_label(const State& state, int what, const Teller& teller) {
  const Seat seat = what / 2;
  return teller.say("rescue.label.upgrade", {ship_words(state, seat, teller), upgrade_words(upgrade_of(state.ship[seat], what % 2), teller)});
}

std::string decline_label(const State& state, const Teller& teller) {
  if (phase_of(state) == Phase::Exchange) return teller.say("rescue.label.keep_alert", {ice_words(state.alert, teller)});
  return teller.say("rescue.label.decline", {card_words(state.card, teller)});
}

}  // namespace

std::string RescuePolarBearsScene::label(const Action& action, const View& view, const Teller& teller) {
  const State& state = view.state;
  const auto where = [&] { return place_words(state, action.cell, teller); };
  const auto bear = [&] { return the_bear_words(static_cast<Bear>(action.what), teller); };
  switch (action.kind) {
    case ActionKind::Sail: return sail_label(state, action.cell, teller);
    case ActionKind::LoadData: return teller.say(state.free_load != 0 ? "rescue.label.data_free" : "rescue.label.data", {where()});
    case ActionKind::LoadBear:
      return teller.say(state.second_bear != 0 ? "rescue.label.second_bear" : "rescue.label.bear", {bear_words(static_cast<Bear>(action.what), teller), where()});
    case ActionKind::Unload: return teller.say("rescue.label.unload", {bears_words(state.hold[state.seat], teller)});
    case ActionKind::Break: return break_label(state, action.cell, false, teller);
    case ActionKind::EndTurn: {
      const int left = actions_left(state);
      return left == 0 ? teller.say("rescue.label.end") : teller.say("rescue.label.end_early", {number_words(left)});
    }
    case ActionKind::Flee: return teller.say("rescue.label.flee", {bear(), where()});
    case ActionKind::Pick: return teller.say("rescue.label.pick", {ice_words(action.what, teller)});
    case ActionKind::Use: return teller.say("rescue.label.use", {card_words(state.card, teller)});
    case ActionKind::Decline: return decline_label(state, teller);
    case ActionKind::Blast: return break_label(state, action.cell, true, teller);
    case ActionKind::Current: return teller.say("rescue.label.current", {ship_words(state, action.what, teller), where()});
    case ActionKind::Airlift: return teller.say("rescue.label.airlift", {bears_words(state.bears[action.cell], teller), where()});
    case ActionKind::Upgrade: return upgrade_label(state, action.what, teller);
    case ActionKind::Token: return teller.say("rescue.label.token", {ship_words(state, action.what, teller)});
    case ActionKind::Birth: return teller.say("rescue.label.birth", {where()});
    case ActionKind::Grow: return teller.say("rescue.label.grow", {bear_words(static_cast<Bear>(action.what), teller)});
  }
  return {};
}

namespace {

// How the turn stands, for the line below the question: what the dice may do.
std::string outlook(const State& state, const Teller& teller) {
  const Forecast odds = forecast(state);
  if (odds.melt_at == kNoCell || odds.melt == 0) return teller.say("rescue.ask.calm");
  const std::string percent = number_words((odds.melt * 100 + 60) / 120);
  const std::string where = place_words(state, odds.melt_at, teller);
  return teller.say(odds.melt_sinks > 0 ? "rescue.ask.danger_sinks" : "rescue.ask.danger", {percent, where, number_words(odds.melt_sinks)});
}

void ask_act(const State& state, const Teller& teller, Question& out) {
  const int left = actions_left(state);
  const std::string ship = ship_words(state, state.seat, teller);
  out.pips_left = left;
  out.pips = std::max<int>(kActions, left);
  if (left == 0) {
    out.headline = teller.say_of(state.seat, "rescue.ask.roll", {ship});
    out.detail = outlook(state, teller);
    return;
  }
  out.headline = teller.say_of(state.seat, "rescue.ask.act", {ship, number_words(left)});
  out.detail = outlook(state, teller);
}

}  // namespace

Question RescuePolarBearsScene::question(const View& view, const Teller& teller) {
  const State& state = view.state;
  const Phase phase = phase_of(state);
  Question out;
  out.seat = phase <= Phase::Ships ? kSpectator : state.seat;
  out.suggests = phase >= Phase::Flee && phase <= Phase::Grow;
  const auto ask = [&](std::string_view headline, std::initializer_list<std::string_view> arguments, std::string_view detail) {
    out.headline = teller.say(headline, arguments);
    out.detail = teller.say(detail);
  };
  switch (phase) {
    case Phase::Tiles:
    case Phase::Ships: out.headline = teller.say("rescue.ask.setup"); break;
    case Phase::Position:
    case Phase::NewAlert:
    case Phase::TurnUp:
    case Phase::DrawCard:
    case Phase::GrowthDie:
    case Phase::HeatDie:
    case Phase::Settling: out.headline = teller.say("rescue.ask.chance"); break;
    case Phase::Act: ask_act(state, teller, out); break;
    case Phase::Flee:
      ask("rescue.ask.flee", {place_words(state, state.going, teller), number_words(total(state.bears[state.going]))}, "rescue.ask.flee.detail");
      break;
    case Phase::PickAlert: ask("rescue.ask.pick", {}, "rescue.ask.pick.detail"); break;
    case Phase::Exchange: ask("rescue.ask.exchange", {ice_words(state.alert, teller)}, "rescue.ask.exchange.detail"); break;
    case Phase::UseCard:
      out.headline = teller.say("rescue.ask.card", {card_words(state.card, teller)});
      out.detail = teller.say(std::string("rescue.card.") + std::string(card_key(state.card)) + ".detail");
      break;
    case Phase::Upgrade: ask("rescue.ask.upgrade", {}, "rescue.ask.upgrade.detail"); break;
    case Phase::Token: ask("rescue.ask.token", {number_words(state.tokens)}, "rescue.ask.token.detail"); break;
    case Phase::Birth: ask("rescue.ask.birth", {place_words(state, state.born_at, teller)}, "rescue.ask.birth.detail"); break;
    case Phase::Grow: ask("rescue.ask.grow", {place_words(state, state.born_at, teller)}, "rescue.ask.grow.detail"); break;
    case Phase::Over: out.headline = teller.say(state.end == End::Data ? "rescue.over.won" : "rescue.over.lost"); break;
  }
  return out;
}

}  // namespace wildshore
