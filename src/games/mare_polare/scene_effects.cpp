// scene_effects.cpp: how the events of Mare Polare move and sound. A question asked of a person has a sound of its own, so that
// nobody needs to read it.
#include <vector>

#include "games/mare_polare/scene.hpp"
#include "games/mare_polare/scene_board.hpp"

namespace wildshore {

using namespace mare_polare;

namespace {

constexpr Color kDrops = rgb(0xe4f6ff, 230);

// Whether a person may be asked by the picture: bots need no prompting.
bool prompts(const View& view, int seat) { return view.watcher == seat || view.watcher == kSpectator; }

void ask_cue(const View& after, int seat, Sound sound, float delay, Cues& out) {
  if (prompts(after, seat)) out.push_back(sound_cue(sound, delay));
}

void splash_cues(Vec2 at, int drops, float delay, Cues& out) {
  out.push_back(burst_cue(Particle::Splash, kBubble, at, drops, delay, kDrops));
  out.push_back(sound_cue(Sound::Splash, delay));
}

void confetti_cues(Vec2 at, int count, float delay, Cues& out) {
  constexpr std::uint32_t kPaper[] = {0xd86a5c, 0x4a66b8, 0x35907b, 0xa77fb5, 0xffffff};
  for (int i = 0; i < 5; ++i) {
    out.push_back(burst_cue(Particle::Confetti, static_cast<ImageId>(kConfetti1 + i % 3), at, count, delay, rgb(kPaper[i])));
  }
}

void roll_cues(const Event& event, const View& after, Cues& out) {
  out.push_back(move_cue(kDieSprite, Motion::Tumble, 0.75f, 0, kDieTumble1));
  out.push_back(move_cue(kFaceSprite, Motion::Pop, 0.22f, 0.6f));
  out.push_back(sound_cue(Sound::Die));
  out.push_back(hold_cue(0.95f));
  if (after.state.phase == Phase::Walk || after.state.phase == Phase::Jump) ask_cue(after, event.seat, Sound::AskWalk, 0.85f, out);
  if (after.state.phase == Phase::Fall) ask_cue(after, event.seat, Sound::AskWater, 0.85f, out);
}

// The feet on the way: where it started and every cell that is passed, the last one left out.
std::vector<Vec2> way_of(const Event& event, const View& before) {
  std::vector<Vec2> way{inuit_feet(before.state, event.seat)};
  Cells cell = bit_of(event.from);
  for (int step = 0; step + 1 < event.number; ++step) {
    cell = shifted(cell, static_cast<Direction>((event.path >> (2 * step)) & 3));
    way.push_back(cell_centre(static_cast<Cell>(lowest(cell))) + Vec2{0, 27});
  }
  return way;
}

void walk_cues(const Event& event, const View& before, Cues& out) {
  const std::uint32_t seat = event.seat;
  const float time = 0.3f + 0.26f * static_cast<float>(event.number);
  Cue walk = way_cue(kInuitSprite + seat, Motion::Lumber, way_of(event, before), time);
  walk.image = static_cast<ImageId>(kWalk + seat);
  out.push_back(std::move(walk));
  out.push_back(way_cue(kInuitShadowSprite + seat, Motion::Glide, way_of(event, before), time));
  out.push_back(move_cue(kTurnSprite, Motion::Pop, 0.2f, time));
  for (int step = 0; step <= event.number; ++step) out.push_back(sound_cue(Sound::Step, 0.14f + 0.26f * static_cast<float>(step)));
}

void jump_cues(const Event& event, Cues& out) {
  constexpr float kTime = 0.75f;
  out.push_back(move_cue(kInuitSprite + event.seat, Motion::Fly, kTime, 0, static_cast<ImageId>(kWalk + event.seat)));
  out.push_back(move_cue(kInuitShadowSprite + event.seat, Motion::Shade, kTime));
  out.push_back(move_cue(kTurnSprite, Motion::Pop, 0.2f, kTime));
  out.push_back(sound_cue(Sound::Step, kTime - 0.05f));
  out.push_back(burst_cue(Particle::Dust, kSnowflake, cell_centre(event.to) + Vec2{0, 24}, 8, kTime - 0.05f, rgb(0xffffff, 220)));
}

void fall_cues(const Event& event, Cues& out) {
  out.push_back(move_cue(kInuitSprite + event.seat, Motion::Hop, 0.55f, 0, static_cast<ImageId>(kWalk + event.seat)));
  splash_cues(cell_centre(event.to) + Vec2{0, 14}, 26, 0.42f, out);
  out.push_back(burst_cue(Particle::Ripple, kBubble, cell_centre(event.to) + Vec2{0, 20}, 3, 0.5f, kDrops));
  out.push_back(shake_cue(0.2f, 0.42f));
  out.push_back(hold_cue(0.9f));
}

// A floe turns over when it is lifted, or on its way where there was nothing to choose.
void lay_cues(const Event& event, const View& before, Cues& out) {
  constexpr float kTime = 0.7f;
  const bool turned = before.state.phase == Phase::Lay;
  out.push_back(move_cue(kFloeSprite + event.piece, turned ? Motion::Slide : Motion::Flip, kTime));
  out.push_back(move_cue(kFloeShadowSprite + event.piece, Motion::Glide, kTime));
  out.push_back(sound_cue(Sound::Slide));
  out.push_back(burst_cue(Particle::Spray, kBubble, cell_centre(event.to) + Vec2{0, 30}, 14, kTime - 0.1f, kDrops));
  out.push_back(burst_cue(Particle::Ripple, kBubble, cell_centre(event.from) + Vec2{0, 10}, 2, 0.2f, kDrops));
}

std::uint32_t fish_in_hand(const View& view, int seat) {
  return kFishSprite + 64u * static_cast<std::uint32_t>(seat) + static_cast<std::uint32_t>(fish_on(view.state, seat));
}

// Out of the water in a high arc, with a splash at the hole.
void land_cues(const Event& event, const View& before, const View& after, Cues& out) {
  const Vec2 hole = inuit_feet(after.state, event.seat) + Vec2{26, -8};
  out.push_back(way_cue(fish_in_hand(before, event.seat), Motion::Fly, {hole}, 0.6f));
  splash_cues(hole, 24, 0, out);
  out.push_back(burst_cue(Particle::Ripple, kBubble, hole, 2, 0.1f, kDrops));
  out.push_back(hold_cue(0.9f));
  ask_cue(after, event.seat, Sound::AskKeep, 0.6f, out);
}

void keep_cues(const Event& event, Cues& out) {
  const std::uint32_t owner = event.kind == EventKind::Kept ? event.seat : event.to;
  out.push_back(way_cue(kFishSprite + 64u * owner + event.piece, Motion::Fly, {landed_place()}, 0.6f));
  out.push_back(sound_cue(Sound::Take, 0.5f));
}

void claim_cues(const Event& event, const View& after, Cues& out) {
  out.push_back(sound_cue(event.number != 0 ? Sound::Cheer : Sound::Caught, 0.3f));
  out.push_back(hold_cue(event.number != 0 ? 0.6f : 2.4f));  // the recipe is worth remembering
  if (event.number == 0) ask_cue(after, event.seat, Sound::AskLook, 1.0f, out);
}

void win_cues(const View& after, Cues& out) {
  out.push_back(sound_cue(Sound::Cheer));
  for (int seat = 0; seat < after.state.options.seats; ++seat) {
    if (((MarePolare::result(after.state).winners >> seat) & 1u) == 0) continue;
    const Vec2 at = inuit_feet(after.state, seat) + Vec2{0, -50};
    out.push_back(move_cue(kInuitSprite + static_cast<std::uint32_t>(seat), Motion::Hop, 0.5f, 0.15f * static_cast<float>(seat)));
    confetti_cues(at, 9, 0.15f * static_cast<float>(seat), out);
  }
  out.push_back(hold_cue(1.8f));
}

}  // namespace

void MarePolareScene::effects(const Event& event, const View& before, const View& after, Shape shape, Cues& out) {
  switch (event.kind) {
    case EventKind::Placed: out.push_back(sound_cue(Sound::Step, 0.1f)); break;
    case EventKind::RecipeDealt: ask_cue(after, event.seat, Sound::AskLook, 0.1f, out); break;
    case EventKind::TurnBegins: out.push_back(sound_cue(Sound::Turn)); break;
    case EventKind::Rolled: roll_cues(event, after, out); break;
    case EventKind::Walked: walk_cues(event, before, out); break;
    case EventKind::Jumped: jump_cues(event, out); break;
    case EventKind::Fell: fall_cues(event, out); break;
    case EventKind::Stuck:
    case EventKind::Spared: out.push_back(sound_cue(Sound::Refuse)), out.push_back(hold_cue(0.4f)); break;
    case EventKind::FloeLifted:
      out.push_back(move_cue(kFloeSprite + event.piece, Motion::Flip, 0.6f));
      out.push_back(sound_cue(Sound::Flip, 0.1f));
      ask_cue(after, event.seat, Sound::AskWater, 0.3f, out);
      break;
    case EventKind::FloeLaid:
    case EventKind::FloeTurned: lay_cues(event, before, out); break;
    case EventKind::Stopped: ask_cue(after, event.seat, after.state.phase == Phase::Hole ? Sound::AskFish : Sound::AskHome, 0.1f, out); break;
    case EventKind::Fishing: splash_cues(inuit_feet(after.state, event.seat) + Vec2{24, 0}, 8, 0, out); break;
    case EventKind::Touched: ask_cue(after, event.seat, Sound::AskTouch, 0.1f, out); break;
    case EventKind::Landed: land_cues(event, before, after, out); break;
    case EventKind::NaturalLanded:
      out.push_back(sound_cue(Sound::Alarm));
      out.push_back(way_cue(kNaturalSprite + event.piece, Motion::Fly, {landed_place()}, 0.7f));
      out.push_back(hold_cue(0.9f));
      break;
    case EventKind::Kept:
    case EventKind::Given: keep_cues(event, out); break;
    case EventKind::PutBack:
      out.push_back(move_cue(fish_in_hand(before, event.seat), Motion::Dive, 0.4f));
      splash_cues(bag_place(shape) + Vec2{0, -24}, 10, 0.2f, out);
      break;
    case EventKind::FishLost: out.push_back(sound_cue(Sound::Caught)), out.push_back(hold_cue(0.5f)); break;
    case EventKind::FishReturned: splash_cues(bag_place(shape) + Vec2{0, -24}, 10, 0, out); break;
    case EventKind::Mirrored:
      ask_cue(after, event.seat, Sound::AskLook, 0.2f, out);
      out.push_back(burst_cue(Particle::Spark, kSnowflake, cell_centre(after.state.oracle) + Vec2{0, -30}, 14, 0, rgb(0xffffff, 230)));
      break;
    case EventKind::Claimed: claim_cues(event, after, out); break;
    case EventKind::CameHome:
      out.push_back(sound_cue(Sound::Arrive));
      confetti_cues(cell_centre(after.state.igloo), 4, 0, out);
      break;
    case EventKind::Won:
    case EventKind::AllWon: win_cues(after, out); break;
    case EventKind::AllLost: out.push_back(sound_cue(Sound::Lose)), out.push_back(hold_cue(1.2f)); break;
    default: break;
  }
}

}  // namespace wildshore
