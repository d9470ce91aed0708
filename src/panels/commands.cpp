// commands.cpp: everything that can be asked of the panels, by id. Buttons, the DOM mirror and tests all come through run_command().
//
// What commands() lists is what can be run now; texts and numbers that a person types (name:1=Anna, seed=7, volume:35, search=bear)
// or the lines of the log (moment:12) are taken too, though they are not listed.
#include <algorithm>

#include "core/text.hpp"
#include "panels/games.hpp"
#include "panels/panels.hpp"
#include "table/teller.hpp"

namespace wildshore {
namespace {

using Kind = Intent::Kind;
using Commands = std::vector<Command>;

std::string text(int number) { return std::to_string(number); }
std::string rate_text(int rate) { return rate == 0 ? "0.5" : text(static_cast<int>(kReplayRates[static_cast<std::size_t>(rate)])); }

// Takes `prefix` off the front.
bool take(std::string_view& id, std::string_view prefix) {
  if (!id.starts_with(prefix)) return false;
  id.remove_prefix(prefix.size());
  return true;
}

// --- what there is ---

class Lister {
 public:
  explicit Lister(const Model& model) : model_(model) {}

  void add(std::string id, std::string label, bool pressed = false) { list_.push_back({std::move(id), std::move(label), pressed}); }
  void word(std::string_view id, std::string_view key, bool pressed = false) { add(std::string(id), words().say(key), pressed); }
  const Words& words() const { return *model_.words; }
  Commands take() { return std::move(list_); }

  void harbour();
  void set_up();
  void seats();
  void options();
  void table();
  void end();
  void settings();
  void menu();
  void log();
  void strength();
  void corner();

 private:
  const Model& model_;
  Commands list_;
};

// Always in reach on the harbour and the set-up.
void Lister::corner() {
  for (const Language& language : languages()) {
    if (languages().size() > 1) add(std::string("language:").append(language.code), std::string(language.name), model_.settings.language == language.code);
  }
  word("mute", "settings.mute", model_.settings.mute);
  word("settings", "ui.settings");
  word("fullscreen", "ui.fullscreen");
}

void Lister::harbour() {
  for (const SavedGame& saved : model_.saved) {
    const std::string title = words().say(game_key(saved.game, "title"));
    add("continue:" + saved.key, words().say("harbour.continue_game", {title, saved.summary}));
  }
  for (int place = 0; place < static_cast<int>(game_cards().size()); ++place) {
    const GameCard& card = game_cards()[static_cast<std::size_t>(card_at(model_, place))];
    if (entry_of(model_, card)) add(std::string("open:").append(card.id), words().say(game_key(card.id, "title")));
  }
  word("import", "menu.import");
  for (const SavedGame& saved : model_.saved) {
    add("forget:" + saved.key, words().say("harbour.forget_game", {words().say(game_key(saved.game, "title")), saved.summary}));
  }
  corner();
}

void Lister::seats() {
  const Draft& draft = model_.draft;
  for (int seat = 0; seat < static_cast<int>(draft.setup.seats.size()); ++seat) {
    const SeatSetup& sits = draft.setup.seats[static_cast<std::size_t>(seat)];
    const std::string id = "seat:" + text(seat + 1) + "=";
    const std::string name = seat_name(words(), draft.setup, seat);
    add(id + "human", words().say("setup.seat_is", {name, words().get("setup.person")}), sits.person());
    for (const std::string_view level : draft.game->levels) {
      const std::string bot = words().say("setup.bot_level", {words().get(level_key(level))});
      add(std::string(id).append("bot:").append(level), words().say("setup.seat_is", {name, bot}), sits.level == level);
    }
  }
  const int count = static_cast<int>(draft.setup.seats.size());
  if (count < draft.game->max_seats) word("seats+", "setup.add_seat");
  if (count > draft.game->min_seats) word("seats-", "setup.remove_seat");
}

void Lister::options() {
  const GameEntry& game = *model_.draft.game;
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    const OptionSpec& option = game.options[i];
    const auto chosen = model_.draft.setup.choices.value[i];
    const std::string title = words().say(option_key(game.id, option.key));
    const std::string id = std::string("option:").append(option.key).append("=");
    if (is_switch(option)) {
      add(std::string(id).append(option.values[chosen == 0 ? 1 : 0]), title, chosen == 1);
      continue;
    }
    for (std::size_t v = 0; v < option.values.size(); ++v) {
      const std::string value = words().say(option_key(game.id, option.key, option.values[v]));
      add(std::string(id).append(option.values[v]), words().say("setup.option_is", {title, value}), v == chosen);
    }
  }
}

void Lister::set_up() {
  if (model_.draft.game) {
    if (model_.draft.trouble.empty()) word("start", "setup.start");
    seats();
    options();
    word("practice", "setup.practice", model_.draft.setup.practice);
    word("more", "setup.more", model_.draft.more);
    word("strength", "strength.open");
    word("rules", "ui.rules");
  }
  word("back", "ui.back");
  corner();
}

void Lister::table() {
  const Table* table = model_.table;
  if (table && table->curtain() >= 0) word("lift", "curtain.look");
  if (table && table->can_undo()) word("undo", "ui.undo");
  if (table && table->can_redo()) word("redo", "ui.redo");
  if (table && table->waiting() && model_.moment < 0) {
    if (model_.hinted < 0) word("hint", "ui.hint");
    else add("hint", words().say("whisper.suggested", {table->offers()[static_cast<std::size_t>(model_.hinted)].label}));
  }
  if (table && model_.moment >= 0) {
    word("moment:now", "table.moment.now");
    if (model_.moment > 0) word("moment:prev", "table.moment.prev");
    if (model_.moment + 1 < table->steps()) word("moment:next", "table.moment.next");
    if (model_.replaying) word("replay:pause", "replay.pause");
    else word("replay:play", "replay.play");
    add("replay:rate", words().say("replay.rate", {rate_text(model_.replay_rate)}));
    word("branch", "replay.branch");
  } else if (table && table->steps() > 0) {
    word("replay:play", "replay.whole");
  }
  word("menu", "ui.menu");
  word("rules", "ui.rules");
  word("log", "ui.log");
  word("settings", "ui.settings");
}

void Lister::end() {
  if (model_.panel.look_at_board) word("result", "end.result");
  word("rematch", "end.rematch");
  if (!model_.panel.look_at_board) word("look", "end.look");
  if (!model_.panel.look_at_board) word("replay:play", "end.replay");
  word("share", "end.share");
  word("export", "end.export");
  word("harbour", "end.harbour");
  if (model_.turning && !model_.panel.look_at_board) {
    for (const TurningPoint& point : *model_.turning) add("moment:" + text(point.step), point.text);
  }
  if (model_.panel.look_at_board) table();
}

void Lister::settings() {
  const Settings& s = model_.settings;
  for (const Language& language : languages()) add(std::string("language:").append(language.code), std::string(language.name), s.language == language.code);
  for (const Speed speed : {Speed::Off, Speed::Fast, Speed::Normal}) {
    const std::string_view name = speed_name(speed);
    add(std::string("speed:").append(name), words().say("settings.speed_is", {words().get(std::string("settings.speed.").append(name))}), s.speed == speed);
  }
  word("mute", "settings.mute", s.mute);
  if (s.volume > 0) word("volume-", "settings.quieter");
  if (s.volume < 100) word("volume+", "settings.louder");
  for (int percent = kLeastText; percent <= kMostText; percent += 25) {
    add("text:" + text(percent), words().say("settings.text_is", {text(percent)}), s.text_percent == percent);
  }
  word("motion", "settings.motion", s.reduced_motion);
  word("remarks", "settings.remarks", s.remarks);
  word("marks", "settings.marks", s.colour_safe);
  word("fullscreen", "ui.fullscreen");
  word("close", "ui.close");
}

void Lister::menu() {
  word("close", "menu.resume");
  if (model_.table) word("rematch", "menu.rematch");
  word("harbour", "menu.harbour");
  if (model_.table) {
    word("replay:play", "replay.whole");
    word("share", "menu.share");
    word("export", "menu.export");
  }
  word("import", "menu.import");
  word("rules", "ui.rules");
  word("settings", "ui.settings");
  word("fullscreen", "ui.fullscreen");
  if (model_.desktop) word("quit", "menu.quit");
}

void Lister::strength() {
  const StrengthCard& card = model_.strength;
  if (card.running) word("strength:stop", "strength.stop");
  else word("strength:run", card.ran ? "strength.again" : "strength.run");
}

void Lister::log() {
  if (!model_.table) return;
  for (const LogLine& line : model_.table->log()) add("moment:" + text(line.step), line.text, line.step == model_.moment);
  if (model_.moment >= 0) word("moment:now", "table.moment.now");
}

// --- doing it ---

bool settings_command(Model& model, std::string_view id) {
  Settings& s = model.settings;
  const Settings before = s;
  bool known = true;
  if (take(id, "speed:")) {
    known = read_speed(id, s.speed);
  } else if (take(id, "text:")) {
    const auto percent = parse_number<int>(id);
    known = percent && *percent >= kLeastText && *percent <= kMostText;
    if (known) s.text_percent = *percent;
  } else if (take(id, "volume:")) {
    const auto volume = parse_number<int>(id);
    known = volume && *volume >= 0 && *volume <= 100;
    if (known) s.volume = *volume;
    if (known && s.volume > 0) s.mute = false;
  } else if (id == "volume+" || id == "volume-") {
    s.volume = std::clamp(s.volume + (id == "volume+" ? 10 : -10), 0, 100);
  } else if (take(id, "language:")) {
    s.language = id;
  } else if (id == "mute") {
    s.mute = !s.mute;
  } else if (id == "motion") {
    s.reduced_motion = !s.reduced_motion;
  } else if (id == "remarks") {
    s.remarks = !s.remarks;
  } else if (id == "marks") {
    s.colour_safe = !s.colour_safe;
  } else {
    return false;
  }
  if (known && !(s == before)) model.ask(Kind::SettingsChanged);
  return known;
}

bool seat_command(Draft& draft, std::string_view id) {
  const auto equals = id.find('=');
  const auto number = parse_number<int>(id.substr(0, equals));
  if (!number || equals == std::string_view::npos || *number < 1 || *number > static_cast<int>(draft.setup.seats.size())) return false;
  SeatSetup& seat = draft.setup.seats[static_cast<std::size_t>(*number - 1)];
  std::string_view who = id.substr(equals + 1);
  if (who == "human") {
    seat.level.clear();
    return true;
  }
  if (!take(who, "bot:")) return false;
  seat.level = who;
  seat.name.clear();
  return true;
}

bool option_command(Draft& draft, std::string_view id) {
  const auto equals = id.find('=');
  if (equals == std::string_view::npos) return false;
  const auto options = draft.game->options;
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (options[i].key != id.substr(0, equals)) continue;
    for (std::size_t v = 0; v < options[i].values.size(); ++v) {
      if (options[i].values[v] != id.substr(equals + 1)) continue;
      draft.setup.choices.value[i] = static_cast<std::uint8_t>(v);
      return true;
    }
  }
  return false;
}

bool name_command(Draft& draft, std::string_view id) {
  const auto equals = id.find('=');
  const auto number = parse_number<int>(id.substr(0, equals));
  if (!number || equals == std::string_view::npos || *number < 1 || *number > static_cast<int>(draft.setup.seats.size())) return false;
  draft.setup.seats[static_cast<std::size_t>(*number - 1)].name = id.substr(equals + 1);
  return true;
}

bool draft_command(Model& model, std::string_view id) {
  Draft& draft = model.draft;
  if (!draft.game) return false;
  bool done = true;
  if (take(id, "seat:")) {
    done = seat_command(draft, id);
  } else if (take(id, "option:")) {
    done = option_command(draft, id);
  } else if (take(id, "name:")) {
    done = name_command(draft, id);
  } else if (take(id, "seed=")) {
    draft.seed_text = id;
  } else if (id == "seats+") {
    draft.setup.seats.push_back({std::string(usual_level(*draft.game)), {}});
  } else if (id == "seats-") {
    draft.setup.seats.pop_back();
  } else if (id == "practice") {
    draft.setup.practice = !draft.setup.practice;
  } else if (id == "more") {
    draft.more = !draft.more;
  } else {
    return false;
  }
  judge(*model.words, model.registry, draft);
  return done;
}

bool moment_command(Model& model, std::string_view id) {
  if (!take(id, "moment:")) return false;
  int step = model.moment;
  if (id == "now") {
    step = -1;
  } else if (id == "prev" || id == "next") {
    step += id == "next" ? 1 : -1;
  } else if (const auto number = parse_number<int>(id)) {
    step = *number;
  } else {
    return false;
  }
  if (model.screen == Screen::End) model.panel.look_at_board = true;
  model.ask(Kind::ShowMoment, {}, step);
  if (model.overlay == Overlay::Log) model.ask(Kind::CloseOverlay);
  return true;
}

bool replay_command(Model& model, std::string_view id) {
  if (!take(id, "replay:")) return false;
  if (id == "rate") {
    model.replay_rate = (model.replay_rate + 1) % static_cast<int>(kReplayRates.size());
    model.ask(Kind::SettingsChanged);
    return true;
  }
  model.panel.look_at_board = model.panel.look_at_board || model.screen == Screen::End;
  model.ask(Kind::Replay, {}, id == "play" ? 1 : 0);
  if (model.overlay == Overlay::Menu) model.ask(Kind::CloseOverlay);
  return true;
}

// Commands that are an intent and nothing else.
struct Plain {
  std::string_view id;
  Kind kind;
  int number = 0;
};
constexpr Plain kPlainCommands[] = {
    {"start", Kind::Start},
    {"undo", Kind::Undo},
    {"redo", Kind::Redo},
    {"hint", Kind::Hint},
    {"lift", Kind::LiftCurtain},
    {"branch", Kind::Branch},
    {"rematch", Kind::Rematch},
    {"share", Kind::Share},
    {"export", Kind::Export},
    {"import", Kind::Import},
    {"back", Kind::OpenHarbour},
    {"harbour", Kind::OpenHarbour},
    {"fullscreen", Kind::FullScreen},
    {"quit", Kind::Quit},
    {"close", Kind::CloseOverlay},
    {"settings", Kind::OpenOverlay, static_cast<int>(Overlay::Settings)},
    {"rules", Kind::OpenOverlay, static_cast<int>(Overlay::Rules)},
    {"menu", Kind::OpenOverlay, static_cast<int>(Overlay::Menu)},
    {"log", Kind::OpenOverlay, static_cast<int>(Overlay::Log)},
    {"strength", Kind::OpenOverlay, static_cast<int>(Overlay::Strength)},
    {"strength:run", Kind::RunStrength, 1},
    {"strength:stop", Kind::RunStrength, 0},
};

bool plain_command(Model& model, std::string_view id) {
  for (const Plain& plain : kPlainCommands) {
    if (plain.id != id) continue;
    // From the menu, what leaves it also closes it; another overlay takes its place.
    const bool leaves = model.overlay == Overlay::Menu && (plain.kind == Kind::OpenHarbour || plain.kind == Kind::Rematch);
    model.ask(plain.kind, {}, plain.number);
    if (leaves) model.ask(Kind::CloseOverlay);
    return true;
  }
  return false;
}

bool screen_command(Model& model, std::string_view id) {
  if (take(id, "open:")) {
    model.ask(Kind::OpenSetUp, std::string(id));
  } else if (take(id, "continue:")) {
    model.ask(Kind::Continue, std::string(id));
  } else if (take(id, "forget:")) {
    model.ask(Kind::Forget, std::string(id));
  } else if (id == "look" || id == "result") {
    model.panel.look_at_board = id == "look";
  } else if (take(id, "search=")) {
    model.panel.search = id;
  } else {
    return false;
  }
  return true;
}

// Typed by a person, so not in the list.
bool typed(const Model& model, std::string_view id) {
  if (model.overlay == Overlay::Settings) return id.starts_with("volume:") || id.starts_with("text:");
  if (model.overlay == Overlay::Rules) return id.starts_with("search=");
  if (model.overlay == Overlay::None && model.table && take(id, "moment:")) {
    const auto step = parse_number<int>(id);
    return step && *step >= 0 && *step < model.table->steps();
  }
  return model.overlay == Overlay::None && model.screen == Screen::SetUp && (id.starts_with("name:") || id.starts_with("seed="));
}

bool offered(const Model& model, std::string_view id) {
  if (typed(model, id)) return true;
  const Commands list = commands(model);
  return std::any_of(list.begin(), list.end(), [id](const Command& each) { return each.id == id; });
}

}  // namespace

std::vector<Command> commands(const Model& model) {
  Lister lister(model);
  switch (model.overlay) {
    case Overlay::Settings: lister.settings(); return lister.take();
    case Overlay::Menu: lister.menu(); return lister.take();
    case Overlay::Log: lister.log(); break;
    case Overlay::Strength: lister.strength(); break;
    case Overlay::Rules: break;
    case Overlay::Message: lister.word("close", "ui.ok"); return lister.take();
    case Overlay::None:
      switch (model.screen) {
        case Screen::Harbour: lister.harbour(); break;
        case Screen::SetUp: lister.set_up(); break;
        case Screen::Table: lister.table(); break;
        case Screen::End: lister.end(); break;
      }
      return lister.take();
  }
  lister.word("close", "ui.close");
  return lister.take();
}

bool run_command(Model& model, std::string_view id) {
  if (id == "continue" && model.overlay == Overlay::None && model.screen == Screen::Harbour && !model.saved.empty()) {
    model.ask(Kind::Continue, model.saved.front().key);
    return true;
  }
  if (!offered(model, id)) return false;
  return settings_command(model, id) || draft_command(model, id) || moment_command(model, id) || replay_command(model, id) ||
         screen_command(model, id) || plain_command(model, id);
}

}  // namespace wildshore
