// scene.cpp: Mare Polare: its row of the registry, what its clicks mean, and when its picture tells a secret.
//
// Every action is one click: a cell, a fish, a harpoon, the bag, or one of the tablets with a picture.
#include "games/mare_polare/scene.hpp"

#include "games/mare_polare/scene_board.hpp"
#include "games/mare_polare/sense.hpp"
#include "play/any_match.hpp"
#include "table/table_of.hpp"

namespace wildshore {

using namespace mare_polare;

const GameEntry& MarePolareScene::entry() {
  static const GameEntry entry = [] {
    GameEntry row = headless_entry<MarePolare>();
    row.table = make_table<MarePolareScene>;
    return row;
  }();
  return entry;
}

namespace {

int target_of(const Action& action, const State& state) {
  switch (action.kind) {
    case ActionKind::Place:
    case ActionKind::Walk:
    case ActionKind::Jump:
    case ActionKind::Fall:
    case ActionKind::Lay: return kCellTarget + action.to;
    case ActionKind::Take: return kShapeTarget + action.to;
    case ActionKind::Give: return kHarpoonTarget + action.to;
    case ActionKind::Keep: return kHarpoonTarget + state.seat;
    case ActionKind::Back: return kBagTarget;
    case ActionKind::Drop: return kFishTarget + action.to;
    case ActionKind::Fish: return kPutHandIn;
    case ActionKind::Pass:
    case ActionKind::Go: return kWalkOn;
    case ActionKind::Done: return kEnough;
    case ActionKind::Claim: return kServeSoup;
    case ActionKind::Stay: return kStayHome;
  }
  return 0;
}

// What clicking a cell means now.
ActionKind cell_action(Phase phase) {
  switch (phase) {
    case Phase::Place: return ActionKind::Place;
    case Phase::Jump: return ActionKind::Jump;
    case Phase::Fall: return ActionKind::Fall;
    case Phase::Lay: return ActionKind::Lay;
    default: return ActionKind::Walk;
  }
}

Action meant(TargetId target, const State& state) {
  const auto to = [target](int base) { return static_cast<std::uint8_t>(target - base); };
  if (target >= kFishTarget) return {ActionKind::Drop, to(kFishTarget)};
  if (target >= kShapeTarget) return {ActionKind::Take, to(kShapeTarget)};
  if (target >= kBagTarget) return {ActionKind::Back, 0};
  if (target >= kHarpoonTarget) return {ActionKind::Give, to(kHarpoonTarget)};
  return {cell_action(state.phase), to(kCellTarget)};
}

}  // namespace

Path MarePolareScene::path(const Action& action, const View& view) {
  Path path;
  path.push(static_cast<TargetId>(target_of(action, view.state)));
  return path;
}

RuleId MarePolareScene::why_not(const Path& path, const View& view) {
  if (path.empty() || MarePolare::to_act(view.state).turn != Turn::Seat) return {};
  const TargetId target = path[path.size() - 1];
  if (target == 0 || target >= kPutHandIn) return {};
  return MarePolare::why(view.state, meant(target, view.state));
}

bool MarePolareScene::secret(const View& view) {
  const State& state = view.state;
  // Who play together, or by the open book, hide nothing from one another on the screen (4.1, 5.1).
  if (view.watcher == kSpectator || state.options.coop || state.options.open_book) return false;
  if (state.felt != 0 && state.felt != kSecret) return true;
  return ((state.shown >> view.watcher) & 1u) == 0 && shown_now(view, view.watcher);
}

}  // namespace wildshore
