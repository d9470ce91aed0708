// scene_album.cpp: who has what in The Mara: the table in words, standings, the cards of the side panel, the score set by set.
#include <array>

#include "games/the_mara/scene.hpp"
#include "games/the_mara/scene_board.hpp"
#include "games/the_mara/scene_words.hpp"

namespace wildshore {
namespace the_mara {
namespace {

std::string tile_line(const View& view, int tile, const Teller& teller) {
  const Table& table = view.table;
  const std::string where = tile_words(table, tile, teller);
  if (!is_shown(view, tile)) return teller.say("mara.board.hidden", {where});
  const std::string animal = species_words(card_of(table.habitat[tile], view.animal[tile]), teller);
  return teller.say(in(table.up, tile) ? "mara.board.up" : "mara.board.noted", {where, animal});
}

std::string lodge_line(const Table& table, int lodge, const Teller& teller) {
  const std::string name(place_name(lodge_place(lodge)).view());
  if (table.options.family != 0) return teller.say("mara.board.lodge_only", {name});
  return teller.say("mara.board.lodge", {name, cards_words(table.pile[lodge], teller)});
}

std::string map_words(const View& view, const Teller& teller) {
  std::string out;
  for (int row = -kRadius; row <= kRadius; ++row) {
    std::vector<std::string> cells;
    for (const Hex hex : kMap.cell) {
      if (hex.r != row) continue;
      const Tile tile = kMap.tile_of(hex);
      if (tile == kKilimanjaro) {
        cells.push_back(teller.say("mara.kilimanjaro"));
      } else {
        cells.push_back(tile == kNoTile ? lodge_line(view.table, kMap.lodge_at(hex), teller) : tile_line(view, tile, teller));
      }
    }
    std::string line;
    for (const std::string& cell : cells) line += (line.empty() ? "" : "; ") + cell;
    const char letter = static_cast<char>('a' + row + kRadius);
    out += teller.say("mara.board.row", {std::string_view(&letter, 1), line}) + "\n";
  }
  return out;
}

std::string seat_words(const Table& table, Seat seat, const Teller& teller) {
  const Place at = table.jeep[seat];
  const std::string where = at == kNowhere ? teller.say("mara.board.nowhere") : place_words(table, at, teller);
  std::string out = teller.say_of(seat, "mara.board.jeep", {teller.say("mara.color." + number(seat + 1)), where, cards_words(waiting_of(table, seat), teller)}) + "\n";
  const std::uint32_t photos = photos_of(table, seat);
  if (photos != 0) out += teller.say_of(seat, "mara.board.photos", {cards_words(photos, teller), number(score_of(table, seat))}) + "\n";
  if (table.options.family != 0) return out;
  std::vector<std::string> tracks;
  for (PlaceSet rest = tracks_of(table, seat); !rest.empty();) tracks.emplace_back(place_name(rest.pop()).view());
  const std::string left = number(tracks_left(table, seat));
  return out + teller.say_of(seat, tracks.empty() ? "mara.board.no_tracks" : "mara.board.tracks", {left, teller.enumerate(tracks)}) + "\n";
}

std::string sets_words(std::uint32_t photos, const Teller& teller) {
  std::vector<std::string> sizes;
  for (const int size : sets_of(photos).size) {
    if (size > 0) sizes.push_back(number(size));
  }
  return sizes.empty() ? teller.say("mara.album.empty") : teller.say("mara.album.sets", {teller.enumerate(sizes), number(static_cast<int>(sizes.size()))});
}

// The six kinds with how many photos there are of each; kinds still missing are faint.
std::vector<Picture> kinds_strip(std::uint32_t photos) {
  std::vector<Picture> strip;
  for (int kind = 0; kind < kAnimals; ++kind) {
    const int count = std::popcount(photos & cards_of(static_cast<Animal>(kind)));
    Picture picture{.image = static_cast<ImageId>(kKindImage + kind), .tint = rgb(0x6b3d18), .faint = count == 0, .badge = {}};
    if (count > 1) picture.badge = caption(number(count));
    strip.push_back(picture);
  }
  return strip;
}

std::vector<Picture> animals_strip(std::uint32_t cards, std::uint32_t faint) {
  std::vector<Picture> strip;
  for (; cards != 0; cards &= cards - 1) {
    const int card = std::countr_zero(cards);
    strip.push_back({.image = static_cast<ImageId>(kAnimalImage + card), .tint = {}, .faint = in(faint, card), .badge = {}});
  }
  return strip;
}

// For the head of a row.
std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

wildshore::Card tourists_card(const View& view, const Teller& teller) {
  const Table& table = view.table;
  wildshore::Card out{.title = teller.say("mara.cards.tourists"), .above = true, .rows = {}};
  for (std::uint32_t rest = table.held[view.watcher]; rest != 0; rest &= rest - 1) {
    const int card = std::countr_zero(rest);
    CardRow row{.image = static_cast<ImageId>(kAnimalImage + card), .tint = {}, .text = capital(species_words(card, teller)), .note = {}, .strip = {}, .faint = false};
    const auto c = static_cast<Card>(card);
    const std::string kind = kind_words(animal_of(c), teller);
    const std::string habitat = habitat_words(habitat_of(c), teller);
    if (in(table.photographed, card)) {
      row.note = teller.say("mara.cards.taken", {kind, habitat});
    } else {
      std::string_view key = "mara.cards.wanted";
      std::string where;
      for (int tile = 0; tile < kTiles; ++tile) {
        if (!is_shown(view, tile) || card_of(table.habitat[tile], view.animal[tile]) != card) continue;
        key = "mara.cards.seen";
        where = tile_name(static_cast<Tile>(tile)).view();
      }
      row.note = teller.say(key, {kind, habitat, where});
    }
    out.rows.push_back(std::move(row));
  }
  if (out.rows.empty()) out.rows.push_back({.image = 0, .tint = {}, .text = teller.say("mara.cards.none"), .note = {}, .strip = {}, .faint = true});
  return out;
}

wildshore::Card albums_card(const View& view, const Teller& teller) {
  const Table& table = view.table;
  const bool family = table.options.family != 0;
  wildshore::Card out{.title = teller.say("mara.cards.albums"), .above = false, .rows = {}};
  for (Seat seat = 0; seat < table.options.seats; ++seat) {
    const SeatLook& looks = TheMaraScene::look().seats[static_cast<std::size_t>(seat)];
    const std::uint32_t photos = photos_of(table, seat);
    CardRow row{.image = looks.mark, .tint = looks.color, .text = teller.name(seat), .note = family ? std::string() : sets_words(photos, teller), .strip = {}, .faint = false};
    row.strip = family ? animals_strip(photos, 0) : kinds_strip(photos);
    out.rows.push_back(std::move(row));
    if (seat == view.watcher || table.held[seat] == 0) continue;
    out.rows.push_back({.image = static_cast<ImageId>(kJeepImage + seat), .tint = {}, .text = teller.say("mara.cards.aboard"), .note = {}, .strip = animals_strip(table.held[seat], waiting_of(table, seat)), .faint = false});
  }
  return out;
}

wildshore::Card lodges_card(const Table& table, const Teller& teller) {
  wildshore::Card out{.title = teller.say("mara.cards.lodges"), .above = false, .rows = {}};
  for (int lodge = 0; lodge < kLodges; ++lodge) {
    CardRow row{.image = kLodge, .tint = {}, .text = capital(place_words(lodge_place(lodge), teller)), .note = {}, .strip = animals_strip(table.pile[lodge], 0), .faint = table.pile[lodge] == 0};
    if (table.pile[lodge] == 0) row.note = teller.say("mara.cards.empty");
    out.rows.push_back(std::move(row));
  }
  return out;
}

}  // namespace
}  // namespace the_mara

using namespace the_mara;

std::string TheMaraScene::board(const View& view, const Teller& teller) {
  const the_mara::Table& table = view.table;
  std::string out = teller.say("mara.board.round", {std::to_string(table.round)}) + "\n" + map_words(view, teller);
  for (Seat seat = 0; seat < table.options.seats; ++seat) out += seat_words(table, seat, teller);
  if (table.options.family != 0) out += teller.say("mara.board.deck", {number(std::popcount(table.deck) + table.under_count)}) + "\n";
  return out;
}

void TheMaraScene::standings(const View& view, const Teller& teller, std::vector<Standing>& rows) {
  const the_mara::Table& table = view.table;
  for (Standing& row : rows) {
    const int photos = std::popcount(photos_of(table, row.seat));
    const int aboard = std::popcount(table.held[row.seat]);
    row.score = score_of(table, row.seat);
    row.note = table.options.family != 0 ? teller.say("mara.standing.family", {number(aboard)})
                                         : teller.say("mara.standing", {number(photos), number(tracks_left(table, row.seat))});
  }
}

std::string TheMaraScene::ending(const View& view, const Teller& teller) {
  const Result result = TheMara::result(known_state(view));
  const std::string_view why[] = {"", "mara.end.photos", "mara.end.lodges", "mara.end.stall", "mara.end.deck"};
  std::string out = teller.say(why[static_cast<int>(view.table.end)]);
  for (Seat seat = 0; seat < view.table.options.seats; ++seat) {
    if (((result.winners >> seat) & 1u) == 0) continue;
    const std::string score = number(result.scores[static_cast<std::uint32_t>(seat)]);
    out += " " + teller.say_of(seat, view.table.options.family != 0 ? "mara.ending.family" : "mara.ending", {score, std::to_string(view.table.round)});
  }
  return out;
}

void TheMaraScene::cards(const View& view, const Teller& teller, std::vector<wildshore::Card>& out) {
  if (view.watcher >= 0) out.push_back(tourists_card(view, teller));
  out.push_back(albums_card(view, teller));
  if (view.table.options.family == 0) out.push_back(lodges_card(view.table, teller));
}

// 5.2: set by set, with the photos that make it.
void TheMaraScene::breakdown(const View& view, const Teller& teller, std::vector<wildshore::Card>& out) {
  const the_mara::Table& table = view.table;
  for (Seat seat = 0; seat < table.options.seats; ++seat) {
    const std::uint32_t photos = photos_of(table, seat);
    wildshore::Card card{.title = teller.name(seat), .above = false, .rows = {}};
    if (table.options.family != 0 || photos == 0) {
      card.rows.push_back({.image = 0, .tint = {}, .text = teller.say("mara.standing.photos", {number(std::popcount(photos))}), .note = {}, .strip = animals_strip(photos, 0), .faint = photos == 0});
      out.push_back(std::move(card));
      continue;
    }
    for (int j = 0; j < kHabitats; ++j) {
      const int size = sets_of(photos).size[j];
      if (size == 0) break;
      std::uint32_t set = 0;
      for (int kind = 0; kind < kAnimals; ++kind) {
        std::uint32_t of_kind = photos & cards_of(static_cast<Animal>(kind));
        for (int skip = 0; skip < j && of_kind != 0; ++skip) of_kind &= of_kind - 1;
        set |= of_kind & (~of_kind + 1);
      }
      card.rows.push_back({.image = 0, .tint = {}, .text = teller.say("mara.breakdown.set", {number(size)}), .note = teller.say("mara.breakdown.points", {number(size * (size + 1) / 2)}), .strip = animals_strip(set, 0), .faint = false});
    }
    out.push_back(std::move(card));
  }
}

}  // namespace wildshore
