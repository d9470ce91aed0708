// scene_board.hpp: where things lie on the table of Maretta and Vulcano, in board units, and the numbers of images, sprites and targets.
#pragma once
#include <array>

#include "games/maretta/rules.hpp"
#include "stage/sprite.hpp"

namespace wildshore::maretta {

// Ids are a base and a number.
inline std::uint32_t u(int n) { return static_cast<std::uint32_t>(n); }

// Images: the order of the two tables in scene_look.cpp. Those of the first block differ in drawing, not in meaning.
enum Image : ImageId {
  kNoImage,
  kVehicle, kMat, kSpace, kReef, kStartPlace, kGoalPlace, kCardBack,
  kCastaway,                                      // + seat
  kMark = kCastaway + kSeats,                     // + seat
  kCardFace = kMark + kSeats,                     // + suit; the steamship is behind the suits
  kSlip = kCardFace + kSuits + 1,                 // + suit
  kDigit = kSlip + kSuits,                        // + value 0 .. 5
  kEmblem = kDigit + kValues + 1,                 // + Barrel
  kBarrelDown = kEmblem + kBarrels, kBarrelUp, kFirstPlayer,
  kToken, kTag, kTile, kGlyphSecret, kGlyphGive, kGlyphShip, kGlyphMove, kGlyphLava, kGlyphSteal, kBurst,
  kRingCard, kRingSlip, kRingRound, kDrop, kFoam, kSoft,
  kOwnImages,                                     // from here on each side has its own
  kCloud1 = kOwnImages, kCloud2, kBolt, kWave1, kWave2, kRain,
  kMarettaImages,
  kVolcano = kOwnImages, kRidge, kRocks, kLava, kCrest, kEmber, kSleeper,
  kVulcanoImages
};

// Sprite ids: a base for each kind of thing, plus its number.
enum SpriteBase : std::uint32_t {
  kPlaceSprite = 10,         // start, goal
  kReefSprite = 20,
  kSpaceSprite = 100,        // + space
  kSleeperSprite = 150,      // + space
  kLavaSprite = 200,         // + position - kLavaStart
  kCrestSprite = 240,
  kBarrelSprite = 300,       // + 2 * barrel space + slot
  kEmblemSprite = 330,
  kOpenedSprite = 360,       // the barrel being resolved; + 1 its picture
  kRiderSprite = 400,        // + seat: the piece on the track
  kVehicleSprite = 410,
  kMatSprite = 500,          // + seat, and so on
  kPortraitSprite = 510,
  kTokenSprite = 520,
  kMarkSprite = 530,
  kStarSprite = 540,
  kStarDigitSprite = 550,
  kGiftSprite = 560,
  kGiftDigitSprite = 570,
  kStarPlaceSprite = 580,
  kGiftPlaceSprite = 590,
  kSumSprite = 600,
  kSumGlyphSprite = 610,
  kInkSprite = 620,
  kGlimpseSprite = 630,      // what may be looked at: a seat's hand as a whole
  kFirstSprite = 640,
  kTurnSprite = 641,
  kBurstSprite = 700,        // + 5 * seat + suit
  kBackSprite = 800,         // + 4 * seat + number: cards in others' hands
  kKnownDigitSprite = 840,
  kTileSprite = 900,         // + phase
  kTileGlyphSprite = 910,
  kRoundSprite = 920,
  kDeckSprite = 930,
  kHandSprite = 1000,        // + 4 * card + copy
  kHandDigitSprite = 1200,
  kSlipSprite = 2000,        // + (25 * seat + card) * 8 + copy
  kPropSprite = 4000,
};

// Targets.
enum TargetBase : TargetId {
  kHandTarget = 1,           // + place of the first card of its kind in the hand
  kStarTarget = 10,          // + seat
  kGiftTarget = 20,          // + seat
  kPieceTarget = 30,         // + seat
  kGlimpseTarget = 40,       // + seat
  kBarrelTarget = 50,        // + 2 * barrel space + slot
  kSlipTarget = 100,         // + 25 * seat + card
  kSlipTargetEnd = kSlipTarget + kSeats * kResources,
  kPassButton = kFirstButton,
};

inline constexpr int kLavaStart = -3;    // the least place of the lava (3.1)
inline constexpr Vec2 kCardSize{96, 134};
inline constexpr Vec2 kDigitOnCard{-26, -45};  // the middle of the number, from the middle of the card

inline ImageId face_of(Card card) {
  return static_cast<ImageId>(is_resource(card) ? kCardFace + static_cast<int>(suit_of(card)) : kCardFace + kSuits);
}
inline ImageId digit_of(Card card) { return static_cast<ImageId>(kDigit + value_of(card)); }
Color deep_color(Card card);             // for the number on a card
inline constexpr Color kSeatColors[kSeats] = {rgb(0x7d55c7), rgb(0xd0407a), rgb(0xb9681a), rgb(0x1a8475), rgb(0x566579), rgb(0x2f78c4)};

// The way from the start to the goal, its spaces evenly set; on side B also what the lava comes down before it.
class Way {
 public:
  Way(const Options& options, Shape shape);
  Vec2 spot(int place) const;            // kLavaStart .. goal
  Vec2 between(int place) const;         // half-way to the next
  float heading(int place) const;        // degrees, clockwise from the right

 private:
  static constexpr int kSamples = 160;
  Vec2 at(float part) const;             // of the length, 0 .. 1
  Vec2 point_[kSamples + 1];
  float length_[kSamples + 1];
  int goal_;
};

// Where the parts of the table lie.
struct Plan {
  Rect bounds;
  float way_bottom = 0;                  // the landscape ends, the rafts begin
  Vec2 hand;                             // the middle of the fan
  float hand_pitch = 0, hand_scale = 1;
  Vec2 deck;
  Vec2 tiles;                            // the first of the phases
  float tile_pitch = 0;
};
Plan plan_of(const Options& options, Shape shape);

// A seat's raft or cart with its stock, 240 by 236 units times `scale`.
struct Mat {
  Vec2 at;
  float scale = 1;
  Vec2 on(float x, float y) const { return {at.x + x * scale, at.y + y * scale}; }
};
Mat mat_of(const Options& options, Shape shape, int seat);
inline constexpr Vec2 kStarOnMat{116, 59}, kGiftOnMat{194, 59};
inline constexpr float kCardOnMat = 0.64f;  // of kCardSize

Vec2 piece_spot(const State& state, const Way& way, int seat);
Vec2 barrel_spot(const State& state, const Way& way, int index, int slot);
Vec2 slip_spot(const State& state, Shape shape, int seat, Card card, int copy);
Vec2 back_spot(const State& state, Shape shape, int seat, int number);
struct HandSpot {
  Vec2 at;
  float angle = 0, scale = 1;
};
HandSpot hand_spot(const Options& options, Shape shape, int number, int size);

// Sprites.
constexpr std::uint32_t slip_sprite(int seat, Card card, int copy) {
  return static_cast<std::uint32_t>(kSlipSprite + (kResources * seat + card) * 8 + copy);
}
TargetId hand_target(const State& state, int seat, Card card);
constexpr TargetId slip_target(int seat, Card card) { return static_cast<TargetId>(kSlipTarget + kResources * seat + card); }

}  // namespace wildshore::maretta
