// support.hpp: short ways to set up, play and describe games of Maretta and Vulcano in tests.
#pragma once
#include <gtest/gtest.h>

#include <initializer_list>
#include <map>
#include <string>
#include <vector>

#include "games/maretta/hands.hpp"
#include "games/maretta/rules.hpp"
#include "play/game_entry.hpp"
#include "support/play_of.hpp"

namespace wildshore::maretta {

inline Options options_of(Side side, int seats = 3) {
  if (side == Side::Maretta) return Maretta::options(seats, default_choices(Maretta::option_specs()));
  return Vulcano::options(seats, default_choices(Vulcano::option_specs()));
}

inline Card card_named(std::string_view name) {
  const auto action = MarettaRules::parse_action("choose " + std::string(name));
  EXPECT_TRUE(action) << name;
  return action ? action->card : kShip;
}
inline Barrel barrel_named(std::string_view name) {
  const auto outcome = MarettaRules::parse_outcome("open " + std::string(name));
  EXPECT_TRUE(outcome) << name;
  return outcome ? static_cast<Barrel>(outcome->piece) : Barrel::None;
}
// `wood3 rope1`, in any order, as names and as cards.
inline std::vector<Card> cards_named(std::string_view names) {
  std::vector<Card> cards;
  while (!names.empty()) cards.push_back(card_named(take_word(names)));
  return cards;
}
inline Cards set_of(std::string_view names) {
  Cards set = 0;
  for (const Card card : cards_named(names)) set += one_of(card);
  return set;
}
inline std::string names_of(const std::vector<Card>& cards) {
  std::string names;
  for (const Card card : cards) names += (names.empty() ? "" : " ") + std::string(card_name(card).view());
  return names;
}
inline std::string hand_of(const State& s, int seat) {
  std::vector<Card> cards;
  for (const Card card : s.hand[seat]) {
    if (card != kNoCard) cards.push_back(card);
  }
  return names_of(cards);
}

inline std::map<std::string, int> next_steps(const State& s) { return weighed_steps<MarettaRules>(s); }

// Seats are counted from 1, as in texts.
struct Play : PlayOf<MarettaRules> {
  explicit Play(const Options& options) : PlayOf(MarettaRules::start(options)) {}

  // Seat 1 begins with these hands, seat by seat; the face-up barrels are whatever comes first.
  Play(const Options& options, std::initializer_list<std::string_view> hands) : Play(options) {
    while (state.phase == Phase::Float) step(next_steps(state).begin()->first);
    step("first 1");
    int seat = 1;
    for (const std::string_view hand : hands) {
      for (const Card card : cards_named(hand)) step("draw " + std::to_string(seat) + " " + std::string(card_name(card).view()));
      ++seat;
    }
    calm();
  }
  Play(Side side, std::initializer_list<std::string_view> hands) : Play(options_of(side, static_cast<int>(hands.size())), hands) {}

  // Draws the first cards there are until somebody is asked.
  void draw_all() {
    while (state.phase == Phase::Draw) step(next_steps(state).begin()->first);
  }

  int place(int seat) const { return state.place[seat - 1]; }
  std::string stock(int seat) const {
    std::vector<Card> cards;
    for (Card card = 0; card < kCardKinds; ++card) cards.insert(cards.end(), static_cast<std::size_t>(count_of(state.stock[seat - 1], card)), card);
    return names_of(cards);
  }
  std::string asked() const { return std::to_string(state.seat + 1); }

  // Sets the table by hand. A stock comes out of the deck.
  void put(int seat, int place) { state.place[seat - 1] = static_cast<std::int8_t>(place); }
  void set_stock(int seat, std::string_view names) {
    for (const Card card : cards_named(names)) {
      ASSERT_GT(count_of(state.pool, card), 0) << names;
      state.pool -= one_of(card);
      --state.deck;
      state.stock[seat - 1] += one_of(card);
    }
  }
  // Takes all barrels off the track.
  void calm() {
    for (auto& slots : state.barrel) {
      for (Barrel& barrel : slots) barrel = Barrel::None;
    }
    state.unseen = MarettaRules::start(state.options).unseen;
  }
  // Lays a barrel on a space, face up, or face down with `down`.
  void lay(int space, int slot, std::string_view name) {
    const int index = barrel_index(state.options, space);
    ASSERT_GE(index, 0);
    Barrel& barrel = state.barrel[index][slot - 1];
    ASSERT_EQ(barrel, Barrel::None);
    barrel = name == "down" ? Barrel::Down : barrel_named(name);
    if (barrel != Barrel::Down) state.unseen -= one_unseen(barrel);
  }
};

// Three hands in which values are far apart: seat 1 low, seat 2 high, seat 3 with a steamship.
inline Play usual_a() { return Play(Side::Maretta, {"wood1 rope1 fire1 water2", "wood4 rope4 fire3 water5", "wood2 rope2 fire2 ship"}); }

// Seat 1 has chosen 1 wood, seat 2 five water, seat 3 two wood; seat 1 is to give. Whoever gives seat 2 a card of value 1 carries it 4 spaces.
inline Play chosen() {
  Play play = usual_a();
  play.step({"choose wood1", "choose water5", "choose wood2"});
  return play;
}

}  // namespace wildshore::maretta
