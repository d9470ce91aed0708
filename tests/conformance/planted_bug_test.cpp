// planted_bug_test.cpp: the suite passes a sound game with secrets, and finds each mistake planted in it.
#include <gtest/gtest.h>

#include "conformance/conformance.hpp"
#include "conformance/liars_die.hpp"

namespace wildshore {
namespace {

using liars_die::Bug;

// A planted bug may also stop a match (an assert) before the suite's own checks of play: those are left out.
template <Bug kBug>
std::string verdict_on() {
  conformance::Effort effort{.games = 40, .thorough_every = 2};
  if (kBug != Bug::None) effort.session_steps = effort.bot_steps = 0;
  return conformance::conforms<liars_die::LiarsDie<kBug>>(effort).text();
}

TEST(PlantedBugs, NoneInASoundGame) { EXPECT_EQ(verdict_on<Bug::None>(), ""); }

TEST(PlantedBugs, AreFound) {
  EXPECT_NE(verdict_on<Bug::EventTellsDie>(), "");
  EXPECT_NE(verdict_on<Bug::ViewTellsDie>(), "");
  EXPECT_NE(verdict_on<Bug::ImagineIgnoresDie>(), "");
  EXPECT_NE(verdict_on<Bug::ListTwice>(), "");
  EXPECT_NE(verdict_on<Bug::LooseParse>(), "");
  EXPECT_NE(verdict_on<Bug::SilentStep>(), "");
  EXPECT_NE(verdict_on<Bug::WrongWhy>(), "");
  EXPECT_NE(verdict_on<Bug::LeftoverState>(), "");
}

}  // namespace
}  // namespace wildshore
