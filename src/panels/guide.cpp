// guide.cpp: what helps and what is said at the table: the hint with its alternatives, and the bots' remarks.
#include <charconv>
#include <cmath>

#include "imgui_internal.h"
#include "panels/table_parts.hpp"
#include "stage/motion.hpp"

namespace wildshore {
namespace {

constexpr double kRemark = 6;  // seconds that a remark is shown

std::string_view percent_text(int percent, char (&digits)[16]) {
  char* end = std::to_chars(digits, digits + 8, percent).ptr;
  *end++ = ' ';
  *end++ = '%';
  return {digits, static_cast<std::size_t>(end - digits)};
}

// A way with its bar; the first one is the advice. Returns the height.
float way_row(const Ui& ui, const Hint::Way& way, bool first, Vec2 at, float width, bool draw) {
  const std::string_view label = way.label;
  const Type type = first ? Type::Strong : Type::Small;
  const float label_h = measure(ui, type, label, width).y;
  const float line = line_height(ui, Type::Small);
  if (!draw) return label_h + line + ui.u(2);
  write(ui, type, at, label, ui.palette.ink, width);
  char digits[16];
  const std::string_view text = percent_text(way.percent, digits);
  const float text_w = measure(ui, Type::Small, "100 %").x;
  const float h = ui.px(9);
  const Rect track{at.x, at.y + label_h + (line - h) / 2, width - text_w - ui.u(8), h};
  fill(ui, track, mix(ui.palette.row, ui.palette.ink, 0.12f), h / 2);
  const float part = track.w * static_cast<float>(way.percent) / 100.0f;
  const Color color = first ? ui.palette.accent : mix(ui.palette.accent, ui.palette.paper, 0.4f);
  if (part > 0) fill(ui, {track.x, track.y, std::max(h, part), h}, color, h / 2);
  write_in(ui, Type::Small, {right(track) + ui.u(8), at.y + label_h, text_w + 1, line}, text, ui.palette.ink, Align::Right);
  return label_h + line + ui.u(2);
}

float advice_row(const Ui& ui, std::string_view text, bool danger, Vec2 at, float width, bool draw) {
  const float sign = std::round(ui.px(18));
  const float left = sign + ui.u(8);
  const float h = std::max(sign, measure(ui, Type::Small, text, width - left).y);
  if (!draw) return h + ui.u(6);
  icon(ui, danger ? "svg/common/warning.svg" : "svg/common/trophy.svg", {at.x + sign / 2, at.y + sign / 2}, sign, ui.palette.accent);
  write(ui, Type::Small, {at.x + left, at.y}, text, ui.palette.ink, width - left);
  return h + ui.u(6);
}

}  // namespace

bool has_guide(const Ui& ui) {
  const Hint* hint = ui.model.hint;
  return hint && hint->fills_card() && ui.model.moment < 0 && ui.model.table->waiting();
}

float draw_guide(const Ui& ui, Vec2 at, float width, float most, bool draw) {
  const Hint& hint = *ui.model.hint;
  const auto& offers = ui.model.table->offers();
  const float top = at.y;
  const auto words = [&](Type type, std::string_view text, Color color) {
    at.y += draw ? write(ui, type, at, text, color, width) : measure(ui, type, text, width).y;
  };
  const std::string_view unit = hint.ways.empty() ? std::string_view() : ui.say(hint.chances ? "hint.chances" : "hint.worth");
  if (draw) write(ui, Type::Small, {at.x + width - measure(ui, Type::Small, unit).x, at.y}, unit, ui.palette.faint);
  words(Type::Small, ui.say(hint.advice.empty() ? "hint.title" : "hint.title.crew"), ui.palette.faint);
  for (std::size_t i = 0; i < hint.advice.size(); ++i) at.y += advice_row(ui, hint.advice[i], i + 1 < hint.advice.size(), at, width, draw);
  if (hint.ways.empty() && hint.offer >= 0) words(Type::Strong, offers[static_cast<std::size_t>(hint.offer)].label, ui.palette.ink);
  for (std::size_t i = 0; i < hint.ways.size(); ++i) {
    const float h = way_row(ui, hint.ways[i], i == 0, at, width, false);
    if (i > 0 && at.y + h - top > most) break;  // no room: the weaker ones are left out
    way_row(ui, hint.ways[i], i == 0, at, width, draw);
    at.y += h;
    if (i > 0 || hint.reason.empty()) continue;
    words(Type::Small, hint.reason, ui.palette.ink);
    at.y += ui.u(6);
  }
  if (hint.ways.empty() && !hint.reason.empty()) words(Type::Small, hint.reason, ui.palette.ink);
  return at.y - top;
}

float draw_floating_guide(const Ui& ui, float left, float base, float width) {
  const float pad = ui.u(14);
  const float inner = width - 2 * pad;
  const float most = ui.frame.window.y * 0.34f;
  const float h = draw_guide(ui, {}, inner, most, false) + 2 * ui.u(10);
  const Rect area{left, base - h, width, h};
  begin_layer(ui, "guide", area, Layer::Still);
  card(ui, area, ui.palette.paper, ui.u(18), 9);
  draw_guide(ui, {area.x + pad, area.y + ui.u(10)}, inner, most, true);
  end_layer();
  return h;
}

bool has_remark(const Ui& ui) {
  const Remark& remark = ui.model.table->remark();
  PanelState& panel = ui.model.panel;
  if (remark.number != panel.remark_number) {
    panel.remark_number = remark.number;
    panel.remark_since = ui.model.now;
  }
  const bool heard = ui.model.settings.remarks && remark.seat >= 0 && ui.model.now - panel.remark_since < kRemark;
  return heard && ui.model.moment < 0 && !ui.model.covered;
}

void draw_remark(const Ui& ui, float left, float base, float most) {
  const Remark& remark = ui.model.table->remark();
  const Standing& who = ui.model.table->standings()[static_cast<std::size_t>(remark.seat)];
  const float face = std::round(ui.px(38));
  const float pad = ui.u(10);
  const Vec2 words = measure(ui, Type::Text, remark.text, balanced(ui, Type::Text, remark.text, most - face - 4 * pad));
  const float w = words.x + face + 4 * pad;
  const float h = std::max(face, words.y) + 2 * ui.u(8);
  const double age = ui.model.now - ui.model.panel.remark_since;
  const float goes = ui.still() ? 1.0f : std::clamp(static_cast<float>((kRemark - age) * 3), 0.0f, 1.0f);
  const float come = since(ui, ui.model.panel.remark_since, 0.25f) * goes;
  const ImVec2 pointer = ImGui::GetIO().MousePos;
  const Rect area{left + (most - w) / 2, base - h + (1 - come) * ui.u(8), w, h};
  begin_layer(ui, "remark", area, Layer::Still);
  if (ImGuiWindow* side = ImGui::FindWindowByName("side")) ImGui::BringWindowToDisplayBehind(side, ImGui::GetCurrentWindow());
  Ui faded = ui;
  faded.alpha = area.contains({pointer.x, pointer.y}) ? 0.15f * come : come;  // what lies below it can be seen and clicked
  card(faded, area, ui.palette.paper, ui.u(18), 9);
  const Vec2 middle{area.x + pad + face / 2, area.centre().y};
  portrait(faded, who.portrait, middle, face);
  seat_disc(faded, middle + Vec2{face, face} * 0.36f, ui.px(9), seat_color(ui, remark.seat), seat_mark(ui, remark.seat), 1);
  write_in(faded, Type::Text, {area.x + 2.5f * pad + face, area.y, words.x + 1, h}, remark.text, ui.palette.ink);
  end_layer();
}

}  // namespace wildshore
