// platform.hpp: what differs between the page and the desktop window. Implemented in platform_web.cpp and platform_native.cpp.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "stage/sprite.hpp"

namespace wildshore::platform {

// Storage: small texts under keys; synchronous. The web prefixes keys with "wildshore/" in localStorage; the desktop keeps files
// below XDG_DATA_HOME/wildshore. Anything may fail: nullopt / false, never a crash.
bool storage_works();
std::optional<std::string> load(std::string_view key);
bool store(std::string_view key, std::string_view text);
void erase(std::string_view key);
std::vector<std::string> keys(std::string_view prefix);

// What follows '#' in the page's address, or the desktop's command line joined by '&'; empty if none or if it has not changed since it
// was read. Polled every frame: a later change of the address (hashchange) comes through here too.
std::string take_address();
void give_address(std::string_view address);  // desktop only: from the command line
std::string page_address();  // without '#...': what a share link begins with
void copy_text(std::string_view text);
void save_file(std::string_view name, std::string_view text);
void ask_file();                            // the answer comes later:
std::optional<std::string> take_file();     // the text of a chosen file, once
void give_file(std::string_view path);      // desktop only: dropped on the window

bool prefers_reduced_motion();
std::string preferred_language();  // "en", "it", "fr"
void full_screen();
std::uint64_t fresh_seed();        // never used in rules: seeds a new game

// The window: size in CSS pixels and device pixels per CSS pixel.
struct Window {
  Vec2 css;
  float density = 1;
};
Window window();
void force_density(float density);  // desktop only: from the command line, for screenshots

// The mirror: the page's DOM; the desktop ignores it. `json` is described in web/README part of CONTRIBUTING.
void mirror(std::string_view json);
void first_frame_drawn();
void fatal(std::string_view title, std::string_view message);  // plain error page with a way on

// True once after the graphics device came back from being lost (WebGL): renderer and textures must be made anew. While it is
// lost, device_lost() is true and nothing is drawn. The desktop hears of it by SDL's own events: always false there.
bool device_lost();
bool take_context_restored();

// A text field has or loses the keyboard: phones show or hide theirs. What is typed comes as SDL events or through Hooks::type.
void soft_keyboard(bool wanted);

}  // namespace wildshore::platform
