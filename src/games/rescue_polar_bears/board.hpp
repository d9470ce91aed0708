// board.hpp: the table of Rescue Polar Bears and what can be read off it. Numbers cite rules.md.
//
// Nothing is hidden: decks and face-down tokens are sets, their order is chance. What is asked next is not stored but follows from what
// is pending: see phase_of(). Sets of cells are 64-bit masks over the 61 hexes.
#pragma once
#include <bit>
#include <string_view>
#include <type_traits>

#include "core/game.hpp"
#include "games/rescue_polar_bears/map.hpp"

namespace wildshore::rescue_polar_bears {

inline constexpr int kSeats = 4;
inline constexpr int kShips = 5;
inline constexpr int kTiles = 20;        // numbered ice tiles, and as many alert tokens
inline constexpr int kSupportTiles = 5;
inline constexpr int kOceanTiles = 12;   // floats included (10.2)
inline constexpr int kFloats = 4;
inline constexpr int kRoom = 3;          // bears on a tile (1.3)
inline constexpr int kActions = 3;       // 2.1
inline constexpr int kTooHot = 20;       // above it all is lost (5.2)
inline constexpr int kMelting = 5;       // a melt cools so much (5.1)

enum class Bear : std::uint8_t { Male, Female, Cub };
inline constexpr int kBearKinds = 3;

// How many of each kind, five bits each: sums of groups are groups.
using Bears = std::uint16_t;
constexpr Bears one_of(Bear bear) { return static_cast<Bears>(1u << (5 * static_cast<int>(bear))); }
constexpr int count_of(Bears bears, Bear bear) { return (bears >> (5 * static_cast<int>(bear))) & 31; }
constexpr int total(Bears bears) { return count_of(bears, Bear::Male) + count_of(bears, Bear::Female) + count_of(bears, Bear::Cub); }
constexpr Bears group(int males, int females, int cubs) { return static_cast<Bears>(males | (females << 5) | (cubs << 10)); }
inline constexpr Bears kAllBears = group(10, 15, 20);

// The bears that begin on ice tile `number` (1 .. 20) (1.3).
constexpr Bears first_bears(int number) {
  constexpr std::uint8_t kFamilies[kTiles] = {0, 1, 3, 0, 2, 3, 0, 1, 2, 0, 2, 3, 0, 1, 3, 0, 2, 3, 0, 1};
  constexpr Bears kGroups[] = {group(0, 0, 1), group(0, 1, 1), group(1, 1, 0), group(1, 1, 1)};
  return kGroups[kFamilies[number - 1]];
}

// What is dealt onto a play hex: ice tile 1 .. 20, or one of these.
inline constexpr std::uint8_t kOcean = 0;
inline constexpr std::uint8_t kSupport = 21;
inline constexpr std::uint8_t kFloat = 22;

enum class Ship : std::uint8_t { BreezeDragon, WhiteWave, Polaris, Tidewalker, NorthWatch, None };  // 8.1 - 8.5
enum class Upgrade : std::uint8_t { Action, Hold, Speed, Capacity, Card, Data, Tokens };            // Hold: capacity +2, speed -2
constexpr Upgrade upgrade_of(Ship ship, int which) {  // which: 0 or 1
  constexpr Upgrade kAll[kShips][2] = {{Upgrade::Action, Upgrade::Action},
                                       {Upgrade::Hold, Upgrade::Hold},
                                       {Upgrade::Speed, Upgrade::Capacity},
                                       {Upgrade::Card, Upgrade::Data},
                                       {Upgrade::Tokens, Upgrade::Tokens}};
  return kAll[static_cast<int>(ship)][which];
}

// The ten support cards (9.2 - 9.11).
enum class Card : std::uint8_t {
  ColdFront, PolarNight, CoastGuard, AirWing, SurveyDrones, WeatherSatellite, BlastingCrew, FairCurrent, Airlift, FullSteam, None
};
inline constexpr int kCards = 10;

// The part of the turn. Heat: the d20 has fallen; its births and growth come first, then the red die. Close: after the red die.
enum class Part : std::uint8_t { SetUp, Act, Growth, Heat, Close };
// Why a tile goes, while its bears flee.
enum class Cause : std::uint8_t { None, Break, Blast, Melt };
enum class End : std::uint8_t { None, Data, Bears, Heat };  // why it is over: won by data; lost by bears (7.1) or heat (5.2)

// What is asked for next. Up to GrowthDie and HeatDie chance answers, then the seat to act. Settling: within a step, never between two.
enum class Phase : std::uint8_t {
  Tiles,      // set-up: the tile of the next play hex
  Ships,      // set-up: the ship of the next seat
  Position,   // where a data token appears (3.5)
  NewAlert,   // 3.6
  TurnUp,     // an alert token of the supply is turned face up (8.5, 9.7)
  DrawCard,   // a support card
  GrowthDie,  // 4.1
  HeatDie,    // 5.1
  Act,        // 3.1 - 3.4, or the end of the actions
  Flee,       // which bear of the tile `going` goes where (6.1)
  PickAlert,  // which face-up token becomes the alert (3.6)
  Exchange,   // whether the alert is exchanged (9.7)
  UseCard,    // what to do with the card drawn (9.1)
  Upgrade,    // which ship gets which upgrade (3.5)
  Token,      // who gets a blue token (8.5)
  Birth,      // where a cub goes that has no room at home (4.2)
  Grow,       // what a cub becomes (4.3)
  Settling,
  Over,
};

struct Options {
  std::uint8_t seats = 2;
  std::uint8_t temperature = 8;  // 10.1
  std::uint8_t floats = 0;       // 10.2
  std::uint8_t rapid = 0;        // 10.3
  std::uint8_t gentle = 0;       // 4.1
  bool operator==(const Options&) const = default;
};

// The whole table. Every field has one value for one position.
struct State {
  Cells ice = 0;      // hexes with an ice tile
  Cells floats = 0;   // with an ice float
  Cells support = 0;  // with a support tile
  Cells data = 0;     // with a data token
  Cells positions = kPlayCells;  // cards left in the position deck
  std::uint32_t hidden = (1u << kTiles) - 1u;  // alert tokens face down in the supply: bit n - 1 is number n
  std::uint32_t open = 0;                      // face up in the supply
  std::uint32_t round = 1;
  Bears bears[kPlay] = {};           // on the ice
  Bears hold[kSeats] = {};           // on the ships
  Bears supply = kAllBears;
  std::uint16_t deck = (1u << kCards) - 1u;    // support cards left
  Cell place[kTiles] = {};           // where ice tile n + 1 lies; kNoCell when gone or not dealt
  Cell at[kSeats] = {kNoCell, kNoCell, kNoCell, kNoCell};  // where the ships are
  Ship ship[kSeats] = {Ship::None, Ship::None, Ship::None, Ship::None};
  std::uint8_t upgrades[kSeats] = {};  // bits 0 and 1: upgrades a ship has
  std::uint8_t blue[kSeats] = {};      // blue tokens a ship holds
  Options options;
  Part part = Part::SetUp;
  End end = End::None;
  std::uint8_t seat = 0;          // whose turn it is
  std::uint8_t dealt = 0;         // play hexes dealt
  std::uint8_t left = 0;          // actions left, without blue tokens
  std::uint8_t temperature = 8;
  std::uint8_t alert = 0;         // number of the current alert; 0: none
  std::uint8_t helicopters = 6;   // on both bases together
  std::uint8_t reserve = 3;       // helicopters in reserve
  std::uint8_t collected = 0;     // data
  std::uint8_t extra = 0;         // added to the red die (4.2, 4.3, 10.3)
  // Pending, in the order of phase_of().
  Cell going = kNoCell;           // the tile that goes, while its bears flee
  Cause cause = Cause::None;
  std::uint8_t to_turn = 0;       // alert tokens to turn face up
  std::uint8_t exchange = 0;      // 1: the alert may be exchanged
  Card card = Card::None;         // drawn and not yet used or declined
  std::uint8_t upgrade = 0;       // 1: an upgrade is due
  std::uint8_t tokens = 0;        // blue tokens to hand out
  std::uint8_t draws = 0;         // support cards to draw
  std::uint8_t more_data = 0;     // position cards to draw beside the usual one
  Cell support_due = kNoCell;     // the support tile a ship has ended on
  Cell born_at = kNoCell;         // where cubs are born (4.2) or grow (4.3)
  std::uint8_t cubs = 0;          // cubs to place; 0 with a born_at: the cubs there grow
  // Of this turn.
  std::uint8_t carded = 0;        // 1: a support tile has given its card (3.1)
  std::uint8_t free_load = 0;     // 1: Breeze Dragon's free load of data is left (8.1)
  std::uint8_t second_bear = 0;   // 1: Polaris may take another bear with the same load (8.3)
  std::uint8_t night = 0;         // 1: no red die this turn (9.3)
  std::uint8_t zero[2] = {};
  bool operator==(const State&) const = default;
};
static_assert(std::has_unique_object_representations_v<State> && sizeof(State) <= 256);

Phase phase_of(const State& state);
constexpr bool is_chance(Phase phase) { return phase <= Phase::HeatDie; }

// The data track (1.5).
constexpr int goal(const State& s) { return s.options.seats == 2 ? 15 : 20; }
constexpr bool is_upgrade_mark(const State& s, int data) { return data > 0 && data % 3 == 0 && data <= (s.options.seats == 2 ? 12 : 18); }

// Tiles.
constexpr Cells tiles_to_break(const State& s) { return s.ice | s.floats; }
constexpr Cells water(const State& s) { return kAllCells & ~(s.ice | s.floats | kBases); }  // support tiles included
constexpr Cell place_of(const State& s, int number) { return number == 0 ? kNoCell : s.place[number - 1]; }
int number_at(const State& state, Cell cell);  // of the ice tile there; 0 when there is none
constexpr bool is_full(const State& s, Cell cell) { return total(s.bears[cell]) >= kRoom; }
// Ice tiles beside a cell that have room, but for the tile that goes.
Cells havens(const State& state, Cell cell);
int room_in(const State& state, Cells cells);
// How many bears the ice tiles beside a cell could take in: the room in its havens.
int room_beside(const State& state, Cell cell);
// How many bears of an ice tile would sink if it went now.
int sinking(const State& state, Cell cell);
// Alert tokens, of a set, whose ice tile is still there.
std::uint32_t live_alerts(const State& state, std::uint32_t tokens);
constexpr std::uint32_t alert_bit(int number) { return 1u << (number - 1); }

// Ships. Those of seats that do not play are Ship::None.
int speed_of(const State& state, Seat seat);
int capacity_of(const State& state, Seat seat);
constexpr Cells ships(const State& s) {
  Cells cells = 0;
  for (int seat = 0; seat < s.options.seats; ++seat) {
    if (s.at[seat] != kNoCell) cells |= cell_bit(s.at[seat]);
  }
  return cells;
}
Seat ship_on(const State& state, Cell cell);  // the seat whose ship is there; -1 when there is none
// Where one sailing may end (3.1, 8.4).
Cells sail_ends(const State& state, Seat seat);
// The shortest way of one sailing to `to`, the end included; empty when it does not end there. Not for hot code.
using Way = List<Cell, 8>;
void way_to(const State& state, Seat seat, Cell to, Way& way);
constexpr int actions_left(const State& s) { return s.left + s.blue[s.seat]; }
// Upgrades of a ship that may be chosen, as bits 0 and 1; of two equal ones the first that is left (3.5).
int open_upgrades(const State& state, Seat seat);
constexpr Cells near_bases() { return kMap.near[kNorthBase] | kMap.near[kSouthBase]; }

// Free water without ship and support tile: where Fair Current may lead (9.9).
constexpr Cells free_water(const State& s) { return water(s) & ~s.support & ~ships(s); }

// How many helicopters stand on the northern and the southern base; the fuller base sends one first, the emptier gets one first.
constexpr int helicopters_north(const State& s) { return s.helicopters / 2; }
constexpr int helicopters_south(const State& s) { return s.helicopters - s.helicopters / 2; }

// What the d20 does on a tile (4.1).
enum class Growth : std::uint8_t { Gone, Empty, Lonely, Reproduce, Grow };  // the first three: increasing temperature
Growth growth_on(const State& state, int number);
// Why the red die counts more, and how much more when the d20 shows `number`: 0, 1 or 2 (4.2, 4.3, 10.3). The reason counts only with more than 0.
enum class Extra : std::uint8_t { FewCubs, FewAdults, NoMale, NoFemale, Rapid };
int heat_added(const State& state, int number, Extra& reason);
// What the cubs of a tile may become next (4.3), as bits of Bear; 0 when nothing is left to grow or to grow into.
int grown_kinds(const State& state, Cell cell);

}  // namespace wildshore::rescue_polar_bears
