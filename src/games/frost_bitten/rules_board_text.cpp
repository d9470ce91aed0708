// rules_board_text.cpp: the board as text, north above.
//
// A floe is two lines: its name, then who is on it. `a2` is penguin 2 of the first seat, `A2` the same on its way home, `*` the
// bear (`*1`, `*2` in the mega game); `:` is open water.
#include "games/frost_bitten/rules.hpp"

namespace wildshore::frost_bitten {
namespace {

std::string who_is_on(const State& s, Place place) {
  std::string text;
  for (int b = 0; b < bears(s.options); ++b) {
    if (s.bear[b] == place) text += s.options.mega ? "*" + number(b + 1) : std::string("*");
  }
  for (int p = 0; p < penguins(s.options); ++p) {
    if (s.penguin[p] != place) continue;
    text += static_cast<char>((is_homeward(s, p) ? 'A' : 'a') + owner_of(p));
    text += number(number_of(p));
  }
  return text;
}

std::string padded(std::string text, std::uint32_t width) {
  while (text.size() < width) text += ' ';
  return text;
}

// One line of text, without blanks at its end.
void add_line(std::string& board, std::string line) {
  while (!line.empty() && line.back() == ' ') line.pop_back();
  board += line + "\n";
}

std::string unit_text(const State& s, int water, int column, int y) {
  const int lower = floe_at(s, water, column, y);
  if (lower >= 0) return "[" + padded(who_is_on(s, static_cast<Place>(lower)), 6) + "]";
  const int upper = floe_at(s, water, column, y - 1);
  if (upper >= 0) return "[" + padded(std::string(place_name(static_cast<Place>(upper)).view()), 6) + "]";
  return "   :    ";
}

std::string headline(const State& s) {
  std::string line = "round " + number(static_cast<int>(s.round));
  if (s.phase == Phase::First) return line + " first?";
  line += " seat " + number(s.seat + 1);
  if (s.phase == Phase::Over) return line + " won";
  for (const Die die : s.dice) {
    if (die != Die::None) line += " " + std::string(die_name(die));
  }
  if (s.phase == Phase::Roll) return line + " roll?";
  if (s.phase == Phase::Reroll) return line + " 5 roll?";
  if (s.phase == Phase::Choose) return line + " die?";
  return line + " " + std::string(die_name(s.dice[s.die])) + ":" + number(s.moves);
}

}  // namespace

std::string board_text(const State& s) {
  std::string board = headline(s) + "\n";
  add_line(board, "north   " + who_is_on(s, kNorth));
  for (int water = waters(s.options) - 1; water >= 0; --water) {
    for (int y = s.length - 1; y >= 0; --y) {
      std::string line = padded(number(y), 3);
      for (int column = 0; column < kColumns; ++column) line += " " + unit_text(s, water, column, y);
      add_line(board, line);
    }
    if (water == 1) add_line(board, "equator " + who_is_on(s, kEquator));
  }
  add_line(board, "south   " + who_is_on(s, kSouth));
  return board;
}

}  // namespace wildshore::frost_bitten
