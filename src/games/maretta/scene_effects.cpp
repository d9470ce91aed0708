// scene_effects.cpp: how the events of Maretta and Vulcano move and sound.
#include <algorithm>

#include "games/maretta/scene.hpp"
#include "games/maretta/scene_board.hpp"

namespace wildshore {

using namespace maretta;

namespace maretta {
namespace {

// One event on its way to the stage: what was, what is, where to put the cues.
struct Take {
  const Event& event;
  const View& before;
  const View& after;
  Shape shape;
  Cues& out;

  const State& state() const { return after.state; }
  bool own() const { return event.seat == after.watcher; }
  void move(std::uint32_t sprite, Motion motion, float duration, float delay = 0) const { out.push_back(move_cue(sprite, motion, duration, delay)); }
  void fly(std::uint32_t sprite, Vec2 from, float duration, float delay = 0) const { out.push_back(way_cue(sprite, Motion::Fly, {from}, duration, delay)); }
  // A card and the number on it, which lies `aside` of its middle.
  void fly_card(std::uint32_t card, std::uint32_t digit, Vec2 from, float scale, float duration) const {
    out.push_back(way_cue(card, Motion::Glide, {from}, duration));
    out.push_back(way_cue(digit, Motion::Glide, {from + kDigitOnCard * scale}, duration));
  }
  void sound(Sound sound, float delay = 0) const { out.push_back(sound_cue(sound, delay)); }
  void hold(float duration) const { out.push_back(hold_cue(duration)); }

  // Where the seat's cards are held.
  Vec2 hand_of(int seat) const {
    if (seat == after.watcher) return plan_of(state().options, shape).hand;
    return back_spot(state(), shape, seat, 1);
  }
  Vec2 piece(const State& of, int seat) const { return piece_spot(of, Way(of.options, shape), seat); }
  void splash(Vec2 at, int count, float delay = 0) const {
    const bool a = side_a(state());
    out.push_back(burst_cue(a ? Particle::Splash : Particle::Ember, a ? kDrop : kEmber, at, count, delay, a ? rgb(0xe4faf6) : Color{}));
  }
};

void draw_cues(const Take& take) {
  constexpr float kTime = 0.2f;
  const State& state = take.state();
  const Event& event = take.event;
  const Vec2 deck = plan_of(state.options, take.shape).deck;
  take.sound(Sound::Take);
  if (!take.own()) {
    take.fly(kBackSprite + u(kHand * event.seat + hand_size(state, event.seat) - 1), deck, kTime);
    return;
  }
  int copy = -1;
  for (const Card card : state.hand[event.seat]) copy += card == event.card;
  const auto id = u(kHand * event.card + std::max(0, copy));
  take.fly_card(kHandSprite + id, kHandDigitSprite + id, deck, plan_of(state.options, take.shape).hand_scale, kTime);
}

void place_cues(const Take& take, std::uint32_t card, std::uint32_t digit, int from) {
  constexpr float kTime = 0.38f;
  const float scale = kCardOnMat * mat_of(take.state().options, take.shape, from).scale;
  take.fly_card(card, digit, take.hand_of(from), scale, kTime);
  take.sound(Sound::Flip, 0.25f);
  take.hold(0.5f);
}

void hop_cues(const Take& take, int seat, float duration) {
  for (const std::uint32_t sprite : {u(kRiderSprite), u(kVehicleSprite)}) take.move(sprite + u(seat), Motion::Hop, duration);
}

// From space to space along the way.
void move_cues(const Take& take) {
  const Event& event = take.event;
  const State& state = take.state();
  const int spaces = event.to - event.from;
  if (spaces == 0) return;
  const bool a = side_a(state);
  const float time = 0.4f + 0.16f * static_cast<float>(spaces);
  const Way way(state.options, take.shape);
  std::vector<Vec2> points{take.piece(take.before.state, event.seat)};
  for (int space = event.from + 1; space < event.to; ++space) points.push_back(way.spot(space) + Vec2{0, 6});
  for (const std::uint32_t sprite : {u(kRiderSprite), u(kVehicleSprite)}) take.out.push_back(way_cue(sprite + event.seat, Motion::Glide, points, time));
  const Vec2 there = take.piece(state, event.seat);
  take.out.push_back(trail_cue(kVehicleSprite + event.seat, a ? Particle::Spray : Particle::Spark, a ? kDrop : kEmber, {-20, 4}, 4 + 4 * spaces, time, 0, a ? rgb(0xe4faf6, 220) : Color{}));
  take.sound(a ? Sound::Slide : Sound::Engine);
  take.sound(a ? Sound::Splash : Sound::Step, time * 0.9f);
  if (a) take.out.push_back(burst_cue(Particle::Ripple, kFoam, there, 2, time * 0.9f, rgb(0xffffff, 170)));
  if (event.to == state.options.goal) take.sound(Sound::Arrive, time);
}

void swap_cues(const Take& take) {
  hop_cues(take, take.event.seat, 0.7f);
  hop_cues(take, take.event.other, 0.7f);
  take.sound(Sound::Slide);
  take.splash(take.piece(take.state(), take.event.seat), 14, 0.56f);
}

// New slips come from where their cards lay.
void stow_cues(const Take& take) {
  const State& was = take.before.state;
  const int seat = take.event.seat;
  const Mat mat = mat_of(was.options, take.shape, seat);
  for (const bool star : {true, false}) {
    const Card card = star ? was.star[seat] : was.gift[seat];
    if (!is_resource(card)) continue;
    const Vec2 from = star ? mat.on(kStarOnMat.x, kStarOnMat.y) : mat.on(kGiftOnMat.x, kGiftOnMat.y);
    take.fly(slip_sprite(seat, card, std::max(0, count_of(take.state().stock[seat], card) - 1)), from, 0.32f);
  }
  take.sound(Sound::Flip);
}

void steal_cues(const Take& take) {
  const Event& event = take.event;
  const Vec2 from = slip_spot(take.before.state, take.shape, event.other, event.card, 0);
  take.fly(slip_sprite(event.seat, event.card, std::max(0, count_of(take.state().stock[event.seat], event.card) - 1)), from, 0.6f);
  take.sound(Sound::Take, 0.1f);
  take.hold(0.75f);
}

void barrel_cues(const Take& take) {
  const State& state = take.state();
  const int index = barrel_index(state.options, take.event.to);
  const Vec2 from = barrel_spot(state, Way(state.options, take.shape), index, take.event.slot);
  take.fly(kOpenedSprite, from, 0.45f);
  take.fly(kOpenedSprite + 1, from, 0.45f);
  take.sound(Sound::Die);
  take.hold(take.event.barrel == Barrel::Down ? 0.55f : 1.0f);
}

void burst_cues(const Take& take) {
  const Mat mat = mat_of(take.state().options, take.shape, take.event.seat);
  take.out.push_back(burst_cue(Particle::Spark, kEmber, mat.on(24 + 48 * static_cast<float>(take.event.number), 172), 22));
  take.out.push_back(shake_cue(0.25f));
  take.sound(Sound::Crack);
  take.hold(0.6f);
}

void lava_cues(const Take& take) {
  take.move(kCrestSprite, Motion::Slide, 1.1f);
  for (int place = take.event.from + 1; place <= take.event.to; ++place) {
    const float delay = 0.28f * static_cast<float>(place - take.event.from);
    take.move(kLavaSprite + u(place - kLavaStart), Motion::Pop, 0.35f, delay);
  }
  take.out.push_back(trail_cue(kCrestSprite, Particle::Ember, kEmber, {0, -30}, 26, 1.1f));
  take.sound(Sound::Rumble);
  take.sound(Sound::Fire, 0.5f);
  take.out.push_back(shake_cue(0.5f, 0.1f));
  take.splash(Way(take.state().options, take.shape).spot(std::min<int>(take.event.to, take.state().options.goal)), 20, 0.9f);
}

void caught_cues(const Take& take) {
  take.splash(take.piece(take.before.state, take.event.seat), 26);
  take.sound(Sound::Caught);
  take.hold(0.8f);
}

void sum_cues(const Take& take) {
  take.move(kSumSprite + take.event.seat, Motion::Hop, 0.4f);
  take.move(kSumGlyphSprite + take.event.seat, Motion::Hop, 0.4f);
  take.sound(take.event.number >= kBoarding ? Sound::Arrive : Sound::Click, 0.2f);
  take.hold(0.7f);
}

void win_cues(const Take& take) {
  constexpr std::uint32_t kPaper[] = {0x7d55c7, 0xd0407a, 0xe08a3a, 0x1a9a86, 0xffffff};
  take.sound(Sound::Cheer);
  for (int seat = 0; seat < take.state().options.seats; ++seat) {
    if (!has(take.event.seats, seat) || !is_alive(take.state(), seat)) continue;
    hop_cues(take, seat, 0.5f);
    for (int i = 0; i < 5; ++i) {
      take.out.push_back(burst_cue(Particle::Confetti, kTile, take.piece(take.state(), seat), 9, 0.1f * static_cast<float>(i), rgb(kPaper[i])));
    }
  }
  take.hold(1.8f);
}

}  // namespace
}  // namespace maretta

void CastawayScene::effects(const Event& event, const View& before, const View& after, Shape shape, Cues& out) {
  const Take take{event, before, after, shape, out};
  switch (event.kind) {
    case EventKind::CardDrawn: draw_cues(take); break;
    case EventKind::Chosen:
    case EventKind::Loaded: place_cues(take, kStarSprite + event.seat, kStarDigitSprite + event.seat, event.seat); break;
    case EventKind::Given: place_cues(take, kGiftSprite + event.other, kGiftDigitSprite + event.other, event.seat); break;
    case EventKind::StarsTurned:
      if (event.seats == 0) break;
      for (int seat = 0; seat < after.state.options.seats; ++seat) {
        if (has(event.seats, seat)) take.move(kStarSprite + u(seat), Motion::Flip, 0.5f, 0.06f * static_cast<float>(seat));
      }
      take.sound(Sound::Flip);
      take.hold(0.9f);
      break;
    case EventKind::Moved: move_cues(take); break;
    case EventKind::Swapped: swap_cues(take); break;
    case EventKind::Stowed: stow_cues(take); break;
    case EventKind::Stolen: steal_cues(take); break;
    case EventKind::BarrelTaken: barrel_cues(take); break;
    case EventKind::BarrelOpened:
    case EventKind::BarrelLapsed:
    case EventKind::Inked:
      take.sound(event.kind == EventKind::BarrelLapsed ? Sound::Refuse : Sound::Turn);
      take.hold(0.9f);
      break;
    case EventKind::Discarded:
      take.sound(Sound::Splash);
      take.splash(slip_spot(before.state, shape, event.seat, event.card, 0), 10);
      take.hold(0.4f);
      break;
    case EventKind::Looked: take.hold(0.8f); break;
    case EventKind::StackBurst: burst_cues(take); break;
    case EventKind::ShipPasses:
      take.sound(Sound::Horn);
      take.sound(Sound::Wave, 0.3f);
      take.hold(0.9f);
      break;
    case EventKind::BoardingSum: sum_cues(take); break;
    case EventKind::LavaMoved: lava_cues(take); break;
    case EventKind::Caught: caught_cues(take); break;
    case EventKind::GameOver: win_cues(take); break;
    case EventKind::Asked:
      if (event.seat == after.watcher) take.sound(Sound::Turn);
      break;
    case EventKind::FirstPlayer: take.move(kFirstSprite, Motion::Hop, 0.5f); break;
    case EventKind::BarrelShown:
    case EventKind::DeckShuffled:
    case EventKind::RoundBegins:
    case EventKind::Passed:
    case EventKind::NothingToGive:
    case EventKind::Boarded: break;
  }
}

}  // namespace wildshore
