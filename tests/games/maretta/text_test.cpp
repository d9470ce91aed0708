// text_test.cpp: steps as text and back, and the table as text.
#include <set>

#include "support.hpp"

namespace wildshore::maretta {
namespace {

TEST(MarettaTexts, EveryActionHasItsOwn) {
  std::set<std::string> seen;
  const auto keep = [&](const Action& action) {
    const std::string text(MarettaRules::text(action).view());
    EXPECT_TRUE(seen.insert(text).second) << text;
    EXPECT_EQ(MarettaRules::parse_action(text), action) << text;
  };
  for (Card card = 0; card < kCardKinds; ++card) {
    for (const ActionKind kind : {ActionKind::Choose, ActionKind::Load, ActionKind::Discard}) keep({kind, 0, card});
    for (std::uint8_t seat = 0; seat < kSeats; ++seat) {
      keep({ActionKind::Give, seat, card});
      keep({ActionKind::Steal, seat, card});
    }
  }
  for (std::uint8_t seat = 0; seat < kSeats; ++seat) {
    keep({ActionKind::Swap, seat, 0});
    keep({ActionKind::Look, seat, 0});
  }
  for (Card slot = 0; slot < kSlots; ++slot) keep({ActionKind::Take, 0, slot});
  keep({ActionKind::Move, 0, 0});
  keep({ActionKind::Pass, 0, 0});
  EXPECT_EQ(seen.count("give 2 wood3"), 1u);
  EXPECT_EQ(seen.count("take 2"), 1u);
}

TEST(MarettaTexts, EveryOutcomeHasItsOwn) {
  std::set<std::string> seen;
  const auto keep = [&](const Outcome& outcome) {
    const std::string text(MarettaRules::text(outcome).view());
    EXPECT_TRUE(seen.insert(text).second) << text;
    EXPECT_EQ(MarettaRules::parse_outcome(text), outcome) << text;
  };
  for (std::uint8_t barrel = 0; barrel < kBarrels; ++barrel) {
    for (std::uint8_t space = 4; space <= 17; ++space) keep({OutcomeKind::Float, space, barrel});
    keep({OutcomeKind::Open, 0, barrel});
  }
  for (std::uint8_t seat = 0; seat < kSeats; ++seat) {
    keep({OutcomeKind::First, seat, 0});
    for (Card card = 0; card < kCardKinds; ++card) keep({OutcomeKind::Draw, seat, card});
  }
  EXPECT_EQ(seen.count("draw 2 ship"), 1u);
  EXPECT_EQ(seen.count("open frenzy"), 1u);
}

TEST(MarettaTexts, GarbageIsRefused) {
  for (const char* text : {"", " ", "give", "give 2", "give 2 wood", "give 2 wood0", "give 2 wood6", "give 0 wood3", "give 7 wood3", "give 2 wood3 ",
                           " give 2 wood3", "give  2 wood3", "give 2 wood3 x", "choose Wood3", "choose wood33", "choose 2 wood3", "take", "take 0",
                           "take 3", "move 2", "pass 1", "look", "look 2 wood3", "swap a", "choose ?"}) {
    EXPECT_FALSE(MarettaRules::parse_action(text)) << text;
  }
  for (const char* text : {"draw 2", "draw wood3", "draw 2 wood3 x", "barrel 9", "barrel 09 shark", "barrel 9 sharks", "barrel 999 shark", "open",
                           "open down", "first", "first 0", "first 7"}) {
    EXPECT_FALSE(MarettaRules::parse_outcome(text)) << text;
  }
}

TEST(MarettaTexts, Table) {
  Play play(Side::Maretta, {"wood1 rope1 fire1 water2", "wood4 rope4 fire3 water5", "wood2 rope2 fire2 ship"});
  play.set_stock(3, "food1 food1 rope3");
  play.put(2, 7);
  play.lay(9, 1, "spear");
  play.lay(9, 2, "down");
  play.step("choose wood1");
  EXPECT_EQ(board_text(play.state),
            "round 1 choose seat 2 first 1 deck 27\n"
            "1 at 0 (*) wood1 down (**) - hand rope1 fire1 water2 stock -\n"
            "2 at 7 (*) - (**) - hand wood4 rope4 fire3 water5 stock -\n"
            "3 at 0 (*) - (**) - hand wood2 rope2 fire2 ship stock rope3 food1x2\n"
            "9 spear  9 down  \n"
            "discards -\n");
}

}  // namespace
}  // namespace wildshore::maretta
