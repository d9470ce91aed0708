// app_intents.cpp: what is asked for is done here, whoever asked: panels, keys, pad, mirror or address.
#include <utility>

#include "app/app.hpp"
#include "app/assets.hpp"
#include "app/platform.hpp"
#include "panels/games.hpp"
#include "panels/panels.hpp"

namespace wildshore {
namespace {

constexpr double kNotice = 4;  // seconds
constexpr double kStorageNotice = 12;
constexpr double kLadderBudget = 0.006;  // seconds a frame

}  // namespace

using Kind = Intent::Kind;

void App::run_intents() {
  if (model_.intents.empty()) return;
  // What is asked for while acting comes next frame.
  const std::vector<Intent> intents = std::exchange(model_.intents, {});
  for (const Intent& intent : intents) {
    mirror_stale_ = true;
    run(intent);
  }
}

void App::run(const Intent& intent) {
  switch (intent.kind) {
    case Kind::OpenHarbour: open_harbour(); break;
    case Kind::OpenSetUp: open_set_up(intent.text); break;
    case Kind::Start: start_draft(); break;
    case Kind::Continue: continue_game(intent.text); break;
    case Kind::Import: platform::ask_file(); break;
    case Kind::Forget:
      saves_.forget(intent.text);
      model_.saved = saves_.list();
      break;
    case Kind::OpenOverlay:
      model_.overlay = static_cast<Overlay>(intent.number);
      if (model_.overlay == Overlay::Strength) open_strength();
      audio_.play(Sound::Click);
      break;
    case Kind::RunStrength:
      if (intent.number == 1) strength_run_.begin(model_.strength);
      else strength_run_.stop(model_.strength);
      break;
    case Kind::CloseOverlay:
      strength_run_.stop(model_.strength);
      model_.overlay = Overlay::None;
      give_keys(-1);
      audio_.play(Sound::Click);
      break;
    case Kind::SettingsChanged:
      use_language();
      apply_settings();
      storage(platform::store("settings", write_settings(model_.settings)));
      break;
    case Kind::FullScreen: platform::full_screen(); break;
    case Kind::Quit: quit_ = true; break;
    default: run_table_intent(intent); break;
  }
}

void App::run_table_intent(const Intent& intent) {
  if (!table_) return;
  switch (intent.kind) {
    case Kind::Play: play(intent.text); break;
    case Kind::Undo:
      if (!table_->undo()) audio_.play(Sound::Refuse);
      after_table_changed(now_);
      break;
    case Kind::Redo:
      if (!table_->redo()) audio_.play(Sound::Refuse);
      after_table_changed(now_);
      break;
    case Kind::Hint: hint(); break;
    case Kind::Pick: answer(board_.pick(static_cast<TargetId>(intent.number))); break;
    case Kind::LiftCurtain:
      table_->lift_curtain();
      after_table_changed(now_);
      break;
    case Kind::Rematch: {
      Setup again = table_->setup();
      again.seed = platform::fresh_seed();
      start_table(again);
      break;
    }
    case Kind::Share: share(); break;
    case Kind::Export: export_record(); break;
    case Kind::ShowMoment: {
      const int step = intent.number >= 0 && intent.number < table_->steps() ? intent.number : -1;
      model_.moment = step;
      model_.replaying = false;
      apply_settings();
      board_.show_moment(step);
      break;
    }
    case Kind::Replay: replay(intent.number == 1); break;
    case Kind::Branch: branch(); break;
    default: break;
  }
}

void App::open_harbour() {
  leave_table();
  model_.screen = Screen::Harbour;
  model_.overlay = Overlay::None;
  model_.saved = saves_.list();
  previews_.clear();
}

void App::open_set_up(std::string_view game) {
  const GameEntry* entry = find_game(model_.registry, game);
  if (!entry || !entry->table) return;
  leave_table();
  if (model_.draft.game != entry) model_.draft = new_draft(words_, model_.registry, *entry);
  model_.screen = Screen::SetUp;
  model_.overlay = Overlay::None;
  audio_.play(Sound::Click);
}

void App::start_draft() {
  if (!model_.draft.game) return;
  judge(words_, model_.registry, model_.draft);
  if (!model_.draft.trouble.empty()) return;
  Setup setup = model_.draft.setup;
  if (model_.draft.seed_text.empty()) setup.seed = platform::fresh_seed();
  start_table(setup);
}

void App::continue_game(std::string key) {
  if (key.empty() && !saves_.list().empty()) key = saves_.list().front().key;
  const auto text = saves_.load(key);
  if (!text) {
    tell(words_.say("app.save.title"), words_.say("app.save.gone"));
    saves_.forget(key);
    model_.saved = saves_.list();
    return;
  }
  const ReadRecord read = read_record(model_.registry, *text);
  if (open_record(read, key, "app.save.title")) return;
  saves_.set_aside(key, *text);
  if (!table_) saves_.forget(key);
  model_.saved = saves_.list();
}

void App::import_text(std::string_view text, std::string_view title_key) {
  open_record(read_record(model_.registry, text), saves_.new_id(), title_key);
}

void App::open_address(std::string_view text) {
  const Address address = read_address(model_.registry, text);
  mirror_stale_ = true;
  if (address.speed) {
    model_.settings.speed = *address.speed;
    apply_settings();
  }
  if (address.shown) {
    open_record(*address.shown, saves_.new_id(), "app.link.title");
  } else if (address.trouble) {
    open_harbour();
    tell(words_.say("app.address.title"), say(words_, *address.trouble));
  } else if (address.setup) {
    Setup setup = *address.setup;
    if (!address.has_seed) setup.seed = platform::fresh_seed();
    if (!address.only_set_up) {
      start_table(setup);
      return;
    }
    open_set_up(setup.game);
    model_.draft.setup = setup;
    judge(words_, model_.registry, model_.draft);
  }
}

void App::share() {
  platform::copy_text(platform::page_address() + "#r=" + pack_link(model_.registry, table_->record()));
  notice(words_.say("app.link_copied"), kNotice);
}

void App::export_record() {
  const std::string name = table_->setup().game + "-" + std::to_string(table_->setup().seed) + ".txt";
  platform::save_file(name, record_text());
  notice(words_.say("app.exported", {name}), kNotice);
}

void App::tell(std::string title, std::string message) {
  model_.message_title = std::move(title);
  model_.message = std::move(message);
  model_.overlay = Overlay::Message;
  mirror_stale_ = true;
}

void App::notice(std::string text, double seconds) {
  model_.notice = std::move(text);
  model_.notice_until = now_ + seconds;
  mirror_stale_ = true;
}

void App::open_strength() {
  if (!model_.draft.game) {
    model_.overlay = Overlay::None;
    return;
  }
  strength_run_.stop(model_.strength);
  model_.strength = strength_card(words_, *model_.draft.game, model_.draft.setup, asset("figures/strength.txt"));
}

// The ladder of the strength card is played while the card is open, a few milliseconds a frame.
void App::advance_strength() {
  if (model_.overlay != Overlay::Strength || !model_.strength.running) return;
  pace_.spend(kLadderBudget, [&](int iterations) {
    strength_run_.advance(model_.strength, words_, iterations);
    return model_.strength.running ? Pace::Went::Thinking : Pace::Went::Done;
  });
  mirror_stale_ |= !model_.strength.running;
}

// Whether storage works, as of the last try: a refusal is said once.
void App::storage(bool works) {
  if (!works && model_.storage_works) notice(words_.say("app.storage"), kStorageNotice);
  model_.storage_works = works;
}

}  // namespace wildshore
