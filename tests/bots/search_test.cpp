// search_test.cpp: plans, odds and the tree search, tried on the null game: whoever leaves a multiple of three to go wins.
#include <gtest/gtest.h>

#include "bots/search.hpp"
#include "games/null_game/rules.hpp"
#include "support/allocations.hpp"
#include "support/null_game.hpp"
#include "support/think.hpp"

namespace wildshore {
namespace {

// Knows nothing but who has won: all the rest must come from searching.
struct Blind {
  static std::int32_t score(const NullGame::State& s, Seat seat) {
    if (NullGame::to_act(s).turn != Turn::Over) return 0;
    return ((NullGame::result(s).winners >> seat) & 1u) != 0 ? 1000 : -1000;
  }
  static void chances(const NullGame::State&, Chances& out) { out[0] = out[1] = kSure / 2; }
  static std::uint64_t key(const NullGame::State& s, Seat) { return hash_of(s); }
  static constexpr int kHalf = 100;
  static constexpr int kExplore = kSure;
};
// The same, and takes others to add one, whatever happens.
struct Careless : Blind {
  static NullGame::Action reply(const NullGame::State&, Seat) { return {1}; }
  static constexpr int kTurns = 20;
};

// The same, and thinks that the goal may be farther than it is.
struct Doubtful : Blind {
  static NullGame::State imagine(const NullGame::View& view, Rng& rng) {
    NullGame::State s = NullGame::imagine(view, rng);
    s.goal = static_cast<std::int8_t>(s.goal + 3 * static_cast<int>(rng.below(2)));
    return s;
  }
};

TEST(Search, FindsTheWinningMove) {
  TreeSearch<NullGame, Blind> bot(400);
  const NullGame::State first = begun(0);
  int tried = 0;
  for (int count = 0; count < first.goal - 1; ++count) {
    const int excess = (first.goal - count) % 3;
    if (excess == 0) continue;  // lost, whatever is done
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      ++tried;
      EXPECT_EQ(think(bot, NullGame::view(begun(count), 0), seed).add, excess) << count;
    }
  }
  EXPECT_GT(tried, 20);
}

TEST(Search, ThinksAsItWasSlicedOrNot) {
  TreeSearch<NullGame, Blind> one(100), other(100);
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const NullGame::View view = NullGame::view(begun(0), 0);
    EXPECT_EQ(think(one, view, seed, 1), think(other, view, seed, 33));
    EXPECT_EQ(one.iterations(), other.iterations());
  }
}

TEST(Search, WhatItThoughtBeforeDoesNotMatter) {
  TreeSearch<NullGame, Blind> fresh(60), used(60);
  for (int count = 0; count < 5; ++count) {
    think(used, NullGame::view(begun(4 - count), 0), 9);
    EXPECT_EQ(think(used, NullGame::view(begun(count), 0), 1), think(fresh, NullGame::view(begun(count), 0), 1));
  }
}

TEST(Search, CountsItsIterationsAndStopsWhenTheChoiceIsMade) {
  TreeSearch<NullGame, Blind> bot(5000);
  bot.begin(NullGame::view(begun(0), 0), 1);
  EXPECT_FALSE(bot.think(10));
  EXPECT_EQ(bot.iterations(), 10);
  EXPECT_TRUE(bot.think(5000));
  EXPECT_LT(bot.iterations(), 5000) << "nothing could overtake the best any more";
}

// The same, and gives a decision a tenth of what it could.
struct Brisk : Blind {
  static int thoughts(const NullGame::View&, int budget) { return budget / 10; }
};

TEST(Search, GivesADecisionAsManyThoughtsAsTheGameSays) {
  TreeSearch<NullGame, Brisk> brisk(1000);
  TreeSearch<NullGame, Blind> small(100);
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const NullGame::View view = NullGame::view(begun(0), 0);
    EXPECT_EQ(think(brisk, view, seed), think(small, view, seed));
    EXPECT_EQ(brisk.iterations(), small.iterations());
    EXPECT_GT(brisk.iterations(), 0);
  }
}

TEST(Search, TakesAWinAtOnceAndDoesNotThinkAboutTheOnlyMove) {
  TreeSearch<NullGame, Blind> bot(5000);
  const int goal = begun(0).goal;
  bot.begin(NullGame::view(begun(goal - 2), 0), 1);
  EXPECT_TRUE(bot.think(0));
  EXPECT_EQ(bot.choice().add, 2);
  bot.begin(NullGame::view(begun(goal - 1), 0), 1);
  EXPECT_TRUE(bot.think(0));
  EXPECT_EQ(bot.choice().add, 1);
}

TEST(Search, ThinksAboutAWinThatIsNotSure) {
  TreeSearch<NullGame, Doubtful> bot(200);
  bot.begin(NullGame::view(begun(begun(0).goal - 2), 0), 1);
  EXPECT_FALSE(bot.think(0));
  EXPECT_TRUE(bot.think(200));
  EXPECT_GT(bot.iterations(), 0);
}

// In every second position there is one good move of two: who overlooks half of them misses it about half the time.
TEST(Search, OverlooksSomethingNowAndThenButNeverAWin) {
  constexpr int kSeeds = 200;
  TreeSearch<NullGame, Blind> bot(60, 2);
  const int goal = begun(0).goal;
  const NullGame::View view = NullGame::view(begun(goal - 4), 0);
  int found = 0;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    found += think(bot, view, seed).add == 1;
    EXPECT_EQ(think(bot, view, seed), think(bot, view, seed));
    EXPECT_EQ(think(bot, NullGame::view(begun(goal - 2), 0), seed).add, 2);
  }
  EXPECT_GT(found, kSeeds / 4);
  EXPECT_LT(found, kSeeds * 9 / 10);
}

// The same, and nobody could miss adding one.
struct Plain : Blind {
  static bool is_plain(const NullGame::State&, const NullGame::Action& action) { return action.add == 1; }
};

TEST(Search, NeverOverlooksWhatIsPlain) {
  TreeSearch<NullGame, Plain> bot(60, 2);
  const NullGame::View view = NullGame::view(begun(begun(0).goal - 4), 0);
  for (std::uint64_t seed = 0; seed < 100; ++seed) EXPECT_EQ(think(bot, view, seed).add, 1);
}

TEST(Search, HasALegalChoiceAtAnyTime) {
  TreeSearch<NullGame, Blind> bot(300);
  const NullGame::State s = begun(1);
  bot.begin(NullGame::view(s, 0), 4);
  for (int i = 0; i < 50; ++i, bot.think(1)) EXPECT_FALSE(NullGame::why(s, bot.choice()));
}

TEST(Search, RepliesOfOthersAreTakenForGranted) {
  TreeSearch<NullGame, Careless> bot(400);
  const int goal = begun(0).goal;
  // Lost against a good player; against one who always adds one, adding one wins.
  EXPECT_EQ(think(bot, NullGame::view(begun(goal - 3), 0), 1).add, 1);
}

TEST(Search, AllocatesNothingWhileItThinks) {
  TreeSearch<NullGame, Blind> bot(2000);
  const NullGame::View view = NullGame::view(begun(0), 0);
  AllocationCounter counter;
  think(bot, view, 3);
  think(bot, view, 4);
  EXPECT_EQ(counter.stop(), 0);
}

TEST(Plans, CountPositionsOnceBestFirst) {
  PlanFinder<NullGame, Blind> finder;
  finder.find(begun(begun(0).goal - 2), 0, 4, 8);
  ASSERT_EQ(finder.plans().size(), 2);
  EXPECT_EQ(finder.plans()[0].plan.steps[0].add, 2);
  EXPECT_EQ(finder.plans()[0].plan.score, 1000);
  finder.find(begun(begun(0).goal - 2), 0, 4, 1);
  ASSERT_EQ(finder.plans().size(), 1) << "the better one";
  EXPECT_EQ(finder.plans()[0].plan.steps[0].add, 2);
}

TEST(Odds, FadeByHalves) {
  EXPECT_EQ(faded(0, 30), 65536u);
  EXPECT_EQ(faded(30, 30), 32768u);
  EXPECT_EQ(faded(60, 30), 16384u);
  std::uint32_t last = 65537;
  for (int behind = 0; behind < 700; ++behind) {
    EXPECT_LE(faded(behind, 30), last);
    last = faded(behind, 30);
  }
  EXPECT_EQ(faded(1 << 20, 1), 0u);
}

TEST(Odds, AreSharedOut) {
  const std::int32_t behind[3] = {100, 100, 140};
  Chances chances{};
  share_chances(behind, 3, 40, chances);
  EXPECT_EQ(chances[0], chances[1]);
  EXPECT_NEAR(chances[0], 2 * chances[2], 2);
  EXPECT_NEAR(chances[0] + chances[1] + chances[2], kSure, 3);
}

}  // namespace
}  // namespace wildshore
