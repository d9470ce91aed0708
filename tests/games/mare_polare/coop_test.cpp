// coop_test.cpp: the co-operative game, memory, and what is always true: paragraphs 4 to 6 of rules.md.
#include "support.hpp"

namespace wildshore::mare_polare {
namespace {

// Seat 1 on the hole a1 with the hand about to feel.
Play fishing(std::string_view options, int seats = 2) {
  Play table = Play::begun(options, seats);
  table.step({"roll 1", "walk a1", "lay c3", "fish"});
  return table;
}

TEST(MarePolareRules, P4_1_RecipesAreOpenAndTouchIsCold) {
  Play table = fishing("coop=1", 3);
  for (Seat seat = kSpectator; seat < 3; ++seat) {
    const View view = MarePolare::view(table.state, seat);
    for (int owner = 0; owner < 3; ++owner) EXPECT_EQ(view.state.recipe[owner], table.state.recipe[owner]);
  }
  table.step("touch AD");
  EXPECT_EQ(fish_in_bag(table.state), 64);
}

TEST(MarePolareRules, P4_1_NoRecipesTheBagCannotServe) {
  Play table("coop=1 handicap1=511 handicap2=511 handicap3=511 handicap4=511", 4,
              {"first 1", "recipe 1 5110", "recipe 2 5101", "recipe 3 5011"});
  EXPECT_FALSE(table.legal("recipe 4 1510"));  // a sixteenth A
  EXPECT_EQ(table.all(), "recipe 4 0115, recipe 4 0151, recipe 4 0511");
  Play alone("handicap1=511 handicap2=511 handicap3=511 handicap4=511", 4,
              {"first 1", "recipe 1 5110", "recipe 2 5101", "recipe 3 5011"});
  EXPECT_TRUE(alone.legal("recipe 4 1510"));
}

TEST(MarePolareRules, P4_2_AFishNotNeededMayBeGivenToWhoNeedsIt) {
  Play table = fishing("coop=1", 3);  // 3220, 0232, 2023
  table.load(2, "C");
  table.step({"touch AD", "take D", "land fish"});
  EXPECT_EQ(table.all(), "keep, back, give 2, give 3");
  EXPECT_EQ(table.why("give 1"), "4.2");
  Play full = table;
  full.load(3, "DDD");
  EXPECT_EQ(full.why("give 3"), "4.2");  // has all it needs
  table.step("give 2");
  EXPECT_EQ(table.harpoon(2), "CD");
  EXPECT_EQ(table.harpoon(1), "");
  EXPECT_EQ(table.state.seat, 1);
  Play own = fishing("coop=1", 3);
  own.step({"touch AD", "take A", "land fish"});
  EXPECT_EQ(own.all(), "keep, back");  // needed by the catcher
  Play alone = fishing("");
  alone.step({"touch ADD", "take D"});
  EXPECT_EQ(alone.why("give 2"), "4.2");
}

TEST(MarePolareRules, P4_3_TheFourthNaturalFishLoses) {
  Play table = fishing("coop=1");
  table.step({"touch AD", "take D"});
  EXPECT_EQ(table.all(), "land fish, land natural");
  MarePolare::Outcomes lands;
  MarePolare::outcomes(table.state, lands);
  EXPECT_EQ(lands[0].weight, 15u);
  EXPECT_EQ(lands[1].weight, 1u);
  table.step("land natural");
  EXPECT_EQ(std::popcount(table.state.natural), 1);
  EXPECT_EQ(table.state.seat, 1);
  EXPECT_EQ(fish_in_bag(table.state), 63);
  table.state.natural = 0b0111;  // D alone is in the bag
  table.turn(1);
  table.stand(1, "c2");
  table.step({"roll jump", "jump d3", "lay b1", "fish", "touch AD"});
  Play safe = table;
  safe.step("take A");
  EXPECT_EQ(safe.all().substr(0, 10), "keep, back");  // the natural A is out already
  table.step({"take D", "land natural"});
  EXPECT_TRUE(table.count(EventKind::AllLost));
  const Result result = MarePolare::result(table.state);
  EXPECT_EQ(result.winners, 0u);
  EXPECT_TRUE(result.cooperative);
  EXPECT_EQ(result.reason, "natural");
  EXPECT_EQ(table.why("keep"), "4.3");
}

TEST(MarePolareRules, P4_3_TheLastFishOfAShapeIsTheNaturalOne) {
  Play table = Play::begun("coop=1");
  table.load(2, std::string(15, 'D'));
  table.step({"roll 1", "walk a1", "lay c3", "fish", "touch AD", "take D"});
  EXPECT_TRUE(table.count(EventKind::NaturalLanded));
}

TEST(MarePolareRules, P4_4_AllOnTheIglooWithTheirSoupsWin) {
  Play table = Play::begun("coop=1");
  table.load(1, "AAABBCC");
  table.load(2, "BBCCCDD");
  table.stand(1, "a3");
  table.stand(2, "b4");
  table.turn(1);
  table.step({"roll 1", "walk a4", "lay b2"});
  EXPECT_TRUE(table.count(EventKind::CameHome));
  EXPECT_EQ(MarePolare::to_act(table.state).turn, Turn::Chance);
  table.step({"roll 1", "walk a4", "lay c3"});  // several may stand there
  EXPECT_TRUE(table.count(EventKind::AllWon));
  EXPECT_EQ(MarePolare::result(table.state).winners, 3u);
  EXPECT_EQ(MarePolare::result(table.state).reason, "party");
  EXPECT_EQ(table.why("stay"), "4.4");
}

TEST(MarePolareRules, P4_4_AtHomeOneMayStayWithoutARollOrGoOn) {
  Play table = Play::begun("coop=1");
  table.load(1, "AAABBCC");
  table.stand(1, "a4");
  table.turn(1);
  EXPECT_EQ(table.all(), "stay, go");
  EXPECT_EQ(table.why("pass"), "4.4");
  Play goes = table;
  table.step("stay");
  EXPECT_EQ(table.state.seat, 1);
  goes.step({"go", "roll splash", "fall b2"});
  EXPECT_EQ(goes.harpoon(1), "AAABBC");
  Play unready = Play::begun("coop=1");
  unready.stand(1, "a4");
  unready.turn(1);
  EXPECT_TRUE(unready.legal("roll 1"));
}

TEST(MarePolareRules, P4_4_TheIglooIsNeverBarred) {
  Play table = Play::begun("coop=1");
  table.stand(2, "a4");
  table.stand(1, "b4");
  table.turn(1);
  table.step("roll 2");
  EXPECT_TRUE(table.legal("walk a4"));
  Play alone = Play::begun();
  alone.stand(2, "a4");
  alone.stand(1, "b4");
  alone.turn(1);
  alone.step("roll 2");
  EXPECT_FALSE(alone.legal("walk a4"));
}

TEST(MarePolareRules, P5_1_TheBookChangesNoRule) {
  Play memory = Play::begun("book=memory"), open = Play::begun("book=open");
  EXPECT_EQ(MarePolare::view(memory.state, 0).state.recipe[0], MarePolare::view(open.state, 0).state.recipe[0]);
  memory.state.options.open_book = 1;
  EXPECT_EQ(memory.state, open.state);
}

TEST(MarePolareRules, P6_2_OkFindsWhatIsLostOrTwice) {
  const Play table = Play::begun();
  const auto broken = [&](auto&& change) {
    State s = table.state;
    change(s);
    return !MarePolare::ok(s);
  };
  EXPECT_TRUE(MarePolare::ok(table.state));
  EXPECT_TRUE(broken([](State& s) { s.bag -= 1; }));
  EXPECT_TRUE(broken([](State& s) { s.water |= 1; }));
  EXPECT_TRUE(broken([](State& s) { s.water = 0; }));
  EXPECT_TRUE(broken([](State& s) { s.inuit[1] = s.inuit[0]; }));
  EXPECT_TRUE(broken([](State& s) { s.floe[0] = s.floe[1]; }));
  EXPECT_TRUE(broken([](State& s) { s.recipe[1] = s.recipe[0]; }));
  EXPECT_TRUE(broken([](State& s) { s.recipe[0] = 0; }));
  EXPECT_TRUE(broken([](State& s) { s.holes |= bit_of(s.oracle); }));
  EXPECT_TRUE(broken([](State& s) { s.harpoon[0][0] = 1; }));
  EXPECT_TRUE(broken([](State& s) { s.felt = 1; }));
  EXPECT_TRUE(broken([](State& s) { s.hand = 1; }));
  EXPECT_TRUE(broken([](State& s) { s.natural = 1; }));
  EXPECT_TRUE(broken([](State& s) { s.zero[1] = 1; }));
  EXPECT_TRUE(broken([](State& s) { s.shown = 4; }));
  EXPECT_TRUE(broken([](State& s) { s.left = 3; }));
}

TEST(MarePolareRules, HarpoonsOfAnyLengthKeepTheirOrder) {
  State s = MarePolare::start(options_of(""));
  std::string expected;
  Rng rng(7);
  for (int i = 0; i < 2000; ++i) {
    const bool on = expected.size() < 2 || (expected.size() < 59 && rng.below(5) < 3);
    if (on) {
      const auto fish = static_cast<Fish>(rng.below(kKinds));
      if (count_of(s.held[0], fish) == kFishOfAKind) continue;
      put_on(s, 0, fish);
      expected += static_cast<char>('A' + fish);
    } else {
      const auto position = rng.below(static_cast<std::uint32_t>(expected.size()));
      EXPECT_EQ('A' + take_off(s, 0, static_cast<int>(position)), expected[position]);
      expected.erase(position, 1);
    }
    std::string now;
    for (int j = 0; j < fish_on(s, 0); ++j) now += static_cast<char>('A' + fish_at(s, 0, j));
    ASSERT_EQ(now, expected);
  }
}

}  // namespace
}  // namespace wildshore::mare_polare
