// paint.cpp: shapes, pictures and letters.
#include "panels/paint.hpp"

#include <cmath>

#include "imgui_internal.h"
#include "stage/motion.hpp"

namespace wildshore {
namespace {

constexpr float kLine = 1.06f;  // line height by the height of the font's box

// Calls f(begin, end) for each line; returns how many.
template <class F>
int each_line(const ImFont* font, float size, std::string_view text, float wrap, F f) {
  const char* at = text.data();
  const char* const end = at + text.size();
  int lines = 0;
  while (at < end) {
    const char* stop = wrap > 0 ? font->CalcWordWrapPositionA(size / font->FontSize, at, end, wrap) : end;
    if (stop == at) ++stop;  // not even a letter fits
    for (const char* c = at; c < stop; ++c) {
      if (*c == '\n') stop = c;
    }
    f(at, stop);
    ++lines;
    at = stop;
    while (at < end && *at == ' ') ++at;
    if (at < end && *at == '\n') ++at;
  }
  return lines;
}

float width_of(ImFont* font, float size, const char* begin, const char* end) {
  return font->CalcTextSizeA(size, 1e9f, 0, begin, end).x;
}

}  // namespace

std::string_view Ui::say(const Key& key) const {
  const std::string_view found = model.words->get(key);
  return found.data() == key.view().data() ? std::string_view("?!") : found;
}

ImU32 tone(const Ui& ui, Color c, float alpha) {
  const float a = static_cast<float>(c.a) * alpha * ui.alpha;
  return IM_COL32(c.r, c.g, c.b, static_cast<int>(std::clamp(a, 0.0f, 255.0f) + 0.5f));
}

void fill(const Ui& ui, Rect r, Color color, float radius, float alpha, int corners) {
  ImGui::GetWindowDrawList()->AddRectFilled({r.x, r.y}, {r.x + r.w, r.y + r.h}, tone(ui, color, alpha), radius, corners);
}

void outline(const Ui& ui, Rect r, Color color, float radius, float width, float alpha) {
  const Rect i = inset(r, width / 2);
  ImGui::GetWindowDrawList()->AddRect({i.x, i.y}, {i.x + i.w, i.y + i.h}, tone(ui, color, alpha), radius - width / 2, kAllCorners, width);
}

void disc(const Ui& ui, Vec2 centre, float radius, Color color, float alpha) {
  ImGui::GetWindowDrawList()->AddCircleFilled(im(centre), radius, tone(ui, color, alpha));
}

void open_clip() {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const bool scrolls = (ImGui::GetCurrentWindowRead()->Flags & ImGuiWindowFlags_ChildWindow) != 0;
  const ImVec2 low = list.GetClipRectMin();
  const ImVec2 high = list.GetClipRectMax();
  if (scrolls) list.PushClipRect(low, high);
  if (!scrolls) list.PushClipRectFullScreen();
}

void close_clip() { ImGui::GetWindowDrawList()->PopClipRect(); }

// Rings of quads around the card's outline, dark inside and clear outside: soft, and no overdraw below the card.
void shadow(const Ui& ui, Rect area, float radius, float depth, float alpha) {
  constexpr int kCorner = 6;                   // segments of a quarter
  constexpr int kRound = 4 * (kCorner + 1);
  constexpr int kRings = 4;
  constexpr float kSpread[kRings] = {-0.7f, 0.15f, 0.75f, 1.7f};  // in depths, from the outline
  constexpr float kDark[kRings] = {0.26f, 0.17f, 0.06f, 0.0f};
  constexpr Color kShade = rgb(0x0b1f33);
  const float d = ui.u(depth);
  const Rect r{area.x, area.y + d * 0.55f, area.w, area.h};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  open_clip();
  const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
  list.PrimReserve(kRound * (kRings - 1) * 6, kRound * kRings);
  const auto first = static_cast<ImDrawIdx>(list._VtxCurrentIdx);
  const float round = std::min(std::max(radius, d), std::min(r.w, r.h) / 2);
  const Vec2 middles[4] = {{right(r) - round, bottom(r) - round}, {r.x + round, bottom(r) - round}, {r.x + round, r.y + round}, {right(r) - round, r.y + round}};
  for (int i = 0; i < kRound; ++i) {
    const int quarter = i / (kCorner + 1);
    const float turn = 1.5707963f * (static_cast<float>(quarter) + static_cast<float>(i % (kCorner + 1)) / static_cast<float>(kCorner));
    for (int ring = 0; ring < kRings; ++ring) {
      const float reach = round + kSpread[ring] * d;
      const Vec2 p = middles[quarter] + Vec2{std::cos(turn) * reach, std::sin(turn) * reach};
      list.PrimWriteVtx(im(p), white, tone(ui, kShade, kDark[ring] * alpha));
    }
  }
  for (int i = 0; i < kRound; ++i) {
    const int next = (i + 1) % kRound;
    for (int ring = 0; ring + 1 < kRings; ++ring) {
      const int corner[4] = {i * kRings + ring, i * kRings + ring + 1, next * kRings + ring + 1, next * kRings + ring};
      for (const int c : {0, 1, 2, 0, 2, 3}) list.PrimWriteIdx(static_cast<ImDrawIdx>(first + corner[c]));
    }
  }
  close_clip();
}

void card(const Ui& ui, Rect area, Color paper, float radius, float depth, int corners) {
  shadow(ui, area, radius, depth);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  fill(ui, area, paper, radius, 1, corners);
  // Light from above: a thin bright rim, fainter on dark paper.
  const float rim = paper.r + paper.g + paper.b > 380 ? 0.4f : 0.1f;
  list.AddRect({area.x, area.y}, {right(area), bottom(area)}, tone(ui, rgb(0xffffff), rim), radius, corners, ui.u(1.2f));
}

void fade(const Ui& ui, Rect r, Color color, float alpha_top, float alpha_bottom) {
  const ImU32 top = tone(ui, color, alpha_top);
  const ImU32 low = tone(ui, color, alpha_bottom);
  ImGui::GetWindowDrawList()->AddRectFilledMultiColor({r.x, r.y}, {right(r), bottom(r)}, top, top, low, low);
}

void icon(const Ui& ui, std::string_view path, Vec2 centre, Vec2 size, Color tint, float alpha) {
  const PanelImage image = ui.images.image(path, size);
  if (!image.texture) return;
  const float left = std::round(centre.x - size.x / 2);
  const float top = std::round(centre.y - size.y / 2);
  ImGui::GetWindowDrawList()->AddImage(image.texture, {left, top}, {left + size.x, top + size.y}, im(image.uv0), im(image.uv1), tone(ui, tint, alpha));
}

void icon(const Ui& ui, std::string_view path, Vec2 centre, float size, Color tint, float alpha) {
  icon(ui, path, centre, Vec2{size, size}, tint, alpha);
}

void portrait(const Ui& ui, const Portrait& who, Vec2 centre, float size) {
  icon(ui, who.face, centre, size, rgb(0xffffff));
  if (!who.wear.empty()) icon(ui, who.wear, centre, size, rgb(0xffffff));
}

void picture(const Ui& ui, std::string_view path, Rect r, float aspect, float radius, int corners, float zoom, float alpha, Vec2 shift) {
  const float wide = std::max(r.w, r.h * aspect);
  const PanelImage image = ui.images.image(path, {wide, wide / aspect});
  if (!image.texture || r.w <= 0 || r.h <= 0) return;
  const float part_x = r.w / (wide * zoom);
  const float part_y = r.h / (wide / aspect * zoom);
  const Vec2 span = image.uv1 - image.uv0;
  const Vec2 uv0 = image.uv0 + Vec2{span.x * (1 - part_x + shift.x * part_x * (zoom - 1)) / 2, span.y * (1 - part_y + shift.y * part_y * (zoom - 1)) / 2};
  const Vec2 uv1 = uv0 + Vec2{span.x * part_x, span.y * part_y};
  ImGui::GetWindowDrawList()->AddImageRounded(image.texture, {r.x, r.y}, {right(r), bottom(r)}, im(uv0), im(uv1),
                                              tone(ui, rgb(0xffffff), alpha * image.come), radius, corners);
}

ImFont* font_of(Type type) {
  const ImVector<ImFont*>& fonts = ImGui::GetIO().Fonts->Fonts;
  const int index = static_cast<int>(type);
  return index < fonts.Size ? fonts[index] : fonts[0];
}

float type_size(const Ui& ui, Type type) { return std::round(kTypeSpecs[static_cast<std::uint32_t>(type)].size * kFontBox * ui.frame.scale); }
float line_height(const Ui& ui, Type type) { return std::round(type_size(ui, type) * kLine); }

Vec2 measure(const Ui& ui, Type type, std::string_view text, float wrap) {
  ImFont* font = font_of(type);
  const float size = type_size(ui, type);
  float widest = 0;
  const int lines = each_line(font, size, text, wrap, [&](const char* begin, const char* end) {
    widest = std::max(widest, width_of(font, size, begin, end));
  });
  return {std::ceil(widest), static_cast<float>(lines) * line_height(ui, type)};
}

float balanced(const Ui& ui, Type type, std::string_view text, float wrap) {
  const float height = measure(ui, type, text, wrap).y;
  if (height <= line_height(ui, type) * 1.5f) return wrap;
  for (int tenth = 5; tenth < 10; ++tenth) {
    const float tried = wrap * static_cast<float>(tenth) / 10.0f;
    if (measure(ui, type, text, tried).y <= height) return tried;
  }
  return wrap;
}

float write(const Ui& ui, Type type, Vec2 at, std::string_view text, Color color, float wrap, Align align, float alpha) {
  ImFont* font = font_of(type);
  const float size = type_size(ui, type);
  const float step = line_height(ui, type);
  float y = at.y + std::round((step - size) / 2);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImU32 ink = tone(ui, color, alpha);
  const int lines = each_line(font, size, text, wrap, [&](const char* begin, const char* end) {
    const float free = align == Align::Left ? 0 : wrap - width_of(font, size, begin, end);
    const float x = at.x + (align == Align::Centre ? free / 2 : free);
    list.AddText(font, size, {std::round(x), std::round(y)}, ink, begin, end);
    y += step;
  });
  return static_cast<float>(lines) * step;
}

void write_in(const Ui& ui, Type type, Rect area, std::string_view text, Color color, Align align, float alpha) {
  const float height = measure(ui, type, text, area.w).y;
  const float lift = type_size(ui, type) * 0.03f;  // capitals sit a little low in the font's box
  write(ui, type, {area.x, area.y + (area.h - height) / 2 - lift}, text, color, area.w, align, alpha);
}

float glide(float from, float to, float seconds) {
  const float step = std::min(1.0f, ImGui::GetIO().DeltaTime * 4 / seconds);
  return std::abs(to - from) < 0.004f ? to : from + (to - from) * step;
}

float since(const Ui& ui, double moment, float seconds) {
  if (ui.still()) return 1;
  return ease_out(std::clamp(static_cast<float>(ui.model.now - moment) / seconds, 0.0f, 1.0f));
}

}  // namespace wildshore
