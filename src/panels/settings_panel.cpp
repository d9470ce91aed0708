// settings_panel.cpp: the settings; each works at once.
#include <cmath>

#include "panels/screens.hpp"

namespace wildshore {
namespace {

// A row of its own with icon, title and help; the control goes to the right, or below when narrow.
class Rows {
 public:
  Rows(Ui& ui, Vec2 at, float width) : ui_(ui), at_(at), width_(width) {}

  float inner() const { return width_ - 2 * ui_.u(12); }  // the widest a control can be

  // Opens a row for a control of this size; returns where the control goes.
  Rect open(std::string_view icon_path, const Key& key, float control_w, float control_h) {
    const Palette& p = ui_.palette;
    const float sign = ui_.px(24);
    const float pad = ui_.u(12);
    const float left = at_.x + pad + sign + ui_.u(12);
    const Key help(key.view(), ".help");
    const bool helped = ui_.model.words->has(help);
    const float beside = right_end() - pad - left - control_w - ui_.u(12);
    const bool below = beside < std::max(ui_.px(130), measure(ui_, Type::Strong, ui_.say(key)).x * 0.6f);
    const float words = below ? right_end() - pad - left : beside;
    const float title_h = measure(ui_, Type::Strong, ui_.say(key), words).y;
    const float help_h = helped ? measure(ui_, Type::Small, ui_.say(help), words).y : 0;
    const float words_h = title_h + help_h;
    const float h = (below ? words_h + control_h + ui_.u(8) : std::max(words_h, control_h)) + 2 * ui_.u(7);
    area_ = {at_.x, at_.y, width_, h};
    fill(ui_, area_, p.row, ui_.u(16));
    const float y = below ? area_.y + ui_.u(7) : area_.y + (h - words_h) / 2;
    icon(ui_, icon_path, {at_.x + pad + sign / 2, y + line_height(ui_, Type::Strong) / 2}, std::round(sign), p.accent);
    write(ui_, Type::Strong, {left, y}, ui_.say(key), p.ink, words);
    if (helped) write(ui_, Type::Small, {left, y + title_h}, ui_.say(help), p.faint, words);
    at_.y += h + ui_.u(6);
    if (!below) return {right_end() - pad - control_w, area_.y + (h - control_h) / 2, control_w, control_h};
    const float w = std::min(control_w, inner());
    return {right_end() - pad - w, area_.y + h - ui_.u(7) - control_h, w, control_h};
  }
  Rect area() const { return area_; }
  float y() const { return at_.y; }

 private:
  float right_end() const { return at_.x + width_; }

  Ui& ui_;
  Vec2 at_;
  float width_;
  Rect area_;
};

struct Choice {
  const char* command;
  std::string_view label;
  bool chosen;
};

// Pills one after another, in as many lines as it takes. Without `draw` only measures; returns the size.
Vec2 choose(Ui& ui, Vec2 at, float width, std::span<const Choice> choices, bool draw) {
  const float gap = ui.u(6);
  Vec2 spot;
  float widest = 0;
  for (const Choice& choice : choices) {
    const float w = std::min(width, pill_width(ui, choice.label, false));
    if (spot.x > 0 && spot.x + w > width + 0.5f) spot = {0, spot.y + pill_height(ui) + gap};
    const Rect area{at.x + spot.x, at.y + spot.y, w, pill_height(ui)};
    if (draw && pill(ui, choice.command, area, choice.label, {}, choice.chosen)) run_command(ui.model, choice.command);
    spot.x += w + gap;
    widest = std::max(widest, spot.x - gap);
  }
  return {widest, spot.y + pill_height(ui)};
}

void choice_setting(Ui& ui, Rows& rows, std::string_view icon_path, const Key& key, std::span<const Choice> choices) {
  const Vec2 size = choose(ui, {}, rows.inner(), choices, false);
  const Rect area = rows.open(icon_path, key, size.x, size.y);
  choose(ui, {area.x, area.y}, area.w, choices, true);
}

void switch_setting(Ui& ui, Rows& rows, std::string_view icon_path, const Key& key, const char* command, bool on) {
  const Rect place = rows.open(icon_path, key, toggle_size(ui).x, pill_height(ui));
  if (toggle(ui, command, rows.area(), place, on)) run_command(ui.model, command);
}

void language_setting(Ui& ui, Rows& rows) {
  constexpr std::size_t kMost = 8;
  Choice list[kMost];
  char ids[kMost][16] = {};
  std::size_t count = 0;
  for (const Language& language : languages().first(std::min(kMost, languages().size()))) {
    const Key id("language:", language.code);
    std::copy_n(id.view().begin(), id.view().size(), ids[count]);
    list[count] = {ids[count], language.name, ui.model.settings.language == language.code};
    ++count;
  }
  choice_setting(ui, rows, "svg/common/language.svg", Key("settings.language"), {list, count});
}

void speed_setting(Ui& ui, Rows& rows) {
  const Speed speed = ui.model.settings.speed;
  const Choice all[] = {{"speed:off", ui.say("settings.speed.off"), speed == Speed::Off},
                        {"speed:fast", ui.say("settings.speed.fast"), speed == Speed::Fast},
                        {"speed:normal", ui.say("settings.speed.normal"), speed == Speed::Normal}};
  choice_setting(ui, rows, "svg/common/play.svg", Key("settings.speed"), all);
}

void text_setting(Ui& ui, Rows& rows) {
  const int percent = ui.model.settings.text_percent;
  const Choice all[] = {{"text:100", "100", percent == 100},
                        {"text:125", "125", percent == 125},
                        {"text:150", "150", percent == 150},
                        {"text:175", "175", percent == 175},
                        {"text:200", "200", percent == 200}};
  choice_setting(ui, rows, "svg/common/text_size.svg", Key("settings.text"), all);
}

void volume_setting(Ui& ui, Rows& rows) {
  int volume = ui.model.settings.volume;
  const Rect area = rows.open(ui.model.settings.mute ? "svg/common/sound_off.svg" : "svg/common/sound_on.svg", Key("settings.volume"), ui.px(210), pill_height(ui));
  if (slider(ui, "volume", area, volume)) run_command(ui.model, "volume:" + std::to_string(volume));
}

}  // namespace

void draw_settings(Ui& ui, Rect area) {
  Vec2 at = begin_scroll(ui, "settings", {area.x - ui.u(8), area.y, area.w + ui.u(16), area.h});
  at.x += ui.u(8);
  const Settings& s = ui.model.settings;
  Rows rows(ui, at, area.w);
  language_setting(ui, rows);
  speed_setting(ui, rows);
  volume_setting(ui, rows);
  switch_setting(ui, rows, "svg/common/sound_off.svg", Key("settings.mute"), "mute", s.mute);
  text_setting(ui, rows);
  switch_setting(ui, rows, "svg/common/motion.svg", Key("settings.motion"), "motion", s.reduced_motion);
  switch_setting(ui, rows, "svg/common/bot.svg", Key("settings.remarks"), "remarks", s.remarks);
  switch_setting(ui, rows, "svg/common/eye.svg", Key("settings.marks"), "marks", s.colour_safe);
  const std::string_view full = ui.say("ui.fullscreen");
  const Rect last{at.x, rows.y(), area.w, button_height(ui, full, true, area.w)};
  if (button(ui, "fullscreen", last, full, "svg/common/fullscreen.svg", ButtonLook::Second)) run_command(ui.model, "fullscreen");
  end_scroll(ui, bottom(last) - at.y + ui.u(6), &ui.palette.paper);
}

}  // namespace wildshore
