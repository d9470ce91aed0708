// sense.hpp: the bots of Frost Bitten! and how they judge a position.
#pragma once
#include "bots/bot.hpp"
#include "bots/odds.hpp"
#include "core/hash.hpp"
#include "games/frost_bitten/rules.hpp"

namespace wildshore {

namespace frost_bitten {

struct Sense {
  // About the moves a seat still needs, its trio travelling together; 0 when it has won.
  static int need(const State& state, Seat seat);
  // How good the position is for the seat: few moves needed, others far behind, bears nearer to them than to its own.
  static std::int32_t score(const State& state, Seat seat);
  // The same where it is above the bar, else anything that is not: most plans are soon seen to be none of the best.
  static std::int32_t score(const State& state, Seat seat, std::int32_t bar);
  // What a position says of every seat, and what that hangs on: after most slides and steps it still holds for most seats.
  struct Outlook {
    explicit Outlook(const State& state);
    const State& state;
    std::uint64_t cells[4][2];  // by seat and water: bits of the cells that count for its need
    std::uint32_t floes[4];     // bits of the floes with its penguins, or with bears
    std::int32_t need[4];       // in sixtieths of a move
    std::int32_t danger[4];
  };
  // The same for the position after an action; the outlook is of the one before.
  static std::int32_t score(const State& after, Seat seat, std::int32_t bar, const Outlook& before, const Action& action);
  // How likely each seat wins, of kSure.
  static void chances(const State& state, Chances& out);
  static bool is_twin(const State& state, const Action& action);
  static bool is_late(const View& view) { return view.state.round > 30; }  // most games have ended in round 12
  static std::uint64_t key(const State& state, Seat) { return hash_of(state); }
  static constexpr int kHalf = 40;  // see bots/search.hpp
  static constexpr int kExplore = kSure;
};

// How the gentle bot judges: the same, but it hurts nobody.
struct KindSense : Sense {
  // Whether a bear has sent back another's penguin.
  static bool hurts(const State& before, const State& after, Seat seat);
};

}  // namespace frost_bitten

template <>
struct Bots<FrostBitten> {
  static std::span<const std::string_view> levels();
  static std::unique_ptr<Bot<FrostBitten>> make(std::string_view level);
};

}  // namespace wildshore
