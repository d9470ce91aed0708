// scene.cpp: Maretta and Vulcano: their rows of the registry, and what clicks mean.
#include "games/maretta/scene.hpp"

#include "games/maretta/scene_board.hpp"
#include "games/maretta/sense.hpp"
#include "play/any_match.hpp"
#include "table/table_of.hpp"

namespace wildshore {

using namespace maretta;

const GameEntry& MarettaScene::entry() {
  static const GameEntry entry = [] {
    GameEntry row = headless_entry<Maretta>();
    row.table = make_table<MarettaScene>;
    return row;
  }();
  return entry;
}

const GameEntry& VulcanoScene::entry() {
  static const GameEntry entry = [] {
    GameEntry row = headless_entry<Vulcano>();
    row.table = make_table<VulcanoScene>;
    return row;
  }();
  return entry;
}

namespace maretta {
namespace {

bool within(TargetId target, int base, int count) { return target >= base && target < base + count; }
bool is_hand(TargetId target) { return within(target, kHandTarget, kHand); }
bool is_slip(TargetId target) { return target >= kSlipTarget && target < kSlipTargetEnd; }

Path path_of(std::initializer_list<int> targets) {
  Path path;
  for (const int target : targets) path.push(static_cast<TargetId>(target));
  return path;
}

// The action the path would be, whether legal or not: a card with the place it is put on, or a single thing pointed at.
Action meant(const Path& path, const State& state) {
  const TargetId last = path[path.size() - 1];
  if (is_hand(path[0])) {
    const Card card = state.hand[state.seat][path[0] - kHandTarget];
    if (within(last, kGiftTarget, kSeats)) return {ActionKind::Give, byte(last - kGiftTarget), card};
    const ActionKind on_star = side_a(state) ? ActionKind::Choose : ActionKind::Load;
    if (state.phase == Phase::Give && path.size() == 1) return {ActionKind::Give, byte(left_of(state, state.seat)), card};
    if (path.size() == 1 || within(last, kStarTarget, kSeats)) return {on_star, 0, card};
  }
  if (is_slip(last)) {
    const int owner = (last - kSlipTarget) / kResources;
    const auto card = static_cast<Card>((last - kSlipTarget) % kResources);
    if (state.phase == Phase::Discard) return {ActionKind::Discard, 0, card};
    return {ActionKind::Steal, byte(owner), card};
  }
  if (within(last, kBarrelTarget, kSlots * kBarrelSpaces)) return {ActionKind::Take, 0, static_cast<Card>((last - kBarrelTarget) % kSlots)};
  if (within(last, kGlimpseTarget, kSeats)) return {ActionKind::Look, byte(last - kGlimpseTarget), 0};
  if (within(last, kPieceTarget, kSeats)) {
    if (last - kPieceTarget == state.seat) return {ActionKind::Move, 0, 0};
    return {ActionKind::Swap, byte(last - kPieceTarget), 0};
  }
  return {};
}

}  // namespace
}  // namespace maretta

Path CastawayScene::path(const Action& action, const View& view) {
  const State& state = view.state;
  switch (action.kind) {
    case ActionKind::Choose:
    case ActionKind::Load: return path_of({hand_target(state, state.seat, action.card), kStarTarget + state.seat});
    case ActionKind::Give: return path_of({hand_target(state, state.seat, action.card), kGiftTarget + action.seat});
    case ActionKind::Move: return path_of({kPieceTarget + state.seat});
    case ActionKind::Steal: return path_of({slip_target(action.seat, action.card)});
    case ActionKind::Discard: return path_of({slip_target(state.seat, action.card)});
    case ActionKind::Pass: return path_of({kPassButton});
    case ActionKind::Take: {
      const int index = barrel_index(state.options, state.place[state.taker]);
      return path_of({kBarrelTarget + kSlots * index + action.card});
    }
    case ActionKind::Swap: return path_of({kPieceTarget + action.seat});
    case ActionKind::Look: return path_of({kGlimpseTarget + action.seat});
  }
  return {};
}

RuleId CastawayScene::why_not(const Path& path, const View& view) {
  const State& state = view.state;
  if (path.empty() || MarettaRules::to_act(state).turn != Turn::Seat) return {};
  return MarettaRules::why(state, meant(path, state));
}

// Barrels and stocks lie open: whoever is asked about them points in front of all. A pelican is for one pair of eyes.
bool CastawayScene::open(const View& view) {
  switch (view.state.phase) {
    case Phase::Reward:
    case Phase::Take:
    case Phase::Steal:
    case Phase::Discard:
    case Phase::Swap: return true;
    default: return false;
  }
}

std::string CastawayScene::button(TargetId target, const View&, const Teller& teller) {
  return target == kPassButton ? teller.say("vulcano.button.pass") : std::string();
}

}  // namespace wildshore
