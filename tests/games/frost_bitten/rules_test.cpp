// rules_test.cpp: sections 1 to 5 of rules.md, one test or more a paragraph.
#include "support.hpp"

namespace wildshore::frost_bitten {
namespace {

using Names = std::vector<std::string>;

TEST(FrostBittenRules, P1_1_SixteenFloesInFourColumns) {
  const Play t;
  EXPECT_EQ(t.state.floes, 16);
  EXPECT_EQ(place_name(0).view(), "1A");
  EXPECT_EQ(place_name(15).view(), "4D");
  EXPECT_EQ(board_text(t.state),
            "round 1 first?\n"
            "north   *\n"
            "11     :        :        :        :\n"
            "10  [4A    ] [4B    ] [4C    ] [4D    ]\n"
            "9   [      ] [      ] [      ] [      ]\n"
            "8      :        :        :        :\n"
            "7   [3A    ] [3B    ] [3C    ] [3D    ]\n"
            "6   [      ] [      ] [      ] [      ]\n"
            "5      :        :        :        :\n"
            "4   [2A    ] [2B    ] [2C    ] [2D    ]\n"
            "3   [      ] [      ] [      ] [      ]\n"
            "2      :        :        :        :\n"
            "1   [1A    ] [1B    ] [1C    ] [1D    ]\n"
            "0   [      ] [      ] [      ] [      ]\n"
            "south   a1a2a3b1b2b3\n");
}

TEST(FrostBittenRules, P1_2_FloesStayInTheirBands) {
  Play t("", 2, {"first 1", "roll P4", "slide 2B n"});
  EXPECT_EQ(t.state.cell[Play::floe_index("2B")], cell_at(0, 1, 4));
  EXPECT_EQ(t.why("slide 2B n"), "1.2");
  EXPECT_EQ(t.why("slide 1B s"), "1.2");
  t.step("slide 2B s");
  EXPECT_EQ(t.state.cell[Play::floe_index("2B")], cell_at(0, 1, 3));
}

TEST(FrostBittenRules, P1_3_ContactsAtTheStart) {
  const Play t;
  EXPECT_EQ(touching(t.state, "south"), (Names{"1A", "1B", "1C", "1D"}));
  EXPECT_EQ(touching(t.state, "north"), Names{});
  EXPECT_EQ(touching(t.state, "1A"), (Names{"1B", "south"}));
  EXPECT_EQ(touching(t.state, "2B"), (Names{"2A", "2C"}));
}

TEST(FrostBittenRules, P1_3_SlideOneANorth) {
  const Play t("", 2, {"first 1", "roll P4", "slide 1A n"});
  EXPECT_EQ(touching(t.state, "1A"), Names{"2A"});
  EXPECT_EQ(touching(t.state, "2A"), (Names{"1A", "2B"}));
  EXPECT_EQ(touching(t.state, "south"), (Names{"1B", "1C", "1D"}));
  EXPECT_EQ(touching(t.state, "1B"), (Names{"1C", "south"}));
}

TEST(FrostBittenRules, P1_3_NorthPoleTouchesTheFarEnd) {
  const Play t("", 2, {"first 1", "roll P4", "slide 4C n"});
  EXPECT_EQ(touching(t.state, "north"), Names{"4C"});
  EXPECT_EQ(touching(t.state, "4C"), Names{"north"});
}

TEST(FrostBittenRules, P1_3_NoContactNoStep) {
  const Play t("", 2, {"first 1", "roll P4"});
  EXPECT_EQ(t.why("step 1 2A"), "1.3");
  EXPECT_EQ(t.why("step 1 north"), "1.3");
}

TEST(FrostBittenRules, P1_4_AnySeatMayBeginAndTheTurnGoesLeft) {
  Play t("", 3);
  EXPECT_EQ(legal_texts(t.state), (Names{"first 1", "first 2", "first 3"}));
  EXPECT_EQ(FrostBitten::to_act(t.state).turn, Turn::Chance);
  t.step({"first 3", "roll P2"});
  EXPECT_EQ(FrostBitten::to_act(t.state), (ToAct{Turn::Seat, 2}));
  t.step({"slide 1A n", "slide 1A s"});
  EXPECT_EQ(t.events.back().kind, EventKind::TurnBegins);
  EXPECT_EQ(t.state.seat, 0);
  EXPECT_EQ(FrostBitten::result(t.state).round, 1);
  t.step({"roll P2", "slide 1A n", "slide 1A s", "roll P2", "slide 1A n", "slide 1A s"});
  EXPECT_EQ(t.state.seat, 2);
  EXPECT_EQ(FrostBitten::result(t.state).round, 2);
}

TEST(FrostBittenRules, P1_4_ThreePenguinsEach) {
  const Play t("", 2, {"first 2", "roll P2"});
  for (int n = 1; n <= 3; ++n) EXPECT_EQ(t.at(2, n), "south");
  EXPECT_EQ(FrostBitten::why(t.state, {ActionKind::Step, 3, 0}), (RuleId{1, 4}));
}

TEST(FrostBittenRules, P2_1_TheDie) {
  const Play t("", 2, {"first 1"});
  FrostBitten::Outcomes outcomes;
  FrostBitten::outcomes(t.state, outcomes);
  std::vector<std::pair<std::string, std::uint32_t>> faces;
  for (const auto& each : outcomes) faces.emplace_back(FrostBitten::text(each.outcome).view(), each.weight);
  EXPECT_EQ(faces, (std::vector<std::pair<std::string, std::uint32_t>>{{"roll B3", 1}, {"roll P3", 2}, {"roll P2", 1}, {"roll P4", 2}}));
}

TEST(FrostBittenRules, P2_1_TheDieSaysWhoMoves) {
  Play t("", 2, {"first 1", "roll P2", "slide 4A n"});
  EXPECT_EQ(t.why("bear 4A"), "2.1");
  t.step({"slide 1A n", "roll B3"});
  EXPECT_EQ(t.why("step 1 1B"), "2.1");
  EXPECT_EQ(t.why("bear 4A"), "");
  EXPECT_EQ(Play().why("step 1 1B"), "1.4");
  EXPECT_EQ(Play("", 2, {"first 1"}).why("step 1 1B"), "2.1");
}

TEST(FrostBittenRules, P2_2_TheFullNumberOfMoves) {
  Play t("", 2, {"first 1", "roll P3"});
  EXPECT_EQ(t.count(EventKind::Rolled), 1);
  for (int left = 3; left > 0; --left) {
    EXPECT_EQ(t.state.moves, left);
    EXPECT_EQ(FrostBitten::to_act(t.state), (ToAct{Turn::Seat, 0}));
    t.step(left % 2 == 1 ? "slide 1A n" : "slide 1A s");
  }
  EXPECT_EQ(t.count(EventKind::TurnEnded), 1);
  EXPECT_EQ(FrostBitten::to_act(t.state).turn, Turn::Chance);
  EXPECT_EQ(t.state.seat, 1);
}

// Twelve penguins on twelve floes and a bear without contact: nothing may move.
TEST(FrostBittenRules, P2_2_MovesLapseWhenNoneIsLegal) {
  Play t("warming=1", 4, {"first 1"});
  for (int p = 0; p < 12; ++p) t.state.penguin[p] = static_cast<Place>(p);
  t.align();
  ASSERT_TRUE(FrostBitten::ok(t.state));
  t.step("roll B3");
  EXPECT_EQ(t.count(EventKind::MovesLapsed), 1);
  EXPECT_EQ(t.state.seat, 1);
  EXPECT_EQ(t.state.phase, Phase::Roll);
}

// The same but for one floe: what is left must be made.
TEST(FrostBittenRules, P2_2_TheOnlyLegalMoveMustBeMade) {
  Play t("warming=1 drift=pack", 4, {"first 1"});
  const Names floes = {"1A", "1B", "1C", "1D", "2A", "2B", "2C", "2D", "3A", "3B", "3C"};
  for (int p = 0; p < 11; ++p) t.place(p / 3 + 1, p % 3 + 1, floes[static_cast<std::size_t>(p)]);
  t.floe("2D", 5);
  t.floe("3D", 7);
  t.floe("1D", 3);
  t.bear(1, "3D");
  t.place(4, 3, "north");
  ASSERT_TRUE(FrostBitten::ok(t.state)) << board_text(t.state);
  t.step("roll B3");
  EXPECT_EQ(t.count(EventKind::MovesLapsed), 0);
  EXPECT_EQ(legal_texts(t.state), Names{"bear 2D"});
}

TEST(FrostBittenRules, P3_1_StepsFromPoleToFloeToFloe) {
  Play t("", 2, {"first 1", "roll P4", "step 2 1C", "step 2 1B", "slide 1B n", "step 2 2B"});
  EXPECT_EQ(t.at(1, 2), "2B");
  EXPECT_EQ(board_text(t.state),
            "round 1 seat 2 roll?\n"
            "north   *\n"
            "11     :        :        :        :\n"
            "10  [4A    ] [4B    ] [4C    ] [4D    ]\n"
            "9   [      ] [      ] [      ] [      ]\n"
            "8      :        :        :        :\n"
            "7   [3A    ] [3B    ] [3C    ] [3D    ]\n"
            "6   [      ] [      ] [      ] [      ]\n"
            "5      :        :        :        :\n"
            "4   [2A    ] [2B    ] [2C    ] [2D    ]\n"
            "3   [      ] [a2    ] [      ] [      ]\n"
            "2      :     [1B    ]    :        :\n"
            "1   [1A    ] [      ] [1C    ] [1D    ]\n"
            "0   [      ]    :     [      ] [      ]\n"
            "south   a1a3b1b2b3\n");
}

TEST(FrostBittenRules, P3_1_StepsToTheNorthPole) {
  Play t("", 2, {"first 1"});
  t.place(1, 2, "4D");
  t.floe("4D", 10);
  t.step({"roll P2", "step 2 north"});
  EXPECT_EQ(t.at(1, 2), "north");
  EXPECT_EQ(t.count(EventKind::PenguinArrived), 1);
  EXPECT_EQ(FrostBitten::result(t.state).scores[0], 1);
}

TEST(FrostBittenRules, P3_2_SlidesCarryEverybodyButNotTheBear) {
  Play t("", 2, {"first 1"});
  t.place(2, 1, "2A");
  t.place(1, 1, "2A");
  t.bear(1, "3B");
  t.step({"roll P3", "slide 2A n"});
  EXPECT_EQ(t.at(2, 1), "2A");
  EXPECT_EQ(t.why("slide 3B n"), "3.2");
  EXPECT_EQ(t.why("slide 3C n"), "");
}

TEST(FrostBittenRules, P3_3_AtMostThreeOnAFloe) {
  Play t("", 2, {"first 1", "roll P3", "step 1 1A", "step 2 1A", "slide 4A n", "roll P4", "step 1 1A"});
  EXPECT_EQ(penguins_on(t.state, 0), 3);
  EXPECT_EQ(t.why("step 2 1A"), "3.3");
  EXPECT_EQ(t.why("step 2 1B"), "");
}

TEST(FrostBittenRules, P3_4_NoReturnToTheSouthPole) {
  const Play t("", 2, {"first 1", "roll P4", "step 1 1A"});
  EXPECT_EQ(t.why("step 1 south"), "3.4");
}

TEST(FrostBittenRules, P3_4_TheNorthPoleIsForGood) {
  Play t("", 2, {"first 1"});
  t.place(1, 1, "north");
  t.floe("4A", 10);
  t.step("roll P4");
  EXPECT_EQ(t.why("step 1 4A"), "3.4");
}

TEST(FrostBittenRules, P3_4_SouthwardFromFloeToFloe) {
  Play t("", 2, {"first 1", "roll P4", "step 1 1A", "slide 1A n", "step 1 2A", "step 1 1A"});
  EXPECT_EQ(t.at(1, 1), "1A");
}

TEST(FrostBittenRules, P3_5_SteppingOntoTheBear) {
  Play t("", 2, {"first 1"});
  t.bear(1, "1B");
  t.step({"roll P3", "step 1 1A", "step 1 1B"});
  EXPECT_EQ(t.at(1, 1), "south");
  ASSERT_EQ(t.events.size(), 2u);
  EXPECT_EQ(t.events[0].kind, EventKind::PenguinStepped);
  EXPECT_EQ(t.events[1].kind, EventKind::PenguinCaught);
  EXPECT_EQ(t.state.moves, 1);
}

TEST(FrostBittenRules, P3_6_OnlyOwnPenguinsStep) {
  Play t("", 2, {"first 1", "roll P2", "step 1 1A", "slide 1A n", "roll P2", "slide 1A s", "step 1 1B"});
  EXPECT_EQ(t.at(1, 1), "1A");
  EXPECT_EQ(t.at(2, 1), "1B");
}

TEST(FrostBittenRules, P4_1_TheBearLeavesThePoleForGood) {
  Play t("", 2, {"first 1", "roll B3"});
  EXPECT_EQ(t.why("bear 4A"), "1.3");
  t.step({"slide 4A n", "bear 4A"});
  EXPECT_EQ(t.why("bear north"), "4.1");
  EXPECT_EQ(t.why("bear 4B"), "1.3");
  t.floe("1D", 0);
  t.bear(1, "1D");
  EXPECT_EQ(t.why("bear south"), "4.1");
  EXPECT_EQ(t.why("bear 1C"), "");
}

TEST(FrostBittenRules, P4_2_SlidesEmptyOrWithTheBear) {
  Play t("", 2, {"first 1"});
  t.place(1, 1, "1A");
  t.bear(1, "3B");
  t.step("roll B3");
  EXPECT_EQ(t.why("slide 1A n"), "4.2");
  t.step({"slide 3B n", "slide 2C n"});
  EXPECT_EQ(t.state.bear[0], Play::floe_index("3B"));
}

TEST(FrostBittenRules, P4_3_TheBearSendsAllHomeSeveralTimes) {
  Play t("", 2, {"first 1"});
  t.bear(1, "3B");
  t.place(1, 1, "3A");
  t.place(2, 1, "3A");
  t.place(2, 2, "3C");
  t.step({"roll B3", "bear 3A"});
  ASSERT_EQ(t.events.size(), 3u);
  EXPECT_EQ(t.events[1].kind, EventKind::PenguinCaught);
  EXPECT_EQ(t.events[1].seat, 0);
  EXPECT_EQ(t.events[2].seat, 1);
  t.step({"bear 3B", "bear 3C"});
  for (int n = 1; n <= 3; ++n) {
    EXPECT_EQ(t.at(1, n), "south");
    EXPECT_EQ(t.at(2, n), "south");
  }
}

TEST(FrostBittenRules, P5_1_AllThreeOnTheNorthPoleWinAtOnce) {
  Play t("", 2, {"first 2"});
  t.place(2, 1, "north");
  t.place(2, 2, "north");
  t.place(2, 3, "4A");
  t.floe("4A", 10);
  t.step({"roll P4", "step 3 north"});
  EXPECT_EQ(t.events.back().kind, EventKind::Won);
  EXPECT_EQ(FrostBitten::to_act(t.state), (ToAct{Turn::Over, -1}));
  const Result result = FrostBitten::result(t.state);
  EXPECT_EQ(result.winners, 2u);
  EXPECT_EQ(result.reason, "north");
  EXPECT_EQ(result.scores[1], 3);
  EXPECT_EQ(t.why("step 3 4A"), "5.1");
  EXPECT_TRUE(legal_texts(t.state).empty());
}

}  // namespace
}  // namespace wildshore::frost_bitten
