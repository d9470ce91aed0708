// shot.hpp: what happens on the stage between two pictures: cues, with their durations at normal speed, in seconds.
#pragma once
#include "stage/sprite.hpp"

namespace wildshore {

// How a sprite goes from its old pose to its new one. Without a cue: moved glides, appeared pops, vanished fades, other image flips.
enum class Motion : std::uint8_t {
  Glide,    // eased straight line
  Hop,      // an arc with squash and stretch, `image` shown in the air if given
  Slide,    // heavy: slow start, small overshoot
  Lumber,   // a walk with two sways, `image` alternating if given
  Slip,     // spins and slides home in a low arc
  Tumble,   // a die: hops, turns, `image` alternating until it settles
  Pop,      // grows in with overshoot
};

enum class Particle : std::uint8_t { Spray, Splash, Snow, Spark, Confetti, Dust };

enum class Sound : std::uint8_t { None, Step, Slide, Splash, Die, Alarm, Growl, Caught, Arrive, Cheer, Turn, Click, Refuse, Card, Horn };

struct Cue {
  enum class Kind : std::uint8_t { Move, Burst, Sound, Shake, Hold };
  Kind kind = Kind::Hold;
  float delay = 0;
  float duration = 0;
  std::uint32_t sprite = 0;   // Move
  Motion motion = Motion::Glide;
  ImageId image = 0;          // Move: shown on the way; Burst: the particle's image
  Vec2 at;                    // Burst: where, in board units; Move: where a sprite that was not there comes from, if it `flies`
  bool flies = false;
  int count = 0;              // Burst
  Particle particle = Particle::Spray;
  Sound sound = Sound::None;
  Color tint;
};
using Cues = std::vector<Cue>;

Cue move_cue(std::uint32_t sprite, Motion motion, float duration, float delay = 0, ImageId image = 0);
Cue fly_cue(std::uint32_t sprite, Vec2 from, float duration, float delay = 0);  // a new sprite comes from somewhere instead of popping up
Cue sound_cue(Sound sound, float delay = 0);
Cue burst_cue(Particle particle, ImageId image, Vec2 at, int count, float delay = 0, Color tint = {});
Cue shake_cue(float duration, float delay = 0);
Cue hold_cue(float duration);  // nothing moves, but the picture is worth looking at for so long

// One event on the stage: the picture after it, and how to get there.
struct Shot {
  Sprites after;
  Cues cues;
};

}  // namespace wildshore
