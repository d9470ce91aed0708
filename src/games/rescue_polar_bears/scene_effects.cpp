// scene_effects.cpp: how the events of Rescue Polar Bears move and sound: ships sail their way, ice cracks and sinks, helicopters fetch bears.
//
// Bears have no names: a bear that moves is the last of its kind on one tile before, and the last of its kind on another after.
#include <algorithm>

#include "games/rescue_polar_bears/scene.hpp"
#include "games/rescue_polar_bears/scene_parts.hpp"

namespace wildshore {

using namespace rescue_polar_bears;

namespace {

constexpr Color kFoam = rgb(0xffffff, 210);

struct Stagehand {
  const Event& event;
  const State& before;
  const State& after;
  Shape shape;
  Cues& out;

  void move(std::uint32_t sprite, Motion motion, float duration, float delay = 0, ImageId image = 0) {
    out.push_back(move_cue(sprite, motion, duration, delay, image));
  }
  void sound(Sound sound, float delay = 0) { out.push_back(sound_cue(sound, delay)); }
  void burst(Particle particle, ImageId image, Vec2 at, int count, float delay = 0, Color tint = {}) {
    out.push_back(burst_cue(particle, image, at, count, delay, tint));
  }
  void text(const std::string& words, Vec2 at, float size, float duration, float delay, Color color) {
    out.push_back(text_cue(words, at, size, duration, delay, color));
  }
  void hold(float duration) { out.push_back(hold_cue(duration)); }
  Vec2 centre(Cell cell) const { return cell_centre(cell, shape); }
  Bear bear() const { return static_cast<Bear>(event.what); }

  // The last bear of its kind on a tile.
  static std::uint32_t last_bear(const State& state, Cell cell, Bear bear) {
    return bear_number(cell, bear, std::max(0, count_of(state.bears[cell], bear) - 1));
  }

  void become(std::uint32_t was, std::uint32_t is, Motion motion, float duration, float delay = 0, ImageId image = 0) {
    Cue cue = move_cue(is, motion, duration, delay, image);
    cue.was = was;
    out.push_back(cue);
  }

  void hop(std::uint32_t from, std::uint32_t to, Bear bear, float delay = 0) {
    become(kBearSprite + from, kBearSprite + to, Motion::Hop, 0.5f, delay, static_cast<ImageId>(kMaleLeap + static_cast<int>(bear)));
    become(kBearShadowSprite + from, kBearShadowSprite + to, Motion::Shade, 0.5f, delay);
    sound(Sound::Step, delay + 0.38f);
  }

  void sail(Seat seat, const Cell* way, int legs) {
    const float time = 0.22f + 0.2f * static_cast<float>(legs);
    const Vec2 end = ship_keel(after.at[seat], shape);
    const auto s = static_cast<std::uint32_t>(seat);
    const auto follow = [&](std::uint32_t sprite) {
      Cue cue = way_cue(sprite, Motion::Glide, {ship_keel(before.at[seat], shape) - end}, time);
      cue.together = true;
      for (int i = 0; i + 1 < legs; ++i) cue.way.push_back(ship_keel(way[i], shape) - end);
      out.push_back(std::move(cue));
    };
    for (const std::uint32_t sprite : {kShipSprite + s, kPennantSprite + s, kCaptainSprite + s, kBlueSprite + s}) follow(sprite);
    for (std::uint32_t i = 0; i < 16; ++i) follow(kLoadSprite + 16 * s + i);
    out.push_back(trail_cue(kShipSprite + s, Particle::Ripple, kBubble, {18, 2}, 5 + 5 * legs, time, 0, kFoam));
    sound(Sound::Engine);
  }

  // The data flies onto its slot.
  void collect() {
    const Vec2 slot = slot_place(after, event.number, shape);
    out.push_back(way_cue(kDataSprite + event.from, Motion::Fly, {slot}, 0.7f));
    move(kSlotSprite + event.number, Motion::Flip, 0.3f, 0.6f);
    burst(Particle::Spark, kConfetti2, slot, 10, 0.62f, rgb(0x6fe0cf));
    sound(Sound::Take, 0.1f);
    sound(Sound::Arrive, 0.62f);
  }

  void break_up() {
    const Vec2 at = centre(event.to);
    sound(event.kind == EventKind::Blasting ? Sound::Rumble : Sound::Crack);
    out.push_back(shake_cue(0.35f));
    burst(Particle::Spray, kShard, at, 14, 0.05f);
    if (event.kind == EventKind::Blasting) burst(Particle::Flash, kSoft, at, 1, 0, rgb(0xffb36b));
    if (event.kind == EventKind::Melting) sound(Sound::Alarm, 0.1f);
    hold(0.55f);
  }

  void tile_gone() {
    const Vec2 at = centre(event.to);
    const std::uint32_t tile = event.number == kFloat ? kLooseSprite + event.to : kTileSprite + event.number;
    move(tile, Motion::Dive, 0.8f);
    burst(Particle::Splash, kBubble, at, 20, 0.15f, kFoam);
    burst(Particle::Spray, kShard, at, 10, 0.1f);
    burst(Particle::Ripple, kBubble, at, 6, 0.3f, kFoam);
    sound(Sound::Splash, 0.15f);
  }

  // 7.1: the helicopter comes from its base, hoists the bear and flies off with it.
  void rescue() {
    const std::uint32_t sunk = last_bear(before, event.from, bear());
    const bool on_tile = count_of(before.bears[event.from], bear()) > 0;
    const Vec2 at = centre(event.from);
    if (on_tile) {
      move(kBearSprite + sunk, Motion::Dive, 0.6f, event.to == kNoCell ? 0.0f : 0.5f);
      move(kBearShadowSprite + sunk, Motion::Glide, 0.2f);
    }
    burst(Particle::Splash, kBubble, at, 12, 0.45f, kFoam);
    sound(Sound::Splash, 0.45f);
    if (event.to == kNoCell) return hold(1.0f);
    const bool north = event.to == kNorthBase;
    const int number = north ? helicopters_north(before) - 1 : kPerBase + helicopters_south(before) - 1;
    const Vec2 start = heli_place(number, shape);
    Cue cue = move_cue(kHeliSprite + static_cast<std::uint32_t>(number), Motion::Glide, 1.7f, 0, kHeliSling);
    cue.way = {at + Vec2{0, -46}, at + Vec2{0, -40}, {start.x * 0.2f + (at.x < 0 ? -380.0f : 380.0f), at.y - 200}};
    out.push_back(std::move(cue));
    sound(Sound::Engine, 0.1f);
  }

  void roll(int die, int number, Vec2 from) {
    const auto sprite = kDieSprite + static_cast<std::uint32_t>(die);
    move(sprite, Motion::Tumble, 0.75f, 0, die == 0 ? kD20Tumble1 : kDieTumble1);
    sound(Sound::Die);
    text(std::to_string(number), from, 34, 1.3f, 0.62f, die == 0 ? rgb(0x123f6b) : rgb(0xffffff));
    hold(1.5f);
  }

  void growth() {
    roll(0, event.number, die_place(0, shape) + Vec2{0, -2});
    if (event.to == kNoCell) return;
    const auto growth = static_cast<Growth>(event.what);
    const bool good = growth == Growth::Reproduce || growth == Growth::Grow;
    burst(Particle::Ripple, kBubble, centre(event.to), 5, 0.8f, good ? rgb(0x8be0a8) : kFoam);
    for (const Bear bear : kAllKinds) {
      for (int n = 0; n < count_of(before.bears[event.to], bear); ++n) {
        if (good) move(kBearSprite + bear_number(event.to, bear, n), Motion::Hop, 0.45f, 0.85f, static_cast<ImageId>(kMaleLeap + static_cast<int>(bear)));
      }
    }
  }

  void warm(int degrees, float delay) {
    move(kMercurySprite, Motion::Glide, 0.7f, delay);
    const Vec2 beside = shape == Shape::Wide ? Vec2{44, 0} : Vec2{0, 40};
    text((degrees > 0 ? "+" : "") + std::to_string(degrees), degree_place(static_cast<float>(after.temperature), shape) + beside, 34, 1.3f, delay, degrees > 0 ? rgb(0xffd0c4) : rgb(0xd9f1ff));
  }

  void heat() {
    roll(1, event.number, die_place(1, shape) + Vec2{0, -2});
    warm(event.what, 0.8f);
    if (crack_stage(after) == 3) sound(Sound::Alarm, 1.1f);
  }

  void deal() {
    if (after.dealt < kPlay) return;
    for (int number = 1; number <= kTiles; ++number) {
      const Cell cell = place_of(after, number);
      if (cell == kNoCell) continue;
      const float delay = 0.025f * static_cast<float>(cell);
      move(kTileSprite + static_cast<std::uint32_t>(number), Motion::Dive, 0.5f, delay);
      move(kNumberSprite + static_cast<std::uint32_t>(number), Motion::Pop, 0.2f, delay + 0.4f);
      for (const Bear bear : kAllKinds) {
        for (int n = 0; n < count_of(after.bears[cell], bear); ++n) {
          move(kBearSprite + bear_number(cell, bear, n), Motion::Drop, 0.5f, delay + 0.4f);
          move(kBearShadowSprite + bear_number(cell, bear, n), Motion::Pop, 0.3f, delay + 0.55f);
        }
      }
    }
    for (Cell cell = 0; cell < kPlay; ++cell) move(kLooseSprite + cell, Motion::Dive, 0.5f, 0.025f * static_cast<float>(cell));
    sound(Sound::Wave);
  }

  void cheer(Vec2 at, int count, float delay) {
    constexpr std::uint32_t kPaper[] = {0xe23b3b, 0x2f86c9, 0x6fe0cf, 0xeab54a, 0xffffff};
    for (int i = 0; i < 5; ++i) burst(Particle::Confetti, static_cast<ImageId>(kConfetti1 + i % 2), at, count, delay, rgb(kPaper[i]));
  }

  void end() {
    if (static_cast<End>(event.what) != End::Data) {
      sound(Sound::Lose);
      out.push_back(shake_cue(0.7f));
      return hold(1.6f);
    }
    sound(Sound::Cheer);
    for (int seat = 0; seat < after.options.seats; ++seat) cheer(ship_keel(after.at[seat], shape), 8, 0.2f * static_cast<float>(seat));
    cheer(centre(0), 10, 0.3f);
    hold(2.0f);
  }

  void load() {
    const int lower = event.what == 0 ? 0 : event.what == 1 ? count_of(after.hold[event.seat], Bear::Male) : total(after.hold[event.seat]) - count_of(after.hold[event.seat], Bear::Cub);
    const auto place = static_cast<std::uint32_t>(lower + count_of(after.hold[event.seat], bear()) - 1);
    const std::uint32_t from = last_bear(before, event.from, bear());
    become(kBearSprite + from, kLoadSprite + 16 * event.seat + place, Motion::Hop, 0.55f, 0, static_cast<ImageId>(kMaleLeap + static_cast<int>(bear())));
    sound(Sound::Take, 0.4f);
  }

  void fly_out() {
    for (const Bear bear : kAllKinds) {
      for (int n = 0; n < count_of(before.bears[event.from], bear); ++n) move(kBearSprite + bear_number(event.from, bear, n), Motion::Fly, 0.9f, 0.1f * static_cast<float>(n));
    }
    sound(Sound::Engine);
    sound(Sound::Arrive, 0.5f);
  }

  void pops(std::uint32_t sprite, Sound heard) {
    move(sprite, Motion::Pop, 0.35f);
    sound(heard);
  }

  void play();
};

void Stagehand::play() {
  switch (event.kind) {
    case EventKind::TileDealt: return deal();
    case EventKind::ShipDealt: return move(kShipSprite + event.seat, Motion::Drop, 0.5f);
    case EventKind::DataPlaced:
      move(kDataSprite + event.to, Motion::Drop, 0.6f);
      burst(Particle::Ripple, kBubble, centre(event.to), 5, 0.35f, kFoam);
      return sound(Sound::Splash, 0.35f);
    case EventKind::AlertSet:
    case EventKind::AlertExchanged:
      pops(kAlertSprite + event.number, Sound::Alarm);
      move(kMeltingSprite, Motion::Drop, 0.6f, 0.1f);
      return hold(0.7f);
    case EventKind::AlertTurned: return pops(kAlertSprite + event.number, Sound::Flip);
    case EventKind::Sailed: return sail(event.seat, event.via, event.number);
    case EventKind::ShipMoved: return sail(event.seat, &event.to, 1);
    case EventKind::BearLoaded: return load();
    case EventKind::DataCollected: return collect();
    case EventKind::Unloaded:
      cheer(centre(event.to), 3, 0.1f);
      return sound(Sound::Arrive);
    case EventKind::Breaking:
    case EventKind::Blasting:
    case EventKind::Melting: return break_up();
    case EventKind::Fled: return hop(last_bear(before, event.from, bear()), last_bear(after, event.to, bear()), bear());
    case EventKind::Sank: return rescue();
    case EventKind::TileGone: return tile_gone();
    case EventKind::Cooled: return warm(-static_cast<int>(event.number), 0.1f);
    case EventKind::CardDrawn:
      move(kDrawnSprite, Motion::Fly, 0.6f);
      return sound(Sound::Flip);
    case EventKind::HelicoptersCame: return sound(Sound::Engine);
    case EventKind::Airlifted: return fly_out();
    case EventKind::Upgraded:
      burst(Particle::Spark, kConfetti2, ship_keel(after.at[event.seat], shape) + Vec2{0, -24}, 14, 0, rgb(0xff9c8c));
      return sound(Sound::Arrive);
    case EventKind::TokenGiven: return pops(kBlueSprite + event.seat, Sound::Take);
    case EventKind::GrowthRolled: return growth();
    case EventKind::Born:
      move(kBearSprite + last_bear(after, event.to, Bear::Cub), Motion::Drop, 0.5f);
      burst(Particle::Snow, kFlake, centre(event.to), 8, 0.3f);
      return sound(Sound::Step, 0.3f);
    case EventKind::Grew:
      become(kBearSprite + last_bear(before, event.to, Bear::Cub), kBearSprite + last_bear(after, event.to, bear()), Motion::Pop, 0.5f);
      burst(Particle::Spark, kConfetti2, centre(event.to), 8, 0.1f, rgb(0x8be0a8));
      return sound(Sound::Take);
    case EventKind::HeatAdded: return text("+" + std::to_string(event.number), die_place(1, shape) + Vec2{0, -34}, 28, 1.1f, 0, rgb(0xffd0c4));
    case EventKind::HeatRolled: return heat();
    case EventKind::TurnBegins: return sound(Sound::Turn);
    case EventKind::Ended: return end();
    default: return;
  }
}

}  // namespace

void RescuePolarBearsScene::effects(const Event& event, const View& before, const View& after, Shape shape, Cues& out) {
  Stagehand{event, before.state, after.state, shape, out}.play();
}

}  // namespace wildshore
