// scene_layout.cpp: the sprites on the hexes: water, ice, bears, data, ships, helicopters; and the props of a choice.
#include <string>

#include "games/rescue_polar_bears/scene.hpp"
#include "games/rescue_polar_bears/scene_parts.hpp"

namespace wildshore {

namespace rescue_polar_bears {

Sprite& add(Sprites& out, std::uint32_t id, ImageId image, Vec2 at, Vec2 size, Layer layer) {
  Sprite sprite;
  sprite.id = id;
  sprite.image = image;
  sprite.at = at;
  sprite.size = size;
  sprite.layer = layer;
  out.push_back(sprite);
  return out.back();
}

Sprite& write(Sprites& out, std::uint32_t id, int number, Vec2 at, float size, Color ink, Layer layer) {
  Sprite& sprite = add(out, id, kNoImage, at, {2 * size, 2 * size}, layer);  // it has room around it
  sprite.badge = caption(std::to_string(number));
  sprite.badge_size = size;
  sprite.badge_color = ink;
  return sprite;
}

void ring(Sprite& sprite, ImageId image, Vec2 size, bool below) {
  sprite.ring = image;
  sprite.ring_size = size;
  sprite.ring_below = below;
}

namespace {

constexpr Vec2 kAnchor{0.5f, 0.42f};  // the middle of a tile's top
constexpr float kBob = 1.3f;

Vec2 tile_size(Shape shape) { return {112, 100 / kDrawnFlat * flatness(shape)}; }
Vec2 lower(float y, Shape shape) { return {0, y / kDrawnFlat * flatness(shape)}; }

// Hexes and all that lies on them can be picked as a place.
void as_place(Sprite& sprite, Cell cell, Shape shape) {
  sprite.target = cell_target(cell);
  sprite.reach = {84, 64 / kDrawnFlat * flatness(shape)};
}

void add_water(const State& state, Cell cell, Shape shape, Sprites& out) {
  Sprite& hex = add(out, kHexSprite + cell, cell < kPlay ? kOceanHex : kLightHex, cell_centre(cell, shape), tile_size(shape), kSea);
  hex.anchor = kAnchor;
  if ((water(state) & ~state.support & cell_bit(cell)) == 0) return;
  as_place(hex, cell, shape);
  ring(hex, kRing, Vec2{96, 96}, false);
}

void add_loose(const State& state, Cell cell, Shape shape, Sprites& out) {
  const Cells here = cell_bit(cell);
  const bool base = (kBases & here) != 0;
  const bool support = (state.support & here) != 0;
  if (!base && !support && (state.floats & here) == 0) return;
  const ImageId image = base ? kBaseIsland : support ? kSupportRaft : kFloatIce;
  Sprite& tile = add(out, kLooseSprite + cell, image, cell_centre(cell, shape), tile_size(shape), kTilesLayer);
  tile.anchor = kAnchor;
  tile.tint = light_of(state);
  if (!base) tile.bob = kBob;
  tile.sway = cell;
  as_place(tile, cell, shape);
  ring(tile, kHexRing, Vec2{134, 120 / kDrawnFlat * flatness(shape)}, false);
}

// What the alert does to its tile, and what breaking does to a tile that goes.
void add_cracks(const State& state, Shape shape, Sprites& out) {
  const Cell alert = place_of(state, state.alert);
  const Cell cell = state.going != kNoCell && state.cause != Cause::Melt ? state.going : alert;
  if (cell == kNoCell) return;
  const int stage = cell == state.going ? 3 : crack_stage(state);
  const Vec2 at = cell_centre(cell, shape);
  const Vec2 face{112, 84 / kDrawnFlat * flatness(shape)};
  Sprite& crack = add(out, kCrackSprite, static_cast<ImageId>(kCrack1 + stage - 1), at, face, kOnIce);
  crack.bob = kBob;
  crack.sway = cell;
  if (alert == kNoCell) return;
  Sprite& glow = add(out, kGlowSprite, kAlarmGlow, cell_centre(alert, shape), face, kOnIce);
  glow.tint.a = static_cast<std::uint8_t>(90 + 55 * crack_stage(state));
  glow.bob = kBob;
  glow.sway = alert;
  Sprite& token = add(out, kMeltingSprite, kMeltingToken, cell_centre(alert, shape) + lower(-24, shape), {27, 30}, kAbove);
  token.anchor = {0.5f, 0.9f};
  token.bob = 2.2f;
  token.sway = alert;
}

void add_bear(const State& state, Cell cell, Bear bear, int n, Shape shape, Sprites& out) {
  const Vec2 feet = bear_feet(state, cell, bear, n, shape);
  const std::uint32_t number = bear_number(cell, bear, n);
  const Vec2 size = bear_size(bear, shape);
  Sprite& shadow = add(out, kBearShadowSprite + number, kShadow, feet + Vec2{0, -2}, {size.x * 0.95f, size.x * 0.26f}, kGround);
  shadow.bob = kBob;
  shadow.sway = cell;
  Sprite& piece = add(out, kBearSprite + number, static_cast<ImageId>(kMale + static_cast<int>(bear)), feet, size, kPieces);
  piece.anchor = {0.49f, 0.93f};
  piece.tint = light_of(state);
  piece.bob = kBob;
  piece.breath = 0.014f;
  piece.sway = cell;
  piece.target = bear_target(cell, bear);
  piece.reach = size * 0.9f;
  ring(piece, kRing, Vec2{size.x * 1.35f + 14, size.x * 1.35f + 14}, true);
}

void add_ice(const State& state, int number, Shape shape, Sprites& out) {
  const Cell cell = place_of(state, number);
  if (cell == kNoCell) return;
  const auto n = static_cast<std::uint32_t>(number);
  const Vec2 at = cell_centre(cell, shape);
  Sprite& tile = add(out, kTileSprite + n, static_cast<ImageId>(kIce1 + number % 3), at, tile_size(shape), kTilesLayer);
  tile.anchor = kAnchor;
  tile.tint = light_of(state);
  tile.bob = kBob;
  tile.sway = cell;
  as_place(tile, cell, shape);
  ring(tile, kHexRing, Vec2{134, 120 / kDrawnFlat * flatness(shape)}, false);
  Sprite& name = write(out, kNumberSprite + n, number, at + Vec2{-26, 0} + lower(24, shape), 17, rgb(0x2a5f86), kOnIce);
  name.bob = kBob;
  name.sway = cell;
  for (const Bear bear : kAllKinds) {
    for (int i = 0; i < count_of(state.bears[cell], bear); ++i) add_bear(state, cell, bear, i, shape, out);
  }
}

void add_data(const State& state, Cell cell, Shape shape, Sprites& out) {
  if ((state.data & cell_bit(cell)) == 0) return;
  const bool solid = (tiles_to_break(state) & cell_bit(cell)) != 0;
  const bool raft = (state.support & cell_bit(cell)) != 0;
  const Vec2 spot = solid ? Vec2{31, 0} + lower(22, shape) : raft ? Vec2{26, 0} + lower(26, shape) : lower(18, shape);
  Sprite& buoy = add(out, kDataSprite + cell, kDataBuoy, cell_centre(cell, shape) + spot, solid || raft ? Vec2{34, 40} : Vec2{46, 54}, kPieces);
  buoy.anchor = {0.5f, 0.89f};
  buoy.bob = solid ? kBob : 2.4f;
  buoy.sway = cell;
  if (!solid) return;
  buoy.target = data_target(cell);
  buoy.reach = {38, 44};
  ring(buoy, kRing, {64, 64}, true);
}

// The bears on board look over the rail.
void add_load(const State& state, int seat, Vec2 keel, Sprites& out) {
  const int count = total(state.hold[seat]);
  const float pitch = count > 4 ? 15.0f : 19.0f;
  int i = 0;
  for (const Bear bear : kAllKinds) {
    for (int n = 0; n < count_of(state.hold[seat], bear); ++n, ++i) {
      const float x = pitch * (static_cast<float>(i) - static_cast<float>(count - 1) / 2);
      const auto id = kLoadSprite + 16 * static_cast<std::uint32_t>(seat) + static_cast<std::uint32_t>(i);
      Sprite& head = add(out, id, static_cast<ImageId>(kHeadMale + static_cast<int>(bear)), keel + Vec2{x, 4}, {25, 25}, kAbove);
      head.bob = 1.8f;
      head.sway = 40 + static_cast<std::uint32_t>(seat);
    }
  }
}

void add_ship(const State& state, int seat, Shape shape, Sprites& out) {
  if (state.at[seat] == kNoCell || state.ship[seat] == Ship::None) return;
  const auto s = static_cast<std::uint32_t>(seat);
  const Vec2 keel = ship_keel(state.at[seat], shape);
  const bool turn = seat == state.seat && state.end == End::None;
  Sprite& ship = add(out, kShipSprite + s, static_cast<ImageId>(kBreezeDragon + static_cast<int>(state.ship[seat])), keel, Vec2{90, 82.5f}, kPieces);
  ship.anchor = {0.5f, 0.86f};
  ship.tint = light_of(state);
  ship.bob = 1.8f;
  ship.sway = 40 + s;
  ship.target = static_cast<TargetId>(kShipTarget + seat);
  ship.reach = {72, 66};
  ring(ship, kRing, {116, 116}, true);
  // The captain's pennant, larger for whose turn it is: colour and mark.
  const Vec2 mast = keel + Vec2{32, -52};
  Sprite& pennant = add(out, kPennantSprite + s, kPennant, mast, turn ? Vec2{34, 38} : Vec2{26, 29}, kPieces);
  pennant.anchor = {0.18f, 0.97f};
  pennant.tint = kCaptains[seat];
  pennant.bob = 1.8f;
  pennant.sway = 40 + s;
  const float mark = turn ? 13.0f : 10.0f;
  Sprite& captain = add(out, kCaptainSprite + s, static_cast<ImageId>(kMarkAnchor + seat), mast + (turn ? Vec2{12, -24} : Vec2{9, -18}), {mark, mark}, kAbove);
  captain.bob = 1.8f;
  captain.sway = 40 + s;
  add_load(state, seat, keel, out);
  if (state.blue[seat] == 0) return;
  Sprite& blue = add(out, kBlueSprite + s, kBlueToken, keel + Vec2{-36, -44}, {24, 24}, kAbove);
  blue.badge = caption(state.blue[seat] > 1 ? std::to_string(state.blue[seat]) : "");
  blue.badge_size = 14;
  blue.badge_color = rgb(0xffffff);
  blue.bob = 1.8f;
  blue.sway = 40 + s;
}

void add_helicopters(const State& state, Shape shape, Sprites& out) {
  const int counts[] = {helicopters_north(state), helicopters_south(state)};
  for (int base = 0; base < 2; ++base) {
    for (int i = 0; i < kPerBase; ++i) {
      const int number = base * kPerBase + i;
      const Vec2 at = heli_place(number, shape);
      if (i < counts[base]) {
        Sprite& heli = add(out, kHeliSprite + static_cast<std::uint32_t>(number), kHeli, at, {54, 35}, kAir);
        heli.anchor = {0.45f, 0.85f};
        heli.tint = light_of(state);
        heli.bob = i == 0 ? 0.0f : 2.0f;
        heli.sway = 60 + static_cast<std::uint32_t>(number);
      } else if (i > 0 && i < 3) {
        Sprite& pad = add(out, kPadSprite + static_cast<std::uint32_t>(number), kPad, at, {54, 35}, kGround);
        pad.anchor = {0.45f, 0.85f};
      }
    }
  }
}

// 4.3: what the cub becomes hovers above it.
void add_growing(const State& state, Shape shape, Sprites& out) {
  if (phase_of(state) != Phase::Grow) return;
  const int kinds = grown_kinds(state, state.born_at);
  for (const Bear bear : {Bear::Male, Bear::Female}) {
    const int kind = static_cast<int>(bear);
    if (((kinds >> kind) & 1) == 0) continue;
    const Vec2 at = cell_centre(state.born_at, shape) + Vec2{bear == Bear::Male ? -34.0f : 34.0f, -66};
    Sprite& choice = add(out, kChoiceSprite + static_cast<std::uint32_t>(kind), static_cast<ImageId>(kHeadMale + kind), at, {56, 56}, kProps);
    choice.target = static_cast<TargetId>(kKindTarget + kind);
    choice.breath = 0.04f;
    ring(choice, kRoundRing, {76, 76}, false);
  }
}

}  // namespace

// While tiles are dealt the sea stays empty: they all come up together with the last one.
void add_board(const State& state, Shape shape, Sprites& out) {
  const bool dealt = state.dealt == kPlay;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if ((kBases & cell_bit(cell)) == 0) add_water(state, cell, shape, out);
    if (dealt || cell >= kPlay) add_loose(state, cell, shape, out);
    add_data(state, cell, shape, out);
  }
  for (int number = 1; number <= kTiles && dealt; ++number) add_ice(state, number, shape, out);
  add_cracks(state, shape, out);
  Sprite& flag = add(out, kFlagSprite, kFlag, cell_centre(0, shape) + lower(-14, shape) + Vec2{-12, 0}, {28, 38.5f}, kOnIce);
  flag.anchor = {0.22f, 0.93f};
  for (int seat = 0; seat < state.options.seats; ++seat) add_ship(state, seat, shape, out);
  add_helicopters(state, shape, out);
  add_growing(state, shape, out);
}

}  // namespace rescue_polar_bears

using namespace rescue_polar_bears;

Rect RescuePolarBearsScene::bounds(const View&, Shape shape) {
  if (shape == Shape::Wide) return {-524, -326, 1000, 652};
  return {-376, -518, 752, 1024};
}

void RescuePolarBearsScene::layout(const View& view, Shape shape, Sprites& out) {
  add_board(view.state, shape, out);
  add_tracks(view.state, shape, out);
}

void RescuePolarBearsScene::props(const View& view, const Path& picked, Shape shape, Sprites& out) {
  const State& state = view.state;
  if (picked.size() != 1) return;
  const TargetId first = picked[0];
  if (phase_of(state) == Phase::Act && is_cell_target(first)) {
    Sprite& pick = add(out, kChoiceSprite + 8, kBreak, cell_centre(static_cast<Cell>(first - kCellTarget), shape) + Vec2{0, -8}, {60, 60}, kProps);
    pick.target = kBreakTarget;
    pick.breath = 0.05f;
  }
  if (phase_of(state) != Phase::Upgrade || !is_ship_target(first)) return;
  const int seat = first - kShipTarget;
  for (int which = 0; which < 2; ++which) {
    if (((open_upgrades(state, seat) >> which) & 1) == 0) continue;
    const int upgrade = static_cast<int>(upgrade_of(state.ship[seat], which));
    const Vec2 at = ship_keel(state.at[seat], shape) + Vec2{which == 0 ? -36.0f : 36.0f, -76};
    Sprite& icon = add(out, kChoiceSprite + 4 + static_cast<std::uint32_t>(which), static_cast<ImageId>(kUpAction + upgrade), at, {58, 58}, kProps);
    icon.target = static_cast<TargetId>(kUpgradeTarget + which);
    icon.breath = 0.04f;
    ring(icon, kRoundRing, {80, 80}, false);
  }
}

void RescuePolarBearsScene::focus_props(const View& view, const Path& picked, TargetId focus, Shape shape, Sprites& out) {
  const State& state = view.state;
  if (phase_of(state) != Phase::Act || !picked.empty() || !is_cell_target(focus)) return;
  Way way;
  way_to(state, state.seat, static_cast<Cell>(focus - kCellTarget), way);
  Vec2 from = cell_centre(state.at[state.seat], shape);
  for (int leg = 0; leg < way.size(); ++leg) {
    const Vec2 to = cell_centre(way[leg], shape);
    Sprite& dot = add(out, kWaySprite + static_cast<std::uint32_t>(leg), kSoft, (from + to) * 0.5f, {26, 20}, kAir);
    dot.tint = rgb(0xffffff, 240);
    from = to;
  }
}

}  // namespace wildshore
