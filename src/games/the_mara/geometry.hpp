// geometry.hpp: the map of The Mara that never changes: tiles, paths, lodges, and what touches what.
//
// A place is where a jeep can stand: paths 0 .. 71, lodges 72 .. 77. Cells are named by row (a is the northernmost) and by their number
// from the west; a path is named by its two cells, `b2-c3`. Numbers cite rules.md.
#pragma once
#include <bit>
#include <cstdint>

#include "core/hex.hpp"
#include "core/text.hpp"

namespace wildshore::the_mara {

inline constexpr int kRadius = 3;  // 1.1
inline constexpr int kCells = disc_size(kRadius);
inline constexpr int kTiles = 30;  // with habitats; 1.1
inline constexpr int kLodges = 6;
inline constexpr int kPaths = 72;  // 1.3
inline constexpr int kPlaces = kPaths + kLodges;
inline constexpr int kMostNear = 4;  // places adjacent to a place

using Place = std::uint8_t;
using Tile = std::uint8_t;
inline constexpr Place kNowhere = 255;
inline constexpr Tile kKilimanjaro = 30;
inline constexpr Tile kNoTile = 255;
inline constexpr std::uint8_t kNoLodge = 255;

constexpr bool is_path(Place place) { return place < kPaths; }
constexpr bool is_lodge(Place place) { return place >= kPaths && place < kPlaces; }
constexpr Place lodge_place(int lodge) { return static_cast<Place>(kPaths + lodge); }

// A set of places.
struct PlaceSet {
  std::uint64_t low = 0;   // places 0 .. 63
  std::uint64_t high = 0;  // places 64 .. 77
  bool operator==(const PlaceSet&) const = default;

  static constexpr PlaceSet of(Place place) {
    return place < 64 ? PlaceSet{std::uint64_t{1} << place, 0} : PlaceSet{0, std::uint64_t{1} << (place - 64)};
  }
  constexpr bool empty() const { return (low | high) == 0; }
  constexpr bool has(Place place) const { return ((place < 64 ? low >> place : high >> (place - 64)) & 1u) != 0; }
  constexpr int size() const { return std::popcount(low) + std::popcount(high); }
  constexpr PlaceSet operator|(const PlaceSet& o) const { return {low | o.low, high | o.high}; }
  constexpr PlaceSet operator&(const PlaceSet& o) const { return {low & o.low, high & o.high}; }
  constexpr PlaceSet without(const PlaceSet& o) const { return {low & ~o.low, high & ~o.high}; }
  // Takes the first place out; there must be one.
  constexpr Place pop() {
    std::uint64_t& word = low != 0 ? low : high;
    const int place = std::countr_zero(word) + (low != 0 ? 0 : 64);
    word &= word - 1;
    return static_cast<Place>(place);
  }
};

struct Geometry {
  Hex cell[kCells];                // in reading order: a1 .. a4, b1 .. g4
  std::uint8_t tile_cell[kTiles + 1];
  std::uint8_t lodge_cell[kLodges];
  HexEdge path_edge[kPaths];
  Tile path_tiles[kPaths][2];      // in reading order, as the path is named
  Place near[kPlaces][kMostNear];  // adjacent places (1.3), kNowhere behind the last
  PlaceSet near_set[kPlaces];
  PlaceSet tile_paths[kTiles + 1];
  std::uint8_t lodge_of[kPlaces];  // the lodge one is at or beside (2.1), or kNoLodge

  constexpr int cell_of(Hex hex) const {
    for (int c = 0; c < kCells; ++c) {
      if (cell[c] == hex) return c;
    }
    return -1;
  }
  constexpr Tile tile_of(Hex hex) const {
    for (int t = 0; t <= kTiles; ++t) {
      if (cell[tile_cell[t]] == hex) return static_cast<Tile>(t);
    }
    return kNoTile;
  }
  constexpr int lodge_at(Hex hex) const {
    for (int l = 0; l < kLodges; ++l) {
      if (cell[lodge_cell[l]] == hex) return l;
    }
    return -1;
  }
};

namespace detail {

constexpr void lay_cells(Geometry& g) {
  int cells = 0;
  int tiles = 0;
  int lodges = 0;
  for (int r = -kRadius; r <= kRadius; ++r) {
    for (int q = -kRadius; q <= kRadius; ++q) {
      const Hex hex = Hex{}.plus(q, r);
      if (distance({}, hex) > kRadius) continue;
      const auto cell = static_cast<std::uint8_t>(cells++);
      g.cell[cell] = hex;
      const bool corner = distance({}, hex) == kRadius && (q == 0 || r == 0 || q + r == 0);
      if (corner) {
        g.lodge_cell[lodges++] = cell;
      } else if (hex == Hex{}) {
        g.tile_cell[kKilimanjaro] = cell;
      } else {
        g.tile_cell[tiles++] = cell;
      }
    }
  }
}

// The edges between two tiles, by the cell that comes first in reading order.
constexpr void lay_paths(Geometry& g) {
  constexpr int kForward[3] = {0, 4, 5};  // east, south-west, south-east
  int paths = 0;
  for (const Hex hex : g.cell) {
    for (const int d : kForward) {
      const Tile here = g.tile_of(hex);
      const Tile there = g.tile_of(neighbour(hex, d));
      if (here == kNoTile || there == kNoTile) continue;
      g.path_edge[paths] = edge_of(hex, d);
      g.path_tiles[paths][0] = here;
      g.path_tiles[paths][1] = there;
      for (const Tile tile : {here, there}) {
        g.tile_paths[tile] = g.tile_paths[tile] | PlaceSet::of(static_cast<Place>(paths));
      }
      ++paths;
    }
  }
}

// 1.3: paths meet at corners; a path that ends at a lodge is beside it.
constexpr void join_places(Geometry& g) {
  for (std::uint8_t& lodge : g.lodge_of) lodge = kNoLodge;
  for (int l = 0; l < kLodges; ++l) g.lodge_of[lodge_place(l)] = static_cast<std::uint8_t>(l);
  for (int p = 0; p < kPaths; ++p) {
    for (const HexCorner& corner : corners_at(g.path_edge[p])) {
      for (const HexEdge& edge : edges_at(corner)) {
        for (int other = 0; other < kPaths; ++other) {
          if (other == p || g.path_edge[other] != edge) continue;
          g.near_set[p] = g.near_set[p] | PlaceSet::of(static_cast<Place>(other));
        }
      }
      for (const Hex hex : hexes_at(corner)) {
        const int lodge = g.lodge_at(hex);
        if (lodge < 0) continue;
        g.lodge_of[p] = static_cast<std::uint8_t>(lodge);
        g.near_set[p] = g.near_set[p] | PlaceSet::of(lodge_place(lodge));
        g.near_set[lodge_place(lodge)] = g.near_set[lodge_place(lodge)] | PlaceSet::of(static_cast<Place>(p));
      }
    }
  }
  for (int p = 0; p < kPlaces; ++p) {
    PlaceSet rest = g.near_set[p];
    for (Place& near : g.near[p]) near = rest.empty() ? kNowhere : rest.pop();
  }
}

constexpr Geometry make_geometry() {
  Geometry g{};
  lay_cells(g);
  lay_paths(g);
  join_places(g);
  return g;
}

}  // namespace detail

extern const Geometry kMap;  // computed while compiling, in geometry.cpp

// `b2` for a cell, `b2-c3` for a path, `a1` for a lodge; "" for what is none.
StepText tile_name(Tile tile);
StepText place_name(Place place);
// The same read back; kNoTile (also for Kilimanjaro, which hides nothing) and kNowhere for anything else.
Tile tile_named(std::string_view name);
Place place_named(std::string_view name);

}  // namespace wildshore::the_mara
