// bots_test.cpp: the bots of Maretta and Vulcano, and the figures of section 7 of rules.md.
#include "games/maretta/sense.hpp"
#include "play/measure.hpp"
#include "support.hpp"

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
  const SimReport report = steady_games<Vulcano>(GetParam().seats);
  EXPECT_EQ(report.unfinished, 0);
  EXPECT_NEAR(percent(report, "sea"), GetParam().sea, 8);
  EXPECT_NEAR(percent(report, "survivor"), GetParam().survivor, 8);
  EXPECT_NEAR(report.mean_rounds, 5, 0.5);
}

INSTANTIATE_TEST_SUITE_P(Seats, VulcanoFigures, testing::Values(Expected{3, 46, 50}, Expected{4, 56, 41}, Expected{5, 66, 31}));

TEST(MarettaRounds, R2_6_NeverMoreThanSixRounds) {
  for (int seats = 3; seats <= 6; ++seats) {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
      Rng rng(seed);
      State s = MarettaRules::start(options_of(Side::Maretta, seats));
      while (random_step<Maretta>(s, rng)) ASSERT_LE(s.round, 6);
    }
  }
}

template <Game G>
int wins_of_steady(int seats) {
  wildshore::Setup setup;
  setup.game = G::kId;
  setup.choices = default_choices(G::option_specs());
  setup.seats.assign(static_cast<std::size_t>(seats), {"random", {}});
  setup.seats[1].level = "steady";
  setup.seed = 7;
  const SimReport report = sim<G>(setup, 200, 1000);
  int others = 0;
  for (std::size_t seat = 0; seat < report.wins.size(); ++seat) others += seat == 1 ? 0 : report.wins[seat];
  EXPECT_GT(report.wins[1] * (seats - 1), 2 * others) << G::kId << ": twice as often as a random player";
  return report.wins[1];
}

TEST(MarettaBots, SteadyBeatsRandom) {
  EXPECT_GT(wins_of_steady<Maretta>(3), 0);
  EXPECT_GT(wins_of_steady<Vulcano>(3), 0);
}

TEST(MarettaBots, Levels) {
  for (const auto levels : {Bots<Maretta>::levels(), Bots<Vulcano>::levels()}) {
    EXPECT_EQ(std::vector<std::string_view>(levels.begin(), levels.end()), (std::vector<std::string_view>{"random", "steady"}));
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
