// scene_board.cpp: positions on the table of The Mara.
#include "games/the_mara/scene_board.hpp"

#include <algorithm>
#include <cmath>

namespace wildshore::the_mara {
namespace {

constexpr float kRoot3 = 1.7320508f;
constexpr float kDegrees = 57.29578f;

Vec2 middle_of(const HexCorner& corner, Shape shape) {
  Vec2 sum;
  for (const Hex hex : hexes_at(corner)) sum = sum + cell_centre(hex, shape);
  return sum * (1.0f / 3);
}

}  // namespace

State known_state(const View& view) {
  State state;
  state.table = view.table;
  for (int tile = 0; tile < kTiles + 2; ++tile) state.animal[tile] = view.animal[tile];
  return state;
}

bool is_shown(const View& view, int tile) {
  if (view.animal[tile] == Animal::Unseen) return false;
  const Table& t = view.table;
  return in(t.up, tile) || t.options.notebook != 0 || (own_turn(view) && in(t.fresh, tile));
}

Vec2 cell_centre(Hex hex, Shape shape) {
  const Vec2 at{kSide * kRoot3 * (static_cast<float>(hex.q) + static_cast<float>(hex.r) / 2), kSide * 1.5f * static_cast<float>(hex.r)};
  if (shape == Shape::Wide) return at;
  constexpr float kCos = 0.8660254f;
  constexpr float kSin = -0.5f;  // north leans to the left
  return {at.x * kCos - at.y * kSin, at.x * kSin + at.y * kCos};
}

Vec2 place_centre(Place place, Shape shape) {
  if (is_path(place)) {
    const auto hexes = hexes_at(kMap.path_edge[place]);
    return (cell_centre(hexes[0], shape) + cell_centre(hexes[1], shape)) * 0.5f;
  }
  return lodge_centre(place - kPaths, shape) * 0.88f;  // before the door, on the side of the reserve
}

float path_angle(Place path, Shape shape) {
  const auto hexes = hexes_at(kMap.path_edge[path]);
  const Vec2 across = cell_centre(hexes[1], shape) - cell_centre(hexes[0], shape);
  const float angle = std::atan2(across.y, across.x) * kDegrees + 90;
  return angle > 90.5f ? angle - 180 : angle;
}

Vec2 jeep_feet(Place place, Shape shape) { return place_centre(place, shape) + (is_path(place) ? Vec2{0, 16} : Vec2{0, 30}); }

Vec2 passenger_spot(Vec2 feet, int i, int n) { return feet + Vec2{20 * (static_cast<float>(i) - static_cast<float>(n - 1) / 2), -50}; }

Vec2 joint(Place a, Place b, Shape shape) {
  if (!is_path(a)) std::swap(a, b);
  for (const HexCorner& corner : corners_at(kMap.path_edge[a])) {
    if (is_path(b)) {
      for (const HexCorner& other : corners_at(kMap.path_edge[b])) {
        if (corner == other) return middle_of(corner, shape);
      }
      continue;
    }
    for (const Hex hex : hexes_at(corner)) {
      if (kMap.lodge_at(hex) == b - kPaths) return middle_of(corner, shape);
    }
  }
  return place_centre(a, shape);
}

std::vector<Vec2> route_line(Place from, const std::vector<Place>& via, Place to, Shape shape) {
  std::vector<Vec2> line{place_centre(from, shape)};
  Place at = from;
  const auto go_on = [&](Place next) {
    line.push_back(joint(at, next, shape));
    line.push_back(place_centre(next, shape));
    at = next;
  };
  for (const Place place : via) go_on(place);
  go_on(to);
  return line;
}

// Wide: a column left of the reserve. Tall: in the corners beside its southern lodge.
Vec2 tray_centre(Shape shape) { return shape == Shape::Wide ? Vec2{-410, 0} : Vec2{-190, 346}; }
Vec2 album_centre(Shape shape) { return shape == Shape::Wide ? Vec2{-410, 166} : Vec2{150, 350}; }
Vec2 deck_centre(Shape shape) { return shape == Shape::Wide ? Vec2{-410, 266} : Vec2{258, 344}; }
Vec2 tray_card_size(Shape shape) { return shape == Shape::Wide ? kCardSize : kCardSize * 0.8f; }

Vec2 tray_spot(int i, int n, Shape shape) {
  const auto k = static_cast<float>(i);
  const float gaps = static_cast<float>(std::max(1, n - 1));  // more than three overlap
  if (shape == Shape::Wide) return {-411, -171 + k * std::min(111.0f, 222 / gaps)};
  return {-266 + k * std::min(75.0f, 150 / gaps), 345};
}

Vec2 fan_middle(int lodge, Shape shape) {
  const Vec2 at = lodge_centre(lodge, shape);
  return {0, std::clamp(at.y * 0.4f, -110.0f, 110.0f)};
}

Vec2 fan_spot(int i, int n, Vec2 middle) {
  const float pitch = std::min(94.0f, 470.0f / static_cast<float>(std::max(1, n - 1)));
  return middle + Vec2{pitch * (static_cast<float>(i) - static_cast<float>(n - 1) / 2), 0};
}

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

void add_card(int card, const CardPose& pose, Sprites& out, std::uint32_t base, std::uint32_t animal_base) {
  const auto c = static_cast<std::uint32_t>(card);
  const auto image = static_cast<ImageId>(pose.photo ? kPrint : kCardImage + card / kAnimals);
  const float over = 0.02f * static_cast<float>(pose.order);
  Sprite& paper = add(out, base + c, image, pose.at + Vec2{0, over}, pose.size, pose.layer);
  paper.target = static_cast<TargetId>(kCardTarget + card);
  paper.ring = kCardRing;
  paper.ring_size = {pose.size.x * 1.19f, pose.size.y * 1.19f};
  const Vec2 size = Vec2{54, 54} * (pose.size.x / kCardSize.x);
  Sprite& animal = add(out, animal_base + c, static_cast<ImageId>(kAnimalImage + card), pose.at + Vec2{0, over + 0.01f}, size, pose.layer);
  animal.anchor = {0.51f, 0.78f};  // in the window of the card
}

void add_fan(std::uint32_t cards, Vec2 middle, Sprites& out, std::uint32_t base, std::uint32_t animal_base) {
  const int n = std::popcount(cards);
  if (n == 0) return;
  const Vec2 last = fan_spot(n - 1, n, middle);
  add(out, kPlateSprite, kPlate, middle + Vec2{0, 2}, {2 * (last.x - middle.x) + kCardSize.x + 28, kCardSize.y + 30}, kLayPlate);
  for (int i = 0; cards != 0; cards &= cards - 1, ++i) {
    add_card(std::countr_zero(cards), {.at = fan_spot(i, n, middle), .layer = kLayFan, .order = i}, out, base, animal_base);
  }
}

}  // namespace wildshore::the_mara
