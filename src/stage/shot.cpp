// shot.cpp: short ways to write cues.
#include "stage/shot.hpp"

#include <utility>

namespace wildshore {

Cue move_cue(std::uint32_t sprite, Motion motion, float duration, float delay, ImageId image) {
  Cue cue;
  cue.kind = Cue::Kind::Move;
  cue.sprite = sprite;
  cue.motion = motion;
  cue.duration = duration;
  cue.delay = delay;
  cue.image = image;
  return cue;
}

Cue way_cue(std::uint32_t sprite, Motion motion, std::vector<Vec2> way, float duration, float delay) {
  Cue cue = move_cue(sprite, motion, duration, delay);
  cue.way = std::move(way);
  return cue;
}

Cue sound_cue(Sound sound, float delay) {
  Cue cue;
  cue.kind = Cue::Kind::Sound;
  cue.sound = sound;
  cue.delay = delay;
  return cue;
}

Cue burst_cue(Particle particle, ImageId image, Vec2 at, int count, float delay, Color tint) {
  Cue cue;
  cue.kind = Cue::Kind::Burst;
  cue.particle = particle;
  cue.image = image;
  cue.at = at;
  cue.count = count;
  cue.delay = delay;
  cue.tint = tint;
  return cue;
}

Cue trail_cue(std::uint32_t sprite, Particle particle, ImageId image, Vec2 offset, int count, float duration, float delay, Color tint) {
  Cue cue = burst_cue(particle, image, offset, count, delay, tint);
  cue.kind = Cue::Kind::Trail;
  cue.sprite = sprite;
  cue.duration = duration;
  return cue;
}

Cue text_cue(std::string_view text, Vec2 at, float size, float duration, float delay, Color tint) {
  Cue cue;
  cue.kind = Cue::Kind::Text;
  cue.text = caption(text);
  cue.at = at;
  cue.size = size;
  cue.duration = duration;
  cue.delay = delay;
  cue.tint = tint;
  return cue;
}

Cue shake_cue(float duration, float delay) {
  Cue cue;
  cue.kind = Cue::Kind::Shake;
  cue.duration = duration;
  cue.delay = delay;
  return cue;
}

Cue hold_cue(float duration) {
  Cue cue;
  cue.kind = Cue::Kind::Hold;
  cue.duration = duration;
  return cue;
}

}  // namespace wildshore
