// actions_test.cpp: sections 2 and 3 of rules.md: the turn, sailing, loading, unloading, breaking, data, upgrades, alerts.
#include "support.hpp"

namespace wildshore::rescue_polar_bears {
namespace {

TEST(RescuePolarBearsTurn, R2_1_ThreeActionsThenTheDice) {
  Play play;
  play.step({"sail i2", "sail i3", "sail i4"});
  EXPECT_EQ(play.sorted(), "end");
  EXPECT_EQ(play.why("sail i3"), "2.1");
  EXPECT_EQ(play.why("unload"), "2.1");
  play.step("end");
  EXPECT_EQ(play.phase(), Phase::GrowthDie);
  EXPECT_EQ(play.why("end"), "2.1");
  play.step({"growth 01", "heat 2"});
  EXPECT_EQ(play.state.seat, 1);
  EXPECT_EQ(play.state.temperature, 10);
  EXPECT_EQ(play.state.left, 3);
}

TEST(RescuePolarBearsTurn, R2_1_MayStopEarly) {
  Play play;
  play.step("end");
  EXPECT_EQ(play.phase(), Phase::GrowthDie);
  EXPECT_EQ(play.state.left, 0);
}

TEST(RescuePolarBearsTurn, R2_1_RoundsAreCounted) {
  Play play;
  play.step({"end", "growth 01", "heat 1", "end", "growth 01", "heat 1"});
  EXPECT_EQ(RescuePolarBears::result(play.state).round, 2);
  EXPECT_EQ(play.state.seat, 0);
  EXPECT_EQ(play.phase(), Phase::TurnUp) << "North Watch again";
}

// Ship 1 at e5 in a ring of ice with a gap at d5.
Play ringed() {
  Play play;
  play.ship(1, "e5");
  int number = 1;
  for (const char* cell : {"e4", "e6", "f4", "f5", "d4"}) play.ice(number++, cell);
  return play;
}

TEST(RescuePolarBearsSail, R3_1_NotThroughIceAsFarAsTheSpeed) {
  Play play = ringed();
  EXPECT_EQ(play.sorted("sail"), "sail b3, sail b4, sail c3, sail c4, sail c5, sail c6, sail d5, sail d6, sail d7, sail e7");
  EXPECT_EQ(play.why("sail e4"), "3.1");
  EXPECT_EQ(play.why("sail e3"), "3.1");
  EXPECT_EQ(play.why("sail e5"), "3.1") << "somewhere else than it began";
}

TEST(RescuePolarBearsSail, R3_1_PastShipsButNotOntoThem) {
  Play play = ringed();
  play.ship(2, "d5");
  EXPECT_EQ(play.why("sail d5"), "3.1");
  play.step("sail d6");
  EXPECT_EQ(play.at(1), "d6");
  const Event* sailed = play.find(EventKind::Sailed);
  ASSERT_NE(sailed, nullptr);
  EXPECT_EQ(sailed->number, 2);
  EXPECT_EQ(name_of(sailed->via[0]) + name_of(sailed->via[1]), "d5d6");
}

TEST(RescuePolarBearsSail, R3_1_NotThroughFloatsOrBases) {
  Play play;
  play.ship(1, "d1");
  play.ice_float("d2");
  play.ice(1, "e2");
  play.no_data("e2");
  play.data("b4");
  EXPECT_EQ(play.why("sail e1"), "3.1");
  EXPECT_EQ(play.why("sail d2"), "3.1");
  EXPECT_EQ(play.sorted("sail"), "sail a1, sail b1, sail b2, sail c1, sail c2, sail c3, sail d3");
}

TEST(RescuePolarBearsSail, R3_1_CollectsDataInTheWaterFree) {
  Play play;
  play.ship(1, "e4");
  play.data("b4");
  play.step("sail e2");
  EXPECT_EQ(play.state.collected, 1);
  EXPECT_FALSE(play.has_data("e2"));
  EXPECT_EQ(play.state.left, 2);
  EXPECT_EQ(play.phase(), Phase::Act);
}

TEST(RescuePolarBearsSail, R3_1_PassingDataCollectsNothing) {
  Play play;
  play.ship(1, "e4");
  play.step("sail f1");
  EXPECT_TRUE(play.has_data("e2"));
}

TEST(RescuePolarBearsSail, R3_1_SupportTileAfterDataAndUpgrade) {
  Play play;
  play.ship(1, "e5");
  play.support("f5");
  play.data("f5");
  play.collected(2);
  play.step("sail f5");
  EXPECT_EQ(play.phase(), Phase::Upgrade);
  EXPECT_TRUE((play.state.support & cell_bit(cell_of("f5"))) != 0) << "the tile waits";
  play.step("upgrade 2 1");
  EXPECT_EQ(play.count(EventKind::SupportTaken), 1);
  EXPECT_EQ(play.state.support, 0u);
  EXPECT_EQ(play.sorted(), "card air-wing, card airlift, card blasting-crew, card coast-guard, card cold-front, card fair-current, card full-steam, "
                        "card polar-night, card survey-drones, card weather-satellite");
}

TEST(RescuePolarBearsSail, R3_1_LastDataOnASupportTileIsReplacedBeforeTheCard) {
  Play play;
  play.ship(1, "e4");
  play.support("e2");
  play.step("sail e2");
  EXPECT_EQ(play.phase(), Phase::Position);
  play.step("data e8");
  EXPECT_EQ(play.phase(), Phase::DrawCard);
}

TEST(RescuePolarBearsSail, R3_1_OnlyOneSupportCardATurn) {
  Play play;
  play.ship(1, "e5");
  play.support("f5");
  play.support("g5");
  play.step({"sail f5", "card cold-front", "decline", "sail g5"});
  ASSERT_NE(play.find(EventKind::SupportTaken), nullptr);
  EXPECT_EQ(play.find(EventKind::SupportTaken)->number, 0);
  EXPECT_EQ(play.state.support, 0u) << "removed without a card";
  EXPECT_EQ(play.phase(), Phase::Act);
  // In the next turn there is one again.
  play.support("b3");
  play.ship(2, "b4");
  play.step({"end", "growth 01", "heat 1", "sail b3"});
  EXPECT_EQ(play.phase(), Phase::DrawCard);
}

// The current may carry the ship away before its support tile is taken.
TEST(RescuePolarBearsSail, R3_1_TheTileStoppedOnCounts) {
  Play play({"tidewalker", "polaris"});
  play.ship(1, "e5");
  play.support("f5");
  play.data("f5");
  play.collected(2);
  play.step({"sail f5", "upgrade 1 1", "card fair-current", "current 1 a1"});
  EXPECT_EQ(play.at(1), "a1");
  EXPECT_EQ(play.state.support, 0u);
  EXPECT_EQ(play.phase(), Phase::DrawCard);
}

TEST(RescuePolarBearsLoad, R3_2_OneBearOrDataFromIceBeside) {
  Play play;
  play.ship(1, "e5");
  play.ice(1, "e4", "mfc");
  play.data("e4");
  play.ice(2, "e3", "c");
  EXPECT_EQ(play.sorted("load"), "load e4 cub, load e4 data, load e4 female, load e4 male");
  EXPECT_EQ(play.why("load e3 cub"), "3.2") << "not beside";
  EXPECT_EQ(play.why("load f5 data"), "3.2");
  play.step("load e4 female");
  EXPECT_EQ(play.on("e4") + " " + play.aboard(1), "mc f");
  play.step("load e4 data");
  EXPECT_EQ(play.state.collected, 1);
  EXPECT_EQ(play.state.left, 1);
  EXPECT_EQ(play.why("load e4 female"), "3.2") << "none left";
}

TEST(RescuePolarBearsLoad, R3_2_BearsNeedRoomDataDoesNot) {
  Play play;
  play.ship(1, "e5");
  play.ice(1, "e4", "mfc");
  play.data("e4");
  play.hold(1, "mm");
  EXPECT_EQ(play.sorted("load"), "load e4 data");
  EXPECT_EQ(play.why("load e4 cub"), "3.2");
}

TEST(RescuePolarBearsLoad, R3_2_DataInWaterOrOnSupportIsNotLoaded) {
  Play play;
  play.ship(1, "e3");
  play.support("e4");
  play.data("e4");
  EXPECT_EQ(play.sorted("load"), "");
  EXPECT_EQ(play.why("load e2 data"), "3.2");
  EXPECT_EQ(play.why("load e4 data"), "3.2");
}

TEST(RescuePolarBearsUnload, R3_3_AllBearsNextToABase) {
  Play play;
  play.ship(1, "e8");
  play.hold(1, "fc");
  EXPECT_EQ(play.why("unload"), "") << "south";
  play.ship(1, "d1");
  const Bears before = play.state.supply;
  play.step("unload");
  EXPECT_EQ(play.aboard(1), "");
  EXPECT_EQ(letters_of(static_cast<Bears>(play.state.supply - before)), "fc");
  EXPECT_EQ(play.find(EventKind::Unloaded)->to, kNorthBase);
  EXPECT_EQ(play.why("unload"), "3.3") << "nothing aboard";
  play.hold(1, "c");
  play.ship(1, "e4");
  EXPECT_EQ(play.why("unload"), "3.3") << "no base here";
}

TEST(RescuePolarBearsBreak, R3_4_BearsFleeTheTileGoesAndItCools) {
  Play play;
  play.ship(1, "e5");
  play.ice(1, "e4", "m");
  play.ice(2, "e3", "c");
  play.data("e4");
  play.step("break e4");
  EXPECT_FALSE(play.is_ice("e4"));
  EXPECT_EQ(play.on("e3"), "mc");
  EXPECT_EQ(play.state.temperature, 6);
  EXPECT_EQ(play.state.left, 2);
  EXPECT_TRUE(play.has_data("e4")) << "in the water there";
  EXPECT_EQ(play.why("break e4"), "3.4");
  play.step("sail e4");
  EXPECT_EQ(play.state.collected, 1);
}

TEST(RescuePolarBearsBreak, R3_4_NeverBelowZero) {
  Play play;
  play.ship(1, "e5");
  play.ice(1, "e4");
  play.warm(1);
  play.step("break e4");
  EXPECT_EQ(play.state.temperature, 0);
  EXPECT_EQ(play.find(EventKind::Cooled)->number, 1);
}

TEST(RescuePolarBearsBreak, R3_4_TheAlertsTileGivesANewAlert) {
  Play play;
  play.ship(1, "e5");
  play.ice(7, "e4");
  play.alert(7);
  play.step("break e4");
  EXPECT_EQ(play.state.alert, 0);
  EXPECT_EQ(play.phase(), Phase::NewAlert);
  EXPECT_EQ(play.count(EventKind::AlertRemoved), 1);
  EXPECT_FALSE(play.legal("alert 07"));
  play.step("alert 20");
  EXPECT_EQ(play.state.alert, 20);
  EXPECT_EQ(play.phase(), Phase::Act);
  EXPECT_EQ(play.state.left, 2);
}

TEST(RescuePolarBearsData, R3_5_TheGoalWinsAtOnce) {
  for (int seats = 2; seats <= 4; ++seats) {
    Play play;
    if (seats == 3) play = Play({"north-watch", "polaris", "tidewalker"});
    if (seats == 4) play = Play({"north-watch", "polaris", "tidewalker", "white-wave"});
    play.ship(1, "e4");
    play.collected(goal(play.state) - 1);
    play.step("sail e2");
    const Result result = RescuePolarBears::result(play.state);
    EXPECT_EQ(result.reason, "data");
    EXPECT_EQ(result.winners, (1u << seats) - 1u);
    EXPECT_EQ(play.sorted(), "");
    EXPECT_EQ(play.why("end"), "5.2");
  }
}

TEST(RescuePolarBearsData, R3_5_UpgradeForAnyShipThatHasOneLeft) {
  Play play({"polaris", "white-wave", "tidewalker"});
  play.ship(1, "e3");
  play.collected(2);
  play.data("b4");
  play.step("sail e2");
  EXPECT_EQ(play.sorted(), "upgrade 1 1, upgrade 1 2, upgrade 2 1, upgrade 3 1, upgrade 3 2") << "of two alike the first";
  EXPECT_EQ(play.why("upgrade 2 2"), "3.5");
  EXPECT_EQ(play.why("sail e3"), "3.5");
  play.step("upgrade 1 2");
  EXPECT_EQ(play.phase(), Phase::Act);
  play.state.upgrade = 1;
  EXPECT_EQ(play.sorted(), "upgrade 1 1, upgrade 2 1, upgrade 3 1, upgrade 3 2");
  play.step("upgrade 2 1");
  play.state.upgrade = 1;
  EXPECT_EQ(play.why("upgrade 2 2"), "");
  EXPECT_EQ(play.why("upgrade 2 1"), "3.5");
}

TEST(RescuePolarBearsData, R3_5_EveryMarkBringsAnUpgradeAndNothingElseDoes) {
  for (int data = 1; data < 15; ++data) {
    Play play;
    play.ship(1, "e3");
    play.data("b4");
    play.collected(data - 1);
    play.step("sail e2");
    EXPECT_EQ(play.phase() == Phase::Upgrade, data % 3 == 0 && data <= 12) << data;
  }
}

TEST(RescuePolarBearsData, R3_5_ThePositionCardsGoRound) {
  Play play;
  play.ship(1, "e3");
  play.step("sail e2");
  EXPECT_EQ(next_steps(play.state).size(), 37u);
  play.step("data e2");
  EXPECT_EQ(play.count(EventKind::PositionBlocked), 1) << "the ship is there";
  EXPECT_EQ(next_steps(play.state).size(), 36u) << "drawn again";
  play.state.more_data = 2;
  play.step("data e8");
  EXPECT_TRUE(play.has_data("e8"));
  EXPECT_FALSE(play.legal("data e8")) << "one card for each hex";
  play.state.positions = cell_bit(cell_of("e8"));
  play.step("data e8");
  EXPECT_EQ(play.count(EventKind::PositionBlocked), 1) << "data is there";
  EXPECT_EQ(play.count(EventKind::PositionsShuffled), 1);
  EXPECT_EQ(next_steps(play.state).size(), 37u);
}

TEST(RescuePolarBearsData, R3_5_NewDataOnlyWhenNoneIsLeft) {
  Play play;
  play.ship(1, "e3");
  play.data("b4");
  play.step("sail e2");
  EXPECT_EQ(play.phase(), Phase::Act);
}

// The alert's tile 7 beside ship 1.
Play before_new_alert() {
  Play play;
  play.ship(1, "e5");
  play.ice(7, "e4");
  play.ice(3, "g5");
  play.alert(7);
  return play;
}

TEST(RescuePolarBearsAlert, R3_6_TheSeatChoosesAmongFaceUpTokens) {
  Play play = before_new_alert();
  play.face_up(3);
  play.face_up(20);
  play.step("break e4");
  EXPECT_EQ(play.sorted(), "pick 03, pick 20");
  EXPECT_EQ(play.why("pick 05"), "3.6");
  play.step("pick 20");
  EXPECT_EQ(play.state.alert, 20);
  EXPECT_EQ(play.state.open, alert_bit(3));
}

TEST(RescuePolarBearsAlert, R3_6_FaceUpNumbersWithoutTileLeaveAndASingleOneIsTaken) {
  Play play = before_new_alert();
  play.face_up(3);
  play.face_up(5);
  play.face_up(6);
  play.step("break e4");
  EXPECT_EQ(play.count(EventKind::AlertVoid), 2);
  EXPECT_EQ(play.state.alert, 3);
  EXPECT_EQ(play.state.open, 0u);
  EXPECT_EQ(play.phase(), Phase::Act);
}

TEST(RescuePolarBearsAlert, R3_6_ADrawnNumberWithoutTileLeavesToo) {
  Play play = before_new_alert();
  play.step({"break e4", "alert 12"});
  EXPECT_EQ(play.count(EventKind::AlertVoid), 1);
  EXPECT_EQ(play.phase(), Phase::NewAlert);
  EXPECT_FALSE(play.legal("alert 12"));
  play.step("alert 03");
  EXPECT_EQ(play.state.alert, 3);
}

TEST(RescuePolarBearsAlert, R3_6_WithoutTokensThereIsNoAlert) {
  Play play = before_new_alert();
  play.state.hidden = alert_bit(9);
  play.step({"break e4", "alert 09"});
  EXPECT_EQ(play.state.alert, 0);
  EXPECT_EQ(play.phase(), Phase::Act);
}

}  // namespace
}  // namespace wildshore::rescue_polar_bears
