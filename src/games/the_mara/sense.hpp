// sense.hpp: the bots of The Mara and how they judge a position.
#pragma once
#include "bots/bot.hpp"
#include "bots/odds.hpp"
#include "games/the_mara/rules.hpp"

namespace wildshore {

namespace the_mara {

struct Sense {
  // How good the position is for the seat, in thousandths of a photo: what it has, what its tourists are likely to add and how soon, what
  // waits at the lodges. Uses only what lies open and what that seat has seen itself.
  static std::int32_t score(const State& state, Seat seat);
  // How likely each seat wins, of kSure.
  static void chances(const State& state, Chances& out);
  static bool tells(const State&, const Action& action) { return action.kind == ActionKind::Peek; }
  // A photo, a peek at what the seat knows to be wanted, and everything once the lodges are empty: then nobody may dawdle (5.1).
  static bool is_plain(const State& state, const Action& action);
  static Action reply(const State& state, Seat seat);
  static std::uint64_t key(const State& state, Seat seat);
  static constexpr int kHalf = 40;  // see bots/search.hpp
  static constexpr int kTurns = 2;
  static constexpr int kExplore = kSure / 4;
};

// The view as if nobody but its watcher had ever peeked: whatever it cannot know becomes chance again, so that no plan
// counts on a guess.
View own_knowledge(const View& view);

// What a forgetful watcher still knows of it: every tile it has peeked at slips its mind for some rounds and comes back. Never one it is
// looking at, nor one that lies open.
View remembered(const View& view);

}  // namespace the_mara

template <>
struct Bots<TheMara> {
  static std::span<const std::string_view> levels();
  static std::unique_ptr<Bot<TheMara>> make(std::string_view level);
};

}  // namespace wildshore
