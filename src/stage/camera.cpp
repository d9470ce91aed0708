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
  const Vec2 point = to_board(pixel);
  zoom_ = std::clamp(zoom_ * factor, 1.0f, 4.0f);
  scale_ = fit_scale_ * zoom_;
  offset_ = pixel - point * scale_;
  clamp();
}

void Camera::pan(Vec2 pixels) {
  offset_ = offset_ + pixels;
  clamp();
}

void Camera::reset() {
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
