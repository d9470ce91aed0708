// reference_test.cpp: the rules module against the slow reference, at every state of many games over all switches and numbers of
// seats.
#include "reference.hpp"

#include <map>
#include <numeric>

#include "support.hpp"
#include "support/thrift.hpp"

namespace wildshore::mare_polare {
namespace {

constexpr std::string_view kHandicapNames[] = {"322", "331", "421", "511"};

mare_polare_reference::Game reference_of(const Options& o) {
  mare_polare_reference::Game game;
  game.seats = o.seats;
  game.fingers = o.fingers;
  game.shuffled = o.layout == Layout::Shuffled;
  game.corners = o.corners != 0;
  game.coop = o.coop != 0;
  for (std::size_t seat = 0; seat < 4; ++seat) game.handicaps[seat] = kHandicapNames[static_cast<std::size_t>(o.handicap[seat])];
  game.set_up();
  return game;
}

// A state in the words of mare_polare_reference::Game::describe.
std::string describe(const State& s) {
  constexpr std::string_view kAsks[] = {"water", "oracle", "igloo",  "hole",  "first",   "recipe", "place", "stay",
                                        "roll",  "walk",   "jump",   "fall",  "lay",     "fish",   "touch", "take",
                                        "land",  "keep",   "mirror", "claim", "forfeit", "over"};
  const auto letters = [](Counts counts) {
    std::string text;
    for (int kind = 0; kind < kKinds; ++kind)
      text += std::string(static_cast<std::size_t>(count_of(counts, kind)), static_cast<char>('A' + kind));
    return text;
  };
  std::string text(kAsks[static_cast<std::size_t>(s.phase)]);
  text += " seat " + std::to_string(s.seat + 1) + " round " + std::to_string(s.round) + " die " + std::string(die_name(s.die)) +
          " left " + std::string(cell_name(s.left).view()) + " felt " + letters(s.felt) + " hand " +
          (s.hand == kNoFish ? "" : std::string(1, static_cast<char>('A' + s.hand)));
  text += " table " + std::to_string(std::popcount(s.natural)) + "\n";
  for (Cell c = 0; c < kCells; ++c) {
    const bool hole = (s.holes & bit_of(c)) != 0;
    std::string name = s.phase <= Phase::DrawIgloo ? "?" : hole ? "hole" : "ice";
    if ((s.water & bit_of(c)) != 0) name = "water";
    if (c == s.oracle) name = "oracle";
    if (c == s.igloo) name = "igloo";
    text += name + " ";
  }
  for (int seat = 0; seat < s.options.seats; ++seat) {
    const std::string at(cell_name(s.inuit[seat]).view());
    text += "\n" + (at.empty() ? std::string("-") : at) + " " + std::string(recipe_name(s.recipe[seat]).view()) + " ";
    for (int i = 0; i < fish_on(s, seat); ++i) text += static_cast<char>('A' + fish_at(s, seat, i));
    text += ((s.shown >> seat) & 1) != 0 ? " shown" : "";
  }
  text += "\n" + letters(s.bag) + " ";
  for (int shape = 0; shape < kKinds; ++shape)
    text += natural_in_bag(s, shape) ? std::string(1, static_cast<char>('A' + shape)) : "";
  return text + "\n";
}

using Steps = std::map<std::string, int>;

// Weights mean the same when all are divided by what divides all.
Steps reduced(Steps steps) {
  int divisor = 0;
  for (const auto& [step, weight] : steps) divisor = std::gcd(divisor, weight);
  for (auto& [step, weight] : steps) weight /= divisor;
  return steps;
}

Steps next_steps(const State& s) {
  Steps steps;
  MarePolare::Actions actions;
  MarePolare::actions(s, actions);
  for (const Action& a : actions) ++steps[std::string(MarePolare::text(a).view())];
  MarePolare::Outcomes outcomes;
  MarePolare::outcomes(s, outcomes);
  for (const auto& o : outcomes) steps[std::string(MarePolare::text(o.outcome).view())] += static_cast<int>(o.weight);
  return steps;
}

// A random step. `greedy` games keep and give fish and drop few, so that harpoons grow and games end.
std::string choose(const Steps& steps, bool greedy, Rng& rng) {
  std::vector<std::string> all;
  for (const auto& [step, weight] : steps) all.push_back(step);
  if (greedy && rng.below(8) != 0) {
    for (const char* good : {"fish", "keep", "done", "stay"}) {
      if (steps.count(good)) return good;
    }
    if (steps.count("claim")) return "pass";
  }
  return all[rng.below(static_cast<std::uint32_t>(all.size()))];
}

void compare(const Options& options, std::uint64_t seed, int steps) {
  Rng rng(seed);
  State state = MarePolare::start(options);
  mare_polare_reference::Game game = reference_of(options);
  for (int i = 0; i < steps; ++i) {
    const auto expected = game.next_steps();
    ASSERT_EQ(reduced(next_steps(state)), reduced(expected)) << board_text(state);
    ASSERT_EQ(describe(state), game.describe()) << board_text(state);
    ASSERT_TRUE(MarePolare::ok(state)) << board_text(state);
    if (expected.empty()) {
      ASSERT_EQ(MarePolare::to_act(state).turn, Turn::Over);
      state = MarePolare::start(options);
      game = reference_of(options);
      continue;
    }
    const std::string step = choose(expected, seed % 2 == 0, rng);
    game.play(step);
    if (const auto action = MarePolare::parse_action(step)) {
      ASSERT_EQ(MarePolare::to_act(state).turn, Turn::Seat);
      MarePolare::apply(state, *action, NoEvents{});
    } else {
      ASSERT_EQ(MarePolare::to_act(state).turn, Turn::Chance);
      MarePolare::resolve(state, *MarePolare::parse_outcome(step), NoEvents{});
    }
  }
}

TEST(MarePolareReference, EqualAtEveryStateOverAllSwitches) {
  std::uint64_t seed = 0;
  for (const Choices& choices : varied_choices()) {
    for (int seats = 2; seats <= 4; ++seats) {
      compare(MarePolare::options(seats, choices), ++seed, 120 / kThrift);
      if (testing::Test::HasFatalFailure()) FAIL() << seed;
    }
  }
}

TEST(MarePolareReference, EqualThroughLongGamesWithFullHarpoons) {
  for (const char* options : {"", "corners=1 fingers=4", "coop=1 fingers=1", "coop=1 fingers=4 corners=1"}) {
    for (int seats = 2; seats <= 4; ++seats) compare(options_of(options, seats), 2, 3000 / kThrift);
    if (testing::Test::HasFatalFailure()) FAIL() << options;
  }
}

}  // namespace
}  // namespace wildshore::mare_polare
