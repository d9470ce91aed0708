// legal.hpp: what the rules allow, as sets: shared by the list of actions and by the words that refuse one. Numbers cite rules.md.
#pragma once
#include "games/the_mara/board.hpp"

namespace wildshore::the_mara {

// 4.2: the fresh tiles whose animal a tourist of the seat to act is waiting for. `animal` is the truth or what that seat knows of it.
inline std::uint32_t photo_tiles(const Table& t, const Animal* animal) {
  const std::uint32_t waiting = waiting_of(t, t.seat);
  std::uint32_t tiles = 0;
  for (std::uint32_t rest = t.fresh; rest != 0; rest &= rest - 1) {
    const int tile = std::countr_zero(rest);
    if (animal[tile] == Animal::Unseen) continue;
    tiles |= ((waiting >> card_of(t.habitat[tile], animal[tile])) & 1u) << tile;
  }
  return tiles;
}

// 3.1: own tracks that may be moved, all but those laid in this turn.
inline PlaceSet movable_tracks(const Table& t) {
  PlaceSet tracks = tracks_of(t, t.seat);
  for (const Place path : t.laid) {
    if (path != kNowhere) tracks = tracks.without(PlaceSet::of(path));
  }
  return tracks;
}

// 2.1: a card is moved once a task, and no more are picked up than may be held at its end, so every Meet task can be finished.
inline std::uint32_t pickable(const Table& t, int lodge) {
  const std::uint32_t picked = t.held[t.seat] & t.moved;
  return std::popcount(picked) < kMostTourists ? t.pile[lodge] & ~t.moved : 0;
}
inline std::uint32_t droppable(const Table& t) { return t.held[t.seat] & ~t.moved; }

// 6.2: the family peeks once a turn.
inline bool may_peek(const Table& t) { return t.options.family == 0 || t.peeked == 0; }

// 1.5: lodges without a jeep.
inline PlaceSet free_lodges(const Table& t) {
  constexpr PlaceSet kAll{0, ((std::uint64_t{1} << kLodges) - 1) << (kPaths - 64)};
  return kAll.without(jeeps_but(t, -1));
}

// 4.1: the tile that chance turns next for the seat that peeks; one must be left.
inline int tile_to_see(const Table& t) { return std::countr_zero(t.fresh & ~seen_by_any(t)); }

}  // namespace wildshore::the_mara
