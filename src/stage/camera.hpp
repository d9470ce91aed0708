// camera.hpp: from board units to pixels: fits the board into the free part of the window, zooms and pans within it.
#pragma once
#include "stage/sprite.hpp"

namespace wildshore {

class Camera {
 public:
  // The whole of `board` in the middle of `window` (pixels), as large as it fits.
  void fit(Rect board, Rect window);
  void zoom_at(Vec2 pixel, float factor);  // the board point under the pixel stays there; between 1 and 4 times the fit
  void pan(Vec2 pixels);
  void reset();  // back to the fit
  void ease_to(Vec2 pixel, float zoom);  // the same as zooming there, over some frames of glide(); zoom 1 ends as the fit
  void glide(double now);                // call each frame
  void show(Rect pixels);                // pans as little as it takes to have this in the window
  bool zoomed() const { return zoom_ > 1.001f; }

  float scale() const { return scale_; }  // pixels per board unit
  Vec2 to_pixels(Vec2 board) const { return {offset_.x + board.x * scale_, offset_.y + board.y * scale_}; }
  Vec2 to_board(Vec2 pixel) const { return {(pixel.x - offset_.x) / scale_, (pixel.y - offset_.y) / scale_}; }
  Rect visible() const;  // the part of the board plane the window shows, in board units
  Rect window() const { return window_; }

 private:
  void clamp();

  Rect board_{0, 0, 1, 1};
  Rect window_{0, 0, 1, 1};
  float fit_scale_ = 1;
  float zoom_ = 1;
  float goal_ = 0;     // zoom being eased to; 0: none
  Vec2 around_;        // pixel that stays
  double last_ = 0;    // when glide() was last called
  float scale_ = 1;
  Vec2 offset_;
};

}  // namespace wildshore
