// harbour.cpp: the title: the games as cards, those to continue first.
#include <cmath>

#include "panels/screens.hpp"
#include "panels/weather.hpp"

namespace wildshore {
namespace {

constexpr float kBackAspect = 1280.0f / 720.0f;
constexpr Color kSkyInk = rgb(0xffffff);

struct Grid {
  int columns;
  float x, width;      // of the content
  float gap;
  float card_w, card_h, picture_h;
};

float text_height(const Ui& ui, const GameCard& card, float width) {
  const float title = measure(ui, Type::Heading, ui.say(game_key(card.id, "title")), width).y;
  const float pitch = measure(ui, Type::Text, ui.say(game_key(card.id, "pitch")), width).y;
  return title + pitch + ui.u(8) + line_height(ui, Type::Small);
}

// As many columns as fit, cards as high as the tallest text needs; pictures take what is left of the window.
Grid grid_of(const Ui& ui, Rect room, float taken) {
  Grid grid{};
  grid.columns = ui.wide() < 560 ? 1 : ui.wide() < 920 ? 2 : 3;
  grid.gap = ui.u(grid.columns == 1 ? 16 : 20);
  const float margin = ui.u(grid.columns == 1 ? 16 : 32);
  grid.width = std::min(room.w - 2 * margin, ui.u(1560) + (ui.frame.scale - ui.frame.unit) * 600);
  grid.x = room.x + (room.w - grid.width) / 2;
  const auto columns = static_cast<float>(grid.columns);
  grid.card_w = (grid.width - grid.gap * (columns - 1)) / columns;
  float words = 0;
  for (const GameCard& card : game_cards()) words = std::max(words, text_height(ui, card, grid.card_w - ui.u(36)));
  words += ui.u(30);
  const int count = static_cast<int>(game_cards().size());
  const auto rows = static_cast<float>((count + grid.columns - 1) / grid.columns);
  const float free = (room.h - taken - grid.gap * (rows - 1)) / rows - words;
  const float least = std::min(ui.u(108), grid.card_w / kCardAspect);
  const float most = grid.card_w / (grid.columns == 1 ? 2.0f : kCardAspect);
  grid.picture_h = std::clamp(free, least, std::max(least, most));
  if (free < least) grid.picture_h = std::min(most, grid.card_w / 2.0f);  // it scrolls anyway
  grid.card_h = grid.picture_h + words;
  return grid;
}

void ribbon(const Ui& ui, Rect picture_area, std::string_view text) {
  const Vec2 size = measure(ui, Type::Small, text);
  const Rect tag{right(picture_area) - size.x - ui.u(34), picture_area.y + ui.u(12), size.x + ui.u(24), size.y + ui.u(8)};
  fill(ui, tag, ui.palette.banner, tag.h / 2, 0.94f);
  write_in(ui, Type::Small, {tag.x + ui.u(12), tag.y, tag.w - ui.u(24), tag.h}, text, ui.palette.banner_ink, Align::Centre);
}

// A band of light that runs over the picture when the card is touched.
void sheen(const Ui& ui, Rect r, float warm) {
  if (ui.still() || warm <= 0.01f || warm >= 0.99f) return;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRect({r.x, r.y}, {right(r), bottom(r)}, true);
  const float at = r.x - r.h + (r.w + 2 * r.h) * warm;
  const float half = r.w * 0.12f;
  const float lean = r.h * 0.4f;
  const ImU32 bright = tone(ui, rgb(0xffffff), 0.3f * (1 - std::abs(2 * warm - 1)));
  list.AddQuadFilled({at - half + lean, r.y}, {at + half + lean, r.y}, {at + half - lean, bottom(r)}, {at - half - lean, bottom(r)}, bright);
  list.PopClipRect();
}

void fact(const Ui& ui, float& x, float y, std::string_view icon_path, std::string_view text) {
  const float size = std::round(ui.px(17));
  icon(ui, icon_path, {x + size / 2, y + line_height(ui, Type::Small) / 2}, size, ui.palette.faint);
  x += size + ui.u(6);
  write(ui, Type::Small, {x, y}, text, ui.palette.faint);
  x += measure(ui, Type::Small, text).x + ui.u(16);
}

void game_card(Ui& ui, const GameCard& game, Rect area, const Grid& grid, bool first) {
  const bool playable = entry_of(ui.model, game) != nullptr;
  const Press state = press(ui, "card", area, playable);
  if (first && playable) ImGui::SetItemDefaultFocus();
  const float lift = ui.still() ? 0 : state.warm * ui.u(6);
  const Rect face{area.x, area.y - lift, area.w, area.h};
  const float radius = ui.u(22);
  const Palette& p = ui.palette;
  card(ui, face, p.paper, radius, 12 + 10 * state.warm);
  const Rect top{face.x, face.y, face.w, grid.picture_h};
  fill(ui, top, mix(game.accent, p.paper, 0.4f), radius, 1, kTopCorners);
  const auto own = static_cast<float>(&game - game_cards().data());  // each card drifts in its own time
  const float drift = ui.still() ? 0 : 1;
  const Vec2 shift{0.8f * drift * std::sin(ui.now() * 0.23f + own * 1.3f), 0.5f * drift * std::sin(ui.now() * 0.31f + own * 2.1f)};
  picture(ui, game.picture, top, kCardAspect, radius, kTopCorners, 1 + drift * (0.035f + 0.05f * state.warm), playable ? 1.0f : 0.62f, shift);
  draw_weather(ui, game.weather, top, state.warm);
  sheen(ui, top, state.warm);
  const float left = face.x + ui.u(18);
  const float width = face.w - ui.u(36);
  float y = bottom(top) + ui.u(12);
  y += write(ui, Type::Heading, {left, y}, ui.say(game_key(game.id, "title")), p.ink, width);
  y += write(ui, Type::Text, {left, y}, ui.say(game_key(game.id, "pitch")), p.faint, width);
  y = bottom(face) - ui.u(16) - line_height(ui, Type::Small);
  float x = left;
  fact(ui, x, y, "svg/common/person.svg", ui.say(game_key(game.id, "players")));
  fact(ui, x, y, "svg/common/clock.svg", ui.say(game_key(game.id, "time")));
  if (playable) {
    const float r = ui.px(19);
    const Vec2 at{right(face) - ui.u(18) - r, bottom(top)};
    disc(ui, at + Vec2{0, ui.u(2)}, r, rgb(0x0b1f33), 0.25f);
    disc(ui, at, r, mix(readable(game.accent, rgb(0xffffff)), rgb(0), 0.12f * state.warm));
    icon(ui, "svg/common/play.svg", at, std::round(r), rgb(0xffffff));
  } else {
    ribbon(ui, top, ui.say("harbour.to_come"));
  }
  ring(ui, state, face, radius);
  if (state.clicked) run_command(ui.model, std::string("open:").append(game.id));
}

float saved_height(const Ui& ui) { return std::max(ui.u(32) + line_height(ui, Type::Strong) + line_height(ui, Type::Small), ui.u(ui.wide() < 560 ? 92 : 104)); }

void saved_card(Ui& ui, const SavedGame& saved, Rect area) {
  const Palette& p = ui.palette;
  const float bin = icon_button_size(ui);
  const Rect body{area.x, area.y, area.w - bin - ui.u(6), area.h};
  const float radius = ui.u(20);
  const Press state = press(ui, "saved", body);
  if (&saved == ui.model.saved.data()) ImGui::SetItemDefaultFocus();
  card(ui, area, p.banner, radius, 10 + 6 * state.warm);
  const GameCard* game = find_card(saved.game);
  const Rect small{area.x + ui.u(10), area.y + ui.u(10), std::round(std::min((area.h - ui.u(20)) * 2.2f, area.w * 0.36f)), area.h - ui.u(20)};
  if (game) picture(ui, game->picture, small, kCardAspect, ui.u(12), kAllCorners);
  // The table itself, as it was left, alive.
  if (ui.images.saved_table(saved.key, small, ui.alpha) > 0) {
    const float rim = ui.u(7);  // rounds its corners
    outline(ui, inset(small, -rim), p.banner, ui.u(12) + rim, rim);
  }
  const float r = ui.px(13);
  const Vec2 corner{right(small) - r - ui.u(4), bottom(small) - r - ui.u(4)};
  disc(ui, corner, r, mix(p.banner, p.accent, state.warm), 0.92f);
  icon(ui, "svg/common/play.svg", corner, std::round(r * 1.1f), rgb(0xffffff));
  const float left = right(small) + ui.u(14);
  const float width = right(body) - left - ui.u(4);
  std::string& line = ui.model.panel.line;
  ui.model.words->say("harbour.continue", {ui.say(game_key(saved.game, "title"))}, line);
  const Type type = measure(ui, Type::Heading, line).x <= width ? Type::Heading : Type::Strong;
  const float title_h = measure(ui, type, line, width).y;
  const float y = area.y + (area.h - title_h - measure(ui, Type::Small, saved.summary, width).y) / 2;
  write(ui, type, {left, y}, line, p.banner_ink, width);
  write(ui, Type::Small, {left, y + title_h}, saved.summary, p.banner_faint, width);
  ring(ui, state, area, radius);
  if (state.clicked) run_command(ui.model, "continue:" + saved.key);
  const Vec2 at{right(area) - bin / 2 - ui.u(8), area.centre().y};
  if (icon_button(ui, "forget", at, "svg/common/trash.svg", ui.say("harbour.forget"), ButtonLook::OnBanner)) run_command(ui.model, "forget:" + saved.key);
}

float header_height(const Ui& ui) { return ui.u(20) + std::max(ui.px(54), ui.control()); }

// White letters on the sky, with a shade that keeps them readable.
void write_bright(const Ui& ui, Type type, Vec2 at, std::string_view text) {
  write(ui, type, at + Vec2{0, ui.u(2)}, text, ui.palette.veil, 0, Align::Left, 0.6f);
  write(ui, type, at, text, kSkyInk);
}

// Logo, name, motto, and the corner.
void header(Ui& ui, float left, float width) {
  const float middle = header_height(ui) / 2 + ui.u(6);
  const bool slim = ui.wide() < 560;
  const float corner = draw_corner(ui, left + width, middle);
  const float logo_h = ui.px(slim ? 32 : 54);
  const PanelImage logo = ui.images.image("svg/common/logo.svg", {logo_h * 256 / 96, logo_h});
  const float logo_w = logo_h * 256 / 96;
  if (logo.texture) {
    ImGui::GetWindowDrawList()->AddImage(logo.texture, {left, middle - logo_h / 2}, {left + logo_w, middle + logo_h / 2}, im(logo.uv0), im(logo.uv1),
                                         tone(ui, rgb(0xffffff)));
  }
  const float x = left + logo_w + ui.u(10);
  const float room = left + width - corner - x;
  const std::string_view name = ui.say("ui.name");
  const Type type = measure(ui, Type::Display, name).x < room && !slim ? Type::Display : measure(ui, Type::Title, name).x < room ? Type::Title : Type::Heading;
  const float name_w = measure(ui, type, name).x;
  if (name_w < room) write_bright(ui, type, {x, middle - line_height(ui, type) / 2}, name);
  const std::string_view motto = ui.say("harbour.motto");
  const float motto_x = x + name_w + ui.u(22);
  if (motto_x + measure(ui, Type::Text, motto).x + ui.u(20) < left + width - corner) {
    write_bright(ui, Type::Text, {motto_x, middle - line_height(ui, Type::Text) / 2 + ui.px(7)}, motto);
  }
}

}  // namespace

void draw_dawn(Ui& ui, float veil) {
  const Rect all{0, 0, ui.frame.window.x, ui.frame.window.y};
  fade(ui, all, rgb(0xf6d9c4), 1, 1);
  const float drift = ui.still() ? 0 : 0.012f * std::sin(ui.now() * 0.2f);
  picture(ui, "svg/cards/harbour_back.svg", all, kBackAspect, 0, kNoCorners, 1.015f + drift);
  if (veil > 0) fade(ui, all, ui.palette.paper, veil, veil);
}

float draw_corner(Ui& ui, float right_end, float middle_y) {
  const bool mute = ui.model.settings.mute;
  struct Item {
    const char* id;
    std::string_view icon;
    const char* key;
  };
  const Item items[] = {{"language", "svg/common/language.svg", "settings.language"},
                        {"mute", mute ? "svg/common/sound_off.svg" : "svg/common/sound_on.svg", mute ? "ui.sound_on" : "ui.sound_off"},
                        {"settings", "svg/common/settings.svg", "ui.settings"},
                        {"fullscreen", "svg/common/fullscreen.svg", "ui.fullscreen"}};
  const float size = icon_button_size(ui);
  const bool slim = ui.wide() < 480;  // language and full screen are in the settings
  const std::span<const Item> shown = slim ? std::span(items).subspan(1, 2) : std::span(items);
  const auto count = static_cast<float>(shown.size());
  const float w = count * (size + ui.u(4)) + ui.u(4);
  const Rect plate{right_end - w, middle_y - size / 2 - ui.u(4), w, size + ui.u(8)};
  fill(ui, plate, ui.palette.banner, ui.u(18), 0.85f);
  float x = plate.x + ui.u(4) + size / 2;
  for (const Item& item : shown) {
    if (icon_button(ui, item.id, {x, middle_y}, item.icon, ui.say(item.key), ButtonLook::OnBanner)) {
      run_command(ui.model, &item == items ? "settings" : item.id);  // the languages are listed there
    }
    x += size + ui.u(4);
  }
  return plate.w;
}

void draw_harbour(Ui& ui) {
  const Rect all{0, 0, ui.frame.window.x, ui.frame.window.y};
  begin_layer(ui, "harbour", all, Layer::Page);
  draw_dawn(ui, 0);
  const float header_h = header_height(ui);
  const Rect room{0, header_h, all.w, all.h - header_h};
  const int saved = static_cast<int>(ui.model.saved.size());
  const float saved_h = saved > 0 ? saved_height(ui) + ui.u(20) : 0;
  const float pad = ui.u(10);
  const Grid grid = grid_of(ui, room, saved_h + pad + ui.u(26));
  header(ui, grid.x, grid.width);
  const int count = static_cast<int>(game_cards().size());
  const auto rows = static_cast<float>((count + grid.columns - 1) / grid.columns);
  const float content = pad + saved_h + rows * grid.card_h + (rows - 1) * grid.gap + ui.u(26);
  const Vec2 origin = begin_scroll(ui, "cards", room);
  float y = origin.y + pad + std::max(0.0f, (room.h - content) / 2);
  const auto cell = [&grid](int i, float top, float height) {
    return Rect{grid.x + static_cast<float>(i % grid.columns) * (grid.card_w + grid.gap), top, grid.card_w, height};
  };
  // Those to continue share the width: one alone has all of it.
  const int shown = std::min(saved, grid.columns);
  const float each = shown > 0 ? (grid.width - grid.gap * static_cast<float>(shown - 1)) / static_cast<float>(shown) : 0;
  for (int i = 0; i < shown; ++i) {
    ImGui::PushID(100 + i);
    saved_card(ui, ui.model.saved[static_cast<std::size_t>(i)], {grid.x + static_cast<float>(i) * (each + grid.gap), y, each, saved_height(ui)});
    ImGui::PopID();
  }
  y += saved_h;
  for (int place = 0; place < count; ++place) {
    const GameCard& game = game_cards()[static_cast<std::size_t>(card_at(ui.model, place))];
    const float top = y + static_cast<float>(place / grid.columns) * (grid.card_h + grid.gap);
    ImGui::PushID(place);
    game_card(ui, game, cell(place, top, grid.card_h), grid, place == 0 && saved == 0);
    ImGui::PopID();
  }
  end_scroll(ui, content, nullptr);
  end_layer();
}

}  // namespace wildshore
