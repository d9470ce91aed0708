// table_parts.hpp: the parts of the table screen, shared by its sources and the end screen.
#pragma once
#include "panels/screens.hpp"

namespace wildshore {

Color seat_color(const Ui& ui, Seat seat);
std::string_view seat_mark(const Ui& ui, Seat seat);  // picture of its mark, or empty
std::string_view score_text(const Standing& standing, char (&digits)[32]);  // "2/3" or "14"

// An image of the scene within a square, as large as its shape lets it.
void scene_image(const Ui& ui, ImageId image, Vec2 centre, float box, Color tint, bool faint);
// Cards one below the other; returns the height. With `draw` false only measures.
float draw_card_list(const Ui& ui, std::span<const Card> cards, Vec2 at, float width, bool draw);
float draw_table_cards(const Ui& ui, Vec2 at, float width, bool above);
// Buttons for the targets that lie nowhere on the board; returns the height. With `draw` false only measures.
float table_buttons(Ui& ui, Vec2 at, float width, bool draw);

// The hint a person asked for: advice to a crew, the move with its reason, and as many alternatives as fit into about `most`. Returns
// the height; with `draw` false only measures.
bool has_guide(const Ui& ui);
float draw_guide(const Ui& ui, Vec2 at, float width, float most, bool draw);
float draw_floating_guide(const Ui& ui, float left, float base, float width);  // on a card of its own whose lower edge is at `base`

// What a bot said, for a while: a bubble in the middle of `most` from `left` on, its lower edge at `base`. It lies where nothing is played:
// over the end of the log, or where the whisper would be.
bool has_remark(const Ui& ui);
void draw_remark(const Ui& ui, float left, float base, float most);

void draw_side(Ui& ui, Rect side);
// The sheet of narrow windows. Closed it is so high; pulled up, or tapped at its grip, it shows what the side card shows.
float sheet_height(Ui& ui, float width);
float sheet_lift(const Ui& ui);        // how much higher it is now
void draw_sheet(Ui& ui, Rect closed);  // where it lies when closed

}  // namespace wildshore
