// worth.hpp: what a position of Maretta or Vulcano is worth to a seat, in tenths of a space.
//
// Everybody is taken to be spiteful: a raft whose (**) is empty will be given the card, of a few, that carries it least. What is decided by
// chance is taken at its mean.
#pragma once
#include "games/maretta/board.hpp"

namespace wildshore::maretta {

inline constexpr int kSpace = 10;
inline constexpr int kWin = 400;
inline constexpr int kUnit = 1024;  // certainty

// In 1024ths, by the value of a (*): how likely the least helpful of the cards a giver has still carries the raft so many spaces or more.
struct Carry {
  std::int16_t chance[kValues + 1][kValues + 1] = {};
  std::int16_t worth[kValues + 1] = {};  // of the spaces it will be carried
};
Carry carry_of(const State& s);  // by the cards nobody has seen

// What a hand is worth to its owner on side A: cards are for giving, and the more values they come near the less they give. The set of the
// values in the hand, as bits.
int hand_worth_a(std::uint32_t values);
std::uint32_t values_in_hand(const State& s, int seat);

// What a stock is worth besides the spaces it gives now. On side B it may hold stacks that are discarded at the end of the round.
int stock_worth(Side side, Cards stock);

// What it would be worth to the seat to stop on a space and take a barrel there; 0 where none lies.
int landing_worth(const State& s, int seat, int space);
// What lies before a seat that is about to take a barrel or has one still shut.
int pending_worth(const State& s, int seat);
int barrel_worth(const State& s, int seat, int space, Barrel barrel);  // one that lies on the space; Down at its mean

// Side A: the seat's prospects if these two cards lay on its raft, after it was carried to `place`. `passes`: a steamship lies there.
int raft_worth(const State& s, const Carry& carry, int seat, int place, Card star, Card gift, bool passes);
// Side B: the same for a cart. Whether the seat still moves this round is read off the state.
int cart_worth(const State& s, int seat, Card star, Card gift);

}  // namespace wildshore::maretta
