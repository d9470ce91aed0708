// scene_tracks.cpp: the sprites beside the hexes: thermometer with alerts, data track, supply of bears, decks, dice.
#include <bit>
#include <string>

#include "games/rescue_polar_bears/scene_parts.hpp"

namespace wildshore::rescue_polar_bears {
namespace {

constexpr Color kInk = rgb(0x123f6b);
constexpr Color kWhite = rgb(0xffffff);

void add_glass(const State& state, Shape shape, Sprites& out) {
  const bool wide = shape == Shape::Wide;
  const Vec2 low = degree_place(0, shape);
  const Vec2 high = degree_place(kHottest, shape);
  const float length = wide ? low.y - high.y : high.x - low.x;
  Sprite& tube = add(out, kTubeSprite, kTube, (low + high) * 0.5f, {38, length + 46}, kTrack);
  tube.angle = wide ? 0.0f : 90.0f;
  const auto bar = [&](std::uint32_t id, float from, float to, Color tint) {
    const Vec2 a = degree_place(from, shape);
    const Vec2 b = degree_place(to, shape);
    Sprite& sprite = add(out, id, kMercury, a, wide ? Vec2{19, a.y - b.y} : Vec2{b.x - a.x, 19}, kTrack);
    sprite.anchor = wide ? Vec2{0.5f, 1} : Vec2{0, 0.5f};
    sprite.tint = tint;
  };
  bar(kHotSprite, kTooHot, kHottest, rgb(0xe23b3b, 130));
  bar(kMercurySprite, -1.2f, static_cast<float>(std::min<int>(state.temperature, kHottest)) + 0.01f, mercury_of(state));
  Sprite& bulb = add(out, kBulbSprite, kBulb, low + (wide ? Vec2{0, 46} : Vec2{-34, 0}), {72, 72}, kTrackThings);
  bulb.tint = mercury_of(state);
  bulb.badge = caption(std::to_string(state.temperature));
  bulb.badge_size = 27;
  bulb.badge_color = kWhite;
  bulb.breath = crack_stage(state) == 3 ? 0.04f : 0.0f;
  for (int degrees = 5; degrees <= kTooHot; degrees += 5) {
    if (state.temperature == degrees) continue;  // half on the mercury it would not be read, and the bulb says it
    const Color ink = state.temperature > degrees ? kWhite : kInk;
    write(out, kScaleSprite + static_cast<std::uint32_t>(degrees / 5), degrees, degree_place(static_cast<float>(degrees), shape), 17, ink, kTrackText);
  }
}

// The alert stands on its number; those turned up wait on the other side of the tube, neighbours in two rows.
void add_alerts(const State& state, Shape shape, Sprites& out) {
  const bool wide = shape == Shape::Wide;
  int last = -1;  // number turned up before this one
  bool back = false;
  for (int number = 1; number <= kTiles; ++number) {
    const bool current = state.alert == number;
    if (!current && (state.open & alert_bit(number)) == 0) continue;
    if (!current) {
      back = number == last + 1 && !back;
      last = number;
    }
    const float out_by = back ? (wide ? 26.0f : 24.0f) : 0.0f;
    const Vec2 aside = current ? (wide ? Vec2{42, 0} : Vec2{0, -46}) : wide ? Vec2{-36 - out_by, 0} : Vec2{0, 42 + out_by};
    const float size = current ? 46.0f : wide ? 32.0f : 38.0f;
    Sprite& token = add(out, kAlertSprite + static_cast<std::uint32_t>(number), kAlertToken, degree_place(static_cast<float>(number), shape) + aside, {size, size}, kTrackThings);
    token.anchor = {0.5f, 0.58f};
    token.badge = caption(std::to_string(number));
    token.badge_size = size * 0.4f;
    token.badge_color = rgb(0x8e1c22);
    token.breath = current && crack_stage(state) == 3 ? 0.07f : 0.0f;
    if (!current) token.tint = rgb(0xffffff, 235);
    token.target = static_cast<TargetId>(kAlertTarget + number);
    token.reach = {size + 8, size + 8};
    ring(token, kRoundRing, {size * 1.6f, size * 1.6f}, false);
  }
}

void add_slots(const State& state, Shape shape, Sprites& out) {
  const float size = slot_size(state, shape);
  for (int data = 1; data <= goal(state); ++data) {
    const auto id = static_cast<std::uint32_t>(data);
    const bool full = data <= state.collected;
    const Vec2 at = slot_place(state, data, shape);
    Sprite& slot = add(out, kSlotSprite + id, full ? kSlotFull : kSlot, at, {size, size}, kTrack);
    if (!full && data == goal(state)) {
      slot.badge = caption(std::to_string(data));
      slot.badge_size = size * 0.5f;
      slot.badge_color = kWhite;
    }
    if (!full && is_upgrade_mark(state, data)) add(out, kMarkSprite + id, kUpgradeToken, at, {size * 0.86f, size * 0.86f}, kTrackThings);
  }
}

void add_counted(Sprites& out, std::uint32_t n, ImageId image, Vec2 size, int count, Vec2 at) {
  Sprite& picture = add(out, kTrayPicture + n, image, at + Vec2{-13, 0}, size, kTrackThings);
  if (count == 0) picture.tint = rgb(0xffffff, 110);
  write(out, kTrayNumber + n, count, at + Vec2{20, 1}, 23, kWhite, kTrackText);
}

// What is left in the supply: bears at one corner, alerts face down and helicopters at the other.
void add_supplies(const State& state, Shape shape, Sprites& out) {
  const Vec2 middle = supply_place(Bear::Female, shape);
  const float wide = shape == Shape::Wide ? 206.0f : 192.0f;
  add(out, kTraySprite, kTray, middle, {wide, 62}, kTrack);
  for (const Bear bear : kAllKinds) {
    const int kind = static_cast<int>(bear);
    const Bears supply = state.dealt == kPlay ? state.supply : kAllBears;  // with the tiles (scene_layout.cpp)
    add_counted(out, static_cast<std::uint32_t>(kind), static_cast<ImageId>(kHeadMale + kind), {42, 42}, count_of(supply, bear), supply_place(bear, shape));
  }
  const Vec2 other{-middle.x, middle.y};
  add(out, kTraySprite + 1, kTray, other, {144, 62}, kTrack);
  add_counted(out, 3, kAlertBack, {36, 36}, std::popcount(state.hidden), other + Vec2{-34, 0});
  add_counted(out, 4, kIconHeli, {32, 32}, state.reserve, other + Vec2{34, 0});
}

void add_deck(const State& state, Shape shape, Sprites& out) {
  const Vec2 at = deck_place(shape);
  Sprite& deck = add(out, kDeckSprite, kCardBack, at, {92, 69}, kTrack);
  deck.angle = 4;
  deck.tint = light_of(state);
  if (state.card == rescue_polar_bears::Card::None) {
    write(out, kTrayNumber + 5, std::popcount(state.deck), at + Vec2{31, 20}, 23, kWhite, kTrackText);
    return;
  }
  Sprite& drawn = add(out, kDrawnSprite, static_cast<ImageId>(kCardColdFront + static_cast<int>(state.card)), at + Vec2{-12, 16}, {152, 114}, kTrackThings);
  drawn.angle = -3;
  drawn.breath = 0.02f;
}

void add_dice(const State& state, Shape shape, Sprites& out) {
  Sprite& growth = add(out, kDieSprite, kD20, die_place(0, shape), {64, 64}, kTrack);
  growth.angle = -6;
  Sprite& heat = add(out, kDieSprite + 1, kDie, die_place(1, shape), {54, 54}, kTrack);
  heat.angle = 7;
  if (state.night != 0) heat.tint = rgb(0x8090b8);
  if (state.extra == 0) return;
  heat.badge = caption("+" + std::to_string(state.extra));
  heat.badge_size = 24;
  heat.badge_color = kWhite;
}

}  // namespace

void add_tracks(const State& state, Shape shape, Sprites& out) {
  add_glass(state, shape, out);
  add_alerts(state, shape, out);
  add_slots(state, shape, out);
  add_supplies(state, shape, out);
  add_deck(state, shape, out);
  add_dice(state, shape, out);
}

}  // namespace wildshore::rescue_polar_bears
