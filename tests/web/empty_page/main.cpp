// The least page that draws with SDL2 and Dear ImGui: a clear colour and one window. Our page's time to the first drawn frame is
// measured against this one's, so it is linked with the same flags. It says when it has drawn in window.firstFrame.
#include <SDL.h>
#include <emscripten.h>

#include "imgui.h"
#include "imgui_impl_sdl2.h"
#include "imgui_impl_sdlrenderer2.h"

namespace {

SDL_Renderer* renderer = nullptr;

void frame() {
  SDL_Event event;
  while (SDL_PollEvent(&event)) ImGui_ImplSDL2_ProcessEvent(&event);
  ImGui_ImplSDLRenderer2_NewFrame();
  ImGui_ImplSDL2_NewFrame();
  ImGui::NewFrame();
  ImGui::SetNextWindowPos(ImVec2(40, 40));
  ImGui::Begin("Empty page", nullptr, ImGuiWindowFlags_AlwaysAutoResize);
  ImGui::Text("SDL2 and Dear ImGui, nothing else");
  ImGui::Button("A button");
  ImGui::End();
  ImGui::Render();
  SDL_SetRenderDrawColor(renderer, 38, 92, 128, 255);
  SDL_RenderClear(renderer);
  ImGui_ImplSDLRenderer2_RenderDrawData(ImGui::GetDrawData());
  SDL_RenderPresent(renderer);
  EM_ASM({ window.firstFrame = window.firstFrame || performance.now(); });
}

}  // namespace

int main(int, char**) {
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  SDL_Window* window = SDL_CreateWindow("empty", 0, 0, 800, 450, 0);
  renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED);
  if (!renderer) return 1;
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  ImGui_ImplSDL2_InitForSDLRenderer(window, renderer);
  ImGui_ImplSDLRenderer2_Init(renderer);
  emscripten_set_main_loop(frame, 0, false);
  return 0;
}
