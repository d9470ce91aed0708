// scene_board.hpp: where things lie on the table of Rescue Polar Bears, in board units, and the numbers of its images, sprites and targets.
#pragma once
#include "games/rescue_polar_bears/board.hpp"
#include "stage/sprite.hpp"

namespace wildshore::rescue_polar_bears {

// Images: the order of images() in scene_look.cpp. Runs that are indexed by a number of the rules stand together.
enum Image : ImageId {
  kNoImage,
  kIce1, kIce2, kIce3, kFloatIce, kSupportRaft, kBaseIsland, kOceanHex, kLightHex,
  kHexRing, kRing, kRoundRing, kBreak,
  kCrack1, kCrack2, kCrack3, kAlarmGlow, kMeltingToken,
  kMale, kFemale, kCub, kMaleLeap, kFemaleLeap, kCubLeap, kHeadMale, kHeadFemale, kHeadCub,
  kBreezeDragon, kWhiteWave, kPolaris, kTidewalker, kNorthWatch,
  kMarkDragon, kMarkWave, kMarkStar, kMarkTide, kMarkWatch,
  kMarkAnchor, kMarkWheel, kMarkCompass, kMarkBell, kPennant,
  kHeli, kHeliSling, kPad,
  kDataBuoy, kSlot, kSlotFull, kUpgradeToken, kBlueToken, kAlertToken, kAlertBack, kFlag,
  kD20, kD20Tumble1, kD20Tumble2, kDie, kDieTumble1, kDieTumble2,
  kTube, kMercury, kBulb, kTray,
  kIconSpeed, kIconHold, kIconAction, kIconHeli,
  kCardColdFront, kCardPolarNight, kCardCoastGuard, kCardAirWing, kCardSurveyDrones, kCardWeatherSatellite, kCardBlastingCrew,
  kCardFairCurrent, kCardAirlift, kCardFullSteam, kCardBack,
  kUpAction, kUpRefit, kUpSpeed, kUpHold, kUpSupport, kUpData, kUpBlue,
  kShard, kBubble, kFlake, kConfetti1, kConfetti2, kWave1, kWave2, kShadow, kBerg1, kBerg2, kSoft,
  kImages
};

// Sprite ids: a base for each kind of thing, plus its number.
enum SpriteBase : std::uint32_t {
  kHexSprite = 100,           // + cell: the water
  kTileSprite = 200,          // + number of the ice
  kLooseSprite = 300,         // + cell: floats, support tiles, bases
  kNumberSprite = 400,        // + number of the ice
  kDataSprite = 500,          // + cell
  kFlagSprite = 600, kCrackSprite, kGlowSprite, kMeltingSprite, kTubeSprite, kHotSprite, kMercurySprite, kBulbSprite, kDeckSprite, kDrawnSprite,
  kDieSprite,                 // the d20, then the red die
  kScaleSprite = 630,         // + label
  kAlertSprite = 640,         // + number
  kSlotSprite = 670,          // + data
  kMarkSprite = 700,          // + data: upgrades to come
  kScoreSprite = 730, kTraySprite = 740, kTrayPicture = 750, kTrayNumber = 760,
  kHeliSprite = 800,          // + helicopter: north first, then south
  kPadSprite = 820,
  kShipShadowSprite = 840,    // + seat
  kShipSprite = 850,
  kPennantSprite = 860,
  kCaptainSprite = 870,
  kBlueSprite = 880,          // + seat
  kLoadSprite = 900,          // + 16 * seat + number in the hold
  kChoiceSprite = 980,        // + what: props and choices
  kBearShadowSprite = 1000,   // + bear_number()
  kBearSprite = 2000,
};

// Targets. Those without a place on the table are buttons.
enum TargetBase : TargetId {
  kCellTarget = 1,       // + cell
  kShipTarget = 70,      // + seat
  kAlertTarget = 80,     // + number
  kKindTarget = 110,     // + Bear: what a cub becomes
  kUpgradeTarget = 120,  // + which
  kBreakTarget = 130,
  kDataTarget = 200,     // + cell
  kBearTarget = 300,     // + 4 * cell + Bear
};
enum ButtonTarget : TargetId { kEndButton = kFirstButton, kUseButton, kDeclineButton };

constexpr TargetId cell_target(Cell cell) { return static_cast<TargetId>(kCellTarget + cell); }
constexpr TargetId data_target(Cell cell) { return static_cast<TargetId>(kDataTarget + cell); }
constexpr TargetId bear_target(Cell cell, Bear bear) { return static_cast<TargetId>(kBearTarget + 4 * cell + static_cast<int>(bear)); }
constexpr bool is_cell_target(TargetId t) { return t >= kCellTarget && t < kCellTarget + kCells; }
constexpr bool is_ship_target(TargetId t) { return t >= kShipTarget && t < kShipTarget + kSeats; }
constexpr bool is_data_target(TargetId t) { return t >= kDataTarget && t < kDataTarget + kCells; }
constexpr bool is_bear_target(TargetId t) { return t >= kBearTarget && t < kBearTarget + 4 * kPlay && (t - kBearTarget) % 4 < kBearKinds; }

inline constexpr Bear kAllKinds[] = {Bear::Male, Bear::Female, Bear::Cub};

// Bears have no names: the n-th of its kind on its tile.
constexpr std::uint32_t bear_number(Cell cell, Bear bear, int n) {
  return static_cast<std::uint32_t>((cell * kBearKinds + static_cast<int>(bear)) * kRoom + n);
}

inline constexpr float kHexRadius = 52;
inline constexpr float kSide = 446;  // where thermometer and data track stand in wide windows

// How flat the board lies: 1 is seen from above.
constexpr float flatness(Shape shape) { return shape == Shape::Wide ? 0.76f : 0.9f; }
// Tiles are drawn this flat.
inline constexpr float kDrawnFlat = 0.8f;

Vec2 cell_centre(Cell cell, Shape shape);
// Where the n-th bear of a kind stands on its tile: its feet.
Vec2 bear_feet(const State& state, Cell cell, Bear bear, int n, Shape shape);
Vec2 bear_size(Bear bear, Shape shape);
Vec2 ship_keel(Cell cell, Shape shape);
// Helicopter 0 .. 4 of the northern base, 5 .. 9 of the southern.
inline constexpr int kPerBase = 5;
Vec2 heli_place(int helicopter, Shape shape);
Vec2 degree_place(float degrees, Shape shape);  // on the thermometer
Vec2 slot_place(const State& state, int data, Shape shape);
float slot_size(const State& state, Shape shape);
Vec2 die_place(int die, Shape shape);  // 0: d20, 1: red
Vec2 deck_place(Shape shape);
Vec2 supply_place(Bear bear, Shape shape);

inline constexpr int kHottest = 22;  // the scale ends here

}  // namespace wildshore::rescue_polar_bears
