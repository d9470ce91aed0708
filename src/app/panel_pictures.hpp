// panel_pictures.hpp: icons and cards for the panels, rasterised on first use at the size asked, a few milliseconds a frame.
//
// While a size is not there yet, another size of the same picture stands in for it: of a large one first a small copy is made, and
// resizing does not blink.
#pragma once
#include <string_view>
#include <unordered_map>
#include <vector>

#include "app/atlas.hpp"
#include "app/svg.hpp"
#include "panels/panels.hpp"

namespace wildshore {

class PanelPictures {
 public:
  explicit PanelPictures(Textures& textures);
  ~PanelPictures();
  PanelPictures(const PanelPictures&) = delete;
  PanelPictures& operator=(const PanelPictures&) = delete;

  PanelImage image(std::string_view path, Vec2 pixels);
  // Between frames: textures not used for a while go, and the frame gets a new budget.
  void begin_frame(double budget_milliseconds);
  bool waiting() const { return waiting_; }  // something asked for in this frame is still missing or only stood in for

 private:
  struct Picture {
    Region region;
    SDL_Texture* own = nullptr;  // large pictures
    int last_used = 0;
  };
  struct Copies {                // of one path
    std::uint64_t key = 0;       // some picture of it
    double since = 0;            // when the first one was there
  };
  Picture* make(std::uint64_t key, std::uint64_t by_path, SurfacePtr surface);
  Picture* find(std::uint64_t key);
  Picture* missing(std::uint64_t key, std::uint64_t by_path, std::string_view path, int width, bool large);
  void drop_unused();
  void go_on();  // with the large picture that is being made

  Textures& textures_;
  Atlas icons_;
  std::unordered_map<std::uint64_t, Picture> pictures_;   // by path and width
  std::unordered_map<std::uint64_t, Copies> copies_;      // by path
  SvgRaster raster_;                                      // the large picture that is being made
  std::uint64_t raster_key_ = 0, raster_path_ = 0;        // 0: none
  bool bare_ = false;                                     // somebody got nothing in this frame, not even a copy
  int frame_ = 0;
  double budget_until_ = 0;
  bool one_more_ = false;  // nothing was made in this frame yet: one picture is, however late it is
  bool waiting_ = false;
  bool crowded_ = false;
};

}  // namespace wildshore
