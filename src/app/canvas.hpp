// canvas.hpp: draws draw lists and panels with SDL_Renderer: one atlas per game, SVG rasterised once per device scale.
//
// Holds all textures of the program but ImGui's font. When the device is lost, destroy the canvas before its renderer and make both anew.
#pragma once
#include <memory>
#include <span>
#include <string_view>

#include "panels/panels.hpp"
#include "stage/draw_list.hpp"

struct SDL_Renderer;

namespace wildshore {

class Vignettes;

class Canvas : public PanelImages {
 public:
  explicit Canvas(SDL_Renderer* renderer);
  ~Canvas() override;
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;

  // Call first in a frame: panels may rasterise pictures for about `panel_milliseconds` in it.
  void begin_frame(double panel_milliseconds);

  // The images of the game on the table at `pixels_per_unit`. Call each frame: a new scale is taken up once it has settled, and the
  // old pictures stay until the new ones are complete.
  void use_images(std::span<const ImageSpec> images, float pixels_per_unit);
  // Rasterises for at most about `milliseconds`; returns the part done, 1 when there is a picture for everything. Call each frame.
  float prepare(double milliseconds);

  void ask(const DrawList& list);   // makes prepare() begin with the images of this list
  void draw(const DrawList& list);  // batches by atlas: few SDL_RenderGeometry calls; no allocation once warm
  PanelImage image(std::string_view path, Vec2 pixels) override;
  std::string_view asset(std::string_view path) override;
  float saved_table(std::string_view key, Rect area, float alpha) override;
  Vignettes& vignettes();
  bool pictures_missing() const;  // panels asked for a picture that is not there yet

  struct Figures {
    int draw_calls = 0;
    int triangles = 0;
  };
  Figures figures() const;  // of what was drawn last
  int changes() const;      // another number: some texture is not what it was

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace wildshore
