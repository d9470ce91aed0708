// board.hpp: the table of The Mara: what lies open (Table), what is hidden (the animals in State), and what can be read off it.
//
// A hidden animal is nothing but a count until somebody sees it: State::animal says kUnseen for every tile that no seat has looked at.
// Everything else is in Table, which all seats know. Numbers cite rules.md.
#pragma once
#include <type_traits>

#include "core/game.hpp"
#include "games/the_mara/geometry.hpp"

namespace wildshore::the_mara {

inline constexpr int kHabitats = 5;
inline constexpr int kAnimals = 6;
inline constexpr int kCards = kHabitats * kAnimals;  // 1.2
inline constexpr int kSeats = 4;
inline constexpr int kTracks = 15;       // 1.5
inline constexpr int kMostTourists = 3;  // 2.1
inline constexpr int kMostUnder = 14;    // cards put back under the deck (6.2): at most 13, since each photo draws two new ones while it can
inline constexpr int kQuietRounds = 4;   // 5.1
inline constexpr std::uint32_t kAllTiles = (1u << kTiles) - 1u;

enum class Habitat : std::uint8_t { Grove, Bush, Savannah, Waterhole, River, None };
enum class Animal : std::uint8_t { Carnivore, Herbivore, Primate, Amphibian, Bird, Insect, Unseen };

// A tourist card, and the pair on a tile: habitat * 6 + animal.
using Card = std::uint8_t;
inline constexpr Card kNoCard = 255;
constexpr Card card_of(Habitat habitat, Animal animal) {
  return static_cast<Card>(static_cast<int>(habitat) * kAnimals + static_cast<int>(animal));
}
constexpr Habitat habitat_of(Card card) { return static_cast<Habitat>(card / kAnimals); }
constexpr Animal animal_of(Card card) { return static_cast<Animal>(card % kAnimals); }
// All cards of a habitat and of an animal, as bits.
constexpr std::uint32_t cards_of(Habitat habitat) { return 0x3Fu << (static_cast<int>(habitat) * kAnimals); }
constexpr std::uint32_t cards_of(Animal animal) { return 0x01041041u << static_cast<int>(animal); }
constexpr std::uint32_t bit(int index) { return 1u << index; }

// What is asked for next. Tiles, Piles, Tourists and First deal (1.2, 1.4, 6.2); Start places jeeps (1.5); Turn is a turn with nothing
// done yet; See turns tiles for the seat that peeks; Track asks which track to move (3.1); Draw and Keep are the family's (6.2).
enum class Phase : std::uint8_t { Tiles, Piles, Tourists, First, Start, Turn, Meet, Guide, See, Track, Draw, Keep, Over };
enum class End : std::uint8_t { None, Photos, Lodges, Stall, Deck };  // why it is over (5.1, 6.2)

struct Options {
  std::uint8_t seats = 2;
  std::uint8_t family = 0;    // 6.2
  std::uint8_t notebook = 1;  // 6.1: for the screen; rules and views are the same
  bool operator==(const Options&) const = default;
};

// What lies open. Sets of cards and tiles are bits; every field has one value for one position.
struct Table {
  std::uint64_t track_low[kSeats] = {};   // bit p: a track of the seat lies on path p ...
  std::uint32_t pile[kLodges] = {};       // cards at a lodge
  std::uint32_t held[kSeats] = {};        // face-up tourists
  std::uint32_t kept[kSeats] = {};        // tourists turned face down with their photo
  std::uint32_t seen[kSeats] = {};        // tiles the seat has looked at; that it looked is open, what it saw is not
  std::uint32_t photographed = 0;         // cards
  std::uint32_t up = 0;                   // tiles face up
  std::uint32_t deck = 0;                 // cards of the deck nobody has seen (6.2)
  std::uint32_t fresh = 0;                // face-down tiles of the peek just made: they may be photographed (4.2)
  std::uint32_t moved = 0;                // cards picked up or dropped off in this Meet task (2.1)
  std::uint32_t round = 1;
  std::uint8_t track_high[kSeats] = {};   // ... and bit p - 64 for paths from 64
  Habitat habitat[kTiles] = {};
  Place jeep[kSeats] = {kNowhere, kNowhere, kNowhere, kNowhere};
  Place laid[kSeats] = {kNowhere, kNowhere, kNowhere, kNowhere};  // where tracks were laid in this turn (3.1)
  Place bare = kNowhere;                  // Track: the path left without a track
  Card drawn[2] = {kNoCard, kNoCard};     // Draw and Keep (6.2)
  std::uint8_t under_count = 0;           // cards put back under the deck, all of them seen (6.2),
  Card under[kMostUnder] = {};            // the next to be drawn first; kNoCard behind the last
  Options options;
  Phase phase = Phase::Tiles;
  std::uint8_t seat = 0;                  // whose turn it is, or who places a jeep
  std::uint8_t first = 0;
  std::uint8_t left = 0;                  // guide actions left (2.2, 6.2)
  std::uint8_t dealt = 0;                 // of the phase that deals or places
  std::uint8_t peeked = 0;                // in this turn: the family peeks once (6.2)
  std::uint8_t progress = 0;              // a photo or a drop-off in this turn (5.1)
  std::uint8_t quiet = 0;                 // turns without one since the lodges are empty (5.1)
  End end = End::None;
  bool operator==(const Table&) const = default;
};

struct State {
  Table table;
  Animal animal[kTiles + 2] = {};  // the truth about every tile some seat has seen, Unseen for the others; the last two are Unseen
  bool operator==(const State&) const = default;
};
static_assert(std::has_unique_object_representations_v<State> && sizeof(State) <= 256);

// Driving. Who stands where, whose tracks lie where.
PlaceSet tracks_of(const Table& table, Seat seat);
Seat track_owner(const Table& table, Place place);           // -1 where no track lies
PlaceSet jeeps_but(const Table& table, Seat seat);           // the others' jeeps
inline int tracks_left(const Table& table, Seat seat) {
  return table.options.family ? 0 : kTracks - tracks_of(table, seat).size();
}
// Every place where one drive of the seat may end (3.1 - 3.3), exactly.
PlaceSet drive_ends(const Table& table, Seat seat);

// Why a place on a route is passed: another's jeep (3.2), or a track of one colour (3.3).
struct Skip {
  Place place = kNowhere;
  std::uint8_t jeep = 0;   // 1: a jeep stands there, whatever lies there
  std::int8_t seat = -1;   // whose jeep or track
  bool operator==(const Skip&) const = default;
};
using Route = List<Skip, kTracks + kSeats>;
// The route that explains a drive to `to` and passes the fewest places; the first of them in the order of near[]. False when no
// drive ends there. Not for hot code.
bool route_to(const Table& table, Seat seat, Place to, Route& route);

// How many actions every place is away for a jeep of the seat at `from`, when nobody else moves and no track is laid: level[n] is what
// n actions reach and not fewer. Paths are reached in at most kMostActions.
inline constexpr int kMostActions = 12;
struct Reach {
  PlaceSet level[kMostActions + 1];
  int to(const PlaceSet& goal) const;  // actions to the nearest of a set; kMostActions + 1 when out of reach
};
Reach reach(const Table& table, Seat seat, Place from);

// Peeking: the face-down tiles beside a place (4.1).
inline std::uint32_t hidden_beside(const Table& table, Place place) {
  if (!is_path(place)) return 0;
  const std::uint32_t both = bit(kMap.path_tiles[place][0]) | bit(kMap.path_tiles[place][1]);
  return both & kAllTiles & ~table.up;
}
inline std::uint32_t seen_by_any(const Table& t) { return t.seen[0] | t.seen[1] | t.seen[2] | t.seen[3]; }

// Meeting: the lodge a seat may meet tourists at (2.1), or kNoLodge.
inline std::uint8_t meeting_lodge(const Table& table, Seat seat) {
  const Place at = table.jeep[seat];
  return at == kNowhere || table.options.family ? kNoLodge : kMap.lodge_of[at];
}
inline bool lodges_empty(const Table& t) {
  return (t.pile[0] | t.pile[1] | t.pile[2] | t.pile[3] | t.pile[4] | t.pile[5]) == 0;
}

// Scoring.
inline std::uint32_t photos_of(const Table& table, Seat seat) {
  return table.kept[seat] | (table.held[seat] & table.photographed);
}
inline std::uint32_t waiting_of(const Table& table, Seat seat) { return table.held[seat] & ~table.photographed; }
// Set sizes, the largest first, 0 behind the last (5.2).
struct Sets {
  std::uint8_t size[kHabitats] = {};
};
Sets sets_of(std::uint32_t photos);
int points_of(std::uint32_t photos);               // 5.2
int score_of(const Table& table, Seat seat);       // points, or photos in the family game

}  // namespace wildshore::the_mara
