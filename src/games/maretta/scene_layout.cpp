// scene_layout.cpp: the sprites of a view of Maretta and Vulcano: the way with its barrels and pieces, and the signs beside it.
#include <algorithm>
#include <string>

#include "games/maretta/scene.hpp"
#include "games/maretta/scene_parts.hpp"

namespace wildshore {

using namespace maretta;

namespace maretta {

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

int phase_tile(const State& state) {
  const int last = phase_tiles(state) - 1;
  switch (state.phase) {
    case Phase::Float:
    case Phase::First:
    case Phase::Over: return -1;
    case Phase::Draw: return state.round == 1 ? -1 : last;
    case Phase::Choose: return 0;
    case Phase::Give: return !side_a(state) ? 0 : all_given(state) ? last : 1;
    case Phase::Load: return 1;
    default: return side_a(state) ? 1 : 2;
  }
}

ImageId phase_glyph(const State& state, int tile) {
  static constexpr ImageId kGlyphs[2][4] = {{kGlyphSecret, kGlyphGive, kGlyphShip}, {kGlyphGive, kGlyphSecret, kGlyphMove, kGlyphLava}};
  return kGlyphs[static_cast<int>(state.options.side)][tile];
}

bool all_given(const State& state) {
  for (int seat = 0; seat < state.options.seats; ++seat) {
    if (is_alive(state, seat) && state.gift[seat] == kNoCard) return false;
  }
  return true;
}

}  // namespace maretta

namespace {

void add_ends(const State& state, const Way& way, Shape shape, Sprites& out) {
  const bool a = side_a(state);
  const float scale = shape == Shape::Wide ? 1.0f : 0.86f;
  Sprite& start = add(out, kPlaceSprite, kStartPlace, way.spot(0) + (a ? Vec2{-12, 16} : Vec2{-6, 22}),
                      (a ? Vec2{190, 133} : Vec2{150, 100}) * scale, kGroundLayer);
  start.anchor = {0.5f, 0.86f};
  Sprite& goal = add(out, kPlaceSprite + 1, kGoalPlace, way.spot(state.options.goal) + (a ? Vec2{10, 12} : Vec2{26, 26}),
                     (a ? Vec2{168, 118} : Vec2{204, 131}) * scale, kGroundLayer);
  goal.anchor = {0.5f, a ? 0.9f : 0.7f};
  if (!a) return;
  goal.bob = 2.4f;
  goal.sway = 91;
  goal.rock = 1.2f;
}

void add_spaces(const State& state, const Way& way, Sprites& out) {
  const bool a = side_a(state);
  for (int space = 1; space < state.options.goal; ++space) {
    Sprite& step = add(out, kSpaceSprite + u(space), kSpace, way.spot(space), a ? Vec2{58, 33} : Vec2{52, 33}, kWayLayer);
    step.badge = caption(std::to_string(space));
    step.badge_size = 13;
    step.badge_color = a ? rgb(0xe9fbf8) : rgb(0xf3e4ee);
    if (a) {
      step.bob = 1.2f;
      step.sway = u(space);
    }
  }
  if (a) return;
  for (int space = 0; space < state.options.goal; ++space) {
    Sprite& rail = add(out, kSleeperSprite + u(space), kSleeper, way.between(space), {50, 30}, kRailLayer);
    rail.angle = way.heading(space) * 0.5f + way.heading(space + 1) * 0.5f;
  }
}

void add_reefs(const State& state, const Way& way, Sprites& out) {
  for (int i = 0; i < 2; ++i) {
    const int after = state.options.reef[i];
    if (after <= 0 || after >= state.options.goal) continue;
    Sprite& reef = add(out, kReefSprite + u(i), kReef, way.between(after) + (side_a(state) ? Vec2{0, 10} : Vec2{0, 4}),
                       side_a(state) ? Vec2{50, 62} : Vec2{54, 98}, side_a(state) ? kThingLayer : kRailLayer);
    reef.anchor = {0.5f, side_a(state) ? 0.88f : 0.5f};
    if (side_a(state)) continue;
    const float heading = way.heading(after);
    reef.angle = 0.5f * (heading > 90 ? heading - 180 : heading < -90 ? heading + 180 : heading);
  }
}

void add_barrels(const State& state, const Way& way, Sprites& out) {
  for (int index = 0; index < kBarrelSpaces; ++index) {
    for (int slot = 0; slot < kSlots; ++slot) {
      const Barrel barrel = state.barrel[index][slot];
      if (barrel == Barrel::None || barrel_index(state.options, space_of(state, index)) < 0) continue;
      const int n = kSlots * index + slot;
      const Vec2 foot = barrel_spot(state, way, index, slot);
      const float bob = side_a(state) ? 1.6f : 0.0f;
      const bool offered = state.phase == Phase::Take && space_of(state, index) == state.place[state.taker];
      const Layer layer = offered ? kSignLayer : kThingLayer;
      Sprite& body = add(out, kBarrelSprite + u(n), barrel == Barrel::Down ? kBarrelDown : kBarrelUp, foot, {42, 49}, layer);
      body.anchor = {0.5f, 0.92f};
      body.bob = bob;
      body.sway = u(n);
      body.target = static_cast<TargetId>(kBarrelTarget + n);
      body.ring = kRingRound;
      body.ring_size = {80, 80};
      if (barrel == Barrel::Down) continue;
      Sprite& emblem = add(out, kEmblemSprite + u(n), static_cast<ImageId>(kEmblem + static_cast<int>(barrel)), foot + Vec2{0, 0.1f}, {24, 24}, layer);
      emblem.anchor = {0.5f, 1.3f};
      emblem.bob = bob;
      emblem.sway = u(n);
    }
  }
}

// The barrel being resolved stands large beside the one who took it.
void add_opened(const State& state, const Way& way, Shape shape, Sprites& out) {
  if (state.opened == Barrel::None) return;
  const Rect bounds = plan_of(state.options, shape).bounds;
  Vec2 at = piece_spot(state, way, state.taker) + Vec2{0, -58};
  at = {std::clamp(at.x, bounds.x + 50, bounds.x + bounds.w - 50), std::max(at.y, bounds.y + 96)};
  const bool down = state.opened == Barrel::Down;
  Sprite& body = add(out, kOpenedSprite, down ? kBarrelDown : kBarrelUp, at, {82, 96}, kShowLayer);
  body.anchor = {0.5f, 0.92f};
  if (down) return;
  Sprite& emblem = add(out, kOpenedSprite + 1, static_cast<ImageId>(kEmblem + static_cast<int>(state.opened)), at + Vec2{0, 0.1f}, {46, 46}, kShowLayer);
  emblem.anchor = {0.5f, 1.32f};
}

void add_lava(const State& state, const Way& way, Sprites& out) {
  if (side_a(state)) return;
  for (int place = kLavaStart; place <= state.lava && place <= state.options.goal; ++place) {
    Sprite& pool = add(out, kLavaSprite + u(place - kLavaStart), kLava, way.spot(place), {92, 61}, kLavaLayer);
    pool.breath = 0.06f;
  }
  const int front = std::min<int>(state.lava, state.options.goal);
  Sprite& crest = add(out, kCrestSprite, kCrest, way.spot(front) + Vec2{4, 14}, {92, 88}, kThingLayer);
  crest.anchor = {0.5f, 0.9f};
  crest.breath = 0.07f;
}

void add_piece(const State& state, const Way& way, int seat, Sprites& out) {
  if (!is_alive(state, seat)) return;
  const Vec2 at = piece_spot(state, way, seat);
  const float bob = side_a(state) ? 2.0f : 0.0f;
  Sprite& rider = add(out, kRiderSprite + u(seat), static_cast<ImageId>(kCastaway + seat), at, kRiderSize, kThingLayer);
  rider.anchor = kRiderAnchor;
  rider.bob = bob;
  rider.sway = 60 + u(seat);
  rider.rock = side_a(state) ? 2.0f : 0.0f;
  Sprite& vehicle = add(out, kVehicleSprite + u(seat), kVehicle, at + Vec2{0, 0.1f}, kVehicleSize, kThingLayer);
  vehicle.anchor = kVehicleAnchor;
  vehicle.bob = bob;
  vehicle.sway = 60 + u(seat);
  vehicle.rock = side_a(state) ? 2.0f : 0.0f;
  vehicle.target = static_cast<TargetId>(kPieceTarget + seat);
  vehicle.ring = kRingRound;
  vehicle.ring_size = {96, 96};
  vehicle.reach = {62, 76};
}

// Which phase it is: one tile each, the present one lit (round structure).
void add_tiles(const State& state, Shape shape, Sprites& out) {
  const Plan plan = plan_of(state.options, shape);
  const int now = phase_tile(state);
  Sprite& round = add(out, kRoundSprite, kTag, plan.tiles + Vec2{plan.tile_pitch * static_cast<float>(phase_tiles(state) - 1) / 2, -48}, {84, 36}, kSignLayer);
  if (shape == Shape::Tall) round.at = plan.tiles + Vec2{plan.tile_pitch * static_cast<float>(phase_tiles(state)) + 8, 0};
  round.tint = side_a(state) ? rgb(0xf3f8f1) : rgb(0xfdf1ea);
  round.badge = caption(side_a(state) ? std::to_string(state.round) + " / 6" : std::to_string(state.round));
  round.badge_size = 19;
  round.badge_color = side_a(state) ? rgb(0x0f3a45) : rgb(0x3a1830);
  for (int tile = 0; tile < phase_tiles(state); ++tile) {
    const Vec2 at = plan.tiles + Vec2{plan.tile_pitch * static_cast<float>(tile), 0};
    const bool lit = tile == now;
    Sprite& plank = add(out, kTileSprite + u(tile), kTile, at, lit ? Vec2{60, 60} : Vec2{50, 50}, kSignLayer);
    plank.tint = lit ? (side_a(state) ? rgb(0xf3f8f1) : rgb(0xfdf1ea)) : (side_a(state) ? rgb(0x2b6670, 235) : rgb(0x52304f, 235));
    Sprite& glyph = add(out, kTileGlyphSprite + u(tile), phase_glyph(state, tile), at + Vec2{0, -2}, lit ? Vec2{36, 36} : Vec2{28, 28}, kOnSignLayer);
    glyph.tint = lit ? (side_a(state) ? rgb(0x0f4a58) : rgb(0x8c2416)) : (side_a(state) ? rgb(0xbfe0dc) : rgb(0xd9b6cc));
  }
}

void add_deck(const State& state, Shape shape, Sprites& out) {
  const Vec2 at = plan_of(state.options, shape).deck;
  const int cards = std::min<int>(3, (state.deck + 9) / 10);
  const float scale = shape == Shape::Wide ? 0.62f : 0.46f;
  for (int i = 0; i < cards; ++i) {
    const auto step = static_cast<float>(i);
    Sprite& card = add(out, kDeckSprite + u(i), kCardBack, at + Vec2{-3 * step, -3 * step}, kCardSize * scale, kSignLayer);
    card.angle = 4;
  }
  Sprite& left = add(out, kDeckSprite + 8, kTag, at + Vec2{26, 30} * scale * 1.6f, {46, 27}, kOnSignLayer);
  left.tint = side_a(state) ? rgb(0xf3f8f1) : rgb(0xfdf1ea);
  left.badge = caption(std::to_string(state.deck));
  left.badge_size = 16;
  left.badge_color = side_a(state) ? rgb(0x0f3a45) : rgb(0x3a1830);
}

}  // namespace

Rect CastawayScene::bounds(const View& view, Shape shape) { return plan_of(view.state.options, shape).bounds; }

void CastawayScene::layout(const View& view, Shape shape, Sprites& out) {
  const State& state = view.state;
  const Way way(state.options, shape);
  add_ends(state, way, shape, out);
  add_spaces(state, way, out);
  add_reefs(state, way, out);
  add_lava(state, way, out);
  add_barrels(state, way, out);
  for (int seat = 0; seat < state.options.seats; ++seat) add_piece(state, way, seat, out);
  add_opened(state, way, shape, out);
  add_tiles(state, shape, out);
  add_deck(state, shape, out);
  for (int seat = 0; seat < state.options.seats; ++seat) add_mat(view, seat, shape, out);
  add_hand(view, shape, out);
}

}  // namespace wildshore
