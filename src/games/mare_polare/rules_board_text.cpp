// rules_board_text.cpp: the table as text, the true one: for tests and records, never for a screen.
//
// A cell is `ice`, `hole`, `oracle`, `igloo` or `~` with the numbers of the seats that stand there; a harpoon is read from the
// bottom.
#include "games/mare_polare/rules.hpp"

namespace wildshore::mare_polare {
namespace {

std::string shapes(Counts counts) {
  std::string text;
  for (int kind = 0; kind < kKinds; ++kind)
    text.append(static_cast<std::uint32_t>(count_of(counts, kind)), static_cast<char>('A' + kind));
  return text;
}

std::string headline(const State& s) {
  constexpr std::string_view kAsks[] = {"water?", "oracle?", "igloo?", "hole?",  "first?",   "recipe?", "place?", "stay?",
                                        "roll?",  "walk?",   "jump?",  "fall?",  "lay?",     "fish?",   "touch?", "take?",
                                        "land?",  "keep?",   "drop?",  "claim?", "forfeit?", "over"};
  std::string line = "round " + number(static_cast<int>(s.round)) + " seat " + number(s.seat + 1) + " ";
  if (s.die != Die::None) line += std::string(die_name(s.die)) + " ";
  line += kAsks[static_cast<int>(s.phase)];
  if (s.left != kNoCell) line += " " + std::string(cell_name(s.left).view());
  if (s.felt != 0) line += " " + shapes(s.felt);
  if (s.hand != kNoFish) line += std::string(" ") + static_cast<char>('A' + s.hand);
  if (s.to_go != 0) line += " " + number(s.to_go) + " to go";
  return line + "\n";
}

std::string cell_text(const State& s, Cell cell) {
  std::string text = "ice";
  if (s.floe[cell] == kNoFloe) text = (s.water & bit_of(cell)) != 0 || s.water == 0 ? "~" : "?";
  if ((s.holes & bit_of(cell)) != 0) text = "hole";
  if (cell == s.oracle) text = "oracle";
  if (cell == s.igloo) text = "igloo";
  text += " ";
  for (int seat = 0; seat < s.options.seats; ++seat) {
    if (s.inuit[seat] == cell) text += number(seat + 1);
  }
  while (text.size() < 11) text += ' ';
  return text;
}

}  // namespace

std::string board_text(const State& s) {
  std::string board = headline(s);
  for (int row = 0; row < kSide; ++row) {
    std::string line;
    for (int column = 0; column < kSide; ++column) line += cell_text(s, static_cast<Cell>(row * kSide + column));
    while (!line.empty() && line.back() == ' ') line.pop_back();
    board += line + "\n";
  }
  for (int seat = 0; seat < s.options.seats; ++seat) {
    board += number(seat + 1) + " recipe " + std::string(recipe_name(s.recipe[seat]).view());
    if (((s.shown >> seat) & 1u) != 0) board += " shown";
    board += " harpoon ";
    for (int position = 0; position < fish_on(s, seat); ++position) board += static_cast<char>('A' + fish_at(s, seat, position));
    board += "\n";
  }
  board += "bag " + number(fish_in_bag(s));
  if (s.options.coop) board += " natural " + number(std::popcount(s.natural));
  return board + "\n";
}

}  // namespace wildshore::mare_polare
