// scene_mats.cpp: everyone's raft or cart with its cards and stock, and the watcher's hand.
#include <cmath>
#include <string>

#include "games/maretta/scene_forecast.hpp"
#include "games/maretta/scene_parts.hpp"

namespace wildshore::maretta {
namespace {

constexpr float kDegree = 0.01745329f;
constexpr Vec2 kSlipSize{57.5f, 25.3f};
constexpr Vec2 kBackSize{22, 30.7f};

Color paper(const State& state) { return side_a(state) ? rgb(0xf3f8f1) : rgb(0xfdf1ea); }
Color ink(const State& state) { return side_a(state) ? rgb(0x0f3a45) : rgb(0x3a1830); }

// The two places for cards; an empty one may be the target of a card from the hand.
void add_place(const State& state, const Mat& mat, int seat, bool star, Sprites& out) {
  const Card card = star ? state.star[seat] : state.gift[seat];
  const Vec2 at = star ? mat.on(kStarOnMat.x, kStarOnMat.y) : mat.on(kGiftOnMat.x, kGiftOnMat.y);
  const Vec2 size = kCardSize * (kCardOnMat * mat.scale);
  Sprite& place = add(out, (star ? kStarPlaceSprite : kGiftPlaceSprite) + u(seat), kNoImage, at, size * 1.06f, kOnMatLayer);
  place.target = static_cast<TargetId>((star ? kStarTarget : kGiftTarget) + seat);
  place.ring = kRingCard;
  place.ring_size = {size.x * 1.21f, size.y * 1.15f};
  if (card == kNoCard) return;
  const std::size_t first = out.size();
  add_card(out, (star ? kStarSprite : kGiftSprite) + u(seat), (star ? kStarDigitSprite : kGiftDigitSprite) + u(seat), card, at,
           kCardOnMat * mat.scale, star ? -2.0f : 2.5f, kCardLayer);
  // Who knows a card that lies face down sees it as in the dark.
  if (star && !star_up(state, seat) && card != kHidden) out[first].tint = rgb(0x93aab4);
}

void add_stock(const State& state, int seat, Shape shape, const Mat& mat, Sprites& out) {
  for (int kind = 0; kind < kResources; ++kind) {
    const auto card = static_cast<Card>(kind);
    for (int copy = 0; copy < count_of(state.stock[seat], card); ++copy) {
      Sprite& slip = add(out, slip_sprite(seat, card, copy), static_cast<ImageId>(kSlip + static_cast<int>(suit_of(card))),
                         slip_spot(state, shape, seat, card, copy), kSlipSize * mat.scale, kStockLayer);
      slip.anchor = {0.38f, 0.5f};
      slip.badge = caption(std::to_string(value_of(card)));
      slip.badge_size = 16 * mat.scale;
      slip.badge_color = rgb(0x2b1b22);
      slip.target = slip_target(seat, card);
      slip.ring = kRingSlip;
      slip.ring_size = Vec2{58, 40} * mat.scale;
    }
  }
  for (int suit = 0; suit < kSuits; ++suit) {
    if (!will_burst(state, seat, static_cast<Suit>(suit))) continue;
    add(out, kBurstSprite + u(kSuits * seat + suit), kBurst, mat.on(24 + 48 * static_cast<float>(suit), 172), Vec2{42, 42} * mat.scale, kOnMarkLayer);
  }
}

// Cards in others' hands: backs, and what a pelican has shown to the watcher.
void add_backs(const View& view, int seat, Shape shape, const Mat& mat, Sprites& out) {
  const State& state = view.state;
  Sprite& whole = add(out, kGlimpseSprite + u(seat), kNoImage, back_spot(state, shape, seat, 1) + Vec2{8, 0} * mat.scale, Vec2{76, 42} * mat.scale, kMarkLayer);
  whole.target = static_cast<TargetId>(kGlimpseTarget + seat);
  whole.ring = kRingSlip;
  whole.ring_size = Vec2{96, 62} * mat.scale;
  if (seat == view.watcher) return;
  for (int n = 0; n < hand_size(state, seat); ++n) {
    const Card card = state.hand[seat][n];
    const Vec2 at = back_spot(state, shape, seat, n);
    Sprite& back = add(out, kBackSprite + u(kHand * seat + n), card == kHidden ? ImageId{kCardBack} : face_of(card), at, kBackSize * mat.scale, kMarkLayer);
    back.angle = static_cast<float>(n - 1) * 4;
    if (card == kHidden) continue;
    back.badge = caption(std::to_string(value_of(card)));
    back.badge_size = 17 * mat.scale;
    back.badge_color = deep_color(card);
  }
}

// What the raft is worth when a steamship passes (2.5), or how far the stacks will carry the cart (3.4).
void add_sum(const State& state, int seat, const Mat& mat, Sprites& out) {
  std::string text;
  bool enough = false;
  if (side_a(state)) {
    const int suits = suits_in(state.stock[seat]);
    const bool both = is_resource(state.star[seat]) || state.star[seat] == kShip;
    const bool counted = both && star_up(state, seat) && state.gift[seat] != kNoCard;
    const int sum = counted ? boarding_sum(state, seat) : 0;
    enough = sum >= kBoarding && ship_passes(state);
    text = counted ? std::to_string(sum - suits) + "+" + std::to_string(suits) + "=" + std::to_string(sum) : "?+" + std::to_string(suits);
  } else {
    text = std::to_string(suits_in(stowed(state.stock[seat], state.star[seat], state.gift[seat])));
  }
  const Color word = enough ? rgb(0xffffff) : ink(state);
  Sprite& tag = add(out, kSumSprite + u(seat), kTag, mat.on(155, 118), Vec2{side_a(state) ? 106.0f : 66.0f, 30} * mat.scale, kMarkLayer);
  tag.tint = enough ? rgb(0x1a7a4c) : paper(state);
  tag.badge = caption(side_a(state) ? "    " + text : "   " + text);
  tag.badge_size = 16.5f * mat.scale;
  tag.badge_color = word;
  Sprite& glyph = add(out, kSumGlyphSprite + u(seat), side_a(state) ? kGlyphShip : kGlyphMove, mat.on(side_a(state) ? 119 : 138, 117),
                      Vec2{19, 19} * mat.scale, kOnMarkLayer);
  glyph.tint = word;
}

}  // namespace

void add_card(Sprites& out, std::uint32_t id, std::uint32_t digit, Card card, Vec2 at, float scale, float angle, Layer layer, TargetId target) {
  const bool back = card == kHidden;
  Sprite& face = add(out, id, back ? ImageId{kCardBack} : face_of(card), at, kCardSize * scale, layer);
  face.angle = angle;
  face.target = target;
  face.drag = target != 0;
  face.ring = target ? ImageId{kRingCard} : ImageId{0};
  face.ring_size = Vec2{116, 154} * scale;
  if (back) return;
  const Vec2 offset = kDigitOnCard * scale;
  const float c = std::cos(angle * kDegree);
  const float s = std::sin(angle * kDegree);
  Sprite& number = add(out, digit, digit_of(card), at + Vec2{offset.x * c - offset.y * s, offset.x * s + offset.y * c}, Vec2{24, 30} * scale,
                       static_cast<Layer>(layer + 1));
  number.angle = angle;
  number.tint = deep_color(card);
  number.target = target;
}

void add_mat(const View& view, int seat, Shape shape, Sprites& out) {
  const State& state = view.state;
  const Mat mat = mat_of(state.options, shape, seat);
  const bool alive = is_alive(state, seat) || state.alive == 0;
  const Color shade = alive ? Color{} : rgb(0x6a5566);
  const bool asked = MarettaRules::to_act(state).turn == Turn::Seat && state.seat == seat;
  if (asked) {
    Sprite& light = add(out, kTurnSprite, kSoft, mat.on(120, 66), Vec2{400, 270} * mat.scale, kSignLayer);
    light.tint = side_a(state) ? rgb(0xdffaf3, 150) : rgb(0xffb48a, 130);
    light.breath = 0.05f;
  }
  Sprite& board = add(out, kMatSprite + u(seat), kMat, mat.at, Vec2{240, 128} * mat.scale, kMatLayer);
  board.anchor = {0, 0};
  board.tint = shade;
  Sprite& portrait = add(out, kPortraitSprite + u(seat), static_cast<ImageId>(kCastaway + seat), mat.on(37, 104), Vec2{66, 82.5f} * mat.scale, kOnMatLayer);
  portrait.anchor = {0.5f, 1};
  portrait.breath = alive ? 0.012f : 0.0f;
  portrait.tint = shade;
  Sprite& token = add(out, kTokenSprite + u(seat), kToken, mat.on(8, 10), Vec2{34, 34} * mat.scale, kMarkLayer);
  token.tint = kSeatColors[seat];
  add(out, kMarkSprite + u(seat), static_cast<ImageId>(kMark + seat), mat.on(8, 9.4f), Vec2{22, 22} * mat.scale, kOnMarkLayer);
  if (!alive) return;
  add_place(state, mat, seat, true, out);
  add_place(state, mat, seat, false, out);
  add_stock(state, seat, shape, mat, out);
  add_backs(view, seat, shape, mat, out);
  add_sum(state, seat, mat, out);
  if (has(state.inked | state.inked_next, seat)) {
    add(out, kInkSprite + u(seat), kEmblem + static_cast<ImageId>(Barrel::Cuttlefish), mat.on(92, 18), Vec2{30, 30} * mat.scale, kOnMarkLayer);
  }
  if (state.phase != Phase::Float && state.phase != Phase::First && state.first == seat) {
    add(out, kFirstSprite, kFirstPlayer, mat.on(62, 4), Vec2{42, 50.4f} * mat.scale, kOnMarkLayer);
  }
}

void add_hand(const View& view, Shape shape, Sprites& out) {
  const State& state = view.state;
  if (view.watcher < 0 || !is_alive(state, view.watcher)) return;
  const int size = hand_size(state, view.watcher);
  int copy = 0;
  for (int n = 0; n < size; ++n) {
    const Card card = state.hand[view.watcher][n];
    copy = n > 0 && state.hand[view.watcher][n - 1] == card ? copy + 1 : 0;
    const HandSpot spot = hand_spot(state.options, shape, n, size);
    const auto id = u(kHand * card + copy);
    add_card(out, kHandSprite + id, kHandDigitSprite + id, card, spot.at, spot.scale, spot.angle, kHandLayer, hand_target(state, view.watcher, card));
  }
}

}  // namespace wildshore::maretta
