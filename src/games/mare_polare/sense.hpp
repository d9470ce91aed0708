// sense.hpp: the bots of Mare Polare and how they judge a position.
#pragma once
#include "bots/bot.hpp"
#include "bots/odds.hpp"
#include "games/mare_polare/rules.hpp"

namespace wildshore {

namespace mare_polare {

// Judges by what the seat knows: its own recipe, and in the co-operative game all of them. Strong crews play by crew.hpp.
struct Sense {
  // About how often somebody must fish to get these fish out of the bag, in thousandths.
  static int fishings(const State& state, const int (&wanted)[kKinds]);
  // How many faces of the die lead the seat's Inuit to one of the cells.
  static int faces(const State& state, Seat seat, Cells goals);
  // How well it stands for where it should go next: the oracle with wrong fish (3.7), the holes while fish are lacking, else the igloo.
  static int way_on(const State& state, Seat seat, bool wants_fish);
  // How good the position is for the seat, in thousandths of a turn.
  static std::int32_t score(const State& state, Seat seat);
  // How likely each seat wins, of kSure.
  static void chances(const State& state, Chances& out);
  static State imagine(const View& view, Rng& rng);
  static std::uint64_t key(const State& state, Seat seat);
  // The more play, the further away is the own next turn: half of it with three, a quarter with two.
  static int thoughts(const View& view, int budget) { return budget >> (kPlayers - view.state.options.seats); }
  static constexpr int kHalf = 300;  // see bots/search.hpp
  static constexpr int kExplore = kSure / 2;
};

// Iterations of the levels that search, with four players.
inline constexpr int kSharpBudget = 4000;
inline constexpr int kMasterBudget = 80000;

// What the gentle bot, whose turn it is, takes its recipe to be: for some rounds out of three a card that is nearly right, and the true
// one whenever it is shown (5.2). It then keeps wrong fish, notices later, and visits the oracle.
Counts believed_recipe(const View& view);

}  // namespace mare_polare

template <>
struct Bots<MarePolare> {
  static std::span<const std::string_view> levels();
  static std::unique_ptr<Bot<MarePolare>> make(std::string_view level);
};

}  // namespace wildshore
