// rules.hpp: Frost Bitten!: penguins cross drifting ice to the North Pole, or a bear sends them home.
//
// Open information: a view is the whole state. The numbered rules are in rules.md; code and tests cite them. The board is board.hpp.
//
// Step texts: chance `first 2` (a seat, from 1), `roll P3` `roll B3` `roll 5`; actions `step 2 1C` (penguin 1 .. 3 of the seat to act),
// `step 1 north`, `slide 1C n` (n s e w), `bear 3B`, and in the mega game `bear 2 3B` (bear 1 began on the equator) and `die P3`.
#pragma once
#include <string>

#include "core/game.hpp"
#include "games/frost_bitten/board.hpp"

namespace wildshore {

namespace frost_bitten {

enum class ActionKind : std::uint8_t { Step, Slide, Bear, Die };

// Step: penguin `piece` (0 .. 2) of the seat to place `to`. Slide: floe `piece` in Direction `to`. Bear: bear `piece` to place `to`, where
// piece is 0 for the only bear and 1 or 2 in the mega game. Die: make the die that says Die(`to`) first; piece is 0.
// Every own penguin is listed, also those that stand together: each can be pointed at.
struct Action {
  ActionKind kind = ActionKind::Step;
  std::uint8_t piece = 0;
  std::uint8_t to = 0;
  bool operator==(const Action&) const = default;
};

// First: value is the seat that begins. Roll: value is a Die.
enum class OutcomeKind : std::uint8_t { First, Roll };
struct Outcome {
  OutcomeKind kind = OutcomeKind::First;
  std::uint8_t value = 0;
  bool operator==(const Outcome&) const = default;
};

enum class EventKind : std::uint8_t {
  FirstPlayer,     // seat
  TurnBegins,      // seat
  Rolled,          // seat, piece = die 0 or 1, die, number = moves, face = a face of the die that says so
  Alert,           // seat, piece = die: it is rolled again (6.1)
  DieChosen,       // seat, piece = die, die, number: its moves begin (mega only, also when nothing was asked)
  PenguinStepped,  // seat, piece = penguin 0 .. 11, from, to = places
  FloeSlid,        // seat, piece = floe, from, to = cells, number = Direction
  BearStepped,     // seat, piece = bear 0 or 1, from, to = places
  PenguinCaught,   // seat = its owner, piece = penguin, from = floe, to = kSouth, number = bear 0 or 1
  PenguinArrived,  // seat = its owner, piece = penguin, to = pole, number = Arrival
  MovesLapsed,     // seat, number = moves lost because none is legal (2.2)
  TurnEnded,       // seat
  Won,             // seat
};
enum class Arrival : std::uint8_t { Done, TurnedHome, Home };

struct Event {
  EventKind kind = EventKind::FirstPlayer;
  std::uint8_t seat = 0;
  std::uint8_t piece = 0;
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  std::uint8_t number = 0;
  Die die = Die::None;
  std::uint8_t face = 0;
  bool operator==(const Event&) const = default;
};

struct View {
  State state;
  Seat watcher = kSpectator;
  bool operator==(const View&) const = default;
};

// A die face (0 .. 5) that says `die`; the lowest when there are two.
int face_of(Die die);
// `P3`, `B4`, `5`; "" for Die::None.
std::string_view die_name(Die die);
// `1C`, `south`, `equator`, `north`; "" for what is no place.
StepText place_name(Place place);
// The board as text, north above: for tests, golden records and the command line.
std::string board_text(const State& state);

}  // namespace frost_bitten

struct FrostBitten {
  using Options = frost_bitten::Options;
  using State = frost_bitten::State;
  using Action = frost_bitten::Action;
  using Outcome = frost_bitten::Outcome;
  using Event = frost_bitten::Event;
  using View = frost_bitten::View;
  using Actions = List<Action, 160>;
  using Outcomes = List<Weighted<Outcome>, 8>;

  static constexpr std::string_view kId = "frost-bitten";
  static constexpr int kRules = 1;
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = 4;
  static constexpr bool kHides = false;

  static std::span<const OptionSpec> option_specs();  // alert, homesick, warming, mega, drift
  static Options options(int seats, const Choices& choices);

  static State start(const Options& options);
  static ToAct to_act(const State& state);
  static void actions(const State& state, Actions& out);
  static void outcomes(const State& state, Outcomes& out);
  template <class Watcher>
  static void apply(State& state, const Action& action, const Watcher& watcher);  // the action must be legal
  template <class Watcher>
  static void resolve(State& state, const Outcome& outcome, const Watcher& watcher);
  static Result result(const State& state);
  static bool ok(const State& state);
  static RuleId why(const State& state, const Action& action);

  static View view(const State& state, Seat seat) { return {state, seat}; }
  static Event redact(const Event& event, Seat) { return event; }
  static State imagine(const View& view, Rng&) { return view.state; }

  static StepText text(const Action& action);
  static StepText text(const Outcome& outcome);
  static std::optional<Action> parse_action(std::string_view text);
  static std::optional<Outcome> parse_outcome(std::string_view text);
};

static_assert(Game<FrostBitten>);

}  // namespace wildshore
