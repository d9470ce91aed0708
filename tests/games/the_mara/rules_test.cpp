// rules_test.cpp: sections 2, 4, 5 and 6 of rules.md, paragraph by paragraph.
#include <set>

#include "reference.hpp"
#include "support.hpp"

namespace wildshore::the_mara {
namespace {

TEST(TheMaraRules, R2_1_PickUpAnyCardOfThePile) {
  Play play = started();
  EXPECT_TRUE(play.legal("pick grove carnivore") && play.legal("pick river carnivore"));
  EXPECT_EQ(play.why("pick grove bird"), "2.1") << "another lodge's";
  play.step("pick savannah carnivore");
  EXPECT_EQ(play.phase(), Phase::Meet);
  EXPECT_EQ(play.why("drive a2-b2"), "2.2") << "one task a turn";
  EXPECT_EQ(play.why("peek"), "2.2");
  EXPECT_EQ(play.why("drop savannah carnivore"), "2.1") << "moved already";
  play.step({"pick grove carnivore", "pick bush carnivore"});
  EXPECT_EQ(play.why("pick river carnivore"), "2.1") << "three";
  play.step("done");
  EXPECT_EQ(std::popcount(play.table().held[0]), 3);
  EXPECT_EQ(play.table().pile[0], bit(card_of(Habitat::Waterhole, Animal::Carnivore)) | bit(card_of(Habitat::River, Animal::Carnivore)));
  EXPECT_EQ(TheMara::to_act(play.state), (ToAct{Turn::Seat, 1}));
}

TEST(TheMaraRules, R2_1_AtTheLodgeOrOnItsTwoPaths) {
  Play play = started();
  for (const char* place : {"a1", "a2-b2", "b1-b2"}) {
    play.jeep(1, place);
    EXPECT_TRUE(play.legal("pick grove carnivore")) << place;
  }
  for (const char* place : {"b2-b3", "a2-b3", "c3-c4"}) {
    play.jeep(1, place);
    EXPECT_EQ(play.why("pick grove carnivore"), "2.1") << place;
  }
}

TEST(TheMaraRules, R2_1_InAnyOrderButAtMostThreeAtTheEnd) {
  Play play = started();
  for (const char* card : {"grove bird", "bush bird", "river bird"}) play.give(1, card);
  play.step({"pick grove carnivore", "pick bush carnivore"});
  EXPECT_EQ(play.why("done"), "2.1") << "five";
  play.step("drop grove bird");
  EXPECT_FALSE(play.legal("done"));
  EXPECT_EQ(play.why("pick grove bird"), "2.1") << "just dropped off";
  play.step({"drop bush bird", "done"});
  EXPECT_EQ(std::popcount(play.table().held[0]), 3);
  EXPECT_TRUE((play.table().pile[0] & bit(card_of(Habitat::Grove, Animal::Bird))) != 0) << "at the lodge where it was dropped off";
}

TEST(TheMaraRules, R2_1_DropOffWithAndWithoutPhoto) {
  Play play = started();
  play.give(1, "grove carnivore");
  play.give(1, "bush carnivore");
  play.shoot(1, "a2", "carnivore");
  play.step("drop grove carnivore");
  EXPECT_EQ(play.event(EventKind::DroppedOff).number, 1);
  EXPECT_EQ(play.table().kept[0], bit(card_of(Habitat::Grove, Animal::Carnivore)));
  play.step("drop bush carnivore");
  EXPECT_EQ(play.event(EventKind::DroppedOff).number, 0);
  EXPECT_EQ(std::popcount(play.table().pile[0]), 4);
  play.step("done");
  EXPECT_EQ(play.table().held[0], 0u);
}

TEST(TheMaraRules, R2_2_FewerActionsWithMoreTourists) {
  const char* cards[] = {"grove bird", "bush bird", "river bird"};
  for (int held = 0; held <= 3; ++held) {
    Play play = started();
    for (int i = 0; i < held; ++i) play.give(2, cards[i]);
    if (held > 1) play.shoot(2, "a2", "bird");  // with its photo a tourist counts until dropped off
    play.step("done");
    EXPECT_EQ(play.table().left, 4 - held);
    for (int i = 0; i < 4 - held; ++i) {
      ASSERT_EQ(TheMara::to_act(play.state), (ToAct{Turn::Seat, 1}));
      play.step(i % 2 == 0 ? "drive f4-g3" : "drive g4");
    }
    EXPECT_EQ(TheMara::to_act(play.state), (ToAct{Turn::Seat, 0})) << "the turn ends with the last drive";
  }
}

TEST(TheMaraRules, R2_2_DriveAndPeekInAnyMix) {
  Play play = started();
  play.step({"drive a2-b2", "peek", "see a2 bird", "see b2 bird", "drive b2-b3", "peek", "see b3 bird"});
  EXPECT_EQ(play.table().left, 0);
  EXPECT_EQ(play.why("drive a2-b2"), "2.2");
  EXPECT_EQ(play.why("peek"), "2.2");
  EXPECT_EQ(play.why("pick grove carnivore"), "2.1");
  play.step("done");
  EXPECT_EQ(TheMara::to_act(play.state), (ToAct{Turn::Seat, 1}));
}

TEST(TheMaraRules, R2_3_ATaskOfZeroActionsIsAPass) {
  Play play = started();
  play.step("done");
  EXPECT_EQ(play.count(EventKind::Passed), 1);
  EXPECT_EQ(TheMara::to_act(play.state), (ToAct{Turn::Seat, 1}));
  play.step("done");
  EXPECT_EQ(TheMara::result(play.state).round, 2);
  play.step({"drive a2-b2", "done"});
  EXPECT_EQ(play.count(EventKind::Passed), 0);
}

TEST(TheMaraRules, R4_1_PeekAtBothTiles) {
  Play play = started();
  EXPECT_EQ(play.why("peek"), "4.1") << "not from a lodge";
  play.step("drive a2-b2");
  EXPECT_EQ(play.why("photo a2"), "4.2") << "not before the peek";
  play.step("peek");
  EXPECT_EQ(TheMara::to_act(play.state).turn, Turn::Chance);
  EXPECT_EQ(play.why("done"), "4.1");
  EXPECT_EQ(next_steps(play.state).size(), 6u);
  play.step("see a2 primate");
  EXPECT_EQ(next_steps(play.state).size(), 6u) << "b2 is another habitat";
  play.step("see b2 primate");
  EXPECT_EQ(play.event(EventKind::TileSeen).animal, Animal::Primate);
  EXPECT_EQ(TheMara::redact(play.event(EventKind::TileSeen), 0).animal, Animal::Primate);
  EXPECT_EQ(TheMara::redact(play.event(EventKind::TileSeen), 1).animal, Animal::Unseen);
  EXPECT_EQ(TheMara::redact(play.event(EventKind::TileSeen), kSpectator).animal, Animal::Unseen);
  EXPECT_EQ(TheMara::view(play.state, 0).animal[0], Animal::Primate);
  EXPECT_EQ(TheMara::view(play.state, 1).animal[0], Animal::Unseen);
  EXPECT_EQ(TheMara::view(play.state, kSpectator).animal[0], Animal::Unseen);
}

TEST(TheMaraRules, R4_1_WhatSomebodySawStays) {
  Play play = started();
  play.look(2, "a2", "bird");   // grove
  play.look(2, "b4", "insect");  // grove
  play.step({"drive a2-b2", "peek"});
  EXPECT_EQ(play.count(EventKind::TileSeen), 1) << "no chance about a2";
  EXPECT_EQ(next_steps(play.state).size(), 6u) << "b2 is still open";
  play.step("see b2 bird");
  EXPECT_EQ(TheMara::view(play.state, 0).animal[tile_named("a2")], Animal::Bird);
  play.jeep(1, "c4-c5");
  play.step("peek");
  EXPECT_EQ(next_steps(play.state), (std::map<std::string, int>{
      {"see c4 carnivore", 1}, {"see c4 herbivore", 1}, {"see c4 primate", 1}, {"see c4 amphibian", 1}})) << "grove without bird and insect";
}

TEST(TheMaraRules, R4_1_OneTileBesideKilimanjaro) {
  Play play = started();
  play.jeep(1, "c4-d4");
  play.step({"peek", "see c4 bird"});
  EXPECT_EQ(play.phase(), Phase::Guide);
  EXPECT_EQ(play.table().seen[0], bit(tile_named("c4")));
}

TEST(TheMaraRules, R4_1_BeingAskedTellsNothing) {
  for (const char* animal : {"bird", "insect"}) {
    Play play = started();
    for (const char* card : {"grove bird", "bush carnivore", "river carnivore"}) play.give(1, card);
    play.jeep(1, "c4-d4");
    play.step({"peek", "see c4 " + std::string(animal)});
    EXPECT_EQ(TheMara::to_act(play.state), (ToAct{Turn::Seat, 0})) << "asked with and without a match, also after the last action";
    EXPECT_EQ(play.legal("photo c4"), std::string(animal) == "bird");
    EXPECT_TRUE(play.legal("done"));
  }
}

TEST(TheMaraRules, R4_2_PhotosAreFreeAndOptional) {
  Play play = started();
  play.give(1, "grove bird");
  play.give(1, "waterhole insect");
  play.jeep(1, "a2-b2");  // grove and waterhole
  play.step({"peek", "see a2 bird", "see b2 insect"});
  EXPECT_EQ(play.table().left, 1);
  State declined = play.state;
  play.step("photo b2");
  EXPECT_EQ(play.table().left, 1) << "free";
  EXPECT_EQ(play.event(EventKind::Photographed).card, card_of(Habitat::Waterhole, Animal::Insect));
  play.step("photo a2");
  EXPECT_EQ(play.table().up, bit(0) | bit(tile_named("b2")));
  EXPECT_EQ(std::popcount(play.table().held[0]), 2) << "a tourist with its photo stays until dropped off";
  EXPECT_EQ(points_of(photos_of(play.table(), 0)), 3);
  EXPECT_EQ(TheMara::view(play.state, 1).animal[0], Animal::Bird) << "up for all";
  play.state = declined;
  play.step("drive b2-b3");
  EXPECT_EQ(TheMara::to_act(play.state), (ToAct{Turn::Seat, 1})) << "declined by going on";
}

TEST(TheMaraRules, R4_2_OnlyOnPeeking) {
  Play play = started();
  play.give(1, "grove bird");
  play.jeep(1, "a2-b2");
  play.step({"peek", "see a2 bird", "see b2 insect", "drive b2-b3"});
  EXPECT_EQ(play.why("photo a2"), "4.2") << "one must peek again";
  EXPECT_EQ(play.why("photo b2"), "4.2");
  play.step({"drive a2-b2", "done", "peek"});  // three actions, seat 2 passes
  EXPECT_EQ(play.phase(), Phase::Guide) << "known: no chance";
  EXPECT_TRUE(play.legal("photo a2"));
  EXPECT_EQ(play.why("photo b2"), "4.2") << "no tourist for it";
}

TEST(TheMaraRules, R4_2_OnlyForOwnTourists) {
  Play play = started();
  play.give(2, "grove bird");
  play.jeep(1, "a2-b2");
  play.step({"peek", "see a2 bird", "see b2 insect"});
  EXPECT_EQ(play.why("photo a2"), "4.2");
}

TEST(TheMaraRules, R4_3_ATileThatIsUpNeedsNoPeek) {
  Play play = started();
  play.give(2, "grove bird");
  play.shoot(2, "a2", "bird");
  play.jeep(1, "a2-b2");
  play.step("peek");
  EXPECT_EQ(play.table().fresh, bit(tile_named("b2")));
  EXPECT_EQ(play.why("photo a2"), "4.1") << "chance is to act";
  play.step("see b2 insect");
  EXPECT_EQ(play.why("photo a2"), "4.3");
  play.give(2, "waterhole insect");
  play.shoot(2, "b2", "insect");
  play.table().fresh = 0;
  EXPECT_EQ(play.why("peek"), "4.1") << "nothing is hidden there";
}

// All tiles but a2 up, everything photographed by seat 2 and kept; seat 1 has the last tourist.
Play nearly_over() {
  Play play = started();
  Table& t = play.table();
  for (std::uint32_t& pile : t.pile) pile = 0;
  int next[kHabitats] = {};
  for (int tile = 0; tile < kTiles; ++tile) {
    const int h = tile % kHabitats;
    play.state.animal[tile] = static_cast<Animal>(next[h]++);
    t.seen[1] |= bit(tile);
    t.up |= bit(tile);
    t.kept[1] |= bit(card_of(t.habitat[tile], play.state.animal[tile]));
  }
  t.photographed = t.kept[1];
  const Card last = card_of(Habitat::Grove, Animal::Carnivore);
  t.up &= ~bit(0);
  t.photographed &= ~bit(last);
  t.kept[1] &= ~bit(last);
  t.held[0] = bit(last);
  t.left = 3;
  EXPECT_TRUE(TheMara::ok(play.state));
  return play;
}

TEST(TheMaraRules, R5_1_EndsWithAllTilesUp) {
  Play play = nearly_over();
  play.step({"drive a2-b2", "peek", "photo a2"});
  EXPECT_EQ(play.phase(), Phase::Over) << "at once";
  const Result result = TheMara::result(play.state);
  EXPECT_EQ(result.reason, "photos");
  EXPECT_EQ(result.winners, 2u);
  EXPECT_EQ(result.scores[0], 1);
  EXPECT_EQ(result.scores[1], 4 * 21 + 15);
  EXPECT_EQ(play.why("done"), "5.1");
}

TEST(TheMaraRules, R5_1_EndsWhenAMeetTaskLeavesNobody) {
  Play play = nearly_over();
  const Card kept = card_of(Habitat::Bush, Animal::Bird);
  play.table().kept[1] &= ~bit(kept);
  play.table().held[1] = bit(kept);
  play.step({"done", "drop bush bird"});
  EXPECT_NE(play.phase(), Phase::Over);
  play.step("done");
  EXPECT_EQ(TheMara::result(play.state).reason, "lodges");
}

TEST(TheMaraRules, R5_1_APassIsNoMeetTask) {
  Play play = nearly_over();
  play.step({"done", "done"});
  EXPECT_EQ(TheMara::to_act(play.state), (ToAct{Turn::Seat, 0})) << "seat 2 is at a lodge with nobody, but only passed";
}

TEST(TheMaraRules, R5_1_StallGuard) {
  Play play = nearly_over();
  for (int turn = 0; turn < 8; ++turn) {
    ASSERT_NE(play.phase(), Phase::Over) << turn;
    play.step("done");
  }
  EXPECT_EQ(TheMara::result(play.state).reason, "stall");
  EXPECT_EQ(TheMara::result(play.state).round, 4);
}

TEST(TheMaraRules, R5_1_StallGuardCountsAnew) {
  Play play = nearly_over();
  play.table().quiet = 7;
  play.step({"drop grove carnivore", "done"});
  EXPECT_EQ(play.table().quiet, 0) << "a drop-off, and a lodge is not empty";
  Play full = started();
  for (int turn = 0; turn < 20; ++turn) full.step("done");
  EXPECT_EQ(full.table().quiet, 0) << "the lodges are full";
}

TEST(TheMaraRules, R5_2_Sets) {
  constexpr int kPoints[] = {0, 1, 3, 6, 10, 15, 21};
  std::uint32_t photos = 0;
  for (int n = 0; n <= 6; ++n) {
    EXPECT_EQ(points_of(photos), kPoints[n]);
    if (n < 6) photos |= bit(card_of(Habitat::Bush, static_cast<Animal>(n)));
  }
  std::uint32_t example = 0;  // sets of 4, 3 and 1 animals
  for (int a = 0; a < 4; ++a) example |= bit(card_of(Habitat::Grove, static_cast<Animal>(a)));
  for (int a = 0; a < 3; ++a) example |= bit(card_of(Habitat::Bush, static_cast<Animal>(a)));
  example |= bit(card_of(Habitat::River, Animal::Carnivore));
  EXPECT_EQ(points_of(example), 17);
  EXPECT_EQ(sets_of(example).size[0], 4);
  EXPECT_EQ(sets_of(example).size[1], 3);
  EXPECT_EQ(sets_of(example).size[2], 1);
  EXPECT_EQ(sets_of(example).size[3], 0);
}

TEST(TheMaraRules, R5_2_EqualsTheReferenceForRandomPhotos) {
  Rng rng(3);
  for (int i = 0; i < 2000; ++i) {
    const auto photos = static_cast<std::uint32_t>(rng.next() & rng.next()) & ((1u << kCards) - 1u);
    reference::Names names;
    for (std::uint32_t rest = photos; rest != 0; rest &= rest - 1) names.emplace(card_name(static_cast<Card>(std::countr_zero(rest))).view());
    ASSERT_EQ(points_of(photos), reference::points(names));
  }
}

// A finished game in which the seats hold and keep these; bits of cards with photos, bits of cards without.
Result finished(std::uint32_t kept1, std::uint32_t waiting1, std::uint32_t kept2, std::uint32_t waiting2) {
  Play play = started();
  Table& t = play.table();
  t.kept[0] = kept1;
  t.kept[1] = kept2;
  t.photographed = kept1 | kept2;
  t.held[0] = waiting1;
  t.held[1] = waiting2;
  t.phase = Phase::Over;
  t.end = End::Stall;
  return TheMara::result(play.state);
}

TEST(TheMaraRules, R5_3_TiesArePhotosThenTouristsThenShared) {
  const std::uint32_t three_kinds = 0b000111;
  const std::uint32_t two_twice = 0b000011'000011'000000;  // bush and savannah: 3 + 3 points
  EXPECT_EQ(finished(three_kinds, 0, two_twice, 0).scores[0], finished(three_kinds, 0, two_twice, 0).scores[1]);
  EXPECT_EQ(finished(three_kinds, 0, two_twice, 0).winners, 2u) << "more photos";
  EXPECT_EQ(finished(three_kinds, 0b1000, three_kinds << 6, 0).winners, 2u) << "fewer tourists without photo";
  EXPECT_EQ(finished(three_kinds, 0, three_kinds << 6, 0).winners, 3u) << "shared";
  EXPECT_EQ(finished(three_kinds << 3, 0b1, three_kinds >> 1, 0).winners, 1u) << "points come first";
}

TEST(TheMaraRules, R6_1_NotebookIsForTheScreen) {
  const auto specs = TheMara::option_specs();
  ASSERT_EQ(specs.size(), 2u);
  EXPECT_EQ(specs[0].key, "family");
  EXPECT_EQ(specs[1].key, "notebook");
  EXPECT_EQ(specs[1].values[static_cast<std::size_t>(specs[1].default_value)], "1");
  Rng rng(4);
  State with = TheMara::start(options_of(3, false, true)), without = TheMara::start(options_of(3, false, false));
  for (int i = 0; i < 2000; ++i) {
    ASSERT_EQ(next_steps(with), next_steps(without));
    View left = TheMara::view(with, 1), right = TheMara::view(without, 1);
    right.table.options.notebook = 1;
    ASSERT_EQ(left, right);
    const std::string step = choose(next_steps(with), rng);
    take_step<TheMara>(with, step);
    take_step<TheMara>(without, step);
  }
}

Play family(int seats = 2) {
  Play play(seats, true);
  play.deal();
  while (play.phase() == Phase::Tourists) play.step(next_steps(play.state).begin()->first);
  play.step("first 1");
  for (const char* lodge : {"g4", "a1", "d1", "d7"}) {
    if (play.phase() == Phase::Start) play.step("start " + std::string(lodge));
  }
  return play;
}

TEST(TheMaraRules, R6_2_FamilyBegins) {
  Play play = family(3);
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(std::popcount(play.table().held[seat]), 2);
  EXPECT_EQ(std::popcount(play.table().deck), 24);
  EXPECT_TRUE(lodges_empty(play.table()));
  EXPECT_EQ(play.table().left, 2);
  EXPECT_EQ(play.why("pick grove bird"), "6.2") << "no Meet task";
}

TEST(TheMaraRules, R6_2_FamilyTurns) {
  Play play = family();
  play.jeep(1, "a2-b2");
  play.step("drive b2-b3");
  EXPECT_EQ(play.why("track a2-b2"), "3.1");
  EXPECT_TRUE(tracks_of(play.table(), 0).empty()) << "no tracks";
  EXPECT_TRUE(play.legal("peek") && play.legal("drive a2-b2")) << "drive and peek, drive and drive";
  Play other = family();
  other.jeep(1, "c4-d4");
  other.step({"peek", "see c4 insect"});
  EXPECT_EQ(other.why("peek"), "6.2") << "not twice";
  EXPECT_TRUE(other.legal("drive c4-d5")) << "peek and drive";
  other.jeep(2, "c4-d5");
  EXPECT_EQ(other.why("drive c4-d5"), "3.2") << "jeeps still skip jeeps";
  EXPECT_TRUE(other.legal("drive c5-d5"));
}

TEST(TheMaraRules, R6_2_FamilyPhotoDrawsTwoKeepsOne) {
  Play play = family();
  for (std::uint32_t& held : play.table().held) play.table().deck |= held, held = 0;
  for (const char* card : {"grove bird", "bush bird"}) play.give(1, card);
  for (const char* card : {"river bird", "river insect"}) play.give(2, card);
  play.jeep(1, "c4-d4");
  play.step({"drive c4-d5", "peek", "see c4 bird", "see d5 insect", "photo c4"});
  EXPECT_EQ(std::popcount(play.table().kept[0]), 1) << "turned at once";
  EXPECT_EQ(TheMara::to_act(play.state).turn, Turn::Chance);
  EXPECT_EQ(next_steps(play.state).size(), 26u);
  EXPECT_EQ(play.why("done"), "6.2");
  play.step({"draw savannah bird", "draw grove insect"});
  EXPECT_EQ(next_steps(play.state), (std::map<std::string, int>{{"keep savannah bird", 1}, {"keep grove insect", 1}}));
  EXPECT_EQ(play.why("keep river bird"), "6.2");
  play.step("keep grove insect");
  EXPECT_EQ(play.table().under_count, 1);
  EXPECT_EQ(play.table().under[0], card_of(Habitat::Savannah, Animal::Bird));
  EXPECT_TRUE(play.legal("photo d5")) << "the new tourist wants what is in sight";
  play.step({"photo d5", "draw river herbivore", "draw river primate", "keep river primate"});
  EXPECT_EQ(TheMara::to_act(play.state), (ToAct{Turn::Seat, 1})) << "nothing left to decide";
}

TEST(TheMaraRules, R6_2_FamilyLastCards) {
  Play play = family();
  Table& t = play.table();
  for (std::uint32_t& held : t.held) t.deck |= held, held = 0;
  for (const char* card : {"grove bird", "bush bird"}) play.give(1, card);
  for (const char* card : {"river bird", "river insect"}) play.give(2, card);
  const std::uint32_t rest = t.deck;
  t.deck = 0;
  t.under[t.under_count++] = card_of(Habitat::River, Animal::Primate);  // as if the others had been kept
  for (std::uint32_t cards = rest & ~bit(t.under[0]); cards != 0; cards &= cards - 1) t.kept[1] |= cards & (0u - cards);
  play.jeep(1, "c4-d4");
  t.phase = Phase::Guide;
  t.left = 1;
  play.look(1, "c4", "bird");
  t.fresh = bit(tile_named("c4"));
  TheMara::apply(play.state, {ActionKind::Photo, tile_named("c4")}, NoEvents{});
  EXPECT_EQ(t.phase, Phase::Guide) << "only one left: takes it";
  EXPECT_TRUE((t.held[0] & bit(card_of(Habitat::River, Animal::Primate))) != 0);
  play.look(1, "d5", "insect");
  play.give(1, "grove insect");
  t.fresh = bit(tile_named("d5"));
  t.habitat[tile_named("d5")] = Habitat::Grove;
  TheMara::apply(play.state, {ActionKind::Photo, tile_named("d5")}, NoEvents{});
  EXPECT_EQ(t.phase, Phase::Over) << "cannot draw";
  EXPECT_EQ(TheMara::result(play.state).reason, "deck");
  EXPECT_EQ(TheMara::result(play.state).scores[0], 2);
}

}  // namespace
}  // namespace wildshore::the_mara
