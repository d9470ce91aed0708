// map_test.cpp: section 1 of rules.md: the map against the one drawn by the reference, and dealing.
#include <queue>
#include <set>

#include "reference.hpp"
#include "support.hpp"

namespace wildshore::the_mara {
namespace {

int distance_of(const Table& table, Seat seat, Place from, Place to) { return reach(table, seat, from).to(PlaceSet::of(to)); }

TEST(TheMaraRules, R1_1_MapOfThirtySevenCells) {
  std::set<std::string> names;
  for (Tile tile = 0; tile <= kKilimanjaro; ++tile) names.emplace(tile_name(tile).view());
  for (int lodge = 0; lodge < kLodges; ++lodge) names.insert(name_of(lodge_place(lodge)));
  EXPECT_EQ(names.size(), 37u);
  EXPECT_EQ(tile_name(kKilimanjaro).view(), "d4");
  EXPECT_EQ(kMap.cell[kMap.tile_cell[kKilimanjaro]], Hex{});
  std::vector<std::string> lodges;
  for (int lodge = 0; lodge < kLodges; ++lodge) lodges.push_back(name_of(lodge_place(lodge)));
  EXPECT_EQ(lodges, reference::the_map().lodges);
  for (int lodge = 0; lodge < kLodges; ++lodge) EXPECT_EQ(distance({}, kMap.cell[kMap.lodge_cell[lodge]]), 3);
}

TEST(TheMaraRules, R1_1_NamesAreExact) {
  for (Place place = 0; place < kPlaces; ++place) EXPECT_EQ(place_named(place_name(place)), place);
  for (Tile tile = 0; tile < kTiles; ++tile) EXPECT_EQ(tile_named(tile_name(tile)), tile);
  for (const char* none : {"", "a", "a5", "a0", "h1", "d8", "b2-b2", "c3-b2", "b2-c", "b2_c3", "a1-a2", "b2-c3 ", "B2-c3", "d4", "a2"}) {
    EXPECT_EQ(place_named(none), kNowhere) << none;
  }
  for (const char* none : {"", "a1", "d4", "d7", "a22", "zz"}) EXPECT_EQ(tile_named(none), kNoTile) << none;
  EXPECT_EQ(place_name(kNowhere).view(), "");
}

TEST(TheMaraRules, R1_2_EveryPairOnce) {
  Play play;
  std::uint32_t cards = 0;
  for (int h = 0; h < kHabitats; ++h) {
    for (int a = 0; a < kAnimals; ++a) {
      const Card card = card_of(static_cast<Habitat>(h), static_cast<Animal>(a));
      EXPECT_EQ(static_cast<int>(habitat_of(card)), h);
      EXPECT_EQ(static_cast<int>(animal_of(card)), a);
      EXPECT_TRUE((cards_of(habitat_of(card)) & cards_of(animal_of(card))) == bit(card));
      cards |= bit(card);
    }
  }
  EXPECT_EQ(std::popcount(cards), 30);
}

TEST(TheMaraRules, R1_2_TilesAreDealtAtRandom) {
  Play play;
  EXPECT_EQ(next_steps(play.state), (std::map<std::string, int>{
      {"tile a2 grove", 6}, {"tile a2 bush", 6}, {"tile a2 savannah", 6}, {"tile a2 waterhole", 6}, {"tile a2 river", 6}}));
  for (const char* tile : {"a2", "a3", "b1", "b2", "b3"}) play.step("tile " + std::string(tile) + " river");
  EXPECT_EQ(next_steps(play.state).at("tile b4 river"), 1);
  EXPECT_EQ(play.why("peek"), "1.2");
  play.step("tile b4 river");
  EXPECT_EQ(next_steps(play.state).count("tile b5 river"), 0u);
  for (const Animal animal : play.state.animal) EXPECT_EQ(animal, Animal::Unseen) << "no animal is fixed by dealing";
}

TEST(TheMaraRules, R1_3_PathsAndTheirNeighbours) {
  const reference::Map& map = reference::the_map();
  int paths = 0, kilimanjaro = 0, four = 0, two = 0;
  for (Place place = 0; place < kPlaces; ++place) {
    std::set<std::string> near;
    int path_neighbours = 0;
    for (const Place other : kMap.near[place]) {
      if (other == kNowhere) continue;
      near.insert(name_of(other));
      EXPECT_TRUE(kMap.near_set[place].has(other) && kMap.near_set[other].has(place));
      path_neighbours += is_path(other);
    }
    EXPECT_EQ(near, map.near.at(name_of(place))) << name_of(place);
    EXPECT_EQ(kMap.near_set[place].size(), static_cast<int>(near.size()));
    if (is_lodge(place)) {
      EXPECT_EQ(near.size(), 2u) << "a lodge is adjacent to exactly two paths";
      continue;
    }
    ++paths;
    kilimanjaro += kMap.path_tiles[place][0] == kKilimanjaro || kMap.path_tiles[place][1] == kKilimanjaro;
    four += path_neighbours == 4;
    two += path_neighbours == 2;
  }
  EXPECT_EQ(paths, 72);
  EXPECT_EQ(kilimanjaro, 6);
  EXPECT_EQ(four, 54);
  EXPECT_EQ(two, 18);
  EXPECT_EQ(paths - kilimanjaro, 66);
}

TEST(TheMaraRules, R1_3_LodgeDistances) {
  Play play = started();
  play.jeep(2, "g4");
  std::multiset<int> distances;
  for (int lodge = 1; lodge < kLodges - 1; ++lodge) {
    distances.insert(distance_of(play.table(), 0, lodge_place(0), lodge_place(lodge)));
  }
  play.jeep(2, "a2-a3");  // where it shortens nothing
  distances.insert(distance_of(play.table(), 0, lodge_place(0), lodge_place(5)));
  EXPECT_EQ(distances, (std::multiset<int>{5, 5, 10, 10, 11}));
}

TEST(TheMaraRules, R1_4_PilesLieAtRandomLodges) {
  Play play;
  for (Tile tile = 0; tile < kTiles; ++tile) play.step(next_steps(play.state).begin()->first);
  EXPECT_EQ(next_steps(play.state).size(), 6u);
  EXPECT_EQ(play.why("done"), "1.4");
  play.step("pile a1 bird");
  EXPECT_EQ(next_steps(play.state).size(), 5u);
  EXPECT_FALSE(play.legal("pile a4 bird"));
  EXPECT_EQ(std::popcount(play.table().pile[0]), 5);
  EXPECT_EQ(play.table().pile[0], cards_of(Animal::Bird));
}

TEST(TheMaraRules, R1_5_JeepsInReverseTurnOrder) {
  Play play(3, {});
  EXPECT_EQ(next_steps(play.state), (std::map<std::string, int>{{"first 1", 1}, {"first 2", 1}, {"first 3", 1}}));
  EXPECT_EQ(play.why("start a1"), "1.5");
  play.step("first 2");
  EXPECT_EQ(TheMara::to_act(play.state), (ToAct{Turn::Seat, 0}));
  play.step("start a1");
  EXPECT_EQ(TheMara::to_act(play.state), (ToAct{Turn::Seat, 2}));
  EXPECT_EQ(play.why("start a1"), "1.5");
  EXPECT_EQ(play.why("drive a1"), "1.5");
  play.step("start d7");
  EXPECT_EQ(TheMara::to_act(play.state), (ToAct{Turn::Seat, 1}));
  play.step("start g1");
  EXPECT_EQ(TheMara::to_act(play.state), (ToAct{Turn::Seat, 1})) << "the first player placed last and begins";
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(tracks_left(play.table(), seat), 15);
  EXPECT_EQ(play.event(EventKind::TurnBegins).number, 4);
}

}  // namespace
}  // namespace wildshore::the_mara
