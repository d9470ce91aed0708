// conformance_test.cpp: The Mara conforms in every combination of its switches and numbers of seats, with the leak alarms.
//
// Random games are kept short: in long ones every seat has seen every tile, and the only world that fits a view is the true one. Undo
// is checked here with the peeks it must not go back beyond.
#include <gtest/gtest.h>

#include "conformance/conformance.hpp"
#include "games/the_mara/sense.hpp"

namespace wildshore {
namespace {

using conformance::Conformance;
using conformance::kThrift;
using conformance::PlayChecks;
using conformance::Verdict;
using GameSetup = Setup;  // gtest has a Setup of its own inside tests

template <class Check>
Verdict with_all_setups(int seats, Check&& check) {
  Verdict verdict;
  std::uint64_t seed = static_cast<std::uint64_t>(seats) * 100;
  for_each_choices(TheMara::option_specs(), [&](const Choices& choices) {
    Setup setup;
    setup.game = TheMara::kId;
    setup.choices = choices;
    setup.seats.resize(static_cast<std::size_t>(seats));
    setup.seed = ++seed;
    if (verdict.good()) check(setup, verdict);
  });
  return verdict;
}

class TheMaraConformance : public testing::TestWithParam<int> {};

TEST_P(TheMaraConformance, States) {
  const auto verdict = with_all_setups(GetParam(), [](const GameSetup& setup, Verdict& found) {
    Conformance<TheMara>(setup, {.games = kThrift == 1 ? 8 : 2, .steps = 500, .thorough_every = 40}, found).states();
  });
  EXPECT_TRUE(verdict.good()) << verdict.text();
}

// Also far into a game.
TEST_P(TheMaraConformance, LongGames) {
  const auto verdict = with_all_setups(GetParam(), [](const GameSetup& setup, Verdict& found) {
    conformance::StateChecks<TheMara> checks(static_cast<int>(setup.seats.size()), found);
    Rng rng(setup.seed);
    auto state = TheMara::start(typed_options<TheMara>(setup));
    for (int step = 0; step < 24000 / kThrift && TheMara::to_act(state).turn != Turn::Over; ++step) {
      random_step<TheMara>(state, rng);
      if (step % 1200 == 0) checks.all(state, rng);
    }
    checks.all(state, rng);
  });
  EXPECT_TRUE(verdict.good()) << verdict.text();
}

TEST_P(TheMaraConformance, SessionsRecordsAndBots) {
  const auto verdict = with_all_setups(GetParam(), [](const GameSetup& setup, Verdict& found) {
    constexpr int kSteps = 160 / (kThrift == 1 ? 1 : 2);
    Rng rng(setup.seed);
    GameSetup people = setup;
    GameSetup bots = setup;
    GameSetup mixed = setup;
    const auto levels = conformance::quick_levels<TheMara>();
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
      people.seats[seat] = {"", "Zo\xC3\xAB"};
      bots.seats[seat].level = levels[(setup.seed + seat) % levels.size()];
      mixed.seats[seat].level = seat == 0 ? "" : "steady";
    }
    PlayChecks<TheMara>(people, found).session(rng, kSteps);
    PlayChecks<TheMara>(people, found).record(rng, kSteps);
    PlayChecks<TheMara>(bots, found).bots(300 / kThrift);
    PlayChecks<TheMara>(bots, found).record(rng, kSteps);
    PlayChecks<TheMara>(mixed, found).undo(rng, kSteps / 8);
    mixed.practice = true;
    PlayChecks<TheMara>(mixed, found).undo(rng, kSteps / 8);
  });
  EXPECT_TRUE(verdict.good()) << verdict.text();
}

// Outside practice a person takes back anything but a peek; behind one, nothing before it.
TEST_P(TheMaraConformance, UndoStopsAtAPeek) {
  GameSetup setup;
  setup.game = TheMara::kId;
  setup.choices = default_choices(TheMara::option_specs());
  setup.seats.resize(static_cast<std::size_t>(GetParam()));
  for (SeatSetup& seat : setup.seats) seat = {"", "Zo\xC3\xAB"};
  setup.seed = 5;
  Rng rng(5);
  const auto match = headless_entry<TheMara>().match(setup);
  int peeks = 0;
  for (int i = 0; i < 400; ++i) {
    while (match->to_act().turn == Turn::Chance) match->advance(1);
    const auto legal = match->legal();
    const std::string step = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    ASSERT_FALSE(match->play(step));
    const bool peek = step == "peek";
    peeks += peek;
    ASSERT_EQ(match->can_undo(), !peek) << step;
    if (peek) continue;
    const auto end = match->hash();
    ASSERT_TRUE(match->undo() && match->redo());
    ASSERT_EQ(match->hash(), end);
  }
  EXPECT_GT(peeks, 10);
}

INSTANTIATE_TEST_SUITE_P(Seats, TheMaraConformance, testing::Values(2, 3, 4));

}  // namespace
}  // namespace wildshore
