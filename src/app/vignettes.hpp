// vignettes.hpp: tables drawn small, inside a panel: a draw list each, with images of its own size.
//
// They go through ImGui's draw list like everything around them: a texture to draw on would make the program wait for the graphics
// processor in every frame.
#pragma once
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/scene_images.hpp"
#include "stage/draw_list.hpp"

namespace wildshore {

class Vignettes {
 public:
  explicit Vignettes(Textures& textures) : textures_(textures) {}

  struct Wanted {
    std::string key;
    Vec2 size;  // pixels
  };
  void begin_frame();                                             // forgets those that nobody asked for in a while
  const std::vector<Wanted>& wanted() const { return wanted_; }   // in the last frame
  // What it shows from now on: a list for a window of the size wanted, drawn at `pixels_per_unit`.
  void show(const Wanted& wanted, std::span<const ImageSpec> images, float pixels_per_unit, const DrawList& list);
  // Asks for it, and draws it if it is there; returns how opaque it is, 0: not there yet.
  float draw(std::string_view key, Rect area, float alpha);

 private:
  struct Vignette {
    explicit Vignette(Textures& textures) : images(textures) {}
    std::string key;
    SceneImages images;
    DrawList list;
    double since = -1;  // its images are there
    int shown = 0;      // the last frame it was shown what to draw
  };
  Vignette* find(std::string_view key);

  Textures& textures_;
  std::vector<std::unique_ptr<Vignette>> vignettes_;
  std::vector<Wanted> wanted_, asked_;  // in the last frame, in this one
  int frame_ = 0;
};

}  // namespace wildshore
