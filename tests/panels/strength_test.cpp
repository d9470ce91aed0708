// The strength card: figures as they were measured and nothing else, and the ladder played again a slice at a time.
#include "panels/strength.hpp"

#include <gtest/gtest.h>

#include "app/assets.hpp"
#include "app/registry.hpp"

namespace wildshore {
namespace {

class Strength : public testing::Test {
 protected:
  StrengthCard card(std::string_view game, int seats, std::string_view figures) {
    const GameEntry& entry = *find_game(registry(), game);
    wildshore::Setup setup;
    setup.game = game;
    setup.choices = default_choices(entry);
    setup.seats.assign(static_cast<std::size_t>(seats), {"steady", {}});
    return strength_card(words, entry, setup, figures);
  }

  Words words{asset("i18n/en.txt")};
};

constexpr std::string_view kFigures =
    "# what was measured\n"
    "frost-bitten 2 steady gentle 200 13150\n"
    "frost-bitten 3 steady gentle 90 4000\n"
    "frost-bitten 2 sharp steady 100 10100\n"
    "frost-bitten 2 sharp nobody 100 50\n"
    "the-mara 2 steady gentle 200 2\n";

TEST_F(Strength, SaysWhatWasMeasured) {
  const StrengthCard two = card("frost-bitten", 2, kFigures);
  int measured = 0;
  for (const StrengthRow& row : two.rows) {
    EXPECT_EQ(row.name.find("level."), std::string::npos) << row.name;
    EXPECT_TRUE(row.ceiling_text.empty());
    if (row.measured.games == 0) {
      EXPECT_EQ(row.measured_text, "not measured");
      continue;
    }
    ++measured;
    EXPECT_EQ(row.name, "Steady against Gentle");
    EXPECT_EQ(row.measured_text, "66 % (59 to 72), 200 games");
  }
  EXPECT_EQ(measured, 1) << "more wins than games, and levels nobody knows, are no figures";
  EXPECT_EQ(two.fair, 50);
  EXPECT_EQ(card("frost-bitten", 3, kFigures).fair, 33);
}

// Where luck sets a limit the card says how far anybody gets, beside the best level only.
TEST_F(Strength, TheCeilingStandsBesideTheBest) {
  const StrengthCard three = card("maretta", 3,
                                  "maretta 3 ceiling random 300 20100\n"
                                  "maretta 3 master random 300 19800\n"
                                  "maretta 3 steady random 300 18000\n"
                                  "maretta 4 ceiling sharp 300 9000\n");
  int told = 0;
  for (const StrengthRow& row : three.rows) {
    if (row.ceiling_text.empty()) continue;
    ++told;
    EXPECT_EQ(row.name, "Master against Playful");
    EXPECT_NE(row.ceiling_text.find("67 % (61 to 72), 300 games"), std::string::npos) << row.ceiling_text;
    EXPECT_NE(row.measured_text.find("66 %"), std::string::npos) << row.measured_text;
  }
  EXPECT_EQ(told, 1);
}

TEST_F(Strength, CrewsPlayAgainstTheGame) {
  const StrengthCard crew = card("rescue-polar-bears", 2, "rescue-polar-bears 2 steady - 100 7500\n");
  EXPECT_EQ(crew.fair, 0);
  EXPECT_EQ(crew.rows.size(), crew.game->levels.size());
  for (const StrengthRow& row : crew.rows) EXPECT_EQ(row.measured.games, row.measured.level == "steady" ? 100 : 0);
}

// What the committed figures say fits the games there are.
TEST_F(Strength, EveryCommittedFigureIsRead) {
  int lines = 0;
  for (std::string_view text = asset("figures/strength.txt"); !text.empty();) {
    const auto end = text.find('\n');
    lines += !text.starts_with('#') && end > 0;
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  int read = 0;
  for (const GameEntry* game : registry()) read += static_cast<int>(read_rungs(asset("figures/strength.txt"), *game).size());
  EXPECT_GT(lines, 0) << "the figures are not among the assets";
  EXPECT_EQ(read, lines);
}

TEST_F(Strength, RunsHereRungByRung) {
  StrengthCard here = card("frost-bitten", 2, kFigures);
  here.rows.resize(2);  // those that take no time
  StrengthRun run;
  EXPECT_FALSE(run.advance(here, words, 100)) << "nobody has asked for it";
  run.begin(here);
  int changes = 0;
  for (long steps = 0; here.running && steps < 10'000'000; ++steps) changes += run.advance(here, words, 16);
  EXPECT_FALSE(here.running);
  EXPECT_EQ(changes, here.rows[0].here.games + here.rows[1].here.games) << "every game is counted as it ends";
  for (const StrengthRow& row : here.rows) {
    const Rung whole = play_rung(*here.game, here.setup, row.here.level, row.here.against, 2, row.here.games);
    EXPECT_EQ(row.here.wins, whole.wins);
    EXPECT_FALSE(row.here_text.empty());
  }
  run.begin(here);
  EXPECT_TRUE(here.running);
  EXPECT_TRUE(here.rows[0].here_text.empty());
  run.stop(here);
  EXPECT_FALSE(run.advance(here, words, 100));
}

}  // namespace
}  // namespace wildshore
