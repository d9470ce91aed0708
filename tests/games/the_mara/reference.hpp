// reference.hpp: The Mara written a second time, slow and plain, straight from rules.md: strings, sets and maps, nothing of src/.
//
// Its map is drawn, not computed: every cell is a hexagon of six points, a path is two points that two tiles share.
#pragma once
#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace wildshore::the_mara::reference {

using Point = std::pair<int, int>;
using Names = std::set<std::string>;

inline const std::vector<std::string> kHabitats = {"grove", "bush", "savannah", "waterhole", "river"};
inline const std::vector<std::string> kAnimals = {"carnivore", "herbivore", "primate", "amphibian", "bird", "insect"};

struct Map {
  std::vector<std::string> tiles;  // with habitats, in reading order
  std::vector<std::string> lodges;
  std::map<std::string, std::set<Point>> points;                 // of cells and of paths
  std::map<std::string, std::vector<std::string>> beside;        // the habitat tiles beside a path
  std::map<std::string, Names> near;                             // adjacent places

  Map() {
    std::vector<std::string> cells;
    for (int row = 0; row < 7; ++row) {
      const int off = row < 3 ? 3 - row : row - 3;
      for (int i = 0; i < 7 - off; ++i) {
        const std::string name = std::string(1, static_cast<char>('a' + row)) + std::to_string(i + 1);
        const int x = 2 * i + off, y = 3 * row;
        points[name] = {{x, y - 2}, {x, y + 2}, {x - 1, y - 1}, {x - 1, y + 1}, {x + 1, y - 1}, {x + 1, y + 1}};
        cells.push_back(name);
      }
    }
    lodges = {"a1", "a4", "d1", "d7", "g1", "g4"};
    for (const auto& cell : cells) {
      if (std::count(lodges.begin(), lodges.end(), cell) == 0 && cell != "d4") tiles.push_back(cell);
    }
    std::vector<std::string> grounds = tiles;
    grounds.push_back("d4");
    std::vector<std::string> places = lodges;
    for (const auto& a : grounds) {
      for (const auto& b : grounds) {
        if (!(a < b)) continue;
        std::set<Point> shared;
        for (const Point& p : points[a]) {
          if (points[b].count(p)) shared.insert(p);
        }
        if (shared.size() != 2) continue;
        const std::string path = a + "-" + b;
        points[path] = shared;
        for (const auto& tile : {a, b}) {
          if (tile != "d4") beside[path].push_back(tile);
        }
        places.push_back(path);
      }
    }
    for (const auto& a : places) {
      for (const auto& b : places) {
        if (a == b || (a.size() == 2 && b.size() == 2)) continue;
        for (const Point& p : points[a]) {
          if (points[b].count(p)) near[a].insert(b);
        }
      }
    }
  }
};

inline const Map& the_map() {
  static const Map map;
  return map;
}

// 5.2, set by set: take one of every animal there is until none is left.
inline int points(const Names& photos) {
  std::map<std::string, int> count;
  for (const auto& card : photos) ++count[card.substr(card.find(' ') + 1)];
  constexpr int kWorth[] = {0, 1, 3, 6, 10, 15, 21};
  int total = 0;
  for (;;) {
    int size = 0;
    for (auto& [animal, n] : count) {
      if (n > 0) --n, ++size;
    }
    if (size == 0) return total;
    total += kWorth[size];
  }
}

struct Game {
  int seats = 2;
  bool family = false;
  std::string asks = "tiles", end;
  int seat = 1, first = 1, round = 1, left = 0, quiet = 0, dealt = 0;
  bool progress = false, peeked = false;
  std::map<std::string, std::string> habitat, animal;  // by tile
  std::map<std::string, Names> pile;                   // by lodge
  std::map<int, Names> held, kept, seen;               // by seat
  Names up, photographed, fresh, moved, deck, laid;
  std::vector<std::string> under, drawn;
  std::map<std::string, int> track;  // path -> seat
  std::map<int, std::string> jeep;
  std::string bare;

  void set_up() {
    for (const auto& h : kHabitats) {
      for (const auto& a : kAnimals) {
        if (family) deck.insert(h + " " + a);
      }
    }
  }

  bool jeep_at(const std::string& place) const {
    for (const auto& [who, at] : jeep) {
      if (who != seat && at == place) return true;
    }
    return false;
  }
  int track_at(const std::string& place) const { return track.count(place) ? track.at(place) : 0; }

  // 3.1 - 3.3: how few places a drive to each possible end passes, by trying every continuation.
  std::map<std::string, int> ends() const {
    std::map<std::string, int> best;
    std::map<std::pair<std::string, int>, int> tried;
    go(jeep.at(seat), 0, 0, best, tried);
    best.erase(jeep.at(seat));
    return best;
  }
  void go(const std::string& at, int colour, int passed, std::map<std::string, int>& best,
          std::map<std::pair<std::string, int>, int>& tried) const {
    const auto known = tried.find({at, colour});
    if (known != tried.end() && known->second <= passed) return;
    tried[{at, colour}] = passed;
    for (const auto& next : the_map().near.at(at)) {
      if (jeep_at(next)) {
        go(next, colour, passed + 1, best, tried);
        continue;
      }
      const auto end = best.find(next);
      if (end == best.end() || end->second > passed) best[next] = passed;
      const int owner = track_at(next);
      if (owner != 0 && (colour == 0 || colour == owner)) go(next, owner, passed + 1, best, tried);
    }
  }

  std::string lodge_here() const {
    for (const auto& lodge : the_map().lodges) {
      if (jeep.at(seat) == lodge || the_map().near.at(lodge).count(jeep.at(seat))) return lodge;
    }
    return "";
  }
  std::vector<std::string> hidden_here() const {
    std::vector<std::string> tiles;
    if (jeep.at(seat).size() == 2) return tiles;
    for (const auto& tile : the_map().beside.at(jeep.at(seat))) {
      if (!up.count(tile)) tiles.push_back(tile);
    }
    return tiles;
  }
  std::string card_at(const std::string& tile) const { return habitat.at(tile) + " " + animal.at(tile); }
  bool lodges_empty() const {
    return std::all_of(pile.begin(), pile.end(), [](const auto& each) { return each.second.empty(); });
  }
  Names unseen_animals(const std::string& of) const {
    Names left_over(kAnimals.begin(), kAnimals.end());
    for (const auto& [tile, what] : animal) {
      if (habitat.at(tile) == of) left_over.erase(what);
    }
    return left_over;
  }
  std::string to_see() const {
    for (const auto& tile : the_map().tiles) {
      if (fresh.count(tile) && !animal.count(tile)) return tile;
    }
    return "";
  }

  std::map<std::string, int> next_steps() const {
    std::map<std::string, int> steps;
    if (asks == "tiles") {
      for (const auto& h : kHabitats) {
        int n = 6;
        for (const auto& each : habitat) n -= each.second == h;
        if (n > 0) steps["tile " + the_map().tiles[static_cast<std::size_t>(dealt)] + " " + h] = n;
      }
    } else if (asks == "piles") {
      for (const auto& a : kAnimals) {
        bool used = false;
        for (const auto& each : pile) used |= each.second.count("grove " + a) > 0;
        if (!used) steps["pile " + the_map().lodges[static_cast<std::size_t>(dealt)] + " " + a] = 1;
      }
    } else if (asks == "tourists" || asks == "draw") {
      for (const auto& card : deck) steps["draw " + card] = 1;
    } else if (asks == "first") {
      for (int s = 1; s <= seats; ++s) steps["first " + std::to_string(s)] = 1;
    } else if (asks == "start") {
      for (const auto& lodge : the_map().lodges) {
        if (!jeep_at(lodge)) steps["start " + lodge] = 1;
      }
    } else if (asks == "see") {
      for (const auto& a : unseen_animals(habitat.at(to_see()))) steps["see " + to_see() + " " + a] = 1;
    } else if (asks == "track") {
      for (const auto& [path, owner] : track) {
        if (owner == seat && !laid.count(path)) steps["track " + path] = 1;
      }
    } else if (asks == "keep") {
      for (const auto& card : drawn) steps["keep " + card] = 1;
    } else if (asks != "over") {
      task_steps(steps);
    }
    return steps;
  }

  void task_steps(std::map<std::string, int>& steps) const {
    const Names& mine = held.count(seat) ? held.at(seat) : Names{};
    if (asks != "meet" && left > 0) {
      for (const auto& end_at : ends()) steps["drive " + end_at.first] = 1;
      if (!hidden_here().empty() && !(family && peeked)) steps["peek"] = 1;
    }
    for (const auto& tile : fresh) {
      const std::string card = card_at(tile);
      if (mine.count(card) && !photographed.count(card)) steps["photo " + tile] = 1;
    }
    if (asks != "guide" && !family && !lodge_here().empty()) {
      int picked = 0;
      for (const auto& card : mine) picked += moved.count(card) > 0;
      for (const auto& card : pile.at(lodge_here())) {
        if (picked < 3 && !moved.count(card)) steps["pick " + card] = 1;
      }
      for (const auto& card : mine) {
        if (!moved.count(card)) steps["drop " + card] = 1;
      }
    }
    if (asks != "meet" || mine.size() <= 3) steps["done"] = 1;
  }

  void play(const std::string& step) {
    std::vector<std::string> words;
    for (std::size_t at = 0; at <= step.size();) {
      const std::size_t blank = std::min(step.find(' ', at), step.size());
      words.push_back(step.substr(at, blank - at));
      at = blank + 1;
    }
    const std::string& verb = words[0];
    const std::string rest = step.size() > verb.size() ? step.substr(verb.size() + 1) : "";
    if (verb == "tile") {
      habitat[words[1]] = words[2];
      if (++dealt == 30) dealt = 0, asks = family ? "tourists" : "piles";
    } else if (verb == "pile") {
      for (const auto& h : kHabitats) pile[words[1]].insert(h + " " + words[2]);
      if (++dealt == 6) dealt = 0, asks = "first";
    } else if (verb == "draw") {
      deck.erase(rest);
      if (asks == "draw") {
        drawn.push_back(rest);
        go_on_drawing();
      } else {
        held[1 + dealt / 2].insert(rest);
        if (++dealt == 2 * seats) dealt = 0, asks = "first";
      }
    } else if (verb == "first") {
      first = words[1][0] - '0';
      seat = first == 1 ? seats : first - 1;
      asks = "start";
    } else if (verb == "start") {
      jeep[seat] = rest;
      if (static_cast<int>(jeep.size()) == seats) begin_turn();
      else seat = seat == 1 ? seats : seat - 1;
    } else if (verb == "see") {
      animal[words[1]] = words[2];
      seen[seat].insert(words[1]);
      if (to_see().empty()) asks = "guide";
    } else {
      act(verb, rest);
    }
  }

  void act(const std::string& verb, const std::string& what) {
    if (verb == "pick") {
      asks = "meet", left = 0;
      pile[lodge_here()].erase(what);
      held[seat].insert(what);
      moved.insert(what);
    } else if (verb == "drop") {
      asks = "meet", left = 0, progress = true;
      held[seat].erase(what);
      (photographed.count(what) ? kept[seat] : pile[lodge_here()]).insert(what);
      moved.insert(what);
    } else if (verb == "drive") {
      drive(what);
    } else if (verb == "track") {
      track.erase(what);
      track[bare] = seat;
      laid.insert(bare);
      bare = "";
      asks = "guide";
      end_if_spent();
    } else if (verb == "peek") {
      peeked = true;
      --left;
      fresh.clear();
      for (const auto& tile : hidden_here()) {
        fresh.insert(tile);
        if (animal.count(tile)) seen[seat].insert(tile);
      }
      asks = to_see().empty() ? "guide" : "see";
    } else if (verb == "photo") {
      photo(what);
    } else if (verb == "keep") {
      held[seat].insert(what);
      under.push_back(drawn[0] == what ? drawn[1] : drawn[0]);
      drawn.clear();
      asks = "guide";
      end_if_spent();
    } else if (verb == "done") {
      end_turn();
    }
  }

  void drive(const std::string& to) {
    const std::string from = jeep[seat];
    asks = "guide";
    fresh.clear();
    --left;
    if (!family && from.size() == 5 && !track.count(from)) {
      const auto own = std::count_if(track.begin(), track.end(), [this](const auto& each) { return each.second == seat; });
      if (own < 15) {
        track[from] = seat;
        laid.insert(from);
      } else {
        bare = from;
        asks = "track";
      }
    }
    jeep[seat] = to;
    end_if_spent();
  }

  void photo(const std::string& tile) {
    const std::string card = card_at(tile);
    up.insert(tile);
    fresh.erase(tile);
    photographed.insert(card);
    progress = true;
    if (!family) {
      if (up.size() == 30) asks = "over", end = "photos";
      return end_if_spent();
    }
    held[seat].erase(card);
    kept[seat].insert(card);
    if (deck.empty() && under.empty()) {
      asks = "over", end = "deck";
      return;
    }
    go_on_drawing();
  }

  void go_on_drawing() {
    asks = "draw";
    while (drawn.size() < 2 && deck.empty() && !under.empty()) {
      drawn.push_back(under.front());
      under.erase(under.begin());
    }
    if (drawn.size() == 2) {
      asks = "keep";
    } else if (deck.empty()) {
      held[seat].insert(drawn[0]);
      drawn.clear();
      asks = "guide";
      end_if_spent();
    }
  }

  void end_if_spent() {
    if (asks == "guide" && left == 0 && fresh.empty()) end_turn();
  }

  void begin_turn() {
    asks = "turn";
    left = family ? 2 : 4 - static_cast<int>(held[seat].size());
  }

  void end_turn() {
    const bool met = asks == "meet";
    quiet = !family && lodges_empty() && !progress ? quiet + 1 : 0;
    progress = peeked = false;
    fresh.clear(), moved.clear(), laid.clear();
    left = 0;
    if (met && held[seat].empty() && lodges_empty()) {
      asks = "over", end = "lodges";
    } else if (quiet == 4 * seats) {
      asks = "over", end = "stall";
    } else {
      seat = seat % seats + 1;
      round += seat == first;
      begin_turn();
    }
  }

  Names photos(int who) const {
    Names all = kept.count(who) ? kept.at(who) : Names{};
    if (!held.count(who)) return all;
    for (const auto& card : held.at(who)) {
      if (photographed.count(card)) all.insert(card);
    }
    return all;
  }
  int score(int who) const { return family ? static_cast<int>(photos(who).size()) : points(photos(who)); }

  // 5.3
  std::set<int> winners() const {
    std::set<int> best;
    if (asks != "over") return best;
    const auto rank = [this](int who) {
      const int n = static_cast<int>(photos(who).size());
      const int waiting = held.count(who) ? static_cast<int>(held.at(who).size()) - (family ? 0 : n - kept_count(who)) : 0;
      return family ? std::vector<int>{score(who)} : std::vector<int>{score(who), n, -waiting};
    };
    for (int who = 1; who <= seats; ++who) {
      if (best.empty() || rank(who) > rank(*best.begin())) best.clear();
      if (best.empty() || rank(who) == rank(*best.begin())) best.insert(who);
    }
    return best;
  }
  int kept_count(int who) const { return kept.count(who) ? static_cast<int>(kept.at(who).size()) : 0; }
};

}  // namespace wildshore::the_mara::reference
