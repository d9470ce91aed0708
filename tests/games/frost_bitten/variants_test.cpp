// variants_test.cpp: section 6 of rules.md, one test or more a paragraph.
#include "support.hpp"

namespace wildshore::frost_bitten {
namespace {

using Names = std::vector<std::string>;

TEST(FrostBittenVariants, P6_1_AFiveIsRolledAgain) {
  Play t("alert=1", 2, {"first 1"});
  EXPECT_EQ(legal_texts(t.state), (Names{"roll B3", "roll P3", "roll P2", "roll P4", "roll 5"}));
  t.step("roll 5");
  EXPECT_EQ(t.count(EventKind::Alert), 1);
  FrostBitten::Outcomes outcomes;
  FrostBitten::outcomes(t.state, outcomes);
  ASSERT_EQ(outcomes.size(), 2);
  EXPECT_EQ(outcomes[0].weight, outcomes[1].weight);
  EXPECT_EQ(legal_texts(t.state), (Names{"roll B4", "roll P4"}));
  t.step("roll B4");
  EXPECT_EQ(t.state.moves, 4);
  EXPECT_TRUE(is_bear_die(die_in_play(t.state)));
}

TEST(FrostBittenVariants, P6_2_TurnsRoundAtTheNorthPole) {
  Play t("homesick=1", 2, {"first 1"});
  t.place(1, 1, "4A");
  t.floe("4A", 10);
  t.step({"roll P4", "step 1 north"});
  EXPECT_EQ(t.events.back().kind, EventKind::PenguinArrived);
  EXPECT_EQ(t.events.back().number, static_cast<int>(Arrival::TurnedHome));
  EXPECT_EQ(FrostBitten::result(t.state).scores[0], 0);
  t.step({"step 1 4A", "step 1 north", "step 1 4A"});
  EXPECT_TRUE(is_homeward(t.state, 0));
}

TEST(FrostBittenVariants, P6_2_OnlyHomewardPenguinsEnterTheSouthPoleAndStay) {
  Play t("homesick=1", 2, {"first 1"});
  t.place(1, 1, "1A", true);
  t.place(1, 2, "1A");
  t.step("roll P4");
  EXPECT_EQ(t.why("step 2 south"), "3.4");
  t.step("step 1 south");
  EXPECT_EQ(t.events.back().number, static_cast<int>(Arrival::Home));
  EXPECT_EQ(FrostBitten::result(t.state).scores[0], 1);
  EXPECT_EQ(t.why("step 1 1A"), "6.2");
}

TEST(FrostBittenVariants, P6_2_AllThreeHomeWin) {
  Play t("homesick=1", 2, {"first 1"});
  t.place(1, 1, "south", true);
  t.place(1, 2, "south", true);
  t.place(1, 3, "1C", true);
  t.step({"roll P2", "step 3 south"});
  EXPECT_EQ(t.state.phase, Phase::Over);
  EXPECT_EQ(FrostBitten::result(t.state).reason, "home");
}

TEST(FrostBittenVariants, P6_2_ACaughtPenguinStartsAllOver) {
  Play t("homesick=1", 2, {"first 2"});
  t.place(1, 1, "1A", true);
  t.bear(1, "1B");
  t.step({"roll B3", "bear 1A"});
  EXPECT_EQ(t.at(1, 1), "south");
  EXPECT_FALSE(is_homeward(t.state, 0));
  EXPECT_EQ(FrostBitten::result(t.state).scores[0], 0);
}

TEST(FrostBittenVariants, P6_3_ThreePacks) {
  Play t("warming=1", 2, {"first 1", "roll P4"});
  EXPECT_EQ(t.state.floes, 12);
  EXPECT_EQ(t.state.length, 9);
  EXPECT_EQ(t.why("slide 4A n"), "1.1");
  t.step("slide 3A n");
  EXPECT_EQ(touching(t.state, "north"), Names{"3A"});
}

TEST(FrostBittenVariants, P6_4_TwoWatersAndTheEquator) {
  Play t("mega=1", 2, {"first 1"});
  EXPECT_EQ(t.state.floes, 32);
  EXPECT_EQ(touching(t.state, "equator"), (Names{"5A", "5B", "5C", "5D"}));
  t.place(1, 1, "4B");
  t.floe("4B", 10);
  t.step({"roll P4", "roll P4", "step 1 equator", "step 1 5C", "step 1 equator", "step 1 4B"});
  EXPECT_EQ(t.at(1, 1), "4B");
  EXPECT_EQ(Play("", 2, {"first 1", "roll P4"}).why("step 1 equator"), "6.4");
}

TEST(FrostBittenVariants, P6_4_WarmingCountsOn) {
  const Play t("mega=1 warming=1");
  EXPECT_EQ(t.state.floes, 24);
  EXPECT_EQ(touching(t.state, "equator"), (Names{"4A", "4B", "4C", "4D"}));
}

TEST(FrostBittenVariants, P6_4_TheDiceInEitherOrder) {
  Play t("mega=1", 2, {"first 1", "roll P2"});
  EXPECT_EQ(FrostBitten::to_act(t.state).turn, Turn::Chance);
  t.step("roll B3");
  EXPECT_EQ(legal_texts(t.state), (Names{"die P2", "die B3"}));
  EXPECT_EQ(t.why("slide 1A n"), "6.4");
  EXPECT_EQ(t.why("die P4"), "6.4");
  t.step("die B3");
  EXPECT_EQ(t.count(EventKind::DieChosen), 1);
  EXPECT_EQ(t.why("die P2"), "6.4");
  t.step({"bear 1 5A", "slide 8A n", "bear 2 8A"});
  EXPECT_EQ(t.count(EventKind::DieChosen), 1);
  EXPECT_EQ(t.state.moves, 2);
  EXPECT_EQ(die_in_play(t.state), Die::P2);
  t.step({"step 1 1A", "step 2 1A"});
  EXPECT_EQ(t.state.seat, 1);
}

TEST(FrostBittenVariants, P6_4_EqualDiceAskNothing) {
  Play t("mega=1", 2, {"first 1", "roll P2", "roll P2"});
  EXPECT_EQ(t.state.phase, Phase::Move);
  EXPECT_EQ(t.count(EventKind::DieChosen), 1);
  t.step({"slide 1A n", "slide 1A s", "slide 1A n", "slide 1A s"});
  EXPECT_EQ(t.state.seat, 1);
}

TEST(FrostBittenVariants, P6_4_BearsOnEquatorAndPoleDoNotReturnNorShare) {
  Play t("mega=1", 2, {"first 1"});
  EXPECT_EQ(t.state.bear[0], kEquator);
  EXPECT_EQ(t.state.bear[1], kNorth);
  t.place(1, 1, "equator");
  t.step({"roll B3", "roll B3", "bear 1 5A"});
  EXPECT_EQ(t.at(1, 1), "equator");
  EXPECT_EQ(t.why("bear 1 equator"), "4.1");
  EXPECT_EQ(t.why("bear 5B"), "6.4");
  t.bear(2, "5B");
  EXPECT_EQ(t.why("bear 2 5A"), "6.4");
  EXPECT_EQ(t.why("bear 2 5C"), "");
}

TEST(FrostBittenVariants, P6_5_PackIceDriftsAlongTheColumn) {
  Play t("drift=pack", 2, {"first 1", "roll P4", "slide 2A n", "slide 1A n", "slide 1A n"});
  EXPECT_EQ(y_of(t.state.cell[0]), 2);
  EXPECT_EQ(t.why("slide 1A n"), "6.5");  // 2A is right before it
  EXPECT_EQ(t.why("slide 2A n"), "6.5");  // and 3A before that
  EXPECT_EQ(t.why("slide 1A e"), "6.6");
  EXPECT_EQ(t.why("slide 1B s"), "6.5");
  EXPECT_EQ(touching(t.state, "1A"), Names{"2A"});
}

TEST(FrostBittenVariants, P6_6_DeepFreezeDriftsSideways) {
  Play t("drift=deep", 2, {"first 1", "roll P4"});
  EXPECT_EQ(t.why("slide 1A e"), "6.6");  // 1B is there
  EXPECT_EQ(t.why("slide 1A w"), "6.6");  // no water
  t.floe("1B", 1);
  EXPECT_EQ(t.why("slide 1A e"), "6.6");  // one unit is not free
  t.floe("2B", 4);
  t.floe("3B", 7);
  t.floe("4B", 9);
  t.floe("1B", 2);
  t.place(1, 1, "1A");
  t.step("slide 1A e");
  EXPECT_EQ(t.state.cell[0], cell_at(0, 1, 0));
  EXPECT_EQ(t.at(1, 1), "1A");
  EXPECT_EQ(touching(t.state, "1A"), (Names{"1B", "1C", "south"}));
  t.step("slide 1A w");
  EXPECT_EQ(t.state.cell[0], cell_at(0, 0, 0));
}

}  // namespace
}  // namespace wildshore::frost_bitten
