// cards_test.cpp: section 9 of rules.md: the ten support cards.
#include "support.hpp"

namespace wildshore::rescue_polar_bears {
namespace {

Play with_card(std::string_view card) {
  Play play;
  play.ship(1, "e5");
  play.drawn(card);
  return play;
}

TEST(RescuePolarBearsCards, R9_1_EveryCardMayBeDeclinedAndComesOnce) {
  for (int card = 0; card < kCards; ++card) {
    const std::string_view name = card_name(static_cast<Card>(card));
    Play play = with_card(name);
    const State before = play.state;
    EXPECT_EQ(play.why("end"), play.why("sail e6")) << "it is used or declined first";
    EXPECT_NE(play.why("end"), "");
    play.step("decline");
    State expected = before;
    expected.card = Card::None;
    EXPECT_EQ(play.state, expected) << name;
    play.state.draws = 1;
    EXPECT_EQ(next_steps(play.state).size(), 9u);
    EXPECT_FALSE(play.legal("card " + std::string(name)));
  }
}

TEST(RescuePolarBearsCards, R9_1_CostsNoAction) {
  Play play = with_card("cold-front");
  play.step("use");
  EXPECT_EQ(play.state.left, 3);
  EXPECT_EQ(play.why("use"), "9.1");
  EXPECT_EQ(play.why("decline"), "9.1");
}

TEST(RescuePolarBearsCards, R9_2_ColdFront) {
  Play play = with_card("cold-front");
  EXPECT_EQ(play.sorted(), "decline, use");
  play.step("use");
  EXPECT_EQ(play.state.temperature, 4);
  play = with_card("cold-front");
  play.warm(3);
  play.step("use");
  EXPECT_EQ(play.state.temperature, 0);
}

TEST(RescuePolarBearsCards, R9_3_PolarNight) {
  Play play = with_card("polar-night");
  play.warm(20);  // the alert would melt its tile
  play.step({"use", "end", "growth 01"});
  EXPECT_EQ(play.count(EventKind::NightHeld), 1);
  EXPECT_EQ(play.state.temperature, 20);
  EXPECT_EQ(play.state.alert, 20);
  EXPECT_EQ(play.state.seat, 1);
  play.step({"end", "growth 01"});
  EXPECT_EQ(play.phase(), Phase::HeatDie) << "only this turn";
}

TEST(RescuePolarBearsCards, R9_3_CubsGrowInPolarNight) {
  Play play = with_card("polar-night");
  play.ice(1, "e4", "c");
  play.step({"use", "end", "growth 01"});
  EXPECT_EQ(play.phase(), Phase::Grow);
  play.step("grow male");
  EXPECT_EQ(play.state.seat, 1);
}

TEST(RescuePolarBearsCards, R9_4_CoastGuard) {
  Play play = with_card("coast-guard");
  play.step("use");
  EXPECT_EQ(play.state.helicopters, 7);
  EXPECT_EQ(play.state.reserve, 2);
}

TEST(RescuePolarBearsCards, R9_5_AirWing) {
  Play play = with_card("air-wing");
  play.step("use");
  EXPECT_EQ(play.state.helicopters, 8);
  EXPECT_EQ(play.state.reserve, 1);
  EXPECT_EQ(helicopters_north(play.state), 4);
  EXPECT_EQ(helicopters_south(play.state), 4);
}

TEST(RescuePolarBearsCards, R9_6_SurveyDrones) {
  Play play = with_card("survey-drones");
  play.step({"use", "data e8", "data e5", "data e7"});
  EXPECT_EQ(std::popcount(play.state.data), 3) << "the ship on e5 sent one card away";
  EXPECT_EQ(play.phase(), Phase::Act);
}

TEST(RescuePolarBearsCards, R9_7_WeatherSatellite) {
  Play play = with_card("weather-satellite");
  play.ice(3, "g5");
  play.step({"use", "turn 03", "turn 04", "turn 05"});
  EXPECT_EQ(play.sorted(), "decline, pick 03") << "only what still has a tile";
  EXPECT_EQ(play.why("pick 04"), "9.7");
  Play kept = play;
  kept.step("decline");
  EXPECT_EQ(kept.state.alert, 20);
  play.step("pick 03");
  EXPECT_EQ(play.state.alert, 3);
  EXPECT_EQ(play.state.open, alert_bit(4) | alert_bit(5) | alert_bit(20)) << "the old one lies face up";
  EXPECT_EQ(play.find(EventKind::AlertExchanged)->what, 20);
  EXPECT_EQ(play.phase(), Phase::Act);
}

TEST(RescuePolarBearsCards, R9_7_NothingToExchange) {
  Play play = with_card("weather-satellite");
  play.step({"use", "turn 03", "turn 04", "turn 05"});
  EXPECT_EQ(play.phase(), Phase::Act);
  EXPECT_EQ(play.state.exchange, 0);
}

TEST(RescuePolarBearsCards, R9_7_FewerThanThreeTokensLeft) {
  Play play = with_card("weather-satellite");
  play.state.hidden = alert_bit(3);
  play.step({"use", "turn 03"});
  EXPECT_EQ(play.phase(), Phase::Act);
  Play none = with_card("weather-satellite");
  none.state.hidden = 0;
  none.ice(3, "g5");
  none.face_up(3);
  none.step("use");
  EXPECT_EQ(none.sorted(), "decline, pick 03");
}

TEST(RescuePolarBearsCards, R9_8_BlastingCrewOnIce) {
  Play play = with_card("blasting-crew");
  play.ice(1, "g5", "m");
  play.ice(2, "g4");
  EXPECT_EQ(play.sorted(), "blast b5, blast g4, blast g5, decline");
  EXPECT_EQ(play.why("blast e4"), "9.8");
  play.step("blast g5");
  EXPECT_FALSE(play.is_ice("g5"));
  EXPECT_EQ(play.on("g4"), "m");
  EXPECT_EQ(play.state.temperature, 6);
  EXPECT_EQ(play.state.left, 3);
}

TEST(RescuePolarBearsCards, R9_8_WhiteWavesBlastCoolsByTwo) {
  Play play({"white-wave", "polaris"});
  play.drawn("blasting-crew");
  play.step("blast b5");
  EXPECT_EQ(play.state.temperature, 6);
  EXPECT_EQ(play.phase(), Phase::NewAlert) << "it was the alert's tile";
}

TEST(RescuePolarBearsCards, R9_8_BlastingCrewOnAFloat) {
  Play play = with_card("blasting-crew");
  play.ice_float("g5");
  play.step("blast g5");
  EXPECT_EQ(play.state.floats, 0u);
  EXPECT_EQ(play.state.temperature, 8);
}

TEST(RescuePolarBearsCards, R9_9_FairCurrent) {
  Play play = with_card("fair-current");
  play.support("e7");
  play.ice(1, "e6");
  for (const char* no : {"current 1 e7", "current 1 e6", "current 1 e1", "current 1 a5", "current 1 e5", "current 2 e5", "current 3 e4"}) {
    EXPECT_EQ(play.why(no), "9.9") << no;
  }
  play.data("b4");
  play.step("current 2 e2");
  EXPECT_EQ(play.at(2), "e2");
  EXPECT_EQ(play.state.collected, 1);
  EXPECT_EQ(play.find(EventKind::ShipMoved)->seat, 1);
  EXPECT_EQ(play.phase(), Phase::Act);
  EXPECT_EQ(play.state.seat, 0);
}

TEST(RescuePolarBearsCards, R9_9_FairCurrentMayWin) {
  Play play = with_card("fair-current");
  play.collected(14);
  play.step("current 2 e2");
  EXPECT_EQ(play.state.end, End::Data);
}

TEST(RescuePolarBearsCards, R9_10_Airlift) {
  Play play = with_card("airlift");
  play.ice(1, "g5", "mfc");
  play.ice(2, "b3", "c");
  EXPECT_EQ(play.sorted(), "airlift b3, airlift g5, decline") << "tiles with bears";
  const Bears before = play.state.supply;
  play.step("airlift g5");
  EXPECT_EQ(play.on("g5"), "");
  EXPECT_TRUE(play.is_ice("g5"));
  EXPECT_EQ(letters_of(static_cast<Bears>(play.state.supply - before)), "mfc");
  EXPECT_EQ(play.state.helicopters, 6);
}

TEST(RescuePolarBearsCards, R9_11_FullSteam) {
  Play play = with_card("full-steam");
  play.step("use");
  EXPECT_EQ(play.state.left, 5);
  play.step({"end", "growth 01", "heat 1"});
  EXPECT_EQ(play.state.left, 3);
}

}  // namespace
}  // namespace wildshore::rescue_polar_bears
