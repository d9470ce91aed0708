// app.hpp: the program: one object that hears events, acts on intents, lets the table go on, and draws a frame.
//
// Whatever a person does, by pointer, key, pad, panel or mirror, becomes an Intent or a pick on the board; both are acted on in
// one place (app_intents.cpp, app_table.cpp). Input is translated in app_input.cpp.
#pragma once
#include <SDL.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/address.hpp"
#include "app/audio.hpp"
#include "app/board.hpp"
#include "app/canvas.hpp"
#include "app/frame_times.hpp"
#include "app/gestures.hpp"
#include "app/imgui_backend.hpp"
#include "app/pace.hpp"
#include "app/previews.hpp"
#include "app/saves.hpp"
#include "app/shown_picture.hpp"
#include "panels/model.hpp"

namespace wildshore {

// Labels that end a sentence of their own go on in another one.
inline std::string_view without_stop(std::string_view label) { return label.ends_with('.') ? label.substr(0, label.size() - 1) : label; }

class App {
 public:
  // Takes over the renderer: it is made anew when the device was lost.
  App(SDL_Window* window, SDL_Renderer* renderer);
  ~App();
  App(const App&) = delete;
  App& operator=(const App&) = delete;

  void event(const SDL_Event& event);
  void frame();
  // Between two frames: a bot that thinks goes on for about so long; what it chooses is played in a frame. False: nobody thinks.
  bool think(double seconds);
  bool thinking() const { return model_.bot_thinking; }
  bool quit() const { return quit_; }
  bool hidden() const { return hidden_; }  // nobody sees it: frames need not be drawn
  bool settled() const;                    // nothing moves, loads or thinks
  SDL_Renderer* renderer() const { return renderer_; }
  void draw_again() { shown_.forget(); }   // the next frame, even if it shows the same

  // What the page may ask; see hooks.hpp.
  bool act(std::string_view step);
  bool command(std::string_view id);
  void type(std::string_view text);
  std::string targets_json() const;
  std::string record_text() const;       // the whole truth, for keeping
  std::string seen_record_text() const;  // as the person in front may see it
  std::string figures_json() const;

 private:
  // --- app.cpp: the frame ---
  void measure_window();
  void restore_device();
  void poll_platform();
  bool draw(double now);
  void draw_table(Rect area, double now);
  void draw_loading(Rect area);
  double veiled(double now) const;
  void use_language();
  void apply_settings();
  StageSettings stage_settings() const;

  // --- app_mirror.cpp ---
  void push_mirror();
  std::string mirror_json() const;
  std::string mirror_question() const;

  // --- app_input.cpp ---
  Vec2 pixels(int x, int y) const;  // from SDL's window coordinates
  void window_event(const SDL_Event& event);
  void mouse_event(const SDL_Event& event);
  void finger_event(const SDL_Event& event);
  void key_event(const SDL_Event& event);
  void pad_event(const SDL_Event& event);
  void stick(int axis, int value);
  bool global_key(int key, bool control);
  void board_key(int key, int held);
  void pad_button(int button, bool down);
  void back();
  void run_gestures();
  void fit_or_zoom(Vec2 pixel);
  void any_input();  // an input that acts: cuts the animation, unlocks sound
  bool board_has_keys() const;
  void give_keys(int panel);

  // --- app_intents.cpp ---
  void run_intents();
  void run(const Intent& intent);
  void run_table_intent(const Intent& intent);
  void open_harbour();
  void open_set_up(std::string_view game);
  void start_draft();
  void continue_game(std::string key);
  void import_text(std::string_view text, std::string_view title_key);
  void open_address(std::string_view text);
  void share();
  void export_record();
  void tell(std::string title, std::string message);
  void notice(std::string text, double seconds);
  void storage(bool works);
  void open_strength();
  void advance_strength();

  // --- app_table.cpp ---
  void start_table(const Setup& setup);
  bool open_record(const ReadRecord& read, std::string id, std::string_view title_key);
  void set_table(std::unique_ptr<Table> table, std::string id);
  void leave_table();
  bool goes_on() const;
  void advance_table(double now);
  void after_table_changed(double now);
  void save();
  void play(std::string_view step);
  void answer(const Board::Answer& answer);
  void refresh_whisper();
  void refresh_buttons();
  void note_buttons();  // after the panels were drawn: where the buttons are, which one is pointed at
  void hint();
  void ask_hint(bool in_full);
  void forget_hint();
  void advance_hint();
  void look_back();
  void suggest();
  void replay(bool play);
  void advance_replay(double now);
  void branch();

  SDL_Window* window_;
  SDL_Renderer* renderer_;
  std::unique_ptr<Canvas> canvas_;
  ImGuiBackend imgui_;
  Audio audio_;
  Words words_;
  Model model_;
  Saves saves_;
  Board board_;
  Previews previews_;
  std::unique_ptr<Table> table_;
  std::string save_id_;
  int saved_steps_ = -1;
  double over_since_ = -1;
  double replay_next_ = 0;   // when the next step may be shown
  Pace pace_;                // of bots, and of hints
  DrawList list_;
  ShownPicture shown_;
  int frames_drawn_ = 0;     // the others showed the same picture
  std::vector<Sound> sounds_;
  FrameTimes times_;

  Vec2 size_{1, 1};          // of the canvas, pixels
  Vec2 points_{1, 1};        // of the window, in SDL's coordinates
  float unit_ = 1;           // pixels per CSS pixel
  float theme_scale_ = 0;    // what the fonts were loaded for; 0: they must be
  bool all_letters_ = false; // somebody wrote letters that the language does not need
  double now_ = 0;
  double last_frame_ = 0;
  float loaded_ = 1;            // part of the board's images that are there
  double loading_since_ = -1;
  double shown_since_ = -1;     // the board; -1: its pictures were not there yet
  bool drawn_once_ = false;
  bool quit_ = false;
  bool hidden_ = false;
  bool device_gone_ = false;
  bool hint_wanted_ = false;    // the table thinks about it
  bool hint_in_full_ = false;   // a person asked: with reason and alternatives
  StrengthRun strength_run_;
  int suggested_ = -1;  // revision of the table whose question came with a suggestion

  Gestures gestures_;
  std::optional<Vec2> pressed_at_;  // a pointer went down there and has not moved on
  SDL_FingerID panel_finger_ = 0;
  bool panel_has_finger_ = false;
  bool touch_ = false;        // the last pointer was a finger
  int panel_keys_ = -1;       // at the table: the panel that has the keys; -1: the board
  bool soft_keyboard_ = false;
  int stick_x_ = 0;           // -1, 0 or 1
  int stick_y_ = 0;

  bool mirror_stale_ = true;
  std::uint64_t mirror_hash_ = 0;
  std::string language_;         // what words_ holds
  std::string whisper_refused_;  // a refusal, shown until the focus changes
  TargetId refused_focus_ = 0;
  struct Whispered {             // what model_.whisper was made for
    TargetId focus = 0;
    Path picked;
    int revision = -1;
    int hinted = -1;
    bool refused = false;
    bool thinking = false;
    bool operator==(const Whispered&) const = default;
  };
  Whispered whispered_;
  TargetId pointed_before_ = 0;
  int buttons_revision_ = -1;           // of the table model_.buttons was made for
  std::vector<TargetId> button_targets_;  // scratch
  std::vector<HotSpot> button_areas_;     // scratch
};

}  // namespace wildshore
