// ceiling_test.cpp: the tool that measures how far luck lets anybody get: it is shown the truth, plays like the ladder, and is no level.
#include "support/ceiling.hpp"

#include <gtest/gtest.h>

#include "games/mare_polare/sense.hpp"
#include "games/maretta/sense.hpp"
#include "play/any_match.hpp"

namespace wildshore {
namespace {

template <Game G>
Setup default_setup() {
  Setup setup;
  setup.game = G::kId;
  setup.choices = default_choices(G::option_specs());
  setup.seed = 3;
  return setup;
}

TEST(Ceiling, ImaginesTheTruth) {
  using Sense = Shown<Maretta, maretta::Sense>;
  Rng rng(1);
  auto state = Maretta::start(Maretta::options(3, default_choices(Maretta::option_specs())));
  while (state.phase != maretta::Phase::Choose) random_step<Maretta>(state, rng);
  Sense::truth = state;
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(Sense::imagine(Maretta::view(state, state.seat), rng), state);
    EXPECT_NE(maretta::Sense::imagine(Maretta::view(state, state.seat), rng), state) << "nobody else knows it";
  }
}

TEST(Ceiling, PlaysTheGamesOfTheLadder) {
  const auto setup = default_setup<Vulcano>();
  const auto bot = Bots<Vulcano>::make("steady");
  const Rung one = play_rung_of<Vulcano>(*bot, [](const auto&) {}, setup, "steady", "random", 3, 60);
  const Rung other = play_rung(headless_entry<Vulcano>(), setup, "steady", "random", 3, 60);
  EXPECT_NEAR(one.wins, other.wins, 1e-9);
  EXPECT_EQ(one.unfinished, 0);
}

TEST(Ceiling, PlaysToTheEnd) {
  EXPECT_EQ((play_ceiling<Maretta, maretta::Sense>(default_setup<Maretta>(), "steady", 3, 3, 20).unfinished), 0);
  EXPECT_EQ((play_ceiling<MarePolare, mare_polare::Sense>(default_setup<MarePolare>(), "steady", 2, 2, 20).unfinished), 0);
}

}  // namespace
}  // namespace wildshore
