// rescue_polar_bears_scene_test.cpp: the table of Rescue Polar Bears: every legal action can be clicked, named and shown, in every variant.
#include <gtest/gtest.h>

#include <set>

#include "games/rescue_polar_bears/scene.hpp"
#include "games/rescue_polar_bears/scene_board.hpp"
#include "games/rescue_polar_bears/sense.hpp"
#include "table/scene_checks.hpp"

namespace wildshore {
namespace {

using namespace rescue_polar_bears;

std::unique_ptr<Table> table_of(const std::string& options, const std::string& seats = "human,human", std::uint64_t seed = 11) {
  const GameEntry& game = RescuePolarBearsScene::entry();
  return game.table(setup_of(game, options, seats, seed), english());
}

// Plays `steps` random steps, ending turns rarely, so that ships get about, and calls `look` at every decision.
template <class Look>
void wander(Table& table, int steps, Look look, std::uint64_t seed = 5) {
  Rng rng(seed);
  for (int i = 0; i < steps && !table.over(); ++i) {
    if (table.advance(100) != Progress::Waiting) continue;
    look();
    const auto& offers = table.offers();
    auto pick = rng.below(static_cast<std::uint32_t>(offers.size()));
    if (offers[pick].step == "end" || offers[pick].step.starts_with("break")) pick = rng.below(static_cast<std::uint32_t>(offers.size()));
    const std::string step = offers[pick].step;
    ASSERT_FALSE(table.play(step));
  }
}

const char* const kVariants[] = {"", "temperature=16", "floats=1", "rapid=1", "gentle=1", "temperature=4,floats=1,rapid=1,gentle=1"};

TEST(RescuePolarBearsScene, PathsAreUniqueAndNoneBeginsAnother) {
  for (const char* variant : kVariants) {
    const auto table = table_of(variant, "human,human,human,human");
    wander(*table, 500, [&] { check_paths(*table); });
  }
}

TEST(RescuePolarBearsScene, EveryTargetOfAPathCanBeSeenAndHit) {
  for (const char* variant : kVariants) {
    const auto table = table_of(variant, "human,human,human");
    for (const Shape shape : {Shape::Wide, Shape::Tall}) wander(*table, 160, [&] { check_targets(*table, shape); });
  }
}

TEST(RescuePolarBearsScene, SpriteIdsAreUniqueAndInsideTheBoard) {
  for (const char* variant : kVariants) {
    const auto table = table_of(variant, "human,human,human,human");
    for (const Shape shape : {Shape::Wide, Shape::Tall}) wander(*table, 260, [&] { check_sprites(*table, shape); });
  }
}

TEST(RescuePolarBearsScene, EveryBearOnTheIceIsASprite) {
  const auto table = table_of("", "human,human,human");
  wander(*table, 300, [&] {
    Sprites sprites;
    table->layout(Shape::Wide, sprites);
    int shown = 0;
    for (const Sprite& sprite : sprites) shown += sprite.id >= kBearSprite || (sprite.id >= kLoadSprite && sprite.id < kChoiceSprite);
    int supply = 0;
    for (const Sprite& sprite : sprites) {
      if (sprite.id >= kTrayNumber && sprite.id < kTrayNumber + kBearKinds) supply += std::atoi(sprite.badge.text);
    }
    EXPECT_EQ(shown + supply, total(kAllBears));
  });
}

TEST(RescuePolarBearsScene, ImagesExist) { check_images(RescuePolarBearsScene::look()); }

TEST(RescuePolarBearsScene, ShotsEndOnTheLayout) {
  for (const std::uint64_t seed : {1u, 2u, 3u}) {
    const auto table = table_of("", "bot:random,bot:random,bot:random", seed);
    for (int i = 0; i < 400 && !table->over(); ++i) {
      table->advance(1000);
      check_shots(*table);
    }
  }
}

TEST(RescuePolarBearsScene, SentencesHaveNoHolesAndNoKeys) {
  const auto whole = [](const std::string& text) {
    return !text.empty() && text.find("rescue.") == std::string::npos && text.find("rule.") == std::string::npos && text.find("ui.") == std::string::npos &&
           text.find('{') == std::string::npos;
  };
  std::uint64_t seed = 1;
  for (const char* variant : kVariants) {
    const auto table = table_of(variant, "human,bot:random,human", ++seed);
    const auto cards_are_whole = [&] {
      EXPECT_FALSE(table->cards().empty());
      for (const auto& card : table->cards()) {
        EXPECT_TRUE(whole(card.title)) << card.title;
        for (const CardRow& row : card.rows) {
          EXPECT_TRUE(row.text.empty() || whole(row.text)) << row.text;
          EXPECT_TRUE(row.note.empty() || whole(row.note)) << row.note;
        }
      }
    };
    wander(*table, 900, [&] {
      EXPECT_TRUE(whole(table->question().headline)) << table->question().headline;
      EXPECT_TRUE(whole(table->question().detail)) << table->question().detail;
      EXPECT_TRUE(whole(table->board())) << table->board();
      for (const Offer& offer : table->offers()) ASSERT_TRUE(whole(offer.label)) << offer.label;
      cards_are_whole();
    }, seed);
    for (const LogLine& line : table->log()) ASSERT_TRUE(whole(line.text)) << line.text;
    if (table->over()) {
      EXPECT_TRUE(whole(table->ending())) << table->ending();
    }
  }
}

TEST(RescuePolarBearsScene, RefusalsNameTheirRule) {
  const auto table = table_of("floats=1");
  int said = 0;
  wander(*table, 300, [&] {
    for (TargetId target = 1; target < kBearTarget + 4 * kPlay; ++target) {
      Path path;
      path.push(target);
      bool offered = false;
      for (const Offer& offer : table->offers()) offered = offered || offer.path[0] == target;
      if (offered) continue;
      const std::string text = table->why_not(path);
      if (text.empty()) continue;
      ++said;
      EXPECT_EQ(text.find("rule."), std::string::npos) << text;
    }
  });
  EXPECT_GT(said, 1000);
}

TEST(RescuePolarBearsScene, BreakingIceIsAskedTwice) {
  const auto table = table_of("");
  int asked = 0;
  wander(*table, 400, [&] {
    for (const Offer& offer : table->offers()) {
      if (!offer.step.starts_with("break ")) continue;
      ++asked;
      EXPECT_EQ(offer.path.size(), 2);
      EXPECT_EQ(offer.path[1], kBreakTarget);
    }
  });
  EXPECT_GT(asked, 0);
}

// 11.1: the forecast stands above the standings whenever the dice are still to come.
TEST(RescuePolarBearsScene, TheForecastIsShownBeforeTheDice) {
  const auto table = table_of("");
  int shown = 0;
  wander(*table, 200, [&] {
    const bool acting = std::any_of(table->offers().begin(), table->offers().end(), [](const Offer& offer) { return offer.step == "end"; });
    if (!acting) return;
    ++shown;
    const auto& cards = table->cards();
    EXPECT_TRUE(std::any_of(cards.begin(), cards.end(), [](const auto& card) { return card.above && card.title == "Forecast" && !card.rows.empty(); }));
  });
  EXPECT_GT(shown, 10);
}

TEST(RescuePolarBearsScene, OnePersonRunsSeveralShipsWithoutACurtain) {
  const auto table = table_of("", "human,human,human,human");
  int asked = 0;
  wander(*table, 300, [&] {
    ++asked;
    EXPECT_EQ(table->curtain(), kSpectator);
  });
  EXPECT_GT(asked, 50);
}

TEST(RescuePolarBearsScene, UndoAndRedoBringTheSentencesBack) {
  check_undo(*table_of(""));
}

TEST(RescuePolarBearsScene, TheHintIsALegalAction) {
  const auto table = table_of("", "human,bot:steady");
  wander(*table, 60, [&] { check_hint(*table); });
}

}  // namespace
}  // namespace wildshore
