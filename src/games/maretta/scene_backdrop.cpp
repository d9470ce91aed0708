// scene_backdrop.cpp: the landscapes: a storm at sea on side A, a night of lava on side B.
#include <algorithm>
#include <cmath>

#include "games/maretta/scene.hpp"
#include "games/maretta/scene_board.hpp"

namespace wildshore {

using namespace maretta;

namespace {

// A number in [0, 1) that belongs to the index: scatter without a generator.
float scatter(int index, int salt) {
  const auto mixed = static_cast<std::uint32_t>(index * 7919 + salt * 104729 + 12345) * 2654435761u;
  return static_cast<float>(mixed >> 8) / 16777216.0f;
}
float wave(double seconds, double speed, int key) { return static_cast<float>(std::sin(seconds * speed + key * 2.399)); }
std::uint8_t alpha(float part) { return static_cast<std::uint8_t>(255 * std::clamp(part, 0.0f, 1.0f)); }

// One picture of the landscape: where it is drawn and when.
struct Scenery {
  const Camera& camera;
  Rect window;
  double seconds;
  DrawList& out;
  Rect visible;  // of the board plane

  Vec2 pixels(Vec2 at) const { return camera.to_pixels(at); }
  float scale() const { return camera.scale(); }
  void draw(ImageId image, Vec2 at, Vec2 size, Vec2 anchor = {0.5f, 0.5f}, Color tint = {}) const {
    out.image(image, pixels(at), size * scale(), anchor, 0, tint);
  }
  // Across the whole window, between two heights of the board.
  void band(float top, float bottom, Color from, Color to) const {
    const float y0 = std::max(window.y, pixels({0, top}).y);
    const float y1 = std::min(window.y + window.h, pixels({0, bottom}).y);
    if (y1 > y0) out.gradient({window.x, y0, window.w, y1 - y0}, from, to);
  }
  // Calls place(x, number) for a row of things `pitch` apart that drifts sideways.
  template <class Place>
  void row(float pitch, float drift, const Place& place) const {
    const int first = static_cast<int>(std::floor((visible.x - drift) / pitch)) - 1;
    const int last = static_cast<int>(std::ceil((visible.x + visible.w - drift) / pitch));
    for (int i = first; i <= last; ++i) place(static_cast<float>(i) * pitch + drift, i);
  }
};

constexpr float kHorizon = 20;

void draw_lightning(const Scenery& s) {
  constexpr double kEvery = 9;
  const double in_cycle = std::fmod(s.seconds, kEvery);
  const int number = static_cast<int>(s.seconds / kEvery);
  const float flash = in_cycle < 0.12 ? 1.0f : in_cycle > 0.2 && in_cycle < 0.45 ? static_cast<float>(0.45 - in_cycle) * 3.2f : 0.0f;
  if (flash <= 0 || s.seconds < 1) return;
  const float x = s.visible.x + s.visible.w * (0.15f + 0.7f * scatter(number, 3));
  s.draw(kSoft, {x, kHorizon - 30}, {620, 300}, {0.5f, 0.5f}, rgb(0xdff4f6, alpha(flash * 0.5f)));
  s.draw(kBolt, {x, kHorizon}, {34, 76}, {0.5f, 1}, rgb(0xffffff, alpha(flash)));
}

void draw_clouds(const Scenery& s) {
  const float top = s.visible.y;
  for (int layer = 0; layer < 2; ++layer) {
    const float pitch = layer == 0 ? 330.0f : 390.0f;
    const float drift = static_cast<float>(std::fmod(s.seconds * (layer == 0 ? 5.0 : 9.0), 10000.0));
    s.row(pitch, std::fmod(drift, pitch), [&](float x, int i) {
      const float y = std::min(kHorizon - 104, top + 30) + (layer == 0 ? 22.0f : -8.0f) + 10 * scatter(i, 7);
      s.draw(layer == 0 ? kCloud1 : kCloud2, {x + 40 * scatter(i, 5), y}, {430, 150});
    });
  }
}

// Rows of waves that roll towards the watcher's right, larger the nearer.
void draw_sea(const Scenery& s) {
  const float bottom = s.visible.y + s.visible.h;
  int number = 0;
  for (float y = kHorizon + 10; y < bottom + 40; ++number) {
    const float near = std::clamp((y - kHorizon) / 600, 0.0f, 1.0f);
    const float size = 0.34f + 0.9f * near;
    const float pitch = 320 * size;
    const float drift = 0.5f * pitch * static_cast<float>(number % 2) + static_cast<float>(std::fmod(s.seconds * (7 + 16 * static_cast<double>(near)), static_cast<double>(pitch)));
    const float lift = 3 * (0.5f + near) * wave(s.seconds, 0.9, number);
    s.row(pitch, drift, [&](float x, int) {
      s.draw(number % 2 ? kWave2 : kWave1, {x, y + lift}, {pitch + 1, 60 * size}, {0, 0.4f}, rgb(0xffffff, alpha(0.5f - 0.12f * near)));
    });
    y += 24 + 62 * near;
  }
}

void draw_rain(const Scenery& s) {
  const float unit = std::max(0.6f, s.scale());
  for (int i = 0; i < 70; ++i) {
    const float speed = 620 + 320 * scatter(i, 1);
    const double fall = static_cast<double>(scatter(i, 2)) + s.seconds * static_cast<double>(speed * unit / s.window.h);
    const auto down = static_cast<float>(fall - std::floor(fall));
    const float length = (26 + 26 * scatter(i, 3)) * unit;
    const float x = s.window.x + s.window.w * (1.15f * scatter(i, 4)) - down * 0.14f * s.window.h;
    s.out.image(kRain, {x, s.window.y + down * (s.window.h + length) - length}, {length * 0.2f, length}, {0.5f, 0}, 0, rgb(0xffffff, alpha(0.12f + 0.2f * scatter(i, 6))));
  }
}

void draw_storm(const Scenery& s) {
  s.band(-4000, kHorizon - 70, rgb(0x173a47), rgb(0x2b626d));
  s.band(kHorizon - 70, kHorizon, rgb(0x2b626d), rgb(0xa9cbb2));
  s.band(kHorizon, kHorizon + 130, rgb(0x4b9a9b), rgb(0x2b7f86));
  s.band(kHorizon + 130, kHorizon + 420, rgb(0x2b7f86), rgb(0x1b6273));
  s.band(kHorizon + 420, 4000, rgb(0x1b6273), rgb(0x0f4152));
  s.draw(kSoft, {s.visible.x + s.visible.w * 0.3f, kHorizon - 6}, {900, 150}, {0.5f, 0.5f}, rgb(0xf6f3cf, 120));
  draw_clouds(s);
  draw_lightning(s);
  draw_sea(s);
  draw_rain(s);
}

void draw_mountain(const Scenery& s, const Way& way, Shape shape) {
  const float size = shape == Shape::Wide ? 1.0f : 0.72f;
  const Vec2 crater = way.spot(kLavaStart) + Vec2{-14, -26};
  const float glow = 1 + 0.06f * wave(s.seconds, 1.3, 0);
  for (int puff = 0; puff < 5; ++puff) {
    const double age = std::fmod(s.seconds * 0.06 + puff * 0.2, 1.0);
    const auto t = static_cast<float>(age);
    s.draw(kSoft, crater + Vec2{(30 + 150 * t) * size, (-20 - 130 * t) * size}, Vec2{150 + 190 * t, 110 + 120 * t} * size, {0.5f, 0.5f}, rgb(0x6b3a55, alpha(0.55f * (1 - t))));
  }
  s.draw(kSoft, crater, Vec2{520, 420} * (size * glow), {0.5f, 0.5f}, rgb(0xff7a3a, 170));
  s.draw(kVolcano, crater, Vec2{432, 332} * size, {0.5f, 0.24f});
  const float foot = crater.y + 332 * 0.76f * size;  // sinks into the plain
  for (int i = -3; i <= 3; ++i) {
    s.draw(kSoft, {crater.x + 74 * size * static_cast<float>(i), foot + 8 * size * scatter(i + 3, 31)}, Vec2{210, 84} * size, {0.5f, 0.5f}, rgb(0x3a1b3c));
  }
}

void draw_embers(const Scenery& s) {
  const float unit = std::max(0.6f, s.scale());
  for (int i = 0; i < 44; ++i) {
    const float speed = 26 + 44 * scatter(i, 1);
    const double rise = static_cast<double>(scatter(i, 2)) + s.seconds * static_cast<double>(speed * unit / s.window.h);
    const auto up = static_cast<float>(rise - std::floor(rise));
    const float size = (4 + 9 * scatter(i, 3)) * unit;
    const float x = s.window.x + s.window.w * scatter(i, 4) + 26 * unit * wave(s.seconds, 0.6, i);
    s.out.image(kEmber, {x, s.window.y + (1 - up) * s.window.h}, {size, size}, {0.5f, 0.5f}, 60 * wave(s.seconds, 0.8, i),
                rgb(0xffffff, alpha((0.3f + 0.7f * scatter(i, 6)) * (1 - up) * (0.75f + 0.25f * wave(s.seconds, 5, i)))));
  }
}

void draw_night(const Scenery& s, const Way& way, Shape shape, float bottom) {
  s.band(-4000, 60, rgb(0x1a1030), rgb(0x4b1f45));
  s.band(60, 170, rgb(0x4b1f45), rgb(0x8c3440));
  s.band(170, bottom, rgb(0x4a2440), rgb(0x2f1738));
  s.band(bottom, 4000, rgb(0x2f1738), rgb(0x160a1e));
  for (int i = 0; i < 40; ++i) {
    const Vec2 at{s.window.x + s.window.w * scatter(i, 11), s.window.y + s.window.h * 0.22f * scatter(i, 12)};
    const float size = (1.6f + 2.4f * scatter(i, 13)) * std::max(0.8f, s.scale());
    s.out.image(kSoft, at, {size * 1.8f, size * 1.8f}, {0.5f, 0.5f}, 0, rgb(0xffe3d4, alpha(0.5f + 0.4f * wave(s.seconds, 1.7, i))));
  }
  s.row(620, 0, [&](float x, int) { s.draw(kRidge, {x, 174}, {640, 120}, {0, 1}); });
  s.band(172, 230, rgb(0x5a2a44, 255), rgb(0x452040, 255));
  s.band(230, bottom, rgb(0x452040), rgb(0x2f1738));
  draw_mountain(s, way, shape);
  s.row(410, 130, [&](float x, int i) { s.draw(kRocks, {x, bottom + 26 + 20 * scatter(i, 21)}, {420, 92}, {0, 1}, rgb(0xffffff, 220)); });
  s.band(bottom + 20, bottom + 60, rgb(0x190b22), rgb(0x1d0d26));
  s.band(bottom + 60, 4000, rgb(0x1d0d26), rgb(0x12071a));
  const float glow = 0.2f + 0.04f * wave(s.seconds, 0.8, 3);
  s.out.image(kSoft, {s.window.x + s.window.w / 2, s.window.y + s.window.h * 1.04f}, {s.window.w * 1.3f, s.window.h * 0.6f}, {0.5f, 0.5f}, 0, rgb(0xf0521f, alpha(glow)));
  draw_embers(s);
}

}  // namespace

void CastawayScene::backdrop(const View& view, Shape shape, const Camera& camera, Rect window, double seconds, DrawList& out) {
  const Vec2 corner = camera.to_board({window.x, window.y});
  const Scenery scenery{camera, window, seconds, out, {corner.x, corner.y, window.w / camera.scale(), window.h / camera.scale()}};
  const Options& options = view.state.options;
  if (options.side == Side::Maretta) return draw_storm(scenery);
  draw_night(scenery, Way(options, shape), shape, plan_of(options, shape).way_bottom);
}

}  // namespace wildshore
