// bots_test.cpp: the bots of Frost Bitten!: legal, repeatable, sensible, and never stalling. The full figures come from `wildshore-cli sim`.
#include <algorithm>
#include <limits>
#include <set>

#include "core/weighted.hpp"
#include "games/frost_bitten/sense.hpp"
#include "support.hpp"
#include "support/think.hpp"
#include "support/thrift.hpp"

namespace wildshore::frost_bitten {
namespace {

using Levels = std::vector<std::string_view>;

struct Games {
  double rounds = 0;
  int longest = 0;
  int unfinished = 0;
  int wins[4] = {};
};

Outcome draw(const State& s, Rng& rng) {
  FrostBitten::Outcomes outcomes;
  FrostBitten::outcomes(s, outcomes);
  return pick_weighted(outcomes, rng);
}

Action think(Bot<FrostBitten>& bot, const State& s, std::uint64_t seed, int slice) {
  bot.begin(FrostBitten::view(s, s.seat), seed);
  while (!bot.think(slice)) {}
  return bot.choice();
}

Games play(const Options& options, const Levels& levels, int games, int max_steps) {
  Games report;
  std::vector<std::unique_ptr<Bot<FrostBitten>>> bots;
  for (const std::string_view level : levels) bots.push_back(Bots<FrostBitten>::make(level));
  for (int game = 0; game < games; ++game) {
    State s = FrostBitten::start(options);
    for (int step = 0; step < max_steps && s.phase != Phase::Over; ++step) {
      Rng rng = Rng::for_step(static_cast<std::uint64_t>(game) + 1, static_cast<std::uint64_t>(step));
      if (FrostBitten::to_act(s).turn == Turn::Chance) {
        FrostBitten::resolve(s, draw(s, rng), NoEvents{});
        continue;
      }
      const Action action = think(*bots[s.seat], s, rng.next(), 1 << 16);
      EXPECT_FALSE(FrostBitten::why(s, action)) << board_text(s);
      FrostBitten::apply(s, action, NoEvents{});
    }
    const Result result = FrostBitten::result(s);
    report.rounds += static_cast<double>(result.round) / games;
    report.longest = std::max(report.longest, static_cast<int>(result.round));
    report.unfinished += result.winners == 0;
    for (int seat = 0; seat < 4; ++seat) report.wins[seat] += static_cast<int>((result.winners >> seat) & 1u);
  }
  return report;
}

TEST(FrostBittenBots, Levels) {
  const auto levels = Bots<FrostBitten>::levels();
  EXPECT_EQ(Levels(levels.begin(), levels.end()), Levels(std::begin(kAllLevels), std::end(kAllLevels)));
  EXPECT_EQ(Bots<FrostBitten>::make("sharpish"), nullptr);
}

TEST(FrostBittenBots, FourSteadyFinishInEightToThirteenRounds) {
  ONLY_COUNTS();
  const Games games = play(options_of("", 4), Levels(4, "steady"), 60, 20000);
  EXPECT_GE(games.rounds, 8);
  EXPECT_LE(games.rounds, 13);
  EXPECT_LE(games.longest, 60);
}

TEST(FrostBittenBots, TwoSteadyFinishInAboutNineRounds) {
  ONLY_COUNTS();
  const Games games = play(options_of(""), Levels(2, "steady"), 100, 20000);
  EXPECT_GE(games.rounds, 7.5);
  EXPECT_LE(games.rounds, 10.5);
  EXPECT_LE(games.longest, 60);
}

TEST(FrostBittenBots, SteadyBeatsRandom) {
  const Games games = play(options_of(""), {"random", "steady"}, 100, 20000);
  EXPECT_GE(games.wins[1], 95);
}

TEST(FrostBittenBots, EveryVariantEnds) {
  ONLY_COUNTS();
  int i = 0;
  for (const Options& options : all_options()) {
    const int variant = i++ % 48;
    if (variant % 3 != options.seats - 2) continue;  // each variant once, with two, three or four seats in turn
    EXPECT_EQ(play(options, Levels(options.seats, "steady"), 1, 20000).unfinished, 0) << describe(options);
  }
}

TEST(FrostBittenBots, TheSliceDoesNotChangeTheChoice) {
  Play t("mega=1", 3, {"first 2", "roll P4", "roll B3"});
  for (const std::string_view level : Bots<FrostBitten>::levels()) {
    const auto one = Bots<FrostBitten>::make(level), other = Bots<FrostBitten>::make(level);
    const View view = FrostBitten::view(t.state, t.state.seat);
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      EXPECT_EQ(think_a_little(*one, view, seed, 60, 1), think_a_little(*other, view, seed, 60, 20)) << level;
    }
  }
}

TEST(FrostBittenBots, AllSeeTheWin) {
  for (const std::string_view level : {"gentle", "steady", "sharp", "master"}) {
    const auto bot = Bots<FrostBitten>::make(level);
    Play win("", 2, {"first 1"});
    win.place(1, 1, "north");
    win.place(1, 2, "north");
    win.place(1, 3, "4B");
    win.step({"roll P2"});
    win.step(FrostBitten::text(think(*bot, win.state, 1, 100)).view());
    win.step(FrostBitten::text(think(*bot, win.state, 2, 100)).view());
    EXPECT_EQ(win.state.phase, Phase::Over) << level;
  }
  Play last("", 2, {"first 1"});  // one step away: even those who overlook things see it
  last.place(1, 1, "north");
  last.place(1, 2, "north");
  last.place(1, 3, "4B");
  last.step({"roll P2", "slide 4B n"});
  const auto gentle = Bots<FrostBitten>::make("gentle");
  for (std::uint64_t seed = 0; seed < 30; ++seed) EXPECT_EQ(FrostBitten::text(think(*gentle, last.state, seed, 1)).view(), "step 3 north");
}

// The bear sits beside a trio that has nowhere better to go: no level feeds it, and with a bear result none sets it on its own penguins.
TEST(FrostBittenBots, NobodyLosesAPenguinForNothing) {
  for (const std::string_view level : {"gentle", "steady", "sharp", "master"}) {
    const auto bot = Bots<FrostBitten>::make(level);
    for (const std::string_view roll : {"roll P2", "roll P4", "roll B3"}) {
      for (std::uint64_t seed = 0; seed < 6; ++seed) {
        Play t("", 2, {"first 1"});
        t.bear(1, "2B");
        for (int n = 1; n <= 3; ++n) t.place(1, n, "2A");
        t.step(roll);
        while (t.state.seat == 0 && t.state.phase == Phase::Move) {
          const View view = FrostBitten::view(t.state, 0);
          t.step(FrostBitten::text(think_a_little(*bot, view, seed, 100, 100)).view());
        }
        for (int n = 1; n <= 3; ++n) EXPECT_NE(t.at(1, n), "south") << level << " " << roll << " " << seed;
      }
    }
  }
}

// Exact where it matters, and never above the bar where it is not exact.
TEST(FrostBittenBots, TheBarDoesNotChangeWhatIsAboveIt) {
  State s = FrostBitten::start(options_of("", 3));
  Rng rng(3);
  int above = 0, below = 0;
  for (int step = 0; step < 600; ++step) {
    if (FrostBitten::to_act(s).turn == Turn::Over) s = FrostBitten::start(options_of("", 3));
    if (FrostBitten::to_act(s).turn == Turn::Chance) {
      FrostBitten::resolve(s, draw(s, rng), NoEvents{});
      continue;
    }
    FrostBitten::Actions legal;
    FrostBitten::actions(s, legal);
    FrostBitten::apply(s, legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))], NoEvents{});
    for (int seat = 0; seat < 3; ++seat) {
      const std::int32_t score = Sense::score(s, seat);
      for (const int off : {-200, -20, -1, 0, 1, 20, 200}) {
        const std::int32_t told = Sense::score(s, seat, score + off);
        EXPECT_TRUE(off < 0 ? told == score : told <= score + off) << told << " " << score << " " << off;
        above += off < 0;
        below += off >= 0 && told != score;
      }
    }
  }
  EXPECT_GT(above, 0);
  EXPECT_GT(below, 0) << "some were seen at a glance";
}

// What is remembered of the position before is only used where it still holds, in every variant.
TEST(FrostBittenBots, TheOutlookChangesNoScore) {
  constexpr std::int32_t kLeast = std::numeric_limits<std::int32_t>::min();
  int kept = 0, read = 0;
  for (const Options& options : all_options()) {
    State s = FrostBitten::start(options);
    Rng rng(5);
    for (int step = 0; step < 150; ++step) {
      if (FrostBitten::to_act(s).turn == Turn::Over) s = FrostBitten::start(options);
      if (FrostBitten::to_act(s).turn == Turn::Chance) {
        FrostBitten::resolve(s, draw(s, rng), NoEvents{});
        continue;
      }
      const Sense::Outlook before(s);
      FrostBitten::Actions legal;
      FrostBitten::actions(s, legal);
      for (const Action& action : legal) {
        State after = s;
        FrostBitten::apply(after, action, NoEvents{});
        for (int seat = 0; seat < options.seats; ++seat) {
          ASSERT_EQ(Sense::score(after, seat, kLeast, before, action), Sense::score(after, seat)) << "step " << step;
          if (action.kind != ActionKind::Slide) continue;
          const Cell from = s.cell[action.piece], to = after.cell[action.piece];
          ((before.cells[seat][water_of(to)] & (bit_of(from) | bit_of(to))) == 0 ? kept : read) += 1;
        }
      }
      // Half the time forward, so that penguins are all over the board.
      Action next = legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))];
      for (const Action& action : legal) {
        if (step % 2 == 0 && action.kind == ActionKind::Step) next = action;
      }
      FrostBitten::apply(s, next, NoEvents{});
    }
  }
  EXPECT_GT(kept, 0);
  EXPECT_GT(read, 0);
}

// With a bear result, and a penguin of another's beside the bear.
TEST(FrostBittenBots, GentleSendsNobodyBack) {
  Play t("", 2, {"first 1"});
  t.bear(1, "3B");
  for (int n = 1; n <= 3; ++n) t.place(2, n, "3C");
  t.step("roll B3");
  const auto gentle = Bots<FrostBitten>::make("gentle");
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Play after = t;
    while (after.state.seat == 0 && after.state.phase == Phase::Move) after.step(FrostBitten::text(think(*gentle, after.state, seed, 100)).view());
    EXPECT_EQ(after.at(2, 1), "3C");
  }
}

TEST(FrostBittenBots, LevelsStandInOrder) {
  ONLY_COUNTS();
  EXPECT_GE(play(options_of(""), {"random", "gentle"}, 20, 20000).wins[1], 19);
  EXPECT_GE(play(options_of(""), {"gentle", "steady"}, 60, 20000).wins[1], 36);
  EXPECT_GE(play(options_of(""), {"steady", "sharp"}, 40, 20000).wins[1], 21);
}

// Two may undo each other's slides again and again; late in a game every level leaves that to one who overlooks things.
TEST(FrostBittenBots, NobodyGoesOnForEver) {
  const Games games = play(options_of(""), Levels(2, "steady"), 500 / kThrift, 20000);
  EXPECT_EQ(games.unfinished, 0);
  EXPECT_LE(games.longest, 60);
  Play t("", 2, {"first 1", "roll P4"});
  const auto bot = Bots<FrostBitten>::make("sharp");
  think(*bot, t.state, 3, 100);
  EXPECT_GT(bot->iterations(), 0);
  t.state.round = 31;
  std::set<std::string> chosen;
  for (std::uint64_t seed = 0; seed < 20; ++seed) chosen.emplace(FrostBitten::text(think(*bot, t.state, seed, 100)).view());
  EXPECT_EQ(bot->iterations(), 0);
  EXPECT_GT(chosen.size(), 1u);
}

TEST(FrostBittenBots, SteadySeesTheBite) {
  const auto bot = Bots<FrostBitten>::make("steady");
  Play bite("", 2, {"first 1"});
  bite.bear(1, "3B");
  for (int n = 1; n <= 3; ++n) bite.place(2, n, "3C");
  bite.place(1, 1, "3A");
  bite.step("roll B3");
  while (bite.state.seat == 0) bite.step(FrostBitten::text(think(*bot, bite.state, 3, 100)).view());
  EXPECT_EQ(bite.at(2, 1), "south");
  EXPECT_EQ(bite.at(1, 1), "3A");
}

TEST(FrostBittenBots, NeedCountsTheMovesOfATrio) {
  EXPECT_EQ(Sense::need(Play().state, 0), 19);
  EXPECT_EQ(Sense::need(Play("", 2, {"first 1", "roll P4", "step 1 1A", "step 2 1A", "step 3 1A", "slide 1A n"}).state, 0), 15);
}

}  // namespace
}  // namespace wildshore::frost_bitten
