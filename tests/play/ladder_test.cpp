// ladder_test.cpp: the figures behind `wildshore-cli ladder`.
#include "play/ladder.hpp"

#include <gtest/gtest.h>

#include "games/null_game/sense.hpp"
#include "play/any_match.hpp"

namespace wildshore {
namespace {

TEST(Ladder, WilsonsInterval) {
  const Interval half = wilson(50, 100);
  EXPECT_NEAR(half.low, 0.4038, 0.0001);
  EXPECT_NEAR(half.high, 0.5962, 0.0001);
  const Interval all = wilson(20, 20);
  EXPECT_NEAR(all.low, 0.8389, 0.0001);
  EXPECT_EQ(all.high, 1);
  EXPECT_EQ(wilson(0, 20).low, 0);
  EXPECT_EQ(wilson(0, 0).high, 1) << "nothing played, nothing known";
}

TEST(Ladder, EachAgainstTheOneBelowAndTheFirst) {
  const auto pairs = ladder_of({"random", "gentle", "steady"}, false);
  ASSERT_EQ(pairs.size(), 3u);
  EXPECT_EQ(pairs[0].level, "gentle");
  EXPECT_EQ(pairs[0].against, "random");
  EXPECT_EQ(pairs[1].level, "steady");
  EXPECT_EQ(pairs[1].against, "gentle");
  EXPECT_EQ(pairs[2].level, "steady");
  EXPECT_EQ(pairs[2].against, "random");
  const auto crews = ladder_of({"random", "steady"}, true);
  ASSERT_EQ(crews.size(), 2u);
  EXPECT_EQ(crews[1].level, "steady");
  EXPECT_EQ(crews[1].against, "");
}

TEST(Ladder, PlaysEveryPlaceInTurn) {
  const GameEntry game = headless_entry<NullGame>();
  wildshore::Setup setup;
  setup.game = game.id;
  setup.choices = default_choices(game);
  setup.seed = 5;
  EXPECT_FALSE(is_cooperative(game, setup));
  const Rung up = play_rung(game, setup, "steady", "random", 2, 41);
  const Rung again = play_rung(game, setup, "steady", "random", 2, 41);
  EXPECT_EQ(up.games, 41);
  EXPECT_EQ(up.unfinished, 0);
  EXPECT_EQ(up.wins, again.wins);
  EXPECT_GT(up.rate.low, 0.5) << "who knows the trick wins more often";
  EXPECT_LT(up.rate.low, up.wins / up.games);
  EXPECT_GT(up.rate.high, up.wins / up.games);
}

TEST(Ladder, ARungIsTheSameHoweverItIsSliced) {
  const GameEntry game = headless_entry<NullGame>();
  wildshore::Setup setup;
  setup.game = game.id;
  setup.choices = default_choices(game);
  setup.seed = 9;
  const Rung whole = play_rung(game, setup, "steady", "random", 2, 21);
  RungRun run(game, setup, "steady", "random", 2, 21);
  int most = 0;
  while (!run.advance(1)) {
    EXPECT_GE(run.rung().games, most) << "counts only grow";
    most = run.rung().games;
  }
  EXPECT_EQ(run.rung().games, 21);
  EXPECT_EQ(run.rung().wins, whole.wins);
  EXPECT_EQ(run.rung().rate.low, whole.rate.low);
  EXPECT_TRUE(RungRun(game, setup, "steady", "random", 2, 0).advance(1)) << "no games are soon played";
}

}  // namespace
}  // namespace wildshore
