// sense.hpp: the bots of Maretta and Vulcano and how they judge a position.
#pragma once
#include "bots/bot.hpp"
#include "bots/odds.hpp"
#include "games/maretta/rules.hpp"

namespace wildshore {

namespace maretta {

struct Sense {
  // How good the position is for the seat: its own prospects less those of the others, the leader's counting most. In tenths of a space.
  static std::int32_t score(const State& state, Seat seat);
  // How likely each seat wins, of kSure.
  static void chances(const State& state, Chances& out);

  // Whether the action gives a card that carries another forward who leads: on side A a raft that would move, on side B a cart that would
  // have one stack more. A (*) that lies face down is taken to help.
  static bool helps_leader(const State& state, const Action& action);

  // See bots/search.hpp.
  static std::uint64_t key(const State& state, Seat seat);
  static bool tells(const State& state, const Action& action);
  // Whoever has put a card on (*) is taken to have chosen it well among those it had.
  static State imagine(const View& view, Rng& rng);
  // All that comes after the own turn is left to habit (habits.hpp): hands differ from world to world, so that hardly anything would be
  // met twice. On side A to the end, since the places say little before it, on side B for two rounds.
  static Action reply(const State& state, Seat seat);
  static void play_on(State& state, Rng& rng);
  static constexpr int kTurns = 1;
  static constexpr int kHalf = 160;
  static constexpr int kExplore = kSure / 2;
};

// How the master judges: to the end on both sides.
struct FarSense : Sense {
  static void play_on(State& state, Rng& rng);
};

// How the gentle bot judges: it looks after itself, keeps an eye on whoever leads, and hurts nobody.
struct KindSense {
  static std::int32_t score(const State& state, Seat seat);
  // Whether another has lost a card or places, or was given one that makes a stack burst.
  static bool hurts(const State& before, const State& after, Seat seat);
};

// Iterations of the levels that search.
inline constexpr int kSharpBudget = 100;
inline constexpr int kMasterBudget = 8000;

}  // namespace maretta

template <>
struct Bots<Maretta> {
  static std::span<const std::string_view> levels();
  static std::unique_ptr<Bot<Maretta>> make(std::string_view level);
};

template <>
struct Bots<Vulcano> {
  static std::span<const std::string_view> levels();
  static std::unique_ptr<Bot<Vulcano>> make(std::string_view level);
};

}  // namespace wildshore
