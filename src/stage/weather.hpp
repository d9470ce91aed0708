// weather.hpp: moving water and falling snow, for the landscapes of several games.
#pragma once
#include "stage/camera.hpp"
#include "stage/draw_list.hpp"

namespace wildshore {

// A number in [0, 1) that belongs to the index: scatter without a generator.
float scatter(int index, int salt);

// Rows of waves over the part of the window from `top` down (pixels), drifting with the seconds. The two images are 240 x 24 units.
void draw_waves(const Camera& camera, Rect window, float top, double seconds, ImageId one, ImageId other, Color tint, DrawList& out);

// Flakes that fall and sway over the whole window.
void draw_snow(const Camera& camera, Rect window, double seconds, ImageId flake, int count, DrawList& out);

}  // namespace wildshore
