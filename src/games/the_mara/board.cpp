// board.cpp: driving as floods over sets of places, the route that explains a drive, and scoring. Numbers cite rules.md.
#include "games/the_mara/board.hpp"

namespace wildshore::the_mara {
namespace {

// Adds to `border` what lies next to every place of `open` that is or gets into `border`; `passed` are those already added.
void flood(const PlaceSet& open, PlaceSet& border, PlaceSet& passed) {
  for (PlaceSet next = (border & open).without(passed); !next.empty();) {
    const Place place = next.pop();
    passed = passed | PlaceSet::of(place);
    border = border | kMap.near_set[place];
    next = (border & open).without(passed);
  }
}

}  // namespace

PlaceSet tracks_of(const Table& t, Seat seat) { return {t.track_low[seat], t.track_high[seat]}; }

Seat track_owner(const Table& t, Place place) {
  if (!is_path(place)) return -1;
  for (int seat = 0; seat < t.options.seats; ++seat) {
    if (tracks_of(t, seat).has(place)) return seat;
  }
  return -1;
}

PlaceSet jeeps_but(const Table& t, Seat seat) {
  PlaceSet jeeps;
  for (int other = 0; other < kSeats; ++other) {
    if (other != seat && t.jeep[other] != kNowhere) jeeps = jeeps | PlaceSet::of(t.jeep[other]);
  }
  return jeeps;
}

PlaceSet drive_ends(const Table& t, Seat seat) {
  const Place from = t.jeep[seat];
  const PlaceSet jeeps = jeeps_but(t, seat);
  PlaceSet plain = kMap.near_set[from];
  PlaceSet passed;
  if (!(plain & jeeps).empty()) flood(jeeps, plain, passed);  // 3.2: no colour is set
  PlaceSet ends = plain;
  for (int colour = 0; colour < t.options.seats; ++colour) {  // 3.3: one colour an action
    const PlaceSet tracks = tracks_of(t, colour);
    if ((plain & tracks).empty()) continue;
    PlaceSet border = plain;
    PlaceSet skipped = PlaceSet::of(from) | passed;
    flood(tracks | jeeps, border, skipped);
    ends = ends | border;
  }
  return ends.without(jeeps | PlaceSet::of(from));
}

bool route_to(const Table& t, Seat seat, Place to, Route& route) {
  route.clear();
  if (to >= kPlaces || !drive_ends(t, seat).has(to)) return false;
  // A walk over (place, colour + 1), colour being that of the tracks skipped so far, breadth first.
  struct Node {
    Place place;
    std::uint8_t colour;
    std::int16_t from;
  };
  List<Node, kPlaces*(kSeats + 1)> walk;
  bool met[kPlaces][kSeats + 1] = {};
  const PlaceSet jeeps = jeeps_but(t, seat);
  walk.push({t.jeep[seat], 0, -1});
  met[t.jeep[seat]][0] = true;
  for (int at = 0; at < walk.size(); ++at) {
    for (const Place next : kMap.near[walk[at].place]) {
      if (next == to) {
        List<Place, kPlaces> back;
        for (int i = at; walk[i].from >= 0; i = walk[i].from) back.push(walk[i].place);
        for (int i = back.size() - 1; i >= 0; --i) {
          Skip skip{back[i], jeeps.has(back[i]), static_cast<std::int8_t>(track_owner(t, back[i]))};
          for (int other = 0; skip.jeep && other < kSeats; ++other) {
            if (t.jeep[other] == skip.place) skip.seat = static_cast<std::int8_t>(other);
          }
          route.push(skip);
        }
        return true;
      }
      if (next == kNowhere) break;
      std::uint8_t colour = walk[at].colour;
      if (!jeeps.has(next)) {
        const auto track = static_cast<std::uint8_t>(track_owner(t, next) + 1);
        if (track == 0 || (colour != 0 && colour != track)) continue;
        colour = track;
      }
      if (met[next][colour]) continue;
      met[next][colour] = true;
      walk.push({next, colour, static_cast<std::int16_t>(at)});
    }
  }
  return false;
}

int Reach::to(const PlaceSet& goal) const {
  for (int n = 0; n <= kMostActions; ++n) {
    if (!(level[n] & goal).empty()) return n;
  }
  return kMostActions + 1;
}

Reach reach(const Table& t, Seat seat, Place from) {
  Reach reach;
  const PlaceSet jeeps = jeeps_but(t, seat);
  PlaceSet visited = PlaceSet::of(from) | jeeps;
  PlaceSet tracks[kSeats];
  PlaceSet skipped[kSeats];  // what was passed in a colour was passed as early as can be
  for (int colour = 0; colour < t.options.seats; ++colour) tracks[colour] = tracks_of(t, colour);
  reach.level[0] = PlaceSet::of(from);
  for (int n = 0; n < kMostActions && !reach.level[n].empty(); ++n) {
    PlaceSet plain;
    PlaceSet passed;
    for (PlaceSet rest = reach.level[n]; !rest.empty();) plain = plain | kMap.near_set[rest.pop()];
    if (!(plain & jeeps).empty()) flood(jeeps, plain, passed);
    PlaceSet next = plain;
    for (int colour = 0; colour < t.options.seats; ++colour) {
      if ((plain & tracks[colour]).without(skipped[colour]).empty()) continue;
      PlaceSet border = plain;
      flood(tracks[colour] | jeeps, border, skipped[colour]);
      next = next | border;
    }
    reach.level[n + 1] = next.without(visited);
    visited = visited | next;
  }
  return reach;
}

Sets sets_of(std::uint32_t photos) {
  Sets sets;
  for (int animal = 0; animal < kAnimals; ++animal) {
    const int count = std::popcount(photos & cards_of(static_cast<Animal>(animal)));
    for (int j = 0; j < count; ++j) ++sets.size[j];
  }
  return sets;
}

int points_of(std::uint32_t photos) {
  int points = 0;
  for (const int size : sets_of(photos).size) points += size * (size + 1) / 2;
  return points;
}

int score_of(const Table& t, Seat seat) {
  return t.options.family ? std::popcount(t.kept[seat]) : points_of(photos_of(t, seat));
}

}  // namespace wildshore::the_mara
