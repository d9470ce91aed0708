// scene_board.cpp: positions on the table of Rescue Polar Bears.
#include "games/rescue_polar_bears/scene_board.hpp"

#include <algorithm>

namespace wildshore::rescue_polar_bears {

Vec2 cell_centre(Cell cell, Shape shape) {
  const Hex hex = kMap.hex[cell];
  const auto q = static_cast<float>(hex.q);
  const auto r = static_cast<float>(hex.r);
  constexpr float kSqrt3 = 1.7320508f;
  return {1.5f * kHexRadius * q, kSqrt3 * kHexRadius * flatness(shape) * (r + q / 2)};
}

// Adults behind, cubs in front.
Vec2 bear_feet(const State& state, Cell cell, Bear bear, int n, Shape shape) {
  const Bears there = state.bears[cell];
  const int count = std::clamp(total(there), 1, kRoom);
  int rank = n;
  for (int kind = 0; kind < static_cast<int>(bear); ++kind) rank += count_of(there, static_cast<Bear>(kind));
  static constexpr Vec2 kSpots[kRoom + 1][kRoom] = {{}, {{2, 16}}, {{-20, 8}, {22, 16}}, {{-25, 5}, {25, 6}, {2, 25}}};
  const Vec2 spot = kSpots[count][std::min(rank, count - 1)];
  return cell_centre(cell, shape) + Vec2{spot.x, spot.y / kDrawnFlat * flatness(shape)};
}

Vec2 bear_size(Bear bear, Shape shape) {
  static constexpr Vec2 kSizes[kBearKinds] = {{62, 46.5f}, {42, 50}, {31, 32.6f}};
  return kSizes[static_cast<int>(bear)] * (shape == Shape::Wide ? 1.0f : 1.12f);
}

Vec2 ship_keel(Cell cell, Shape shape) { return cell_centre(cell, shape) + Vec2{0, 17}; }

Vec2 heli_place(int helicopter, Shape shape) {
  const bool north = helicopter < kPerBase;
  const float out = north ? -1.0f : 1.0f;
  static constexpr Vec2 kSpots[kPerBase] = {{0, 0}, {-52, 16}, {52, 16}, {-104, 22}, {104, 22}};
  const Vec2 spot = kSpots[helicopter % kPerBase];
  const Vec2 base = cell_centre(north ? kNorthBase : kSouthBase, shape);
  return base + Vec2{spot.x, (spot.x == 0 ? 17.0f : 0.0f) + out * spot.y};
}

Vec2 degree_place(float degrees, Shape shape) {
  const float shown = std::min(degrees, static_cast<float>(kHottest));
  if (shape == Shape::Wide) return {-kSide, 244 - 23.6f * shown};
  return {-300 + 29 * shown, -444};
}

namespace {

int slots_in_row(const State& state) { return goal(state) == 20 ? 10 : 8; }

}  // namespace

Vec2 slot_place(const State& state, int data, Shape shape) {
  const int last = goal(state);
  if (shape == Shape::Wide) {
    const float pitch = 560.0f / static_cast<float>(last);
    return {kSide, 292 - pitch * (static_cast<float>(data) - 0.5f)};
  }
  const int row = slots_in_row(state);
  const float pitch = 680.0f / static_cast<float>(row);
  const int i = data - 1;
  return {-340 + pitch * (static_cast<float>(i % row) + 0.5f), 424 + 52 * static_cast<float>(i / row)};
}

float slot_size(const State& state, Shape shape) {
  if (shape == Shape::Wide) return goal(state) == 20 ? 31.0f : 39.0f;
  return 50;
}

Vec2 die_place(int die, Shape shape) {
  const float x = -344 + 74 * static_cast<float>(die);
  return shape == Shape::Wide ? Vec2{x, -272} : Vec2{x + 8, -328};
}

Vec2 deck_place(Shape shape) { return shape == Shape::Wide ? Vec2{312, -268} : Vec2{302, -326}; }

Vec2 supply_place(Bear bear, Shape shape) {
  const float x = static_cast<float>(static_cast<int>(bear));
  return shape == Shape::Wide ? Vec2{-376 + 66 * x, 288} : Vec2{-340 + 62 * x, 350};
}

}  // namespace wildshore::rescue_polar_bears
