// board.hpp: the table of Maretta and Vulcano: rafts, cards, barrels, and what can be read off them.
//
// The two sides of the board share every type; Options::side says which is played. Cards that nobody has seen and barrels that nobody
// has opened are counts (pool, unseen). Numbers cite rules.md.
#pragma once
#include <type_traits>

#include "core/game.hpp"
#include "games/maretta/cards.hpp"

namespace wildshore::maretta {

inline constexpr int kSeats = 6;  // 5.4
inline constexpr int kHand = 4;   // 2.2
inline constexpr int kBarrelSpaces = 8;
inline constexpr std::uint8_t kNobody = 255;
inline constexpr int kSlots = 2;         // barrels on a space
inline constexpr int kReward = 2;        // spaces the giver moves (2.4)
inline constexpr int kBoarding = 7;      // 2.5
inline constexpr int kStackLimit = 5;    // 3.4
inline constexpr int kLavaStep = 3;      // 3.5
inline constexpr int kMildLavaStep = 2;  // 5.3

enum class Side : std::uint8_t { Maretta, Vulcano };  // A and B

// In the order of 1.2, which is the order of 4.2 .. 4.10.
enum class Barrel : std::uint8_t { Monkey, Troop, Cuttlefish, School, Shark, Sharks, Spear, Anchor, Pelican, Down, None };
inline constexpr int kBarrels = 9;

// What is asked for next. Chance answers Float, First, Draw and Open; a seat answers the others.
enum class Phase : std::uint8_t {
  Float,    // the next barrel that lies face up from the start (2.1, 3.1); to_go is its place, 2 * space index + slot
  First,    // 2.2
  Draw,     // `seat` draws a card (2.2, 2.5, 3.5)
  Choose,   // `seat` puts a card face down on its (*) (2.3)
  Give,     // `seat` puts a card on a (**) (2.4, 3.2)
  Reward,   // `seat` moves 2 or steals (2.4)
  Load,     // `seat` puts a fitting card on its (*), or none (3.3)
  Take,     // `seat` takes one of two barrels (4.1)
  Open,     // a face-down barrel shows what it is (4.1)
  Steal,    // `seat` takes a card of a stock: monkey, troop (4.2, 4.3)
  Discard,  // `seat` discards a card of its stock: shark, sharks, anchor (4.6, 4.7, 4.9)
  Swap,     // `seat` chooses whom it swaps places with (4.8)
  Look,     // `seat` chooses whose hand it looks at (4.10)
  Over,
};

// Why it is over (2.5, 2.6, 3.6).
enum class End : std::uint8_t { None, Token, Boarded, Deck, Sea, Survivor, Lava };

struct Options {
  std::uint8_t seats = 3;
  Side side = Side::Maretta;
  std::int8_t goal = 18;               // the Steamship token, or the sea (5.2)
  std::int8_t reef[2] = {8, 13};       // reefs or crevasses: the space after which each stands, 0 for none (5.1)
  std::int8_t lava = -3;               // where it starts (5.3); 0 on side A
  std::uint8_t mild = 0;               // 5.3
  std::uint8_t zero = 0;               // fills up
  bool operator==(const Options&) const = default;
};

// All there is to know. Every field has one value for one position: equal positions are equal bytes. Sets of seats are bits.
//
// `known` says who has seen a card of a hand with a pelican and may still count on it: bit w of known[owner][i] is watcher w, for the card
// hand[owner][i]. Of equal cards the better known stands first; a card that leaves openly is the first of its kind, one put face down on (*)
// the last. While a (*) lies face down a watcher knows these cards to be in hand and (*) together, unless it is in apart[owner].
struct State {
  Cards stock[kSeats] = {};
  Cards pool = 0;            // cards nobody has seen: the deck, and resource cards taken out of the game (2.2)
  Cards discard = 0;         // face up; on side A with the steamships that have passed
  std::uint32_t unseen = 0;  // barrels nobody has seen, three bits a kind
  Options options;
  Card hand[kSeats][kHand] = {};           // sorted, kNoCard behind the last
  std::uint8_t known[kSeats][kHand] = {};  // 0 for kNoCard
  Card star[kSeats] = {};                  // the card on (*), kNoCard for none
  std::uint8_t star_known[kSeats] = {};    // as known; 0 unless it lies face down
  Card gift[kSeats] = {};                  // the card on (**), kNoCard for none
  std::uint8_t apart[kSeats] = {};         // who has looked at the hand since (*) was put face down
  std::int8_t place[kSeats] = {};          // 0 .. goal
  std::int8_t lava = 0;                    // side B
  std::uint8_t slowed = 0;                 // the lava has just crossed a crevasse (5.3)
  Barrel barrel[kBarrelSpaces][kSlots] = {};
  std::uint8_t round = 1;
  Phase phase = Phase::Float;
  std::uint8_t seat = 0;      // who is asked, or draws
  std::uint8_t first = 0;     // who has the first-player token
  std::uint8_t turn = 0;      // whose turn of the phase it is: who gives, loads or moves
  std::uint8_t receiver = 0;  // of the card just given, while that turn lasts on side A
  std::uint8_t rewarded = 0;  // whether the giver's part of the turn has begun (side A)
  std::uint8_t taker = 0;     // whose barrel is resolved, while one is
  Barrel opened = Barrel::None;  // the barrel being resolved; Down until it is opened
  std::uint8_t to_go = 0;     // cards still to discard (anchor); see Float
  std::uint8_t deck = 0;      // cards left to draw
  std::uint8_t up = 0;        // seats whose (*) lies face up
  std::uint8_t inked = 0;     // seats whose (*) stays face down this round (4.4, 4.5),
  std::uint8_t inked_next = 0;  // and in the next
  std::uint8_t alive = 0;     // seats the lava has not caught
  std::uint8_t boarded = 0;   // seats that boarded a passing steamship (2.5)
  std::uint8_t winners = 0;
  End end = End::None;
  std::uint8_t looker = kNobody;  // who looked at a hand last (4.10),
  std::uint8_t looked = kNobody;  // and whose it was
  bool operator==(const State&) const = default;
};
static_assert(std::has_unique_object_representations_v<State> && sizeof(State) == 192);

constexpr std::uint8_t bit(int seat) { return static_cast<std::uint8_t>(1u << seat); }
constexpr bool has(std::uint32_t seats, int seat) { return ((seats >> seat) & 1u) != 0; }

// The table.
inline bool side_a(const State& s) { return s.options.side == Side::Maretta; }
inline bool is_alive(const State& s, int seat) { return has(s.alive, seat); }
// The next seat to the left that is still in the game.
inline std::uint8_t left_of(const State& s, int seat) {
  do seat = seat + 1 == s.options.seats ? 0 : seat + 1;
  while (!is_alive(s, seat));
  return static_cast<std::uint8_t>(seat);
}
// The seats still in the game, as bits, that are most advanced.
std::uint8_t most_advanced(const State& s, std::uint8_t among);

// The track (2.1, 3.1). Spaces are 0 .. goal; a barrel space has an index 0 .. 7.
inline constexpr std::int8_t kBarrelSpace[2][kBarrelSpaces] = {{4, 6, 7, 9, 11, 12, 14, 16}, {4, 6, 8, 9, 11, 13, 15, 17}};
inline int space_of(const State& s, int index) { return kBarrelSpace[static_cast<int>(s.options.side)][index]; }
struct BarrelIndex {
  std::int8_t of[2][32] = {};  // [side][space]: -1 where no barrel lies
  constexpr BarrelIndex() {
    for (int side = 0; side < 2; ++side) {
      for (std::int8_t& index : of[side]) index = -1;
      for (std::int8_t index = 0; index < kBarrelSpaces; ++index) of[side][kBarrelSpace[side][index]] = index;
    }
  }
};
inline constexpr BarrelIndex kBarrelIndex;
// The index of a barrel space, or -1: nothing lies on other spaces, nor on or behind the goal (5.2).
inline int barrel_index(const Options& options, int space) {
  return space >= options.goal ? -1 : kBarrelIndex.of[static_cast<int>(options.side)][space];
}
// How many of the two barrels of a space lie face up from the start; the first slot is turned first.
int faces_up(const Options& options, int space);
inline int barrels_on(const State& s, int space) {
  const int index = barrel_index(s.options, space);
  if (index < 0) return 0;
  return (s.barrel[index][0] != Barrel::None) + (s.barrel[index][1] != Barrel::None);
}
inline int unseen_of(const State& s, Barrel barrel) { return static_cast<int>((s.unseen >> (3 * static_cast<int>(barrel))) & 7u); }
constexpr std::uint32_t one_unseen(Barrel barrel) { return 1u << (3 * static_cast<int>(barrel)); }
// How many barrels of a kind there are (1.2, 3.1).
constexpr int barrel_count(Side side, Barrel barrel) {
  constexpr int kCounts[kBarrels] = {3, 2, 1, 2, 2, 2, 4, 1, 2};
  const bool ink = barrel == Barrel::Cuttlefish || barrel == Barrel::School;
  return side == Side::Vulcano && ink ? 0 : kCounts[static_cast<int>(barrel)];
}
// Phase::Float, for the first barrel at place `from` or behind it that is to be turned up; Phase::First when there is none.
void set_next_float(State& s, int from);
inline int after_move(const State& s, int seat, int spaces) {
  const int to = s.place[seat] + spaces;
  return to > s.options.goal ? s.options.goal : to;
}
// How far the lava moves next (3.5, 5.3).
inline int lava_step(const State& s) { return s.slowed ? kMildLavaStep : kLavaStep; }
// Whether the lava crosses a crevasse on its way.
inline bool crosses(const Options& options, int from, int to) {
  const auto between = [&](int reef) { return reef != 0 && from <= reef && to > reef; };
  return between(options.reef[0]) || between(options.reef[1]);
}

// The deck (2.2, 5.4): the resource cards taken out of the game on side A.
inline int removed(const Options& options) {
  constexpr int kRemoved[kSeats + 1] = {0, 0, 0, 31, 18, 5, 2};
  return options.side == Side::Maretta ? kRemoved[options.seats] : 0;
}
inline bool six_players(const Options& options) { return options.seats == kSeats; }

// Hands.
inline int hand_size(const State& s, int seat) {
  int size = 0;
  while (size < kHand && s.hand[seat][size] != kNoCard) ++size;
  return size;
}
inline bool in_hand(const State& s, int seat, Card card) {
  return s.hand[seat][0] == card || s.hand[seat][1] == card || s.hand[seat][2] == card || s.hand[seat][3] == card;
}
inline bool star_up(const State& s, int seat) { return has(s.up, seat); }

// Placing (2.4, 3.2, 3.3).
std::uint8_t may_receive(const State& s, int giver);  // the seats whose (**) may be filled by the giver now
inline bool fits(Card card, Card gift) {              // 3.3; anything fits where no card lies
  return gift == kNoCard || (value_of(card) != value_of(gift) && suit_of(card) != suit_of(gift));
}
bool can_load(const State& s, int seat);
// Whether a card given to the receiver lets its giver steal (2.4).
inline bool may_rob(const State& s, int giver, int receiver, Card card) {
  return giver != receiver && is_resource(card) && count_of(s.stock[receiver], card) > 0;
}

// Boarding (2.5): what the seat's cards and stock add up to; both cards must lie there, face up.
inline int boarding_sum(const State& s, int seat) { return difference(s.star[seat], s.gift[seat]) + suits_in(s.stock[seat]); }
bool ship_passes(const State& s);  // a steamship lies face up on some (*) or on some (**)

// Stacks (3.4). Whether the stack would be discarded if the card joined it.
inline bool would_burst(Cards stock, Card card) {
  return worth_of(stock, suit_of(card)) + value_of(card) > kStackLimit;
}

// A stock with these cards stowed, stacks worth too much discarded. kNoCard and kHidden add nothing.
Cards stowed(Cards stock, Card a, Card b);

// Barrels.
std::uint8_t ahead_of(const State& s, int seat);       // the seats on the nearest space ahead (4.8)
std::uint8_t may_be_seen(const State& s, int seat);    // others with cards in hand (4.10)
inline RuleId barrel_rule(Barrel barrel) { return {4, static_cast<std::uint8_t>(2 + static_cast<int>(barrel))}; }
inline bool is_chance(Phase phase) {
  return phase == Phase::Float || phase == Phase::First || phase == Phase::Draw || phase == Phase::Open;
}

}  // namespace wildshore::maretta
