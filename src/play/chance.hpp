// chance.hpp: which outcome and which thought belong to which step: the one place where the seed is used.
//
// Both are keyed by (seed, number of the step), so undoing a roll and rolling again gives the same roll, and a bot asked
// again thinks the same. The two streams never meet: a bot cannot learn from its own generator what chance will do.
#pragma once
#include "core/game.hpp"
#include "core/weighted.hpp"

namespace wildshore {

// The outcome of step number `step`; chance must be to act.
template <Game G>
typename G::Outcome draw_outcome(const typename G::State& state, std::uint64_t seed, int step) {
  typename G::Outcomes possible;
  G::outcomes(state, possible);
  Rng rng = Rng::for_step(seed, static_cast<std::uint64_t>(step));
  return pick_weighted(possible, rng);
}

// What a bot's generator starts from at step number `step`.
inline std::uint64_t thought_seed(std::uint64_t seed, int step) {
  constexpr std::uint64_t kThought = 0x7468696E6B696E67ull;
  return Rng::for_step(seed ^ kThought, static_cast<std::uint64_t>(step)).next();
}

}  // namespace wildshore
