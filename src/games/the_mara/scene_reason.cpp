// scene_reason.cpp: why a good player of The Mara would do something, in one sentence.
//
// Made from the view alone: where an animal is said to be, the picture shows it to this watcher; what "may be" there is unknown to it.
#include "games/the_mara/legal.hpp"
#include "games/the_mara/scene.hpp"
#include "games/the_mara/scene_board.hpp"
#include "games/the_mara/scene_words.hpp"

namespace wildshore {

using namespace the_mara;

namespace {

std::string tile_word(int tile) { return std::string(tile_name(static_cast<Tile>(tile)).view()); }

// The habitat of a card's animal: "river".
std::string home_of(int card, const Teller& teller) { return habitat_words(habitat_of(static_cast<the_mara::Card>(card)), teller); }

// The face-down tiles on which the card's animal may be, as far as the watcher knows.
std::uint32_t possible_tiles(const View& view, int card) {
  std::uint32_t tiles = 0;
  for (int tile = 0; tile < kTiles; ++tile) {
    if (view.animal[tile] == Animal::Unseen && view.table.habitat[tile] == habitat_of(static_cast<the_mara::Card>(card))) tiles |= bit(tile);
  }
  return tiles;
}

// The watcher does not know where the card's animal is.
bool is_sought(const View& view, int card) {
  for (int tile = 0; tile < kTiles; ++tile) {
    if (view.animal[tile] != Animal::Unseen && card_of(view.table.habitat[tile], view.animal[tile]) == card) return false;
  }
  return true;
}

PlaceSet paths_of(std::uint32_t tiles) {
  PlaceSet paths;
  for (; tiles != 0; tiles &= tiles - 1) paths = paths | kMap.tile_paths[std::countr_zero(tiles)];
  return paths;
}

// How far a jeep of the seat to act is from a set of places, in actions, now and when it has driven to `to`.
class Ways {
 public:
  Ways(const the_mara::Table& table, Place to) : before_(reach(table, table.seat, table.jeep[table.seat])) {
    the_mara::Table moved = table;
    moved.jeep[table.seat] = to;
    after_ = reach(moved, table.seat, to);
  }
  // Actions left after the drive, if they are fewer than before; else -1.
  int nearer(const PlaceSet& goal) const {
    const int left = after_.to(goal);
    return left < before_.to(goal) ? left : -1;
  }

 private:
  Reach before_;
  Reach after_;
};

std::string to_lodge(const View& view, const Ways& ways, const Teller& teller) {
  const the_mara::Table& t = view.table;
  if (t.options.family != 0) return {};
  const bool drops = (t.held[t.seat] & t.photographed) != 0;
  const bool room = std::popcount(t.held[t.seat]) < kMostTourists;
  int best = kMostActions + 1;
  int chosen = -1;
  for (int lodge = 0; lodge < kLodges; ++lodge) {
    const Place place = lodge_place(lodge);
    const int left = ways.nearer(PlaceSet::of(place) | kMap.near_set[place]);
    if (left < 0 || left >= best || !(drops || (room && t.pile[lodge] != 0))) continue;
    best = left;
    chosen = lodge;
  }
  if (chosen < 0) return {};
  const std::string name(place_name(lodge_place(chosen)).view());
  return teller.say(best == 0 ? (drops ? "mara.reason.lodge_drop" : "mara.reason.lodge_meet") : "mara.reason.lodge_way", {name, number(best)});
}

std::string drive_reason(const View& view, Place to, const Teller& teller) {
  const the_mara::Table& t = view.table;
  const Ways ways(t, to);
  const std::uint32_t waiting = waiting_of(t, t.seat);
  std::string out;
  int best = kMostActions + 1;
  for (std::uint32_t rest = waiting; rest != 0; rest &= rest - 1) {  // towards an animal that was seen
    const int card = std::countr_zero(rest);
    const int tile = known_tile(view, card);
    const int left = tile < 0 ? -1 : ways.nearer(kMap.tile_paths[tile]);
    if (left < 0 || left >= best) continue;
    best = left;
    out = teller.say(left == 0 ? "mara.reason.beside" : "mara.reason.way", {species_words(card, teller), tile_word(tile), number(left)});
  }
  if (!out.empty()) return out;
  int most = 0;
  for (std::uint32_t rest = waiting; rest != 0; rest &= rest - 1) {  // beside tiles to look at
    const int card = std::countr_zero(rest);
    const int here = is_sought(view, card) ? std::popcount(hidden_beside(t, to) & possible_tiles(view, card)) : 0;
    if (here <= most) continue;
    most = here;
    out = teller.say("mara.reason.may_be_beside", {species_words(card, teller), number(here), home_of(card, teller)});
  }
  if (!out.empty()) return out;
  for (std::uint32_t rest = waiting; rest != 0; rest &= rest - 1) {
    const int card = std::countr_zero(rest);
    const int left = is_sought(view, card) ? ways.nearer(paths_of(possible_tiles(view, card))) : -1;
    if (left < 0 || left >= best) continue;
    best = left;
    out = teller.say("mara.reason.way_maybe", {species_words(card, teller), home_of(card, teller), number(left)});
  }
  return out.empty() ? to_lodge(view, ways, teller) : out;
}

std::string peek_reason(const View& view, const Teller& teller) {
  const the_mara::Table& t = view.table;
  const std::uint32_t beside = hidden_beside(t, t.jeep[t.seat]);
  std::string out;
  for (std::uint32_t rest = waiting_of(t, t.seat); rest != 0; rest &= rest - 1) {
    const int card = std::countr_zero(rest);
    if (const int tile = known_tile(view, card); tile >= 0 && ((beside >> tile) & 1u) != 0) {
      return teller.say("mara.reason.peek_seen", {species_words(card, teller), tile_word(tile)});
    }
    const std::uint32_t possible = is_sought(view, card) ? possible_tiles(view, card) : 0;
    const int here = std::popcount(possible & beside);
    if (here == 0 || !out.empty()) continue;
    const std::string_view key = std::popcount(possible) == here ? "mara.reason.peek_sure" : "mara.reason.peek";
    out = teller.say(key, {species_words(card, teller), number(here), number(std::popcount(possible)), home_of(card, teller)});
  }
  return out;
}

std::string tourist_reason(const View& view, int card, const Teller& teller) {
  const the_mara::Table& t = view.table;
  const std::uint32_t all = photos_of(t, t.seat) | t.held[t.seat];
  std::string out;
  if ((all & cards_of(animal_of(static_cast<the_mara::Card>(card)))) == 0 && t.options.family == 0) {
    out = teller.say("mara.reason.new_kind", {kind_words(animal_of(static_cast<the_mara::Card>(card)), teller)});
  }
  if (const int tile = known_tile(view, card); tile >= 0) {
    out += (out.empty() ? "" : " ") + teller.say("mara.reason.known", {species_words(card, teller), tile_word(tile)});
  }
  return out;
}

std::string photo_reason(const View& view, int tile, const Teller& teller) {
  const the_mara::Table& t = view.table;
  if (t.options.family != 0) return teller.say("mara.reason.photo_family");
  const std::uint32_t before = photos_of(t, t.seat);
  const std::uint32_t after = before | bit(card_of(t.habitat[tile], view.animal[tile]));
  return teller.say("mara.reason.photo", {number(points_of(after) - points_of(before))});
}

}  // namespace

std::string TheMaraScene::reason(const Action& action, const View& view, const Teller& teller) {
  switch (action.kind) {
    case ActionKind::Photo: return view.animal[action.what] == Animal::Unseen ? std::string() : photo_reason(view, action.what, teller);
    case ActionKind::Drive: return drive_reason(view, action.what, teller);
    case ActionKind::Peek: return peek_reason(view, teller);
    case ActionKind::Pick:
    case ActionKind::Keep: return tourist_reason(view, action.what, teller);
    case ActionKind::Drop:
      return teller.say(((view.table.photographed >> action.what) & 1u) != 0 ? "mara.reason.drop_photo" : "mara.reason.drop");
    case ActionKind::Start:
    case ActionKind::Track:
    case ActionKind::Done: break;
  }
  return {};
}

}  // namespace wildshore
