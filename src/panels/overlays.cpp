// overlays.cpp: what lies over a screen: menu, message, log, and the frame that settings and rules book stand in. And the passing notice.
#include <cmath>

#include "imgui_internal.h"
#include "panels/table_parts.hpp"

namespace wildshore {
namespace {

struct Size {
  float w, h;  // CSS pixels; h 0: as high as the window lets it
};

Size size_of(Overlay overlay) {
  switch (overlay) {
    case Overlay::Settings: return {560, 720};
    case Overlay::Rules: return {980, 0};
    case Overlay::Menu: return {400, 0};
    case Overlay::Message: return {460, 0};
    case Overlay::Log: return {520, 760};
    case Overlay::Strength: return {620, 0};
    case Overlay::None: break;
  }
  return {400, 0};
}

const char* title_of(Overlay overlay) {
  switch (overlay) {
    case Overlay::Settings: return "ui.settings";
    case Overlay::Rules: return "ui.rules";
    case Overlay::Menu: return "ui.menu";
    case Overlay::Log: return "ui.log";
    case Overlay::Strength: return "strength.title";
    case Overlay::Message:
    case Overlay::None: break;
  }
  return "ui.name";
}

// --- menu ---

struct MenuItem {
  const char* id;
  std::string_view icon;
  const char* key;
  bool at_table = false;
  bool desktop = false;
};
constexpr MenuItem kMenu[] = {{"close", "svg/common/play.svg", "menu.resume"},
                              {"rematch", "svg/common/replay.svg", "menu.rematch", true},
                              {"harbour", "svg/common/home.svg", "menu.harbour"},
                              {"replay:play", "svg/common/step.svg", "replay.whole", true},
                              {"share", "svg/common/share.svg", "menu.share", true},
                              {"export", "svg/common/save.svg", "menu.export", true},
                              {"import", "svg/common/load.svg", "menu.import"},
                              {"rules", "svg/common/rules.svg", "ui.rules"},
                              {"settings", "svg/common/settings.svg", "ui.settings"},
                              {"fullscreen", "svg/common/fullscreen.svg", "ui.fullscreen"},
                              {"quit", "svg/common/close.svg", "menu.quit", false, true}};

// A row with an icon and words, left-aligned; returns the height.
float menu_row(Ui& ui, const MenuItem& item, Vec2 at, float width, bool draw) {
  const std::string_view label = ui.say(item.key);
  const float words = width - ui.px(22) - ui.u(44);
  const float h = std::max(ui.control(), measure(ui, Type::Strong, label, words).y + ui.u(16));
  if (!draw) return h;
  const Rect area{at.x, at.y, width, h};
  const Press state = press(ui, item.id, area);
  const bool first = &item == kMenu;
  const Palette& p = ui.palette;
  fill(ui, area, first ? mix(p.accent, rgb(0), 0.12f * state.warm) : mix(p.row, p.accent, 0.14f * state.warm), ui.u(14));
  const Color ink = first ? p.accent_ink : p.ink;
  icon(ui, item.icon, {area.x + ui.u(16) + ui.px(11), area.centre().y}, std::round(ui.px(22)), first ? ink : p.accent);
  write_in(ui, Type::Strong, {area.x + ui.u(30) + ui.px(22), area.y, words, h}, label, ink);
  ring(ui, state, area, ui.u(14));
  if (state.clicked) run_command(ui.model, item.id);
  return h;
}

float menu(Ui& ui, Vec2 at, float width, bool draw) {
  const float top = at.y;
  for (const MenuItem& item : kMenu) {
    if ((item.at_table && !ui.model.table) || (item.desktop && !ui.model.desktop)) continue;
    at.y += menu_row(ui, item, at, width, draw) + ui.u(6);
  }
  return at.y - top;
}

float message(Ui& ui, Vec2 at, float width, bool draw) {
  const float top = at.y;
  const std::string& text = ui.model.message;
  at.y += (draw ? write(ui, Type::Text, at, text, ui.palette.ink, width) : measure(ui, Type::Text, text, width).y) + ui.u(20);
  const std::string_view ok = ui.say("ui.ok");
  const float w = std::max(ui.px(140), button_width(ui, ok, true));
  if (draw && button(ui, "ok", {at.x + width - w, at.y, w, ui.control()}, ok, "svg/common/check.svg", ButtonLook::First)) run_command(ui.model, "close");
  return at.y + ui.control() + ui.u(6) - top;
}

// --- the frame ---

// Title and close button; returns the height they take.
float heading(Ui& ui, Rect area, float pad, bool with_close) {
  const std::string_view title = ui.model.overlay == Overlay::Message ? std::string_view(ui.model.message_title) : ui.say(title_of(ui.model.overlay));
  const float size = icon_button_size(ui);
  const float width = area.w - 2 * pad - (with_close ? size : 0);
  const float h = std::max(size, measure(ui, Type::Title, title, width).y);
  write_in(ui, Type::Title, {area.x + pad, area.y + pad * 0.6f, width, h}, title, ui.palette.ink);
  const Vec2 at{right(area) - pad * 0.7f - size / 2, area.y + pad * 0.6f + h / 2};
  if (with_close && icon_button(ui, "x", at, "svg/common/close.svg", ui.say("ui.close"), ButtonLook::Ghost)) run_command(ui.model, "close");
  return pad * 0.6f + h + ui.u(10);
}

float content_height(Ui& ui, float width) {
  switch (ui.model.overlay) {
    case Overlay::Menu: return menu(ui, {}, width, false);
    case Overlay::Message: return message(ui, {}, width, false);
    case Overlay::Strength: return draw_strength(ui, {}, width, false);
    default: return 1e6f;
  }
}

void content(Ui& ui, Rect body) {
  if (ui.model.overlay == Overlay::Settings) return draw_settings(ui, body);
  if (ui.model.overlay == Overlay::Rules) return draw_rules(ui, body);
  Vec2 at = begin_scroll(ui, "overlay-body", {body.x - ui.u(8), body.y, body.w + ui.u(16), body.h});
  at.x += ui.u(8);
  float h = 0;
  if (ui.model.overlay == Overlay::Menu) h = menu(ui, at, body.w, true);
  if (ui.model.overlay == Overlay::Message) h = message(ui, at, body.w, true);
  if (ui.model.overlay == Overlay::Strength) h = draw_strength(ui, at, body.w, true);
  if (ui.model.overlay == Overlay::Log && ui.model.table) {
    h = draw_card_list(ui, ui.model.table->cards(), at, body.w, true);
    h += draw_log(ui, {at.x, at.y + h}, body.w, 1000, Type::Text);
  }
  end_scroll(ui, h, &ui.palette.paper);
}

}  // namespace

void draw_overlay(Ui& ui) {
  const Rect all{0, 0, ui.frame.window.x, ui.frame.window.y};
  const float come = since(ui, ui.model.panel.overlay_since, 0.15f);
  const bool slim = all.w < ui.u(560);
  const float m = ui.u(slim ? 10 : 28);
  const Size wanted = size_of(ui.model.overlay);
  const float w = std::min(all.w - 2 * m, wanted.w * (ui.frame.unit + (ui.frame.scale - ui.frame.unit) * 0.6f));
  const float pad = ui.u(slim ? 16 : 26);
  begin_layer(ui, "overlay", all, Layer::Over);
  fade(ui, all, ui.palette.veil, 0.5f * come, 0.62f * come);
  ui.alpha = come;
  const std::string_view title = ui.model.overlay == Overlay::Message ? std::string_view(ui.model.message_title) : ui.say(title_of(ui.model.overlay));
  const float title_h = std::max(icon_button_size(ui), measure(ui, Type::Title, title, w - 2 * pad - icon_button_size(ui)).y) + pad * 0.6f + ui.u(10);
  const float most = wanted.h > 0 ? std::min(all.h - 2 * m, ui.px(wanted.h)) : all.h - 2 * m;
  const float h = std::min(most, content_height(ui, w - 2 * pad) + title_h + pad);
  const Rect area{(all.w - w) / 2, (all.h - h) / 2 + (1 - come) * ui.u(18), w, h};
  card(ui, area, ui.palette.paper, ui.u(26), 20);
  const float head = heading(ui, area, pad, ui.model.overlay != Overlay::Message);
  content(ui, {area.x + pad, area.y + head, area.w - 2 * pad, area.h - head - pad * 0.8f});
  ui.alpha = 1;
  // A press beside the card closes it.
  const bool beside = ImGui::IsWindowHovered(ImGuiHoveredFlags_ChildWindows) && ImGui::IsMouseReleased(ImGuiMouseButton_Left) &&
                      !area.contains({ImGui::GetIO().MouseClickedPos[0].x, ImGui::GetIO().MouseClickedPos[0].y}) && ui.model.now - ui.model.panel.overlay_since > 0.25;
  if (beside && ui.model.overlay != Overlay::Message) run_command(ui.model, "close");
  end_layer();
}

void draw_notice(Ui& ui) {
  const double left = ui.model.notice_until - ui.model.now;
  if (left <= 0 || ui.model.notice.empty()) return;
  const std::string& text = ui.model.notice;
  const float most = std::min(ui.frame.window.x - ui.u(24), ui.px(520));
  const Vec2 size = measure(ui, Type::Text, text, balanced(ui, Type::Text, text, most - ui.u(44)));
  const float w = size.x + ui.u(44);
  const float h = size.y + ui.u(22);
  const float shown = ui.still() ? 1 : std::min(1.0f, static_cast<float>(left) * 4);
  const Rect area{(ui.frame.window.x - w) / 2, ui.frame.window.y * 0.2f - (1 - shown) * ui.u(12), w, h};
  begin_layer(ui, "notice", area, Layer::Still);
  ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow());
  ui.alpha = shown;
  card(ui, area, ui.palette.banner, std::min(h / 2, ui.px(24)), 14);
  write_in(ui, Type::Text, {area.x + ui.u(22), area.y, size.x + 1, h}, text, ui.palette.banner_ink, Align::Centre);
  ui.alpha = 1;
  end_layer();
}

}  // namespace wildshore
