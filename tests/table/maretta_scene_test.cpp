// maretta_scene_test.cpp: the tables of Maretta and Vulcano: every legal action can be clicked, named and shown, on both sides and with every
// number of seats; and nothing a scene makes of a view depends on what its watcher does not know.
#include <gtest/gtest.h>

#include <set>

#include "app/registry.hpp"
#include "games/maretta/scene.hpp"
#include "games/maretta/scene_forecast.hpp"
#include "games/maretta/scene_parts.hpp"
#include "games/maretta/sense.hpp"
#include "support/hints.hpp"
#include "table/scene_checks.hpp"

namespace wildshore {
namespace {

using maretta::ActionKind;
using maretta::EventKind;
using maretta::State;

struct Variant {
  const GameEntry& (*entry)();
  const char* options;
  int seats;
};
const Variant kVariants[] = {
    {MarettaScene::entry, "", 3},
    {MarettaScene::entry, "steamship=16,reef1=0,reef2=0", 4},
    {MarettaScene::entry, "steamship=20", 5},
    {MarettaScene::entry, "", 6},
    {VulcanoScene::entry, "", 3},
    {VulcanoScene::entry, "sea=18,lava=-2,mild=1", 4},
    {VulcanoScene::entry, "sea=24,crevasse1=0", 5},
    {VulcanoScene::entry, "", 6},
};

Setup setup_of(const Variant& variant, const std::string& seat, std::uint64_t seed = 11) {
  std::string seats = seat;
  for (int i = 1; i < variant.seats; ++i) seats += "," + seat;
  return setup_of(variant.entry(), variant.options, seats, seed);
}

std::unique_ptr<Table> table_of(const Variant& variant, const std::string& seat = "human", std::uint64_t seed = 11) {
  return variant.entry().table(setup_of(variant, seat, seed), english());
}

// Plays whole games at random and calls `look` at every decision, the curtain lifted.
template <class Look>
void wander(Table& table, int steps, Look look) {
  Rng rng(5);
  for (int i = 0; i < steps && !table.over(); ++i) {
    if (table.advance(100) != Progress::Waiting) continue;
    table.lift_curtain();
    look();
    const auto& offers = table.offers();
    const auto pick = rng.below(static_cast<std::uint32_t>(offers.size()));
    const std::string step = offers[pick].step;
    ASSERT_FALSE(table.play(step));
  }
}

bool whole(const std::string& text) {
  for (const char* hole : {"maretta.", "vulcano.", "rule.", "ui.", "{", "castaway."}) {
    if (text.find(hole) != std::string::npos) return false;
  }
  return !text.empty();
}

TEST(MarettaScene, PathsAreUniqueAndNoneBeginsAnother) {
  for (const Variant& variant : kVariants) {
    const auto table = table_of(variant);
    wander(*table, 400, [&] { check_paths(*table); });
  }
}

TEST(MarettaScene, EveryTargetOfAPathCanBeSeenAndHit) {
  for (const Variant& variant : kVariants) {
    for (const Shape shape : {Shape::Wide, Shape::Tall}) {
      const auto table = table_of(variant);
      wander(*table, 400, [&] {
        check_targets(*table, shape);
        for (const Offer& offer : table->offers()) {
          for (const TargetId target : offer.path) ASSERT_TRUE(target < kFirstButton || whole(table->button(target).label)) << offer.step;
        }
      });
    }
  }
}

TEST(MarettaScene, SpriteIdsAreUniqueAndInsideTheBoard) {
  for (const Variant& variant : kVariants) {
    const auto table = table_of(variant);
    wander(*table, 400, [&] {
      for (const Shape shape : {Shape::Wide, Shape::Tall}) check_sprites(*table, shape);
    });
  }
}

TEST(MarettaScene, ImagesExist) {
  check_images(MarettaScene::look());
  check_images(VulcanoScene::look());
}

TEST(MarettaScene, ShotsEndOnTheLayoutAndMoveOnlyWhatIsThere) {
  for (const Variant& variant : kVariants) {
    const auto table = table_of(variant, "bot:steady");
    Sprites before;
    table->layout(Shape::Wide, before);
    while (!table->over()) {
      table->advance(1000);
      std::vector<Shot> shots;
      table->take_shots(Shape::Wide, shots);
      for (const Shot& shot : shots) {
        std::set<std::uint32_t> ids;
        for (const Sprites* sprites : {static_cast<const Sprites*>(&before), &shot.after}) {
          for (const Sprite& sprite : *sprites) ids.insert(sprite.id);
        }
        for (const Cue& cue : shot.cues) {
          EXPECT_GE(cue.duration, 0);
          EXPECT_TRUE(cue.kind != Cue::Kind::Trail || ids.count(cue.sprite)) << cue.sprite;
        }
        before = shot.after;
      }
      if (shots.empty()) continue;
      Sprites sprites;
      table->layout(Shape::Wide, sprites);
      EXPECT_EQ(shots.back().after, sprites);
    }
  }
}

TEST(MarettaScene, SentencesHaveNoHolesAndNoKeys) {
  for (const Variant& variant : kVariants) {
    for (const std::uint64_t seed : {1u, 2u, 3u}) {
      const auto table = table_of(variant, "human", seed);
      wander(*table, 500, [&] {
        EXPECT_TRUE(whole(table->question().headline)) << table->question().headline;
        EXPECT_TRUE(whole(table->board())) << table->board();
        for (const Offer& offer : table->offers()) ASSERT_TRUE(whole(offer.label)) << offer.label;
        for (const Standing& row : table->standings()) EXPECT_TRUE(whole(row.note)) << row.note;
        for (const Card& card : table->cards()) {
          EXPECT_TRUE(whole(card.title)) << card.title;
          for (const CardRow& row : card.rows) EXPECT_TRUE(whole(row.text) && (row.note.empty() || whole(row.note))) << row.text << row.note;
        }
      });
      for (const LogLine& line : table->log()) ASSERT_TRUE(whole(line.text)) << line.text;
      ASSERT_TRUE(table->over());
      EXPECT_TRUE(whole(table->ending())) << table->ending();
    }
  }
}

// Also of one person among bots: sentences then say "you".
TEST(MarettaScene, SentencesToYou) {
  for (const Variant& variant : kVariants) {
    auto setup = setup_of(variant, "bot:random");
    setup.seats[0].level.clear();
    const auto table = variant.entry().table(setup, english());
    wander(*table, 600, [&] {
      EXPECT_EQ(table->curtain(), kSpectator);
      for (const Offer& offer : table->offers()) ASSERT_TRUE(whole(offer.label)) << offer.label;
    });
    for (const LogLine& line : table->log()) ASSERT_TRUE(whole(line.text)) << line.text;
    EXPECT_TRUE(table->over());
  }
}

TEST(MarettaScene, RefusalsNameTheirRule) {
  for (const Variant& variant : kVariants) {
    const auto table = table_of(variant);
    int said = 0;
    wander(*table, 120, [&] {
      for (TargetId target = 1; target < maretta::kSlipTargetEnd; ++target) {
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
}

TEST(MarettaScene, TheHintIsALegalAction) {
  for (const Variant& variant : {kVariants[0], kVariants[4]}) {
    const auto table = table_of(variant, "human");
    wander(*table, 60, [&] { check_hint(*table); });
  }
}

TEST(MarettaScene, UndoBringsTheSentencesBack) {
  const auto table = table_of(kVariants[0]);
  while (table->advance(100) != Progress::Waiting) {
  }
  table->lift_curtain();
  const std::string board = table->board();
  const auto lines = table->log().size();
  ASSERT_FALSE(table->play(table->offers()[0].step));
  ASSERT_TRUE(table->can_undo());
  ASSERT_TRUE(table->undo());
  table->lift_curtain();
  EXPECT_EQ(table->board(), board);
  EXPECT_EQ(table->log().size(), lines);
}

TEST(MarettaScene, PeopleAtOneScreenAreCalledOnlyForWhatTheirHandDecides) {
  int open = 0, called = 0;
  for (const Variant& variant : kVariants) {
    const auto table = table_of(variant);
    Rng rng(3);
    while (!table->over()) {
      if (table->advance(100) != Progress::Waiting) continue;
      const bool curtain = table->curtain() >= 0;
      const bool shown = table->board().find("Your hand") != std::string::npos;
      EXPECT_FALSE(curtain && shown);
      called += curtain;
      if (!curtain && !shown) {  // asked in front of all
        ++open;
        for (const Offer& offer : table->offers()) {
          const std::string word = offer.step.substr(0, offer.step.find(' '));
          EXPECT_TRUE(word == "take" || word == "steal" || word == "discard" || word == "swap" || word == "move") << offer.step;
        }
        EXPECT_GE(hint_of(*table).offer, 0);
      }
      table->lift_curtain();
      const auto& offers = table->offers();
      const std::string step = offers[rng.below(static_cast<std::uint32_t>(offers.size()))].step;
      ASSERT_FALSE(table->play(step));
    }
  }
  EXPECT_GT(open, 30);
  EXPECT_GT(called, 100);
}

// --- what the marks promise is what the rules do ---

struct Heard {
  maretta::Event event;
  State after;
};
template <class Step>
std::vector<Heard> heard_of(State state, const Step& step) {
  std::vector<Heard> heard;
  const auto listen = [&](const maretta::Event& event, const State& after) { heard.push_back({event, after}); };
  if constexpr (std::is_same_v<Step, maretta::Action>) {
    MarettaRules::apply(state, step, EventSink<maretta::Event, State>(listen));
  } else {
    MarettaRules::resolve(state, step, EventSink<maretta::Event, State>(listen));
  }
  return heard;
}

// Random games of both sides; calls look(state) before every step.
template <class Look>
void every_state(std::uint64_t seed, const Look& look) {
  for (const Variant& variant : kVariants) {
    const Setup setup = setup_of(variant, "bot:random");
    const bool a = setup.game == Maretta::kId;
    State state = MarettaRules::start(a ? Maretta::options(variant.seats, setup.choices) : Vulcano::options(variant.seats, setup.choices));
    Rng rng(seed);
    for (;;) {
      const ToAct who = MarettaRules::to_act(state);
      if (who.turn == Turn::Over) break;
      look(state);
      if (who.turn == Turn::Chance) {
        MarettaRules::Outcomes outcomes;
        MarettaRules::outcomes(state, outcomes);
        MarettaRules::resolve(state, outcomes[static_cast<int>(rng.below(static_cast<std::uint32_t>(outcomes.size())))].outcome, NoEvents{});
      } else {
        MarettaRules::Actions actions;
        MarettaRules::actions(state, actions);
        MarettaRules::apply(state, actions[static_cast<int>(rng.below(static_cast<std::uint32_t>(actions.size())))], NoEvents{});
      }
    }
  }
}

const Heard* first_of(const std::vector<Heard>& heard, EventKind kind, int seat) {
  for (const Heard& each : heard) {
    if (each.event.kind == kind && each.event.seat == seat) return &each;
  }
  return nullptr;
}

TEST(MarettaScene, ForecastsOfGiftsComeTrue) {
  int moves = 0, barrels = 0, thefts = 0, hidden = 0;
  const auto look = [&](const State& state) {
    if (state.phase != maretta::Phase::Give || !maretta::side_a(state)) return;
    const maretta::View view = MarettaRules::view(state, state.seat);
    MarettaRules::Actions actions;
    MarettaRules::actions(state, actions);
    for (const maretta::Action& action : actions) {
      const maretta::Forecast told = maretta::forecast(view.state, state.seat, action);
      const std::vector<Heard> heard = heard_of(state, action);
      const Heard* moved = first_of(heard, EventKind::Moved, action.seat);
      ASSERT_TRUE(moved);
      hidden += !told.known;
      if (told.known) {
        EXPECT_EQ(told.to, moved->event.to);
        EXPECT_EQ(told.after, maretta::boarding_sum(moved->after, action.seat));
        const Heard* took = first_of(heard, EventKind::BarrelTaken, action.seat);
        const bool asked = heard.back().after.phase == maretta::Phase::Take && heard.back().after.taker == action.seat;
        EXPECT_TRUE(told.barrels == 0 || took || asked);
        barrels += told.barrels > 0;
        ++moves;
      }
      thefts += told.theft;
      EXPECT_TRUE(!told.theft || !told.known || told.barrels > 0 || heard.back().after.phase == maretta::Phase::Reward);
    }
  };
  for (const std::uint64_t seed : {1u, 2u, 3u, 4u, 5u}) every_state(seed, look);
  EXPECT_GT(moves, 1000);
  EXPECT_GT(barrels, 50);
  EXPECT_GT(thefts, 20);
  EXPECT_GT(hidden, 20);
}

TEST(MarettaScene, ForecastsOfLoadsComeTrue) {
  int loads = 0, bursts = 0;
  const auto look = [&](const State& state) {
    if (state.phase != maretta::Phase::Load) return;
    // The last to load: stacks are counted in the same step.
    if (maretta::left_of(state, state.turn) != state.first) return;
    MarettaRules::Actions actions;
    MarettaRules::actions(state, actions);
    for (const maretta::Action& action : actions) {
      if (action.kind != ActionKind::Load) continue;
      const maretta::Forecast told = maretta::forecast(MarettaRules::view(state, state.seat).state, state.seat, action);
      int burst = 0;
      const std::vector<Heard> heard = heard_of(state, action);
      for (const Heard& each : heard) {
        burst += each.event.kind == EventKind::StackBurst && each.event.seat == state.seat && each.event.number == static_cast<int>(maretta::suit_of(action.card));
        if (each.event.kind != EventKind::Moved) continue;
        EXPECT_EQ(told.spaces, maretta::suits_in(each.after.stock[state.seat]));  // before any barrel
        break;
      }
      EXPECT_EQ(told.burst, burst > 0);
      ++loads;
      bursts += burst;
    }
  };
  for (const std::uint64_t seed : {1u, 2u, 3u, 4u, 5u}) every_state(seed, look);
  EXPECT_GT(loads, 100);
  EXPECT_GT(bursts, 20);
}

// --- secrets ---

// Everything the scene makes of a view, and of what happens: log lines and cues.
struct Shown {
  std::string words;
  Sprites sprites;
  bool operator==(const Shown&) const = default;
};

void show(const maretta::View& view, const Teller& teller, Shown& out) {
  out.words += CastawayScene::board(view, teller) + CastawayScene::question(view, teller).headline;
  std::vector<Card> cards;
  CastawayScene::cards(view, teller, cards);
  for (const Card& card : cards) {
    for (const CardRow& row : card.rows) {
      out.words += card.title + row.text + row.note;
      for (const Picture& picture : row.strip) out.words += std::to_string(picture.image) + std::string(picture.badge.view());
    }
  }
  for (const Shape shape : {Shape::Wide, Shape::Tall}) CastawayScene::layout(view, shape, out.sprites);
}

Shown shown_of(const maretta::View& view, const Teller& teller) {
  Shown out;
  show(view, teller, out);
  return out;
}

Shown told_of(const State& before, const std::vector<Heard>& heard, Seat watcher, const Teller& teller) {
  Shown out;
  maretta::View last = MarettaRules::view(before, watcher);
  for (const Heard& each : heard) {
    const maretta::Event event = MarettaRules::redact(each.event, watcher);
    const maretta::View after = MarettaRules::view(each.after, watcher);
    Cues cues;
    CastawayScene::effects(event, last, after, Shape::Wide, cues);
    out.words += CastawayScene::tell(event, after, teller) + "|";
    for (const Cue& cue : cues) out.words += std::to_string(cue.sprite) + " " + std::to_string(static_cast<int>(cue.sound)) + " " + std::to_string(cue.at.x) + ";";
    show(after, teller, out);
    last = after;
  }
  return out;
}

TEST(MarettaScene, OthersAreShownTheSameWhateverIsDrawnOrChosenInSecret) {
  int compared = 0;
  int shown = 0;
  every_state(7, [&](const State& state) {
    const auto setup = setup_of({maretta::side_a(state) ? MarettaScene::entry : VulcanoScene::entry, "", state.options.seats}, "human");
    const Teller teller(english(), setup);
    std::vector<std::vector<Heard>> worlds;
    if (state.phase == maretta::Phase::Draw) {
      MarettaRules::Outcomes outcomes;
      MarettaRules::outcomes(state, outcomes);
      for (const auto& each : outcomes) worlds.push_back(heard_of(state, each.outcome));
    }
    if (state.phase == maretta::Phase::Choose && maretta::left_of(state, state.seat) != state.first) {
      MarettaRules::Actions actions;
      MarettaRules::actions(state, actions);
      for (const maretta::Action& action : actions) worlds.push_back(heard_of(state, action));
    }
    if (worlds.size() < 2) return;
    for (Seat watcher = kSpectator; watcher < state.options.seats; ++watcher) {
      const Shown one = told_of(state, worlds.front(), watcher, teller);
      const Shown other = told_of(state, worlds.back(), watcher, teller);
      if (watcher == state.seat) {
        shown += !(one == other);
      } else {
        ASSERT_EQ(one.words, other.words);
        ASSERT_EQ(one.sprites, other.sprites);
        ++compared;
      }
    }
  });
  EXPECT_GT(compared, 300);
  EXPECT_GT(shown, 100);  // the owner sees the difference, or the comparison would mean nothing
}

TEST(MarettaScene, AnImaginedWorldLooksLikeTheTrueOne) {
  int other_worlds = 0;
  every_state(7, [&](const State& state) {
    const auto setup = setup_of({maretta::side_a(state) ? MarettaScene::entry : VulcanoScene::entry, "", state.options.seats}, "human");
    const Teller teller(english(), setup);
    Rng rng(static_cast<std::uint64_t>(state.round) * 31 + state.deck);
    for (Seat watcher = kSpectator; watcher < state.options.seats; watcher += 2) {
      const maretta::View view = MarettaRules::view(state, watcher);
      const State imagined = MarettaRules::imagine(view, rng);
      other_worlds += !(imagined == state);
      ASSERT_TRUE(shown_of(MarettaRules::view(imagined, watcher), teller) == shown_of(view, teller));
    }
  });
  EXPECT_GT(other_worlds, 300);
}

}  // namespace
}  // namespace wildshore
