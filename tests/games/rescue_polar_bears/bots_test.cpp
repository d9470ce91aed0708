// bots_test.cpp: the bots of Rescue Polar Bears, and the check points of section 12 of rules.md. The full figures come from `wildshore-cli sim`.
#include <limits>

#include "games/rescue_polar_bears/sense.hpp"
#include "games/rescue_polar_bears/value.hpp"
#include "play/measure.hpp"
#include "support.hpp"
#include "support/think.hpp"
#include "support/thrift.hpp"

namespace wildshore::rescue_polar_bears {
namespace {

SimReport play(std::string_view level, int seats, std::string_view options, int games) {
  wildshore::Setup setup;
  setup.seed = 1;
  setup.choices = choices_from<RescuePolarBears>(options);
  for (int seat = 0; seat < seats; ++seat) setup.seats.push_back({std::string(level), {}});
  return sim<RescuePolarBears>(setup, games, 5000);
}

struct CheckPoint {
  int seats;
  const char* options;
  int percent;
};

class RescuePolarBearsCheckPoints : public testing::TestWithParam<CheckPoint> {};

TEST_P(RescuePolarBearsCheckPoints, R12_ShareOfGamesWon) {
  ONLY_COUNTS();
  constexpr int kGames = 100;
  const CheckPoint& point = GetParam();
  const SimReport report = play("steady", point.seats, point.options, kGames);
  EXPECT_NEAR(100.0 * report.team_wins / kGames, point.percent, 12);
  EXPECT_EQ(report.unfinished, 0);
  EXPECT_TRUE(report.cooperative);
}

INSTANTIATE_TEST_SUITE_P(Games, RescuePolarBearsCheckPoints,
                         testing::Values(CheckPoint{2, "temperature=8", 75}, CheckPoint{3, "temperature=8", 47}, CheckPoint{4, "temperature=8", 52},
                                         CheckPoint{2, "temperature=8 gentle=1", 89}, CheckPoint{3, "temperature=8 gentle=1", 66},
                                         CheckPoint{4, "temperature=8 gentle=1", 73}, CheckPoint{4, "temperature=8 rapid=1", 26},
                                         CheckPoint{4, "temperature=8 floats=1", 33}, CheckPoint{4, "temperature=12 rapid=1 floats=1", 6}));

TEST(RescuePolarBearsBots, RandomCrewsLose) {
  for (int seats = 2; seats <= 4; ++seats) {
    const SimReport report = play("random", seats, "temperature=8", 100);
    EXPECT_EQ(report.team_wins, 0);
    EXPECT_EQ(report.unfinished, 0);
  }
}

TEST(RescuePolarBearsBots, Levels) {
  const auto levels = Bots<RescuePolarBears>::levels();
  using Levels = std::vector<std::string_view>;
  EXPECT_EQ(Levels(levels.begin(), levels.end()), Levels(std::begin(kAllLevels), std::end(kAllLevels)));
  EXPECT_EQ(Bots<RescuePolarBears>::make("steadyish"), nullptr);
}

std::string choice_of(const Play& play, std::uint64_t seed = 1, std::string_view level = "steady") {
  const auto bot = Bots<RescuePolarBears>::make(level);
  bot->begin(RescuePolarBears::view(play.state, play.state.seat), seed);
  while (!bot->think(7)) {}
  return std::string(RescuePolarBears::text(bot->choice()).view());
}

TEST(RescuePolarBearsBots, SteadyTakesTheDataInReach) {
  Play water;
  water.ship(1, "e4");
  EXPECT_EQ(choice_of(water), "sail e2");
  Play ice;
  ice.ship(1, "e4");
  ice.ice(1, "e3");
  ice.no_data("e2");
  ice.data("e3");
  EXPECT_EQ(choice_of(ice), "load e3 data");
}

TEST(RescuePolarBearsBots, AllWinWhenTheyCan) {
  Play play;
  play.ship(1, "e4");
  play.collected(14);
  for (const std::string_view level : {"gentle", "steady", "sharp", "master"}) {
    for (std::uint64_t seed = 1; seed < 10; ++seed) EXPECT_EQ(choice_of(play, seed, level), "sail e2") << level;
  }
}

TEST(RescuePolarBearsBots, TheSliceDoesNotChangeTheChoice) {
  wildshore::Setup setup;
  setup.seats.assign(3, {"steady", {}});
  BotTable<RescuePolarBears> table(setup);
  State state = RescuePolarBears::start(options_of("", 3));
  int compared = 0;
  for (int step = 0; step < 90; ++step) {
    if (step % 5 == 0 && RescuePolarBears::to_act(state).turn == Turn::Seat) {
      ++compared;
      for (const std::string_view level : Bots<RescuePolarBears>::levels()) {
        const auto one = Bots<RescuePolarBears>::make(level), other = Bots<RescuePolarBears>::make(level);
        const View view = RescuePolarBears::view(state, state.seat);
        EXPECT_EQ(think_a_little(*one, view, 3, 30, 1), think_a_little(*other, view, 3, 30, 10)) << level;
      }
    }
    table.step(state, 4, step);
  }
  EXPECT_GT(compared, 3);
}

// What is remembered of the position before is only used where it still holds; below the bar anything will do that is not above it.
TEST(RescuePolarBearsBots, TheOutlookChangesNoScore) {
  constexpr std::int32_t kLeast = std::numeric_limits<std::int32_t>::min();
  int same = 0, other_ice = 0, other_ways = 0;
  for (const char* options : {"", "rapid=1", "gentle=1 floats=1"}) {
    for (int seats = 2; seats <= 4; ++seats) {
      wildshore::Setup setup;
      setup.seats.assign(static_cast<std::size_t>(seats), {"steady", {}});
      BotTable<RescuePolarBears> table(setup);
      State state = RescuePolarBears::start(options_of(options, seats));
      for (int step = 0; RescuePolarBears::to_act(state).turn != Turn::Over; ++step) {
        RescuePolarBears::Actions legal;
        if (!is_chance(phase_of(state))) RescuePolarBears::actions(state, legal);
        const Sense::Outlook before(state);
        for (const Action& action : legal) {
          State after = state;
          RescuePolarBears::apply(after, action, NoEvents{});
          const std::int32_t score = Sense::score(after, state.seat);
          ASSERT_EQ(Sense::score(after, state.seat, kLeast, before, action), score) << board_text(state);
          ASSERT_EQ(Sense::score(after, state.seat, score - 1, before, action), score) << board_text(state);
          ASSERT_LE(Sense::score(after, state.seat, score, before, action), score) << board_text(state);
          same += same_ice(state, after) && before.routes.hold_for(after);
          other_ice += !same_ice(state, after);
          other_ways += !before.routes.hold_for(after);
        }
        table.step(state, 8, step);
      }
    }
  }
  EXPECT_GT(same, 0);
  EXPECT_GT(other_ice, 0);
  EXPECT_GT(other_ways, 0);
}

// The mean of the chances after every outcome, by its weight.
std::int32_t mean_chance(const State& state) {
  RescuePolarBears::Outcomes outcomes;
  RescuePolarBears::outcomes(state, outcomes);
  std::int32_t sum = 0;
  for (const auto& each : outcomes) {
    State next = state;
    RescuePolarBears::resolve(next, each.outcome, NoEvents{});
    sum += chance_of(next);
  }
  return sum / outcomes.size();
}

TEST(RescuePolarBearsChances, WeighAllThatTheDiceMayShow) {
  wildshore::Setup setup;
  setup.seats.assign(4, {"steady", {}});
  BotTable<RescuePolarBears> table(setup);
  int dice = 0;
  for (const char* options : {"", "rapid=1", "gentle=1 floats=1"}) {
    State state = RescuePolarBears::start(options_of(options, 4));
    for (int step = 0; RescuePolarBears::to_act(state).turn != Turn::Over; ++step) {
      const Phase phase = phase_of(state);
      const bool thrown = phase == Phase::GrowthDie || phase == Phase::HeatDie;
      if (thrown) {
        ++dice;
        EXPECT_EQ(chance_of(state), mean_chance(state)) << board_text(state);
      }
      table.step(state, 6, step);
    }
    EXPECT_EQ(chance_of(state), state.end == End::Data ? kSure : 0);
  }
  EXPECT_GT(dice, 40);
}

TEST(RescuePolarBearsChances, AreTheSameForAllAndGrowWithWhatIsAchieved) {
  Play play({"north-watch", "breeze-dragon", "polaris"});
  std::int32_t last = -1;
  for (const int data : {2, 8, 14, 19}) {
    play.collected(data);
    Chances chances{};
    Sense::chances(play.state, chances);
    EXPECT_EQ(chances[0], chances[1]);
    EXPECT_EQ(chances[0], chances[2]);
    EXPECT_GT(chances[0], last);
    EXPECT_LT(chances[0], kSure);
    last = chances[0];
  }
  play.collected(8);
  play.helicopters(1);
  const std::int32_t few = chance_of(play.state);
  play.helicopters(6);
  EXPECT_LT(few, chance_of(play.state));
}

// Few games, the same for all levels: the figures come from `wildshore-cli ladder`.
TEST(RescuePolarBearsBots, LevelsStandInOrder) {
  ONLY_COUNTS();
  EXPECT_LT(play("gentle", 4, "temperature=8", 30).team_wins, play("steady", 4, "temperature=8", 30).team_wins);
  EXPECT_LT(play("steady", 4, "temperature=8 rapid=1", 10).team_wins, play("sharp", 4, "temperature=8 rapid=1", 10).team_wins);
}

TEST(RescuePolarBearsBots, SteadyUsesHelpfulCards) {
  for (const char* card : {"cold-front", "coast-guard", "air-wing", "survey-drones", "full-steam"}) {
    Play play;
    play.drawn(card);
    EXPECT_EQ(choice_of(play), "use") << card;
  }
}

TEST(RescuePolarBearsBots, SteadyLetsNobodySinkWhoCanFlee) {
  Play play;
  play.ship(1, "f5");
  play.ice(1, "e5", "mfc");
  play.ice(2, "e4", "cc");
  play.ice(3, "e6", "c");
  play.step("break e5");
  while (play.phase() == Phase::Flee) play.step(choice_of(play));
  EXPECT_EQ(play.state.helicopters, 6);
}

// With the alert about to melt a crowded tile that nobody can leave, it does something about it rather than sail for far data.
TEST(RescuePolarBearsBots, SteadySeesTheAlert) {
  Play play({"north-watch", "polaris"});
  play.ship(1, "f5");
  play.ice(9, "e5", "mfc");
  play.alert(9);
  play.helicopters(2);
  while (play.phase() == Phase::Act && play.legal("end")) {
    const std::string choice = choice_of(play);
    play.step(choice);
    if (choice == "end") break;
  }
  EXPECT_LT(sinking(play.state, cell_of("e5")), 3);
}

}  // namespace
}  // namespace wildshore::rescue_polar_bears
