// Every text of the panels reads on its ground: 4.5 to 1 at least, signs 3 to 1.
#include <gtest/gtest.h>

#include "app/registry.hpp"
#include "panels/games.hpp"
#include "panels/theme.hpp"

namespace wildshore {
namespace {

void expect_readable(const Palette& palette, const std::string& whose) {
  for (const ColourPair& pair : colour_pairs(palette)) {
    EXPECT_GE(contrast(pair.text, pair.ground), pair.least) << whose << ": " << pair.name;
  }
}

TEST(Contrast, KnownValues) {
  EXPECT_NEAR(contrast(rgb(0), rgb(0xffffff)), 21, 0.01);
  EXPECT_NEAR(contrast(rgb(0x777777), rgb(0xffffff)), 4.48, 0.01);
  EXPECT_FLOAT_EQ(contrast(rgb(0x123456), rgb(0x123456)), 1);
}

TEST(Contrast, ReadableMovesOnlyWhatItMust) {
  EXPECT_EQ(readable(rgb(0), rgb(0xffffff)), rgb(0));
  EXPECT_GE(contrast(readable(rgb(0xcccccc), rgb(0xffffff)), rgb(0xffffff)), 4.5f);
  EXPECT_GE(contrast(readable(rgb(0x333333), rgb(0x101010)), rgb(0x101010)), 4.5f);
}

TEST(Contrast, Harbour) { expect_readable(dawn_palette(), "dawn"); }

TEST(Contrast, SetUpOfEachGame) {
  for (const GameCard& card : game_cards()) expect_readable(tinted(dawn_palette(), card.accent), std::string(card.id));
}

TEST(Contrast, TableOfEachGame) {
  const Words words;
  for (const GameEntry* game : registry()) {
    if (!game->table) continue;
    wildshore::Setup setup;
    setup.game = game->id;
    setup.choices = default_choices(game->options);
    setup.seats.resize(static_cast<std::size_t>(game->min_seats));
    const auto table = game->table(setup, words);
    expect_readable(palette_of(table->look()), std::string(game->id));
  }
}

// Palettes of games to come, as the art direction has them.
TEST(Contrast, TheMara) {
  Look look;
  look.paper = rgb(0xfff7ea);
  look.ink = rgb(0x4a2a1c);
  look.banner = rgb(0x3b1f2c);
  look.banner_ink = rgb(0xffffff);
  look.accent = rgb(0xc8552c);
  expect_readable(palette_of(look), "the-mara");
}

TEST(Contrast, FocusIsNotTheColourOfTargets) {
  const Palette palette = dawn_palette();
  EXPECT_NE(palette.focus, rgb(0xffe27a));
  EXPECT_NE(palette.focus, rgb(0xf5b82e));
}

}  // namespace
}  // namespace wildshore
