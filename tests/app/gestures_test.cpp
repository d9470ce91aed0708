// Taps, drags and pinches from raw pointers.
#include "app/gestures.hpp"

#include <gtest/gtest.h>

namespace wildshore {
namespace {

using Kind = Gesture::Kind;

std::vector<Kind> kinds(Gestures& gestures) {
  std::vector<Kind> found;
  for (const Gesture& gesture : gestures.out()) found.push_back(gesture.kind);
  return found;
}

TEST(Gestures, ATapMayWanderALittle) {
  Gestures gestures;
  gestures.slop(8);
  gestures.down(1, {100, 100}, 0);
  gestures.move(1, {104, 103});
  gestures.up(1, {104, 103}, 0.1);
  EXPECT_EQ(kinds(gestures), (std::vector<Kind>{Kind::Press, Kind::Tap}));
  EXPECT_EQ(gestures.out().back().at, (Vec2{100, 100}));
}

TEST(Gestures, ADragIsNoTapAndLosesNoWay) {
  Gestures gestures;
  gestures.slop(8);
  gestures.down(Gestures::kMouse, {0, 0}, 0);
  gestures.move(Gestures::kMouse, {5, 0});
  gestures.move(Gestures::kMouse, {30, 0});
  gestures.move(Gestures::kMouse, {50, 10});
  gestures.up(Gestures::kMouse, {50, 10}, 1);
  EXPECT_EQ(kinds(gestures), (std::vector<Kind>{Kind::Press, Kind::Cancel, Kind::Pan, Kind::Pan, Kind::Drop}));
  EXPECT_EQ(gestures.out()[2].move + gestures.out()[3].move, (Vec2{50, 10}));
  EXPECT_EQ(gestures.out()[4].at, (Vec2{50, 10}));
}

TEST(Gestures, TwoFingersZoomAndNeverTap) {
  Gestures gestures;
  gestures.down(1, {100, 100}, 0);
  gestures.down(2, {200, 100}, 0);
  gestures.out().clear();
  gestures.move(2, {300, 100});
  ASSERT_EQ(kinds(gestures), (std::vector<Kind>{Kind::Zoom, Kind::Pan}));
  EXPECT_FLOAT_EQ(gestures.out()[0].factor, 2);
  gestures.out().clear();
  gestures.up(2, {300, 100}, 0.2);
  gestures.up(1, {100, 100}, 0.2);
  EXPECT_TRUE(kinds(gestures).empty());
}

TEST(Gestures, TheSecondTapKnowsTheFirst) {
  Gestures gestures;
  for (const double time : {0.0, 0.2, 0.4, 5.0}) {
    gestures.down(1, {10, 10}, time);
    gestures.up(1, {10, 10}, time + 0.05);
  }
  std::vector<bool> twice;
  for (const Gesture& gesture : gestures.out()) {
    if (gesture.kind == Kind::Tap) twice.push_back(gesture.twice);
  }
  EXPECT_EQ(twice, (std::vector<bool>{false, true, false, false}));
}

TEST(Gestures, CancelForgetsEverything) {
  Gestures gestures;
  gestures.down(1, {10, 10}, 0);
  gestures.cancel();
  EXPECT_FALSE(gestures.holds(1));
  gestures.up(1, {10, 10}, 0.1);
  EXPECT_EQ(kinds(gestures), (std::vector<Kind>{Kind::Press, Kind::Cancel}));
}

}  // namespace
}  // namespace wildshore
