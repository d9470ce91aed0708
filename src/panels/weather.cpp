// weather.cpp: what moves over a game's picture in the harbour: snow, rain, dust, embers. A picture of the time alone; nothing is kept.
#include "panels/weather.hpp"

#include <cmath>

namespace wildshore {
namespace {

// How the specks of a weather go, for a picture 400 wide; they wrap around at its edges.
struct Spec {
  int count;
  Vec2 speed;         // pixels per second
  float swing;        // to and fro, in pixels
  float least, most;  // radius
  Color color;
  float alpha;
  float streak;       // drawn as a line so many times the way of a frame; 0: a dot
  bool twinkle;
};
constexpr Spec kSpecs[] = {
    {0, {}, 0, 0, 0, {}, 0, 0, false},
    {26, {6, 26}, 8, 0.9f, 2.4f, rgb(0xffffff), 0.9f, 0, false},        // Snow
    {20, {-9, 3}, 5, 0.8f, 1.9f, rgb(0xfff1e2), 0.85f, 0, true},        // Sparkle
    {22, {26, -2}, 6, 0.8f, 2.0f, rgb(0xffdca0), 0.6f, 0, true},        // Dust
    {30, {-70, 210}, 0, 0.7f, 1.1f, rgb(0xe4faf6), 0.5f, 0.07f, false},  // Rain
    {26, {7, -34}, 9, 0.9f, 2.3f, rgb(0xffb35c), 0.95f, 0, true},       // Embers
};

// A number in [0, 1) that belongs to the index.
float scatter(int index, int salt) {
  auto mixed = static_cast<std::uint32_t>(index * 7919 + salt * 104729 + 12345);
  for (int round = 0; round < 2; ++round) mixed = (mixed ^ (mixed >> 15)) * 0x2c1b3c6du;
  return static_cast<float>((mixed ^ (mixed >> 13)) & 0xffffffu) / 16777216.0f;
}

float wrapped(float value, float length) { return value - length * std::floor(value / length); }

}  // namespace

void draw_weather(const Ui& ui, Weather weather, Rect area, float warm) {
  const Spec& spec = kSpecs[static_cast<std::size_t>(weather)];
  if (spec.count == 0 || area.w <= 0 || area.h <= 0) return;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRect({area.x, area.y}, {right(area), bottom(area)}, true);
  const float unit = area.w / 400;
  const float time = ui.still() ? 0 : ui.now();
  for (int i = 0; i < spec.count; ++i) {
    const float near = 0.5f + 0.5f * scatter(i, 1);  // what is near is larger and faster
    const float sway = spec.swing * std::sin(time * (0.6f + scatter(i, 2)) + static_cast<float>(i)) * unit;
    const Vec2 at{area.x + wrapped(scatter(i, 3) * area.w + spec.speed.x * near * unit * time + sway, area.w),
                  area.y + wrapped(scatter(i, 4) * area.h + spec.speed.y * near * unit * time, area.h)};
    const float glow = spec.twinkle ? 0.55f + 0.45f * std::sin(time * (1.3f + 2 * scatter(i, 5)) + static_cast<float>(i) * 2) : 1.0f;
    const ImU32 color = tone(ui, spec.color, spec.alpha * glow * (0.55f + 0.45f * warm) * near);
    const float r = (spec.least + (spec.most - spec.least) * scatter(i, 6)) * unit;
    if (spec.streak > 0) list.AddLine(im(at), im(at + spec.speed * (spec.streak * unit)), color, 1.6f * r);
    else list.AddCircleFilled(im(at), r, color, 8);
  }
  list.PopClipRect();
}

}  // namespace wildshore
