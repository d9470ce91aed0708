// platform_web.cpp: the page's side of platform.hpp: calls into web/shell.js, and the functions shell.js calls here.
//
// Texts cross in one way only: UTF-8 bytes in our memory, given to the page as address and length, and given to us in buffer().
// So no string helper of Emscripten's runtime needs to be exported, whatever its version.
#ifdef __EMSCRIPTEN__
#include <emscripten.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "app/hooks.hpp"
#include "app/json.hpp"
#include "app/platform.hpp"
#include "app/registry.hpp"

namespace wildshore::platform {
namespace {

// What the page wrote for us, or what we are about to give it.
std::string& buffer() {
  static std::string text;
  return text;
}

struct Device {
  bool lost = false;
  bool restored = false;
};
Device& device() {
  static Device state;
  return state;
}

std::string take_buffer() { return std::move(buffer()); }

// Hands a text to the page: its length is asked for by ws_length.
const char* give(std::string text) {
  buffer() = std::move(text);
  return buffer().c_str();
}

std::string hex(std::uint64_t value) {
  std::string digits(16, '0');
  for (int i = 15; i >= 0; --i, value >>= 4) digits[static_cast<std::size_t>(i)] = "0123456789abcdef"[value & 15];
  return digits;
}

// clang-format off
// A renderer that is made anew (lost WebGL context) deletes its old context, and with that Emscripten takes all event handlers off the
// canvas, SDL's too, which nobody puts back: those of the canvas stay.
EM_JS(void, ws_js_keep_handlers, (), {
  if (typeof JSEvents != "object") return;
  var remove = JSEvents.removeAllHandlersOnTarget;
  JSEvents.removeAllHandlersOnTarget = function(target, type) {
    if (type || target !== Module["canvas"]) remove(target, type);
  };
})
EM_JS(void, ws_js_connect, (), {
  window["wildshore_shell"]["connect"]({
    "heap": function() { return HEAPU8; },
    "buffer": function(bytes) { return Module["_ws_buffer"](bytes); },
    "length": function() { return Module["_ws_length"](); },
    "act": function() { return !!Module["_ws_act"](); },
    "command": function() { return !!Module["_ws_command"](); },
    "type": function() { return !!Module["_ws_type"](); },
    "targets": function() { return Module["_ws_targets"](); },
    "record": function() { return Module["_ws_record"](); },
    "figures": function() { return Module["_ws_figures"](); },
    "bench": function() { return Module["_ws_bench"](); },
    "context_lost": function() { Module["_ws_context"](0); },
    "context_restored": function() { Module["_ws_context"](1); }
  });
})
EM_JS(int, ws_js_storage_works, (), { return window["wildshore_shell"]["storage"]["works"]() ? 1 : 0; })
EM_JS(int, ws_js_load, (const char* key, int key_length), {
  var shell = window["wildshore_shell"];
  return shell["answer"](shell["storage"]["load"](shell["read"](key, key_length)));
})
EM_JS(int, ws_js_store, (const char* key, int key_length, const char* text, int length), {
  var shell = window["wildshore_shell"];
  return shell["storage"]["store"](shell["read"](key, key_length), shell["read"](text, length)) ? 1 : 0;
})
EM_JS(void, ws_js_erase, (const char* key, int key_length), {
  var shell = window["wildshore_shell"];
  shell["storage"]["erase"](shell["read"](key, key_length));
})
EM_JS(int, ws_js_keys, (const char* prefix, int length), {
  var shell = window["wildshore_shell"];
  return shell["answer"](shell["storage"]["keys"](shell["read"](prefix, length)).join("\n"));
})
EM_JS(int, ws_js_take_address, (), {
  var shell = window["wildshore_shell"];
  return shell["answer"](shell["take_address"]());
})
EM_JS(int, ws_js_page_address, (), {
  var shell = window["wildshore_shell"];
  return shell["answer"](shell["page_address"]());
})
EM_JS(void, ws_js_copy_text, (const char* text, int length), {
  var shell = window["wildshore_shell"];
  shell["copy_text"](shell["read"](text, length));
})
EM_JS(void, ws_js_save_file, (const char* name, int name_length, const char* text, int length), {
  var shell = window["wildshore_shell"];
  shell["save_file"](shell["read"](name, name_length), shell["read"](text, length));
})
EM_JS(void, ws_js_ask_file, (), { window["wildshore_shell"]["ask_file"](); })
EM_JS(int, ws_js_take_file, (), {
  var shell = window["wildshore_shell"];
  return shell["answer"](shell["take_file"]());
})
EM_JS(int, ws_js_reduced_motion, (), { return window["wildshore_shell"]["reduced_motion"]() ? 1 : 0; })
EM_JS(int, ws_js_language, (), {
  var shell = window["wildshore_shell"];
  return shell["answer"](shell["language"]());
})
EM_JS(void, ws_js_full_screen, (), { window["wildshore_shell"]["full_screen"](); })
EM_JS(double, ws_js_random, (), { return window["wildshore_shell"]["random"](); })
EM_JS(double, ws_js_width, (), { return window["wildshore_shell"]["size"]("width"); })
EM_JS(double, ws_js_height, (), { return window["wildshore_shell"]["size"]("height"); })
EM_JS(double, ws_js_density, (), { return window["wildshore_shell"]["size"]("density"); })
EM_JS(void, ws_js_mirror, (const char* json, int length), {
  var shell = window["wildshore_shell"];
  shell["mirror"](shell["read"](json, length));
})
EM_JS(void, ws_js_first_frame, (), { window["wildshore_shell"]["first_frame_drawn"](); })
EM_JS(void, ws_js_fatal, (const char* title, int title_length, const char* text, int length), {
  var shell = window["wildshore_shell"];
  shell["fatal"](shell["read"](title, title_length), shell["read"](text, length));
})
EM_JS(void, ws_js_soft_keyboard, (int wanted), { window["wildshore_shell"]["soft_keyboard"](!!wanted); })
// clang-format on

int length(std::string_view text) { return static_cast<int>(text.size()); }

}  // namespace

bool storage_works() { return ws_js_storage_works() != 0; }

std::optional<std::string> load(std::string_view key) {
  if (!ws_js_load(key.data(), length(key))) return std::nullopt;
  return take_buffer();
}

bool store(std::string_view key, std::string_view text) {
  return ws_js_store(key.data(), length(key), text.data(), length(text)) != 0;
}

void erase(std::string_view key) { ws_js_erase(key.data(), length(key)); }

std::vector<std::string> keys(std::string_view prefix) {
  ws_js_keys(prefix.data(), length(prefix));
  const std::string lines = take_buffer();
  std::vector<std::string> found;
  for (std::size_t begin = 0; begin < lines.size();) {
    const std::size_t end = std::min(lines.find('\n', begin), lines.size());
    found.push_back(lines.substr(begin, end - begin));
    begin = end + 1;
  }
  return found;
}

std::string take_address() { return ws_js_take_address() ? take_buffer() : std::string(); }
std::string page_address() { return ws_js_page_address() ? take_buffer() : std::string(); }
void copy_text(std::string_view text) { ws_js_copy_text(text.data(), length(text)); }

void save_file(std::string_view name, std::string_view text) {
  ws_js_save_file(name.data(), length(name), text.data(), length(text));
}

void ask_file() { ws_js_ask_file(); }

std::optional<std::string> take_file() {
  if (!ws_js_take_file()) return std::nullopt;
  return take_buffer();
}

bool prefers_reduced_motion() { return ws_js_reduced_motion() != 0; }
std::string preferred_language() { return ws_js_language() ? take_buffer() : "en"; }
void full_screen() { ws_js_full_screen(); }
std::uint64_t fresh_seed() { return static_cast<std::uint64_t>(ws_js_random()); }

Window window() {
  return {.css = {static_cast<float>(ws_js_width()), static_cast<float>(ws_js_height())},
          .density = static_cast<float>(ws_js_density())};
}

void mirror(std::string_view json) { ws_js_mirror(json.data(), length(json)); }
void first_frame_drawn() { ws_js_first_frame(); }

void fatal(std::string_view title, std::string_view message) {
  ws_js_fatal(title.data(), length(title), message.data(), length(message));
}

// The desktop's.
void give_address(std::string_view) {}
void give_file(std::string_view) {}
void force_density(float) {}

bool device_lost() { return device().lost; }
bool take_context_restored() { return std::exchange(device().restored, false); }
void soft_keyboard(bool wanted) { ws_js_soft_keyboard(wanted ? 1 : 0); }

}  // namespace wildshore::platform

// --- what shell.js calls. Texts for us are in the buffer by then; a text for the page is the address returned, ws_length() bytes long.

using namespace wildshore;
using platform::buffer;
using platform::give;
using platform::take_buffer;

extern "C" {

EMSCRIPTEN_KEEPALIVE void ws_connect() {
  platform::ws_js_keep_handlers();
  platform::ws_js_connect();
}

EMSCRIPTEN_KEEPALIVE char* ws_buffer(int bytes) {
  buffer().assign(static_cast<std::size_t>(bytes), '\0');
  return buffer().data();
}

EMSCRIPTEN_KEEPALIVE int ws_length() { return static_cast<int>(buffer().size()); }

EMSCRIPTEN_KEEPALIVE int ws_act() { return hooks() && hooks()->act(take_buffer()); }
EMSCRIPTEN_KEEPALIVE int ws_command() { return hooks() && hooks()->command(take_buffer()); }

EMSCRIPTEN_KEEPALIVE int ws_type() {
  if (hooks()) hooks()->type(take_buffer());
  return hooks() != nullptr;
}

EMSCRIPTEN_KEEPALIVE const char* ws_targets() { return give(hooks() ? hooks()->targets_json() : "[]"); }
EMSCRIPTEN_KEEPALIVE const char* ws_record() { return give(hooks() ? hooks()->record_text() : ""); }
EMSCRIPTEN_KEEPALIVE const char* ws_figures() { return give(hooks() ? hooks()->figures_json() : "{}"); }

// The figures and the signature of every game as `wildshore-cli bench --json` prints them: the browser must play as every other
// build does. The buffer holds the milliseconds to measure for.
EMSCRIPTEN_KEEPALIVE const char* ws_bench() {
  const std::string given = take_buffer();
  int milliseconds = 0;
  std::from_chars(given.data(), given.data() + given.size(), milliseconds);
  JsonWriter json;
  json.begin_array();
  for (const GameEntry* game : registry()) {
    if (!game->bench) continue;
    const BenchReport report = game->bench(milliseconds);
    json.begin_object();
    json.key("game").text(game->id);
    json.key("games_per_s").decimal(report.games_per_s);
    json.key("ns_step").decimal(report.ns_step);
    json.key("ns_copy").decimal(report.ns_copy);
    json.key("state_bytes").number(report.state_bytes);
    json.key("signature").text(platform::hex(report.signature));
    json.end_object();
  }
  json.end_array();
  return give(json.result());
}

EMSCRIPTEN_KEEPALIVE void ws_context(int works) {
  platform::device().lost = !works;
  platform::device().restored = works;
}

}  // extern "C"
#endif
