// stage.cpp: the timeline: which shot plays, what is due, which pose everything has. Picture and targets: stage_draw.cpp.
#include "stage/stage.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "stage/motion.hpp"

namespace wildshore {
namespace {

constexpr float kPlain = 0.28f;    // a change without a cue, in seconds
constexpr float kReduced = 0.14f;  // any move when reduced motion is asked

constexpr std::size_t kMostDots = 300;

struct Span {
  float low, high;
};

// How the dots of a kind fly: board units and seconds.
struct ParticleSpec {
  Span push;      // speed away from the place, in all directions
  float flat;     // of which so much up and down: the table is seen from above
  float lift;     // upwards
  float wind;     // to the right
  float gravity;
  Span life, size;
  float spin;     // degrees per second, at most
  float grow;     // of the size, by the end
  float swing;
};
constexpr ParticleSpec kParticles[] = {
    {{40, 130}, 0.6f, 70, 0, 260, {0.4f, 0.9f}, {5, 11}, 300, 0, 0},         // Spray
    {{60, 190}, 0.5f, 110, 0, 300, {0.5f, 1.0f}, {6, 14}, 300, 0, 0},        // Splash
    {{10, 50}, 0.6f, 10, 0, 30, {0.6f, 1.2f}, {5, 11}, 200, 0, 6},           // Snow
    {{120, 260}, 0.8f, 20, 0, 60, {0.25f, 0.5f}, {4, 9}, 0, -0.6f, 0},       // Spark
    {{60, 260}, 0.6f, 160, 0, 170, {1.4f, 2.6f}, {10, 18}, 300, 0, 8},       // Confetti
    {{14, 60}, 0.35f, 12, 0, 10, {0.35f, 0.7f}, {7, 14}, 90, 0.8f, 0},       // Dust
    {{6, 34}, 0.6f, 50, 0, -26, {0.9f, 1.9f}, {4, 9}, 60, -0.7f, 9},         // Ember
    {{10, 50}, 0.3f, 8, 70, 24, {0.5f, 1.1f}, {5, 10}, 60, 0.5f, 3},         // Sand
    {{0, 6}, 0.5f, 0, 0, 0, {0.8f, 1.4f}, {12, 20}, 0, 1.8f, 0},             // Ripple
    {{0, 0}, 1, 0, 0, 0, {0.3f, 0.34f}, {150, 170}, 0, 0.6f, 0},             // Flash
};
static_assert(std::size(kParticles) == static_cast<std::size_t>(Particle::Flash) + 1);

void sort_by_id(Sprites& sprites) {
  std::sort(sprites.begin(), sprites.end(), [](const Sprite& a, const Sprite& b) { return a.id < b.id; });
}

const Cue* move_of(const Shot& shot, std::uint32_t sprite) {
  for (const Cue& cue : shot.cues) {
    if (cue.kind == Cue::Kind::Move && cue.sprite == sprite) return &cue;
  }
  return nullptr;
}

// Whether the sprite goes on under another name.
bool renamed(const Shot& shot, std::uint32_t sprite) {
  return std::any_of(shot.cues.begin(), shot.cues.end(), [sprite](const Cue& cue) { return cue.was == sprite && sprite != 0; });
}

}  // namespace

void Stage::cut(const Sprites& sprites) {
  shots_.clear();
  dots_.clear();
  rest_ = sprites;
  sort_by_id(rest_);
}

void Stage::props(const Sprites& sprites) { props_ = sprites; }

void Stage::play(Shot shot, double now) {
  sort_by_id(shot.after);
  std::stable_sort(shot.cues.begin(), shot.cues.end(), [](const Cue& a, const Cue& b) { return a.delay < b.delay; });
  Playing playing;
  playing.length = shot.after == resting() ? 0.0f : kPlain;
  for (const Cue& cue : shot.cues) playing.length = std::max(playing.length, cue.delay + cue.duration);
  playing.shot = std::move(shot);
  shots_.push_back(std::move(playing));
  if (settings_.speed <= 0) finish();
  else if (shots_.size() == 1) start(shots_.front(), now);
}

void Stage::start(Playing& playing, double now) {
  playing.begin = now;
  if (settings_.reduced_motion) playing.length = std::min(playing.length, 2 * kReduced);
}

void Stage::finish() {
  while (!shots_.empty()) {
    for (const Cue& cue : shots_.front().shot.cues) {
      if (cue.kind == Cue::Kind::Sound && sounds_.size() < 2) sounds_.push_back(cue.sound);
    }
    retire();
  }
  dots_.clear();
  shake_until_ = 0;
}

void Stage::retire() {
  rest_ = std::move(shots_.front().shot.after);
  shots_.pop_front();
}

void Stage::update(double now, std::vector<Sound>& sounds) {
  while (!shots_.empty()) {
    Playing& front = shots_.front();
    const double elapsed = (now - front.begin) / static_cast<double>(settings_.speed > 0 ? settings_.speed : 1);
    while (front.cues_done < front.shot.cues.size() && static_cast<double>(front.shot.cues[front.cues_done].delay) <= elapsed) {
      fire(front.shot.cues[front.cues_done++], front, now);
    }
    if (elapsed < static_cast<double>(front.length)) break;
    retire();
    if (!shots_.empty()) start(shots_.front(), now);
  }
  sounds.insert(sounds.end(), sounds_.begin(), sounds_.end());
  sounds_.clear();
  std::erase_if(dots_, [now](const Dot& dot) { return now > dot.begin + static_cast<double>(dot.life); });
}

// What a cue sets off when its time comes; moves are computed from the time instead.
void Stage::fire(const Cue& cue, const Playing& playing, double now) {
  if (cue.kind == Cue::Kind::Sound) sounds_.push_back(cue.sound);
  if (settings_.reduced_motion) return;
  if (cue.kind == Cue::Kind::Shake) shake_until_ = now + static_cast<double>(cue.duration * settings_.speed);
  if (cue.kind == Cue::Kind::Burst) {
    for (int i = 0; i < cue.count; ++i) spawn(cue, cue.at, now);
  }
  if (cue.kind != Cue::Kind::Trail) return;
  // The way is known: each dot is set where the sprite will be when its time comes.
  const Sprite* from = find_id(rest_, cue.sprite);
  const Sprite* to = find_id(playing.shot.after, cue.sprite);
  if (!from && !to) return;
  for (int i = 0; i < cue.count; ++i) {
    const float later = cue.delay + cue.duration * static_cast<float>(i) / static_cast<float>(cue.count);
    spawn(cue, pose(from, to, playing, later).at + cue.at, playing.begin + static_cast<double>(later * settings_.speed));
  }
}

void Stage::spawn(const Cue& cue, Vec2 at, double begin) {
  if (dots_.size() >= kMostDots) return;
  const auto random = [this](Span span) { return span.low + (span.high - span.low) * static_cast<float>(cosmetic_.below(1000)) / 1000.0f; };
  const ParticleSpec& spec = kParticles[static_cast<std::size_t>(cue.particle)];
  const float angle = random({0, 6.2832f});
  const float push = random(spec.push);
  Dot dot{};
  dot.at = at;
  dot.velocity = {std::cos(angle) * push + spec.wind, std::sin(angle) * push * spec.flat - spec.lift};
  dot.gravity = spec.gravity;
  dot.begin = begin;
  dot.life = random(spec.life);
  dot.size = random(spec.size);
  dot.spin = random({-spec.spin, spec.spin});
  dot.grow = spec.grow;
  dot.swing = spec.swing;
  dot.below = cue.particle == Particle::Ripple;
  dot.image = cue.image;
  dot.tint = cue.tint;
  dots_.push_back(dot);
}

const Sprite* Stage::find_id(const Sprites& sprites, std::uint32_t id) const {
  const auto found = std::lower_bound(sprites.begin(), sprites.end(), id, [](const Sprite& sprite, std::uint32_t wanted) { return sprite.id < wanted; });
  return found != sprites.end() && found->id == id ? &*found : nullptr;
}

Sprite Stage::pose(const Sprite* from, const Sprite* to, const Playing& playing, float elapsed) const {
  const Cue* cue = move_of(playing.shot, to ? to->id : from->id);
  const float delay = cue && !settings_.reduced_motion ? cue->delay : 0;
  const float duration = settings_.reduced_motion ? kReduced : cue ? cue->duration : kPlain;
  const float t = std::clamp((elapsed - delay) / duration, 0.0f, 1.0f);
  const bool ways = cue && !cue->way.empty() && !settings_.reduced_motion;
  if (!to) return ways ? leaving(*from, *cue, t) : vanishing(*from, t, cue && !settings_.reduced_motion ? cue->motion : Motion::Glide);
  if (!from && cue && cue->was) from = find_id(rest_, cue->was);
  if (ways) return along(*cue, from ? *from : *to, *to, t);
  if (!from) return appearing(*to, t, cue && !settings_.reduced_motion ? cue->motion : Motion::Pop);
  if (*from == *to && !cue) return *to;
  const bool plain = !cue || settings_.reduced_motion;
  return between(*from, *to, plain ? Motion::Glide : cue->motion, plain ? ImageId{0} : cue->image, t);
}

// Fills scratch_ with the poses of this moment, in drawing order.
void Stage::poses(double now) {
  if (shots_.empty()) {
    scratch_ = rest_;
  } else {
    const Playing& playing = shots_.front();
    const auto elapsed = static_cast<float>((now - playing.begin) / static_cast<double>(settings_.speed > 0 ? settings_.speed : 1));
    scratch_.clear();
    auto from = rest_.begin();
    auto to = playing.shot.after.begin();
    while (from != rest_.end() || to != playing.shot.after.end()) {
      const bool gone = to == playing.shot.after.end() || (from != rest_.end() && from->id < to->id);
      const bool fresh = from == rest_.end() || (to != playing.shot.after.end() && to->id < from->id);
      if (!gone || !renamed(playing.shot, from->id)) scratch_.push_back(pose(fresh ? nullptr : &*from, gone ? nullptr : &*to, playing, elapsed));
      if (!fresh) ++from;
      if (!gone) ++to;
    }
  }
  std::sort(scratch_.begin(), scratch_.end(), [](const Sprite& a, const Sprite& b) {
    if (a.layer != b.layer) return a.layer < b.layer;
    if (a.at.y != b.at.y) return a.at.y < b.at.y;
    return a.id < b.id;
  });
}

void Stage::allow(std::span<const TargetId> targets) { allowed_.assign(targets.begin(), targets.end()); }

bool Stage::allowed(TargetId target) const {
  return target != 0 && std::find(allowed_.begin(), allowed_.end(), target) != allowed_.end();
}

}  // namespace wildshore
