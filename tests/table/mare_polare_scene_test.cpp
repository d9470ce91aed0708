// mare_polare_scene_test.cpp: the table of Mare Polare: every legal action can be clicked, named and shown, in every variant, and nobody
// is shown what is not theirs to see.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "app/registry.hpp"
#include "games/mare_polare/scene.hpp"
#include "games/mare_polare/scene_board.hpp"
#include "games/mare_polare/sense.hpp"
#include "support/thrift.hpp"
#include "table/scene_checks.hpp"

namespace wildshore {
namespace {

using namespace mare_polare;
using Polare = MarePolareScene;

std::unique_ptr<Table> table_of(const std::string& options, const std::string& seats = "human,bot:random") {
  return Polare::entry().table(setup_of(Polare::entry(), options, seats), english());
}

// Plays `steps` random steps and calls `look` at every decision of a person; lifts every curtain.
template <class Look>
void wander(Table& table, int steps, Look look) {
  Rng rng(5);
  for (int i = 0; i < steps && !table.over(); ++i) {
    if (table.curtain() != kSpectator) table.lift_curtain();
    if (table.advance(100) != Progress::Waiting) continue;
    if (table.curtain() != kSpectator) table.lift_curtain();
    look();
    const auto& offers = table.offers();
    ASSERT_FALSE(offers.empty());
    const auto pick = rng.below(static_cast<std::uint32_t>(offers.size()));
    const std::string step = offers[pick].step;
    ASSERT_FALSE(table.play(step));
  }
}

const char* const kVariants[] = {"", "layout=shuffled", "corners=1", "fingers=1", "fingers=4,book=open", "coop=1", "coop=1,layout=shuffled,fingers=4",
                                 "handicap1=511,handicap2=421,book=open"};

TEST(MarePolareScene, PathsAreUniqueAndNoneBeginsAnother) {
  for (const char* variant : kVariants) {
    for (const char* seats : {"human,human", "human,bot:random,human,bot:random"}) {
      const auto table = table_of(variant, seats);
      wander(*table, 600, [&] { check_paths(*table); });
    }
  }
}

TEST(MarePolareScene, EveryTargetOfAPathCanBeSeenAndHit) {
  for (const char* variant : kVariants) {
    const auto table = table_of(variant, "human,human,human");
    for (const Shape shape : {Shape::Wide, Shape::Tall}) wander(*table, 250, [&] { check_targets(*table, shape); });
  }
}

TEST(MarePolareScene, SpriteIdsAreUniqueAndInsideTheBoard) {
  for (const char* variant : kVariants) {
    const auto table = table_of(variant, "human,human,human,human");
    for (const Shape shape : {Shape::Wide, Shape::Tall}) wander(*table, 250, [&] { check_sprites(*table, shape); });
  }
}

TEST(MarePolareScene, ImagesExist) { check_images(Polare::look()); }

TEST(MarePolareScene, ShotsEndOnTheLayout) {
  for (const char* variant : {"layout=shuffled", "coop=1"}) {
    const auto table = table_of(variant, "bot:steady,bot:random");
    for (int i = 0; i < 300 && !table->over(); ++i) {
      table->advance(1000);
      check_shots(*table);
    }
  }
}

bool whole(const std::string& text) {
  return !text.empty() && text.find("polare.") == std::string::npos && text.find("rule.") == std::string::npos &&
         text.find("ui.") == std::string::npos && text.find('{') == std::string::npos;
}

TEST(MarePolareScene, SentencesHaveNoHolesAndNoKeys) {
  for (const char* variant : kVariants) {
    for (const char* seats : {"human,bot:random", "human,human,bot:random"}) {
      const auto table = table_of(variant, seats);
      wander(*table, 700, [&] {
        EXPECT_TRUE(whole(table->question().headline)) << table->question().headline;
        EXPECT_TRUE(table->question().detail.empty() || whole(table->question().detail)) << table->question().detail;
        EXPECT_TRUE(whole(table->board())) << table->board();
        for (const Offer& offer : table->offers()) ASSERT_TRUE(whole(offer.label)) << offer.label;
        for (const Card& card : table->cards()) {
          EXPECT_TRUE(whole(card.title));
          for (const CardRow& row : card.rows) EXPECT_TRUE(whole(row.text)) << row.text;
        }
      });
      for (const LogLine& line : table->log()) ASSERT_TRUE(whole(line.text)) << line.text;
      EXPECT_TRUE(!table->over() || whole(table->ending())) << table->ending();
    }
  }
}

TEST(MarePolareScene, EverySwitchIsNamed) {
  for (const OptionSpec& option : MarePolare::option_specs()) {
    const std::string key = "option.mare-polare." + std::string(option.key);
    EXPECT_TRUE(english().has(key)) << key;
    const bool is_switch = option.values.size() == 2 && option.values[0] == "0";
    for (const std::string_view value : option.values) {
      const std::string help = (is_switch ? key : key + "." + std::string(value)) + ".help";
      EXPECT_TRUE(english().has(help)) << help;
    }
  }
}

TEST(MarePolareScene, RefusalsNameTheirRule) {
  int said = 0;
  for (const char* variant : {"", "coop=1"}) {
    const auto table = table_of(variant, "human,human");
    wander(*table, 400, [&] {
      for (TargetId target = 1; target < kPutHandIn; ++target) {
        Path path;
        path.push(target);
        const auto& offers = table->offers();
        if (std::any_of(offers.begin(), offers.end(), [&](const Offer& offer) { return offer.path[0] == target; })) continue;
        const std::string text = table->why_not(path);
        if (text.empty()) continue;
        ++said;
        ASSERT_EQ(text.find("rule."), std::string::npos) << text;
      }
    });
  }
  EXPECT_GT(said, 1000);
}

TEST(MarePolareScene, TheHintIsALegalAction) {
  const auto table = table_of("", "human,bot:steady");
  wander(*table, 60, [&] { check_hint(*table); });
}

// --- secrets ---

Counts another_card(const State& state, int seat) {
  for (const Counts card : cards(state.options.handicap[seat])) {
    if (card != state.recipe[seat] && may_deal(state, seat, card)) return card;
  }
  return state.recipe[seat];
}

// All that the scene makes of a view.
std::string everything(const View& view, const wildshore::Setup& setup) {
  const Teller teller(english(), setup);
  std::string out = Polare::board(view, teller) + Polare::question(view, teller).headline + Polare::question(view, teller).detail;
  std::vector<Card> side;
  Polare::cards(view, teller, side);
  for (const Card& card : side) {
    for (const CardRow& row : card.rows) {
      out += row.text + row.note;
      for (const Picture& picture : row.strip) out += " " + std::to_string(picture.image) + (picture.faint ? "-" : "");
    }
  }
  std::vector<Standing> rows(setup.seats.size());
  for (std::size_t i = 0; i < rows.size(); ++i) rows[i].seat = static_cast<Seat>(i);
  Polare::standings(view, teller, rows);
  for (const Standing& row : rows) out += " " + std::to_string(row.score) + row.note;
  for (const Shape shape : {Shape::Wide, Shape::Tall}) {
    Sprites sprites;
    Polare::layout(view, shape, sprites);
    for (const Sprite& s : sprites) {
      out += "\n" + std::to_string(s.id) + " " + std::to_string(s.image) + " " + std::to_string(s.at.x) + " " + std::to_string(s.at.y) + " " +
             std::to_string(s.tint.a) + " " + std::to_string(s.target) + std::string(s.badge.view());
    }
  }
  return out;
}

// Random games through the rules; calls look(state) after every step.
template <class Look>
void random_game(const std::string& options, int seats, std::uint64_t seed, Look look) {
  const wildshore::Setup setup = setup_of(Polare::entry(), options, seats == 2 ? "human,human" : "human,human,human");
  State state = MarePolare::start(MarePolare::options(seats, setup.choices));
  Rng rng(seed);
  for (int i = 0; i < 400 && state.phase != Phase::Over; ++i) {
    MarePolare::Actions legal;
    MarePolare::actions(state, legal);
    if (legal.empty()) {
      MarePolare::Outcomes outcomes;
      MarePolare::outcomes(state, outcomes);
      MarePolare::resolve(state, outcomes[static_cast<int>(rng.below(static_cast<std::uint32_t>(outcomes.size())))].outcome, NoEvents{});
    } else {
      MarePolare::apply(state, legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))], NoEvents{});
    }
    look(state, setup);
  }
}

TEST(MarePolareScene, NothingShownDependsOnWhatIsHidden) {
  int changed = 0;
  int states = 0;
  for (const char* variant : {"", "book=open", "fingers=4", "layout=shuffled,corners=1"}) {
    random_game(variant, 3, 7, [&](const State& state, const wildshore::Setup& setup) {
      if (++states % kThrift != 0) return;
      for (Seat watcher = kSpectator; watcher < state.options.seats; ++watcher) {
        State other = state;
        for (int seat = 0; seat < state.options.seats; ++seat) {
          if (seat == watcher || state.recipe[seat] == 0 || ((state.shown >> seat) & 1u) != 0) continue;
          other.recipe[seat] = another_card(other, seat);
        }
        if (state.felt != 0 && watcher != state.seat) other.felt = static_cast<Counts>(total(state.felt) * one_of(3));
        if (other == state) continue;
        ++changed;
        ASSERT_EQ(everything(MarePolare::view(state, watcher), setup), everything(MarePolare::view(other, watcher), setup));
      }
    });
  }
  EXPECT_GT(changed, 1000 / kThrift);
}

// Whatever secret() lets through without a curtain is the same for all: what the watcher's own secrets are does not show.
TEST(MarePolareScene, WhereNoCurtainFallsTheOwnSecretDoesNotShow) {
  int looked = 0;
  for (const char* variant : {"", "fingers=1", "layout=shuffled"}) {
    random_game(variant, 2, 9, [&](const State& state, const wildshore::Setup& setup) {
      for (Seat watcher = 0; watcher < state.options.seats; ++watcher) {
        const View view = MarePolare::view(state, watcher);
        if (Polare::secret(view) || state.recipe[watcher] == 0 || ((state.shown >> watcher) & 1u) != 0) continue;
        State other = state;
        other.recipe[watcher] = another_card(state, watcher);
        ++looked;
        ASSERT_EQ(everything(view, setup), everything(MarePolare::view(other, watcher), setup));
      }
    });
  }
  EXPECT_GT(looked, 300);
}

TEST(MarePolareScene, TheRecipeIsShownOnceAtTheOracleAndAfterAClaim) {
  const auto setup = setup_of(Polare::entry(), "", "human,human");
  State state = MarePolare::start(MarePolare::options(2, setup.choices));
  const auto play = [&](std::initializer_list<const char*> steps) {
    for (const char* step : steps) {
      if (const auto outcome = MarePolare::parse_outcome(step)) MarePolare::resolve(state, *outcome, NoEvents{});
      else MarePolare::apply(state, *MarePolare::parse_action(step), NoEvents{});
    }
  };
  const auto shown = [&](Seat watcher, int seat) { return shown_now(MarePolare::view(state, watcher), seat); };
  play({"first 1", "recipe 1 3220", "recipe 2 0232"});
  EXPECT_TRUE(shown(0, 0));
  EXPECT_FALSE(shown(0, 1));
  EXPECT_FALSE(shown(kSpectator, 0));
  EXPECT_TRUE(Polare::secret(MarePolare::view(state, 0)));
  play({"place c1", "place a3", "roll 1"});
  EXPECT_FALSE(shown(0, 0));  // 2.2: seen once
  EXPECT_FALSE(Polare::secret(MarePolare::view(state, 0)));
  play({"walk d1", "lay b2"});
  EXPECT_TRUE(shown(0, 0));  // 3.7
  EXPECT_FALSE(shown(1, 0));
  EXPECT_TRUE(Polare::secret(MarePolare::view(state, 0)));
  play({"done", "roll 2", "walk b3", "lay c1", "fish", "touch ABC", "take A", "keep"});
  EXPECT_FALSE(shown(0, 0));
  state.inuit[1] = 14;
  state.seat = 1;
  play({"roll 2", "walk a4", "lay c3", "claim"});
  for (const Seat watcher : {0, 1, kSpectator}) EXPECT_TRUE(shown(watcher, 1)) << watcher;  // 3.8
  play({"drop 01"});
  for (const Seat watcher : {0, 1, kSpectator}) EXPECT_FALSE(shown(watcher, 1)) << watcher;  // from now on it must be remembered
}

// Two people, one screen: A walks while all look on; before what A feels is shown, the others are sent away.
TEST(MarePolareScene, ACurtainFallsBeforeAHandFeelsAnything) {
  const auto table = table_of("", "human,human");
  int curtains = 0;
  int hands = 0;
  Rng rng(3);
  for (int i = 0; i < 900 && !table->over(); ++i) {
    std::vector<Shot> shots;
    if (table->curtain() != kSpectator) {
      ++curtains;
      EXPECT_TRUE(table->offers().empty());
      EXPECT_EQ(table->watcher(), kSpectator);
      EXPECT_EQ(table->board().find("You feel"), std::string::npos);
      EXPECT_EQ(table->board().find("Recipe of"), std::string::npos);
      table->lift_curtain();
      table->take_shots(Shape::Wide, shots);
    }
    const Progress progress = table->advance(100);
    table->take_shots(Shape::Wide, shots);
    for (const Shot& shot : shots) {  // what is played before the curtain must not show a shape either
      for (const Sprite& sprite : shot.after) {
        const bool shape = sprite.id >= kFeltSprite && sprite.id < kFeltSprite + 8 && sprite.image != kSoft;
        EXPECT_FALSE(shape && table->curtain() != kSpectator);
      }
    }
    if (progress != Progress::Waiting || table->curtain() != kSpectator) continue;
    hands += table->board().find("You feel") != std::string::npos;
    const auto& offers = table->offers();
    const std::string step = offers[rng.below(static_cast<std::uint32_t>(offers.size()))].step;
    ASSERT_FALSE(table->play(step));
    table->take_shots(Shape::Wide, shots);
  }
  EXPECT_GT(curtains, 5);
  EXPECT_GT(hands, 5);
  EXPECT_LE(hands, curtains);
}

TEST(MarePolareScene, WhoPlayAloneTogetherOrByTheOpenBookMeetNoCurtain) {
  for (const auto& [options, seats] : {std::pair{"", "human,bot:random"}, {"coop=1", "human,human"}, {"book=open", "human,human"}}) {
    const auto table = table_of(options, seats);
    Rng rng(4);
    for (int i = 0; i < 400 && !table->over(); ++i) {
      ASSERT_EQ(table->curtain(), kSpectator);
      if (table->advance(100) != Progress::Waiting) continue;
      ASSERT_EQ(table->curtain(), kSpectator);
      const std::string step = table->offers()[rng.below(static_cast<std::uint32_t>(table->offers().size()))].step;
      ASSERT_FALSE(table->play(step));
    }
  }
}

TEST(MarePolareScene, LookingBackDoesNotShowTheRecipeAgain) {
  const auto table = table_of("", "human,bot:random");
  while (table->advance(100) != Progress::Waiting) {
  }
  const int placing = table->steps();
  const auto fish_on_the_card = [&](int step) {
    Sprites sprites;
    table->layout_at(step, Shape::Wide, sprites);
    return std::count_if(sprites.begin(), sprites.end(), [](const Sprite& s) { return s.id >= kCardFishSprite && s.id < kCardFishSprite + 8; });
  };
  EXPECT_EQ(fish_on_the_card(placing), kSoup);
  ASSERT_FALSE(table->play(table->offers()[0].step));
  EXPECT_EQ(fish_on_the_card(placing), 0);
}

}  // namespace
}  // namespace wildshore
