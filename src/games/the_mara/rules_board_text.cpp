// rules_board_text.cpp: the table as text.
//
// Row by row from the north: a tile is the first letter of its habitat and two letters of its animal, capital when it is up (`gBI` is a bird
// in the grove), small when only some seats have seen it, `--` when nobody has. Behind the map: jeeps, tracks, cards, who has seen what.
#include "games/the_mara/rules.hpp"

namespace wildshore::the_mara {
namespace {

char upper(char c) { return static_cast<char>(c - 'a' + 'A'); }

std::string tile_text(const State& s, int tile) {
  if (tile == kKilimanjaro) return "^^^";
  const Habitat habitat = s.table.habitat[tile];
  std::string text(1, habitat == Habitat::None ? '?' : habitat_name(habitat)[0]);
  const std::string_view animal = animal_name(s.animal[tile]);
  if (animal.empty()) return text + "--";
  const bool up = ((s.table.up >> tile) & 1u) != 0;
  for (const char c : animal.substr(0, 2)) text += up ? upper(c) : c;
  return text;
}

std::string cards_text(std::uint32_t cards, std::uint32_t photographed) {
  std::string text;
  for (; cards != 0; cards &= cards - 1) {
    const int card = std::countr_zero(cards);
    text += (text.empty() ? "" : ", ") + std::string(card_name(static_cast<Card>(card)).view());
    if (((photographed >> card) & 1u) != 0) text += "*";
  }
  return text.empty() ? "none" : text;
}

std::string map_text(const State& s) {
  std::string text;
  for (int r = -kRadius; r <= kRadius; ++r) {
    text += std::string(1, static_cast<char>('a' + r + kRadius)) + std::string(static_cast<std::uint32_t>(r < 0 ? -r : r) * 2 + 1, ' ');
    for (const Hex hex : kMap.cell) {
      if (hex.r != r) continue;
      const Tile tile = kMap.tile_of(hex);
      text += " " + (tile == kNoTile ? "[" + std::string(1, static_cast<char>('1' + kMap.lodge_at(hex))) + "]" : tile_text(s, tile));
    }
    text += "\n";
  }
  return text;
}

std::string places_text(PlaceSet places) {
  std::string text;
  while (!places.empty()) text += " " + std::string(place_name(places.pop()).view());
  return text;
}

std::string tiles_text(std::uint32_t tiles) {
  std::string text;
  for (; tiles != 0; tiles &= tiles - 1) text += " " + std::string(tile_name(static_cast<Tile>(std::countr_zero(tiles))).view());
  return text;
}

std::string headline(const Table& t) {
  constexpr std::string_view kPhases[] = {"tiles", "piles", "tourists", "first", "start", "turn", "meet",
                                          "guide", "see",   "track",    "draw",  "keep",  "over"};
  std::string text = "round " + number(static_cast<int>(t.round)) + " seat " + number(t.seat + 1) + " " + std::string(kPhases[static_cast<int>(t.phase)]);
  if (t.left != 0) text += " " + number(t.left);
  if (t.fresh != 0) text += " fresh" + tiles_text(t.fresh);
  return text + "\n";
}

}  // namespace

std::string board_text(const State& s) {
  const Table& t = s.table;
  std::string text = headline(t) + map_text(s);
  for (int lodge = 0; !t.options.family && lodge < kLodges; ++lodge) {
    text += "lodge " + std::string(place_name(lodge_place(lodge)).view()) + ": " + cards_text(t.pile[lodge], 0) + "\n";
  }
  for (int seat = 0; seat < t.options.seats; ++seat) {
    text += "seat " + number(seat + 1) + " jeep " + std::string(place_name(t.jeep[seat]).view()) + ", score " + number(score_of(t, seat)) +
            "\n  holds " + cards_text(t.held[seat], t.photographed) + "\n  kept " + cards_text(t.kept[seat], 0) + "\n";
    if (!t.options.family) text += "  tracks" + places_text(tracks_of(t, seat)) + "\n";
    text += "  seen" + tiles_text(t.seen[seat]) + "\n";
  }
  if (t.options.family) {
    text += "deck " + number(std::popcount(t.deck)) + " and under it";
    for (int i = 0; i < t.under_count; ++i) text += " " + std::string(card_name(t.under[i]).view());
    text += "\n";
  }
  return text;
}

}  // namespace wildshore::the_mara
