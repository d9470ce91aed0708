// rules_check.cpp: why() names the paragraph that refuses an action; ok() holds a state to every invariant.
//
// why() takes any value of Action, also ones nobody could have meant.
#include "games/rescue_polar_bears/legal.hpp"
#include "games/rescue_polar_bears/rules.hpp"

namespace wildshore {

using namespace rescue_polar_bears;

namespace {

constexpr RuleId kLegal{};

bool has(Cells cells, Cell cell) { return cell < 64 && ((cells >> cell) & 1u) != 0; }
RuleId unless(bool allowed, RuleId rule) { return allowed ? kLegal : rule; }

// Which fields an action of this kind uses; the others must be empty.
bool well_formed(const Action& a) {
  switch (a.kind) {
    case ActionKind::Sail:
    case ActionKind::LoadData:
    case ActionKind::Break:
    case ActionKind::Blast:
    case ActionKind::Airlift:
    case ActionKind::Birth: return a.cell < kCells && a.what == 0;
    case ActionKind::LoadBear:
    case ActionKind::Flee: return a.cell < kCells && a.what < kBearKinds;
    case ActionKind::Current: return a.cell < kCells && a.what < kSeats;
    case ActionKind::Pick: return a.cell == kNoCell && a.what >= 1 && a.what <= kTiles;
    case ActionKind::Upgrade: return a.cell == kNoCell && a.what < 2 * kSeats;
    case ActionKind::Token: return a.cell == kNoCell && a.what < kSeats;
    case ActionKind::Grow: return a.cell == kNoCell && a.what < static_cast<int>(Bear::Cub);
    default: return a.cell == kNoCell && a.what == 0;
  }
}

// Where an action that is not asked for now has its place.
RuleId own_rule(ActionKind kind) {
  switch (kind) {
    case ActionKind::Flee: return {6, 1};
    case ActionKind::Pick: return {3, 6};
    case ActionKind::Use:
    case ActionKind::Decline: return {9, 1};
    case ActionKind::Blast: return {9, 8};
    case ActionKind::Current: return {9, 9};
    case ActionKind::Airlift: return {9, 10};
    case ActionKind::Upgrade: return {3, 5};
    case ActionKind::Token: return {8, 5};
    case ActionKind::Birth: return {4, 2};
    case ActionKind::Grow: return {4, 3};
    default: return {2, 1};
  }
}

RuleId why_load_bear(const State& s, const Action& a) {
  if (!has(s.ice & beside_ship(s), a.cell) || count_of(s.bears[a.cell], static_cast<Bear>(a.what)) == 0) return {3, 2};
  if (!has_room(s)) return {3, 2};
  return unless(has(tiles_to_load(s), a.cell), {2, 1});
}

RuleId why_act(const State& s, const Action& a) {
  const bool acts = actions_left(s) > 0;
  switch (a.kind) {
    case ActionKind::Sail: return !acts ? RuleId{2, 1} : unless(has(sail_ends(s, s.seat), a.cell), {3, 1});
    case ActionKind::LoadData:
      if (!has(beside_ship(s) & s.data & tiles_to_break(s), a.cell)) return {3, 2};
      return unless(data_to_load(s) != 0, {2, 1});
    case ActionKind::LoadBear: return why_load_bear(s, a);
    case ActionKind::Unload: return !acts ? RuleId{2, 1} : unless(may_unload(s), {3, 3});
    case ActionKind::Break: return !acts ? RuleId{2, 1} : unless(has(breakable(s), a.cell), {3, 4});
    case ActionKind::EndTurn: return kLegal;
    default: return own_rule(a.kind);
  }
}

RuleId why_card(const State& s, const Action& a) {
  if (a.kind == ActionKind::Decline) return kLegal;
  switch (s.card) {
    case Card::BlastingCrew: return unless(a.kind == ActionKind::Blast && has(tiles_to_break(s), a.cell), {9, 8});
    case Card::FairCurrent:
      return unless(a.kind == ActionKind::Current && a.what < s.options.seats && has(free_water(s), a.cell), {9, 9});
    case Card::Airlift: return unless(a.kind == ActionKind::Airlift && has(tiles_with_bears(s), a.cell), {9, 10});
    default: return unless(a.kind == ActionKind::Use, {9, 1});
  }
}

bool in(std::uint32_t tokens, int number) { return ((tokens >> (number - 1)) & 1u) != 0; }

// Invariants.

bool board_ok(const State& s) {
  if (((s.ice | s.floats | s.support | s.data) & ~kPlayCells) != 0 || (s.positions & ~kPlayCells) != 0) return false;
  if ((s.ice & s.floats) != 0 || ((s.ice | s.floats) & s.support) != 0) return false;
  Cells placed = 0;
  for (const Cell cell : s.place) {
    if (cell == kNoCell) continue;
    if (cell >= kPlay || has(placed, cell)) return false;
    placed |= cell_bit(cell);
  }
  if (placed != s.ice) return false;
  return std::popcount(s.support) <= kSupportTiles && std::popcount(s.floats) <= (s.options.floats ? kFloats : 0);
}

// 1.3: 45 bears, at most three on a tile, on ice only; holds are not overfull.
bool bears_ok(const State& s) {
  int counts[kBearKinds] = {};
  const auto count = [&counts](Bears bears) {
    for (int bear = 0; bear < kBearKinds; ++bear) counts[bear] += count_of(bears, static_cast<Bear>(bear));
  };
  count(s.supply);
  for (Cell cell = 0; cell < kPlay; ++cell) {
    count(s.bears[cell]);
    if (total(s.bears[cell]) > kRoom || (s.bears[cell] != 0 && !has(s.ice, cell))) return false;
  }
  for (int seat = 0; seat < kSeats; ++seat) {
    count(s.hold[seat]);
    if (total(s.hold[seat]) > capacity_of(s, seat)) return false;
  }
  return group(counts[0], counts[1], counts[2]) == kAllBears;
}

bool ships_ok(const State& s) {
  int seen = 0;
  Cells cells = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    if (s.upgrades[seat] > 3 || s.blue[seat] > 6) return false;
    if (s.ship[seat] == Ship::None) {
      if (s.at[seat] != kNoCell || s.upgrades[seat] != 0 || s.blue[seat] != 0) return false;
      if (seat < s.options.seats && s.part != Part::SetUp) return false;
      continue;
    }
    if (s.ship[seat] > Ship::None || seat >= s.options.seats || ((seen >> static_cast<int>(s.ship[seat])) & 1) != 0) return false;
    seen |= 1 << static_cast<int>(s.ship[seat]);
    if (s.at[seat] >= kCells || !has(water(s), s.at[seat]) || has(cells, s.at[seat])) return false;
    cells |= cell_bit(s.at[seat]);
  }
  return s.end != End::None || (cells & s.data) == 0;
}

bool alerts_ok(const State& s) {
  if ((s.hidden & s.open) != 0 || ((s.hidden | s.open) >> kTiles) != 0 || s.alert > kTiles) return false;
  if (s.alert == 0) return true;
  return !in(s.hidden | s.open, s.alert) && place_of(s, s.alert) != kNoCell;
}

bool pending_ok(const State& s) {
  if ((s.going == kNoCell) != (s.cause == Cause::None) || s.cause > Cause::Melt) return false;
  if (s.going != kNoCell && !has(tiles_to_break(s), s.going)) return false;
  if (s.to_turn > std::popcount(s.hidden) || s.to_turn > 3 || s.exchange > 1 || s.card > Card::None || s.upgrade > 1) return false;
  if (s.card != Card::None && ((s.deck >> static_cast<int>(s.card)) & 1u) != 0) return false;
  if (s.tokens > 3 || s.draws > 1 || s.more_data > 2 || s.cubs > 2) return false;
  if (s.draws > std::popcount(s.deck) || (s.deck >> kCards) != 0) return false;
  if (s.support_due != kNoCell && !has(s.support, s.support_due)) return false;
  if (s.cubs > count_of(s.supply, Bear::Cub) || (s.cubs != 0 && s.born_at == kNoCell)) return false;
  if (s.born_at != kNoCell && (!has(s.ice, s.born_at) || s.part != Part::Heat)) return false;
  return s.carded <= 1 && s.free_load <= 1 && s.second_bear <= 1 && s.night <= 1;
}

// Whoever is asked has a choice, and what leaves none has happened.
bool phase_ok(const State& s) {
  switch (phase_of(s)) {
    case Phase::Settling: return false;
    case Phase::Flee: return s.bears[s.going] != 0 && havens(s, s.going) != 0;
    case Phase::PickAlert: return live_alerts(s, s.open) == s.open && std::popcount(s.open) > 1;
    case Phase::Exchange: return s.alert != 0 && live_alerts(s, s.open) != 0;
    case Phase::Birth: return is_full(s, s.born_at) && std::popcount(havens(s, s.born_at)) > 1;
    case Phase::Grow: return grown_kinds(s, s.born_at) == 3;
    case Phase::Position: return s.positions != 0;
    case Phase::DrawCard: return s.deck != 0;
    default: return true;
  }
}

}  // namespace

RuleId RescuePolarBears::why(const State& s, const Action& a) {
  const Phase phase = phase_of(s);
  if (phase == Phase::Over) return {5, 2};
  if (is_chance(phase) || !well_formed(a)) return own_rule(a.kind);
  switch (phase) {
    case Phase::Act: return why_act(s, a);
    case Phase::Flee:
      if (a.kind != ActionKind::Flee || count_of(s.bears[s.going], static_cast<Bear>(a.what)) == 0) return {6, 1};
      return unless(has(havens(s, s.going), a.cell), {6, 1});
    case Phase::PickAlert: return unless(a.kind == ActionKind::Pick && in(s.open, a.what), {3, 6});
    case Phase::Exchange:
      return unless(a.kind == ActionKind::Decline || (a.kind == ActionKind::Pick && in(live_alerts(s, s.open), a.what)), {9, 7});
    case Phase::UseCard: return why_card(s, a);
    case Phase::Upgrade: {
      const int seat = a.what / 2;
      const bool open = a.kind == ActionKind::Upgrade && seat < s.options.seats && ((open_upgrades(s, seat) >> (a.what % 2)) & 1) != 0;
      return unless(open, {3, 5});
    }
    case Phase::Token: return unless(a.kind == ActionKind::Token && a.what < s.options.seats, {8, 5});
    case Phase::Birth: return unless(a.kind == ActionKind::Birth && has(havens(s, s.born_at), a.cell), {4, 2});
    case Phase::Grow: return unless(a.kind == ActionKind::Grow, {4, 3});
    default: return own_rule(a.kind);
  }
}

bool RescuePolarBears::ok(const State& s) {
  const Options& o = s.options;
  if (o.seats < kMinSeats || o.seats > kMaxSeats || o.temperature < 4 || o.temperature > 16 || o.floats > 1 || o.rapid > 1 || o.gentle > 1) {
    return false;
  }
  if (s.part > Part::Close || s.end > End::Heat || s.seat >= o.seats || s.dealt > kPlay || s.round == 0) return false;
  if ((s.part != Part::SetUp && s.dealt < kPlay) || (s.part != Part::Act && s.left != 0) || (s.zero[0] | s.zero[1]) != 0) return false;
  if (s.helicopters + s.reserve > 9 || s.reserve > 3 || s.extra > 2 || s.collected > goal(s)) return false;
  if ((s.end == End::Data) != (s.collected == goal(s))) return false;
  if (s.end == End::Bears && s.helicopters != 0) return false;
  if (s.end == End::Heat && s.temperature <= kTooHot) return false;
  return board_ok(s) && bears_ok(s) && ships_ok(s) && alerts_ok(s) && pending_ok(s) && phase_ok(s);
}

}  // namespace wildshore
