// support.hpp: short ways to set up, play and describe games of Frost Bitten! in tests.
#pragma once
#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "games/frost_bitten/rules.hpp"
#include "support/choices.hpp"

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

inline std::vector<std::string> legal_texts(const State& s) {
  std::vector<std::string> texts;
  FrostBitten::Actions actions;
  FrostBitten::actions(s, actions);
  for (const Action& a : actions) texts.emplace_back(FrostBitten::text(a).view());
  FrostBitten::Outcomes outcomes;
  FrostBitten::outcomes(s, outcomes);
  for (const auto& o : outcomes) texts.emplace_back(FrostBitten::text(o.outcome).view());
  return texts;
}

inline bool is_legal(const State& s, std::string_view text) {
  for (const std::string& each : legal_texts(s)) {
    if (each == text) return true;
  }
  return false;
}

// A game in a test: steps enter as text, events are kept.
struct Table {
  State state;
  std::vector<Event> events;  // of the last step

  explicit Table(std::string_view options = "", int seats = 2) : state(FrostBitten::start(options_of(options, seats))) {}
  Table(std::string_view options, int seats, std::initializer_list<std::string_view> steps) : Table(options, seats) { play(steps); }

  void play(std::string_view step) {
    ASSERT_TRUE(is_legal(state, step)) << step << "\n" << board_text(state);
    events.clear();
    const auto keep = [this](const Event& event, const State&) { events.push_back(event); };
    const EventSink<Event, State> sink(keep);
    if (const auto action = FrostBitten::parse_action(step)) {
      FrostBitten::apply(state, *action, sink);
    } else {
      FrostBitten::resolve(state, *FrostBitten::parse_outcome(step), sink);
    }
    ASSERT_TRUE(FrostBitten::ok(state)) << step << "\n" << board_text(state);
  }
  void play(std::initializer_list<std::string_view> steps) {
    for (const std::string_view step : steps) play(step);
  }

  bool legal(std::string_view step) const { return is_legal(state, step); }
  // The paragraph that refuses the action, as `3.4`; "" when it is legal.
  std::string why(std::string_view step) const {
    const auto action = FrostBitten::parse_action(step);
    if (!action) return "no action";
    const RuleId rule = FrostBitten::why(state, *action);
    EXPECT_EQ(!rule, is_legal(state, step)) << step;
    return rule ? std::to_string(rule.section) + "." + std::to_string(rule.paragraph) : "";
  }
  int count(EventKind kind) const {
    int n = 0;
    for (const Event& event : events) n += event.kind == kind;
    return n;
  }
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
