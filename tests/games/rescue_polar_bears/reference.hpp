// reference.hpp: Rescue Polar Bears once more, written straight from rules.md with names, sets and strings. Slow, and meant to be obviously right.
//
// It shares no code and no representation with the rules module: hexes are names, bears are letters, steps are texts, and what is still to be done is an
// agenda, whose first line comes next.
#pragma once
#include <algorithm>
#include <cstdlib>
#include <deque>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace rescue_reference {

using Names = std::set<std::string>;

inline std::string two(int number) { return (number < 10 ? "0" : "") + std::to_string(number); }

// 1.1
struct Sea {
  std::map<std::string, std::pair<int, int>> where;
  std::vector<std::string> dealing;  // play hexes, from the middle ring by ring
  Names play;

  Sea() {
    for (int q = -4; q <= 4; ++q) {
      int row = 1;
      for (int r = -4; r <= 4; ++r) {
        if (std::abs(q + r) > 4) continue;
        where[std::string(1, static_cast<char>('a' + q + 4)) + std::to_string(row++)] = {q, r};
      }
    }
    dealing.push_back(name(0, 0));
    for (int ring = 1; ring <= 3; ++ring) {
      int q = ring, r = 0;
      // From the corner in the direction (1, 0), by way of (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1).
      const int step[6][2] = {{0, -1}, {-1, 0}, {-1, 1}, {0, 1}, {1, 0}, {1, -1}};
      for (const auto& s : step) {
        for (int i = 0; i < ring; ++i) {
          dealing.push_back(name(q, r));
          q += s[0];
          r += s[1];
        }
      }
    }
    play = Names(dealing.begin(), dealing.end());
  }
  std::string name(int q, int r) const {
    for (const auto& [name, at] : where) {
      if (at == std::pair(q, r)) return name;
    }
    return "";
  }
  Names beside(const std::string& cell) const {
    Names names;
    const auto [q, r] = where.at(cell);
    for (const auto& [name, at] : where) {
      const int dq = at.first - q, dr = at.second - r;
      if (std::max({std::abs(dq), std::abs(dr), std::abs(dq + dr)}) == 1) names.insert(name);
    }
    return names;
  }
};
inline const Sea& sea() {
  static const Sea the_sea;
  return the_sea;
}

struct Vessel {
  std::string name, at, hold;
  std::set<int> upgrades;
  int blue = 0;
};

struct Game {
  int seats = 2, temperature = 8;
  bool floats = false, rapid = false, gentle = false;

  std::map<std::string, std::string> tile;   // "ocean", "support", "float" or "07"
  std::map<std::string, std::string> bears;  // letters m f c, sorted; no entry without bears
  std::vector<Vessel> fleet;
  std::string supply = std::string(10, 'm') + std::string(15, 'f') + std::string(20, 'c');
  Names data, positions = sea().play;
  std::set<int> down, up;
  Names deck = {"cold-front", "polar-night", "coast-guard", "air-wing", "survey-drones", "weather-satellite", "blasting-crew", "fair-current",
                "airlift", "full-steam"};
  int alert = 0, helicopters = 6, reserve = 3, track = 0, seat = 0, round = 1, left = 0, extra = 0;
  bool carded = false, free_load = false, second = false, night = false;
  std::string end;
  std::deque<std::string> agenda;

  void set_up() {
    for (const std::string& cell : sea().dealing) agenda.push_back("tile " + cell);
    for (int i = 1; i <= seats; ++i) agenda.push_back("ship " + std::to_string(i));
    for (const char* line : {"alert", "refill", "begin"}) agenda.push_back(line);
    for (int i = 1; i <= 20; ++i) down.insert(i);
  }

  // Reading the table.

  static std::vector<std::string> words(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> all;
    for (std::string word; in >> word;) all.push_back(word);
    return all;
  }
  static int count(const std::string& letters, char letter) { return static_cast<int>(std::count(letters.begin(), letters.end(), letter)); }
  static char letter(const std::string& bear) { return bear[0]; }
  static std::string bear(char letter) { return letter == 'm' ? "male" : letter == 'f' ? "female" : "cub"; }
  std::string on(const std::string& cell) const { return bears.count(cell) ? bears.at(cell) : ""; }
  std::string kind(const std::string& cell) const {  // of a hex: "ice", "float", "base", "support", "water"
    if (cell == "e1" || cell == "e9") return "base";
    if (!tile.count(cell) || tile.at(cell) == "ocean") return "water";
    return tile.at(cell) == "support" || tile.at(cell) == "float" ? tile.at(cell) : "ice";
  }
  std::string place(int number) const {
    for (const auto& [cell, what] : tile) {
      if (what == two(number)) return cell;
    }
    return "";
  }
  bool has_ship(const std::string& cell) const {
    return std::any_of(fleet.begin(), fleet.end(), [&](const Vessel& v) { return v.at == cell; });
  }
  const Vessel& me() const { return fleet[static_cast<std::size_t>(seat)]; }
  Vessel& me() { return fleet[static_cast<std::size_t>(seat)]; }
  int speed(const Vessel& v) const {  // section 8
    if (v.name == "white-wave") return 6 - 2 * static_cast<int>(v.upgrades.size());
    if (v.name == "polaris") return 2 + static_cast<int>(v.upgrades.count(1));
    return 3;
  }
  int room(const Vessel& v) const {
    if (v.name == "white-wave") return 2 * static_cast<int>(v.upgrades.size());
    if (v.name == "polaris") return 5 + 2 * static_cast<int>(v.upgrades.count(2));
    return 2;
  }
  int goal() const { return seats == 2 ? 15 : 20; }
  Names havens(const std::string& cell, const std::string& but = "") const {  // 6.1
    Names names;
    for (const std::string& other : sea().beside(cell)) {
      if (kind(other) == "ice" && on(other).size() < 3 && other != but) names.insert(other);
    }
    return names;
  }
  Names sailing() const {  // 3.1, 8.4
    Names reached = {me().at};
    for (int i = 0; i < speed(me()); ++i) {
      Names next = reached;
      for (const std::string& cell : reached) {
        for (const std::string& other : sea().beside(cell)) {
          const std::string k = kind(other);
          if (k == "water" || k == "support" || ((k == "ice" || k == "float") && me().name == "tidewalker")) next.insert(other);
        }
      }
      reached = next;
    }
    Names ends;
    for (const std::string& cell : reached) {
      if ((kind(cell) == "water" || kind(cell) == "support") && !has_ship(cell)) ends.insert(cell);
    }
    return ends;
  }
  std::set<int> live_up() const {
    std::set<int> live;
    for (const int number : up) {
      if (!place(number).empty()) live.insert(number);
    }
    return live;
  }
  // 4.3: what `cubs` cubs may become all in all: every way as letters, only the ways with both sexes if there are any.
  std::set<std::string> ways_to_grow(const std::string& cell) const {
    std::set<std::string> ways, good;
    const int cubs = count(on(cell), 'c');
    const int grow = std::min(cubs, count(supply, 'm') + count(supply, 'f'));
    for (int males = 0; males <= grow; ++males) {
      if (males > count(supply, 'm') || grow - males > count(supply, 'f')) continue;
      const std::string way = std::string(static_cast<std::size_t>(males), 'm') + std::string(static_cast<std::size_t>(grow - males), 'f');
      ways.insert(way);
      const std::string all = on(cell) + way;
      if (count(all, 'm') > 0 && count(all, 'f') > 0) good.insert(way);
    }
    return good.empty() ? ways : good;
  }
  std::set<char> grown(const std::string& cell) const {
    std::set<char> letters;
    for (const std::string& way : ways_to_grow(cell)) letters.insert(way.begin(), way.end());
    return letters;
  }

  // Changing it.

  void lose(const std::string& how) { end = how; }
  void take_bear(std::string& letters, char letter) { letters.erase(letters.find(letter), 1); }
  void add_bear(std::string& letters, char letter) {
    const std::string order = "mfc";
    letters += letter;
    std::sort(letters.begin(), letters.end(), [&](char a, char b) { return order.find(a) < order.find(b); });
  }
  void put(const std::string& cell, char letter) { add_bear(bears[cell], letter); }
  void remove(const std::string& cell, char letter) {
    take_bear(bears[cell], letter);
    if (bears[cell].empty()) bears.erase(cell);
  }
  void sink() {  // 7.1
    if (helicopters == 0) return lose("bears");
    --helicopters;
  }
  void next(const std::vector<std::string>& lines) { agenda.insert(agenda.begin(), lines.begin(), lines.end()); }
  void collect(const std::string& cell) {  // 3.5
    data.erase(cell);
    ++track;
    if (track == goal()) {
      end = "data";
      return;
    }
    const bool mark = track % 3 == 0 && track <= (seats == 2 ? 12 : 18);
    next(mark ? std::vector<std::string>{"upgrade", "refill"} : std::vector<std::string>{"refill"});
  }
  void spend() {
    second = false;
    --(left > 0 ? left : me().blue);
  }

  // The agenda: what needs nobody is done at once.

  void go_on() {
    while (end.empty() && automatic()) {}
  }
  bool automatic() {
    const auto line = words(agenda.front());
    const std::string& what = line[0];
    if (what == "begin") {
      agenda.pop_front();
      left = 3 + (me().name == "breeze-dragon" ? static_cast<int>(me().upgrades.size()) : 0);
      free_load = me().name == "breeze-dragon";
      next({"act", "growth", "heat", "close"});
      if (me().name == "north-watch" && !down.empty()) next({"turn"});
      return true;
    }
    if (what == "close") {
      agenda.pop_front();
      if (alert == 0 && temperature > 20) {
        lose("heat");
        return true;
      }
      carded = night = false;
      extra = 0;
      seat = (seat + 1) % seats;
      round += seat == 0;
      next({"begin"});
      return true;
    }
    if (what == "refill") {
      agenda.pop_front();
      if (data.empty()) next({"position"});
      return true;
    }
    if (what == "position" && positions.empty()) {
      positions = sea().play;
      return true;
    }
    if (what == "support") {  // 3.1
      agenda.pop_front();
      tile[line[1]] = "ocean";
      if (!carded) next({"draw"});
      carded = true;
      return true;
    }
    if (what == "exchange" && (alert == 0 || live_up().empty())) {
      agenda.pop_front();
      return true;
    }
    if (what == "heat" && night) {
      agenda.pop_front();
      return true;
    }
    if (what == "alert") return alert_on();
    if (what == "goes") return goes_on(line[1], line[2]);
    if (what == "birth") return birth_on(line[1]);
    if (what == "grow") return grow_on(line[1]);
    return false;
  }
  bool alert_on() {  // 3.6
    if (up.empty() && down.empty()) {
      agenda.pop_front();
      return true;
    }
    if (up.empty()) return false;
    if (live_up() != up) {
      up = live_up();
      return true;
    }
    if (up.size() > 1) return false;
    alert = *up.begin();
    up.clear();
    agenda.pop_front();
    return true;
  }
  bool goes_on(const std::string& cell, const std::string& cause) {
    const std::string here = on(cell);
    if (here.empty()) {
      agenda.pop_front();
      const std::string what = tile[cell];
      tile[cell] = "ocean";
      if (what == "float") return true;
      const int number = std::stoi(what);
      const int degrees = cause == "melt" || (cause == "break" && me().name == "white-wave") ? 5 : 2;
      temperature = std::max(0, temperature - degrees);
      if (cause == "melt" && temperature > 20) {
        alert = 0;
        lose("heat");
        return true;
      }
      if (number == alert) {
        alert = 0;
        next({"alert"});
      }
      return true;
    }
    const Names where = havens(cell);
    if (where.empty()) {
      add_bear(supply, here[0]);
      remove(cell, here[0]);
      sink();
      return true;
    }
    const bool one_kind = here == std::string(here.size(), here[0]);
    if (where.size() > 1 || (!one_kind && here.size() + on(*where.begin()).size() > 3)) return false;
    remove(cell, here[0]);
    put(*where.begin(), here[0]);
    return true;
  }
  bool birth_on(const std::string& cell) {  // 4.2
    Names where = havens(cell);
    if (on(cell).size() < 3) where = {cell};
    if (where.size() > 1) return false;
    agenda.pop_front();
    if (where.empty()) {
      sink();
    } else {
      take_bear(supply, 'c');
      put(*where.begin(), 'c');
    }
    return true;
  }
  bool grow_on(const std::string& cell) {  // 4.3
    const auto letters = grown(cell);
    if (letters.size() > 1) return false;
    if (letters.empty()) {
      agenda.pop_front();
    } else {
      grow(cell, *letters.begin());
    }
    return true;
  }
  void grow(const std::string& cell, char letter) {
    remove(cell, 'c');
    add_bear(supply, 'c');
    take_bear(supply, letter);
    put(cell, letter);
  }

  // What may be done or happen next, with its weight.

  std::map<std::string, int> next_steps() const {
    std::map<std::string, int> steps;
    if (!end.empty()) return steps;
    const auto line = words(agenda.front());
    const std::string& what = line[0];
    const auto offer = [&steps](const std::string& step, int weight = 1) {
      if (weight > 0) steps[step] += weight;
    };
    if (what == "tile") {
      std::map<std::string, int> left_over = {{"ocean", floats ? 8 : 12}, {"support", 5}, {"float", floats ? 4 : 0}};
      for (int i = 1; i <= 20; ++i) left_over[two(i)] = 1;
      for (const auto& [cell, dealt] : tile) --left_over[dealt];
      for (const auto& [name, number] : left_over) offer("tile " + line[1] + " " + name, number);
    }
    if (what == "ship") {
      for (const char* ship : {"breeze-dragon", "white-wave", "polaris", "tidewalker", "north-watch"}) {
        if (std::none_of(fleet.begin(), fleet.end(), [&](const Vessel& v) { return v.name == ship; })) offer("ship " + line[1] + " " + ship);
      }
    }
    if (what == "position") {
      for (const std::string& cell : positions) offer("data " + cell);
    }
    if (what == "alert") {
      for (const int number : up.empty() ? down : up) offer((up.empty() ? "alert " : "pick ") + two(number));
    }
    if (what == "turn") {
      for (const int number : down) offer("turn " + two(number));
    }
    if (what == "exchange") {
      for (const int number : live_up()) offer("pick " + two(number));
      offer("decline");
    }
    if (what == "draw") {
      for (const std::string& card : deck) offer("card " + card);
    }
    if (what == "card") list_card(line[1], offer);
    if (what == "upgrade") {
      for (int i = 0; i < seats; ++i) {
        const Vessel& v = fleet[static_cast<std::size_t>(i)];
        const bool alike = v.name != "polaris" && v.name != "tidewalker";
        for (int which = 1; which <= 2; ++which) {
          if (v.upgrades.count(which) || (which == 2 && alike && v.upgrades.empty())) continue;
          offer("upgrade " + std::to_string(i + 1) + " " + std::to_string(which));
        }
      }
    }
    if (what == "token") {
      for (int i = 1; i <= seats; ++i) offer("token " + std::to_string(i));
    }
    if (what == "growth") {
      for (int i = 1; i <= 20; ++i) offer("growth " + two(i));
    }
    if (what == "heat") {
      for (int i = 1; i <= 6; ++i) offer("heat " + std::to_string(i));
    }
    if (what == "goes") {
      for (const char letter : on(line[1])) {
        for (const std::string& cell : havens(line[1])) steps["flee " + bear(letter) + " " + cell] = 1;
      }
    }
    if (what == "birth") {
      for (const std::string& cell : havens(line[1])) offer("birth " + cell);
    }
    if (what == "grow") {
      for (const char letter : grown(line[1])) offer("grow " + bear(letter));
    }
    if (what == "act") list_acts(offer);
    return steps;
  }
  template <class Offer>
  void list_card(const std::string& card, Offer&& offer) const {
    offer("decline");
    if (card == "blasting-crew") {
      for (const std::string& cell : sea().play) {
        if (kind(cell) == "ice" || kind(cell) == "float") offer("blast " + cell);
      }
    } else if (card == "fair-current") {
      for (const auto& [cell, where] : sea().where) {
        for (int i = 1; i <= seats; ++i) {
          if (kind(cell) == "water" && !has_ship(cell)) offer("current " + std::to_string(i) + " " + cell);
        }
      }
    } else if (card == "airlift") {
      for (const auto& [cell, letters] : bears) offer("airlift " + cell);
    } else {
      offer("use");
    }
  }
  template <class Offer>
  void list_acts(Offer&& offer) const {
    const int actions = left + me().blue;
    offer("end");
    if (actions > 0) {
      for (const std::string& cell : sailing()) offer("sail " + cell);
      const Names beside = sea().beside(me().at);
      if (!me().hold.empty() && (beside.count("e1") || beside.count("e9"))) offer("unload");
    }
    for (const std::string& cell : sea().beside(me().at)) {
      const std::string k = kind(cell);
      if (k != "ice" && k != "float") continue;
      if (actions > 0) offer("break " + cell);
      if (data.count(cell) && (actions > 0 || free_load)) offer("load " + cell + " data");
      if ((actions == 0 && !second) || static_cast<int>(me().hold.size()) >= room(me())) continue;
      const std::string here = on(cell);
      for (const char letter : std::set<char>(here.begin(), here.end())) offer("load " + cell + " " + bear(letter));
    }
  }

  // One step.

  void play(const std::string& step) {
    const auto w = words(step);
    const std::string line = agenda.front();
    if (line == "act") {
      act(w);
    } else if (words(line)[0] == "goes") {
      remove(words(line)[1], letter(w[1]));
      put(w[2], letter(w[1]));
    } else if (words(line)[0] == "grow") {
      grow(words(line)[1], letter(w[1]));
    } else {
      agenda.pop_front();
      answer(words(line), w);
    }
    go_on();
  }
  void act(const std::vector<std::string>& w) {
    if (w[0] == "end") {
      agenda.pop_front();
      left = 0;
      free_load = second = false;
    } else if (w[0] == "sail") {
      spend();
      me().at = w[1];
      if (kind(w[1]) == "support") next({"support " + w[1]});
      if (data.count(w[1])) collect(w[1]);
    } else if (w[0] == "load" && w[2] == "data") {
      second = false;
      if (free_load) {
        free_load = false;
      } else {
        spend();
      }
      collect(w[1]);
    } else if (w[0] == "load") {
      if (second) {
        second = false;
      } else {
        spend();
        second = me().name == "polaris";
      }
      remove(w[1], letter(w[2]));
      add_bear(me().hold, letter(w[2]));
    } else if (w[0] == "unload") {
      spend();
      for (const char each : me().hold) add_bear(supply, each);
      me().hold.clear();
    } else {
      spend();
      next({"goes " + w[1] + " break"});
    }
  }
  void answer(const std::vector<std::string>& asked, const std::vector<std::string>& w) {
    const std::string& what = asked[0];
    if (what == "tile") deal(w[1], w[2]);
    if (what == "ship") {
      const std::vector<std::string> starts = {"i1", "a5", "a1", "i5"};
      fleet.push_back({w[2], starts[fleet.size()], "", {}, 0});
    }
    if (what == "position") {
      positions.erase(w[1]);
      if (has_ship(w[1]) || data.count(w[1])) {
        next({"position"});
      } else {
        data.insert(w[1]);
      }
    }
    if (what == "alert") {
      const int number = std::stoi(w[1]);
      up.erase(number);
      down.erase(number);
      alert = place(number).empty() ? 0 : number;
      if (alert == 0) next({"alert"});
    }
    if (what == "turn") {
      down.erase(std::stoi(w[1]));
      up.insert(std::stoi(w[1]));
    }
    if (what == "exchange" && w[0] == "pick") {
      up.erase(std::stoi(w[1]));
      up.insert(alert);
      alert = std::stoi(w[1]);
    }
    if (what == "draw") {
      deck.erase(w[1]);
      next({"card " + w[1]});
    }
    if (what == "card" && w[0] != "decline") use(asked[1], w);
    if (what == "upgrade") {
      Vessel& v = fleet[static_cast<std::size_t>(std::stoi(w[1]) - 1)];
      v.upgrades.insert(std::stoi(w[2]));
      if (v.name == "tidewalker") next(w[2] == "1" ? std::vector<std::string>{"draw"} : std::vector<std::string>{"position", "position"});
      if (v.name == "north-watch") next({"token", "token", "token"});
      if (v.name == "breeze-dragon" && &v == &me()) ++left;
    }
    if (what == "token") ++fleet[static_cast<std::size_t>(std::stoi(w[1]) - 1)].blue;
    if (what == "birth") {
      take_bear(supply, 'c');
      put(w[1], 'c');
    }
    if (what == "growth") growth(std::stoi(w[1]));
    if (what == "heat") {
      temperature += std::stoi(w[1]) + extra;
      extra = 0;
      if (alert != 0 && temperature >= alert) next({"goes " + place(alert) + " melt"});
    }
  }
  void deal(const std::string& cell, const std::string& name) {
    tile[cell] = name;
    if (name == "ocean" || name == "support" || name == "float") return;
    static const std::map<std::string, std::set<int>> families = {
        {"c", {1, 4, 7, 10, 13, 16, 19}}, {"fc", {2, 8, 14, 20}}, {"mf", {5, 9, 11, 17}}, {"mfc", {3, 6, 12, 15, 18}}};
    for (const auto& [letters, numbers] : families) {
      if (!numbers.count(std::stoi(name))) continue;
      bears[cell] = letters;
      for (const char each : letters) take_bear(supply, each);
    }
  }
  void use(const std::string& card, const std::vector<std::string>& w) {  // section 9
    if (card == "cold-front") temperature = std::max(0, temperature - 4);
    if (card == "polar-night") night = true;
    const int more = card == "coast-guard" ? 1 : card == "air-wing" ? 2 : 0;
    helicopters += more;
    reserve -= more;
    if (card == "survey-drones") next({"position", "position"});
    if (card == "weather-satellite") {
      next({"exchange"});
      for (std::size_t i = 0; i < std::min<std::size_t>(3, down.size()); ++i) next({"turn"});
    }
    if (card == "blasting-crew") next({"goes " + w[1] + " blast"});
    if (card == "fair-current") {
      fleet[static_cast<std::size_t>(std::stoi(w[1]) - 1)].at = w[2];
      if (data.count(w[2])) collect(w[2]);
    }
    if (card == "airlift") {
      for (const char each : bears[w[1]]) add_bear(supply, each);
      bears.erase(w[1]);
    }
    if (card == "full-steam") left += 2;
  }
  void growth(int number) {  // 4.1
    const std::string cell = place(number);
    const std::string here = cell.empty() ? "" : on(cell);
    const bool pair = count(here, 'm') > 0 && count(here, 'f') > 0;
    const bool cub = count(here, 'c') > 0;
    if (pair && (!gentle || !cub)) {
      const int born = std::min(2, count(supply, 'c'));
      if (born < 2) extra = 1;
      for (int i = 0; i < born; ++i) next({"birth " + cell});
    } else if (cub) {
      const std::string way = *ways_to_grow(cell).begin();
      const std::string adults = here.substr(0, here.find('c')) + way;
      const bool short_of = static_cast<int>(way.size()) < count(here, 'c');
      const bool one_sex = adults.size() > 1 && (count(adults, 'm') == 0 || count(adults, 'f') == 0);
      if (short_of || one_sex) extra = 1;
      next({"grow " + cell});
    } else if (rapid) {
      extra = 2;
    }
  }
};

}  // namespace rescue_reference
