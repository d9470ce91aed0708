// variants_test.cpp: section 10 of rules.md, and the 45 bears of section 12.
#include "games/rescue_polar_bears/sense.hpp"
#include "play/measure.hpp"
#include "support.hpp"

namespace wildshore::rescue_polar_bears {
namespace {

TEST(RescuePolarBearsVariants, R10_1_TheTemperatureBeginsWhereChosen) {
  const auto specs = RescuePolarBears::option_specs();
  ASSERT_EQ(specs[0].key, "temperature");
  for (const std::string_view value : specs[0].values) {
    const State s = RescuePolarBears::start(options_of("temperature=" + std::string(value)));
    EXPECT_EQ(std::to_string(s.temperature), value);
  }
  EXPECT_EQ(specs[0].values[static_cast<std::size_t>(specs[0].default_value)], "8");
}

TEST(RescuePolarBearsVariants, R10_2_FloatsAreLikeIceButCoolNothing) {
  Play play;
  play.ship(1, "e5");
  play.ice_float("e4");
  play.data("e4");
  EXPECT_EQ(play.why("sail e4"), "3.1");
  play.step("load e4 data");
  EXPECT_EQ(play.state.collected, 1);
  play.step("break e4");
  EXPECT_EQ(play.state.floats, 0u);
  EXPECT_EQ(play.state.temperature, 8);
  EXPECT_EQ(play.find(EventKind::TileGone)->number, kFloat);
  EXPECT_EQ(play.why("sail e4"), "");
}

TEST(RescuePolarBearsVariants, R10_2_NobodyFleesOntoFloats) {
  Play play;
  play.ship(1, "e5");
  play.ice(1, "e4", "m");
  play.ice_float("e3");
  play.step("break e4");
  EXPECT_EQ(play.count(EventKind::Sank), 1);
}

TEST(RescuePolarBearsVariants, R10_3_RapidWarmingAddsTwo) {
  struct Case {
    std::string_view bears;
    int extra;
  };
  for (const Case& each : {Case{"", 2}, Case{"ff", 2}, Case{"mf", 0}, Case{"c", 0}}) {
    Play play({"polaris", "white-wave"}, "rapid=1");
    play.ice(16, "e5", each.bears);
    play.ice(17, "e4");
    play.step({"end", "growth 16"});
    EXPECT_EQ(play.state.extra, each.extra) << each.bears;
  }
  Play gone({"polaris", "white-wave"}, "rapid=1");
  gone.step({"end", "growth 16", "heat 3"});
  EXPECT_EQ(gone.state.temperature, 13);
  EXPECT_EQ(gone.find(EventKind::HeatRolled)->what, 5);
}

TEST(RescuePolarBearsVariants, R10_4_GentleGrowsAFamilyFirst) {
  Play play({"polaris", "white-wave"}, "gentle=1");
  play.ice(16, "e5", "mfc");
  EXPECT_EQ(growth_on(play.state, 16), Growth::Grow);
  play.bears("e5", "mf");
  EXPECT_EQ(growth_on(play.state, 16), Growth::Reproduce);
  play.bears("e5", "c");
  EXPECT_EQ(growth_on(play.state, 16), Growth::Grow);
}

// Counted by hand, at every step of games between bots and people who do anything.
TEST(RescuePolarBearsVariants, R12_FortyFiveBearsAlways) {
  for (std::uint64_t game = 0; game < 60; ++game) {
    wildshore::Setup setup;
    setup.choices.value[0] = static_cast<std::uint8_t>(game % 7);
    for (std::uint32_t option = 1; option < 4; ++option) setup.choices.value[option] = (game >> option) & 1u;
    for (std::uint64_t i = 0; i < 2 + game % 3; ++i) setup.seats.push_back({(game + i) % 3 == 0 ? "random" : "steady", {}});
    BotTable<RescuePolarBears> table(setup);
    State s = RescuePolarBears::start(RescuePolarBears::options(static_cast<int>(setup.seats.size()), setup.choices));
    for (int step = 0; s.end == End::None; ++step) {
      table.step(s, game, step);
      int males = count_of(s.supply, Bear::Male), females = count_of(s.supply, Bear::Female), cubs = count_of(s.supply, Bear::Cub);
      const auto add = [&](Bears bears) {
        males += count_of(bears, Bear::Male);
        females += count_of(bears, Bear::Female);
        cubs += count_of(bears, Bear::Cub);
      };
      for (const Bears there : s.bears) add(there);
      for (const Bears aboard : s.hold) add(aboard);
      ASSERT_TRUE(males == 10 && females == 15 && cubs == 20) << board_text(s);
    }
  }
}

}  // namespace
}  // namespace wildshore::rescue_polar_bears
