// side_b_test.cpp: section 3 of rules.md, paragraph by paragraph: Vulcano.
#include "support.hpp"

namespace wildshore::maretta {
namespace {

constexpr Side B = Side::Vulcano;

Play usual_b() { return Play(B, {"wood1 rope2 fire3 water4", "wood2 rope3 fire4 water1", "wood3 rope4 fire1 water2"}); }

TEST(VulcanoSetUp, R3_1_BarrelsCrevassesAndLava) {
  Play play(options_of(B));
  EXPECT_EQ(play.state.lava, -3);
  EXPECT_EQ(play.state.options.goal, 20);
  std::vector<int> shown;
  while (play.state.phase == Phase::Float) {
    const std::string step = next_steps(play.state).begin()->first;
    shown.push_back(std::stoi(step.substr(7)));
    play.step(step);
  }
  EXPECT_EQ(shown, (std::vector<int>{4, 4, 6, 6, 8, 8, 9, 11, 13}));
  int down = 0;
  int unseen = 0;
  for (const auto& slots : play.state.barrel) down += (slots[0] == Barrel::Down) + (slots[1] == Barrel::Down);
  for (int barrel = 0; barrel < kBarrels; ++barrel) unseen += unseen_of(play.state, static_cast<Barrel>(barrel));
  EXPECT_EQ(down, 7);
  EXPECT_EQ(unseen, down) << "sixteen barrels, none left over";
  EXPECT_EQ(play.state.barrel[barrel_index(play.state.options, 15)][0], Barrel::Down);
}

TEST(VulcanoSetUp, R3_1_NoSteamshipsNoCuttlefishAllSeventyCards) {
  Play play(options_of(B));
  EXPECT_EQ(next_steps(play.state).count("barrel 4 cuttlefish") + next_steps(play.state).count("barrel 4 school"), 0u);
  EXPECT_EQ(play.state.deck, 70);
  EXPECT_EQ(play.state.pool, all_resources(false));
  while (play.state.phase == Phase::Float) play.step(next_steps(play.state).begin()->first);
  play.step("first 3");
  EXPECT_EQ(next_steps(play.state).count("draw 3 ship"), 0u);
  EXPECT_EQ(next_steps(play.state).at("draw 3 wood1"), 4);
  EXPECT_EQ(next_steps(play.state).at("draw 3 wood5"), 1);
  play.draw_all();
  EXPECT_EQ(play.state.deck, 70 - 12);
  EXPECT_EQ(play.state.phase, Phase::Give);
  EXPECT_EQ(play.asked(), "3");
}

TEST(VulcanoRound, R3_2_GivingMovesNobody) {
  Play play = usual_b();
  EXPECT_EQ(play.why("give 1 wood1"), "3.2");
  EXPECT_EQ(play.why("give 2 wood5"), "3.2");
  play.step("give 2 wood1");
  EXPECT_EQ(play.place(1) + play.place(2), 0);
  EXPECT_EQ(play.asked(), "2");
  EXPECT_EQ(play.why("give 2 wood2"), "3.2");
  play.step("give 1 wood2");
  EXPECT_EQ(play.why("give 3 wood3"), "") << "nobody else is free";
  EXPECT_EQ(play.why("give 1 wood3"), "3.2");
}

TEST(VulcanoRound, R3_2_WhoHasNoCardGivesNone) {
  Play play = usual_b();
  for (Card& card : play.state.hand[1]) {  // seat 2 has lost its cards
    play.state.discard += one_of(card);
    card = kNoCard;
  }
  play.step("give 2 wood1");
  EXPECT_EQ(play.count(EventKind::NothingToGive), 1);
  EXPECT_EQ(play.asked(), "3");
  play.step("give 1 rope4");
  EXPECT_EQ(play.state.phase, Phase::Load);
  EXPECT_TRUE(play.legal("load fire3"));
  play.step("load fire3");
  EXPECT_EQ(play.event(EventKind::Passed).seat, 1) << "nor can it load any";
  EXPECT_EQ(play.asked(), "3");
  EXPECT_TRUE(play.legal("load wood3") && play.legal("load fire1") && play.legal("load water2")) << "anything fits where nothing lies";
}

TEST(VulcanoRound, R3_3_NeitherSuitNorValue) {
  Play play = usual_b();
  play.step({"give 3 wood1", "give 1 wood2", "give 2 wood3"});
  EXPECT_EQ(play.state.phase, Phase::Load);
  EXPECT_EQ(next_steps(play.state), (std::map<std::string, int>{{"load fire3", 1}, {"load water4", 1}})) << "not rope2: the value is the same";
  EXPECT_EQ(play.why("load rope2"), "3.3");
  EXPECT_EQ(play.why("pass"), "3.3") << "something fits";
  EXPECT_EQ(play.why("load wood5"), "3.3");
  play.step("load fire3");
  EXPECT_EQ(play.state.star[0], card_named("fire3"));
  EXPECT_EQ(play.asked(), "2");
}

TEST(VulcanoRound, R3_3_PassOnlyIfNothingFits) {
  Play play(B, {"wood1 wood2 wood3 rope2", "wood2 rope3 fire4 water1", "wood3 rope4 fire1 water2"});
  play.step({"give 3 rope2", "give 1 wood2", "give 2 wood3"});
  EXPECT_EQ(next_steps(play.state), (std::map<std::string, int>{{"pass", 1}}));
  EXPECT_EQ(play.why("load wood1"), "3.3");
  play.step("pass");
  EXPECT_EQ(play.state.star[0], kNoCard);
  EXPECT_EQ(hand_size(play.state, 0), 3);
}

// The examples of the printed rules: 1 food and 5 wood beside another suit; 3 fire, and 4 water on top of 3 water.
Play loaded() {
  Play play(B, {"wood5 water4 fire2 rope1", "food1 fire3 rope3 rope4", "rope2 fire1 wood3 water2"});
  play.set_stock(1, "rope1");
  play.set_stock(2, "water3");
  play.step({"give 2 water4", "give 1 food1", "give 3 rope2", "load wood5", "load fire3"});
  return play;
}

TEST(VulcanoRound, R3_4_StacksOverFiveAreDiscardedAndStacksCarry) {
  Play play = loaded();
  play.step("load fire1");
  EXPECT_EQ(play.stock(1), "wood5 rope1 food1");
  EXPECT_EQ(play.place(1), 3);
  EXPECT_EQ(play.stock(2), "fire3");
  EXPECT_EQ(play.place(2), 1);
  EXPECT_EQ(play.place(3), 2);
  EXPECT_EQ(play.state.discard, set_of("water3 water4"));
  EXPECT_EQ(play.event(EventKind::StackBurst).number, static_cast<int>(Suit::Water));
}

TEST(VulcanoRound, R3_4_AStackOfFiveStays) {
  Play play = loaded();
  play.set_stock(3, "rope3");
  play.step("load fire1");
  EXPECT_EQ(play.stock(3), "rope2 rope3 fire1");
  EXPECT_EQ(play.place(3), 2);
}

TEST(VulcanoRound, R3_4_MoversTakeBarrelsInTurnOrder) {
  Play play = loaded();
  for (int seat = 1; seat <= 3; ++seat) play.put(seat, seat == 1 ? 3 : seat == 2 ? 7 : 6);  // to 6, 8, 8
  play.lay(6, 1, "down");
  play.lay(8, 1, "pelican");
  play.lay(8, 2, "anchor");
  play.step("load fire1");
  EXPECT_EQ(play.state.phase, Phase::Open);
  EXPECT_EQ(play.state.taker, 0);
  EXPECT_EQ(play.place(2), 7) << "the others wait";
  play.step("open shark");
  EXPECT_EQ(play.state.phase, Phase::Discard);
  play.step("discard food1");
  EXPECT_EQ(play.state.phase, Phase::Take);
  EXPECT_EQ(play.asked(), "2");
  play.step({"take 1", "look 3"});
  EXPECT_EQ(play.event(EventKind::BarrelTaken).barrel, Barrel::Anchor) << "one is left for seat 3: nothing to choose";
  EXPECT_EQ(play.asked(), "3");
  play.step("discard rope2");
  EXPECT_EQ(play.stock(3), "");
  EXPECT_EQ(play.state.phase, Phase::Draw);
}

TEST(VulcanoRound, R3_4_MovesEndAtTheSea) {
  Play play = loaded();
  play.put(1, 18);
  play.step("load fire1");
  EXPECT_EQ(play.place(1), 20);
}

TEST(VulcanoLava, R3_5_MovesThreeAndCatches) {
  Play play = loaded();
  play.put(1, 10);
  play.put(2, 4);
  play.put(3, 5);
  play.state.lava = 2;
  play.step("load fire1");
  EXPECT_EQ(play.state.lava, 5);
  EXPECT_FALSE(is_alive(play.state, 1)) << "5: the lava has reached it";
  EXPECT_TRUE(is_alive(play.state, 2)) << "7";
  EXPECT_EQ(play.event(EventKind::Caught).seat, 1);
  EXPECT_EQ(hand_size(play.state, 1), 0);
  EXPECT_EQ(play.stock(2), "");
  EXPECT_EQ(count_of(play.state.discard, card_named("rope3")), 1) << "its hand is discarded";
  EXPECT_EQ(count_of(play.state.discard, card_named("fire3")), 1) << "its stock too";
  EXPECT_EQ(play.state.end, End::None);
  EXPECT_EQ(play.state.first, 2) << "the token passes over who is out";
  play.draw_all();
  EXPECT_EQ(play.state.phase, Phase::Give);
  EXPECT_EQ(play.asked(), "3");
  EXPECT_EQ(play.why("give 2 wood3"), "3.2") << "who is out gets nothing";
  EXPECT_TRUE(play.legal("give 1 wood3"));
}

TEST(VulcanoLava, R3_5_HandsAreFilledToFour) {
  Play play = loaded();
  play.step("load fire1");
  EXPECT_EQ(play.state.round, 2);
  EXPECT_EQ(play.state.first, 1);
  EXPECT_EQ(play.state.seat, 1) << "from the new first player on";
  play.draw_all();
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(hand_size(play.state, seat), 4);
}

// All of the deck but `left` cards is with the discards.
void shrink_deck(Play& play, int left) {
  while (play.state.deck > left) {
    Card card = 0;
    while (count_of(play.state.pool, card) == 0) ++card;
    play.state.pool -= one_of(card);
    play.state.discard += one_of(card);
    --play.state.deck;
  }
}

TEST(VulcanoLava, R3_5_DiscardsAreShuffledWhenTheDeckIsEmpty) {
  Play play = loaded();
  shrink_deck(play, 1);
  play.step("load fire1");
  const Cards discards = play.state.discard;
  EXPECT_EQ(play.count(EventKind::DeckShuffled), 0);
  play.step(next_steps(play.state).begin()->first);
  EXPECT_EQ(play.event(EventKind::DeckShuffled).number, size_of(discards));
  EXPECT_EQ(play.state.pool, discards);
  EXPECT_EQ(play.state.discard, 0u);
  play.draw_all();
  EXPECT_EQ(play.state.deck, size_of(discards) - 5);
}

TEST(VulcanoLava, R3_5_WithoutDiscardsHandsStaySmaller) {
  Play play = loaded();
  play.set_stock(3, "food1 food1 food1 water1 water1");
  shrink_deck(play, 0);
  // What is discarded is out of sight here: it lies in the stocks of two who sit far ahead, in stacks that fit.
  play.state.discard = 0;
  const Cards all = all_resources(false);
  Cards there = play.state.pool;
  for (int seat = 0; seat < 3; ++seat) {
    there += play.state.stock[seat];
    for (const Card card : play.state.hand[seat]) there += card == kNoCard ? 0 : one_of(card);
    for (const Card card : {play.state.star[seat], play.state.gift[seat]}) there += card == kNoCard ? 0 : one_of(card);
  }
  play.state.pool = all - there;
  play.state.deck = static_cast<std::uint8_t>(size_of(play.state.pool));
  ASSERT_TRUE(MarettaRules::ok(play.state));
  play.step("load fire1");
  EXPECT_EQ(play.state.phase, Phase::Draw);
  // Two cards to draw, nothing behind them: six are wanted.
  Card kept[2] = {};
  for (Card card = 0, found = 0; card < kResources && found < 2; ++card) {
    if (count_of(play.state.pool, card) > 0) kept[found++] = card;
  }
  play.state.pool = one_of(kept[0]) + one_of(kept[1]);
  play.state.deck = 2;
  play.state.discard = 0;
  const Play before = play;
  for (int i = 0; i < 2; ++i) take_step<MarettaRules>(play.state, next_steps(play.state).begin()->first);
  EXPECT_EQ(play.state.phase, Phase::Give) << board_text(before.state);
  EXPECT_EQ(hand_size(play.state, 1), 4);
  EXPECT_EQ(hand_size(play.state, 2), 2);
  EXPECT_EQ(hand_size(play.state, 0), 2);
}

TEST(VulcanoEnd, R3_6_EverybodyAtTheSeaWins) {
  Play play = loaded();
  play.put(1, 18);
  play.put(2, 19);
  play.put(3, 2);
  play.state.lava = 0;
  play.step("load fire1");
  EXPECT_EQ(play.state.end, End::Sea);
  EXPECT_EQ(play.state.winners, 3);
  EXPECT_EQ(MarettaRules::result(play.state).reason, "sea");
  EXPECT_EQ(play.why("give 1 rope1"), "3.6");
}

TEST(VulcanoEnd, R3_5_TheSeaIsSafe) {
  Play play = loaded();
  play.put(1, 18);
  play.put(2, 16);
  play.put(3, 17);
  play.state.lava = 19;
  play.step("load fire1");
  EXPECT_EQ(play.state.end, End::Sea);
  EXPECT_EQ(play.state.winners, 1);
  EXPECT_EQ(play.state.alive, 1);
}

TEST(VulcanoEnd, R3_6_ASoleSurvivorWins) {
  Play play = loaded();
  play.put(1, 10);
  play.state.lava = 3;
  play.step("load fire1");
  EXPECT_EQ(play.state.end, End::Survivor);
  EXPECT_EQ(play.state.winners, 1);
  EXPECT_EQ(MarettaRules::result(play.state).reason, "survivor");
}

TEST(VulcanoEnd, R3_6_AllCaughtTogether) {
  Play play = loaded();
  play.put(2, 2);
  play.state.lava = 3;
  play.step("load fire1");
  EXPECT_EQ(play.state.end, End::Lava);
  EXPECT_EQ(play.state.alive, 0);
  EXPECT_EQ(play.state.winners, 1 | 2) << "both on 3, the third on 2";
  EXPECT_EQ(MarettaRules::result(play.state).reason, "lava");
}

}  // namespace
}  // namespace wildshore::maretta
