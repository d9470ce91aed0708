// scene_board.cpp: positions on the table of Maretta and Vulcano.
#include "games/maretta/scene_board.hpp"

#include <algorithm>
#include <cmath>

namespace wildshore::maretta {
namespace {

constexpr float kWide = 1150;   // breadth of the table in wide windows,
constexpr float kTall = 640;    // and in tall ones
constexpr float kWideWay = 294; // how far down the landscape reaches
constexpr float kMatWidth = 254;
constexpr float kMatHeight = 236;
constexpr float kLeadStep = 30; // between the places the lava comes down before the start

// Bends of the way on side A; side B runs downhill, so its way is turned over.
constexpr Vec2 kWideBends[] = {{103, 216}, {205, 262}, {328, 232}, {386, 145}, {466, 76}, {578, 84}, {640, 170}, {714, 256}, {830, 260}, {914, 185}, {959, 104}, {1053, 76}};
constexpr Vec2 kTallBends[] = {{96, 345}, {250, 362}, {420, 360}, {552, 318}, {520, 248}, {380, 234}, {230, 238}, {96, 205}, {112, 134}, {240, 116}, {390, 124}, {528, 92}};
constexpr float kTallBendsHeight = 400;

Vec2 bend(const Options& options, Shape shape, int i) {
  const bool wide = shape == Shape::Wide;
  Vec2 p = wide ? kWideBends[i] : kTallBends[i];
  if (options.side == Side::Vulcano) p.y = wide ? 330 - p.y : 444 - p.y;
  if (!wide) p.y *= plan_of(options, shape).way_bottom / kTallBendsHeight;
  return p;
}

constexpr int kBends = sizeof kWideBends / sizeof kWideBends[0];
static_assert(kBends == sizeof kTallBends / sizeof kTallBends[0]);

float distance(Vec2 a, Vec2 b) { return std::hypot(b.x - a.x, b.y - a.y); }

// A smooth line through four points, between the second and the third.
Vec2 smooth(Vec2 a, Vec2 b, Vec2 c, Vec2 d, float t) {
  const float t2 = t * t;
  const float t3 = t2 * t;
  const auto mix = [&](float p, float q, float r, float s) {
    return 0.5f * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t2 + (3 * q - p - 3 * r + s) * t3);
  };
  return {mix(a.x, b.x, c.x, d.x), mix(a.y, b.y, c.y, d.y)};
}

int mat_columns(int seats, Shape shape) { return shape == Shape::Wide ? seats : seats == 4 ? 2 : 3; }
int mat_rows(int seats, Shape shape) { return shape == Shape::Wide || seats <= 3 ? 1 : 2; }
float mat_scale(int seats, Shape shape) {
  if (shape == Shape::Tall) return seats == 4 ? 1.0f : (kTall - 8) / 3 / kMatWidth;
  return std::min(1.06f, kWide / static_cast<float>(seats) / kMatWidth);
}

}  // namespace

Color deep_color(Card card) {
  static constexpr Color kDeep[] = {rgb(0x6f3f1c), rgb(0x41601c), rgb(0x8c2416), rgb(0x17507e), rgb(0x64285f)};
  return is_resource(card) ? kDeep[static_cast<int>(suit_of(card))] : rgb(0x123b44);
}

Way::Way(const Options& options, Shape shape) : goal_(options.goal) {
  for (int i = 0; i <= kSamples; ++i) {
    const float along = static_cast<float>(i) / kSamples * (kBends - 1);
    const int leg = std::min(kBends - 2, static_cast<int>(along));
    const auto knot = [&](int n) { return bend(options, shape, std::clamp(n, 0, kBends - 1)); };
    point_[i] = smooth(knot(leg - 1), knot(leg), knot(leg + 1), knot(leg + 2), along - static_cast<float>(leg));
    length_[i] = i == 0 ? 0 : length_[i - 1] + distance(point_[i - 1], point_[i]);
  }
}

Vec2 Way::at(float part) const {
  const float along = std::clamp(part, 0.0f, 1.0f) * length_[kSamples];
  int i = 1;
  while (i < kSamples && length_[i] < along) ++i;
  const float step = length_[i] - length_[i - 1];
  const float t = step > 0 ? (along - length_[i - 1]) / step : 0;
  return point_[i - 1] + (point_[i] - point_[i - 1]) * t;
}

Vec2 Way::spot(int place) const {
  if (place < 0) return point_[0] + Vec2{-0.62f, -0.78f} * (kLeadStep * static_cast<float>(-place));
  return at(static_cast<float>(place) / static_cast<float>(goal_));
}

Vec2 Way::between(int place) const { return at((static_cast<float>(place) + 0.5f) / static_cast<float>(goal_)); }

float Way::heading(int place) const {
  const Vec2 a = at((static_cast<float>(place) - 0.3f) / static_cast<float>(goal_));
  const Vec2 b = at((static_cast<float>(place) + 0.3f) / static_cast<float>(goal_));
  return std::atan2(b.y - a.y, b.x - a.x) * 57.29578f;
}

Plan plan_of(const Options& options, Shape shape) {
  Plan out;
  const int seats = options.seats;
  if (shape == Shape::Wide) {
    out.bounds = {0, 0, kWide, 690};
    out.way_bottom = kWideWay;
    out.hand = {kWide / 2, 612};
    out.hand_pitch = 110;
    out.deck = {kWide - 150, 614};
    out.tiles = {110, 632};
    out.tile_pitch = 62;
    return out;
  }
  const int rows = mat_rows(seats, shape);
  const float mats = static_cast<float>(rows) * (kMatHeight * mat_scale(seats, shape) + 8);
  out.way_bottom = rows == 1 ? 500 : 360;
  const float top = out.way_bottom + 72;
  out.bounds = {0, 0, kTall, top + mats + 180};
  out.hand = {kTall / 2, top + mats + 96};
  out.hand_pitch = 146;
  out.hand_scale = 1.2f;
  out.deck = {kTall - 62, out.way_bottom + 36};
  out.tiles = {44, out.way_bottom + 38};
  out.tile_pitch = 68;
  return out;
}

Mat mat_of(const Options& options, Shape shape, int seat) {
  const int seats = options.seats;
  const float scale = mat_scale(seats, shape);
  const Plan plan = plan_of(options, shape);
  const int columns = mat_columns(seats, shape);
  const int row = seat / columns;
  const int column = seat % columns;
  const int in_row = std::min(columns, seats - row * columns);
  const float pitch = shape == Shape::Wide ? kWide / static_cast<float>(seats) : kTall / static_cast<float>(columns == 2 ? 2 : 3);
  const float left = plan.bounds.w / 2 - pitch * static_cast<float>(in_row) / 2;
  const float spare = shape == Shape::Wide ? (1.06f * kMatHeight - kMatHeight * scale) * 0.4f : 72;
  const float x = left + pitch * (static_cast<float>(column) + 0.5f) - 120 * scale;
  return {{x, plan.way_bottom + 2 + spare + static_cast<float>(row) * (kMatHeight * scale + 8)}, scale};
}

Vec2 piece_spot(const State& state, const Way& way, int seat) {
  const int place = state.place[seat];
  int count = 0;
  int rank = 0;
  for (int other = 0; other < state.options.seats; ++other) {
    if (!is_alive(state, other) || state.place[other] != place) continue;
    rank += other < seat;
    ++count;
  }
  static constexpr Vec2 kCrowd[kSeats][kSeats] = {{{0, 0}},
                                                  {{-22, -5}, {22, 5}},
                                                  {{-30, -6}, {30, -4}, {0, 12}},
                                                  {{-30, -12}, {26, -14}, {-20, 12}, {36, 9}},
                                                  {{-36, -14}, {6, -18}, {42, -8}, {-22, 12}, {22, 14}},
                                                  {{-40, -14}, {0, -18}, {40, -14}, {-32, 12}, {4, 10}, {44, 13}}};
  return way.spot(place) + kCrowd[count > 0 ? count - 1 : 0][rank] + Vec2{0, 6};
}

Vec2 barrel_spot(const State& state, const Way& way, int index, int slot) {
  const bool offered = state.phase == Phase::Take && space_of(state, index) == state.place[state.taker];
  const Vec2 aside = offered ? Vec2{50, 6} : Vec2{23, -14};  // both beside the piece that may take one
  return way.spot(space_of(state, index)) + Vec2{slot == 0 ? -aside.x : aside.x, aside.y};
}

Vec2 slip_spot(const State& state, Shape shape, int seat, Card card, int copy) {
  constexpr float kTop = 152;
  constexpr float kRoom = 76;  // for the slips below the first
  constexpr float kPitch = 25.5f;
  const Cards stock = state.stock[seat];
  const int suit = static_cast<int>(suit_of(card));
  int count = 0;
  int rank = copy;
  for (int value = 1; value <= kValues; ++value) {
    const Card each = card_of(suit_of(card), value);
    if (each < card) rank += count_of(stock, each);
    count += count_of(stock, each);
  }
  const float pitch = count > 1 ? std::min(kPitch, kRoom / static_cast<float>(count - 1)) : kPitch;
  return mat_of(state.options, shape, seat).on(24 + 48 * static_cast<float>(suit), kTop + pitch * static_cast<float>(rank));
}

Vec2 back_spot(const State& state, Shape shape, int seat, int number) {
  return mat_of(state.options, shape, seat).on(13 + 15 * static_cast<float>(number), 116);
}

HandSpot hand_spot(const Options& options, Shape shape, int number, int size) {
  const Plan plan = plan_of(options, shape);
  const float from_middle = static_cast<float>(number) - static_cast<float>(size - 1) / 2;
  return {plan.hand + Vec2{from_middle * plan.hand_pitch, from_middle * from_middle * 3.4f}, from_middle * 3.6f, plan.hand_scale};
}

TargetId hand_target(const State& state, int seat, Card card) {
  int place = 0;
  while (place < kHand && state.hand[seat][place] != card) ++place;
  return static_cast<TargetId>(kHandTarget + place);
}

}  // namespace wildshore::maretta
