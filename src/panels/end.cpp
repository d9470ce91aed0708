// end.cpp: who won and why, over the board; then another round.
#include <algorithm>
#include <cmath>

#include "panels/table_parts.hpp"

namespace wildshore {
namespace {

constexpr int kMostSeats = kMaxSeats;

// "You win!", "Pip wins", "Pip and Noor win".
std::string headline(const Ui& ui) {
  const Words& words = *ui.model.words;
  const Table& table = *ui.model.table;
  const Result result = table.result();
  if (result.cooperative) return words.say(result.winners ? "end.team_won" : "end.team_lost");
  const Setup& setup = table.setup();
  const auto persons = std::count_if(setup.seats.begin(), setup.seats.end(), [](const SeatSetup& s) { return s.person(); });
  std::string names;
  int winners = 0;
  bool you = false;
  for (const Standing& standing : table.standings()) {
    if (!standing.winner) continue;
    names = winners == 0 ? standing.name : words.say("end.and", {names, standing.name});
    you = you || (!standing.bot && persons == 1);
    ++winners;
  }
  if (winners == 0) return words.say("end.nobody");
  if (winners == 1) return you ? words.say("end.you_win") : words.say("end.wins", {names});
  return words.say("end.win_together", {names});
}

// Calm rays that turn behind the trophy.
void rays(const Ui& ui, Vec2 centre, float radius, Color color) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  constexpr int kRays = 12;
  const float turn = ui.still() ? 0 : ui.now() * 0.12f;
  const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
  for (int i = 0; i < kRays; ++i) {
    const float a = turn + 6.2831853f * static_cast<float>(i) / kRays;
    const float b = a + 3.1415926f / kRays;
    list.PrimReserve(3, 3);
    const auto first = static_cast<ImDrawIdx>(list._VtxCurrentIdx);
    for (const int k : {0, 1, 2}) list.PrimWriteIdx(static_cast<ImDrawIdx>(first + k));
    list.PrimWriteVtx(im(centre), white, tone(ui, color, 0.38f));
    list.PrimWriteVtx({centre.x + std::cos(a) * radius, centre.y + std::sin(a) * radius}, white, tone(ui, color, 0));
    list.PrimWriteVtx({centre.x + std::cos(b) * radius, centre.y + std::sin(b) * radius}, white, tone(ui, color, 0));
  }
}

float standing_row(const Ui& ui, const Standing& standing, int place, Vec2 at, float width, bool draw) {
  const Palette& p = ui.palette;
  char digits[32];
  const std::string_view score = score_text(standing, digits);
  const float score_w = measure(ui, Type::Heading, score).x;
  const float r = std::min(ui.px(17), ui.u(22));
  const float face = standing.face.empty() ? 0 : std::round(ui.px(28));
  const float left = ui.u(12) + ui.px(22) + 2 * r + ui.u(12) + (face > 0 ? face + ui.u(8) : 0);
  const float words = width - left - score_w - ui.u(28) - (standing.winner ? ui.px(26) : 0);
  const float name_h = measure(ui, Type::Strong, standing.name, words).y;
  const float note_h = standing.note.empty() ? 0 : measure(ui, Type::Small, standing.note, words).y;
  const float h = std::max(ui.u(18) + ui.px(28), name_h + note_h + ui.u(12));
  if (!draw) return h;
  const Rect area{at.x, at.y, width, h};
  fill(ui, area, standing.winner ? mix(p.row, p.accent, 0.16f) : p.row, ui.u(14));
  char number[4] = {static_cast<char>('0' + place), '.', 0, 0};
  write_in(ui, Type::Strong, {area.x + ui.u(12), area.y, ui.px(22), h}, number, p.faint);
  const Vec2 middle{area.x + ui.u(12) + ui.px(22) + r, area.centre().y};
  seat_disc(ui, middle, r, seat_color(ui, standing.seat), seat_mark(ui, standing.seat));
  if (face > 0) icon(ui, standing.face, {area.x + left - ui.u(8) - face / 2, area.centre().y}, face, rgb(0xffffff));
  const float y = area.centre().y - (name_h + note_h) / 2;
  write(ui, Type::Strong, {area.x + left, y}, standing.name, p.ink, words);
  if (note_h > 0) write(ui, Type::Small, {area.x + left, y + name_h}, standing.note, p.faint, words);
  if (standing.winner) icon(ui, "svg/common/trophy.svg", {right(area) - score_w - ui.u(22) - ui.px(12), area.centre().y}, std::round(ui.px(22)), p.accent);
  write_in(ui, Type::Heading, {right(area) - score_w - ui.u(14), area.y, score_w + 1, h}, score, p.ink);
  return h;
}

// Standings, best first; returns the height.
float final_standings(const Ui& ui, Vec2 at, float width, bool draw) {
  const auto& all = ui.model.table->standings();
  int order[kMostSeats];
  const int count = std::min(kMostSeats, static_cast<int>(all.size()));
  for (int i = 0; i < count; ++i) order[i] = i;
  std::stable_sort(order, order + count, [&all](int a, int b) {
    const Standing& x = all[static_cast<std::size_t>(a)];
    const Standing& y = all[static_cast<std::size_t>(b)];
    return x.winner != y.winner ? x.winner : x.score > y.score;
  });
  const float top = at.y;
  for (int i = 0; i < count; ++i) at.y += standing_row(ui, all[static_cast<std::size_t>(order[i])], i + 1, at, width, draw) + ui.u(6);
  return at.y - top;
}

// The turns that changed most; each opens the replay there. Returns the height.
float turning_points(Ui& ui, Vec2 at, float width, bool draw) {
  const auto* points = ui.model.turning;
  if (!points || points->empty()) return 0;
  const float top = at.y;
  const std::string_view title = ui.say("turning.title");
  at.y += (draw ? write(ui, Type::Strong, {at.x + ui.u(8), at.y}, title, ui.palette.faint, width) : measure(ui, Type::Strong, title, width).y) + ui.u(4);
  const float r = ui.px(9);
  const float left = ui.u(12) + 2 * r + ui.u(10);
  const float sign = std::round(ui.px(18));
  for (const TurningPoint& point : *points) {
    const float words = width - left - sign - ui.u(22);
    const float h = std::max(ui.u(44), measure(ui, Type::Small, point.text, words).y + ui.u(14));
    const Rect area{at.x, at.y, width, h};
    at.y += h + ui.u(6);
    if (!draw) continue;
    ImGui::PushID(point.step);
    const Press state = press(ui, "turning", area);
    fill(ui, area, mix(ui.palette.row, ui.palette.accent, 0.14f * state.warm), ui.u(14));
    seat_disc(ui, {area.x + ui.u(12) + r, area.centre().y}, r, seat_color(ui, point.seat), seat_mark(ui, point.seat));
    write_in(ui, Type::Small, {area.x + left, area.y, words, h}, point.text, ui.palette.ink);
    icon(ui, "svg/common/next.svg", {right(area) - ui.u(10) - sign / 2, area.centre().y}, sign, ui.palette.accent);
    ring(ui, state, area, ui.u(14));
    if (state.clicked) run_command(ui.model, "moment:" + std::to_string(point.step));
    ImGui::PopID();
  }
  return at.y - top + ui.u(6);
}

// What a bot says to it; returns the height.
float last_word(const Ui& ui, Vec2 at, float width, bool draw) {
  const Remark& remark = ui.model.table->remark();
  if (!ui.model.settings.remarks || remark.seat < 0) return 0;
  const float face = std::round(ui.px(34));
  const Vec2 words = measure(ui, Type::Text, remark.text, width - face - ui.u(10));
  const float h = std::max(face, words.y);
  if (!draw) return h + ui.u(12);
  const float left = at.x + (width - words.x - face - ui.u(10)) / 2;
  icon(ui, ui.model.table->standings()[static_cast<std::size_t>(remark.seat)].face, {left + face / 2, at.y + h / 2}, face, rgb(0xffffff));
  write_in(ui, Type::Text, {left + face + ui.u(10), at.y, words.x + 1, h}, remark.text, ui.palette.ink);
  return h + ui.u(12);
}

struct EndButton {
  const char* id;
  std::string_view icon;
  const char* key;
};
constexpr EndButton kSecond[] = {{"look", "svg/common/eye.svg", "end.look"},
                                 {"replay:play", "svg/common/play.svg", "end.replay"},
                                 {"share", "svg/common/share.svg", "end.share"},
                                 {"export", "svg/common/save.svg", "end.export"},
                                 {"harbour", "svg/common/home.svg", "end.harbour"}};

float end_buttons(Ui& ui, Vec2 at, float width, bool draw) {
  const float gap = ui.u(8);
  const std::string_view again = ui.say("end.rematch");
  const float first_h = button_height(ui, again, true, width) + ui.u(8);
  const int columns = width > ui.px(380) ? 2 : 1;
  const float w = (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  float h = 0;
  for (const EndButton& each : kSecond) h = std::max(h, button_height(ui, ui.say(each.key), true, w));
  const int count = static_cast<int>(std::size(kSecond));
  const int rows = (count + columns - 1) / columns;
  const float height = first_h + ui.u(10) + static_cast<float>(rows) * (h + gap);
  if (!draw) return height;
  if (button(ui, "rematch", {at.x, at.y, width, first_h}, again, "svg/common/replay.svg", Kind::First)) run_command(ui.model, "rematch");
  for (int i = 0; i < count; ++i) {
    const EndButton& each = kSecond[i];
    const bool alone = i + 1 == count && i % columns == 0;
    const Rect area{at.x + static_cast<float>(i % columns) * (w + gap), at.y + first_h + ui.u(10) + static_cast<float>(i / columns) * (h + gap), alone ? width : w, h};
    if (button(ui, each.id, area, ui.say(each.key), each.icon, Kind::Second)) run_command(ui.model, each.id);
  }
  return height;
}

Color winner_color(const Ui& ui) {
  for (const Standing& standing : ui.model.table->standings()) {
    if (standing.winner) return seat_color(ui, standing.seat);
  }
  return ui.palette.accent;
}

void draw_card(Ui& ui, float come) {
  const Vec2 window = ui.frame.window;
  const float m = ui.u(window.x < ui.u(560) ? 12 : 24);
  const float w = std::min(window.x - 2 * m, ui.u(520) + (ui.frame.scale - ui.frame.unit) * 300);
  const float pad = ui.u(24);
  const float width = w - 2 * pad;
  const float trophy_r = std::min(ui.px(44), ui.u(56));
  const std::string title = headline(ui);
  const std::string why = ui.model.table->ending();
  const float head = measure(ui, Type::Title, title, width).y + measure(ui, Type::Text, why, width).y + ui.u(18);
  const std::vector<Card>& breakdown = ui.model.breakdown;
  const float content = trophy_r + ui.u(10) + head + final_standings(ui, {}, width, false) + ui.u(10) +
                        last_word(ui, {}, width, false) + draw_card_list(ui, breakdown, {}, width, false) + turning_points(ui, {}, width, false) +
                        end_buttons(ui, {}, width, false);
  const float h = std::min(content + ui.u(30), window.y - 2 * m - trophy_r);
  const Rect area{(window.x - w) / 2, (window.y - h + trophy_r) / 2 + (1 - come) * ui.u(24), w, h};
  const Vec2 middle{area.centre().x, area.y};
  const Color color = winner_color(ui);
  rays(ui, middle, ui.px(230), mix(color, rgb(0xffffff), 0.5f));
  card(ui, area, ui.palette.paper, ui.u(28), 20);
  shadow(ui, {middle.x - trophy_r, middle.y - trophy_r, 2 * trophy_r, 2 * trophy_r}, trophy_r, 8);
  disc(ui, middle, trophy_r, ui.palette.paper);
  disc(ui, middle, trophy_r - ui.u(5), color);
  icon(ui, "svg/common/trophy.svg", middle, std::round(trophy_r * 1.1f), rgb(0xffffff));
  Vec2 at = begin_scroll(ui, "end-body", {area.x + pad - ui.u(8), area.y + trophy_r + ui.u(6), width + ui.u(16), area.h - trophy_r - ui.u(18)});
  at.x += ui.u(8);
  const float top = at.y;
  at.y += ui.u(4) + write(ui, Type::Title, at, title, ui.palette.ink, width, Align::Centre);
  at.y += write(ui, Type::Text, {at.x, at.y + ui.u(4)}, why, ui.palette.faint, width, Align::Centre) + ui.u(18);
  at.y += last_word(ui, at, width, true);
  at.y += final_standings(ui, at, width, true) + ui.u(10);
  at.y += draw_card_list(ui, breakdown, at, width, true);
  at.y += turning_points(ui, at, width, true);
  at.y += end_buttons(ui, at, width, true);
  end_scroll(ui, at.y - top, &ui.palette.paper);
}

// The way back from the board, where the whisper would be.
void result_button(Ui& ui, Rect board) {
  const std::string_view label = ui.say("end.result");
  const float w = button_width(ui, label, true);
  const float x = ui.frame.window.x < ui.u(720) ? board.centre().x - w / 2 : right(board) - w;
  const float y = std::min(bottom(board) + ui.u(14), ui.frame.window.y - ui.control() - ui.u(12));
  const Rect place{x, y, w, ui.control() + ui.u(4)};
  begin_layer(ui, "result", place, Layer::Live);
  if (button(ui, "result", {place.x, place.y, w, ui.control()}, label, "svg/common/trophy.svg", Kind::First)) run_command(ui.model, "result");
  end_layer();
}

}  // namespace

void draw_end(Ui& ui, Rect board) {
  const Rect all{0, 0, ui.frame.window.x, ui.frame.window.y};
  if (ui.model.panel.look_at_board) {
    if (ui.model.moment < 0) result_button(ui, board);
    return;
  }
  const float come = since(ui, ui.model.panel.screen_since, 0.35f);
  begin_layer(ui, "end", all, Layer::Over);
  fade(ui, all, ui.palette.veil, 0.5f * come, 0.68f * come);
  ui.alpha = come;
  draw_card(ui, come);
  ui.alpha = 1;
  end_layer();
}

}  // namespace wildshore
