// vignettes.cpp: see vignettes.hpp. Captions are left out: they could not be read.
#include "app/vignettes.hpp"

#include <algorithm>
#include <cmath>

#include "app/clock.hpp"
#include "imgui.h"

namespace wildshore {
namespace {

constexpr double kImages = 3;   // milliseconds a frame
constexpr double kFade = 0.4;   // seconds
constexpr int kKept = 30;       // frames nobody asks for it

ImU32 tone(Color c, float alpha) { return IM_COL32(c.r, c.g, c.b, static_cast<int>(static_cast<float>(c.a) * alpha)); }

void draw_image(const DrawCommand& command, const Region& region, Vec2 corner, float alpha) {
  if (!region.texture) return;
  const float radians = command.angle * 0.01745329252f;
  const float c = std::cos(radians);
  const float s = std::sin(radians);
  const float left = -command.anchor.x * command.size.x;
  const float top = -command.anchor.y * command.size.y;
  const Vec2 at = corner + command.at;
  const auto turned = [&](float x, float y) { return ImVec2(at.x + x * c - y * s, at.y + x * s + y * c); };
  const float right = left + command.size.x;
  const float bottom = top + command.size.y;
  ImGui::GetWindowDrawList()->AddImageQuad(region.texture, turned(left, top), turned(right, top), turned(right, bottom), turned(left, bottom),
                                           {region.uv0.x, region.uv0.y}, {region.uv1.x, region.uv0.y}, {region.uv1.x, region.uv1.y},
                                           {region.uv0.x, region.uv1.y}, tone(command.tint, alpha));
}

void draw_gradient(const DrawCommand& command, Vec2 corner, float alpha) {
  const Vec2 at = corner + command.at;
  const ImU32 first = tone(command.tint, alpha);
  const ImU32 last = tone(command.tint2, alpha);
  const bool across = command.angle == 90;
  ImGui::GetWindowDrawList()->AddRectFilledMultiColor({at.x, at.y}, {at.x + command.size.x, at.y + command.size.y}, first, across ? last : first, last,
                                                      across ? first : last);
}

}  // namespace

Vignettes::Vignette* Vignettes::find(std::string_view key) {
  for (const auto& each : vignettes_) {
    if (each->key == key) return each.get();
  }
  return nullptr;
}

void Vignettes::begin_frame() {
  ++frame_;
  wanted_.swap(asked_);
  asked_.clear();
  std::erase_if(vignettes_, [this](const auto& each) { return frame_ - each->shown > kKept; });
}

void Vignettes::show(const Wanted& wanted, std::span<const ImageSpec> images, float pixels_per_unit, const DrawList& list) {
  Vignette* found = find(wanted.key);
  if (!found) {
    vignettes_.push_back(std::make_unique<Vignette>(textures_));
    found = vignettes_.back().get();
    found->key = wanted.key;
  }
  found->shown = frame_;
  found->list = list;
  found->images.use(images, pixels_per_unit);
  for (const DrawCommand& command : list.commands()) {
    if (command.kind == DrawCommand::Kind::Image) found->images.region(command.image);
  }
  if (found->images.prepare(kImages) >= 1 && found->since < 0) found->since = seconds_now();
}

float Vignettes::draw(std::string_view key, Rect area, float alpha) {
  asked_.push_back({std::string(key), {area.w, area.h}});
  Vignette* found = find(key);
  if (!found || found->since < 0) return 0;
  const auto come = static_cast<float>(std::min(1.0, (seconds_now() - found->since) / kFade));
  ImDrawList& to = *ImGui::GetWindowDrawList();
  to.PushClipRect({area.x, area.y}, {area.x + area.w, area.y + area.h}, true);
  for (const DrawCommand& command : found->list.commands()) {
    if (command.kind == DrawCommand::Kind::Image) draw_image(command, found->images.region(command.image), {area.x, area.y}, alpha * come);
    if (command.kind == DrawCommand::Kind::Gradient) draw_gradient(command, {area.x, area.y}, alpha * come);
  }
  to.PopClipRect();
  return come;
}

}  // namespace wildshore
