// match_test.cpp: people and bots at one table: who is asked, undo up to chance, redo, practice; sim and perft.
#include <gtest/gtest.h>

#include "app/registry.hpp"
#include "games/frost_bitten/sense.hpp"
#include "games/null_game/sense.hpp"
#include "play/any_match.hpp"

namespace wildshore {
namespace {

Setup setup_of(std::string first, std::string second, bool practice) {
  return {.game = "null-game", .choices = {}, .seats = {{first, ""}, {second, ""}}, .seed = 3, .practice = practice};
}

TEST(Match, AsksPeopleAndRunsTheRest) {
  MatchOf<NullGame> match(setup_of("", "steady", false));
  EXPECT_EQ(match.advance(1), Progress::Stepped) << "the coin";
  while (match.advance(1) == Progress::Stepped) {}
  EXPECT_EQ(match.advance(1), Progress::Waiting);
  EXPECT_TRUE(match.match().person_asked());
  EXPECT_FALSE(match.can_undo()) << "nothing decided yet";
  EXPECT_EQ(match.play("add 9")->key, "trouble.step");
  EXPECT_FALSE(match.play("add 2"));
  EXPECT_FALSE(match.match().person_asked());
  while (match.advance(1) != Progress::Over) {
    if (match.advance(1) == Progress::Waiting) match.play(match.legal()[0]);
  }
  EXPECT_EQ(match.result().reason, "goal");
  EXPECT_EQ(match.play("add 1")->key, "trouble.over");
}

TEST(Match, ThinkingOnPlaysNothingAndChangesNoChoice) {
  const wildshore::Setup setup{.game = "frost-bitten", .choices = {}, .seats = {{"sharp", ""}, {"", ""}}, .seed = 3, .practice = false};
  const auto nobody = [](const FrostBitten::Event&, const FrostBitten::State&) {};
  Match<FrostBitten> plain(setup), between(setup);
  int thoughts = 0;
  const auto play = [&](Match<FrostBitten>& match, bool think) {
    for (int i = 0; i < 100000; ++i) {
      const Progress progress = match.advance(1, nobody);
      if (progress == Progress::Over || match.session().steps().size() > 40) return;
      if (progress == Progress::Waiting) {
        EXPECT_FALSE(match.think(1)) << "a person is asked";
        FrostBitten::Actions actions;
        FrostBitten::actions(match.session().state(), actions);
        ASSERT_FALSE(match.play(FrostBitten::text(actions[0]).view(), nobody));
      }
      if (progress != Progress::Thinking || !think) continue;
      const auto steps = match.session().steps().size();
      while (match.think(7)) ++thoughts;
      EXPECT_FALSE(match.think(7)) << "it has thought enough";
      ASSERT_EQ(match.session().steps().size(), steps);
      ASSERT_EQ(match.advance(1, nobody), Progress::Stepped);
    }
  };
  play(plain, false);
  play(between, true);
  EXPECT_GT(thoughts, 100);
  EXPECT_EQ(between.session().steps(), plain.session().steps());
}

TEST(Match, UndoTakesBackTheBotsAnswerToo) {
  MatchOf<NullGame> match(setup_of("", "steady", false));
  while (match.advance(1) == Progress::Stepped) {}
  const auto before = match.steps();
  const auto hash = match.hash();
  match.play("add 1");
  while (match.advance(1) == Progress::Stepped) {}
  const auto after = match.steps();
  ASSERT_EQ(after.size(), before.size() + 2);
  EXPECT_TRUE(match.undo());
  EXPECT_EQ(match.steps(), before);
  EXPECT_EQ(match.hash(), hash);
  EXPECT_FALSE(match.undo()) << "chance stands before it";
  EXPECT_TRUE(match.redo());
  EXPECT_EQ(match.steps(), after);
  EXPECT_FALSE(match.redo());
  EXPECT_TRUE(match.undo());
  match.play("add 2");
  EXPECT_FALSE(match.can_redo()) << "a different step forgets what was undone";
}

TEST(Match, TheSameStepKeepsTheRestOfRedo) {
  MatchOf<NullGame> match(setup_of("", "", false));
  while (match.advance(1) == Progress::Stepped) {}
  for (const char* step : {"add 1", "add 2", "add 1"}) EXPECT_FALSE(match.play(step));
  const auto hash = match.hash();
  EXPECT_TRUE(match.undo() && match.undo() && match.undo());
  EXPECT_FALSE(match.undo());
  EXPECT_FALSE(match.play("add 1"));
  EXPECT_TRUE(match.can_redo());
  EXPECT_TRUE(match.redo() && match.redo());
  EXPECT_EQ(match.hash(), hash);
}

// Chance acts between the turns of Frost Bitten!: only practice goes back beyond it, and then the same roll comes again.
TEST(Match, OnlyPracticeGoesBackBeyondChance) {
  const GameEntry* game = find_game(registry(), "frost-bitten");
  ASSERT_TRUE(game);
  for (const bool practice : {false, true}) {
    const auto match = game->match({"frost-bitten", default_choices(*game), {{}, {}}, 11, practice});
    while (match->advance(1) == Progress::Stepped) {}
    const auto start = match->steps();
    int turns = 0;
    while (turns < 2) {
      match->play(match->legal()[0]);
      if (match->to_act().turn != Turn::Chance) continue;
      EXPECT_TRUE(match->can_undo());
      match->advance(1);
      EXPECT_EQ(match->can_undo(), practice);
      ++turns;
    }
    const auto end = match->steps();
    while (match->undo()) {}
    EXPECT_EQ(match->steps(), practice ? start : end);
    while (match->redo()) {}
    EXPECT_EQ(match->steps(), end);
  }
}

TEST(Match, SimTakesTheSameStepsAsAMatch) {
  const GameEntry* game = find_game(registry(), "frost-bitten");
  const wildshore::Setup setup{"frost-bitten", default_choices(*game), {{"steady", ""}, {"random", ""}}, 5, false};
  const auto match = game->match(setup);
  while (match->advance(1 << 16) != Progress::Over) {}
  const SimReport report = game->sim(setup, 1, kMaxRecordSteps);
  EXPECT_EQ(report.mean_steps, static_cast<double>(match->steps().size()));
  EXPECT_EQ(report.max_rounds, match->result().round);
  EXPECT_EQ(report.wins[0], match->result().winners == 1 ? 1 : 0);
  EXPECT_EQ(report.unfinished, 0);
  EXPECT_EQ(game->sim(setup, 3, 10).unfinished, 3);
}

TEST(Measure, PerftCountsSequences) {
  const wildshore::Setup setup = setup_of("random", "random", false);
  EXPECT_EQ(perft<NullGame>(setup, 0), 1u);
  EXPECT_EQ(perft<NullGame>(setup, 1), 2u);
  EXPECT_EQ(perft<NullGame>(setup, 3), 8u);
  EXPECT_EQ(perft<NullGame>(setup, 8), 2u) << "seven steps of 1, from either side";
  EXPECT_EQ(perft<NullGame>(setup, 9), 0u);
}

}  // namespace
}  // namespace wildshore
