// main.cpp: starts SDL, makes the window and the App, and calls one frame function: the browser does, or a loop on the desktop.
//
//   wildshore [ADDRESS] [--open FILE] [--size WxH] [--density N] [--run "COMMAND; COMMAND"] [--shot FILE.png [--frames N]]
//             [--strip FILE.png --play "STEP; STEP" --every SECONDS --count N --after SECONDS --part X,Y,W,H --columns N]
//
// ADDRESS is what follows '#' in the page's address; --open shows a record. --shot draws until nothing moves any more, or N frames, saves
// a picture and ends; --run gives the panels' commands by id before it, each when nothing moves. --strip plays the steps (when nothing
// moves, the next one) and saves pictures of the motion side by side; its time is counted, not measured, so that it is the same on every
// machine. scripts/strips makes them.
#include <SDL.h>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include "app/app.hpp"
#include "app/clock.hpp"
#include "app/device.hpp"
#include "app/hooks.hpp"
#include "app/platform.hpp"
#include "app/screenshot.hpp"
#ifdef __EMSCRIPTEN__
#include <emscripten.h>
#include <emscripten/eventloop.h>
#endif

namespace wildshore {
namespace {

// The one program; the browser calls frame() without telling us which.
struct Program {
  SDL_Window* window = nullptr;
  std::unique_ptr<App> app;
  bool pictured = false;  // pictures of frames are taken
  bool thinks = false;    // a bot thinks between two frames
  Hooks hooks{nullptr};
};
Program& program() {
  static Program one;
  return one;
}

// False: it cannot be played here, and the person was told.
bool begin(int width, int height) {
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
  SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
  SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
  SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1");
  SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
  SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
  SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) {
    platform::fatal("No window", std::string("Wildshore could not open a window: ") + SDL_GetError());
    return false;
  }
  SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);  // without one there are no gamepads, and that is fine
  program().window = SDL_CreateWindow("Wildshore", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height,
                                      SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  SDL_Renderer* renderer = program().window ? create_renderer(program().window) : nullptr;
  if (!renderer) {
    platform::fatal("No graphics", std::string("Wildshore needs WebGL or another way to draw, and found none: ") + SDL_GetError());
    return false;
  }
  program().app = std::make_unique<App>(program().window, renderer);
  program().hooks.app = program().app.get();
  return true;
}

void frame() {
  App& app = *program().app;
  SDL_Event event;
  while (SDL_PollEvent(&event)) app.event(event);
  if (program().pictured) app.draw_again();
  if (!app.hidden()) app.frame();
}

constexpr double kThought = 0.006;  // seconds: as long as a click may have to wait

}  // namespace

Hooks* hooks() { return program().app ? &program().hooks : nullptr; }

#ifdef __EMSCRIPTEN__

namespace {

// Bots think in the time the browser leaves between two frames, a little at a time, so that it can do its own work in between. Timers would
// not do: browsers let those that follow one another wait for 4 ms.
void think(void*) {
  App& app = *program().app;
  program().thinks = !app.hidden() && app.think(kThought);
  if (program().thinks) emscripten_set_immediate(think, nullptr);
}

void frame_of_page() {
  frame();
  if (program().thinks || program().app->hidden() || !program().app->thinking()) return;
  program().thinks = true;
  emscripten_set_immediate(think, nullptr);
}

}  // namespace

int run(int, char**) {
  const platform::Window page = platform::window();
  if (!begin(static_cast<int>(page.css.x), static_cast<int>(page.css.y))) return 1;
  emscripten_set_main_loop(frame_of_page, 0, false);
  return 0;
}

#else

namespace {

struct Options {
  int width = 1280, height = 720;
  std::string open;
  std::string shot;
  std::string run;
  int frames = 0;
  std::string strip;
  std::string play;
  double every = 0.1, after = 0;
  int count = 12, columns = 6;
  Rect part;
};

bool strip_option(std::string_view word, const char* value, Options& options) {
  if (word == "--strip") options.strip = value;
  else if (word == "--play") options.play = value;
  else if (word == "--every") options.every = std::atof(value);
  else if (word == "--after") options.after = std::atof(value);
  else if (word == "--count") options.count = std::atoi(value);
  else if (word == "--columns") options.columns = std::atoi(value);
  else if (word != "--part" || std::sscanf(value, "%f,%f,%f,%f", &options.part.x, &options.part.y, &options.part.w, &options.part.h) != 4) return false;
  return true;
}

bool read_options(int argc, char** argv, Options& options) {
  std::string address;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    const bool more = i + 1 < argc;
    if (word == "--size" && more) {
      if (std::sscanf(argv[++i], "%dx%d", &options.width, &options.height) != 2) return false;
    } else if (word == "--density" && more) {
      platform::force_density(static_cast<float>(std::atof(argv[++i])));
    } else if (word == "--shot" && more) {
      options.shot = argv[++i];
    } else if (word == "--run" && more) {
      options.run = argv[++i];
    } else if (word == "--frames" && more) {
      options.frames = std::atoi(argv[++i]);
    } else if (word == "--open" && more) {
      options.open = argv[++i];
    } else if (more && strip_option(word, argv[i + 1], options)) {
      ++i;
    } else if (word.starts_with("--")) {
      return false;
    } else {
      if (!address.empty()) address += '&';
      address += word.starts_with('#') ? word.substr(1) : word;
    }
  }
  platform::give_address(address);
  return true;
}

// The first of the steps, taken off the text.
std::string_view take_step(std::string_view& steps) {
  const auto end = steps.find(';');
  std::string_view step = steps.substr(0, end);
  steps.remove_prefix(end == std::string_view::npos ? steps.size() : end + 1);
  while (step.starts_with(' ')) step.remove_prefix(1);
  return step;
}

// Frames follow the display. Where nothing holds them back (no vsync, hidden), the wait for the next event does.
int run_loop(const Options& options) {
  App& app = *program().app;
  std::string_view commands = options.run;
  for (int frames = 0; !app.quit(); ++frames) {
    const Uint64 begun = SDL_GetTicks64();
    frame();
    if (frames > 2 && !commands.empty() && app.settled()) {
      const std::string_view command = take_step(commands);
      if (!app.command(command)) std::fprintf(stderr, "wildshore: --run: %s is not possible now\n", std::string(command).c_str());
      frames = 0;
      continue;
    }
    const bool enough = options.frames > 0 ? frames >= options.frames : frames > 2 && app.settled();
    if (!options.shot.empty() && enough) return save_screenshot(app.renderer(), options.shot) ? 0 : 1;
    const int wanted = app.hidden() ? 250 : 7;
    auto spent = static_cast<int>(SDL_GetTicks64() - begun);
    while (spent < wanted && app.think(kThought / 2)) spent = static_cast<int>(SDL_GetTicks64() - begun);
    if (spent < wanted) SDL_WaitEventTimeout(nullptr, wanted - spent);
  }
  return 0;
}

int run_strip(const Options& options) {
  constexpr double kFrame = 1.0 / 60;
  constexpr int kMostFrames = 3600;
  App& app = *program().app;
  HeldClock& clock = held_clock();
  const auto next_frame = [&] {
    clock.seconds += kFrame;
    frame();
  };
  for (int i = 0; i < 60; ++i) next_frame();  // the table has come up, every picture is drawn
  std::string_view steps = options.play;
  Strip strip;
  const double begin = clock.seconds + options.after;
  for (int i = 0; i < kMostFrames && strip.count() < options.count; ++i) {
    if (app.settled() && !steps.empty() && !app.act(take_step(steps))) {
      std::fprintf(stderr, "wildshore: --play: not possible now\n");
      return 1;
    }
    if (clock.seconds + kFrame / 2 >= begin + strip.count() * options.every && !strip.add(app.renderer(), options.part)) return 1;
    next_frame();
  }
  return strip.save(options.strip, options.columns) ? 0 : 1;
}

void end() {
  SDL_Renderer* renderer = program().app->renderer();
  program().hooks.app = nullptr;
  program().app.reset();
  SDL_DestroyRenderer(renderer);
  SDL_DestroyWindow(program().window);
  SDL_Quit();
}

}  // namespace

int run(int argc, char** argv) {
  Options options;
  if (!read_options(argc, argv, options)) {
    std::fprintf(stderr, "wildshore [ADDRESS] [--open FILE] [--size WxH] [--density N] [--run COMMANDS] [--shot FILE.png [--frames N]]\n");
    return 2;
  }
  if (!options.strip.empty()) held_clock().seconds = 0;
  program().pictured = !options.shot.empty() || !options.strip.empty();
  if (!begin(options.width, options.height)) return 1;
  if (!options.open.empty()) platform::give_file(options.open);
  const int code = options.strip.empty() ? run_loop(options) : run_strip(options);
  end();
  return code;
}

#endif

}  // namespace wildshore

int main(int argc, char** argv) { return wildshore::run(argc, argv); }
