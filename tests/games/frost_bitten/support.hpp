// support.hpp: short ways to set up, play and describe games of Frost Bitten! in tests.
#pragma once
#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "games/frost_bitten/rules.hpp"
#include "support/choices.hpp"
#include "support/play_of.hpp"

namespace wildshore::frost_bitten {

// seats=2, then any of the keys as `alert=1 drift=deep`.
inline Options options_of(std::string_view text, int seats = 2) { return FrostBitten::options(seats, choices_from<FrostBitten>(text)); }

inline std::vector<Options> all_options() {
  std::vector<Options> all;
  for (int seats = 2; seats <= 4; ++seats) {
    for (int bits = 0; bits < 48; ++bits) {
      Choices choices;
      for (std::size_t i = 0; i < 4; ++i) choices.value[i] = static_cast<std::uint8_t>((bits >> i) & 1);
      choices.value[4] = static_cast<std::uint8_t>(bits / 16);
      all.push_back(FrostBitten::options(seats, choices));
    }
  }
  return all;
}

inline std::string describe(const Options& o) {
  std::string text = "seats=" + std::to_string(o.seats) + " alert=" + std::to_string(o.alert) + " homesick=" + std::to_string(o.homesick);
  return text + " warming=" + std::to_string(o.warming) + " mega=" + std::to_string(o.mega) + " drift=" +
         std::to_string(static_cast<int>(o.drift));
}

inline std::vector<std::string> legal_texts(const State& s) { return legal_steps<FrostBitten>(s); }

struct Play : PlayOf<FrostBitten> {
  explicit Play(std::string_view options = "", int seats = 2) : PlayOf(FrostBitten::start(options_of(options, seats))) {}
  Play(std::string_view options, int seats, std::initializer_list<std::string_view> steps) : Play(options, seats) { step(steps); }

  std::string at(int seat, int number) const {
    return std::string(place_name(state.penguin[(seat - 1) * kPenguinsPerSeat + number - 1]).view());
  }

  // Sets the board by hand. The copies inside the state are brought in line.
  void place(int seat, int number, std::string_view where, bool homeward = false) {
    const int p = (seat - 1) * kPenguinsPerSeat + number - 1;
    state.penguin[p] = FrostBitten::parse_action("step 1 " + std::string(where))->to;
    state.homeward = static_cast<std::uint16_t>((state.homeward & ~(1 << p)) | (homeward ? 1 << p : 0));
    align();
  }
  void bear(int number, std::string_view where) {
    state.bear[number - 1] = FrostBitten::parse_action("bear " + std::string(where))->to;
    align();
  }
  void floe(std::string_view name, int y) { floe(name, column_of(state.cell[floe_index(name)]), y); }
  void floe(std::string_view name, int column, int y) {
    Cell& cell = state.cell[floe_index(name)];
    cell = cell_at(water_of(cell), column, y);
    align();
  }
  static int floe_index(std::string_view name) { return FrostBitten::parse_action("slide " + std::string(name) + " n")->piece; }

  void align() {
    state.starts[0] = state.starts[1] = 0;
    state.ones = state.twos = 0;
    for (int f = 0; f < state.floes; ++f) {
      state.starts[water_of(state.cell[f])] |= bit_of(state.cell[f]);
      int on = 0;
      for (const Place p : state.penguin) on += p == f;
      state.ones |= static_cast<std::uint32_t>(on & 1) << f;
      state.twos |= static_cast<std::uint32_t>(on >> 1) << f;
    }
    for (int seat = 0; seat < 4; ++seat) {
      state.arrived[seat] = 0;
      for (int n = 0; n < kPenguinsPerSeat; ++n) {
        state.arrived[seat] = static_cast<std::uint8_t>(state.arrived[seat] + is_done(state, seat * kPenguinsPerSeat + n));
      }
    }
  }
};

inline std::vector<std::string> touching(const State& s, std::string_view place) {
  Places list;
  contacts(s, FrostBitten::parse_action("step 1 " + std::string(place))->to, list);
  std::vector<std::string> names;
  for (const Place p : list) names.emplace_back(place_name(p).view());
  return names;
}

}  // namespace wildshore::frost_bitten
