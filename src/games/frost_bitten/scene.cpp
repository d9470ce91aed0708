// scene.cpp: Frost Bitten!: its row of the registry, what its clicks mean, and how its events move and sound.
#include "games/frost_bitten/scene.hpp"

#include <algorithm>
#include <cmath>

#include "games/frost_bitten/scene_board.hpp"
#include "games/frost_bitten/sense.hpp"
#include "play/any_match.hpp"
#include "table/table_of.hpp"

namespace wildshore {

using namespace frost_bitten;

const GameEntry& FrostBittenScene::entry() {
  static const GameEntry entry = [] {
    GameEntry row = headless_entry<FrostBitten>();
    row.table = make_table<FrostBittenScene>;
    return row;
  }();
  return entry;
}

// --- clicks ---

namespace {

bool is_penguin_target(TargetId target) { return target >= kPenguinTarget && target < kPenguinTarget + kMaxPenguins; }
bool is_floe_target(TargetId target) { return target >= kFloeTarget && target < kFloeTarget + kMaxFloes; }
bool is_bear_target(TargetId target) { return target >= kBearTarget && target < kBearTarget + kMaxBears; }

Place place_of(TargetId target) {
  if (is_floe_target(target)) return static_cast<Place>(target - kFloeTarget);
  return static_cast<Place>(target - kPoleTarget + kSouth);
}

Action step_of(int penguin, Place to) { return {ActionKind::Step, static_cast<std::uint8_t>(number_of(penguin) - 1), to}; }
Action bear_of(const State& state, int bear, Place to) {
  return {ActionKind::Bear, static_cast<std::uint8_t>(state.options.mega ? bear + 1 : 0), to};
}

// How many directions the floe may legally slide in.
int slides_of(const State& state, int floe) {
  FrostBitten::Actions legal;
  FrostBitten::actions(state, legal);
  int count = 0;
  for (const Action& each : legal) count += each.kind == ActionKind::Slide && each.piece == floe;
  return count;
}

Path path_of(std::initializer_list<int> targets) {
  Path path;
  for (const int target : targets) path.push(static_cast<TargetId>(target));
  return path;
}

// The rule that keeps this piece from any step: asked with a place it touches.
RuleId why_no_move(const State& state, TargetId target) {
  Places near;
  if (is_penguin_target(target)) {
    const int penguin = target - kPenguinTarget;
    if (owner_of(penguin) != state.seat) return {3, 6};
    contacts(state, state.penguin[penguin], near);
    return FrostBitten::why(state, step_of(penguin, near.empty() ? kNorth : near[0]));
  }
  if (is_bear_target(target)) {
    const int bear = target - kBearTarget;
    contacts(state, state.bear[bear], near);
    return FrostBitten::why(state, bear_of(state, bear, near.empty() ? Place{0} : near[0]));
  }
  if (is_floe_target(target)) {
    const auto floe = static_cast<std::uint8_t>(target - kFloeTarget);
    const auto way = at_north_notch(state.cell[floe]) ? Direction::South : Direction::North;
    return FrostBitten::why(state, {ActionKind::Slide, floe, static_cast<std::uint8_t>(way)});
  }
  return {3, 1};
}

}  // namespace

Path FrostBittenScene::path(const Action& action, const View& view) {
  const State& state = view.state;
  switch (action.kind) {
    case ActionKind::Step: {
      Path path = path_of({kPenguinTarget + state.seat * kPenguinsPerSeat + action.piece, place_target(action.to)});
      const bool bear_there = is_floe(action.to) && ((bear_floes(state) >> action.to) & 1u) != 0;
      if (bear_there) path.push(kConfirmTarget);  // 3.5: asked once
      return path;
    }
    case ActionKind::Slide:
      if (slides_of(state, action.piece) == 1) return path_of({kFloeTarget + action.piece});
      return path_of({kFloeTarget + action.piece, kArrowTarget + action.to});
    case ActionKind::Bear: {
      const int bear = action.piece == 0 ? 0 : action.piece - 1;
      return path_of({kBearTarget + bear, place_target(action.to)});
    }
    case ActionKind::Die:
      return path_of({kDieTarget + (state.dice[0] == static_cast<Die>(action.to) ? 0 : 1)});
  }
  return {};
}

bool FrostBittenScene::path_allows(const View& view, const Path& picked, TargetId next) {
  FrostBitten::Actions legal;
  FrostBitten::actions(view.state, legal);
  for (const Action& action : legal) {
    const Path whole = path(action, view);
    if (whole.size() <= picked.size() || whole[picked.size()] != next) continue;
    bool begins = true;
    for (int i = 0; i < picked.size(); ++i) begins = begins && whole[i] == picked[i];
    if (begins) return true;
  }
  return false;
}

RuleId FrostBittenScene::why_not(const Path& path, const View& view) {
  const State& state = view.state;
  if (path.empty() || FrostBitten::to_act(state).turn != Turn::Seat) return {};
  const TargetId first = path[0];
  if (path.size() == 1) return why_no_move(state, first);
  const TargetId last = path[path.size() - 1];
  if (is_penguin_target(last) || is_bear_target(last)) return why_no_move(state, last);
  if (last >= kDieTarget) return {};
  if (is_penguin_target(first)) return FrostBitten::why(state, step_of(first - kPenguinTarget, place_of(last)));
  if (is_bear_target(first)) return FrostBitten::why(state, bear_of(state, first - kBearTarget, place_of(last)));
  return {};
}

// --- motion and sound ---

namespace {

void slide_cues(const Event& event, const View& before, const View& after, Shape shape, Cues& out) {
  constexpr float kTime = 0.56f;
  const std::uint32_t floe = event.piece;
  for (const std::uint32_t base : {kFloeShadowSprite, kFloeSprite, kMarkSprite, kNameSprite}) {
    out.push_back(move_cue(base + floe, Motion::Slide, kTime));
  }
  const auto carry = [&](std::uint32_t body, std::uint32_t shadow, Place place) {
    if (place != event.piece) return;
    out.push_back(move_cue(body, Motion::Slide, kTime));
    out.push_back(move_cue(shadow, Motion::Slide, kTime));
  };
  for (std::uint32_t p = 0; p < kMaxPenguins; ++p) carry(kPenguinSprite + p, kPenguinShadowSprite + p, after.state.penguin[p]);
  for (std::uint32_t b = 0; b < kMaxBears; ++b) carry(kBearSprite + b, kBearShadowSprite + b, after.state.bear[b]);
  out.push_back(sound_cue(Sound::Slide));
  // A wake at both flanks, and spray where the floe comes to rest.
  const Vec2 way = floe_centre(after.state, event.piece, shape) - floe_centre(before.state, event.piece, shape);
  const float length = std::max(1.0f, std::sqrt(way.x * way.x + way.y * way.y));
  const Vec2 ahead = way * (48 / length);
  const Vec2 aside{ahead.y, -ahead.x};
  for (const float flank : {1.0f, -1.0f}) {
    out.push_back(trail_cue(kFloeSprite + floe, Particle::Ripple, kFoam, aside * flank - ahead * 0.9f + Vec2{0, 10}, 5, kTime * 0.8f, 0.06f, rgb(0xffffff, 150)));
  }
  out.push_back(burst_cue(Particle::Spray, kBubble, floe_centre(after.state, event.piece, shape) + ahead + Vec2{0, 10}, 12, 0.34f, rgb(0xffffff, 220)));
}

void step_cues(const Event& event, const View& after, Shape shape, Cues& out) {
  const std::uint32_t p = event.piece;
  const auto in_the_air = static_cast<ImageId>(kHopSun + owner_of(event.piece));
  out.push_back(move_cue(kPenguinSprite + p, Motion::Hop, 0.46f, 0, in_the_air));
  out.push_back(move_cue(kPenguinShadowSprite + p, Motion::Shade, 0.46f));
  out.push_back(sound_cue(Sound::Step, 0.36f));
  out.push_back(burst_cue(Particle::Dust, kSnowflake, penguin_feet(after.state, event.piece, shape), 6, 0.37f, rgb(0xffffff, 220)));
}

void bear_cues(const Event& event, Cues& out) {
  const std::uint32_t b = event.piece;
  out.push_back(move_cue(kBearSprite + b, Motion::Lumber, 0.7f, 0, kBearWalk));
  out.push_back(move_cue(kBearShadowSprite + b, Motion::Glide, 0.7f));
  out.push_back(sound_cue(Sound::Step, 0.16f));
  out.push_back(sound_cue(Sound::Step, 0.5f));
  out.push_back(trail_cue(kBearSprite + b, Particle::Dust, kSnowflake, {0, -2}, 10, 0.7f, 0.05f, rgb(0xffffff, 190)));
}

void caught_cues(const Event& event, const View& before, Shape shape, Cues& out) {
  const std::uint32_t p = event.piece;
  out.push_back(move_cue(kBearSprite + event.number, Motion::Hop, 0.6f, 0, kBearRoar));
  out.push_back(sound_cue(Sound::Growl));
  out.push_back(move_cue(kPenguinSprite + p, Motion::Slip, 0.75f, 0.2f));
  out.push_back(move_cue(kPenguinShadowSprite + p, Motion::Glide, 0.75f, 0.2f));
  out.push_back(trail_cue(kPenguinSprite + p, Particle::Dust, kSnowflake, {0, 0}, 12, 0.65f, 0.22f, rgb(0xffffff, 200)));
  out.push_back(sound_cue(Sound::Caught, 0.2f));
  out.push_back(shake_cue(0.3f, 0.1f));
  out.push_back(burst_cue(Particle::Splash, kSnowflake, penguin_feet(before.state, event.piece, shape), 16, 0.2f));
}

void roll_cues(const Event& event, Cues& out) {
  const std::uint32_t d = event.piece;
  out.push_back(move_cue(kDieSprite + d, Motion::Tumble, 0.75f, 0, kDieTumble1));
  out.push_back(move_cue(kFaceSprite + d, Motion::Pop, 0.22f, 0.6f));
  out.push_back(move_cue(kFaceSprite + 10 + d, Motion::Pop, 0.22f, 0.6f));
  out.push_back(sound_cue(Sound::Die));
  if (is_bear_die(event.die)) out.push_back(sound_cue(Sound::Growl, 0.7f));
  out.push_back(hold_cue(0.95f));
}

void confetti_cues(Vec2 at, int count, float delay, Cues& out) {
  constexpr std::uint32_t kPaper[] = {0xf2a33a, 0x6f7be0, 0xe0567a, 0x3aa37f, 0xffffff};
  for (int i = 0; i < 5; ++i) {
    out.push_back(burst_cue(Particle::Confetti, static_cast<ImageId>(kConfetti1 + i % 3), at, count, delay, rgb(kPaper[i])));
  }
}

void win_cues(const Event& event, const View& after, Shape shape, Cues& out) {
  out.push_back(sound_cue(Sound::Cheer));
  for (int n = 0; n < kPenguinsPerSeat; ++n) {
    const int penguin = event.seat * kPenguinsPerSeat + n;
    const float delay = 0.18f * static_cast<float>(n);
    out.push_back(move_cue(kPenguinSprite + static_cast<std::uint32_t>(penguin), Motion::Hop, 0.5f, delay, static_cast<ImageId>(kHopSun + event.seat)));
    confetti_cues(penguin_feet(after.state, penguin, shape), 9, delay, out);
  }
  out.push_back(hold_cue(1.8f));
}

}  // namespace

void FrostBittenScene::effects(const Event& event, const View& before, const View& after, Shape shape, Cues& out) {
  switch (event.kind) {
    case EventKind::Rolled: roll_cues(event, out); break;
    case EventKind::Alert:
      out.push_back(sound_cue(Sound::Alarm));
      out.push_back(shake_cue(0.25f));
      out.push_back(hold_cue(0.5f));
      break;
    case EventKind::PenguinStepped: step_cues(event, after, shape, out); break;
    case EventKind::FloeSlid: slide_cues(event, before, after, shape, out); break;
    case EventKind::BearStepped: bear_cues(event, out); break;
    case EventKind::PenguinCaught: caught_cues(event, before, shape, out); break;
    case EventKind::PenguinArrived:
      out.push_back(sound_cue(Sound::Arrive));
      confetti_cues(penguin_feet(after.state, event.piece, shape), 4, 0, out);
      out.push_back(hold_cue(0.35f));
      break;
    case EventKind::TurnBegins: out.push_back(sound_cue(Sound::Turn)); break;
    case EventKind::Won: win_cues(event, after, shape, out); break;
    case EventKind::FirstPlayer:
    case EventKind::DieChosen:
    case EventKind::MovesLapsed:
    case EventKind::TurnEnded: break;
  }
}

}  // namespace wildshore
