// model.hpp: all the panels show, and all they may ask for. Panels read the model and append intents; the app acts on them.
//
// The DOM mirror, the keyboard and the gamepad ask through the same intents, so there is one way to do each thing.
#pragma once
#include <array>
#include <string>
#include <vector>

#include "panels/settings.hpp"
#include "panels/strength.hpp"
#include "play/game_entry.hpp"
#include "stage/sprite.hpp"
#include "table/table.hpp"

namespace wildshore {

enum class Screen : std::uint8_t { Harbour, SetUp, Table, End };
// What lies over the screen.
enum class Overlay : std::uint8_t { None, Settings, Rules, Menu, Message, Log, Strength };

struct Intent {
  enum class Kind : std::uint8_t {
    OpenHarbour,
    OpenSetUp,    // text: game id
    Start,        // play the draft
    Continue,     // text: key of the saved game; empty: the newest
    Play,         // text: step
    Undo,
    Redo,
    Hint,
    Rematch,
    Share,        // copy the link of this game
    Export,       // the record as a text file
    Import,       // ask for a text file
    Forget,       // text: key of the saved game to delete
    OpenOverlay,  // number: Overlay
    CloseOverlay,
    SettingsChanged,
    FullScreen,
    ShowMoment,   // number: step to look at; -1: back to now
    Replay,       // number: 1 play, 0 pause; from the beginning when now is looked at
    Branch,       // a new game from the moment looked at
    Pick,         // number: a target that is shown as a button
    RunStrength,  // number: 1 plays the ladder of the strength card, 0 stops
    LiftCurtain,  // the person called is in front of the screen
    Quit,         // desktop only
  };
  Kind kind;
  std::string text;
  int number = 0;
};

// The set-up being made.
struct Draft {
  const GameEntry* game = nullptr;
  Setup setup;
  std::string seed_text;      // empty: a new seed for each game; otherwise setup.seed holds it
  bool more = false;          // "more" is unfolded
  std::string trouble;        // what is wrong with it, as a sentence; empty: it can be played
};

inline constexpr std::array<float, 5> kReplayRates = {0.5f, 1, 2, 4, 8};

// A game kept in storage, for "continue".
struct SavedGame {
  std::string key;
  std::string game;     // id
  std::string summary;  // "Round 4, your turn"
};

// A target that may be picked now and has no sprite. The panels say where they drew it.
struct TableButton {
  Button button;
  bool focused = false;
  Rect area;  // pixels; empty: not drawn
};

// What the panels remember from frame to frame; nobody else needs it.
struct PanelState {
  Screen screen = Screen::Harbour;     // shown in the last frame, and since when
  Overlay overlay = Overlay::None;
  double screen_since = 0;
  double overlay_since = 0;            // also when it was closed
  Seat banner_seat = kSpectator;       // whose turn the banner said it was, and since when
  double banner_since = 0;
  bool look_at_board = false;          // Screen::End: the card is out of the way
  std::string search;                  // rules book
  int rules_goto = -1;                 // section to scroll to, once
  int log_lines = 0;                   // for showing the newest
  unsigned drag_window = 0;            // scrolled by a finger or a held button
  bool drag_moved = false;
  float drag_speed = 0;                // pixels per second, runs out after letting go
  double hold_since = -1;              // the curtain's button is held down
  bool sheet_open = false;             // narrow windows: the sheet below the board is pulled up
  bool sheet_held = false;             // by its grip
  bool sheet_moved = false;            // and pulled
  float sheet_part = 0;                // how far it is up, 0 to 1
  Question past;                       // scratch: what the banner says while looking back, or with a whisper in it
  std::string line;                    // scratch: a sentence that is put together in every frame
  int remark_number = 0;               // the remark that is shown, and since when
  double remark_since = 0;
};

struct Model {
  const Words* words = nullptr;
  Registry registry;
  Settings settings;
  Screen screen = Screen::Harbour;
  Overlay overlay = Overlay::None;
  Draft draft;
  std::vector<SavedGame> saved;     // newest first
  Table* table = nullptr;           // on Screen::Table and Screen::End
  int moment = -1;                  // the step looked at, -1: now
  bool replaying = false;           // the moments follow each other by themselves
  int replay_rate = 1;              // index into kReplayRates
  std::string whisper;              // one sentence at the bottom: what the focused target would do, or why not
  bool whisper_refuses = false;     // it is a "why not?"
  int hinted = -1;                  // index into offers(), -1: no hint shown
  const Hint* hint = nullptr;       // the whole of it, where a person asked for it
  bool hint_thinking = false;       // it will come
  std::vector<TableButton> buttons; // targets shown as buttons
  std::vector<Card> breakdown;      // Screen::End: of the scores
  const std::vector<TurningPoint>* turning = nullptr;  // Screen::End; null: not yet known
  StrengthCard strength;            // Overlay::Strength
  TargetId pointed = 0;             // the one of them under the pointer, said by the panels
  bool covered = false;             // the curtain is down: only the call for the next person is shown
  bool hold_key = false;            // the key that stands for holding the curtain's button is down
  std::string notice;               // a passing message ("Link copied"), shown until notice_until
  double notice_until = 0;
  std::string message_title;        // Overlay::Message
  std::string message;
  bool bot_thinking = false;
  bool desktop = false;             // a window of our own: "quit" makes sense
  bool storage_works = true;
  double now = 0;                   // seconds
  bool reduced_motion() const { return settings.reduced_motion; }
  PanelState panel;
  std::vector<Intent> intents;      // filled by panels, emptied by the app each frame

  void ask(Intent::Kind kind, std::string text = {}, int number = 0) { intents.push_back({kind, std::move(text), number}); }
};

}  // namespace wildshore
