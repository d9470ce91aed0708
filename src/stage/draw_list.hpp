// draw_list.hpp: a picture as a list of commands, in pixels: SDL draws it, tests print it.
#pragma once
#include <string>
#include <vector>

#include "stage/sprite.hpp"

namespace wildshore {

struct DrawCommand {
  enum class Kind : std::uint8_t {
    Image,     // image of the scene, anchored quad
    Gradient,  // axis-parallel rectangle, tint at the top fading to tint2 at the bottom (or left to right when angle is 90)
    Label,     // caption centred on `at`, size.y is the height of the letters' line in pixels
  };
  Kind kind = Kind::Image;
  ImageId image = 0;
  Vec2 at;    // Image and Label: the anchor point; Gradient: top left
  Vec2 size;
  Vec2 anchor{0.5f, 0.5f};
  float angle = 0;
  Color tint;
  Color tint2;
  Caption text;
  bool operator==(const DrawCommand&) const = default;
};

// Keeps its memory from frame to frame: clear() does not free.
class DrawList {
 public:
  void clear() { commands_.clear(); }
  void image(ImageId image, Vec2 at, Vec2 size, Vec2 anchor, float angle, Color tint);
  void gradient(Rect area, Color first, Color last, bool left_to_right = false);
  void label(const Caption& text, Vec2 at, float height, Color tint);
  const std::vector<DrawCommand>& commands() const { return commands_; }

 private:
  std::vector<DrawCommand> commands_;
};

std::string print(const DrawList& list);  // one line per command, for tests

}  // namespace wildshore
