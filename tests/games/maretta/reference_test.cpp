// reference_test.cpp: the rules module against the slow reference, at every step of many games over switches and numbers of seats.
#include "reference.hpp"

#include <numeric>

#include "play/measure.hpp"
#include "support.hpp"

namespace wildshore::maretta {
namespace {

using maretta_reference::Game;
using maretta_reference::Names;
using maretta_reference::Steps;

// Weights mean the same when all are divided by what divides all.
Steps reduced(Steps steps) {
  int divisor = 0;
  for (const auto& [step, weight] : steps) divisor = std::gcd(divisor, weight);
  for (auto& [step, weight] : steps) weight /= divisor;
  return steps;
}

Names names_in(Cards cards) {
  Names names;
  for (Card card = 0; card < kCardKinds; ++card) {
    names.insert(names.end(), static_cast<std::size_t>(count_of(cards, card)), std::string(card_name(card).view()));
  }
  return names;
}

// A state in the words of Game::describe.
std::string describe(const State& s) {
  const auto name = [](Card card) { return std::string(card_name(card).view()); };
  const bool over = s.phase == Phase::Over;
  std::string text = "asked " + std::to_string(is_chance(s.phase) || over ? 0 : s.seat + 1) + " first " + std::to_string(s.first + 1) + " round " +
                     std::to_string(s.round) + " deck " + std::to_string(s.deck) + "\n";
  for (int seat = 0; seat < s.options.seats; ++seat) {
    Names hand;
    for (const Card card : s.hand[seat]) {
      if (card != kNoCard) hand.push_back(name(card));
    }
    text += std::to_string(s.place[seat]) + (is_alive(s, seat) ? "" : " out") + " star " + name(s.star[seat]) + (star_up(s, seat) ? " up" : "");
    text += " gift " + name(s.gift[seat]) + " hand " + Game::sorted(hand) + "stock " + Game::sorted(names_in(s.stock[seat]));
    text += std::string(has(s.inked, seat) ? "ink " : "") + (has(s.inked_next, seat) ? "next" : "") + "\n";
  }
  for (int index = 0; index < kBarrelSpaces; ++index) {
    if (barrel_index(s.options, space_of(s, index)) < 0) continue;
    const Barrel* slots = s.barrel[index];
    text += std::to_string(space_of(s, index)) + " " + std::string(barrel_name(slots[0])) + "/" + std::string(barrel_name(slots[1])) + " ";
  }
  return text + "discards " + Game::sorted(names_in(s.discard)) + (side_a(s) ? "" : "lava " + std::to_string(s.lava)) + "\n";
}

void compare(const Options& options, std::uint64_t seed, std::map<std::string, int>& ends) {
  Rng rng(seed);
  State s = MarettaRules::start(options);
  Game game;
  game.vulcano = options.side == Side::Vulcano;
  game.players = options.seats;
  game.goal = options.goal;
  game.reef1 = options.reef[0];
  game.reef2 = options.reef[1];
  game.lava = options.lava;
  game.mild = options.mild != 0;
  bool equal = true;
  game.chooser = [&](const Steps& steps) {
    const std::map<std::string, int> legal = next_steps(s);
    if (equal) {
      EXPECT_EQ(reduced(legal), reduced(steps)) << game.describe();
      EXPECT_EQ(describe(s), game.describe());
      equal = !testing::Test::HasFailure();
    }
    auto pick = legal.begin();
    std::advance(pick, static_cast<std::ptrdiff_t>(rng.below(static_cast<std::uint32_t>(legal.size()))));
    const std::string step = equal ? pick->first : steps.begin()->first;
    if (equal) take_step<MarettaRules>(s, step);
    return step;
  };
  game.play();
  ASSERT_TRUE(equal);
  game.asked = -1;
  EXPECT_EQ(describe(s), game.describe());
  const Result result = MarettaRules::result(s);
  EXPECT_EQ(result.reason, game.reason);
  std::uint32_t winners = 0;
  for (const int seat : game.winners) winners |= 1u << seat;
  EXPECT_EQ(result.winners, winners);
  ++ends[game.reason];
}

template <class G>
std::map<std::string, int> compare_all(std::uint64_t every) {
  std::map<std::string, int> ends;
  std::uint64_t seed = 0;
  for_each_choices(G::option_specs(), [&](const Choices& choices) {
    if (++seed % every != 0 || testing::Test::HasFailure()) return;
    for (int seats = G::kMinSeats; seats <= G::kMaxSeats; ++seats) {
      compare(G::options(seats, choices), seed * 10 + static_cast<std::uint64_t>(seats), ends);
      if (testing::Test::HasFailure()) return;
    }
  });
  return ends;
}

TEST(MarettaReference, SideA) {
  const auto ends = compare_all<Maretta>(2);
  for (const std::string end : {"token", "boarded", "deck"}) EXPECT_GT(ends.count(end), 0u) << end;
}

TEST(MarettaReference, SideB) {
  const auto ends = compare_all<Vulcano>(11);
  for (const std::string end : {"sea", "survivor", "lava"}) EXPECT_GT(ends.count(end), 0u) << end;
}

}  // namespace
}  // namespace wildshore::maretta
