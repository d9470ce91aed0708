// cards.hpp: the cards of Maretta and Vulcano (1.1), one by one and as sets.
//
// A set of cards is one 64-bit word that counts each of the 25 resource cards and the steamships. No count overflows: there are never
// more cards of a kind than the six-player deck has.
#pragma once
#include <bit>
#include <cstdint>

namespace wildshore::maretta {

enum class Suit : std::uint8_t { Wood, Rope, Fire, Water, Food };
inline constexpr int kSuits = 5;
inline constexpr int kValues = 5;
inline constexpr int kResources = kSuits * kValues;  // different resource cards
inline constexpr int kCardKinds = kResources + 1;

// suit * 5 + value - 1, or one of the following. Hands are sorted: what is hidden stands behind what is known, free places are last.
using Card = std::uint8_t;
inline constexpr Card kShip = 25;     // value 0, no suit
inline constexpr Card kHidden = 254;  // in a view: a card its watcher does not know
inline constexpr Card kNoCard = 255;

constexpr Card card_of(Suit suit, int value) { return static_cast<Card>(static_cast<int>(suit) * kValues + value - 1); }
constexpr bool is_resource(Card card) { return card < kResources; }
constexpr int value_of(Card card) { return card < kResources ? card % kValues + 1 : 0; }  // 0 for a steamship
constexpr Suit suit_of(Card card) { return static_cast<Suit>(card / kValues); }            // of a resource card
// How far two cards carry a raft (2.4).
constexpr int difference(Card a, Card b) {
  const int d = value_of(a) - value_of(b);
  return d < 0 ? -d : d;
}

// Twelve bits a suit: three for the ones, three for the twos, two each for threes, fours and fives; then three for the steamships.
using Cards = std::uint64_t;
struct CardField {
  std::uint8_t shift = 0;
  std::uint8_t mask = 0;
};
struct CardFields {
  CardField of[kCardKinds] = {};
  constexpr CardFields() {
    constexpr std::uint8_t kShift[kValues] = {0, 3, 6, 8, 10};
    for (int card = 0; card < kResources; ++card) {
      const int value = card % kValues;
      of[card] = {static_cast<std::uint8_t>(12 * (card / kValues) + kShift[value]), static_cast<std::uint8_t>(value < 2 ? 7 : 3)};
    }
    of[kShip] = {60, 7};
  }
};
inline constexpr CardFields kCardFields;

constexpr Cards one_of(Card card) { return Cards{1} << kCardFields.of[card].shift; }
constexpr int count_of(Cards cards, Card card) {
  return static_cast<int>((cards >> kCardFields.of[card].shift) & kCardFields.of[card].mask);
}
constexpr std::uint32_t stack_of(Cards cards, Suit suit) {
  return static_cast<std::uint32_t>(cards >> (12 * static_cast<int>(suit))) & 0xFFFu;
}
constexpr Cards all_of(Suit suit) { return Cards{0xFFF} << (12 * static_cast<int>(suit)); }
// Each different card of a stock once.
template <class Use>
void each_in_stock(Cards stock, Use&& use) {
  for (int card = 0; card < kResources; card += kValues, stock >>= 12) {
    const auto stack = static_cast<std::uint32_t>(stock) & 0xFFFu;
    if (stack == 0) continue;
    if ((stack & 7u) != 0) use(static_cast<Card>(card));
    if (((stack >> 3) & 7u) != 0) use(static_cast<Card>(card + 1));
    if (((stack >> 6) & 3u) != 0) use(static_cast<Card>(card + 2));
    if (((stack >> 8) & 3u) != 0) use(static_cast<Card>(card + 3));
    if ((stack >> 10) != 0) use(static_cast<Card>(card + 4));
  }
}
// The suits side by side: what is worked out for one is worked out for all five. A number for each suit has its twelve bits.
inline constexpr Cards kEachSuit = 0x0001001001001001;
constexpr int sum_of_suits(Cards numbers) { return static_cast<int>((numbers * kEachSuit >> 48) & 0xFFFu); }
// How many different suits are among the cards.
constexpr int suits_in(Cards cards) {
  constexpr Cards kRest = kEachSuit * 0x7FF;
  return sum_of_suits((((cards & kRest) + kRest) | cards) >> 11 & kEachSuit);
}
// The sums of the values of the suits.
constexpr Cards worths_of(Cards cards) {
  constexpr Cards kThreeBits = kEachSuit * 7;
  constexpr Cards kTwoBits = kEachSuit * 3;
  return (cards & kThreeBits) + 2 * (cards >> 3 & kThreeBits) + 3 * (cards >> 6 & kTwoBits) + 4 * (cards >> 8 & kTwoBits) +
         5 * (cards >> 10 & kTwoBits);
}
// All cards of the suits whose number is above the limit.
constexpr Cards suits_above(Cards numbers, int limit) {
  return ((numbers + kEachSuit * static_cast<unsigned>(0x7FF - limit)) >> 11 & kEachSuit) * 0xFFF;
}
// The sum of the values of one suit.
constexpr int worth_of(Cards cards, Suit suit) {
  const std::uint32_t stack = stack_of(cards, suit);
  return static_cast<int>((stack & 7u) + 2 * ((stack >> 3) & 7u) + 3 * ((stack >> 6) & 3u) + 4 * ((stack >> 8) & 3u) + 5 * (stack >> 10));
}
constexpr int size_of(Cards cards) {
  int size = 0;
  for (int card = 0; card < kCardKinds; ++card) size += count_of(cards, static_cast<Card>(card));
  return size;
}

// The resource cards in the box (1.1, 5.4).
constexpr Cards all_resources(bool six_players) {
  constexpr int kFive[kValues] = {4, 4, 3, 2, 1};
  constexpr int kSix[kValues] = {4, 4, 3, 3, 2};
  Cards cards = 0;
  for (int card = 0; card < kResources; ++card) {
    const int count = six_players ? kSix[card % kValues] : kFive[card % kValues];
    cards += one_of(static_cast<Card>(card)) * static_cast<unsigned>(count);
  }
  return cards;
}

}  // namespace wildshore::maretta
