// reference.hpp: Mare Polare once more, written straight from rules.md with names, maps and strings. Slow, and meant to be
// obviously right.
//
// It shares no code and no representation with the rules module: cells are names, a harpoon is a string, steps are texts.
#pragma once
#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace mare_polare_reference {

struct Game {
  int seats = 2, fingers = 3;
  bool shuffled = false, corners = false, coop = false;
  std::vector<std::string> handicaps = {"322", "322", "322", "322"};

  std::map<std::string, std::string> cells;  // a1 .. d4: "ice", "hole", "oracle", "igloo", "water"; missing: not drawn yet
  std::map<int, std::string> at;             // seat, from 1
  std::map<int, std::string> recipes, harpoons;
  std::set<int> shown;
  std::string bag, naturals;  // letters in the bag: ordinary fish and natural ones
  int table = 0;              // natural fish on it
  std::string asks = "first";
  int seat = 1, first = 1, round = 1, dealt = 0, forfeits = 0;
  std::string die, left, felt, hand;

  static std::vector<std::string> all_cells() {
    std::vector<std::string> all;
    for (char row = '1'; row <= '4'; ++row) {
      for (char column = 'a'; column <= 'd'; ++column) all.push_back({column, row});
    }
    return all;
  }

  void set_up() {
    const std::string letters = "HIIMI.HIIH.HGIHI";
    const std::map<char, std::string> names = {{'H', "hole"}, {'I', "ice"}, {'M', "oracle"}, {'G', "igloo"}, {'.', "water"}};
    for (std::size_t i = 0; i < 16 && !shuffled; ++i) cells[all_cells()[i]] = names.at(letters[i]);
    for (const char kind : {'A', 'B', 'C', 'D'}) bag += std::string(15, kind);
    if (coop) naturals = "ABCD";
    asks = shuffled ? "water" : "first";
  }

  static bool touch(const std::string& a, const std::string& b) { return std::abs(a[0] - b[0]) + std::abs(a[1] - b[1]) == 1; }
  std::vector<std::string> named(const std::string& what) const {
    std::vector<std::string> found;
    for (const std::string& cell : all_cells()) {
      if (cells.count(cell) && cells.at(cell) == what) found.push_back(cell);
    }
    return found;
  }
  bool is_floe(const std::string& cell) const { return cells.count(cell) && cells.at(cell) != "water"; }
  bool taken(const std::string& cell) const {
    return std::any_of(at.begin(), at.end(), [&](const auto& each) { return each.second == cell; });
  }
  bool may_enter(const std::string& cell) const {
    if (!is_floe(cell) || at.at(seat) == cell) return false;
    return !taken(cell) || (coop && cells.at(cell) == "igloo");
  }
  std::vector<std::string> free_waters() const {
    std::vector<std::string> found;
    for (const std::string& cell : named("water")) {
      if (!taken(cell)) found.push_back(cell);
    }
    return found;
  }

  // Every cell a walk of exactly `steps` leads to, going on in direction (dx, dy) or, with corners, in any.
  void walk(const std::string& from, int dx, int dy, int steps, std::set<std::string>& found) const {
    if (steps == 0) return;
    const std::string to = {static_cast<char>(from[0] + dx), static_cast<char>(from[1] + dy)};
    if (!may_enter(to)) return;
    found.insert(to);
    walk(to, dx, dy, steps - 1, found);
    if (!corners) return;
    for (int turn : {-1, 1}) walk(to, dy * turn, dx * turn, steps - 1, found);
    walk(to, -dx, -dy, steps - 1, found);
  }
  std::set<std::string> walks(int points) const {
    std::set<std::string> found;
    walk(at.at(seat), 1, 0, points, found);
    walk(at.at(seat), -1, 0, points, found);
    walk(at.at(seat), 0, 1, points, found);
    walk(at.at(seat), 0, -1, points, found);
    return found;
  }

  static int count(const std::string& fish, char kind) { return static_cast<int>(std::count(fish.begin(), fish.end(), kind)); }
  int wants(int who, char kind) const { return recipes.at(who)[static_cast<std::size_t>(kind - 'A')] - '0'; }
  bool lacks(int who, char kind) const {
    const auto held = harpoons.find(who);
    return count(held == harpoons.end() ? "" : held->second, kind) < wants(who, kind);
  }
  std::string harpoon(int who) const { return harpoons.count(who) ? harpoons.at(who) : std::string(); }
  bool right(int who) const {
    for (const char kind : {'A', 'B', 'C', 'D'}) {
      if (count(harpoon(who), kind) != wants(who, kind)) return false;
    }
    return true;
  }
  bool home(int who) const { return cells.at(at.at(who)) == "igloo" && right(who); }

  std::vector<std::string> cards(const std::string& handicap) const {
    if (handicap == "322") return {"0232", "0223", "2032", "2023", "3202", "2302", "2203", "3220", "2320", "2230"};
    std::vector<std::string> all;
    std::string card = handicap + "0";
    std::sort(card.begin(), card.end());
    do all.push_back(card);
    while (std::next_permutation(card.begin(), card.end()));
    return all;
  }
  bool may_deal(const std::string& card) const {
    for (const auto& [who, recipe] : recipes) {
      if (recipe == card) return false;
    }
    for (std::size_t kind = 0; kind < 4 && coop; ++kind) {
      int sum = card[kind] - '0';
      for (const auto& [who, recipe] : recipes) sum += recipe[kind] - '0';
      if (sum > 15) return false;
    }
    return true;
  }

  // Whether the cells named so far can be part of a layout that fits, and how many ways there are to choose waters, oracle and
  // igloo.
  static bool fits(const std::vector<std::string>& waters, const std::string& oracle, const std::string& igloo) {
    if (touch(waters[0], waters[1]) || touch(oracle, igloo)) return false;
    if (std::set<std::string>{waters[0], waters[1], oracle, igloo}.size() < 4) return false;
    for (const std::string& floe : all_cells()) {
      if (floe == waters[0] || floe == waters[1]) continue;
      int beside = 0;
      for (const std::string& other : all_cells()) beside += other != waters[0] && other != waters[1] && touch(floe, other);
      if (beside == 0) return false;
    }
    return true;
  }
  static int layouts(const std::vector<std::string>& waters, const std::string& oracle) {
    int ways = 0;
    for (const std::string& m : all_cells()) {
      if (!oracle.empty() && m != oracle) continue;
      for (const std::string& g : all_cells()) ways += fits(waters, m, g);
    }
    return ways;
  }

  static std::map<std::string, int> all_waters() {
    std::map<std::string, int> steps;
    for (const std::string& a : all_cells()) {
      for (const std::string& b : all_cells()) {
        const bool in_order = a[1] < b[1] || (a[1] == b[1] && a[0] < b[0]);
        if (const int ways = in_order ? layouts({a, b}, "") : 0) steps["water " + a + " " + b] = ways;
      }
    }
    return steps;
  }

  static int choose(int n, int m) { return m == 0 ? 1 : n < m ? 0 : choose(n - 1, m - 1) * n / m; }
  void touches(const std::string& so_far, char kind, int ways, std::map<std::string, int>& steps) const {
    const std::string all = bag + naturals;
    const int felt_fish = std::min(fingers, static_cast<int>(all.size()));
    const int more = felt_fish - static_cast<int>(so_far.size());
    if (kind == 'E') {
      if (more == 0 && ways > 0) steps["touch " + so_far] = ways;
      return;
    }
    for (int n = 0; n <= more; ++n) {
      touches(so_far + std::string(static_cast<std::size_t>(n), kind), static_cast<char>(kind + 1),
              ways * choose(count(all, kind), n), steps);
    }
  }

  static std::string two_figures(std::size_t n) { return (n < 10 ? "0" : "") + std::to_string(n); }

  // Every step that may come next, with its weight (1 for an action).
  std::map<std::string, int> next_steps() const {
    std::map<std::string, int> steps;
    const auto list = [&](const std::string& verb, const auto& names) {
      for (const auto& name : names) steps[verb + " " + name] = 1;
    };
    if (asks == "water") {
      static const std::map<std::string, int> kWaters = all_waters();
      return kWaters;
    } else if (asks == "oracle") {
      for (const std::string& m : all_cells()) {
        if (const int ways = layouts(named("water"), m)) steps["oracle " + m] = ways;
      }
    } else if (asks == "igloo") {
      for (const std::string& g : all_cells()) {
        if (fits(named("water"), named("oracle")[0], g)) steps["igloo " + g] = 1;
      }
    } else if (asks == "hole") {
      list("hole", named("ice"));
    } else if (asks == "first") {
      for (int s = 1; s <= seats; ++s) steps["first " + std::to_string(s)] = 1;
    } else if (asks == "recipe") {
      for (const std::string& card : cards(handicaps[static_cast<std::size_t>(dealt)])) {
        if (may_deal(card)) steps["recipe " + std::to_string(dealt + 1) + " " + card] = 1;
      }
    } else if (asks == "place") {
      for (const std::string& cell : named("ice")) {
        if (!taken(cell)) steps["place " + cell] = 1;
      }
    } else if (asks == "roll") {
      list("roll", std::vector<std::string>{"1", "2", "3", "4", "jump", "splash"});
    } else if (asks == "walk") {
      list("walk", walks(die[0] - '0'));
    } else if (asks == "jump") {
      for (const std::string& cell : all_cells()) {
        if (may_enter(cell)) steps["jump " + cell] = 1;
      }
    } else if (asks == "fall" || asks == "lay") {
      list(asks, free_waters());
    } else if (asks == "touch") {
      touches("", 'A', 1, steps);
    } else if (asks == "land") {
      steps = {{"land fish", count(bag, hand[0])}, {"land natural", 1}};
    } else {
      list_bare(steps);
    }
    return steps;
  }

  void list_bare(std::map<std::string, int>& steps) const {
    if (asks == "stay") steps = {{"stay", 1}, {"go", 1}};
    if (asks == "fish") steps = {{"fish", 1}, {"pass", 1}};
    if (asks == "claim") steps = {{"claim", 1}, {"pass", 1}};
    if (asks == "take") {
      for (const char kind : felt) steps[std::string("take ") + kind] = 1;
    }
    if (asks == "keep") {
      steps = {{"keep", 1}, {"back", 1}};
      for (int who = 1; coop && who <= seats; ++who) {
        if (who != seat && !lacks(seat, hand[0]) && lacks(who, hand[0])) steps["give " + std::to_string(who)] = 1;
      }
    }
    if (asks == "mirror") steps["done"] = 1;
    if (asks == "mirror" || asks == "forfeit") {
      const std::string fish = harpoon(seat) + "-";
      for (std::size_t n = 1; n < fish.size(); ++n) {
        if (fish[n - 1] != fish[n]) steps["drop " + two_figures(n)] = 1;  // of equal ones side by side only the topmost
      }
    }
  }

  void begin_turn() { asks = coop && home(seat) ? "stay" : "roll"; }
  void end_turn() {
    seat = seat % seats + 1;
    round += seat == first;
    begin_turn();
  }
  void to_bag(int who, std::size_t position) {
    bag += harpoons[who][position];
    harpoons[who].erase(position, 1);
  }
  void fall(const std::string& cell) {
    at[seat] = cell;
    if (!harpoon(seat).empty()) to_bag(seat, harpoon(seat).size() - 1);
    end_turn();
  }
  void rolled(const std::string& face) {
    die = face;
    asks = face == "jump" ? "jump" : "walk";
    if (face == "splash") {
      const auto waters = free_waters();
      if (cells.at(at.at(seat)) == "water" || waters.empty()) return end_turn();
      if (waters.size() == 1) return fall(waters[0]);
      asks = "fall";
    } else if (face != "jump" && walks(1).empty()) {
      end_turn();
    }
  }
  static std::string turned(const std::string& floe) { return floe == "ice" ? "hole" : "ice"; }
  void moved(const std::string& to) {
    const std::string from = at[seat];
    at[seat] = to;
    const auto waters = free_waters();
    if (cells[from] != "ice" && cells[from] != "hole") return arrive();
    left = from;
    asks = "lay";
    if (waters.size() == 1) return lay(waters[0]);
    if (!waters.empty()) return;
    cells[from] = turned(cells[from]);
    left.clear();
    arrive();
  }
  void lay(const std::string& to) {
    cells[to] = turned(cells[left]);
    cells[left] = "water";
    left.clear();
    arrive();
  }
  void arrive() {
    const std::string& here = cells.at(at.at(seat));
    if (here == "hole" && !(bag + naturals).empty()) {
      asks = "fish";
    } else if (here == "oracle" && (!coop || !harpoon(seat).empty())) {
      asks = "mirror";
    } else if (here == "igloo" && !coop && !harpoon(seat).empty()) {
      asks = "claim";
    } else {
      bool all_home = coop && here == "igloo";
      for (int who = 1; all_home && who <= seats; ++who) all_home = home(who);
      if (!all_home) return end_turn();
      asks = "over";
    }
  }
  void landed() {
    bag.erase(bag.find(hand[0]), 1);
    asks = "keep";
  }
  void natural_landed() {
    naturals.erase(naturals.find(hand[0]), 1);
    hand.clear();
    if (++table == 4) {
      asks = "over";
    } else {
      end_turn();
    }
  }
  void take(const std::string& shape) {
    hand = shape;
    felt.clear();
    const bool natural = count(naturals, shape[0]) > 0, ordinary = count(bag, shape[0]) > 0;
    if (natural && ordinary) {
      asks = "land";
    } else if (natural) {
      natural_landed();
    } else {
      landed();
    }
  }
  void claim() {
    shown.insert(seat);
    if (right(seat)) {
      asks = "over";
    } else {
      asks = "forfeit";
      forfeits = std::min(3, static_cast<int>(harpoon(seat).size()));
    }
  }
  void drop(int n) {
    to_bag(seat, static_cast<std::size_t>(n - 1));
    if (asks == "forfeit" ? --forfeits == 0 : coop && harpoon(seat).empty()) end_turn();
  }

  void play(const std::string& step) {
    const std::string verb = step.substr(0, step.find(' '));
    const std::string what = verb.size() < step.size() ? step.substr(verb.size() + 1) : "";
    if (verb == "water") {
      cells[what.substr(0, 2)] = cells[what.substr(3)] = "water";
      asks = "oracle";
    } else if (verb == "oracle") {
      cells[what] = verb;
      asks = "igloo";
    } else if (verb == "igloo") {
      cells[what] = verb;
      for (const std::string& cell : all_cells()) cells.insert({cell, "ice"});
      asks = "hole";
    } else if (verb == "hole") {
      cells[what] = verb;
      if (named("hole").size() == 5) asks = "first";
    } else if (verb == "first") {
      first = std::stoi(what);
      asks = "recipe";
    } else if (verb == "recipe") {
      recipes[++dealt] = what.substr(2);
      seat = dealt == seats ? first : dealt + 1;
      if (dealt == seats) asks = "place";
    } else if (verb == "place") {
      at[seat] = what;
      seat = seat % seats + 1;
      if (seat == first) begin_turn();
    } else if (verb == "roll") {
      rolled(what);
    } else if (verb == "walk" || verb == "jump") {
      moved(what);
    } else {
      play_fish(verb, what);
    }
  }
  void play_fish(const std::string& verb, const std::string& what) {
    if (verb == "fall") return fall(what);
    if (verb == "lay") return lay(what);
    if (verb == "take") return take(what);
    if (verb == "claim") return claim();
    if (verb == "drop") return drop(std::stoi(what));
    if (verb == "go") {
      asks = "roll";
    } else if (verb == "fish") {
      asks = "touch";
    } else if (verb == "touch") {
      felt = what;
      asks = "take";
    } else if (verb == "land") {
      what == "fish" ? landed() : natural_landed();
    } else {
      if (verb == "keep") harpoons[seat] += hand;
      if (verb == "give") harpoons[std::stoi(what)] += hand;
      if (verb == "back") bag += hand;
      hand.clear();
      end_turn();  // also stay, pass, done
    }
  }

  std::string describe() const {
    std::string text = asks + " seat " + std::to_string(seat) + " round " + std::to_string(round) + " die " + die + " left " +
                       left + " felt " + felt + " hand " + hand + " table " + std::to_string(table) + "\n";
    for (const std::string& cell : all_cells()) text += (cells.count(cell) ? cells.at(cell) : std::string("?")) + " ";
    for (int who = 1; who <= seats; ++who) {
      text += "\n" + (at.count(who) ? at.at(who) : std::string("-")) + " " +
              (recipes.count(who) ? recipes.at(who) : std::string("0000"));
      text += " " + harpoon(who) + (shown.count(who) ? " shown" : "");
    }
    std::string sorted = bag;
    std::sort(sorted.begin(), sorted.end());
    return text + "\n" + sorted + " " + naturals + "\n";
  }
};

}  // namespace mare_polare_reference
