// null_game_test.cpp: the null game conforms, and never gets lost.
#include <gtest/gtest.h>

#include "conformance/conformance.hpp"
#include "games/null_game/sense.hpp"

namespace wildshore {
namespace {

TEST(Conformance, NullGame) {
  const auto verdict = conformance::conforms<NullGame>({.games = 50, .thorough_every = 2});
  EXPECT_TRUE(verdict.good()) << verdict.text();
}

}  // namespace
}  // namespace wildshore
