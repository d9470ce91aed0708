// hands.hpp: cards into and out of hands, and what others may still count on having seen there (4.10).
//
// Of equal cards in a hand the better known stands first, so `known` of the first holds all watchers of the next. A watcher who saw n equal
// cards knows of n - 1 after one of them has been shown, whichever it was: that is why an open card leaves as the first of its kind.
#pragma once
#include <cassert>

#include "games/maretta/board.hpp"

namespace wildshore::maretta {

inline void put_in_hand(State& s, int seat, Card card) {
  Card* hand = s.hand[seat];
  std::uint8_t* known = s.known[seat];
  int at = hand_size(s, seat);
  assert(at < kHand);
  for (; at > 0 && hand[at - 1] > card; --at) {
    hand[at] = hand[at - 1];
    known[at] = known[at - 1];
  }
  hand[at] = card;
  known[at] = 0;
}

inline void close_gap(State& s, int seat, int at) {
  for (; at + 1 < kHand; ++at) {
    s.hand[seat][at] = s.hand[seat][at + 1];
    s.known[seat][at] = s.known[seat][at + 1];
  }
  s.hand[seat][kHand - 1] = kNoCard;
  s.known[seat][kHand - 1] = 0;
}

// A card of the hand is played for all to see.
inline void take_openly(State& s, int seat, Card card) {
  int at = 0;
  while (s.hand[seat][at] != card) ++at;
  close_gap(s, seat, at);
}

// A card of the hand is put face down on (*): the least known of its kind.
inline void put_on_star(State& s, int seat, Card card) {
  int at = kHand - 1;
  while (s.hand[seat][at] != card) --at;
  s.star[seat] = card;
  s.star_known[seat] = s.known[seat][at];
  close_gap(s, seat, at);
}

// The (*) of the seat is turned up. Who knew of equal cards in hand and (*) together knows of one less.
inline void turn_up(State& s, int seat) {
  const std::uint8_t apart = s.apart[seat];
  std::uint8_t* known = s.known[seat];
  for (int at = 0; at < kHand; ++at) {
    if (s.hand[seat][at] != s.star[seat]) continue;
    const bool last = at + 1 == kHand || s.hand[seat][at + 1] != s.star[seat];
    const std::uint8_t next = last ? s.star_known[seat] : known[at + 1];
    known[at] = static_cast<std::uint8_t>((known[at] & apart) | (next & ~apart));
  }
  s.star_known[seat] = 0;
  s.apart[seat] = 0;
  s.up = static_cast<std::uint8_t>(s.up | bit(seat));
}

inline bool star_hidden(const State& s, int seat) { return s.star[seat] != kNoCard && !star_up(s, seat); }

// 4.10
inline void look_at_hand(State& s, int watcher, int owner) {
  for (int at = 0; at < kHand; ++at) {
    if (s.hand[owner][at] != kNoCard) s.known[owner][at] = static_cast<std::uint8_t>(s.known[owner][at] | bit(watcher));
  }
  if (star_hidden(s, owner)) s.apart[owner] = static_cast<std::uint8_t>(s.apart[owner] | bit(watcher));
  s.looker = static_cast<std::uint8_t>(watcher);
  s.looked = static_cast<std::uint8_t>(owner);
}

}  // namespace wildshore::maretta
