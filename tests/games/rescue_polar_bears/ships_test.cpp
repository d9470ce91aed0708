// ships_test.cpp: section 8 of rules.md: every ship's ability and each of its upgrades.
#include "support.hpp"

namespace wildshore::rescue_polar_bears {
namespace {

// The first seat's ship collects data at e2 that brings an upgrade; other data lies on b4.
Play at_a_mark(std::string_view ship, std::string_view other = "polaris") {
  Play play({ship, other});
  play.ship(1, "e3");
  play.data("b4");
  play.collected(2);
  play.step("sail e2");
  EXPECT_EQ(play.phase(), Phase::Upgrade);
  return play;
}

TEST(RescuePolarBearsShips, R8_SpeedAndRoom) {
  struct Board {
    std::string_view ship;
    int speed, room;
  };
  for (const Board& board : {Board{"breeze-dragon", 3, 2}, Board{"white-wave", 6, 0}, Board{"tidewalker", 3, 2}, Board{"north-watch", 3, 2}}) {
    Play play({board.ship, "polaris"});
    EXPECT_EQ(speed_of(play.state, 0), board.speed) << board.ship;
    EXPECT_EQ(capacity_of(play.state, 0), board.room) << board.ship;
    EXPECT_EQ(speed_of(play.state, 1), 2);
    EXPECT_EQ(capacity_of(play.state, 1), 5);
    play.ship(1, "e5");
    // In open water a ship reaches every hex within its speed but bases and ships.
    Cells within = 0;
    for (Cell cell = 0; cell < kCells; ++cell) {
      if (distance(kMap.hex[cell], kMap.hex[cell_of("e5")]) <= board.speed) within |= cell_bit(cell);
    }
    EXPECT_EQ(sail_ends(play.state, 0), within & water(play.state) & ~ships(play.state)) << board.ship;
  }
}

TEST(RescuePolarBearsShips, R8_1_BreezeDragonLoadsDataFreeOnceATurn) {
  Play play({"breeze-dragon", "polaris"});
  play.ship(1, "e5");
  play.ice(1, "e4", "c");
  play.ice(2, "e6");
  play.data("e4");
  play.data("e6");
  play.step({"load e4 cub", "sail d5", "sail e5"});
  EXPECT_EQ(play.sorted(), "end, load e4 data, load e6 data") << "without actions left";
  play.step("load e4 data");
  EXPECT_EQ(play.state.collected, 1);
  EXPECT_EQ(play.why("load e6 data"), "2.1") << "only the first";
  play.turn(1);
  EXPECT_EQ(play.why("load e6 data"), "");
  play.step("load e6 data");
  EXPECT_EQ(play.state.left, 3);
  EXPECT_EQ(play.find(EventKind::DataCollected)->what, 1);
}

TEST(RescuePolarBearsShips, R8_1_BearsAreNotFree) {
  Play play({"breeze-dragon", "polaris"});
  play.ship(1, "e5");
  play.ice(1, "e4", "c");
  play.step("load e4 cub");
  EXPECT_EQ(play.state.left, 2);
  EXPECT_EQ(play.state.free_load, 1);
}

TEST(RescuePolarBearsShips, R8_1_UpgradeGivesAnActionAtOnceAndEachTurn) {
  Play play = at_a_mark("breeze-dragon");
  play.step("upgrade 1 1");
  EXPECT_EQ(play.state.left, 3) << "two left and one more";
  play.state.upgrade = 1;
  play.step("upgrade 1 2");
  EXPECT_EQ(play.state.left, 4);
  play.step({"end", "growth 01", "heat 1"});
  EXPECT_EQ(play.state.left, 3) << "Polaris has three";
  play.step({"end", "growth 01", "heat 1"});
  EXPECT_EQ(play.state.left, 5);
  EXPECT_EQ(play.find(EventKind::TurnBegins)->number, 5);
}

TEST(RescuePolarBearsShips, R8_1_UpgradedInAnothersTurnItGainsNothingNow) {
  Play play = at_a_mark("polaris", "breeze-dragon");
  play.step("upgrade 2 1");
  EXPECT_EQ(play.state.left, 2);
  play.step({"end", "growth 01", "heat 1"});
  EXPECT_EQ(play.state.left, 4);
}

TEST(RescuePolarBearsShips, R8_2_WhiteWaveCoolsByFive) {
  Play play({"white-wave", "polaris"});
  play.ship(1, "e5");
  play.ice(1, "e4");
  play.step("break e4");
  EXPECT_EQ(play.state.temperature, 3);
}

TEST(RescuePolarBearsShips, R8_2_WhiteWaveTakesNoBears) {
  Play play({"white-wave", "polaris"});
  play.ship(1, "e5");
  play.ice(1, "e4", "mfc");
  EXPECT_EQ(play.sorted("load"), "");
  EXPECT_EQ(play.why("load e4 cub"), "3.2");
}

TEST(RescuePolarBearsShips, R8_2_UpgradesTradeSpeedForRoom) {
  Play play = at_a_mark("white-wave");
  play.step("upgrade 1 1");
  EXPECT_EQ(speed_of(play.state, 0), 4);
  EXPECT_EQ(capacity_of(play.state, 0), 2);
  play.state.upgrade = 1;
  play.step("upgrade 1 2");
  EXPECT_EQ(speed_of(play.state, 0), 2);
  EXPECT_EQ(capacity_of(play.state, 0), 4);
}

TEST(RescuePolarBearsShips, R8_3_PolarisLoadsTwoWithOneAction) {
  Play play({"polaris", "white-wave"});
  play.ship(1, "e5");
  play.ice(1, "e4", "mf");
  play.ice(2, "e6", "cc");
  play.step({"load e4 male", "load e6 cub"});
  EXPECT_EQ(play.state.left, 2) << "from two tiles";
  EXPECT_EQ(play.find(EventKind::BearLoaded)->number, 1);
  play.step("load e6 cub");
  EXPECT_EQ(play.state.left, 1);
  play.step("load e4 female");
  EXPECT_EQ(play.state.left, 1);
  EXPECT_EQ(play.aboard(1), "mfcc");
}

TEST(RescuePolarBearsShips, R8_3_TheSecondBearRightAfterTheFirstOrNotAtAll) {
  Play play({"polaris", "white-wave"});
  play.ship(1, "e5");
  play.ice(1, "e4", "mff");
  play.step({"load e4 male", "sail f5", "sail e5"});
  EXPECT_EQ(play.state.left, 0);
  EXPECT_EQ(play.why("load e4 female"), "2.1");
  play.turn(1);
  play.step({"load e4 female", "load e4 female"});
  EXPECT_EQ(play.state.left, 2);
  EXPECT_EQ(play.on("e4"), "");
}

TEST(RescuePolarBearsShips, R8_3_TheSecondBearNeedsRoomToo) {
  Play play({"polaris", "white-wave"});
  play.ship(1, "e5");
  play.ice(1, "e4", "mff");
  play.hold(1, "cccc");
  play.step("load e4 male");
  EXPECT_EQ(play.why("load e4 female"), "3.2");
}

TEST(RescuePolarBearsShips, R8_3_TheLastActionAlsoTakesTwo) {
  Play play({"polaris", "white-wave"});
  play.ship(1, "e5");
  play.ice(1, "e4", "mff");
  play.step({"sail f5", "sail e5", "load e4 male"});
  EXPECT_EQ(play.sorted(), "end, load e4 female");
}

TEST(RescuePolarBearsShips, R8_3_Upgrades) {
  Play speed = at_a_mark("polaris", "white-wave");
  speed.step("upgrade 1 1");
  EXPECT_EQ(speed_of(speed.state, 0), 3);
  EXPECT_EQ(capacity_of(speed.state, 0), 5);
  Play room = at_a_mark("polaris", "white-wave");
  room.step("upgrade 1 2");
  EXPECT_EQ(speed_of(room.state, 0), 2);
  EXPECT_EQ(capacity_of(room.state, 0), 7);
}

// Tidewalker at e5 behind walls of ice and a float.
Play walled() {
  Play play({"tidewalker", "polaris"});
  play.ship(1, "e5");
  int number = 1;
  for (const char* cell : {"e4", "e6", "f4", "f5", "d4"}) play.ice(number++, cell);
  play.ice_float("d5");
  return play;
}

TEST(RescuePolarBearsShips, R8_4_TidewalkerSailsThroughIceAndFloatsButDoesNotStopThere) {
  Play play = walled();
  EXPECT_EQ(play.why("sail e4"), "3.1");
  EXPECT_EQ(play.why("sail d5"), "3.1");
  EXPECT_EQ(play.why("sail c5"), "") << "through the float";
  play.step("sail e3");
  EXPECT_EQ(play.find(EventKind::Sailed)->via[0], cell_of("e4"));
  play.ship(1, "e2");
  EXPECT_EQ(play.why("sail e1"), "3.1") << "never bases";
}

TEST(RescuePolarBearsShips, R8_4_OthersDoNot) {
  Play play = walled();
  play.state.ship[0] = Ship::NorthWatch;
  EXPECT_EQ(play.sorted("sail"), "");
}

TEST(RescuePolarBearsShips, R8_4_UpgradeDrawsASupportCard) {
  Play play = at_a_mark("tidewalker");
  play.step("upgrade 1 1");
  EXPECT_EQ(play.phase(), Phase::DrawCard);
  play.step({"card cold-front", "use"});
  EXPECT_EQ(play.state.temperature, 4);
  EXPECT_EQ(play.state.carded, 0) << "no support tile was used";
  EXPECT_EQ(play.phase(), Phase::Act);
}

TEST(RescuePolarBearsShips, R8_4_UpgradePlacesTwoData) {
  Play play = at_a_mark("tidewalker");
  play.step({"upgrade 1 2", "data e8", "data e7"});
  EXPECT_TRUE(play.has_data("b4") && play.has_data("e8") && play.has_data("e7"));
  EXPECT_EQ(play.phase(), Phase::Act);
}

TEST(RescuePolarBearsShips, R8_5_NorthWatchTurnsAnAlertUpAsItsTurnBegins) {
  Play play({"polaris", "north-watch"});
  play.step({"end", "growth 01", "heat 1"});
  EXPECT_EQ(play.phase(), Phase::TurnUp);
  EXPECT_EQ(next_steps(play.state).size(), 19u) << "any but the alert";
  play.step("turn 05");
  EXPECT_EQ(play.state.open, alert_bit(5));
  EXPECT_EQ(play.state.alert, 20);
  EXPECT_EQ(play.phase(), Phase::Act);
  EXPECT_EQ(play.state.left, 3);
}

TEST(RescuePolarBearsShips, R8_5_NothingToTurnUp) {
  Play play({"polaris", "north-watch"});
  play.state.hidden = 0;
  play.step({"end", "growth 01", "heat 1"});
  EXPECT_EQ(play.phase(), Phase::Act);
}

TEST(RescuePolarBearsShips, R8_5_UpgradeHandsOutThreeBlueTokens) {
  Play play = at_a_mark("north-watch");
  play.step("upgrade 1 1");
  EXPECT_EQ(play.sorted(), "token 1, token 2");
  EXPECT_EQ(play.why("token 3"), "8.5");
  EXPECT_EQ(play.why("end"), "8.5");
  play.step({"token 1", "token 2", "token 1"});
  EXPECT_EQ(play.state.blue[0], 2);
  EXPECT_EQ(play.state.blue[1], 1);
  EXPECT_EQ(play.phase(), Phase::Act);
  play.state.upgrade = 1;
  play.step({"upgrade 1 2", "token 1", "token 1", "token 1"});
  EXPECT_EQ(play.state.blue[0], 5);
}

TEST(RescuePolarBearsShips, R8_6_BlueTokensAreActionsForLater) {
  Play play({"polaris", "white-wave"});
  play.state.blue[0] = 2;
  play.state.blue[1] = 1;
  play.step({"sail i2", "sail i3", "sail i4"});
  EXPECT_EQ(play.state.blue[0], 2) << "the actions of the turn first";
  play.step("sail i3");
  EXPECT_EQ(play.state.blue[0], 1);
  EXPECT_EQ(play.find(EventKind::BlueUsed)->number, 1);
  EXPECT_EQ(play.state.blue[1], 1);
  play.step({"end", "growth 01", "heat 1"});
  EXPECT_EQ(play.state.blue[0], 1) << "kept";
  EXPECT_EQ(actions_left(play.state), 4);
}

}  // namespace
}  // namespace wildshore::rescue_polar_bears
