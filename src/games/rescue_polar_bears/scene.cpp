// scene.cpp: Rescue Polar Bears: its row of the registry, and what its clicks mean. Pictures: scene_layout.cpp, words: scene_words.cpp.
#include "games/rescue_polar_bears/scene.hpp"

#include "games/rescue_polar_bears/scene_board.hpp"
#include "games/rescue_polar_bears/sense.hpp"
#include "play/any_match.hpp"
#include "table/table_of.hpp"

namespace wildshore {

using namespace rescue_polar_bears;

const GameEntry& RescuePolarBearsScene::entry() {
  static const GameEntry entry = [] {
    GameEntry row = headless_entry<RescuePolarBears>();
    row.table = make_table<RescuePolarBearsScene>;
    return row;
  }();
  return entry;
}

namespace {

Path path_of(std::initializer_list<int> targets) {
  Path path;
  for (const int target : targets) path.push(static_cast<TargetId>(target));
  return path;
}

int kinds_of(Bears bears) {
  int kinds = 0;
  for (const Bear bear : kAllKinds) kinds += count_of(bears, bear) > 0;
  return kinds;
}

Bear first_kind(Bears bears) {
  for (const Bear bear : kAllKinds) {
    if (count_of(bears, bear) > 0) return bear;
  }
  return Bear::Cub;
}

Action action_of(ActionKind kind, Cell cell = kNoCell, int what = 0) { return {kind, cell, static_cast<std::uint8_t>(what)}; }

// What a click on this place would mean while actions are taken.
Action act_on(const State& state, TargetId target) {
  if (is_bear_target(target)) {
    const int n = target - kBearTarget;
    return action_of(ActionKind::LoadBear, static_cast<Cell>(n / 4), n % 4);
  }
  if (is_data_target(target)) return action_of(ActionKind::LoadData, static_cast<Cell>(target - kDataTarget));
  const Cell cell = is_ship_target(target) ? state.at[target - kShipTarget] : static_cast<Cell>(target - kCellTarget);
  if ((kBases & cell_bit(cell)) != 0) return action_of(ActionKind::Unload);
  if ((tiles_to_break(state) & cell_bit(cell)) != 0) return action_of(ActionKind::Break, cell);
  return action_of(ActionKind::Sail, cell);
}

// The place a target stands for; kNoCell: none.
Cell cell_under(const State& state, TargetId target) {
  if (is_cell_target(target)) return static_cast<Cell>(target - kCellTarget);
  if (is_data_target(target)) return static_cast<Cell>(target - kDataTarget);
  if (is_bear_target(target)) return static_cast<Cell>((target - kBearTarget) / 4);
  if (is_ship_target(target)) return state.at[target - kShipTarget];
  return kNoCell;
}

// What was probably meant by the last target of the path.
Action meant(const State& state, const Path& path, Cell cell) {
  const TargetId last = path[path.size() - 1];
  switch (phase_of(state)) {
    case Phase::Act: return act_on(state, last);
    case Phase::Flee: {
      const bool chosen = path.size() > 1 && is_bear_target(path[0]);
      const int kind = chosen ? (path[0] - kBearTarget) % 4 : static_cast<int>(first_kind(state.bears[state.going]));
      return action_of(ActionKind::Flee, cell, kind);
    }
    case Phase::Birth: return action_of(ActionKind::Birth, cell);
    case Phase::UseCard:
      if (state.card == rescue_polar_bears::Card::BlastingCrew) return action_of(ActionKind::Blast, cell);
      if (state.card == rescue_polar_bears::Card::Airlift) return action_of(ActionKind::Airlift, cell);
      if (state.card == rescue_polar_bears::Card::FairCurrent) {
        const int seat = is_ship_target(path[0]) ? path[0] - kShipTarget : static_cast<int>(state.seat);
        return action_of(ActionKind::Current, cell, seat);
      }
      return action_of(ActionKind::Sail, cell);
    default: return action_of(ActionKind::Sail, cell);
  }
}

// The rule of a choice that is not about places: whoever clicks elsewhere is told what is asked.
RuleId rule_asked(const State& state) {
  switch (phase_of(state)) {
    case Phase::PickAlert: return {3, 6};
    case Phase::Exchange: return {9, 7};
    case Phase::Upgrade: return {3, 5};
    case Phase::Token: return {8, 5};
    case Phase::Grow: return {4, 3};
    case Phase::UseCard: {
      const auto card = state.card;
      const bool places = card == rescue_polar_bears::Card::BlastingCrew || card == rescue_polar_bears::Card::Airlift || card == rescue_polar_bears::Card::FairCurrent;
      return places ? RuleId{} : RuleId{9, 1};
    }
    default: return {};
  }
}

}  // namespace

Path RescuePolarBearsScene::path(const Action& action, const View& view) {
  const State& state = view.state;
  switch (action.kind) {
    case ActionKind::Sail: return path_of({cell_target(action.cell)});
    case ActionKind::LoadData: return path_of({data_target(action.cell)});
    case ActionKind::LoadBear: return path_of({bear_target(action.cell, static_cast<Bear>(action.what))});
    case ActionKind::Unload: {
      const Cells near = kMap.near[state.at[state.seat]] & kBases;
      return path_of({cell_target(lowest(near))});
    }
    case ActionKind::Break: return path_of({cell_target(action.cell), kBreakTarget});
    case ActionKind::EndTurn: return path_of({kEndButton});
    case ActionKind::Flee:
      if (kinds_of(state.bears[state.going]) == 1) return path_of({cell_target(action.cell)});
      return path_of({bear_target(state.going, static_cast<Bear>(action.what)), cell_target(action.cell)});
    case ActionKind::Pick: return path_of({kAlertTarget + action.what});
    case ActionKind::Use: return path_of({kUseButton});
    case ActionKind::Decline: return path_of({kDeclineButton});
    case ActionKind::Blast:
    case ActionKind::Airlift:
    case ActionKind::Birth: return path_of({cell_target(action.cell)});
    case ActionKind::Current: return path_of({kShipTarget + action.what, cell_target(action.cell)});
    case ActionKind::Upgrade: return path_of({kShipTarget + action.what / 2, kUpgradeTarget + action.what % 2});
    case ActionKind::Token: return path_of({kShipTarget + action.what});
    case ActionKind::Grow: return path_of({kKindTarget + action.what});
  }
  return {};
}

RuleId RescuePolarBearsScene::why_not(const Path& path, const View& view) {
  const State& state = view.state;
  if (path.empty() || RescuePolarBears::to_act(state).turn != Turn::Seat) return {};
  const TargetId last = path[path.size() - 1];
  if (const RuleId asked = rule_asked(state)) return asked;
  if (last >= kAlertTarget && last <= kAlertTarget + kTiles) {
    return RescuePolarBears::why(state, action_of(ActionKind::Pick, kNoCell, last - kAlertTarget));
  }
  const Cell cell = cell_under(state, last);
  if (cell == kNoCell) return {};
  if (is_ship_target(last) && last - kShipTarget == state.seat && phase_of(state) == Phase::Act) return {};
  return RescuePolarBears::why(state, meant(state, path, cell));
}

std::string RescuePolarBearsScene::button(TargetId target, const View& view, const Teller& teller) {
  if (target == kEndButton) return teller.say("rescue.button.end");
  if (target == kUseButton) return teller.say("rescue.button.use");
  return teller.say(phase_of(view.state) == Phase::Exchange ? "rescue.button.keep" : "rescue.button.decline");
}

ImageId RescuePolarBearsScene::button_image(TargetId target, const View& view) {
  if (target == kEndButton) return kD20;
  if (target == kUseButton && view.state.card != rescue_polar_bears::Card::None) return static_cast<ImageId>(kCardColdFront + static_cast<int>(view.state.card));
  return kNoImage;
}

}  // namespace wildshore
