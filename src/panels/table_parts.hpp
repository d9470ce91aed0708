// table_parts.hpp: the parts of the table screen, shared by its sources and the end screen.
#pragma once
#include "panels/screens.hpp"

namespace wildshore {

Color seat_color(const Ui& ui, Seat seat);
std::string_view seat_mark(const Ui& ui, Seat seat);  // picture of its mark, or empty
std::string_view score_text(const Standing& standing, char (&digits)[32]);  // "2/3" or "14"

// Cards one below the other; returns the height. With `draw` false only measures.
float draw_card_list(const Ui& ui, std::span<const Card> cards, Vec2 at, float width, bool draw);
float draw_table_cards(const Ui& ui, Vec2 at, float width, bool above);
// Buttons for the targets that lie nowhere on the board; returns the height. With `draw` false only measures.
float table_buttons(Ui& ui, Vec2 at, float width, bool draw);

void draw_side(Ui& ui, Rect side);
float sheet_height(Ui& ui, float width);
void draw_sheet(Ui& ui, Rect sheet);

}  // namespace wildshore
