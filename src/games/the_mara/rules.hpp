// rules.hpp: The Mara: jeeps take tourists across the reserve to photograph the animal each has come for.
//
// Hidden: which animal lives on a face-down tile. The numbered rules are in rules.md; code and tests cite them. The table is board.hpp, the
// map geometry.hpp. A seat that has peeked is always asked once more, match or no match, so that being asked tells the others nothing.
//
// Step texts: chance `tile b2 grove`, `pile a1 bird`, `draw river bird`, `first 2` (a seat, from 1), `see b2 bird`; actions `start a1`,
// `pick river bird`, `drop river bird`, `drive b2-c3`, `drive a1`, `track b2-c3` (the track to move, 3.1), `peek`, `photo b2`,
// `keep river bird`, `done` (ends the task; before anything is done, a pass).
#pragma once
#include <string>

#include "core/game.hpp"
#include "games/the_mara/board.hpp"

namespace wildshore {

namespace the_mara {

// Start: at lodge `what` (a Place). Pick, Drop, Keep: card `what`. Drive: to place `what`. Track: the track on path `what` is moved.
// Photo: of tile `what`. Peek, Done: what is 0.
enum class ActionKind : std::uint8_t { Start, Photo, Drive, Peek, Pick, Drop, Track, Keep, Done };
struct Action {
  ActionKind kind = ActionKind::Done;
  std::uint8_t what = 0;
  bool operator==(const Action&) const = default;
};

// Tile: tile `at` shows Habitat `value`. Pile: Animal `value` is the pile of lodge `at` (a Place). Draw: card `value`; at is 0.
// First: seat `value` begins; at is 0. See: tile `at` hides Animal `value`.
enum class OutcomeKind : std::uint8_t { Tile, Pile, Draw, First, See };
struct Outcome {
  OutcomeKind kind = OutcomeKind::First;
  std::uint8_t at = 0;
  std::uint8_t value = 0;
  bool operator==(const Outcome&) const = default;
};

// Fields not named are 0, except that card is kNoCard, tile kNoTile, from and to kNowhere, animal Unseen.
enum class EventKind : std::uint8_t {
  TileDealt,    // tile, number = Habitat
  PileDealt,    // to = lodge, animal
  TouristDealt,  // seat, card (6.2)
  FirstPlayer,  // seat
  JeepPlaced,   // seat, to
  TurnBegins,   // seat, number = guide actions
  PickedUp,     // seat, card, from = lodge
  DroppedOff,   // seat, card, to = lodge, number = 1 with its photo (kept) or 0 (back to the pile)
  TrackLaid,    // seat, to = path
  Drove,        // seat, from, to, number = places skipped, via[0 .. number - 1]
  TrackMoved,   // seat, from, to = paths
  Peeked,       // seat, from = the path
  TileSeen,     // seat, tile, animal (Unseen to everybody else)
  Photographed,  // seat, tile, card, animal
  Drew,         // seat, card
  Kept,         // seat, card
  PutUnder,     // seat, card
  Passed,       // seat: a task of zero actions
  TurnEnded,    // seat
  Ended,        // number = End
};

struct Event {
  EventKind kind = EventKind::FirstPlayer;
  std::uint8_t seat = 0;
  Place from = kNowhere;
  Place to = kNowhere;
  Tile tile = kNoTile;
  Animal animal = Animal::Unseen;
  Card card = kNoCard;
  std::uint8_t number = 0;
  Place via[Route::capacity()] = {};
  bool operator==(const Event&) const = default;
};

// All that lies open, and the animals of the tiles that are up or that the watcher has looked at; the others are Unseen. The same with or
// without notebook: whether a screen shows more than `fresh` and the tiles that are up is the screen's matter (6.1).
struct View {
  Table table;
  Animal animal[kTiles + 2] = {};
  Seat watcher = kSpectator;
  bool operator==(const View&) const = default;
};

std::string_view habitat_name(Habitat habitat);  // `grove`; "" for None
std::string_view animal_name(Animal animal);     // `bird`; "" for Unseen
StepText card_name(Card card);                   // `river bird`; "" for what is none
// The table as text: for tests, golden records and the command line. Hidden animals that somebody has seen are in lower case.
std::string board_text(const State& state);

}  // namespace the_mara

struct TheMara {
  using Options = the_mara::Options;
  using State = the_mara::State;
  using Action = the_mara::Action;
  using Outcome = the_mara::Outcome;
  using Event = the_mara::Event;
  using View = the_mara::View;
  using Actions = List<Action, 128>;
  using Outcomes = List<Weighted<Outcome>, the_mara::kCards>;

  static constexpr std::string_view kId = "the-mara";
  static constexpr int kRules = 1;
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = the_mara::kSeats;
  static constexpr bool kHides = true;

  static std::span<const OptionSpec> option_specs();  // family, notebook
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

  static View view(const State& state, Seat seat);
  static Event redact(const Event& event, Seat seat);
  static State imagine(const View& view, Rng& rng);
  static bool reveals(const State&, const Action& action) { return action.kind == the_mara::ActionKind::Peek; }

  static StepText text(const Action& action);
  static StepText text(const Outcome& outcome);
  static std::optional<Action> parse_action(std::string_view text);
  static std::optional<Outcome> parse_outcome(std::string_view text);
};

static_assert(Game<TheMara>);

}  // namespace wildshore
