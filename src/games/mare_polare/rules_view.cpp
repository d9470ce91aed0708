// rules_view.cpp: who knows what. Secret are the recipes, until they are shown, and what a hand feels in the bag.
//
// Nothing else is hidden: every fish that leaves the bag is shown to all, so its counts are open, and whether a shape is a
// natural fish is decided only when it is landed.
#include "games/mare_polare/rules.hpp"

#include <cassert>

namespace wildshore {

using namespace mare_polare;

namespace {

bool knows_recipe(const State& s, int owner, Seat watcher) {
  return s.options.coop || owner == watcher || ((s.shown >> owner) & 1u) != 0;  // 2.2, 3.8, 4.1, 5.1
}

// One of the cards that may have been dealt to the seat; all others' recipes that are not secret are set.
Counts imagine_recipe(const State& s, int seat, Rng& rng) {
  Counts possible[24];
  std::uint32_t count = 0;
  for (const Counts card : cards(s.options.handicap[seat])) {
    if (may_deal(s, seat, card)) possible[count++] = card;
  }
  assert(count > 0);
  return possible[rng.below(count)];
}

Counts imagine_touch(const State& s, Rng& rng) {
  int left[kKinds];
  for (int shape = 0; shape < kKinds; ++shape) left[shape] = shapes_in_bag(s, shape);
  Counts felt = 0;
  int fish = fish_in_bag(s);
  for (int finger = fingers(s); finger > 0; --finger) {
    int pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(fish--)));
    int shape = 0;
    while (pick >= left[shape]) pick -= left[shape++];
    --left[shape];
    felt = static_cast<Counts>(felt + one_of(shape));
  }
  return felt;
}

}  // namespace

View MarePolare::view(const State& state, Seat seat) {
  View view{state, seat};
  for (int owner = 0; owner < state.options.seats; ++owner) {
    if (state.recipe[owner] != 0 && !knows_recipe(state, owner, seat)) view.state.recipe[owner] = kSecret;
  }
  if (state.felt != 0 && state.seat != seat) view.state.felt = kSecret;  // 3.6
  return view;
}

Event MarePolare::redact(const Event& event, Seat seat) {
  const bool own = event.seat == seat;
  Event seen = event;
  switch (event.kind) {
    case EventKind::RecipeDealt:
      if (!own && event.number == 0) seen.data = kSecret;
      break;
    case EventKind::Mirrored:
    case EventKind::Touched:
      if (!own) seen.data = kSecret;
      break;
    default: break;
  }
  return seen;
}

State MarePolare::imagine(const View& view, Rng& rng) {
  State s = view.state;
  for (int seat = 0; seat < s.options.seats; ++seat) {
    if (s.recipe[seat] == kSecret) s.recipe[seat] = imagine_recipe(s, seat, rng);
  }
  if (s.felt == kSecret) s.felt = imagine_touch(s, rng);
  return s;
}

bool MarePolare::reveals(const State& before, const Action& action) {
  switch (action.kind) {
    case ActionKind::Claim:
    case ActionKind::Take: return true;
    case ActionKind::Walk:
    case ActionKind::Jump: return action.to == before.oracle;
    case ActionKind::Lay: return before.inuit[before.seat] == before.oracle;
    default: return false;
  }
}

}  // namespace wildshore
