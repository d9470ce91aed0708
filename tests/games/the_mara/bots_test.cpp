// bots_test.cpp: the bots of The Mara, and the figures of section 7 of rules.md. The full figures come from `wildshore-cli sim`.
#include "games/the_mara/sense.hpp"
#include "play/measure.hpp"
#include "support.hpp"
#include "support/think.hpp"
#include "support/thrift.hpp"

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
  ONLY_COUNTS();
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
  ONLY_COUNTS();
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

TEST(TheMaraBots, NobodyOverlooksAPhoto) {
  Play play = started();
  play.give(1, "grove bird");
  play.jeep(1, "c4-d4");
  play.look(1, "c4", "bird");
  play.step("peek");
  for (const std::string_view level : {"gentle", "steady", "sharp", "master"}) {
    const auto bot = Bots<TheMara>::make(level);
    for (std::uint64_t seed = 1; seed <= 60 / kThrift; ++seed) {
      EXPECT_EQ(TheMara::text(think(*bot, TheMara::view(play.state, 0), seed)).view(), "photo c4") << level << " " << seed;
    }
  }
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

// Peeks slip a gentle bot's mind for some rounds, each on its own, and come back; what it is looking at does not.
TEST(TheMaraBots, GentleForgetsPeeksNowAndThen) {
  Play play = started();
  constexpr int kPeeks = 10;
  for (Tile tile = 0; tile < kPeeks; ++tile) {
    play.look(1, tile_name(tile).view(), animal_name(static_cast<Animal>(tile / kHabitats)));
  }
  Table& t = play.table();
  t.fresh = bit(0);
  int forgotten = 0, changes = 0;
  std::uint32_t before = 0;
  constexpr int kRounds = 120;
  for (t.round = 1; t.round <= kRounds; ++t.round) {
    const View view = TheMara::view(play.state, 0);
    const View left = remembered(view);
    EXPECT_EQ(left.table.seen[0] & ~view.table.seen[0], 0u);
    EXPECT_TRUE(((left.table.seen[0] >> 0) & 1u) != 0) << "it lies before its eyes";
    for (Tile tile = 0; tile < kTiles; ++tile) {
      EXPECT_EQ(left.animal[tile], ((left.table.seen[0] >> tile) & 1u) != 0 ? view.animal[tile] : Animal::Unseen);
    }
    EXPECT_EQ(remembered(view), left) << "the same view, the same memory";
    forgotten += kPeeks - std::popcount(left.table.seen[0]);
    changes += std::popcount(left.table.seen[0] ^ before);
    before = left.table.seen[0];
  }
  EXPECT_GT(forgotten, kPeeks * kRounds / 5);
  EXPECT_LT(forgotten, kPeeks * kRounds / 2);
  EXPECT_LT(changes, kPeeks * kRounds / 5) << "not another thing every round";
}

// Beside the bird that its tourist wants: it peeks when it remembers having seen it there, and drives on when it does not.
TEST(TheMaraBots, GentlePlaysByWhatItRemembers) {
  Play play = started();
  play.give(1, "grove bird");
  play.jeep(1, "c4-d4");
  play.look(1, "c4", "bird");
  int known = 0, peeks_known = 0, forgotten = 0, peeks_forgotten = 0;
  const auto bot = Bots<TheMara>::make("gentle");
  for (std::uint32_t round = 1; round <= 60; ++round) {
    play.table().round = round;
    const View view = TheMara::view(play.state, 0);
    const bool peeks = think(*bot, view, round).kind == ActionKind::Peek;
    const bool knows = remembered(view) == view;
    ++(knows ? known : forgotten);
    (knows ? peeks_known : peeks_forgotten) += peeks;
  }
  EXPECT_GT(peeks_known, known / 2);
  EXPECT_GT(forgotten, 5);
  EXPECT_LT(peeks_forgotten, forgotten / 2);
}

// Ahead, at a lodge, with the last tourist on board and all lodges empty: dropping it off ends the game and wins (5.1).
TEST(TheMaraBots, AllTakeTheWin) {
  for (const std::string_view level : {"gentle", "steady", "sharp", "master"}) {
    const auto bot = Bots<TheMara>::make(level);
    Play play = started();
    Table& t = play.table();
    play.give(1, "grove carnivore");
    play.give(2, "bush bird");
    for (std::uint32_t& pile : t.pile) pile = 0;
    for (Tile tile = 0; tile < kTiles; ++tile) {
      const auto animal = static_cast<Animal>(tile / kHabitats);
      const std::uint32_t card = bit(card_of(t.habitat[tile], animal));
      if ((card & t.held[1]) != 0) continue;
      play.state.animal[tile] = animal;
      if ((card & t.held[0]) == 0) t.kept[tile % 3 == 0] |= card;
      t.photographed |= card;
      t.up |= bit(tile);
      t.seen[0] |= bit(tile);
    }
    ASSERT_TRUE(TheMara::ok(play.state)) << board_text(play.state);
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
      Play after = play;
      for (int step = 0; step < 3 && after.phase() != Phase::Over && after.table().seat == 0; ++step) {
        after.step(TheMara::text(think_a_little(*bot, TheMara::view(after.state, 0), seed, 100, 100)).view());
      }
      EXPECT_EQ(after.table().end, End::Lodges) << level << " " << seed;
      EXPECT_EQ(TheMara::result(after.state).winners, 1u) << level << " " << seed;
    }
  }
}

// The lodges are empty and the guard of 5.1 is about to end the game: whoever has a tourist lets one go in time, or photographs.
TEST(TheMaraBots, NobodyWaitsForTheStallGuard) {
  for (const std::string_view level : {"gentle", "steady", "sharp", "master"}) {
    Play play = started();
    Table& t = play.table();
    for (const std::string_view card : {"grove bird", "bush bird", "river bird"}) play.give(1, card);
    for (Tile tile = 0; tile < kTiles; ++tile) {
      play.state.animal[tile] = static_cast<Animal>(tile / kHabitats);
      const std::uint32_t card = bit(card_of(t.habitat[tile], play.state.animal[tile]));
      if ((card & t.held[0]) != 0) {
        play.state.animal[tile] = Animal::Unseen;
        continue;
      }
      t.kept[1] |= card;
      t.photographed |= card;
      t.up |= bit(tile);
      t.seen[1] |= bit(tile);
    }
    for (std::uint32_t& pile : t.pile) pile = 0;
    play.jeep(1, "a2-a3");
    t.quiet = 1;
    const auto bot = Bots<TheMara>::make(level);
    for (int step = 0; step < 20 && std::popcount(waiting_of(t, 0)) == kMostTourists && t.phase != Phase::Over; ++step) {
      if (TheMara::to_act(play.state).turn == Turn::Chance) {
        play.step(next_steps(play.state).begin()->first);
      } else if (t.seat == 1) {
        play.step("done");
      } else {
        play.step(TheMara::text(think_a_little(*bot, TheMara::view(play.state, 0), 1, 200, 200)).view());
      }
    }
    EXPECT_LT(std::popcount(waiting_of(t, 0)), kMostTourists) << level;
    EXPECT_NE(t.end, End::Stall) << level;
  }
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
