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
  Flip,     // lifted, turned over and laid down: the old image until it stands on edge, then the new one
  Fly,      // a high arc, larger on the way: from or to a panel, a hand, another player
  Drop,     // falls from above and bounces once; also for what appears
  Dive,     // sinks where it was, rises where it is; also for what appears (rises) or vanishes (sinks)
  Shade,    // the shadow of what hops: stays on the ground, smaller while its owner is in the air; same duration as the Hop
};

// How the dots of a burst or trail fly. The image and tint are the scene's.
enum class Particle : std::uint8_t {
  Spray,     // drops thrown up, falling soon
  Splash,    // the same, higher and wider
  Snow,      // drifts down
  Spark,     // fast, short, straight
  Confetti,  // thrown high, flutters down
  Dust,      // a low puff
  Ember,     // rises and swings, glowing out
  Sand,      // blown sideways, low
  Ripple,    // lies on the water and widens
  Flash,     // one large light that is gone at once
};

enum class Sound : std::uint8_t {
  None, Step, Slide, Splash, Die, Alarm, Growl, Caught, Arrive, Cheer, Turn, Click, Refuse,
  Flip,      // a tile or card laid down
  Take,      // something is taken or given: a soft pluck
  Shutter,   // a camera
  Engine,    // a car or boat sets off
  Wave,      // a breaker rolls in
  Rumble,    // the ground shakes
  Crack,     // ice or rock splits
  Fire,      // a flare of flame
  Lose,      // the game is lost: three falling notes
  AskWalk,   // a voice without words: where to? And so on, for those who do not read
  AskWater, AskFish, AskTouch, AskKeep, AskLook, AskHome,
  Horn,      // a steamship, far off
};

// What is heard all the time at a table: made by code, quiet.
enum class Ambience : std::uint8_t { None, Ice, Dawn, Savannah, Sea, Storm, Lava };

struct Cue {
  enum class Kind : std::uint8_t { Move, Burst, Sound, Shake, Hold, Trail, Text };
  Kind kind = Kind::Hold;
  float delay = 0;
  float duration = 0;
  std::uint32_t sprite = 0;   // Move, Trail
  Motion motion = Motion::Glide;
  ImageId image = 0;          // Move: shown on the way; Burst: the particle's image
  // Move: what the sprite was called in the picture before, where pieces of a kind have no names of their own; 0: the same.
  std::uint32_t was = 0;
  // Move: the places passed. The first is where it starts, whatever was there before; what vanishes starts where it was and goes to the
  // last of them. Empty: straight from the old pose to the new one.
  std::vector<Vec2> way;
  bool together = false;      // Move: the places are counted from the sprite's own pose, for things that travel together
  Vec2 at;                    // Burst, Text: where, in board units; Trail: from the sprite's anchor
  int count = 0;              // Burst, Trail
  Particle particle = Particle::Spray;
  Sound sound = Sound::None;
  Color tint;
  Caption text;               // Text
  float size = 0;             // Text: height of the letters, in board units
};
using Cues = std::vector<Cue>;

Cue move_cue(std::uint32_t sprite, Motion motion, float duration, float delay = 0, ImageId image = 0);
Cue way_cue(std::uint32_t sprite, Motion motion, std::vector<Vec2> way, float duration, float delay = 0);
Cue sound_cue(Sound sound, float delay = 0);
Cue burst_cue(Particle particle, ImageId image, Vec2 at, int count, float delay = 0, Color tint = {});
// Dots left behind by a sprite on its way, evenly over `duration`: a wake, a plume.
Cue trail_cue(std::uint32_t sprite, Particle particle, ImageId image, Vec2 offset, int count, float duration, float delay = 0, Color tint = {});
// A short text that pops up, rises a little and fades: what a die shows, what was won or lost.
Cue text_cue(std::string_view text, Vec2 at, float size, float duration, float delay = 0, Color tint = {});
Cue shake_cue(float duration, float delay = 0);
Cue hold_cue(float duration);  // nothing moves, but the picture is worth looking at for so long

// One event on the stage: the picture after it, and how to get there.
struct Shot {
  Sprites after;
  Cues cues;
};

}  // namespace wildshore
