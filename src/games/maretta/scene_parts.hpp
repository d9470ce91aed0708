// scene_parts.hpp: what the pictures of Maretta and Vulcano are put together from.
#pragma once
#include "games/maretta/scene_board.hpp"

namespace wildshore::maretta {

enum Layer : std::int16_t {
  kGroundLayer, kRailLayer, kWayLayer, kLavaLayer, kThingLayer, kSignLayer, kOnSignLayer,
  kMatLayer, kOnMatLayer, kCardLayer, kOnCardLayer, kStockLayer, kMarkLayer, kOnMarkLayer, kHandLayer, kOnHandLayer, kShowLayer, kPropLayer,
};

// A piece on the way: rider behind, vehicle in front, both anchored where they touch the ground.
inline constexpr Vec2 kRiderSize{48, 60}, kVehicleSize{72, 49.5f};
inline constexpr Vec2 kRiderAnchor{0.5f, 1.34f}, kVehicleAnchor{0.5f, 0.86f};

// The reference holds until the next sprite is added.
Sprite& add(Sprites& out, std::uint32_t id, ImageId image, Vec2 at, Vec2 size, Layer layer);
// A card with its number; `digit` is the id of the number's sprite. The target is given to both.
void add_card(Sprites& out, std::uint32_t id, std::uint32_t digit, Card card, Vec2 at, float scale, float angle, Layer layer, TargetId target = 0);
void add_mat(const View& view, int seat, Shape shape, Sprites& out);
void add_hand(const View& view, Shape shape, Sprites& out);  // the watcher's; nothing for a spectator

inline int phase_tiles(const State& state) { return side_a(state) ? 3 : 4; }
int phase_tile(const State& state);  // which phase of the round it is, from 0; -1 before the first round and at the end
ImageId phase_glyph(const State& state, int tile);
bool all_given(const State& state);   // a card lies on every (**)

}  // namespace wildshore::maretta
