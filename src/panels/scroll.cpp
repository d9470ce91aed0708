// scroll.cpp: the windows that panels draw into, and scrolling by drag: ImGui has none of its own.
#include <cmath>

#include "imgui_internal.h"
#include "panels/widgets.hpp"

namespace wildshore {
namespace {

constexpr ImGuiWindowFlags kBare = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                                    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoScrollWithMouse;

// Whether a text field is held: it wants the drag for itself, to select.
bool drag_is_taken(const ImGuiContext& g) { return g.ActiveId != 0 && g.InputTextState.ID == g.ActiveId; }

// Moves the window's content with the finger, lets it glide on, and takes the click away from what lies below.
void drag(const Ui& ui, ImGuiWindow& window, float most) {
  PanelState& state = ui.model.panel;
  ImGuiContext& g = *ImGui::GetCurrentContext();
  const ImGuiIO& io = g.IO;
  const bool inside = window.InnerClipRect.Contains(io.MousePos);
  if (io.MouseClicked[0]) {
    if (inside && !drag_is_taken(g) && ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem)) {
      state.drag_window = window.ID;
      state.drag_moved = false;
      state.drag_speed = 0;
    }
  }
  if (state.drag_window != window.ID) return;
  float way = 0;
  if (io.MouseDown[0]) {
    if (drag_is_taken(g)) {
      state.drag_window = 0;
      return;
    }
    const ImVec2 from = io.MouseClickedPos[0];
    const float far = std::abs(io.MousePos.y - from.y);
    if (!state.drag_moved && far > ui.u(10) && far > std::abs(io.MousePos.x - from.x) && most > 0) {
      state.drag_moved = true;
      if (g.ActiveId) ImGui::ClearActiveID();
    }
    if (!state.drag_moved) return;
    way = -io.MouseDelta.y;
    const float speed = way / std::max(io.DeltaTime, 0.001f);
    state.drag_speed = state.drag_speed * 0.6f + speed * 0.4f;
  } else {
    state.drag_moved = false;
    if (ui.still() || std::abs(state.drag_speed) < ui.u(20)) {
      state.drag_window = 0;
      return;
    }
    way = state.drag_speed * io.DeltaTime;
    state.drag_speed *= std::exp(-4.0f * io.DeltaTime);
  }
  window.Scroll.y = std::clamp(window.Scroll.y + way, 0.0f, most);
}

}  // namespace

void begin_layer(const Ui& ui, const char* id, Rect area, Layer layer) {
  ImGui::SetNextWindowPos({area.x, area.y});
  ImGui::SetNextWindowSize({std::max(1.0f, area.w), std::max(1.0f, area.h)});
  ImGuiWindowFlags flags = kBare;
  if (layer == Layer::Still) flags |= ImGuiWindowFlags_NoInputs | ImGuiWindowFlags_NoNav;
  if (layer == Layer::Still || layer == Layer::Live) flags |= ImGuiWindowFlags_NoFocusOnAppearing;
  if (layer != Layer::Over) flags |= ImGuiWindowFlags_NoBringToFrontOnFocus;
  ImGui::Begin(id, nullptr, flags);
  if (layer == Layer::Over && ImGui::IsWindowAppearing()) ImGui::SetWindowFocus();
  (void)ui;
}

void end_layer() { ImGui::End(); }

Vec2 begin_scroll(const Ui& ui, const char* id, Rect area) {
  ImGui::SetCursorScreenPos({area.x, area.y});
  ImGui::BeginChild(id, {std::max(1.0f, area.w), std::max(1.0f, area.h)}, 0,
                    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NavFlattened);
  ImGuiWindow& window = *ImGui::GetCurrentWindow();
  drag(ui, window, ImGui::GetScrollMaxY());
  const ImVec2 at = ImGui::GetCursorScreenPos();
  return {at.x, at.y};
}

void end_scroll(const Ui& ui, float content_height, const Color* paper) {
  ImGui::SetCursorPos({0, 0});
  ImGui::Dummy({1, content_height});
  const ImGuiWindow& window = *ImGui::GetCurrentWindow();
  const ImRect& box = window.InnerRect;
  const float most = ImGui::GetScrollMaxY();
  if (most > 0) {
    const float part = ImGui::GetScrollY() / most;
    const float depth = ui.u(18);
    if (paper && part > 0.001f) fade(ui, {box.Min.x, box.Min.y, box.GetWidth(), depth}, *paper, 0.95f, 0);
    if (paper && part < 0.999f) fade(ui, {box.Min.x, box.Max.y - depth, box.GetWidth(), depth}, *paper, 0, 0.95f);
    const float bar = std::max(ui.u(28), box.GetHeight() * box.GetHeight() / (box.GetHeight() + most));
    fill(ui, {box.Max.x - ui.u(5), box.Min.y + (box.GetHeight() - bar) * part, ui.u(4), bar}, ui.palette.faint, ui.u(2), ImGui::IsWindowHovered() || ui.model.panel.drag_window == window.ID ? 0.6f : 0.25f);
  }
  ImGui::EndChild();
}

}  // namespace wildshore
