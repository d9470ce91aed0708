// bots_test.cpp: the bots of Maretta and Vulcano, and the figures of section 7 of rules.md.
#include <cstdlib>

#include "games/maretta/habits.hpp"
#include "games/maretta/sense.hpp"
#include "play/measure.hpp"
#include "support.hpp"
#include "support/allocations.hpp"
#include "support/think.hpp"
#include "support/thrift.hpp"

namespace wildshore::maretta {
namespace {

constexpr int kGames = 800;

template <Game G>
SimReport steady_games(int seats) {
  wildshore::Setup setup;
  setup.game = G::kId;
  setup.choices = default_choices(G::option_specs());
  setup.seats.assign(static_cast<std::size_t>(seats), {"steady", {}});
  setup.seed = 1000000;  // far from the games the weights of sense.cpp were chosen with
  return sim<G>(setup, kGames, 1000);
}

double percent(const SimReport& report, std::string_view reason) {
  for (const auto& [word, count] : report.ended) {
    if (word == reason) return 100.0 * count / report.games;
  }
  return 0;
}

class MarettaFigures : public testing::TestWithParam<int> {};

TEST_P(MarettaFigures, R7_1_EndsAndRounds) {
  ONLY_COUNTS();
  const SimReport report = steady_games<Maretta>(GetParam());
  EXPECT_EQ(report.unfinished, 0);
  EXPECT_NEAR(percent(report, "token"), 49, 8);
  EXPECT_NEAR(percent(report, "boarded"), 35, 8);
  EXPECT_NEAR(percent(report, "deck"), 16, 8);
  EXPECT_NEAR(report.mean_rounds, 5.4, 0.5);
  EXPECT_LE(report.max_rounds, 6);
}

INSTANTIATE_TEST_SUITE_P(Seats, MarettaFigures, testing::Values(3, 4, 5));

struct Expected {
  int seats;
  double sea;
  double survivor;
};

class VulcanoFigures : public testing::TestWithParam<Expected> {};

TEST_P(VulcanoFigures, R7_1_EndsAndRounds) {
  ONLY_COUNTS();
  const SimReport report = steady_games<Vulcano>(GetParam().seats);
  EXPECT_EQ(report.unfinished, 0);
  EXPECT_NEAR(percent(report, "sea"), GetParam().sea, 8);
  EXPECT_NEAR(percent(report, "survivor"), GetParam().survivor, 8);
  EXPECT_NEAR(report.mean_rounds, 5, 0.5);
}

INSTANTIATE_TEST_SUITE_P(Seats, VulcanoFigures, testing::Values(Expected{3, 46, 50}, Expected{4, 56, 41}, Expected{5, 66, 31}));

// How likely the least helpful of three cards carries a raft so far, as a plain division has it.
TEST(MarettaBots, CarryIsTheShareOfCardsThatFar) {
  Rng rng(4);
  for (int i = 0; i < 500; ++i) {
    State s = Maretta::start(Maretta::options(6, default_choices(Maretta::option_specs())));
    for (Card card = 0; card < kCardKinds; ++card) {
      s.pool -= one_of(card) * rng.below(static_cast<std::uint32_t>(count_of(s.pool, card)) + 1);
    }
    const int all = size_of(s.pool);
    const Carry carry = carry_of(s);
    for (int star = 0; star <= kValues; ++star) {
      ASSERT_EQ(carry.chance[star][0], kUnit);
      for (int spaces = 1; spaces <= kValues; ++spaces) {
        int far = 0;
        for (Card card = 0; card < kCardKinds; ++card) far += std::abs(value_of(card) - star) >= spaces ? count_of(s.pool, card) : 0;
        int chance = all > 0 ? kUnit : 0;
        for (int giver = 0; giver < 3 && all > 0; ++giver) chance = chance * far / all;
        ASSERT_EQ(carry.chance[star][spaces], chance) << star << " " << spaces << " of " << all;
      }
    }
  }
}

TEST(MarettaRounds, R2_6_NeverMoreThanSixRounds) {
  for (int seats = 3; seats <= 6; ++seats) {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
      Rng rng(seed);
      State s = MarettaRules::start(options_of(Side::Maretta, seats));
      while (random_step<Maretta>(s, rng)) ASSERT_LE(s.round, 6);
    }
  }
}

// How often one of the higher level wins among two of the lower.
template <Game G>
double rate(std::string_view higher, std::string_view lower, int games) {
  wildshore::Setup setup;
  setup.game = G::kId;
  setup.choices = default_choices(G::option_specs());
  setup.seats.assign(3, {std::string(lower), {}});
  setup.seats[1].level = higher;
  setup.seed = 7;
  const SimReport report = sim<G>(setup, games, 1000);
  return static_cast<double>(report.shares[1]) / SimReport::kWholeWin / games;
}

// A third is the share of each of three.
TEST(MarettaBots, LevelsThatDoNotSearchStandInOrder) {
  ONLY_COUNTS();
  EXPECT_GT(rate<Maretta>("gentle", "random", 400), 0.40);
  EXPECT_GT(rate<Vulcano>("gentle", "random", 400), 0.40);
  EXPECT_GT(rate<Maretta>("steady", "gentle", 400), 0.36);
  EXPECT_GT(rate<Vulcano>("steady", "gentle", 400), 0.36);
  EXPECT_GT(rate<Maretta>("steady", "random", 400), 0.55);
  EXPECT_GT(rate<Vulcano>("steady", "random", 400), 0.65);
}

TEST(MarettaBots, Levels) {
  for (const auto levels : {Bots<Maretta>::levels(), Bots<Vulcano>::levels()}) {
    EXPECT_TRUE(std::equal(levels.begin(), levels.end(), std::begin(kAllLevels), std::end(kAllLevels)));
  }
  EXPECT_EQ(Bots<Maretta>::make("steadyish"), nullptr);
  EXPECT_EQ(Bots<Vulcano>::make(""), nullptr);
}

Action choice_of(const State& s, std::uint64_t seed = 1) {
  const auto bot = Bots<Maretta>::make("steady");
  bot->begin(MarettaRules::view(s, s.seat), seed);
  while (!bot->think(3)) {}
  return bot->choice();
}
std::string choice_of(const Play& play) { return std::string(MarettaRules::text(choice_of(play.state)).view()); }

// Along games of steady players, whoever gives does not help the leader if another card or another receiver would not.
TEST(MarettaBots, R7_2_NeverHelpsTheLeaderWhenThereIsAnotherChoice) {
  for (const Side side : {Side::Maretta, Side::Vulcano}) {
    int free = 0;    // times it could have done either
    int helped = 0;  // times it had to
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      Rng rng(seed);
      State s = MarettaRules::start(options_of(side, 3 + static_cast<int>(seed % 4)));
      while (s.phase != Phase::Over) {
        if (is_chance(s.phase)) {
          ASSERT_TRUE(random_step<Maretta>(s, rng));
          continue;
        }
        const Action choice = choice_of(s, seed);
        MarettaRules::Actions legal;
        MarettaRules::actions(s, legal);
        int helping = 0;
        for (const Action& action : legal) helping += Sense::helps_leader(s, action);
        if (helping < legal.size()) {
          ASSERT_FALSE(Sense::helps_leader(s, choice)) << board_text(s);
          free += helping > 0;
        } else {
          ++helped;
        }
        MarettaRules::apply(s, choice, NoEvents{});
      }
    }
    EXPECT_GT(free, 200);
    EXPECT_GT(helped, 0) << "somebody had no other choice";
  }
}

TEST(MarettaBots, HelpingTheLeader) {
  Play play(Side::Maretta, {"wood1 rope1 fire1 water2", "wood4 rope4 fire3 water5", "wood2 rope2 fire2 ship"});
  play.put(2, 5);
  play.step({"choose wood1", "choose wood4", "choose wood2"});
  const auto helps = [&](std::string_view text) { return Sense::helps_leader(play.state, *MarettaRules::parse_action(text)); };
  EXPECT_TRUE(helps("give 2 rope1")) << "three spaces";
  EXPECT_FALSE(helps("give 3 rope1")) << "does not lead";
  play.put(3, 5);
  EXPECT_TRUE(helps("give 3 rope1")) << "leads with another";
  EXPECT_FALSE(helps("give 3 water2")) << "two against two carries nobody";
  play.put(1, 9);
  EXPECT_FALSE(helps("give 2 rope1")) << "the giver leads itself";
}

TEST(MarettaBots, SteadyGivesWhatHelpsLeast) {
  Play play(Side::Maretta, {"wood1 rope4 fire1 water2", "wood4 rope1 fire3 water5", "wood2 rope2 fire2 food1"});
  play.step({"choose wood1", "choose wood4", "choose wood2"});
  const std::string choice = choice_of(play);
  EXPECT_TRUE(choice == "give 2 rope4" || choice == "give 3 water2") << choice << ": four against four or two against two";
}

// Whoever plays with a gentle bot is not robbed, thrown back or made to burst while it can do anything else.
TEST(MarettaBots, GentleIsNeverCruel) {
  for (const Side side : {Side::Maretta, Side::Vulcano}) {
    const auto gentle = Bots<Maretta>::make("gentle");
    int kind = 0;  // times it could have done either
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      Rng rng(seed);
      State s = MarettaRules::start(options_of(side, 3 + static_cast<int>(seed % 4)));
      while (s.phase != Phase::Over) {
        if (is_chance(s.phase)) {
          ASSERT_TRUE(random_step<Maretta>(s, rng));
          continue;
        }
        MarettaRules::Actions legal;
        MarettaRules::actions(s, legal);
        const auto hurts = [&](const Action& action) {  // and it could have known
          if (MarettaRules::reveals(s, action)) return false;
          State after = s;
          MarettaRules::apply(after, action, NoEvents{});
          return !has(after.winners, s.seat) && KindSense::hurts(s, after, s.seat);
        };
        const Action choice = think(*gentle, MarettaRules::view(s, s.seat), seed);
        const auto cruel = std::count_if(legal.begin(), legal.end(), hurts);
        if (cruel < legal.size()) {
          ASSERT_FALSE(hurts(choice)) << MarettaRules::text(choice).view() << "\n" << board_text(s);
          kind += cruel > 0;
        }
        MarettaRules::apply(s, choice, NoEvents{});
      }
    }
    EXPECT_GT(kind, 50);
  }
}

TEST(MarettaBots, WhatHurts) {
  Play play(Side::Vulcano, {"wood1 rope4 fire1 water2", "wood4 rope1 fire3 water5", "wood2 rope2 fire2 food1"});
  play.set_stock(2, "rope3");
  const auto hurts = [&](std::string_view text) {
    State after = play.state;
    MarettaRules::apply(after, *MarettaRules::parse_action(text), NoEvents{});
    return KindSense::hurts(play.state, after, 0);
  };
  EXPECT_TRUE(hurts("give 2 rope4")) << "3 + 4: the stack bursts";
  EXPECT_FALSE(hurts("give 2 wood1"));
  EXPECT_FALSE(hurts("give 3 rope4"));
}

// Along games of random players: habit is always legal, and what it leaves to chance may happen.
TEST(MarettaBots, HabitsAreLegal) {
  int replies = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Rng rng(seed);
    State s = MarettaRules::start(options_of(seed % 2 == 0 ? Side::Maretta : Side::Vulcano, 3 + static_cast<int>(seed / 2 % 4)));
    do {
      if (s.phase == Phase::Over || is_chance(s.phase)) continue;
      const Action reply = Sense::reply(s, s.seat);
      ASSERT_FALSE(MarettaRules::why(s, reply)) << MarettaRules::text(reply).view() << "\n" << board_text(s);
      ++replies;
    } while (random_step<Maretta>(s, rng));
  }
  EXPECT_GT(replies, 4000);
}

TEST(MarettaBots, DrawsByHabitAreAsLikelyAsTheRulesSay) {
  State s = MarettaRules::start(options_of(Side::Maretta, 4));
  Rng rng(1);
  while (s.phase != Phase::Draw) random_step<Maretta>(s, rng);
  MarettaRules::Outcomes outcomes;
  MarettaRules::outcomes(s, outcomes);
  double all = 0;
  for (const auto& each : outcomes) all += each.weight;
  std::map<int, int> drawn;
  for (int i = 0; i < 40000; ++i) {
    const Outcome outcome = chance_of(s, rng);
    ASSERT_EQ(outcome.kind, OutcomeKind::Draw);
    ++drawn[outcome.piece];
  }
  for (const auto& each : outcomes) {
    EXPECT_NEAR(drawn[each.outcome.piece] / 40000.0, each.weight / all, 0.006) << static_cast<int>(each.outcome.piece);
  }
}

TEST(MarettaBots, ChancesAreSharedOut) {
  Play play(Side::Maretta, {"wood1 rope1 fire1 water2", "wood4 ship fire3 water5", "wood2 rope2 fire2 ship"});
  play.put(3, 17);
  Chances chances{};
  Sense::chances(play.state, chances);
  EXPECT_NEAR(chances[0] + chances[1] + chances[2], kSure, 3);
  EXPECT_EQ(chances[0], chances[1]);
  EXPECT_GT(chances[2], 2 * chances[0]);
}

// Those that search.
std::string choice_of(std::string_view level, const Play& play, std::uint64_t seed) {
  const auto bot = Bots<Maretta>::make(level);
  return std::string(MarettaRules::text(think(*bot, MarettaRules::view(play.state, play.state.seat), seed, 100)).view());
}

TEST(MarettaSearch, BoardsWhenItCan) {
  Play play(Side::Maretta, {"wood1 rope1 fire1 water2", "wood4 ship fire3 water5", "wood2 rope2 fire2 ship"});
  play.set_stock(2, "wood1 rope2 fire2 food1 water1");
  play.step({"choose wood1", "choose water5", "choose wood2", "give 2 water2"});
  for (const std::string_view level : {"sharp", "master"}) EXPECT_TRUE(choice_of(level, play, 1).ends_with("ship")) << level;
}

TEST(MarettaSearch, DoesNotHelpTheLeaderForNothing) {
  Play play(Side::Maretta, {"rope1 wood4 fire4 water2", "wood1 rope4 fire3 water5", "wood2 rope2 fire2 food2"});
  play.put(2, 13);
  play.step({"choose water2", "choose rope4", "choose wood2"});
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    const std::string choice = choice_of("sharp", play, seed);
    EXPECT_FALSE(Sense::helps_leader(play.state, *MarettaRules::parse_action(choice))) << choice;
  }
}

TEST(MarettaSearch, RunsToTheSeaWhenItCan) {
  Play play(Side::Vulcano, {"wood1 rope4 fire1 water2", "wood4 rope1 fire3 water5", "food2 wood3 fire2 wood2"});
  play.set_stock(3, "wood3");
  play.put(3, 18);
  play.step({"give 2 wood1", "give 3 rope1", "give 1 food2"});
  play.step({"load rope4", "load water5"});
  ASSERT_EQ(play.asked(), "3");
  for (const std::string_view level : {"sharp", "master"}) EXPECT_NE(choice_of(level, play, 1), "load wood3") << "3 + 3: the stack bursts";
}

TEST(MarettaSearch, AllocatesNothingWhileItThinks) {
  const auto bot = Bots<Vulcano>::make("sharp");
  Play play(Side::Vulcano, {"wood1 rope4 fire1 water2", "wood4 rope1 fire3 water5", "wood2 rope2 fire2 food1"});
  const View view = MarettaRules::view(play.state, 0);
  AllocationCounter counter;
  think_a_little(*bot, view, 3, 50, 7);
  EXPECT_EQ(counter.stop(), 0);
}

TEST(MarettaBots, SteadyBoardsWhenItCan) {
  Play play(Side::Maretta, {"wood1 rope1 fire1 water2", "wood4 ship fire3 water5", "wood2 rope2 fire2 ship"});
  play.set_stock(2, "wood1 rope2 fire2 food1 water1");
  play.step({"choose wood1", "choose water5", "choose wood2", "give 2 water2"});
  EXPECT_TRUE(choice_of(play).ends_with("ship")) << "3 + 5: a steamship on any raft wins at once";
}

TEST(MarettaBots, SteadyTakesNoAnchorForASpear) {
  Play play(Side::Maretta, {"wood1 rope1 fire1 water2", "wood4 rope4 fire3 water5", "wood2 rope2 fire2 ship"});
  play.set_stock(2, "wood1 rope2 fire2");
  play.put(3, 12);
  play.lay(4, 1, "anchor");
  play.lay(4, 2, "spear");
  play.step({"choose wood1", "choose water5", "choose wood2", "give 2 rope1"});
  ASSERT_EQ(play.state.phase, Phase::Take);
  EXPECT_EQ(choice_of(play), "take 2");
}

}  // namespace
}  // namespace wildshore::maretta
