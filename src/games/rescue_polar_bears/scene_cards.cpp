// scene_cards.cpp: Rescue Polar Bears beside the board: forecast, supplies and ship boards for the side panel; the table in words; the end.
#include <bit>

#include "games/rescue_polar_bears/forecast.hpp"
#include "games/rescue_polar_bears/scene.hpp"
#include "games/rescue_polar_bears/scene_names.hpp"
#include "games/rescue_polar_bears/scene_parts.hpp"

namespace wildshore {

using namespace rescue_polar_bears;

namespace {

using SideCard = wildshore::Card;

std::string percent_of(int of_120) { return number_words((of_120 * 100 + 60) / 120); }

Picture picture(int image, bool faint = false, int count = -1) {
  Picture out;
  out.image = static_cast<ImageId>(image);
  out.faint = faint;
  if (count >= 0) out.badge = caption(number_words(count));
  return out;
}

CardRow row(int image, std::string text, std::string note = {}) {
  CardRow out;
  out.image = static_cast<ImageId>(image);
  out.text = std::move(text);
  out.note = std::move(note);
  return out;
}

// 11.1: what this turn's dice may do.
CardRow melt_row(const State& state, const Forecast& odds, const Teller& teller) {
  if (odds.melt_at == kNoCell) return row(kMeltingToken, teller.say("rescue.forecast.no_alert"));
  const std::string where = place_words(state, odds.melt_at, teller);
  const std::string text = state.night != 0 ? teller.say("rescue.forecast.night") : teller.say("rescue.forecast.melt", {percent_of(odds.melt), where});
  const int bears = total(state.bears[odds.melt_at]);
  const std::string_view key = bears == 0 ? "rescue.forecast.melt_empty" : odds.melt_sinks == 0 ? "rescue.forecast.melt_safe" : "rescue.forecast.melt_sinks";
  return row(kMeltingToken, text, teller.say(key, {number_words(bears), number_words(odds.melt_sinks)}));
}

CardRow birth_row(const State& state, const Forecast& odds, const Teller& teller) {
  if (odds.births == 0) return row(kHeadCub, teller.say("rescue.forecast.no_births"));
  const std::string text = teller.say("rescue.forecast.births", {number_words(5 * std::popcount(odds.births)), ices_words(state, odds.births, teller)});
  if (odds.birth_sinks == 0) return row(kHeadCub, text);
  return row(kHeadCub, text, teller.say("rescue.forecast.birth_sinks", {ices_words(state, odds.birth_sinks, teller)}));
}

void forecast_card(const State& state, const Teller& teller, std::vector<SideCard>& out) {
  if (state.part == Part::SetUp || state.part == Part::Close || state.end != End::None) return;
  const Forecast odds = forecast(state);
  SideCard card;
  card.title = teller.say("rescue.forecast");
  card.above = true;
  card.rows.push_back(melt_row(state, odds, teller));
  if (state.part != Part::Heat) card.rows.push_back(birth_row(state, odds, teller));
  if (odds.too_hot > 0) card.rows.push_back(row(kBulb, teller.say("rescue.forecast.too_hot", {percent_of(odds.too_hot)})));
  if (state.extra > 0) card.rows.push_back(row(kDie, teller.say("rescue.forecast.extra", {number_words(state.extra)})));
  out.push_back(std::move(card));
}

// Temperature, data, helicopters and the supply, as pictures with their numbers.
void supplies_card(const State& state, const Teller& teller, std::vector<SideCard>& out) {
  SideCard card;
  card.title = teller.say("rescue.supplies");
  card.rows.push_back(row(kBulb, teller.say("rescue.supplies.heat", {number_words(state.temperature)}),
                          state.alert == 0 ? std::string() : teller.say("rescue.supplies.alert", {number_words(state.alert), ice_words(state.alert, teller)})));
  const int next = state.collected - state.collected % 3 + 3;
  card.rows.push_back(row(kDataBuoy, teller.say("rescue.supplies.data", {number_words(state.collected), number_words(goal(state))}),
                          is_upgrade_mark(state, next) ? teller.say("rescue.supplies.upgrade", {number_words(next)}) : std::string()));
  CardRow helicopters = row(kHeli, teller.say("rescue.supplies.helicopters", {number_words(state.helicopters), number_words(state.reserve)}));
  for (int i = 0; i < std::max<int>(6, state.helicopters); ++i) helicopters.strip.push_back(picture(kHeli, i >= state.helicopters));
  card.rows.push_back(std::move(helicopters));
  CardRow bears = row(kNoImage, teller.say("rescue.supplies.bears"));
  for (const Bear bear : kAllKinds) {
    const int count = count_of(state.supply, bear);
    bears.strip.push_back(picture(kHeadMale + static_cast<int>(bear), count == 0, count));
  }
  card.rows.push_back(std::move(bears));
  if (state.open != 0) {
    CardRow open = row(kNoImage, teller.say("rescue.supplies.open"));
    for (int number = 1; number <= kTiles; ++number) {
      if ((state.open & alert_bit(number)) != 0) open.strip.push_back(picture(kAlertToken, false, number));
    }
    card.rows.push_back(std::move(open));
  }
  out.push_back(std::move(card));
}

void ship_card(const State& state, Seat seat, const Teller& teller, std::vector<SideCard>& out) {
  if (state.ship[seat] == Ship::None) return;
  SideCard card;
  card.title = teller.say("rescue.board.ship_of", {ship_words(state, seat, teller), teller.name(seat)});
  const int capacity = capacity_of(state, seat);
  CardRow ship = row(kBreezeDragon + static_cast<int>(state.ship[seat]),
                     teller.say("rescue.ship.figures", {number_words(speed_of(state, seat)), number_words(capacity)}),
                     teller.say(std::string("rescue.ability.") + std::string(ship_key(state.ship[seat]))));
  for (const Bear bear : kAllKinds) {
    for (int i = 0; i < count_of(state.hold[seat], bear); ++i) ship.strip.push_back(picture(kHeadMale + static_cast<int>(bear)));
  }
  for (int free = total(state.hold[seat]); free < capacity; ++free) ship.strip.push_back(picture(kHeadCub, true));
  card.rows.push_back(std::move(ship));
  for (int which = 0; which < 2; ++which) {
    const Upgrade upgrade = upgrade_of(state.ship[seat], which);
    const bool taken = ((state.upgrades[seat] >> which) & 1) != 0;
    CardRow line = row(kUpAction + static_cast<int>(upgrade), upgrade_words(upgrade, teller), teller.say(taken ? "rescue.upgrade.taken" : "rescue.upgrade.open"));
    line.faint = !taken;
    card.rows.push_back(std::move(line));
  }
  if (state.blue[seat] > 0) card.rows.push_back(row(kBlueToken, teller.say("rescue.ship.blue", {number_words(state.blue[seat])})));
  out.push_back(std::move(card));
}

void drawn_card(const State& state, const Teller& teller, std::vector<SideCard>& out) {
  if (state.card == rescue_polar_bears::Card::None) return;
  SideCard card;
  card.title = teller.say("rescue.drawn");
  card.above = true;
  card.rows.push_back(row(kCardColdFront + static_cast<int>(state.card), card_words(state.card, teller),
                          teller.say(std::string("rescue.card.") + std::string(card_key(state.card)) + ".detail")));
  out.push_back(std::move(card));
}

}  // namespace

void RescuePolarBearsScene::cards(const View& view, const Teller& teller, std::vector<SideCard>& out) {
  const State& state = view.state;
  drawn_card(state, teller, out);
  forecast_card(state, teller, out);
  // The ship whose turn it is comes first.
  for (int i = 0; i < state.options.seats; ++i) ship_card(state, (state.seat + i) % state.options.seats, teller, out);
  supplies_card(state, teller, out);
}

void RescuePolarBearsScene::standings(const View& view, const Teller& teller, std::vector<Standing>& rows) {
  const State& state = view.state;
  for (Standing& row : rows) {
    if (state.ship[row.seat] == Ship::None) continue;
    row.note = ship_words(state, row.seat, teller);
    if (state.end != End::None) {
      row.goal = goal(state);
      row.score = state.collected;
      continue;
    }
    row.goal = capacity_of(state, row.seat);  // its hold
    row.score = total(state.hold[row.seat]);
  }
}

namespace {

void tell_ships(const State& state, const Teller& teller, std::string& out) {
  for (Seat seat = 0; seat < state.options.seats; ++seat) {
    if (state.ship[seat] == Ship::None) continue;
    out += teller.say("rescue.board.ship", {ship_words(state, seat, teller), teller.name(seat), place_words(state, state.at[seat], teller),
                                            number_words(speed_of(state, seat)), number_words(capacity_of(state, seat)), bears_words(state.hold[seat], teller)});
    std::vector<std::string> upgrades;
    for (int which = 0; which < 2; ++which) {
      if (((state.upgrades[seat] >> which) & 1) != 0) upgrades.push_back(upgrade_words(upgrade_of(state.ship[seat], which), teller));
    }
    if (!upgrades.empty()) out += " " + teller.say("rescue.board.upgrades", {teller.enumerate(upgrades)});
    if (state.blue[seat] > 0) out += " " + teller.say("rescue.ship.blue", {number_words(state.blue[seat])}) + ".";
    out += "\n";
  }
}

void tell_ice(const State& state, const Teller& teller, std::string& out) {
  for (int number = 1; number <= kTiles; ++number) {
    const Cell cell = place_of(state, number);
    if (cell == kNoCell) continue;
    const Cells ice_near = kMap.near[cell] & state.ice;
    out += teller.say("rescue.board.ice", {ice_words(number, teller), cell_name(cell).view(), bears_words(state.bears[cell], teller), ices_words(state, ice_near, teller)});
    out += "\n";
  }
}

}  // namespace

std::string RescuePolarBearsScene::board(const View& view, const Teller& teller) {
  const State& state = view.state;
  std::string out = teller.say("rescue.board.round", {std::to_string(state.round), number_words(state.temperature), number_words(state.collected), number_words(goal(state))}) + "\n";
  if (state.alert != 0) out += teller.say("rescue.board.alert", {ice_words(state.alert, teller), number_words(state.alert)}) + "\n";
  out += teller.say("rescue.board.helicopters", {number_words(state.helicopters), number_words(state.reserve)}) + "\n";
  out += teller.say("rescue.board.supply", {bears_words(state.supply, teller)}) + "\n";
  if (state.data != 0) out += teller.say("rescue.board.data", {cells_words(state, state.data, teller)}) + "\n";
  tell_ships(state, teller, out);
  tell_ice(state, teller, out);
  if (state.support != 0) out += teller.say("rescue.board.support", {cells_words(state, state.support, teller)}) + "\n";
  if (state.floats != 0) out += teller.say("rescue.board.floats", {cells_words(state, state.floats, teller)}) + "\n";
  return out;
}

std::string RescuePolarBearsScene::ending(const View& view, const Teller& teller) {
  const State& state = view.state;
  static constexpr std::string_view kKeys[] = {"rescue.over.lost", "rescue.ending.data", "rescue.ending.bears", "rescue.ending.heat"};
  return teller.say(kKeys[static_cast<int>(state.end)], {std::to_string(state.round), number_words(state.collected), number_words(goal(state)), number_words(state.helicopters)});
}

}  // namespace wildshore
