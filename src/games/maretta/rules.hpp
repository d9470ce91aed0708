// rules.hpp: Maretta and Vulcano: castaways give each other cards, race for the steamship or run from the lava.
//
// Two games, Maretta (side A) and Vulcano (side B), share everything but their switches. Hands are secret, and so is a card put face down
// on (*); a View is a State in which kHidden stands for what its watcher does not know. The numbered rules are in rules.md.
//
// Chance: `barrel 9 shark` (a space; face up from the start), `first 2` (a seat, from 1), `draw 2 wood3` `draw 2 ship`, `open shark`.
//
// Actions: `choose wood3`, `give 2 wood3`, `move`, `steal 2 wood3`, `load wood3`, `pass`, `take 1` `take 2` (the first or second barrel),
// `discard wood3`, `swap 2`, `look 2`.
#pragma once
#include <string>

#include "core/game.hpp"
#include "games/maretta/board.hpp"

namespace wildshore {

namespace maretta {

enum class ActionKind : std::uint8_t {
  Choose,   // card, on the own (*), face down
  Give,     // seat, card: on that seat's (**)
  Move,     // 2 spaces, as a reward
  Steal,    // seat, card: out of that seat's stock
  Load,     // card, on the own (*), side B
  Pass,     // no card fits, side B
  Take,     // card = slot 0 or 1 of the barrels
  Discard,  // card, of the own stock
  Swap,     // seat
  Look,     // seat
};
struct Action {
  ActionKind kind = ActionKind::Pass;
  std::uint8_t seat = 0;
  Card card = 0;
  bool operator==(const Action&) const = default;
};

enum class OutcomeKind : std::uint8_t {
  Float,  // number = space, piece = Barrel
  First,  // number = seat
  Draw,   // number = seat, piece = card
  Open,   // piece = Barrel
};
struct Outcome {
  OutcomeKind kind = OutcomeKind::First;
  std::uint8_t number = 0;
  std::uint8_t piece = 0;
  bool operator==(const Outcome&) const = default;
};

// Unused fields are 0. `seats` is a set of seats.
enum class EventKind : std::uint8_t {
  BarrelShown,    // to = space, slot, barrel: face up from the start
  FirstPlayer,    // seat: has the first-player token now
  CardDrawn,      // seat, card (its secret)
  DeckShuffled,   // number = cards: the discards are the deck now (3.5)
  RoundBegins,    // seat = first player, number = round
  Chosen,         // seat, card (its secret): face down on (*)
  StarsTurned,    // seats: their (*) are turned up together; empty when ink covers all
  Given,          // seat, other = receiver (may be the giver), card
  Loaded,         // seat, card: on the own (*), side B
  Passed,         // seat: no card fits
  NothingToGive,  // seat: its hand is empty (3.2)
  Moved,          // seat, from, to = spaces, number = spaces the cards or the reward gave; from == to when it stays
  Stolen,         // seat, other = whose stock, card: by theft, monkey or troop
  StackBurst,     // seat, number = suit: worth more than 5, all discarded
  BarrelTaken,    // seat, to = space, slot, barrel (Down when it lay face down)
  BarrelOpened,   // seat, barrel
  BarrelLapsed,   // seat, barrel: nothing can be done
  Inked,          // seat, seats: their (*) stay face down next round, barrel
  Discarded,      // seat, card: out of its stock, barrel
  Swapped,        // seat, other, from, to = spaces of the seat before and after
  Looked,         // seat, other, hand (a secret of the two)
  ShipPasses,     // boarding is counted (2.5)
  BoardingSum,    // seat, number = sum, from = difference, to = suits
  Boarded,        // seats: they win
  Stowed,         // seat: its cards have gone from (*) and (**) to the stock, steamships to the discards
  LavaMoved,      // from, to = spaces (signed), number = step
  Caught,         // seat: by the lava, hand and stock are discarded
  Asked,          // seat, number = Phase: it is to act now
  GameOver,       // seats = winners, number = End
};
struct Event {
  EventKind kind = EventKind::FirstPlayer;
  std::uint8_t seat = 0;
  std::uint8_t other = 0;
  Card card = 0;
  std::int8_t from = 0;
  std::int8_t to = 0;
  std::uint8_t number = 0;
  std::uint8_t seats = 0;
  std::uint8_t slot = 0;
  Barrel barrel = Barrel::Monkey;
  Card hand[kHand] = {};
  bool operator==(const Event&) const = default;
};

// What the watcher knows: the state with kHidden for others' cards in hand and for their face-down (*). `pool` holds every card it cannot
// place, others' hidden ones included. In others' hands the cards known by a pelican stand first, marked in `known`; while the owner's (*) is
// face down one of them may lie there. All other fields are open.
struct View {
  State state;
  Seat watcher = kSpectator;
  bool operator==(const View&) const = default;
};

// `wood3`, `ship`; "?" for a hidden card, "" for none.
StepText card_name(Card card);
// `wood` `rope` `fire` `water` `food`.
std::string_view suit_name(Suit suit);
// `monkey` `troop` `cuttlefish` `school` `shark` `frenzy` `spear` `anchor` `pelican`; `down` and "" for Down and None.
std::string_view barrel_name(Barrel barrel);
// The table as text: for tests, golden records and the command line.
std::string board_text(const State& state);

}  // namespace maretta

// What both games share.
struct MarettaRules {
  using Options = maretta::Options;
  using State = maretta::State;
  using Action = maretta::Action;
  using Outcome = maretta::Outcome;
  using Event = maretta::Event;
  using View = maretta::View;
  using Actions = List<Action, 96>;
  using Outcomes = List<Weighted<Outcome>, 32>;

  static constexpr int kRules = 1;
  static constexpr int kMinSeats = 3;
  static constexpr int kMaxSeats = maretta::kSeats;
  static constexpr bool kHides = true;

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
  // Whether the action, which must be legal, shows its seat what it did not know: another's (*), or a hand.
  static bool reveals(const State& before, const Action& action);

  static View view(const State& state, Seat seat);
  static Event redact(const Event& event, Seat seat);
  static State imagine(const View& view, Rng& rng);

  static StepText text(const Action& action);
  static StepText text(const Outcome& outcome);
  static std::optional<Action> parse_action(std::string_view text);
  static std::optional<Outcome> parse_outcome(std::string_view text);
};

struct Maretta : MarettaRules {
  static constexpr std::string_view kId = "maretta";
  static std::span<const OptionSpec> option_specs();  // steamship, reef1, reef2
  static Options options(int seats, const Choices& choices);
};

struct Vulcano : MarettaRules {
  static constexpr std::string_view kId = "vulcano";
  static std::span<const OptionSpec> option_specs();  // sea, lava, mild, crevasse1, crevasse2
  static Options options(int seats, const Choices& choices);
};

static_assert(Game<Maretta> && Game<Vulcano>);

}  // namespace wildshore
