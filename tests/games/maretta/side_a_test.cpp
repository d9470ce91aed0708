// side_a_test.cpp: sections 1 and 2 of rules.md, paragraph by paragraph: the pieces, and Maretta.
#include "support.hpp"

namespace wildshore::maretta {
namespace {

constexpr Side A = Side::Maretta;

TEST(MarettaPieces, R1_1_Cards) {
  const Cards box = all_resources(false);
  constexpr int kCounts[] = {4, 4, 3, 2, 1};
  for (int suit = 0; suit < kSuits; ++suit) {
    for (int value = 1; value <= kValues; ++value) EXPECT_EQ(count_of(box, card_of(static_cast<Suit>(suit), value)), kCounts[value - 1]);
  }
  EXPECT_EQ(size_of(box), 70);
  EXPECT_EQ(count_of(box, kShip), 0);
  EXPECT_EQ(value_of(kShip), 0);
  EXPECT_FALSE(is_resource(kShip));
}

TEST(MarettaPieces, R1_1_SetsOfCardsCount) {
  const Cards set = set_of("wood3 wood3 food5 water1 ship");
  EXPECT_EQ(count_of(set, card_named("wood3")), 2);
  EXPECT_EQ(count_of(set, kShip), 1);
  EXPECT_EQ(size_of(set), 5);
  EXPECT_EQ(suits_in(set), 3);
  EXPECT_EQ(worth_of(set, Suit::Wood), 6);
  EXPECT_EQ(worth_of(set, Suit::Food), 5);
  EXPECT_EQ(worth_of(set, Suit::Fire), 0);
  EXPECT_EQ(suits_in(one_of(kShip)), 0);
}

// What is worked out for all suits side by side is what it is suit by suit.
TEST(MarettaCards, SuitsSideBySide) {
  Rng rng(11);
  for (int i = 0; i < 20000; ++i) {
    Cards cards = 0;
    for (Card card = 0; card < kCardKinds; ++card) {
      const int most = count_of(all_resources(true) + 7 * one_of(kShip), card);
      if (rng.below(3) == 0) cards += one_of(card) * rng.below(static_cast<std::uint32_t>(most) + 1);
    }
    int suits = 0, sum = 0;
    Cards above = 0;
    const int limit = static_cast<int>(rng.below(20));
    for (int each = 0; each < kSuits; ++each) {
      const auto suit = static_cast<Suit>(each);
      suits += stack_of(cards, suit) != 0;
      sum += worth_of(cards, suit);
      if (worth_of(cards, suit) > limit) above |= all_of(suit);
      ASSERT_EQ(static_cast<int>(stack_of(worths_of(cards), suit)), worth_of(cards, suit));
    }
    ASSERT_EQ(suits_in(cards), suits);
    ASSERT_EQ(sum_of_suits(worths_of(cards)), sum);
    ASSERT_EQ(suits_above(worths_of(cards), limit), above);
  }
}

TEST(MarettaPieces, R1_2_Barrels) {
  int all = 0;
  for (int barrel = 0; barrel < kBarrels; ++barrel) all += barrel_count(A, static_cast<Barrel>(barrel));
  EXPECT_EQ(all, 19);
  EXPECT_EQ(barrel_count(A, Barrel::Spear), 4);
  EXPECT_EQ(barrel_count(A, Barrel::Monkey), 3);
  EXPECT_EQ(barrel_count(A, Barrel::Cuttlefish), 1);
  EXPECT_EQ(barrel_count(A, Barrel::Anchor), 1);
}

TEST(MarettaPieces, R1_3_HandsRaftsStocks) {
  const Play play = usual_a();
  for (int seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(hand_size(play.state, seat), 4);
    EXPECT_EQ(play.state.star[seat], kNoCard);
    EXPECT_EQ(play.state.gift[seat], kNoCard);
    EXPECT_EQ(play.state.stock[seat], 0u);
  }
}

TEST(MarettaSetUp, R2_1_BarrelsAndReefs) {
  Play play(options_of(A));
  std::vector<int> shown;
  while (play.state.phase == Phase::Float) {
    const std::string step = next_steps(play.state).begin()->first;
    shown.push_back(std::stoi(step.substr(7)));
    play.step(step);
    EXPECT_EQ(play.count(EventKind::BarrelShown), 1);
  }
  EXPECT_EQ(shown, (std::vector<int>{9, 11, 12, 14, 14, 16, 16}));
  const std::map<int, std::pair<bool, bool>> down = {{4, {true, true}},   {6, {true, true}},   {7, {true, true}},    {9, {false, true}},
                                                     {11, {false, true}}, {12, {false, true}}, {14, {false, false}}, {16, {false, false}}};
  for (int space = 0; space <= 20; ++space) {
    const int index = barrel_index(play.state.options, space);
    ASSERT_EQ(index >= 0, down.count(space) == 1) << space;
    if (index < 0) continue;
    EXPECT_EQ(play.state.barrel[index][0] == Barrel::Down, down.at(space).first) << space;
    EXPECT_EQ(play.state.barrel[index][1] == Barrel::Down, down.at(space).second) << space;
  }
  int unseen = 0;
  for (int barrel = 0; barrel < kBarrels; ++barrel) unseen += unseen_of(play.state, static_cast<Barrel>(barrel));
  EXPECT_EQ(unseen, 9 + 3) << "nine face down, three left over";
}

TEST(MarettaSetUp, R2_1_BarrelsAreAsLikelyAsTheyAreMany) {
  const Play play(options_of(A));
  EXPECT_EQ(next_steps(play.state), (std::map<std::string, int>{{"barrel 9 anchor", 1},
                                                                {"barrel 9 cuttlefish", 1},
                                                                {"barrel 9 frenzy", 2},
                                                                {"barrel 9 monkey", 3},
                                                                {"barrel 9 pelican", 2},
                                                                {"barrel 9 school", 2},
                                                                {"barrel 9 shark", 2},
                                                                {"barrel 9 spear", 4},
                                                                {"barrel 9 troop", 2}}));
}

TEST(MarettaSetUp, R2_2_FourteenCardsForEachPlayer) {
  for (int seats = 3; seats <= 6; ++seats) {
    const State s = MarettaRules::start(options_of(A, seats));
    EXPECT_EQ(s.deck, 14 * seats);
    EXPECT_EQ(count_of(s.pool, kShip), seats);
  }
  EXPECT_EQ(removed(options_of(A, 3)), 31);
  EXPECT_EQ(removed(options_of(A, 4)), 18);
  EXPECT_EQ(removed(options_of(A, 5)), 5);
}

TEST(MarettaSetUp, R2_2_FirstPlayerByChanceAndFourCardsEach) {
  Play play(options_of(A));
  while (play.state.phase == Phase::Float) play.step(next_steps(play.state).begin()->first);
  EXPECT_EQ(next_steps(play.state), (std::map<std::string, int>{{"first 1", 1}, {"first 2", 1}, {"first 3", 1}}));
  play.step("first 2");
  for (const int seat : {2, 3, 1}) {
    for (int card = 0; card < 4; ++card) {
      EXPECT_TRUE(next_steps(play.state).begin()->first.starts_with("draw " + std::to_string(seat)));
      play.step(next_steps(play.state).begin()->first);
    }
  }
  EXPECT_EQ(play.state.phase, Phase::Choose);
  EXPECT_EQ(play.asked(), "2");
  EXPECT_EQ(play.event(EventKind::RoundBegins).number, 1);
}

// 42 cards are in the deck, 3 of them steamships, the others any 39 of 70: a steamship has 3 chances in 42, a five of 1 in 70 has 39 / (42 * 70).
TEST(MarettaSetUp, R2_2_EveryCardOfTheDeckIsAsLikely) {
  Play play(options_of(A));
  while (play.state.phase == Phase::Float) play.step(next_steps(play.state).begin()->first);
  play.step("first 1");
  const auto steps = next_steps(play.state);
  int all = 0;
  for (const auto& [step, weight] : steps) all += weight;
  EXPECT_EQ(steps.size(), 26u);
  EXPECT_EQ(steps.at("draw 1 ship") * 42, all * 3);
  EXPECT_EQ(steps.at("draw 1 wood5") * 42 * 70, all * 39);
  EXPECT_EQ(steps.at("draw 1 food1"), 4 * steps.at("draw 1 wood5"));
}

TEST(MarettaRound, R2_3_ChosenSecretlyTurnedTogether) {
  Play play = usual_a();
  EXPECT_EQ(play.why("choose wood1"), "");
  EXPECT_EQ(play.why("choose wood4"), "2.3") << "not in this hand";
  EXPECT_EQ(play.why("give 2 wood1"), "2.3");
  play.step("choose wood1");
  EXPECT_EQ(play.state.up, 0);
  EXPECT_EQ(play.asked(), "2");
  play.step("choose water5");
  EXPECT_EQ(play.count(EventKind::StarsTurned), 0);
  EXPECT_TRUE(play.legal("choose ship")) << "a steamship may be chosen";
  play.step("choose wood2");
  EXPECT_EQ(play.event(EventKind::StarsTurned).seats, 7);
  EXPECT_EQ(play.state.up, 7);
  EXPECT_EQ(play.state.phase, Phase::Give);
  EXPECT_EQ(play.asked(), "1");
}

TEST(MarettaRound, R2_4_OnlyToAnOpponentWhoseSecondPlaceIsEmpty) {
  Play play = chosen();
  EXPECT_EQ(play.why("give 1 rope1"), "2.4") << "the own raft only if no other is free";
  EXPECT_EQ(play.why("give 2 wood1"), "2.4") << "lies on (*)";
  EXPECT_EQ(play.why("give 4 rope1"), "2.4") << "nobody sits there";
  play.step("give 2 rope1");
  EXPECT_EQ(play.asked(), "2");
  EXPECT_EQ(play.why("give 2 wood4"), "2.4");
  play.step("give 1 wood4");
  EXPECT_EQ(play.asked(), "3");
  EXPECT_EQ(play.why("give 1 rope2"), "2.4") << "has one already";
  EXPECT_EQ(play.why("give 3 rope2"), "") << "no opponent's is free";
}

TEST(MarettaRound, R2_4_ReceiverMovesByTheDifferenceGiverTwo) {
  Play play = chosen();
  play.step("give 2 water2");
  EXPECT_EQ(play.place(2), 5 - 2);
  EXPECT_EQ(play.place(1), 2);
  ASSERT_EQ(play.count(EventKind::Moved), 2);
  EXPECT_EQ(play.event(EventKind::Moved).seat, 1) << "the receiver first";
  EXPECT_EQ(play.event(EventKind::Moved).number, 3);
  play.step("give 1 rope4");
  EXPECT_EQ(play.place(1), 2 + 4 - 1);
  EXPECT_EQ(play.place(2), 3 + 2);
}

TEST(MarettaRound, R2_4_OwnRaftMovesButEarnsNothing) {
  Play play = chosen();
  play.step({"give 2 rope1", "give 1 wood4"});
  play.step("give 3 ship");
  EXPECT_EQ(play.place(3), 2) << "two minus nothing, and no reward";
  EXPECT_EQ(play.count(EventKind::Moved), 1);
}

TEST(MarettaRound, R2_4_ASteamshipCountsNothing) {
  Play play = chosen();
  play.step("give 3 rope1");
  EXPECT_EQ(play.place(3), 1);
  play.step({"give 1 fire3", "give 2 ship"});
  EXPECT_EQ(play.place(2), 2 + 5);
}

TEST(MarettaRound, R2_4_ReceiverThenGiverTakeBarrels) {
  Play play = chosen();
  play.put(2, 1);
  play.put(1, 4);
  play.lay(4, 1, "down");
  play.lay(6, 1, "down");
  play.lay(6, 2, "down");
  play.step("give 2 water2");  // seat 2 from 1 to 4
  EXPECT_EQ(play.state.phase, Phase::Open);
  EXPECT_EQ(play.event(EventKind::BarrelTaken).seat, 1);
  EXPECT_EQ(play.place(1), 4) << "the giver waits";
  play.step("open shark");  // nothing to lose; then the giver from 4 to 6
  EXPECT_EQ(play.place(1), 6);
  EXPECT_EQ(play.state.phase, Phase::Take);
  EXPECT_EQ(play.asked(), "1");
  play.step({"take 2", "open cuttlefish"});
  EXPECT_EQ(play.state.phase, Phase::Give);
  EXPECT_EQ(play.asked(), "2");
}

TEST(MarettaRound, R2_4_NoBarrelWithoutAMove) {
  Play play = chosen();
  play.put(3, 4);
  play.lay(4, 1, "monkey");
  play.put(1, 9);
  play.step("give 3 water2");  // two against two
  EXPECT_EQ(play.place(3), 4);
  EXPECT_EQ(play.count(EventKind::BarrelTaken), 0);
}

TEST(MarettaRound, R2_4_TheftInsteadOfTheMove) {
  Play play = chosen();
  play.set_stock(2, "rope1 food3 food3");
  play.set_stock(3, "wood1");
  play.step("give 2 rope1");
  EXPECT_EQ(play.state.phase, Phase::Reward);
  EXPECT_EQ(play.place(2), 4) << "the receiver has moved";
  EXPECT_EQ(next_steps(play.state), (std::map<std::string, int>{{"move", 1}, {"steal 2 food3", 1}, {"steal 2 rope1", 1}}));
  EXPECT_EQ(play.why("steal 3 wood1"), "2.4") << "only of the receiver's stock";
  EXPECT_EQ(play.why("steal 2 wood5"), "2.4");
  Play moved = play;
  moved.step("move");
  EXPECT_EQ(moved.place(1), 2);
  EXPECT_EQ(moved.stock(1), "");
  play.step("steal 2 food3");
  EXPECT_EQ(play.place(1), 0);
  EXPECT_EQ(play.stock(1), "food3");
  EXPECT_EQ(play.stock(2), "rope1 food3");
  EXPECT_EQ(play.asked(), "2");
}

TEST(MarettaRound, R2_4_TheftNeedsSuitAndValue) {
  Play play = chosen();
  play.set_stock(2, "rope2 wood1");
  play.step("give 2 rope1");
  EXPECT_EQ(play.state.phase, Phase::Give);
  EXPECT_EQ(play.place(1), 2);
}

TEST(MarettaRound, R2_4_TheftFromTheOwnRaftIsNone) {
  Play play = chosen();
  play.step({"give 2 rope1", "give 1 wood4"});
  play.set_stock(3, "rope2");
  play.step("give 3 rope2");
  EXPECT_NE(play.state.phase, Phase::Reward);
}

TEST(MarettaRound, R2_4_TheStockAfterTheBarrelDecides) {
  Play play = chosen();
  play.set_stock(2, "rope1");
  play.lay(4, 1, "shark");
  play.step("give 2 rope1");  // moves 4, and the shark takes what would have allowed the theft
  EXPECT_EQ(play.stock(2), "");
  EXPECT_EQ(play.state.phase, Phase::Give);
  EXPECT_EQ(play.place(1), 2);
}

TEST(MarettaRound, R2_5_CardsGoToTheStockAndTwoAreDrawn) {
  Play play = chosen();
  play.step({"give 2 rope1", "give 1 wood4", "give 3 rope2"});
  EXPECT_EQ(play.stock(1), "wood1 wood4");
  EXPECT_EQ(play.stock(2), "rope1 water5");
  EXPECT_EQ(play.stock(3), "wood2 rope2");
  EXPECT_EQ(play.state.first, 1) << "the token has passed left";
  EXPECT_EQ(play.state.round, 2);
  const int deck = play.state.deck;
  play.draw_all();
  EXPECT_EQ(play.state.deck, deck - 6);
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(hand_size(play.state, seat), 4);
  EXPECT_EQ(play.state.phase, Phase::Choose);
  EXPECT_EQ(play.asked(), "2");
}

TEST(MarettaRound, R2_5_ASteamshipNobodyBoardsIsDiscarded) {
  Play play = chosen();
  play.step({"give 2 rope1", "give 1 wood4", "give 3 ship"});
  EXPECT_EQ(play.count(EventKind::ShipPasses), 1);
  EXPECT_EQ(play.count(EventKind::BoardingSum), 3);
  EXPECT_EQ(play.count(EventKind::Boarded), 0);
  EXPECT_EQ(play.stock(3), "wood2");
  EXPECT_EQ(play.state.discard, one_of(kShip));
  EXPECT_EQ(play.state.phase, Phase::Draw);
}

// The two examples of the printed rules.
TEST(MarettaBoarding, R2_5_Examples) {
  Play play(A, {"wood4 rope1 fire1 food2", "ship wood2 fire2 food3", "water1 rope2 wood1 food1"});
  play.set_stock(1, "wood1 rope3 water2");
  play.set_stock(3, "wood1 rope2 fire1 water2 food4");
  play.step({"choose wood4", "choose fire2", "choose water1"});
  play.step("give 3 rope1");   // one rope against one water
  play.step("give 1 ship");    // four wood against a steamship
  play.step("give 2 rope2");
  EXPECT_EQ(play.state.end, End::Boarded);
  EXPECT_EQ(play.state.winners, 1);
  std::map<int, int> sums;
  for (const Event& event : play.events) {
    if (event.kind == EventKind::BoardingSum) sums[event.seat + 1] = event.number;
  }
  EXPECT_EQ(sums.at(1), 4 + 3);
  EXPECT_EQ(sums.at(3), 0 + 5);
  EXPECT_EQ(MarettaRules::result(play.state).reason, "boarded");
}

TEST(MarettaBoarding, R2_5_NotWithoutASteamship) {
  Play play(A, {"wood4 rope1 fire1 food2", "food1 wood2 fire2 food3", "water1 rope2 wood1 food1"});
  play.set_stock(1, "wood1 rope3 water2 fire3 food4");
  play.step({"choose wood4", "choose fire2", "choose water1", "give 3 rope1", "give 1 food1"});
  EXPECT_EQ(boarding_sum(play.state, 0), 3 + 5);
  play.step("give 2 rope2");
  EXPECT_EQ(play.state.end, End::None);
  EXPECT_EQ(play.count(EventKind::ShipPasses), 0);
}

TEST(MarettaBoarding, R2_5_TheRewardDoesNotCountNorDoThisRoundsCards) {
  Play play(A, {"wood4 ship fire1 food2", "rope1 wood2 fire2 food3", "water1 rope2 wood1 food1"});
  play.set_stock(1, "wood1 wood3");
  play.step({"choose wood4", "choose fire2", "choose water1"});
  play.step({"give 2 ship", "give 3 food3", "give 1 rope2"});
  EXPECT_EQ(play.state.end, End::None) << "2 + 1 suit, though it moved 2 more and has rope and wood now";
}

TEST(MarettaBoarding, R2_5_AllWhoCanBoard) {
  Play play(A, {"wood5 wood2 fire1 food2", "rope5 ship fire2 food3", "water5 rope1 wood1 food1"});
  for (int seat = 1; seat <= 3; ++seat) play.set_stock(seat, seat == 3 ? "wood1 rope2" : "wood1 rope2 fire3");
  play.step({"choose wood5", "choose rope5", "choose water5"});
  play.step({"give 2 fire1", "give 3 ship", "give 1 food1"});  // 4 + 3, 5 + 2, 4 + 3
  EXPECT_EQ(play.state.winners, 7);
  EXPECT_EQ(play.event(EventKind::Boarded).seats, 7);
}

// Near the end of the track, with nothing on it.
Play near_the_token(int one, int two, int three) {
  Play play = chosen();
  play.put(1, one);
  play.put(2, two);
  play.put(3, three);
  return play;
}

TEST(MarettaEnd, R2_6_AllOnTheTokenWinAtTheEndOfTheRound) {
  Play play = near_the_token(17, 12, 3);
  play.step("give 2 rope1");  // seat 2 to 16, seat 1 to 18, where its move stops
  EXPECT_EQ(play.place(1), 18);
  EXPECT_EQ(play.event(EventKind::Moved).to, 16);
  EXPECT_EQ(play.state.phase, Phase::Give) << "the round goes on";
  play.step("give 1 wood4");
  EXPECT_EQ(play.place(1), 18);
  EXPECT_EQ(play.place(2), 18);
  play.step("give 3 rope2");
  EXPECT_EQ(play.state.end, End::Token);
  EXPECT_EQ(play.state.winners, 3);
  EXPECT_EQ(MarettaRules::result(play.state).reason, "token");
  EXPECT_EQ(MarettaRules::result(play.state).winners, 3u);
  EXPECT_EQ(play.why("give 3 rope2"), "2.6");
}

TEST(MarettaEnd, R2_6_ASpearMayTakeThePlaceOnTheToken) {
  Play play = near_the_token(17, 0, 12);
  play.step("give 2 rope1");  // seat 1 reaches the token
  play.lay(14, 1, "spear");
  play.put(2, 12);
  play.put(3, 0);
  play.step("give 3 wood4");  // seat 3 moves 2; seat 2 to 14, where a spear lies
  EXPECT_EQ(play.place(2), 18);
  EXPECT_EQ(play.place(1), 14);
  EXPECT_EQ(play.count(EventKind::Swapped), 1);
}

TEST(MarettaEnd, R2_6_TokenAndBoardingWinTogether) {
  Play play(A, {"wood5 ship fire1 food2", "rope5 wood2 fire2 food3", "water5 rope1 wood1 food1"});
  play.set_stock(2, "wood1 rope2 fire3");
  play.put(3, 17);
  play.step({"choose wood5", "choose rope5", "choose water5"});
  play.step({"give 2 ship", "give 3 fire2", "give 1 wood1"});
  EXPECT_EQ(play.state.end, End::Token);
  EXPECT_EQ(play.state.winners, 2 | 4);
  EXPECT_EQ(play.state.boarded, 2);
}

TEST(MarettaEnd, R2_6_WhenTheDeckEndsTheMostAdvancedWin) {
  Play play = near_the_token(10, 7, 1);
  play.state.deck = 5;
  play.state.pool = 0;
  // Where the rest of the cards are does not matter here: they are all discarded.
  Cards rest = all_resources(false) + 3 * one_of(kShip);
  for (int seat = 0; seat < 3; ++seat) {
    for (int at = 0; at < 3; ++at) rest -= one_of(play.state.hand[seat][at]);
    rest -= one_of(play.state.star[seat]);
  }
  for (int card = 0, left = 31 + 5; left > 0; card = (card + 1) % kResources) {
    if (count_of(rest, static_cast<Card>(card)) == 0) continue;
    rest -= one_of(static_cast<Card>(card));
    play.state.pool += one_of(static_cast<Card>(card));
    --left;
  }
  play.state.discard = rest;
  ASSERT_TRUE(MarettaRules::ok(play.state));
  play.step({"give 2 rope1", "give 1 fire3", "give 3 rope2"});  // 12 + 2, 11 + 2
  EXPECT_EQ(play.place(1), 14);
  EXPECT_EQ(play.place(2), 13);
  EXPECT_EQ(play.state.end, End::Deck);
  EXPECT_EQ(play.state.winners, 1);
  EXPECT_EQ(MarettaRules::result(play.state).reason, "deck");
}

}  // namespace
}  // namespace wildshore::maretta
