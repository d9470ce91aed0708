// scene_effects.cpp: how the events of Mare Polare move and sound. A question asked of a person has a sound of its own, so that
// nobody needs to read it.
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

void walk_cues(const Event& event, Cues& out) {
  const std::uint32_t seat = event.seat;
  const bool jumps = event.kind == EventKind::Jumped;
  const float time = jumps ? 0.7f : 0.32f + 0.24f * static_cast<float>(event.number);
  out.push_back(move_cue(kInuitSprite + seat, jumps ? Motion::Hop : Motion::Lumber, time, 0, static_cast<ImageId>(kWalk + seat)));
  out.push_back(move_cue(kInuitShadowSprite + seat, Motion::Glide, time));
  out.push_back(move_cue(kTurnSprite, Motion::Glide, time));
  for (int step = 0; step < (jumps ? 1 : event.number + 1); ++step) {
    out.push_back(sound_cue(Sound::Step, jumps ? time - 0.1f : 0.16f + 0.24f * static_cast<float>(step)));
  }
}

void fall_cues(const Event& event, Cues& out) {
  out.push_back(move_cue(kInuitSprite + event.seat, Motion::Hop, 0.55f));
  splash_cues(cell_centre(event.to) + Vec2{0, 14}, 26, 0.42f, out);
  out.push_back(shake_cue(0.2f, 0.42f));
  out.push_back(hold_cue(0.9f));
}

// A floe turns over while it goes to its new place.
void lay_cues(const Event& event, Cues& out) {
  constexpr float kTime = 0.7f;
  out.push_back(move_cue(kFloeSprite + event.piece, Motion::Glide, kTime));
  out.push_back(move_cue(kFloeShadowSprite + event.piece, Motion::Glide, kTime));
  out.push_back(sound_cue(Sound::Slide));
  out.push_back(burst_cue(Particle::Spray, kBubble, cell_centre(event.to) + Vec2{0, 30}, 14, kTime - 0.1f, kDrops));
}

void land_cues(const Event& event, const View& before, const View& after, Cues& out) {
  const std::uint32_t fish = kFishSprite + 64u * event.seat + static_cast<std::uint32_t>(fish_on(before.state, event.seat));
  out.push_back(move_cue(fish, Motion::Pop, 0.4f));
  splash_cues(landed_place() + Vec2{0, 30}, 24, 0, out);
  out.push_back(hold_cue(0.7f));
  ask_cue(after, event.seat, Sound::AskKeep, 0.5f, out);
}

void keep_cues(const Event& event, Cues& out) {
  const std::uint32_t owner = event.kind == EventKind::Kept ? event.seat : event.to;
  out.push_back(move_cue(kFishSprite + 64u * owner + event.piece, event.kind == EventKind::Kept ? Motion::Hop : Motion::Pop, 0.6f));
  out.push_back(sound_cue(Sound::Arrive, 0.3f));
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
    case EventKind::Walked:
    case EventKind::Jumped: walk_cues(event, out); break;
    case EventKind::Fell: fall_cues(event, out); break;
    case EventKind::Stuck:
    case EventKind::Spared: out.push_back(sound_cue(Sound::Refuse)), out.push_back(hold_cue(0.4f)); break;
    case EventKind::FloeLifted: ask_cue(after, event.seat, Sound::AskWater, 0.2f, out); break;
    case EventKind::FloeLaid:
    case EventKind::FloeTurned: lay_cues(event, out); break;
    case EventKind::Stopped: ask_cue(after, event.seat, after.state.phase == Phase::Hole ? Sound::AskFish : Sound::AskHome, 0.1f, out); break;
    case EventKind::Fishing: splash_cues(inuit_feet(after.state, event.seat) + Vec2{24, 0}, 8, 0, out); break;
    case EventKind::Touched: ask_cue(after, event.seat, Sound::AskTouch, 0.1f, out); break;
    case EventKind::Landed: land_cues(event, before, after, out); break;
    case EventKind::NaturalLanded:
      out.push_back(sound_cue(Sound::Alarm));
      splash_cues(card_place(shape), 16, 0, out);
      out.push_back(hold_cue(0.9f));
      break;
    case EventKind::Kept:
    case EventKind::Given: keep_cues(event, out); break;
    case EventKind::PutBack: splash_cues(bag_place(shape) + Vec2{0, -24}, 10, 0.1f, out); break;
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
    case EventKind::AllLost: out.push_back(sound_cue(Sound::Caught)), out.push_back(hold_cue(1.2f)); break;
    default: break;
  }
}

}  // namespace wildshore
