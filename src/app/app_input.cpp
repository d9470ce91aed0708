// app_input.cpp: SDL's events become pointers for the panels, gestures on the board, keys and pad buttons for whoever has them.
//
// Coordinates are converted once, here, into pixels of the canvas. An input that acts first cuts a running animation, then acts.
#include <algorithm>

#include "app/app.hpp"
#include "app/platform.hpp"

namespace wildshore {

using Kind = Intent::Kind;

Vec2 App::pixels(int x, int y) const {
  return {static_cast<float>(x) * size_.x / points_.x, static_cast<float>(y) * size_.y / points_.y};
}

// Events act in their order: what an earlier one asked for is done before the next is looked at.
void App::event(const SDL_Event& event) {
  run_gestures();
  run_intents();
  switch (event.type) {
    case SDL_QUIT: quit_ = true; break;
    case SDL_MOUSEMOTION:
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
    case SDL_MOUSEWHEEL: mouse_event(event); break;
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP: finger_event(event); break;
    case SDL_KEYDOWN:
    case SDL_KEYUP: key_event(event); break;
    case SDL_TEXTINPUT:
      if (ImGuiBackend::wants_text()) imgui_.text(event.text.text);
      break;
    case SDL_CONTROLLERDEVICEADDED: SDL_GameControllerOpen(event.cdevice.which); break;
    case SDL_CONTROLLERBUTTONDOWN:
    case SDL_CONTROLLERBUTTONUP:
    case SDL_CONTROLLERAXISMOTION: pad_event(event); break;
    case SDL_DROPFILE:
      platform::give_file(event.drop.file);
      SDL_free(event.drop.file);
      break;
    case SDL_RENDER_DEVICE_RESET: restore_device(); break;
    case SDL_WINDOWEVENT: window_event(event); break;
    default: break;
  }
}

void App::window_event(const SDL_Event& event) {
  switch (event.window.event) {
    case SDL_WINDOWEVENT_HIDDEN:
    case SDL_WINDOWEVENT_MINIMIZED:
      hidden_ = true;
      audio_.pause(true);
      break;
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_EXPOSED:
    case SDL_WINDOWEVENT_RESTORED:
      hidden_ = false;
      shown_.forget();
      audio_.pause(false);
      break;
    case SDL_WINDOWEVENT_LEAVE:
      imgui_.pointer_gone();
      if (!touch_ && !gestures_.holds(Gestures::kMouse)) board_.focus(0);
      break;
    case SDL_WINDOWEVENT_FOCUS_GAINED: imgui_.focus(true); break;
    case SDL_WINDOWEVENT_FOCUS_LOST:
      imgui_.focus(false);
      gestures_.cancel();
      break;
    default: break;
  }
}

void App::any_input() {
  audio_.unlock();
  mirror_stale_ = true;
  if (board_.busy()) board_.finish();
}

// --- pointers ---

void App::mouse_event(const SDL_Event& event) {
  if (event.type == SDL_MOUSEMOTION ? event.motion.which == SDL_TOUCH_MOUSEID : event.button.which == SDL_TOUCH_MOUSEID) return;
  if (touch_) {
    touch_ = false;
    apply_settings();
  }
  if (event.type == SDL_MOUSEMOTION) {
    const Vec2 at = pixels(event.motion.x, event.motion.y);
    imgui_.pointer(at, false);
    gestures_.move(Gestures::kMouse, at);
    board_.keep_focus(false);
    if (gestures_.holds(Gestures::kMouse)) return;
    if (ImGuiBackend::panel_at(at)) board_.focus(model_.pointed);
    else board_.hover(at);
    return;
  }
  if (event.type == SDL_MOUSEWHEEL) {
    int x = 0, y = 0;
    SDL_GetMouseState(&x, &y);
    const Vec2 at = pixels(x, y);
    const float steps = std::clamp(event.wheel.preciseY, -3.0f, 3.0f);
    if (ImGuiBackend::panel_at(at)) imgui_.wheel({-event.wheel.preciseX, steps});
    else if (table_) board_.camera().zoom_at(at, 1 + 0.12f * steps);
    return;
  }
  const bool down = event.type == SDL_MOUSEBUTTONDOWN;
  const Vec2 at = pixels(event.button.x, event.button.y);
  if (down) any_input();
  imgui_.pointer(at, false);
  if (event.button.button == SDL_BUTTON_RIGHT && down && !ImGuiBackend::panel_at(at)) board_.unpick();
  if (event.button.button != SDL_BUTTON_LEFT) return;
  if (down && ImGuiBackend::panel_at(at)) {
    imgui_.button(0, true, false);
    return;
  }
  if (down) gestures_.down(Gestures::kMouse, at, now_);
  if (!down) {
    gestures_.up(Gestures::kMouse, at, now_);
    imgui_.button(0, false, false);
  }
}

// A finger that lands on a panel is ImGui's pointer; all others are the board's.
void App::finger_event(const SDL_Event& event) {
  const SDL_TouchFingerEvent& finger = event.tfinger;
  const Vec2 at{finger.x * size_.x, finger.y * size_.y};
  if (!touch_) {
    touch_ = true;
    apply_settings();
  }
  board_.keep_focus(false);
  if (event.type == SDL_FINGERDOWN) {
    any_input();
    if (!panel_has_finger_ && ImGuiBackend::panel_at(at)) {
      panel_has_finger_ = true;
      panel_finger_ = finger.fingerId;
      imgui_.pointer(at, true);
      imgui_.button(0, true, true);
    } else {
      gestures_.down(finger.fingerId, at, now_);
    }
    return;
  }
  const bool panel = panel_has_finger_ && panel_finger_ == finger.fingerId;
  if (event.type == SDL_FINGERMOTION) {
    if (panel) imgui_.pointer(at, true);
    else gestures_.move(finger.fingerId, at);
    return;
  }
  if (!panel) {
    gestures_.up(finger.fingerId, at, now_);
    return;
  }
  panel_has_finger_ = false;
  imgui_.pointer(at, true);
  imgui_.button(0, false, true);
  imgui_.pointer_gone();
}

// A double tap on nothing: back to the whole board, or closer where that is shown.
void App::fit_or_zoom(Vec2 pixel) {
  constexpr float kCloser = 2;
  Camera& camera = board_.camera();
  const float zoom = camera.zoomed() ? 1.0f : kCloser;
  if (!model_.reduced_motion()) camera.ease_to(pixel, zoom);
  else if (zoom > 1) camera.zoom_at(pixel, zoom);
  else camera.reset();
}

void App::run_gestures() {
  if (gestures_.out().empty()) return;
  for (const Gesture& gesture : gestures_.out()) {
    Camera& camera = board_.camera();
    switch (gesture.kind) {
      case Gesture::Kind::Press:
        pressed_at_ = gesture.at;
        if (touch_) board_.hover(gesture.at);
        break;
      case Gesture::Kind::Tap: {
        if (model_.screen != Screen::Table || model_.overlay != Overlay::None) break;
        panel_keys_ = -1;
        const Board::Answer given = board_.click(gesture.at);
        if (gesture.twice && given.kind == Board::Answer::Kind::Nothing) fit_or_zoom(gesture.at);
        answer(given);
        break;
      }
      case Gesture::Kind::Cancel:
        if (touch_) board_.focus(0);
        break;
      case Gesture::Kind::Pan: {
        const bool can_play = model_.screen == Screen::Table && model_.overlay == Overlay::None;
        if (pressed_at_ && can_play && board_.drag_begins(*pressed_at_)) audio_.play(Sound::Click);
        pressed_at_.reset();
        if (board_.dragging()) board_.drag_to(gesture.at);
        else if (camera.zoomed()) camera.pan(gesture.move);
        break;
      }
      case Gesture::Kind::Drop:
        if (board_.dragging()) answer(board_.drag_ends(gesture.at));
        break;
      case Gesture::Kind::Zoom:
        pressed_at_.reset();
        if (board_.dragging()) board_.drag_cancelled();
        camera.zoom_at(gesture.at, gesture.factor);
        break;
    }
  }
  gestures_.out().clear();
}

// --- keys ---

bool App::board_has_keys() const { return model_.screen == Screen::Table && model_.overlay == Overlay::None && panel_keys_ < 0; }

// At the table the keys belong to the board, or for a while to one of the panels around it; `panel` -1: the board.
void App::give_keys(int panel) {
  imgui_.release_keys();
  panel_keys_ = panel >= 0 && imgui_.focus_panel(panel) ? panel : -1;
  if (panel_keys_ >= 0) board_.focus(0);
}

void App::key_event(const SDL_Event& event) {
  if (event.type == SDL_KEYUP) model_.hold_key = false;
  if (event.type == SDL_KEYUP || ImGuiBackend::wants_text()) {
    imgui_.key(event);
    mirror_stale_ = true;
    return;
  }
  const int key = event.key.keysym.sym;
  const int held = event.key.keysym.mod;
  any_input();
  if (event.key.repeat == 0 && global_key(key, (held & KMOD_CTRL) != 0)) return;
  if (board_has_keys()) board_key(key, held);
  else imgui_.key(event);
}

bool App::global_key(int key, bool control) {
  switch (key) {
    case SDLK_ESCAPE: back(); return true;
    case SDLK_f: model_.ask(Kind::FullScreen); return true;
    case SDLK_F1: model_.ask(Kind::OpenOverlay, {}, static_cast<int>(Overlay::Rules)); return true;
    case SDLK_m:
      model_.settings.mute = !model_.settings.mute;
      model_.ask(Kind::SettingsChanged);
      return true;
    default: break;
  }
  if (model_.screen != Screen::Table || model_.overlay != Overlay::None) return false;
  switch (key) {
    case SDLK_F6: give_keys(panel_keys_ + 1); return true;
    case SDLK_u:
    case SDLK_z: model_.ask(Kind::Undo); return true;
    case SDLK_r:
      if (control) return false;
      [[fallthrough]];
    case SDLK_y: model_.ask(Kind::Redo); return true;
    case SDLK_h: model_.ask(Kind::Hint); return true;
    case SDLK_l: model_.ask(Kind::OpenOverlay, {}, static_cast<int>(Overlay::Log)); return true;
    default: return false;
  }
}

void App::board_key(int key, int held) {
  switch (key) {
    case SDLK_LEFT: board_.focus_towards({-1, 0}); break;
    case SDLK_RIGHT: board_.focus_towards({1, 0}); break;
    case SDLK_UP: board_.focus_towards({0, -1}); break;
    case SDLK_DOWN: board_.focus_towards({0, 1}); break;
    case SDLK_TAB: board_.focus_next((held & KMOD_SHIFT) != 0 ? -1 : 1); break;
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_SPACE:
      if (model_.covered) model_.hold_key = true;
      else answer(board_.pick_focused());
      break;
    case SDLK_PLUS:
    case SDLK_EQUALS:
    case SDLK_KP_PLUS: board_.camera().zoom_at(board_.camera().window().centre(), 1.25f); break;
    case SDLK_MINUS:
    case SDLK_KP_MINUS: board_.camera().zoom_at(board_.camera().window().centre(), 0.8f); break;
    case SDLK_0: board_.camera().reset(); break;
    default: break;
  }
}

// Escape, and B on a pad: out of what is innermost.
void App::back() {
  if (model_.overlay != Overlay::None) {
    model_.ask(Kind::CloseOverlay);
  } else if (model_.screen == Screen::SetUp || model_.screen == Screen::End) {
    model_.ask(Kind::OpenHarbour);
  } else if (model_.screen == Screen::Table) {
    if (panel_keys_ >= 0) give_keys(-1);
    else if (model_.moment >= 0) model_.ask(Kind::ShowMoment, {}, -1);
    else if (!board_.unpick()) model_.ask(Kind::OpenOverlay, {}, static_cast<int>(Overlay::Menu));
  }
}

// --- gamepad ---

void App::pad_event(const SDL_Event& event) {
  if (event.type == SDL_CONTROLLERAXISMOTION) {
    stick(event.caxis.axis, event.caxis.value);
    return;
  }
  const bool down = event.type == SDL_CONTROLLERBUTTONDOWN;
  if (down) any_input();
  pad_button(event.cbutton.button, down);
}

// The left stick as a D-pad: pushed beyond half, released within a third.
void App::stick(int axis, int value) {
  const bool across = axis == SDL_CONTROLLER_AXIS_LEFTX;
  if (!across && axis != SDL_CONTROLLER_AXIS_LEFTY) return;
  int& pushed = across ? stick_x_ : stick_y_;
  const int less = across ? SDL_CONTROLLER_BUTTON_DPAD_LEFT : SDL_CONTROLLER_BUTTON_DPAD_UP;
  const int more = across ? SDL_CONTROLLER_BUTTON_DPAD_RIGHT : SDL_CONTROLLER_BUTTON_DPAD_DOWN;
  const int now = value > 16000 ? 1 : value < -16000 ? -1 : std::abs(value) < 10000 ? 0 : pushed;
  if (now == pushed) return;
  if (pushed != 0) pad_button(pushed > 0 ? more : less, false);
  pushed = now;
  if (now == 0) return;
  any_input();
  pad_button(now > 0 ? more : less, true);
}

void App::pad_button(int button, bool down) {
  if (button == SDL_CONTROLLER_BUTTON_A) model_.hold_key = down && model_.covered;
  if (!board_has_keys() || !down) {
    if (down && button == SDL_CONTROLLER_BUTTON_B) back();
    else if (down && button == SDL_CONTROLLER_BUTTON_BACK && model_.screen == Screen::Table) give_keys(panel_keys_ + 1);
    else imgui_.pad(button, down);
    return;
  }
  switch (button) {
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT: board_.focus_towards({-1, 0}); break;
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT: board_.focus_towards({1, 0}); break;
    case SDL_CONTROLLER_BUTTON_DPAD_UP: board_.focus_towards({0, -1}); break;
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN: board_.focus_towards({0, 1}); break;
    case SDL_CONTROLLER_BUTTON_LEFTSHOULDER: board_.focus_next(-1); break;
    case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER: board_.focus_next(1); break;
    case SDL_CONTROLLER_BUTTON_A:
      if (!model_.covered) answer(board_.pick_focused());
      break;
    case SDL_CONTROLLER_BUTTON_B: back(); break;
    case SDL_CONTROLLER_BUTTON_X: model_.ask(Kind::Undo); break;
    case SDL_CONTROLLER_BUTTON_Y: model_.ask(Kind::Hint); break;
    case SDL_CONTROLLER_BUTTON_START: model_.ask(Kind::OpenOverlay, {}, static_cast<int>(Overlay::Menu)); break;
    case SDL_CONTROLLER_BUTTON_BACK: give_keys(0); break;
    default: break;
  }
}

}  // namespace wildshore
