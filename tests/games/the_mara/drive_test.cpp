// drive_test.cpp: section 3 of rules.md, and every drive against brute force at many random positions.
#include <set>

#include "reference.hpp"
#include "support.hpp"

namespace wildshore::the_mara {
namespace {

std::set<std::string> ends_of(const Play& play) {
  std::set<std::string> names;
  for (PlaceSet set = drive_ends(play.state.table, play.state.table.seat); !set.empty();) names.insert(name_of(set.pop()));
  return names;
}

std::string route_text(const Play& play, std::string_view to) {
  Route route;
  if (!route_to(play.state.table, play.state.table.seat, place_named(to), route)) return "none";
  std::string text;
  for (const Skip& skip : route) {
    text += name_of(skip.place) + (skip.jeep ? " jeep " : " track ") + std::to_string(skip.seat + 1) + ", ";
  }
  return text;
}

TEST(TheMaraRules, R3_1_LeavingABarePathLaysATrack) {
  Play play = started();
  EXPECT_EQ(ends_of(play), (std::set<std::string>{"a2-b2", "b1-b2"}));
  EXPECT_EQ(play.why("drive a1"), "3.1");
  EXPECT_EQ(play.why("drive b2-c3"), "3.3");
  play.step("drive a2-b2");
  EXPECT_EQ(tracks_left(play.table(), 0), 15) << "a lodge gets no track";
  EXPECT_EQ(play.count(EventKind::TrackLaid), 0);
  play.step("drive b2-b3");
  EXPECT_EQ(tracks_left(play.table(), 0), 14);
  EXPECT_EQ(track_owner(play.table(), place_named("a2-b2")), 0);
  EXPECT_EQ(name_of(play.event(EventKind::TrackLaid).to), "a2-b2");
  play.step("drive a2-b2");
  play.step("drive a1");
  EXPECT_EQ(tracks_left(play.table(), 0), 13) << "a path with a track gets no other";
}

TEST(TheMaraRules, R3_1_OutOfTracksAnyOwnTrackIsMoved) {
  Play play = started();
  play.jeep(1, "c3-c4");
  PlaceSet some;
  for (Place path = 0; some.size() < 14; ++path) {
    if (!kMap.near_set[place_named("c3-c4")].has(path) && path != place_named("c3-c4")) some = some | PlaceSet::of(path);
  }
  play.table().track_low[0] = some.low;
  play.step("drive c4-d4");
  EXPECT_EQ(play.count(EventKind::TrackLaid), 1) << "the fifteenth";
  EXPECT_EQ(tracks_left(play.table(), 0), 0);
  play.step("drive d4-d5");
  EXPECT_EQ(play.phase(), Phase::Track);
  EXPECT_EQ(TheMara::to_act(play.state), (ToAct{Turn::Seat, 0}));
  EXPECT_EQ(next_steps(play.state).size(), 14u) << "not the one laid in this turn";
  EXPECT_EQ(play.why("track c3-c4"), "3.1");
  EXPECT_EQ(play.why("done"), "3.1");
  const std::string first = next_steps(play.state).begin()->first;
  play.step(first);
  EXPECT_EQ(tracks_left(play.table(), 0), 0);
  EXPECT_EQ(track_owner(play.table(), place_named("c4-d4")), 0);
  EXPECT_EQ(track_owner(play.table(), place_named(first.substr(6))), -1);
  EXPECT_EQ(name_of(play.event(EventKind::TrackMoved).to), "c4-d4");
  EXPECT_EQ(play.phase(), Phase::Guide);
  EXPECT_EQ(play.why("track c3-c4"), "3.1") << "only when one is missing";
}

TEST(TheMaraRules, R3_1_TheLastDriveMovesATrackBeforeTheTurnEnds) {
  Play play = started();
  play.jeep(1, "c3-c4");
  for (const char* card : {"grove carnivore", "bush carnivore", "river carnivore"}) play.give(1, card);
  for (Place path = 0; play.table().track_low[0] == 0 || tracks_left(play.table(), 0) > 0; ++path) {
    if (path != place_named("c3-c4")) play.table().track_low[0] |= std::uint64_t{1} << path;
  }
  play.step("drive c4-d4");
  EXPECT_EQ(play.phase(), Phase::Track);
  play.step(next_steps(play.state).begin()->first);
  EXPECT_EQ(TheMara::to_act(play.state), (ToAct{Turn::Seat, 1}));
}

TEST(TheMaraRules, R3_2_JeepsAreSkipped) {
  Play play = started();
  play.jeep(2, "a2-b2");
  EXPECT_EQ(ends_of(play), (std::set<std::string>{"b1-b2", "a2-b3", "b2-b3"}));
  EXPECT_EQ(play.why("drive a2-b2"), "3.2");
  EXPECT_EQ(route_text(play, "b2-b3"), "a2-b2 jeep 2, ");
  play.step("drive b2-b3");
  EXPECT_EQ(play.table().left, 3) << "skipping costs nothing";
  EXPECT_EQ(track_owner(play.table(), place_named("a2-b2")), -1) << "skipped places get no track";
  const Event& drove = play.event(EventKind::Drove);
  EXPECT_EQ(drove.number, 1);
  EXPECT_EQ(name_of(drove.via[0]), "a2-b2");
}

TEST(TheMaraRules, R3_2_AJeepNeitherSetsNorBreaksAColour) {
  Play play = started(3);
  play.track(2, {"a2-b2", "b3-b4"});
  play.track(3, {"b2-b3"});  // the jeep stands on a track of another colour
  play.jeep(3, "b2-b3");
  EXPECT_EQ(route_text(play, "b3-c3"), "a2-b2 track 2, b2-b3 jeep 3, ");
  play.track(2, {"b3-c3"});
  EXPECT_EQ(route_text(play, "c3-c4"), "a2-b2 track 2, b2-b3 jeep 3, b3-c3 track 2, ") << "blue, a jeep on red, blue again";
  Play other = started(3);
  other.jeep(3, "d1");
  other.track(2, {"a2-b2", "b3-c3"});
  other.track(3, {"b2-b3"});
  EXPECT_EQ(route_text(other, "c3-c4"), "none") << "without the jeep red breaks blue";
}

TEST(TheMaraRules, R3_2_AJeepAtALodge) {
  Play play = started();
  play.jeep(1, "a2-b2");
  play.jeep(2, "a1");
  EXPECT_EQ(play.why("drive a1"), "3.2");
  EXPECT_EQ(route_text(play, "b1-b2"), "a1 jeep 2, ");
}

TEST(TheMaraRules, R3_3_AChainOfOneColourIsOneAction) {
  Play play = started();
  const std::vector<std::string_view> chain = {"a2-b2", "b2-b3", "b3-c3", "c3-c4", "c4-d4", "d4-d5", "d4-e4", "e3-e4", "e4-f3", "f3-f4", "f4-g3"};
  for (std::size_t m = 1; m < chain.size(); ++m) {
    play.track(2, {chain[m - 1]});
    EXPECT_TRUE(play.legal("drive " + std::string(chain[m]))) << m;
    EXPECT_TRUE(play.legal("drive " + std::string(chain[m - 1]))) << "one may stop on the way";
    Route route;
    EXPECT_TRUE(route_to(play.table(), 0, place_named(chain[m]), route));
    EXPECT_LE(route.size(), static_cast<int>(m));
  }
}

TEST(TheMaraRules, R3_3_TwoColoursAreTwoActions) {
  Play play = started();
  play.track(1, {"a2-b2", "b2-b3"});
  play.track(2, {"b3-c3", "c3-c4"});
  EXPECT_TRUE(play.legal("drive b3-c3")) << "the end may be a track of another colour";
  EXPECT_EQ(play.why("drive c3-c4"), "3.3");
  EXPECT_EQ(reach(play.table(), 0, place_named("a1")).to(PlaceSet::of(place_named("c4-d4"))), 2);
  play.step("drive b3-c3");
  EXPECT_TRUE(play.legal("drive c4-d4"));
}

TEST(TheMaraRules, R3_3_LodgesAreNotSkipped) {
  Play play = started();
  play.jeep(1, "a2-b2");
  play.track(1, {"a2-b2", "b1-b2"});
  EXPECT_TRUE(play.legal("drive a1"));
  EXPECT_FALSE(play.legal("drive b1-c1"));
}

// A random position: any tracks of any colours in clumps, jeeps anywhere.
State random_position(Rng& rng) {
  const int seats = 2 + static_cast<int>(rng.below(3));
  Play play = started(seats);
  Table& t = play.table();
  for (int seat = 0; seat < seats; ++seat) {
    for (bool placed = false; !placed;) {
      const auto place = static_cast<Place>(rng.below(kPlaces));
      placed = !jeeps_but(t, seat).has(place);
      if (placed) t.jeep[seat] = place;
    }
    const int tracks = static_cast<int>(rng.below(16));
    Place at = static_cast<Place>(rng.below(kPaths));
    for (int i = 0; i < tracks; ++i) {
      if (is_path(at) && track_owner(t, at) < 0) play.track(seat + 1, {place_name(at).view()});
      const Place next = kMap.near[at][rng.below(2 + rng.below(3))];
      at = next == kNowhere || rng.below(8) == 0 ? static_cast<Place>(rng.below(kPaths)) : next;
    }
  }
  t.seat = static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(seats)));
  t.left = 4;
  return play.state;
}

reference::Game reference_of(const Table& t) {
  reference::Game game;
  game.seat = t.seat + 1;
  game.seats = t.options.seats;
  for (int seat = 0; seat < t.options.seats; ++seat) {
    game.jeep[seat + 1] = name_of(t.jeep[seat]);
    for (PlaceSet set = tracks_of(t, seat); !set.empty();) game.track[name_of(set.pop())] = seat + 1;
  }
  return game;
}

// Walks a route by the reference's map: every place passed must be one that may be passed.
void check_route(const reference::Game& game, const Route& route, const std::string& to) {
  std::string at = game.jeep.at(game.seat);
  int colour = 0;
  for (const Skip& skip : route) {
    const std::string next = name_of(skip.place);
    ASSERT_TRUE(reference::the_map().near.at(at).count(next)) << at << " " << next;
    ASSERT_EQ(skip.jeep != 0, game.jeep_at(next));
    if (skip.jeep) {
      ASSERT_EQ(game.jeep.at(skip.seat + 1), next);
    } else {
      ASSERT_EQ(game.track_at(next), skip.seat + 1);
      ASSERT_TRUE(colour == 0 || colour == skip.seat + 1);
      colour = skip.seat + 1;
    }
    at = next;
  }
  ASSERT_TRUE(reference::the_map().near.at(at).count(to)) << at << " " << to;
}

TEST(TheMaraDriving, EndsAndRoutesEqualBruteForce) {
  Rng rng(7);
  int longest = 0;
  for (int i = 0; i < 1500; ++i) {
    const State s = random_position(rng);
    const Table& t = s.table;
    const reference::Game game = reference_of(t);
    const auto expected = game.ends();
    std::set<std::string> names, wanted;
    for (PlaceSet set = drive_ends(t, t.seat); !set.empty();) names.insert(name_of(set.pop()));
    for (const auto& each : expected) wanted.insert(each.first);
    ASSERT_EQ(names, wanted) << board_text(s);
    for (Place to = 0; to < kPlaces; ++to) {
      Route route;
      ASSERT_EQ(route_to(t, t.seat, to, route), wanted.count(name_of(to)) > 0) << name_of(to);
      if (!wanted.count(name_of(to))) continue;
      ASSERT_EQ(route.size(), expected.at(name_of(to))) << "the shortest: " << name_of(to) << "\n" << board_text(s);
      check_route(game, route, name_of(to));
      longest = std::max(longest, route.size());
    }
    if (testing::Test::HasFatalFailure()) return;
  }
  EXPECT_GE(longest, 8) << "the positions have long roads";
}

// Distances in actions are what repeated drives give.
TEST(TheMaraDriving, ReachIsDriveAfterDrive) {
  Rng rng(8);
  for (int i = 0; i < 300; ++i) {
    const State s = random_position(rng);
    Table t = s.table;
    const Place from = t.jeep[t.seat];
    std::map<Place, int> actions = {{from, 0}};
    std::vector<Place> todo = {from};
    for (std::size_t at = 0; at < todo.size(); ++at) {
      t.jeep[t.seat] = todo[at];
      for (PlaceSet ends = drive_ends(t, t.seat); !ends.empty();) {
        const Place end = ends.pop();
        if (actions.emplace(end, actions[todo[at]] + 1).second) todo.push_back(end);
      }
    }
    const Reach reached = reach(s.table, t.seat, from);
    for (Place to = 0; to < kPlaces; ++to) {
      const int want = actions.count(to) ? actions[to] : kMostActions + 1;
      ASSERT_EQ(reached.to(PlaceSet::of(to)), want) << name_of(to) << "\n" << board_text(s);
    }
  }
}

}  // namespace
}  // namespace wildshore::the_mara
