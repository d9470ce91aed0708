// support.hpp: short ways to set up, play and describe games of The Mara in tests.
#pragma once
#include <gtest/gtest.h>

#include <initializer_list>
#include <map>
#include <string>
#include <vector>

#include "games/the_mara/rules.hpp"
#include "support/play_of.hpp"

namespace wildshore::the_mara {

inline Options options_of(int seats = 2, bool family = false, bool notebook = true) {
  Choices choices;
  choices.value[0] = family;
  choices.value[1] = notebook;
  return TheMara::options(seats, choices);
}

inline std::string name_of(Place place) { return std::string(place_name(place).view()); }

inline std::map<std::string, int> next_steps(const State& s) { return weighed_steps<TheMara>(s); }

// Tiles are dealt so that in reading order the habitats repeat grove, bush, savannah,
// waterhole, river: a2 a3 b1 b2 b3, b4 b5 c1 c2 c3, c4 c5 c6 d2 d3, d5 d6 e1 e2 e3, e4 e5 e6 f1 f2, f3 f4 f5 g2 g3. The piles are carnivore a1,
// herbivore a4, primate d1, amphibian d7, bird g1, insect g4.
struct Play : PlayOf<TheMara> {
  explicit Play(int seats = 2, bool family = false, bool notebook = true) : PlayOf(TheMara::start(options_of(seats, family, notebook))) {}
  Play(int seats, std::initializer_list<std::string_view> steps) : Play(seats) {
    deal();
    step(steps);
  }

  // Deals tiles and piles.
  void deal() {
    for (Tile tile = 0; tile < kTiles; ++tile) {
      step("tile " + std::string(tile_name(tile).view()) + " " + std::string(habitat_name(static_cast<Habitat>(tile % 5))));
    }
    for (int lodge = 0; !state.table.options.family && lodge < kLodges; ++lodge) {
      step("pile " + name_of(lodge_place(lodge)) + " " + std::string(animal_name(static_cast<Animal>(lodge))));
    }
  }

  Table& table() { return state.table; }
  Phase phase() const { return state.table.phase; }

  // Sets the board by hand; seats are counted from 1.
  void jeep(int seat, std::string_view place) { table().jeep[seat - 1] = place_named(place); }
  void track(int seat, std::initializer_list<std::string_view> paths) {
    for (const std::string_view path : paths) {
      const Place place = place_named(path);
      ASSERT_TRUE(is_path(place)) << path;
      if (place < 64) {
        table().track_low[seat - 1] |= std::uint64_t{1} << place;
      } else {
        table().track_high[seat - 1] = static_cast<std::uint8_t>(table().track_high[seat - 1] | (1 << (place - 64)));
      }
    }
  }
  // Moves the card, wherever it is, to the seat; a Turn of that seat gets its actions anew.
  void give(int seat, std::string_view card) {
    const std::uint32_t one = bit(TheMara::parse_action("pick " + std::string(card))->what);
    for (std::uint32_t& pile : table().pile) pile &= ~one;
    table().deck &= ~one;
    for (std::uint32_t& held : table().held) held &= ~one;
    table().held[seat - 1] |= one;
    if (phase() == Phase::Turn && table().seat == seat - 1 && !table().options.family) {
      table().left = static_cast<std::uint8_t>(4 - std::popcount(table().held[seat - 1]));
    }
  }
  // As if the seat had looked at the tile and seen this.
  void look(int seat, std::string_view tile, std::string_view animal) {
    const auto seen = TheMara::parse_outcome("see " + std::string(tile) + " " + std::string(animal));
    state.animal[seen->at] = static_cast<Animal>(seen->value);
    table().seen[seat - 1] |= bit(seen->at);
  }
  // As if the seat, which must hold its tourist, had photographed the tile.
  void shoot(int seat, std::string_view tile, std::string_view animal) {
    look(seat, tile, animal);
    const Tile at = tile_named(tile);
    table().up |= bit(at);
    table().photographed |= bit(card_of(table().habitat[at], state.animal[at]));
  }
};

// Seat 1 begins, jeeps at a1 and g4 (and d1, d7).
inline Play started(int seats = 2) {
  if (seats == 2) return Play(2, {"first 1", "start g4", "start a1"});
  if (seats == 3) return Play(3, {"first 1", "start d1", "start g4", "start a1"});
  return Play(4, {"first 1", "start d7", "start d1", "start g4", "start a1"});
}

// A random step; favours drives, peeks and photos a little, so that games get somewhere.
inline std::string choose(const std::map<std::string, int>& steps, Rng& rng) {
  std::vector<std::string> all, photos;
  for (const auto& [step, weight] : steps) {
    all.push_back(step);
    if (step.starts_with("photo")) photos.push_back(step);
  }
  const auto& from = !photos.empty() && rng.below(4) != 0 ? photos : all;
  return from[rng.below(static_cast<std::uint32_t>(from.size()))];
}

}  // namespace wildshore::the_mara
