// sense.cpp: how the bots of The Mara judge a position.
//
// A photo that needs time is worth less than one now: points fade by a tenth a turn, and a jeep makes 4 - n actions a turn with n tourists
// (2.2). That one rule makes the bot weigh how many tourists to take, whom, and which way to go.
#include "games/the_mara/sense.hpp"

#include <algorithm>

#include "bots/planner.hpp"
#include "bots/random.hpp"
#include "bots/search.hpp"
#include "core/hash.hpp"

namespace wildshore {
namespace the_mara {
namespace {

constexpr int kPoint = 1000;
constexpr int kGuess = 3;       // actions between two peeks of a search
constexpr int kFromLodge = 4;   // actions from a lodge to where a tourist wants to go
constexpr int kGap = 2;         // actions for each step from tile to tile
constexpr int kFetchFirst = 9;  // twelfths of what the best tourist at a lodge is worth that count, with nobody on board,
constexpr int kFetchMore = 4;   // and with somebody
constexpr int kStops = 6;       // of a tour; what is left comes with the last
constexpr int kKnown = 30;      // for each tile seen: it may be wanted later
constexpr int kTrack = 8;       // for each own track on the board: roads are for later
constexpr int kWon = 20000;
constexpr int kTempo = 250;     // a turn that others have first
constexpr int kStall = 3000;    // for each turn that the stall guard (5.1) comes too early
constexpr std::uint32_t kRoundsOfAMood = 6;  // how long a gentle one goes on forgetting something

// What is left of kOne after n twelfths of a turn: nine tenths a turn.
constexpr int kOne = 1 << 14;
struct Fading {
  int after[256] = {};
  constexpr Fading() {
    std::int64_t value = std::int64_t{kOne} << 16;
    for (int& each : after) {
      each = static_cast<int>(value >> 16);
      value = value * 65'143 / 65'717;  // the twelfth root of 0.9
    }
  }
};
constexpr Fading kFading;

int faded(int worth, int actions, int a_turn, int turns = 0) {
  const int twelfths = std::min(255, std::max(0, actions) * 12 / a_turn + 12 * turns);
  return static_cast<int>((static_cast<std::int64_t>(worth) * kFading.after[twelfths]) / kOne);
}

// What photos are worth: a new kind counts twice as much as one more of a kind (5.2 in short). In the family game all count the same.
class Album {
 public:
  explicit Album(bool family) : kinds_(family ? 0x3Fu : 0u) {}
  int gain(Card card) const { return ((kinds_ >> kind(card)) & 1u) != 0 ? kPoint : 2 * kPoint; }
  // Adds the card and gives what it gained.
  int add(Card card) {
    const int gained = gain(card);
    kinds_ |= bit(kind(card));
    return gained;
  }

 private:
  static int kind(Card card) { return static_cast<int>(animal_of(card)); }
  std::uint32_t kinds_;
};

// What one seat knows of the hidden tiles, how far they are, and what a look at them promises.
class Eyes {
 public:
  Eyes(const State& s, Seat seat) : s_(s), reach_(reach(s.table, seat, s.table.jeep[seat])), known_(s.table.seen[seat] | s.table.up) {
    const Table& t = s.table;
    const bool own_turn = t.seat == seat && (t.phase == Phase::Guide || t.phase == Phase::See);
    left_ = own_turn ? t.left : 0;
    in_sight_ = own_turn ? t.fresh : 0;
    for (int tile = 0; tile < kTiles; ++tile) {
      if (((known_ >> tile) & 1u) != 0) {
        where_[card_of(t.habitat[tile], s.animal[tile])] = static_cast<std::uint8_t>(tile + 1);
      } else if (t.habitat[tile] < Habitat::None) {
        ++unknown_[static_cast<int>(t.habitat[tile])];
      }
    }
  }

  bool is_located(Card card) const { return where_[card] != 0; }
  int unknown(Habitat habitat) const { return unknown_[static_cast<int>(habitat)]; }
  int tiles_known() const { return std::popcount(known_ | in_sight_); }

  // Actions to a place from which a lodge can be met (2.1).
  int to_lodge(int lodge) const {
    const Place place = lodge_place(lodge);
    return reach_.to(PlaceSet::of(place) | kMap.near_set[place]);
  }

  // Actions to a photo that is sure, for somebody who waits; many when there is none.
  int to_sure_photo(std::uint32_t waiting) const {
    int least = 2 * kMostActions;
    for (; waiting != 0; waiting &= waiting - 1) {
      const auto card = static_cast<Card>(std::countr_zero(waiting));
      if (is_located(card)) least = std::min(least, reach_.to(kMap.tile_paths[where_[card] - 1]) + 1);
    }
    return least;
  }

  // A tourist who would add `gain` waits for its animal: it is on one tile, or as likely on each unknown one of its habitat.
  void hope(Card card, int gain) {
    if (is_located(card)) {
      promise_[where_[card] - 1] += gain;
      return;
    }
    for (int tile = 0; tile < kTiles; ++tile) {
      if (s_.table.habitat[tile] != habitat_of(card) || ((known_ >> tile) & 1u) != 0) continue;
      promise_[tile] += gain / unknown(habitat_of(card));
    }
  }

  // All promises on a tour that goes to the best tile first, as it seems from here, then on from tile to tile. Only the way to the
  // first tile hangs on where the jeep is: every action towards it makes the tour better, so the bot never hovers between tiles.
  int tour(int a_turn) const {
    std::uint32_t rest = 0;
    int worth = 0;
    int best = -1;
    int first = 0;
    int time = 0;
    for (int tile = 0; tile < kTiles; ++tile) {
      if (promise_[tile] == 0) continue;
      if (((in_sight_ >> tile) & 1u) != 0) {  // a photo away, or just being turned
        worth += promise_[tile] - 1;
        continue;
      }
      rest |= bit(tile);
      const int way = reach_.to(kMap.tile_paths[tile]) + 1 - left_;
      const int value = faded(promise_[tile], way, a_turn);
      if (value <= best) continue;
      best = value;
      first = tile;
      time = way;
    }
    for (int at = first, stop = 0; rest != 0 && stop < kStops; ++stop) {
      worth += faded(promise_[at], time, a_turn);
      rest &= ~bit(at);
      const int next = best_from(at, rest, a_turn);
      time += kGap * tile_distance(at, next) + 1;
      at = next;
    }
    for (; rest != 0; rest &= rest - 1) worth += faded(promise_[std::countr_zero(rest)], time, a_turn);
    return worth;
  }

 private:
  static int tile_distance(int a, int b) { return distance(kMap.cell[kMap.tile_cell[a]], kMap.cell[kMap.tile_cell[b]]); }

  // The best of the tiles `rest` to go on to from a tile; the tile itself when there is none.
  int best_from(int tile, std::uint32_t rest, int a_turn) const {
    int best = -1;
    int next = tile;
    for (; rest != 0; rest &= rest - 1) {
      const int other = std::countr_zero(rest);
      const int value = faded(promise_[other], kGap * tile_distance(tile, other) + 1, a_turn);
      if (value <= best) continue;
      best = value;
      next = other;
    }
    return next;
  }

  const State& s_;
  Reach reach_;
  std::uint32_t known_;
  std::uint32_t in_sight_;  // tiles just seen or being turned
  int left_;
  int promise_[kTiles] = {};
  int unknown_[kHabitats] = {};
  std::uint8_t where_[kCards] = {};  // tile + 1 of a located card
};

// The best tourist to fetch next: gain after the way to its lodge, the Meet task, and the way to its animal.
int lodge_worth(const Table& t, const Eyes& eyes, const Album& album, int a_turn, int a_turn_later) {
  int best = 0;
  for (int lodge = 0; lodge < kLodges; ++lodge) {
    if (t.pile[lodge] == 0) continue;
    const int way = eyes.to_lodge(lodge);
    for (std::uint32_t rest = t.pile[lodge]; rest != 0; rest &= rest - 1) {
      const auto card = static_cast<Card>(std::countr_zero(rest));
      const int search = eyes.is_located(card) ? 1 : kGuess * eyes.unknown(habitat_of(card)) / 2;
      best = std::max(best, faded(faded(album.gain(card), way, a_turn), kFromLodge + search, a_turn_later, 1));
    }
  }
  return best;
}

// How many of its turns the seat lacks to stop the stall guard (5.1) by a drop-off or a photo that it can count on.
int turns_short(const Table& t, Seat seat, const Eyes& eyes, int near, int a_turn) {
  const int before = (seat + t.options.seats - t.seat) % t.options.seats;  // turns of others
  const int last = kQuietRounds * t.options.seats - t.quiet - 1 - before;
  const int turns = last < 0 ? 0 : last / t.options.seats + 1;
  const int to_drop = (near + a_turn - 1) / a_turn + 1;
  const int to_photo = (eyes.to_sure_photo(waiting_of(t, seat)) + a_turn - 1) / a_turn;
  return std::max(0, std::min(to_drop, to_photo) - turns);
}

// Nobody is waiting with the seat and nobody is left to fetch.
bool is_idle(const Table& t, Seat seat) { return t.options.family == 0 && waiting_of(t, seat) == 0 && lodges_empty(t); }

bool leads(const Table& t, Seat seat) {
  for (int other = 0; other < t.options.seats; ++other) {
    if (other != seat && score_of(t, other) >= score_of(t, seat)) return false;
  }
  return true;
}

}  // namespace

View own_knowledge(const View& view) {
  View own = view;
  if (view.watcher < 0) return own;
  const std::uint32_t known = own.table.seen[view.watcher] | own.table.up;
  for (std::uint32_t& seen : own.table.seen) seen &= known;
  return own;
}

View remembered(const View& view) {
  View left = view;
  if (view.watcher < 0) return left;
  const Table& t = view.table;
  Hasher game;  // another one, other things are forgotten
  game.add_bytes(t.habitat, kTiles);
  game.add(static_cast<std::uint64_t>(view.watcher));
  for (std::uint32_t rest = t.seen[view.watcher] & ~t.up & ~t.fresh; rest != 0; rest &= rest - 1) {
    const int tile = std::countr_zero(rest);
    Hasher mood = game;
    mood.add(static_cast<std::uint64_t>(tile));
    mood.add((t.round + static_cast<std::uint32_t>(tile)) / kRoundsOfAMood);
    if ((mood.value() >> 32) % 3 != 0) continue;
    left.table.seen[view.watcher] &= ~bit(tile);
    left.animal[tile] = Animal::Unseen;
  }
  return left;
}

std::int32_t Sense::score(const State& s, Seat seat) {
  const Table& t = s.table;
  const bool family = t.options.family != 0;
  Album album(family);
  int score = 0;
  for (std::uint32_t rest = photos_of(t, seat); rest != 0; rest &= rest - 1) score += album.add(static_cast<Card>(std::countr_zero(rest)));
  if (t.phase == Phase::Over) {  // the last photo is worth more than waiting, also to a loser
    if (t.end == End::Stall) return score;  // nobody waits for that
    const bool won = ((TheMara::result(s).winners >> seat) & 1u) != 0;
    return score + (won ? kWon : kTrack * kTracks + kKnown * kTiles);
  }
  if (t.jeep[seat] == kNowhere) return score;
  const std::uint32_t waiting = waiting_of(t, seat);
  const int free = 1 + kMostTourists - std::popcount(t.held[seat]);
  const int a_turn = family ? 2 : std::max(1, free);
  Eyes eyes(s, seat);
  for (std::uint32_t rest = waiting; rest != 0; rest &= rest - 1) {
    const auto card = static_cast<Card>(std::countr_zero(rest));
    eyes.hope(card, album.add(card));
  }
  score += kKnown * eyes.tiles_known();
  if (family) return score + eyes.tour(a_turn);
  const int riders = std::popcount(waiting);
  int near = kMostActions + 1;
  for (int lodge = 0; lodge < kLodges; ++lodge) near = std::min(near, eyes.to_lodge(lodge));
  // Go on, or first let those go who have their photo and be faster.
  const int tour = eyes.tour(a_turn);
  const int light = 1 + kMostTourists - riders;
  score += light > a_turn ? std::max(tour, faded(eyes.tour(light), near, a_turn, 1)) : tour;
  if (lodges_empty(t) && waiting != 0) score -= kStall * turns_short(t, seat, eyes, near, a_turn);
  if (is_idle(t, seat)) {
    if (t.held[seat] != 0 && leads(t, seat)) score += faded(kPoint, near, a_turn);  // 5.1: a drop-off ends the game
  } else if (riders < kMostTourists) {
    const int worth = lodge_worth(t, eyes, album, a_turn, kMostTourists - riders);
    score += worth * (riders == 0 ? kFetchFirst : kFetchMore) / 12;
  }
  return score + kTrack * tracks_of(t, seat).size();
}

// Fitted to games between steady bots.
void Sense::chances(const State& s, Chances& out) {
  const Table& t = s.table;
  const int seats = t.options.seats;
  const int hidden = kTiles - std::popcount(t.up);
  std::int32_t behind[kSeats] = {};
  for (int seat = 0; seat < seats; ++seat) {
    const int turns_before = (seat + seats - t.seat) % seats;
    behind[seat] = kTempo * turns_before - score(s, seat) - kPoint * 7 / 40 * score_of(t, seat);
  }
  share_chances(behind, seats, 810 + 42 * hidden, out);
}

bool Sense::is_plain(const State& s, const Action& action) {
  const Table& t = s.table;
  if (t.options.family == 0 && lodges_empty(t)) return true;
  if (action.kind != ActionKind::Peek) return action.kind == ActionKind::Photo;
  for (std::uint32_t rest = hidden_beside(t, t.jeep[t.seat]) & t.seen[t.seat]; rest != 0; rest &= rest - 1) {
    const int tile = std::countr_zero(rest);
    if ((waiting_of(t, t.seat) & bit(card_of(t.habitat[tile], s.animal[tile]))) != 0) return true;
  }
  return false;
}

// Others hardly matter for where to drive next: they are taken to do nothing.
Action Sense::reply(const State& s, Seat) {
  TheMara::Actions legal;
  TheMara::actions(s, legal);
  return legal[legal.size() - 1];  // done, where that may be
}

std::uint64_t Sense::key(const State& s, Seat seat) {
  const View view = TheMara::view(s, seat);
  State known;
  known.table = view.table;
  std::copy(std::begin(view.animal), std::end(view.animal), known.animal);
  return hash_of(known);
}

namespace {

// Plans by what it remembers.
class GentleBot final : public Bot<TheMara> {
 public:
  void begin(const View& view, std::uint64_t seed) override { planner_.begin(own_knowledge(remembered(view)), seed); }
  bool think(int iterations) override { return planner_.think(iterations); }
  Action choice() const override { return planner_.choice(); }

 private:
  TurnPlanner<TheMara, Sense, 6, 5> planner_;
};

class SteadyBot final : public Bot<TheMara> {
 public:
  void begin(const View& view, std::uint64_t seed) override {
    const Table& t = view.table;
    passes_ = t.phase == Phase::Turn && is_idle(t, t.seat) && !leads(t, t.seat);  // and leaves its roads as they are
    if (!passes_) planner_.begin(own_knowledge(view), seed);
  }
  bool think(int iterations) override { return passes_ || planner_.think(iterations); }
  Action choice() const override { return passes_ ? Action{ActionKind::Done, 0} : planner_.choice(); }

 private:
  bool passes_ = false;
  TurnPlanner<TheMara, Sense, 6, 8> planner_;  // overlooks a move now and then
};

}  // namespace
}  // namespace the_mara

std::span<const std::string_view> Bots<TheMara>::levels() {
  static constexpr std::string_view kLevels[] = {"random", "gentle", "steady", "sharp", "master"};
  return kLevels;
}

std::unique_ptr<Bot<TheMara>> Bots<TheMara>::make(std::string_view level) {
  if (level == "random") return std::make_unique<RandomBot<TheMara>>();
  if (level == "gentle") return std::make_unique<the_mara::GentleBot>();
  if (level == "steady") return std::make_unique<the_mara::SteadyBot>();
  if (level == "sharp") return std::make_unique<TreeSearch<TheMara, the_mara::Sense>>(100, 12);
  if (level == "master") return std::make_unique<TreeSearch<TheMara, the_mara::Sense>>(2000);  // 30,000 have won no more
  return nullptr;
}

}  // namespace wildshore
