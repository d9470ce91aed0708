// motion.cpp: eased hops with squash, heavy slides, lumbering, slipping, tumbling.
#include "stage/motion.hpp"

#include <algorithm>
#include <cmath>

namespace wildshore {
namespace {

constexpr float kPi = 3.14159265f;

Vec2 mix(Vec2 a, Vec2 b, float t) { return a + (b - a) * t; }

float mix(float a, float b, float t) { return a + (b - a) * t; }

Color mix(Color a, Color b, float t) {
  const auto channel = [t](std::uint8_t x, std::uint8_t y) {
    return static_cast<std::uint8_t>(mix(static_cast<float>(x), static_cast<float>(y), t) + 0.5f);
  };
  return {channel(a.r, b.r), channel(a.g, b.g), channel(a.b, b.b), channel(a.a, b.a)};
}

// Squash and stretch that keeps the area: above 1 is tall and thin.
void stretch(Sprite& sprite, float factor) {
  sprite.size.y *= factor;
  sprite.size.x /= factor;
}

// The height of an arc over a way of this length, in board units.
float arc_height(Vec2 from, Vec2 to) {
  const float dx = to.x - from.x;
  const float dy = to.y - from.y;
  return std::clamp(std::sqrt(dx * dx + dy * dy) * 0.35f, 12.0f, 60.0f);
}

// The parts of a hop: crouching, in the air, landing.
constexpr float kCrouch = 0.16f;
constexpr float kLand = 0.82f;

void hop(Sprite& s, const Sprite& from, const Sprite& to, ImageId in_the_air, float t) {
  if (t < kCrouch) {
    s.at = from.at;
    stretch(s, 1 - 0.16f * std::sin(t / kCrouch * kPi * 0.5f));
  } else if (t < kLand) {
    const float fly = (t - kCrouch) / (kLand - kCrouch);
    s.at = mix(from.at, to.at, ease_in_out(fly));
    s.at.y -= arc_height(from.at, to.at) * 4 * fly * (1 - fly);
    stretch(s, 1 + 0.12f * std::sin(fly * kPi));
    if (in_the_air) s.image = in_the_air;
  } else {
    stretch(s, 1 - 0.18f * std::sin((t - kLand) / (1 - kLand) * kPi));
  }
}

void shade(Sprite& s, const Sprite& from, const Sprite& to, float t) {
  const float fly = std::clamp((t - kCrouch) / (kLand - kCrouch), 0.0f, 1.0f);
  const float height = 4 * fly * (1 - fly);
  s.at = mix(from.at, to.at, ease_in_out(fly));
  s.size = s.size * (1 - 0.35f * height);
  s.tint.a = static_cast<std::uint8_t>(static_cast<float>(s.tint.a) * (1 - 0.4f * height));
}

void lumber(Sprite& s, const Sprite& from, const Sprite& to, ImageId other, float t) {
  s.at = mix(from.at, to.at, ease_in_out(t));
  const float stride = t * 4;
  s.at.y -= std::fabs(std::sin(stride * kPi)) * 5;
  s.angle = to.angle + 4 * std::sin(stride * kPi);
  if (other && static_cast<int>(stride) % 2 == 0 && t < 1) s.image = other;
}

void slip(Sprite& s, const Sprite& from, const Sprite& to, float t) {
  const float way = ease_in_out(t);
  s.at = mix(from.at, to.at, way);
  s.at.y -= arc_height(from.at, to.at) * 0.8f * std::sin(t * kPi);
  s.angle = to.angle + 720 * (1 - way) * (from.at.x < to.at.x ? -1.0f : 1.0f);
}

void tumble(Sprite& s, const Sprite& from, const Sprite& to, ImageId on_the_way, float t) {
  s.at = mix(from.at, to.at, ease_out(t));
  s.at.y -= std::fabs(std::sin(t * kPi * 2.5f)) * 46 * (1 - t);
  s.angle = to.angle - 400 * (1 - ease_out(t));
  if (t < 0.7f) {
    s.badge = {};
    if (on_the_way) s.image = static_cast<ImageId>(on_the_way + static_cast<int>(t * 18) % 2);
  }
}

void fade(Sprite& s, float part) { s.tint.a = static_cast<std::uint8_t>(static_cast<float>(s.tint.a) * std::clamp(part, 0.0f, 1.0f)); }

void grow(Sprite& s, const Sprite& whole, float part) {
  s.size = whole.size * part;
  s.badge_size = whole.badge_size * part;
}

void flip(Sprite& s, const Sprite& from, const Sprite& to, float t) {
  const float lift = std::sin(t * kPi);
  s.at = mix(from.at, to.at, ease_in_out(t));
  s.at.y -= 14 * lift;
  s.size = s.size * (1 + 0.12f * lift);
  s.size.x *= std::max(0.04f, std::fabs(std::cos(ease_in_out(t) * kPi)));
  s.angle += 6 * std::sin(t * 2 * kPi);
  if (t < 0.5f) {
    s.image = from.image;
    s.badge = from.badge;
  }
}

void fly(Sprite& s, const Sprite& from, const Sprite& to, float t) {
  const float way = ease_in_out(t);
  s.at = mix(from.at, to.at, way);
  s.at.y -= arc_height(from.at, to.at) * 1.6f * std::sin(t * kPi);
  s.size = s.size * (1 + 0.3f * std::sin(t * kPi));
  s.angle += (from.at.x < to.at.x ? 10.0f : -10.0f) * std::sin(t * kPi);
}

constexpr float kDropHeight = 130;

void drop(Sprite& s, const Sprite& to, float t) {
  constexpr float kGround = 0.62f;  // first touch
  if (t < kGround) {
    const float fall = t / kGround;
    s.at = {to.at.x, to.at.y - kDropHeight * (1 - fall * fall)};
    fade(s, fall * 3);
    stretch(s, 1 + 0.1f * fall);
  } else {
    const float bounce = (t - kGround) / (1 - kGround);
    s.at = {to.at.x, to.at.y - 9 * std::sin(bounce * kPi)};
    stretch(s, 1 - 0.2f * (1 - bounce) * std::cos(bounce * kPi));
  }
}

// Under water by `deep` of its height: lower, flatter, fainter.
void sink(Sprite& s, float deep) {
  s.at.y += s.size.y * 0.3f * deep;
  s.size.y *= 1 - 0.5f * deep;
  fade(s, 1.2f * (1 - deep));
}

void dive(Sprite& s, const Sprite& from, const Sprite& to, float t) {
  constexpr float kUnder = 0.4f;
  constexpr float kUp = 0.6f;
  s.at = mix(from.at, to.at, ease_in_out(std::clamp((t - kUnder) / (kUp - kUnder), 0.0f, 1.0f)));
  if (t < 0.5f) s.image = from.image;
  sink(s, t < kUnder ? ease_in_out(t / kUnder) : t > kUp ? ease_in_out((1 - t) / (1 - kUp)) : 1.0f);
}

}  // namespace

float ease_in_out(float t) { return t * t * (3 - 2 * t); }
float ease_out(float t) { return 1 - (1 - t) * (1 - t) * (1 - t); }
float ease_out_back(float t) {
  const float u = t - 1;
  return 1 + 2.4f * u * u * u + 1.4f * u * u;
}

Sprite between(const Sprite& from, const Sprite& to, Motion motion, ImageId on_the_way, float t) {
  if (t >= 1) return to;
  Sprite s = to;
  s.size = mix(from.size, to.size, ease_in_out(t));
  s.tint = mix(from.tint, to.tint, t);
  s.angle = mix(from.angle, to.angle, ease_in_out(t));
  if (from.layer > s.layer) s.layer = from.layer;
  switch (motion) {
    case Motion::Glide: s.at = mix(from.at, to.at, ease_in_out(t)); break;
    case Motion::Slide: s.at = mix(from.at, to.at, ease_out_back(ease_in_out(t))); break;
    case Motion::Hop: hop(s, from, to, on_the_way, t); break;
    case Motion::Lumber: lumber(s, from, to, on_the_way, t); break;
    case Motion::Slip: slip(s, from, to, t); break;
    case Motion::Tumble: tumble(s, from, to, on_the_way, t); break;
    case Motion::Pop: grow(s, to, ease_out_back(t)); break;
    case Motion::Flip: flip(s, from, to, t); break;
    case Motion::Fly: fly(s, from, to, t); break;
    case Motion::Drop: drop(s, to, t); break;
    case Motion::Dive: dive(s, from, to, t); break;
    case Motion::Shade: shade(s, from, to, t); break;
  }
  // Another image: turn over like a card.
  if (from.image != to.image && s.image == to.image && (motion == Motion::Glide || motion == Motion::Slide)) {
    s.image = t < 0.5f ? from.image : to.image;
    s.size.x *= std::fabs(std::cos(t * kPi));
  }
  return s;
}

Sprite along(const Cue& cue, const Sprite& from, const Sprite& to, float t) {
  if (t >= 1) return to;
  Sprite start = from;
  start.image = to.image;
  Sprite s = between(start, to, cue.motion, cue.image, t);
  const Vec2 origin = cue.together ? to.at : Vec2{};
  const std::size_t count = cue.way.size();
  const auto point = [&](std::size_t i) { return i < count ? origin + cue.way[i] : to.at; };
  const auto length = [&](std::size_t i) {  // from point i to the next
    const Vec2 step = point(i + 1) - point(i);
    return std::sqrt(step.x * step.x + step.y * step.y);
  };
  float whole = 0;
  for (std::size_t i = 0; i < count; ++i) whole += length(i);
  float left = whole * ease_in_out(t);
  s.at = to.at;
  for (std::size_t i = 0; i < count; ++i) {
    const float part = length(i);
    if (left <= part) {
      s.at = part > 0 ? mix(point(i), point(i + 1), left / part) : point(i);
      break;
    }
    left -= part;
  }
  if (cue.motion == Motion::Fly) s.at.y -= arc_height(point(0), to.at) * 1.6f * std::sin(t * kPi);
  return s;
}

Sprite appearing(const Sprite& to, float t, Motion motion) {
  if (t >= 1) return to;
  Sprite s = to;
  switch (motion) {
    case Motion::Drop: drop(s, to, t); break;
    case Motion::Dive: sink(s, 1 - ease_in_out(t)); break;
    case Motion::Fly:
      s.at.y -= 60 * (1 - ease_out(t));
      fade(s, t * 3);
      break;
    default:
      grow(s, to, std::max(0.0f, ease_out_back(t)));
      fade(s, t * 2);
      break;
  }
  return s;
}

Sprite vanishing(const Sprite& from, float t, Motion motion) {
  Sprite s = from;
  s.target = 0;
  switch (motion) {
    case Motion::Dive: sink(s, ease_in_out(t)); break;
    case Motion::Fly:
      s.at.y -= 60 * t * t;
      fade(s, 1 - t);
      break;
    default:
      grow(s, from, 1 - 0.3f * t);
      fade(s, 1 - t);
      break;
  }
  return s;
}

Sprite leaving(const Sprite& from, const Cue& cue, float t) {
  constexpr float kFade = 0.85f;
  Sprite s = from;
  s.target = 0;
  s.badge = {};
  const Vec2 origin = cue.together ? from.at : Vec2{};
  const auto point = [&](int i) { return i == 0 ? from.at : origin + cue.way[static_cast<std::size_t>(i - 1)]; };
  const int legs = static_cast<int>(cue.way.size());
  const float way = (cue.motion == Motion::Fly ? ease_in_out(t) : t) * static_cast<float>(legs);
  const int leg = std::min(legs - 1, static_cast<int>(way));
  s.at = mix(point(leg), point(leg + 1), way - static_cast<float>(leg));
  if (cue.motion == Motion::Fly) s.at.y -= arc_height(from.at, point(legs)) * 1.6f * std::sin(t * kPi);
  if (cue.image && leg > 0) s.image = cue.image;
  fade(s, (1 - t) / (1 - kFade));
  return s;
}

}  // namespace wildshore
