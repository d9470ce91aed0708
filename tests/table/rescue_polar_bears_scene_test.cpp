// rescue_polar_bears_scene_test.cpp: the table of Rescue Polar Bears: every legal action can be clicked, named and shown, in every variant.
#include <gtest/gtest.h>

#include <set>

#include "app/assets.hpp"
#include "games/rescue_polar_bears/scene.hpp"
#include "games/rescue_polar_bears/scene_board.hpp"
#include "games/rescue_polar_bears/sense.hpp"
#include "stage/stage.hpp"
#include "support/hints.hpp"
#include "table/table.hpp"

namespace wildshore {
namespace {

using namespace rescue_polar_bears;

const Words& english() {
  static const Words words(asset("i18n/en.txt"));
  return words;
}

std::unique_ptr<Table> table_of(const std::string& options, const std::string& seats = "human,human", std::uint64_t seed = 11) {
  const GameEntry& game = RescuePolarBearsScene::entry();
  Setup setup;
  setup.game = "rescue-polar-bears";
  setup.choices = default_choices(game);
  setup.seed = seed;
  EXPECT_FALSE(read_options(game, options, ',', setup));
  EXPECT_FALSE(read_seats(game, seats, ',', setup));
  return game.table(setup, english());
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

bool begins_with(const Path& whole, const Path& start) {
  if (start.size() > whole.size()) return false;
  for (int i = 0; i < start.size(); ++i) {
    if (whole[i] != start[i]) return false;
  }
  return true;
}

const char* const kVariants[] = {"", "temperature=16", "floats=1", "rapid=1", "gentle=1", "temperature=4,floats=1,rapid=1,gentle=1"};

TEST(RescuePolarBearsScene, PathsAreUniqueAndNoneBeginsAnother) {
  for (const char* variant : kVariants) {
    const auto table = table_of(variant, "human,human,human,human");
    wander(*table, 500, [&] {
      const auto& offers = table->offers();
      for (std::size_t i = 0; i < offers.size(); ++i) {
        ASSERT_FALSE(offers[i].path.empty());
        for (std::size_t j = 0; j < offers.size(); ++j) {
          ASSERT_TRUE(i == j || !begins_with(offers[i].path, offers[j].path)) << offers[i].step << " / " << offers[j].step;
        }
      }
    });
  }
}

// Every target but the buttons, which the panels draw.
TEST(RescuePolarBearsScene, EveryTargetOfAPathCanBeSeenAndHit) {
  for (const char* variant : kVariants) {
    const auto table = table_of(variant, "human,human,human");
    for (const Shape shape : {Shape::Wide, Shape::Tall}) {
      wander(*table, 160, [&] {
        Sprites sprites;
        table->layout(shape, sprites);
        std::set<std::pair<TargetId, TargetId>> seen;
        for (const Offer& offer : table->offers()) {
          Path picked;
          for (const TargetId target : offer.path) {
            if (target >= kFirstButton) {
              EXPECT_FALSE(table->button(target).label.empty()) << offer.step;
              continue;
            }
            if (!seen.insert({picked.empty() ? TargetId{0} : picked[0], target}).second) {
              picked.push(target);
              continue;
            }
            Stage stage;
            Sprites props;
            table->props(picked, shape, props);
            stage.cut(sprites);
            stage.props(props);
            stage.allow({&target, 1});
            Camera camera;
            camera.fit(table->bounds(shape), shape == Shape::Wide ? Rect{0, 0, 1000, 560} : Rect{0, 0, 390, 600});
            std::vector<HotSpot> spots;
            stage.hot_spots(camera, spots);
            ASSERT_EQ(spots.size(), 1u) << offer.step;
            ASSERT_EQ(stage.target_at(spots[0].area.centre(), camera), target) << offer.step;
            picked.push(target);
          }
        }
      });
    }
  }
}

TEST(RescuePolarBearsScene, SpriteIdsAreUniqueAndInsideTheBoard) {
  for (const char* variant : kVariants) {
    const auto table = table_of(variant, "human,human,human,human");
    for (const Shape shape : {Shape::Wide, Shape::Tall}) {
      wander(*table, 260, [&] {
        Sprites sprites;
        table->layout(shape, sprites);
        std::set<std::uint32_t> ids;
        const Rect bounds = table->bounds(shape);
        for (const Sprite& sprite : sprites) {
          EXPECT_TRUE(ids.insert(sprite.id).second) << sprite.id;
          EXPECT_TRUE(bounds.contains(sprite.at)) << variant << " sprite " << sprite.id << " at " << sprite.at.x << " " << sprite.at.y;
          EXPECT_LT(sprite.image, table->look().images.size());
        }
      });
    }
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

TEST(RescuePolarBearsScene, ImagesExist) {
  const Look& look = RescuePolarBearsScene::look();
  for (std::size_t i = 1; i < look.images.size(); ++i) EXPECT_FALSE(asset(look.images[i].path).empty()) << look.images[i].path;
}

TEST(RescuePolarBearsScene, ShotsEndOnTheLayout) {
  for (const std::uint64_t seed : {1u, 2u, 3u}) {
    const auto table = table_of("", "bot:random,bot:random,bot:random", seed);
    for (int i = 0; i < 400 && !table->over(); ++i) {
      table->advance(1000);
      std::vector<Shot> shots;
      table->take_shots(Shape::Wide, shots);
      if (shots.empty()) continue;
      Sprites sprites;
      table->layout(Shape::Wide, sprites);
      EXPECT_EQ(shots.back().after, sprites);
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
  const auto table = table_of("");
  while (table->advance(100) != Progress::Waiting) {
  }
  const auto log_before = table->log().size();
  ASSERT_FALSE(table->play(table->offers()[0].step));
  ASSERT_TRUE(table->can_undo());
  const auto hash_after = table->hash();
  EXPECT_GT(table->log().size(), log_before);
  ASSERT_TRUE(table->undo());
  EXPECT_EQ(table->log().size(), log_before);
  ASSERT_TRUE(table->redo());
  EXPECT_EQ(table->hash(), hash_after);
}

TEST(RescuePolarBearsScene, TheHintIsALegalAction) {
  const auto table = table_of("", "human,bot:steady");
  wander(*table, 60, [&] {
    const int hint = hint_of(*table).offer;
    ASSERT_GE(hint, 0);
    ASSERT_LT(hint, static_cast<int>(table->offers().size()));
  });
}

}  // namespace
}  // namespace wildshore
