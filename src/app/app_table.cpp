// app_table.cpp: the game on the table: begun, continued, played, saved, over.
#include <algorithm>
#include <utility>

#include "app/app.hpp"
#include "app/clock.hpp"
#include "app/platform.hpp"
#include "panels/games.hpp"

namespace wildshore {
namespace {

constexpr double kStepBudget = 0.003;   // seconds a frame for bots and chance
constexpr double kThinkBudget = 0.001;  // while a bot is at it: there is time between two frames, see think()
constexpr double kHintBudget = 0.005;   // for a hint, and for looking back
constexpr double kBeforeEnd = 1.1;      // seconds the last picture stands
constexpr double kReplayPause = 0.12;   // between two steps of a replay
constexpr double kReplayStill = 0.7;    // the same without animation
constexpr double kBranchNotice = 6;

}  // namespace

void App::start_table(const Setup& setup) {
  if (const auto trouble = check(model_.registry, setup)) {
    tell(words_.say("app.address.title"), say(words_, *trouble));
    return;
  }
  set_table(find_game(model_.registry, setup.game)->table(setup, words_), saves_.new_id());
}

// Shows what a record holds. False: something of it did not fit, which was said; table_ is null when nothing could be shown.
bool App::open_record(const ReadRecord& read, std::string id, std::string_view title_key) {
  std::optional<Trouble> trouble = read.trouble;
  const GameEntry* entry = read.playable ? find_game(model_.registry, read.record.setup.game) : nullptr;
  if (read.playable && !trouble) trouble = check(model_.registry, read.record.setup);
  if (!entry || !entry->table || check(model_.registry, read.record.setup)) {
    open_harbour();
    tell(words_.say(title_key), say(words_, trouble.value_or(Trouble{"trouble.record", {}, 0, {}})));
    return false;
  }
  auto table = entry->table(read.record.setup, words_);
  if (auto refused = table->load(read.record)) trouble = std::move(refused);
  const int kept = table->steps();
  set_table(std::move(table), std::move(id));
  if (!trouble) return true;
  tell(words_.say(title_key), say(words_, *trouble) + " " + words_.say("app.kept", {std::to_string(kept)}));
  return false;
}

void App::set_table(std::unique_ptr<Table> table, std::string id) {
  board_.open(nullptr);
  table_ = std::move(table);
  model_.table = table_.get();
  model_.screen = Screen::Table;
  model_.overlay = Overlay::None;
  model_.moment = -1;
  model_.replaying = false;
  model_.turning = nullptr;
  model_.panel.remark_number = 0;
  forget_hint();
  model_.whisper.clear();
  whisper_refused_.clear();
  save_id_ = std::move(id);
  suggested_ = -1;
  saved_steps_ = -1;
  over_since_ = -1;
  shown_since_ = -1;
  give_keys(-1);
  board_.open(table_.get());
  mirror_stale_ = true;
}

void App::leave_table() {
  board_.open(nullptr);
  forget_hint();
  model_.turning = nullptr;
  model_.table = nullptr;
  model_.whisper.clear();
  table_.reset();
}

// Nothing holds the game back: it is looked at as it stands now.
bool App::goes_on() const {
  return table_ && model_.screen == Screen::Table && model_.moment < 0 && (model_.overlay == Overlay::None || model_.overlay == Overlay::Log);
}

bool App::think(double seconds) {
  bool more = model_.bot_thinking && goes_on();
  if (!more) return false;
  pace_.spend(seconds, [&](int iterations) {
    more = table_->think(iterations);
    return more ? Pace::Went::Thinking : Pace::Went::Done;
  });
  return more;
}

void App::advance_table(double now) {
  if (!table_) return;
  const double budget = model_.bot_thinking ? kThinkBudget : kStepBudget;
  model_.bot_thinking = false;
  const bool goes_on = this->goes_on();
  if (goes_on && (loaded_ >= 1 || model_.settings.speed == Speed::Off)) {
    pace_.spend(budget, [&](int iterations) {
      if (board_.busy()) return Pace::Went::Done;
      const Progress progress = table_->advance(iterations);
      model_.bot_thinking = progress == Progress::Thinking;
      if (progress == Progress::Thinking) return Pace::Went::Thinking;
      if (progress != Progress::Stepped) return Pace::Went::Done;
      after_table_changed(now);
      return Pace::Went::On;
    });
  }
  save();
  if (goes_on) suggest();
  if (goes_on) advance_hint();
  if (!table_->over() || board_.busy() || !goes_on) return;
  if (over_since_ < 0) over_since_ = now;
  if (model_.settings.speed != Speed::Off && now - over_since_ < kBeforeEnd) return;
  model_.screen = Screen::End;
  model_.breakdown = table_->breakdown();
  mirror_stale_ = true;
}

// After anything that may have changed the table: the board follows.
void App::after_table_changed(double now) {
  if (!board_.refresh(now)) return;
  forget_hint();
  model_.turning = nullptr;
  whisper_refused_.clear();
  mirror_stale_ = true;
}

void App::save() {
  if (table_->steps() == saved_steps_ || table_->steps() == 0) return;
  saved_steps_ = table_->steps();
  if (table_->over()) {
    saves_.finish(save_id_, record_text());
  } else {
    const std::string round = std::to_string(table_->result().round);
    saves_.keep({save_id_, table_->setup().game, words_.say("app.summary", {round, table_->question().headline})}, record_text());
  }
  model_.saved = saves_.list();
  storage(saves_.works());
}

void App::play(std::string_view step) {
  if (!table_ || model_.moment >= 0) return;
  if (const auto trouble = table_->play(step)) {
    whisper_refused_ = say(words_, *trouble);
    audio_.play(Sound::Refuse);
    return;
  }
  after_table_changed(now_);
}

void App::answer(const Board::Answer& answer) {
  using Kind = Board::Answer::Kind;
  if (answer.kind != Kind::Nothing) whisper_refused_.clear();
  switch (answer.kind) {
    case Kind::Nothing: break;
    case Kind::Picked:
    case Kind::Unpicked: audio_.play(Sound::Click); break;
    case Kind::Play: play(answer.text); break;
    case Kind::Refused:
      whisper_refused_ = answer.text;
      refused_focus_ = board_.focus();
      audio_.play(Sound::Refuse);
      break;
  }
}

// A refusal stays until something else is focused; then the hint, or what the focused target would do.
void App::refresh_whisper() {
  if (!table_) return;
  if (!whisper_refused_.empty() && board_.focus() != refused_focus_ && board_.focus() != 0) whisper_refused_.clear();
  const Whispered key{board_.focus(), board_.picked(), table_->revision(), model_.hinted, !whisper_refused_.empty(), model_.hint_thinking};
  if (key == whispered_ && (!key.refused || model_.whisper == whisper_refused_)) return;
  whispered_ = key;
  mirror_stale_ |= key.refused;
  model_.whisper_refuses = key.refused;
  const Offer* hinted = model_.hinted >= 0 ? &table_->offers()[static_cast<std::size_t>(model_.hinted)] : nullptr;
  const bool on_hint = hinted && (key.focus == 0 || hinted->path.contains(key.focus));
  if (key.refused) model_.whisper = whisper_refused_;
  else if (key.thinking) model_.whisper = words_.say("hint.thinking");
  else if (!on_hint) model_.whisper = board_.whisper(words_);
  else if (model_.hint && model_.hint->fills_card()) model_.whisper = hinted->label;  // the rest stands on the card
  else if (!model_.hint || model_.hint->reason.empty()) model_.whisper = words_.say("whisper.suggested", {hinted->label});
  else model_.whisper = words_.say("hint.suggested", {without_stop(hinted->label), model_.hint->reason});
}

// Buttons for the targets that have no sprite; made anew only when something changed.
void App::refresh_buttons() {
  board_.buttons(button_targets_);
  const bool same = table_ && buttons_revision_ == table_->revision() &&
                    std::equal(model_.buttons.begin(), model_.buttons.end(), button_targets_.begin(), button_targets_.end(),
                               [](const TableButton& shown, TargetId target) { return shown.button.target == target; });
  if (!same) {
    model_.buttons.clear();
    for (const TargetId target : button_targets_) model_.buttons.push_back({table_->button(target), false, {}});
    buttons_revision_ = table_ ? table_->revision() : -1;
  }
  for (TableButton& each : model_.buttons) each.focused = each.button.target == board_.focus();
}

void App::note_buttons() {
  button_areas_.clear();
  for (const TableButton& each : model_.buttons) {
    if (each.area.w > 0) button_areas_.push_back({each.button.target, each.area});
  }
  board_.button_areas(button_areas_);
  if (model_.pointed == pointed_before_) return;
  pointed_before_ = model_.pointed;
  board_.focus(model_.pointed);
}

// --- looking back ---

void App::replay(bool play) {
  if (play && model_.moment < 0) {
    model_.moment = table_->steps() > 0 ? 0 : -1;
    board_.show_moment(model_.moment);
  }
  model_.replaying = play && model_.moment >= 0;
  replay_next_ = now_ + kReplayPause;
  apply_settings();
}

// One step after another at the rate chosen, each moving as it did; the last leads back to now.
void App::advance_replay(double now) {
  if (!model_.replaying || model_.overlay != Overlay::None || board_.busy() || now < replay_next_) return;
  board_.play_moment(now);
  model_.moment = board_.moment();
  const auto rate = static_cast<double>(kReplayRates[static_cast<std::size_t>(model_.replay_rate)]);
  const bool still = model_.settings.speed == Speed::Off;
  replay_next_ = now + (still ? kReplayStill : kReplayPause) / rate;
  mirror_stale_ = true;
  if (model_.moment >= 0) return;
  model_.replaying = false;
  apply_settings();
}

// The game as it stood at the moment looked at, as a new one; the old one stays where it is saved.
void App::branch() {
  if (model_.moment < 0) return;
  ReadRecord read;
  read.record = table_->record();
  read.playable = true;
  const int step = model_.moment;
  read.record.steps.resize(static_cast<std::size_t>(step));
  read.record.setup.seed = platform::fresh_seed();
  read.record.setup.practice = true;
  if (!open_record(read, saves_.new_id(), "app.link.title")) return;
  notice(words_.say("replay.branched", {std::to_string(step)}), kBranchNotice);
}

// --- advice ---

// The first time it points out what a good player would do, the second time it does that.
void App::hint() {
  if (!table_->waiting() || model_.moment >= 0) return;
  if (model_.hinted >= 0) return play(std::string(table_->offers()[static_cast<std::size_t>(model_.hinted)].step));
  ask_hint(true);
}

void App::ask_hint(bool in_full) {
  hint_in_full_ = in_full || (hint_wanted_ && hint_in_full_);
  hint_wanted_ = true;
  whisper_refused_.clear();
  advance_hint();
}

void App::forget_hint() {
  model_.hinted = -1;
  model_.hint = nullptr;
  model_.hint_thinking = hint_wanted_ = hint_in_full_ = false;
}

// Lets the table think about a hint, a few milliseconds a frame; whatever changes the table ends it.
void App::advance_hint() {
  if (!hint_wanted_ || !table_ || model_.moment >= 0) return;
  const Hint* hint = nullptr;
  pace_.spend(kHintBudget, [&](int iterations) {
    hint = table_->hint(iterations);
    return hint ? Pace::Went::Done : Pace::Went::Thinking;
  });
  model_.hint_thinking = !hint && hint_in_full_;
  if (!hint) return;
  hint_wanted_ = false;
  model_.hinted = hint->offer;
  model_.hint = hint_in_full_ && hint->offer >= 0 ? hint : nullptr;
  mirror_stale_ = true;
  if (hint_in_full_) board_.point_out(model_.hinted);
  else board_.suggest(model_.hinted);
}

// Small choices come with a suggestion: asking for a hint takes it.
void App::suggest() {
  if (!table_ || suggested_ == table_->revision() || board_.busy() || !table_->waiting() || !table_->question().suggests) return;
  suggested_ = table_->revision();
  if (model_.hinted < 0) ask_hint(false);
}

// What changed the game most, thought about on the end screen.
void App::look_back() {
  if (!table_ || model_.screen != Screen::End || model_.turning) return;
  const double deadline = seconds_now() + kHintBudget;
  do model_.turning = table_->turning_points(1);
  while (!model_.turning && seconds_now() < deadline);
  mirror_stale_ |= model_.turning != nullptr;
}

}  // namespace wildshore
