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

// `place` 0: of a crew, which has one score and no places.
float standing_row(const Ui& ui, const Standing& standing, int place, Vec2 at, float width, bool draw) {
  const Palette& p = ui.palette;
  char digits[32];
  const std::string_view score = place > 0 ? score_text(standing, digits) : std::string_view{};
  const float score_w = measure(ui, Type::Heading, score).x;
  const float place_w = place > 0 ? ui.px(22) : 0;
  const float r = std::min(ui.px(17), ui.u(22));
  const float bare = width - ui.u(12) - place_w - 2 * r - ui.u(12) - score_w - ui.u(28);
  const bool roomy = bare > ui.px(170);  // large letters on a small screen: words are worth more than pictures
  const float face = standing.portrait.empty() || !roomy ? 0 : std::round(ui.px(28));
  const bool cup = standing.winner && roomy;
  const float left = ui.u(12) + place_w + 2 * r + ui.u(12) + (face > 0 ? face + ui.u(8) : 0);
  const float words = width - left - score_w - ui.u(28) - (cup ? ui.px(26) : 0);
  const float name_h = measure(ui, Type::Strong, standing.name, words).y;
  const float note_h = standing.note.empty() ? 0 : measure(ui, Type::Small, standing.note, words).y;
  const float h = std::max(ui.u(18) + ui.px(28), name_h + note_h + ui.u(12));
  if (!draw) return h;
  const Rect area{at.x, at.y, width, h};
  fill(ui, area, standing.winner ? mix(p.row, p.accent, 0.16f) : p.row, ui.u(14));
  const char number[4] = {static_cast<char>('0' + place), '.', 0, 0};
  if (place > 0) write_in(ui, Type::Strong, {area.x + ui.u(12), area.y, place_w, h}, number, p.faint);
  const Vec2 middle{area.x + ui.u(12) + place_w + r, area.centre().y};
  seat_disc(ui, middle, r, seat_color(ui, standing.seat), seat_mark(ui, standing.seat));
  if (face > 0) portrait(ui, standing.portrait, {area.x + left - ui.u(8) - face / 2, area.centre().y}, face);
  const float y = area.centre().y - (name_h + note_h) / 2;
  write(ui, Type::Strong, {area.x + left, y}, standing.name, p.ink, words);
  if (note_h > 0) write(ui, Type::Small, {area.x + left, y + name_h}, standing.note, p.faint, words);
  if (cup) icon(ui, "svg/common/trophy.svg", {right(area) - score_w - ui.u(22) - ui.px(12), area.centre().y}, std::round(ui.px(22)), p.accent);
  write_in(ui, Type::Heading, {right(area) - score_w - ui.u(14), area.y, score_w + 1, h}, score, p.ink);
  return h;
}

// Standings, best first, equals in the same place; returns the height.
float final_standings(const Ui& ui, Vec2 at, float width, bool draw) {
  const auto& all = ui.model.table->standings();
  int order[kMostSeats];
  const int count = std::min(kMostSeats, static_cast<int>(all.size()));
  const auto better = [&all](int a, int b) {
    const Standing& x = all[static_cast<std::size_t>(a)];
    const Standing& y = all[static_cast<std::size_t>(b)];
    return x.winner != y.winner ? x.winner : x.score > y.score;
  };
  for (int i = 0; i < count; ++i) {
    int at = i;
    for (; at > 0 && better(i, order[at - 1]); --at) order[at] = order[at - 1];
    order[at] = i;
  }
  const bool crew = ui.model.table->result().cooperative;
  const float top = at.y;
  int place = 0;
  const Standing* before = nullptr;
  for (int i = 0; i < count; ++i) {
    const Standing& each = all[static_cast<std::size_t>(order[i])];
    if (!before || before->winner != each.winner || before->score != each.score) place = i + 1;
    before = &each;
    at.y += standing_row(ui, each, crew ? 0 : place, at, width, draw) + ui.u(6);
  }
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
    const float words = balanced(ui, Type::Small, point.text, width - left - sign - ui.u(22));
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
  portrait(ui, ui.model.table->standings()[static_cast<std::size_t>(remark.seat)].portrait, {left + face / 2, at.y + h / 2}, face);
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

float rematch_height(const Ui& ui, float width) { return button_height(ui, ui.say("end.rematch"), true, width) + ui.u(8); }

void rematch_button(Ui& ui, Vec2 at, float width) {
  const Rect area{at.x, at.y, width, rematch_height(ui, width)};
  if (button(ui, "rematch", area, ui.say("end.rematch"), "svg/common/replay.svg", ButtonLook::First)) run_command(ui.model, "rematch");
}

// All but the rematch; returns the height.
float end_buttons(Ui& ui, Vec2 at, float width, bool draw) {
  const float gap = ui.u(8);
  const int columns = width > ui.px(380) ? 2 : 1;
  const float w = (width - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  float h = 0;
  for (const EndButton& each : kSecond) h = std::max(h, button_height(ui, ui.say(each.key), true, w));
  const int count = static_cast<int>(std::size(kSecond));
  const int rows = (count + columns - 1) / columns;
  if (!draw) return static_cast<float>(rows) * (h + gap);
  for (int i = 0; i < count; ++i) {
    const EndButton& each = kSecond[i];
    const bool alone = i + 1 == count && i % columns == 0;
    const Rect area{at.x + static_cast<float>(i % columns) * (w + gap), at.y + static_cast<float>(i / columns) * (h + gap), alone ? width : w, h};
    if (button(ui, each.id, area, ui.say(each.key), each.icon, ButtonLook::Second)) run_command(ui.model, each.id);
  }
  return static_cast<float>(rows) * (h + gap);
}

Color winner_color(const Ui& ui) {
  for (const Standing& standing : ui.model.table->standings()) {
    if (standing.winner) return seat_color(ui, standing.seat);
  }
  return ui.palette.accent;
}

// A text in the middle, in lines of about the same length; returns the height.
float centred(const Ui& ui, Type type, Vec2 at, std::string_view text, Color color, float width, bool draw) {
  const float wrap = balanced(ui, type, text, width);
  if (!draw) return measure(ui, type, text, wrap).y;
  return write(ui, type, {at.x + (width - wrap) / 2, at.y}, text, color, wrap, Align::Centre);
}

// Who won, and why; returns the height.
float heading(const Ui& ui, Vec2 at, float width, bool draw) {
  const float top = at.y;
  at.y += ui.u(4) + centred(ui, Type::Title, at, headline(ui), ui.palette.ink, width, draw);
  at.y += ui.u(4) + centred(ui, Type::Text, {at.x, at.y + ui.u(4)}, ui.model.table->ending(), ui.palette.faint, width, draw) + ui.u(14);
  return at.y - top;
}

// What there is to read; returns the height.
float story(Ui& ui, Vec2 at, float width, bool draw) {
  const float top = at.y;
  at.y += final_standings(ui, at, width, draw) + ui.u(10);
  at.y += draw_card_list(ui, ui.model.breakdown, at, width, draw);
  at.y += turning_points(ui, at, width, draw);
  return at.y - top;
}

// The sign in a disc on the card's upper edge: a trophy, with rays, or for a crew that lost the way to try again.
void medal(const Ui& ui, Vec2 middle, float r) {
  const bool lost = ui.model.table->result().cooperative && ui.model.table->result().winners == 0;
  shadow(ui, {middle.x - r, middle.y - r, 2 * r, 2 * r}, r, 8);
  disc(ui, middle, r, ui.palette.paper);
  disc(ui, middle, r - ui.u(5), lost ? mix(ui.palette.faint, ui.palette.ink, 0.3f) : winner_color(ui));
  icon(ui, lost ? "svg/common/replay.svg" : "svg/common/trophy.svg", middle, std::round(r * 1.1f), rgb(0xffffff));
}

// Below the heading: what there is to read scrolls at the left, what there is to do stands at the right.
void two_columns(Ui& ui, Rect body, float right_w) {
  const float width = body.w - right_w - ui.u(24);
  Vec2 at = begin_scroll(ui, "end-body", {body.x - ui.u(8), body.y, width + ui.u(16), body.h});
  end_scroll(ui, story(ui, at + Vec2{ui.u(8), 0}, width, true), &ui.palette.paper);
  at = begin_scroll(ui, "end-do", {right(body) - right_w - ui.u(8), body.y, right_w + ui.u(16), body.h});
  at.x += ui.u(8);
  const float top = at.y;
  rematch_button(ui, at, right_w);
  at.y += rematch_height(ui, right_w) + ui.u(12);
  at.y += last_word(ui, at, right_w, true);
  at.y += end_buttons(ui, at, right_w, true);
  end_scroll(ui, at.y - top, &ui.palette.paper);
}

// All of it scrolls; the rematch stays in reach below.
void one_column(Ui& ui, Rect body) {
  const float foot = rematch_height(ui, body.w) + ui.u(12);
  Vec2 at = begin_scroll(ui, "end-body", {body.x - ui.u(8), body.y, body.w + ui.u(16), body.h - foot});
  at.x += ui.u(8);
  const float top = at.y;
  at.y += heading(ui, at, body.w, true);
  at.y += last_word(ui, at, body.w, true);
  at.y += story(ui, at, body.w, true);
  at.y += end_buttons(ui, at, body.w, true);
  end_scroll(ui, at.y - top, &ui.palette.paper);
  rematch_button(ui, {body.x, bottom(body) - foot + ui.u(6)}, body.w);
}

void draw_card(Ui& ui, float come) {
  const Vec2 window = ui.frame.window;
  const bool low = window.y < ui.u(520);
  const float m = ui.u(window.x < ui.u(560) || low ? 12 : 24);
  const float pad = ui.u(24);
  const float r = std::min({ui.px(44), ui.u(56), window.y * 0.08f});
  const float above = r + ui.u(6);
  const float most = window.y - 2 * m - r;
  float w = std::min(window.x - 2 * m, ui.u(520) + (ui.frame.scale - ui.frame.unit) * 300);
  float width = w - 2 * pad;
  float content = heading(ui, {}, width, false) + last_word(ui, {}, width, false) + story(ui, {}, width, false) + end_buttons(ui, {}, width, false) +
                  rematch_height(ui, width) + ui.u(12);
  // Too much for one column: two, where both have room.
  const float right_w = ui.px(236);
  const float wider = w + right_w + ui.u(24);
  const float doing = last_word(ui, {}, right_w, false) + rematch_height(ui, right_w) + ui.u(12) + end_buttons(ui, {}, right_w, false);
  const float head = heading(ui, {}, wider - 2 * pad, false);
  const bool two = above + content + ui.u(18) > most && wider <= window.x - 2 * m && (low || above + head + doing + ui.u(18) <= most);
  if (two) {
    w = wider;
    width = w - 2 * pad;
    content = head + std::max(doing, story(ui, {}, width - right_w - ui.u(24), false));
  }
  const float h = std::min(above + content + ui.u(18), most);
  const Rect area{(window.x - w) / 2, (window.y - h + r) / 2 + (1 - come) * ui.u(24), w, h};
  const Vec2 middle{area.centre().x, area.y};
  if (!ui.model.table->result().cooperative || ui.model.table->result().winners) rays(ui, middle, ui.px(230), mix(winner_color(ui), rgb(0xffffff), 0.5f));
  card(ui, area, ui.palette.paper, ui.u(28), 20);
  medal(ui, middle, r);
  const Rect body{area.x + pad, area.y + above, width, area.h - above - ui.u(14)};
  if (!two) return one_column(ui, body);
  heading(ui, {body.x, body.y}, width, true);
  two_columns(ui, {body.x, body.y + head, width, body.h - head}, right_w);
}

// The way back from the board, where the whisper would be.
void result_button(Ui& ui, Rect board) {
  const std::string_view label = ui.say("end.result");
  const float w = button_width(ui, label, true);
  const float x = ui.frame.window.x < ui.u(720) ? board.centre().x - w / 2 : right(board) - w;
  const float y = std::min(bottom(board) + ui.u(14), ui.frame.window.y - ui.control() - ui.u(12));
  const Rect place{x, y, w, ui.control() + ui.u(4)};
  begin_layer(ui, "result", place, Layer::Live);
  if (button(ui, "result", {place.x, place.y, w, ui.control()}, label, "svg/common/trophy.svg", ButtonLook::First)) run_command(ui.model, "result");
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
