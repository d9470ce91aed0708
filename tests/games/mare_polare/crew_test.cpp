// crew_test.cpp: what a strong crew risks, held against a slow reckoning fish by fish, and single decisions that hang on it.
#include "games/mare_polare/crew.hpp"

#include <cmath>
#include <map>

#include "conformance/conformance.hpp"
#include "games/mare_polare/sense.hpp"
#include "play/measure.hpp"
#include "support.hpp"
#include "support/thrift.hpp"

namespace wildshore::mare_polare {
namespace {

// The chance to lose, by sweeping over all positions until nothing changes: every pair of single fish brushes the hand, the better one
// is taken, a fish that is lacking is kept, any other put back.
class SlowRisk {
 public:
  SlowRisk(Counts wanted, Counts most) : wanted_(wanted) {
    for (int sweep = 0; sweep < 400; ++sweep) {
      for (int natural = 0; natural < 16; ++natural) {
        for (int lacking = 0; lacking <= most; ++lacking) {
          if (fits(lacking, most)) risk_[{lacking, natural}] = reckon(static_cast<Counts>(lacking), natural);
        }
      }
    }
  }
  double at(Counts lacking, int natural) const { return risk_.at({lacking, natural}); }
  static bool fits(int lacking, Counts most) {
    for (int kind = 0; kind < kKinds; ++kind) {
      if (count_of(static_cast<Counts>(lacking), kind) > count_of(most, kind)) return false;
    }
    return true;
  }

 private:
  double reckon(Counts lacking, int natural) {
    if (natural == 15) return 1;
    if (lacking == 0) return 0;
    std::vector<int> bag;  // shapes
    double taken[kKinds] = {};
    for (int kind = 0; kind < kKinds; ++kind) {
      const int plain = kFishOfAKind - count_of(wanted_, kind) + count_of(lacking, kind);
      const bool hides = ((natural >> kind) & 1) == 0;
      bag.insert(bag.end(), static_cast<std::size_t>(plain + hides), kind);
      const bool needed = count_of(lacking, kind) > 0;
      const double landed = risk_[{needed ? lacking - one_of(kind) : lacking, natural}];
      taken[kind] = hides ? (plain * landed + risk_[{lacking, natural | (1 << kind)}]) / (plain + 1) : landed;
    }
    double sum = 0;
    int pairs = 0;
    for (std::size_t a = 0; a < bag.size(); ++a) {
      for (std::size_t b = 0; b < a; ++b, ++pairs) sum += std::min(taken[bag[a]], taken[bag[b]]);
    }
    return sum / pairs;
  }

  Counts wanted_;
  std::map<std::pair<int, int>, double> risk_;
};

TEST(MarePolareCrew, TheRiskIsWhatComesOutFishByFish) {
  const Play table = Play::begun("coop=1");  // 3220 and 0232: 3 4 5 2 together
  CrewRisk risk;
  risk.prepare(table.state, 0);
  constexpr Counts kMost = 0x1011;  // one A, one B, one D
  const SlowRisk slow(risk.wanted(), kMost);
  for (int natural = 0; natural < 16; ++natural) {
    for (int lacking = 0; lacking <= kMost; ++lacking) {
      if (!SlowRisk::fits(lacking, kMost) || (lacking == 0 && natural == 15)) continue;
      const auto counts = static_cast<Counts>(lacking);
      EXPECT_NEAR(risk.at(counts, natural) / double{kLost}, slow.at(counts, natural), 1e-4) << lacking << " " << natural;
    }
  }
}

TEST(MarePolareCrew, MoreToCatchMoreNaturalFishAndMoreSplashesAreMoreRisk) {
  const Play table = Play::begun("coop=1", 3);
  CrewRisk dry, wet;
  dry.prepare(table.state, 0);
  wet.prepare(table.state, 20);
  const Counts all = dry.wanted();
  EXPECT_EQ(all, crew_lacks(table.state));
  for (int kind = 0; kind < kKinds; ++kind) {
    EXPECT_LT(dry.at(static_cast<Counts>(all - one_of(kind)), 0), dry.at(all, 0));
    EXPECT_LT(dry.at(all, 0), dry.at(all, 1 << kind));
  }
  EXPECT_LT(dry.at(all, 0), wet.at(all, 0));
  EXPECT_EQ(dry.at(all, 15), kLost);
}

std::string masters_choice(const Play& table) {
  const auto bot = Bots<MarePolare>::make("master");
  bot->begin(MarePolare::view(table.state, table.state.seat), 1);
  while (!bot->think(1)) {
  }
  return std::string(MarePolare::text(bot->choice()).view());
}

// Seat 1 lacks a C and fishes; nobody wants an A or a B.
Play last_fish(std::uint8_t natural) {
  Play table = Play::begun("coop=1");
  table.load(1, "CAAABB");
  table.load(2, "BBCCCDD");
  table.stand(2, "a4");
  table.step({"roll 1", "walk a1", "lay c3"});
  table.state.natural = natural;
  return table;
}

TEST(MarePolareCrew, WhatNobodyNeedsIsTakenWhereNoNaturalFishHides) {
  for (const auto& [natural, take] : {std::pair{0b0001, "take A"}, {0b0010, "take B"}, {0b1101, "take A"}, {0b1110, "take B"}}) {
    Play table = last_fish(static_cast<std::uint8_t>(natural));
    EXPECT_EQ(masters_choice(table), "fish");
    table.step({"fish", "touch AB"});
    EXPECT_EQ(masters_choice(table), take) << natural;
    table.step(take);
    EXPECT_EQ(masters_choice(table), "back");
  }
}

TEST(MarePolareCrew, GoesHomeWithASoupAndStaysWhereASplashWouldCostMost) {
  Play table = last_fish(0b0111);
  table.load(1, "CAAABBC");
  table.stand(1, "a3");
  table.turn(1);
  table.step("roll 2");
  EXPECT_EQ(masters_choice(table), "walk a4");
  Play home = Play::begun("coop=1");
  home.load(1, "BBCCAAA");
  home.stand(1, "a4");
  home.turn(1);
  home.state.natural = 0b1110;  // one more A may be the end
  EXPECT_EQ(masters_choice(home), "stay");
}

// Seat 1 has a D in the hand and cannot use it; seats 2 (0232) and 3 (2023) both can.
TEST(MarePolareCrew, ACaughtFishGoesToTheHarpoonThatIsBeingFilled) {
  for (const int filled : {2, 3}) {
    Play table = Play::begun("coop=1", 3);
    table.load(filled, filled == 2 ? "BBCC" : "AACC");
    table.step({"roll 1", "walk a1", "lay c3", "fish", "touch DD", "take D", "land fish"});
    EXPECT_EQ(masters_choice(table), "give " + std::to_string(filled));
  }
}

TEST(MarePolareCrew, TheLastFishGoesToWhoIsHomeWithIt) {
  Play table = Play::begun("coop=1", 3);
  table.load(2, "BBCCCD");
  table.load(3, "AACCDD");
  for (const int home : {2, 3}) {
    Play now = table;
    now.stand(home, "a4");
    now.step({"roll 1", "walk a1", "lay c3", "fish", "touch DD", "take D", "land fish"});
    EXPECT_EQ(masters_choice(now), "give " + std::to_string(home));
  }
}

// Three natural fish lie on the table and hide no more: only a D is dangerous, and it would be the topmost on the way home.
TEST(MarePolareCrew, ADangerousLastFishIsTakenNearTheIgloo) {
  for (const bool near : {false, true}) {
    Play table = Play::begun("coop=1");
    table.load(1, "AAABBCC");
    table.stand(1, "a4");
    table.load(2, "BBDCCC");
    table.state.natural = 0b0111;
    table.stand(2, near ? "d4" : "d2");
    table.turn(2);
    table.step({"roll 1", near ? "walk c4" : "walk d3", "lay b2", "fish", "touch AD"});
    EXPECT_EQ(masters_choice(table), near ? "take D" : "take A") << near;
  }
}

TEST(MarePolareCrew, OnTheOracleOnlyWrongFishGo) {
  Play table = Play::begun("coop=1");  // 3220
  table.load(1, "ADB");
  table.stand(1, "d2");
  table.turn(1);
  table.step({"roll 1", "walk d1", "lay b2"});
  EXPECT_EQ(masters_choice(table), "drop 02");
  table.step("drop 02");
  EXPECT_EQ(masters_choice(table), "done");
}

int wins(std::string_view level, int seats, int games) {
  wildshore::Setup setup;
  setup.game = MarePolare::kId;
  setup.choices = choices_of("coop=1");
  setup.seed = 1;
  for (int seat = 0; seat < seats; ++seat) setup.seats.push_back({std::string(level), ""});
  const SimReport report = sim<MarePolare>(setup, games, 20000);
  EXPECT_EQ(report.unfinished, 0);
  return report.team_wins;
}

TEST(MarePolareCrew, WinsMoreOftenThanSteadyBots) {
  ONLY_COUNTS();
  constexpr int kGames = 200;
  const int steady = wins("steady", 4, kGames);
  const int sharp = wins("sharp", 4, kGames);
  EXPECT_GT(sharp, steady);
  EXPECT_GE(sharp, kGames * 87 / 100);
}

TEST(MarePolareCrew, TwoOrThreeNearlyAlwaysWin) {
  ONLY_COUNTS();
  constexpr int kGames = 200;
  EXPECT_GE(wins("sharp", 2, kGames), kGames * 97 / 100);
  EXPECT_GE(wins("sharp", 3, kGames), kGames * 93 / 100);
}

}  // namespace
}  // namespace wildshore::mare_polare
