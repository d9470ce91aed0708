// scene_look.cpp: the images and colours of Frost Bitten!, and its landscape: water, shores, waves, light and snow.
#include <algorithm>
#include <cmath>

#include "games/frost_bitten/scene.hpp"
#include "games/frost_bitten/scene_board.hpp"
#include "stage/weather.hpp"

namespace wildshore {

using namespace frost_bitten;

namespace {

#define FROST "svg/frost_bitten/"
constexpr ImageSpec kImageSpecs[] = {
    {"", {0, 0}},
    {FROST "floe_1.svg", {114, 114}}, {FROST "floe_2.svg", {114, 114}}, {FROST "floe_3.svg", {114, 114}}, {FROST "floe_4.svg", {114, 114}},
    {FROST "floe_ring_1.svg", {137, 137}}, {FROST "floe_ring_2.svg", {137, 137}}, {FROST "floe_ring_3.svg", {137, 137}}, {FROST "floe_ring_4.svg", {137, 137}},
    {FROST "floe_shadow.svg", {114, 114}},
    {FROST "mark_sun.svg", {36, 36}}, {FROST "mark_moon.svg", {36, 36}}, {FROST "mark_crown.svg", {36, 36}}, {FROST "mark_arms.svg", {36, 36}},
    {FROST "penguin_sun.svg", {56, 70}}, {FROST "penguin_moon.svg", {56, 70}}, {FROST "penguin_crown.svg", {56, 70}}, {FROST "penguin_arms.svg", {56, 70}},
    {FROST "penguin_sun_hop.svg", {56, 70}}, {FROST "penguin_moon_hop.svg", {56, 70}}, {FROST "penguin_crown_hop.svg", {56, 70}}, {FROST "penguin_arms_hop.svg", {56, 70}},
    {FROST "penguin_sun_home.svg", {56, 70}}, {FROST "penguin_moon_home.svg", {56, 70}}, {FROST "penguin_crown_home.svg", {56, 70}}, {FROST "penguin_arms_home.svg", {56, 70}},
    {FROST "piece_shadow.svg", {52, 20}}, {FROST "piece_ring.svg", {74, 74}}, {FROST "pole_ring.svg", {48, 96}},
    {FROST "bear.svg", {110, 84}}, {FROST "bear_walk.svg", {110, 84}}, {FROST "bear_roar.svg", {110, 84}},
    {FROST "south_shore.svg", {240, 800}}, {FROST "north_shore.svg", {240, 800}}, {FROST "south_shore_tall.svg", {800, 240}}, {FROST "north_shore_tall.svg", {800, 240}},
    {FROST "equator.svg", {200, 800}}, {FROST "equator_tall.svg", {800, 200}},
    {FROST "die.svg", {116, 116}}, {FROST "die_tumble_1.svg", {116, 116}}, {FROST "die_tumble_2.svg", {116, 116}},
    {FROST "face_penguin.svg", {30, 30}}, {FROST "face_bear.svg", {30, 30}}, {FROST "alert.svg", {44, 44}},
    {FROST "snowflake.svg", {14, 14}}, {FROST "splash.svg", {96, 96}}, {FROST "wave_1.svg", {240, 24}}, {FROST "wave_2.svg", {240, 24}},
    {FROST "bubble.svg", {12, 12}}, {FROST "confetti_1.svg", {18, 18}}, {FROST "confetti_2.svg", {18, 18}}, {FROST "confetti_3.svg", {18, 18}},
    {FROST "flag_won.svg", {44, 55}}, {FROST "arrow.svg", {52, 52}}, {FROST "confirm.svg", {60, 60}}, {"svg/common/soft.svg", {64, 64}},
    {FROST "blink_sun.svg", {56, 70}}, {FROST "blink_moon.svg", {56, 70}}, {FROST "blink_crown.svg", {56, 70}}, {FROST "blink_arms.svg", {56, 70}},
    {FROST "blink_sun_home.svg", {56, 70}}, {FROST "blink_moon_home.svg", {56, 70}}, {FROST "blink_crown_home.svg", {56, 70}}, {FROST "blink_arms_home.svg", {56, 70}},
    {FROST "blink_bear.svg", {110, 84}}, {FROST "foam.svg", {36, 24}},
};
#undef FROST
static_assert(sizeof kImageSpecs / sizeof kImageSpecs[0] == kImages);

constexpr SeatLook kSeatLooks[] = {
    {rgb(0xf2a33a), kMarkSun, "suit.sun"},
    {rgb(0x6f7be0), kMarkMoon, "suit.moon"},
    {rgb(0xe0567a), kMarkCrown, "suit.crown"},
    {rgb(0x3aa37f), kMarkArms, "suit.arms"},
};

constexpr Color kSnow = rgb(0xeef6fb);

// Light on the water: glints that come and go, each at a place of its own.
void draw_glints(const Camera& camera, Rect visible, double seconds, DrawList& out) {
  for (int i = 0; i < 26; ++i) {
    const double life = seconds * (0.22 + 0.2 * static_cast<double>(scatter(i, 11))) + static_cast<double>(scatter(i, 12));
    const auto turn = static_cast<int>(life);
    const float bright = static_cast<float>(std::sin((life - turn) * 3.14159265));
    const Vec2 at{visible.x + scatter(i * 31 + turn % 997, 13) * visible.w, visible.y + scatter(i * 31 + turn % 997, 14) * visible.h};
    const float size = (16 + 22 * scatter(i, 15)) * camera.scale();
    out.image(kSoft, camera.to_pixels(at), {size * 1.8f, size * 0.34f}, {0.5f, 0.5f}, 0, rgb(0xffffff, static_cast<std::uint8_t>(120 * bright)));
  }
}

// The lines of latitude (1.2), unless floes drift across them.
void draw_latitudes(const State& state, Shape shape, const Camera& camera, DrawList& out) {
  if (state.options.drift != Drift::Lines) return;
  for (int water = 0; water < waters(state.options); ++water) {
    for (int line = 1; line < packs(state.options); ++line) {
      const float along = static_cast<float>(water) * (water_length(state.options) + kBelt) + kUnit * 3 * static_cast<float>(line);
      for (float across = 4; across < kAcross; across += 17) {
        const Vec2 at = camera.to_pixels(on_board(shape, state.options, along, across));
        const float dot = 3.2f * camera.scale();
        out.image(kSoft, at, {dot * 2.4f, dot * 2.4f}, {0.5f, 0.5f}, 0, rgb(0xffffff, 170));
      }
    }
  }
}

void draw_shores(const State& state, Shape shape, const Camera& camera, Rect window, DrawList& out) {
  const float scale = camera.scale();
  const float north = north_shore(state.options);
  if (shape == Shape::Wide) {
    const float height = window.h;  // the strips stretch along the shore, so that nothing on them is cut off
    const float top = window.y;
    const float south_edge = camera.to_pixels({-204, 0}).x;
    const float north_edge = camera.to_pixels({north + 204, 0}).x;
    out.gradient({window.x, window.y, south_edge + 1 - window.x, window.h}, kSnow, kSnow);
    out.gradient({north_edge - 1, window.y, window.x + window.w - north_edge + 1, window.h}, kSnow, kSnow);
    out.image(kSouthShore, {south_edge, top}, {240 * scale, height}, {0, 0}, 0, {});
    out.image(kNorthShore, {camera.to_pixels({north - 36, 0}).x, top}, {240 * scale, height}, {0, 0}, 0, {});
    if (state.options.mega) {
      const float belt = camera.to_pixels({water_length(state.options) + kBelt / 2, 0}).x;
      out.image(kEquatorBelt, {belt, top}, {200 * scale, height}, {0.5f, 0}, 0, {});
    }
    return;
  }
  const float width = window.w;
  const float left = window.x;
  const float north_edge = camera.to_pixels({0, -186}).y;
  const float south_edge = camera.to_pixels({0, north + 200}).y;
  out.gradient({window.x, window.y, window.w, std::max(0.0f, north_edge + 1 - window.y)}, kSnow, kSnow);
  out.gradient({window.x, south_edge - 1, window.w, std::max(0.0f, window.y + window.h - south_edge + 1)}, kSnow, kSnow);
  out.image(kNorthShoreTall, {left, north_edge}, {width, 240 * scale}, {0, 0}, 0, {});
  out.image(kSouthShoreTall, {left, camera.to_pixels({0, north - 40}).y}, {width, 240 * scale}, {0, 0}, 0, {});
  if (state.options.mega) {
    const float belt = camera.to_pixels({0, water_length(state.options) + kBelt / 2}).y;
    out.image(kEquatorBeltTall, {left, belt}, {width, 200 * scale}, {0, 0.5f}, 0, {});
  }
}

}  // namespace

const Look& FrostBittenScene::look() {
  static const Look look{
      .images = kImageSpecs,
      .ground_top = rgb(0x7fc9de),
      .ground_bottom = rgb(0x1f5f93),
      .banner = rgb(0x0f3252),
      .banner_ink = rgb(0xffffff),
      .paper = rgb(0xf7fbfe),
      .ink = rgb(0x173a57),
      .accent = rgb(0x1f78b0),
      .seats = kSeatLooks,
      .ambience = Ambience::Ice,
  };
  return look;
}

ImageId FrostBittenScene::log_image(const Event& event) {
  const auto of_seat = [&event](Image first) { return static_cast<ImageId>(first + event.seat); };
  switch (event.kind) {
    case EventKind::FirstPlayer:
    case EventKind::Won: return of_seat(kHopSun);
    case EventKind::Rolled:
    case EventKind::DieChosen: return is_bear_die(event.die) ? kFaceBear : event.die == Die::Five ? kFaceAlert : kFacePenguin;
    case EventKind::Alert: return kFaceAlert;
    case EventKind::PenguinStepped: return of_seat(kPenguinSun);
    case EventKind::FloeSlid: return kFloe1;
    case EventKind::BearStepped: return kBear;
    case EventKind::PenguinCaught: return kBearRoar;
    case EventKind::PenguinArrived: return kFlag;
    case EventKind::MovesLapsed: return kDie;
    case EventKind::TurnBegins:
    case EventKind::TurnEnded: break;
  }
  return kNoImage;
}

void FrostBittenScene::backdrop(const View& view, Shape shape, const Camera& camera, Rect window, double seconds, DrawList& out) {
  const Vec2 corner = camera.to_board({window.x, window.y});
  const Rect visible{corner.x, corner.y, window.w / camera.scale(), window.h / camera.scale()};
  const Look& colors = look();
  out.gradient({window.x, window.y, window.w, window.h * 0.45f}, colors.ground_top, rgb(0x3f9cc4));
  out.gradient({window.x, window.y + window.h * 0.45f, window.w, window.h * 0.55f}, rgb(0x3f9cc4), colors.ground_bottom);
  const float glow = std::max(window.w, window.h) * 0.9f;
  out.image(kSoft, {window.x + window.w * 0.2f, window.y}, {glow, glow * 0.8f}, {0.5f, 0.5f}, 0, rgb(0xfff0c4, 120));
  draw_waves(camera, window, window.y - 62 * camera.scale(), seconds, kWave1, kWave2, rgb(0xffffff, 150), out);
  draw_glints(camera, visible, seconds, out);
  draw_latitudes(view.state, shape, camera, out);
  draw_shores(view.state, shape, camera, window, out);
  draw_snow(camera, window, seconds, kSnowflake, 46, out);
}

}  // namespace wildshore
