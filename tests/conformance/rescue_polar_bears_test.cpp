// rescue_polar_bears_test.cpp: Rescue Polar Bears conforms in every combination of its variants and numbers of ships; random games meet every set of ships.
#include <gtest/gtest.h>

#include <set>

#include "conformance/conformance.hpp"
#include "games/rescue_polar_bears/sense.hpp"

namespace wildshore {
namespace {

class RescuePolarBearsConformance : public testing::TestWithParam<int> {};

TEST_P(RescuePolarBearsConformance, AllVariants) {
  const auto verdict = conformance::conforms<RescuePolarBears>(
      {.games = 1, .steps = 400, .thorough_every = 60, .session_steps = 60, .bot_steps = 80 / conformance::kThrift}, GetParam());
  EXPECT_TRUE(verdict.good()) << verdict.text();
}

INSTANTIATE_TEST_SUITE_P(Seats, RescuePolarBearsConformance, testing::Values(2, 3, 4));

}  // namespace
}  // namespace wildshore
