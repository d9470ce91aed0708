// curtain.cpp: between two people at one screen: calls the next one by name and shows nothing else until the button was held.
#include <cmath>

#include "panels/table_parts.hpp"

namespace wildshore {
namespace {

constexpr double kHold = 0.45;  // seconds

// How far the button has been held, 0 to 1.
float held_part(Ui& ui, bool held) {
  double& since = ui.model.panel.hold_since;
  if (!held) since = -1;
  if (held && since < 0) since = ui.model.now;
  return since < 0 ? 0.0f : static_cast<float>(std::min(1.0, (ui.model.now - since) / kHold));
}

}  // namespace

void draw_curtain(Ui& ui) {
  const Rect all{0, 0, ui.frame.window.x, ui.frame.window.y};
  const Palette& p = ui.palette;
  const Table& table = *ui.model.table;
  const Seat seat = table.curtain();
  const Question& question = table.question();
  begin_layer(ui, "curtain", all, Layer::Over);
  fill(ui, all, p.banner, 0);
  if (const GameCard* game = find_card(table.entry().id)) picture(ui, game->picture, all, 1.6f, 0, kNoCorners, 1, 0.3f);
  fade(ui, all, mix(p.banner, rgb(0xffffff), 0.22f), 0.35f, 0);
  const float width = std::min(all.w - ui.u(32), ui.px(440));
  const float pad = ui.u(28);
  const float inner = width - 2 * pad;
  const float r = std::min(ui.px(44), all.h * 0.1f);
  const std::string_view hold = ui.say("curtain.hold");
  const float button_h = button_height(ui, hold, true, inner) + ui.u(14);
  const float words = measure(ui, Type::Title, question.headline, inner).y + measure(ui, Type::Text, question.detail, inner).y;
  const float h = r + ui.u(20) + words + ui.u(34) + button_h + pad;
  const Rect area{(all.w - width) / 2, (all.h - h) / 2 + r / 2, width, h};
  card(ui, area, p.paper, ui.u(28), 20);
  shadow(ui, {area.centre().x - r, area.y - r, 2 * r, 2 * r}, r, 8);
  disc(ui, {area.centre().x, area.y}, r, p.paper);
  seat_disc(ui, {area.centre().x, area.y}, r - ui.u(5), seat_color(ui, seat), seat_mark(ui, seat));
  Vec2 at{area.x + pad, area.y + r + ui.u(14)};
  at.y += write(ui, Type::Title, at, question.headline, p.ink, inner, Align::Centre) + ui.u(6);
  at.y += write(ui, Type::Text, at, question.detail, p.faint, inner, Align::Centre) + ui.u(24);
  const Rect place{at.x, at.y, inner, button_h};
  const Press state = press(ui, "hold", place);
  const float part = held_part(ui, state.held || ui.model.hold_key);
  const float radius = std::min(ui.u(18), place.h / 2);
  fill(ui, place, mix(p.accent, rgb(0), 0.14f * state.warm), radius);
  if (part > 0) fill(ui, {place.x, place.y, std::max(2 * radius, place.w * part), place.h}, mix(p.accent, rgb(0), 0.34f), radius);
  const float sign = std::round(ui.px(24));
  const Vec2 label = measure(ui, Type::Heading, hold);
  const float left = place.centre().x - (sign + ui.u(10) + label.x) / 2;
  icon(ui, "svg/common/eye.svg", {left + sign / 2, place.centre().y}, sign, p.accent_ink);
  write_in(ui, Type::Heading, {left + sign + ui.u(10), place.y, label.x + 1, place.h}, hold, p.accent_ink);
  ring(ui, state, place, radius);
  if (part >= 1) {
    ui.model.panel.hold_since = -1;
    ui.model.hold_key = false;
    run_command(ui.model, "lift");
  }
  end_layer();
}

}  // namespace wildshore
