// value.hpp: how likely a crew wins: a sum of learnt weights, one for each thing that holds of a position, through a logistic curve.
//
// The weights (value_weights.hpp) come from games between bots: see scripts/learn_rescue. Where dice are about to fall, all that they may
// show is weighed. Integers only.
#pragma once
#include "games/rescue_polar_bears/board.hpp"

namespace wildshore::rescue_polar_bears {

// What holds of a position: groups of features, each with as many weights as it has cases.
struct Group {
  int first;
  int cases;
  constexpr int end() const { return first + cases; }
};
inline constexpr Group kLeftGroup{0, 3 * 21};                       // data still to collect, by number of ships
inline constexpr Group kHelicopterGroup{kLeftGroup.end(), 4 * 10};  // helicopters, by how far the goal is
inline constexpr Group kHeatGroup{kHelicopterGroup.end(), 26};      // temperature
inline constexpr Group kHeatLeftGroup{kHeatGroup.end(), 6 * 4};     // the same, coarsely, by how far the goal is
inline constexpr Group kAlertGroup{kHeatLeftGroup.end(), 16 * 5};   // degrees until the alert's tile melts, by how many would sink
inline constexpr Group kIceGroup{kAlertGroup.end(), 21};            // ice tiles
inline constexpr Group kStuckGroup{kIceGroup.end(), 25};            // bears of other tiles that would sink
inline constexpr Group kTightGroup{kStuckGroup.end(), 8};           // cubs that would sink when born
inline constexpr Group kCouplesGroup{kTightGroup.end(), 13};        // tiles where cubs are born
inline constexpr Group kBearsGroup{kCouplesGroup.end(), 16};        // bears on the ice, by threes
inline constexpr Group kTripGroup{kBearsGroup.end(), 32};           // how far the nearest data is
inline constexpr Group kDataGroup{kTripGroup.end(), 5};             // data on the board
inline constexpr Group kBlueGroup{kDataGroup.end(), 7};             // blue tokens
inline constexpr Group kActionGroup{kBlueGroup.end(), 8};           // actions left in the turn
inline constexpr Group kShipGroup{kActionGroup.end(), kShips * 4};  // ships, by upgrades
inline constexpr Group kRoomGroup{kShipGroup.end(), 8};             // room for bears on all ships
inline constexpr Group kShortGroup{kRoomGroup.end(), 4};            // what the supply lacks
inline constexpr Group kSupportGroup{kShortGroup.end(), 6};         // support tiles
inline constexpr Group kVariantGroup{kSupportGroup.end(), 8};       // rapid, gentle, floats
inline constexpr Group kHiddenGroup{kVariantGroup.end(), 17};       // bears that would sink on the next alert's tile, in quarters
inline constexpr Group kSoonGroup{kHiddenGroup.end(), 11};          // share of hidden alerts that are hot already, in tenths
inline constexpr Group kOpenGroup{kSoonGroup.end(), 6};             // the best alert turned up: none, or how many would sink
inline constexpr Group kDueGroup{kOpenGroup.end(), 4};              // no red die, cards to draw, alerts to turn up
inline constexpr int kFeatures = kDueGroup.end();

using Features = List<std::uint16_t, 64>;
void features_of(const State& state, Features& out);

// Whether the ice is the same, with all that is on it or waits for it.
bool same_ice(const State& one, const State& other);

// How likely the crew wins, of kSure.
std::int32_t chance_of(const State& state);

}  // namespace wildshore::rescue_polar_bears
