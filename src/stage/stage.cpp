// stage.cpp: the timeline: which shot plays, what is due, which pose everything has. Picture and targets: stage_draw.cpp.
#include "stage/stage.hpp"

#include <algorithm>
#include <cmath>

#include "stage/motion.hpp"

namespace wildshore {
namespace {

constexpr float kPlain = 0.28f;    // a change without a cue, in seconds
constexpr float kReduced = 0.14f;  // any move when reduced motion is asked

void sort_by_id(Sprites& sprites) {
  std::sort(sprites.begin(), sprites.end(), [](const Sprite& a, const Sprite& b) { return a.id < b.id; });
}

const Cue* move_of(const Shot& shot, std::uint32_t sprite) {
  for (const Cue& cue : shot.cues) {
    if (cue.kind == Cue::Kind::Move && cue.sprite == sprite) return &cue;
  }
  return nullptr;
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

bool Stage::busy(double now) const {
  (void)now;
  return !shots_.empty();
}

void Stage::update(double now, std::vector<Sound>& sounds) {
  while (!shots_.empty()) {
    Playing& front = shots_.front();
    const double elapsed = (now - front.begin) / static_cast<double>(settings_.speed > 0 ? settings_.speed : 1);
    while (front.cues_done < front.shot.cues.size() && static_cast<double>(front.shot.cues[front.cues_done].delay) <= elapsed) {
      fire(front.shot.cues[front.cues_done++], now);
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
void Stage::fire(const Cue& cue, double now) {
  if (cue.kind == Cue::Kind::Sound) sounds_.push_back(cue.sound);
  if (settings_.reduced_motion) return;
  if (cue.kind == Cue::Kind::Shake) shake_until_ = now + static_cast<double>(cue.duration * settings_.speed);
  if (cue.kind != Cue::Kind::Burst) return;
  const auto random = [this](float low, float high) {
    return low + (high - low) * static_cast<float>(cosmetic_.below(1000)) / 1000.0f;
  };
  for (int i = 0; i < cue.count && dots_.size() < 240; ++i) {
    Dot dot{};
    const bool confetti = cue.particle == Particle::Confetti;
    const bool snow = cue.particle == Particle::Snow || cue.particle == Particle::Dust;
    const float angle = random(0, 6.2832f);
    const float push = confetti ? random(60, 260) : snow ? random(10, 50) : random(40, 130);
    dot.at = cue.at;
    dot.velocity.x = std::cos(angle) * push;
    dot.velocity.y = std::sin(angle) * push * 0.6f - (confetti ? 160.0f : snow ? 10.0f : 70.0f);
    dot.gravity = confetti ? 170.0f : snow ? 30.0f : 260.0f;
    dot.begin = now;
    dot.life = confetti ? random(1.4f, 2.6f) : random(0.4f, 0.9f);
    dot.size = confetti ? random(10, 18) : random(5, 11);
    dot.spin = random(-300, 300);
    dot.image = cue.image;
    dot.tint = cue.tint;
    dots_.push_back(dot);
  }
}

Sprite Stage::pose(const Sprite* from, const Sprite* to, const Playing& playing, float elapsed) const {
  const Cue* cue = move_of(playing.shot, to ? to->id : from->id);
  const float delay = cue && !settings_.reduced_motion ? cue->delay : 0;
  const float duration = settings_.reduced_motion ? kReduced : cue ? cue->duration : kPlain;
  const float t = std::clamp((elapsed - delay) / duration, 0.0f, 1.0f);
  if (!to) return vanishing(*from, t);
  if (!from && cue && cue->flies && !settings_.reduced_motion) {
    Sprite start = *to;
    start.at = cue->at;
    return between(start, *to, cue->motion, cue->image, t);
  }
  if (!from) return appearing(*to, t);
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
      scratch_.push_back(pose(fresh ? nullptr : &*from, gone ? nullptr : &*to, playing, elapsed));
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
