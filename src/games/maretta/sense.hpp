// sense.hpp: the bots of Maretta and Vulcano and how they judge a position.
#pragma once
#include "bots/bot.hpp"
#include "games/maretta/rules.hpp"

namespace wildshore {

namespace maretta {

struct Sense {
  // How good the position is for the seat: its own prospects less those of the others, the leader's counting most. In tenths of a space.
  static std::int32_t score(const State& state, Seat seat);

  // Whether the action gives a card that carries another forward who leads: on side A a raft that would move, on side B a cart that would
  // have one stack more. A (*) that lies face down is taken to help.
  static bool helps_leader(const State& state, const Action& action);
};

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
