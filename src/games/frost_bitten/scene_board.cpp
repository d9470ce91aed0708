// scene_board.cpp: positions on the table of Frost Bitten!.
#include "games/frost_bitten/scene_board.hpp"

namespace wildshore::frost_bitten {

TargetId place_target(Place place) {
  if (is_floe(place)) return static_cast<TargetId>(kFloeTarget + place);
  return static_cast<TargetId>(kPoleTarget + place - kSouth);
}

float water_length(const Options& options) { return kUnit * static_cast<float>(length(options)); }

float north_shore(const Options& options) {
  return options.mega ? 2 * water_length(options) + kBelt : water_length(options);
}

Vec2 on_board(Shape shape, const Options& options, float along, float across) {
  if (shape == Shape::Wide) return {along, across};
  return {across, north_shore(options) - along};
}

Vec2 floe_centre(const State& state, int floe, Shape shape) {
  const Cell cell = state.cell[floe];
  const float start = static_cast<float>(water_of(cell)) * (water_length(state.options) + kBelt);
  const float along = start + kUnit * static_cast<float>(y_of(cell) + 1);
  const float across = kLane * (static_cast<float>(column_of(cell)) + 0.5f);
  return on_board(shape, state.options, along, across);
}

namespace {

// The middle of a region, along the way north.
float region_along(const Options& options, Place place, Shape shape) {
  if (place == kSouth) return -0.52f * strip(shape);
  if (place == kEquator) return water_length(options) + kBelt / 2;
  return north_shore(options) + 0.56f * strip(shape);
}

// On a region every penguin has a spot of its own: seats in lanes, three in a loose group.
Vec2 region_spot(const State& state, int penguin, Shape shape) {
  const Options& options = state.options;
  const float lane = kAcross / static_cast<float>(options.seats);
  const Vec2 middle = on_board(shape, options, region_along(options, state.penguin[penguin], shape),
                               lane * (static_cast<float>(owner_of(penguin)) + 0.5f));
  const int n = number_of(penguin) - 1;
  const float spread = shape == Shape::Wide || options.seats < 4 ? 46.0f : 34.0f;
  return {middle.x + spread * static_cast<float>(n - 1), middle.y + (n == 1 ? 34.0f : 14.0f)};
}

}  // namespace

Vec2 penguin_feet(const State& state, int penguin, Shape shape) {
  const Place place = state.penguin[penguin];
  if (!is_floe(place)) return region_spot(state, penguin, shape);
  const int count = penguins_on(state, place);
  int rank = 0;
  for (int other = 0; other < penguin; ++other) rank += state.penguin[other] == place;
  static constexpr Vec2 kSpots[4][3] = {
      {}, {{0, 26}}, {{-22, 18}, {22, 28}}, {{-28, 14}, {28, 14}, {0, 34}}};
  return floe_centre(state, place, shape) + kSpots[count][rank];
}

Vec2 bear_feet(const State& state, int bear, Shape shape) {
  const Place place = state.bear[bear];
  if (is_floe(place)) return floe_centre(state, place, shape) + Vec2{0, 28};
  const float aside = -0.22f * strip(shape);
  const Vec2 spot = on_board(shape, state.options, region_along(state.options, place, shape) + aside, kAcross / 2);
  return spot + Vec2{0, 34};
}

float die_size(const Options& options, Shape shape) { return !options.mega ? 72.0f : shape == Shape::Wide ? 116.0f : 92.0f; }

Vec2 die_centre(const Options& options, int die, Shape shape) {
  const float shift = 1.17f * die_size(options, shape) * static_cast<float>(die);
  if (shape == Shape::Wide) return {north_shore(options) + (options.mega ? 0.6f : 0.74f) * strip(shape) - shift, options.mega ? -48.0f : -22.0f};
  return {die == 0 ? -36.0f : kAcross + 36, -0.5f * strip(shape)};  // beside the lanes, where nobody comes to stand
}

}  // namespace wildshore::frost_bitten
