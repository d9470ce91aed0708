// sense_test.cpp: the bots: single decisions, and the check points of rules.md, paragraph 6.1, over modest numbers of games.
#include "games/mare_polare/sense.hpp"

#include "conformance/conformance.hpp"
#include "play/measure.hpp"
#include "support.hpp"
#include "support/thrift.hpp"

namespace wildshore::mare_polare {
namespace {

std::string choice(const Play& table, std::uint64_t seed = 1) {
  const auto bot = Bots<MarePolare>::make("steady");
  bot->begin(MarePolare::view(table.state, table.state.seat), seed);
  while (!bot->think(100)) {
  }
  return std::string(MarePolare::text(bot->choice()).view());
}

TEST(MarePolareSense, KeepsWhatItNeedsAndOnlyThat) {
  Play table = Play::begun();  // 3220
  table.step({"roll 1", "walk a1", "lay c3"});
  EXPECT_EQ(choice(table), "fish");
  table.step({"fish", "touch ADD"});
  EXPECT_EQ(choice(table), "take A");
  Play wrong = table;
  table.step("take A");
  EXPECT_EQ(choice(table), "keep");
  wrong.step("take D");
  EXPECT_EQ(choice(wrong), "back");
}

TEST(MarePolareSense, GoesFishingHomeOrToTheOracle) {
  Play table = Play::begun();
  table.stand(1, "b4");
  table.turn(1);
  Play home = table, wrong = table;
  table.step("roll 2");
  EXPECT_TRUE(choice(table) == "walk b3" || choice(table) == "walk c4") << choice(table);
  home.load(1, "AAABBCC");
  home.step("roll 2");
  EXPECT_EQ(choice(home), "walk a4");
  home.step({"walk a4", "lay b2"});
  EXPECT_EQ(choice(home), "claim");
  wrong.load(1, "DDDD");
  wrong.step("roll jump");
  EXPECT_EQ(choice(wrong), "jump d1");
  wrong.step({"jump d1", "lay b2"});
  EXPECT_EQ(choice(wrong).substr(0, 4), "drop");
}

TEST(MarePolareSense, ClaimsOnlyARightSoup) {
  Play table = Play::begun();
  table.load(1, "AAABBC");
  table.stand(1, "a3");
  table.turn(1);
  table.step({"roll 1", "walk a4", "lay b2"});
  EXPECT_EQ(choice(table), "pass");
}

TEST(MarePolareSense, IsAGoodPartner) {
  Play table = Play::begun("coop=1");
  table.step({"roll 1", "walk a1", "lay c3", "fish", "touch DD", "take D", "land fish"});
  EXPECT_EQ(choice(table), "give 2");
  Play home = Play::begun("coop=1");
  home.load(1, "AAABBCC");
  home.stand(1, "a4");
  home.turn(1);
  for (std::uint64_t seed = 1; seed <= 8; ++seed) EXPECT_EQ(choice(home, seed), "stay");
  Play safe = Play::begun("coop=1");
  safe.state.natural = 0b0001;
  safe.step({"roll 1", "walk a1", "lay c3", "fish", "touch AB"});
  EXPECT_EQ(choice(safe), "take A");  // the natural A is out already
}

SimReport played(std::string_view options, int seats, int games) {
  wildshore::Setup setup;
  setup.game = MarePolare::kId;
  setup.choices = choices_of(options);
  setup.seed = 1;
  for (int seat = 0; seat < seats; ++seat) setup.seats.push_back({"steady", ""});
  return sim<MarePolare>(setup, games / conformance::kThrift, 20000);
}

constexpr int kSlack = conformance::kThrift == 1 ? 0 : 1;  // few games: the figures say little

TEST(MarePolareSense, ThinksLongerTheMorePlay) {
  int last = 0;
  for (int seats = MarePolare::kMinSeats; seats <= MarePolare::kMaxSeats; ++seats) {
    const auto state = MarePolare::start(MarePolare::options(seats, default_choices(MarePolare::option_specs())));
    const int thoughts = Sense::thoughts(MarePolare::view(state, 0), kSharpBudget);
    EXPECT_GT(thoughts, last) << seats << " seats";
    last = thoughts;
  }
  EXPECT_EQ(last, kSharpBudget) << "nothing is left unused where most play";
}

TEST(MarePolareCheckPoints, P6_1_RoundsWithThreeFingers) {
  ONLY_COUNTS();
  const double expected[] = {22, 20, 19};
  for (int seats = 2; seats <= 4; ++seats) {
    const SimReport report = played("", seats, 160);
    EXPECT_EQ(report.unfinished, 0);
    EXPECT_NEAR(report.mean_rounds, expected[seats - 2], expected[seats - 2] * (0.2 + 0.3 * kSlack)) << seats;
  }
}

TEST(MarePolareCheckPoints, P6_1_RoundsBlind) {
  ONLY_COUNTS();
  const double expected[] = {57, 49, 43};
  for (int seats = 2; seats <= 4; ++seats) {
    const SimReport report = played("fingers=1", seats, 240);
    EXPECT_EQ(report.unfinished, 0);
    EXPECT_NEAR(report.mean_rounds, expected[seats - 2], expected[seats - 2] * (0.2 + 0.3 * kSlack)) << seats;
  }
}

void expect_wins(std::string_view options, const double (&expected)[3]) {
  for (int seats = 2; seats <= 4; ++seats) {
    const int games = 400;
    const SimReport report = played(options, seats, games);
    EXPECT_EQ(report.unfinished, 0);
    EXPECT_NEAR(100.0 * report.team_wins / report.games, expected[seats - 2], 12 + 20 * kSlack) << options << " " << seats;
  }
}

TEST(MarePolareCheckPoints, P6_1_WinsTogetherBlind) {
  ONLY_COUNTS();
  expect_wins("coop=1 fingers=1", {72, 55, 36});
}
TEST(MarePolareCheckPoints, P6_1_WinsTogetherCold) {
  ONLY_COUNTS();
  expect_wins("coop=1", {99, 96, 90});
}

TEST(MarePolareSense, P5_2_GentleForgetsNowAndThenAndTheOracleHelps) {
  Play table = Play::begun();
  State& state = table.state;
  int wrong = 0;
  int looked = 0;
  for (const Counts card : cards(Handicap::None)) {
    state.recipe[state.seat] = card;
    for (state.round = 1; state.round <= 60; ++state.round, ++looked) {
      const Counts belief = believed_recipe(MarePolare::view(state, state.seat));
      EXPECT_EQ(total(belief), kSoup);
      wrong += belief != card;
      State mirror = state;
      mirror.phase = Phase::Mirror;
      EXPECT_EQ(believed_recipe(MarePolare::view(mirror, mirror.seat)), card);
    }
  }
  EXPECT_GT(wrong, looked / 6);
  EXPECT_LT(wrong, looked / 2);
}

// For hints: what it chooses and what else there is, alone and together.
TEST(MarePolareSense, SharpTellsWhatItThinksOfTheAlternatives) {
  for (const auto& [options, touch] : {std::pair{"", "touch ABC"}, {"coop=1", "touch AB"}}) {
    Play table = Play::begun(options);
    int with_alternatives = 0;
    for (const char* step : {"roll 1", "walk a1", "lay c3", "fish", touch}) {
      table.step({step});
      if (MarePolare::to_act(table.state).turn != Turn::Seat) continue;
      const auto bot = Bots<MarePolare>::make("sharp");
      bot->begin(MarePolare::view(table.state, table.state.seat), 1);
      while (!bot->think(100)) {
      }
      std::vector<Judged<MarePolare>> judged;
      EXPECT_EQ(bot->judged(judged), *options == 0) << options;  // chances, or only how good beside the best
      if (judged.size() < 2) continue;  // the other actions are not worth a word
      ++with_alternatives;
      EXPECT_TRUE(std::any_of(judged.begin(), judged.end(), [&](const auto& each) { return each.action == bot->choice(); })) << options;
    }
    EXPECT_GE(with_alternatives, 2) << options;
  }
}

TEST(MarePolareCheckPoints, P5_2_GentleBeatsRandomAndSteadyBeatsGentle) {
  for (const auto& [lower, higher] : {std::pair{"random", "gentle"}, {"gentle", "steady"}}) {
    wildshore::Setup setup;
    setup.game = MarePolare::kId;
    setup.seats = {{lower, ""}, {higher, ""}};
    setup.seed = 5;
    const SimReport report = sim<MarePolare>(setup, 200 / conformance::kThrift, 20000);
    EXPECT_GE(report.wins[1], report.games * (kSlack ? 50 : 65) / 100) << higher;
  }
}

TEST(MarePolareCheckPoints, P5_2_SteadyBeatsRandom) {
  wildshore::Setup setup;
  setup.game = MarePolare::kId;
  setup.seats = {{"random", ""}, {"steady", ""}};
  setup.seed = 9;
  const SimReport report = sim<MarePolare>(setup, 20, 20000);
  EXPECT_EQ(report.wins[1], 20);
}

}  // namespace
}  // namespace wildshore::mare_polare
