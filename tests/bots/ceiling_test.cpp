// ceiling_test.cpp: the tool that measures how far luck lets anybody get: it is shown the truth, plays like the ladder, and is no level.
#include "support/ceiling.hpp"

#include <gtest/gtest.h>

#include "games/mare_polare/sense.hpp"
#include "games/maretta/sense.hpp"
#include "play/any_match.hpp"
#include "support/keen_eyes.hpp"

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

// How many cards of others the view shows, hands and face-down (*) together, and how many it hides.
template <class View>
std::pair<int, int> shown_and_hidden(const View& view) {
  int shown = 0;
  int hidden = 0;
  for (int owner = 0; owner < view.state.options.seats; ++owner) {
    if (owner == view.watcher) continue;
    for (const maretta::Card card : view.state.hand[owner]) {
      shown += card != maretta::kHidden && card != maretta::kNoCard;
      hidden += card == maretta::kHidden;
    }
  }
  return {shown, hidden};
}

TEST(KeenEyes, KnowWhatWasInAHandWhenItsOwnerDecidedAndNothingElse) {
  Rng rng(1);
  KeenEyes<Vulcano> eyes;
  auto state = Vulcano::start(Vulcano::options(3, default_choices(Vulcano::option_specs())));
  int begun = 0;
  int kept[3] = {};  // cards in hand before the draw
  auto last = state.phase;
  for (; state.phase != maretta::Phase::Over && state.round < 4; random_step<Vulcano>(state, rng)) {
    eyes.see(state);
    const bool draws = state.phase == maretta::Phase::Draw && last != maretta::Phase::Draw;
    for (int owner = 0; draws && owner < 3; ++owner) kept[owner] = maretta::hand_size(state, owner);
    last = state.phase;
    if (state.phase != maretta::Phase::Give || state.seat != state.first || state.alive != 7) continue;
    const auto view = eyes.view(state, state.seat);
    const int known = kept[0] + kept[1] + kept[2] - kept[state.seat];
    EXPECT_EQ(shown_and_hidden(view), std::pair(known, 8 - known)) << "round " << int{state.round};
    EXPECT_EQ(known == 0, state.round == 1);
    ++begun;
  }
  EXPECT_GE(begun, 2);
}

TEST(KeenEyes, SeeAHandWhoseOwnerHasDecided) {
  Rng rng(2);
  KeenEyes<Maretta> eyes;
  auto state = Maretta::start(Maretta::options(3, default_choices(Maretta::option_specs())));
  while (state.phase != maretta::Phase::Give) {
    eyes.see(state);
    random_step<Maretta>(state, rng);
  }
  eyes.see(state);
  EXPECT_EQ(shown_and_hidden(eyes.view(state, state.seat)), std::pair(6, 0)) << "all have chosen, out of all they had";
  EXPECT_EQ(shown_and_hidden(Maretta::view(state, state.seat)), std::pair(0, 6));
}

TEST(Ceiling, PlaysTheGamesOfTheLadder) {
  const auto setup = default_setup<Vulcano>();
  const auto bot = Bots<Vulcano>::make("steady");
  const Rung one = play_rung_of<Vulcano>(*bot, OwnEyes<Vulcano>{}, setup, "steady", "random", 3, 60);
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
