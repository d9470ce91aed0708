// scene_look.cpp: the images and colours of Mare Polare, and its landscape: dawn sky with northern lights over the sea, snow ashore.
#include <algorithm>
#include <cmath>

#include "games/mare_polare/scene.hpp"
#include "games/mare_polare/scene_board.hpp"
#include "stage/weather.hpp"

namespace wildshore {

using namespace mare_polare;

namespace {

#define POLARE "svg/mare_polare/"
#define FROST "svg/frost_bitten/"
#define FOUR_SEATS(what, size) \
  {POLARE "inuit_fluke_" what ".svg", size}, {POLARE "inuit_goose_" what ".svg", size}, {POLARE "inuit_flame_" what ".svg", size}, {POLARE "inuit_star_" what ".svg", size}
#define FOUR_KINDS(what, size) \
  {POLARE what "_a.svg", size}, {POLARE what "_b.svg", size}, {POLARE what "_c.svg", size}, {POLARE what "_d.svg", size}
constexpr Vec2 kFloe{124, 124};
constexpr Vec2 kRing{149, 149};
constexpr Vec2 kBody{86, 90};
constexpr Vec2 kPicture{70, 70};
constexpr ImageSpec kImageSpecs[] = {
    {"", {0, 0}},
    {POLARE "ice_1.svg", kFloe}, {POLARE "ice_2.svg", kFloe}, {POLARE "ice_3.svg", kFloe},
    {POLARE "hole_1.svg", kFloe}, {POLARE "hole_2.svg", kFloe}, {POLARE "hole_3.svg", kFloe},
    {POLARE "ring_1.svg", kRing}, {POLARE "ring_2.svg", kRing}, {POLARE "ring_3.svg", kRing},
    {POLARE "oracle.svg", {124, 155}}, {POLARE "igloo.svg", {124, 155}}, {POLARE "floe_shadow.svg", kFloe},
    FOUR_SEATS("stand", kBody), FOUR_SEATS("walk", kBody), FOUR_SEATS("fish", kBody), FOUR_SEATS("swim", kBody),
    {POLARE "mark_fluke.svg", {30, 30}}, {POLARE "mark_goose.svg", {30, 30}}, {POLARE "mark_flame.svg", {30, 30}}, {POLARE "mark_star.svg", {30, 30}},
    FOUR_KINDS("fish", (Vec2{58, 40})), FOUR_KINDS("fish", (Vec2{208, 143})), FOUR_KINDS("natural", (Vec2{58, 40})), FOUR_KINDS("shape", (Vec2{120, 82})),
    {POLARE "harpoon.svg", {36, 432}}, {POLARE "mound.svg", {80, 44}}, {POLARE "bag.svg", {126, 128}}, {POLARE "bag_open.svg", {440, 340}},
    {POLARE "hand.svg", {132, 156}}, {POLARE "recipe.svg", {141, 190}}, {POLARE "recipe_back.svg", {141, 190}}, {POLARE "pelt.svg", {176, 57}},
    {POLARE "face_1.svg", {50, 50}}, {POLARE "face_2.svg", {50, 50}}, {POLARE "face_3.svg", {50, 50}}, {POLARE "face_4.svg", {50, 50}},
    {POLARE "face_jump.svg", {50, 50}}, {POLARE "face_splash.svg", {50, 50}},
    {POLARE "tablet.svg", {100, 100}}, {POLARE "tablet_ring.svg", {126, 126}}, {POLARE "fish_ring.svg", {158, 116}}, {POLARE "harpoon_ring.svg", {86, 470}},
    {POLARE "pic_hole.svg", kPicture}, {POLARE "pic_walk.svg", kPicture}, {POLARE "pic_soup.svg", kPicture}, {POLARE "pic_done.svg", kPicture}, {POLARE "pic_keep.svg", kPicture},
    {POLARE "aurora.svg", {600, 140}}, {POLARE "mountains.svg", {900, 120}},
    {POLARE "bank_left.svg", {100, 800}}, {POLARE "bank_right.svg", {100, 800}}, {POLARE "bank_low.svg", {800, 90}},
    {FROST "die.svg", {78, 78}}, {FROST "die_tumble_1.svg", {78, 78}}, {FROST "die_tumble_2.svg", {78, 78}}, {FROST "piece_shadow.svg", {64, 24}},
    {FROST "snowflake.svg", {14, 14}}, {FROST "bubble.svg", {12, 12}}, {FROST "wave_1.svg", {240, 24}}, {FROST "wave_2.svg", {240, 24}},
    {FROST "confetti_1.svg", {18, 18}}, {FROST "confetti_2.svg", {18, 18}}, {FROST "confetti_3.svg", {18, 18}}, {"svg/common/soft.svg", {64, 64}},
};
#undef POLARE
#undef FROST
#undef FOUR_SEATS
#undef FOUR_KINDS
static_assert(sizeof kImageSpecs / sizeof kImageSpecs[0] == kImages);

constexpr SeatLook kSeatLooks[] = {
    {rgb(0xd2604f), kMark, "polare.mark.fluke"},
    {rgb(0x4a66b8), kMark + 1, "polare.mark.goose"},
    {rgb(0x2f8a75), kMark + 2, "polare.mark.flame"},
    {rgb(0x9a673e), kMark + 3, "polare.mark.star"},
};

constexpr Color kSnow = rgb(0xf3e6ee);
constexpr Color kSnowLow = rgb(0xdcd3ea);
constexpr float kHorizon = -44;  // in board units
constexpr float kShore = 456;    // where the sea ends in tall windows

float wave(double seconds, double speed, double key) { return static_cast<float>(std::sin(seconds * speed + key)); }

// From the top of the window to the horizon.
void draw_sky(Rect window, float horizon, float scale, double seconds, DrawList& out) {
  const float height = horizon - window.y;
  constexpr Color kBands[] = {rgb(0x4a4f8f), rgb(0x8d72b0), rgb(0xd993a8), rgb(0xffcfb0)};
  for (int i = 0; i < 3; ++i) {
    const Rect band{window.x, window.y + height * static_cast<float>(i) / 3, window.w, height / 3 + 1};
    out.gradient(band, kBands[i], kBands[i + 1]);
  }
  for (int i = 0; i < 24; ++i) {  // stars, fading towards the dawn
    const Vec2 at{window.x + scatter(i, 11) * window.w, window.y + scatter(i, 12) * height * 0.6f};
    const float size = (3 + 3 * scatter(i, 13)) * scale;
    const float glimmer = 0.65f + 0.35f * wave(seconds, 1.3, i);
    out.image(kSoft, at, {size, size}, {0.5f, 0.5f}, 0, rgb(0xffffff, static_cast<std::uint8_t>(220 * glimmer)));
  }
  for (int i = 0; i < 3; ++i) {
    const Vec2 size{window.w * 0.8f, std::max(height * 0.95f, 70 * scale)};
    const Vec2 at{window.x + window.w * (0.2f + 0.3f * static_cast<float>(i)) + 60 * scale * wave(seconds, 0.13, i * 2.1), window.y + height * (0.24f + 0.1f * static_cast<float>(i))};
    const float glow = 0.6f + 0.4f * wave(seconds, 0.31, i * 1.7);
    out.image(kAurora, at, size, {0.5f, 0.5f}, 2 * wave(seconds, 0.2, i), rgb(0xffffff, static_cast<std::uint8_t>(225 * glow)));
  }
  const Vec2 sun{window.x + window.w * 0.3f, horizon};
  const float glow = std::max(window.w * 0.5f, 420 * scale);
  out.image(kSoft, sun, {glow, std::min(glow * 0.7f, height * 3)}, {0.5f, 0.5f}, 0, rgb(0xffeed6, 190));
  const Vec2 range{900 * scale, 120 * scale};
  for (float x = window.x - 200 * scale; x < window.x + window.w; x += range.x - 2) out.image(kMountains, {x, horizon + 4 * scale}, range, {0, 1}, 0, rgb(0xffffff));
}

void draw_sea(Rect window, float horizon, DrawList& out) {
  const float top = std::max(window.y, horizon);
  const float height = window.y + window.h - top;
  constexpr Color kBands[] = {rgb(0xdba6b4), rgb(0x7f9cc6), rgb(0x3f86b3), rgb(0x2b5f98), rgb(0x2a4580)};
  constexpr float kEnds[] = {0, 0.1f, 0.38f, 0.7f, 1};
  for (int i = 0; i < 4; ++i) {
    out.gradient({window.x, top + height * kEnds[i], window.w, height * (kEnds[i + 1] - kEnds[i]) + 1}, kBands[i], kBands[i + 1]);
  }
  const float path = window.w * 0.34f;  // the light of the dawn on the water
  out.image(kSoft, {window.x + window.w * 0.3f, top + height * 0.22f}, {path, height * 0.9f}, {0.5f, 0.5f}, 0, rgb(0xffdcc4, 120));
}

// Snow on both sides of the sea, or below it.
void draw_shores(Shape shape, const Camera& camera, Rect window, float horizon, DrawList& out) {
  const float scale = camera.scale();
  const float low = window.y + window.h;
  if (shape == Shape::Tall) {
    const float edge = camera.to_pixels({0, kShore}).y;
    out.gradient({window.x, edge + 60 * scale, window.w, std::max(0.0f, low - edge - 60 * scale)}, kSnow, kSnowLow);
    out.image(kBankLow, {window.x, edge}, {window.w, 90 * scale}, {0, 0}, 0, {});
    return;
  }
  const float top = std::max(window.y, horizon);
  const float left = camera.to_pixels({-92, 0}).x;
  const float right = camera.to_pixels({608, 0}).x;
  const float ridge = top - 24 * scale;  // where the snow ends before the mountains
  out.image(kBankLow, {window.x, ridge}, {left + 70 * scale - window.x, 90 * scale}, {0, 0}, 0, {});
  out.image(kBankLow, {right - 72 * scale, ridge}, {window.x + window.w - right + 72 * scale, 90 * scale}, {0, 0}, 0, {});
  out.gradient({window.x, top, left - window.x + 1, low - top}, kSnow, kSnow);
  out.gradient({right - 1, top, window.x + window.w - right + 1, low - top}, kSnow, kSnow);
  out.image(kBankLeft, {left, top}, {100 * scale, low - top}, {0, 0}, 0, {});
  out.image(kBankRight, {right, top}, {100 * scale, low - top}, {1, 0}, 0, {});
  for (int i = 0; i < 14; ++i) {  // drifts
    const bool east = i % 2 != 0;
    const float begin = east ? right : window.x;
    const float room = east ? window.x + window.w - right : left - window.x;
    if (room <= 0) continue;
    const Vec2 at{begin + scatter(i, 21) * room, top + (0.06f + 0.9f * scatter(i, 22)) * (low - top)};
    out.image(kSoft, at, Vec2{150, 26} * scale, {0.5f, 0.5f}, 0, i % 3 ? rgb(0xcdc3e2, 150) : rgb(0xffffff, 230));
  }
}

}  // namespace

const Look& MarePolareScene::look() {
  static const Look look{
      .images = kImageSpecs,
      .ground_top = rgb(0x8d72b0),
      .ground_bottom = rgb(0x2a4580),
      .banner = rgb(0x2f2b57),
      .banner_ink = rgb(0xffffff),
      .paper = rgb(0xfff6f2),
      .ink = rgb(0x35305e),
      .accent = rgb(0xa8434f),
      .seats = kSeatLooks,
      .ambience = Ambience::Dawn,
  };
  return look;
}

void MarePolareScene::backdrop(const View&, Shape shape, const Camera& camera, Rect window, double seconds, DrawList& out) {
  const float horizon = camera.to_pixels({0, kHorizon}).y;
  draw_sea(window, horizon, out);
  if (horizon > window.y) draw_sky(window, horizon, camera.scale(), seconds, out);
  draw_waves(camera, window, horizon, seconds, kWave1, kWave2, rgb(0xffffff, 150), out);
  draw_shores(shape, camera, window, horizon, out);
  draw_snow(camera, window, seconds, kSnowflake, 40, out);
}

}  // namespace wildshore
