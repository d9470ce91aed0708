// text_test.cpp: steps as text: exact inverses, and garbage is refused.
#include "support.hpp"

namespace wildshore::mare_polare {
namespace {

TEST(MarePolareText, EveryActionComesBack) {
  for (int kind = 0; kind <= static_cast<int>(ActionKind::Go); ++kind) {
    const auto verb = static_cast<ActionKind>(kind);
    const int last = verb < ActionKind::Take ? 16 : verb < ActionKind::Drop ? 4 : verb == ActionKind::Drop ? 60 : 1;
    for (int to = 0; to < last; ++to) {
      const Action action{verb, static_cast<std::uint8_t>(to)};
      EXPECT_EQ(MarePolare::parse_action(MarePolare::text(action)), action) << MarePolare::text(action).view();
    }
  }
}

TEST(MarePolareText, GarbageIsRefused) {
  for (const char* text :
       {"",         " ",        "walk",       "walk ",  "walk e1", "walk a5", "walk a0",   "walk A1", "walk a1 ",
        " walk a1", "walk  a1", "walk a1 b2", "take E", "take a",  "take AB", "give 0",    "give 5",  "drop 1",
        "drop 00",  "drop 61",  "drop 001",   "fish 1", "Fish",    "keep ",   "done done", "go\n",    "claim x"}) {
    EXPECT_FALSE(MarePolare::parse_action(text)) << text;
  }
  for (const char* text : {"",           "roll",         "roll 0",        "roll 5",        "roll Jump",
                           "roll 1 ",    "water a1",     "water a1 a1",   "water b2 a1",   "water a1 b2 c3",
                           "oracle",     "oracle e1",    "hole a9",       "first 0",       "first 5",
                           "recipe 1",   "recipe 1 322", "recipe 1 3221", "recipe 5 3220", "recipe 1 32200",
                           "touch",      "touch BA",     "touch AAAAA",   "touch E",       "land",
                           "land fisch", "land fish ",   "igloo 11"}) {
    EXPECT_FALSE(MarePolare::parse_outcome(text)) << text;
  }
}

TEST(MarePolareText, NoActionIsAnOutcome) {
  Play table = Play::begun();
  Rng rng(2);
  for (int i = 0; i < 2000; ++i) {
    const auto texts = legal_texts(table.state);
    const std::string step = texts[rng.below(static_cast<std::uint32_t>(texts.size()))];
    ASSERT_NE(MarePolare::parse_action(step).has_value(), MarePolare::parse_outcome(step).has_value()) << step;
    table.step(step);
    if (testing::Test::HasFatalFailure()) return;
  }
}

TEST(MarePolareText, TheTableInWords) {
  Play table = Play::begun();
  table.load(1, "AB");
  table.step({"roll 1", "walk a1", "lay c3", "fish", "touch ABC"});
  EXPECT_EQ(board_text(table.state),
            "round 1 seat 1 1 take? ABC\n"
            "hole 1     ~          ice 2      oracle\n"
            "ice        ~          hole       ice\n"
            "ice        hole       hole       hole\n"
            "igloo      ice        hole       ice\n"
            "1 recipe 3220 harpoon AB\n"
            "2 recipe 0232 harpoon \n"
            "bag 58\n");
}

}  // namespace
}  // namespace wildshore::mare_polare
