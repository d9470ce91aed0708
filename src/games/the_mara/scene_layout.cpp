// scene_layout.cpp: the sprites of a view of The Mara. Every card is one pair of sprites for the whole game, wherever it lies.
#include <algorithm>
#include <string>

#include "games/the_mara/legal.hpp"
#include "games/the_mara/scene.hpp"
#include "games/the_mara/scene_board.hpp"

namespace wildshore {
namespace the_mara {
namespace {

constexpr Vec2 kHexWideSize{100, 116};
constexpr Vec2 kHexTallSize{112, 104};
constexpr Vec2 kHexWideAnchor{0.5f, 52.0f / 116};
constexpr Vec2 kHexTallAnchor{0.5f, 46.0f / 104};
constexpr Color kHabitatColor[] = {rgb(0x46986a), rgb(0xa69f4c), rgb(0xf2c862), rgb(0x4cbcbc), rgb(0x5590d8)};
constexpr Color kHabitatInk[] = {rgb(0x14402a), rgb(0x45410f), rgb(0x6b4708), rgb(0x0c4a4d), rgb(0x12336a)};
constexpr float kLift = 9;

Sprite& add_hex(Sprites& out, std::uint32_t id, ImageId wide, Vec2 at, Shape shape, Layer layer) {
  const bool lies = shape == Shape::Wide;
  Sprite& hex = add(out, id, static_cast<ImageId>(wide + (lies ? 0 : 1)), at, lies ? kHexWideSize : kHexTallSize, layer);
  hex.anchor = lies ? kHexWideAnchor : kHexTallAnchor;
  return hex;
}

void add_name(int cell, Vec2 at, Color ink, Sprites& out, Layer layer) {
  Sprite& name = add(out, kNameSprite + static_cast<std::uint32_t>(cell), kNoImage, at + Vec2{0, 2}, {24, 24}, layer);
  const Tile tile = kMap.tile_of(kMap.cell[cell]);
  name.badge = caption(tile != kNoTile ? tile_name(tile) : place_name(lodge_place(kMap.lodge_at(kMap.cell[cell]))));
  name.badge_size = 11.5f;
  name.badge_color = ink;
}

// A tile: its back shows the habitat; up or lifted by the watcher's own peek it shows the animal, noted it wears a slip of paper.
void add_tile(const View& view, int tile, Shape shape, Sprites& out) {
  const Table& table = view.table;
  const auto t = static_cast<std::uint32_t>(tile);
  const auto habitat = static_cast<int>(table.habitat[tile]);
  if (table.habitat[tile] == Habitat::None) return;  // not dealt yet
  const bool up = in(table.up, tile);
  const bool shown = is_shown(view, tile);
  const bool lifted = shown && !up && own_turn(view) && in(table.fresh, tile);
  const Vec2 at = tile_centre(tile, shape) + Vec2{0, lifted ? -kLift : 0.0f};
  Sprite& base = add_hex(out, kTileSprite + t, kHexWide, at, shape, lifted ? kLayLifted : kLayTiles);
  base.tint = kHabitatColor[habitat];
  base.target = static_cast<TargetId>(kTileTarget + tile);
  base.ring = shape == Shape::Wide ? kHexRingWide : kHexRingTall;
  base.reach = {62, 62};
  const auto animal = static_cast<ImageId>(kAnimalImage + (shown ? card_of(table.habitat[tile], view.animal[tile]) : 0));
  if (up || lifted) {
    add_hex(out, kFaceSprite + t, kFaceWide, at + Vec2{0, lifted ? 0.1f : 0.0f}, shape, lifted ? kLayLifted : kLayFaces);
    Sprite& picture = add(out, kTileAnimalSprite + t, animal, at + Vec2{0, 4}, {50, 50}, lifted ? kLayLifted : kLayAnimals);
    picture.breath = lifted ? 0.04f : 0.015f;
    if (lifted && in(photo_tiles(table, view.animal), tile)) {
      Sprite& camera = add(out, kCameraSprite + t, kCamera, at + Vec2{30, 24}, {36, 31.5f}, kLayAbove);
      camera.breath = 0.08f;
    }
  } else {
    add(out, kPatternSprite + t, static_cast<ImageId>(kPattern + habitat), at + Vec2{0, 3}, {62, 62}, kLayOnTiles);
    if (shown) {
      Sprite& note = add(out, kNoteSprite + t, kNote, at + Vec2{15, 13}, {40, 40}, kLayNotes);
      note.angle = tile % 2 ? 5.0f : -4.0f;
      add(out, kTileAnimalSprite + t, animal, at + Vec2{13.5f, 13.01f}, {27, 27}, kLayNotes);
    }
  }
  const Vec2 corner = shape == Shape::Wide ? Vec2{0, -33} : Vec2{-19, -31};
  add_name(kMap.tile_cell[tile], at + corner, up || lifted ? rgb(0x7a5426) : kHabitatInk[habitat], out, lifted ? kLayLodges : kLayNotes);
}

void add_places(const View& view, Shape shape, Sprites& out) {
  const Table& table = view.table;
  for (Place path = 0; path < kPaths; ++path) {
    const Vec2 at = place_centre(path, shape);
    const Seat owner = track_owner(table, path);
    Sprite& place = add(out, kPlaceSprite + path, kNoImage, at, {34, 34}, kLayTracks);
    place.angle = path_angle(path, shape);
    place.target = static_cast<TargetId>(kPlaceTarget + path);
    place.ring = owner >= 0 ? kTrackRing : kPathRing;
    place.ring_size = {69, 36};
    if (owner < 0) continue;
    Sprite& track = add(out, kTrackSprite + path, static_cast<ImageId>(kTrackImage + owner), at, {52, 14}, kLayTracks);
    track.angle = path_angle(path, shape);
  }
}

void add_lodge(const View& view, int lodge, Shape shape, Sprites& out) {
  const auto l = static_cast<std::uint32_t>(lodge);
  const Vec2 at = lodge_centre(lodge, shape);
  Sprite& house = add(out, kLodgeSprite + l, kLodge, at + Vec2{0, 34}, {82, 71.7f}, kLayLodges);
  house.anchor = {0.5f, 0.9f};
  house.target = static_cast<TargetId>(kPlaceTarget + lodge_place(lodge));
  house.ring = kSpotRing;
  house.ring_size = {112, 74};
  house.ring_below = true;
  house.reach = {70, 58};
  add_name(kMap.lodge_cell[lodge], at + Vec2{0, 44}, rgb(0x4a2a1c), out, kLayLodges);
  if (view.table.options.family != 0) return;
  Sprite& pile = add(out, kPileSprite + l, kNoImage, at + Vec2{0, -42}, {96, 34}, kLayPiles);
  pile.target = static_cast<TargetId>(kPileTarget + lodge);
  pile.ring = kTrackRing;
  pile.ring_size = {136, 74};
}

void add_jeep(const View& view, int seat, Shape shape, Sprites& out) {
  const Place place = view.table.jeep[seat];
  if (place == kNowhere) return;
  const auto s = static_cast<std::uint32_t>(seat);
  const Vec2 feet = jeep_feet(place, shape);
  add(out, kJeepShadowSprite + s, kJeepShadow, feet + Vec2{0, -2}, {64, 21}, kLayShadows);
  Sprite& jeep = add(out, kJeepSprite + s, static_cast<ImageId>(kJeepImage + seat), feet, kJeepSize, kLayPieces);
  jeep.anchor = {0.5f, 0.92f};
  jeep.breath = seat == view.table.seat && view.table.phase != Phase::Over ? 0.02f : 0.008f;
}

// The watcher's own cards lie in the tray, everybody else's ride on their jeeps. Who only watches has no tray.
void add_hand(const View& view, int seat, Shape shape, Sprites& out) {
  const Table& table = view.table;
  const std::uint32_t held = table.held[seat];
  const int n = std::popcount(held);
  int i = 0;
  for (std::uint32_t rest = held; rest != 0; rest &= rest - 1, ++i) {
    const int card = std::countr_zero(rest);
    const bool photo = in(table.photographed, card);
    if (seat == view.watcher) {
      add_card(card, {.at = tray_spot(i, n, shape), .size = tray_card_size(shape), .layer = kLayCards, .order = i, .photo = photo}, out);
    } else if (table.jeep[seat] != kNowhere) {
      const Vec2 roof = passenger_spot(jeep_feet(table.jeep[seat], shape), i, n);
      add_card(card, {.at = roof, .size = {22, 27}, .layer = kLayAbove, .order = i, .photo = photo}, out);
      out[out.size() - 2].target = 0;
    }
  }
  if (seat != view.watcher) return;
  for (std::uint32_t rest = table.kept[seat]; rest != 0; rest &= rest - 1) {
    add_card(std::countr_zero(rest), {.at = album_centre(shape), .size = {34, 42}, .layer = kLayStored, .photo = true}, out);
    out[out.size() - 2].target = 0;
  }
}

void add_count(Sprites& out, std::uint32_t id, Vec2 at, int count, Layer layer) {
  Sprite& chip = add(out, id, kChip, at, {44, 28}, layer);
  chip.badge = caption(std::to_string(count));
  chip.badge_size = 19;
  chip.badge_color = rgb(0x4a2a1c);
}

void add_tray(const View& view, Shape shape, Sprites& out) {
  const Table& table = view.table;
  const bool lies = shape == Shape::Wide;
  if (table.options.family != 0) {
    add(out, kDeckSprite, kCardBack, deck_centre(shape), tray_card_size(shape) * 0.94f, kLayCards);
    add_count(out, kDeckCountSprite, deck_centre(shape) + Vec2{22, 38}, std::popcount(table.deck) + table.under_count, kLayCards);
  }
  if (view.watcher < 0) return;
  add(out, kTraySprite, lies ? kTrayWide : kTrayTall, tray_centre(shape), lies ? Vec2{120, 470} : Vec2{244, 108}, kLayTray);
  add(out, kAlbumSprite, kAlbum, album_centre(shape), {92, 79}, kLayAlbum);
  add_count(out, kAlbumCountSprite, album_centre(shape) + Vec2{24, 30}, std::popcount(table.kept[view.watcher]), kLayAlbum);
}

// Piles at their lodges as small cards; the one the watcher is at opens for the whole Meet task.
void add_piles(const View& view, Shape shape, Sprites& out) {
  const Table& table = view.table;
  const int open = table.phase == Phase::Meet && own_turn(view) ? meeting_lodge(table, table.seat) : -1;
  for (int lodge = 0; lodge < kLodges; ++lodge) {
    if (lodge == open) {
      add_fan(table.pile[lodge], fan_middle(lodge, shape), out);
      continue;
    }
    const int n = std::popcount(table.pile[lodge]);
    const float pitch = std::min(18.0f, 74.0f / static_cast<float>(std::max(1, n - 1)));
    int i = 0;
    for (std::uint32_t rest = table.pile[lodge]; rest != 0; rest &= rest - 1, ++i) {
      const Vec2 at = lodge_centre(lodge, shape) + Vec2{pitch * (static_cast<float>(i) - static_cast<float>(n - 1) / 2), -42};
      add_card(std::countr_zero(rest), {.at = at, .size = kMiniSize, .layer = kLayPiles, .order = i}, out);
      out[out.size() - 2].target = 0;  // the pile is the target
    }
  }
}

void add_drawn(const View& view, Sprites& out) {
  std::uint32_t drawn = 0;
  for (const Card card : view.table.drawn) {
    if (card != kNoCard) drawn |= bit(card);
  }
  add_fan(drawn, {0, 0}, out);
}

}  // namespace
}  // namespace the_mara

using namespace the_mara;

Rect TheMaraScene::bounds(const View&, Shape shape) {
  if (shape == Shape::Wide) return {-474, -326, 474 + 352, 654};
  return {-316, -362, 632, 362 + 402};
}

void TheMaraScene::layout(const View& view, Shape shape, Sprites& out) {
  const the_mara::Table& table = view.table;
  const bool lies = shape == Shape::Wide;
  add(out, kReserveSprite, lies ? kReserveWide : kReserveTall, {0, 8}, lies ? Vec2{720, 650} : Vec2{650, 720}, kLayGround);
  for (int tile = 0; tile < kTiles; ++tile) add_tile(view, tile, shape, out);
  add_hex(out, kPatternSprite + kKilimanjaro, kHexWide, tile_centre(kKilimanjaro, shape), shape, kLayTiles).tint = rgb(0xb08c70);
  Sprite& mountain = add(out, kTileSprite + kKilimanjaro, kMountain, tile_centre(kKilimanjaro, shape) + Vec2{0, 2}, {104, 92.4f}, kLayOnTiles);
  mountain.target = static_cast<TargetId>(kTileTarget + kKilimanjaro);
  mountain.reach = {56, 56};
  add_places(view, shape, out);
  for (int lodge = 0; lodge < kLodges; ++lodge) add_lodge(view, lodge, shape, out);
  for (int seat = 0; seat < table.options.seats; ++seat) add_jeep(view, seat, shape, out);
  add_tray(view, shape, out);
  for (int seat = 0; seat < table.options.seats; ++seat) add_hand(view, seat, shape, out);
  add_piles(view, shape, out);
  add_drawn(view, out);
  if (table.fresh != 0) {  // that somebody looks is open (4.1)
    const Vec2 at = jeep_feet(table.jeep[table.seat], shape) + Vec2{0, -42};
    add(out, kBinocularsSprite, kBinoculars, at, {32, 24}, kLayAbove).breath = 0.06f;
  }
}

// A pile picked in a turn that has not begun is laid out to choose from.
void TheMaraScene::props(const View& view, const Path& picked, Shape shape, Sprites& out) {
  if (picked.size() != 1 || picked[0] < kPileTarget || picked[0] >= kPileTarget + kLodges) return;
  const int lodge = picked[0] - kPileTarget;
  add_fan(view.table.pile[lodge], fan_middle(lodge, shape), out, kFanSprite, kFanAnimalSprite);
}

// The route of the drive to the place in focus: a dotted line, a mark for every place that is skipped and whose it is, and the jeep to be.
void TheMaraScene::focus_props(const View& view, const Path& picked, TargetId focus, Shape shape, Sprites& out) {
  const the_mara::Table& table = view.table;
  if (!picked.empty() || focus < kPlaceTarget || focus >= kPlaceTarget + kPlaces) return;
  if (table.phase != Phase::Turn && table.phase != Phase::Guide) return;
  const auto to = static_cast<Place>(focus - kPlaceTarget);
  Route route;
  if (!route_to(table, table.seat, to, route)) return;
  std::vector<Place> via;
  for (const Skip& skip : route) via.push_back(skip.place);
  const std::vector<Vec2> line = route_line(table.jeep[table.seat], via, to, shape);
  std::uint32_t id = kRouteSprite;
  for (std::size_t i = 1; i < line.size(); ++i) {
    for (const float part : {0.25f, 0.75f}) add(out, id++, kRouteDot, line[i - 1] + (line[i] - line[i - 1]) * part, {13, 13}, kLayRoute);
  }
  for (const Skip& skip : route) {
    const Vec2 at = place_centre(skip.place, shape) + (skip.jeep != 0 ? Vec2{0, -30} : Vec2{});
    add(out, id++, kChip, at, {40, 25.5f}, kLayRouteMarks);
    add(out, id++, static_cast<ImageId>(kMarkImage + skip.seat), at + Vec2{-0.8f, -0.7f}, {19, 19}, kLayRouteMarks).tint = look().seats[static_cast<std::size_t>(skip.seat)].color;
  }
  Sprite& jeep = add(out, id, static_cast<ImageId>(kJeepImage + table.seat), jeep_feet(to, shape), kJeepSize, kLayRouteMarks);
  jeep.anchor = {0.5f, 0.92f};
  jeep.tint = rgb(0xffffff, 190);
}

}  // namespace wildshore
