// reference_test.cpp: the rules module against the slow reference, at every state of many games in all variants and numbers of seats.
#include <map>
#include <set>

#include "reference.hpp"
#include "support.hpp"
#include "support/thrift.hpp"

namespace wildshore::frost_bitten {
namespace {

frost_bitten_reference::Game reference_of(const Options& o) {
  frost_bitten_reference::Game game;
  game.seats = o.seats;
  game.alert = o.alert != 0;
  game.homesick = o.homesick != 0;
  game.warming = o.warming != 0;
  game.mega = o.mega != 0;
  game.drift = o.drift == Drift::Lines ? "lines" : o.drift == Drift::Pack ? "pack" : "deep";
  game.set_up();
  return game;
}

// A state in the words of frost_bitten_reference::Game::describe.
std::string describe(const State& s) {
  constexpr std::string_view kAsks[] = {"first", "roll", "reroll", "die", "move", "over"};
  std::string text(kAsks[static_cast<std::size_t>(s.phase)]);
  text += " seat " + std::to_string(s.seat + 1) + " round " + std::to_string(s.round) + " moves " + std::to_string(s.moves);
  for (const Die die : s.dice) text += die == Die::None ? "" : " " + std::string(die_name(die));
  text += "\n";
  for (int f = 0; f < s.floes; ++f) {
    text += std::string(place_name(static_cast<Place>(f)).view()) + " " + std::to_string(water_of(s.cell[f])) + " " +
            std::to_string(column_of(s.cell[f])) + " " + std::to_string(y_of(s.cell[f])) + "\n";
  }
  for (int p = 0; p < penguins(s.options); ++p) {
    text += std::to_string(owner_of(p) + 1) + "." + std::to_string(number_of(p)) + " ";
    text += std::string(place_name(s.penguin[p]).view()) + (is_homeward(s, p) ? " homeward\n" : "\n");
  }
  for (int b = 0; b < bears(s.options); ++b) text += "bear " + std::string(place_name(s.bear[b]).view()) + "\n";
  return text;
}

std::map<std::string, int> next_steps(const State& s) {
  std::map<std::string, int> steps;
  FrostBitten::Actions actions;
  FrostBitten::actions(s, actions);
  for (const Action& a : actions) ++steps[std::string(FrostBitten::text(a).view())];
  FrostBitten::Outcomes outcomes;
  FrostBitten::outcomes(s, outcomes);
  for (const auto& o : outcomes) steps[std::string(FrostBitten::text(o.outcome).view())] += static_cast<int>(o.weight);
  return steps;
}

// A random step that favours penguins and bears over floes, so that games get somewhere.
std::string choose(const std::map<std::string, int>& steps, Rng& rng) {
  std::vector<std::string> all, walks;
  for (const auto& [step, weight] : steps) {
    all.push_back(step);
    if (!step.starts_with("slide")) walks.push_back(step);
  }
  const std::vector<std::string>& from = !walks.empty() && rng.below(2) == 0 ? walks : all;
  return from[rng.below(static_cast<std::uint32_t>(from.size()))];
}

// Plays `steps` steps of both and holds them against each other at each one; starts anew when a game ends.
void compare(const Options& options, std::uint64_t seed, int steps) {
  SCOPED_TRACE(describe(options));
  Rng rng(seed);
  State state = FrostBitten::start(options);
  frost_bitten_reference::Game game = reference_of(options);
  for (int i = 0; i < steps; ++i) {
    const auto expected = game.next_steps();
    ASSERT_EQ(next_steps(state), expected) << board_text(state);
    ASSERT_EQ(describe(state), game.describe()) << board_text(state);
    ASSERT_TRUE(FrostBitten::ok(state)) << board_text(state);
    if (expected.empty()) {
      ASSERT_EQ(FrostBitten::to_act(state).turn, Turn::Over);
      state = FrostBitten::start(options);
      game = reference_of(options);
      continue;
    }
    const std::string step = choose(expected, rng);
    game.play(step);
    if (const auto action = FrostBitten::parse_action(step)) {
      ASSERT_EQ(FrostBitten::to_act(state).turn, Turn::Seat);
      FrostBitten::apply(state, *action, NoEvents{});
    } else {
      ASSERT_EQ(FrostBitten::to_act(state).turn, Turn::Chance);
      FrostBitten::resolve(state, *FrostBitten::parse_outcome(step), NoEvents{});
    }
  }
}

TEST(FrostBittenReference, EqualAtEveryStateInAllVariants) {
  std::uint64_t seed = 1;
  for (const Options& options : all_options()) {
    compare(options, seed++, 500 / kThrift);
    if (testing::Test::HasFatalFailure()) return;
  }
}

TEST(FrostBittenReference, EqualThroughWholeBasicGames) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) compare(options_of("", static_cast<int>(1 + seed % 3 + 1)), seed, 6000);
}

// Contacts as the scene asks for them, against the reference's, at the states of random games.
TEST(FrostBittenReference, ContactsAgree) {
  for (const Options& options : all_options()) {
    if (options.seats != 2) continue;
    Rng rng(5);
    State state = FrostBitten::start(options);
    frost_bitten_reference::Game game = reference_of(options);
    for (int i = 0; i < 60 / kThrift; ++i) {
      for (const std::string& a : game.places()) {
        std::set<std::string> expected;
        for (const std::string& b : game.places()) {
          if (game.touch(a, b)) expected.insert(b);
          const auto place_a = FrostBitten::parse_action("step 1 " + a)->to, place_b = FrostBitten::parse_action("step 1 " + b)->to;
          ASSERT_EQ(in_contact(state, place_a, place_b), game.touch(a, b)) << a << " " << b << "\n" << board_text(state);
        }
        const auto listed = touching(state, a);
        ASSERT_EQ(std::set<std::string>(listed.begin(), listed.end()), expected) << a << "\n" << board_text(state);
        ASSERT_EQ(listed.size(), expected.size());
      }
      const std::string step = choose(game.next_steps(), rng);
      game.play(step);
      if (const auto action = FrostBitten::parse_action(step)) {
        FrostBitten::apply(state, *action, NoEvents{});
      } else {
        FrostBitten::resolve(state, *FrostBitten::parse_outcome(step), NoEvents{});
      }
      if (game.asks == "over") break;
    }
  }
}

}  // namespace
}  // namespace wildshore::frost_bitten
