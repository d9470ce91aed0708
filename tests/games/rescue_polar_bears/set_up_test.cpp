// set_up_test.cpp: section 1 of rules.md: the sea, the deal, the first turn.
#include "play/measure.hpp"
#include "support.hpp"

namespace wildshore::rescue_polar_bears {
namespace {

TEST(RescuePolarBearsSetUp, R1_1_SixtyOneHexes) {
  EXPECT_EQ(kCells, 61);
  EXPECT_EQ(kPlay, 37);
  EXPECT_EQ(name_of(kNorthBase), "e1");
  EXPECT_EQ(name_of(kSouthBase), "e9");
  EXPECT_EQ(name_of(0), "e5");
  EXPECT_EQ(std::popcount(kAllCells & ~kPlayCells & ~kBases), 22);
  int by_neighbours[7] = {};
  for (Cell cell = 0; cell < kCells; ++cell) {
    EXPECT_EQ(cell_of(name_of(cell)), cell);
    EXPECT_EQ(distance(kMap.hex[cell], {}) < kRadius, cell < kPlay);
    for (Cells rest = kMap.near[cell]; rest != 0;) EXPECT_EQ(distance(kMap.hex[cell], kMap.hex[pop(rest)]), 1);
    ++by_neighbours[std::popcount(kMap.near[cell])];
  }
  EXPECT_EQ(by_neighbours[3], 6);   // corners
  EXPECT_EQ(by_neighbours[4], 18);  // sides
  EXPECT_EQ(by_neighbours[6], 37);
}

TEST(RescuePolarBearsSetUp, R1_1_NamesGoByColumnAndRow) {
  const auto beside = [](std::string_view name) {
    std::string text;
    for (Cells rest = kMap.near[cell_of(name)]; rest != 0;) text += name_of(pop(rest)) + " ";
    return text;
  };
  EXPECT_EQ(beside("e5"), "f5 f4 e4 d4 d5 e6 ");
  EXPECT_EQ(beside("e1"), "e2 f1 d1 ");
  EXPECT_EQ(cell_of("e9"), kSouthBase);
  for (const char* none : {"a0", "a6", "e0", "j1", "i6", "`1"}) EXPECT_EQ(cell_of(none), kNoCell) << none;
}

// All tiles of a set-up with the numbers in order; chance weighs by what is left.
TEST(RescuePolarBearsSetUp, R1_2_TilesAreDealtByWhatIsLeft) {
  for (const bool floats : {false, true}) {
    State s = RescuePolarBears::start(options_of(floats ? "floats=1" : "", 2));
    int left = 37;
    Rng rng(7);
    for (; phase_of(s) == Phase::Tiles; random_step<RescuePolarBears>(s, rng), --left) {
      int sum = 0;
      for (const auto& [step, weight] : next_steps(s)) sum += weight;
      EXPECT_EQ(sum, left);
    }
    EXPECT_EQ(left, 0);
    EXPECT_EQ(std::popcount(s.ice), 20);
    EXPECT_EQ(std::popcount(s.support), 5);
    EXPECT_EQ(std::popcount(s.floats), floats ? 4 : 0);
    EXPECT_EQ(std::popcount(kPlayCells & water(s)), 37 - 20 - (floats ? 4 : 0));
    EXPECT_TRUE(RescuePolarBears::ok(s));
  }
}

TEST(RescuePolarBearsSetUp, R1_3_BearsByNumber) {
  Bears all = 0;
  for (int number = 1; number <= kTiles; ++number) all = static_cast<Bears>(all + first_bears(number));
  EXPECT_EQ(letters_of(static_cast<Bears>(kAllBears - all)), "mffcccc") << "1 male, 2 females, 4 cubs in the supply";
  EXPECT_EQ(letters_of(first_bears(1)), "c");
  EXPECT_EQ(letters_of(first_bears(20)), "fc");
  EXPECT_EQ(letters_of(first_bears(17)), "mf");
  EXPECT_EQ(letters_of(first_bears(18)), "mfc");
  EXPECT_EQ(total(kAllBears), 45);
}

TEST(RescuePolarBearsSetUp, R1_4_HelicoptersOnBothBases) {
  Play play;
  EXPECT_EQ(helicopters_north(play.state), 3);
  EXPECT_EQ(helicopters_south(play.state), 3);
  EXPECT_EQ(play.state.reserve, 3);
}

TEST(RescuePolarBearsSetUp, R1_5_GoalAndMarks) {
  const auto marks = [](const State& s) {
    std::string text;
    for (int data = 0; data <= 21; ++data) text += is_upgrade_mark(s, data) ? std::to_string(data) + " " : "";
    return text;
  };
  for (int seats = 2; seats <= 4; ++seats) {
    const State s = RescuePolarBears::start(options_of("", seats));
    EXPECT_EQ(goal(s), seats == 2 ? 15 : 20);
    EXPECT_EQ(marks(s), seats == 2 ? "3 6 9 12 " : "3 6 9 12 15 18 ");
  }
}

// 1.6, 1.7, 1.8: data, alert and ships; then the first seat begins.
TEST(RescuePolarBearsSetUp, R1_8_ShipsAlertAndDataThenTheFirstTurn) {
  State s = RescuePolarBears::start(options_of("", 4));
  Rng rng(3);
  while (phase_of(s) == Phase::Tiles) random_step<RescuePolarBears>(s, rng);
  Play play;
  play.state = s;
  EXPECT_EQ(play.sorted(), "ship 1 breeze-dragon, ship 1 north-watch, ship 1 polaris, ship 1 tidewalker, ship 1 white-wave");
  play.step({"ship 1 polaris", "ship 2 white-wave", "ship 3 breeze-dragon"});
  EXPECT_EQ(play.sorted(), "ship 4 north-watch, ship 4 tidewalker");
  play.step("ship 4 tidewalker");
  EXPECT_EQ(play.at(1) + play.at(2) + play.at(3) + play.at(4), "i1a5a1i5");
  EXPECT_EQ(next_steps(play.state).size(), 20u);
  play.step("alert 13");
  EXPECT_EQ(play.find(EventKind::AlertSet)->to, play.state.place[12]) << "1.7: the tile that will melt";
  EXPECT_EQ(play.state.temperature, 8);
  EXPECT_EQ(next_steps(play.state).size(), 37u) << "1.6";
  play.step("data e5");
  EXPECT_TRUE(play.has_data("e5"));
  EXPECT_EQ(play.count(EventKind::TurnBegins), 1);
  EXPECT_EQ(RescuePolarBears::to_act(play.state), (ToAct{Turn::Seat, 0}));
  EXPECT_EQ(play.state.left, 3);
}

}  // namespace
}  // namespace wildshore::rescue_polar_bears
