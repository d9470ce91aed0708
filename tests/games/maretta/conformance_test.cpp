// conformance_test.cpp: Maretta and Vulcano keep what every game must keep, over all their switches and numbers of seats, leak alarms on.
//
// Side A runs every combination of switches with every number of seats. Side B has 700 combinations: each runs, with the numbers of seats in
// turn, so that every two values of two switches meet with every number of seats.
#include <gtest/gtest.h>

#include "conformance/conformance.hpp"
#include "games/maretta/sense.hpp"

namespace wildshore {
namespace {

using conformance::Conformance;
using conformance::Effort;
using conformance::kThrift;
using conformance::Verdict;

template <Game G>
void run(const Choices& choices, int seats, std::uint64_t seed, Verdict& verdict) {
  if (!verdict.good()) return;
  Setup setup;
  setup.game = G::kId;
  setup.choices = choices;
  setup.seats.resize(static_cast<std::size_t>(seats));
  setup.seed = seed;
  Conformance<G> conformance(setup, Effort{.games = 1, .thorough_every = 7, .session_steps = 32, .bot_steps = 60}, verdict);
  conformance.states();
  conformance.play();
}

class MarettaConformance : public testing::TestWithParam<int> {};

TEST_P(MarettaConformance, AllSwitches) {
  Verdict verdict;
  std::uint64_t seed = 0;
  for_each_choices(Maretta::option_specs(), [&](const Choices& choices) {
    if (++seed % kThrift == 0) run<Maretta>(choices, GetParam(), seed, verdict);
  });
  EXPECT_EQ(seed, 75u);
  EXPECT_EQ(verdict.text(), "");
}

class VulcanoConformance : public testing::TestWithParam<int> {};

TEST_P(VulcanoConformance, AllSwitches) {
  Verdict verdict;
  std::uint64_t seed = 0;
  for_each_choices(Vulcano::option_specs(), [&](const Choices& choices) {
    int sum = 0;
    for (const std::uint8_t value : choices.value) sum += value;
    if (++seed % kThrift == 0 && 3 + sum % 4 == GetParam()) run<Vulcano>(choices, GetParam(), seed, verdict);
  });
  EXPECT_EQ(seed, 700u);
  EXPECT_EQ(verdict.text(), "");
}

INSTANTIATE_TEST_SUITE_P(Seats, MarettaConformance, testing::Values(3, 4, 5, 6));
INSTANTIATE_TEST_SUITE_P(Seats, VulcanoConformance, testing::Values(3, 4, 5, 6));

}  // namespace
}  // namespace wildshore
