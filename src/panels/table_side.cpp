// table_side.cpp: standings, log and the big buttons: the side card, or the sheet below the board on narrow windows.
#include <algorithm>
#include <charconv>
#include <cmath>

#include "panels/table_parts.hpp"

namespace wildshore {
namespace {

constexpr int kMostPips = 8;

// Small where there are many or the row is narrow: the name needs its room.
float pip_radius(const Ui& ui, const Standing& standing, float width) { return ui.px(standing.goal > 5 || width < ui.px(260) ? 5.5f : 8); }

// How far a seat is: pips towards its goal, or its number. Returns the width; right-aligned at `end`.
float progress(const Ui& ui, const Standing& standing, Vec2 end, float row, Color ground) {
  const Color color = seat_color(ui, standing.seat);
  if (standing.goal > 0 && standing.goal <= kMostPips) {
    const float r = pip_radius(ui, standing, row);
    const float width = pips_width(standing.goal, r);
    pips(ui, {end.x - width, end.y}, standing.goal, standing.score, r, color, mix(ground, ui.palette.ink, 0.16f));
    return width;
  }
  char digits[32];
  const std::string_view text = score_text(standing, digits);
  const Vec2 size = measure(ui, Type::Strong, text);
  write(ui, Type::Strong, {end.x - size.x, end.y - size.y / 2}, text, ui.palette.ink);
  return size.x;
}

float progress_width(const Ui& ui, const Standing& standing, float row) {
  if (standing.goal > 0 && standing.goal <= kMostPips) return pips_width(standing.goal, pip_radius(ui, standing, row));
  char digits[32];
  return measure(ui, Type::Strong, score_text(standing, digits)).x;
}

// A bot's portrait between its mark and its name.
float face_size(const Ui& ui) { return std::round(ui.px(28)); }
float face_width(const Ui& ui, const Standing& standing) { return standing.portrait.empty() ? 0 : face_size(ui) + ui.u(8); }

float row_height(const Ui& ui, const Standing& standing, float width) {
  const float words = width - ui.px(50) - progress_width(ui, standing, width) - ui.u(26) - face_width(ui, standing);
  float text = measure(ui, Type::Strong, standing.name, words).y;
  if (!standing.note.empty()) text += measure(ui, Type::Small, standing.note, words).y;
  return std::max(ui.u(20) + ui.px(28), text + ui.u(14));
}

void standing_row(const Ui& ui, const Standing& standing, Rect area) {
  const Palette& p = ui.palette;
  const Color ground = standing.to_act ? p.turn_row : p.row;
  fill(ui, area, ground, ui.u(14));
  if (standing.to_act) outline(ui, area, p.turn_rim, ui.u(14), ui.u(2));
  const float r = std::min(ui.px(17), area.h / 2 - ui.u(6));
  seat_disc(ui, {area.x + ui.u(11) + r, area.centre().y}, r, seat_color(ui, standing.seat), seat_mark(ui, standing.seat));
  const float taken = progress(ui, standing, {right(area) - ui.u(11), area.centre().y}, area.w, ground);
  const float face = area.x + ui.u(11) + 2 * r + ui.u(11);
  if (!standing.portrait.empty()) portrait(ui, standing.portrait, {face + face_size(ui) / 2, area.centre().y}, face_size(ui));
  const float left = face + face_width(ui, standing);
  const float words = right(area) - ui.u(15) - taken - left;
  const float name_h = measure(ui, Type::Strong, standing.name, words).y;
  const float note_h = standing.note.empty() ? 0 : measure(ui, Type::Small, standing.note, words).y;
  const float y = area.centre().y - (name_h + note_h) / 2;
  write(ui, Type::Strong, {left, y}, standing.name, p.ink, words);
  if (note_h > 0) write(ui, Type::Small, {left, y + name_h}, standing.note, p.faint, words);
}

float standings(const Ui& ui, Vec2 at, float width) {
  const float top = at.y;
  for (const Standing& standing : ui.model.table->standings()) {
    const float h = row_height(ui, standing, width);
    standing_row(ui, standing, {at.x, at.y, width, h});
    at.y += h + ui.u(8);
  }
  return at.y - top;
}

// Undo, redo, hint; returns the height. With `draw` false only measures.
float big_buttons(Ui& ui, Vec2 at, float width, bool draw) {
  const float redo_w = icon_button_size(ui);
  const float gap = ui.u(8);
  const float half = (width - redo_w - 2 * gap) / 2;
  const std::string_view undo = ui.say("ui.undo");
  const std::string_view hint = ui.say(ui.model.hinted >= 0 ? "ui.hint.take" : "ui.hint");
  const float h = std::max({button_height(ui, undo, true, half), button_height(ui, hint, true, half), ui.control() + ui.u(6)});
  if (!draw) return h + ui.u(3);
  const Table& table = *ui.model.table;
  const bool now = ui.model.moment < 0;
  if (button(ui, "undo", {at.x, at.y, half, h}, undo, "svg/common/undo.svg", ButtonLook::Second, now && table.can_undo())) run_command(ui.model, "undo");
  if (icon_button(ui, "redo", {at.x + half + gap + redo_w / 2, at.y + h / 2}, "svg/common/redo.svg", ui.say("ui.redo"), ButtonLook::Second, now && table.can_redo())) {
    run_command(ui.model, "redo");
  }
  if (button(ui, "hint", {at.x + half + redo_w + 2 * gap, at.y, half, h}, hint, "svg/common/hint.svg", ButtonLook::First, now && table.waiting())) run_command(ui.model, "hint");
  return h + ui.u(3);
}

std::string_view goal_of(const Ui& ui) {
  const std::string_view id = ui.model.table->entry().id;
  const Key goal = game_key(id, "goal");
  return ui.model.words->has(goal) ? ui.say(goal) : ui.say(game_key(id, "title"));
}

// Sizes of the chips: they grow with the text while they fit in one line.
struct Chips {
  float disc_r, dot, w, h, gap;
  int columns, lines;
};

float chip_width(const Ui& ui, const Standing& standing, const Chips& c) {
  char digits[32];
  const bool dots = standing.goal > 0 && standing.goal <= 4;
  return 2 * c.disc_r + ui.u(20) + (dots ? pips_width(standing.goal, c.dot) : measure(ui, Type::Strong, score_text(standing, digits)).x);
}

Chips chips_of(const Ui& ui, float width) {
  const auto& all = ui.model.table->standings();
  const int count = std::max(1, static_cast<int>(all.size()));
  Chips c{};
  c.gap = ui.u(6);
  for (const float scale : {ui.frame.scale, ui.frame.unit}) {
    c.disc_r = 15 * scale;
    c.dot = 4.5f * scale;
    c.h = ui.u(12) + 30 * scale;
    float widest = 0;
    for (const Standing& standing : all) widest = std::max(widest, chip_width(ui, standing, c));
    const int fit = std::max(1, static_cast<int>((width + c.gap) / (widest + c.gap)));
    c.lines = (count + fit - 1) / fit;
    if (c.lines == 1) break;
  }
  c.columns = (count + c.lines - 1) / c.lines;
  c.w = (width - c.gap * static_cast<float>(c.columns - 1)) / static_cast<float>(c.columns);
  return c;
}

float chips_height(const Chips& c) { return static_cast<float>(c.lines) * (c.h + c.gap) - c.gap; }

void chip(const Ui& ui, const Standing& standing, Rect area, const Chips& c) {
  const Color ground = standing.to_act ? ui.palette.turn_row : ui.palette.row;
  fill(ui, area, ground, area.h / 2);
  if (standing.to_act) outline(ui, area, ui.palette.turn_rim, area.h / 2, ui.u(2));
  const float left = area.x + std::max(ui.u(6), (area.w - chip_width(ui, standing, c)) / 2);
  seat_disc(ui, {left + c.disc_r, area.centre().y}, c.disc_r, seat_color(ui, standing.seat), seat_mark(ui, standing.seat));
  const float x = left + 2 * c.disc_r + ui.u(9);
  char digits[32];
  if (standing.goal > 0 && standing.goal <= 4) {
    pips(ui, {x, area.centre().y}, standing.goal, standing.score, c.dot, seat_color(ui, standing.seat), mix(ground, ui.palette.ink, 0.18f));
  } else {
    write_in(ui, Type::Strong, {x, area.y, right(area) - x, area.h}, score_text(standing, digits), ui.palette.ink);
  }
}

// Standings as chips in lines; returns the height.
float chips(const Ui& ui, Vec2 at, float width) {
  const Chips c = chips_of(ui, width);
  int i = 0;
  for (const Standing& standing : ui.model.table->standings()) {
    chip(ui, standing, {at.x + static_cast<float>(i % c.columns) * (c.w + c.gap), at.y + static_cast<float>(i / c.columns) * (c.h + c.gap), c.w, c.h}, c);
    ++i;
  }
  return chips_height(c);
}

struct SheetButton {
  const char* id;
  std::string_view icon;
  const char* key;
};
constexpr SheetButton kSheet[] = {{"menu", "svg/common/menu.svg", "ui.menu"},
                                  {"rules", "svg/common/rules.svg", "ui.rules"},
                                  {"log", "svg/common/replay.svg", "ui.log"},
                                  {"undo", "svg/common/undo.svg", "ui.undo"},
                                  {"redo", "svg/common/redo.svg", "ui.redo"}};

// The sheet's buttons: icons, and the hint with its word where there is room.
void sheet_buttons(Ui& ui, Rect area) {
  const std::string_view hint = ui.say(ui.model.hinted >= 0 ? "ui.hint.take" : "ui.hint");
  const auto count = static_cast<float>(std::size(kSheet));
  const float hint_w = button_width(ui, hint, true);
  const bool words = count * area.h + hint_w + count * ui.u(4) <= area.w;
  const float size = words ? area.h : std::min(area.h, (area.w - count * ui.u(4)) / (count + 1));
  const float last = words ? hint_w : size;
  const float gap = (area.w - count * size - last) / count;
  const Table& table = *ui.model.table;
  const bool now = ui.model.moment < 0;
  float x = area.x;
  for (const SheetButton& each : kSheet) {
    const std::string_view id = each.id;
    const bool enabled = id == "undo" ? now && table.can_undo() : id == "redo" ? now && table.can_redo() : true;
    if (button(ui, each.id, {x, area.y, size, area.h}, {}, each.icon, ButtonLook::Second, enabled)) run_command(ui.model, id);
    x += size + gap;
  }
  const Rect place{right(area) - last, area.y, last, area.h};
  if (button(ui, "hint", place, words ? hint : std::string_view{}, "svg/common/hint.svg", ButtonLook::First, now && table.waiting())) run_command(ui.model, "hint");
}

// Goal, cards, standings and log, scrolling.
void side_body(Ui& ui, Rect body) {
  if (ui.model.panel.log_lines != static_cast<int>(ui.model.table->log().size())) {
    ui.model.panel.log_lines = static_cast<int>(ui.model.table->log().size());
    ImGui::SetNextWindowScroll({-1, 0});
  }
  Vec2 at = begin_scroll(ui, "body", {body.x - ui.u(8), body.y, body.w + ui.u(16), body.h});
  at.x += ui.u(8);
  const float top = at.y;
  at.y += write(ui, Type::Heading, {at.x + ui.u(8), at.y}, goal_of(ui), ui.palette.ink, body.w - ui.u(16)) + ui.u(10);
  at.y += draw_table_cards(ui, at, body.w, true);
  at.y += standings(ui, at, body.w) + ui.u(10);
  at.y += draw_table_cards(ui, at, body.w, false);
  at.y += write(ui, Type::Strong, {at.x + ui.u(8), at.y}, ui.say("ui.log"), ui.palette.faint, body.w) + ui.u(2);
  at.y += draw_log(ui, at, body.w, 80, Type::Small);
  end_scroll(ui, at.y - top, &ui.palette.paper);
}

constexpr float kGrip = 22;  // CSS pixels above the chips

// How far the sheet can be pulled up: the banner and some of the board stay in sight.
float sheet_room(const Ui& ui) { return std::max(0.0f, ui.frame.window.y * 0.52f - ui.u(40)); }

// The upper part of the sheet: pulled, it follows; tapped, it opens or closes.
void grip(Ui& ui, Rect area) {
  PanelState& panel = ui.model.panel;
  const Press state = press(ui, "grip", area);
  const ImGuiIO& io = ImGui::GetIO();
  const float room = std::max(1.0f, sheet_room(ui));
  if (state.held) {
    if (!panel.sheet_held) panel.sheet_moved = false;
    panel.sheet_moved = panel.sheet_moved || std::abs(io.MousePos.y - io.MouseClickedPos[0].y) > ui.u(8);
    if (panel.sheet_moved && panel.sheet_held) panel.sheet_part = std::clamp(panel.sheet_part - io.MouseDelta.y / room, 0.0f, 1.0f);
  } else if (panel.sheet_held && panel.sheet_moved) {
    panel.sheet_open = panel.sheet_open ? panel.sheet_part > 0.75f : panel.sheet_part > 0.25f;
  } else if (state.clicked) {
    panel.sheet_open = !panel.sheet_open;
  }
  panel.sheet_held = state.held;
  const float goal = panel.sheet_open ? 1.0f : 0.0f;
  if (!state.held) panel.sheet_part = ui.still() ? goal : glide(panel.sheet_part, goal, 0.22f);
  const Vec2 middle{area.centre().x, area.y + ui.u(11)};
  const float wide = ui.u(21);
  const float bend = ui.u(4) * (1 - 2 * panel.sheet_part);  // points up while closed, down while open
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PathLineTo({middle.x - wide, middle.y + bend / 2});
  list.PathBezierQuadraticCurveTo({middle.x, middle.y - bend}, {middle.x + wide, middle.y + bend / 2}, 12);
  list.PathStroke(tone(ui, mix(ui.palette.faint, ui.palette.paper, 0.35f * (1 - state.warm))), 0, ui.u(4));
  ring(ui, state, inset(area, ui.u(4)), ui.u(18));
}

}  // namespace

std::string_view score_text(const Standing& standing, char (&digits)[32]) {
  const auto end = std::to_chars(digits, digits + 12, standing.score).ptr;
  char* last = end;
  if (standing.goal > 0) {
    *last++ = '/';
    last = std::to_chars(last, digits + 28, standing.goal).ptr;
  }
  return {digits, static_cast<std::size_t>(last - digits)};
}

Color seat_color(const Ui& ui, Seat seat) {
  const auto seats = ui.model.table->look().seats;
  return seat < 0 || seats.empty() ? ui.palette.accent : seats[static_cast<std::size_t>(seat) % seats.size()].color;
}

std::string_view seat_mark(const Ui& ui, Seat seat) {
  const Look& look = ui.model.table->look();
  if (seat < 0 || look.seats.empty()) return {};
  const ImageId mark = look.seats[static_cast<std::size_t>(seat) % look.seats.size()].mark;
  return mark == 0 || mark >= look.images.size() ? std::string_view{} : look.images[mark].path;
}

float draw_log(Ui& ui, Vec2 at, float width, int most, Type type) {
  const auto& log = ui.model.table->log();
  const float top = at.y;
  const ImVec2 clip_min = ImGui::GetWindowDrawList()->GetClipRectMin();
  const ImVec2 clip_max = ImGui::GetWindowDrawList()->GetClipRectMax();
  const float r = ui.px(7);
  const float picture_w = std::round(ui.px(20));
  const bool pictured = std::any_of(log.begin(), log.end(), [](const LogLine& line) { return line.image != 0; });
  const float words_left = 2 * r + ui.u(12);
  const float indent = words_left + (pictured ? picture_w + ui.u(7) : ui.u(2));
  const float least = ui.frame.touch || type == Type::Text ? ui.u(44) : 0;  // for fingers
  const int size = static_cast<int>(log.size());
  for (int i = size - 1; i >= 0 && i >= size - most; --i) {
    const LogLine& line = log[static_cast<std::size_t>(i)];
    const float text_h = at.y > clip_max.y ? line_height(ui, type) : measure(ui, type, line.text, width - indent - ui.u(4)).y;
    const Rect area{at.x, at.y, width, std::max(least, text_h + ui.u(10))};
    at.y += area.h;
    if (area.y > clip_max.y || bottom(area) < clip_min.y) continue;
    ImGui::PushID(i);
    const Press state = press(ui, "line", area);
    const bool shown = ui.model.moment >= 0 && line.step == ui.model.moment;
    if (shown || state.warm > 0) fill(ui, area, shown ? ui.palette.soft : ui.palette.row, ui.u(10), shown ? 1 : state.warm);
    const float y = area.y + (area.h - text_h) / 2;
    const float middle = y + line_height(ui, type) / 2;
    if (line.seat >= 0) disc(ui, {area.x + ui.u(6) + r, middle}, r, seat_color(ui, line.seat));
    if (line.seat >= 0) icon(ui, seat_mark(ui, line.seat), {area.x + ui.u(6) + r, middle}, std::round(r * 1.5f), rgb(0xffffff));
    if (line.image) scene_image(ui, line.image, {area.x + words_left + picture_w / 2, middle}, picture_w, {}, false);
    write(ui, type, {area.x + indent, y}, line.text, ui.palette.ink, width - indent - ui.u(4));
    ring(ui, state, area, ui.u(10));
    if (state.clicked) run_command(ui.model, "moment:" + std::to_string(line.step));
    ImGui::PopID();
  }
  return at.y - top;
}

void draw_side(Ui& ui, Rect side) {
  begin_layer(ui, "side", side, Layer::Live);
  card(ui, side, ui.palette.paper, ui.u(24), 12);
  const float pad = ui.u(16);
  const float width = side.w - 2 * pad;
  const float choices_h = table_buttons(ui, {}, width, false);
  const float buttons_h = big_buttons(ui, {}, width, false) + choices_h;
  const float most = (side.h - 2 * pad - buttons_h) * 0.6f;
  const float guide_h = has_guide(ui) ? draw_guide(ui, {}, width, most, false) + ui.u(12) : 0;
  side_body(ui, {side.x + pad, side.y + pad, width, side.h - 2 * pad - buttons_h - guide_h - ui.u(10)});
  if (guide_h > 0) draw_guide(ui, {side.x + pad, bottom(side) - pad - buttons_h - guide_h}, width, most, true);
  table_buttons(ui, {side.x + pad, bottom(side) - pad - buttons_h}, width, true);
  big_buttons(ui, {side.x + pad, bottom(side) - pad - buttons_h + choices_h}, width, true);
  end_layer();
  if (has_remark(ui)) draw_remark(ui, side.x + ui.u(8), bottom(side) - pad - buttons_h - guide_h - ui.u(6), side.w - ui.u(16));
}

float sheet_height(Ui& ui, float width) {
  const float inner = width - 2 * ui.u(12);
  return ui.u(kGrip) + table_buttons(ui, {}, inner, false) + chips_height(chips_of(ui, inner)) + ui.u(10) + ui.control() + ui.u(17);
}

float sheet_lift(const Ui& ui) { return sheet_room(ui) * ui.model.panel.sheet_part; }

void draw_sheet(Ui& ui, Rect closed) {
  const float lift = sheet_lift(ui);
  const Rect sheet{closed.x, closed.y - lift, closed.w, closed.h + lift};
  begin_layer(ui, "sheet", sheet, Layer::Live);
  card(ui, {sheet.x, sheet.y, sheet.w, sheet.h + ui.u(30)}, ui.palette.paper, ui.u(22), 12);
  const float inner = sheet.w - 2 * ui.u(12);
  const float grip_h = ui.u(kGrip) + chips_height(chips_of(ui, inner));
  grip(ui, {sheet.x, sheet.y, sheet.w, grip_h});
  Vec2 at{sheet.x + ui.u(12), sheet.y + ui.u(kGrip)};
  at.y += chips(ui, at, inner) + ui.u(10);
  if (lift > ui.u(24)) side_body(ui, {at.x, at.y, inner, lift - ui.u(8)});
  at.y += lift;
  at.y += table_buttons(ui, at, inner, true);
  sheet_buttons(ui, {at.x, at.y, inner, ui.control()});
  end_layer();
}

}  // namespace wildshore
