// rules.hpp: Rescue Polar Bears: ships gather data among melting ice and keep the bears from drowning, all together.
//
// Nothing is hidden. The numbered rules are in rules.md; code and tests cite them. The table is board.hpp, the hexes map.hpp, the odds of
// the dice forecast.hpp. Choices are asked one at a time; what leaves no choice happens by itself, each thing with its event.
//
// Step texts: chance `tile e5 07|support|float|ocean`, `ship 1 polaris` (a seat, from 1), `data e5`, `alert 07`, `turn 07`, `card airlift`,
// `growth 07`, `heat 4`; actions `sail e5`, `load e5 data|male|female|cub`, `unload`, `break e5`, `end`, `flee cub e5`, `pick 07` (an
// alert), `use`, `decline`, `blast e5`, `current 2 e5`, `airlift e5`, `upgrade 2 1`, `token 2`, `birth e5`, `grow male|female`.
#pragma once
#include <string>

#include "core/game.hpp"
#include "games/rescue_polar_bears/board.hpp"

namespace wildshore {

namespace rescue_polar_bears {

// Fields not named are 0; a cell that is not named is kNoCell.
enum class ActionKind : std::uint8_t {
  Sail,      // cell
  LoadData,  // cell
  LoadBear,  // cell, what = Bear
  Unload,
  Break,     // cell
  EndTurn,   // no further actions: the dice are next
  Flee,      // cell = where to, what = Bear
  Pick,      // what = number of an alert: in place of the one gone (3.6), or in exchange (9.7)
  Use,       // the card
  Decline,   // the card, or the exchange
  Blast,     // cell (9.8)
  Current,   // cell, what = seat of the ship (9.9)
  Airlift,   // cell (9.10)
  Upgrade,   // what = 2 * seat + which
  Token,     // what = seat
  Birth,     // cell
  Grow,      // what = Bear
};
struct Action {
  ActionKind kind = ActionKind::EndTurn;
  Cell cell = kNoCell;
  std::uint8_t what = 0;
  bool operator==(const Action&) const = default;
};

enum class OutcomeKind : std::uint8_t {
  Tile,    // cell, value = ice number, kOcean, kSupport or kFloat
  Ship,    // cell = kNoCell, as for all that follow but Data; value = 5 * seat + Ship
  Data,    // cell, value = 0
  Alert,   // value = number
  TurnUp,  // value = number
  Card,    // value = Card
  Growth,  // value = 1 .. 20
  Heat,    // value = 1 .. 6
};
struct Outcome {
  OutcomeKind kind = OutcomeKind::Heat;
  Cell cell = kNoCell;
  std::uint8_t value = 0;
  bool operator==(const Outcome&) const = default;
};

// `seat` is whose turn it is unless said otherwise. Fields not named are 0; cells not named are kNoCell.
enum class EventKind : std::uint8_t {
  TileDealt,        // to, number = ice number, kOcean, kSupport or kFloat; its bears are there at once
  ShipDealt,        // seat = its seat, to, what = Ship
  DataPlaced,       // to
  PositionBlocked,  // to: a ship or data is there; the next card is drawn (3.5)
  PositionsShuffled,
  AlertSet,         // number, to = its tile
  AlertVoid,        // number: its tile is gone, the token leaves the game (3.6)
  AlertTurned,      // number: face up in the supply
  AlertRemoved,     // number: off the track, with its tile
  AlertExchanged,   // number, what = the old one, now face up in the supply, to = the tile
  TurnBegins,       // number = actions
  BlueUsed,         // number = blue tokens left
  Sailed,           // from, to, via[0 .. number - 1] = the way, to included
  BearLoaded,       // what = Bear, from, number = 1 when it is Polaris' second
  DataCollected,    // from, number = data on the track now, what = 1 when it cost no action (a free load)
  UpgradeEarned,    // number = data on the track
  Unloaded,         // to = base, bears
  Breaking,         // to = tile or float; its bears flee now, then it goes
  Blasting,         // likewise (9.8)
  Melting,          // likewise, number = the alert (5.1)
  Fled,             // what = Bear, from, to
  Sank,             // what = Bear, from, to = base that sent the helicopter (kNoCell: none was left), number = helicopters left
  TileGone,         // to, number = ice number, kFloat
  Cooled,           // number = degrees, what = temperature now
  SupportTaken,     // to, number = 1 when a card is drawn, 0 for a further tile of this turn
  CardDrawn,        // what = Card
  CardUsed,         // what = Card; its effect follows
  CardDeclined,     // what = Card
  HelicoptersCame,  // number = how many, what = helicopters now
  ShipMoved,        // seat = of the ship moved, from, to (9.9)
  Airlifted,        // from, bears
  ActionsGained,    // number = actions left now (8.1, 9.11)
  Upgraded,         // seat = of the ship, number = which (0 or 1), what = Upgrade
  TokenGiven,       // seat = who gets it, number = blue tokens it has
  ActionsEnded,     // the d20 is next
  GrowthRolled,     // number, to = its tile or kNoCell, what = Growth
  Born,             // from = where it was born, to = where it goes
  Grew,             // to, what = Bear
  HeatAdded,        // number = degrees on the red die, what = Extra
  NightHeld,        // no red die this turn (9.3)
  HeatRolled,       // number = the die, what = degrees with all that was added; temperature has risen
  TurnEnded,
  Ended,            // what = End
};

struct Event {
  EventKind kind = EventKind::TurnBegins;
  std::uint8_t seat = 0;
  Cell from = kNoCell;
  Cell to = kNoCell;
  std::uint8_t number = 0;
  std::uint8_t what = 0;
  Bears bears = 0;
  Cell via[Way::capacity()] = {};
  bool operator==(const Event&) const = default;
};

struct View {
  State state;
  Seat watcher = kSpectator;
  bool operator==(const View&) const = default;
};

StepText cell_name(Cell cell);           // `e5`; "" for kNoCell
std::string_view bear_name(Bear bear);   // `male`
std::string_view ship_name(Ship ship);   // `breeze-dragon`; "" for None
std::string_view card_name(Card card);   // `cold-front`; "" for None
// The table as text, north above: for tests, golden records and the command line.
std::string board_text(const State& state);

}  // namespace rescue_polar_bears

struct RescuePolarBears {
  using Options = rescue_polar_bears::Options;
  using State = rescue_polar_bears::State;
  using Action = rescue_polar_bears::Action;
  using Outcome = rescue_polar_bears::Outcome;
  using Event = rescue_polar_bears::Event;
  using View = rescue_polar_bears::View;
  using Actions = List<Action, 256>;
  using Outcomes = List<Weighted<Outcome>, rescue_polar_bears::kPlay>;

  static constexpr std::string_view kId = "rescue-polar-bears";
  static constexpr int kRules = 1;
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = rescue_polar_bears::kSeats;
  static constexpr bool kHides = false;

  static std::span<const OptionSpec> option_specs();  // temperature, floats, rapid, gentle
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

static_assert(Game<RescuePolarBears>);

}  // namespace wildshore
