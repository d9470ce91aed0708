// scene_props.cpp: while a card of the hand is picked up, each place it may go to shows what it would do there.
#include <string>

#include "games/maretta/scene.hpp"
#include "games/maretta/scene_forecast.hpp"
#include "games/maretta/scene_parts.hpp"

namespace wildshore {

using namespace maretta;

namespace maretta {
namespace {

constexpr std::uint32_t kPropsPerSeat = 20;
constexpr std::uint8_t kGhost = 150;

// The marks of one place, in a column beside it.
struct Column {
  Sprites& out;
  std::uint32_t id;
  Vec2 at;
  float scale;

  // One mark, and the next one below it.
  void mark(ImageId glyph, std::string_view text, Color paper, Color ink, bool keep_colors = false) {
    const bool words = !text.empty();
    Sprite& tag = add(out, id++, kTag, at, Vec2{words ? 84.0f : 42.0f, 29} * scale, kPropLayer);
    tag.tint = paper;
    if (words) tag.badge = caption("    " + std::string(text));
    tag.badge_size = 17 * scale;
    tag.badge_color = ink;
    Sprite& picture = add(out, id++, glyph, at + Vec2{words ? -26.0f : 0.0f, -1} * scale, Vec2{22, 22} * scale, kPropLayer);
    if (!keep_colors) picture.tint = ink;
    at.y += 30 * scale;
  }
};

void add_ghost(const State& state, const Way& way, int seat, int to, std::uint32_t id, Sprites& out) {
  if (to <= state.place[seat]) return;
  const Vec2 at = way.spot(to) + Vec2{0, 6};
  Sprite& rider = add(out, id, static_cast<ImageId>(kCastaway + seat), at, kRiderSize, kPropLayer);
  rider.anchor = kRiderAnchor;
  rider.tint = rgb(0xffffff, kGhost);
  Sprite& vehicle = add(out, id + 1, kVehicle, at, kVehicleSize, kPropLayer);
  vehicle.anchor = kVehicleAnchor;
  vehicle.tint = rgb(0xffffff, kGhost);
}

void add_marks(const View& view, const Action& action, Shape shape, const Way& way, Sprites& out) {
  constexpr Color kPaper = rgb(0xfffdf6);
  constexpr Color kInk = rgb(0x23323a);
  const State& state = view.state;
  const Forecast told = forecast(state, state.seat, action);
  const Mat mat = mat_of(state.options, shape, told.receiver);
  const bool on_star = action.kind != ActionKind::Give;
  const Vec2 place = on_star ? kStarOnMat : kGiftOnMat;
  const std::uint32_t id = kPropSprite + kPropsPerSeat * static_cast<std::uint32_t>(told.receiver);
  Column column{out, id, mat.on(place.x, 24), mat.scale};
  if (action.kind == ActionKind::Choose) return;
  column.mark(kGlyphMove, told.known ? "+" + std::to_string(told.spaces) : "+?", kPaper, kInk);
  if (told.barrels > 0) column.mark(kBarrelDown, "", kPaper, kInk, true);
  if (told.theft) column.mark(kGlyphSteal, "", rgb(0x5b3a9e), rgb(0xffffff));
  if (told.burst) column.mark(kBurst, "", kPaper, kInk, true);
  if (side_a(state) && told.known) {
    const bool boards = told.ship && told.after >= kBoarding;
    column.at = mat.on(155, 118);  // over the sum as it is
    column.mark(kGlyphShip, std::to_string(told.before) + ">" + std::to_string(told.after), boards ? rgb(0x1a7a4c) : kPaper, boards ? rgb(0xffffff) : kInk);
  }
  if (told.known) add_ghost(state, way, told.receiver, told.to, id + 12, out);
}

}  // namespace
}  // namespace maretta

void CastawayScene::props(const View& view, const Path& picked, Shape shape, Sprites& out) {
  const State& state = view.state;
  if (picked.size() != 1 || MarettaRules::to_act(state).turn != Turn::Seat || state.seat != view.watcher) return;
  MarettaRules::Actions legal;
  MarettaRules::actions(state, legal);
  const Way way(state.options, shape);
  bool given = false;
  for (const Action& action : legal) {
    const Path whole = path(action, view);
    if (whole.size() < 2 || whole[0] != picked[0]) continue;
    add_marks(view, action, shape, way, out);
    given = given || (action.kind == ActionKind::Give && action.seat != state.seat);
  }
  if (given && side_a(state)) {
    add_ghost(state, way, state.seat, after_move(state, state.seat, kReward), kPropSprite + kPropsPerSeat * kSeats, out);
  }
}

}  // namespace wildshore
