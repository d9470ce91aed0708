// the_mara_scene_test.cpp: the table of The Mara: every legal action can be clicked, named and shown in every variant, and nobody is
// shown or told what another seat has peeked at.
#include <gtest/gtest.h>

#include <set>

#include "app/board.hpp"
#include "games/the_mara/scene.hpp"
#include "games/the_mara/scene_board.hpp"
#include "support/thrift.hpp"
#include "table/scene_checks.hpp"

namespace wildshore {
namespace {

std::unique_ptr<Table> table_of(const std::string& options, const std::string& seats = "human,human", std::uint64_t seed = 11) {
  return TheMaraScene::entry().table(setup_of(TheMaraScene::entry(), options, seats, seed), english());
}

// Plays `steps` steps and calls `look` at every decision. Random play, but for three actions of four what looks like progress:
// photos and tourists before peeks, peeks before drives.
template <class Look>
void wander(Table& table, int steps, Look look, std::uint64_t seed = 5) {
  Rng rng(seed);
  for (int i = 0; i < steps && !table.over(); ++i) {
    if (table.curtain() >= 0) table.lift_curtain();
    if (table.advance(100) != Progress::Waiting) continue;
    look();
    const auto& offers = table.offers();
    std::string step = offers[rng.below(static_cast<std::uint32_t>(offers.size()))].step;
    for (const std::string_view liked : {"drive", "peek", "pick", "photo"}) {
      std::vector<std::string> good;
      for (const Offer& offer : offers) {
        if (offer.step.starts_with(liked)) good.push_back(offer.step);
      }
      if (!good.empty() && rng.below(4) != 0) step = good[rng.below(static_cast<std::uint32_t>(good.size()))];
    }
    ASSERT_FALSE(table.play(step));
  }
}

const char* const kVariants[] = {"", "notebook=0", "family=1", "family=1,notebook=0"};

TEST(TheMaraScene, PathsAreUniqueAndNoneBeginsAnother) {
  std::set<std::string> verbs;
  int decisions = 0;
  for (const char* variant : kVariants) {
    for (const char* seats : {"human,human", "human,human,human,human"}) {
      const auto table = table_of(variant, seats);
      wander(*table, 700, [&] {
        for (const Offer& offer : table->offers()) verbs.insert(offer.step.substr(0, offer.step.find(' ')));
        if (++decisions % kThrift == 0) check_paths(*table);
      });
    }
  }
  EXPECT_EQ(verbs, (std::set<std::string>{"start", "pick", "drop", "drive", "track", "peek", "photo", "keep", "done"}));
}

TEST(TheMaraScene, EveryTargetOfAPathCanBeSeenAndHit) {
  for (const char* variant : kVariants) {
    for (const Shape shape : {Shape::Wide, Shape::Tall}) {
      const auto table = table_of(variant);
      wander(*table, 220, [&] { check_targets(*table, shape); });
    }
  }
}

// On a phone: zoomed in as far as it goes, every path is a target of at least 40 CSS pixels that no other covers.
TEST(TheMaraScene, ZoomedInEveryPathIsWideEnoughForAFinger) {
  const auto table = table_of("");
  Sprites sprites;
  table->layout(Shape::Tall, sprites);
  Camera camera;
  camera.fit(table->bounds(Shape::Tall), {0, 0, 390, 560});
  camera.zoom_at({195, 280}, 4);
  Stage stage;
  stage.cut(sprites);
  std::vector<TargetId> places;
  for (int place = 0; place < the_mara::kPlaces; ++place) places.push_back(static_cast<TargetId>(the_mara::kPlaceTarget + place));
  stage.allow(places);
  std::vector<HotSpot> spots;
  stage.hot_spots(camera, spots);
  ASSERT_EQ(spots.size(), places.size());
  for (const HotSpot& spot : spots) {
    EXPECT_GE(spot.area.w, 40) << spot.target;
    EXPECT_GE(spot.area.h, 40) << spot.target;
    for (const Vec2 aside : {Vec2{-19, 0}, Vec2{19, 0}, Vec2{0, -19}, Vec2{0, 19}}) {
      EXPECT_EQ(stage.target_at(spot.area.centre() + aside, camera), spot.target);
    }
  }
}

TEST(TheMaraScene, SpriteIdsAreUniqueAndInsideTheBoard) {
  for (const char* variant : kVariants) {
    const auto table = table_of(variant, "human,human,human,human");
    wander(*table, 400, [&] {
      for (const Shape shape : {Shape::Wide, Shape::Tall}) check_sprites(*table, shape);
    });
  }
}

TEST(TheMaraScene, ImagesExist) { check_images(TheMaraScene::look()); }

TEST(TheMaraScene, ShotsEndOnTheLayout) {
  for (const char* variant : kVariants) {
    const auto table = table_of(variant, "bot:steady,bot:steady,bot:random");
    for (int i = 0; i < 260 && !table->over(); ++i) {
      table->advance(1000);
      check_shots(*table);
    }
  }
}

// Two people without a curtain between them: the last picture is made for the one who is asked now.
TEST(TheMaraScene, ShotsEndOnThePictureOfWhoLooksNow) {
  const auto table = table_of("", "human,human");
  const auto check = [&] {
    std::vector<Shot> shots;
    table->take_shots(Shape::Wide, shots);
    if (shots.empty() || table->curtain() >= 0) return;
    Sprites sprites;
    table->layout(Shape::Wide, sprites);
    ASSERT_EQ(shots.back().after, sprites);
  };
  wander(*table, 300, check);
}

bool whole(const std::string& text) {
  for (const char* hole : {"mara.", "rule.", "ui.", "{", "}", "?"}) {
    if (text.find(hole) != std::string::npos) return false;
  }
  return !text.empty();
}

TEST(TheMaraScene, SentencesHaveNoHolesAndNoKeys) {
  for (const char* variant : kVariants) {
    const auto table = table_of(variant, "human,bot:random,human");
    const auto check_cards = [](const std::vector<Card>& cards) {
      EXPECT_FALSE(cards.empty());
      for (const Card& card : cards) {
        EXPECT_TRUE(whole(card.title)) << card.title;
        EXPECT_FALSE(card.rows.empty());
        for (const CardRow& row : card.rows) {
          EXPECT_TRUE(whole(row.text)) << row.text;
          EXPECT_TRUE(row.note.empty() || whole(row.note)) << row.note;
        }
      }
    };
    wander(*table, 900 / kThrift, [&] {
      const Question& question = table->question();
      EXPECT_TRUE(question.headline.find("mara.") == std::string::npos && !question.headline.empty()) << question.headline;
      ASSERT_TRUE(whole(table->board())) << table->board();
      for (const Offer& offer : table->offers()) ASSERT_TRUE(whole(offer.label)) << offer.label;
      check_cards(table->cards());
    });
    for (const LogLine& line : table->log()) ASSERT_TRUE(whole(line.text)) << line.text;
    for (const Standing& row : table->standings()) ASSERT_TRUE(whole(row.note)) << row.note;
  }
}

TEST(TheMaraScene, TheEndIsTold) {
  for (const char* variant : {"", "family=1"}) {
    const auto table = table_of(variant, "bot:steady,bot:steady,bot:steady");
    for (int i = 0; i < 20'000 && !table->over(); ++i) table->advance(1000);
    ASSERT_TRUE(table->over());
    EXPECT_TRUE(whole(table->ending())) << table->ending();
    const auto parts = table->breakdown();
    ASSERT_EQ(parts.size(), 3u);
    for (const Card& part : parts) ASSERT_FALSE(part.rows.empty());
  }
}

// 5.2: the sets of the breakdown are the score.
TEST(TheMaraScene, TheBreakdownAddsUp) {
  const auto table = table_of("", "bot:steady,bot:steady");
  for (int i = 0; i < 20'000 && !table->over(); ++i) table->advance(1000);
  const auto parts = table->breakdown();
  ASSERT_EQ(parts.size(), 2u);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    int points = 0;
    for (const CardRow& row : parts[seat].rows) {
      const int size = static_cast<int>(row.strip.size());
      points += size * (size + 1) / 2;
    }
    EXPECT_EQ(points, table->standings()[seat].score);
    EXPECT_EQ(points, table->result().scores[static_cast<std::uint32_t>(seat)]);
  }
}

TEST(TheMaraScene, RefusalsNameTheirRule) {
  std::set<std::string> rules;
  for (const char* variant : {"", "family=1"}) {
    const auto table = table_of(variant);
    wander(*table, 700, [&] {
      for (TargetId target = 1; target < the_mara::kCardTarget + the_mara::kCards; ++target) {
        Path path;
        path.push(target);
        bool offered = false;
        for (const Offer& offer : table->offers()) offered = offered || offer.path[0] == target;
        if (offered) continue;
        const std::string text = table->why_not(path);
        if (text.empty()) continue;
        ASSERT_EQ(text.find("rule."), std::string::npos) << text;
        rules.insert(text.substr(text.rfind("(Rule")));
      }
    });
  }
  EXPECT_EQ(rules, (std::set<std::string>{"(Rule 1.5)", "(Rule 2.1)", "(Rule 2.2)", "(Rule 3.1)", "(Rule 3.2)", "(Rule 3.3)", "(Rule 4.2)", "(Rule 4.3)", "(Rule 6.2)"}));
}

// --- driving ---

// A table of two on which red has a road of three tracks beside blue's jeep; see `on`.
struct RoadView {
  TheMara::View view;
  the_mara::Place from, end;
  std::vector<the_mara::Place> road;
};

RoadView road_view() {
  using namespace the_mara;
  RoadView out;
  the_mara::Table& table = out.view.table;
  table.options.seats = 2;
  table.phase = Phase::Guide;
  table.left = 2;
  table.seat = 0;
  out.view.watcher = 0;
  for (int tile = 0; tile < kTiles; ++tile) table.habitat[tile] = static_cast<Habitat>(tile % kHabitats);
  for (Animal& animal : out.view.animal) animal = Animal::Unseen;
  out.from = place_named("c2-c3");
  out.road = {place_named("c3-d3"), place_named("c3-d4")};
  out.end = place_named("c3-c4");
  for (const Place path : out.road) table.track_low[1] |= std::uint64_t{1} << path;
  table.jeep[0] = out.from;
  table.jeep[1] = place_named("a2-a3");
  return out;
}

TEST(TheMaraScene, TheRouteOfADriveIsShownAndSaid) {
  using namespace the_mara;
  const RoadView road = road_view();
  const auto setup = setup_of(TheMaraScene::entry(), "", "human,bot:random");
  const Teller teller(english(), setup);
  const std::string label = TheMaraScene::label({ActionKind::Drive, road.end}, road.view, teller);
  EXPECT_NE(label.find("skipping 2 blue tracks"), std::string::npos) << label;
  EXPECT_NE(label.find("c3-c4"), std::string::npos) << label;
  Sprites props;
  TheMaraScene::focus_props(road.view, {}, static_cast<TargetId>(kPlaceTarget + road.end), Shape::Wide, props);
  for (const Place skipped : road.road) {
    const Vec2 at = place_centre(skipped, Shape::Wide);
    int marks = 0;
    for (const Sprite& sprite : props) {
      const Vec2 away = sprite.at - at;
      marks += sprite.image == kMarkImage + 1 && away.x * away.x + away.y * away.y < 9;
    }
    EXPECT_EQ(marks, 1) << place_name(skipped).view();
  }
  EXPECT_EQ(props.back().image, kJeepImage);
  EXPECT_EQ(props.back().at, jeep_feet(road.end, Shape::Wide));
  for (const Sprite& sprite : props) EXPECT_EQ(sprite.target, 0);
}

TEST(TheMaraScene, ASkippedJeepIsSaid) {
  using namespace the_mara;
  RoadView road = road_view();
  road.view.table.jeep[1] = road.road[0];
  const auto setup = setup_of(TheMaraScene::entry(), "", "human,bot:random");
  const std::string label = TheMaraScene::label({ActionKind::Drive, road.end}, road.view, Teller(english(), setup));
  EXPECT_NE(label.find("skipping 1 blue track and the blue jeep"), std::string::npos) << label;
}

TEST(TheMaraScene, NothingIsPointedOutWhereNoDriveEnds) {
  using namespace the_mara;
  const RoadView road = road_view();
  Sprites props;
  for (const std::string_view name : {"g2-g3", "c3-d3"}) {
    props.clear();
    TheMaraScene::focus_props(road.view, {}, static_cast<TargetId>(kPlaceTarget + place_named(name)), Shape::Wide, props);
    EXPECT_EQ(props.empty(), name == "g2-g3") << name;
  }
  TheMaraScene::focus_props(road.view, {}, kTileTarget, Shape::Wide, props);
  EXPECT_EQ(props.back().image, kJeepImage);  // nothing was added to the last one
}

// The line of a route joins its places: every leg is half a path long, or leads to a lodge.
TEST(TheMaraScene, RoutesHaveNoJumps) {
  using namespace the_mara;
  for (const Shape shape : {Shape::Wide, Shape::Tall}) {
    for (Place from = 0; from < kPlaces; ++from) {
      for (const Place to : kMap.near[from]) {
        if (to == kNowhere) break;
        const auto line = route_line(from, {}, to, shape);
        ASSERT_EQ(line.size(), 3u);
        for (int leg = 0; leg < 2; ++leg) {
          const Vec2 way = line[static_cast<std::size_t>(leg) + 1] - line[static_cast<std::size_t>(leg)];
          const float length = way.x * way.x + way.y * way.y;
          const bool half_a_path = length > 27 * 27 && length < 29 * 29;
          EXPECT_TRUE(half_a_path || (is_lodge(leg == 0 ? from : to) && length < 60 * 60)) << int{from} << " " << int{to} << " " << length;
        }
      }
    }
  }
}

// The board shows the route while the pointer is on its end, and takes it away again.
TEST(TheMaraScene, TheBoardPointsTheRouteOut) {
  const auto table = table_of("", "human,bot:random");
  wander(*table, 60, [] {});
  while (table->advance(100) != Progress::Waiting) {
  }
  Board board;
  board.open(table.get());
  board.fit({0, 0, 1000, 600});
  const auto picture = [&] {
    DrawList list;
    board.draw({0, 0, 1000, 600}, 0, list);
    return list.commands().size();
  };
  const auto plain = picture();
  for (const Offer& offer : table->offers()) {
    if (!offer.step.starts_with("drive")) continue;
    board.focus(offer.path[0]);
    EXPECT_GT(picture(), plain + 4) << offer.step;
    board.focus(0);
    EXPECT_EQ(picture(), plain);
  }
}

// --- secrets ---

// All that a watcher is given, in words and pictures.
std::string all_of(const TheMara::View& view, const Setup& setup) {
  const Teller teller(english(), setup);
  std::string out = TheMaraScene::board(view, teller) + TheMaraScene::question(view, teller).headline + TheMaraScene::question(view, teller).detail;
  std::vector<Card> cards;
  TheMaraScene::cards(view, teller, cards);
  for (const Card& card : cards) {
    for (const CardRow& row : card.rows) {
      out += row.text + row.note;
      for (const Picture& picture : row.strip) out += " " + std::to_string(picture.image) + (picture.faint ? "f" : "");
    }
  }
  for (const Shape shape : {Shape::Wide, Shape::Tall}) {
    Sprites sprites;
    TheMaraScene::layout(view, shape, sprites);
    for (const Sprite& sprite : sprites) out += "\n" + std::to_string(sprite.id) + " " + std::to_string(sprite.image) + " " + std::to_string(sprite.at.y);
  }
  return out;
}

// 4.1: worlds that differ only in what others have seen look the same, in every picture and every sentence; events too.
TEST(TheMaraScene, WhatOthersSawChangesNothing) {
  int changed = 0;
  for (const char* variant : kVariants) {
    const auto setup = setup_of(TheMaraScene::entry(), variant, "human,human,human");
    const Teller teller(english(), setup);
    TheMara::State state = TheMara::start(TheMara::options(3, setup.choices));
    Rng rng(3);
    for (int i = 0; i < 500 / kThrift && TheMara::to_act(state).turn != Turn::Over; ++i) {
      for (const Seat watcher : {Seat{-1}, Seat{0}, Seat{2}}) {
        const auto view = TheMara::view(state, watcher);
        const TheMara::State other = TheMara::imagine(view, rng);
        changed += !(other == state);
        ASSERT_EQ(all_of(TheMara::view(other, watcher), setup), all_of(view, setup));
      }
      const TheMara::State before = state;
      const auto tell = [&](const TheMara::Event& event, const TheMara::State& after) {
        if (event.kind != the_mara::EventKind::TileSeen) return;
        for (Seat watcher = -1; watcher < 3; ++watcher) {
          if (watcher == event.seat) continue;
          const auto view = TheMara::view(after, watcher);
          const auto heard = TheMara::redact(event, watcher);
          EXPECT_EQ(TheMaraScene::tell(heard, view, teller), "");
          Cues cues;
          TheMaraScene::effects(heard, TheMara::view(before, watcher), view, Shape::Wide, cues);
          for (const Cue& cue : cues) EXPECT_EQ(cue.image, 0);
        }
      };
      const EventSink<TheMara::Event, TheMara::State> sink(tell);
      if (TheMara::to_act(state).turn == Turn::Chance) {
        TheMara::Outcomes outcomes;
        TheMara::outcomes(state, outcomes);
        TheMara::resolve(state, outcomes[static_cast<int>(rng.below(static_cast<std::uint32_t>(outcomes.size())))].outcome, sink);
      } else {
        TheMara::Actions actions;
        TheMara::actions(state, actions);
        TheMara::Action action = actions[static_cast<int>(rng.below(static_cast<std::uint32_t>(actions.size())))];
        for (const auto& each : actions) {
          if (each.kind == the_mara::ActionKind::Peek && rng.below(3) != 0) action = each;
        }
        TheMara::apply(state, action, sink);
      }
    }
  }
  EXPECT_GT(changed, 200);
}

// 6.1: without the notebook a peek is gone from picture, words and log when the turn is over; with it, it is noted for its seat alone.
TEST(TheMaraScene, TheNotebookNotesOwnPeeksOnly) {
  for (const bool notebook : {true, false}) {
    const auto table = table_of(notebook ? "" : "notebook=0", "human,bot:random", 4);
    int noted = 0;
    int lifted = 0;
    wander(*table, 500, [&] {
      Sprites sprites;
      table->layout(Shape::Wide, sprites);
      for (const Sprite& sprite : sprites) {
        noted += sprite.id >= the_mara::kNoteSprite && sprite.id < the_mara::kNoteSprite + the_mara::kTiles;
        lifted += sprite.id == the_mara::kBinocularsSprite;
      }
    });
    int saw = 0;
    for (const LogLine& line : table->log()) saw += line.text.find(" saw ") != std::string::npos;
    EXPECT_GT(lifted, 3);
    EXPECT_EQ(noted > 0, notebook);
    EXPECT_EQ(saw > 0, notebook);
    EXPECT_EQ(table->board().find("you saw") != std::string::npos, notebook);
  }
}

// Two people: after the first one's peek the second is shown none of it, and the curtain falls before the first is asked again.
TEST(TheMaraScene, ACurtainFallsWhereThereAreSecrets) {
  const auto table = table_of("", "human,human");
  int curtains = 0;
  bool peeked[2] = {};
  Rng rng(9);
  for (int i = 0; i < 400 && !table->over(); ++i) {
    if (table->curtain() >= 0) {
      ++curtains;
      EXPECT_TRUE(peeked[table->curtain()]);
      EXPECT_TRUE(table->offers().empty());
      EXPECT_EQ(table->board().find("you saw"), std::string::npos);
      for (const LogLine& line : table->log()) EXPECT_EQ(line.text.find(" saw "), std::string::npos) << line.text;
      table->lift_curtain();
    }
    if (table->advance(100) != Progress::Waiting) continue;
    const Seat watcher = table->watcher();
    if (!peeked[watcher]) {
      EXPECT_EQ(table->board().find("you saw"), std::string::npos);
    }
    for (const LogLine& line : table->log()) {
      EXPECT_TRUE(line.seat == watcher || line.text.find(" saw ") == std::string::npos) << line.text;
    }
    const auto& offers = table->offers();
    std::string step = offers[rng.below(static_cast<std::uint32_t>(offers.size()))].step;
    for (const Offer& offer : offers) {
      if (offer.step == "peek") step = "peek";
    }
    if (step == "peek") peeked[watcher] = true;
    ASSERT_FALSE(table->play(step));
  }
  EXPECT_GT(curtains, 5);
}

TEST(TheMaraScene, TheHintIsALegalAction) {
  const auto table = table_of("", "human,bot:steady");
  wander(*table, 140, [&] { check_hint(*table); });
}

}  // namespace
}  // namespace wildshore
