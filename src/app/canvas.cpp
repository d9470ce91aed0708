// canvas.cpp: draw commands to triangles. Consecutive commands on the same texture become one call.
#include "app/canvas.hpp"

#include <SDL.h>

#include <cmath>

#include "app/assets.hpp"
#include "app/panel_pictures.hpp"
#include "app/scene_images.hpp"
#include "app/text_cache.hpp"
#include "app/vignettes.hpp"

namespace wildshore {
namespace {

SDL_Color sdl(Color color) { return {color.r, color.g, color.b, color.a}; }

}  // namespace

struct Canvas::Inside {
  explicit Inside(SDL_Renderer* to)
      : textures{to}, scene(textures), vignettes(textures), panels(textures), texts(textures, wildshore::asset("fonts/quicksand_bold.ttf")) {}

  void draw(const DrawList& list, SceneImages& with);
  void flush();
  // One quad, clockwise from the top left; starts a new batch when the texture changes.
  void quad(SDL_Texture* on, const SDL_FPoint (&corner)[4], const SDL_Color (&color)[4], Vec2 uv0, Vec2 uv1);
  void image(const DrawCommand& command);
  void gradient(const DrawCommand& command);
  void label(const DrawCommand& command);

  Textures textures;
  SceneImages scene;
  SceneImages* images = &scene;    // those of the list being drawn
  Vignettes vignettes;
  PanelPictures panels;
  TextCache texts;
  SDL_Texture* texture = nullptr;  // of the batch being gathered
  Vec2 white;                      // white place on that texture; zero: none
  std::vector<SDL_Vertex> vertices;
  std::vector<int> indices;
  Figures figures;
};

void Canvas::Inside::flush() {
  if (!indices.empty()) {
    SDL_RenderGeometry(textures.renderer, texture, vertices.data(), static_cast<int>(vertices.size()), indices.data(), static_cast<int>(indices.size()));
    ++figures.draw_calls;
    figures.triangles += static_cast<int>(indices.size()) / 3;
  }
  vertices.clear();
  indices.clear();
}

void Canvas::Inside::quad(SDL_Texture* on, const SDL_FPoint (&corner)[4], const SDL_Color (&color)[4], Vec2 uv0, Vec2 uv1) {
  if (on != texture) flush();
  texture = on;
  const int first = static_cast<int>(vertices.size());
  const SDL_FPoint uv[4] = {{uv0.x, uv0.y}, {uv1.x, uv0.y}, {uv1.x, uv1.y}, {uv0.x, uv1.y}};
  for (int i = 0; i < 4; ++i) vertices.push_back({corner[i], color[i], uv[i]});
  for (const int i : {0, 1, 2, 0, 2, 3}) indices.push_back(first + i);
}

void Canvas::Inside::image(const DrawCommand& command) {
  const Region& region = images->region(command.image);
  if (!region.texture || command.tint.a == 0) return;
  const float radians = command.angle * 0.01745329252f;
  const float c = command.angle == 0 ? 1 : std::cos(radians);
  const float s = command.angle == 0 ? 0 : std::sin(radians);
  const float left = -command.anchor.x * command.size.x;
  const float top = -command.anchor.y * command.size.y;
  const float right = left + command.size.x;
  const float bottom = top + command.size.y;
  const auto turned = [&](float x, float y) { return SDL_FPoint{command.at.x + x * c - y * s, command.at.y + x * s + y * c}; };
  const SDL_FPoint corner[4] = {turned(left, top), turned(right, top), turned(right, bottom), turned(left, bottom)};
  const SDL_Color tint = sdl(command.tint);
  const SDL_Color color[4] = {tint, tint, tint, tint};
  quad(region.texture, corner, color, region.uv0, region.uv1);
  white = region.white;
}

void Canvas::Inside::gradient(const DrawCommand& command) {
  if (!texture || white == Vec2{}) {
    const Region plain = images->white();
    if (!plain.texture) return;
    if (plain.texture != texture) flush();
    texture = plain.texture;
    white = plain.white;
  }
  const float left = command.at.x, top = command.at.y;
  const float right = left + command.size.x, bottom = top + command.size.y;
  const SDL_FPoint corner[4] = {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
  const SDL_Color first = sdl(command.tint), last = sdl(command.tint2);
  const bool across = command.angle == 90;
  const SDL_Color color[4] = {first, across ? last : first, last, across ? first : last};
  quad(texture, corner, color, white, white);
}

void Canvas::Inside::label(const DrawCommand& command) {
  const TextCache::Line line = texts.line(command.text, command.size.y);
  if (!line.region.texture) return;
  const Vec2 half{command.size.y * line.aspect / 2, command.size.y / 2};
  const Vec2 at = command.at;
  const SDL_FPoint corner[4] = {{at.x - half.x, at.y - half.y}, {at.x + half.x, at.y - half.y}, {at.x + half.x, at.y + half.y}, {at.x - half.x, at.y + half.y}};
  const SDL_Color tint = sdl(command.tint);
  const SDL_Color color[4] = {tint, tint, tint, tint};
  quad(line.region.texture, corner, color, line.region.uv0, line.region.uv1);
  white = line.region.white;
}

Canvas::Canvas(SDL_Renderer* renderer) : inside_(std::make_unique<Inside>(renderer)) {}
Canvas::~Canvas() = default;

void Canvas::begin_frame(double panel_milliseconds) {
  inside_->vignettes.begin_frame();
  inside_->texts.between_frames();
  inside_->panels.begin_frame(panel_milliseconds);
}

void Canvas::use_images(std::span<const ImageSpec> images, float pixels_per_unit) { inside_->scene.use(images, pixels_per_unit); }
float Canvas::prepare(double milliseconds) { return inside_->scene.prepare(milliseconds); }

void Canvas::ask(const DrawList& list) {
  for (const DrawCommand& command : list.commands()) {
    if (command.kind == DrawCommand::Kind::Image) inside_->scene.region(command.image);
  }
}

void Canvas::Inside::draw(const DrawList& list, SceneImages& with) {
  images = &with;
  texture = nullptr;
  white = {};
  for (const DrawCommand& command : list.commands()) {
    switch (command.kind) {
      case DrawCommand::Kind::Image: image(command); break;
      case DrawCommand::Kind::Gradient: gradient(command); break;
      case DrawCommand::Kind::Label: label(command); break;
    }
  }
  flush();
}

void Canvas::draw(const DrawList& list) {
  inside_->figures = {};
  inside_->draw(list, inside_->scene);
}

Vignettes& Canvas::vignettes() { return inside_->vignettes; }
float Canvas::saved_table(std::string_view key, Rect area, float alpha) { return inside_->vignettes.draw(key, area, alpha); }

PanelImage Canvas::image(std::string_view path, Vec2 pixels) { return inside_->panels.image(path, pixels); }
std::string_view Canvas::asset(std::string_view path) { return wildshore::asset(path); }
bool Canvas::pictures_missing() const { return inside_->panels.waiting(); }
Canvas::Figures Canvas::figures() const { return inside_->figures; }
int Canvas::changes() const { return inside_->textures.changes; }

}  // namespace wildshore
