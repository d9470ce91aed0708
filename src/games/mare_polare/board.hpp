// board.hpp: the board of Mare Polare: ice, Inuit, fish, and who can go where.
//
// Cells are numbered row by row from the north-west corner and named a1 .. d4 (column, row). A set of cells is one 16-bit word;
// four small counts, one of each kind of fish, are the four nibbles of another. Numbers cite rules.md.
#pragma once
#include <bit>
#include <cstdint>
#include <span>
#include <type_traits>

namespace wildshore::mare_polare {

inline constexpr int kSide = 4;  // 1.1
inline constexpr int kCells = 16;
inline constexpr int kFloes = 14;
inline constexpr int kHoles = 5;         // 2.1, at the start
inline constexpr int kKinds = 4;         // 1.2
inline constexpr int kFishOfAKind = 15;  // 1.2
inline constexpr int kSoup = 7;          // fish of a recipe (1.3)
inline constexpr int kNaturals = 4;      // 1.2
inline constexpr int kPlayers = 4;
inline constexpr int kForfeit = 3;  // 3.8

using Cell = std::uint8_t;
inline constexpr Cell kNoCell = 16;
using Cells = std::uint16_t;  // bit c: cell c
inline constexpr Cells kAllCells = 0xFFFF;

// Floe 0 is the oracle's, floe 1 the igloo's, 2 .. 13 have a hole on one side. A floe keeps its number for the whole game.
using Floe = std::uint8_t;
inline constexpr Floe kOracleFloe = 0;
inline constexpr Floe kIglooFloe = 1;
inline constexpr Floe kNoFloe = 255;

// Kinds are shapes and colours at once: 0 .. 3 for A .. D.
using Fish = std::uint8_t;
inline constexpr Fish kNoFish = 255;

// Nibble k counts the fish of kind k: a recipe, a harpoon, the bag, what the hand feels.
using Counts = std::uint16_t;
inline constexpr Counts kSecret = 0xFFFF;   // in a view: a recipe or a touch that its watcher does not know
inline constexpr Counts kFullBag = 0xFFFF;  // 15 of each

enum class Layout : std::uint8_t { Beginner, Shuffled };                      // 2.1
enum class Handicap : std::uint8_t { None, H331, H421, H511 };                // 1.3
enum class Die : std::uint8_t { None, One, Two, Three, Four, Jump, Splash };  // 1.4

// What is asked for next. Chance answers Draw*, Deal, Roll, Touch and Land; a seat answers the others.
enum class Phase : std::uint8_t {
  DrawWaters,  // the shuffled layout, four phases (2.1)
  DrawOracle,
  DrawIgloo,
  DrawHoles,
  DrawFirst,  // 2.3
  Deal,       // the recipe of `seat` (2.2)
  Place,      // 2.3
  Home,       // stay on the igloo or go on (4.4)
  Roll,
  Walk,     // 3.1
  Jump,     // 3.3
  Fall,     // into which water (3.4)
  Lay,      // the floe left behind (3.2)
  Hole,     // fish or not (3.6)
  Touch,    // which fish brush the hand
  Take,     // one of them
  Land,     // is it a natural one (4.3)
  Keep,     // or put it back, or give it
  Mirror,   // on the oracle (3.7)
  Igloo,    // claim or not (3.8)
  Forfeit,  // which fish
  Over,
};

struct Options {
  std::uint8_t seats = 2;
  Layout layout = Layout::Beginner;
  std::uint8_t corners = 0;
  std::uint8_t fingers = 3;  // 1 .. 4
  std::uint8_t coop = 0;
  std::uint8_t open_book = 0;  // what the screen shows; the rules do not ask (5.1)
  Handicap handicap[kPlayers] = {};
  bool operator==(const Options&) const = default;
};

// All there is to know. Every field has one value for one position: equal positions are equal bytes. `held`, `bag` and `water`
// repeat what harpoons, hand and floes say, for speed; ok() holds them to it.
struct State {
  std::uint64_t harpoon[kPlayers][2] = {};  // fish i, from the bottom, is the two bits 2 * (i % 32) of word i / 32
  std::uint32_t round = 1;
  Counts recipe[kPlayers] = {};  // 0: not dealt yet
  Counts held[kPlayers] = {};    // by kind
  Counts bag = kFullBag;         // without the natural fish
  Counts felt = 0;               // what brushes the hand while a fish is taken, else 0
  Cells water = 0;               // 0 while the layout is drawn
  Cells holes = 0;
  Floe floe[kCells] = {};     // by cell; kNoFloe for water
  Cell inuit[kPlayers] = {};  // kNoCell: not placed yet, or not in this game
  Options options;
  Phase phase = Phase::DrawFirst;
  std::uint8_t seat = 0;   // whose turn it is, or who gets the next recipe; the winner or the last to act when over
  std::uint8_t first = 0;  // who began
  Die die = Die::None;     // as it lies on the table: the last roll
  Cell oracle = kNoCell;
  Cell igloo = kNoCell;
  Cell left = kNoCell;        // the cell whose floe is to be laid (Phase::Lay)
  Fish hand = kNoFish;        // the fish just taken, by shape (Phase::Land, Phase::Keep)
  std::uint8_t natural = 0;   // bit k: the natural fish of shape k lies on the table (4.3)
  std::uint8_t shown = 0;     // bit s: the recipe of seat s has been shown to all (3.8)
  std::uint8_t to_go = 0;     // holes still to draw, or fish still to forfeit
  std::uint8_t zero[3] = {};  // fills up to a whole word
  bool operator==(const State&) const = default;
};
static_assert(sizeof(State) == 136 && std::has_unique_object_representations_v<State>);

// Counts.
constexpr int count_of(Counts counts, int kind) { return (counts >> (4 * kind)) & 15; }
constexpr Counts one_of(int kind) { return static_cast<Counts>(1u << (4 * kind)); }
constexpr int total(Counts counts) {
  const int pairs = (counts & 0x0F0F) + ((counts >> 4) & 0x0F0F);
  return (pairs & 0xFF) + (pairs >> 8);
}

// Cells.
constexpr Cells bit_of(Cell cell) { return static_cast<Cells>(1u << cell); }  // no bit for kNoCell
constexpr int column_of(Cell cell) { return cell % kSide; }                   // 0 .. 3 for a .. d
constexpr int row_of(Cell cell) { return cell / kSide; }                      // 0 .. 3 from the north
enum class Direction : std::uint8_t { North, East, South, West };
constexpr Cells shifted(Cells cells, Direction direction) {
  switch (direction) {
    case Direction::North: return static_cast<Cells>(cells >> 4);
    case Direction::East: return static_cast<Cells>((cells & 0x7777) << 1);
    case Direction::South: return static_cast<Cells>(cells << 4);
    case Direction::West: return static_cast<Cells>((cells & 0xEEEE) >> 1);
  }
  return 0;
}
constexpr Cells beside(Cells cells) {
  return static_cast<Cells>(shifted(cells, Direction::North) | shifted(cells, Direction::East) |
                            shifted(cells, Direction::South) | shifted(cells, Direction::West));
}
inline int lowest(Cells cells) { return std::countr_zero(cells); }

// Gives the floes of a layout their numbers, from north-west to south-east; waters, oracle and igloo must be set.
void number_floes(State& s);

// The ice. Floes lie wherever no water is, once the layout is drawn.
inline Cells ice(const State& s) { return static_cast<Cells>(~s.water); }
inline Cells occupied(const State& s) {
  return static_cast<Cells>(bit_of(s.inuit[0]) | bit_of(s.inuit[1]) | bit_of(s.inuit[2]) | bit_of(s.inuit[3]));
}
inline Cells free_waters(const State& s) { return static_cast<Cells>(s.water & ~occupied(s)); }  // 3.2, 3.4
inline bool swims(const State& s, int seat) { return (s.water & bit_of(s.inuit[seat])) != 0; }
// Where the Inuit of the seat may set foot (3.1): not its own floe; several may stand on the igloo in the co-operative game
// (4.4).
inline Cells footing(const State& s, int seat) {
  const Cells room = static_cast<Cells>(ice(s) & ~occupied(s));
  if (!s.options.coop) return room;
  return static_cast<Cells>((room | bit_of(s.igloo)) & ~bit_of(s.inuit[seat]));
}
// Where the seat's Inuit may be placed (2.3).
inline Cells landing(const State& s) {
  return static_cast<Cells>(ice(s) & ~(s.holes | bit_of(s.oracle) | bit_of(s.igloo) | occupied(s)));
}
// Where 1 .. `points` steps may lead the seat's Inuit (3.1).
inline Cells reach(const State& s, int seat, int points) {
  const Cells free = footing(s, seat);
  const Cells start = bit_of(s.inuit[seat]);
  Cells found = 0;
  if (s.options.corners) {
    for (Cells edge = start; points > 0; --points) {
      edge = static_cast<Cells>(beside(edge) & free);
      found = static_cast<Cells>(found | edge);
    }
    return found;
  }
  for (int d = 0; d < 4; ++d) {
    Cells edge = start;
    for (int i = 0; i < points; ++i) {
      edge = static_cast<Cells>(shifted(edge, static_cast<Direction>(d)) & free);
      found = static_cast<Cells>(found | edge);
    }
  }
  return found;
}
// A shortest walk of the seat's Inuit to a cell it may reach: `steps` directions, the first in the lowest two bits.
struct Route {
  std::uint8_t steps = 0;
  std::uint8_t path = 0;
};
Route route(const State& s, int seat, Cell to);

// Harpoons.
inline int fish_on(const State& s, int seat) { return total(s.held[seat]); }
inline Fish fish_at(const State& s, int seat, int position) {  // from the bottom, from 0
  return static_cast<Fish>((s.harpoon[seat][position >> 5] >> (2 * (position & 31))) & 3u);
}
// Whether `drop` may name the position (3.7): of equal fish side by side only the topmost.
inline bool may_drop(const State& s, int seat, int position) {
  const int last = fish_on(s, seat) - 1;
  return position == last || (position < last && fish_at(s, seat, position) != fish_at(s, seat, position + 1));
}
void put_on(State& s, int seat, Fish fish);
Fish take_off(State& s, int seat, int position);
inline bool needs(const State& s, int seat, int kind) { return count_of(s.held[seat], kind) < count_of(s.recipe[seat], kind); }
inline bool has_soup(const State& s, int seat) { return s.held[seat] == s.recipe[seat]; }
inline bool is_home(const State& s, int seat) { return s.inuit[seat] == s.igloo && has_soup(s, seat); }  // 4.4

// The bag. By touch a natural fish cannot be told from its shape (1.2).
inline bool natural_in_bag(const State& s, int shape) { return s.options.coop && ((s.natural >> shape) & 1u) == 0; }
inline int shapes_in_bag(const State& s, int shape) { return count_of(s.bag, shape) + (natural_in_bag(s, shape) ? 1 : 0); }
inline int fish_in_bag(const State& s) { return total(s.bag) + (s.options.coop ? kNaturals - std::popcount(s.natural) : 0); }
// How many fish brush the hand (3.6).
inline int fingers(const State& s) { return fish_in_bag(s) < s.options.fingers ? fish_in_bag(s) : s.options.fingers; }

// The cards of a handicap, in a fixed order (1.3).
std::span<const Counts> cards(Handicap handicap);
// Whether the card may still be dealt to the seat (2.2, 4.1).
bool may_deal(const State& s, int seat, Counts card);

}  // namespace wildshore::mare_polare
