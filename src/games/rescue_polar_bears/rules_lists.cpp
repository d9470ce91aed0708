// rules_lists.cpp: options, the start, who is to act, and what may be done or may happen: lists in a fixed order. Numbers cite rules.md.
#include <cassert>

#include "games/rescue_polar_bears/legal.hpp"
#include "games/rescue_polar_bears/rules.hpp"

namespace wildshore {

using namespace rescue_polar_bears;

namespace {

constexpr std::string_view kSwitch[] = {"0", "1"};
constexpr std::string_view kTemperatures[] = {"4", "6", "8", "10", "12", "14", "16"};  // 10.1
constexpr OptionSpec kOptionSpecs[] = {{"temperature", kTemperatures, 2}, {"floats", kSwitch, 0}, {"rapid", kSwitch, 0}, {"gentle", kSwitch, 0}};

using Actions = RescuePolarBears::Actions;
using Outcomes = RescuePolarBears::Outcomes;

void list_cells(ActionKind kind, Cells cells, int what, Actions& out) {
  while (cells != 0) out.push({kind, pop(cells), byte(what)});
}

void list_bears(ActionKind kind, Bears bears, Cell cell, Actions& out) {
  for (int bear = 0; bear < kBearKinds; ++bear) {
    if (count_of(bears, static_cast<Bear>(bear)) > 0) out.push({kind, cell, byte(bear)});
  }
}

void list_acts(const State& s, Actions& out) {
  if (actions_left(s) > 0) list_cells(ActionKind::Sail, sail_ends(s, s.seat), 0, out);
  list_cells(ActionKind::LoadData, data_to_load(s), 0, out);
  for (Cells rest = tiles_to_load(s); rest != 0;) {
    const Cell cell = pop(rest);
    list_bears(ActionKind::LoadBear, s.bears[cell], cell, out);
  }
  if (may_unload(s)) out.push({ActionKind::Unload, kNoCell, 0});
  list_cells(ActionKind::Break, breakable(s), 0, out);
  out.push({ActionKind::EndTurn, kNoCell, 0});
}

void list_flights(const State& s, Actions& out) {
  for (int bear = 0; bear < kBearKinds; ++bear) {
    if (count_of(s.bears[s.going], static_cast<Bear>(bear)) > 0) list_cells(ActionKind::Flee, havens(s, s.going), bear, out);
  }
}

void list_alerts(std::uint32_t tokens, Actions& out) {
  for (; tokens != 0; tokens &= tokens - 1) out.push({ActionKind::Pick, kNoCell, byte(std::countr_zero(tokens) + 1)});
}

void list_card(const State& s, Actions& out) {
  switch (s.card) {
    case Card::BlastingCrew: list_cells(ActionKind::Blast, tiles_to_break(s), 0, out); break;
    case Card::FairCurrent:
      for (int seat = 0; seat < s.options.seats; ++seat) list_cells(ActionKind::Current, free_water(s), seat, out);
      break;
    case Card::Airlift: list_cells(ActionKind::Airlift, tiles_with_bears(s), 0, out); break;
    default: out.push({ActionKind::Use, kNoCell, 0}); break;
  }
  out.push({ActionKind::Decline, kNoCell, 0});
}

void list_upgrades(const State& s, Actions& out) {
  for (int seat = 0; seat < s.options.seats; ++seat) {
    for (int which = 0; which < 2; ++which) {
      if (((open_upgrades(s, seat) >> which) & 1) != 0) out.push({ActionKind::Upgrade, kNoCell, byte(2 * seat + which)});
    }
  }
}

void list_tiles(const State& s, Outcomes& out) {  // 1.2
  const Cell cell = s.dealt;
  const auto push = [&](int tile, int weight) {
    if (weight > 0) out.push({{OutcomeKind::Tile, cell, byte(tile)}, static_cast<std::uint32_t>(weight)});
  };
  const int support = std::popcount(s.support);
  const int floats = std::popcount(s.floats);
  const int oceans = s.dealt - std::popcount(s.ice) - support - floats;
  const int all_floats = s.options.floats ? kFloats : 0;
  push(kOcean, kOceanTiles - all_floats - oceans);
  for (int number = 1; number <= kTiles; ++number) push(number, place_of(s, number) == kNoCell ? 1 : 0);
  push(kSupport, kSupportTiles - support);
  push(kFloat, all_floats - floats);
}

void list_ships(const State& s, Outcomes& out) {  // 1.8
  int seat = 0;
  int left = (1 << kShips) - 1;
  for (; s.ship[seat] != Ship::None; ++seat) left &= ~(1 << static_cast<int>(s.ship[seat]));
  for (int ship = 0; ship < kShips; ++ship) {
    if (((left >> ship) & 1) != 0) out.push({{OutcomeKind::Ship, kNoCell, byte(kShips * seat + ship)}, 1});
  }
}

void list_values(OutcomeKind kind, std::uint32_t bits, int first, Outcomes& out) {
  for (; bits != 0; bits &= bits - 1) out.push({{kind, kNoCell, byte(std::countr_zero(bits) + first)}, 1});
}

}  // namespace

std::span<const OptionSpec> RescuePolarBears::option_specs() { return kOptionSpecs; }

Options RescuePolarBears::options(int seats, const Choices& choices) {
  assert(seats >= kMinSeats && seats <= kMaxSeats && choices.value[0] < std::size(kTemperatures));
  return {byte(seats), byte(4 + 2 * choices.value[0]), choices.value[1], choices.value[2], choices.value[3]};
}

State RescuePolarBears::start(const Options& options) {
  State s;
  s.options = options;
  s.temperature = options.temperature;
  for (Cell& cell : s.place) cell = kNoCell;
  return s;
}

ToAct RescuePolarBears::to_act(const State& s) {
  const Phase phase = phase_of(s);
  if (phase == Phase::Over) return {Turn::Over, -1};
  return is_chance(phase) ? ToAct{Turn::Chance, -1} : ToAct{Turn::Seat, s.seat};
}

void RescuePolarBears::actions(const State& s, Actions& out) {
  out.clear();
  switch (phase_of(s)) {
    case Phase::Act: return list_acts(s, out);
    case Phase::Flee: return list_flights(s, out);
    case Phase::PickAlert: return list_alerts(s.open, out);
    case Phase::Exchange: list_alerts(live_alerts(s, s.open), out); return out.push({ActionKind::Decline, kNoCell, 0});
    case Phase::UseCard: return list_card(s, out);
    case Phase::Upgrade: return list_upgrades(s, out);
    case Phase::Token:
      for (int seat = 0; seat < s.options.seats; ++seat) out.push({ActionKind::Token, kNoCell, byte(seat)});
      return;
    case Phase::Birth: return list_cells(ActionKind::Birth, havens(s, s.born_at), 0, out);
    case Phase::Grow:
      for (const Bear bear : {Bear::Male, Bear::Female}) out.push({ActionKind::Grow, kNoCell, byte(static_cast<int>(bear))});
      return;
    default: return;
  }
}

void RescuePolarBears::outcomes(const State& s, Outcomes& out) {
  out.clear();
  switch (phase_of(s)) {
    case Phase::Tiles: return list_tiles(s, out);
    case Phase::Ships: return list_ships(s, out);
    case Phase::Position:
      for (Cells rest = s.positions; rest != 0;) out.push({{OutcomeKind::Data, pop(rest), 0}, 1});
      return;
    case Phase::NewAlert: return list_values(OutcomeKind::Alert, s.hidden, 1, out);
    case Phase::TurnUp: return list_values(OutcomeKind::TurnUp, s.hidden, 1, out);
    case Phase::DrawCard: return list_values(OutcomeKind::Card, s.deck, 0, out);
    case Phase::GrowthDie: return list_values(OutcomeKind::Growth, (1u << kTiles) - 1u, 1, out);
    case Phase::HeatDie: return list_values(OutcomeKind::Heat, (1u << 6) - 1u, 1, out);
    default: return;
  }
}

Result RescuePolarBears::result(const State& s) {
  constexpr std::string_view kReasons[] = {"", "data", "bears", "heat"};
  Result result;
  result.cooperative = true;
  result.round = static_cast<std::int32_t>(s.round);
  result.reason = kReasons[static_cast<int>(s.end)];
  if (s.end == End::Data) result.winners = (1u << s.options.seats) - 1u;
  for (int seat = 0; seat < s.options.seats; ++seat) result.scores[static_cast<std::size_t>(seat)] = s.collected;
  return result;
}

}  // namespace wildshore
