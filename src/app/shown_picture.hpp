// shown_picture.hpp: the picture on the screen, so that the same one is not drawn again.
//
// Where nothing moves by itself (reduced motion) most frames show what the last one did: a phone's battery need not pay for them.
#pragma once
#include <cstddef>
#include <vector>

#include "stage/draw_list.hpp"

struct ImDrawData;

namespace wildshore {

class ShownPicture {
 public:
  struct Ground {
    Vec2 size;        // of the window, pixels
    Color color;
    int changes = 0;  // of textures: see Canvas::changes()
    bool operator==(const Ground&) const = default;
  };
  // Whether this is the picture shown; if not, it is from now on.
  bool is(const Ground& ground, const DrawList& list, const ImDrawData& panels);
  void forget() { known_ = false; }  // the screen may have lost it

 private:
  bool known_ = false;
  Ground ground_;
  std::vector<DrawCommand> commands_;
  std::vector<std::byte> panels_, next_;
};

}  // namespace wildshore
