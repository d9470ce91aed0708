// panel_pictures.hpp: icons and cards for the panels, rasterised on first use at the size asked, a few milliseconds a frame.
//
// While a size is not there yet, another size of the same picture stands in for it, so that resizing does not blink.
#pragma once
#include <string_view>
#include <unordered_map>
#include <vector>

#include "app/atlas.hpp"
#include "panels/panels.hpp"

namespace wildshore {

class PanelPictures {
 public:
  explicit PanelPictures(SDL_Renderer* renderer);
  ~PanelPictures();
  PanelPictures(const PanelPictures&) = delete;
  PanelPictures& operator=(const PanelPictures&) = delete;

  PanelImage image(std::string_view path, Vec2 pixels);
  // Between frames: textures not used for a while go, and the frame gets a new budget.
  void begin_frame(double budget_milliseconds);
  bool waiting() const { return waiting_; }  // something asked for in this frame is still missing

 private:
  struct Picture {
    Region region;
    SDL_Texture* own = nullptr;  // large pictures
    int last_used = 0;
  };
  Picture* make(std::uint64_t key, std::string_view path, int width);
  void drop_unused();

  SDL_Renderer* renderer_;
  Atlas icons_;
  std::unordered_map<std::uint64_t, Picture> pictures_;   // by path and width
  std::unordered_map<std::uint64_t, std::uint64_t> any_;  // by path: some key of pictures_
  int frame_ = 0;
  double budget_until_ = 0;
  bool waiting_ = false;
  bool crowded_ = false;
};

}  // namespace wildshore
