// stage_draw.cpp: the picture of this moment, and what of it may be clicked.
#include <algorithm>
#include <cmath>

#include "stage/stage.hpp"

namespace wildshore {
namespace {

constexpr std::size_t kManyTargets = 10;
constexpr float kBadgePart = 0.75f;  // of the height of what it is written on: the most that a badge grows to, to be read,
constexpr float kSmallBadge = 0.69f; // but always to this part of the least letters

// A slow wave between -1 and 1, out of step for different keys.
float wave(double now, double speed, std::uint32_t key) {
  return static_cast<float>(std::sin(now * speed + static_cast<double>(key) * 2.399));
}

// True for a moment every few seconds, at another time for each key.
bool blinking(double now, std::uint32_t key) {
  const double period = 3.1 + 0.37 * static_cast<double>(key % 7);
  const double at = now / period + static_cast<double>(key) * 0.618;
  return at - std::floor(at) < 0.14 / period;
}

Color faded(Color color, float part) {
  color.a = static_cast<std::uint8_t>(static_cast<float>(color.a) * std::clamp(part, 0.0f, 1.0f));
  return color;
}

Vec2 centre_of(const Sprite& s) {
  return {s.at.x + (0.5f - s.anchor.x) * s.size.x, s.at.y + (0.5f - s.anchor.y) * s.size.y};
}

}  // namespace

void Stage::draw(const Camera& camera, double now, DrawList& list) {
  poses(now);
  Vec2 shake;
  if (now < shake_until_) {
    const auto left = static_cast<float>(shake_until_ - now);
    shake = {wave(now, 71, 1) * left * 12, wave(now, 83, 2) * left * 9};
  }
  draw_dots(camera, true, now, list);
  const auto dragged = [this](const Sprite& sprite) { return dragged_ != 0 && sprite.target == dragged_; };
  for (const Sprite& sprite : scratch_) {
    if (!dragged(sprite)) draw_sprite(sprite, camera, shake, now, list);
  }
  if (shots_.empty()) {
    for (const Sprite& prop : props_) draw_sprite(prop, camera, {}, now, list);
  }
  for (const Sprite& sprite : scratch_) {
    if (dragged(sprite)) draw_sprite(sprite, camera, drag_by_, now, list);
  }
  draw_dots(camera, false, now, list);
  draw_texts(camera, now, list);
}

void Stage::draw_sprite(const Sprite& sprite, const Camera& camera, Vec2 shake, double now, DrawList& list) const {
  Vec2 at = sprite.at + shake;
  Vec2 size = sprite.size;
  float angle = sprite.angle;
  bool blinks = false;
  if (!settings_.reduced_motion) {
    if (sprite.roam != 0) {
      at = at + Vec2{wave(now, 0.9, sprite.sway), 0.6f * wave(now, 1.4, sprite.sway + 1)} * sprite.roam;
      angle += sprite.roam * wave(now, 0.8, sprite.sway + 2);
    }
    at.y += sprite.bob * wave(now, 1.1, sprite.sway);
    size.y *= 1 + sprite.breath * wave(now, 2.3, sprite.id);
    if (sprite.rock != 0) angle += sprite.rock * wave(now, 0.8, sprite.sway);
    blinks = sprite.blink && blinking(now, sprite.id);
  }
  const bool hot = shots_.empty() && allowed(sprite.target);
  const bool picked = sprite.target != 0 && sprite.target == selected_;
  const bool focused = sprite.target != 0 && sprite.target == focus_ && hot;
  if (picked) at.y -= 6 + 2 * wave(idle_time(now), 5, 0);
  const float scale = camera.scale();
  const auto ring = [&] {
    // Where nearly everything may be chosen the rims stay calm, so that the one under the pointer stands out.
    const float calm = allowed_.size() > kManyTargets ? 0.78f : 0.9f;
    const float pulse = settings_.reduced_motion ? calm : calm + 0.12f * wave(now, 3.2, 0);
    const float grow = focused || picked ? 1.1f : 1.0f;
    const Vec2 ring_size = (sprite.ring_size == Vec2{} ? size : sprite.ring_size) * grow;
    const Vec2 centre = sprite.ring_below ? sprite.at + shake : Vec2{at.x + (0.5f - sprite.anchor.x) * size.x, at.y + (0.5f - sprite.anchor.y) * size.y};
    const Color tint = faded({}, focused || picked ? 1.0f : pulse);
    list.image(sprite.ring, camera.to_pixels(centre), ring_size * scale, {0.5f, 0.5f}, sprite.ring_below ? 0 : angle, tint);
    if (focused) list.image(sprite.ring, camera.to_pixels(centre), ring_size * scale, {0.5f, 0.5f}, sprite.ring_below ? 0 : angle, tint);
  };
  if ((hot || picked) && sprite.ring && sprite.ring_below) ring();
  list.image(sprite.image, camera.to_pixels(at), size * scale, sprite.anchor, angle, sprite.tint);
  if (blinks) list.image(sprite.blink, camera.to_pixels(at), size * scale, sprite.anchor, angle, sprite.tint);
  if (hot && sprite.ring && !sprite.ring_below) ring();
  if (!sprite.badge.empty()) {
    const Vec2 centre{at.x + (0.5f - sprite.anchor.x) * size.x, at.y + (0.5f - sprite.anchor.y) * size.y};
    const float part = static_cast<float>(sprite.tint.a) / 255.0f;
    const float fitting = std::max(size.y * scale * kBadgePart, settings_.least_letters * kSmallBadge);
    const float least = std::min(settings_.least_letters, fitting);
    list.label(sprite.badge, camera.to_pixels(centre), std::max(sprite.badge_size * scale, least), faded(sprite.badge_color, part));
  }
}

void Stage::draw_dots(const Camera& camera, bool below, double now, DrawList& list) const {
  for (const Dot& dot : dots_) {
    if (dot.below != below) continue;
    const auto age = static_cast<float>(now - dot.begin);
    if (age < 0) continue;
    const float swing = dot.swing * std::sin(age * 5 + dot.spin);
    const Vec2 at{dot.at.x + dot.velocity.x * age + swing, dot.at.y + dot.velocity.y * age + dot.gravity * age * age / 2};
    const float size = dot.size * (1 + dot.grow * age / dot.life) * camera.scale();
    list.image(dot.image, camera.to_pixels(at), {size, size}, {0.5f, 0.5f}, dot.spin * age,
               faded(dot.tint, 1.4f * (1 - age / dot.life)));
  }
}

// Texts of the shot that plays: a picture of the time since they began. Where motion is reduced they stand still and begin at once.
void Stage::draw_texts(const Camera& camera, double now, DrawList& list) const {
  if (shots_.empty()) return;
  const Playing& playing = shots_.front();
  const auto elapsed = static_cast<float>((now - playing.begin) / static_cast<double>(settings_.speed > 0 ? settings_.speed : 1));
  for (const Cue& cue : playing.shot.cues) {
    if (cue.kind != Cue::Kind::Text) continue;
    const float t = settings_.reduced_motion ? 0.3f : (elapsed - cue.delay) / cue.duration;
    if (t < 0 || t > 1) continue;
    const float pop = std::min(1.0f, t * 8);
    const Vec2 at{cue.at.x, cue.at.y - 14 * t};
    list.label(cue.text, camera.to_pixels(at), std::max(cue.size * camera.scale(), settings_.least_letters) * pop, faded(cue.tint, 3 * (1 - t)));
  }
}

Rect Stage::hit_area(const Sprite& sprite, const Camera& camera) const {
  const Vec2 reach = (sprite.reach == Vec2{} ? sprite.size : sprite.reach) * camera.scale();
  const Vec2 centre = camera.to_pixels(centre_of(sprite));
  return {centre.x - reach.x / 2, centre.y - reach.y / 2, reach.x, reach.y};
}

// The topmost target whose area holds the pixel; failing that, the nearest one that a finger would mean.
TargetId Stage::hit(Vec2 pixel, const Camera& camera, bool allowed_only) const {
  const Sprite* best = nullptr;
  const Sprite* near = nullptr;
  float near_distance = 0;
  const auto look = [&](const Sprite& sprite) {
    if (sprite.target == 0 || (allowed_only && !allowed(sprite.target))) return;
    const Rect area = hit_area(sprite, camera);
    if (area.contains(pixel)) {
      if (!best || std::pair(sprite.layer, sprite.at.y) >= std::pair(best->layer, best->at.y)) best = &sprite;
      return;
    }
    const Vec2 away = pixel - area.centre();
    const float distance = std::max(std::fabs(away.x), std::fabs(away.y));
    if (distance <= settings_.least_reach / 2 && (!near || distance < near_distance)) {
      near = &sprite;
      near_distance = distance;
    }
  };
  for (const Sprite& sprite : resting()) look(sprite);
  for (const Sprite& sprite : props_) look(sprite);
  return best ? best->target : near ? near->target : TargetId{0};
}

TargetId Stage::target_at(Vec2 pixel, const Camera& camera) const { return hit(pixel, camera, true); }
TargetId Stage::any_target_at(Vec2 pixel, const Camera& camera) const { return hit(pixel, camera, false); }

const Sprite* Stage::find(TargetId target) const {
  for (const Sprites* sprites : {&props_, &resting()}) {
    for (const Sprite& sprite : *sprites) {
      if (sprite.target == target) return &sprite;
    }
  }
  return nullptr;
}

bool Stage::can_drag(TargetId target) const {
  const Sprite* sprite = find(target);
  return sprite && sprite->drag && allowed(target);
}

void Stage::hot_spots(const Camera& camera, std::vector<HotSpot>& out) const {
  out.clear();
  for (const TargetId target : allowed_) {
    const Sprite* sprite = find(target);
    if (!sprite) {
      for (const HotSpot& extra : extra_) {
        if (extra.target == target) out.push_back(extra);
      }
      continue;
    }
    const Rect area = hit_area(*sprite, camera);
    HotSpot spot{target, area};
    // A floe may be covered by who stands on it: give the part that is free.
    constexpr int kGrid = 5;
    const Vec2 cell{area.w / kGrid, area.h / kGrid};
    for (int i = 0; i < kGrid * kGrid && hit(spot.area.centre(), camera, true) != target; ++i) {
      spot.area = {area.x + cell.x * static_cast<float>(i % kGrid), area.y + cell.y * static_cast<float>(i / kGrid), cell.x, cell.y};
    }
    out.push_back(spot);
  }
}

TargetId Stage::neighbour(TargetId from, Vec2 direction, const Camera& camera) const {
  std::vector<HotSpot> spots;
  hot_spots(camera, spots);
  const HotSpot* start = nullptr;
  for (const HotSpot& spot : spots) {
    if (spot.target == from) start = &spot;
  }
  if (!start) return spots.empty() ? TargetId{0} : spots.front().target;
  TargetId best = from;
  float best_cost = 1e9f;
  for (const HotSpot& spot : spots) {
    const Vec2 way = spot.area.centre() - start->area.centre();
    const float along = way.x * direction.x + way.y * direction.y;
    const float aside = std::fabs(way.x * direction.y - way.y * direction.x);
    if (spot.target == from || along <= 1) continue;
    const float cost = along + 2.2f * aside;
    if (cost < best_cost) {
      best_cost = cost;
      best = spot.target;
    }
  }
  return best;
}

}  // namespace wildshore
