// What a hint says of the ways there are, and which turns of a game are told of.
#include "table/adviser.hpp"

#include <gtest/gtest.h>

#include "table/outlook.hpp"

namespace wildshore {
namespace {

std::vector<Offer> offers_called(const std::vector<std::string>& labels) {
  std::vector<Offer> offers;
  for (const std::string& label : labels) {
    offers.emplace_back();
    offers.back().label = label;
  }
  return offers;
}

Hint hint_of(std::vector<Worth> worths, int chosen, const std::vector<std::string>& labels = {"a", "b", "c", "d", "e", "f"}) {
  Hint hint;
  hint.offer = chosen;
  hint.chances = true;
  fill_ways(offers_called(labels), std::move(worths), hint);
  return hint;
}

TEST(Adviser, TheChosenComesFirstAndNothingIsBetter) {
  const Hint hint = hint_of({{0, kSure / 4}, {1, kSure / 2}, {2, kSure}, {3, kSure / 8}, {4, kSure / 16}}, 1);
  ASSERT_EQ(hint.ways.size(), 4u);
  EXPECT_TRUE(hint.chances);
  const int offers[] = {1, 2, 0, 3};
  const int percents[] = {50, 50, 25, 13};
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(hint.ways[i].offer, offers[i]);
    EXPECT_EQ(hint.ways[i].percent, percents[i]);
  }
}

// "0 %, 0 %, 0 %" would tell nobody what is better.
TEST(Adviser, WhoHasHardlyAChanceIsToldWhatIsBetter) {
  const Hint hint = hint_of({{0, kSure / 200}, {1, kSure / 400}}, 0);
  ASSERT_EQ(hint.ways.size(), 2u);
  EXPECT_FALSE(hint.chances);
  EXPECT_EQ(hint.ways[0].percent, 100);
  EXPECT_EQ(hint.ways[1].percent, 50);
}

TEST(Adviser, WithoutAChoiceThereIsNothingToCompare) {
  EXPECT_TRUE(hint_of({{0, kSure}}, 0).ways.empty());
  EXPECT_TRUE(hint_of({{0, kSure}, {1, kSure}}, 2).ways.empty()) << "nothing is known of the one that was chosen";
  EXPECT_TRUE(hint_of({{0, 0}, {1, 0}}, 0).ways.empty()) << "all is lost";
}

TEST(Adviser, LabelsAreAsShortAsTheyCanBeToldApart) {
  EXPECT_EQ(hint_of({{0, 2}, {1, 1}}, 0, {"Go: far", "Stay: near"}).ways[1].label, "Stay");
  EXPECT_EQ(hint_of({{0, 2}, {1, 1}}, 0, {"Go: far", "Go: near"}).ways[1].label, "Go: near");
}

TEST(TurningPoints, TheGreatestStayInTheOrderOfTheGame) {
  std::vector<Swing> swings{{1, 0, 50, 60}, {2, 1, 60, 20}, {3, 0, 20, 30}, {4, 1, 30, 90}, {5, 0, 90, 80}};
  keep_greatest(swings);
  ASSERT_EQ(swings.size(), 3u);
  EXPECT_EQ(swings[0].step, 1) << "of equals the first";
  EXPECT_EQ(swings[1].step, 2);
  EXPECT_EQ(swings[2].step, 4);
}

}  // namespace
}  // namespace wildshore
