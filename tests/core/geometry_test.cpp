// geometry_test.cpp: squares and hexes.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "core/hex.hpp"
#include "core/square.hpp"

namespace wildshore {
namespace {

TEST(Square, NeighboursAreMutualAndStayInside) {
  constexpr SquareBoard board{4, 3};
  int pairs = 0;
  for (int cell = 0; cell < board.size(); ++cell) {
    EXPECT_EQ(board.cell(board.column(cell), board.row(cell)), cell);
    for (const Square4 direction : kSquare4) {
      const int other = board.neighbour(cell, direction);
      if (other < 0) continue;
      ++pairs;
      EXPECT_EQ(board.neighbour(other, opposite(direction)), cell);
      EXPECT_EQ(board.distance(cell, other), 1);
    }
  }
  EXPECT_EQ(pairs, 2 * (3 * 3 + 4 * 2));
  EXPECT_EQ(board.neighbour(0, Square4::North), -1);
  EXPECT_EQ(board.neighbour(3, Square4::East), -1);
  EXPECT_EQ(board.neighbour(0, Square4::South), 4);
  EXPECT_EQ(board.distance(0, 11), 5);
}

TEST(Hex, NeighboursAreMutual) {
  const Hex hex{2, -1};
  for (int d = 0; d < kHexDirections; ++d) {
    const Hex other = neighbour(hex, d);
    EXPECT_EQ(neighbour(other, turned(d, 3)), hex);
    EXPECT_EQ(distance(hex, other), 1);
    EXPECT_EQ(direction_to(hex, other), d);
    EXPECT_EQ(distance(other, neighbour(hex, turned(d, 1))), 1) << "directions go round";
  }
  EXPECT_EQ(direction_to(hex, hex), -1);
  EXPECT_EQ(distance({0, 0}, {3, -1}), 3);
  EXPECT_EQ(distance({-2, 0}, {1, 2}), 5);
}

TEST(Hex, RingsAndSpiralsMeetEveryHexOnce) {
  std::set<Hex> seen;
  for (int i = 0; i < disc_size(3); ++i) {
    const Hex hex = spiral({1, 1}, i);
    EXPECT_LE(distance({1, 1}, hex), 3);
    EXPECT_TRUE(seen.insert(hex).second) << i;
  }
  EXPECT_EQ(seen.size(), 37u);
  for (int i = 0; i < ring_size(2); ++i) {
    EXPECT_EQ(distance({}, ring({}, 2, i)), 2);
    EXPECT_EQ(distance(ring({}, 2, i), ring({}, 2, (i + 1) % ring_size(2))), 1) << "a ring is a round walk";
  }
}

TEST(Hex, NeighboursAgreeOnEdgesAndCorners) {
  std::set<HexEdge> edges;
  std::set<HexCorner> corners;
  for (int i = 0; i < disc_size(2); ++i) {
    const Hex hex = spiral({}, i);
    for (int d = 0; d < kHexDirections; ++d) {
      const HexEdge edge = edge_of(hex, d);
      EXPECT_EQ(edge, edge_of(neighbour(hex, d), turned(d, 3)));
      const auto two = hexes_at(edge);
      EXPECT_TRUE(std::find(two.begin(), two.end(), hex) != two.end());
      edges.insert(edge);

      const HexCorner corner = corner_of(hex, d);
      EXPECT_EQ(corner, corner_of(neighbour(hex, d), turned(d, 2)));
      EXPECT_EQ(corner, corner_of(neighbour(hex, turned(d, 1)), turned(d, 4)));
      const auto three = hexes_at(corner);
      for (const Hex each : {hex, neighbour(hex, d), neighbour(hex, turned(d, 1))}) {
        EXPECT_TRUE(std::find(three.begin(), three.end(), each) != three.end());
      }
      corners.insert(corner);
    }
  }
  EXPECT_EQ(edges.size(), 72u);    // 19 hexes: (19 * 6 + 30) / 2
  EXPECT_EQ(corners.size(), 54u);  // Euler: V = E - F + 1
}

TEST(Hex, EdgesEndAtCornersAndCornersJoinEdges) {
  for (int i = 0; i < disc_size(2); ++i) {
    const Hex hex = spiral({3, -2}, i);
    for (int d = 0; d < kHexDirections; ++d) {
      const HexEdge edge = edge_of(hex, d);
      const auto ends = corners_at(edge);
      EXPECT_NE(ends[0], ends[1]);
      for (const HexCorner& corner : ends) {
        const auto three = hexes_at(corner);
        for (const Hex beside : hexes_at(edge)) EXPECT_NE(std::find(three.begin(), three.end(), beside), three.end());
        const auto edges = edges_at(corner);
        EXPECT_EQ(std::count(edges.begin(), edges.end(), edge), 1);
        EXPECT_EQ(std::set<HexEdge>(edges.begin(), edges.end()).size(), 3u);
        for (const HexEdge& other : edges) {
          const auto others = corners_at(other);
          EXPECT_EQ(std::count(others.begin(), others.end(), corner), 1);
        }
      }
    }
  }
}

}  // namespace
}  // namespace wildshore
