// frost_bitten_test.cpp: Frost Bitten! conforms in every combination of its variants.
#include <gtest/gtest.h>

#include "conformance/conformance.hpp"
#include "games/frost_bitten/sense.hpp"

namespace wildshore {
namespace {

class FrostBittenConformance : public testing::TestWithParam<int> {};

TEST_P(FrostBittenConformance, AllVariants) {
  using conformance::kThrift;
  const conformance::Effort effort{.games = kThrift == 1 ? 2 : 1,
                                   .steps = 6000 / (kThrift * kThrift),
                                   .thorough_every = 60 * kThrift,
                                   .session_steps = 80 / kThrift,
                                   .bot_steps = 80 / kThrift};
  const auto verdict = conformance::conforms<FrostBitten>(effort, GetParam());
  EXPECT_TRUE(verdict.good()) << verdict.text();
}

INSTANTIATE_TEST_SUITE_P(Seats, FrostBittenConformance, testing::Values(2, 3, 4));

}  // namespace
}  // namespace wildshore
