// scene_board.hpp: where things lie on the table of Mare Polare, in board units; the numbers of its images, sprites and targets; and
// which recipes the screen shows.
#pragma once
#include "games/mare_polare/rules.hpp"
#include "stage/sprite.hpp"

namespace wildshore::mare_polare {

// Images: the order of images in scene_look.cpp. What comes in fours is numbered by seat or by kind.
enum Image : ImageId {
  kNoImage,
  kIce1, kIce2, kIce3, kHole1, kHole2, kHole3, kRing1, kRing2, kRing3,
  kOracle, kIgloo, kFloeShadow,
  kStand, kWalk = kStand + 4, kFishing = kWalk + 4, kSwim = kFishing + 4,
  kMark = kSwim + 4,
  kFish = kMark + 4, kBigFish = kFish + 4, kNatural = kBigFish + 4, kShape = kNatural + 4,
  kHarpoon = kShape + 4, kMound, kBag, kBagOpen, kHand, kRecipe, kRecipeBack, kPelt,
  kFace1, kFace2, kFace3, kFace4, kFaceJump, kFaceSplash,
  kTablet, kTabletRing, kFishRing, kHarpoonRing,
  kPicHole, kPicWalk, kPicSoup, kPicDone, kPicKeep,
  kAurora, kMountains, kBankLeft, kBankRight, kBankLow,
  kDie, kDieTumble1, kDieTumble2, kPieceShadow,
  kSnowflake, kBubble, kWave1, kWave2, kConfetti1, kConfetti2, kConfetti3, kSoft,
  kImages
};

// Sprite ids: a base for each kind of thing, plus its number.
enum SpriteBase : std::uint32_t {
  kFloeShadowSprite = 100,   // + floe
  kFloeSprite = 200,         // + floe
  kWaterSprite = 300,        // + cell
  kInuitShadowSprite = 400,  // + seat
  kInuitSprite = 500,        // + seat
  kTurnSprite = 600,
  kHarpoonSprite = 700,      // + seat
  kMoundSprite = 800,        // + seat
  kOwnerSprite = 900,        // + seat
  kFishSprite = 1000,        // + 64 * seat + position; the fish in the hand has the place it would get
  kGhostSprite = 1400,       // + 16 * seat + number
  kDieSprite = 1500,
  kFaceSprite = 1510,
  kBagSprite = 1520,
  kBagCountSprite = 1521,
  kVeilSprite = 1530,
  kBagOpenSprite = 1531,
  kHandSprite = 1532,
  kFeltSprite = 1540,        // + number
  kCardSprite = 1550,
  kCardOwnerSprite = 1551,
  kCardFishSprite = 1560,    // + number
  kPeltSprite = 1570,
  kNaturalSprite = 1571,     // + shape
  kTabletSprite = 1600,      // + number
  kPictureSprite = 1620,     // + number
  kOnPictureSprite = 1640,   // + number
};

// Targets.
enum TargetBase : TargetId {
  kCellTarget = 1,      // + cell
  kHarpoonTarget = 20,  // + seat: keep it, or give it
  kBagTarget = 30,      // put it back
  kShapeTarget = 32,    // + shape: take it
  kFishTarget = 40,     // + position on the harpoon of the seat to act: drop it
  kPutHandIn = 110,
  kWalkOn = 111,
  kServeSoup = 112,
  kEnough = 113,
  kStayHome = 114,
};

inline constexpr Vec2 kPitch{128, 112};  // of the cells
inline constexpr Vec2 kSea{kPitch.x * kSide, kPitch.y * kSide};

Vec2 cell_centre(Cell cell);
Vec2 inuit_feet(const State& state, int seat);
Vec2 harpoon_centre(const Options& options, int seat, Shape shape);
Vec2 owner_place(const Options& options, int seat, Shape shape);  // where the mark of a harpoon's owner stands
// The place of a fish on a harpoon that carries `count`.
Vec2 fish_place(const Options& options, int seat, int position, int count, Shape shape);
Vec2 die_place(Shape shape);
Vec2 bag_place(Shape shape);
Vec2 card_place(Shape shape);
Vec2 landed_place();

// Whether a fish lies in the hand or is drawn out, big, for all to see (Phase::Land, Phase::Keep).
inline bool in_the_hand(const State& state) { return state.hand != kNoFish; }

// Whether the screen goes on showing this recipe all the time (5.1): in the co-operative game, and to its owner by the open book.
bool always_shown(const View& view, int seat);
// Whether it shows it now: also before its owner is placed (2.2), before the oracle (3.7), and to all after a claim (3.8).
bool shown_now(const View& view, int seat);
// Whose recipe card lies on the table: the watcher's, or of who acts; while a claim is looked at, the claimer's.
int card_seat(const View& view);

}  // namespace wildshore::mare_polare
