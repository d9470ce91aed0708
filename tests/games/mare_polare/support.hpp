// support.hpp: short ways to set up, play and describe games of Mare Polare in tests.
#pragma once
#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "games/mare_polare/rules.hpp"
#include "support/choices.hpp"
#include "support/play_of.hpp"

namespace wildshore::mare_polare {

inline Choices choices_of(std::string_view text) { return choices_from<MarePolare>(text); }

// Any of the keys, as `coop=1 fingers=2`.
inline Options options_of(std::string_view text, int seats = 2) { return MarePolare::options(seats, choices_of(text)); }

// Every combination of layout, corners, fingers, co-operation and book; the handicaps differ from one to the next and meet all
// others in time.
inline std::vector<Choices> varied_choices() {
  std::vector<Choices> all;
  std::uint32_t number = 0;
  for (int bits = 0; bits < 16; ++bits) {
    for (std::uint8_t fingers = 0; fingers < 5; ++fingers, ++number) {
      Choices choices;
      choices.value[0] = static_cast<std::uint8_t>(bits & 1);
      choices.value[1] = static_cast<std::uint8_t>((bits >> 1) & 1);
      choices.value[2] = fingers;
      choices.value[3] = static_cast<std::uint8_t>((bits >> 2) & 1);
      choices.value[4] = static_cast<std::uint8_t>((bits >> 3) & 1);
      for (std::uint32_t seat = 0; seat < 4; ++seat)
        choices.value[5 + seat] = static_cast<std::uint8_t>((number >> (2 * seat % 6)) & 3);
      if (number % 3 == 0)
        choices.value[5] = choices.value[6] = choices.value[7] = choices.value[8] = static_cast<std::uint8_t>(number % 4);
      all.push_back(choices);
    }
  }
  return all;
}

inline std::vector<std::string> legal_texts(const State& s) { return legal_steps<MarePolare>(s); }

inline Cell cell_of(std::string_view name) { return MarePolare::parse_action("walk " + std::string(name))->to; }

struct Play : PlayOf<MarePolare> {
  explicit Play(std::string_view options = "", int seats = 2) : PlayOf(MarePolare::start(options_of(options, seats))) {}
  Play(std::string_view options, int seats, std::initializer_list<std::string_view> steps) : Play(options, seats) { step(steps); }

  // The first seat begins; recipes 3220, 0232, 2023, 2302; Inuit on b1, c1, d2, d4 of the beginners' layout.
  static Play begun(std::string_view options = "", int seats = 2) {
    constexpr std::string_view kRecipes[] = {"recipe 1 3220", "recipe 2 0232", "recipe 3 2023", "recipe 4 2302"};
    constexpr std::string_view kPlaces[] = {"place b1", "place c1", "place d2", "place d4"};
    Play table(options, seats);
    table.step("first 1");
    for (int seat = 0; seat < seats; ++seat) table.step(kRecipes[seat]);
    for (int seat = 0; seat < seats; ++seat) table.step(kPlaces[seat]);
    return table;
  }

  std::string at(int seat) const { return std::string(cell_name(state.inuit[seat - 1]).view()); }
  std::string harpoon(int seat) const {
    std::string text;
    for (int i = 0; i < fish_on(state, seat - 1); ++i) text += static_cast<char>('A' + fish_at(state, seat - 1, i));
    return text;
  }
  // The cell as rules.md draws it.
  std::string cell(std::string_view name) const {
    const Cell c = cell_of(name);
    if ((state.water & bit_of(c)) != 0) return "~";
    if (c == state.oracle) return "oracle";
    if (c == state.igloo) return "igloo";
    return (state.holes & bit_of(c)) != 0 ? "hole" : "ice";
  }

  // Set by hand, the bag in line with it.
  void stand(int seat, std::string_view name) { state.inuit[seat - 1] = cell_of(name); }
  void load(int seat, std::string_view fish) {
    while (fish_on(state, seat - 1) > 0) {
      const Fish off = take_off(state, seat - 1, 0);
      state.bag = static_cast<Counts>(state.bag + one_of(off));
    }
    for (const char kind : fish) {
      put_on(state, seat - 1, static_cast<Fish>(kind - 'A'));
      state.bag = static_cast<Counts>(state.bag - one_of(kind - 'A'));
    }
  }
  void recipe(int seat, std::string_view text) {
    state.recipe[seat - 1] = MarePolare::parse_outcome("recipe 1 " + std::string(text))->data;
  }
  // It is this seat's turn to roll, whatever was before.
  void turn(int seat) {
    state.seat = static_cast<std::uint8_t>(seat - 1);
    state.phase = state.options.coop && is_home(state, seat - 1) ? Phase::Home : Phase::Roll;
    state.die = Die::None;
  }
};

}  // namespace wildshore::mare_polare
