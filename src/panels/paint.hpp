// paint.hpp: how panels put things on screen: cards with soft shadows, icons, text that wraps. Draws into the current ImGui window.
#pragma once
#include <algorithm>

#include "imgui.h"
#include "panels/key.hpp"
#include "panels/panels.hpp"
#include "panels/theme.hpp"
#include "table/character.hpp"

namespace wildshore {

// What every drawing function is given.
struct Ui {
  Model& model;
  const PanelFrame& frame;
  PanelImages& images;
  Palette palette;
  float alpha = 1;  // of everything drawn

  float px(float css) const { return css * frame.scale; }  // grows with the text size
  float u(float css) const { return css * frame.unit; }    // does not
  std::string_view say(const char* key) const { return model.words->get(key); }
  std::string_view say(const Key& key) const;  // a key that is missing is gone when it is drawn: shown as "?!"
  float control() const { return u(26) + px(20); }          // height of a button: 46 at 100 %
  bool still() const { return model.reduced_motion(); }
  float now() const { return static_cast<float>(std::max(0.0, model.now - 3600.0 * static_cast<int>(model.now / 3600.0))); }
  // The window in CSS pixels as the text size leaves them: what layouts are decided by.
  float wide() const { return frame.window.x / frame.scale; }
  float high() const { return frame.window.y / frame.scale; }
};

inline ImVec2 im(Vec2 v) { return {v.x, v.y}; }
inline Rect inset(Rect r, float by) { return {r.x + by, r.y + by, r.w - 2 * by, r.h - 2 * by}; }
inline float right(Rect r) { return r.x + r.w; }
inline float bottom(Rect r) { return r.y + r.h; }

ImU32 tone(const Ui& ui, Color color, float alpha = 1);
inline constexpr int kAllCorners = 0xf0;  // ImDrawFlags_RoundCornersAll
inline constexpr int kTopCorners = 0x30;
inline constexpr int kNoCorners = 0x100;
void fill(const Ui& ui, Rect area, Color color, float radius, float alpha = 1, int corners = kAllCorners);
void outline(const Ui& ui, Rect area, Color color, float radius, float width, float alpha = 1);
void disc(const Ui& ui, Vec2 centre, float radius, Color color, float alpha = 1);
// Between these, drawing may leave the window's rectangle; in a part that scrolls it may not.
void open_clip();
void close_clip();
// A soft shadow below `area`; `depth` is how far the card floats, in CSS pixels.
void shadow(const Ui& ui, Rect area, float radius, float depth, float alpha = 1);
void card(const Ui& ui, Rect area, Color paper, float radius, float depth, int corners = kAllCorners);
void fade(const Ui& ui, Rect area, Color color, float alpha_top, float alpha_bottom);

void icon(const Ui& ui, std::string_view path, Vec2 centre, float size, Color tint, float alpha = 1);
void icon(const Ui& ui, std::string_view path, Vec2 centre, Vec2 size, Color tint, float alpha = 1);
void portrait(const Ui& ui, const Portrait& who, Vec2 centre, float size);
// The picture covers `area`, cropped at its sides; zoom 1 shows as much as possible. `aspect` is its width by its height.
// `shift` moves what is seen by parts of what zoom leaves out, from -1 to 1.
void picture(const Ui& ui, std::string_view path, Rect area, float aspect, float radius, int corners, float zoom = 1, float alpha = 1, Vec2 shift = {});

enum class Align : std::uint8_t { Left, Centre, Right };
float type_size(const Ui& ui, Type type);   // in pixels
float line_height(const Ui& ui, Type type);
ImFont* font_of(Type type);
// Size of the text broken into lines of at most `wrap` pixels (0: one line).
Vec2 measure(const Ui& ui, Type type, std::string_view text, float wrap = 0);
// The least wrap that needs no more lines than `wrap` does: no last line of one word.
float balanced(const Ui& ui, Type type, std::string_view text, float wrap);
// Draws it from `at` on, broken the same way; returns its height.
float write(const Ui& ui, Type type, Vec2 at, std::string_view text, Color color, float wrap = 0, Align align = Align::Left, float alpha = 1);
// Draws it in the middle of the height of `area`, broken at its width.
void write_in(const Ui& ui, Type type, Rect area, std::string_view text, Color color, Align align = Align::Left, float alpha = 1);

float glide(float from, float to, float seconds);  // one frame's way from a value to another, so that it takes about `seconds`
float since(const Ui& ui, double moment, float seconds);  // 0..1, eased; 1 at once when motion is reduced

}  // namespace wildshore
