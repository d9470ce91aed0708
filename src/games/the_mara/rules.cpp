// rules.cpp: what may be done and what it does. Every paragraph cited is one of rules.md.
//
// Nothing here allocates, and what is listed by actions() is exactly what why() does not refuse.
#include "games/the_mara/rules.hpp"

#include <cassert>

#include "games/the_mara/legal.hpp"

namespace wildshore {

using namespace the_mara;

namespace {

constexpr std::string_view kSwitch[] = {"0", "1"};
constexpr OptionSpec kOptionSpecs[] = {{"family", kSwitch, 0}, {"notebook", kSwitch, 1}};

void list_cards(ActionKind kind, std::uint32_t cards, TheMara::Actions& out) {
  for (; cards != 0; cards &= cards - 1) out.push({kind, byte(std::countr_zero(cards))});
}

void list_places(ActionKind kind, PlaceSet places, TheMara::Actions& out) {
  for (; places.low != 0; places.low &= places.low - 1) out.push({kind, byte(std::countr_zero(places.low))});
  for (; places.high != 0; places.high &= places.high - 1) out.push({kind, byte(64 + std::countr_zero(places.high))});
}

void list_meeting(const Table& t, TheMara::Actions& out) {
  const std::uint8_t lodge = meeting_lodge(t, t.seat);
  if (lodge == kNoLodge) return;
  list_cards(ActionKind::Pick, pickable(t, lodge), out);
  list_cards(ActionKind::Drop, droppable(t), out);
}

void list_guiding(const State& s, TheMara::Actions& out) {
  const Table& t = s.table;
  if (t.fresh != 0) list_cards(ActionKind::Photo, photo_tiles(t, s.animal), out);
  if (t.left == 0) return;
  list_places(ActionKind::Drive, drive_ends(t, t.seat), out);
  if (may_peek(t) && hidden_beside(t, t.jeep[t.seat]) != 0) out.push({ActionKind::Peek, 0});
}

// Animals of a habitat that no seat has seen: any of them may be on a tile nobody has looked at (1.2).
std::uint32_t unseen_animals(const State& s, Habitat habitat) {
  std::uint32_t animals = (1u << kAnimals) - 1u;
  for (std::uint32_t rest = seen_by_any(s.table); rest != 0; rest &= rest - 1) {
    const int tile = std::countr_zero(rest);
    if (s.table.habitat[tile] == habitat) animals &= ~bit(static_cast<int>(s.animal[tile]));
  }
  return animals;
}

// How often each habitat is still to be dealt.
void count_habitats(const Table& t, int (&counts)[kHabitats]) {
  for (int& count : counts) count = kAnimals;
  for (int tile = 0; tile < t.dealt; ++tile) --counts[static_cast<int>(t.habitat[tile])];
}

std::uint32_t undealt_animals(const Table& t) {
  std::uint32_t animals = (1u << kAnimals) - 1u;
  for (int lodge = 0; lodge < t.dealt; ++lodge) animals &= ~bit(static_cast<int>(animal_of(byte(std::countr_zero(t.pile[lodge])))));
  return animals;
}

// One running step: the state, who watches, and the parts of a turn that follow from one another.
template <class Watcher>
struct Run {
  State& s;
  const Watcher& watcher;
  Table& t = s.table;

  void tell(const Event& event) { watcher(event, s); }

  void begin_turn() {
    t.phase = Phase::Turn;
    t.left = byte(t.options.family ? 2 : 1 + kMostTourists - std::popcount(t.held[t.seat]));  // 2.2, 6.2
    tell({.kind = EventKind::TurnBegins, .seat = t.seat, .number = t.left});
  }

  void end_game(End end) {
    t.phase = Phase::Over;
    t.end = end;
    tell({.kind = EventKind::Ended, .number = byte(static_cast<int>(end))});
  }

  void end_turn() {
    const bool met = t.phase == Phase::Meet;
    t.fresh = t.moved = 0;
    t.left = t.peeked = 0;
    for (Place& path : t.laid) path = kNowhere;
    const bool quiet = !t.options.family && lodges_empty(t) && t.progress == 0;
    t.quiet = byte(quiet ? t.quiet + 1 : 0);
    t.progress = 0;
    tell({.kind = EventKind::TurnEnded, .seat = t.seat});
    if (met && t.held[t.seat] == 0 && lodges_empty(t)) return end_game(End::Lodges);   // 5.1
    if (t.quiet == kQuietRounds * t.options.seats) return end_game(End::Stall);  // 5.1
    t.seat = byte(t.seat + 1 == t.options.seats ? 0 : t.seat + 1);
    if (t.seat == t.first) ++t.round;
    begin_turn();
  }

  // Nothing is left to decide: the turn is over. A peek leaves something to decide even when nothing fits, so that nobody learns it.
  void settle() {
    if (t.phase == Phase::Guide && t.left == 0 && t.fresh == 0) end_turn();
  }

  void pick(Card card) {  // 2.1
    const int lodge = meeting_lodge(t, t.seat);
    t.phase = Phase::Meet;
    t.left = 0;
    t.pile[lodge] &= ~bit(card);
    t.held[t.seat] |= bit(card);
    t.moved |= bit(card);
    tell({.kind = EventKind::PickedUp, .seat = t.seat, .from = lodge_place(lodge), .card = card});
  }

  void drop(Card card) {  // 2.1
    const int lodge = meeting_lodge(t, t.seat);
    const bool photo = ((t.photographed >> card) & 1u) != 0;
    t.phase = Phase::Meet;
    t.left = 0;
    t.held[t.seat] &= ~bit(card);
    (photo ? t.kept[t.seat] : t.pile[lodge]) |= bit(card);
    t.moved |= bit(card);
    t.progress = 1;
    tell({.kind = EventKind::DroppedOff, .seat = t.seat, .to = lodge_place(lodge), .card = card, .number = byte(photo)});
  }

  void add_track(Place path) {
    if (path < 64) {
      t.track_low[t.seat] |= std::uint64_t{1} << path;
    } else {
      t.track_high[t.seat] = byte(t.track_high[t.seat] | (1 << (path - 64)));
    }
    for (Place& laid : t.laid) {
      if (laid != kNowhere) continue;
      laid = path;
      return;
    }
  }

  void drive(Place to) {
    const Place from = t.jeep[t.seat];
    Event drove{.kind = EventKind::Drove, .seat = t.seat, .from = from, .to = to};
    if constexpr (!std::is_same_v<Watcher, NoEvents>) {
      Route route;
      route_to(t, t.seat, to, route);
      for (const Skip& skip : route) drove.via[drove.number++] = skip.place;
    }
    t.phase = Phase::Guide;
    t.fresh = 0;
    --t.left;
    if (!t.options.family && is_path(from) && track_owner(t, from) < 0) {  // 3.1
      if (tracks_left(t, t.seat) > 0) {
        add_track(from);
        tell({.kind = EventKind::TrackLaid, .seat = t.seat, .to = from});
      } else {
        t.bare = from;
        t.phase = Phase::Track;
      }
    }
    t.jeep[t.seat] = to;
    tell(drove);
    settle();
  }

  void move_track(Place path) {  // 3.1
    const Place to = t.bare;
    if (path < 64) {
      t.track_low[t.seat] &= ~(std::uint64_t{1} << path);
    } else {
      t.track_high[t.seat] = byte(t.track_high[t.seat] & ~(1 << (path - 64)));
    }
    add_track(to);
    t.bare = kNowhere;
    t.phase = Phase::Guide;
    tell({.kind = EventKind::TrackMoved, .seat = t.seat, .from = path, .to = to});
    settle();
  }

  void see(int tile) {
    t.seen[t.seat] |= bit(tile);
    tell({.kind = EventKind::TileSeen, .seat = t.seat, .tile = byte(tile), .animal = s.animal[tile]});
  }

  void peek() {  // 4.1
    const Place path = t.jeep[t.seat];
    const std::uint32_t known = seen_by_any(t);
    t.fresh = hidden_beside(t, path);
    t.phase = (t.fresh & ~known) != 0 ? Phase::See : Phase::Guide;
    t.peeked = 1;
    --t.left;
    tell({.kind = EventKind::Peeked, .seat = t.seat, .from = path});
    for (std::uint32_t rest = t.fresh & known; rest != 0; rest &= rest - 1) see(std::countr_zero(rest));
  }

  void saw(int tile, Animal animal) {
    s.animal[tile] = animal;
    if ((t.fresh & ~seen_by_any(t) & ~bit(tile)) == 0) t.phase = Phase::Guide;
    see(tile);
  }

  void photograph(int tile) {  // 4.2
    const Card card = card_of(t.habitat[tile], s.animal[tile]);
    t.up |= bit(tile);
    t.fresh &= ~bit(tile);
    t.photographed |= bit(card);
    t.progress = 1;
    const bool family = t.options.family != 0;
    if (family) {  // 6.2
      t.held[t.seat] &= ~bit(card);
      t.kept[t.seat] |= bit(card);
      if (t.deck != 0) t.phase = Phase::Draw;
    }
    tell({.kind = EventKind::Photographed, .seat = t.seat, .tile = byte(tile), .animal = s.animal[tile], .card = card});
    if (t.up == kAllTiles) return end_game(End::Photos);  // 5.1
    if (!family) return settle();
    if (t.deck == 0 && t.under_count == 0) return end_game(End::Deck);  // 6.2
    draw_on();
  }

  // 6.2: draws until two cards or all there are lie open: new ones are chance, those put under the deck are known.
  void draw_on() {
    while (t.drawn[1] == kNoCard) {
      if (t.deck != 0) return;  // the phase is Draw
      if (t.under_count == 0) return keep(t.drawn[0]);
      const Card card = t.under[0];
      for (int i = 1; i < kMostUnder; ++i) t.under[i - 1] = t.under[i];
      t.under[kMostUnder - 1] = kNoCard;
      --t.under_count;
      take(card);
    }
  }

  void take(Card card) {
    const bool second = t.drawn[0] != kNoCard;
    t.drawn[second] = card;
    if (second) t.phase = Phase::Keep;
    tell({.kind = EventKind::Drew, .seat = t.seat, .card = card});
  }

  void keep(Card card) {  // 6.2
    const Card other = t.drawn[0] == card ? t.drawn[1] : t.drawn[0];
    t.drawn[0] = t.drawn[1] = kNoCard;
    t.held[t.seat] |= bit(card);
    if (other != kNoCard) t.under[t.under_count++] = other;
    t.phase = Phase::Guide;
    tell({.kind = EventKind::Kept, .seat = t.seat, .card = card});
    if (other != kNoCard) tell({.kind = EventKind::PutUnder, .seat = t.seat, .card = other});
    settle();
  }

  void done() {
    if (t.phase == Phase::Turn) tell({.kind = EventKind::Passed, .seat = t.seat});  // 2.3
    end_turn();
  }

  void start_at(Place lodge) {  // 1.5
    const std::uint8_t seat = t.seat;
    t.jeep[seat] = lodge;
    if (++t.dealt < t.options.seats) {
      t.seat = byte(seat == 0 ? t.options.seats - 1 : seat - 1);
      return tell({.kind = EventKind::JeepPlaced, .seat = seat, .to = lodge});
    }
    t.dealt = 0;
    tell({.kind = EventKind::JeepPlaced, .seat = seat, .to = lodge});
    begin_turn();
  }

  void act(const Action& action) {
    switch (action.kind) {
      case ActionKind::Start: return start_at(action.what);
      case ActionKind::Photo: return photograph(action.what);
      case ActionKind::Drive: return drive(action.what);
      case ActionKind::Peek: return peek();
      case ActionKind::Pick: return pick(action.what);
      case ActionKind::Drop: return drop(action.what);
      case ActionKind::Track: return move_track(action.what);
      case ActionKind::Keep: return keep(action.what);
      case ActionKind::Done: return done();
    }
  }

  void next_deal(Phase phase, int count, Phase then) {
    const bool last = t.phase == phase && t.dealt + 1 == count;
    t.dealt = byte(last ? 0 : t.dealt + 1);
    if (last) t.phase = then;
  }

  void deal_tile(const Outcome& o) {  // 1.2
    t.habitat[o.at] = static_cast<Habitat>(o.value);
    next_deal(Phase::Tiles, kTiles, t.options.family ? Phase::Tourists : Phase::Piles);
    tell({.kind = EventKind::TileDealt, .tile = o.at, .number = o.value});
  }

  void deal_pile(const Outcome& o) {  // 1.4
    const auto animal = static_cast<Animal>(o.value);
    t.pile[o.at - kPaths] = cards_of(animal);
    next_deal(Phase::Piles, kLodges, Phase::First);
    tell({.kind = EventKind::PileDealt, .to = o.at, .animal = animal});
  }

  void draw(Card card) {  // 6.2
    t.deck &= ~bit(card);
    if (t.phase == Phase::Draw) {
      take(card);
      if (t.phase == Phase::Draw) draw_on();
      return;
    }
    const std::uint8_t seat = byte(t.dealt / 2);
    t.held[seat] |= bit(card);
    next_deal(Phase::Tourists, 2 * t.options.seats, Phase::First);
    tell({.kind = EventKind::TouristDealt, .seat = seat, .card = card});
  }

  void chance(const Outcome& o) {
    switch (o.kind) {
      case OutcomeKind::Tile: return deal_tile(o);
      case OutcomeKind::Pile: return deal_pile(o);
      case OutcomeKind::Draw: return draw(o.value);
      case OutcomeKind::See: return saw(o.at, static_cast<Animal>(o.value));
      case OutcomeKind::First:
        t.first = o.value;
        t.seat = byte(o.value == 0 ? t.options.seats - 1 : o.value - 1);  // 1.5: the last one in turn order places first
        t.phase = Phase::Start;
        return tell({.kind = EventKind::FirstPlayer, .seat = o.value});
    }
  }
};

bool is_possible(const State& s, const Outcome& outcome) {
  TheMara::Outcomes list;
  TheMara::outcomes(s, list);
  for (const auto& each : list) {
    if (each.outcome == outcome) return true;
  }
  return false;
}

}  // namespace

std::span<const OptionSpec> TheMara::option_specs() { return kOptionSpecs; }

Options TheMara::options(int seats, const Choices& choices) {
  assert(seats >= kMinSeats && seats <= kMaxSeats && choices.value[0] < 2 && choices.value[1] < 2);
  return {byte(seats), choices.value[0], choices.value[1]};
}

State TheMara::start(const Options& options) {
  State s;
  s.table.options = options;
  for (Habitat& habitat : s.table.habitat) habitat = Habitat::None;
  for (Card& card : s.table.under) card = kNoCard;
  for (Animal& animal : s.animal) animal = Animal::Unseen;
  if (options.family) s.table.deck = (1u << kCards) - 1u;
  return s;
}

ToAct TheMara::to_act(const State& s) {
  switch (s.table.phase) {
    case Phase::Tiles:
    case Phase::Piles:
    case Phase::Tourists:
    case Phase::First:
    case Phase::See:
    case Phase::Draw: return {Turn::Chance, -1};
    case Phase::Over: return {Turn::Over, -1};
    default: return {Turn::Seat, s.table.seat};
  }
}

void TheMara::actions(const State& s, Actions& out) {
  const Table& t = s.table;
  out.clear();
  switch (t.phase) {
    case Phase::Start: return list_places(ActionKind::Start, free_lodges(t), out);
    case Phase::Track: return list_places(ActionKind::Track, movable_tracks(t), out);
    case Phase::Keep:
      for (const Card card : t.drawn) out.push({ActionKind::Keep, card});
      return;
    case Phase::Turn:
      list_guiding(s, out);
      list_meeting(t, out);
      return out.push({ActionKind::Done, 0});  // 2.3
    case Phase::Guide:
      list_guiding(s, out);
      return out.push({ActionKind::Done, 0});
    case Phase::Meet:
      list_meeting(t, out);
      if (std::popcount(t.held[t.seat]) <= kMostTourists) out.push({ActionKind::Done, 0});  // 2.1
      return;
    default: return;
  }
}

void TheMara::outcomes(const State& s, Outcomes& out) {
  const Table& t = s.table;
  out.clear();
  const auto push_bits = [&out](OutcomeKind kind, int at, std::uint32_t values) {
    for (; values != 0; values &= values - 1) out.push({{kind, byte(at), byte(std::countr_zero(values))}, 1});
  };
  switch (t.phase) {
    case Phase::Tiles: {
      int counts[kHabitats];
      count_habitats(t, counts);
      for (int h = 0; h < kHabitats; ++h) {
        if (counts[h] > 0) out.push({{OutcomeKind::Tile, t.dealt, byte(h)}, static_cast<std::uint32_t>(counts[h])});
      }
      return;
    }
    case Phase::Piles: return push_bits(OutcomeKind::Pile, lodge_place(t.dealt), undealt_animals(t));
    case Phase::Tourists:
    case Phase::Draw: return push_bits(OutcomeKind::Draw, 0, t.deck);
    case Phase::First: return push_bits(OutcomeKind::First, 0, (1u << t.options.seats) - 1u);
    case Phase::See: {
      const int tile = tile_to_see(t);
      return push_bits(OutcomeKind::See, tile, unseen_animals(s, t.habitat[tile]));
    }
    default: return;
  }
}

template <class Watcher>
void TheMara::apply(State& s, const Action& action, const Watcher& watcher) {
  assert(!why(s, action));
  Run<Watcher>{s, watcher}.act(action);
}

template <class Watcher>
void TheMara::resolve(State& s, const Outcome& outcome, const Watcher& watcher) {
  assert(is_possible(s, outcome));
  Run<Watcher>{s, watcher}.chance(outcome);
}

template void TheMara::apply(State&, const Action&, const NoEvents&);
template void TheMara::apply(State&, const Action&, const EventSink<Event, State>&);
template void TheMara::resolve(State&, const Outcome&, const NoEvents&);
template void TheMara::resolve(State&, const Outcome&, const EventSink<Event, State>&);

}  // namespace wildshore
