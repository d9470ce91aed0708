// Picking targets one after another: allowed is exactly what continues some offer's path.
#include "app/picker.hpp"

#include <gtest/gtest.h>

namespace wildshore {
namespace {

Offer offer(std::string step, std::initializer_list<TargetId> path) {
  Offer made;
  made.step = std::move(step);
  for (const TargetId target : path) made.path.push(target);
  return made;
}

std::vector<TargetId> allowed(const Picker& picker) { return {picker.allowed().begin(), picker.allowed().end()}; }

struct PickerTest : testing::Test {
  std::vector<Offer> offers = {offer("step 1 A", {1, 10}), offer("step 1 B", {1, 11}), offer("step 2 A", {2, 10}), offer("roll", {5}),
                               offer("slide A", {10, 20, 30})};
  Picker picker;
  void SetUp() override { picker.offers(offers); }
};

TEST_F(PickerTest, FirstTargetsEachOnceInOrder) {
  EXPECT_EQ(allowed(picker), (std::vector<TargetId>{1, 2, 5, 10}));
  EXPECT_EQ(picker.ways_through(1), 2);
  EXPECT_EQ(picker.completes(1), -1);
  EXPECT_EQ(picker.completes(5), 3);
}

TEST_F(PickerTest, APathIsPickedToItsEnd) {
  ASSERT_TRUE(picker.pick(1));
  EXPECT_EQ(allowed(picker), (std::vector<TargetId>{10, 11}));
  EXPECT_EQ(picker.completes(11), 1);
  EXPECT_EQ(picker.complete(), -1);
  ASSERT_TRUE(picker.pick(11));
  EXPECT_EQ(picker.complete(), 1);
}

TEST_F(PickerTest, AnotherBeginningReplacesWhatWasPicked) {
  ASSERT_TRUE(picker.pick(1));
  ASSERT_TRUE(picker.pick(2));
  EXPECT_EQ(allowed(picker), (std::vector<TargetId>{10}));
}

TEST_F(PickerTest, WhatIsNotAllowedChangesNothing) {
  ASSERT_TRUE(picker.pick(1));
  EXPECT_FALSE(picker.pick(30));
  EXPECT_EQ(picker.picked().size(), 1);
  EXPECT_EQ(allowed(picker), (std::vector<TargetId>{10, 11}));
  EXPECT_TRUE(picker.unpick());
  EXPECT_FALSE(picker.unpick());
}

TEST_F(PickerTest, NewOffersForgetThePick) {
  ASSERT_TRUE(picker.pick(1));
  picker.offers({});
  EXPECT_TRUE(picker.picked().empty());
  EXPECT_TRUE(picker.allowed().empty());
}

}  // namespace
}  // namespace wildshore
