// scene_reason.cpp: why a good player of Rescue Polar Bears would do something, in half a sentence. Only what is certain is said; "" otherwise.
#include <algorithm>

#include "games/rescue_polar_bears/fetch.hpp"
#include "games/rescue_polar_bears/forecast.hpp"
#include "games/rescue_polar_bears/scene.hpp"
#include "games/rescue_polar_bears/scene_names.hpp"

namespace wildshore {

using namespace rescue_polar_bears;

namespace {

std::string percent_words(int of_120) { return number_words((of_120 * 100 + 60) / 120); }

// --- data ---

std::string collect_reason(const State& state, const Teller& teller) {
  const int data = state.collected + 1;
  if (data >= goal(state)) return teller.say("rescue.why.wins");
  const std::string_view key = is_upgrade_mark(state, data) ? "rescue.why.data_upgrade" : "rescue.why.data";
  return teller.say(key, {number_words(data), number_words(goal(state))});
}

struct Nearest {
  Cell data = kNoCell;
  int actions = kNever;
};

Nearest nearest_data(const State& state, Seat seat) {
  Nearest best;
  for (Cells rest = state.data; rest != 0;) {
    const Cell data = pop(rest);
    const int actions = actions_to_data(state, seat, data);
    if (actions < best.actions) best = {data, actions};
  }
  return best;
}

// That a ship is nearer to data than it was; "" when it is not.
std::string nearer_reason(const State& before, const State& after, Seat seat, const Teller& teller) {
  const int was = nearest_data(before, seat).actions;
  const Nearest now = nearest_data(after, seat);
  if (now.actions >= was) return {};
  const std::string where = place_words(after, now.data, teller);
  if (was == kNever) return teller.say("rescue.why.way_opens", {where});
  return teller.say("rescue.why.nearer", {where, number_words(now.actions), number_words(was)});
}

// --- where a ship stops ---

// A tile beside the ship that it could break without a bear sinking; kNoCell: none that was not there before.
Cell harmless_ice(const State& before, const State& after, Seat seat) {
  for (Cells rest = kMap.near[after.at[seat]] & after.ice & ~kMap.near[before.at[seat]]; rest != 0;) {
    const Cell cell = pop(rest);
    if (sinking(after, cell) == 0) return cell;
  }
  return kNoCell;
}

std::string arrive_reason(const State& state, Seat seat, Cell to, const Teller& teller) {
  if ((state.data & cell_bit(to)) != 0) return collect_reason(state, teller);
  if ((state.support & cell_bit(to)) != 0) return state.carded != 0 ? std::string() : teller.say("rescue.why.support");
  State moved = state;
  moved.at[seat] = to;
  const Cells now_beside = kMap.near[to] & ~kMap.near[state.at[seat]];
  if (const Cells data = now_beside & moved.data & tiles_to_break(moved)) {
    return teller.say("rescue.why.beside_data", {place_words(moved, lowest(data), teller)});
  }
  const Cell alert = place_of(state, state.alert);
  const bool can_load = seat == state.seat && actions_left(state) > 1 && total(state.hold[seat]) < capacity_of(state, seat);
  if (alert != kNoCell && (now_beside & cell_bit(alert)) != 0 && can_load && sinking(state, alert) > 0) {
    return teller.say("rescue.why.beside_bears", {place_words(state, alert, teller)});
  }
  if (state.hold[seat] != 0 && (now_beside & kBases) != 0) return teller.say("rescue.why.beside_base", {number_words(total(state.hold[seat]))});
  const std::string nearer = nearer_reason(state, moved, seat, teller);
  if (!nearer.empty()) return nearer;
  const Cell ice = harmless_ice(state, moved, seat);
  return ice == kNoCell ? std::string() : teller.say("rescue.why.beside_ice", {place_words(moved, ice, teller)});
}

// --- bears that leave the ice ---

int nowhere_to_flee(const State& state) {
  int bears = 0;
  for (Cells rest = state.ice; rest != 0;) bears += sinking(state, pop(rest));
  return bears;
}

std::string fewer_bears_reason(const State& before, const State& after, const Teller& teller) {
  const Cell alert = place_of(before, before.alert);
  if (alert != kNoCell && sinking(after, alert) < sinking(before, alert)) {
    const std::string where = place_words(before, alert, teller);
    const int sinks = sinking(after, alert);
    if (sinks == 0) return teller.say("rescue.why.none_sinks", {where});
    return teller.say("rescue.why.fewer_sink", {where, number_words(sinks), number_words(sinking(before, alert))});
  }
  const Forecast was = forecast(before);
  const Forecast now = forecast(after);
  if (const Cells births = was.births & ~now.births) return teller.say("rescue.why.no_births", {ices_words(before, births, teller)});
  if (const Cells tight = was.birth_sinks & ~now.birth_sinks) return teller.say("rescue.why.born_safe", {ices_words(before, tight, teller)});
  const int stuck = nowhere_to_flee(after);
  if (stuck < nowhere_to_flee(before)) return teller.say("rescue.why.roomier", {number_words(stuck), number_words(nowhere_to_flee(before))});
  return {};
}

std::string unload_reason(const State& state, const Teller& teller) {
  const Bears bears = state.hold[state.seat];
  for (int bear = 0; bear < kBearKinds; ++bear) {
    const auto kind = static_cast<Bear>(bear);
    if (count_of(bears, kind) > 0 && count_of(state.supply, kind) <= (kind == Bear::Cub ? 1 : 0)) return teller.say("rescue.why.unload_short");
  }
  return teller.say("rescue.why.unload", {number_words(total(bears))});
}

// --- cooling ---

std::string cooler_reason(const State& before, int degrees, const Teller& teller) {
  State after = before;
  after.temperature = static_cast<std::uint8_t>(std::max(0, before.temperature - degrees));
  if (after.temperature == before.temperature) return {};
  const Forecast was = forecast(before);
  const Forecast now = forecast(after);
  if (now.too_hot < was.too_hot) return teller.say("rescue.why.less_hot", {percent_words(now.too_hot), percent_words(was.too_hot)});
  if (was.melt_at == kNoCell) return {};
  const std::string where = place_words(before, was.melt_at, teller);
  if (now.melt < was.melt) return teller.say("rescue.why.less_melt", {percent_words(now.melt), percent_words(was.melt), where});
  const int away = before.alert - after.temperature;
  if (away <= 0) return {};
  return teller.say("rescue.why.cooler", {where, number_words(away), number_words(std::max(0, before.alert - before.temperature))});
}

// Breaking and blasting (3.4, 8.2, 9.8, 10.2).
std::string break_reason(const State& state, Cell cell, bool blast, const Teller& teller) {
  const bool is_float = (state.floats & cell_bit(cell)) != 0;
  if (!is_float && cell == place_of(state, state.alert)) return teller.say("rescue.why.alert_ends", {place_words(state, cell, teller)});
  State cleared = state;
  cleared.ice &= ~cell_bit(cell);
  cleared.floats &= ~cell_bit(cell);
  const std::string nearer = nearer_reason(state, cleared, state.seat, teller);
  if (is_float) return nearer;
  const bool wave = !blast && state.ship[state.seat] == Ship::WhiteWave;
  const std::string cooler = cooler_reason(state, wave ? 5 : 2, teller);
  return cooler.empty() || (!nearer.empty() && forecast(state).melt == 0) ? nearer : cooler;
}

// --- small choices ---

// Where a bear goes that flees or is born: of several tiles, why this one.
std::string haven_reason(const State& state, Bear bear, Cells choice, Cell to, const Teller& teller) {
  State settled = state;
  const auto couple_on = [&](Cell cell) {
    settled.bears[cell] = static_cast<Bears>(state.bears[cell] + one_of(bear));
    const bool couple = growth_on(settled, number_at(state, cell)) == Growth::Reproduce;
    settled.bears[cell] = state.bears[cell];
    return couple && growth_on(state, number_at(state, cell)) != Growth::Reproduce;
  };
  bool couple_elsewhere = false;
  bool stands_longest = true;
  bool most_room = true;
  for (Cells rest = choice & ~cell_bit(to); rest != 0;) {
    const Cell other = pop(rest);
    couple_elsewhere = couple_elsewhere || couple_on(other);
    stands_longest = stands_longest && number_at(state, other) < number_at(state, to);
    most_room = most_room && total(state.bears[other]) > total(state.bears[to]);
  }
  const std::string where = place_words(state, to, teller);
  if (couple_elsewhere && !couple_on(to)) return teller.say("rescue.why.no_couple", {where});
  if (most_room) return teller.say("rescue.why.most_room", {where});
  return stands_longest ? teller.say("rescue.why.stands_longest", {where, number_words(number_at(state, to))}) : std::string();
}

std::string alert_reason(const State& state, int number, std::uint32_t others, const Teller& teller) {
  const int sinks = sinking(state, place_of(state, number));
  const std::string where = ice_words(number, teller);
  bool fewest = true;
  bool last = true;
  for (std::uint32_t rest = others & ~alert_bit(number); rest != 0; rest &= rest - 1) {
    const int other = std::countr_zero(rest) + 1;
    fewest = fewest && sinks < sinking(state, place_of(state, other));
    last = last && other < number;
  }
  if (fewest && sinks > 0) return teller.say("rescue.why.pick_fewest", {where, number_words(sinks)});
  if (last) return teller.say("rescue.why.pick_last", {where, number_words(number)});
  return sinks == 0 ? teller.say("rescue.why.pick_safe", {where}) : std::string();
}

std::string card_reason(const State& state, const Teller& teller) {
  using enum rescue_polar_bears::Card;
  switch (state.card) {
    case ColdFront: return cooler_reason(state, 4, teller);
    case PolarNight: {
      const Forecast odds = forecast(state);
      return odds.melt == 0 ? std::string() : teller.say("rescue.why.night", {place_words(state, odds.melt_at, teller)});
    }
    case CoastGuard: return teller.say("rescue.why.helicopters", {number_words(state.helicopters), number_words(state.helicopters + 1)});
    case AirWing: return teller.say("rescue.why.helicopters", {number_words(state.helicopters), number_words(state.helicopters + 2)});
    case SurveyDrones: return teller.say("rescue.why.more_data");
    case WeatherSatellite: return teller.say("rescue.why.satellite");
    case FullSteam: return teller.say("rescue.why.steam");
    default: return {};
  }
}

std::string upgrade_reason(const State& state, int what, const Teller& teller) {
  const Seat seat = what / 2;
  const std::string ship = ship_words(state, seat, teller);
  switch (upgrade_of(state.ship[seat], what % 2)) {
    case Upgrade::Action: return teller.say("rescue.why.up.action", {ship});
    case Upgrade::Hold: return teller.say("rescue.why.up.hold", {ship, number_words(capacity_of(state, seat) + 2)});
    case Upgrade::Speed: return teller.say("rescue.why.up.speed", {ship, number_words(speed_of(state, seat) + 1)});
    case Upgrade::Capacity: return teller.say("rescue.why.up.hold", {ship, number_words(capacity_of(state, seat) + 2)});
    case Upgrade::Card: return teller.say("rescue.why.support");
    case Upgrade::Data: return teller.say("rescue.why.more_data");
    case Upgrade::Tokens: return teller.say("rescue.why.up.tokens");
  }
  return {};
}

std::string token_reason(const State& state, Seat seat, const Teller& teller) {
  const Fetch fetch = soonest_fetch(state);
  if (fetch.seat == seat) return teller.say("rescue.why.token_nearest", {ship_words(state, seat, teller), place_words(state, fetch.data, teller)});
  if (seat == state.seat) return teller.say("rescue.why.token_now", {ship_words(state, seat, teller)});
  return {};
}

std::string grow_reason(const State& state, Bear bear, const Teller& teller) {
  const int males = count_of(state.supply, Bear::Male);
  const int females = count_of(state.supply, Bear::Female);
  if (bear == Bear::Male ? males <= females : females <= males) return {};
  const std::string_view key = bear == Bear::Male ? "rescue.why.more_males" : "rescue.why.more_females";
  return teller.say(key, {number_words(males), number_words(females)});
}

std::string end_reason(const State& state, const Teller& teller) {
  const Forecast odds = forecast(state);
  if (odds.too_hot > 0) return {};
  if (odds.melt == 0) return teller.say("rescue.ask.calm");
  return odds.melt_sinks > 0 ? std::string() : teller.say("rescue.why.safe_melt", {place_words(state, odds.melt_at, teller)});
}

State without(const State& state, Cell cell, Bears bears) {
  State after = state;
  after.bears[cell] = static_cast<Bears>(state.bears[cell] - bears);
  return after;
}

std::string reason_of(const Action& action, const State& state, const Teller& teller) {
  const auto bear = static_cast<Bear>(action.what);
  switch (action.kind) {
    case ActionKind::Sail: return arrive_reason(state, state.seat, action.cell, teller);
    case ActionKind::LoadData: return collect_reason(state, teller);
    case ActionKind::LoadBear: return fewer_bears_reason(state, without(state, action.cell, one_of(bear)), teller);
    case ActionKind::Unload: return unload_reason(state, teller);
    case ActionKind::Break: return break_reason(state, action.cell, false, teller);
    case ActionKind::EndTurn: return end_reason(state, teller);
    case ActionKind::Flee: return haven_reason(state, bear, havens(state, state.going), action.cell, teller);
    case ActionKind::Pick: {
      const std::uint32_t current = state.alert != 0 ? alert_bit(state.alert) : 0;
      return alert_reason(state, action.what, live_alerts(state, state.open) | current, teller);
    }
    case ActionKind::Use: return card_reason(state, teller);
    case ActionKind::Decline:
      return phase_of(state) == Phase::Exchange ? alert_reason(state, state.alert, live_alerts(state, state.open), teller) : std::string();
    case ActionKind::Blast: return break_reason(state, action.cell, true, teller);
    case ActionKind::Current: return arrive_reason(state, action.what, action.cell, teller);
    case ActionKind::Airlift: return fewer_bears_reason(state, without(state, action.cell, state.bears[action.cell]), teller);
    case ActionKind::Upgrade: return upgrade_reason(state, action.what, teller);
    case ActionKind::Token: return token_reason(state, action.what, teller);
    case ActionKind::Birth: return haven_reason(state, Bear::Cub, havens(state, state.born_at), action.cell, teller);
    case ActionKind::Grow: return grow_reason(state, bear, teller);
  }
  return {};
}

}  // namespace

std::string RescuePolarBearsScene::reason(const Action& action, const View& view, const Teller& teller) {
  return capital(reason_of(action, view.state, teller));
}

}  // namespace wildshore
