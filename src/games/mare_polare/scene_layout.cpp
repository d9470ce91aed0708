// scene_layout.cpp: the sprites of a view of Mare Polare.
#include <algorithm>
#include <string>

#include "games/mare_polare/scene.hpp"
#include "games/mare_polare/scene_board.hpp"

namespace wildshore {

using namespace mare_polare;

namespace {

// Floes and Inuit share a layer, where what lies further south is drawn later.
enum Layer : std::int16_t { kUnder, kAshore, kOnIce, kHung, kLifted, kMarks, kVeil, kInBag, kInFront, kPictures, kOnPictures };

constexpr Vec2 kFloeSize{124, 124};
constexpr Vec2 kTallFloeSize{124, 155};  // oracle and igloo
constexpr Vec2 kInuitSize{86, 90};
constexpr Vec2 kFishSize{58, 40};
constexpr Color kOwners[kPlayers] = {rgb(0xb8453f), rgb(0x35489a), rgb(0x1d6a60), rgb(0x7a4c29)};
constexpr std::uint32_t kKindColors[kKinds] = {0x3f9a62, 0x8254b8, 0xd0493f, 0xc9b024};

// The reference holds until the next sprite is added.
Sprite& add(Sprites& out, std::uint32_t id, int image, Vec2 at, Vec2 size, Layer layer) {
  Sprite sprite;
  sprite.id = id;
  sprite.image = static_cast<ImageId>(image);
  sprite.at = at;
  sprite.size = size;
  sprite.layer = layer;
  out.push_back(sprite);
  return out.back();
}

std::uint32_t id_of(std::uint32_t base, int number) { return base + static_cast<std::uint32_t>(number); }

void may_be_chosen(Sprite& sprite, int target, int ring, Vec2 ring_size, Vec2 reach = {}) {
  sprite.target = static_cast<TargetId>(target);
  sprite.ring = static_cast<ImageId>(ring);
  sprite.ring_size = ring_size;
  sprite.reach = reach;
}

// --- the sea ---

void add_floe(const State& state, Cell cell, Sprites& out) {
  const Floe floe = state.floe[cell];
  const int drawing = floe % 3;
  const bool lifted = state.phase == Phase::Lay && state.left == cell;
  const Vec2 at = cell_centre(cell);
  Sprite& shadow = add(out, id_of(kFloeShadowSprite, floe), kFloeShadow, at + Vec2{5, 9}, kFloeSize, kUnder);
  shadow.anchor = {0.5f, 0.45f};
  const bool hole = ((state.holes & bit_of(cell)) != 0) != lifted;  // lifted: already turned over (3.2)
  const int image = floe == kOracleFloe ? kOracle : floe == kIglooFloe ? kIgloo : (hole ? kHole1 : kIce1) + drawing;
  const bool tall = floe == kOracleFloe || floe == kIglooFloe;
  Sprite& ice = add(out, id_of(kFloeSprite, floe), image, at, tall ? kTallFloeSize : kFloeSize, lifted ? kLifted : kOnIce);
  ice.anchor = {0.5f, tall ? 0.56f : 0.45f};
  ice.bob = lifted ? 3.0f : 1.5f;
  ice.sway = floe;
  if (lifted) {
    ice.at = at + Vec2{0, -20};
    ice.angle = 7;
    ice.size = kFloeSize * 1.06f;
  }
  const int outline = floe == kOracleFloe ? 0 : floe == kIglooFloe ? 2 : drawing;
  may_be_chosen(ice, kCellTarget + cell, kRing1 + outline, kFloeSize * 1.2f, {108, 100});
  ice.ring_below = tall;  // around the foot of what stands there
}

// A free water can be chosen as a floe's new place or to fall into.
void add_water(Cell cell, Sprites& out) {
  Sprite& water = add(out, id_of(kWaterSprite, cell), kNoImage, cell_centre(cell), kFloeSize, kUnder);
  may_be_chosen(water, kCellTarget + cell, kRing1, kFloeSize * 1.2f, {108, 100});
}

bool fishes(const State& state, int seat) {
  return seat == state.seat && (state.phase == Phase::Touch || state.phase == Phase::Take || in_the_hand(state));
}

void add_inuit(const State& state, int seat, Sprites& out) {
  const Cell cell = state.inuit[seat];
  if (cell == kNoCell) return;
  const Vec2 feet = inuit_feet(state, seat);
  const bool swims = (state.water & bit_of(cell)) != 0;
  const std::uint32_t sway = swims ? 40u + cell : state.floe[cell];
  if (!swims) {
    Sprite& shadow = add(out, id_of(kInuitShadowSprite, seat), kPieceShadow, feet + Vec2{1, -2}, {64, 22}, kOnIce);
    shadow.bob = 1.5f;
    shadow.sway = sway;
  }
  const int pose = swims ? kSwim : fishes(state, seat) ? kFishing : kStand;
  Sprite& inuit = add(out, id_of(kInuitSprite, seat), pose + seat, feet, kInuitSize, kOnIce);
  inuit.anchor = {0.5f, 0.94f};
  inuit.bob = swims ? 3.0f : 1.5f;
  inuit.sway = sway;
  inuit.breath = 0.012f;
  if (seat != state.seat || state.phase == Phase::Over) return;
  Sprite& turn = add(out, kTurnSprite, kMark + seat, feet + Vec2{0, -98}, {26, 26}, kMarks);  // whose turn it is
  turn.tint = kOwners[seat];
  turn.bob = 4;
}

// --- the shore: harpoons, bag, die, recipe ---

void add_fish(const View& view, int seat, Shape shape, Sprites& out) {
  const State& state = view.state;
  const int fish = fish_on(state, seat);
  Counts missing = 0;
  if (always_shown(view, seat)) {
    for (int kind = 0; kind < kKinds; ++kind) {
      const int lack = count_of(state.recipe[seat], kind) - count_of(state.held[seat], kind);
      missing = static_cast<Counts>(missing + std::max(0, lack) * one_of(kind));
    }
  }
  const int all = fish + total(missing);
  const float angle = shape == Shape::Wide ? 0.0f : -90.0f;
  const bool drops = seat == state.seat && (state.phase == Phase::Mirror || state.phase == Phase::Forfeit);
  for (int position = 0; position < fish; ++position) {
    const Vec2 at = fish_place(state.options, seat, position, all, shape);
    Sprite& piece = add(out, id_of(kFishSprite, 64 * seat + position), kFish + fish_at(state, seat, position), at, kFishSize, kHung);
    piece.angle = angle;
    if (!drops) continue;
    may_be_chosen(piece, kFishTarget + position, kFishRing, {84, 60});
    if (shape == Shape::Tall) piece.reach = {kFishSize.y, kFishSize.x};
  }
  int place = fish;
  for (int kind = 0; kind < kKinds; ++kind) {  // what is still wanted, as pale shapes
    for (int i = 0; i < count_of(missing, kind); ++i, ++place) {
      const Vec2 at = fish_place(state.options, seat, place, all, shape);
      Sprite& ghost = add(out, id_of(kGhostSprite, 16 * seat + place - fish), kShape + kind, at, kFishSize * 0.86f, kHung);
      ghost.angle = angle;
      ghost.tint = rgb(kKindColors[kind], 105);
    }
  }
}

void add_harpoon(const View& view, int seat, Shape shape, Sprites& out) {
  const State& state = view.state;
  const bool wide = shape == Shape::Wide;
  const Vec2 centre = harpoon_centre(state.options, seat, shape);
  Sprite& harpoon = add(out, id_of(kHarpoonSprite, seat), kHarpoon, centre, wide ? Vec2{36, 432} : Vec2{36, 440}, kAshore);
  harpoon.angle = wide ? 0.0f : 90.0f;
  may_be_chosen(harpoon, kHarpoonTarget + seat, kHarpoonRing, {86, wide ? 470.0f : 480.0f}, wide ? Vec2{66, 430} : Vec2{440, 58});
  const Vec2 owner = owner_place(state.options, seat, shape);
  add(out, id_of(kMoundSprite, seat), kMound, owner, wide ? Vec2{80, 44} : Vec2{66, 40}, kAshore);
  Sprite& mark = add(out, id_of(kOwnerSprite, seat), kMark + seat, owner + Vec2{0, 2}, {30, 30}, kHung);
  mark.tint = kOwners[seat];
  add_fish(view, seat, shape, out);
}

void add_die(const State& state, Shape shape, Sprites& out) {
  const Vec2 at = die_place(shape);
  Sprite& body = add(out, kDieSprite, kDie, at, {78, 78}, kAshore);
  body.anchor = {0.5f, 0.47f};
  body.angle = -6;
  if (state.die == Die::None) return;
  Sprite& face = add(out, kFaceSprite, kFace1 + static_cast<int>(state.die) - 1, at, {50, 50}, kHung);
  face.angle = -6;
}

void add_bag(const State& state, Shape shape, Sprites& out) {
  const Vec2 at = bag_place(shape);
  Sprite& bag = add(out, kBagSprite, kBag, at, {126, 128}, kAshore);
  may_be_chosen(bag, kBagTarget, kTabletRing, {184, 184});
  Sprite& count = add(out, kBagCountSprite, kNoImage, at + Vec2{0, 38}, {40, 30}, kHung);
  count.badge = caption(std::to_string(fish_in_bag(state)));
  count.badge_size = 24;
  count.badge_color = rgb(0xf3ecff);
}

// The card with its seven fish, three kinds below one another, or its back.
void add_card(const View& view, Shape shape, Sprites& out) {
  const State& state = view.state;
  const int seat = card_seat(view);
  if (state.recipe[seat] == 0) return;
  const bool open = shown_now(view, seat);
  const Vec2 at = card_place(shape);
  const float k = shape == Shape::Wide ? 1.0f : 0.8f;
  add(out, kCardSprite, open ? kRecipe : kRecipeBack, at, Vec2{141, 190} * k, kAshore);
  Sprite& owner = add(out, kCardOwnerSprite, kMark + seat, at + Vec2{-46, -70} * k, Vec2{26, 26} * k, kHung);
  owner.tint = open ? kOwners[seat] : rgb(0xf3ecff);
  if (!open) return;
  int row = 0;
  int number = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    const int count = count_of(state.recipe[seat], kind);
    const float pitch = count > 3 ? 78.0f / static_cast<float>(count - 1) : 39.0f;
    for (int i = 0; i < count; ++i) {
      const Vec2 place{(static_cast<float>(i) - static_cast<float>(count - 1) / 2) * pitch, -18 + 36 * static_cast<float>(row)};
      add(out, id_of(kCardFishSprite, number++), kFish + kind, at + place * k, Vec2{42, 29} * k, kHung);
    }
    row += count > 0;
  }
}

// 4.3
void add_naturals(const State& state, Shape shape, Sprites& out) {
  const Vec2 at = card_place(shape);
  add(out, kPeltSprite, kPelt, at, {176, 57}, kAshore);
  int place = 0;
  for (int shape_of = 0; shape_of < kKinds; ++shape_of) {
    if (((state.natural >> shape_of) & 1u) == 0) continue;
    add(out, id_of(kNaturalSprite, shape_of), kNatural + shape_of, at + Vec2{-55.5f + 37.2f * static_cast<float>(place++), 0}, {38, 26}, kHung);
  }
}

// --- choices in front of it all ---

struct Choice {
  int target;
  int picture;
  bool fish = false;  // with the fish in the hand
};
using Choices = List<Choice, 8>;

void list_choices(const State& state, Choices& out) {
  switch (state.phase) {
    case Phase::Hole: out.push({kPutHandIn, kPicHole}), out.push({kWalkOn, kPicWalk}); break;
    case Phase::Igloo: out.push({kServeSoup, kPicSoup}), out.push({kWalkOn, kPicWalk}); break;
    case Phase::Mirror: out.push({kEnough, kPicDone}); break;
    case Phase::Home: out.push({kStayHome, kIgloo}), out.push({kWalkOn, kPicWalk}); break;
    case Phase::Keep:
      if (!in_the_hand(state)) break;  // it has just been put away
      out.push({kHarpoonTarget + state.seat, kPicKeep, true});
      out.push({kBagTarget, kBag, true});
      if (!state.options.coop || needs(state, state.seat, state.hand)) break;
      for (int seat = 0; seat < state.options.seats; ++seat) {
        if (needs(state, seat, state.hand)) out.push({kHarpoonTarget + seat, kStand + seat, true});
      }
      break;
    default: break;
  }
}

// The middle of the row of tablets: under a landed fish, else over the head of who is asked (or below the feet, near the north edge).
Vec2 choices_place(const State& state, int count) {
  if (state.phase == Phase::Keep) return landed_place() + Vec2{0, 136};
  const Vec2 feet = inuit_feet(state, state.seat);
  const float half = 57 * static_cast<float>(count);
  const float y = feet.y - 136;
  return {std::clamp(feet.x, half - 10, kSea.x + 10 - half), y < 10 ? feet.y + 64 : y};
}

void add_choices(const View& view, Sprites& out) {
  const State& state = view.state;
  if (view.watcher != state.seat && view.watcher != kSpectator) return;
  Choices choices;
  list_choices(state, choices);
  if (choices.empty()) return;
  const Vec2 middle = choices_place(state, choices.size());
  for (int i = 0; i < choices.size(); ++i) {
    const Vec2 at = middle + Vec2{114 * (static_cast<float>(i) - static_cast<float>(choices.size() - 1) / 2), 0};
    Sprite& tablet = add(out, id_of(kTabletSprite, i), kTablet, at, {100, 100}, kInFront);
    may_be_chosen(tablet, choices[i].target, kTabletRing, {126, 126}, {104, 104});
    const bool tall = choices[i].picture == kIgloo;
    add(out, id_of(kPictureSprite, i), choices[i].picture, at + Vec2{0, -3}, tall ? Vec2{60, 75} : Vec2{70, 70}, kPictures);
    if (!choices[i].fish) continue;
    const bool on_harpoon = choices[i].picture == kPicKeep;
    Sprite& fish = add(out, id_of(kOnPictureSprite, i), kFish + state.hand, at + (on_harpoon ? Vec2{-2, 0} : Vec2{20, -26}), {48, 33}, kOnPictures);
    fish.angle = on_harpoon ? 36.0f : 24.0f;
  }
}

void add_veil(Vec2 at, Vec2 size, Sprites& out) {
  Sprite& veil = add(out, kVeilSprite, kSoft, at, size, kVeil);
  veil.tint = rgb(0x1a1640, 190);
}

// 3.6: an open bag, the hand in it, and what brushes against the hand: shapes for its owner, something or other for the rest.
void add_touch(const View& view, Sprites& out) {
  const State& state = view.state;
  if (state.phase != Phase::Touch && state.phase != Phase::Take) return;
  const Vec2 middle{kSea.x / 2, 218};
  add_veil(middle, {700, 620}, out);
  add(out, kBagOpenSprite, kBagOpen, middle, {440, 340}, kVeil);
  Sprite& hand = add(out, kHandSprite, kHand, middle + Vec2{0, 6}, {132, 156}, kInFront);
  hand.anchor = {0.5f, 1};
  hand.roam = 5;
  if (state.phase == Phase::Touch) return;
  constexpr Vec2 kPlaces[5][4] = {{}, {{0, 76}}, {{-104, 36}, {104, 36}}, {{-120, 6}, {0, 86}, {120, 6}}, {{-126, -14}, {-56, 84}, {56, 84}, {126, -14}}};
  const bool known = state.felt != kSecret;
  const int felt = known ? total(state.felt) : fingers(state);
  int number = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    const int count = known ? count_of(state.felt, kind) : kind == 0 ? felt : 0;
    for (int i = 0; i < count; ++i, ++number) {
      Sprite& shape = add(out, id_of(kFeltSprite, number), known ? kShape + kind : kSoft, middle + kPlaces[felt][number], {112, 77}, kInBag);
      shape.tint = known ? rgb(0xa9a2e0) : rgb(0x8d86cc, 150);
      shape.roam = 13;
      shape.sway = static_cast<std::uint32_t>(number);
      if (known) may_be_chosen(shape, kShapeTarget + kind, kFishRing, {158, 116}, {124, 96});
    }
  }
}

// The fish just taken, big: its shape alone until it is landed.
void add_landed(const State& state, Sprites& out) {
  if (!in_the_hand(state)) return;
  add_veil(landed_place() + Vec2{0, 60}, {640, 520}, out);
  const std::uint32_t id = id_of(kFishSprite, 64 * state.seat + fish_on(state, state.seat));
  Sprite& fish = add(out, id, (state.phase == Phase::Land ? kShape : kBigFish) + state.hand, landed_place(), {208, 143}, kInFront);
  fish.roam = 6;
  if (state.phase == Phase::Land) fish.tint = rgb(0xa9a2e0);
}

}  // namespace

Rect MarePolareScene::bounds(const View& view, Shape shape) {
  const Options& options = view.state.options;
  if (shape == Shape::Tall) {
    const float low = owner_place(options, options.seats - 1, shape).y + 44;
    return {-14, -66, kSea.x + 28, low + 66};
  }
  const float left = harpoon_centre(options, 0, shape).x - 46;
  return {left, -66, 726 - left, kSea.y + 66 + 26};
}

void MarePolareScene::layout(const View& view, Shape shape, Sprites& out) {
  const State& state = view.state;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (state.floe[cell] != kNoFloe) add_floe(state, cell, out);
    else if ((state.water & bit_of(cell)) != 0) add_water(cell, out);
  }
  for (int seat = 0; seat < state.options.seats; ++seat) add_inuit(state, seat, out);
  for (int seat = 0; seat < state.options.seats; ++seat) add_harpoon(view, seat, shape, out);
  add_die(state, shape, out);
  add_bag(state, shape, out);
  if (state.options.coop) add_naturals(state, shape, out);
  else add_card(view, shape, out);
  add_touch(view, out);
  add_landed(state, out);
  add_choices(view, out);
}

}  // namespace wildshore
