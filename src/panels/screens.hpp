// screens.hpp: the parts draw_panels() is made of; one function per screen and overlay.
#pragma once
#include "panels/games.hpp"
#include "panels/widgets.hpp"

namespace wildshore {

void draw_harbour(Ui& ui);
void draw_set_up(Ui& ui);
Rect draw_table(Ui& ui);  // returns the room left for the board
void draw_curtain(Ui& ui);
void draw_end(Ui& ui, Rect board);
void draw_overlay(Ui& ui);
void draw_notice(Ui& ui);

// The parts of an overlay.
void draw_settings(Ui& ui, Rect area);
void draw_rules(Ui& ui, Rect area);
float draw_strength(Ui& ui, Vec2 at, float width, bool draw);  // returns the height; with `draw` false only measures

// The picture behind harbour and set-up.
void draw_dawn(Ui& ui, float veil);
// Language, sound, settings, full screen, from the right end on; returns the width.
float draw_corner(Ui& ui, float right_end, float middle_y);
// One line of the log per row, newest first. Returns the height.
float draw_log(Ui& ui, Vec2 at, float width, int most, Type type);

}  // namespace wildshore
