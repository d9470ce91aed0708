// draw_list.cpp: adding commands, and printing them for tests.
#include "stage/draw_list.hpp"

#include <cstdio>
#include <cstring>

namespace wildshore {

Caption caption(std::string_view text) {
  Caption out;
  const auto size = text.size() < sizeof out.text - 1 ? text.size() : sizeof out.text - 1;
  std::memcpy(out.text, text.data(), size);
  return out;
}

void DrawList::image(ImageId image, Vec2 at, Vec2 size, Vec2 anchor, float angle, Color tint) {
  if (image == 0 || tint.a == 0) return;
  DrawCommand command;
  command.image = image;
  command.at = at;
  command.size = size;
  command.anchor = anchor;
  command.angle = angle;
  command.tint = tint;
  commands_.push_back(command);
}

void DrawList::gradient(Rect area, Color first, Color last, bool left_to_right) {
  DrawCommand command;
  command.kind = DrawCommand::Kind::Gradient;
  command.at = {area.x, area.y};
  command.size = {area.w, area.h};
  command.angle = left_to_right ? 90.0f : 0.0f;
  command.tint = first;
  command.tint2 = last;
  commands_.push_back(command);
}

void DrawList::label(const Caption& text, Vec2 at, float height, Color tint) {
  if (tint.a == 0) return;
  DrawCommand command;
  command.kind = DrawCommand::Kind::Label;
  command.text = text;
  command.at = at;
  command.size = {0, height};
  command.tint = tint;
  commands_.push_back(command);
}

std::string print(const DrawList& list) {
  static constexpr const char* kNames[] = {"image", "gradient", "label"};
  std::string out;
  char line[160];
  for (const DrawCommand& c : list.commands()) {
    std::snprintf(line, sizeof line, "%s %d at %.2f %.2f size %.2f %.2f angle %.1f tint %02x%02x%02x%02x %s\n",
                  kNames[static_cast<int>(c.kind)], c.image, static_cast<double>(c.at.x), static_cast<double>(c.at.y),
                  static_cast<double>(c.size.x), static_cast<double>(c.size.y), static_cast<double>(c.angle), c.tint.r,
                  c.tint.g, c.tint.b, c.tint.a, c.text.text);
    out += line;
  }
  return out;
}

}  // namespace wildshore
