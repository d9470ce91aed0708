// panels.hpp: everything that is not the board: harbour, set-up, banner, side panel, end, settings, rules book, menu. Dear ImGui.
#pragma once
#include "panels/model.hpp"

namespace wildshore {

// Pictures for panels, given by the app: a texture and its corner coordinates. Null texture: not there (yet), leave its room empty.
struct PanelImage {
  void* texture = nullptr;
  Vec2 uv0, uv1;
  float come = 1;  // below 1: it has just arrived and should be drawn so faintly
};

class PanelImages {
 public:
  virtual ~PanelImages() = default;
  // `path` below assets/ ("svg/common/undo.svg"); pixels is the size wanted on screen. Rasterised on first use, cached.
  virtual PanelImage image(std::string_view path, Vec2 pixels) = 0;
  virtual std::string_view asset(std::string_view path) = 0;  // text assets: the rules book
  // Draws a live picture of the table of a saved game into the current window of ImGui, if there is one yet. Returns how opaque it is: 1, or
  // less when it has just come.
  virtual float saved_table(std::string_view key, Rect area, float alpha) = 0;
};

// What a frame of panels needs to know of the window; all in pixels of the canvas.
struct PanelFrame {
  Vec2 window;
  float scale = 1;    // pixels per CSS pixel times the text size
  float unit = 1;     // pixels per CSS pixel
  bool touch = false; // the last input was a finger
  bool table_keys = true;  // keys go to the board, not to the panels
};

// What the theme's letters are made of. Drawing every letter there is takes longer than everything else in the first frame, so only
// those are drawn that the texts of the language need, until somebody writes others.
struct ThemeFonts {
  std::string_view text, heading;  // TrueType files; must stay where they are
  std::string_view says[2];        // all texts that are shown, in as many pieces
  std::string_view name;           // what is written in the largest letters
  bool all_letters = false;        // of English, Italian and French
};
// Loads the fonts for this scale; call when the scale or a text changes, between frames.
void load_theme(float scale, const ThemeFonts& fonts);
// Whether something a person wrote needs letters that were perhaps left out.
bool needs_all_letters(const Model& model);

// Draws all panels of the model's screen and overlay between ImGui::NewFrame and ImGui::Render.
// Returns the part of the window left for the board, in pixels (the whole window where no board is shown).
Rect draw_panels(Model& model, const PanelFrame& frame, PanelImages& images);

// The commands that the screen and overlay offer, for the DOM mirror: label and intent, in the order they are shown.
struct Command {
  std::string id;     // stable: "start", "option:homesick=1", "seat:2=bot:steady"
  std::string label;
  bool pressed = false;  // for switches: on
};
std::vector<Command> commands(const Model& model);
bool run_command(Model& model, std::string_view id);  // the same as clicking it; false: no such command now

}  // namespace wildshore
