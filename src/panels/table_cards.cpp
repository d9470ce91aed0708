// table_cards.cpp: what a game adds to the side panel: cards with pictures, and buttons for targets that lie nowhere on the board.
#include <cmath>

#include "panels/table_parts.hpp"

namespace wildshore {
namespace {

constexpr float kImage = 40;     // CSS pixels: the picture of a row
constexpr float kPicture = 27;   // of a strip
constexpr float kFaint = 0.32f;

std::string_view path_of(const Ui& ui, ImageId image) {
  const auto images = ui.model.table->look().images;
  return image == 0 || image >= images.size() ? std::string_view{} : images[image].path;
}

// Calls place(picture, left top corner) for the pictures of a strip, in lines of at most `width`; a badge stands to the right of its
// picture. Returns the height of all lines.
template <class Place>
float lay_strip(const Ui& ui, const CardRow& row, float width, Place&& place) {
  const float size = std::round(ui.px(kPicture));
  const float gap = ui.u(4);
  Vec2 at;
  for (const Picture& each : row.strip) {
    const float wide = size + (each.badge.empty() ? 0 : measure(ui, Type::Small, each.badge.view()).x + ui.u(3));
    if (at.x > 0 && at.x + wide > width) at = {0, at.y + size + gap};
    place(each, at);
    at.x += wide + gap;
  }
  return row.strip.empty() ? 0 : at.y + size + gap;
}

struct RowSizes {
  float image, words_left, words_w, text_h, note_h, strip_h, height;
};

RowSizes row_sizes(const Ui& ui, const CardRow& row, float width) {
  RowSizes s{};
  s.image = row.image ? std::round(ui.px(kImage)) : 0;
  s.words_left = ui.u(10) + (s.image > 0 ? s.image + ui.u(10) : 0);
  s.words_w = width - s.words_left - ui.u(10);
  s.text_h = row.text.empty() ? 0 : measure(ui, Type::Strong, row.text, s.words_w).y;
  s.note_h = row.note.empty() ? 0 : measure(ui, Type::Small, row.note, s.words_w).y;
  s.strip_h = lay_strip(ui, row, s.words_w, [](const Picture&, Vec2) {});
  s.height = std::max(s.image, s.text_h + s.note_h + s.strip_h) + ui.u(12);
  return s;
}

void strip(const Ui& ui, const CardRow& row, float width, Vec2 corner) {
  const float size = std::round(ui.px(kPicture));
  lay_strip(ui, row, width, [&](const Picture& each, Vec2 at) {
    const Vec2 left = corner + at;
    scene_image(ui, each.image, left + Vec2{size / 2, size / 2}, size, each.tint, each.faint);
    if (each.badge.empty()) return;
    const float words = measure(ui, Type::Small, each.badge.view()).x;
    write_in(ui, Type::Small, {left.x + size + ui.u(3), left.y, words + 1, size}, each.badge.view(), ui.palette.ink);
  });
}

float card_row(const Ui& ui, const CardRow& row, Vec2 at, float width, bool draw) {
  const RowSizes s = row_sizes(ui, row, width);
  if (!draw) return s.height;
  const Rect area{at.x, at.y, width, s.height};
  const Palette& p = ui.palette;
  fill(ui, area, p.row, ui.u(14));
  if (s.image > 0) scene_image(ui, row.image, {area.x + ui.u(10) + s.image / 2, area.centre().y}, s.image, row.tint, row.faint);
  float y = area.y + (area.h - s.text_h - s.note_h - s.strip_h) / 2;
  const float x = area.x + s.words_left;
  if (s.text_h > 0) y += write(ui, Type::Strong, {x, y}, row.text, p.ink, s.words_w);
  if (s.note_h > 0) y += write(ui, Type::Small, {x, y}, row.note, p.faint, s.words_w);
  if (s.strip_h > 0) strip(ui, row, s.words_w, {x, y + ui.u(2)});
  return s.height;
}

}  // namespace

void scene_image(const Ui& ui, ImageId image, Vec2 centre, float box, Color tint, bool faint) {
  const std::string_view path = path_of(ui, image);
  if (path.empty()) return;
  const Vec2 size = ui.model.table->look().images[image].size;
  const float most = std::max(size.x, size.y);
  const Vec2 shown{std::round(box * size.x / most), std::round(box * size.y / most)};
  icon(ui, path, centre, shown, tint, faint ? kFaint : 1.0f);
}

float draw_card_list(const Ui& ui, std::span<const Card> cards, Vec2 at, float width, bool draw) {
  const float top = at.y;
  for (const Card& each : cards) {
    const float indent = ui.u(8);
    if (!each.title.empty()) {
      at.y += (draw ? write(ui, Type::Strong, {at.x + indent, at.y}, each.title, ui.palette.faint, width - 2 * indent)
                    : measure(ui, Type::Strong, each.title, width - 2 * indent).y) +
              ui.u(4);
    }
    for (const CardRow& row : each.rows) at.y += card_row(ui, row, at, width, draw) + ui.u(6);
    at.y += ui.u(8);
  }
  return at.y - top;
}

float draw_table_cards(const Ui& ui, Vec2 at, float width, bool above) {
  const float top = at.y;
  for (const Card& each : ui.model.table->cards()) {
    if (each.above == above) at.y += draw_card_list(ui, {&each, 1}, at, width, true);
  }
  return at.y - top;
}

float table_buttons(Ui& ui, Vec2 at, float width, bool draw) {
  auto& all = ui.model.buttons;
  if (draw) {
    for (TableButton& each : all) each.area = {};
  }
  if (all.empty() || ui.model.moment >= 0) return 0;
  const float gap = ui.u(8);
  // Two in a line where their words have room.
  const float half = (width - gap) / 2;
  bool pairs = all.size() > 1;
  for (const TableButton& each : all) pairs = pairs && button_width(ui, each.button.label, each.button.image != 0) <= half;
  const int columns = pairs ? 2 : 1;
  const float w = pairs ? half : width;
  float h = ui.control() + ui.u(6);
  for (const TableButton& each : all) h = std::max(h, button_height(ui, each.button.label, each.button.image != 0, w));
  const int count = static_cast<int>(all.size());
  const float height = static_cast<float>((count + columns - 1) / columns) * (h + gap);
  if (!draw) return height;
  for (int i = 0; i < count; ++i) {
    TableButton& each = all[static_cast<std::size_t>(i)];
    const bool alone = columns == 2 && i + 1 == count && i % 2 == 0;
    each.area = {at.x + static_cast<float>(i % columns) * (w + gap), at.y + static_cast<float>(i / columns) * (h + gap), alone ? width : w, h};
    ImGui::PushID(each.button.target);
    if (button(ui, "target", each.area, each.button.label, path_of(ui, each.button.image), ButtonLook::Choice)) ui.model.ask(Intent::Kind::Pick, {}, each.button.target);
    if (ImGui::IsItemHovered()) ui.model.pointed = each.button.target;
    ImGui::PopID();
    if (!each.focused) continue;
    outline(ui, inset(each.area, -ui.u(4)), ui.palette.focus, ui.u(20), ui.u(3));
  }
  return height;
}

}  // namespace wildshore
