// widgets.hpp: the things one presses. Each has a ring when it has the keyboard, and is at least 44 CSS pixels high.
#pragma once
#include "panels/paint.hpp"

namespace wildshore {

struct Press {
  bool clicked = false;
  bool held = false;
  bool hovered = false;
  bool focused = false;  // has the keyboard, and it is shown
  float warm = 0;        // 0..1: how far the hover or focus has come, for motion
};

// An area that can be pressed. Ids are unique within the window; PushID around repeated parts.
Press press(const Ui& ui, const char* id, Rect area, bool enabled = true);
void ring(const Ui& ui, const Press& state, Rect area, float radius);
void tip(const Ui& ui, const Press& state, Rect area, std::string_view text);  // a tooltip

// Filled accent, soft, on the dark bar, no ground; a legal target, with the glow's colours and its picture as it is.
enum class ButtonLook : std::uint8_t { First, Second, OnBanner, Ghost, Choice };
// A button with text, an icon, or both. Its height is the area's; the text wraps.
bool button(const Ui& ui, const char* id, Rect area, std::string_view text, std::string_view icon_path, ButtonLook look, bool enabled = true);
float button_width(const Ui& ui, std::string_view text, bool with_icon);
float button_height(const Ui& ui, std::string_view text, bool with_icon, float width);  // as much as its lines need
bool icon_button(const Ui& ui, const char* id, Vec2 centre, std::string_view icon_path, std::string_view label, ButtonLook look, bool enabled = true);
float icon_button_size(const Ui& ui);

// A switch; its state is drawn, the caller turns it. The whole area can be pressed, the switch itself lies in `place`.
bool toggle(const Ui& ui, const char* id, Rect area, Rect place, bool on);
inline Vec2 toggle_size(const Ui& ui) { return {ui.px(52), ui.px(30)}; }

// One pill of a row of choices.
bool pill(const Ui& ui, const char* id, Rect area, std::string_view text, std::string_view icon_path, bool chosen);
float pill_width(const Ui& ui, std::string_view text, bool with_icon);
float pill_height(const Ui& ui);

// A slider from 0 to 100; true when it moved.
bool slider(const Ui& ui, const char* id, Rect area, int& value);

// A text field of at most `most` bytes; true when it changed.
bool field(const Ui& ui, const char* id, Rect area, std::string_view hint, std::string& text, int most);

// A seat's mark on a disc of its colour. An empty path draws the disc alone.
void seat_disc(const Ui& ui, Vec2 centre, float radius, Color color, std::string_view mark_path, float alpha = 1);
// `count` pips from `left` on, the first `full` of them filled. Returns the width.
float pips(const Ui& ui, Vec2 left, int count, int full, float radius, Color on, Color off);
inline float pips_width(int count, float radius) { return count > 0 ? static_cast<float>(count) * radius * 3 - radius : 0; }

// A window of ours, without anything of ImGui's own look. Between begin and end everything draws into it.
enum class Layer : std::uint8_t { Still, Live, Page, Over };  // not pressable; pressable; a whole screen; before everything else
void begin_layer(const Ui& ui, const char* id, Rect area, Layer layer);
void end_layer();

// A part that scrolls by wheel, keys and by dragging. Returns where the content begins, scrolled.
Vec2 begin_scroll(const Ui& ui, const char* id, Rect area);
void end_scroll(const Ui& ui, float content_height, const Color* paper);  // content fades into the paper at its ends

}  // namespace wildshore
