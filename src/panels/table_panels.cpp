// table_panels.cpp: what lies around the board: banner, side card or sheet, bar, whisper, and the strip while looking back.
#include <algorithm>
#include <cmath>

#include "panels/table_parts.hpp"
#include "stage/motion.hpp"

namespace wildshore {
namespace {

// --- banner ---

// Where pips (or the dots of a bot that thinks) go: to the right of all words; in narrow windows to the right of the headline alone, if
// it leaves them room, or else below the words.
enum class Pips : std::uint8_t { Beside, BesideHeadline, Below };

struct Banner {
  float disc_r, left, headline_w, words_w, end_w, pip_r;
  float headline_h, detail_h, height;
  Pips pips;
  Type type;  // of the headline
};

Banner banner_of(const Ui& ui, const Question& question, float width) {
  Banner b{};
  b.disc_r = std::min(ui.px(20), std::max(ui.u(20), width * 0.06f));
  b.left = question.seat >= 0 ? ui.u(14) + 2 * b.disc_r + ui.u(14) : ui.u(22);
  const float all_w = width - b.left - ui.u(20);
  b.pip_r = std::min(ui.px(9), all_w / (3 * static_cast<float>(std::max(1, question.pips))));
  const float all_pips = question.pips > 0 ? pips_width(question.pips, b.pip_r) : 0;
  b.end_w = ui.model.bot_thinking ? pips_width(3, ui.px(6)) : all_pips;
  const bool narrow = width < ui.px(420) && b.end_w > 0;
  const float beside_w = b.end_w <= 0 ? all_w : all_w - b.end_w - ui.u(16);
  b.type = width < ui.px(480) ? Type::Strong : Type::Heading;
  b.pips = !narrow ? Pips::Beside : measure(ui, b.type, question.headline).x <= beside_w ? Pips::BesideHeadline : Pips::Below;
  b.words_w = b.pips == Pips::Beside ? beside_w : all_w;
  b.headline_w = b.pips == Pips::Below ? all_w : beside_w;
  b.headline_h = measure(ui, b.type, question.headline, b.headline_w).y;
  b.detail_h = question.detail.empty() ? 0 : measure(ui, Type::Small, question.detail, b.words_w).y;
  if (b.headline_h + b.detail_h > ui.frame.window.y * 0.24f) b.detail_h = 0;  // large letters in a small window: the board needs the room
  b.height = std::max(ui.px(60), b.headline_h + b.detail_h + ui.u(18) + (b.pips == Pips::Below ? ui.px(24) : 0));
  return b;
}

void thinking(const Ui& ui, Vec2 left) {
  const float r = ui.px(6);
  for (int i = 0; i < 3; ++i) {
    const float beat = ui.still() ? 0 : std::sin(ui.now() * 5 - static_cast<float>(i) * 0.8f);
    disc(ui, {left.x + r + static_cast<float>(i) * r * 3, left.y - beat * ui.px(3)}, r, ui.palette.banner_ink, 0.65f + 0.3f * beat);
  }
}

void draw_banner(const Ui& ui, Rect area, const Banner& b, const Question& question) {
  begin_layer(ui, "banner", area, Layer::Still);
  const Palette& p = ui.palette;
  const float radius = std::min(area.h / 2, ui.px(30));
  card(ui, area, p.banner, radius, 12);
  // Another one's turn: the mark pops, the words come in from the right.
  PanelState& panel = ui.model.panel;
  if (panel.banner_seat != question.seat) panel.banner_since = ui.model.now;
  panel.banner_seat = question.seat;
  const float come = since(ui, panel.banner_since, 0.4f);
  const float r = b.disc_r * (0.6f + 0.4f * ease_out_back(come));
  if (question.seat >= 0) seat_disc(ui, {area.x + ui.u(14) + b.disc_r, area.centre().y}, r, seat_color(ui, question.seat), seat_mark(ui, question.seat));
  const float left = area.x + b.left + (1 - come) * ui.u(18);
  const float below = b.pips == Pips::Below ? ui.px(24) : 0;
  float y = area.y + (area.h - b.headline_h - b.detail_h - below) / 2;
  const float first = y + b.headline_h / 2;
  y += write(ui, b.type, {left, y}, question.headline, p.banner_ink, b.headline_w, Align::Left, come);
  if (b.detail_h > 0) y += write(ui, Type::Small, {left, y}, question.detail, p.banner_faint, b.words_w, Align::Left, come);
  const float end_x = right(area) - ui.u(22) - b.end_w;
  const Vec2 end = b.pips == Pips::Below ? Vec2{area.x + b.left, y + ui.px(13)} : Vec2{end_x, b.pips == Pips::Beside ? area.centre().y : first};
  if (ui.model.bot_thinking) {
    thinking(ui, end);
  } else if (question.pips > 0) {
    pips(ui, end, question.pips, question.pips_left, b.pip_r, rgb(0xffffff), mix(p.banner, rgb(0xffffff), 0.3f));
  }
  end_layer();
}

// --- bar ---

struct BarItem {
  const char* id;
  std::string_view icon;
  const char* key;
};
constexpr BarItem kBar[] = {{"menu", "svg/common/menu.svg", "ui.menu"},
                            {"rules", "svg/common/rules.svg", "ui.rules"},
                            {"log", "svg/common/replay.svg", "ui.log"},
                            {"settings", "svg/common/settings.svg", "ui.settings"}};
constexpr auto kBarItems = static_cast<float>(std::size(kBar));

Vec2 bar_size(const Ui& ui, float most, bool upright) {
  const float one = icon_button_size(ui);
  const float pad = ui.u(6);
  if (upright) return {one + 2 * pad, kBarItems * one + 2 * pad};
  float wide = 2 * pad;
  for (const BarItem& item : kBar) wide += button_width(ui, ui.say(item.key), true) - ui.u(9);
  return {wide <= most ? wide : kBarItems * one + 2 * pad, one + 2 * pad};
}

void draw_bar(Ui& ui, Rect area, bool upright) {
  begin_layer(ui, "bar", area, Layer::Live);
  card(ui, area, ui.palette.banner, ui.u(20), 12);
  const float one = icon_button_size(ui);
  const float pad = ui.u(6);
  const bool words = !upright && area.w > kBarItems * one + 3 * pad;
  Vec2 at{area.x + pad, area.y + pad};
  for (const BarItem& item : kBar) {
    const std::string_view label = ui.say(item.key);
    const float w = words ? button_width(ui, label, true) - ui.u(9) : one;
    const bool clicked = words ? button(ui, item.id, {at.x, at.y, w, one}, label, item.icon, ButtonLook::OnBanner)
                               : icon_button(ui, item.id, {at.x + one / 2, at.y + one / 2}, item.icon, label, ButtonLook::OnBanner);
    if (clicked) run_command(ui.model, item.id);
    if (upright) at.y += one;
    if (!upright) at.x += w;
  }
  end_layer();
}

// --- whisper, and looking back ---

// One sentence on a pill whose lower edge is at `base`; as wide as it needs, from `left` (or centred) within `most`.
void draw_whisper(const Ui& ui, float left, float base, float most, float least_h, bool centred) {
  const std::string& text = ui.model.whisper;
  if (text.empty() || most < ui.u(80)) return;
  const Palette& p = ui.palette;
  const bool refuses = ui.model.whisper_refuses;
  const float sign = refuses ? std::round(ui.px(20)) + ui.u(8) : 0;
  const Vec2 size = measure(ui, Type::Text, text, balanced(ui, Type::Text, text, most - sign - ui.u(36)));
  const float w = size.x + sign + ui.u(36);
  const float h = std::max(least_h, size.y + ui.u(16));
  const Rect area{centred ? left + (most - w) / 2 : left, base - h, w, h};
  begin_layer(ui, "whisper", area, Layer::Still);
  const float radius = std::min(h / 2, ui.px(22));
  card(ui, area, refuses ? p.warn : p.paper, radius, 9);
  const Color ink = refuses ? p.warn_ink : p.ink;
  if (refuses) icon(ui, "svg/common/warning.svg", {area.x + ui.u(16) + ui.px(10), area.centre().y}, std::round(ui.px(20)), ink);
  write_in(ui, Type::Text, {area.x + ui.u(18) + sign, area.y, size.x + 1, h}, text, ink);
  end_layer();
}

float strip_height(const Ui& ui) { return icon_button_size(ui) + ui.u(12); }

// "Looking at step 12 of 40", shorter or without words where there is no room.
std::string_view moment_text(const Ui& ui, float room) {
  const std::string step = std::to_string(ui.model.moment + 1);
  const std::string all = std::to_string(ui.model.table->steps());
  std::string& text = ui.model.panel.line;
  for (const char* key : {"table.moment", "table.moment.short", "table.moment.shortest"}) {
    ui.model.words->say(key, {step, all}, text);
    if (measure(ui, Type::Strong, text).x <= room) return text;
  }
  return {};
}

struct StripItem {
  const char* id;
  std::string_view icon;
  const char* key;
  bool enabled;
};

void draw_strip(Ui& ui, float left, float base, float most, bool centred) {
  Model& model = ui.model;
  const bool playing = model.replaying;
  const StripItem items[] = {
      {"moment:prev", "svg/common/back.svg", "table.moment.prev", model.moment > 0},
      {playing ? "replay:pause" : "replay:play", playing ? "svg/common/pause.svg" : "svg/common/play.svg", playing ? "replay.pause" : "replay.play", true},
      {"moment:next", "svg/common/next.svg", "table.moment.next", model.moment + 1 < model.table->steps()},
      {"branch", "svg/common/branch.svg", "replay.branch", true},
      {"moment:now", "svg/common/close.svg", "table.moment.now", true},
  };
  const float size = icon_button_size(ui);
  const auto count = static_cast<float>(std::size(items));
  const float rate_w = ui.px(56);
  const float gap = std::min(ui.u(2), std::max(0.0f, (most - count * size - rate_w - ui.u(12)) / count));
  const float buttons = count * (size + gap) + rate_w;
  const std::string_view text = moment_text(ui, most - buttons - ui.u(30));
  const float words = text.empty() ? 0 : measure(ui, Type::Strong, text).x + ui.u(18);
  const float w = words + buttons + ui.u(12);
  const float h = strip_height(ui);
  const Rect area{centred ? left + (most - w) / 2 : left, base - h, w, h};
  begin_layer(ui, "strip", area, Layer::Live);
  card(ui, area, ui.palette.banner, ui.u(20), 12);
  if (!text.empty()) write_in(ui, Type::Strong, {area.x + ui.u(18), area.y, words, h}, text, ui.palette.banner_ink);
  float x = area.x + ui.u(6) + words;
  const float y = area.centre().y;
  for (const StripItem& item : items) {
    if (icon_button(ui, item.id, {x + size / 2, y}, item.icon, ui.say(item.key), ButtonLook::OnBanner, item.enabled)) run_command(model, item.id);
    x += size + gap;
    if (item.icon != "svg/common/next.svg") continue;
    static constexpr std::string_view kRates[kReplayRates.size()] = {"0.5x", "1x", "2x", "4x", "8x"};
    if (button(ui, "replay:rate", {x, y - size / 2, rate_w, size}, kRates[model.replay_rate], {}, ButtonLook::OnBanner)) run_command(model, "replay:rate");
    x += rate_w;
  }
  end_layer();
}

// For the banner while looking back: what had just happened. Kept from frame to frame, so that nothing is allocated.
const Question& told(Ui& ui) {
  Model& model = ui.model;
  Question& past = model.panel.past;
  const auto& log = model.table->log();
  const auto line = std::find_if(log.rbegin(), log.rend(), [&model](const LogLine& each) { return each.step < model.moment; });
  const bool begun = line != log.rend();
  past.detail.clear();
  model.words->say("table.moment", {std::to_string(model.moment + 1), std::to_string(model.table->steps())}, begun ? past.detail : past.headline);
  past.seat = begun ? line->seat : kSpectator;
  if (begun) past.headline = line->text;
  return past;
}

// --- the three layouts ---

Rect draw_wide(Ui& ui, const Question& question) {
  const Vec2 window = ui.frame.window;
  const float m = ui.u(20);
  const float side_w = std::min(ui.px(window.x > ui.u(1700) ? 352 : 320), window.x * 0.4f);
  const Rect side{window.x - m - side_w, m, side_w, std::min(window.y - 2 * m, ui.px(860))};
  const float room = side.x - 2 * m;
  const float banner_w = std::min(ui.px(580), room);
  const Banner banner = banner_of(ui, question, banner_w);
  const Rect top{m + (room - banner_w) / 2, m, banner_w, banner.height};
  const Vec2 bar = bar_size(ui, room * 0.62f, false);
  const Rect low{m, window.y - m - bar.y, bar.x, bar.y};
  draw_side(ui, side);
  draw_bar(ui, low, false);
  draw_banner(ui, top, banner, question);
  const float beside = side.x - m - right(low) - ui.u(16);
  const bool above = beside < ui.px(250);
  const float left = above ? m : right(low) + ui.u(16);
  const float base = above ? low.y - ui.u(10) : bottom(low) - ui.u(4);
  if (ui.model.moment >= 0) {
    draw_strip(ui, left, above ? base : bottom(low), above ? room : beside, false);
  } else {
    draw_whisper(ui, left, base, above ? room : beside, bar.y - ui.u(8), false);
  }
  const float y = bottom(top) + ui.u(10);
  return {m / 2, y, side.x - m, low.y - ui.u(10) - y};
}

// Wide but low, a phone on its side: the bar stands at the left.
Rect draw_low(Ui& ui, const Question& question) {
  const Vec2 window = ui.frame.window;
  const float m = ui.u(8);
  const float side_w = std::min(ui.px(248), window.x * 0.36f);
  const Rect side{window.x - m - side_w, m, side_w, window.y - 2 * m};
  const Vec2 bar = bar_size(ui, 0, true);
  const Rect post{m, (window.y - bar.y) / 2, bar.x, bar.y};
  const float left = right(post) + m;
  const float room = side.x - m - left;
  const Banner banner = banner_of(ui, question, room);
  draw_side(ui, side);
  draw_bar(ui, post, true);
  // There is no room for a whisper but in the banner: what it says takes the place of the second line.
  const bool inside = ui.model.moment < 0 && !ui.model.whisper.empty() && !ui.model.whisper_refuses;
  Question& said = ui.model.panel.past;
  if (inside) {
    said = question;
    said.detail = ui.model.whisper;
  }
  const Banner shown = inside ? banner_of(ui, said, room) : banner;
  draw_banner(ui, {left, m, room, shown.height}, shown, inside ? said : question);
  if (ui.model.moment >= 0) {
    draw_strip(ui, left, window.y - m, room, true);
  } else if (!inside) {
    draw_whisper(ui, left, window.y - m, room, ui.control(), true);
  }
  const float y = m + banner.height + ui.u(6);
  return {left, y, room, window.y - m - y};
}

Rect draw_narrow(Ui& ui, const Question& question) {
  const Vec2 window = ui.frame.window;
  const float m = ui.u(10);
  const float most = std::min(window.x - 2 * m, ui.u(720));
  const Banner banner = banner_of(ui, question, most);
  const Rect top{(window.x - most) / 2, m, most, banner.height};
  const float sheet_w = std::min(window.x, ui.u(760));
  const float sheet_h = sheet_height(ui, sheet_w);
  const Rect sheet{(window.x - sheet_w) / 2, window.y - sheet_h, sheet_w, sheet_h};
  draw_sheet(ui, sheet);
  draw_banner(ui, top, banner, question);
  const float base = sheet.y - sheet_lift(ui) - ui.u(8);
  float room_below = ui.u(10);
  if (ui.model.moment >= 0) {
    draw_strip(ui, top.x, base, most, true);
    room_below += strip_height(ui);
  } else {
    float kept = std::min(2 * line_height(ui, Type::Text) + ui.u(16), window.y * 0.09f);  // always, so that the board does not jump
    if (has_guide(ui)) kept = std::max(kept, draw_floating_guide(ui, top.x, base, most));
    else if (ui.model.whisper.empty() && has_remark(ui)) draw_remark(ui, top.x, base, most);
    else draw_whisper(ui, top.x, base, most, ui.control() - ui.u(4), true);
    room_below += kept;
  }
  const float y = bottom(top) + ui.u(8);
  return {m / 2, y, window.x - m, sheet.y - room_below - y};
}

}  // namespace

Rect draw_table(Ui& ui) {
  ui.model.pointed = 0;
  const Vec2 window = ui.frame.window;
  const Question& question = ui.model.moment < 0 ? ui.model.table->question() : told(ui);
  const bool narrow = window.x < ui.u(720) || window.x < window.y;
  if (narrow) return draw_narrow(ui, question);
  return ui.high() < 460 && window.y < ui.u(520) ? draw_low(ui, question) : draw_wide(ui, question);
}

}  // namespace wildshore
