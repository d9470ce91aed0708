// set_up.cpp: who plays, which variants, and a big "play" that works at once.
#include <cmath>

#include "panels/screens.hpp"
#include "table/character.hpp"
#include "table/teller.hpp"

namespace wildshore {
namespace {

std::string seat_id(int seat, std::string_view who) { return "seat:" + std::to_string(seat + 1) + "=" + std::string(who); }

void section(const Ui& ui, Vec2& at, float width, const char* key) {
  at.y += write(ui, Type::Heading, at, ui.say(key), ui.palette.ink, width) + ui.u(8);
}

// --- seats ---

float levels_width(const Ui& ui, const GameEntry& game) {
  float width = 0;
  for (const std::string_view level : game.levels) width += pill_width(ui, ui.say(level_key(level)), false) + ui.u(6);
  return width;
}

// The pills from `at` on, breaking into lines; without `draw` only measures. Returns the height.
float level_pills(Ui& ui, int seat, Vec2 at, float width, bool draw) {
  const GameEntry& game = *ui.model.draft.game;
  float x = at.x;
  float y = at.y;
  for (const std::string_view level : game.levels) {
    const std::string_view name = ui.say(level_key(level));
    const float w = std::min(width, pill_width(ui, name, false));
    if (x > at.x && x + w > at.x + width) {
      x = at.x;
      y += pill_height(ui) + ui.u(6);
    }
    const bool chosen = ui.model.draft.setup.seats[static_cast<std::size_t>(seat)].level == level;
    const std::string id = std::string("bot:").append(level);
    if (draw && pill(ui, id.c_str(), {x, y, w, pill_height(ui)}, name, {}, chosen)) run_command(ui.model, seat_id(seat, id));
    x += w + ui.u(6);
  }
  return y + pill_height(ui) - at.y;
}

struct SeatRow {
  float pad, disc_r, left, toggle_w, middle_w, face;
  bool inline_levels;
  float height;
};

SeatRow seat_row_of(Ui& ui, int seat, float width) {
  SeatRow row{};
  row.pad = ui.u(10);
  row.disc_r = std::min(ui.px(19), pill_height(ui) / 2);
  row.left = row.pad + 2 * row.disc_r + ui.u(12);
  row.toggle_w = 2 * pill_width(ui, {}, true) + ui.u(4);
  row.middle_w = width - row.left - row.toggle_w - row.pad - ui.u(10);
  const bool bot = !ui.model.draft.setup.seats[static_cast<std::size_t>(seat)].person();
  row.face = bot && row.middle_w > ui.px(120) ? std::round(pill_height(ui) * 0.86f) : 0;
  const float name_w = ui.px(70) + row.face + ui.u(8);
  row.inline_levels = bot && levels_width(ui, *ui.model.draft.game) + name_w <= row.middle_w;
  row.height = pill_height(ui) + 2 * row.pad;
  if (bot && !row.inline_levels) row.height += ui.u(8) + level_pills(ui, seat, {0, 0}, width - row.left - row.pad, false);
  return row;
}

void seat_row(Ui& ui, int seat, Rect area, const SeatRow& row) {
  Draft& draft = ui.model.draft;
  SeatSetup& sits = draft.setup.seats[static_cast<std::size_t>(seat)];
  fill(ui, area, ui.palette.row, ui.u(16));
  const float first = pill_height(ui);
  const float middle = area.y + row.pad + first / 2;
  const SeatToken token = seat_token(draft.game->id, seat);
  seat_disc(ui, {area.x + row.pad + row.disc_r, middle}, row.disc_r, token.color, token.mark);
  const float left = area.x + row.left;
  const std::string name = seat_name(*ui.model.words, draft.setup, seat);
  if (sits.person()) {
    std::string typed = sits.name;
    const Rect box{left, middle - first / 2, row.middle_w, first};
    if (field(ui, "##name", box, name, typed, 4 * kMaxNameLength)) run_command(ui.model, "name:" + std::to_string(seat + 1) + "=" + typed);
  } else {
    const float levels = row.inline_levels ? levels_width(ui, *draft.game) : 0;
    const float beside = left + (row.face > 0 ? row.face + ui.u(8) : 0);
    if (row.face > 0) portrait(ui, portrait_of(sits.level, seat), {left + row.face / 2, middle}, row.face);
    write_in(ui, Type::Strong, {beside, middle - first / 2, left + row.middle_w - levels - beside, first}, name, ui.palette.ink);
    if (row.inline_levels) {
      level_pills(ui, seat, {left + row.middle_w - levels, middle - first / 2}, levels + 1, true);
    } else {
      level_pills(ui, seat, {left, middle + first / 2 + ui.u(8)}, area.w - row.left - row.pad, true);
    }
  }
  const float w = pill_width(ui, {}, true);
  const float x = right(area) - row.pad - 2 * w - ui.u(4);
  const Rect person{x, middle - first / 2, w, first};
  const Rect bot{x + w + ui.u(4), middle - first / 2, w, first};
  if (pill(ui, "person", person, {}, "svg/common/person.svg", sits.person())) run_command(ui.model, seat_id(seat, "human"));
  if (pill(ui, "bot", bot, {}, "svg/common/bot.svg", !sits.person()) && sits.person()) {
    run_command(ui.model, seat_id(seat, std::string("bot:").append(usual_level(*draft.game))));
  }
}

// One more player, or one less. With `draw` false only measures, as below.
void seat_buttons(Ui& ui, Vec2& at, float width, int count, bool draw) {
  const GameEntry& game = *ui.model.draft.game;
  if (game.min_seats == game.max_seats) return;
  const float half = (width - ui.u(8)) / 2;
  const std::string_view plus = ui.say("setup.add_seat");
  const std::string_view minus = ui.say("setup.remove_seat");
  const float h = std::max(button_height(ui, plus, true, half), button_height(ui, minus, true, half));
  at.y += h + ui.u(8);
  if (!draw) return;
  const float y = at.y - h - ui.u(8);
  if (button(ui, "seats+", {at.x, y, half, h}, plus, "svg/common/plus.svg", ButtonLook::Second, count < game.max_seats)) run_command(ui.model, "seats+");
  if (button(ui, "seats-", {at.x + half + ui.u(8), y, half, h}, minus, "svg/common/minus.svg", ButtonLook::Second, count > game.min_seats)) {
    run_command(ui.model, "seats-");
  }
}

void seats(Ui& ui, Vec2& at, float width, bool draw = true) {
  if (draw) section(ui, at, width, "setup.players");
  else at.y += measure(ui, Type::Heading, ui.say("setup.players"), width).y + ui.u(8);
  const int count = static_cast<int>(ui.model.draft.setup.seats.size());
  for (int seat = 0; seat < count && seat < static_cast<int>(ui.model.draft.setup.seats.size()); ++seat) {
    ImGui::PushID(seat);
    const SeatRow row = seat_row_of(ui, seat, width);
    if (draw) seat_row(ui, seat, {at.x, at.y, width, row.height}, row);
    at.y += row.height + ui.u(8);
    ImGui::PopID();
  }
  seat_buttons(ui, at, width, count, draw);
  const std::string_view strong = ui.say("strength.open");
  const float strong_h = button_height(ui, strong, true, width);
  if (draw && button(ui, "strength", {at.x, at.y, width, strong_h}, strong, "svg/common/trophy.svg", ButtonLook::Ghost)) run_command(ui.model, "strength");
  at.y += strong_h + ui.u(8);
}
// --- variants ---

// Title, sentence and effect; returns the height.
float option_words(Ui& ui, const Key& key, Vec2 at, float width, bool draw) {
  const Palette& p = ui.palette;
  const std::string_view title = ui.say(key);
  const Key help_key(key.view(), ".help");
  const Key effect_key(key.view(), ".effect");
  const float top = at.y;
  const auto part = [&](Type type, std::string_view text, Color color) {
    at.y += draw ? write(ui, type, at, text, color, width) : measure(ui, type, text, width).y;
  };
  part(Type::Strong, title, p.ink);
  if (ui.model.words->has(help_key)) part(Type::Small, ui.say(help_key), p.faint);
  if (ui.model.words->has(effect_key)) part(Type::Small, ui.say(effect_key), p.accent);
  return at.y - top;
}

bool switch_row(Ui& ui, const char* id, const Key& key, Vec2& at, float width, bool on) {
  const float pad = ui.u(12);
  const float words_w = width - 2 * pad - toggle_size(ui).x - ui.u(12);
  const float height = std::max(ui.control(), option_words(ui, key, {}, words_w, false) + 2 * ui.u(9));
  const Rect area{at.x, at.y, width, height};
  fill(ui, area, on ? mix(ui.palette.row, ui.palette.accent, 0.08f) : ui.palette.row, ui.u(16));
  const bool clicked = toggle(ui, id, area, {area.x, area.y, area.w - pad, area.h}, on);
  option_words(ui, key, {area.x + pad, area.y + ui.u(9)}, words_w, true);
  at.y += height + ui.u(8);
  return clicked;
}

void choice_row(Ui& ui, const OptionSpec& option, std::size_t chosen, Vec2& at, float width) {
  const std::string_view game = ui.model.draft.game->id;
  const Key key = option_key(game, option.key);
  const float pad = ui.u(12);
  const float inner = width - 2 * pad;
  const float gap = ui.u(6);
  float pills_w = 0, widest = 0;
  for (const std::string_view value : option.values) {
    const float w = pill_width(ui, ui.say(option_key(game, option.key, value)), false);
    widest = std::max(widest, w);
    pills_w += w + gap;
  }
  // In one line, or else in lines of as many as fit, all of the same width.
  const int count = static_cast<int>(option.values.size());
  const bool one_line = pills_w <= inner + gap;
  const int fit = std::max(1, static_cast<int>((inner + gap) / (widest + gap)));
  const int lines = one_line ? 1 : (count + fit - 1) / fit;
  const int columns = (count + lines - 1) / lines;
  const Key value_help(key.view(), ".", option.values[chosen], ".help");
  const bool helped = ui.model.words->has(value_help);
  const float words_h = option_words(ui, key, {}, inner, false);
  const float help_h = helped ? measure(ui, Type::Small, ui.say(value_help), inner).y + ui.u(6) : 0;
  const float pills_h = static_cast<float>(lines) * (pill_height(ui) + gap) - gap;
  const Rect area{at.x, at.y, width, words_h + pills_h + help_h + ui.u(8) + 2 * ui.u(10)};
  fill(ui, area, ui.palette.row, ui.u(16));
  option_words(ui, key, {area.x + pad, area.y + ui.u(10)}, inner, true);
  Vec2 spot{area.x + pad, area.y + ui.u(10) + words_h + ui.u(8)};
  const float extra = (inner + gap - pills_w) / static_cast<float>(count);
  const float even = (inner + gap) / static_cast<float>(columns) - gap;
  for (std::size_t v = 0; v < option.values.size(); ++v) {
    const std::string_view name = ui.say(option_key(game, option.key, option.values[v]));
    const float w = one_line ? pill_width(ui, name, false) + extra : even;
    if (!one_line && v > 0 && static_cast<int>(v) % columns == 0) spot = {area.x + pad, spot.y + pill_height(ui) + gap};
    const std::string id = std::string("option:").append(option.key).append("=").append(option.values[v]);
    if (pill(ui, id.c_str(), {spot.x, spot.y, w, pill_height(ui)}, name, {}, v == chosen)) run_command(ui.model, id);
    spot.x += w + gap;
  }
  if (helped) write(ui, Type::Small, {area.x + pad, bottom(area) - ui.u(10) - help_h + ui.u(6)}, ui.say(value_help), ui.palette.faint, inner);
  at.y += area.h + ui.u(8);
}

void variants(Ui& ui, Vec2& at, float width) {
  const GameEntry& game = *ui.model.draft.game;
  if (!game.options.empty()) section(ui, at, width, "setup.variants");
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    const OptionSpec& option = game.options[i];
    const std::size_t chosen = ui.model.draft.setup.choices.value[i];
    if (!is_switch(option)) {
      choice_row(ui, option, chosen, at, width);
      continue;
    }
    const std::string id = std::string("option:").append(option.key).append(chosen == 0 ? "=1" : "=0");
    ImGui::PushID(static_cast<int>(i));
    if (switch_row(ui, "switch", option_key(game.id, option.key), at, width, chosen == 1)) run_command(ui.model, id);
    ImGui::PopID();
  }
}

void more(Ui& ui, Vec2& at, float width) {
  Draft& draft = ui.model.draft;
  const std::string_view label = ui.say(draft.more ? "setup.less" : "setup.more");
  const float h = button_height(ui, label, true, width);
  if (button(ui, "more", {at.x, at.y, width, h}, label, draft.more ? "svg/common/minus.svg" : "svg/common/more.svg", ButtonLook::Ghost)) run_command(ui.model, "more");
  at.y += h + ui.u(8);
  if (!draft.more) return;
  if (switch_row(ui, "practice", Key("setup.practice"), at, width, draft.setup.practice)) run_command(ui.model, "practice");
  at.y += option_words(ui, Key("setup.seed"), {at.x + ui.u(12), at.y}, width - ui.u(24), true) + ui.u(6);
  std::string typed = draft.seed_text;
  if (field(ui, "##seed", {at.x, at.y, width, ui.control()}, ui.say("setup.seed.any"), typed, 20)) run_command(ui.model, "seed=" + typed);
  at.y += ui.control() + ui.u(8);
}

// --- the whole ---

// The game's picture with its name; returns its height.
float title(Ui& ui, Vec2 at, float width, float height) {
  const GameCard* game = find_card(ui.model.draft.game->id);
  const Rect area{at.x, at.y, width, height};
  const float radius = ui.u(18);
  if (game) picture(ui, game->picture, area, kCardAspect, radius, kAllCorners);
  const std::string_view name = ui.say(game_key(ui.model.draft.game->id, "title"));
  const Vec2 size = measure(ui, Type::Title, name, width - ui.u(60));
  const Rect plate{area.x + ui.u(12), area.y + ui.u(12), size.x + ui.u(36), size.y + ui.u(12)};
  fill(ui, plate, ui.palette.banner, ui.u(14), 0.92f);
  write_in(ui, Type::Title, {plate.x + ui.u(18), plate.y, size.x + 1, plate.h}, name, ui.palette.banner_ink);
  return height;
}

// Back, rules, trouble, play. `area` is the lower strip of the card.
void footer(Ui& ui, Rect area) {
  const bool fits = ui.model.draft.trouble.empty();
  const float size = icon_button_size(ui);
  const float middle = area.centre().y;
  if (icon_button(ui, "back", {area.x + size / 2, middle}, "svg/common/back.svg", ui.say("ui.back"), ButtonLook::Second)) run_command(ui.model, "back");
  if (icon_button(ui, "rules", {area.x + size * 1.5f + ui.u(8), middle}, "svg/common/rules.svg", ui.say("ui.rules"), ButtonLook::Second)) run_command(ui.model, "rules");
  const std::string_view label = ui.say("setup.start");
  const float left = area.x + 2 * size + ui.u(20);
  const float w = std::min(right(area) - left, std::max(ui.px(220), button_width(ui, label, true)));
  const Rect play{right(area) - w, area.y, w, area.h - ui.u(3)};
  if (button(ui, "start", play, label, "svg/common/play.svg", ButtonLook::First, fits)) run_command(ui.model, "start");
  if (fits) ImGui::SetItemDefaultFocus();
}

float footer_height(const Ui& ui) { return ui.control() + ui.u(12); }

void trouble_line(Ui& ui, Rect area) {
  const std::string& trouble = ui.model.draft.trouble;
  fill(ui, area, ui.palette.warn, ui.u(12));
  const float size = std::round(ui.px(20));
  icon(ui, "svg/common/warning.svg", {area.x + ui.u(12) + size / 2, area.centre().y}, size, ui.palette.warn_ink);
  write_in(ui, Type::Text, {area.x + ui.u(20) + size, area.y, area.w - size - ui.u(32), area.h}, trouble, ui.palette.warn_ink);
}

// The picture takes what the players leave of its column, so that nothing needs to be scrolled while that is possible.
float title_height(Ui& ui, Rect body, float width, bool two) {
  const float least = std::clamp(body.h * 0.34f, ui.u(64), ui.u(110));
  const float usual = std::clamp(body.h * 0.3f, least, std::max(least, width / kCardAspect));
  if (!two) return usual;
  Vec2 below;
  seats(ui, below, width, false);
  const float more_h = button_height(ui, ui.say("setup.more"), true, width) + ui.u(8);
  return std::clamp(body.h - below.y - more_h - ui.u(8 + 14 + 4), least, usual);
}

void columns(Ui& ui, Rect body, bool two) {
  const float gap = ui.u(28);
  const float width = two ? (body.w - gap) / 2 : body.w - ui.u(8);
  Vec2 at = begin_scroll(ui, "left", {body.x, body.y, two ? width + ui.u(8) : body.w, body.h});
  const float top = at.y;
  at.y += title(ui, at, width, title_height(ui, body, width, two)) + ui.u(14);
  seats(ui, at, width);
  at.y += ui.u(8);
  if (!two) variants(ui, at, width);
  more(ui, at, width);
  end_scroll(ui, at.y - top + ui.u(4), &ui.palette.paper);
  if (!two) return;
  at = begin_scroll(ui, "right", {body.x + width + gap, body.y, width + ui.u(8), body.h});
  const float start = at.y;
  variants(ui, at, width);
  end_scroll(ui, at.y - start, &ui.palette.paper);
}

}  // namespace

void draw_set_up(Ui& ui) {
  if (!ui.model.draft.game) return;
  const Rect all{0, 0, ui.frame.window.x, ui.frame.window.y};
  begin_layer(ui, "set-up", all, Layer::Page);
  draw_dawn(ui, 0.1f);
  const bool two = ui.wide() >= 860;
  const bool slim = ui.frame.window.x < ui.u(720);
  const bool low = ui.frame.window.y < ui.u(520);
  const float margin = slim ? 0 : ui.u(low ? 8 : 24);
  const float most = ui.u(1120) + (ui.frame.scale - ui.frame.unit) * 700;
  const float w = std::min(all.w - 2 * margin, most);
  const float h = std::min(all.h - 2 * margin, ui.px(860));
  const Rect sheet{(all.w - w) / 2, (all.h - h) / 2, w, h};
  card(ui, sheet, ui.palette.paper, slim ? 0 : ui.u(28), 18);
  const float pad = ui.u(slim || low ? 14 : 24);
  const float foot = footer_height(ui);
  Rect body = inset(sheet, pad);
  body.h -= foot + ui.u(12);
  if (!ui.model.draft.trouble.empty()) {
    const float room = body.w - ui.px(20) - ui.u(32);
    const float line = measure(ui, Type::Text, ui.model.draft.trouble, room).y + ui.u(16);
    body.h -= line + ui.u(8);
    trouble_line(ui, {body.x, bottom(body) + ui.u(8), body.w, line});
  }
  columns(ui, body, two);
  footer(ui, {sheet.x + pad, bottom(sheet) - pad - foot, sheet.w - 2 * pad, foot});
  end_layer();
}

}  // namespace wildshore
