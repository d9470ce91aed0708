// platform_native.cpp: the desktop's side of platform.hpp: files, clipboard, the SDL window.
//
// Storage is one file per key below XDG_DATA_HOME/wildshore, written beside and renamed, so a crash never leaves half a file.
#ifndef __EMSCRIPTEN__
#include <SDL.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <system_error>
#include <utility>

#include "app/platform.hpp"

namespace wildshore::platform {
namespace {

namespace fs = std::filesystem;

struct Desktop {
  std::string address;
  std::optional<std::string> file;
  float density = 0;  // 0: ask the display
};
Desktop& desktop() {
  static Desktop state;
  return state;
}

SDL_Window* main_window() { return SDL_GetWindowFromID(1); }

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

fs::path data_folder() {
  const std::string data = environment("XDG_DATA_HOME");
  if (!data.empty()) return fs::path(data) / "wildshore";
  const std::string home = environment("HOME");
  return home.empty() ? fs::path() : fs::path(home) / ".local" / "share" / "wildshore";
}

// Keys are words separated by '/': anything else would leave the folder.
bool good_key(std::string_view key) {
  if (key.empty() || key.front() == '/' || key.find("..") != std::string_view::npos) return false;
  return std::all_of(key.begin(), key.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '/' || c == '-' || c == '_' || c == '.';
  });
}

fs::path file_of(std::string_view key) { return data_folder() / (std::string(key) + ".txt"); }

std::optional<std::string> read_file(const fs::path& path) {
  std::FILE* file = std::fopen(path.c_str(), "rb");
  if (!file) return std::nullopt;
  std::string text;
  char block[4096];
  std::size_t size = 0;
  while ((size = std::fread(block, 1, sizeof block, file)) > 0) text.append(block, size);
  const bool good = std::ferror(file) == 0;
  std::fclose(file);
  if (!good) return std::nullopt;
  return text;
}

bool write_file(const fs::path& path, std::string_view text) {
  const fs::path beside = path.string() + ".new";
  std::FILE* file = std::fopen(beside.c_str(), "wb");
  if (!file) return false;
  const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  const bool closed = std::fclose(file) == 0;
  std::error_code error;
  if (written && closed) fs::rename(beside, path, error);
  if (written && closed && !error) return true;
  fs::remove(beside, error);
  return false;
}

}  // namespace

bool storage_works() {
  std::error_code error;
  const fs::path folder = data_folder();
  if (folder.empty()) return false;
  fs::create_directories(folder, error);
  return store("probe", "1") && (erase("probe"), true);
}

std::optional<std::string> load(std::string_view key) {
  if (!good_key(key) || data_folder().empty()) return std::nullopt;
  return read_file(file_of(key));
}

bool store(std::string_view key, std::string_view text) {
  if (!good_key(key) || data_folder().empty()) return false;
  std::error_code error;
  fs::create_directories(file_of(key).parent_path(), error);
  return write_file(file_of(key), text);
}

void erase(std::string_view key) {
  if (!good_key(key) || data_folder().empty()) return;
  std::error_code error;
  fs::remove(file_of(key), error);
}

std::vector<std::string> keys(std::string_view prefix) {
  std::vector<std::string> found;
  const fs::path folder = data_folder();
  std::error_code error;
  fs::recursive_directory_iterator it(folder, error);
  for (; !error && it != fs::recursive_directory_iterator(); it.increment(error)) {
    std::error_code entry_error;
    if (!it->is_regular_file(entry_error) || it->path().extension() != ".txt") continue;
    std::string key = it->path().lexically_relative(folder).replace_extension().generic_string();
    if (key.starts_with(prefix)) found.push_back(std::move(key));
  }
  std::sort(found.begin(), found.end());
  return found;
}

std::string take_address() { return std::exchange(desktop().address, {}); }
void give_address(std::string_view address) { desktop().address = address; }
std::string page_address() { return {}; }
void copy_text(std::string_view text) { SDL_SetClipboardText(std::string(text).c_str()); }

// Into the person's Downloads, or the current folder where there is none.
void save_file(std::string_view name, std::string_view text) {
  std::error_code error;
  const std::string home = environment("HOME");
  fs::path folder = home.empty() ? fs::path(".") : fs::path(home) / "Downloads";
  if (!fs::is_directory(folder, error)) folder = fs::current_path(error);
  write_file(folder / name, text);
}

// There is no file dialog in SDL2: a record dropped on the window arrives here (see give_file), or its text in the clipboard does.
void ask_file() {
  if (!SDL_HasClipboardText()) return;
  char* text = SDL_GetClipboardText();
  if (text) desktop().file = text;
  SDL_free(text);
}

std::optional<std::string> take_file() { return std::exchange(desktop().file, std::nullopt); }
void give_file(std::string_view path) { desktop().file = read_file(fs::path(path)); }

bool prefers_reduced_motion() { return false; }

std::string preferred_language() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const std::string value = environment(name);
    if (value.size() >= 2) return value.substr(0, 2);
  }
  return "en";
}

void full_screen() {
  SDL_Window* window = main_window();
  if (!window) return;
  const bool full = (SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
  SDL_SetWindowFullscreen(window, full ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP);
}

std::uint64_t fresh_seed() {
  std::random_device device;
  const auto ticks = static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
  // Short enough to be read aloud, and the same range as in the page.
  return ((static_cast<std::uint64_t>(device()) << 20) ^ ticks) & ((1ull << 48) - 1);
}

void force_density(float density) { desktop().density = density; }

Window window() {
  SDL_Window* shown = main_window();
  if (!shown) return {};
  int points_w = 0, points_h = 0;
  SDL_GetWindowSize(shown, &points_w, &points_h);
  int pixels_w = points_w, pixels_h = points_h;
  if (SDL_Renderer* renderer = SDL_GetRenderer(shown)) SDL_GetRendererOutputSize(renderer, &pixels_w, &pixels_h);
  float density = desktop().density;
  if (density <= 0) density = points_w > 0 ? static_cast<float>(pixels_w) / static_cast<float>(points_w) : 1;
  return {{static_cast<float>(pixels_w) / density, static_cast<float>(pixels_h) / density}, density};
}

void mirror(std::string_view) {}
void first_frame_drawn() {}

void fatal(std::string_view title, std::string_view message) {
  std::fprintf(stderr, "%.*s\n%.*s\n", static_cast<int>(title.size()), title.data(), static_cast<int>(message.size()), message.data());
  SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR, std::string(title).c_str(), std::string(message).c_str(), main_window());
}

bool device_lost() { return false; }
bool take_context_restored() { return false; }
void soft_keyboard(bool) {}

}  // namespace wildshore::platform
#endif
