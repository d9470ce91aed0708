// sense.cpp: how the bots of Frost Bitten! judge a position.
//
// The unit is one sixtieth of a move. One move of progress always weighs more than all fear of the bear and all help it may be to others
// (60 > 30 + 7 + 20), so the bot never waits for the bear or for somebody else to go away: games of fearful bots do not end.
#include "games/frost_bitten/sense.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "bots/either.hpp"
#include "bots/planner.hpp"
#include "bots/random.hpp"
#include "bots/search.hpp"

namespace wildshore {
namespace frost_bitten {
namespace {

constexpr int kMove = 60;
constexpr int kMostFear = 30;
constexpr int kThreat = 600;  // 20 at most for one move
constexpr int kBlocked = 2;  // moves round a bear that sits ahead in the column
constexpr int kOncoming = 4;  // more than a trio pays for stepping aside
constexpr int kWin = 1000000;
constexpr int kTempo = 190;  // a turn that others have first
constexpr int kMasterBudget = 36000;
constexpr int kMasterBeam = 3;  // with 4 it is slower and plays no better, with 2 it plays worse

// What a way still takes: steps are each penguin's own, slides serve all who travel together.
struct Way {
  int steps = 0;
  int slides = 0;
  int moves(int travellers) const { return travellers * steps + slides; }
  Way operator+(const Way& other) const { return {steps + other.steps, slides + other.slides}; }
};

const Way& shorter(const Way& a, const Way& b, int travellers) { return b.moves(travellers) < a.moves(travellers) ? b : a; }

// Of the bits of a column.
struct BitCounts {
  std::uint8_t of[1 << 11] = {};
  constexpr BitCounts() {
    for (int bits = 1; bits < 1 << 11; ++bits) of[bits] = static_cast<std::uint8_t>(of[bits / 2] + bits % 2);
  }
};
constexpr BitCounts kBitCounts;
int count_bits(std::uint32_t bits) { return kBitCounts.of[bits]; }

// Reads ways out of one state. `south` means the way leads south: everything is mirrored.
class Reader {
 public:
  explicit Reader(const State& state) : s_(state) {
    if (s_.options.homesick) {
      for (int p = 0; p < penguins(s_.options); ++p) {
        if (!is_floe(s_.penguin[p])) continue;
        const Cell cell = s_.cell[s_.penguin[p]];
        oncoming_[!is_homeward(s_, p)][water_of(cell)] |= bit_of(cell);
      }
    }
    for (const Place bear : s_.bear) {
      if (is_floe(bear)) bears_[water_of(s_.cell[bear])] |= bit_of(s_.cell[bear]);
    }
  }

  // The cells of a water that were read since this was asked for last.
  std::uint64_t cells_read(int water) const { return std::exchange(read_[water], std::uint64_t{0}); }

  // From where the penguin stands to its goal, the best for so many travellers.
  Way way(int penguin, int travellers) const {
    if (is_done(s_, penguin)) return {};
    const bool south = is_homeward(s_, penguin);
    const int last = waters(s_.options) - 1;
    const Place at = s_.penguin[penguin];
    Way way;
    if (is_floe(at)) {
      const int water = water_of(s_.cell[at]);
      way = leave(water, column_of(s_.cell[at]), y_of(s_.cell[at]), south, travellers);
      if (south && water > 0) way = way + across(true, 0);
      if (!south && water < last) way = way + across(false, 1);
    } else {
      way = across(south, at == kEquator ? 1 - south : south ? last : 0);
    }
    if (s_.options.homesick && !south) way = way + across(true, last);
    return way;
  }

 private:
  // The starts of one column, mirrored for ways that lead south.
  std::uint32_t column(int water, int c, bool south) const {
    const auto bits = static_cast<std::uint32_t>((s_.starts[water] >> (c * 16)) & 0xFFFFu);
    if (!south) return bits;
    std::uint32_t mirrored = 0;
    for (std::uint32_t rest = bits; rest != 0; rest &= rest - 1) mirrored |= 1u << (s_.length - 2 - std::countr_zero(rest));
    return mirrored;
  }

  // From a floe at y (already mirrored) straight on in its column: every gap is one slide, every floe and the shore one step.
  Way straight(int water, int c, int y, bool south) const {
    read_[water] |= std::uint64_t{ahead(y, south)} << (c * 16);
    const std::uint32_t starts = column(water, c, south) >> (y + 1) << (y + 1);
    const int floes = count_bits(starts);
    Way way{floes + 1, s_.length - 2 - y - 2 * floes};
    if (s_.options.drift == Drift::Lines) way.slides += count_bits(starts & 0x492u);  // must come back before it goes on
    way.slides += kBlocked * count_bits(ahead_of(bears_[water], c, y, south));
    return way;
  }

  // What it costs more when somebody comes the other way, ahead of y (already mirrored): two trios cannot pass on one floe.
  Way past_others(int water, int c, int y, bool south) const {
    if (!s_.options.homesick) return {};
    return {0, ahead_of(oncoming_[south][water], c, y, south) != 0 ? kOncoming : 0};
  }

  // The cells of a column that lie ahead of y (already mirrored), and of the cells given those.
  std::uint32_t ahead(int y, bool south) const { return south ? (1u << (s_.length - 2 - y)) - 1u : 0xFFFFu >> (y + 1) << (y + 1); }
  std::uint32_t ahead_of(std::uint64_t cells, int c, int y, bool south) const {
    return static_cast<std::uint32_t>(cells >> (c * 16)) & ahead(y, south);
  }

  // From a floe to the shore ahead, perhaps after a step sideways.
  Way leave(int water, int c, int y, bool south, int travellers) const {
    const int up = south ? s_.length - 2 - y : y;
    read_[water] |= bit_of(cell_at(water, c, y));
    Way best = straight(water, c, up, south) + past_others(water, c, up, south);
    for (int side = c - 1; side <= c + 1; side += 2) {
      if (side < 0 || side >= kColumns) continue;
      const std::uint64_t beside = bit_of(cell_at(water, side, y));
      read_[water] |= beside;
      if ((s_.starts[water] & beside) == 0) continue;
      best = shorter(best, straight(water, side, up, south) + past_others(water, side, up, south) + Way{1, 0}, travellers);
    }
    return best;
  }

  // From the shore where the way enters a water to the goal; worked out when it is first asked for.
  const Way& across(bool south, int water) const {
    const bool goes_on = south ? water > 0 : water + 1 < waters(s_.options);
    read_[water] = ~std::uint64_t{0};
    if (goes_on) read_[1 - water] = ~std::uint64_t{0};
    Way& way = across_[south][water];
    if (way.steps != 0) return way;
    way = enter(water, south);
    if (goes_on) way = way + across(south, 1 - water);
    return way;
  }

  // From a shore over a water to the other shore, by the best column.
  Way enter(int water, bool south) const {
    Way best{99, 0};
    for (int c = 0; c < kColumns; ++c) {
      const std::uint32_t bits = column(water, c, south);
      if (bits == 0) continue;
      const int y = std::countr_zero(bits);
      Way way = straight(water, c, y, south) + Way{1, y};  // slid up to the shore, entered,
      way.slides += y;                                     // and slid back
      best = shorter(best, way, kPenguinsPerSeat);
    }
    return best;
  }

  const State& s_;
  std::uint64_t bears_[2] = {};        // [water]: cells of floes with a bear
  std::uint64_t oncoming_[2][2] = {};  // [south][water]: cells of floes with penguins that go the other way
  mutable Way across_[2][2];           // [south][water], see across(); no steps when it was not asked for yet
  mutable std::uint64_t read_[2] = {};  // [water], see cells_read()
};

bool is_full(const State& s, Place place) { return (full_floes(s) & floe_bit(place)) != 0; }

// A seat's three penguins, numbered 0 to 2.
class Trio {
 public:
  Trio(const State& s, Seat seat) : s_(s), first_(seat * kPenguinsPerSeat) {
    for (int p = 0; p < kPenguinsPerSeat; ++p) {
      for (int q = 0; q < p; ++q) steps_[p][q] = steps_[q][p] = place(p) == place(q) ? 0 : in_contact(s, place(p), place(q)) ? 1 : 2;
    }
  }

  Place place(int p) const { return s_.penguin[first_ + p]; }
  bool homeward(int p) const { return is_homeward(s_, first_ + p); }
  bool done(int p) const { return is_done(s_, first_ + p); }

  // Whether two travel together: on one place, or a step apart with room to join; also when one has already turned round on the North
  // Pole and the other is about to.
  bool together(int p, int q) const {
    if (homeward(p) != homeward(q) && place(p) != kNorth && place(q) != kNorth) return false;
    return steps_[p][q] == 0 || (steps_[p][q] == 1 && !is_full(s_, place(p)) && !is_full(s_, place(q)));
  }

  // The steps one needs to be where another of its group is and face the same way.
  int to_join(int p, int leader) const {
    const bool must_turn = homeward(leader) && !homeward(p) && place(leader) != kNorth;
    return steps_[p][leader] + (must_turn ? 2 : 0);
  }

 private:
  const State& s_;
  int first_;
  int steps_[kPenguinsPerSeat][kPenguinsPerSeat] = {};  // from one to another: 2 for more than one
};

// A penguin of the seat, when all that have not arrived stand in one place and face the same way; else -1.
int leader_of_all(const State& s, Seat seat) {
  int leader = -1;
  for (int p = seat * kPenguinsPerSeat; p < (seat + 1) * kPenguinsPerSeat; ++p) {
    if (is_done(s, p)) continue;
    if (leader >= 0 && (s.penguin[p] != s.penguin[leader] || is_homeward(s, p) != is_homeward(s, leader))) return -1;
    leader = p;
  }
  return leader;
}

// What the slides of those count who are not the hindmost: the others may join them again before they need them all.
int slides_ahead(int slides) { return 25 * std::min(slides, 5) + 6 * std::max(0, slides - 5); }

// Those who travel together follow the one who is best off, once they have joined it. In sixtieths of a move.
// A trio torn apart pays in full for the slides of its hindmost only: parting must never seem hopeless, and somebody must always gain by moving.
int need_of(const State& s, const Reader& reader, Seat seat) {
  const int first = seat * kPenguinsPerSeat;
  if (const int leader = leader_of_all(s, seat); leader >= 0) {
    const int travellers = kPenguinsPerSeat - s.arrived[seat];
    return kMove * reader.way(leader, travellers).moves(travellers);
  }
  const Trio trio(s, seat);
  int need = 0;
  int hindmost = 0;  // slides of the group that has the most
  bool counted[kPenguinsPerSeat] = {};
  for (int i = 0; i < kPenguinsPerSeat; ++i) {
    if (counted[i] || trio.done(i)) continue;
    int group[kPenguinsPerSeat];
    int size = 0;
    for (int j = i; j < kPenguinsPerSeat; ++j) {
      if (counted[j] || trio.done(j) || !trio.together(i, j)) continue;
      counted[j] = true;
      group[size++] = j;
    }
    Way best{999, 999};
    int torn = 0;
    for (int g = 0; g < size; ++g) {
      const int leader = group[g];
      if (g > 0 && trio.to_join(leader, group[g - 1]) == 0) continue;
      Way way = reader.way(first + leader, size);
      way.steps *= size;
      int joining = 0;
      for (int h = 0; h < size; ++h) {
        way.steps += trio.to_join(group[h], leader);
        joining += trio.place(group[h]) != trio.place(leader);
      }
      const bool room = !is_floe(trio.place(leader)) || penguins_on(s, trio.place(leader)) + joining <= kFloeCapacity;
      const int left_out = room ? 0 : slides_ahead(way.slides);
      if (kMove * way.moves(1) + left_out >= kMove * best.moves(1) + torn) continue;
      best = way;
      torn = left_out;
    }
    need += kMove * best.steps + slides_ahead(best.slides) + torn;
    hindmost = std::max(hindmost, best.slides);
  }
  return need + kMove * hindmost - slides_ahead(hindmost);
}

// About the moves a bear needs to reach a floe.
int reach(const State& s, int bear, Cell target) {
  const Place at = s.bear[bear];
  if (is_floe(at)) {
    const Cell cell = s.cell[at];
    if (water_of(cell) != water_of(target)) return 99;
    const int along = std::abs(y_of(cell) - y_of(target));
    return std::abs(column_of(cell) - column_of(target)) + along - (along + 1) / 3;
  }
  const int to_north = s.length - y_of(target);
  const int to_south = y_of(target) + 2;
  int along = to_north;
  if (at == kEquator) along = water_of(target) == 0 ? to_north : to_south;
  if (at == kNorth && s.options.mega && water_of(target) == 0) return 99;
  return along - (along + 1) / 3;
}

// About the moves a penguin on a floe would have to make again: three for every band behind it, and one.
int travelled(const State& s, int penguin) {
  const Cell cell = s.cell[s.penguin[penguin]];
  const int bands = packs(s.options) * waters(s.options);
  const int behind = packs(s.options) * water_of(cell) + (y_of(cell) * 11 >> 5);
  const int ahead = bands - 1 - behind;
  return 1 + (9 * (is_homeward(s, penguin) ? bands + ahead : behind)) / 4;
}

// What a seat stands to lose to the bears before it moves again.
int danger(const State& s, Seat seat) {
  constexpr int kChance[] = {10, 10, 9, 8, 4, 2, 1};  // of 60, by reach
  int lost = 0;
  int last = 0;  // what the penguin before may lose: most stand together
  const int first = seat * kPenguinsPerSeat;
  for (int p = first; p < first + kPenguinsPerSeat; ++p) {
    if (p == first || s.penguin[p] != s.penguin[p - 1] || is_homeward(s, p) != is_homeward(s, p - 1)) {
      int near = 99;
      for (int b = 0; is_floe(s.penguin[p]) && b < bears(s.options); ++b) near = std::min(near, reach(s, b, s.cell[s.penguin[p]]));
      last = near > 6 ? 0 : travelled(s, p) * kChance[near];
    }
    lost += last;
  }
  return lost;
}

// What is still known of the position before: bits of the seats whose need and danger are as they were.
struct Known {
  const Sense::Outlook* before = nullptr;
  std::uint32_t need = 0;
  std::uint32_t danger = 0;
};

// The score; no more is worked out than it takes to see that it is not above the bar.
std::int32_t weigh(const State& s, Seat seat, std::int32_t bar, const Known& known) {
  if (s.phase == Phase::Over) return s.seat == seat ? kWin : -kWin;
  const Reader reader(s);
  const auto need = [&](Seat each) { return ((known.need >> each) & 1u) != 0 ? known.before->need[each] : need_of(s, reader, each); };
  const auto fear = [&](Seat each) {
    return std::min(kMostFear, (((known.danger >> each) & 1u) != 0 ? known.before->danger[each] : danger(s, each)) / 2);
  };
  std::int32_t score = -need(seat);
  if (score + kMostFear / 4 <= bar) return bar;  // whatever the others fear
  score -= fear(seat);
  if (score + kMostFear / 4 <= bar) return bar;
  int others = 0;
  for (int other = 0; other < s.options.seats; ++other) {
    if (other == seat) continue;
    others -= kThreat * kMove / (need(other) + 4 * kMove);  // whoever is nearest to winning counts most
    others += fear(other) / 4;
  }
  return score + others / (s.options.seats - 1);
}

}  // namespace

int Sense::need(const State& s, Seat seat) { return need_of(s, Reader(s), seat) / kMove; }

std::int32_t Sense::score(const State& s, Seat seat) { return score(s, seat, std::numeric_limits<std::int32_t>::min()); }

std::int32_t Sense::score(const State& s, Seat seat, std::int32_t bar) { return weigh(s, seat, bar, {}); }

Sense::Outlook::Outlook(const State& s) : state(s) {
  const Reader reader(s);
  for (int seat = 0; seat < s.options.seats; ++seat) {
    need[seat] = need_of(s, reader, seat);
    danger[seat] = frost_bitten::danger(s, seat);
    for (int water = 0; water < 2; ++water) cells[seat][water] = reader.cells_read(water);
    floes[seat] = bear_floes(s);
    for (int p = seat * kPenguinsPerSeat; p < (seat + 1) * kPenguinsPerSeat; ++p) floes[seat] |= floe_bit(s.penguin[p]);
  }
}

std::int32_t Sense::score(const State& s, Seat seat, std::int32_t bar, const Outlook& before, const Action& action) {
  const State& was = before.state;
  Known known{&before};
  if (action.kind == ActionKind::Slide) {
    const Cell from = was.cell[action.piece];
    const std::uint64_t changed = bit_of(from) | bit_of(s.cell[action.piece]);
    for (int each = 0; each < was.options.seats; ++each) {
      known.need |= ((before.cells[each][water_of(from)] & changed) == 0 ? 1u : 0u) << each;
      known.danger |= (~before.floes[each] >> action.piece & 1u) << each;
    }
  } else if (action.kind == ActionKind::Step && !was.options.homesick) {  // where nobody is in another's way, but on a floe
    const std::uint32_t changed = floe_bit(was.penguin[was.seat * kPenguinsPerSeat + action.piece]) | floe_bit(action.to);
    for (int each = 0; each < was.options.seats; ++each) {
      if (each != was.seat && (before.floes[each] & changed) == 0) known.need |= 1u << each;
    }
    known.danger = known.need;
  }
  return weigh(s, seat, bar, known);
}

bool KindSense::hurts(const State& before, const State& after, Seat seat) {
  for (int p = 0; p < penguins(after.options); ++p) {
    if (owner_of(p) != seat && after.penguin[p] == kSouth && is_floe(before.penguin[p])) return true;
  }
  return false;
}

// Of penguins that stand together and face the same way any may step.
bool Sense::is_twin(const State& s, const Action& action) {
  if (action.kind != ActionKind::Step) return false;
  const int first = s.seat * kPenguinsPerSeat;
  const int penguin = first + action.piece;
  for (int other = first; other < penguin; ++other) {
    if (s.penguin[other] == s.penguin[penguin] && is_homeward(s, other) == is_homeward(s, penguin)) return true;
  }
  return false;
}

// Fitted to games between steady bots.
void Sense::chances(const State& s, Chances& out) {
  const Reader reader(s);
  const int seats = s.options.seats;
  std::int32_t behind[4] = {};
  int least = 1 << 20;
  for (int seat = 0; seat < seats; ++seat) {
    const int turns_before = (seat + seats - s.seat) % seats;  // of others, before its own
    const int need = need_of(s, reader, seat);
    least = std::min(least, need);
    behind[seat] = need + danger(s, seat) / (turns_before == 0 ? 10 : 5) + kTempo * turns_before / seats;
  }
  if (s.phase == Phase::Move && !is_bear_die(s.dice[s.die])) behind[s.seat] -= kMove * s.moves;
  share_chances(behind, seats, 81 + least / 16, out);
}

}  // namespace frost_bitten

std::span<const std::string_view> Bots<FrostBitten>::levels() {
  static constexpr std::string_view kLevels[] = {"random", "gentle", "steady", "sharp", "master"};
  return kLevels;
}

std::unique_ptr<Bot<FrostBitten>> Bots<FrostBitten>::make(std::string_view level) {
  using frost_bitten::KindSense;
  using frost_bitten::Sense;
  using frost_bitten::kMasterBeam, frost_bitten::kMasterBudget;
  if (level == "random") return std::make_unique<RandomBot<FrostBitten>>();
  if (level == "gentle") return std::make_unique<TurnPlanner<FrostBitten, KindSense, 2, 3>>();
  std::unique_ptr<Bot<FrostBitten>> bot;
  if (level == "steady") bot = std::make_unique<TurnPlanner<FrostBitten, Sense, 3, 8>>();  // overlooks a move now and then
  if (level == "sharp") bot = std::make_unique<TreeSearch<FrostBitten, Sense>>(100);
  if (level == "master") bot = std::make_unique<TreeSearch<FrostBitten, Sense>>(kMasterBudget, 0, kMasterBeam);
  if (!bot) return nullptr;
  // Two who undo each other's slides could go on for ever; one who overlooks things sooner or later does something else.
  return std::make_unique<EitherBot<FrostBitten, Sense::is_late>>(std::move(bot), std::make_unique<TurnPlanner<FrostBitten, KindSense, 10, 4>>());
}

}  // namespace wildshore
