// weather.cpp: see weather.hpp.
#include "stage/weather.hpp"

#include <algorithm>
#include <cmath>

namespace wildshore {

float scatter(int index, int salt) {
  auto mixed = static_cast<std::uint32_t>(index * 7919 + salt * 104729 + 12345);
  for (int round = 0; round < 2; ++round) mixed = (mixed ^ (mixed >> 15)) * 0x2c1b3c6du;
  return static_cast<float>((mixed ^ (mixed >> 13)) & 0xffffffu) / 16777216.0f;
}

void draw_waves(const Camera& camera, Rect window, float top, double seconds, ImageId one, ImageId other, Color tint, DrawList& out) {
  constexpr float kRow = 62;
  constexpr float kPitch = 250;
  const float scale = camera.scale();
  const Vec2 from = camera.to_board({window.x, top});
  const Vec2 to = camera.to_board({window.x + window.w, window.y + window.h});
  const int first = static_cast<int>(std::ceil(from.y / kRow + 0.3f));
  const int last = static_cast<int>(std::ceil(to.y / kRow));
  for (int row = first; row <= last; ++row) {
    const float drift = 26 * static_cast<float>(std::sin(seconds * 0.35 + row * 1.7)) + (row % 2 ? kPitch / 2 : 0);
    const int start = static_cast<int>(std::floor((from.x - drift) / kPitch));
    const int end = static_cast<int>(std::ceil((to.x - drift) / kPitch));
    for (int i = start; i <= end; ++i) {
      const Vec2 at{static_cast<float>(i) * kPitch + drift, static_cast<float>(row) * kRow + 3 * static_cast<float>(std::sin(seconds * 0.9 + i + row))};
      out.image(row % 2 ? one : other, camera.to_pixels(at), Vec2{240, 24} * scale, {0, 0.5f}, 0, tint);
    }
  }
}

void draw_snow(const Camera& camera, Rect window, double seconds, ImageId flake, int count, DrawList& out) {
  const float unit = std::max(0.6f, camera.scale());
  for (int i = 0; i < count; ++i) {
    const float speed = 14 + 26 * scatter(i, 1);
    const double fall = static_cast<double>(scatter(i, 2)) + seconds * static_cast<double>(speed * unit / window.h);
    const auto down = static_cast<float>(fall - std::floor(fall));
    const float sway = 12 * unit * static_cast<float>(std::sin(seconds * 0.7 + i));
    const float size = (4 + 7 * scatter(i, 3)) * unit;
    const Vec2 at{window.x + scatter(i, 4) * window.w + sway, window.y + down * window.h};
    out.image(flake, at, {size, size}, {0.5f, 0.5f}, 40 * static_cast<float>(std::fmod(seconds, 9.0)) * (scatter(i, 5) - 0.5f),
              rgb(0xffffff, static_cast<std::uint8_t>(90 + 110 * scatter(i, 6))));
  }
}

}  // namespace wildshore
