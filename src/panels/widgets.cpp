// widgets.cpp: buttons, switches, fields and scrolling, drawn by ourselves over ImGui's items.
#include "panels/widgets.hpp"

#include <cmath>
#include <cstring>

#include "imgui_internal.h"

namespace wildshore {
namespace {

struct Colours {
  Color ground, ink;
  float ground_alpha;
};

Colours colours_of(const Ui& ui, ButtonLook look, float warm) {
  const Palette& p = ui.palette;
  switch (look) {
    case ButtonLook::First: return {mix(p.accent, rgb(0), 0.14f * warm), p.accent_ink, 1};
    case ButtonLook::Second: return {mix(p.soft, p.accent, 0.13f * warm), p.soft_ink, 1};
    case ButtonLook::OnBanner: return {mix(p.banner, rgb(0xffffff), 0.14f), p.banner_ink, warm};
    case ButtonLook::Ghost: return {p.row, p.ink, warm};
    case ButtonLook::Choice: return {mix(p.target_row, p.target_rim, 0.35f * warm), p.ink, 1};
  }
  return {p.soft, p.soft_ink, 1};
}

float icon_size(const Ui& ui) { return std::round(ui.px(22)); }

}  // namespace

Press press(const Ui& ui, const char* id, Rect r, bool enabled) {
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  const ImGuiID item = window->GetID(id);
  const ImRect box({r.x, r.y}, {right(r), bottom(r)});
  Press state;
  if (!enabled) return state;
  const bool seen = ImGui::ItemAdd(box, item);
  if (seen) state.clicked = ImGui::ButtonBehavior(box, item, &state.hovered, &state.held);
  const ImGuiContext& g = *ImGui::GetCurrentContext();
  state.focused = g.NavId == item && !g.NavDisableHighlight;
  if (state.clicked && ui.model.panel.drag_moved) state.clicked = false;
  if (ui.frame.touch && !state.held) state.hovered = false;
  float& warm = *window->StateStorage.GetFloatRef(item, 0);
  const float goal = state.hovered || state.focused ? 1.0f : 0.0f;
  warm = ui.still() ? goal : glide(warm, goal, 0.18f);
  state.warm = warm;
  if (state.hovered) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
  return state;
}

void ring(const Ui& ui, const Press& state, Rect area, float radius) {
  if (!state.focused) return;
  const float gap = ui.u(2);
  const float wide = ui.u(3);
  open_clip();
  outline(ui, inset(area, -gap - wide - ui.u(1)), rgb(0xffffff), radius + gap + wide, wide + ui.u(2));
  outline(ui, inset(area, -gap - wide), ui.palette.focus, radius + gap + wide, wide);
  close_clip();
}

void tip(const Ui& ui, const Press& state, Rect area, std::string_view text) {
  constexpr float kWait = 0.35f;
  const float timer = ImGui::GetCurrentContext()->HoveredIdTimer;
  const bool wanted = (state.hovered && timer > kWait) || state.focused;
  if (!wanted || text.empty()) return;
  const float come = state.focused || ui.still() ? 1.0f : std::min(1.0f, (timer - kWait) / 0.14f);
  const Vec2 size = measure(ui, Type::Small, text);
  const float pad = ui.u(10);
  const float w = size.x + 2 * pad;
  const float h = size.y + pad;
  const float x = std::clamp(area.centre().x - w / 2, ui.u(6), std::max(ui.u(6), ui.frame.window.x - w - ui.u(6)));
  const float above = area.y - h - ui.u(8);
  const float y = (above > ui.u(4) ? above : bottom(area) + ui.u(8)) + (1 - come) * ui.u(5);
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  list.AddRectFilled({x, y}, {x + w, y + h}, tone(ui, ui.palette.banner, come), ui.u(10));
  list.AddText(font_of(Type::Small), type_size(ui, Type::Small), {x + pad, y + (h - type_size(ui, Type::Small)) / 2}, tone(ui, ui.palette.banner_ink, come),
               text.data(), text.data() + text.size());
}

float button_width(const Ui& ui, std::string_view text, bool with_icon) {
  const float words = text.empty() ? 0 : measure(ui, Type::Strong, text).x;
  const float sign = with_icon ? icon_size(ui) + (text.empty() ? 0 : ui.u(9)) : 0;
  return words + sign + ui.u(36);
}

float button_height(const Ui& ui, std::string_view text, bool with_icon, float width) {
  const float sign = with_icon && measure(ui, Type::Strong, text).x > width - ui.u(12) ? icon_size(ui) + ui.u(9) : 0;
  return std::max(ui.control(), measure(ui, Type::Strong, text, width - sign - ui.u(12)).y + ui.u(16));
}

bool button(const Ui& ui, const char* id, Rect area, std::string_view text, std::string_view icon_path, ButtonLook look, bool enabled) {
  const Press state = press(ui, id, area, enabled);
  const Colours c = colours_of(ui, look, state.warm);
  const float radius = std::min(ui.u(16), area.h / 2);
  Rect face = area;
  if (state.held) face.y += ui.u(1);
  const float dim = enabled ? 1.0f : 0.45f;
  if (look == ButtonLook::First && enabled && !state.held) {  // it stands a little above the paper
    fill(ui, {face.x, face.y + ui.u(3), face.w, face.h}, mix(c.ground, rgb(0), 0.35f), radius);
  }
  fill(ui, face, c.ground, radius, c.ground_alpha * dim);
  if (look == ButtonLook::Choice) outline(ui, face, ui.palette.target_rim, radius, ui.u(2.5f));
  const Type type = look == ButtonLook::First && area.h > ui.control() + ui.u(7) && area.w > ui.px(160) ? Type::Heading : Type::Strong;
  float sign = icon_path.empty() ? 0 : icon_size(ui);
  float gap = sign > 0 && !text.empty() ? ui.u(9) : 0;
  if (!text.empty() && sign > 0) {  // in one line the words are worth more than the icon
    const float line = measure(ui, type, text).x;
    if (line > face.w - sign - gap - ui.u(12) && line <= face.w - ui.u(12)) sign = gap = 0;
  }
  const float room = face.w - sign - gap - ui.u(12);
  const Vec2 words = text.empty() ? Vec2{} : measure(ui, type, text, room);
  const float left = face.x + (face.w - words.x - sign - gap) / 2;
  if (sign > 0) icon(ui, icon_path, {left + sign / 2, face.centre().y}, sign, look == ButtonLook::Choice ? rgb(0xffffff) : c.ink, dim);
  if (!text.empty()) write_in(ui, type, {left + sign + gap, face.y, words.x + 1, face.h}, text, c.ink, Align::Centre, dim);
  ring(ui, state, area, radius);
  return state.clicked;
}

float icon_button_size(const Ui& ui) { return ui.control(); }

bool icon_button(const Ui& ui, const char* id, Vec2 centre, std::string_view icon_path, std::string_view label, ButtonLook look, bool enabled) {
  const float size = icon_button_size(ui);
  const Rect area{centre.x - size / 2, centre.y - size / 2, size, size};
  const Press state = press(ui, id, area, enabled);
  const Colours c = colours_of(ui, look, state.warm);
  fill(ui, area, c.ground, ui.u(14), c.ground_alpha * (enabled ? 1.0f : 0.45f));
  icon(ui, icon_path, centre + Vec2{0, state.held ? ui.u(1) : 0}, icon_size(ui), c.ink, enabled ? 1.0f : 0.45f);
  ring(ui, state, area, ui.u(14));
  tip(ui, state, area, label);
  return state.clicked;
}

bool toggle(const Ui& ui, const char* id, Rect area, Rect place, bool on) {
  const Press state = press(ui, id, area);
  const Vec2 size = toggle_size(ui);
  const Rect track{right(place) - size.x, place.centre().y - size.y / 2, size.x, size.y};
  float& way = *ImGui::GetStateStorage()->GetFloatRef(ImGui::GetID(id) + 1, on ? 1.0f : 0.0f);
  way = ui.still() ? (on ? 1.0f : 0.0f) : glide(way, on ? 1.0f : 0.0f, 0.16f);
  const Palette& p = ui.palette;
  fill(ui, track, mix(mix(p.faint, p.paper, 0.25f), p.accent, way), size.y / 2);
  const float r = size.y / 2 - ui.u(3);
  const Vec2 knob{track.x + size.y / 2 + (size.x - size.y) * way, track.centre().y};
  disc(ui, knob + Vec2{0, ui.u(1.5f)}, r, rgb(0x0b1f33), 0.25f);
  disc(ui, knob, r, rgb(0xffffff));
  if (on) icon(ui, "svg/common/check.svg", knob, std::round(r * 1.3f), p.accent, way);
  ring(ui, state, area, ui.u(16));
  return state.clicked;
}

float pill_height(const Ui& ui) { return ui.u(24) + ui.px(20); }
float pill_width(const Ui& ui, std::string_view text, bool with_icon) {
  return measure(ui, Type::Strong, text).x + (with_icon ? icon_size(ui) + (text.empty() ? 0 : ui.u(6)) : 0) + ui.u(26);
}

bool pill(const Ui& ui, const char* id, Rect area, std::string_view text, std::string_view icon_path, bool chosen) {
  const Press state = press(ui, id, area);
  const Palette& p = ui.palette;
  const float radius = std::min(ui.u(14), area.h / 2);
  fill(ui, area, chosen ? p.accent : mix(p.row, p.accent, 0.1f * state.warm + 0.04f), radius);
  const Color ink = chosen ? p.accent_ink : p.ink;
  const float sign = icon_path.empty() ? 0 : icon_size(ui);
  const float gap = sign > 0 && !text.empty() ? ui.u(6) : 0;
  const float room = area.w - sign - gap - ui.u(8);
  const Vec2 words = text.empty() ? Vec2{} : measure(ui, Type::Strong, text, room);
  const float left = area.x + (area.w - words.x - sign - gap) / 2;
  if (sign > 0) icon(ui, icon_path, {left + sign / 2, area.centre().y}, sign, ink);
  if (!text.empty()) write_in(ui, Type::Strong, {left + sign + gap, area.y, words.x + 1, area.h}, text, ink, Align::Centre);
  ring(ui, state, area, radius);
  return state.clicked;
}

bool slider(const Ui& ui, const char* id, Rect area, int& value) {
  const Press state = press(ui, id, area);
  const float knob = ui.px(13);
  const Rect track{area.x + knob, area.centre().y - ui.px(4), area.w - 2 * knob, ui.px(8)};
  int wanted = value;
  if (state.held) {
    const float part = (ImGui::GetIO().MousePos.x - track.x) / track.w;
    wanted = static_cast<int>(std::lround(std::clamp(part, 0.0f, 1.0f) * 20)) * 5;
  } else if (state.clicked && state.focused) {
    wanted = value >= 100 ? 0 : std::min(100, value + 10);  // the keyboard has one key for it
  }
  const Palette& p = ui.palette;
  fill(ui, track, mix(p.faint, p.paper, 0.55f), track.h / 2);
  const float part = static_cast<float>(wanted) / 100.0f;
  fill(ui, {track.x, track.y, track.w * part, track.h}, p.accent, track.h / 2);
  const Vec2 at{track.x + track.w * part, track.centre().y};
  disc(ui, at + Vec2{0, ui.u(2)}, knob, rgb(0x0b1f33), 0.2f);
  disc(ui, at, knob, rgb(0xffffff));
  disc(ui, at, knob * (0.55f + 0.12f * state.warm), p.accent);
  ring(ui, state, area, ui.u(12));
  const bool moved = wanted != value;
  value = wanted;
  return moved;
}

bool field(const Ui& ui, const char* id, Rect area, std::string_view hint, std::string& text, int most) {
  constexpr int kBytes = 160;
  char bytes[kBytes];
  const auto size = std::min<std::size_t>(text.size(), static_cast<std::size_t>(std::min(most, kBytes - 1)));
  std::memcpy(bytes, text.data(), size);
  bytes[size] = 0;
  char hint_bytes[kBytes];
  const auto hint_size = std::min<std::size_t>(hint.size(), kBytes - 1);
  std::memcpy(hint_bytes, hint.data(), hint_size);
  hint_bytes[hint_size] = 0;
  const Palette& p = ui.palette;
  ImFont* font = font_of(Type::Text);
  ImGui::PushFont(font);
  const auto push = [&ui](ImGuiCol slot, Color c) { ImGui::PushStyleColor(slot, tone(ui, c)); };
  push(ImGuiCol_Text, p.ink);
  push(ImGuiCol_TextDisabled, p.faint);
  push(ImGuiCol_FrameBg, mix(p.paper, rgb(0xffffff), 0.6f));
  push(ImGuiCol_NavHighlight, p.focus);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {ui.u(14), (area.h - font->FontSize) / 2});
  ImGui::PushStyleVar(ImGuiStyleVar_FrameRounding, std::min(ui.u(14), area.h / 2));
  ImGui::SetCursorScreenPos({area.x, area.y});
  ImGui::SetNextItemWidth(area.w);
  ImGui::InputTextWithHint(id, hint_bytes, bytes, static_cast<std::size_t>(std::min(most + 1, kBytes)));
  const bool active = ImGui::IsItemActive();
  const bool changed = text != bytes;
  if (changed) text = bytes;
  ImGui::PopStyleVar(2);
  ImGui::PopStyleColor(4);
  ImGui::PopFont();
  outline(ui, area, active ? p.accent : mix(p.row, p.faint, 0.35f), std::min(ui.u(14), area.h / 2), ui.u(active ? 2.5f : 1.5f));
  return changed;
}

void seat_disc(const Ui& ui, Vec2 centre, float radius, Color color, std::string_view mark_path, float alpha) {
  disc(ui, centre + Vec2{0, radius * 0.1f}, radius, mix(color, rgb(0), 0.4f), 0.5f * alpha);
  disc(ui, centre, radius, color, alpha);
  if (!mark_path.empty()) icon(ui, mark_path, centre, std::round(radius * 1.36f), rgb(0xffffff), alpha);
}

float pips(const Ui& ui, Vec2 left, int count, int full, float radius, Color on, Color off) {
  for (int i = 0; i < count; ++i) {
    const Vec2 at{left.x + radius + static_cast<float>(i) * radius * 3, left.y};
    disc(ui, at, radius, i < full ? on : off);
    if (i < full) disc(ui, at + Vec2{-radius * 0.25f, -radius * 0.3f}, radius * 0.35f, rgb(0xffffff), 0.45f);  // light from the top left
  }
  return pips_width(count, radius);
}

}  // namespace wildshore
