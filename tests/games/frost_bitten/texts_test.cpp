// texts_test.cpp: step texts are exact inverses, and nothing that is thrown at parse, text or why does harm.
#include "support.hpp"

namespace wildshore::frost_bitten {
namespace {

TEST(FrostBittenTexts, EveryWordedActionIsItsOwnInverse) {
  std::vector<std::string> texts;
  std::vector<std::string> places = {"south", "equator", "north"};
  for (char pack = '1'; pack <= '8'; ++pack) {
    for (char column = 'A'; column <= 'D'; ++column) places.push_back({pack, column});
  }
  for (const std::string& place : places) {
    for (const char* verb : {"step 1 ", "step 2 ", "step 3 ", "bear ", "bear 1 ", "bear 2 "}) texts.push_back(verb + place);
    if (place.size() == 2) {
      for (const char* direction : {" n", " s", " e", " w"}) texts.push_back("slide " + place + direction);
    }
  }
  for (const char* die : {"P2", "P3", "P4", "B3", "B4"}) texts.push_back(std::string("die ") + die);
  for (const std::string& text : texts) {
    const auto action = FrostBitten::parse_action(text);
    ASSERT_TRUE(action) << text;
    EXPECT_EQ(FrostBitten::text(*action).view(), text);
  }
  for (const std::string text : {"first 1", "first 4", "roll P2", "roll P3", "roll P4", "roll B3", "roll B4", "roll 5"}) {
    const auto outcome = FrostBitten::parse_outcome(text);
    ASSERT_TRUE(outcome) << text;
    EXPECT_EQ(FrostBitten::text(*outcome).view(), text);
  }
}

TEST(FrostBittenTexts, GarbageIsRefused) {
  for (const std::string_view text :
       {"", " ", "step", "step 1", "step 0 1A", "step 4 1A", "step 01 1A", "step 1 1E", "step 1 9A", "step 1 1a", "step 1 1A ", " step 1 1A",
        "step  1 1A", "step 1  1A", "step 1 1A x", "slide 1A", "slide 1A x", "slide 1A ns", "slide south n", "bear", "bear 0 1A", "bear 3 1A",
        "bear 1 1 1A", "die", "die 5", "die P5", "die P3 P3", "roll P3", "first 1", "STEP 1 1A", "step 1 1A\n", "bear  1A"}) {
    EXPECT_FALSE(FrostBitten::parse_action(text)) << text;
  }
  for (const std::string_view text : {"", "first", "first 0", "first 5", "first 1 1", "first  1", "roll", "roll P5", "roll 4", "roll p3", "roll P3 ", "step 1 1A"}) {
    EXPECT_FALSE(FrostBitten::parse_outcome(text)) << text;
  }
}

// why() of every value an Action can have agrees with the list, at states of random games in all variants.
TEST(FrostBittenTexts, WhyRefusesExactlyWhatIsNotListed) {
  std::uint64_t seed = 1;
  for (const Options& options : all_options()) {
    Rng rng(seed++);
    State s = FrostBitten::start(options);
    for (int i = 0; i < 120 && s.phase != Phase::Over; ++i) {
      FrostBitten::Actions actions;
      FrostBitten::Outcomes outcomes;
      FrostBitten::actions(s, actions);
      FrostBitten::outcomes(s, outcomes);
      if (i % 10 == 0) {
        int legal = 0;
        for (int kind = 0; kind < 6; ++kind) {
          for (int piece = 0; piece < 256; piece += piece < 34 ? 1 : 37) {
            for (int to = 0; to < 256; to += to < 36 ? 1 : 31) {
              const Action a{static_cast<ActionKind>(kind), static_cast<std::uint8_t>(piece), static_cast<std::uint8_t>(to)};
              const bool refused = static_cast<bool>(FrostBitten::why(s, a));
              legal += !refused;
              ASSERT_TRUE(refused || actions.contains(a)) << FrostBitten::text(a).view() << "\n" << board_text(s);
            }
          }
        }
        ASSERT_EQ(legal, actions.size()) << board_text(s);
      }
      if (!actions.empty()) {
        FrostBitten::apply(s, actions[static_cast<int>(rng.below(static_cast<std::uint32_t>(actions.size())))], NoEvents{});
      } else {
        FrostBitten::resolve(s, outcomes[static_cast<int>(rng.below(static_cast<std::uint32_t>(outcomes.size())))].outcome, NoEvents{});
      }
    }
  }
}

TEST(FrostBittenTexts, TextOfAnyActionIsHarmless) {
  for (int kind = 0; kind < 256; kind += 1) {
    for (int value = 0; value < 256; value += 5) {
      const auto byte = static_cast<std::uint8_t>(value);
      EXPECT_FALSE(FrostBitten::text(Action{static_cast<ActionKind>(kind), byte, byte}).view().empty());
      EXPECT_FALSE(FrostBitten::text(Outcome{static_cast<OutcomeKind>(kind), byte}).view().empty());
    }
  }
}

}  // namespace
}  // namespace wildshore::frost_bitten
