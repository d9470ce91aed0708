// planted_bug_test.cpp: the suite passes a sound game with secrets, and finds each mistake planted in it.
#include <gtest/gtest.h>

#include "conformance/conformance.hpp"
#include "conformance/liars_die.hpp"

namespace wildshore {
namespace {

using liars_die::Bug;

// Only the states: a planted bug may stop a match (an assert) before the suite has its say.
template <Bug kBug>
std::string verdict_on() {
  wildshore::Setup setup;
  setup.seats.resize(2);
  conformance::Verdict verdict;
  conformance::Conformance<liars_die::LiarsDie<kBug>>(setup, {.games = 40, .thorough_every = 2}, verdict).states();
  return verdict.text();
}

TEST(PlantedBugs, NoneInASoundGame) {
  EXPECT_EQ(verdict_on<Bug::None>(), "");
  EXPECT_EQ(conformance::conforms<liars_die::LiarsDie<Bug::None>>({.games = 40, .thorough_every = 2}).text(), "");
}

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
