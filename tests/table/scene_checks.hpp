// scene_checks.hpp: what every scene must keep, whatever the game: called at decisions of a game that a test plays.
//
// Each takes the table as it stands and asserts; a test of one game says which variants, seats and ways of playing it looks at.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "app/assets.hpp"
#include "play/game_entry.hpp"
#include "stage/stage.hpp"
#include "support/hints.hpp"
#include "table/table.hpp"

namespace wildshore {

inline const Words& english() {
  static const Words words(asset("i18n/en.txt"));
  return words;
}

inline Setup setup_of(const GameEntry& game, const std::string& options, const std::string& seats, std::uint64_t seed = 11) {
  Setup setup;
  setup.game = game.id;
  setup.choices = default_choices(game);
  setup.seed = seed;
  EXPECT_FALSE(read_options(game, options, ',', setup));
  EXPECT_FALSE(read_seats(game, seats, ',', setup));
  return setup;
}

// No path of an offer is empty, equals another or begins it.
inline void check_paths(const Table& table) {
  const auto begins_with = [](const Path& whole, const Path& start) {
    return start.size() <= whole.size() && std::equal(start.begin(), start.end(), whole.begin());
  };
  const auto& offers = table.offers();
  for (std::size_t i = 0; i < offers.size(); ++i) {
    ASSERT_FALSE(offers[i].path.empty());
    for (std::size_t j = 0; j < offers.size(); ++j) {
      ASSERT_TRUE(i == j || !begins_with(offers[i].path, offers[j].path)) << offers[i].step << " / " << offers[j].step;
    }
  }
}

// Every target of every path has one hot spot, whose middle hits it; a button, which the panels draw, has a label.
inline void check_targets(const Table& table, Shape shape) {
  Sprites sprites;
  table.layout(shape, sprites);
  Camera camera;
  camera.fit(table.bounds(shape), shape == Shape::Wide ? Rect{0, 0, 900, 530} : Rect{0, 0, 390, 600});
  std::set<std::pair<std::vector<TargetId>, TargetId>> seen;  // many paths begin alike
  for (const Offer& offer : table.offers()) {
    Path picked;
    for (const TargetId target : offer.path) {
      if (target >= kFirstButton) {
        EXPECT_FALSE(table.button(target).label.empty()) << offer.step;
        continue;
      }
      if (seen.insert({{picked.begin(), picked.end()}, target}).second) {
        Stage stage;
        Sprites props;
        table.props(picked, shape, props);
        stage.cut(sprites);
        stage.props(props);
        stage.allow({&target, 1});
        std::vector<HotSpot> spots;
        stage.hot_spots(camera, spots);
        ASSERT_EQ(spots.size(), 1u) << offer.step;
        ASSERT_EQ(stage.target_at(spots[0].area.centre(), camera), target) << offer.step;
      }
      picked.push(target);
    }
  }
}

// Every sprite has an id of its own, a picture, and stands where the camera looks.
inline void check_sprites(const Table& table, Shape shape) {
  Sprites sprites;
  table.layout(shape, sprites);
  std::set<std::uint32_t> ids;
  const Rect bounds = table.bounds(shape);
  for (const Sprite& sprite : sprites) {
    ASSERT_TRUE(ids.insert(sprite.id).second) << sprite.id;
    ASSERT_TRUE(bounds.contains(sprite.at)) << "sprite " << sprite.id << " at " << sprite.at.x << " " << sprite.at.y;
    ASSERT_LT(sprite.image, table.look().images.size());
  }
}

inline void check_images(const Look& look) {
  ASSERT_GT(look.images.size(), 1u);
  for (std::size_t i = 1; i < look.images.size(); ++i) EXPECT_FALSE(asset(look.images[i].path).empty()) << look.images[i].path;
}

// After one step of the table: what is shown of it ends on the layout.
inline void check_shots(Table& table) {
  std::vector<Shot> shots;
  table.take_shots(Shape::Wide, shots);
  if (shots.empty()) return;
  Sprites sprites;
  table.layout(Shape::Wide, sprites);
  ASSERT_EQ(shots.back().after, sprites);
}

// The hint is one of the offers.
inline void check_hint(Table& table) {
  const int hint = hint_of(table).offer;
  ASSERT_GE(hint, 0);
  ASSERT_LT(hint, static_cast<int>(table.offers().size()));
}

// A person is asked first: what they do can be undone and done again, and the log goes with it.
inline void check_undo(Table& table) {
  while (table.advance(100) != Progress::Waiting) {
  }
  const auto log_before = table.log().size();
  ASSERT_FALSE(table.play(table.offers()[0].step));
  ASSERT_TRUE(table.can_undo());
  const auto hash_after = table.hash();
  EXPECT_GT(table.log().size(), log_before);
  ASSERT_TRUE(table.undo());
  EXPECT_EQ(table.log().size(), log_before);
  ASSERT_TRUE(table.redo());
  EXPECT_EQ(table.hash(), hash_after);
}

}  // namespace wildshore
