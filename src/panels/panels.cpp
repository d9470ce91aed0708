// panels.cpp: one frame of panels: which screen, which overlay, since when.
#include "panels/panels.hpp"

#include "panels/screens.hpp"

namespace wildshore {
namespace {

// Notes when the screen or overlay changed, so that it can come in.
void follow(Model& model) {
  PanelState& state = model.panel;
  if (state.screen != model.screen) {
    state.screen = model.screen;
    state.screen_since = model.now;
    state.look_at_board = false;
  }
  if (state.overlay != model.overlay) {
    state.overlay = model.overlay;
    state.overlay_since = model.now;
    if (model.overlay == Overlay::Rules) state.search.clear();
  }
}

Palette palette_for(const Model& model) {
  const bool at_table = model.table && (model.screen == Screen::Table || model.screen == Screen::End);
  if (at_table) return palette_of(model.table->look());
  if (model.screen != Screen::SetUp || !model.draft.game) return dawn_palette();
  const GameCard* card = find_card(model.draft.game->id);
  return card ? tinted(dawn_palette(), card->accent) : dawn_palette();
}

// Arrow keys and the pad move the focus of the panels only where they do not play the board.
void share_keys(const Model& model, const PanelFrame& frame) {
  ImGuiIO& io = ImGui::GetIO();
  const bool board = model.screen == Screen::Table && model.overlay == Overlay::None && frame.table_keys;
  const ImGuiConfigFlags nav = ImGuiConfigFlags_NavEnableKeyboard | ImGuiConfigFlags_NavEnableGamepad;
  io.ConfigFlags = board ? io.ConfigFlags & ~nav : io.ConfigFlags | nav;
}

// A screen that has just changed comes up out of the dark, an overlay that was closed leaves its veil for a moment.
void draw_change(const Ui& ui) {
  const PanelState& state = ui.model.panel;
  const float screen = 1 - since(ui, state.screen_since, 0.3f);
  const float veil = ui.model.overlay == Overlay::None ? 0.4f * (1 - since(ui, state.overlay_since, 0.18f)) : 0;
  const float dark = std::max(0.85f * screen, veil);
  if (dark <= 0.01f) return;
  ImGui::GetForegroundDrawList()->AddRectFilled({0, 0}, im(ui.frame.window), tone(ui, ui.palette.veil, dark));
}

}  // namespace

Rect draw_panels(Model& model, const PanelFrame& frame, PanelImages& images) {
  follow(model);
  share_keys(model, frame);
  Ui ui{model, frame, images, palette_for(model)};
  Rect board{0, 0, frame.window.x, frame.window.y};
  switch (model.screen) {
    case Screen::Harbour: draw_harbour(ui); break;
    case Screen::SetUp: draw_set_up(ui); break;
    case Screen::Table:
    case Screen::End:
      if (!model.table) break;
      board = draw_table(ui);
      if (model.covered) draw_curtain(ui);
      if (model.screen == Screen::End) draw_end(ui, board);
      break;
  }
  if (model.overlay != Overlay::None) draw_overlay(ui);
  draw_change(ui);
  draw_notice(ui);
  return board;
}

}  // namespace wildshore
