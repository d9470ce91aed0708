// weighted.hpp: one of several outcomes, each as likely as its weight says. The list is not empty.
#pragma once
#include "core/rng.hpp"

namespace wildshore {

template <class Outcomes>
std::uint32_t total_weight(const Outcomes& outcomes) {
  std::uint32_t total = 0;
  for (const auto& each : outcomes) total += each.weight;
  return total;
}

// The outcome that a number below the total weight falls on.
template <class Outcomes>
const auto& outcome_at(const Outcomes& outcomes, std::uint32_t pick) {
  int i = 0;
  while (pick >= outcomes[i].weight) pick -= outcomes[i++].weight;
  return outcomes[i].outcome;
}

template <class Outcomes>
const auto& pick_weighted(const Outcomes& outcomes, Rng& rng) {
  return outcome_at(outcomes, rng.below(total_weight(outcomes)));
}

}  // namespace wildshore
