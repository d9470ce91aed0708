// set_up_test.cpp: pieces and set-up, paragraphs 1 and 2 of rules.md.
#include <set>

#include "support.hpp"

namespace wildshore::mare_polare {
namespace {

TEST(MarePolareRules, P1_1_FourteenFloesAndTwoWaters) {
  const State s = MarePolare::start(options_of(""));
  EXPECT_EQ(std::popcount(s.water), 2);
  std::set<int> floes;
  for (const Floe floe : s.floe) {
    if (floe != kNoFloe) floes.insert(floe);
  }
  EXPECT_EQ(floes.size(), 14u);
  EXPECT_EQ(s.floe[s.oracle], kOracleFloe);
  EXPECT_EQ(s.floe[s.igloo], kIglooFloe);
  EXPECT_EQ(board_text(s),
            "round 1 seat 1 first?\n"
            "hole       ice        ice        oracle\n"
            "ice        ~          hole       ice\n"
            "ice        hole       ~          hole\n"
            "igloo      ice        hole       ice\n"
            "1 recipe 0000 harpoon \n"
            "2 recipe 0000 harpoon \n"
            "bag 60\n");
}

TEST(MarePolareRules, P1_2_FifteenOfEachAndOneNaturalOfEachShape) {
  const State alone = MarePolare::start(options_of(""));
  const State together = MarePolare::start(options_of("coop=1"));
  EXPECT_EQ(fish_in_bag(alone), 60);
  EXPECT_EQ(fish_in_bag(together), 64);
  for (int kind = 0; kind < kKinds; ++kind) {
    EXPECT_EQ(shapes_in_bag(alone, kind), 15);
    EXPECT_EQ(shapes_in_bag(together, kind), 16);
  }
}

TEST(MarePolareRules, P1_3_TenRecipesAndHandicaps) {
  Play table("", 2, {"first 1"});
  EXPECT_EQ(
      table.all(),
      "recipe 1 0232, recipe 1 0223, recipe 1 2032, recipe 1 2023, recipe 1 3202, recipe 1 2302, recipe 1 2203, recipe 1 3220, "
      "recipe 1 2320, recipe 1 2230");
  const int sizes[] = {10, 12, 24, 12};
  for (int h = 0; h < 4; ++h) {
    const auto all = cards(static_cast<Handicap>(h));
    EXPECT_EQ(static_cast<int>(all.size()), sizes[h]);
    EXPECT_EQ(std::set<Counts>(all.begin(), all.end()).size(), all.size());
    for (const Counts card : all) {
      EXPECT_EQ(total(card), kSoup);
      int kinds = 0;
      for (int kind = 0; kind < kKinds; ++kind) kinds += count_of(card, kind) > 0;
      EXPECT_EQ(kinds, 3);
    }
  }
  Play strong("handicap2=511", 2, {"first 1", "recipe 1 3220"});
  EXPECT_TRUE(strong.legal("recipe 2 5110"));
  EXPECT_FALSE(strong.legal("recipe 2 2230"));
}

TEST(MarePolareRules, P1_4_SixFaces) {
  EXPECT_EQ(Play::begun().all(), "roll 1, roll 2, roll 3, roll 4, roll jump, roll splash");
}

TEST(MarePolareRules, P2_1_ShuffledLayoutsFitAndHaveFiveHoles) {
  Play table("layout=shuffled", 2, {"water a1 d4"});
  EXPECT_FALSE(table.legal("oracle a1"));
  table.step("oracle b2");
  EXPECT_FALSE(table.legal("igloo b3"));  // touches
  EXPECT_TRUE(table.legal("igloo c3"));   // diagonally is not touching
  table.step({"igloo c3", "hole a2", "hole b1", "hole d1", "hole d2", "hole a4"});
  EXPECT_EQ(std::popcount(table.state.holes), 5);
  EXPECT_TRUE(table.legal("first 1"));
}

TEST(MarePolareRules, P2_1_WatersNeverTouchNorCutOffACorner) {
  const Play table("layout=shuffled");
  EXPECT_FALSE(table.legal("water a1 b1"));
  EXPECT_FALSE(table.legal("water a1 a2"));
  EXPECT_FALSE(table.legal("water b1 a2"));  // a1 alone
  EXPECT_FALSE(table.legal("water d3 c4"));  // d4 alone
  EXPECT_TRUE(table.legal("water b2 c3"));
  EXPECT_EQ(legal_texts(table.state).size(), 92u);  // 120 pairs, 24 touch, 4 cut off a corner
}

TEST(MarePolareRules, P2_1_AllLayoutsAreEquallyLikely) {
  // What an outcome weighs is how many ways lead on from it.
  const State start = MarePolare::start(options_of("layout=shuffled"));
  MarePolare::Outcomes waters, oracles, igloos;
  MarePolare::outcomes(start, waters);
  for (const auto& w : waters) {
    State with_waters = start;
    MarePolare::resolve(with_waters, w.outcome, NoEvents{});
    MarePolare::outcomes(with_waters, oracles);
    std::uint32_t ways = 0;
    for (const auto& o : oracles) ways += o.weight;
    EXPECT_EQ(ways, 2 * w.weight);  // waters weigh half their ways to go on
    for (const auto& o : oracles) {
      State with_oracle = with_waters;
      MarePolare::resolve(with_oracle, o.outcome, NoEvents{});
      MarePolare::outcomes(with_oracle, igloos);
      EXPECT_EQ(static_cast<std::uint32_t>(igloos.size()), o.weight);
    }
  }
}

TEST(MarePolareRules, P2_2_RecipesAreDealtSeatBySeatAndNeverTwice) {
  Play table("", 3, {"first 2", "recipe 1 0232"});
  EXPECT_FALSE(table.legal("recipe 2 0232"));
  EXPECT_EQ(legal_texts(table.state).size(), 9u);
  table.step("recipe 2 2230");
  EXPECT_EQ(legal_texts(table.state).size(), 8u);
  const View owner = MarePolare::view(table.state, 1), other = MarePolare::view(table.state, 0);
  EXPECT_EQ(owner.state.recipe[1], table.state.recipe[1]);
  EXPECT_EQ(other.state.recipe[1], kSecret);
  EXPECT_EQ(other.state.recipe[2], 0);  // not dealt yet
}

TEST(MarePolareRules, P2_3_InuitArePlacedOnWholeFreeFloesInTurnOrder) {
  Play table("", 3, {"first 2", "recipe 1 0232", "recipe 2 2230", "recipe 3 3220"});
  EXPECT_EQ(MarePolare::to_act(table.state), (ToAct{Turn::Seat, 1}));
  EXPECT_EQ(table.all(), "place b1, place c1, place a2, place d2, place a3, place b4, place d4");
  EXPECT_EQ(table.why("place a1"), "2.3");  // a hole
  EXPECT_EQ(table.why("place d1"), "2.3");  // the oracle
  EXPECT_EQ(table.why("place a4"), "2.3");  // the igloo
  EXPECT_EQ(table.why("place b2"), "2.3");  // water
  table.step("place b1");
  EXPECT_EQ(table.why("place b1"), "2.3");
  table.step({"place c1", "place a2"});
  EXPECT_EQ(table.at(1), "a2");
  EXPECT_EQ(table.state.seat, 1);
  EXPECT_TRUE(table.legal("roll 1"));
}

TEST(MarePolareOptions, FingersByDefaultThreeAndTogetherTwo) {
  EXPECT_EQ(options_of("").fingers, 3);
  EXPECT_EQ(options_of("coop=1").fingers, 2);
  EXPECT_EQ(options_of("coop=1 fingers=3").fingers, 3);
  EXPECT_EQ(options_of("fingers=1").fingers, 1);
}

}  // namespace
}  // namespace wildshore::mare_polare
