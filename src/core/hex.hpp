// hex.hpp: hexagons in axial coordinates (q, r), point up: neighbours, distance, rings, and names for edges and corners.
//
// Directions go round anticlockwise from east: E, NE, NW, W, SW, SE; r grows to the south. Edge d of a hex faces its neighbour d;
// corner d lies between edges d and d + 1. An edge belongs to two hexes and a corner to three: edge_of() and corner_of() give
// the one name that all of them agree on.
#pragma once
#include <array>
#include <compare>
#include <cstdint>

namespace wildshore {

inline constexpr int kHexDirections = 6;

struct Hex {
  std::int8_t q = 0;
  std::int8_t r = 0;
  auto operator<=>(const Hex&) const = default;

  constexpr Hex plus(int dq, int dr) const { return {static_cast<std::int8_t>(q + dq), static_cast<std::int8_t>(r + dr)}; }
};

constexpr int turned(int direction, int by) { return (direction + by + 2 * kHexDirections) % kHexDirections; }

constexpr Hex neighbour(Hex hex, int direction) {
  constexpr int kQ[kHexDirections] = {1, 1, 0, -1, -1, 0};
  constexpr int kR[kHexDirections] = {0, -1, -1, 0, 1, 1};
  return hex.plus(kQ[direction], kR[direction]);
}

constexpr int distance(Hex a, Hex b) {
  const auto size = [](int n) { return n < 0 ? -n : n; };
  const int dq = a.q - b.q;
  const int dr = a.r - b.r;
  return (size(dq) + size(dr) + size(dq + dr)) / 2;
}

// The direction from a hex to its neighbour; -1 when they do not touch.
constexpr int direction_to(Hex from, Hex to) {
  for (int d = 0; d < kHexDirections; ++d) {
    if (neighbour(from, d) == to) return d;
  }
  return -1;
}

constexpr int ring_size(int radius) { return radius == 0 ? 1 : kHexDirections * radius; }
constexpr int disc_size(int radius) { return 1 + 3 * radius * (radius + 1); }

// Hex number i of the ring of a radius: from the corner in the east, anticlockwise.
constexpr Hex ring(Hex centre, int radius, int i) {
  if (radius == 0) return centre;
  const int side = i / radius;
  Hex hex = centre;
  for (int step = 0; step < radius; ++step) hex = neighbour(hex, side);
  for (int step = 0; step < i % radius; ++step) hex = neighbour(hex, turned(side, 2));
  return hex;
}

// Hex number i of the disc: the centre, then ring by ring.
constexpr Hex spiral(Hex centre, int i) {
  int radius = 0;
  for (; i >= ring_size(radius); ++radius) i -= ring_size(radius);
  return ring(centre, radius, i);
}

// An edge or a corner: a hex and one of its first directions.
struct HexEdge {
  Hex hex;
  std::int8_t direction = 0;  // 0 .. 2
  auto operator<=>(const HexEdge&) const = default;
};
struct HexCorner {
  Hex hex;
  std::int8_t direction = 0;  // 0 .. 1
  auto operator<=>(const HexCorner&) const = default;
};

constexpr HexEdge edge_of(Hex hex, int direction) {
  if (direction < 3) return {hex, static_cast<std::int8_t>(direction)};
  return {neighbour(hex, direction), static_cast<std::int8_t>(direction - 3)};
}

// The corner between edges `direction` and `direction + 1`. Corner 0 of a hex is corner 2 of its neighbour 0 and corner 4 of its
// neighbour 1; corner 1 is corner 3 of neighbour 1 and corner 5 of neighbour 2.
constexpr HexCorner corner_of(Hex hex, int direction) {
  switch (direction) {
    case 2: return {neighbour(hex, 3), 0};
    case 4: return {neighbour(hex, 4), 0};
    case 3: return {neighbour(hex, 4), 1};
    case 5: return {neighbour(hex, 5), 1};
    default: return {hex, static_cast<std::int8_t>(direction)};
  }
}

constexpr std::array<Hex, 2> hexes_at(const HexEdge& edge) { return {edge.hex, neighbour(edge.hex, edge.direction)}; }
constexpr std::array<Hex, 3> hexes_at(const HexCorner& corner) {
  return {corner.hex, neighbour(corner.hex, corner.direction), neighbour(corner.hex, corner.direction + 1)};
}

// The two corners where an edge ends, and the three edges that meet at a corner.
constexpr std::array<HexCorner, 2> corners_at(const HexEdge& edge) {
  return {corner_of(edge.hex, edge.direction), corner_of(edge.hex, turned(edge.direction, -1))};
}
constexpr std::array<HexEdge, 3> edges_at(const HexCorner& corner) {
  const int d = corner.direction;
  return {edge_of(corner.hex, d), edge_of(corner.hex, d + 1), edge_of(neighbour(corner.hex, d), turned(d, 2))};
}

}  // namespace wildshore
