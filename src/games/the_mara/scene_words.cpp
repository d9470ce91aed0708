// scene_words.cpp: The Mara in sentences: labels, log and banner. The table in words and the albums are in scene_album.cpp.
//
// Nothing is said here that the view does not show: of a peek the others hear only that it was made.
#include "games/the_mara/scene_words.hpp"

#include <array>

#include "games/the_mara/legal.hpp"
#include "games/the_mara/scene.hpp"
#include "games/the_mara/scene_board.hpp"

namespace wildshore {
namespace the_mara {

std::string habitat_words(Habitat habitat, const Teller& teller) {
  return habitat < Habitat::None ? teller.say("mara.habitat." + std::string(habitat_name(habitat))) : "?";
}

std::string kind_words(Animal animal, const Teller& teller) {
  return animal < Animal::Unseen ? teller.say("mara.kind." + std::string(animal_name(animal))) : "?";
}

std::string species_words(int card, const Teller& teller) { return teller.say("mara.species." + number(card + 1)); }

std::string card_words(int card, const Teller& teller) {
  const auto c = static_cast<Card>(card);
  return teller.say("mara.card", {species_words(card, teller), kind_words(animal_of(c), teller), habitat_words(habitat_of(c), teller)});
}

std::string cards_words(std::uint32_t cards, const Teller& teller) {
  std::vector<std::string> names;
  for (; cards != 0; cards &= cards - 1) names.push_back(species_words(std::countr_zero(cards), teller));
  return names.empty() ? teller.say("mara.nobody") : teller.enumerate(names);
}

std::string place_words(Place place, const Teller& teller) {
  return teller.say(is_lodge(place) ? "mara.place.lodge" : "mara.place.path", {place_name(place).view()});
}

std::string place_words(const Table& table, Place place, const Teller& teller) {
  if (!is_path(place)) return place_words(place, teller);
  const auto side = [&](int i) {
    const Tile tile = kMap.path_tiles[place][i];
    return tile == kKilimanjaro ? teller.say("mara.kilimanjaro") : habitat_words(table.habitat[tile], teller);
  };
  return teller.say("mara.place.between", {place_name(place).view(), side(0), side(1)});
}

std::string tile_words(const Table& table, int tile, const Teller& teller) {
  return teller.say("mara.tile", {habitat_words(table.habitat[tile], teller), tile_name(static_cast<Tile>(tile)).view()});
}

int known_tile(const View& view, int card) {
  for (int tile = 0; tile < kTiles; ++tile) {
    if (is_shown(view, tile) && card_of(view.table.habitat[tile], view.animal[tile]) == card) return tile;
  }
  return -1;
}

std::string skip_words(const Table& table, const std::vector<Place>& via, const Teller& teller) {
  std::array<int, kSeats> tracks{};
  std::vector<std::string> parts;
  std::vector<std::string> jeeps;
  for (const Place place : via) {
    Seat jeep = kSpectator;
    for (Seat seat = 0; seat < table.options.seats; ++seat) {
      if (table.jeep[seat] == place && seat != table.seat) jeep = seat;
    }
    if (jeep >= 0) {
      jeeps.push_back(teller.say("mara.skip.jeep", {teller.say("mara.color." + number(jeep + 1))}));
    } else if (const Seat owner = track_owner(table, place); owner >= 0) {
      ++tracks[static_cast<std::size_t>(owner)];
    }
  }
  for (int seat = 0; seat < kSeats; ++seat) {
    const int count = tracks[static_cast<std::size_t>(seat)];
    if (count > 0) parts.push_back(teller.say("mara.skip.tracks", {number(count), teller.say("mara.color." + number(seat + 1))}));
  }
  parts.insert(parts.end(), jeeps.begin(), jeeps.end());
  return teller.enumerate(parts);
}

namespace {

std::string drive_label(const View& view, Place to, const Teller& teller) {
  Route route;
  route_to(view.table, view.table.seat, to, route);
  std::vector<Place> via;
  for (const Skip& skip : route) via.push_back(skip.place);
  const std::string where = place_words(view.table, to, teller);
  return via.empty() ? teller.say("mara.label.drive", {where}) : teller.say("mara.label.drive_over", {where, skip_words(view.table, via, teller)});
}

std::string peek_label(const Table& table, const Teller& teller) {
  std::vector<std::string> tiles;
  for (std::uint32_t rest = hidden_beside(table, table.jeep[table.seat]); rest != 0; rest &= rest - 1) {
    tiles.push_back(tile_words(table, std::countr_zero(rest), teller));
  }
  return teller.say("mara.label.peek", {teller.enumerate(tiles)});
}

std::string pick_label(const View& view, int card, const Teller& teller) {
  const int seen = known_tile(view, card);
  if (seen < 0) return teller.say("mara.label.pick", {card_words(card, teller)});
  return teller.say("mara.label.pick_seen", {card_words(card, teller), tile_name(static_cast<Tile>(seen)).view()});
}

std::string_view done_key(const Table& table) {
  if (table.phase == Phase::Meet) return "mara.label.done.meet";
  if (table.phase == Phase::Turn) return "mara.label.done.pass";
  return table.left > 0 ? "mara.label.done.early" : "mara.label.done.guide";
}

std::string drove_line(const Event& event, const Table& table, const Teller& teller) {
  const std::string where = place_words(event.to, teller);
  const std::string over = skip_words(table, std::vector<Place>(event.via, event.via + event.number), teller);
  if (over.empty()) return teller.say_of(event.seat, "mara.tell.drove", {where});
  return teller.say_of(event.seat, "mara.tell.drove_over", {where, over});
}

std::string end_line(End end, const Teller& teller) {
  switch (end) {
    case End::Photos: return teller.say("mara.end.photos");
    case End::Lodges: return teller.say("mara.end.lodges");
    case End::Stall: return teller.say("mara.end.stall");
    case End::Deck: return teller.say("mara.end.deck");
    case End::None: break;
  }
  return {};
}

void ask_guide(const View& view, const Teller& teller, Question& out) {
  const Table& table = view.table;
  out.headline = teller.say_of(table.seat, table.left > 0 ? "mara.ask.guide" : "mara.ask.looks", {number(table.left)});
  if (!own_turn(view)) return;
  if (table.fresh == 0) {
    out.detail = teller.say("mara.ask.guide.detail");
  } else if (photo_tiles(table, view.animal) != 0) {
    out.detail = teller.say("mara.ask.photo.detail");
  } else {
    out.detail = teller.say(table.left > 0 ? "mara.ask.nothing.detail" : "mara.ask.nothing_left.detail");
  }
}

void ask_turn(const View& view, const Teller& teller, Question& out) {
  const Table& table = view.table;
  const std::uint8_t lodge = meeting_lodge(table, table.seat);
  const bool meets = lodge != kNoLodge && (table.pile[lodge] | table.held[table.seat]) != 0;
  out.headline = teller.say_of(table.seat, meets ? "mara.ask.turn" : "mara.ask.turn_guide", {number(table.left)});
  if (own_turn(view)) out.detail = teller.say(meets ? "mara.ask.turn.detail" : "mara.ask.guide.detail");
}

}  // namespace
}  // namespace the_mara

using namespace the_mara;

std::string TheMaraScene::label(const Action& action, const View& view, const Teller& teller) {
  const the_mara::Table& table = view.table;
  switch (action.kind) {
    case ActionKind::Start: return teller.say("mara.label.start", {place_name(action.what).view()});
    case ActionKind::Photo:
      return teller.say("mara.label.photo", {species_words(card_of(table.habitat[action.what], view.animal[action.what]), teller), tile_name(action.what).view()});
    case ActionKind::Drive: return drive_label(view, action.what, teller);
    case ActionKind::Peek: return peek_label(table, teller);
    case ActionKind::Pick: return pick_label(view, action.what, teller);
    case ActionKind::Drop:
      return teller.say(in(table.photographed, action.what) ? "mara.label.drop_photo" : "mara.label.drop", {card_words(action.what, teller)});
    case ActionKind::Track: return teller.say("mara.label.track", {place_name(action.what).view(), place_name(table.bare).view()});
    case ActionKind::Keep: return teller.say("mara.label.keep", {card_words(action.what, teller)});
    case ActionKind::Done: return teller.say(done_key(table), {number(table.left)});
  }
  return {};
}

std::string TheMaraScene::button(TargetId target, const View& view, const Teller& teller) {
  if (target == kPeekButton) return teller.say("mara.button.peek");
  const Phase phase = view.table.phase;
  return teller.say(phase == Phase::Turn ? "mara.button.pass" : phase == Phase::Meet ? "mara.button.done" : "mara.button.end");
}

std::string TheMaraScene::tell(const Event& event, const View& after, const Teller& teller) {
  const the_mara::Table& table = after.table;
  const auto about = [&](std::string_view key) { return teller.say_of(event.seat, key, {card_words(event.card, teller)}); };
  switch (event.kind) {
    case EventKind::FirstPlayer: return teller.say_of(event.seat, "mara.tell.first");
    case EventKind::JeepPlaced: return teller.say_of(event.seat, "mara.tell.start", {place_name(event.to).view()});
    case EventKind::PickedUp: return about("mara.tell.picked");
    case EventKind::DroppedOff: return about(event.number != 0 ? "mara.tell.dropped_photo" : "mara.tell.dropped");
    case EventKind::Drove: return drove_line(event, table, teller);
    case EventKind::TrackMoved:
      return teller.say_of(event.seat, "mara.tell.track", {place_name(event.from).view(), place_name(event.to).view()});
    case EventKind::Peeked: return teller.say_of(event.seat, "mara.tell.peeked", {place_name(event.from).view()});
    case EventKind::TileSeen:
      if (event.animal == Animal::Unseen || table.options.notebook == 0) return {};  // 4.1, 6.1
      return teller.say_of(event.seat, "mara.tell.saw", {species_words(card_of(table.habitat[event.tile], event.animal), teller), tile_name(event.tile).view()});
    case EventKind::Photographed:
      return teller.say_of(event.seat, "mara.tell.photo", {species_words(event.card, teller), tile_name(event.tile).view()});
    case EventKind::TouristDealt: return about("mara.tell.dealt");
    case EventKind::Drew: return about("mara.tell.drew");
    case EventKind::Kept: return about("mara.tell.kept");
    case EventKind::PutUnder: return about("mara.tell.under");
    case EventKind::Passed: return teller.say_of(event.seat, "mara.tell.passed");
    case EventKind::Ended: return end_line(table.end, teller);
    case EventKind::TileDealt:
    case EventKind::PileDealt:
    case EventKind::TrackLaid:
    case EventKind::TurnBegins:
    case EventKind::TurnEnded: return {};
  }
  return {};
}

Seat TheMaraScene::seat_of(const Event& event) {
  const bool nobody = event.kind == EventKind::TileDealt || event.kind == EventKind::PileDealt || event.kind == EventKind::Ended;
  return nobody ? kSpectator : Seat{event.seat};
}

Question TheMaraScene::question(const View& view, const Teller& teller) {
  const the_mara::Table& table = view.table;
  const bool dealing = table.phase <= Phase::First;
  Question out;
  out.seat = dealing || table.phase == Phase::Over ? kSpectator : Seat{table.seat};
  const auto ask = [&](std::string_view key) { out.headline = teller.say_of(table.seat, key); };
  switch (table.phase) {
    case Phase::Tiles:
    case Phase::Piles:
    case Phase::Tourists:
    case Phase::First: out.headline = teller.say("mara.ask.deal"); break;
    case Phase::Start:
      ask("mara.ask.start");
      out.detail = teller.say("mara.ask.start.detail");
      break;
    case Phase::Turn: ask_turn(view, teller, out); break;
    case Phase::Guide: ask_guide(view, teller, out); break;
    case Phase::Meet:
      ask("mara.ask.meet");
      out.detail = teller.say("mara.ask.meet.detail", {number(std::popcount(table.held[table.seat]))});
      break;
    case Phase::See: ask("mara.ask.see"); break;
    case Phase::Track:
      ask("mara.ask.track");
      out.detail = teller.say("mara.ask.track.detail", {place_name(table.bare).view()});
      break;
    case Phase::Draw: ask("mara.ask.draw"); break;
    case Phase::Keep:
      ask("mara.ask.keep");
      out.detail = teller.say("mara.ask.keep.detail");
      break;
    case Phase::Over: out.headline = end_line(table.end, teller); break;
  }
  if (table.phase == Phase::Turn || table.phase == Phase::Guide || table.phase == Phase::See || table.phase == Phase::Track) {
    out.pips = table.options.family != 0 ? 2 : 1 + kMostTourists - std::popcount(table.held[table.seat]);  // 2.2, 6.2
    out.pips_left = table.left;
  }
  return out;
}

}  // namespace wildshore
