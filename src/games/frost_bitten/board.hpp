// board.hpp: the board of Frost Bitten!: where floes, penguins and bears are, and what touches what.
//
// A floe is two units long and lies in one column of one water. Its cell is the place of its southern unit; the cells of a
// water are the bits of one 64-bit word (16 bits a column), so that contacts and slides are shifts. Numbers cite rules.md.
#pragma once
#include <bit>
#include <cstdint>
#include <type_traits>

#include "core/list.hpp"

namespace wildshore::frost_bitten {

inline constexpr int kColumns = 4;           // 1.1
inline constexpr int kPenguinsPerSeat = 3;   // 1.4
inline constexpr int kFloeCapacity = 3;      // 3.3
inline constexpr int kMaxFloes = 32;
inline constexpr int kMaxPenguins = 12;
inline constexpr int kMaxBears = 2;

// Where a penguin or bear stands: a floe (0 .. 31) or a region. Floe f is pack f / 4 + 1, home column f % 4; in the mega game the
// packs of the northern water go on counting (6.4), so a floe's name does not hang on the options.
using Place = std::uint8_t;
inline constexpr Place kSouth = 32;
inline constexpr Place kEquator = 33;
inline constexpr Place kNorth = 34;
inline constexpr Place kNowhere = 255;  // a bear that is not in this game

// water * 64 + column * 16 + y; kNoCell for a floe that is not in this game.
using Cell = std::uint8_t;
inline constexpr Cell kNoCell = 255;

enum class Drift : std::uint8_t { Lines, Pack, Deep };                      // 1.2, 6.5, 6.6
enum class Direction : std::uint8_t { North, South, East, West };           // east is towards column D
enum class Die : std::uint8_t { None, P2, P3, P4, B3, B4, Five };           // what a die says; Five is rolled again (6.1)
enum class Phase : std::uint8_t { First, Roll, Reroll, Choose, Move, Over };  // what is asked for next

struct Options {
  std::uint8_t seats = 2;
  std::uint8_t alert = 0;
  std::uint8_t homesick = 0;
  std::uint8_t warming = 0;
  std::uint8_t mega = 0;
  Drift drift = Drift::Lines;
  bool operator==(const Options&) const = default;
};

// All there is to know. Every field has one value for one position: equal positions are equal bytes. `starts`, `ones`, `twos`,
// `arrived`, `length` and `floes` repeat what the rest says, for speed; ok() holds them to it.
struct State {
  std::uint64_t starts[2] = {};     // per water: bit column * 16 + y is set where a floe has its southern unit
  std::uint32_t ones = 0;           // penguins on floe f, in binary: bit f of ones + 2 * bit f of twos
  std::uint32_t twos = 0;
  std::uint32_t round = 1;
  std::uint16_t homeward = 0;       // bit p: penguin p has been at the North Pole (6.2)
  Cell cell[kMaxFloes] = {};        // by floe
  Place penguin[kMaxPenguins] = {};  // penguin n (1 .. 3) of a seat is seat * 3 + n - 1; kSouth for those not in this game
  Place bear[kMaxBears] = {};
  Options options;
  Phase phase = Phase::First;
  std::uint8_t seat = 0;            // whose turn it is; the winner when over
  std::uint8_t first = 0;           // who began
  std::uint8_t moves = 0;           // moves left of the die being made
  std::uint8_t die = 0;             // index of the die being rolled or made
  Die dice[2] = {};                 // this turn's dice; None when not rolled yet
  std::uint8_t dice_left = 0;       // dice rolled but not begun
  std::uint8_t arrived[4] = {};     // per seat: penguins at their goal
  std::uint8_t length = 12;         // units of a water (1.2, 6.3)
  std::uint8_t floes = 16;
  bool operator==(const State&) const = default;
};
static_assert(sizeof(State) == 96 && std::has_unique_object_representations_v<State>);

// Geometry.
inline int packs(const Options& o) { return o.warming ? 3 : 4; }  // of one water
inline int waters(const Options& o) { return o.mega ? 2 : 1; }
inline int length(const Options& o) { return 3 * packs(o); }
inline int floes(const Options& o) { return kColumns * packs(o) * waters(o); }
inline int bears(const Options& o) { return o.mega ? 2 : 1; }
inline int penguins(const Options& o) { return kPenguinsPerSeat * o.seats; }

inline bool is_floe(Place place) { return place < kMaxFloes; }
inline int pack_of(int floe) { return floe / kColumns + 1; }      // 1 .. 8, as it is named
inline int home_column(int floe) { return floe % kColumns; }      // 0 .. 3 for A .. D
inline int water_of(Cell cell) { return cell >> 6; }              // 0 south (or only), 1 north of the equator
inline int column_of(Cell cell) { return (cell >> 4) & 3; }
inline int y_of(Cell cell) { return cell & 15; }                  // 0 .. length - 2, from the south
inline Cell cell_at(int water, int column, int y) { return static_cast<Cell>(water * 64 + column * 16 + y); }
inline std::uint64_t bit_of(Cell cell) { return std::uint64_t{1} << (cell & 63); }
inline bool at_north_notch(Cell cell) { return ((0x492u >> y_of(cell)) & 1u) != 0; }  // 1.2: y = 1, 4, 7, 10

inline constexpr std::uint64_t kBottomRow = 0x0001000100010001ull;  // y = 0 in every column
inline std::uint64_t top_row(const State& s) { return kBottomRow << (s.length - 2); }

// The regions a water lies between.
inline Place south_of_water(int water) { return water == 0 ? kSouth : kEquator; }
inline Place north_of_water(const Options& o, int water) { return o.mega && water == 0 ? kEquator : kNorth; }

// The floe whose southern unit is at the cell; there must be one.
int floe_at_deep(const State& s, Cell cell);
inline int floe_at(const State& s, Cell cell) {
  const int column = column_of(cell);
  int rank;  // floes south of it in its column; bound to columns, floes never change their order (6.5)
  if (s.options.drift == Drift::Lines) {
    rank = (y_of(cell) * 11) >> 5;  // y / 3
  } else if (s.options.drift == Drift::Pack) {
    const std::uint64_t column_bits = s.starts[water_of(cell)] >> (column * 16);
    rank = std::popcount(column_bits & ((1u << y_of(cell)) - 1u));
  } else {
    return floe_at_deep(s, cell);
  }
  return (water_of(cell) * packs(s.options) + rank) * kColumns + column;
}
// The same for any water, column and y: -1 where no floe begins.
int floe_at(const State& s, int water, int column, int y);

// The cells of floes in contact with the floe at `cell`, as bits of its water (1.3).
inline std::uint64_t contacts_of(const State& s, Cell cell) {
  const std::uint64_t bit = bit_of(cell);
  return ((bit << 2) | (bit >> 2) | (bit << 16) | (bit >> 16)) & s.starts[water_of(cell)];
}

// Every place in contact with a place, floes first by cell, then regions (1.3). Says nothing about who may go there.
using Places = List<Place, 8>;
void contacts(const State& s, Place place, Places& out);
bool in_contact(const State& s, Place a, Place b);

// Which cells' floes have room to slide in each direction (1.2, 6.5, 6.6), whatever they carry.
struct Room {
  std::uint64_t to[4] = {};  // by Direction
  std::uint64_t any() const { return to[0] | to[1] | to[2] | to[3]; }
};
Room room(const State& s, int water);
inline Cell slid(Cell cell, Direction d) {
  constexpr int kBy[4] = {1, -1, 16, -16};
  return static_cast<Cell>(cell + kBy[static_cast<int>(d)]);
}

// Who stands where.
inline int penguins_on(const State& s, int floe) {
  return static_cast<int>((s.ones >> floe) & 1u) + 2 * static_cast<int>((s.twos >> floe) & 1u);
}
inline std::uint32_t full_floes(const State& s) { return s.ones & s.twos; }
inline std::uint32_t laden_floes(const State& s) { return s.ones | s.twos; }
inline std::uint32_t floe_bit(Place place) { return is_floe(place) ? 1u << place : 0u; }
inline std::uint32_t bear_floes(const State& s) {
  std::uint32_t mask = 0;
  for (const Place bear : s.bear) mask |= floe_bit(bear);
  return mask;
}
inline std::uint32_t all_floes(const State& s) { return s.floes == 32 ? ~0u : (1u << s.floes) - 1u; }
inline int owner_of(int penguin) { return penguin / kPenguinsPerSeat; }
inline int number_of(int penguin) { return penguin % kPenguinsPerSeat + 1; }
inline bool is_homeward(const State& s, int penguin) { return ((s.homeward >> penguin) & 1u) != 0; }
// At its goal for good: on the North Pole (5.1), or in the homesick game back on the South Pole (6.2).
inline bool is_done(const State& s, int penguin) {
  return s.options.homesick ? is_homeward(s, penguin) && s.penguin[penguin] == kSouth : s.penguin[penguin] == kNorth;
}

// Dice.
inline bool is_bear_die(Die die) { return die == Die::B3 || die == Die::B4; }
inline int die_number(Die die) {
  constexpr std::uint8_t kNumber[7] = {0, 2, 3, 4, 3, 4, 0};
  return kNumber[static_cast<int>(die)];
}
inline Die die_in_play(const State& s) { return s.phase == Phase::Move ? s.dice[s.die] : Die::None; }

}  // namespace wildshore::frost_bitten
