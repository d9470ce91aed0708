// imgui_backend.cpp: see imgui_backend.hpp.
#include "app/imgui_backend.hpp"

#include <SDL.h>

#include <cfloat>
#include <string>

#include "app/platform.hpp"
#include "imgui.h"
#include "imgui_impl_sdlrenderer2.h"
#include "imgui_internal.h"

namespace wildshore {
namespace {

struct KeyPair {
  SDL_Keycode sdl;
  ImGuiKey imgui;
};
constexpr KeyPair kKeys[] = {
    {SDLK_TAB, ImGuiKey_Tab},           {SDLK_LEFT, ImGuiKey_LeftArrow},      {SDLK_RIGHT, ImGuiKey_RightArrow},
    {SDLK_UP, ImGuiKey_UpArrow},        {SDLK_DOWN, ImGuiKey_DownArrow},      {SDLK_PAGEUP, ImGuiKey_PageUp},
    {SDLK_PAGEDOWN, ImGuiKey_PageDown}, {SDLK_HOME, ImGuiKey_Home},           {SDLK_END, ImGuiKey_End},
    {SDLK_DELETE, ImGuiKey_Delete},     {SDLK_BACKSPACE, ImGuiKey_Backspace}, {SDLK_SPACE, ImGuiKey_Space},
    {SDLK_RETURN, ImGuiKey_Enter},      {SDLK_KP_ENTER, ImGuiKey_Enter},      {SDLK_ESCAPE, ImGuiKey_Escape},
    {SDLK_a, ImGuiKey_A},               {SDLK_c, ImGuiKey_C},                 {SDLK_v, ImGuiKey_V},
    {SDLK_x, ImGuiKey_X},               {SDLK_y, ImGuiKey_Y},                 {SDLK_z, ImGuiKey_Z},
    {SDLK_LCTRL, ImGuiKey_LeftCtrl},    {SDLK_RCTRL, ImGuiKey_RightCtrl},     {SDLK_LSHIFT, ImGuiKey_LeftShift},
    {SDLK_RSHIFT, ImGuiKey_RightShift},
};

struct PadPair {
  SDL_GameControllerButton sdl;
  ImGuiKey imgui;
};
constexpr PadPair kPad[] = {
    {SDL_CONTROLLER_BUTTON_A, ImGuiKey_GamepadFaceDown},
    {SDL_CONTROLLER_BUTTON_B, ImGuiKey_GamepadFaceRight},
    {SDL_CONTROLLER_BUTTON_DPAD_LEFT, ImGuiKey_GamepadDpadLeft},
    {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, ImGuiKey_GamepadDpadRight},
    {SDL_CONTROLLER_BUTTON_DPAD_UP, ImGuiKey_GamepadDpadUp},
    {SDL_CONTROLLER_BUTTON_DPAD_DOWN, ImGuiKey_GamepadDpadDown},
    {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, ImGuiKey_GamepadL1},
    {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, ImGuiKey_GamepadR1},
};

const char* clipboard_text(void* kept) {
  auto& text = *static_cast<std::string*>(kept);
  char* copied = SDL_GetClipboardText();
  text = copied ? copied : "";
  SDL_free(copied);
  return text.c_str();
}

struct Cursors {
  SDL_Cursor* arrow = SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_ARROW);
  SDL_Cursor* hand = SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_HAND);
  SDL_Cursor* text = SDL_CreateSystemCursor(SDL_SYSTEM_CURSOR_IBEAM);
  SDL_Cursor* shown = nullptr;
  std::string clipboard;

  ~Cursors() {
    SDL_FreeCursor(arrow);
    SDL_FreeCursor(hand);
    SDL_FreeCursor(text);
  }
};

Cursors* cursors() { return static_cast<Cursors*>(ImGui::GetIO().BackendPlatformUserData); }

void show_cursor(ImGuiMouseCursor wanted) {
  Cursors& all = *cursors();
  SDL_Cursor* cursor = wanted == ImGuiMouseCursor_Hand ? all.hand : wanted == ImGuiMouseCursor_TextInput ? all.text : all.arrow;
  if (cursor == all.shown) return;
  SDL_SetCursor(cursor);
  all.shown = cursor;
}

}  // namespace

ImGuiBackend::ImGuiBackend(SDL_Renderer* renderer) {
  IMGUI_CHECKVERSION();
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard | ImGuiConfigFlags_NavEnableGamepad;
  io.BackendFlags |= ImGuiBackendFlags_HasMouseCursors | ImGuiBackendFlags_HasGamepad;
  auto* kept = new Cursors;
  io.BackendPlatformUserData = kept;
  io.BackendPlatformName = "wildshore";
  io.ClipboardUserData = &kept->clipboard;
  io.GetClipboardTextFn = clipboard_text;
  io.SetClipboardTextFn = [](void*, const char* text) { platform::copy_text(text); };
  ImGui_ImplSDLRenderer2_Init(renderer);
}

ImGuiBackend::~ImGuiBackend() {
  if (ImGui::GetIO().BackendRendererUserData) ImGui_ImplSDLRenderer2_Shutdown();
  delete cursors();
  ImGui::GetIO().BackendPlatformUserData = nullptr;
  ImGui::GetIO().BackendPlatformName = nullptr;
  ImGui::DestroyContext();
}

void ImGuiBackend::device_lost() { ImGui_ImplSDLRenderer2_Shutdown(); }
void ImGuiBackend::device_restored(SDL_Renderer* renderer) { ImGui_ImplSDLRenderer2_Init(renderer); }
void ImGuiBackend::fonts_changed() { ImGui_ImplSDLRenderer2_DestroyFontsTexture(); }

void ImGuiBackend::begin_frame(Vec2 window, float seconds) {
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {window.x, window.y};
  io.DeltaTime = seconds > 0 ? seconds : 1.0f / 60;
  ImGui_ImplSDLRenderer2_NewFrame();
  ImGui::NewFrame();
  ImGuiWindow* wanted = focus_next_ != 0 ? ImGui::FindWindowByID(focus_next_) : nullptr;
  focus_next_ = 0;
  if (!wanted) return;
  ImGui::FocusWindow(wanted);
  ImGui::NavInitWindow(wanted, true);
  ImGui::GetCurrentContext()->NavDisableHighlight = false;
}

const ImDrawData& ImGuiBackend::end_frame() {
  ImGui::Render();
  show_cursor(ImGui::GetMouseCursor());
  return *ImGui::GetDrawData();
}

void ImGuiBackend::draw() {
  ImDrawData* data = ImGui::GetDrawData();
  ImGui_ImplSDLRenderer2_RenderDrawData(data);
  figures_ = {0, data->TotalIdxCount / 3};
  for (const ImDrawList* list : data->CmdLists) figures_.draw_calls += list->CmdBuffer.Size;
}

void ImGuiBackend::pointer(Vec2 pixel, bool touch) {
  ImGuiIO& io = ImGui::GetIO();
  io.AddMouseSourceEvent(touch ? ImGuiMouseSource_TouchScreen : ImGuiMouseSource_Mouse);
  io.AddMousePosEvent(pixel.x, pixel.y);
}

void ImGuiBackend::pointer_gone() { ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX); }

void ImGuiBackend::button(int number, bool down, bool touch) {
  ImGuiIO& io = ImGui::GetIO();
  io.AddMouseSourceEvent(touch ? ImGuiMouseSource_TouchScreen : ImGuiMouseSource_Mouse);
  io.AddMouseButtonEvent(number, down);
}

void ImGuiBackend::wheel(Vec2 steps) {
  ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_Mouse);
  ImGui::GetIO().AddMouseWheelEvent(steps.x, steps.y);
}

void ImGuiBackend::key(const SDL_Event& event) {
  ImGuiIO& io = ImGui::GetIO();
  const int held = event.key.keysym.mod;
  io.AddKeyEvent(ImGuiMod_Ctrl, (held & KMOD_CTRL) != 0);
  io.AddKeyEvent(ImGuiMod_Shift, (held & KMOD_SHIFT) != 0);
  io.AddKeyEvent(ImGuiMod_Alt, (held & KMOD_ALT) != 0);
  io.AddKeyEvent(ImGuiMod_Super, (held & KMOD_GUI) != 0);
  for (const KeyPair& pair : kKeys) {
    if (pair.sdl == event.key.keysym.sym) io.AddKeyEvent(pair.imgui, event.type == SDL_KEYDOWN);
  }
}

void ImGuiBackend::pad(int button, bool down) {
  for (const PadPair& pair : kPad) {
    if (pair.sdl == button) ImGui::GetIO().AddKeyEvent(pair.imgui, down);
  }
}

void ImGuiBackend::text(std::string_view text) { ImGui::GetIO().AddInputCharactersUTF8(std::string(text).c_str()); }
void ImGuiBackend::focus(bool has) { ImGui::GetIO().AddFocusEvent(has); }

void ImGuiBackend::release_keys() {
  ImGuiIO& io = ImGui::GetIO();
  for (const KeyPair& pair : kKeys) {
    if (ImGui::IsKeyDown(pair.imgui)) io.AddKeyEvent(pair.imgui, false);
  }
  for (const PadPair& pair : kPad) {
    if (ImGui::IsKeyDown(pair.imgui)) io.AddKeyEvent(pair.imgui, false);
  }
}

bool ImGuiBackend::focus_panel(int number) {
  constexpr ImGuiWindowFlags kNone = ImGuiWindowFlags_NoNavInputs | ImGuiWindowFlags_NoMouseInputs | ImGuiWindowFlags_ChildWindow;
  for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
    if (!window->WasActive || window->Hidden || (window->Flags & kNone) || number-- > 0) continue;
    focus_next_ = window->ID;
    return true;
  }
  return false;
}

bool ImGuiBackend::wants_text() { return ImGui::GetIO().WantTextInput; }

bool ImGuiBackend::panel_at(Vec2 pixel) {
  const ImGuiContext& g = *ImGui::GetCurrentContext();
  for (const ImGuiWindow* window : g.Windows) {
    if (!window->WasActive || window->Hidden || (window->Flags & ImGuiWindowFlags_NoMouseInputs)) continue;
    if (window->OuterRectClipped.Contains(ImVec2(pixel.x, pixel.y))) return true;
  }
  return false;
}

}  // namespace wildshore
