// sprite.hpp: the words of the stage: points, colours, images, targets and sprites. No SDL, no pixels: board units.
#pragma once
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/list.hpp"

namespace wildshore {

struct Vec2 {
  float x = 0;
  float y = 0;
  bool operator==(const Vec2&) const = default;
};
inline Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
inline Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
inline Vec2 operator*(Vec2 a, float k) { return {a.x * k, a.y * k}; }

struct Rect {
  float x = 0, y = 0, w = 0, h = 0;
  bool contains(Vec2 p) const { return p.x >= x && p.y >= y && p.x < x + w && p.y < y + h; }
  Vec2 centre() const { return {x + w / 2, y + h / 2}; }
  bool operator==(const Rect&) const = default;
};

struct Color {
  std::uint8_t r = 255, g = 255, b = 255, a = 255;
  bool operator==(const Color&) const = default;
};
constexpr Color rgb(std::uint32_t hex, std::uint8_t alpha = 255) {
  return {static_cast<std::uint8_t>(hex >> 16), static_cast<std::uint8_t>(hex >> 8), static_cast<std::uint8_t>(hex), alpha};
}

// A picture a scene may use: the SVG's path below assets/ and the largest size (board units) it is drawn at, which decides the raster.
struct ImageSpec {
  std::string_view path;
  Vec2 size;
};

using ImageId = std::uint16_t;   // index into the scene's images(); 0 is "no image"
using TargetId = std::uint16_t;  // something that may be clicked; 0 is none

// Targets from here on have no sprite: the panels show them as buttons while they may be picked.
inline constexpr TargetId kFirstButton = 0x8000;

// An action is a short path of targets: "penguin 2, floe 1C".
using Path = List<TargetId, 6>;

// Whether the board lies on its side (wide windows) or stands upright (phones).
enum class Shape : std::uint8_t { Wide, Tall };

// A short text that lives in a sprite or a draw command without allocation.
struct Caption {
  char text[16] = {};
  bool operator==(const Caption&) const = default;
  bool empty() const { return text[0] == 0; }
  std::string_view view() const { return text; }
};
Caption caption(std::string_view text);

// One thing on the table. Ids are stable: piece 7 is piece 7 for the whole game, so the timeline knows what moved.
struct Sprite {
  std::uint32_t id = 0;
  ImageId image = 0;
  Vec2 at;                    // where the anchor lies, in board units
  Vec2 size;                  // in board units
  Vec2 anchor{0.5f, 0.5f};    // which point of the image lies on `at`: 0,0 top left
  float angle = 0;            // degrees, clockwise
  std::int16_t layer = 0;     // lower is drawn first; within a layer by y of `at`
  Color tint;                 // multiplied
  float bob = 0;              // idle up-and-down, in board units
  float breath = 0;           // idle swelling, as a part of the size
  float roam = 0;             // idle drifting about, in board units, and turning, in degrees
  std::uint32_t sway = 0;     // sprites with the same sway bob and drift together (a floe and who stands on it)
  TargetId target = 0;        // may be clicked when the path of a legal action goes through it
  bool drag = false;          // may also be dragged to the target that comes next in the path
  ImageId ring = 0;           // drawn with the sprite while it may be clicked
  Vec2 ring_size;             // zero: like size
  bool ring_below = false;    // the ring lies on the ground, around the anchor, under the image
  Vec2 reach;                 // the clickable area around the image's centre; zero: like size
  Caption badge;              // short text on the middle of the image
  float badge_size = 0;       // in board units
  Color badge_color{23, 58, 87, 255};
  float rock = 0;             // idle rocking to and fro, in degrees, with its sway
  ImageId blink = 0;          // drawn over the image for a moment now and then: closed lids, a twitching ear
  bool operator==(const Sprite&) const = default;
};
using Sprites = std::vector<Sprite>;

}  // namespace wildshore
