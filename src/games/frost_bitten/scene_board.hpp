// scene_board.hpp: where things lie on the table of Frost Bitten!, in board units, and the numbers of its images, sprites and targets.
#pragma once
#include "games/frost_bitten/board.hpp"
#include "stage/sprite.hpp"

namespace wildshore::frost_bitten {

// Images: the order of images() in scene_look.cpp.
enum Image : ImageId {
  kNoImage,
  kFloe1, kFloe2, kFloe3, kFloe4,
  kFloeRing1, kFloeRing2, kFloeRing3, kFloeRing4,
  kFloeShadow,
  kMarkSun, kMarkMoon, kMarkCrown, kMarkArms,
  kPenguinSun, kPenguinMoon, kPenguinCrown, kPenguinArms,
  kHopSun, kHopMoon, kHopCrown, kHopArms,
  kHomeSun, kHomeMoon, kHomeCrown, kHomeArms,
  kPieceShadow, kPieceRing, kPoleRing,
  kBear, kBearWalk, kBearRoar,
  kSouthShore, kNorthShore, kSouthShoreTall, kNorthShoreTall, kEquatorBelt, kEquatorBeltTall,
  kDie, kDieTumble1, kDieTumble2, kFacePenguin, kFaceBear, kFaceAlert,
  kSnowflake, kSplash, kWave1, kWave2, kBubble, kConfetti1, kConfetti2, kConfetti3, kFlag,
  kArrow, kConfirm, kSoft,
  kBlinkSun, kBlinkMoon, kBlinkCrown, kBlinkArms,
  kBlinkHomeSun, kBlinkHomeMoon, kBlinkHomeCrown, kBlinkHomeArms,
  kBlinkBear, kFoam,
  kImages
};

// Sprite ids: a base for each kind of thing, plus its number.
enum SpriteBase : std::uint32_t {
  kFloeShadowSprite = 100,
  kFloeSprite = 200,
  kMarkSprite = 300,
  kNameSprite = 400,
  kPenguinShadowSprite = 500,
  kPenguinSprite = 600,
  kFlagSprite = 700,
  kBearShadowSprite = 800,
  kBearSprite = 900,
  kPoleSprite = 1000,
  kDieSprite = 1100,
  kFaceSprite = 1200,
  kArrowSprite = 1300,
  kConfirmSprite = 1400,
};

// Targets.
enum TargetBase : TargetId {
  kFloeTarget = 1,       // + floe
  kPenguinTarget = 40,   // + penguin
  kBearTarget = 60,      // + bear
  kPoleTarget = 70,      // + place - kSouth
  kDieTarget = 80,       // + die
  kArrowTarget = 90,     // + direction
  kConfirmTarget = 99,
};
TargetId place_target(Place place);

inline constexpr float kUnit = 54;       // one unit of the rules along the water (1.2): a floe is two
inline constexpr float kLane = 112;      // one column
inline constexpr float kAcross = kLane * kColumns;
inline constexpr float kBelt = 160;      // the equator
// How deep a pole is, along the way north: in tall windows its penguins stand side by side.
constexpr float strip(Shape shape) { return shape == Shape::Wide ? 172.0f : 114.0f; }

float water_length(const Options& options);   // one water, in board units
float north_shore(const Options& options);    // where the North Pole begins

// From (along the way north, across the columns) to board units: x to the right in wide windows, up in tall ones.
Vec2 on_board(Shape shape, const Options& options, float along, float across);
Vec2 floe_centre(const State& state, int floe, Shape shape);
Vec2 penguin_feet(const State& state, int penguin, Shape shape);
Vec2 bear_feet(const State& state, int bear, Shape shape);
float die_size(const Options& options, Shape shape);  // in board units: two dice on the long board are larger
Vec2 die_centre(const Options& options, int die, Shape shape);

}  // namespace wildshore::frost_bitten
