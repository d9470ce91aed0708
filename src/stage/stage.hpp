// stage.hpp: the animated tile renderer: plays shots, draws pictures, knows what may be clicked.
//
// Animation is a picture of elapsed time: the stage stores when something began and computes the rest. Nothing waits for it, finish()
// cuts it short, speed 0 shows each state at once, and the last picture equals the layout of the current view.
#pragma once
#include <deque>
#include <span>
#include <vector>

#include "core/rng.hpp"
#include "stage/camera.hpp"
#include "stage/draw_list.hpp"
#include "stage/shot.hpp"

namespace wildshore {

struct StageSettings {
  float speed = 1;             // duration factor: 1 normal, 0.4 fast, 0 off
  bool reduced_motion = false; // no bobbing, no shake, no particles; moves become short glides
  float least_reach = 0;       // pixels: a target smaller than this can be hit this wide, where no other target is
  float least_letters = 0;     // pixels: badges are not written smaller, where they have room
};

// A place on the screen that may be clicked now.
struct HotSpot {
  TargetId target = 0;
  Rect area;  // pixels
};

class Stage {
 public:
  // --- what is shown ---
  void settings(const StageSettings& settings) { settings_ = settings; }
  // The time for what moves by itself: it stands still when reduced motion is asked.
  double idle_time(double now) const { return settings_.reduced_motion ? 0 : now; }
  void cut(const Sprites& sprites);         // this picture, at once
  void props(const Sprites& sprites);       // on top, while targets have been picked; empty: none
  void play(Shot shot, double now);         // after what is playing
  void finish();                            // to the last picture, at once
  bool busy() const { return !shots_.empty(); }  // something still moves
  // Call once a frame: retires shots that are over. Sounds whose time has come are appended to `sounds`.
  void update(double now, std::vector<Sound>& sounds);

  // --- what may be clicked: targets that continue a legal path, given by the owner whenever it changes ---
  void allow(std::span<const TargetId> targets);
  void focus(TargetId target) { focus_ = target; }
  TargetId focus() const { return focus_; }
  void select(TargetId target) { selected_ = target; }  // shown as picked up

  void drag(TargetId target, Vec2 by) { dragged_ = target, drag_by_ = by; }  // its sprites are drawn so far away, on top; 0: none
  bool can_drag(TargetId target) const;

  TargetId target_at(Vec2 pixel, const Camera& camera) const;                           // allowed ones only; 0: none
  TargetId any_target_at(Vec2 pixel, const Camera& camera) const;                       // also those not allowed: for "why not?"
  void hot_spots(const Camera& camera, std::vector<HotSpot>& out) const;                // allowed ones, in the order of allow()
  void extra_spots(std::span<const HotSpot> spots) { extra_.assign(spots.begin(), spots.end()); }  // targets drawn elsewhere
  TargetId neighbour(TargetId from, Vec2 direction, const Camera& camera) const;        // for arrow keys

  // --- the picture ---
  void draw(const Camera& camera, double now, DrawList& list);
  const Sprites& resting() const { return shots_.empty() ? rest_ : shots_.back().shot.after; }

 private:
  struct Playing {
    Shot shot;
    double begin = -1;  // set when it starts
    float length = 0;   // seconds at normal speed
    std::uint32_t cues_done = 0;  // cues are sorted by delay
  };
  struct Dot {  // a particle: where and when it began
    Vec2 at, velocity;
    double begin;  // may lie ahead
    float life, size, spin, gravity;
    float grow;    // of its size, by the end of its life
    float swing;   // to and fro, in board units
    bool below;    // lies on the ground, under the pieces
    ImageId image;
    Color tint;
  };

  void start(Playing& playing, double now);
  void fire(const Cue& cue, const Playing& playing, double now);
  void spawn(const Cue& cue, Vec2 at, double begin);
  void retire();
  void poses(double now);
  const Sprite* find_id(const Sprites& sprites, std::uint32_t id) const;
  Sprite pose(const Sprite* from, const Sprite* to, const Playing& playing, float elapsed) const;
  void draw_sprite(const Sprite& sprite, const Camera& camera, Vec2 shake, double now, DrawList& list) const;
  void draw_dots(const Camera& camera, bool below, double now, DrawList& list) const;
  void draw_texts(const Camera& camera, double now, DrawList& list) const;
  bool allowed(TargetId target) const;
  const Sprite* find(TargetId target) const;
  Rect hit_area(const Sprite& sprite, const Camera& camera) const;
  TargetId hit(Vec2 pixel, const Camera& camera, bool allowed_only) const;

  StageSettings settings_;
  Sprites rest_;  // sorted by id, like every list of sprites kept here
  Sprites props_;
  std::deque<Playing> shots_;
  std::vector<Dot> dots_;
  std::vector<Sound> sounds_;  // due, not yet taken
  Sprites scratch_;            // poses of this frame, in drawing order
  std::vector<TargetId> allowed_;
  std::vector<HotSpot> extra_;
  TargetId focus_ = 0;
  TargetId selected_ = 0;
  TargetId dragged_ = 0;
  Vec2 drag_by_;
  double shake_until_ = 0;
  Rng cosmetic_{1};
};

}  // namespace wildshore
