// Settings survive being written and read; what does not fit keeps its default.
#include <gtest/gtest.h>

#include "panels/settings.hpp"

namespace wildshore {
namespace {

TEST(Settings, RoundTrip) {
  Settings s;
  s.language = "it";
  s.speed = Speed::Fast;
  s.volume = 35;
  s.mute = true;
  s.text_percent = 175;
  s.reduced_motion = true;
  s.colour_safe = true;
  s.remarks = false;
  EXPECT_EQ(read_settings(write_settings(s)), s);
  EXPECT_EQ(read_settings(write_settings(Settings{})), Settings{});
}

TEST(Settings, GarbageIsSkipped) {
  EXPECT_EQ(read_settings(""), Settings{});
  EXPECT_EQ(read_settings("volume\n=\n\nspeed=warp\nvolume=loud\nmute=2\nwhat=7\nlanguage=\n"), Settings{});
  EXPECT_EQ(read_settings(std::string("volume=\0", 8)), Settings{});
}

TEST(Settings, NumbersStayInRange) {
  EXPECT_EQ(read_settings("volume=900").volume, 100);
  EXPECT_EQ(read_settings("text=20\r\nvolume=-4").text_percent, kLeastText);
  EXPECT_EQ(read_settings("text=999").text_percent, kMostText);
}

}  // namespace
}  // namespace wildshore
