// reference.hpp: Frost Bitten! once more, written straight from rules.md with names, maps and sets. Slow, and meant to be obviously right.
//
// It shares no code and no representation with the rules module: places are names, moves are texts, contacts are found by looking at all floes.
#pragma once
#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace frost_bitten_reference {

struct Floe {
  int water, column, y, band;
};

struct Game {
  int seats = 2;
  bool alert = false, homesick = false, warming = false, mega = false;
  std::string drift = "lines";

  std::map<std::string, Floe> floes;
  std::map<std::pair<int, int>, std::string> penguins;  // (seat, number), both from 1
  std::set<std::pair<int, int>> homeward;
  std::vector<std::string> bears;
  std::string asks = "first";  // first, roll, reroll, die, move, over
  int seat = 1, first = 1, round = 1, moves = 0;
  std::vector<std::string> rolled;  // this turn
  std::vector<std::string> waiting;  // dice not begun
  std::string die;                   // being made
  int lapses = 0;

  int packs() const { return warming ? 3 : 4; }
  int length() const { return 3 * packs(); }

  void set_up() {
    for (int water = 0; water < (mega ? 2 : 1); ++water) {
      for (int pack = 0; pack < packs(); ++pack) {
        for (int column = 0; column < 4; ++column) {
          const std::string name = std::to_string(water * packs() + pack + 1) + std::string(1, "ABCD"[column]);
          floes[name] = {water, column, 3 * pack, 3 * pack};
        }
      }
    }
    for (int s = 1; s <= seats; ++s) {
      for (int n = 1; n <= 3; ++n) penguins[{s, n}] = "south";
    }
    bears = mega ? std::vector<std::string>{"equator", "north"} : std::vector<std::string>{"north"};
  }

  bool is_floe(const std::string& place) const { return floes.count(place) > 0; }

  bool floe_touches_region(const std::string& name, const std::string& region) const {
    const Floe& f = floes.at(name);
    const bool low = f.y == 0, high = f.y == length() - 2;
    if (!mega) return (region == "south" && low) || (region == "north" && high);
    if (region == "south") return f.water == 0 && low;
    if (region == "north") return f.water == 1 && high;
    return region == "equator" && ((f.water == 0 && high) || (f.water == 1 && low));
  }

  bool touch(const std::string& a, const std::string& b) const {  // 1.3
    if (is_floe(a) && is_floe(b)) {
      const Floe &f = floes.at(a), &g = floes.at(b);
      if (f.water != g.water) return false;
      const int columns = std::abs(f.column - g.column), units = std::abs(f.y - g.y);
      return (columns == 0 && units == 2) || (columns == 1 && units == 0);
    }
    if (is_floe(a)) return floe_touches_region(a, b);
    return is_floe(b) && floe_touches_region(b, a);
  }

  std::set<std::string> places() const {
    std::set<std::string> all = {"south", "north"};
    if (mega) all.insert("equator");
    for (const auto& [name, floe] : floes) all.insert(name);
    return all;
  }

  int penguins_on(const std::string& place) const {
    return static_cast<int>(
        std::count_if(penguins.begin(), penguins.end(), [&](const auto& each) { return each.second == place; }));
  }
  bool bear_on(const std::string& place) const { return std::count(bears.begin(), bears.end(), place) > 0; }
  bool bear_die() const { return die[0] == 'B'; }

  bool may_step(const std::pair<int, int>& penguin, const std::string& to) const {
    const std::string& from = penguins.at(penguin);
    if (!touch(from, to)) return false;
    if (from == "north" && !homesick) return false;                     // 3.4
    if (from == "south" && homeward.count(penguin)) return false;       // 6.2
    if (to == "south" && !homeward.count(penguin)) return false;        // 3.4
    return !is_floe(to) || penguins_on(to) < 3;                         // 3.3
  }

  bool may_slide(const std::string& name, int columns, int units) const {
    if (bear_die() ? penguins_on(name) > 0 : bear_on(name)) return false;  // 3.2, 4.2
    if (columns != 0 && drift != "deep") return false;
    Floe moved = floes.at(name);
    moved.column += columns;
    moved.y += units;
    if (moved.column < 0 || moved.column > 3 || moved.y < 0 || moved.y + 1 >= length()) return false;
    if (drift == "lines" && moved.y != moved.band && moved.y != moved.band + 1) return false;  // 1.2
    for (const auto& [other, floe] : floes) {
      if (other == name || floe.water != moved.water || floe.column != moved.column) continue;
      for (int u = 0; u < 2; ++u) {
        for (int v = 0; v < 2; ++v) {
          if (floe.y + u == moved.y + v) return false;
        }
      }
    }
    return true;
  }

  std::set<std::string> moves_now() const {
    std::set<std::string> legal;
    for (const std::string& to : places()) {
      if (bear_die()) {
        for (std::size_t b = 0; b < bears.size(); ++b) {
          if (!is_floe(to) || !touch(bears[b], to) || bear_on(to)) continue;  // 4.1, 6.4
          legal.insert(mega ? "bear " + std::to_string(b + 1) + " " + to : "bear " + to);
        }
      } else {
        for (int n = 1; n <= 3; ++n) {
          if (may_step({seat, n}, to)) legal.insert("step " + std::to_string(n) + " " + to);
        }
      }
    }
    for (const auto& [name, floe] : floes) {
      if (may_slide(name, 0, 1)) legal.insert("slide " + name + " n");
      if (may_slide(name, 0, -1)) legal.insert("slide " + name + " s");
      if (may_slide(name, 1, 0)) legal.insert("slide " + name + " e");
      if (may_slide(name, -1, 0)) legal.insert("slide " + name + " w");
    }
    return legal;
  }

  // Every step that may come next, with its weight (1 for an action).
  std::map<std::string, int> next_steps() const {
    std::map<std::string, int> steps;
    if (asks == "first") {
      for (int s = 1; s <= seats; ++s) steps["first " + std::to_string(s)] = 1;
    } else if (asks == "roll") {
      for (int face = 0; face < 6; ++face) {
        const std::vector<std::string> table = {"B3", "P3", "P2", "P3", "P4", alert ? "5" : "P4"};
        ++steps["roll " + table[static_cast<std::size_t>(face)]];
      }
    } else if (asks == "reroll") {
      for (int face = 0; face < 6; ++face) ++steps[face < 3 ? "roll B4" : "roll P4"];
    } else if (asks == "die") {
      for (const std::string& each : waiting) steps["die " + each] = 1;
    } else if (asks == "move") {
      for (const std::string& each : moves_now()) steps[each] = 1;
    }
    return steps;
  }

  bool won() const {
    int there = 0;
    for (int n = 1; n <= 3; ++n) {
      const std::pair<int, int> penguin{seat, n};
      if (homesick) {
        there += homeward.count(penguin) && penguins.at(penguin) == "south";
      } else {
        there += penguins.at(penguin) == "north";
      }
    }
    return there == 3;
  }

  void send_home(const std::pair<int, int>& penguin) {
    penguins[penguin] = "south";
    homeward.erase(penguin);
  }

  void make_die(const std::string& which) {
    waiting.erase(std::find(waiting.begin(), waiting.end(), which));
    die = which;
    moves = which[1] - '0';
    asks = "move";
    go_on();
  }

  void go_on() {
    if (moves > 0 && moves_now().empty()) {  // 2.2
      moves = 0;
      ++lapses;
    }
    if (moves > 0) return;
    die.clear();
    if (!waiting.empty()) return make_die(waiting.front());
    rolled.clear();
    seat = seat % seats + 1;
    if (seat == first) ++round;
    asks = "roll";
  }

  void roll(const std::string& result) {
    if (result == "5") {
      asks = "reroll";
      return;
    }
    rolled.push_back(result);
    asks = "roll";
    if (rolled.size() < (mega ? 2u : 1u)) return;
    waiting = rolled;
    if (mega && rolled[0] != rolled[1]) {
      asks = "die";
    } else {
      make_die(rolled[0]);
    }
  }

  void move(const std::vector<std::string>& words) {
    if (words[0] == "step") {
      const std::pair<int, int> penguin{seat, std::stoi(words[1])};
      penguins[penguin] = words[2];
      if (words[2] == "north" && homesick) homeward.insert(penguin);
      if (is_floe(words[2]) && bear_on(words[2])) send_home(penguin);  // 3.5
    } else if (words[0] == "slide") {
      Floe& floe = floes.at(words[1]);
      floe.y += words[2] == "n" ? 1 : words[2] == "s" ? -1 : 0;
      floe.column += words[2] == "e" ? 1 : words[2] == "w" ? -1 : 0;
    } else {
      const std::string& to = words.back();
      bears[words.size() == 3 ? static_cast<std::size_t>(std::stoi(words[1]) - 1) : 0u] = to;
      for (auto& [penguin, place] : penguins) {
        if (place == to) send_home(penguin);  // 4.3
      }
    }
    --moves;
    if (won()) {
      asks = "over";
      moves = 0;
      return;
    }
    go_on();
  }

  void play(const std::string& step) {
    std::vector<std::string> words(1);
    for (const char c : step) {
      if (c == ' ') {
        words.emplace_back();
      } else {
        words.back() += c;
      }
    }
    if (words[0] == "first") {
      seat = first = std::stoi(words[1]);
      asks = "roll";
    } else if (words[0] == "roll") {
      roll(words[1]);
    } else if (words[0] == "die") {
      make_die(words[1]);
    } else {
      move(words);
    }
  }

  std::string describe() const {
    std::string text = asks + " seat " + std::to_string(seat) + " round " + std::to_string(round) + " moves " + std::to_string(moves);
    for (const std::string& each : rolled) text += " " + each;
    text += "\n";
    for (const auto& [name, f] : floes) {
      text += name + " " + std::to_string(f.water) + " " + std::to_string(f.column) + " " + std::to_string(f.y) + "\n";
    }
    for (const auto& [penguin, place] : penguins) {
      text += std::to_string(penguin.first) + "." + std::to_string(penguin.second) + " " + place;
      text += homeward.count(penguin) ? " homeward\n" : "\n";
    }
    for (const std::string& bear : bears) text += "bear " + bear + "\n";
    return text;
  }
};

}  // namespace frost_bitten_reference
