// rules_check.cpp: why() names the paragraph that refuses an action; ok() holds a state to every invariant.
//
// why() takes any value of Action, also ones nobody could have meant.
#include "games/the_mara/legal.hpp"
#include "games/the_mara/rules.hpp"

namespace wildshore {

using namespace the_mara;

namespace {

constexpr RuleId kLegal{};
constexpr std::uint32_t kAllCards = (1u << kCards) - 1u;

bool has(std::uint32_t bits, int index) { return index < 32 && ((bits >> index) & 1u) != 0; }

RuleId why_meet(const Table& t, const Action& a) {
  if (t.options.family) return {6, 2};
  const std::uint8_t lodge = meeting_lodge(t, t.seat);
  if (t.phase == Phase::Guide || lodge == kNoLodge) return {2, 1};
  return has(a.kind == ActionKind::Pick ? pickable(t, lodge) : droppable(t), a.what) ? kLegal : RuleId{2, 1};
}

RuleId why_drive(const Table& t, const Action& a) {
  if (t.phase == Phase::Meet || t.left == 0) return {2, 2};
  if (a.what >= kPlaces || a.what == t.jeep[t.seat]) return {3, 1};
  if (jeeps_but(t, t.seat).has(a.what)) return {3, 2};
  return drive_ends(t, t.seat).has(a.what) ? kLegal : RuleId{3, 3};
}

RuleId why_peek(const Table& t, const Action& a) {
  if (t.phase == Phase::Meet || t.left == 0) return {2, 2};
  if (!may_peek(t)) return {6, 2};
  return a.what == 0 && hidden_beside(t, t.jeep[t.seat]) != 0 ? kLegal : RuleId{4, 1};
}

RuleId why_photo(const State& s, const Action& a) {
  if (has(s.table.up, a.what)) return {4, 3};
  return has(photo_tiles(s.table, s.animal), a.what) ? kLegal : RuleId{4, 2};
}

RuleId why_in_turn(const State& s, const Action& a) {
  const Table& t = s.table;
  switch (a.kind) {
    case ActionKind::Start: return {1, 5};
    case ActionKind::Photo: return why_photo(s, a);
    case ActionKind::Drive: return why_drive(t, a);
    case ActionKind::Peek: return why_peek(t, a);
    case ActionKind::Pick:
    case ActionKind::Drop: return why_meet(t, a);
    case ActionKind::Track: return {3, 1};
    case ActionKind::Keep: return {6, 2};
    case ActionKind::Done:
      if (t.phase == Phase::Meet && std::popcount(t.held[t.seat]) > kMostTourists) return {2, 1};
      return a.what == 0 ? kLegal : RuleId{2, 3};
  }
  return {2, 2};
}

// Each habitat on six tiles (1.2); an animal is fixed exactly where somebody has looked, no pair twice, and up is what is photographed.
bool tiles_ok(const State& s) {
  const Table& t = s.table;
  int counts[kHabitats] = {};
  const int dealt = t.phase == Phase::Tiles ? t.dealt : kTiles;
  std::uint32_t pairs = 0;
  std::uint32_t pairs_up = 0;
  const std::uint32_t looked_at = seen_by_any(t);
  for (int tile = 0; tile < kTiles; ++tile) {
    if ((t.habitat[tile] < Habitat::None) != (tile < dealt) || t.habitat[tile] > Habitat::None) return false;
    if (tile < dealt && ++counts[static_cast<int>(t.habitat[tile])] > kAnimals) return false;
    if ((s.animal[tile] < Animal::Unseen) != has(looked_at, tile) || s.animal[tile] > Animal::Unseen) return false;
    if (!has(looked_at, tile)) continue;
    const std::uint32_t pair = bit(card_of(t.habitat[tile], s.animal[tile]));
    if (tile >= dealt || (pairs & pair) != 0) return false;
    pairs |= pair;
    if (has(t.up, tile)) pairs_up |= pair;
  }
  return s.animal[kTiles] == Animal::Unseen && s.animal[kTiles + 1] == Animal::Unseen && (looked_at & ~kAllTiles) == 0 &&
         (t.up & ~looked_at) == 0 && pairs_up == t.photographed;
}

// Every card in exactly one place.
bool cards_ok(const Table& t) {
  std::uint32_t found = 0;
  bool once = true;
  const auto add = [&](std::uint32_t cards) {
    once = once && (found & cards) == 0 && (cards & ~kAllCards) == 0;
    found |= cards;
  };
  for (const std::uint32_t pile : t.pile) add(pile);
  for (int seat = 0; seat < kSeats; ++seat) {
    add(t.held[seat]);
    add(t.kept[seat]);
    if (seat >= t.options.seats && (t.held[seat] | t.kept[seat]) != 0) return false;
    if ((t.kept[seat] & ~t.photographed) != 0) return false;
    if (t.options.family && (t.held[seat] & t.photographed) != 0) return false;  // 6.2
    const int most = t.phase == Phase::Meet && seat == t.seat ? 2 * kMostTourists : t.options.family ? 2 : kMostTourists;
    if (std::popcount(t.held[seat]) > most) return false;  // 2.1
  }
  add(t.deck);
  for (int i = 0; i < kMostUnder; ++i) {
    if ((t.under[i] != kNoCard) != (i < t.under_count)) return false;
    if (i < t.under_count) add(bit(t.under[i] % 32));
  }
  for (const Card card : t.drawn) {
    if (card != kNoCard) add(bit(card % 32));
  }
  if (!t.options.family && t.phase < Phase::First) {  // 1.4
    const int piles = t.phase == Phase::Piles ? t.dealt : 0;
    return once && std::popcount(found) == piles * kHabitats;
  }
  if (!t.options.family && (t.deck != 0 || t.under_count != 0)) return false;
  return once && found == kAllCards;
}

bool jeeps_and_tracks_ok(const Table& t) {
  PlaceSet jeeps;
  PlaceSet tracks;
  for (int seat = 0; seat < kSeats; ++seat) {
    const Place at = t.jeep[seat];
    const int behind = (seat + 1 + t.options.seats - t.first) % t.options.seats;  // 1.5: how many place after this seat
    const bool placed = seat < t.options.seats && t.phase >= Phase::Start &&
                        (t.phase > Phase::Start || (behind == 0 ? t.options.seats : behind) > t.options.seats - t.dealt);
    if ((at != kNowhere) != placed) return false;
    if (placed) {
      if (at >= kPlaces || jeeps.has(at)) return false;  // 3.2
      jeeps = jeeps | PlaceSet::of(at);
    }
    const PlaceSet own = tracks_of(t, seat);
    if (!(own & tracks).empty() || own.size() > kTracks || (own.high >> (kPaths - 64)) != 0) return false;
    if ((seat >= t.options.seats || t.options.family) && !own.empty()) return false;
    tracks = tracks | own;
  }
  for (int i = 0; i < kSeats; ++i) {
    if (t.laid[i] == kNowhere) continue;
    if (!is_path(t.laid[i]) || !tracks_of(t, t.seat).has(t.laid[i]) || (i > 0 && t.laid[i - 1] == kNowhere)) return false;
  }
  if ((t.bare != kNowhere) != (t.phase == Phase::Track)) return false;
  return t.bare == kNowhere || (is_path(t.bare) && !tracks.has(t.bare) && tracks_left(t, t.seat) == 0);
}

bool phase_ok(const Table& t) {
  const bool family = t.options.family != 0;
  const bool guiding = t.phase == Phase::Guide || t.phase == Phase::See || t.phase == Phase::Draw || t.phase == Phase::Keep;
  const bool in_turn = t.phase >= Phase::Turn;
  if (family ? t.phase == Phase::Piles || t.phase == Phase::Meet || t.phase == Phase::Track
             : t.phase == Phase::Tourists || t.phase == Phase::Draw || t.phase == Phase::Keep) {
    return false;
  }
  if ((t.end != End::None) != (t.phase == Phase::Over)) return false;
  if (t.fresh != 0 && !guiding && t.phase != Phase::Over) return false;
  if ((t.fresh & (t.up | ~kAllTiles)) != 0) return false;
  if (((t.fresh & ~seen_by_any(t)) != 0) != (t.phase == Phase::See)) return false;
  if (t.phase != Phase::See && (t.fresh & ~t.seen[t.seat]) != 0) return false;
  if (t.moved != 0 && t.phase != Phase::Meet) return false;
  if (t.phase == Phase::Meet && (t.moved == 0 || t.left != 0)) return false;
  if (t.phase == Phase::Turn && t.left != (family ? 2 : 1 + kMostTourists - std::popcount(t.held[t.seat]))) return false;  // 2.2
  if (t.phase == Phase::Guide && t.left == 0 && t.fresh == 0) return false;
  if ((t.drawn[0] != kNoCard) != (t.phase == Phase::Keep || (t.phase == Phase::Draw && t.drawn[0] != kNoCard))) return false;
  if ((t.drawn[1] != kNoCard) != (t.phase == Phase::Keep)) return false;
  if (t.phase == Phase::Draw && t.deck == 0) return false;
  if (!in_turn && (t.left | t.peeked | t.progress | t.quiet) != 0) return false;
  if (in_turn && t.dealt != 0) return false;
  return t.left <= 1 + kMostTourists && t.peeked <= 1 && t.progress <= 1 && t.quiet <= kQuietRounds * t.options.seats;
}

}  // namespace

RuleId TheMara::why(const State& s, const Action& a) {
  const Table& t = s.table;
  switch (t.phase) {
    case Phase::Tiles: return {1, 2};
    case Phase::Piles: return {1, 4};
    case Phase::Tourists:
    case Phase::Draw: return {6, 2};
    case Phase::First: return {1, 5};
    case Phase::See: return {4, 1};
    case Phase::Over: return {5, 1};
    case Phase::Start: return a.kind == ActionKind::Start && is_lodge(a.what) && free_lodges(t).has(a.what) ? kLegal : RuleId{1, 5};
    case Phase::Track: return a.kind == ActionKind::Track && is_path(a.what) && movable_tracks(t).has(a.what) ? kLegal : RuleId{3, 1};
    case Phase::Keep:
      return a.kind == ActionKind::Keep && (a.what == t.drawn[0] || a.what == t.drawn[1]) ? kLegal : RuleId{6, 2};
    case Phase::Turn:
    case Phase::Meet:
    case Phase::Guide: return why_in_turn(s, a);
  }
  return {5, 1};
}

bool TheMara::ok(const State& s) {
  const Table& t = s.table;
  const Options& o = t.options;
  if (o.seats < kMinSeats || o.seats > kMaxSeats || o.family > 1 || o.notebook > 1 || t.phase > Phase::Over) return false;
  if (t.seat >= o.seats || t.first >= o.seats || t.round == 0 || t.end > End::Deck) return false;
  for (int seat = o.seats; seat < kSeats; ++seat) {
    if (t.seen[seat] != 0) return false;
  }
  if (!tiles_ok(s) || !cards_ok(t) || !jeeps_and_tracks_ok(t) || !phase_ok(t)) return false;
  return t.up != kAllTiles || t.phase == Phase::Over;  // 5.1
}

}  // namespace wildshore
