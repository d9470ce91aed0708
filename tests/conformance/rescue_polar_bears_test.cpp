// rescue_polar_bears_test.cpp: Rescue Polar Bears conforms in every combination of its variants and numbers of ships, and with every fleet.
#include <gtest/gtest.h>

#include <set>

#include "conformance/conformance.hpp"
#include "games/rescue_polar_bears/sense.hpp"

namespace wildshore {
namespace {

using conformance::kThrift;
using rescue_polar_bears::Card;
using rescue_polar_bears::kCards;
using rescue_polar_bears::kShips;
using rescue_polar_bears::Phase;
using rescue_polar_bears::Ship;
using G = RescuePolarBears;

class RescuePolarBearsConformance : public testing::TestWithParam<int> {};

TEST_P(RescuePolarBearsConformance, AllVariants) {
  const conformance::Effort effort{.games = kThrift == 1 ? 2 : 1,
                                   .steps = 400,
                                   .thorough_every = 60 * kThrift,
                                   .session_steps = 80 / kThrift,
                                   .bot_steps = 120 / kThrift};
  const auto verdict = conformance::conforms<G>(effort, GetParam());
  EXPECT_TRUE(verdict.good()) << verdict.text();
}

// What came up in the games with every fleet: else the checks would not have seen it.
struct Seen {
  std::set<Phase> phases;
  std::set<Card> cards;
  std::set<std::pair<Ship, int>> upgrades;
  std::set<std::string> ends;
};

// One game in which chance deals the ships given and the seats do what steady would, every fourth time anything.
void play_fleet(const std::vector<Ship>& fleet, std::uint64_t seed, conformance::Verdict& verdict, Seen& seen) {
  wildshore::Setup setup;
  setup.game = G::kId;
  setup.seed = seed;
  for (std::size_t i = 0; i < fleet.size(); ++i) setup.seats.push_back({"steady", {}});
  setup.choices.value[0] = static_cast<std::uint8_t>(seed % 3);
  for (std::uint32_t option = 1; option < 4; ++option) setup.choices.value[option] = (seed >> option) & 1u;
  conformance::StateChecks<G> checks(static_cast<int>(fleet.size()), verdict);
  BotTable<G> bots(setup);
  Rng rng(seed);
  Rng checking(seed);  // of its own: the game is the same however often it is checked
  auto state = G::start(typed_options<G>(setup));
  for (int step = 0; step < 2000 && verdict.good(); ++step) {
    const Phase phase = rescue_polar_bears::phase_of(state);
    const bool first = seen.phases.insert(phase).second;
    if (first || step % (50 * kThrift) == 0 || phase == Phase::Over) {
      checks.at("fleet " + std::to_string(seed) + " step " + std::to_string(step) + "\n" + board_text(state));
      checks.all(state, checking);
    }
    if (state.card != Card::None) seen.cards.insert(state.card);
    if (phase == Phase::Over) break;
    if (phase == Phase::Ships) {
      std::uint8_t seat = 0;
      while (state.ship[seat] != Ship::None) ++seat;
      state = checks.step(state, G::Outcome{rescue_polar_bears::OutcomeKind::Ship, rescue_polar_bears::kNoCell,
                                            static_cast<std::uint8_t>(kShips * seat + static_cast<int>(fleet[seat]))});
    } else if (rng.below(4) == 0) {
      random_step<G>(state, rng);
    } else {
      bots.step(state, seed, step);
    }
    ASSERT_TRUE(G::ok(state)) << "fleet " << seed << " step " << step << "\n" << board_text(state);
  }
  for (std::size_t seat = 0; seat < fleet.size(); ++seat) {
    for (int which = 0; which < 2; ++which) {
      if (((state.upgrades[seat] >> which) & 1) != 0) seen.upgrades.insert({fleet[seat], which});
    }
  }
  seen.ends.emplace(G::result(state).reason);
}

// Every order of ships: 20, 60 and 120 fleets.
TEST_P(RescuePolarBearsConformance, EveryFleet) {
  conformance::Verdict verdict;
  Seen seen;
  std::uint64_t seed = 0;
  std::vector<Ship> fleet;
  const auto deal = [&](const auto& self) -> void {
    if (fleet.size() == static_cast<std::size_t>(GetParam())) return play_fleet(fleet, ++seed, verdict, seen);
    for (int ship = 0; ship < kShips; ++ship) {
      if (std::find(fleet.begin(), fleet.end(), static_cast<Ship>(ship)) != fleet.end()) continue;
      fleet.push_back(static_cast<Ship>(ship));
      self(self);
      fleet.pop_back();
    }
  };
  deal(deal);
  EXPECT_TRUE(verdict.good()) << verdict.text();
  EXPECT_TRUE(seen.ends.count("bears") == 1 && seen.ends.count("data") == 1);
  EXPECT_FALSE(seen.phases.count(Phase::Settling));
  if (GetParam() < 3) return;  // twenty games are too few to see everything
  EXPECT_EQ(seen.phases.size(), static_cast<std::size_t>(Phase::Over));  // all but Settling
  EXPECT_EQ(seen.cards.size(), static_cast<std::size_t>(kCards));
  EXPECT_EQ(seen.upgrades.size(), std::size_t{2 * kShips});
}

INSTANTIATE_TEST_SUITE_P(Seats, RescuePolarBearsConformance, testing::Values(2, 3, 4));

}  // namespace
}  // namespace wildshore
