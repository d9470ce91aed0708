// rules_book.cpp: the rules of the game in front of us, with contents and search.
//
// A book is a text asset: `# Title`, `## Section`, and paragraphs one per line, numbered ones as `1.2 text`.
#include <algorithm>
#include <cmath>

#include "panels/screens.hpp"

namespace wildshore {
namespace {

enum class Part : std::uint8_t { Title, Section, Rule, Text };

struct Line {
  Part part;
  std::string_view number;  // "1.2"
  std::string_view text;
};

bool digit(char c) { return c >= '0' && c <= '9'; }

Line read(std::string_view line) {
  if (line.starts_with("## ")) return {Part::Section, {}, line.substr(3)};
  if (line.starts_with("# ")) return {Part::Title, {}, line.substr(2)};
  const auto blank = line.find(' ');
  const bool numbered = !line.empty() && digit(line.front()) && blank != std::string_view::npos && line.substr(0, blank).find('.') != std::string_view::npos;
  if (numbered) return {Part::Rule, line.substr(0, blank), line.substr(blank + 1)};
  return {Part::Text, {}, line};
}

template <class F>
void each_line(std::string_view book, F f) {
  while (!book.empty()) {
    const auto end = book.find('\n');
    std::string_view line = book.substr(0, end);
    book.remove_prefix(end == std::string_view::npos ? book.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (!line.empty()) f(read(line));
  }
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool holds(std::string_view text, std::string_view wanted) {
  return std::search(text.begin(), text.end(), wanted.begin(), wanted.end(), [](char a, char b) { return lower(a) == lower(b); }) != text.end();
}

bool found(const Line& line, std::string_view wanted) {
  return (line.part == Part::Rule || line.part == Part::Text) && (holds(line.text, wanted) || line.number.starts_with(wanted));
}

std::string_view game_of(const Model& model) {
  if (model.table) return model.table->entry().id;
  return model.draft.game ? model.draft.game->id : std::string_view{};
}

std::string_view book_of(const Ui& ui) {
  char id[40] = {};
  const std::string_view game = game_of(ui.model);
  std::replace_copy(game.begin(), game.begin() + std::min<std::ptrdiff_t>(39, std::ssize(game)), id, '-', '_');
  const std::string_view book = ui.images.asset(Key("rules/", std::string_view(id), ".", ui.model.settings.language, ".txt"));
  return book.empty() ? ui.images.asset(Key("rules/", std::string_view(id), ".en.txt")) : book;
}

// The page from `at` on; returns its height. Scrolls to the section asked for.
float page(Ui& ui, std::string_view book, Vec2 at, float width) {
  const Palette& p = ui.palette;
  PanelState& state = ui.model.panel;
  const float top = at.y;
  const float indent = ui.px(44);
  int sections = 0;
  int matches = 0;
  each_line(book, [&](const Line& line) {
    const bool searching = !state.search.empty();
    if (line.part == Part::Section && sections++ == state.rules_goto) {
      ImGui::SetScrollY(at.y - top);
      state.rules_goto = -1;
    }
    if (searching && !found(line, state.search)) return;
    ++matches;
    switch (line.part) {
      case Part::Title: at.y += write(ui, Type::Title, at, line.text, p.ink, width) + ui.u(6); break;
      case Part::Section: at.y += ui.u(12); at.y += write(ui, Type::Heading, at, line.text, p.accent, width) + ui.u(6); break;
      case Part::Text: at.y += write(ui, Type::Text, at, line.text, p.ink, width) + ui.u(8); break;
      case Part::Rule: {
        const float h = measure(ui, Type::Text, line.text, width - indent).y;
        if (searching) fill(ui, {at.x - ui.u(6), at.y - ui.u(3), width + ui.u(6), h + ui.u(6)}, p.row, ui.u(10));
        write(ui, Type::Strong, at, line.number, p.accent);
        write(ui, Type::Text, {at.x + indent, at.y}, line.text, p.ink, width - indent);
        at.y += h + ui.u(10);
        break;
      }
    }
  });
  if (matches == 0) at.y += write(ui, Type::Text, at, ui.say(book.empty() ? "rules.none" : "rules.no_match"), p.faint, width);
  return at.y - top + ui.u(10);
}

// The list of sections; one per line in a column, or flowing as pills. Returns the height.
float contents(Ui& ui, std::string_view book, Vec2 at, float width, bool column) {
  const float top = at.y;
  float x = at.x;
  int section = 0;
  each_line(book, [&](const Line& line) {
    if (line.part != Part::Section) return;
    ImGui::PushID(section);
    const float w = column ? width : std::min(width, pill_width(ui, line.text, false));
    const float h = column ? std::max(pill_height(ui), measure(ui, Type::Strong, line.text, width - ui.u(28)).y + ui.u(12)) : pill_height(ui);
    if (!column && x > at.x && x + w > at.x + width) {
      x = at.x;
      at.y += h + ui.u(6);
    }
    const Rect area{x, at.y, w, h};
    const Press state = press(ui, "section", area);
    fill(ui, area, column ? ui.palette.row : ui.palette.soft, ui.u(12), column ? state.warm : 1);
    write_in(ui, Type::Strong, {area.x + ui.u(12), area.y, area.w - ui.u(20), area.h}, line.text, ui.palette.ink);
    ring(ui, state, area, ui.u(12));
    if (state.clicked) {
      ui.model.panel.search.clear();
      ui.model.panel.rules_goto = section;
    }
    ImGui::PopID();
    ++section;
    if (column) at.y += h + ui.u(2);
    if (!column) x += w + ui.u(6);
  });
  return at.y + (column ? 0 : pill_height(ui)) - top;
}

}  // namespace

void draw_rules(Ui& ui, Rect area) {
  const std::string_view book = book_of(ui);
  const Rect search{area.x, area.y, area.w, ui.control()};
  std::string typed = ui.model.panel.search;
  if (field(ui, "##search", search, ui.say("rules.search"), typed, 40)) run_command(ui.model, "search=" + typed);
  const float y = bottom(search) + ui.u(12);
  Rect body{area.x, y, area.w, bottom(area) - y};
  const bool two = area.w > ui.px(660);
  if (two) {
    const float w = ui.px(220);
    const Vec2 at = begin_scroll(ui, "contents", {body.x, body.y, w, body.h});
    const float h = contents(ui, book, at, w - ui.u(8), true);
    end_scroll(ui, h, &ui.palette.paper);
    body.x += w + ui.u(20);
    body.w -= w + ui.u(20);
  }
  Vec2 at = begin_scroll(ui, "page", {body.x - ui.u(8), body.y, body.w + ui.u(16), body.h});
  at.x += ui.u(8);
  const float top = at.y;
  const float width = std::min(body.w - ui.u(8), ui.px(640));
  if (!two && ui.model.panel.search.empty()) at.y += contents(ui, book, at, width, false) + ui.u(12);
  at.y += page(ui, book, at, width);
  end_scroll(ui, at.y - top, &ui.palette.paper);
}

}  // namespace wildshore
