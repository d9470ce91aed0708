// scene.cpp: The Mara: its row of the registry, what its clicks mean, and how its events move and sound.
#include "games/the_mara/scene.hpp"

#include "games/the_mara/legal.hpp"
#include "games/the_mara/scene_board.hpp"
#include "games/the_mara/sense.hpp"
#include "play/any_match.hpp"
#include "table/table_of.hpp"

namespace wildshore {

using namespace the_mara;

const GameEntry& TheMaraScene::entry() {
  static const GameEntry entry = [] {
    GameEntry row = headless_entry<TheMara>();
    row.table = make_table<TheMaraScene>;
    return row;
  }();
  return entry;
}

// --- clicks ---

namespace {

Path path_of(std::initializer_list<int> targets) {
  Path path;
  for (const int target : targets) path.push(static_cast<TargetId>(target));
  return path;
}

bool is_among(TargetId target, int first, int count) { return target >= first && target < first + count; }

// The lodge whose pile holds the card, or kNoLodge.
int pile_with(const the_mara::Table& table, int card) {
  for (int lodge = 0; lodge < kLodges; ++lodge) {
    if (in(table.pile[lodge], card)) return lodge;
  }
  return kNoLodge;
}

ActionKind place_action(Phase phase) {
  return phase == Phase::Start ? ActionKind::Start : phase == Phase::Track ? ActionKind::Track : ActionKind::Drive;
}

// What a click on the target would be meant to do, whether it is allowed or not.
TheMara::Action meant_by(TargetId target, const the_mara::Table& table) {
  const auto what = [&](int first) { return static_cast<std::uint8_t>(target - first); };
  if (is_among(target, kPlaceTarget, kPlaces)) return {place_action(table.phase), what(kPlaceTarget)};
  if (is_among(target, kTileTarget, kTiles + 1)) return {ActionKind::Photo, what(kTileTarget)};
  if (is_among(target, kPileTarget, kLodges)) {
    const std::uint32_t pile = table.pile[target - kPileTarget];
    return {ActionKind::Pick, static_cast<std::uint8_t>(pile != 0 ? std::countr_zero(pile) : 0)};
  }
  const auto card = what(kCardTarget);
  if (table.phase == Phase::Keep) return {ActionKind::Keep, card};
  return {pile_with(table, card) != kNoLodge ? ActionKind::Pick : ActionKind::Drop, card};
}

}  // namespace

Path TheMaraScene::path(const Action& action, const View& view) {
  switch (action.kind) {
    case ActionKind::Start:
    case ActionKind::Drive:
    case ActionKind::Track: return path_of({kPlaceTarget + action.what});
    case ActionKind::Photo: return path_of({kTileTarget + action.what});
    case ActionKind::Peek: return path_of({kPeekButton});
    case ActionKind::Pick:
      if (view.table.phase == Phase::Meet) return path_of({kCardTarget + action.what});  // the pile lies open
      return path_of({kPileTarget + pile_with(view.table, action.what), kCardTarget + action.what});
    case ActionKind::Drop:
    case ActionKind::Keep: return path_of({kCardTarget + action.what});
    case ActionKind::Done: return path_of({kDoneButton});
  }
  return {};
}

RuleId TheMaraScene::why_not(const Path& path, const View& view) {
  const State state = known_state(view);
  if (path.empty() || TheMara::to_act(state).turn != Turn::Seat) return {};
  const TargetId last = path[path.size() - 1];
  if (last >= kFirstButton) return {};
  const Action meant = meant_by(last, state.table);
  if (meant.kind == ActionKind::Drive && meant.what == state.table.jeep[state.table.seat]) return {};
  return TheMara::why(state, meant);
}

bool TheMaraScene::secret(const View& view) {
  for (int tile = 0; tile < kTiles; ++tile) {
    if (!in(view.table.up, tile) && is_shown(view, tile)) return true;
  }
  return false;
}

// --- motion and sound ---

namespace {

constexpr Color kDustColor = rgb(0xe8c08a, 220);

void drive_cues(const Event& event, const View& after, Shape shape, Cues& out) {
  const std::vector<Place> via(event.via, event.via + event.number);
  std::vector<Vec2> way = route_line(event.from, via, event.to, shape);
  const float time = 0.34f + 0.09f * static_cast<float>(way.size());
  const Vec2 feet = jeep_feet(event.to, shape);
  way.back() = feet;
  way.front() = jeep_feet(event.from, shape);
  for (std::size_t i = 1; i + 1 < way.size(); ++i) way[i] = way[i] + Vec2{0, 16};
  const auto along = [&](std::uint32_t sprite, Motion motion, Vec2 aside) {
    std::vector<Vec2> line = way;
    line.pop_back();
    for (Vec2& point : line) point = point + aside;
    out.push_back(way_cue(sprite, motion, std::move(line), time));
  };
  along(kJeepSprite + event.seat, Motion::Lumber, {});
  along(kJeepShadowSprite + event.seat, Motion::Glide, {0, -2});
  if (event.seat != after.watcher) {
    const std::uint32_t held = after.table.held[event.seat];
    const int n = std::popcount(held);
    int i = 0;
    for (std::uint32_t rest = held; rest != 0; rest &= rest - 1, ++i) {
      const auto card = static_cast<std::uint32_t>(std::countr_zero(rest));
      const Vec2 aside = passenger_spot(feet, i, n) - feet;
      along(kCardSprite + card, Motion::Glide, aside);
      along(kCardAnimalSprite + card, Motion::Glide, aside);
    }
  }
  out.push_back(sound_cue(Sound::Engine));
  out.push_back(trail_cue(kJeepSprite + event.seat, Particle::Dust, kSoft, {-8, -4}, 10 + 4 * event.number, time, 0, kDustColor));
}

void card_cues(std::uint32_t card, Motion motion, float time, Cues& out) {
  out.push_back(move_cue(kCardSprite + card, motion, time));
  out.push_back(move_cue(kCardAnimalSprite + card, motion, time));
  out.push_back(sound_cue(Sound::Take, 0.1f));
}

// The tile turns up with a flash, and the print flies from it to the album of who took it, or to the jeep.
void photo_cues(const Event& event, const View& after, Shape shape, Cues& out) {
  const Vec2 at = tile_centre(event.tile, shape);
  out.push_back(sound_cue(Sound::Shutter));
  out.push_back(burst_cue(Particle::Flash, kFlash, at, 1, 0.08f));
  out.push_back(burst_cue(Particle::Spark, kFlash, at, 12, 0.1f, rgb(0xffffff, 230)));
  for (const std::uint32_t base : {kCardSprite, kCardAnimalSprite}) {
    out.push_back(way_cue(base + event.card, Motion::Glide, {at, at + Vec2{0, -34}}, 0.9f, 0.3f));
  }
  out.push_back(sound_cue(Sound::Flip, 1.1f));
  out.push_back(hold_cue(event.seat == after.watcher ? 1.5f : 1.2f));
}

void peek_cues(const Event& event, Shape shape, Cues& out) {
  out.push_back(sound_cue(Sound::Flip));
  out.push_back(burst_cue(Particle::Spark, kSoft, jeep_feet(event.from, shape) + Vec2{0, -40}, 5, 0, rgb(0xffffff, 200)));
  out.push_back(hold_cue(0.35f));
}

void end_cues(const View& after, Shape shape, Cues& out) {
  out.push_back(sound_cue(Sound::Cheer));
  const Result result = TheMara::result(known_state(after));
  constexpr std::uint32_t kPaper[] = {0xc8352c, 0x2a5fc4, 0xfff7ea, 0x93328c, 0x4cbcbc};
  for (Seat seat = 0; seat < after.table.options.seats; ++seat) {
    if (((result.winners >> seat) & 1u) == 0) continue;
    for (int i = 0; i < 5; ++i) {
      out.push_back(burst_cue(Particle::Confetti, static_cast<ImageId>(kConfetti1 + i % 3), jeep_feet(after.table.jeep[seat], shape), 14, 0.1f * static_cast<float>(i), rgb(kPaper[i])));
    }
  }
  out.push_back(hold_cue(1.6f));
}

}  // namespace

void TheMaraScene::effects(const Event& event, const View&, const View& after, Shape shape, Cues& out) {
  switch (event.kind) {
    case EventKind::TurnBegins:
      if (event.seat == after.watcher) out.push_back(sound_cue(Sound::Turn));
      break;
    case EventKind::JeepPlaced:
      out.push_back(move_cue(kJeepSprite + event.seat, Motion::Pop, 0.4f));
      out.push_back(sound_cue(Sound::Engine));
      break;
    case EventKind::PickedUp:
    case EventKind::DroppedOff:
    case EventKind::Drew:
    case EventKind::Kept:
    case EventKind::PutUnder: card_cues(event.card, Motion::Hop, 0.5f, out); break;
    case EventKind::TrackLaid: out.push_back(move_cue(kTrackSprite + event.to, Motion::Pop, 0.25f)); break;
    case EventKind::TrackMoved:
      out.push_back(way_cue(kTrackSprite + event.to, Motion::Glide, {place_centre(event.from, shape)}, 0.5f));
      out.push_back(sound_cue(Sound::Flip));
      break;
    case EventKind::Drove: drive_cues(event, after, shape, out); break;
    case EventKind::Peeked: peek_cues(event, shape, out); break;
    case EventKind::TileSeen:
      out.push_back(move_cue(kTileSprite + event.tile, Motion::Glide, 0.35f));
      break;
    case EventKind::Photographed: photo_cues(event, after, shape, out); break;
    case EventKind::Ended: end_cues(after, shape, out); break;
    case EventKind::TileDealt:
    case EventKind::PileDealt:
    case EventKind::TouristDealt:
    case EventKind::FirstPlayer:
    case EventKind::Passed:
    case EventKind::TurnEnded: break;
  }
}

}  // namespace wildshore
