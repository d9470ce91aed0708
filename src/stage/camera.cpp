// camera.cpp: fitting, zooming, panning.
#include "stage/camera.hpp"

#include <algorithm>

namespace wildshore {

void Camera::fit(Rect board, Rect window) {
  board_ = board;
  window_ = window;
  fit_scale_ = std::max(0.01f, std::min(window.w / board.w, window.h / board.h));
  scale_ = fit_scale_ * zoom_;
  clamp();
}

void Camera::zoom_at(Vec2 pixel, float factor) {
  goal_ = 0;
  const Vec2 point = to_board(pixel);
  zoom_ = std::clamp(zoom_ * factor, 1.0f, 4.0f);
  scale_ = fit_scale_ * zoom_;
  offset_ = pixel - point * scale_;
  clamp();
}

void Camera::pan(Vec2 pixels) {
  goal_ = 0;
  offset_ = offset_ + pixels;
  clamp();
}

void Camera::ease_to(Vec2 pixel, float zoom) {
  goal_ = zoom;
  around_ = pixel;
}

void Camera::glide(double now) {
  constexpr float kSpeed = 11;  // of what is left, per second
  const float seconds = std::clamp(static_cast<float>(now - last_), 0.0f, 0.05f);
  last_ = now;
  if (goal_ == 0) return;
  const float goal = goal_;
  const float left = zoom_ - goal;
  const bool there = left < 0.01f && left > -0.01f;
  zoom_at(around_, there ? goal / zoom_ : (zoom_ - left * std::min(1.0f, kSpeed * seconds)) / zoom_);
  if (!there) goal_ = goal;
  else if (goal <= 1) reset();
}

void Camera::show(Rect pixels) {
  const auto way = [](float from, float length, float start, float room) {
    if (from < start) return start - from;
    return from + length > start + room ? start + room - from - length : 0.0f;
  };
  pan({way(pixels.x, pixels.w, window_.x, window_.w), way(pixels.y, pixels.h, window_.y, window_.h)});
}

void Camera::reset() {
  goal_ = 0;
  zoom_ = 1;
  scale_ = fit_scale_;
  clamp();
}

Rect Camera::visible() const {
  const Vec2 corner = to_board({window_.x, window_.y});
  return {corner.x, corner.y, window_.w / scale_, window_.h / scale_};
}

// Along each axis: a board smaller than the window stands in the middle, a larger one covers it.
void Camera::clamp() {
  const auto axis = [&](float start, float room, float from, float length, float offset) {
    const float size = length * scale_;
    if (size <= room) return start + (room - size) / 2 - from * scale_;
    return std::clamp(offset, start + room - (from + length) * scale_, start - from * scale_);
  };
  offset_.x = axis(window_.x, window_.w, board_.x, board_.w, offset_.x);
  offset_.y = axis(window_.y, window_.h, board_.y, board_.h, offset_.y);
}

}  // namespace wildshore
