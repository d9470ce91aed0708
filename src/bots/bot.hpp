// bot.hpp: what a bot is: a resumable thinker that is given a View and nothing else.
//
// begin() once per decision, think() a slice at a time until it says it is done, then choice(). Whoever is in a hurry may ask for the
// choice at any time after begin(): the best so far, always legal. Budgets are counted, never timed: a level plays the same on every machine.
// `seed` is the thought generator, never the game's chance.
#pragma once
#include <cassert>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"

namespace wildshore {

// What a bot thinks of an action it may take now. `worth` is of kSure: the chance to win, or, from a bot that does not reckon in chances,
// how good beside the best one, which is worth kSure.
template <Game G>
struct Judged {
  typename G::Action action;
  std::int32_t worth = 0;
};

template <Game G>
class Bot {
 public:
  virtual ~Bot() = default;
  virtual void begin(const typename G::View& view, std::uint64_t seed) = 0;
  virtual bool think(int iterations) = 0;  // true when choice() is ready
  virtual typename G::Action choice() const = 0;
  virtual int iterations() const { return 0; }  // made since begin(); 0 for a bot that does not search
  // Adds what it thinks of the actions it looked into, its choice among them; nothing if it has no opinion. True: worths are chances.
  virtual bool judged(std::vector<Judged<G>>&) const { return false; }
};

// A game's bots, by level. Specialised in games/<id>/sense.hpp:
//   static std::span<const std::string_view> levels();            weakest first: random, gentle, steady, sharp, master
//   static std::unique_ptr<Bot<G>> make(std::string_view level);   nullptr for an unknown level
template <Game G>
struct Bots;

// The bots of a table, made when they are first asked for. One serves all seats of its level: what it chooses hangs on the view and the seed
// alone, and the memory of a search is not small.
template <Game G>
class BotsByLevel {
 public:
  Bot<G>& of(std::string_view level) {
    for (const Member& member : members_) {
      if (member.level == level) return *member.bot;
    }
    members_.push_back({std::string(level), Bots<G>::make(level)});
    assert(members_.back().bot);
    return *members_.back().bot;
  }

 private:
  struct Member {
    std::string level;
    std::unique_ptr<Bot<G>> bot;
  };
  std::vector<Member> members_;
};

}  // namespace wildshore
