// keen_eyes.hpp: the eyes of the best reader of others' play there could be, in Maretta and Vulcano: a bound, and a test tool only.
//
// Everything a hand has in common with what its owner did can be guessed at best, so these eyes are simply told it: all of another's cards
// but those it has drawn since it last decided anything. Nothing anybody does tells of those.
#pragma once
#include "games/maretta/hands.hpp"
#include "games/maretta/rules.hpp"

namespace wildshore {

template <Game G>
class KeenEyes {
  using State = maretta::State;

 public:
  void see(const State& state) {
    for (int seat = 0; seat < state.options.seats; ++seat) {
      maretta::Cards held = 0;
      for (const maretta::Card card : state.hand[seat]) held += card == maretta::kNoCard ? 0 : maretta::one_of(card);
      if (last_.phase == maretta::Phase::Draw && last_.seat == seat) fresh_[seat] += held - held_[seat];
      if (!maretta::is_chance(last_.phase) && last_.seat == seat) fresh_[seat] = 0;
      if (state.phase == maretta::Phase::First) fresh_[seat] = 0;  // of another game
      held_[seat] = held;
    }
    last_ = state;
  }

  // The view of the seat, as if it had looked at what these eyes know.
  maretta::View view(const State& state, Seat seat) const {
    State told = state;
    for (int owner = 0; owner < told.options.seats; ++owner) {
      if (owner == seat) continue;
      maretta::Cards fresh = fresh_[owner];
      for (int at = maretta::kHand - 1; at >= 0; --at) {
        const maretta::Card card = told.hand[owner][at];
        if (card == maretta::kNoCard) continue;
        if (maretta::count_of(fresh, card) > 0) {
          fresh -= maretta::one_of(card);
        } else {
          told.known[owner][at] = static_cast<std::uint8_t>(told.known[owner][at] | maretta::bit(seat));
        }
      }
      if (!maretta::star_hidden(told, owner)) continue;
      told.star_known[owner] = static_cast<std::uint8_t>(told.star_known[owner] | maretta::bit(seat));
      told.apart[owner] = static_cast<std::uint8_t>(told.apart[owner] | maretta::bit(seat));
    }
    return G::view(told, seat);
  }

 private:
  State last_{};
  maretta::Cards held_[maretta::kSeats] = {};
  maretta::Cards fresh_[maretta::kSeats] = {};  // drawn since the seat last decided
};

}  // namespace wildshore
