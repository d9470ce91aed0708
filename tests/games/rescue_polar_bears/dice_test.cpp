// dice_test.cpp: sections 4 to 7 of rules.md: growth, temperature, fleeing, sinking; and 11: looking ahead.
#include "games/rescue_polar_bears/forecast.hpp"
#include "support.hpp"

namespace wildshore::rescue_polar_bears {
namespace {

// The d20 shows 16: tile 16 is on e5 with these bears, ice tiles 17 and 18 beside it with two and three cubs.
Play rolled(std::string_view letters, std::string_view options = "") {
  Play play({"north-watch", "breeze-dragon"}, options);
  play.ice(16, "e5", letters);
  play.ice(17, "e4", "cc");
  play.ice(18, "f5", "ccc");
  play.step("end");
  return play;
}

TEST(RescuePolarBearsGrowth, R4_1_WhatTheTileSays) {
  const auto growth = [](std::string_view letters) {
    Play play = rolled(letters);
    return growth_on(play.state, 16);
  };
  EXPECT_EQ(growth(""), Growth::Empty);
  EXPECT_EQ(growth("m"), Growth::Lonely);
  EXPECT_EQ(growth("ff"), Growth::Lonely);
  EXPECT_EQ(growth("mf"), Growth::Reproduce);
  EXPECT_EQ(growth("mfc"), Growth::Reproduce);
  EXPECT_EQ(growth("fc"), Growth::Grow);
  EXPECT_EQ(growth("c"), Growth::Grow);
  EXPECT_EQ(growth_on(rolled("c").state, 5), Growth::Gone);
}

TEST(RescuePolarBearsGrowth, R4_2_TwoCubsOntoTheTileThenBesideIt) {
  Play play = rolled("mf");
  play.step("growth 16");
  EXPECT_EQ(play.count(EventKind::Born), 2);
  EXPECT_EQ(play.on("e5"), "mfc");
  EXPECT_EQ(play.on("e4"), "ccc") << "the only room beside it, unasked";
  EXPECT_EQ(play.phase(), Phase::HeatDie);
  EXPECT_EQ(play.state.extra, 0);
}

TEST(RescuePolarBearsGrowth, R4_2_TheSeatChoosesWhere) {
  Play play = rolled("mff");
  play.ice(19, "e6");
  play.step("growth 16");
  EXPECT_EQ(play.sorted(), "birth e4, birth e6");
  EXPECT_EQ(play.why("birth f5"), "4.2") << "full";
  EXPECT_EQ(play.why("birth e5"), "4.2");
  play.step("birth e4");
  EXPECT_EQ(play.on("e4"), "ccc");
  EXPECT_EQ(play.on("e6"), "c") << "the second has no choice left";
}

TEST(RescuePolarBearsGrowth, R4_2_ACubWithoutRoomSinks) {
  Play play = rolled("mfc");
  play.step("growth 16");
  EXPECT_EQ(play.on("e4"), "ccc");
  EXPECT_EQ(play.count(EventKind::Sank), 1);
  EXPECT_EQ(play.state.helicopters, 5);
  EXPECT_EQ(play.state.end, End::None);
}

TEST(RescuePolarBearsGrowth, R4_2_NotOntoFloats) {
  Play play = rolled("mfc");
  play.bears("e4", "ccc");
  play.ice_float("e6");
  play.step("growth 16");
  EXPECT_EQ(play.count(EventKind::Sank), 2);
}

TEST(RescuePolarBearsGrowth, R4_2_FewerCubsMakeItWarmer) {
  for (const int cubs : {0, 1}) {
    Play play;
    play.ice(16, "e5", "mf");
    play.supply(cubs == 1 ? "c" : "");
    play.step({"end", "growth 16"});
    EXPECT_EQ(play.count(EventKind::Born), cubs);
    ASSERT_EQ(play.count(EventKind::HeatAdded), 1);
    EXPECT_EQ(static_cast<Extra>(play.find(EventKind::HeatAdded)->what), Extra::FewCubs);
    const int before = play.state.temperature;
    play.step("heat 2");
    EXPECT_EQ(play.state.temperature, before + 3);
  }
}

TEST(RescuePolarBearsGrowth, R4_3_ALoneCubBecomesWhatTheSeatChooses) {
  for (const char* sex : {"male", "female"}) {
    Play play = rolled("c");
    play.step("growth 16");
    EXPECT_EQ(play.sorted(), "grow female, grow male");
    EXPECT_EQ(play.why("birth e4"), "4.3");
    play.step(std::string("grow ") + sex);
    EXPECT_EQ(play.on("e5"), std::string(1, sex[0]));
    EXPECT_EQ(play.phase(), Phase::HeatDie);
    EXPECT_EQ(play.state.extra, 0);
  }
}

TEST(RescuePolarBearsGrowth, R4_3_BothSexesMustBeThere) {
  Play mother = rolled("fc");
  mother.step("growth 16");
  EXPECT_EQ(mother.on("e5"), "mf") << "no choice";
  Play twins = rolled("cc");
  twins.step({"growth 16", "grow female"});
  EXPECT_EQ(twins.on("e5"), "mf") << "the second becomes what is missing";
  Play triplets = rolled("ccc");
  triplets.step({"growth 16", "grow female", "grow female"});
  EXPECT_EQ(triplets.on("e5"), "mff");
  Play father = rolled("mcc");
  father.step({"growth 16", "grow male"});
  EXPECT_EQ(father.on("e5"), "mmf");
}

struct Shortage {
  std::string_view tile, supply, grown;
  int extra;
  Extra reason;
};

TEST(RescuePolarBearsGrowth, R4_3_ShortSupplyMakesItWarmerOnce) {
  for (const Shortage& each : {Shortage{"cc", "m", "mc", 1, Extra::FewAdults}, Shortage{"c", "cc", "c", 1, Extra::FewAdults},
                               Shortage{"fc", "ffc", "ff", 1, Extra::NoMale}, Shortage{"mc", "mmc", "mm", 1, Extra::NoFemale},
                               Shortage{"mcc", "m", "mmc", 1, Extra::FewAdults}, Shortage{"c", "f", "f", 0, Extra::Rapid},
                               Shortage{"mcc", "ffc", "mff", 0, Extra::Rapid}}) {
    Play play;
    play.ice(16, "e5", each.tile);
    play.supply(each.supply);
    play.step({"end", "growth 16"});
    EXPECT_EQ(play.on("e5"), each.grown) << each.tile << " with " << each.supply;
    EXPECT_EQ(play.state.extra, each.extra) << each.tile;
    if (each.extra != 0) {
      EXPECT_EQ(static_cast<Extra>(play.find(EventKind::HeatAdded)->what), each.reason) << each.tile;
    }
    EXPECT_EQ(play.phase(), Phase::HeatDie);
  }
}

TEST(RescuePolarBearsGrowth, R4_4_IncreasingTemperatureDoesNothingByItself) {
  for (const char* number : {"growth 05", "growth 16"}) {
    Play play = rolled("");
    const State before = play.state;
    play.step(number);
    EXPECT_EQ(play.state.extra, 0);
    EXPECT_EQ(play.state.supply, before.supply);
    EXPECT_EQ(play.state.temperature, before.temperature);
  }
}

// The alert is 13 on e5; e4 beside it has two cubs.
Play heating(std::string_view letters, int temperature) {
  Play play;
  play.ice(13, "e5", letters);
  play.ice(17, "e4", "cc");
  play.alert(13);
  play.warm(temperature);
  play.step({"end", "growth 05"});
  return play;
}

TEST(RescuePolarBearsHeat, R5_1_BelowTheAlertNothingMelts) {
  Play play = heating("c", 8);
  play.step("heat 4");
  EXPECT_EQ(play.state.temperature, 12);
  EXPECT_TRUE(play.is_ice("e5"));
  EXPECT_EQ(play.state.seat, 1) << "the next turn";
}

TEST(RescuePolarBearsHeat, R5_1_AtTheAlertItsTileMelts) {
  Play play = heating("m", 8);
  play.step("heat 5");
  EXPECT_EQ(play.count(EventKind::Melting), 1);
  EXPECT_FALSE(play.is_ice("e5"));
  EXPECT_EQ(play.on("e4"), "mcc");
  EXPECT_EQ(play.state.temperature, 8);
  EXPECT_EQ(play.phase(), Phase::NewAlert);
  EXPECT_FALSE(play.legal("alert 13"));
  play.step("alert 17");
  EXPECT_EQ(play.state.seat, 1);
  EXPECT_EQ(play.state.alert, 17);
}

TEST(RescuePolarBearsHeat, R5_1_AtMostOneMeltATurn) {
  Play play = heating("", 12);
  play.ice(3, "g5");
  play.step({"heat 6", "alert 03"});
  EXPECT_EQ(play.state.temperature, 13);
  EXPECT_TRUE(play.is_ice("g5")) << "above the new alert already, but not in this turn";
  play.step({"end", "growth 05", "heat 1"});
  EXPECT_FALSE(play.is_ice("g5"));
}

TEST(RescuePolarBearsHeat, R5_2_Above20AfterAMeltAllLose) {
  Play lost = heating("", 20);
  lost.step("heat 6");
  EXPECT_EQ(RescuePolarBears::result(lost.state).reason, "heat");
  EXPECT_EQ(RescuePolarBears::result(lost.state).winners, 0u);
  Play saved = heating("", 20);
  saved.step("heat 5");
  EXPECT_EQ(saved.state.temperature, 20);
  EXPECT_EQ(saved.state.end, End::None);
}

TEST(RescuePolarBearsHeat, R5_2_Above20WithoutAlertTokensAllLose) {
  for (const int die : {1, 2}) {
    Play play = heating("", 19);
    play.state.alert = 0;
    play.state.hidden = 0;
    play.step("heat " + std::to_string(die));
    EXPECT_EQ(play.state.end, die == 2 ? End::Heat : End::None);
  }
}

TEST(RescuePolarBearsFlee, R6_1_TheSeatDecidesWhoGoesWhere) {
  Play play;
  play.ship(1, "f5");
  play.ice(1, "e5", "mf");
  play.ice(2, "e4", "cc");
  play.ice(3, "e6");
  play.ice(4, "d4", "ccc");
  play.ice_float("d5");
  play.step("break e5");
  EXPECT_EQ(play.sorted(), "flee female e4, flee female e6, flee male e4, flee male e6");
  EXPECT_EQ(play.why("flee male d4"), "6.1") << "full";
  EXPECT_EQ(play.why("flee male d5"), "6.1") << "a float";
  EXPECT_EQ(play.why("flee cub e4"), "6.1") << "no cub there";
  EXPECT_EQ(play.why("end"), "6.1");
  EXPECT_TRUE(play.is_ice("e5")) << "until all have gone";
  play.step("flee female e4");
  EXPECT_EQ(play.on("e4"), "fcc");
  EXPECT_EQ(play.on("e6"), "m") << "no choice left";
  EXPECT_FALSE(play.is_ice("e5"));
}

TEST(RescuePolarBearsFlee, R6_1_WhoGetsTheLastRoomIsAsked) {
  Play play;
  play.ship(1, "f5");
  play.ice(1, "e5", "mc");
  play.ice(2, "e4", "cc");
  play.step("break e5");
  EXPECT_EQ(play.sorted(), "flee cub e4, flee male e4");
  play.step("flee male e4");
  EXPECT_EQ(play.on("e4"), "mcc");
  EXPECT_EQ(play.count(EventKind::Sank), 1);
  EXPECT_EQ(play.state.helicopters, 5);
}

TEST(RescuePolarBearsSink, R7_1_AHelicopterForEachBearFromTheFullerBase) {
  Play play;
  play.ship(1, "f5");
  play.ice(1, "e5", "mfc");
  const Bears before = play.state.supply;
  play.step("break e5");
  EXPECT_EQ(play.state.helicopters, 3);
  EXPECT_EQ(letters_of(static_cast<Bears>(play.state.supply - before)), "mfc");
  std::string bases;
  for (const Event& event : play.events) {
    if (event.kind == EventKind::Sank) bases += name_of(event.to) + " ";
  }
  EXPECT_EQ(bases, "e1 e9 e1 ");
  EXPECT_EQ(helicopters_north(play.state), 1);
  EXPECT_EQ(helicopters_south(play.state), 2);
}

TEST(RescuePolarBearsSink, R7_1_WithoutHelicopterAllLoseAtOnce) {
  Play play;
  play.ship(1, "f5");
  play.ice(1, "e5", "mfc");
  play.helicopters(2);
  play.step("break e5");
  EXPECT_EQ(RescuePolarBears::result(play.state).reason, "bears");
  EXPECT_EQ(RescuePolarBears::result(play.state).winners, 0u);
  EXPECT_EQ(play.count(EventKind::Sank), 3);
  Play enough;
  enough.ship(1, "f5");
  enough.ice(1, "e5", "mfc");
  enough.helicopters(3);
  enough.step("break e5");
  EXPECT_EQ(enough.state.end, End::None);
}

// What the forecast says is what happens, counted over all 120 throws from the same position.
TEST(RescuePolarBearsForecast, R11_1_IsExact) {
  for (const char* options : {"", "rapid=1", "gentle=1"}) {
    for (const int temperature : {3, 9, 12, 18, 20}) {
      Play play({"north-watch", "breeze-dragon"}, options);
      play.ice(13, "e5", "mfc");
      play.ice(17, "e4", "fcc");
      play.ice(18, "d4", "mf");
      play.ice(19, "g5", "cc");
      play.alert(13);
      play.warm(temperature);
      const Forecast before = forecast(play.state);
      play.step("end");
      int melts = 0, too_hot = 0, sinks = 0;
      Cells births = 0, growth = 0;
      int quiet = 0;
      for (int number = 1; number <= kTiles; ++number) {
        Play grown = play;
        grown.step(std::string(number < 10 ? "growth 0" : "growth ") + std::to_string(number));
        const Event* event = grown.find(EventKind::GrowthRolled);
        if (static_cast<Growth>(event->what) == Growth::Reproduce) births |= cell_bit(event->to);
        if (static_cast<Growth>(event->what) == Growth::Grow) growth |= cell_bit(event->to);
        quiet += static_cast<Growth>(event->what) < Growth::Reproduce;
        while (RescuePolarBears::to_act(grown.state).turn == Turn::Seat) grown.step(next_steps(grown.state).begin()->first);
        const Forecast between = forecast(grown.state);
        int melts_here = 0;
        for (int die = 1; die <= 6; ++die) {
          Play heated = grown;
          heated.step("heat " + std::to_string(die));
          melts_here += heated.count(EventKind::Melting);
          while (RescuePolarBears::to_act(heated.state).turn == Turn::Seat && heated.phase() == Phase::Flee) {
            heated.step(next_steps(heated.state).begin()->first);
          }
          too_hot += heated.state.end == End::Heat;
        }
        EXPECT_EQ(between.melt, melts_here * 20);
        melts += melts_here;
      }
      EXPECT_EQ(before.melt, melts) << options << temperature;
      EXPECT_EQ(before.too_hot, too_hot) << options << temperature;
      EXPECT_EQ(before.births, births);
      EXPECT_EQ(before.growth, growth);
      EXPECT_EQ(before.quiet, quiet);
      EXPECT_EQ(name_of(before.melt_at), "e5");
      sinks = total(play.state.bears[cell_of("e5")]) - room_in(play.state, havens(play.state, cell_of("e5")));
      EXPECT_EQ(before.melt_sinks, sinks);
    }
  }
}

TEST(RescuePolarBearsForecast, R11_1_NothingMeltsInPolarNight) {
  Play play;
  play.warm(20);
  EXPECT_EQ(forecast(play.state).melt, 120);
  play.state.night = 1;
  EXPECT_EQ(forecast(play.state).melt, 0);
  EXPECT_EQ(forecast(play.state).too_hot, 0);
}

TEST(RescuePolarBearsForecast, R11_1_BirthsWithoutRoom) {
  Play play;
  play.ice(16, "e5", "mf");
  play.ice(17, "g5", "mfc");
  EXPECT_EQ(forecast(play.state).births, cell_bit(cell_of("e5")) | cell_bit(cell_of("g5")));
  EXPECT_EQ(forecast(play.state).birth_sinks, cell_bit(cell_of("e5")) | cell_bit(cell_of("g5")));
  play.ice(18, "e6");
  EXPECT_EQ(forecast(play.state).birth_sinks, cell_bit(cell_of("g5")));
}

}  // namespace
}  // namespace wildshore::rescue_polar_bears
