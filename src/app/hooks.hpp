// hooks.hpp: what the page around the program may ask of it: the mirror's buttons and the browser tests come in here.
//
// All of it is safe at any time between frames; what is asked takes effect in the next frame.
#pragma once
#include <string>
#include <string_view>

namespace wildshore {

class App;

struct Hooks {
  App* app;

  bool act(std::string_view step);     // plays a legal action of the person asked; false: it is not one of them now
  bool command(std::string_view id);   // runs one of the mirror's commands; false: there is no such command now
  void type(std::string_view text);    // text from a soft keyboard, for the field that has the keyboard; "\b" deletes, "\n" ends

  // Every target that may be clicked now and is not covered by a panel, in CSS pixels of the canvas:
  // [{"target":17,"label":"...","x":1,"y":2,"width":3,"height":4,"step":"slide 1C n"}]; step is null unless the click completes a step.
  std::string targets_json() const;
  std::string record_text() const;     // the game on the table as the person in front may see it: secret steps are "?"; empty: no table
  // {"frame_ms_median":..,"frame_ms_p99":..,"frames":..,"draw_calls":..,"triangles":..,"busy":..,"screen":"table","revision":..,"steps":..,"hash":"...",
  //  "picture":"...","curtain":..}; picture is a hash of what lies on the table
  std::string figures_json() const;
};

Hooks* hooks();  // null until the program runs; defined in main.cpp

}  // namespace wildshore
