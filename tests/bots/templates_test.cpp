// templates_test.cpp: the bots every game can have, tried on the null game.
#include <gtest/gtest.h>

#include "bots/planner.hpp"
#include "bots/random.hpp"
#include "games/null_game/sense.hpp"
#include "support/null_game.hpp"

namespace wildshore {
namespace {

// Likes a high count, whoever is to add next.
struct LikesMuch {
  static std::int32_t score(const NullGame::State& s, Seat) { return s.count; }
};
struct LikesNothing {
  static std::int32_t score(const NullGame::State&, Seat) { return 0; }
};

template <class B>
int times_two_was_added(B& bot, int seeds) {
  int twos = 0;
  for (int seed = 0; seed < seeds; ++seed) {
    const NullGame::State s = begun(1);
    bot.begin(NullGame::view(s, 0), static_cast<std::uint64_t>(seed));
    while (!bot.think(1)) {}
    twos += bot.choice().add == 2;
  }
  return twos;
}

TEST(BotTemplates, RandomTakesEveryActionAboutEquallyOften) {
  RandomBot<NullGame> bot;
  const int twos = times_two_was_added(bot, 1000);
  EXPECT_GT(twos, 430);
  EXPECT_LT(twos, 570);
  RandomBot<NullGame> again;
  EXPECT_EQ(times_two_was_added(again, 1000), twos);
}

TEST(BotTemplates, ThePlannerTakesTheBestPlan) {
  TurnPlanner<NullGame, LikesMuch, 4> bot;
  EXPECT_EQ(times_two_was_added(bot, 50), 50);
}

TEST(BotTemplates, ThePlannerDecidesBetweenEqualsByTheSeed) {
  TurnPlanner<NullGame, LikesNothing, 4> bot;
  const int twos = times_two_was_added(bot, 1000);
  EXPECT_GT(twos, 430);
  EXPECT_LT(twos, 570);
}

TEST(BotTemplates, ThePlannerIsDoneAtOnceWhenNothingIsToChoose) {
  TurnPlanner<NullGame, LikesMuch, 4> bot;
  bot.begin(NullGame::view(begun(6), 0), 1);
  EXPECT_TRUE(bot.think(0));
  EXPECT_EQ(bot.choice().add, 1);
}

TEST(BotsByLevel, OneServesAllSeatsOfItsLevel) {
  BotsByLevel<NullGame> bots;
  const auto levels = Bots<NullGame>::levels();
  Bot<NullGame>& first = bots.of(levels.front());
  Bot<NullGame>& last = bots.of(levels.back());
  EXPECT_NE(&first, &last);
  EXPECT_EQ(&bots.of(levels.front()), &first);
  EXPECT_EQ(&bots.of(std::string(levels.back())), &last) << "the name decides, not where it lies";
}

}  // namespace
}  // namespace wildshore
