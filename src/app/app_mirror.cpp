// app_mirror.cpp: the program in words, for the page's DOM mirror and for tests: what is asked, what can be done, how it goes.
#include <cinttypes>
#include <cstdio>

#include "app/app.hpp"
#include "app/json.hpp"
#include "app/platform.hpp"
#include "core/hash.hpp"
#include "panels/games.hpp"
#include "panels/panels.hpp"

namespace wildshore {
namespace {

std::string_view screen_name(Screen screen) {
  switch (screen) {
    case Screen::Harbour: return "harbour";
    case Screen::SetUp: return "setup";
    case Screen::Table: return "table";
    case Screen::End: return "end";
  }
  return "";
}

void write_commands(JsonWriter& json, const Model& model) {
  json.key("commands").begin_array();
  for (const Command& command : commands(model)) {
    json.begin_object();
    json.key("id").text(command.id);
    json.key("label").text(command.label);
    json.key("pressed").boolean(command.pressed);
    json.end_object();
  }
  json.end_array();
}

// Actions are offered where the board can be clicked: at the table, now, with nothing over it.
bool offers_actions(const Model& model) {
  return model.table && model.screen == Screen::Table && model.moment < 0 && (model.overlay == Overlay::None || model.overlay == Overlay::Log);
}

// The hint with its reason and what the alternatives are worth.
std::string hint_words(const Model& model) {
  const Words& words = *model.words;
  const Hint& hint = *model.hint;
  const std::string& label = model.table->offers()[static_cast<std::size_t>(hint.offer)].label;
  std::string out;
  for (const std::string& line : hint.advice) out += " " + line;
  out += " " + words.say("hint.mirror", {without_stop(label), hint.reason});
  std::string list;
  for (const Hint::Way& way : hint.ways) {
    list += (list.empty() ? "" : "; ") + words.say("hint.mirror.way", {way.label, std::to_string(way.percent)});
  }
  if (!list.empty()) out += " " + words.say(hint.chances ? "hint.mirror.chances" : "hint.mirror.worth", {list});
  return out;
}

std::string strength_words(const StrengthCard& card) {
  std::string out = card.about + " " + card.usual;
  for (const StrengthRow& row : card.rows) {
    out += " " + row.name + ": " + row.measured_text + ".";
    if (!row.ceiling_text.empty()) out += " " + row.ceiling_text + ".";
  }
  if (card.ran) out += " " + card.played;
  for (const StrengthRow& row : card.rows) {
    if (!row.here_text.empty()) out += " " + row.name + ": " + row.here_text + ".";
  }
  return out;
}

// What a bot said last; beside the table, where nobody is interrupted by it.
std::string remark_words(const Model& model) {
  const Remark& remark = model.table->remark();
  if (!model.settings.remarks || remark.seat < 0) return {};
  const std::string& name = model.table->standings()[static_cast<std::size_t>(remark.seat)].name;
  return "\n" + model.words->say("remark.said", {name, remark.text});
}

void write_table(JsonWriter& json, const Model& model) {
  const Table* table = model.table;
  json.key("board").text(table ? table->board() + remark_words(model) : std::string());
  json.key("actions").begin_array();
  if (offers_actions(model)) {
    for (const Offer& offer : table->offers()) {
      json.begin_object();
      json.key("step").text(offer.step);
      json.key("label").text(offer.label);
      json.end_object();
    }
  }
  json.end_array();
  json.key("log").begin_array();
  if (table) {
    for (const LogLine& line : table->log()) json.text(line.text);
  }
  json.end_array();
}

}  // namespace

// What is asked; a message or a notice comes first, because it must not be missed.
std::string App::mirror_question() const {
  if (model_.overlay == Overlay::Message) return model_.message_title + ". " + model_.message;
  if (model_.overlay == Overlay::Strength) return strength_words(model_.strength);
  std::string asked;
  switch (model_.screen) {
    case Screen::Harbour: asked = words_.say("app.mirror.harbour"); break;
    case Screen::SetUp: asked = model_.draft.trouble.empty() ? words_.say("app.mirror.setup") : model_.draft.trouble; break;
    case Screen::Table:
      asked = table_->question().headline + ". " + table_->question().detail;
      if (model_.hint) asked += hint_words(model_);
      break;
    case Screen::End: asked = table_->ending(); break;
  }
  return model_.notice.empty() ? asked : model_.notice + " " + asked;
}

std::string App::mirror_json() const {
  const std::string_view game = table_ ? std::string_view(table_->setup().game) : model_.screen == Screen::SetUp && model_.draft.game ? model_.draft.game->id : "";
  JsonWriter json;
  json.begin_object();
  json.key("lang").text(model_.settings.language);
  json.key("screen").text(screen_name(model_.screen));
  json.key("title").text(game.empty() ? std::string("Wildshore") : words_.say(game_key(game, "title")));
  json.key("question").text(mirror_question());
  write_table(json, model_);
  write_commands(json, model_);
  const bool message = model_.overlay == Overlay::Message;
  json.key("message").text(message ? model_.message : model_.whisper_refuses ? model_.whisper : model_.notice);
  json.end_object();
  return json.result();
}

void App::push_mirror() {
  if (!mirror_stale_) return;
  mirror_stale_ = false;
  if (model_.desktop) return;
  const std::string json = mirror_json();
  Hasher hasher;
  hasher.add_text(json);
  if (hasher.value() == mirror_hash_) return;
  mirror_hash_ = hasher.value();
  platform::mirror(json);
}

bool App::act(std::string_view step) {
  if (!offers_actions(model_)) return false;
  for (const Offer& offer : table_->offers()) {
    if (offer.step != step) continue;
    any_input();
    model_.ask(Intent::Kind::Play, std::string(step));
    return true;
  }
  return false;
}

bool App::command(std::string_view id) {
  any_input();
  return run_command(model_, id);
}

void App::type(std::string_view text) {
  mirror_stale_ = true;
  SDL_Event key{};
  for (const char c : text) {
    if (c != '\b' && c != '\n') continue;
    key.key.keysym.sym = c == '\b' ? SDLK_BACKSPACE : SDLK_RETURN;
    key.type = SDL_KEYDOWN;
    imgui_.key(key);
    key.type = SDL_KEYUP;
    imgui_.key(key);
  }
  if (text.find_first_of("\b\n") == std::string_view::npos) imgui_.text(text);
}

std::string App::targets_json() const {
  JsonWriter json;
  json.begin_array();
  std::vector<Board::Spot> spots;
  if (model_.screen == Screen::Table && model_.overlay == Overlay::None && model_.moment < 0) board_.spots(spots);
  const Rect window{0, 0, size_.x, size_.y};
  for (const Board::Spot& spot : spots) {
    const Rect& area = spot.at.area;
    const bool on_panel = spot.at.target >= kFirstButton;
    if (!window.contains(area.centre()) || ImGuiBackend::panel_at(area.centre()) != on_panel) continue;
    const Offer* offer = spot.offer >= 0 ? &table_->offers()[static_cast<std::size_t>(spot.offer)] : nullptr;
    json.begin_object();
    json.key("target").number(spot.at.target);
    json.key("label").text(offer ? offer->label : words_.say("whisper.choose", {std::to_string(spot.ways)}));
    json.key("x").decimal(static_cast<double>(area.x / unit_));
    json.key("y").decimal(static_cast<double>(area.y / unit_));
    json.key("width").decimal(static_cast<double>(area.w / unit_));
    json.key("height").decimal(static_cast<double>(area.h / unit_));
    json.key("step");
    if (offer) json.text(offer->step);
    else json.null();
    json.end_object();
  }
  json.end_array();
  return json.result();
}

std::string App::record_text() const { return table_ ? write_record(model_.registry, table_->record()) : std::string(); }
std::string App::seen_record_text() const { return table_ ? write_record(model_.registry, table_->seen_record()) : std::string(); }

std::string App::figures_json() const {
  char hash[17] = "";
  if (table_) std::snprintf(hash, sizeof hash, "%016" PRIx64, table_->hash());
  const Canvas::Figures board = canvas_ ? canvas_->figures() : Canvas::Figures{};
  const ImGuiBackend::Figures panels = imgui_.figures();
  JsonWriter json;
  json.begin_object();
  json.key("frame_ms_median").decimal(static_cast<double>(times_.at(0.5f)));
  json.key("frame_ms_p99").decimal(static_cast<double>(times_.at(0.99f)));
  json.key("frames").number(times_.count());
  json.key("frames_drawn").number(frames_drawn_);
  json.key("draw_calls").number(board.draw_calls + panels.draw_calls);
  json.key("triangles").number(board.triangles + panels.triangles);
  json.key("busy").boolean(!settled());
  json.key("screen").text(screen_name(model_.screen));
  json.key("revision").number(table_ ? table_->revision() : 0);
  json.key("steps").number(table_ ? table_->steps() : 0);
  json.key("hash").text(hash);
  char picture[17] = "";
  if (table_) std::snprintf(picture, sizeof picture, "%016" PRIx64, board_.picture());
  json.key("picture").text(picture);
  json.key("curtain").boolean(model_.covered);
  json.end_object();
  return json.result();
}

}  // namespace wildshore
