// imgui_backend.hpp: Dear ImGui on our window: its renderer, and the input we choose to give it, already in pixels of the canvas.
//
// ImGui's own SDL2 platform backend is not used: it knows neither our scale factor nor which keys belong to the board.
#pragma once
#include <string_view>

#include "stage/sprite.hpp"

struct ImDrawData;
struct SDL_Renderer;
union SDL_Event;

namespace wildshore {

class ImGuiBackend {
 public:
  explicit ImGuiBackend(SDL_Renderer* renderer);  // one at a time
  ~ImGuiBackend();
  ImGuiBackend(const ImGuiBackend&) = delete;
  ImGuiBackend& operator=(const ImGuiBackend&) = delete;

  void device_lost();                             // before the renderer is destroyed
  void device_restored(SDL_Renderer* renderer);
  void fonts_changed();                           // the font atlas was built anew

  void begin_frame(Vec2 window, float seconds);   // begins ImGui's frame
  const ImDrawData& end_frame();                  // what is to be drawn
  void draw();                                    // draws it
  struct Figures {
    int draw_calls = 0;
    int triangles = 0;
  };
  Figures figures() const { return figures_; }

  // Input.
  void pointer(Vec2 pixel, bool touch);
  void pointer_gone();
  void button(int number, bool down, bool touch);
  void wheel(Vec2 steps);
  void key(const SDL_Event& event);               // key up and down
  void pad(int button, bool down);                // SDL_GameControllerButton
  void text(std::string_view text);               // UTF-8
  void focus(bool has);
  void release_keys();                            // the keys belong to somebody else now
  bool focus_panel(int number);                   // in the next frame that panel gets the focus; false: there are not so many

  static bool wants_text();                       // a text field has the keyboard
  static bool panel_at(Vec2 pixel);               // a panel that takes the pointer lies there, as of the last frame

 private:
  Figures figures_;
  unsigned focus_next_ = 0;                       // id of the panel to be focused
};

}  // namespace wildshore
