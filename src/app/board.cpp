// board.cpp: see board.hpp.
#include "app/board.hpp"

#include <algorithm>
#include <cstring>

#include "core/hash.hpp"

namespace wildshore {
namespace {

// Emscripten 3.1.6 has no std::bit_cast.
template <class T>
std::uint32_t bits_of(const T& value) {
  static_assert(sizeof(T) == sizeof(std::uint32_t));
  std::uint32_t bits = 0;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

}  // namespace

void Board::open(Table* table) {
  table_ = table;
  drag_cancelled();
  moment_ = -1;
  fitted_ = false;
  covered_ = table && table->curtain() >= 0;
  stage_.focus(0);
  camera_.reset();
  if (!table) {
    picker_.offers({});
    stage_.cut({});
    stage_.props({});
    return;
  }
  revision_ = table->revision();
  shots_.clear();
  table->take_shots(shape_, shots_);
  shots_.clear();
  table->layout(shape_, sprites_);
  stage_.cut(sprites_);
  take_offers();
}

void Board::fit(Rect area) {
  if (!table_) return;
  const auto scale = [&](Shape shape) {
    const Rect bounds = table_->bounds(shape);
    return std::min(area.w / bounds.w, area.h / bounds.h);
  };
  const Shape best = scale(Shape::Wide) >= scale(Shape::Tall) ? Shape::Wide : Shape::Tall;
  if (best != shape_) {
    shape_ = best;
    camera_.reset();
    show_moment(moment_);
  }
  camera_.fit(table_->bounds(shape_), area);
  fitted_ = true;
}

bool Board::refresh(double now) {
  if (!table_ || table_->revision() == revision_) return false;
  revision_ = table_->revision();
  shots_.clear();
  table_->take_shots(shape_, shots_);
  if (moment_ >= 0) return true;
  // Nothing happened, and yet it changed: undo, redo. Everything glides to its place.
  if (shots_.empty()) {
    shots_.emplace_back();
    table_->layout(shape_, shots_.back().after);
  }
  for (Shot& shot : shots_) stage_.play(std::move(shot), now);
  take_offers();
  return true;
}

// The curtain falls when whoever looked until now has seen what happened.
void Board::update(double now, std::vector<Sound>& sounds) {
  camera_.glide(now);
  stage_.update(now, sounds);
  const bool curtain = table_ && table_->curtain() >= 0;
  if (curtain && !covered_ && stage_.busy()) return;
  if (curtain && !covered_) show_moment(-1);
  covered_ = curtain;
}

void Board::show_moment(int step) {
  moment_ = step;
  if (!table_) return;
  if (step >= 0) table_->layout_at(step, shape_, sprites_);
  else table_->layout(shape_, sprites_);
  stage_.cut(sprites_);
  take_offers();
}

void Board::play_moment(double now) {
  if (!table_ || moment_ < 0) return;
  shots_.clear();
  table_->shots_of(moment_, shape_, shots_);
  for (Shot& shot : shots_) stage_.play(std::move(shot), now);
  if (++moment_ == table_->steps()) moment_ = -1;
  take_offers();
}

void Board::take_offers() {
  picker_.offers(moment_ < 0 ? std::span<const Offer>(table_->offers()) : std::span<const Offer>());
  show_picked();
}

void Board::show_picked() {
  stage_.allow(picker_.allowed());
  const Path& picked = picker_.picked();
  stage_.select(picked.empty() ? TargetId{0} : picked[picked.size() - 1]);
  ensure_focus();
  show_props();
}

void Board::show_props() {
  const Path& picked = picker_.picked();
  pointed_out_ = stage_.focus();
  props_.clear();
  if (!picked.empty()) table_->props(picked, shape_, props_);
  if (picker_.allows(pointed_out_)) {
    table_->focus_props(picked, pointed_out_, shape_, sprites_);
    props_.insert(props_.end(), sprites_.begin(), sprites_.end());
  }
  stage_.props(props_);
}

void Board::ensure_focus() {
  if (picker_.allows(stage_.focus())) return;
  stage_.focus(keep_focus_ && !picker_.allowed().empty() ? picker_.allowed().front() : TargetId{0});
}

void Board::draw(Rect window, double now, DrawList& list) {
  if (!table_) return;
  if (stage_.focus() != pointed_out_) show_props();
  table_->backdrop(shape_, camera_, window, stage_.idle_time(now), list);
  stage_.draw(camera_, now, list);
}

Board::Answer Board::pick(TargetId target) {
  if (!table_ || target == 0) return {};
  const Path before = picker_.picked();
  if (!before.empty() && before[before.size() - 1] == target && !picker_.allows(target)) {
    unpick();
    return {Answer::Kind::Unpicked, {}};
  }
  if (!picker_.pick(target)) {
    if (moment_ >= 0) return {};
    Path tried = before;
    if (tried.size() < Path::capacity()) tried.push(target);
    std::string why = table_->why_not(tried);
    if (why.empty()) return {unpick() ? Answer::Kind::Unpicked : Answer::Kind::Nothing, {}};
    return {Answer::Kind::Refused, std::move(why)};
  }
  const int offer = picker_.complete();
  if (offer >= 0) {
    std::string step = table_->offers()[static_cast<std::size_t>(offer)].step;
    unpick();
    return {Answer::Kind::Play, std::move(step)};
  }
  show_picked();
  return {Answer::Kind::Picked, {}};
}

Board::Answer Board::click(Vec2 pixel) {
  if (!table_) return {};
  TargetId target = stage_.target_at(pixel, camera_);
  if (target == 0) target = stage_.any_target_at(pixel, camera_);
  if (target == 0) return {unpick() ? Answer::Kind::Unpicked : Answer::Kind::Nothing, {}};
  return pick(target);
}

Board::Answer Board::pick_focused() {
  if (picker_.allows(stage_.focus())) return pick(stage_.focus());
  keep_focus_ = true;
  ensure_focus();
  return {};
}

bool Board::unpick() {
  if (!picker_.unpick()) return false;
  show_picked();
  return true;
}

bool Board::drag_begins(Vec2 pixel) {
  const TargetId target = table_ ? stage_.target_at(pixel, camera_) : TargetId{0};
  if (target == 0 || !stage_.can_drag(target) || picker_.completes(target) >= 0) return false;
  if (pick(target).kind != Answer::Kind::Picked) return false;
  dragged_ = target;
  drag_from_ = pixel;
  return true;
}

void Board::drag_to(Vec2 pixel) {
  stage_.drag(dragged_, (pixel - drag_from_) * (1 / camera_.scale()));
  hover(pixel);
}

Board::Answer Board::drag_ends(Vec2 pixel) {
  drag_cancelled();
  const TargetId target = stage_.target_at(pixel, camera_);
  if (target != 0) return pick(target);
  return {unpick() ? Answer::Kind::Unpicked : Answer::Kind::Nothing, {}};
}

void Board::drag_cancelled() {
  dragged_ = 0;
  stage_.drag(0, {});
}

bool Board::hover(Vec2 pixel) {
  const TargetId target = table_ ? stage_.target_at(pixel, camera_) : TargetId{0};
  if (target == stage_.focus()) return false;
  stage_.focus(target);
  return true;
}

void Board::focus_towards(Vec2 direction) {
  keep_focus_ = true;
  if (!picker_.allows(stage_.focus())) {
    ensure_focus();
    return;
  }
  const TargetId next = stage_.neighbour(stage_.focus(), direction, camera_);
  if (next != 0) stage_.focus(next);
  look_at_focus();
}

void Board::focus_next(int by) {
  keep_focus_ = true;
  const auto allowed = picker_.allowed();
  if (allowed.empty()) return;
  const int count = static_cast<int>(allowed.size());
  const int at = static_cast<int>(std::find(allowed.begin(), allowed.end(), stage_.focus()) - allowed.begin());
  const int next = at == count ? (by > 0 ? 0 : count - 1) : (at + by + count) % count;
  stage_.focus(allowed[static_cast<std::size_t>(next)]);
  look_at_focus();
}

// Zoomed in, the focus may lie outside the window.
void Board::look_at_focus() {
  if (!camera_.zoomed()) return;
  std::vector<HotSpot> spots;
  stage_.hot_spots(camera_, spots);
  for (const HotSpot& spot : spots) {
    if (spot.target == stage_.focus() && spot.target < kFirstButton) camera_.show(spot.area);
  }
}

void Board::point_out(int offer) {
  if (!table_ || offer < 0 || offer >= static_cast<int>(table_->offers().size())) return;
  unpick();
  const Path& path = table_->offers()[static_cast<std::size_t>(offer)].path;
  if (!path.empty()) stage_.focus(path[0]);
  look_at_focus();
}

void Board::suggest(int offer) {
  if (picker_.picked().empty()) point_out(offer);
}

std::string Board::whisper(const Words& words) const {
  const TargetId target = stage_.focus();
  if (!table_ || !picker_.allows(target)) return {};
  const int offer = picker_.completes(target);
  if (offer >= 0) return table_->offers()[static_cast<std::size_t>(offer)].label;
  return words.say("whisper.choose", {std::to_string(picker_.ways_through(target))});
}

void Board::buttons(std::vector<TargetId>& out) const {
  out.clear();
  for (const TargetId target : picker_.allowed()) {
    if (target >= kFirstButton) out.push_back(target);
  }
}

std::uint64_t Board::picture() const {
  Hasher hasher;
  for (const Sprite& sprite : stage_.resting()) {
    hasher.add(sprite.id);
    hasher.add(sprite.image);
    hasher.add(static_cast<std::uint32_t>(sprite.layer));
    for (const float part : {sprite.at.x, sprite.at.y, sprite.size.x, sprite.size.y, sprite.angle}) hasher.add(bits_of(part));
    hasher.add(bits_of(sprite.tint));
    hasher.add_text(sprite.badge.view());
  }
  return hasher.value();
}

void Board::spots(std::vector<Spot>& out) const {
  out.clear();
  if (!table_ || !fitted_) return;
  std::vector<HotSpot> places;
  stage_.hot_spots(camera_, places);
  for (const HotSpot& place : places) out.push_back({place, picker_.ways_through(place.target), picker_.completes(place.target)});
}

}  // namespace wildshore
