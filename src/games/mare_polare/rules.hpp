// rules.hpp: Mare Polare: Inuit walk over turning floes, fish by touch, and must remember what their soup is made of.
//
// Recipes are secret and so is what a hand feels; a View is a State in which kSecret stands for what its watcher does not know.
// The numbered rules are in rules.md; code and tests cite them. The board is board.hpp.
//
// Chance: `water b2 c3` `oracle d1` `igloo a4` `hole a1` (five times) for the shuffled layout, `first 2` (a seat, from 1),
// `recipe 2 0232` (seat; fish of A B C D), `roll 1` .. `roll 4` `roll jump` `roll splash`, `touch ABD`, `land fish|natural`.
//
// Actions: `place b1`, `walk b3`, `jump b3`, `fall b2`, `lay c3`, `fish`, `pass`, `take A`, `keep`, `back`, `give 2`,
// `drop 03` (third fish from the bottom), `done`, `claim`, `stay`, `go`.
#pragma once
#include <string>

#include "core/game.hpp"
#include "games/mare_polare/board.hpp"

namespace wildshore {

namespace mare_polare {

enum class ActionKind : std::uint8_t {
  Place,  // to = cell, as for the next four
  Walk,
  Jump,
  Fall,
  Lay,
  Take,  // to = shape
  Give,  // to = seat
  Drop,  // to = position on the own harpoon, from 0 at the bottom
  Fish,  // to = 0, as for all that follow
  Pass,
  Keep,
  Back,
  Done,
  Claim,
  Stay,
  Go,
};
struct Action {
  ActionKind kind = ActionKind::Pass;
  std::uint8_t to = 0;
  bool operator==(const Action&) const = default;
};

enum class OutcomeKind : std::uint8_t {
  Waters,  // data = the two cells as Cells
  Oracle,  // piece = cell
  Igloo,   // piece = cell
  Hole,    // piece = cell
  First,   // piece = seat
  Recipe,  // piece = seat, data = Counts
  Roll,    // piece = Die
  Touch,   // data = Counts of shapes
  Land,    // piece = 0 for an ordinary fish, 1 for a natural one
};
struct Outcome {
  OutcomeKind kind = OutcomeKind::First;
  std::uint8_t piece = 0;
  std::uint16_t data = 0;
  bool operator==(const Outcome&) const = default;
};

enum class EventKind : std::uint8_t {
  WatersDrawn,    // from, to = cells
  OracleDrawn,    // to = cell
  IglooDrawn,     // to = cell; now the floes lie
  HoleDrawn,      // piece = floe, to = cell
  FirstPlayer,    // seat
  RecipeDealt,    // seat, data = recipe (its owner's secret), number = 1 when all may see it
  Placed,         // seat, to = cell
  TurnBegins,     // seat
  Stayed,         // seat: on the igloo, without a roll (4.4)
  WentOn,         // seat: leaves the igloo to help (4.4)
  Rolled,         // seat, number = Die
  Stuck,          // seat: no step is possible (3.1)
  Walked,         // seat, from, to = cells, number = steps, path = directions, two bits each, the first lowest
  Jumped,         // seat, from, to = cells
  Fell,           // seat, from, to = cells: into the water
  Spared,         // seat, number = 1 when it swims already, 0 when no water is free (3.4)
  FloeLifted,     // seat, piece = floe, from = cell: turned over, and a water is to be chosen (3.2)
  FloeLaid,       // seat, piece = floe, from, to = cells, number = 1 when a hole is up now
  FloeTurned,     // seat, piece = floe, to = cell, number likewise: turned in place
  Stopped,        // seat, to = cell: on a hole with fish in the bag, or on the igloo, and may do something there
  Fishing,        // seat: a hand goes into the bag
  Touched,        // seat, number = fish felt, data = their shapes (the seat's secret)
  Taken,          // seat, number = shape: drawn out of the bag; Landed or NaturalLanded follows
  Landed,         // seat, number = kind
  NaturalLanded,  // seat, piece = shape, number = natural fish on the table now
  Kept,           // seat, piece = position, number = kind
  PutBack,        // seat, number = kind
  Given,          // seat, to = the seat that gets it, piece = position there, number = kind
  FishLost,       // seat, piece = position, number = kind: the topmost, by a splash
  FishReturned,   // seat, piece = position, number = kind: taken off at the oracle or forfeited
  Mirrored,       // seat, data = recipe (its owner's secret)
  Claimed,        // seat, data = recipe (shown to all), number = 1 when the soup is right
  CameHome,       // seat: on the igloo with its soup, in the co-operative game
  Passed,         // seat
  TurnEnded,      // seat
  Won,            // seat
  AllWon,         // seat = who came last
  AllLost,        // seat = who caught the fourth natural fish
};
struct Event {
  EventKind kind = EventKind::FirstPlayer;
  std::uint8_t seat = 0;
  std::uint8_t piece = 0;
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  std::uint8_t number = 0;
  std::uint8_t path = 0;
  std::uint8_t zero = 0;
  Counts data = 0;
  bool operator==(const Event&) const = default;
};

// What the watcher knows: the state with kSecret for every dealt recipe it has not seen, and for a touch that is not its own.
// Everything else is open, the counts of the bag included: whatever left it was shown to all.
struct View {
  State state;
  Seat watcher = kSpectator;
  bool operator==(const View&) const = default;
};

// `b3`; "" for kNoCell.
StepText cell_name(Cell cell);
// `0232`: fish of A, B, C, D.
StepText recipe_name(Counts recipe);
// `1` .. `4`, `jump`, `splash`; "" for Die::None.
std::string_view die_name(Die die);
// The table as text: for tests, golden records and the command line.
std::string board_text(const State& state);

}  // namespace mare_polare

struct MarePolare {
  using Options = mare_polare::Options;
  using State = mare_polare::State;
  using Action = mare_polare::Action;
  using Outcome = mare_polare::Outcome;
  using Event = mare_polare::Event;
  using View = mare_polare::View;
  using Actions = List<Action, 64>;
  using Outcomes = List<Weighted<Outcome>, 96>;

  static constexpr std::string_view kId = "mare-polare";
  static constexpr int kRules = 1;
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = 4;
  static constexpr bool kHides = true;

  static std::span<const OptionSpec> option_specs();  // layout, corners, fingers, coop, book, handicap1 .. handicap4
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
  // Whether the action lets somebody see what cannot be unseen: a claim, a landed fish, the mirror of the oracle.
  static bool reveals(const State& before, const Action& action);

  static View view(const State& state, Seat seat);
  static Event redact(const Event& event, Seat seat);
  static State imagine(const View& view, Rng& rng);

  static StepText text(const Action& action);
  static StepText text(const Outcome& outcome);
  static std::optional<Action> parse_action(std::string_view text);
  static std::optional<Outcome> parse_outcome(std::string_view text);
};

static_assert(Game<MarePolare>);

}  // namespace wildshore
