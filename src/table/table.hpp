// table.hpp: a match with its scene, the game's types hidden: what panels, mirror and app drive.
//
// The table holds the truth; everything it gives out goes through the View of the watcher (the person in front of the screen).
#pragma once
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "play/match.hpp"
#include "stage/camera.hpp"
#include "stage/draw_list.hpp"
#include "stage/shot.hpp"
#include "stage/sprite.hpp"
#include "table/character.hpp"
#include "table/remarks.hpp"

namespace wildshore {

// One legal action of the person asked.
struct Offer {
  std::string step;   // as text, for play()
  std::string label;  // as a sentence
  Path path;          // the targets to click, one after another; no two offers have the same path
};

// What is asked now, for the banner.
struct Question {
  std::string headline;  // "Your turn: three penguin moves"
  std::string detail;    // "Step a penguin, or slide a floe. Two moves left."
  Seat seat = kSpectator;
  int pips = 0;          // moves in all
  int pips_left = 0;
  bool suggests = false;  // a small choice within a chain: what a good player would do is said at once, for the taking
};

// What a good player would do here, and why.
struct Hint {
  struct Way {
    int offer = 0;
    int percent = 0;
    std::string label;  // the offer's, as short as the ways can be told apart
  };
  int offer = -1;                    // index into offers(); -1: nothing to say
  std::string reason;                // a sentence; may be empty
  std::vector<Way> ways;             // the offer and up to three others, best first; empty: nothing to compare
  bool chances = false;              // percents are chances to win; else how good beside the best, which has 100
  std::vector<std::string> advice;   // for a crew: the dangers, and last the goal
  bool fills_card() const { return !ways.empty() || !advice.empty(); }  // there is more to say than fits on one line
};

// A turn that changed the winner's chance, after the game.
struct TurningPoint {
  int step = 0;  // the turn begins before it
  Seat seat = kSpectator;
  std::string text;
};

// One line of the log.
struct LogLine {
  int step = 0;  // the line tells of step number `step`
  Seat seat = kSpectator;
  std::string text;
  ImageId image = 0;  // a small picture of what happened; 0: none
};

// How a seat stands, for the side panel and the end screen.
struct Standing {
  Seat seat = 0;
  std::string name;
  bool bot = false;
  Portrait portrait;  // of a bot
  bool to_act = false;
  bool winner = false;
  int score = 0;
  int goal = 0;          // 0: no fixed goal, show the number
  std::string note;      // "1 on the way"; may be empty
};

// What the side panel shows besides standings and log: a hand, a recipe, an album, a forecast. Images are the scene's own.
struct Picture {
  ImageId image = 0;
  Color tint;
  bool faint = false;  // not there yet
  Caption badge;
};
struct CardRow {
  ImageId image = 0;  // at the left; 0: none
  Color tint;
  std::string text;
  std::string note;
  std::vector<Picture> strip;  // small pictures below
  bool faint = false;
};
struct Card {
  std::string title;
  bool above = false;  // above the standings
  std::vector<CardRow> rows;
};

// A target without a sprite (kFirstButton and on).
struct Button {
  TargetId target = 0;
  std::string label;
  ImageId image = 0;  // 0: none
};

// What a seat looks like: never colour alone.
struct SeatLook {
  Color color;
  ImageId mark = 0;   // white image, tinted
  std::string_view mark_key;  // language key of its name: "suit.sun"
};

// How a game looks to the program around it. Colours as in the game's palette.
struct Look {
  std::span<const ImageSpec> images;  // images[0] is unused
  Color ground_top, ground_bottom;    // behind everything
  Color banner, banner_ink, paper, ink, accent;
  std::span<const SeatLook> seats;
  Ambience ambience = Ambience::None;
};

class Table {
 public:
  virtual ~Table() = default;
  virtual const GameEntry& entry() const = 0;
  virtual const Setup& setup() const = 0;
  virtual const Look& look() const = 0;
  virtual void words(const Words& words) = 0;  // another language: all sentences are made anew

  // --- flow ---
  virtual Progress advance(int iterations) = 0;  // chance or a bot, once; see Match
  virtual bool think(int iterations) = 0;        // the bot that thinks, without playing; see Match
  virtual std::optional<Trouble> play(std::string_view step) = 0;
  virtual std::optional<Trouble> load(const Record& record) = 0;  // fresh table only; keeps what could be played
  virtual bool can_undo() const = 0;
  virtual bool can_redo() const = 0;
  virtual bool undo() = 0;
  virtual bool redo() = 0;
  virtual bool waiting() const = 0;  // a person is asked and sees it
  virtual bool over() const = 0;
  virtual Record record() const = 0;       // the truth: for saving and sending
  virtual Record seen_record() const = 0;  // as the watcher may see it: steps that are secret to it are "?"
  virtual std::uint64_t hash() const = 0;
  virtual int steps() const = 0;
  // A number that changes whenever anything below may have changed.
  virtual int revision() const = 0;

  // --- who looks ---
  // One watcher at a time. Where a game hides things, another person who is asked waits behind a curtain: until it is lifted, all below
  // tells only what everybody may know, and nothing is offered.
  virtual Seat watcher() const = 0;    // kSpectator: nobody in particular
  virtual Seat curtain() const = 0;    // the person to be called; kSpectator: there is no curtain
  virtual void lift_curtain() = 0;

  // --- in words, for the watcher ---
  virtual const std::vector<Offer>& offers() const = 0;  // empty unless waiting()
  virtual const Question& question() const = 0;
  virtual const std::vector<LogLine>& log() const = 0;
  virtual const std::vector<Standing>& standings() const = 0;
  virtual const std::vector<Card>& cards() const = 0;
  virtual std::vector<Card> breakdown() const = 0;        // of the scores, when the game is over
  virtual Button button(TargetId target) const = 0;       // target >= kFirstButton
  virtual std::string board() const = 0;   // the table in words
  virtual std::string ending() const = 0;  // who won and why; empty while the game goes on
  virtual Result result() const = 0;
  // Why the path (targets picked so far, then one that is not allowed) is refused: a sentence with its rule number; empty: nothing to say.
  virtual std::string why_not(const Path& path) const = 0;
  // What a good player would do here. Thinks at most `iterations` now; null: it must be asked again. Any change of the table lets it
  // begin anew. While nobody is asked there is nothing to say.
  virtual const Hint* hint(int iterations) = 0;
  virtual const Remark& remark() const = 0;  // what a bot said last
  // The turns of a finished game that changed most. Looks at most `steps` steps further; null: it must be asked again.
  virtual const std::vector<TurningPoint>* turning_points(int steps) = 0;

  // --- in pictures ---
  virtual Rect bounds(Shape shape) const = 0;
  virtual void layout(Shape shape, Sprites& out) const = 0;
  virtual void layout_at(int step, Shape shape, Sprites& out) const = 0;  // as it was before step number `step`
  virtual void take_shots(Shape shape, std::vector<Shot>& out) = 0;       // what happened since the last call
  virtual void shots_of(int step, Shape shape, std::vector<Shot>& out) const = 0;  // once more what step number `step` did
  // What appears only while targets have been picked: arrows to choose a direction, "really?".
  virtual void props(const Path& picked, Shape shape, Sprites& out) const = 0;
  // What appears only while a target that may be picked next is pointed at: the way it would go.
  virtual void focus_props(const Path& picked, TargetId focus, Shape shape, Sprites& out) const = 0;
  // The landscape behind the sprites, over the whole window (pixels); moves with the seconds.
  virtual void backdrop(Shape shape, const Camera& camera, Rect window, double seconds, DrawList& out) const = 0;
};

}  // namespace wildshore
