// app.cpp: a frame from begin to end: the window, the platform's news, intents, the table's next step, the picture.
#include "app/app.hpp"

#include <algorithm>
#include <cmath>

#include "app/assets.hpp"
#include "app/clock.hpp"
#include "app/device.hpp"
#include "app/platform.hpp"
#include "app/registry.hpp"
#include "panels/panels.hpp"
#include "panels/theme.hpp"

namespace wildshore {
namespace {

constexpr double kPanelPictures = 5;    // milliseconds a frame for icons and cards that are missing; none in the first frame
constexpr double kImagesHurry = 10;     // for the board's images while nothing can be shown
constexpr double kImagesCalm = 4;       // for another scale, while the old one is shown
constexpr double kShowLoading = 0.3;    // seconds before loading is worth a bar
constexpr double kUnveil = 0.3;         // seconds a new table takes to come up

// What the panels leave for the board, but never less than a part of the window: in a tiny one they overlap it.
Rect roomy(Rect area, Vec2 window) {
  area.w = std::max(area.w, window.x * 0.4f);
  area.h = std::max(area.h, window.y * 0.3f);
  area.x = std::clamp(area.x, 0.0f, std::max(0.0f, window.x - area.w));
  area.y = std::clamp(area.y, 0.0f, std::max(0.0f, window.y - area.h));
  return area;
}

}  // namespace

App::App(SDL_Window* window, SDL_Renderer* renderer)
    : window_(window), renderer_(renderer), canvas_(std::make_unique<Canvas>(renderer)), imgui_(renderer) {
  model_.registry = registry();
#ifndef __EMSCRIPTEN__
  model_.desktop = true;
#endif
  if (const auto kept = platform::load("settings")) {
    model_.settings = read_settings(*kept);
  } else {
    model_.settings.reduced_motion = platform::prefers_reduced_motion();
    const std::string language = platform::preferred_language();
    if (!asset("i18n/" + language + ".txt").empty()) model_.settings.language = language;
  }
  now_ = seconds_now();
  use_language();
  measure_window();
  apply_settings();
  model_.saved = saves_.list();
  storage(saves_.works());
}

App::~App() {
  previews_.clear();
  board_.open(nullptr);
  canvas_.reset();
}

void App::use_language() {
  if (language_ == model_.settings.language) return;
  language_ = model_.settings.language;
  words_ = Words(asset("i18n/en.txt"));
  if (model_.settings.language != "en") words_.load(asset("i18n/" + model_.settings.language + ".txt"));
  model_.words = &words_;
  theme_scale_ = 0;  // other letters
  if (!table_) return;
  table_->words(words_);
  after_table_changed(now_);
}

StageSettings App::stage_settings() const {
  const Settings& settings = model_.settings;
  StageSettings stage;
  stage.speed = settings.speed == Speed::Off ? 0.0f : settings.speed == Speed::Fast ? 0.4f : 1.0f;
  if (model_.replaying) stage.speed /= kReplayRates[static_cast<std::size_t>(model_.replay_rate)];
  stage.reduced_motion = settings.reduced_motion;
  stage.least_reach = (touch_ ? 44.0f : 24.0f) * unit_;
  stage.least_letters = 14.0f * kFontBox * unit_;  // as small as the panels write
  return stage;
}

void App::apply_settings() {
  board_.settings(stage_settings());
  audio_.volume(model_.settings.volume, model_.settings.mute);
  gestures_.slop((touch_ ? 14.0f : 6.0f) * unit_);
}

void App::measure_window() {
  int width = 0, height = 0;
  SDL_GetWindowSize(window_, &width, &height);
  points_ = {static_cast<float>(std::max(1, width)), static_cast<float>(std::max(1, height))};
  const platform::Window page = platform::window();
  // The page may have another size or density than the canvas was made for: the canvas follows.
  const Vec2 wanted{std::round(page.css.x), std::round(page.css.y)};
  const bool density_changed = page.density != unit_;
  if (wanted.x >= 1 && wanted.y >= 1 && !model_.desktop && (density_changed || wanted != points_)) {
    SDL_SetWindowSize(window_, static_cast<int>(wanted.x), static_cast<int>(wanted.y));
    points_ = wanted;
    shown_.forget();
  }
  if (renderer_) SDL_GetRendererOutputSize(renderer_, &width, &height);
  size_ = {static_cast<float>(std::max(1, width)), static_cast<float>(std::max(1, height))};
  unit_ = page.density > 0 ? page.density : 1;
  if (density_changed) apply_settings();
}

void App::restore_device() {
  canvas_.reset();
  shown_.forget();
  imgui_.device_lost();
  SDL_DestroyRenderer(renderer_);
  renderer_ = create_renderer(window_);
  device_gone_ = renderer_ == nullptr;
  if (device_gone_) {
    platform::fatal(words_.say("app.no_graphics.title"), words_.say("app.no_graphics"));
    return;
  }
  imgui_.device_restored(renderer_);
  canvas_ = std::make_unique<Canvas>(renderer_);
}

void App::poll_platform() {
  if (platform::take_context_restored()) restore_device();
  if (const std::string address = platform::take_address(); !address.empty()) open_address(address);
  if (const auto text = platform::take_file()) import_text(*text, "app.file.title");
  const bool text_wanted = ImGuiBackend::wants_text();
  if (text_wanted != soft_keyboard_) platform::soft_keyboard(soft_keyboard_ = text_wanted);
}

void App::frame() {
  const double begin = seconds_now();
  now_ = model_.now = begin;
  poll_platform();
  if (device_gone_) return;
  measure_window();
  run_gestures();
  run_intents();
  advance_table(now_);
  advance_replay(now_);
  advance_strength();
  look_back();
  refresh_whisper();
  refresh_buttons();
  sounds_.clear();
  board_.update(now_, sounds_);
  if (model_.covered != board_.covered()) {
    model_.covered = board_.covered();
    mirror_stale_ = true;
  }
  for (const Sound sound : sounds_) audio_.play(sound);
  audio_.ambience(table_ ? table_->look().ambience : Ambience::Dawn);
  if (!model_.notice.empty() && now_ > model_.notice_until) {
    model_.notice.clear();
    mirror_stale_ = true;
  }
  if (platform::device_lost()) return;
  const bool drawn = draw(now_);
  push_mirror();
  if (drawn) SDL_RenderFlush(renderer_);
  if (drawn_once_) times_.add(static_cast<float>((seconds_now() - begin) * 1000));  // the first one belongs to the start
  if (drawn) SDL_RenderPresent(renderer_);
  if (drawn_once_) return;
  drawn_once_ = true;
  platform::first_frame_drawn();
}

// False: it would be the picture that is shown already, and nothing was drawn.
bool App::draw(double now) {
  const float scale = unit_ * static_cast<float>(model_.settings.text_percent) / 100.0f;
  if (!all_letters_ && needs_all_letters(model_)) {
    all_letters_ = true;
    theme_scale_ = 0;
  }
  if (scale != theme_scale_) {
    theme_scale_ = scale;
    const std::string_view language = language_ == "en" ? std::string_view() : asset("i18n/" + language_ + ".txt");
    load_theme(scale, {asset("fonts/quicksand_medium.ttf"), asset("fonts/quicksand_bold.ttf"), {asset("i18n/en.txt"), language}, words_.get("ui.name"), all_letters_ || language_ != "en"});
    imgui_.fonts_changed();
    shown_.forget();
  }
  canvas_->begin_frame(drawn_once_ ? kPanelPictures : 0);
  imgui_.begin_frame(size_, static_cast<float>(std::min(0.1, now - last_frame_)));
  last_frame_ = now;
  if (model_.screen == Screen::Harbour) previews_.draw(canvas_->vignettes(), saves_, model_.registry, words_, stage_settings(), now);
  const PanelFrame frame{size_, scale, unit_, touch_, board_has_keys()};
  const Rect area = roomy(draw_panels(model_, frame, *canvas_), size_);
  note_buttons();
  list_.clear();
  if (table_) draw_table(area, now);
  const Color ground = table_ ? table_->look().ground_bottom : rgb(0x26436b);
  const ImDrawData& panels = imgui_.end_frame();
  if (!model_.reduced_motion()) shown_.forget();  // water always moves
  else if (shown_.is({size_, ground, canvas_->changes()}, list_, panels)) return false;
  SDL_SetRenderDrawColor(renderer_, ground.r, ground.g, ground.b, 255);
  SDL_RenderClear(renderer_);
  canvas_->draw(list_);
  imgui_.draw();
  ++frames_drawn_;
  return true;
}

// The board, or its ground while the pictures are still being made.
void App::draw_table(Rect area, double now) {
  const Rect all{0, 0, size_.x, size_.y};
  board_.fit(area);
  canvas_->use_images(table_->look().images, board_.camera().scale());
  loaded_ = canvas_->prepare(shown_since_ < 0 ? kImagesHurry : kImagesCalm);
  if (loaded_ >= 1) loading_since_ = -1;
  else if (loading_since_ < 0) loading_since_ = now;
  if (loaded_ >= 1 && shown_since_ < 0) shown_since_ = now;
  board_.draw(all, now, list_);
  const Look& look = table_->look();
  if (shown_since_ < 0) {
    canvas_->ask(list_);
    list_.clear();
    list_.gradient(all, look.ground_top, look.ground_bottom);
  }
  if (loading_since_ >= 0 && now - loading_since_ > kShowLoading) draw_loading(area);
  const double veil = veiled(now);
  if (veil <= 0) return;
  const auto alpha = static_cast<std::uint8_t>(255 * veil);
  Color top = look.ground_top, bottom = look.ground_bottom;
  top.a = bottom.a = alpha;
  list_.gradient(all, top, bottom);
}

// How much of the ground still lies over a board that is coming up: 1 all, 0 nothing.
double App::veiled(double now) const {
  if (shown_since_ < 0 || model_.reduced_motion() || model_.settings.speed == Speed::Off) return 0;
  return std::max(0.0, 1 - (now - shown_since_) / kUnveil);
}

// A thin bar in the middle of the board's room.
void App::draw_loading(Rect area) {
  const Vec2 bar{std::min(area.w * 0.6f, 320 * unit_), 8 * unit_};
  const Rect whole{area.x + (area.w - bar.x) / 2, area.y + (area.h - bar.y) / 2, bar.x, bar.y};
  const Look& look = table_->look();
  list_.gradient(whole, look.banner, look.banner);
  list_.gradient({whole.x, whole.y, whole.w * loaded_, whole.h}, look.accent, look.accent);
}

bool App::settled() const {
  const bool going_on = table_ && model_.screen == Screen::Table && !table_->waiting() && !model_.covered;
  const bool shown = !table_ || (shown_since_ >= 0 && veiled(now_) <= 0);
  return drawn_once_ && shown && !hint_wanted_ && loaded_ >= 1 && !board_.busy() && !going_on && !canvas_->pictures_missing();
}

}  // namespace wildshore
