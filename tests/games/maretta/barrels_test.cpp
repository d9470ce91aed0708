// barrels_test.cpp: section 4 of rules.md: each barrel, on both sides where it makes a difference.
#include "support.hpp"

namespace wildshore::maretta {
namespace {

// Seat 2 is carried to space 4, where this barrel lies.
Play with(std::string_view barrel, std::initializer_list<std::string_view> stocks = {}) {
  Play play = chosen();
  play.lay(4, 1, barrel);
  int seat = 1;
  for (const std::string_view stock : stocks) play.set_stock(seat++, stock);
  play.step("give 2 fire1");
  return play;
}

TEST(MarettaBarrels, R4_1_OneOfTwoByChoice) {
  Play play = chosen();
  play.lay(4, 1, "anchor");
  play.lay(4, 2, "down");
  play.step("give 2 fire1");
  EXPECT_EQ(play.state.phase, Phase::Take);
  EXPECT_EQ(play.asked(), "2");
  EXPECT_EQ(next_steps(play.state), (std::map<std::string, int>{{"take 1", 1}, {"take 2", 1}}));
  EXPECT_EQ(play.why("move"), "4.1");
  Play up = play;
  up.step("take 1");
  EXPECT_EQ(up.event(EventKind::BarrelTaken).barrel, Barrel::Anchor);
  EXPECT_EQ(up.state.barrel[0][0], Barrel::None);
  EXPECT_EQ(up.state.barrel[0][1], Barrel::Down);
  play.step("take 2");
  EXPECT_EQ(play.state.phase, Phase::Open);
  EXPECT_EQ(play.why("take 1"), "4.1");
  EXPECT_EQ(next_steps(play.state).at("open spear"), 4);
  EXPECT_EQ(next_steps(play.state).count("open anchor"), 0u) << "it lies there for all to see";
  play.step("open spear");
  EXPECT_EQ(play.event(EventKind::BarrelOpened).barrel, Barrel::Spear);
  EXPECT_EQ(unseen_of(play.state, Barrel::Spear), 3);
  EXPECT_EQ(play.state.opened, Barrel::None) << "discarded";
}

TEST(MarettaBarrels, R4_1_TheLastOneIsTakenWithoutAsking) {
  const Play play = with("down");
  EXPECT_EQ(play.state.phase, Phase::Open);
  EXPECT_EQ(play.count(EventKind::BarrelTaken), 1);
}

TEST(MarettaBarrels, R4_2_MonkeyTakesACardOfAnOpponent) {
  Play play = with("monkey", {"wood3 wood3 food5", "rope2", "water1"});
  EXPECT_EQ(play.state.phase, Phase::Steal);
  EXPECT_EQ(play.asked(), "2");
  EXPECT_EQ(next_steps(play.state), (std::map<std::string, int>{{"steal 1 food5", 1}, {"steal 1 wood3", 1}, {"steal 3 water1", 1}}));
  EXPECT_EQ(play.why("steal 2 rope2"), "4.2") << "not the own stock";
  EXPECT_EQ(play.why("steal 1 wood5"), "4.2");
  play.step("steal 1 wood3");
  EXPECT_EQ(play.stock(1), "wood3 food5");
  EXPECT_EQ(play.stock(2), "wood3 rope2");
  EXPECT_EQ(play.place(1), 2) << "then the giver moves";
}

TEST(MarettaBarrels, R4_3_TroopTakesFromTheTaker) {
  Play play = with("troop", {"", "rope2 wood3 food5", ""});
  EXPECT_EQ(play.asked(), "3") << "from the left of seat 2 on";
  EXPECT_EQ(play.why("steal 1 rope2"), "4.3");
  play.step("steal 2 food5");
  EXPECT_EQ(play.asked(), "1");
  play.step("steal 2 wood3");
  EXPECT_EQ(play.stock(1), "wood3");
  EXPECT_EQ(play.stock(2), "rope2");
  EXPECT_EQ(play.stock(3), "food5");
}

TEST(MarettaBarrels, R4_3_TroopWhileThereAreAny) {
  const Play play = with("troop", {"", "rope2", ""});
  EXPECT_EQ(play.stock(3), "rope2") << "the only card goes without asking";
  EXPECT_EQ(play.stock(1), "");
  EXPECT_EQ(play.state.phase, Phase::Give);
}

TEST(MarettaBarrels, R4_4_CuttlefishHidesTheOwnCardNextRound) {
  Play play = with("cuttlefish");
  EXPECT_EQ(play.state.inked, 0) << "not in this round";
  EXPECT_EQ(play.event(EventKind::Inked).seats, 2);
  play.step({"give 1 wood4", "give 3 rope2"});
  play.draw_all();
  EXPECT_EQ(play.state.inked, 2);
  while (play.state.phase == Phase::Choose) play.step(next_steps(play.state).begin()->first);
  EXPECT_EQ(play.state.up, 1 | 4);
  EXPECT_EQ(play.event(EventKind::StarsTurned).seats, 1 | 4);
  play.step("give 3 " + std::string(card_name(play.state.hand[1][0]).view()));  // seat 2 begins
  EXPECT_EQ(play.state.up, 1 | 4);
  play.step("give 2 " + std::string(card_name(play.state.hand[2][0]).view()));
  EXPECT_EQ(play.state.up, 7) << "until a card lies on (**)";
  EXPECT_EQ(play.event(EventKind::StarsTurned).seats, 2);
  play.step("give 1 " + std::string(card_name(play.state.hand[0][0]).view()));
  play.draw_all();
  EXPECT_EQ(play.state.inked, 0) << "one round only";
}

TEST(MarettaBarrels, R4_5_SchoolHidesAll) {
  Play play = with("school");
  EXPECT_EQ(play.event(EventKind::Inked).seats, 7);
  play.step({"give 1 wood4", "give 3 rope2"});
  play.draw_all();
  while (play.state.phase == Phase::Choose) play.step(next_steps(play.state).begin()->first);
  EXPECT_EQ(play.state.up, 0);
  EXPECT_EQ(play.event(EventKind::StarsTurned).seats, 0);
  play.step("give 1 " + std::string(card_name(play.state.hand[1][0]).view()));
  EXPECT_EQ(play.state.up, 1);
}

TEST(MarettaBarrels, R4_6_SharkCostsACard) {
  Play play = with("shark", {"wood3", "rope2 food5", ""});
  EXPECT_EQ(play.asked(), "2");
  EXPECT_EQ(play.why("discard wood3"), "4.6");
  play.step("discard food5");
  EXPECT_EQ(play.stock(2), "rope2");
  EXPECT_EQ(play.state.discard, set_of("food5"));
  EXPECT_EQ(play.stock(1), "wood3");
}

TEST(MarettaBarrels, R4_7_SharksCostEverybodyACard) {
  Play play = with("frenzy", {"wood3 wood1", "rope2 food5", ""});
  EXPECT_EQ(play.asked(), "2") << "from the taker on";
  EXPECT_EQ(play.why("discard wood3"), "4.7");
  play.step("discard rope2");
  EXPECT_EQ(play.asked(), "1") << "seat 3 has nothing to lose";
  play.step("discard wood1");
  EXPECT_EQ(play.stock(1), "wood3");
  EXPECT_EQ(play.stock(2), "food5");
  EXPECT_EQ(play.state.phase, Phase::Give);
}

TEST(MarettaBarrels, R4_8_SpearSwapsWithTheNearestAhead) {
  Play play = chosen();
  play.lay(4, 1, "spear");
  play.lay(6, 1, "monkey");
  play.put(3, 6);
  play.put(1, 9);
  play.step("give 2 fire1");
  EXPECT_EQ(play.place(2), 6);
  EXPECT_EQ(play.place(3), 4);
  EXPECT_EQ(play.place(1), 11);
  EXPECT_EQ(barrels_on(play.state, 6), 1) << "no barrel is taken there";
  EXPECT_EQ(play.event(EventKind::Swapped).other, 2);
}

TEST(MarettaBarrels, R4_8_SpearByChoiceIfSeveralAreThere) {
  Play play = chosen();
  play.lay(4, 1, "spear");
  play.put(3, 10);
  play.put(1, 10);
  play.step("give 2 fire1");
  EXPECT_EQ(next_steps(play.state), (std::map<std::string, int>{{"swap 1", 1}, {"swap 3", 1}}));
  EXPECT_EQ(play.why("swap 2"), "4.8");
  play.step("swap 1");
  EXPECT_EQ(play.place(2), 10);
  EXPECT_EQ(play.place(1), 4 + 2) << "and then the giver moves, from where it is now";
}

TEST(MarettaBarrels, R4_9_AnchorCostsTwoCards) {
  Play play = with("anchor", {"", "rope2 food5 wood3", ""});
  EXPECT_EQ(play.why("discard wood1"), "4.9");
  play.step("discard food5");
  EXPECT_EQ(play.asked(), "2");
  play.step("discard rope2");
  EXPECT_EQ(play.stock(2), "wood3");
  EXPECT_EQ(play.state.phase, Phase::Give);
  EXPECT_EQ(with("anchor", {"", "rope2 rope2", ""}).stock(2), "") << "without a choice nothing is asked";
  EXPECT_EQ(with("anchor", {"", "rope2", ""}).stock(2), "") << "one is all there is";
}

TEST(MarettaBarrels, R4_10_PelicanLooksAtAHand) {
  Play play = with("pelican");
  EXPECT_EQ(next_steps(play.state), (std::map<std::string, int>{{"look 1", 1}, {"look 3", 1}}));
  EXPECT_EQ(play.why("look 2"), "4.10");
  play.step("look 3");
  const Event looked = play.event(EventKind::Looked);
  EXPECT_EQ(names_of({looked.hand[0], looked.hand[1], looked.hand[2]}), "rope2 fire2 ship");
  EXPECT_EQ(looked.hand[3], kNoCard);
  EXPECT_EQ(play.state.looker, 1);
  EXPECT_EQ(play.state.looked, 2);
}

TEST(MarettaBarrels, R4_11_WhatCannotBeDoneLapses) {
  for (const std::string_view barrel : {"monkey", "troop", "shark", "frenzy", "anchor"}) {
    const Play play = with(barrel);
    EXPECT_EQ(play.count(EventKind::BarrelLapsed), 1) << barrel;
    EXPECT_EQ(play.state.phase, Phase::Give) << barrel;
    EXPECT_EQ(play.place(1), 2) << barrel;
  }
  EXPECT_EQ(with("spear").count(EventKind::BarrelLapsed), 1) << "nobody is ahead of 4";
}

// Side B: seat 1 moves first, with the stacks it has, to the barrel.
Play moved(std::string_view barrel, std::string_view own, std::string_view other) {
  Play play(Side::Vulcano, {"wood1 rope2 fire3 water4", "wood2 rope3 fire4 water1", "wood3 rope4 fire1 water2"});
  play.step({"give 2 rope2", "give 1 rope3", "give 3 rope4", "load wood1", "load fire4"});
  play.set_stock(1, own);
  play.set_stock(2, other);
  const int stacks = 2 + suits_in(set_of(own) & ~all_of(Suit::Wood) & ~all_of(Suit::Rope));
  play.put(1, 9 - stacks);
  play.put(2, 1);
  play.put(3, 2);
  play.lay(9, 1, barrel);
  play.step("load fire1");
  return play;
}

TEST(VulcanoBarrels, R4_11_TheLimitOfFiveHoldsForWhatAMonkeyBrings) {
  Play play = moved("monkey", "food3", "food4 water2");
  EXPECT_EQ(play.asked(), "1");
  Play fits = play;
  fits.step("steal 2 water2");
  EXPECT_EQ(fits.count(EventKind::StackBurst), 0);
  play.step("steal 2 food4");
  EXPECT_EQ(play.event(EventKind::StackBurst).number, static_cast<int>(Suit::Food));
  EXPECT_EQ(play.stock(1), "wood1 rope3");
  EXPECT_EQ(count_of(play.state.discard, card_named("food3")) + count_of(play.state.discard, card_named("food4")), 2);
}

TEST(VulcanoBarrels, R4_11_AndForWhatATroopTakes) {
  Play play = moved("troop", "food3", "food4");
  EXPECT_EQ(play.asked(), "2");
  play.step("steal 1 food3");
  EXPECT_EQ(play.stock(2), "rope2 fire4") << "3 + 4 food are too much";
  EXPECT_EQ(play.asked(), "3");
}

TEST(VulcanoBarrels, R4_8_SpearPassesOverWhoIsOut) {
  Play play(Side::Vulcano, {"wood1 rope2 fire3 water4", "wood2 rope3 fire4 water1", "wood3 rope4 fire1 water2", "food1 food2 food3 food4"});
  play.put(1, 4);
  play.put(2, 5);
  play.put(3, 6);
  play.state.alive = 1 | 4 | 8;
  EXPECT_EQ(ahead_of(play.state, 0), 4);
  EXPECT_EQ(ahead_of(play.state, 2), 0);
}

}  // namespace
}  // namespace wildshore::maretta
