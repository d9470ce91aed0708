// scene_look.cpp: the images and colours of The Mara, and its landscape: sky, sun, hills, acacias, birds and dust.
#include <algorithm>
#include <cmath>

#include "games/the_mara/scene.hpp"
#include "games/the_mara/scene_board.hpp"

namespace wildshore {

using namespace the_mara;

namespace {

#define MARA "svg/the_mara/"
#define ANIMAL(name) {MARA name ".svg", {54, 54}}
constexpr ImageSpec kImageSpecs[] = {
    {"", {0, 0}},
    {MARA "hex_wide.svg", {100, 116}}, {MARA "hex_tall.svg", {112, 104}}, {MARA "hex_ring_wide.svg", {106, 123}}, {MARA "hex_ring_tall.svg", {119, 110}},
    {MARA "face_wide.svg", {100, 116}}, {MARA "face_tall.svg", {112, 104}}, {MARA "reserve_wide.svg", {720, 650}}, {MARA "reserve_tall.svg", {650, 720}},
    {MARA "grove.svg", {62, 62}}, {MARA "bush.svg", {62, 62}}, {MARA "savannah.svg", {62, 62}}, {MARA "waterhole.svg", {62, 62}}, {MARA "river.svg", {62, 62}},
    {MARA "kilimanjaro.svg", {104, 92}},
    ANIMAL("leopard"), ANIMAL("bushbuck"), ANIMAL("blue_monkey"), ANIMAL("tree_frog"), ANIMAL("turaco"), ANIMAL("stick_insect"),
    ANIMAL("caracal"), ANIMAL("dik_dik"), ANIMAL("bushbaby"), ANIMAL("rain_frog"), ANIMAL("hornbill"), ANIMAL("mantis"),
    ANIMAL("lion"), ANIMAL("elephant"), ANIMAL("baboon"), ANIMAL("sand_frog"), ANIMAL("ostrich"), ANIMAL("dung_beetle"),
    ANIMAL("hyena"), ANIMAL("zebra"), ANIMAL("vervet"), ANIMAL("bullfrog"), ANIMAL("crowned_crane"), ANIMAL("dragonfly"),
    ANIMAL("otter"), ANIMAL("hippo"), ANIMAL("colobus"), ANIMAL("clawed_frog"), ANIMAL("kingfisher"), ANIMAL("mayfly"),
    {MARA "card_grove.svg", {84, 103}}, {MARA "card_bush.svg", {84, 103}}, {MARA "card_savannah.svg", {84, 103}},
    {MARA "card_waterhole.svg", {84, 103}}, {MARA "card_river.svg", {84, 103}},
    {MARA "print.svg", {84, 103}}, {MARA "card_back.svg", {84, 103}}, {MARA "card_ring.svg", {104, 128}},
    {MARA "kind_carnivore.svg", {32, 32}}, {MARA "kind_herbivore.svg", {32, 32}}, {MARA "kind_primate.svg", {32, 32}},
    {MARA "kind_amphibian.svg", {32, 32}}, {MARA "kind_bird.svg", {32, 32}}, {MARA "kind_insect.svg", {32, 32}},
    {MARA "jeep_1.svg", {50, 41}}, {MARA "jeep_2.svg", {50, 41}}, {MARA "jeep_3.svg", {50, 41}}, {MARA "jeep_4.svg", {50, 41}},
    {MARA "track_1.svg", {52, 14}}, {MARA "track_2.svg", {52, 14}}, {MARA "track_3.svg", {52, 14}}, {MARA "track_4.svg", {52, 14}},
    {MARA "mark_acacia.svg", {32, 32}}, {MARA "mark_shield.svg", {32, 32}}, {MARA "mark_mountain.svg", {32, 32}}, {MARA "mark_tent.svg", {32, 32}},
    {MARA "jeep_shadow.svg", {64, 21}}, {MARA "path_ring.svg", {73, 38}}, {MARA "track_ring.svg", {136, 71}}, {MARA "spot_ring.svg", {112, 74}},
    {MARA "lodge.svg", {82, 72}}, {MARA "album.svg", {92, 79}}, {MARA "note.svg", {40, 40}}, {MARA "camera.svg", {40, 35}},
    {MARA "binoculars.svg", {36, 27}}, {MARA "flash.svg", {96, 96}}, {MARA "plate.svg", {480, 140}}, {MARA "tray_wide.svg", {120, 470}},
    {MARA "tray_tall.svg", {244, 108}}, {MARA "route_dot.svg", {14, 14}}, {MARA "chip.svg", {40, 26}},
    {MARA "hills_far.svg", {1280, 260}}, {MARA "hills_near.svg", {1280, 260}}, {MARA "acacia.svg", {180, 169}}, {MARA "bird.svg", {40, 18}},
    {MARA "tuft.svg", {60, 45}}, {"svg/frost_bitten/confetti_1.svg", {18, 18}}, {"svg/frost_bitten/confetti_2.svg", {18, 18}},
    {"svg/frost_bitten/confetti_3.svg", {18, 18}}, {"svg/common/soft.svg", {64, 64}},
};
#undef ANIMAL
#undef MARA
static_assert(sizeof kImageSpecs / sizeof kImageSpecs[0] == kImages);

constexpr SeatLook kSeatLooks[] = {
    {rgb(0xc8352c), kMarkImage, "mara.mark.acacia"},
    {rgb(0x2a5fc4), kMarkImage + 1, "mara.mark.shield"},
    {rgb(0x3b3640), kMarkImage + 2, "mara.mark.mountain"},
    {rgb(0x93328c), kMarkImage + 3, "mara.mark.tent"},
};

// A number in [0, 1) that belongs to the index: scatter without a generator.
float scatter(int index, int salt) {
  std::uint32_t mixed = static_cast<std::uint32_t>(index * 64 + salt + 1) * 2654435761u;
  mixed = (mixed ^ (mixed >> 15)) * 2246822519u;
  return static_cast<float>((mixed ^ (mixed >> 13)) >> 8) / 16777216.0f;
}

// Hills repeat side by side, so that they cover any window at their own proportions.
void draw_hills(ImageId image, float top, float height, Rect window, Color ground, DrawList& out) {
  const float width = height * 1280 / 260;
  for (float x = window.x; x < window.x + window.w; x += width) out.image(image, {x, top}, {width + 1, height}, {0, 0}, 0, {});
  const float below = top + height - 1;
  out.gradient({window.x, below, window.w, std::max(0.0f, window.y + window.h - below)}, ground, rgb(0x8a4a2c));
}

void draw_acacias(Rect window, float unit, DrawList& out) {
  struct Spot {
    float x, y, size;
    std::uint8_t alpha;
  };
  // As parts of the window: along the rims, out of the way of the reserve.
  constexpr Spot kSpots[] = {{0.012f, 0.60f, 96, 215}, {0.10f, 0.46f, 46, 150}, {0.23f, 0.43f, 34, 120}, {0.60f, 0.44f, 40, 130},
                             {0.71f, 0.48f, 62, 170},  {0.86f, 0.45f, 38, 130}, {0.97f, 0.56f, 88, 205}, {0.05f, 0.93f, 150, 235}, {0.69f, 0.97f, 128, 225}};
  for (const Spot& spot : kSpots) {
    const float size = spot.size * unit;
    out.image(kAcacia, {window.x + spot.x * window.w, window.y + spot.y * window.h}, {size * 1.06f, size}, {0.5f, 1}, 0, rgb(0xffffff, spot.alpha));
  }
}

void draw_tufts(Rect window, float unit, DrawList& out) {
  for (int i = 0; i < 34; ++i) {
    const float depth = scatter(i, 1);
    const float size = (14 + 30 * depth) * unit;
    const Vec2 at{window.x + scatter(i, 2) * window.w, window.y + window.h * (0.62f + 0.38f * depth)};
    out.image(kTuft, at, {size * 1.33f, size}, {0.5f, 1}, 0, rgb(0xffffff, static_cast<std::uint8_t>(90 + 110 * depth)));
  }
}

// A few birds far away, crossing the sky in a loose flock.
void draw_birds(Rect window, float unit, double seconds, DrawList& out) {
  for (int i = 0; i < 7; ++i) {
    const double way = seconds * 0.012 + 0.03 * i + static_cast<double>(scatter(i, 7)) * 0.05;
    const auto across = static_cast<float>(way - std::floor(way)) * 1.2f - 0.1f;
    const float flap = 1 + 0.35f * static_cast<float>(std::sin(seconds * (5 + scatter(i, 8)) + i));
    const float size = (10 + 8 * scatter(i, 9)) * unit;
    const Vec2 at{window.x + across * window.w, window.y + window.h * (0.10f + 0.11f * scatter(i, 10)) + 3 * unit * static_cast<float>(std::sin(seconds * 0.6 + i))};
    out.image(kBirdFar, at, {size * 2.2f, size * flap}, {0.5f, 0.5f}, 0, rgb(0xffffff, 190));
  }
}

void draw_dust(Rect window, float unit, double seconds, DrawList& out) {
  for (int i = 0; i < 30; ++i) {
    const double way = static_cast<double>(scatter(i, 3)) + seconds * static_cast<double>(0.006f + 0.012f * scatter(i, 4));
    const auto across = static_cast<float>(way - std::floor(way));
    const float height = 0.35f + 0.6f * scatter(i, 5);
    const Vec2 at{window.x + (across * 1.1f - 0.05f) * window.w, window.y + height * window.h + 9 * unit * static_cast<float>(std::sin(seconds * 0.5 + i * 1.3))};
    const float size = (5 + 11 * scatter(i, 6)) * unit;
    out.image(kSoft, at, {size, size}, {0.5f, 0.5f}, 0, rgb(0xffe9c4, static_cast<std::uint8_t>(60 + 80 * scatter(i, 11))));
  }
}

}  // namespace

const Look& TheMaraScene::look() {
  static const Look look{
      .images = kImageSpecs,
      .ground_top = rgb(0x3b2a4f),
      .ground_bottom = rgb(0x8a4a2c),
      .banner = rgb(0x3b1f2c),
      .banner_ink = rgb(0xfff7ea),
      .paper = rgb(0xfff7ea),
      .ink = rgb(0x4a2a1c),
      .accent = rgb(0xb84e24),
      .seats = kSeatLooks,
      .ambience = Ambience::Savannah,
  };
  return look;
}

void TheMaraScene::backdrop(const View&, Shape, const Camera&, Rect window, double seconds, DrawList& out) {
  const float unit = std::clamp(std::min(window.w, window.h * 1.4f) / 900, 0.5f, 2.0f);
  const auto band = [&](float from, float to, Color first, Color last) {
    out.gradient({window.x, window.y + from * window.h, window.w, (to - from) * window.h + 1}, first, last);
  };
  band(0, 0.20f, rgb(0x3b2a4f), rgb(0x7a3f5c));
  band(0.20f, 0.36f, rgb(0x7a3f5c), rgb(0xc9604f));
  band(0.36f, 0.62f, rgb(0xc9604f), rgb(0xf2ad62));
  const Vec2 sun{window.x + window.w * 0.17f, window.y + window.h * 0.30f};
  const float glow = std::min(window.w, window.h) * 1.25f;
  out.image(kSoft, sun, {glow, glow}, {0.5f, 0.5f}, 0, rgb(0xffc46a, 190));
  out.image(kSoft, sun, {glow * 0.5f, glow * 0.5f}, {0.5f, 0.5f}, 0, rgb(0xffe9b4, 230));
  out.image(kSoft, sun, {glow * 0.2f, glow * 0.2f}, {0.5f, 0.5f}, 0, rgb(0xfff6dc));
  draw_birds(window, unit, seconds, out);
  draw_hills(kHillsFar, window.y + window.h * 0.36f, std::max(150.0f * unit, window.h * 0.24f), window, rgb(0xa4503f), out);
  draw_hills(kHillsNear, window.y + window.h * 0.47f, std::max(150.0f * unit, window.h * 0.26f), window, rgb(0xa05a34), out);
  draw_tufts(window, unit, out);
  draw_acacias(window, unit, out);
  draw_dust(window, unit, seconds, out);
}

}  // namespace wildshore
