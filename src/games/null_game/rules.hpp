// rules.hpp: the null game, the least code that fulfils the Game concept: always built and tested, never in the registry.
//
// Two seats add 1 or 2 in turn; a coin decides who begins; whoever reaches the goal wins. Paragraphs: rules.md.
#pragma once
#include <string>

#include "core/game.hpp"

namespace wildshore {

namespace null_game {

struct Options {
  std::int8_t goal = 7;
  bool operator==(const Options&) const = default;
};

struct State {
  std::int8_t goal = 7;
  std::int8_t count = 0;
  std::int8_t seat = -1;  // who is to add, or who won; -1 until the coin has fallen
  std::int8_t turns = 0;
  bool operator==(const State&) const = default;
};

struct Action {
  std::int8_t add = 1;
  bool operator==(const Action&) const = default;
};

struct Outcome {
  std::int8_t first = 0;
  bool operator==(const Outcome&) const = default;
};

enum class Happening : std::int8_t { Began, Added, Won };

struct Event {
  Happening what = Happening::Began;
  std::int8_t seat = 0;
  std::int8_t add = 0;
  bool operator==(const Event&) const = default;
};

// Nothing is hidden: what a seat may know is the state, and which seat it is.
struct View {
  State state;
  std::int8_t me = kSpectator;
  bool operator==(const View&) const = default;
};

std::string board_text(const State& state);

}  // namespace null_game

struct NullGame {
  using Options = null_game::Options;
  using State = null_game::State;
  using Action = null_game::Action;
  using Outcome = null_game::Outcome;
  using Event = null_game::Event;
  using View = null_game::View;
  using Actions = List<Action, 2>;
  using Outcomes = List<Weighted<Outcome>, 2>;

  static constexpr std::string_view kId = "null-game";
  static constexpr int kRules = 1;
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = 2;
  static constexpr bool kHides = false;

  static std::span<const OptionSpec> option_specs();
  static Options options(int seats, const Choices& choices);

  static State start(const Options& options);
  static ToAct to_act(const State& state);
  static void actions(const State& state, Actions& list);
  static void outcomes(const State& state, Outcomes& list);
  template <class Watcher>
  static void apply(State& state, const Action& action, const Watcher& watcher);
  template <class Watcher>
  static void resolve(State& state, const Outcome& outcome, const Watcher& watcher);
  static Result result(const State& state);
  static bool ok(const State& state);
  static RuleId why(const State& state, const Action& action);

  static View view(const State& state, Seat seat);
  static Event redact(const Event& event, Seat seat);
  static State imagine(const View& view, Rng& rng);

  static StepText text(const Action& action);
  static StepText text(const Outcome& outcome);
  static std::optional<Action> parse_action(std::string_view text);
  static std::optional<Outcome> parse_outcome(std::string_view text);
};

static_assert(Game<NullGame>);

}  // namespace wildshore
