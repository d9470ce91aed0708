// support.hpp: short ways to set up, play and describe games of Rescue Polar Bears in tests.
#pragma once
#include <gtest/gtest.h>

#include <initializer_list>
#include <map>
#include <string>
#include <vector>

#include "games/rescue_polar_bears/rules.hpp"
#include "support/choices.hpp"
#include "support/play_of.hpp"

namespace wildshore::rescue_polar_bears {

// Any of the keys, as `floats=1`; the temperature is 8 unless named.
inline Options options_of(std::string_view text = "", int seats = 2) {
  Choices choices = choices_from<RescuePolarBears>(text);
  if (text.find("temperature") == std::string_view::npos) choices.value[0] = 2;
  return RescuePolarBears::options(seats, choices);
}

inline std::string name_of(Cell cell) { return std::string(cell_name(cell).view()); }
inline Cell cell_of(std::string_view name) { return cell_named(name[0], name[1]); }

inline std::map<std::string, int> next_steps(const State& s) { return weighed_steps<RescuePolarBears>(s); }

inline Bears bears_of(std::string_view letters) {
  Bears bears = 0;
  for (const char letter : letters) bears = static_cast<Bears>(bears + one_of(letter == 'm' ? Bear::Male : letter == 'f' ? Bear::Female : Bear::Cub));
  return bears;
}
inline std::string letters_of(Bears bears) {
  std::string text;
  for (int bear = 0; bear < kBearKinds; ++bear) text += std::string(static_cast<std::size_t>(count_of(bears, static_cast<Bear>(bear))), "mfc"[bear]);
  return text;
}

// It begins in the first turn on an almost empty sea: two ships at their starts, data
// on e2, ice tile 20 without bears on b5, and the alert there. Tests put on the board what they need.
struct Play : PlayOf<RescuePolarBears> {
  // The ships of the seats, in order; as many seats as ships.
  explicit Play(std::initializer_list<std::string_view> fleet = {"north-watch", "breeze-dragon"}, std::string_view options = "")
      : PlayOf(RescuePolarBears::start(options_of(options, static_cast<int>(fleet.size())))) {
    state.dealt = kPlay;
    int seat = 0;
    for (const std::string_view ship : fleet) {
      const auto dealt = RescuePolarBears::parse_outcome("ship " + std::to_string(++seat) + " " + std::string(ship));
      state.ship[seat - 1] = static_cast<Ship>(dealt->value % kShips);
      state.at[seat - 1] = kStarts[seat - 1];
    }
    data("e2");
    ice(20, "b5");
    alert(20);
    turn(1);
  }

  // Set by hand, the supply in line with it.
  void ice(int number, std::string_view cell, std::string_view letters = "") {
    lift(number);
    state.place[number - 1] = cell_of(cell);
    state.ice |= cell_bit(cell_of(cell));
    bears(cell, letters);
  }
  void lift(int number) {
    const Cell old = state.place[number - 1];
    if (old == kNoCell) return;
    bears(name_of(old), "");
    state.ice &= ~cell_bit(old);
    state.place[number - 1] = kNoCell;
  }
  void bears(std::string_view cell, std::string_view letters) { swap(state.bears[cell_of(cell)], bears_of(letters)); }
  void hold(int seat, std::string_view letters) { swap(state.hold[seat - 1], bears_of(letters)); }
  // Only these are left in the supply: all others are put on ice tiles 1 to 15, in the columns b, c, g and h.
  void supply(std::string_view letters) {
    constexpr std::string_view kShelves[] = {"b2", "b3", "b4", "c2", "c3", "c4", "c5", "g2", "g3", "g4", "g5", "h2", "h3", "h4", "h5"};
    std::string rest = letters_of(static_cast<Bears>(state.supply - bears_of(letters)));
    for (int i = 0; !rest.empty(); ++i) {
      ASSERT_LT(i, 15);
      ice(i + 1, kShelves[i], rest.substr(0, kRoom));
      rest.erase(0, kRoom);
    }
    ASSERT_EQ(state.supply, bears_of(letters));
  }
  void data(std::string_view cell) { state.data |= cell_bit(cell_of(cell)); }
  void no_data(std::string_view cell) { state.data &= ~cell_bit(cell_of(cell)); }
  void support(std::string_view cell) { state.support |= cell_bit(cell_of(cell)); }
  void ice_float(std::string_view cell) {
    state.options.floats = 1;
    state.floats |= cell_bit(cell_of(cell));
  }
  void ship(int seat, std::string_view cell) { state.at[seat - 1] = cell_of(cell); }
  void alert(int number) {
    if (state.alert != 0) state.hidden |= alert_bit(state.alert);
    state.alert = static_cast<std::uint8_t>(number);
    state.hidden &= ~alert_bit(number);
    state.open &= ~alert_bit(number);
  }
  void face_up(int number) {
    state.open |= alert_bit(number);
    state.hidden &= ~alert_bit(number);
  }
  void warm(int degrees) { state.temperature = static_cast<std::uint8_t>(degrees); }
  void collected(int number) { state.collected = static_cast<std::uint8_t>(number); }
  void helicopters(int number) { state.helicopters = static_cast<std::uint8_t>(number); }
  // It is this seat's turn, with all its actions.
  void turn(int seat) {
    const auto index = static_cast<std::uint8_t>(seat - 1);
    const bool breeze = state.ship[index] == Ship::BreezeDragon;
    state.seat = index;
    state.part = Part::Act;
    state.left = static_cast<std::uint8_t>(kActions + (breeze ? std::popcount(state.upgrades[index]) : 0));
    state.free_load = breeze;
    state.carded = state.second_bear = state.night = state.extra = 0;
    ASSERT_TRUE(RescuePolarBears::ok(state)) << board_text(state);
  }
  // The seat has just drawn this card.
  void drawn(std::string_view card) {
    const auto value = RescuePolarBears::parse_outcome("card " + std::string(card))->value;
    state.deck = static_cast<std::uint16_t>(state.deck & ~(1u << value));
    state.card = static_cast<Card>(value);
    ASSERT_TRUE(RescuePolarBears::ok(state)) << board_text(state);
  }

  std::string on(std::string_view cell) const { return letters_of(state.bears[cell_of(cell)]); }
  std::string aboard(int seat) const { return letters_of(state.hold[seat - 1]); }
  std::string at(int seat) const { return name_of(state.at[seat - 1]); }
  bool is_ice(std::string_view cell) const { return (state.ice & cell_bit(cell_of(cell))) != 0; }
  bool has_data(std::string_view cell) const { return (state.data & cell_bit(cell_of(cell))) != 0; }
  Phase phase() const { return phase_of(state); }

 private:
  void swap(Bears& place, Bears next) {
    state.supply = static_cast<Bears>(state.supply + place - next);
    place = next;
  }
};

}  // namespace wildshore::rescue_polar_bears
