// bots_test.cpp: the bots of The Mara, and the figures of section 7 of rules.md. The full figures come from `wildshore-cli sim`.
#include "games/the_mara/sense.hpp"
#include "play/measure.hpp"
#include "support.hpp"
#include "support/think.hpp"

namespace wildshore::the_mara {
namespace {

struct Figures {
  double rounds = 0;
  double winner = 0;
  int unfinished = 0;
  int stalled = 0;
  int wins[4] = {};
};

Figures play(const std::vector<std::string>& levels, bool family, int games) {
  Setup setup;
  for (const std::string& level : levels) setup.seats.push_back({level, {}});
  BotTable<TheMara> table(setup);
  Figures figures;
  for (int game = 0; game < games; ++game) {
    State s = TheMara::start(options_of(static_cast<int>(levels.size()), family));
    for (int step = 0; step < 5000 && s.table.phase != Phase::Over; ++step) table.step(s, static_cast<std::uint64_t>(game) + 1, step);
    const Result result = TheMara::result(s);
    figures.rounds += static_cast<double>(result.round) / games;
    figures.winner += static_cast<double>(*std::max_element(result.scores.begin(), result.scores.end())) / games;
    figures.unfinished += s.table.phase != Phase::Over;
    figures.stalled += s.table.end == End::Stall;
    for (int seat = 0; seat < 4; ++seat) figures.wins[seat] += static_cast<int>((result.winners >> seat) & 1u);
  }
  return figures;
}

struct Expected {
  int seats;
  double rounds;
  double winner;
};

class TheMaraFigures : public testing::TestWithParam<Expected> {};

TEST_P(TheMaraFigures, R7_RoundsAndPointsOfTheWinner) {
  const Expected& expected = GetParam();
  const Figures figures = play(std::vector<std::string>(static_cast<std::size_t>(expected.seats), "steady"), false, 40);
  EXPECT_NEAR(figures.rounds, expected.rounds, expected.rounds / 4);
  EXPECT_NEAR(figures.winner, expected.winner, expected.winner / 4);
  EXPECT_EQ(figures.unfinished + figures.stalled, 0);
}

INSTANTIATE_TEST_SUITE_P(Seats, TheMaraFigures, testing::Values(Expected{2, 60, 43}, Expected{3, 39, 26}, Expected{4, 30, 19}));

TEST(TheMaraBots, R7_FamilyGamesEnd) {
  for (std::size_t seats = 2; seats <= 4; ++seats) {
    const Figures figures = play(std::vector<std::string>(seats, "steady"), true, 20);
    EXPECT_EQ(figures.unfinished, 0);
    EXPECT_LT(figures.rounds, 60);
  }
}

TEST(TheMaraBots, SteadyBeatsRandom) {
  EXPECT_GE(play({"random", "steady"}, false, 10).wins[1], 10);
  EXPECT_GE(play({"steady", "random"}, true, 10).wins[0], 10);
}

TEST(TheMaraBots, Levels) {
  const auto levels = Bots<TheMara>::levels();
  EXPECT_EQ(std::vector<std::string_view>(levels.begin(), levels.end()), std::vector<std::string_view>(std::begin(kAllLevels), std::end(kAllLevels)));
  EXPECT_EQ(Bots<TheMara>::make("steadyish"), nullptr);
}

std::string choice_of(const Play& play, std::uint64_t seed = 1) {
  const auto bot = Bots<TheMara>::make("steady");
  bot->begin(TheMara::view(play.state, play.state.table.seat), seed);
  while (!bot->think(7)) {}
  return std::string(TheMara::text(bot->choice()).view());
}

TEST(TheMaraBots, SteadyTakesThePhotoInSight) {
  Play play = started();
  play.give(1, "grove bird");
  play.jeep(1, "c4-d4");
  play.look(1, "c4", "bird");
  EXPECT_EQ(choice_of(play), "peek");
  play.step("peek");
  EXPECT_EQ(choice_of(play), "photo c4");
}

TEST(TheMaraBots, SteadyRemembersPeeks) {
  Play play = started();
  play.give(1, "grove bird");
  play.jeep(1, "c4-d4");
  play.look(1, "c4", "insect");  // next to the jeep, but known to be another
  play.look(1, "a2", "bird");
  EXPECT_NE(choice_of(play), "peek");
  for (int turn = 0; turn < 8 && (play.table().photographed == 0); ++turn) {
    while (play.table().seat == 0 && TheMara::to_act(play.state).turn == Turn::Seat) play.step(choice_of(play));
    while (TheMara::to_act(play.state).turn == Turn::Chance) play.step(next_steps(play.state).begin()->first);
    if (play.table().seat == 1) play.step("done");
  }
  EXPECT_EQ(play.table().photographed, bit(card_of(Habitat::Grove, Animal::Bird))) << "it drove where it had seen the bird";
}

TEST(TheMaraBots, SteadyPicksWhomItCanServe) {
  Play play = started();
  play.look(1, "b5", "carnivore");  // bush: near a4, but this lodge's tourist
  play.look(1, "b2", "carnivore");  // waterhole: right here
  const std::string choice = choice_of(play);
  EXPECT_TRUE(choice == "pick bush carnivore" || choice == "pick waterhole carnivore") << choice;
}

TEST(TheMaraBots, SteadyPrefersNewKinds) {
  Play play = started();
  Table& t = play.table();
  play.give(2, "grove carnivore");
  // Two places equally near, both known; one tourist would be a second carnivore, the other the first bird.
  play.give(1, "bush carnivore");
  play.give(1, "savannah bird");
  t.kept[0] = bit(card_of(Habitat::Grove, Animal::Carnivore));
  t.held[1] = 0;
  t.photographed = t.kept[0];
  play.shoot(1, "a2", "carnivore");
  const std::int32_t before = Sense::score(play.state, 0);
  Play bird = play, carnivore = play;
  bird.shoot(1, "b1", "bird");
  carnivore.shoot(1, "a3", "carnivore");
  EXPECT_GT(Sense::score(bird.state, 0), Sense::score(carnivore.state, 0));
  EXPECT_GT(Sense::score(carnivore.state, 0), before);
}

}  // namespace
}  // namespace wildshore::the_mara
