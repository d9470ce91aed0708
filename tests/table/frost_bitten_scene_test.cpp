// frost_bitten_scene_test.cpp: the table of Frost Bitten!: every legal action can be clicked, named and shown, in every variant.
#include <gtest/gtest.h>

#include <set>

#include "app/registry.hpp"
#include "games/frost_bitten/scene.hpp"
#include "games/frost_bitten/sense.hpp"
#include "support/thrift.hpp"
#include "table/scene_checks.hpp"

namespace wildshore {
namespace {

std::unique_ptr<Table> table_of(const std::string& options, const std::string& seats = "human,human") {
  return FrostBittenScene::entry().table(setup_of(FrostBittenScene::entry(), options, seats), english());
}

// Plays `steps` random steps and calls `look` at every decision.
template <class Look>
void wander(Table& table, int steps, Look look) {
  Rng rng(5);
  for (int i = 0; i < steps && !table.over(); ++i) {
    if (table.advance(100) != Progress::Waiting) continue;
    look();
    const auto& offers = table.offers();
    const auto pick = rng.below(static_cast<std::uint32_t>(offers.size()));
    const std::string step = offers[pick].step;
    ASSERT_FALSE(table.play(step));
  }
}

const char* const kVariants[] = {"", "alert=1", "homesick=1", "warming=1", "mega=1", "drift=pack", "drift=deep",
                                 "alert=1,homesick=1,warming=1,mega=1,drift=deep"};

TEST(FrostBittenScene, PathsAreUniqueAndNoneBeginsAnother) {
  for (const char* variant : kVariants) {
    const auto table = table_of(variant);
    wander(*table, 300, [&] { check_paths(*table); });
  }
}

TEST(FrostBittenScene, EveryTargetOfAPathCanBeSeenAndHit) {
  for (const char* variant : kVariants) {
    const auto table = table_of(variant);
    for (const Shape shape : {Shape::Wide, Shape::Tall}) wander(*table, 150 / kThrift, [&] { check_targets(*table, shape); });
  }
}

TEST(FrostBittenScene, SpriteIdsAreUniqueAndInsideTheBoard) {
  for (const char* variant : kVariants) {
    const auto table = table_of(variant, "human,human,human,human");
    for (const Shape shape : {Shape::Wide, Shape::Tall}) wander(*table, 200 / kThrift, [&] { check_sprites(*table, shape); });
  }
}

TEST(FrostBittenScene, ImagesExist) { check_images(FrostBittenScene::look()); }

TEST(FrostBittenScene, ShotsEndOnTheLayout) {
  const auto table = table_of("homesick=1", "bot:steady,bot:steady");
  for (int i = 0; i < 120 && !table->over(); ++i) {
    table->advance(1000);
    check_shots(*table);
  }
}

TEST(FrostBittenScene, SentencesHaveNoHolesAndNoKeys) {
  const auto whole = [](const std::string& text) {
    return !text.empty() && text.find("frost.") == std::string::npos && text.find("rule.") == std::string::npos && text.find("ui.") == std::string::npos && text.find('{') == std::string::npos;
  };
  EXPECT_EQ(english().say("ui.and", {"1A", "2B"}), "1A and 2B");
  for (const char* variant : kVariants) {
    const auto table = table_of(variant, "human,bot:random");
    wander(*table, 400, [&] {
      EXPECT_TRUE(whole(table->question().headline)) << table->question().headline;
      EXPECT_TRUE(whole(table->board())) << table->board();
      for (const Offer& offer : table->offers()) ASSERT_TRUE(whole(offer.label)) << offer.label;
    });
    for (const LogLine& line : table->log()) ASSERT_TRUE(whole(line.text)) << line.text;
  }
}

TEST(FrostBittenScene, RefusalsNameTheirRule) {
  const auto table = table_of("");
  int said = 0;
  wander(*table, 200, [&] {
    for (TargetId target = 1; target < 99; ++target) {
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
  EXPECT_GT(said, 100);
}

TEST(FrostBittenScene, SteppingToTheBearIsAskedOnce) {
  const auto table = table_of("");
  int asked = 0;
  wander(*table, 3000, [&] {
    for (const Offer& offer : table->offers()) {
      if (offer.path.size() != 3) continue;
      ++asked;
      EXPECT_TRUE(offer.step.starts_with("step ")) << offer.step;
      EXPECT_NE(offer.label.find("sent home"), std::string::npos) << offer.label;
    }
  });
  EXPECT_GT(asked, 0);
}

TEST(FrostBittenScene, UndoAndRedoBringTheSentencesBack) {
  check_undo(*table_of(""));
}

TEST(FrostBittenScene, TheHintIsALegalAction) {
  const auto table = table_of("", "human,bot:steady");
  wander(*table, 40, [&] { check_hint(*table); });
}

}  // namespace
}  // namespace wildshore
