// scene_parts.hpp: what the files of the scene of Rescue Polar Bears share: sprites by layer, and the light that the temperature makes.
#pragma once
#include "games/rescue_polar_bears/scene_board.hpp"

namespace wildshore::rescue_polar_bears {

enum Layer : std::int16_t { kSea, kTilesLayer, kOnIce, kGround, kPieces, kAbove, kTrack, kTrackThings, kTrackText, kAir, kProps };

// The reference holds until the next sprite is added.
Sprite& add(Sprites& out, std::uint32_t id, ImageId image, Vec2 at, Vec2 size, Layer layer);
// A sprite that is only a text.
Sprite& write(Sprites& out, std::uint32_t id, int number, Vec2 at, float size, Color ink, Layer layer);
void ring(Sprite& sprite, ImageId image, Vec2 size, bool below);

constexpr Color mix(Color a, Color b, float t) {
  const auto channel = [t](std::uint8_t x, std::uint8_t y) {
    return static_cast<std::uint8_t>(static_cast<float>(x) + (static_cast<float>(y) - static_cast<float>(x)) * t + 0.5f);
  };
  return {channel(a.r, b.r), channel(a.g, b.g), channel(a.b, b.b), channel(a.a, b.a)};
}

// The captains' colours, by seat; their marks are kMarkAnchor and on.
inline constexpr Color kCaptains[kSeats] = {rgb(0xd9731a), rgb(0x8a5fd0), rgb(0xd94f86), rgb(0x3a7d8c)};

// From 0 (a cold, clear day) to 1 (20 degrees: all is nearly lost).
constexpr float heat_of(const State& state) {
  const float heat = (static_cast<float>(state.temperature) - 7) / 13;
  return heat < 0 ? 0.0f : heat > 1 ? 1.0f : heat;
}
// From cold over lukewarm to hot.
constexpr Color by_heat(const State& state, Color cold, Color warm, Color hot) {
  const float heat = heat_of(state);
  return heat < 0.5f ? mix(cold, warm, heat * 2) : mix(warm, hot, heat * 2 - 1);
}
constexpr Color light_of(const State& state) { return by_heat(state, rgb(0xffffff), rgb(0xfff6f2), rgb(0xffe4d6)); }
constexpr Color mercury_of(const State& state) { return by_heat(state, rgb(0x2f86c9), rgb(0xa85aa8), rgb(0xe23b3b)); }

// How near the melt of the alert's tile is: 0 far, 1, 2, 3 at hand (one die may do it).
constexpr int crack_stage(const State& state) {
  if (state.alert == 0) return 0;
  const int away = static_cast<int>(state.alert) - static_cast<int>(state.temperature);
  return away <= 2 ? 3 : away <= 6 ? 2 : 1;
}

// The parts of the layout (scene_layout.cpp, scene_tracks.cpp).
void add_board(const State& state, Shape shape, Sprites& out);
void add_tracks(const State& state, Shape shape, Sprites& out);

}  // namespace wildshore::rescue_polar_bears
