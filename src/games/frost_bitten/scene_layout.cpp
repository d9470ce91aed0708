// scene_layout.cpp: the sprites of a view of Frost Bitten!.
#include <string>

#include "games/frost_bitten/scene.hpp"
#include "games/frost_bitten/scene_board.hpp"

namespace wildshore {

using namespace frost_bitten;

namespace {

enum Layer : std::int16_t { kWater, kIce, kOnIce, kGround, kPieces, kAbove, kDice, kDiceFaces, kProps };

constexpr Vec2 kFloeSize{114, 114};
constexpr Vec2 kPenguinSize{56, 70};

// The reference holds until the next sprite is added.
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

void add_floe(const State& state, int floe, Shape shape, Sprites& out) {
  const Vec2 at = floe_centre(state, floe, shape);
  const auto f = static_cast<std::uint32_t>(floe);
  const int drawing = (floe * 3 + floe / kColumns) % 4;
  const float bob = 1.6f;
  Sprite& shadow = add(out, kFloeShadowSprite + f, kFloeShadow, at + Vec2{4, 6}, kFloeSize, kWater);
  shadow.anchor = {0.5f, 0.45f};
  Sprite& ice = add(out, kFloeSprite + f, static_cast<ImageId>(kFloe1 + drawing), at, kFloeSize, kIce);
  ice.anchor = {0.5f, 0.45f};
  ice.bob = bob;
  ice.rock = 0.7f;
  ice.sway = f;
  ice.target = place_target(static_cast<Place>(floe));
  ice.ring = static_cast<ImageId>(kFloeRing1 + drawing);
  ice.ring_size = kFloeSize * 1.2f;
  ice.reach = {102, 100};
  Sprite& mark = add(out, kMarkSprite + f, static_cast<ImageId>(kMarkSun + home_column(floe)), at + Vec2{0, -6}, {34, 34}, kOnIce);
  mark.tint = rgb(0xb5d3e5);
  mark.bob = bob;
  mark.sway = f;
  // On the front edge, where nobody stands before it.
  Sprite& name = add(out, kNameSprite + f, kNoImage, at + Vec2{28, 46}, {40, 40}, kOnIce);
  name.badge = caption(place_name(static_cast<Place>(floe)));
  name.badge_size = 18;
  name.badge_color = rgb(0x1d4f74);
  name.bob = bob;
  name.sway = f;
}

void add_penguin(const State& state, int penguin, Shape shape, Sprites& out) {
  const Vec2 feet = penguin_feet(state, penguin, shape);
  const auto p = static_cast<std::uint32_t>(penguin);
  const Place place = state.penguin[penguin];
  const float bob = is_floe(place) ? 1.6f : 0.0f;
  Sprite& shadow = add(out, kPenguinShadowSprite + p, kPieceShadow, feet + Vec2{0, -2}, {48, 18}, kGround);
  shadow.bob = bob;
  shadow.sway = place;
  const int suit = owner_of(penguin);
  const bool homeward = is_homeward(state, penguin);
  const auto image = static_cast<ImageId>((homeward ? kHomeSun : kPenguinSun) + suit);
  Sprite& piece = add(out, kPenguinSprite + p, image, feet, kPenguinSize, kPieces);
  piece.blink = static_cast<ImageId>((homeward ? kBlinkHomeSun : kBlinkSun) + suit);
  piece.anchor = {0.5f, 0.925f};
  piece.bob = bob;
  piece.breath = 0.012f;
  piece.sway = place;
  piece.target = static_cast<TargetId>(kPenguinTarget + penguin);
  piece.drag = true;
  piece.ring = kPieceRing;
  piece.ring_size = {74, 74};
  piece.ring_below = true;
  piece.reach = {42, 62};
  if (!is_done(state, penguin)) return;
  Sprite& flag = add(out, kFlagSprite + p, kFlag, feet + Vec2{18, 2}, {34, 42}, kAbove);
  flag.anchor = {0.23f, 0.94f};
}

void add_bear(const State& state, int bear, Shape shape, Sprites& out) {
  if (state.bear[bear] == kNowhere) return;
  const Vec2 feet = bear_feet(state, bear, shape);
  const auto b = static_cast<std::uint32_t>(bear);
  const float bob = is_floe(state.bear[bear]) ? 1.6f : 0.0f;
  Sprite& shadow = add(out, kBearShadowSprite + b, kPieceShadow, feet + Vec2{0, -3}, {96, 24}, kGround);
  shadow.bob = bob;
  shadow.sway = state.bear[bear];
  Sprite& piece = add(out, kBearSprite + b, kBear, feet, {110, 84}, kPieces);
  piece.blink = kBlinkBear;
  piece.anchor = {0.5f, 0.93f};
  piece.bob = bob;
  piece.breath = 0.015f;
  piece.sway = state.bear[bear];
  piece.target = static_cast<TargetId>(kBearTarget + bear);
  piece.drag = true;
  piece.ring = kPieceRing;
  piece.ring_size = {126, 126};
  piece.ring_below = true;
  piece.reach = {84, 62};
}

// A region shows that it may be entered by a glowing rim along its shore; the whole strip can be clicked.
void add_region(const State& state, Place place, Shape shape, Sprites& out) {
  const Options& options = state.options;
  const float shore = place == kSouth ? 0 : place == kNorth ? north_shore(options) : water_length(options) + kBelt / 2;
  const float inland = place == kSouth ? -strip(shape) / 2 : place == kNorth ? strip(shape) / 2 : 0;
  const Vec2 at = on_board(shape, options, shore + inland, kAcross / 2);
  const float deep = place == kEquator ? kBelt : strip(shape);
  Sprite& region = add(out, kPoleSprite + place, kNoImage, at, {}, kWater);
  region.size = shape == Shape::Wide ? Vec2{deep, kAcross + 40} : Vec2{kAcross + 40, deep};
  region.target = place_target(place);
  region.ring = kPoleRing;
  region.angle = shape == Shape::Wide ? 0.0f : 90.0f;
  region.ring_size = {deep * 1.15f, kAcross + 60};
}

void add_die(const State& state, int die, Shape shape, Sprites& out) {
  const Vec2 at = die_centre(state.options, die, shape);
  const auto d = static_cast<std::uint32_t>(die);
  const Die says = state.dice[die];
  const bool used = state.options.mega && says != Die::None && state.phase == Phase::Move && die != state.die;
  const float size = die_size(state.options, shape);
  const float part = size / 72;
  Sprite& body = add(out, kDieSprite + d, kDie, at, {size, size}, kDice);
  body.anchor = {0.5f, 0.47f};
  const float angle = die == 0 ? 6.0f : -7.0f;
  body.angle = angle;
  body.target = static_cast<TargetId>(kDieTarget + die);
  body.ring = kFloeRing1;
  body.ring_size = Vec2{92, 92} * part;
  if (used) body.tint = rgb(0xc9dbe8);
  if (says == Die::None) return;
  if (says == Die::Five) {
    add(out, kFaceSprite + d, kFaceAlert, at, Vec2{44, 44} * part, kDiceFaces);
    return;
  }
  Sprite& face = add(out, kFaceSprite + d, is_bear_die(says) ? kFaceBear : kFacePenguin, at + Vec2{-14, 0} * part, Vec2{30, 30} * part, kDiceFaces);
  face.angle = angle;
  Sprite& number = add(out, kFaceSprite + 10 + d, kNoImage, at + Vec2{15, 0} * part, {20, 20}, kDiceFaces);
  number.badge = caption(std::to_string(die_number(says)));
  number.badge_size = 32 * part;
}

}  // namespace

Rect FrostBittenScene::bounds(const View& view, Shape shape) {
  const float north = north_shore(view.state.options);
  const float deep = strip(shape);
  if (shape == Shape::Wide) return {-deep, view.state.options.mega ? -110.0f : -60.0f, north + 2 * deep, kAcross + (view.state.options.mega ? 124.0f : 74.0f)};
  return {-76, -deep - 12, kAcross + 152, north + 2 * deep - 2};
}

void FrostBittenScene::layout(const View& view, Shape shape, Sprites& out) {
  const State& state = view.state;
  for (const Place region : {kSouth, kNorth}) add_region(state, region, shape, out);
  if (state.options.mega) add_region(state, kEquator, shape, out);
  for (int floe = 0; floe < state.floes; ++floe) add_floe(state, floe, shape, out);
  for (int penguin = 0; penguin < penguins(state.options); ++penguin) add_penguin(state, penguin, shape, out);
  for (int bear = 0; bear < bears(state.options); ++bear) add_bear(state, bear, shape, out);
  for (int die = 0; die < waters(state.options); ++die) add_die(state, die, shape, out);
}

void FrostBittenScene::props(const View& view, const Path& picked, Shape shape, Sprites& out) {
  const State& state = view.state;
  if (picked.size() == 1 && picked[0] >= kFloeTarget && picked[0] < kFloeTarget + kMaxFloes) {
    const int floe = picked[0] - kFloeTarget;
    const Vec2 middle = floe_centre(state, floe, shape);
    for (int d = 0; d < 4; ++d) {
      const bool along = d < 2;
      const float sign = d == 0 || d == 2 ? 1.0f : -1.0f;
      const Vec2 way = shape == Shape::Wide ? (along ? Vec2{sign, 0} : Vec2{0, sign}) : (along ? Vec2{0, -sign} : Vec2{sign, 0});
      Sprite& arrow = add(out, kArrowSprite + static_cast<std::uint32_t>(d), kArrow, middle + way * 44, {52, 52}, kProps);
      arrow.angle = way.x > 0 ? 90.0f : way.x < 0 ? -90.0f : way.y > 0 ? 180.0f : 0.0f;
      arrow.target = static_cast<TargetId>(kArrowTarget + d);
      if (!FrostBittenScene::path_allows(view, picked, arrow.target)) out.pop_back();
    }
  }
  if (picked.size() == 2 && FrostBittenScene::path_allows(view, picked, kConfirmTarget)) {
    Sprite& confirm = add(out, kConfirmSprite, kConfirm, floe_centre(state, picked[1] - kFloeTarget, shape) + Vec2{0, -34}, {60, 60}, kProps);
    confirm.target = kConfirmTarget;
    confirm.breath = 0.05f;
  }
}

}  // namespace wildshore
