// scene_board.cpp: positions on the table of Mare Polare, and which recipes are shown.
#include "games/mare_polare/scene_board.hpp"

#include <algorithm>

namespace wildshore::mare_polare {

namespace {

constexpr float kColumn = 74;       // of one harpoon in wide windows
constexpr float kRowTop = 626;      // of the first harpoon in tall ones
constexpr float kRow = 62;
constexpr float kFishRoom = 304;    // along a harpoon

float real(int value) { return static_cast<float>(value); }

}  // namespace

Vec2 cell_centre(Cell cell) {
  return {(real(column_of(cell)) + 0.5f) * kPitch.x, (real(row_of(cell)) + 0.5f) * kPitch.y};
}

Vec2 inuit_feet(const State& state, int seat) {
  const Cell cell = state.inuit[seat];
  const Vec2 middle = cell_centre(cell);
  if ((state.water & bit_of(cell)) != 0) return middle + Vec2{0, 30};
  if ((state.holes & bit_of(cell)) != 0) return middle + Vec2{-30, 27};
  if (cell == state.oracle) return middle + Vec2{26, 36};
  if (cell != state.igloo) return middle + Vec2{0, 27};
  int rank = 0;
  for (int other = 0; other < seat; ++other) rank += state.inuit[other] == cell;
  constexpr Vec2 kAtHome[kPlayers] = {{-34, 34}, {34, 34}, {-12, 44}, {14, 46}};
  return middle + kAtHome[rank];
}

Vec2 harpoon_centre(const Options& options, int seat, Shape shape) {
  if (shape == Shape::Wide) return {-24 - kColumn * (real(options.seats - 1 - seat) + 0.5f), 190};
  return {278, kRowTop + kRow * real(seat)};
}

Vec2 owner_place(const Options& options, int seat, Shape shape) {
  const Vec2 centre = harpoon_centre(options, seat, shape);
  return shape == Shape::Wide ? Vec2{centre.x, 412} : Vec2{28, centre.y};
}

Vec2 fish_place(const Options& options, int seat, int position, int count, Shape shape) {
  const Vec2 centre = harpoon_centre(options, seat, shape);
  const float room = shape == Shape::Wide ? kFishRoom : kFishRoom + 56;
  const float pitch = std::min(shape == Shape::Wide ? 43.0f : 47.0f, room / real(std::max(1, count - 1)));
  if (shape == Shape::Wide) return {centre.x, 364 - pitch * real(position)};
  return {92 + pitch * real(position), centre.y};
}

Vec2 die_place(Shape shape) { return shape == Shape::Wide ? Vec2{634, 236} : Vec2{256, 524}; }
Vec2 bag_place(Shape shape) { return shape == Shape::Wide ? Vec2{634, 374} : Vec2{430, 526}; }
Vec2 card_place(Shape shape) { return shape == Shape::Wide ? Vec2{634, 76} : Vec2{92, 524}; }
Vec2 landed_place() { return {kSea.x / 2, 150}; }

bool always_shown(const View& view, int seat) {
  const State& state = view.state;
  if (state.recipe[seat] == 0 || state.recipe[seat] == kSecret) return false;
  return state.options.coop || (state.options.open_book && (view.watcher == seat || ((state.shown >> seat) & 1u) != 0));
}

bool shown_now(const View& view, int seat) {
  const State& state = view.state;
  if (state.recipe[seat] == 0 || state.recipe[seat] == kSecret) return false;
  if (always_shown(view, seat)) return true;
  const bool own = view.watcher == seat;
  switch (state.phase) {
    case Phase::Deal:
    case Phase::Place: return own && state.inuit[seat] == kNoCell;
    case Phase::Mirror: return own && state.seat == seat;
    case Phase::Forfeit: return state.seat == seat;
    case Phase::Over: return ((state.shown >> seat) & 1u) != 0;
    default: return false;
  }
}

int card_seat(const View& view) {
  const State& state = view.state;
  const bool claim = state.phase == Phase::Forfeit || state.phase == Phase::Over;
  return claim || view.watcher == kSpectator ? state.seat : view.watcher;
}

}  // namespace wildshore::mare_polare
