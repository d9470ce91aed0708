// reference.hpp: Maretta and Vulcano once more, slowly and plainly, to compare the rules module with.
//
// The whole game is one function that runs from the first barrel to the winners and asks whenever a step is needed. It shares nothing with
// the rules module but the texts of steps.
#pragma once
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace maretta_reference {

using Steps = std::map<std::string, int>;  // with their weights
using Names = std::vector<std::string>;

inline int value(const std::string& card) { return card == "ship" ? 0 : card.back() - '0'; }
inline std::string suit(const std::string& card) { return card == "ship" ? "" : card.substr(0, card.size() - 1); }
inline bool holds(const Names& cards, const std::string& card) { return std::find(cards.begin(), cards.end(), card) != cards.end(); }
inline void drop(Names& cards, const std::string& card) { cards.erase(std::find(cards.begin(), cards.end(), card)); }
inline std::string last_word(const std::string& step) { return step.substr(step.rfind(' ') + 1); }
inline int suits(const Names& cards) {
  std::set<std::string> different;
  for (const std::string& card : cards) different.insert(suit(card));
  return static_cast<int>(different.size());
}

struct Player {
  int place = 0;
  Names hand, stock;
  std::string star, gift;
  bool up = false, alive = true, ink = false, ink_next = false;
};

struct Game {
  bool vulcano = false;
  int players = 3, goal = 18, reef1 = 8, reef2 = 13, lava = -3;
  bool mild = false;
  std::function<std::string(const Steps&)> chooser;  // gives one of the steps

  std::vector<Player> player;
  std::map<int, Names> track;         // two barrels a space: a name, "down" or ""
  std::map<std::string, int> bag;     // barrels nobody has seen
  std::map<std::string, int> unseen;  // resource cards nobody has seen
  int ships = 0, deck = 0;            // steamships in the deck; cards in it
  Names discards;
  int first = 0, round = 1, asked = -1;
  bool slow = false;
  std::string reason;
  std::set<int> winners;

  std::string ask(int seat, const Steps& steps) {
    asked = seat;
    return chooser(steps);
  }
  std::string ask_if_unsure(int seat, const Steps& steps) { return steps.size() == 1 ? steps.begin()->first : ask(seat, steps); }
  static std::string n(int seat) { return std::to_string(seat + 1); }

  // Those still in the game, from one seat on to the left.
  std::vector<int> round_from(int seat) const {
    std::vector<int> seats;
    for (int i = 0; i < players; ++i) {
      const int each = (seat + i) % players;
      if (player[static_cast<std::size_t>(each)].alive) seats.push_back(each);
    }
    return seats;
  }
  Player& of(int seat) { return player[static_cast<std::size_t>(seat)]; }

  void set_up() {
    player.assign(static_cast<std::size_t>(players), Player{});
    bag = {{"monkey", 3}, {"troop", 2}, {"shark", 2}, {"frenzy", 2}, {"spear", 4}, {"anchor", 1}, {"pelican", 2}};
    if (!vulcano) bag["cuttlefish"] = 1, bag["school"] = 2;
    const std::vector<int> spaces = vulcano ? std::vector<int>{4, 6, 8, 9, 11, 13, 15, 17} : std::vector<int>{4, 6, 7, 9, 11, 12, 14, 16};
    for (const int space : spaces) {
      if (space < goal) track[space] = {"down", "down"};
    }
    for (const std::string name : {"wood", "rope", "fire", "water", "food"}) {
      const std::vector<int> counts = players == 6 ? std::vector<int>{4, 4, 3, 3, 2} : std::vector<int>{4, 4, 3, 2, 1};
      for (int v = 1; v <= 5; ++v) unseen[name + std::to_string(v)] = counts[static_cast<std::size_t>(v - 1)];
    }
    ships = vulcano ? 0 : players;
    deck = vulcano ? (players == 6 ? 80 : 70) : 14 * players;
    for (auto& [space, slots] : track) {
      int behind = (reef1 != 0 && space > reef1) + (reef2 != 0 && space > reef2);
      if (vulcano) behind = 2 - behind;
      for (int slot = 0; slot < behind; ++slot) slots[static_cast<std::size_t>(slot)] = new_barrel("barrel " + std::to_string(space) + " ");
    }
    Steps steps;
    for (int seat = 0; seat < players; ++seat) steps["first " + n(seat)] = 1;
    first = std::stoi(last_word(ask(-1, steps))) - 1;
  }

  std::string new_barrel(const std::string& verb) {
    Steps steps;
    for (const auto& [name, count] : bag) {
      if (count > 0) steps[verb + name] = count;
    }
    const std::string name = last_word(ask(-1, steps));
    --bag[name];
    return name;
  }

  void fill_hands() {
    for (const int seat : round_from(first)) {
      while (of(seat).hand.size() < 4) {
        if (deck == 0 && vulcano) {
          for (const std::string& card : discards) ++unseen[card];
          deck = static_cast<int>(discards.size());
          discards.clear();
        }
        if (deck == 0) return;
        int all = 0;
        for (const auto& [card, count] : unseen) all += count;
        Steps steps;
        for (const auto& [card, count] : unseen) {
          if (count * (deck - ships) > 0) steps["draw " + n(seat) + " " + card] = count * (deck - ships);
        }
        if (ships > 0) steps["draw " + n(seat) + " ship"] = ships * std::max(all, 1);
        const std::string card = last_word(ask(-1, steps));
        --(card == "ship" ? ships : unseen[card]);
        --deck;
        of(seat).hand.push_back(card);
      }
    }
  }

  // Barrels.

  void add_to_stock(int seat, const std::string& card) {
    of(seat).stock.push_back(card);
    if (vulcano) burst(seat);
  }
  void burst(int seat) {
    for (const std::string name : {"wood", "rope", "fire", "water", "food"}) {
      Names stack, rest;
      int worth = 0;
      for (const std::string& card : of(seat).stock) {
        (suit(card) == name ? stack : rest).push_back(card);
        worth += suit(card) == name ? value(card) : 0;
      }
      if (worth <= 5) continue;
      of(seat).stock = rest;
      discards.insert(discards.end(), stack.begin(), stack.end());
    }
  }
  Steps thefts(int victim) {
    Steps steps;
    for (const std::string& card : of(victim).stock) steps["steal " + n(victim) + " " + card] = 1;
    return steps;
  }
  void steal(int thief, const std::string& step) {
    const int victim = step[6] - '1';
    drop(of(victim).stock, last_word(step));
    add_to_stock(thief, last_word(step));
  }
  void lose(int seat) {
    Steps steps;
    for (const std::string& card : of(seat).stock) steps["discard " + card] = 1;
    if (steps.empty()) return;
    const std::string card = last_word(ask_if_unsure(seat, steps));
    drop(of(seat).stock, card);
    discards.push_back(card);
  }
  void spear(int seat) {
    int nearest = 1000;
    for (const int other : round_from(0)) {
      if (of(other).place > of(seat).place) nearest = std::min(nearest, of(other).place);
    }
    Steps steps;
    for (const int other : round_from(0)) {
      if (of(other).place == nearest) steps["swap " + n(other)] = 1;
    }
    if (steps.empty()) return;
    std::swap(of(seat).place, of(std::stoi(last_word(ask_if_unsure(seat, steps))) - 1).place);
  }
  void barrel(int seat) {
    const auto here = track.find(of(seat).place);
    if (here == track.end()) return;
    Steps slots;
    for (std::size_t slot = 0; slot < 2; ++slot) {
      if (!here->second[slot].empty()) slots["take " + std::to_string(slot + 1)] = 1;
    }
    if (slots.empty()) return;
    std::string& slot = here->second[static_cast<std::size_t>(std::stoi(last_word(ask_if_unsure(seat, slots))) - 1)];
    std::string name = slot;
    slot.clear();
    if (name == "down") name = new_barrel("open ");
    const std::vector<int> from_here = round_from(seat);
    if (name == "monkey") {
      Steps steps;
      for (const int other : from_here) {
        if (other != seat) steps.merge(thefts(other));
      }
      if (!steps.empty()) steal(seat, ask_if_unsure(seat, steps));
    } else if (name == "troop") {
      for (const int other : from_here) {
        if (other != seat && !of(seat).stock.empty()) steal(other, ask_if_unsure(other, thefts(seat)));
      }
    } else if (name == "cuttlefish") {
      of(seat).ink_next = true;
    } else if (name == "school") {
      for (Player& each : player) each.ink_next = true;
    } else if (name == "shark") {
      lose(seat);
    } else if (name == "anchor") {
      lose(seat);
      lose(seat);
    } else if (name == "frenzy") {
      for (const int other : from_here) lose(other);
    } else if (name == "spear") {
      spear(seat);
    } else if (name == "pelican") {
      Steps steps;
      for (const int other : from_here) {
        if (other != seat && !of(other).hand.empty()) steps["look " + n(other)] = 1;
      }
      if (!steps.empty()) ask(seat, steps);
    }
  }
  void travel(int seat, int spaces) {
    const int from = of(seat).place;
    of(seat).place = std::min(goal, from + spaces);
    if (of(seat).place > from) barrel(seat);
  }

  // Rounds.

  // Gives a card; the receiver.
  int give(int giver) {
    std::vector<int> free;
    for (const int seat : round_from(giver)) {
      if (seat != giver && of(seat).gift.empty()) free.push_back(seat);
    }
    if (free.empty()) free = {giver};
    Steps steps;
    for (const int seat : free) {
      for (const std::string& card : of(giver).hand) steps["give " + n(seat) + " " + card] = 1;
    }
    const std::string step = ask(giver, steps);
    const int receiver = step[5] - '1';
    of(receiver).gift = last_word(step);
    drop(of(giver).hand, last_word(step));
    return receiver;
  }
  void finish(const std::string& why, const std::set<int>& who) {
    reason = why;
    winners = who;
  }
  std::set<int> furthest(const std::vector<int>& among) {
    int best = 0;
    for (const int seat : among) best = std::max(best, of(seat).place);
    std::set<int> seats;
    for (const int seat : among) {
      if (of(seat).place == best) seats.insert(seat);
    }
    return seats;
  }
  void stow(Player& each) {
    for (std::string* card : {&each.star, &each.gift}) {
      if (!card->empty()) (*card == "ship" ? discards : each.stock).push_back(*card);
      card->clear();
    }
    each.up = false;
  }

  void maretta_round() {
    for (const int seat : round_from(first)) {
      Steps steps;
      for (const std::string& card : of(seat).hand) steps["choose " + card] = 1;
      of(seat).star = last_word(ask(seat, steps));
      drop(of(seat).hand, of(seat).star);
    }
    for (Player& each : player) each.up = !each.ink;
    for (const int giver : round_from(first)) {
      const int receiver = give(giver);
      of(receiver).up = true;
      travel(receiver, std::abs(value(of(receiver).star) - value(of(receiver).gift)));
      if (receiver == giver) continue;
      if (!holds(of(receiver).stock, of(receiver).gift)) {
        travel(giver, 2);
        continue;
      }
      Steps steps = thefts(receiver);
      steps["move"] = 1;
      const std::string step = ask(giver, steps);
      if (step == "move") {
        travel(giver, 2);
      } else {
        steal(giver, step);
      }
    }
    std::set<int> aboard, there;
    bool ship = false;
    for (const Player& each : player) ship = ship || each.star == "ship" || each.gift == "ship";
    for (int seat = 0; seat < players; ++seat) {
      if (ship && std::abs(value(of(seat).star) - value(of(seat).gift)) + suits(of(seat).stock) >= 7) aboard.insert(seat);
      if (of(seat).place == goal) there.insert(seat);
    }
    if (!aboard.empty() || !there.empty()) {
      aboard.insert(there.begin(), there.end());
      return finish(there.empty() ? "boarded" : "token", aboard);
    }
    for (Player& each : player) stow(each);
    if (deck < 2 * players) return finish("deck", furthest(round_from(0)));
    for (Player& each : player) each.ink = std::exchange(each.ink_next, false);
  }

  void vulcano_round() {
    for (const int giver : round_from(first)) {
      if (!of(giver).hand.empty()) give(giver);
    }
    for (const int seat : round_from(first)) {
      Player& each = of(seat);
      if (each.hand.empty()) continue;
      Steps steps;
      for (const std::string& card : each.hand) {
        if (each.gift.empty() || (suit(card) != suit(each.gift) && value(card) != value(each.gift))) steps["load " + card] = 1;
      }
      if (steps.empty()) steps["pass"] = 1;
      const std::string step = ask(seat, steps);
      if (step == "pass") continue;
      each.star = last_word(step);
      each.up = true;
      drop(each.hand, each.star);
    }
    for (const int seat : round_from(first)) {
      stow(of(seat));
      burst(seat);
    }
    for (const int seat : round_from(first)) travel(seat, suits(of(seat).stock));
    const int before = lava;
    lava += slow ? 2 : 3;
    const auto crossed = [&](int reef) { return reef != 0 && before <= reef && reef < lava; };
    slow = mild && (crossed(reef1) || crossed(reef2));
    std::vector<int> caught, there;
    for (const int seat : round_from(0)) {
      if (of(seat).place == goal) {
        there.push_back(seat);
      } else if (of(seat).place <= lava) {
        caught.push_back(seat);
      }
    }
    for (const int seat : caught) {
      for (Names* cards : {&of(seat).hand, &of(seat).stock}) {
        discards.insert(discards.end(), cards->begin(), cards->end());
        cards->clear();
      }
      of(seat).alive = false;
    }
    const std::vector<int> left = round_from(0);
    if (!there.empty()) return finish("sea", {there.begin(), there.end()});
    if (left.empty()) return finish("lava", furthest(caught));
    if (left.size() == 1) finish("survivor", {left[0]});
  }

  void play() {
    set_up();
    for (;;) {
      fill_hands();
      vulcano ? vulcano_round() : maretta_round();
      if (!reason.empty()) return;
      first = round_from((first + 1) % players).front();
      ++round;
    }
  }

  static std::string sorted(Names names) {
    std::sort(names.begin(), names.end());
    std::string text;
    for (const std::string& name : names) text += name + " ";
    return text;
  }
  // Everything, as the test describes a state too.
  std::string describe() const {
    std::string text = "asked " + std::to_string(asked + 1) + " first " + n(first) + " round " + std::to_string(round);
    text += " deck " + std::to_string(deck) + "\n";
    for (const Player& each : player) {
      text += std::to_string(each.place) + (each.alive ? "" : " out") + " star " + each.star + (each.up ? " up" : "");
      text += " gift " + each.gift + " hand " + sorted(each.hand) + "stock " + sorted(each.stock);
      text += std::string(each.ink ? "ink " : "") + (each.ink_next ? "next" : "") + "\n";
    }
    for (const auto& [space, slots] : track) text += std::to_string(space) + " " + slots[0] + "/" + slots[1] + " ";
    return text + "discards " + sorted(discards) + (vulcano ? "lava " + std::to_string(lava) : "") + "\n";
  }
};

}  // namespace maretta_reference
