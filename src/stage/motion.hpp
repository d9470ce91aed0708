// motion.hpp: the pose of a sprite on its way from one pose to another, as a function of time alone.
#pragma once
#include "stage/shot.hpp"

namespace wildshore {

// `t` runs from 0 to 1; at 1 the pose is exactly `to`.
Sprite between(const Sprite& from, const Sprite& to, Motion motion, ImageId on_the_way, float t);
Sprite along(const Cue& cue, const Sprite& from, const Sprite& to, float t);  // the same over the places of the cue's way
Sprite appearing(const Sprite& to, float t, Motion motion = Motion::Pop);     // Drop, Dive and Fly have their own way, all others pop
Sprite vanishing(const Sprite& from, float t, Motion motion = Motion::Glide);  // Dive sinks, Fly rises, all others fade
// From where it was over the places of the cue's way, each leg in the same time, with its image from the first place on.
Sprite leaving(const Sprite& from, const Cue& cue, float t);

float ease_in_out(float t);
float ease_out(float t);
float ease_out_back(float t);  // overshoots a little

}  // namespace wildshore
