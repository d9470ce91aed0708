// turn_test.cpp: the turn, paragraphs 3 of rules.md.
#include "support.hpp"

namespace wildshore::mare_polare {
namespace {

TEST(MarePolareRules, P3_1_WalksStraight) {
  Play table = Play::begun();
  table.step("roll 4");
  EXPECT_EQ(table.all(), "walk a1");  // c1 is occupied, b2 water
  EXPECT_EQ(table.why("walk a2"), "3.1");
  EXPECT_EQ(table.why("walk b2"), "3.1");
  EXPECT_EQ(table.why("walk c1"), "3.1");
  EXPECT_EQ(table.why("walk b1"), "3.1");
  Play other = Play::begun();
  other.turn(2);
  other.step("roll 2");
  EXPECT_EQ(other.all(), "walk d1, walk c2");  // c3 is water
}

TEST(MarePolareRules, P3_1_MayTurnCorners) {
  Play table = Play::begun("corners=1");
  table.step("roll 4");
  EXPECT_EQ(table.all(), "walk a1, walk a2, walk a3, walk b3, walk a4");
  Play near = Play::begun("corners=1");
  near.step("roll 2");
  EXPECT_EQ(near.all(), "walk a1, walk a2");
  near.step("walk a2");
  const Event* walked = near.find(EventKind::Walked);
  ASSERT_TRUE(walked);
  EXPECT_EQ(walked->number, 2);
  EXPECT_EQ(walked->path, 3 | (2 << 2));  // west, south
}

TEST(MarePolareRules, P3_1_OccupiedOracleAndIglooBarTheWay) {
  Play table = Play::begun("", 3);
  table.stand(1, "a3");
  table.stand(2, "a4");
  table.stand(3, "d1");
  table.turn(1);
  table.step("roll 3");
  EXPECT_EQ(table.why("walk a4"), "3.1");
  table.turn(1);
  table.stand(1, "c1");
  table.step("roll 1");
  EXPECT_EQ(table.why("walk d1"), "3.1");
}

TEST(MarePolareRules, P3_1_WithoutAnyStepTheTurnIsOver) {
  Play table = Play::begun("", 3);
  table.stand(1, "b1");
  table.stand(2, "a1");
  table.turn(1);
  table.stand(3, "c1");
  table.step("roll 2");
  EXPECT_TRUE(table.count(EventKind::Stuck));
  EXPECT_EQ(table.state.seat, 1);
  EXPECT_TRUE(table.legal("roll 1"));
}

TEST(MarePolareRules, P3_2_TheFloeLeftIsTurnedAndLaidOnAFreeWater) {
  Play table = Play::begun();
  const Floe floe = table.state.floe[cell_of("b1")];
  table.step({"roll 1", "walk a1"});
  EXPECT_EQ(table.all(), "lay b2, lay c3");
  EXPECT_EQ(table.why("lay b1"), "3.2");
  table.step("lay c3");
  EXPECT_EQ(table.cell("b1"), "~");
  EXPECT_EQ(table.cell("b2"), "~");
  EXPECT_EQ(table.cell("c3"), "hole");
  EXPECT_EQ(table.state.floe[cell_of("c3")], floe);
  const Event* laid = table.find(EventKind::FloeLaid);
  ASSERT_TRUE(laid);
  EXPECT_EQ(laid->piece, floe);
  EXPECT_EQ(laid->number, 1);
  table.step({"pass"});
  table.turn(1);
  table.step({"roll 1", "walk a2", "lay b1"});  // a1 was a hole
  EXPECT_EQ(table.cell("b1"), "ice");
  EXPECT_EQ(table.cell("a1"), "~");
}

TEST(MarePolareRules, P3_2_NeverOnASwimmer) {
  Play table = Play::begun("", 3);
  table.stand(2, "b2");
  table.turn(1);
  table.step({"roll 1", "walk a1"});
  EXPECT_EQ(table.cell("c3"), "hole");  // the only free water: nothing was asked
  EXPECT_TRUE(table.legal("fish"));
  Play both = Play::begun("", 3);
  both.stand(2, "b2");
  both.stand(3, "c3");
  both.turn(1);
  both.step({"roll 1", "walk a1"});
  EXPECT_EQ(both.cell("b1"), "hole");  // turned in place
  EXPECT_TRUE(both.count(EventKind::FloeTurned));
  EXPECT_EQ(std::popcount(both.state.water), 2);
}

TEST(MarePolareRules, P3_2_LeavingOracleIglooOrWaterMovesNothing) {
  for (const char* from : {"d1", "a4", "b2"}) {
    Play table = Play::begun();
    table.stand(1, from);
    table.stand(2, "d4");
    table.turn(1);
    const State before = table.state;
    table.step("roll jump");
    table.step("jump c1");
    EXPECT_EQ(table.state.water, before.water) << from;
    EXPECT_EQ(table.state.holes, before.holes) << from;
    EXPECT_EQ(table.state.seat, 1) << from;
  }
}

TEST(MarePolareRules, P3_3_JumpsToAnyFreeFloe) {
  Play table = Play::begun();
  table.step("roll jump");
  EXPECT_EQ(legal_texts(table.state).size(), 12u);
  EXPECT_EQ(table.why("jump b1"), "3.3");
  EXPECT_EQ(table.why("jump c1"), "3.3");
  EXPECT_EQ(table.why("jump c3"), "3.3");
  table.step({"jump d3", "lay b2"});
  EXPECT_EQ(table.cell("b2"), "hole");
  EXPECT_TRUE(table.legal("fish"));
}

TEST(MarePolareRules, P3_4_SplashCostsTheTopmostFish) {
  Play table = Play::begun();
  table.load(1, "AAB");
  table.step("roll splash");
  EXPECT_EQ(table.all(), "fall b2, fall c3");
  EXPECT_EQ(table.why("fall a1"), "3.4");
  table.step("fall c3");
  EXPECT_EQ(table.at(1), "c3");
  EXPECT_EQ(table.harpoon(1), "AA");
  EXPECT_EQ(table.cell("b1"), "ice");
  EXPECT_EQ(table.state.seat, 1);
  table.turn(1);
  table.step("roll splash");  // swims already
  EXPECT_EQ(table.harpoon(1), "AA");
  EXPECT_EQ(table.at(1), "c3");
  EXPECT_TRUE(table.count(EventKind::Spared));
}

TEST(MarePolareRules, P3_4_OneFreeWaterIsNoChoiceAndNoneSpares) {
  Play table = Play::begun("", 3);
  table.load(1, "C");
  table.stand(2, "b2");
  table.turn(1);
  table.step("roll splash");
  EXPECT_EQ(table.at(1), "c3");
  EXPECT_EQ(table.harpoon(1), "");
  table.load(3, "DD");
  table.turn(3);
  table.step("roll splash");
  EXPECT_EQ(table.at(3), "d2");
  EXPECT_EQ(table.harpoon(3), "DD");
  EXPECT_EQ(table.state.seat, 0);
}

TEST(MarePolareRules, P3_5_ASwimmerComesOutBesideTheWaterOrJumps) {
  Play table = Play::begun();
  table.stand(1, "b2");
  table.turn(1);
  table.step("roll 2");
  EXPECT_EQ(table.all(), "walk b1, walk a2, walk c2, walk d2, walk b3, walk b4");
  table.step("walk c2");
  EXPECT_EQ(std::popcount(table.state.water), 2);
  EXPECT_TRUE(table.legal("fish"));
}

TEST(MarePolareRules, P3_6_FishingByTouch) {
  Play table = Play::begun();
  table.step({"roll 1", "walk a1", "lay c3"});
  EXPECT_EQ(table.all(), "fish, pass");
  EXPECT_EQ(table.why("keep"), "3.6");
  table.step("fish");
  EXPECT_EQ(legal_texts(table.state).size(), 20u);
  table.step("touch ABB");
  EXPECT_EQ(table.all(), "take A, take B");
  EXPECT_EQ(table.why("take C"), "3.6");
  table.step("take B");
  EXPECT_EQ(count_of(table.state.bag, 1), 14);
  EXPECT_EQ(table.all(), "keep, back");
  Play back = table;
  table.step("keep");
  EXPECT_EQ(table.harpoon(1), "B");
  EXPECT_EQ(table.state.seat, 1);
  back.step("back");
  EXPECT_EQ(back.harpoon(1), "");
  EXPECT_EQ(back.state.bag, kFullBag);
}

TEST(MarePolareRules, P3_6_WrongFishMayBeKeptAndGoOnTop) {
  Play table = Play::begun();
  table.load(1, "AB");
  table.step({"roll 1", "walk a1", "lay c3", "fish", "touch CDD", "take D", "keep"});
  EXPECT_EQ(table.harpoon(1), "ABD");
}

TEST(MarePolareRules, P3_6_FingersAndAnEmptyBag) {
  for (int fingers = 1; fingers <= 4; ++fingers) {
    Play table = Play::begun("fingers=" + std::to_string(fingers));
    table.step({"roll 1", "walk a1", "lay c3", "fish"});
    for (const std::string& step : legal_texts(table.state)) EXPECT_EQ(step.size(), 6u + static_cast<unsigned>(fingers));
  }
  Play table = Play::begun();
  table.load(1, std::string(15, 'A') + std::string(15, 'B'));
  table.load(2, std::string(15, 'C') + std::string(13, 'D'));
  table.step({"roll 1", "walk a1", "lay c3", "fish"});
  EXPECT_EQ(table.all(), "touch DD");
  table.step({"touch DD", "take D", "keep"});
  EXPECT_EQ(fish_on(table.state, 0), 31);
  table.load(2, std::string(15, 'C') + std::string(14, 'D'));
  table.turn(1);
  table.step({"roll 1", "walk a2", "lay b1"});
  table.turn(1);
  table.step({"roll jump", "jump b3", "lay a1"});
  EXPECT_EQ(table.state.seat, 1);  // an empty bag: the turn is over
}

TEST(MarePolareRules, P3_6_EveryFishIsEquallyLikelyToBrushTheHand) {
  Play table = Play::begun("fingers=2");
  table.load(1, "AAAAAAAAAAAAA");  // 2 A left of 47
  table.step({"roll 1", "walk a1", "lay c3", "fish"});
  MarePolare::Outcomes touches;
  MarePolare::outcomes(table.state, touches);
  std::uint32_t all = 0, two_a = 0, a_and_b = 0;
  for (const auto& each : touches) {
    all += each.weight;
    const std::string text(MarePolare::text(each.outcome).view());
    if (text == "touch AA") two_a = each.weight;
    if (text == "touch AB") a_and_b = each.weight;
  }
  EXPECT_EQ(all, 47u * 46u / 2u);
  EXPECT_EQ(two_a, 1u);
  EXPECT_EQ(a_and_b, 30u);
}

TEST(MarePolareRules, P3_7_TheOracleShowsTheRecipeAndTakesFishBack) {
  Play table = Play::begun();
  table.stand(2, "d4");
  table.stand(1, "c1");
  table.load(1, "ABCD");
  table.turn(1);
  table.step({"roll 1", "walk d1", "lay b2"});
  const Event* mirrored = table.find(EventKind::Mirrored);
  ASSERT_TRUE(mirrored);
  EXPECT_EQ(mirrored->data, table.state.recipe[0]);
  EXPECT_EQ(MarePolare::redact(*mirrored, 1).data, kSecret);
  EXPECT_EQ(table.all(), "drop 01, drop 02, drop 03, drop 04, done");
  EXPECT_EQ(table.why("drop 05"), "3.7");
  table.step("drop 02");
  EXPECT_EQ(table.harpoon(1), "ACD");
  table.step("drop 03");
  EXPECT_EQ(table.harpoon(1), "AC");
  table.step("done");
  EXPECT_EQ(table.state.seat, 1);
  EXPECT_EQ(table.state.shown, 0);
}

TEST(MarePolareRules, P3_7_OfEqualFishSideBySideTheTopmostIsNamed) {
  Play table = Play::begun();
  table.stand(2, "d4");
  table.stand(1, "c1");
  table.load(1, "AABBBA");
  table.turn(1);
  table.step({"roll 1", "walk d1", "lay b2"});
  EXPECT_EQ(table.all(), "drop 02, drop 05, drop 06, done");
  EXPECT_EQ(table.why("drop 01"), "3.7");
}

TEST(MarePolareRules, P3_7_WithAnEmptyHarpoonThereIsStillTimeToLook) {
  Play table = Play::begun();
  table.stand(2, "d4");
  table.stand(1, "c1");
  table.turn(1);
  Play with_fish = table;
  table.step({"roll 1", "walk d1", "lay b2"});
  EXPECT_EQ(table.all(), "done");
  with_fish.load(1, "D");
  with_fish.step({"roll 1", "walk d1", "lay b2", "drop 01"});
  EXPECT_EQ(with_fish.all(), "done");
  EXPECT_EQ(fish_in_bag(with_fish.state), 60);
  with_fish.step("done");
  EXPECT_EQ(with_fish.state.seat, 1);
}

TEST(MarePolareRules, P3_7_WhereRecipesAreOpenAnEmptyHarpoonEndsTheVisit) {
  Play table = Play::begun("coop=1");
  table.stand(2, "d4");
  table.stand(1, "c1");
  table.turn(1);
  Play with_fish = table;
  table.step({"roll 1", "walk d1", "lay b2"});
  EXPECT_EQ(table.state.seat, 1);
  with_fish.load(1, "D");
  with_fish.step({"roll 1", "walk d1", "lay b2", "drop 01"});
  EXPECT_EQ(with_fish.state.seat, 1);
}

TEST(MarePolareRules, P3_8_ARightClaimWins) {
  Play table = Play::begun();
  table.load(1, "ABCABCA");
  table.stand(1, "a3");
  table.turn(1);
  table.step({"roll 1", "walk a4", "lay b2"});
  EXPECT_EQ(table.all(), "claim, pass");
  table.step("claim");
  EXPECT_TRUE(table.count(EventKind::Won));
  const Result result = MarePolare::result(table.state);
  EXPECT_EQ(result.winners, 1u);
  EXPECT_EQ(result.reason, "soup");
  EXPECT_EQ(table.why("pass"), "3.8");
}

TEST(MarePolareRules, P3_8_AWrongClaimCostsThreeFishAndShowsTheRecipe) {
  Play table = Play::begun();
  table.load(1, "ABCABCAD");  // one too many
  table.stand(1, "a3");
  table.turn(1);
  table.step({"roll 1", "walk a4", "lay b2"});
  Play passed = table;
  passed.step("pass");
  EXPECT_EQ(passed.harpoon(1), "ABCABCAD");
  EXPECT_EQ(passed.state.shown, 0);
  EXPECT_EQ(MarePolare::view(table.state, 1).state.recipe[0], kSecret);
  table.step("claim");
  EXPECT_EQ(MarePolare::view(table.state, 1).state.recipe[0], table.state.recipe[0]);
  EXPECT_EQ(MarePolare::view(table.state, kSpectator).state.recipe[0], table.state.recipe[0]);
  EXPECT_EQ(table.why("done"), "3.8");
  table.step({"drop 08", "drop 01", "drop 01"});
  EXPECT_EQ(table.harpoon(1), "CABCA");
  EXPECT_EQ(table.state.seat, 1);
}

TEST(MarePolareRules, P3_8_ThreeFishOrFewerAllGoBack) {
  for (const char* fish : {"A", "ABC"}) {
    Play table = Play::begun();
    table.load(1, fish);
    table.stand(1, "a3");
    table.turn(1);
    table.step({"roll 1", "walk a4", "lay b2", "claim"});
    while (table.harpoon(1) != "") table.step("drop 01");
    EXPECT_EQ(fish_in_bag(table.state), 60);
    EXPECT_EQ(table.state.seat, 1);
  }
}

TEST(MarePolareRules, P3_8_AnEmptyHarpoonClaimsNothing) {
  Play table = Play::begun();
  table.stand(1, "a3");
  table.turn(1);
  table.step({"roll 1", "walk a4", "lay b2"});
  EXPECT_EQ(table.state.seat, 1);
}

TEST(MarePolareRules, RoundsAreCountedFromTheFirstSeat) {
  Play table("", 2, {"first 2", "recipe 1 0232", "recipe 2 2230", "place b1", "place d2"});
  EXPECT_EQ(MarePolare::result(table.state).round, 1);
  table.step({"roll splash", "fall b2"});
  EXPECT_EQ(MarePolare::result(table.state).round, 1);
  table.step("roll splash");
  EXPECT_EQ(MarePolare::result(table.state).round, 2);
}

}  // namespace
}  // namespace wildshore::mare_polare
