// rules_view.cpp: who knows what, and how the game stands.
//
// The only secret is the animal of a face-down tile that some seat has looked at. Tiles nobody has looked at have no animal yet.
#include "games/the_mara/rules.hpp"

namespace wildshore {

using namespace the_mara;

namespace {

// The tiles whose animal the watcher knows.
std::uint32_t known_to(const Table& t, Seat watcher) {
  return t.up | (watcher >= 0 && watcher < kSeats ? t.seen[watcher] : 0);
}

}  // namespace

View TheMara::view(const State& s, Seat seat) {
  View view{s.table, {}, seat};
  const std::uint32_t known = known_to(s.table, seat);
  for (int tile = 0; tile < kTiles + 2; ++tile) {
    view.animal[tile] = ((known >> tile) & 1u) != 0 ? s.animal[tile] : Animal::Unseen;
  }
  return view;
}

Event TheMara::redact(const Event& event, Seat seat) {
  Event seen = event;
  if (event.kind == EventKind::TileSeen && event.seat != seat) seen.animal = Animal::Unseen;  // 4.1
  return seen;
}

// The tiles others have looked at get, habitat by habitat, any of the animals the watcher cannot place; all ways are equally likely.
State TheMara::imagine(const View& view, Rng& rng) {
  State s;
  s.table = view.table;
  for (int tile = 0; tile < kTiles + 2; ++tile) s.animal[tile] = view.animal[tile];
  const std::uint32_t known = known_to(view.table, view.watcher);
  const std::uint32_t guessed = seen_by_any(view.table) & ~known;
  std::uint32_t placed = 0;  // cards
  for (std::uint32_t rest = known; rest != 0; rest &= rest - 1) {
    const int tile = std::countr_zero(rest);
    placed |= bit(card_of(s.table.habitat[tile], s.animal[tile]));
  }
  for (std::uint32_t rest = guessed; rest != 0; rest &= rest - 1) {
    const int tile = std::countr_zero(rest);
    std::uint32_t possible = cards_of(s.table.habitat[tile]) & ~placed;
    for (auto skip = rng.below(static_cast<std::uint32_t>(std::popcount(possible))); skip > 0; --skip) possible &= possible - 1;
    const auto card = static_cast<Card>(std::countr_zero(possible));
    s.animal[tile] = animal_of(card);
    placed |= bit(card);
  }
  return s;
}

Result TheMara::result(const State& s) {
  const Table& t = s.table;
  constexpr std::string_view kReasons[] = {"", "photos", "lodges", "stall", "deck"};
  Result r;
  r.round = static_cast<std::int32_t>(t.round);
  r.reason = kReasons[static_cast<int>(t.end)];
  int best = -1;
  for (int seat = 0; seat < t.options.seats; ++seat) {
    const int score = score_of(t, seat);
    r.scores[static_cast<std::uint32_t>(seat)] = score;
    if (t.phase != Phase::Over) continue;
    int rank = score;
    if (!t.options.family) {  // 5.3; in the family game ties are shared (6.2)
      rank = (rank * 64 + std::popcount(photos_of(t, seat))) * 64 + kCards - std::popcount(waiting_of(t, seat));
    }
    if (rank > best) r.winners = 0;
    if (rank >= best) r.winners |= 1u << seat;
    best = rank > best ? rank : best;
  }
  return r;
}

}  // namespace wildshore
