// board.hpp: the table as a picture one points at: stage, camera and picker kept in step with the table.
//
// Pointer, keyboard, gamepad and mirror all end in pick(): it says what is to be played. The board itself never plays.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "app/picker.hpp"
#include "stage/stage.hpp"
#include "table/table.hpp"

namespace wildshore {

class Board {
 public:
  void open(Table* table);   // shows it as it stands; null: nothing
  bool shown() const { return table_ != nullptr; }
  void settings(const StageSettings& settings) { stage_.settings(settings); }

  // The part of the window for the board. Takes the shape that shows it larger.
  void fit(Rect area);
  // After the table may have changed: plays what happened and takes the new offers. True: there was a change.
  bool refresh(double now);
  void show_moment(int step);  // -1: now
  void play_moment(double now);  // plays the step looked at; then the next one is looked at, or -1: now
  int moment() const { return moment_; }
  void update(double now, std::vector<Sound>& sounds);
  void draw(Rect window, double now, DrawList& list);
  bool busy() const { return stage_.busy(); }
  void finish() { stage_.finish(); }
  // What the last watcher saw has been cleared away, and the table's curtain is down.
  bool covered() const { return covered_; }
  Camera& camera() { return camera_; }
  const Camera& camera() const { return camera_; }

  // --- pointing ---
  struct Answer {
    enum class Kind : std::uint8_t { Nothing, Picked, Play, Refused, Unpicked };
    Kind kind = Kind::Nothing;
    std::string text;  // Play: the step; Refused: why
  };
  Answer pick(TargetId target);
  Answer click(Vec2 pixel);
  Answer pick_focused();       // Enter: the focused target; without one the first gets the focus
  bool unpick();
  // A piece dragged to where it shall go: what is picked up, carried along, and let go over the next target or anywhere else.
  bool drag_begins(Vec2 pixel);  // something that can be dragged lies there: it is picked
  void drag_to(Vec2 pixel);
  Answer drag_ends(Vec2 pixel);
  void drag_cancelled();
  bool dragging() const { return dragged_ != 0; }
  const Path& picked() const { return picker_.picked(); }
  bool hover(Vec2 pixel);      // focuses what lies there; true: the focus changed
  void focus(TargetId target) { stage_.focus(target); }
  TargetId focus() const { return stage_.focus(); }
  void keep_focus(bool keep) { keep_focus_ = keep; }  // keyboard or gamepad: some target always has the focus
  void focus_towards(Vec2 direction);
  void focus_next(int by);     // around the targets that may be picked
  void point_out(int offer);   // a hint that was asked for: focuses the first target of its path
  void suggest(int offer);     // one that was not: the same, unless a choice has begun

  // What picking the focused target would do; empty: nothing is focused.
  std::string whisper(const Words& words) const;
  struct Spot {
    HotSpot at;
    int ways = 0;      // offers through it
    int offer = -1;    // the one it completes
  };
  void spots(std::vector<Spot>& out) const;  // what may be picked now
  // Targets without a sprite that may be picked now, in order; where the panels drew them is told back, for arrow keys and spots().
  void buttons(std::vector<TargetId>& out) const;
  void button_areas(std::span<const HotSpot> areas) { stage_.extra_spots(areas); }
  std::uint64_t picture() const;  // hash of what lies on the table when all is at rest

 private:
  void take_offers();
  void show_picked();
  void show_props();
  void ensure_focus();
  void look_at_focus();

  Table* table_ = nullptr;
  Stage stage_;
  Camera camera_;
  Picker picker_;
  bool fitted_ = false;     // the camera is set for this table
  Shape shape_ = Shape::Wide;
  int revision_ = -1;
  int moment_ = -1;
  bool keep_focus_ = false;
  bool covered_ = false;
  TargetId dragged_ = 0;
  Vec2 drag_from_;          // pixels
  TargetId pointed_out_ = 0;  // the focus whose props are shown
  Sprites sprites_;         // scratch
  Sprites props_;           // scratch
  std::vector<Shot> shots_;  // scratch
};

}  // namespace wildshore
