// theme.cpp: palettes, contrast, and Dear ImGui dressed: fonts, spacing, the few colours its own widgets (text fields) use.
#include "panels/theme.hpp"

#include <algorithm>
#include <cmath>

#include "imgui.h"
#include "panels/games.hpp"
#include "panels/panels.hpp"

namespace wildshore {
namespace {

float linear(std::uint8_t channel) {
  const float c = static_cast<float>(channel) / 255.0f;
  return c <= 0.04045f ? c / 12.92f : std::pow((c + 0.055f) / 1.055f, 2.4f);
}

float luminance(Color c) { return 0.2126f * linear(c.r) + 0.7152f * linear(c.g) + 0.0722f * linear(c.b); }

constexpr Color kWhite = rgb(0xffffff);
constexpr Color kNight = rgb(0x0b1f33);

ImVec4 float_color(Color c, float alpha = 1) {
  return {static_cast<float>(c.r) / 255.0f, static_cast<float>(c.g) / 255.0f, static_cast<float>(c.b) / 255.0f, alpha};
}

// What follows from paper, ink, banner and accent.
Palette derive(Color paper, Color ink, Color banner, Color banner_ink, Color accent) {
  Palette p;
  p.paper = paper;
  p.ink = ink;
  p.row = mix(paper, accent, 0.09f);
  p.faint = readable(mix(ink, paper, 0.32f), p.row);
  p.soft = mix(paper, accent, 0.17f);
  p.soft_ink = readable(ink, p.soft);
  p.accent = readable(accent, kWhite);
  p.accent_ink = kWhite;
  p.banner = banner;
  p.banner_ink = readable(banner_ink, banner);
  p.banner_faint = readable(mix(banner_ink, banner, 0.2f), banner);
  p.target_row = mix(rgb(0xfff3cf), paper, 0.15f);
  p.target_rim = rgb(0xf5b82e);
  p.turn_row = mix(paper, rgb(0xffffff), 0.6f);
  p.turn_rim = p.accent;
  p.warn = rgb(0xffe3dc);
  p.warn_ink = rgb(0x8f2413);
  p.focus = rgb(0x7a3fe0);
  p.veil = mix(banner, kNight, 0.5f);
  return p;
}

// The letters and signs of English, Italian and French.
constexpr ImWchar kAllSigns[] = {0x20, 0x7e, 0xa0, 0xff, 0x152, 0x153, 0x178, 0x178, 0x2013, 0x2014, 0x2018, 0x201e,
                                 0x2022, 0x2026, 0x2039, 0x203a, 0x20ac, 0x20ac, 0x2122, 0x2122, 0x2212, 0x2212, 0};
constexpr ImWchar kUsual[] = {0x20, 0x7e, 0xb7, 0xb7, 0xd7, 0xd7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026, 0x2026, 0x2212, 0x2212, 0};

void add_text(ImFontGlyphRangesBuilder& letters, std::string_view text) {
  if (!text.empty()) letters.AddText(text.data(), text.data() + text.size());
}

bool beyond_ascii(std::string_view text) {
  return std::any_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
}

void style(float scale) {
  ImGuiStyle& s = ImGui::GetStyle();
  s = ImGuiStyle();
  s.WindowPadding = {0, 0};
  s.WindowBorderSize = 0;
  s.WindowMinSize = {1, 1};
  s.ChildBorderSize = 0;
  s.PopupBorderSize = 0;
  s.FramePadding = {14 * scale, 12 * scale};
  s.FrameRounding = 14 * scale;
  s.FrameBorderSize = 0;
  s.ItemSpacing = {0, 0};
  s.ItemInnerSpacing = {0, 0};
  s.TouchExtraPadding = {0, 0};
  s.DisplaySafeAreaPadding = {0, 0};
  s.ScrollbarSize = 1;
  s.DisabledAlpha = 1;
  s.AntiAliasedLinesUseTex = true;
  s.CircleTessellationMaxError = 0.2f;
  const Palette p = dawn_palette();
  for (ImVec4& color : s.Colors) color = {0, 0, 0, 0};
  s.Colors[ImGuiCol_Text] = float_color(p.ink);
  s.Colors[ImGuiCol_TextDisabled] = float_color(p.faint);
  s.Colors[ImGuiCol_FrameBg] = float_color(p.row);
  s.Colors[ImGuiCol_FrameBgHovered] = float_color(p.row);
  s.Colors[ImGuiCol_FrameBgActive] = float_color(p.row);
  s.Colors[ImGuiCol_TextSelectedBg] = float_color(p.accent, 0.3f);
}

}  // namespace

float contrast(Color a, Color b) {
  const float x = luminance(a) + 0.05f;
  const float y = luminance(b) + 0.05f;
  return std::max(x, y) / std::min(x, y);
}

Color mix(Color a, Color b, float part) {
  const auto one = [part](std::uint8_t x, std::uint8_t y) {
    const float value = static_cast<float>(x) + (static_cast<float>(y) - static_cast<float>(x)) * part;
    return static_cast<std::uint8_t>(std::clamp(value + 0.5f, 0.0f, 255.0f));
  };
  return {one(a.r, b.r), one(a.g, b.g), one(a.b, b.b), one(a.a, b.a)};
}

Color readable(Color text, Color ground, float least) {
  const Color end = contrast(kWhite, ground) > contrast(rgb(0), ground) ? kWhite : rgb(0);
  Color found = text;
  for (int i = 1; i <= 20 && contrast(found, ground) < least; ++i) found = mix(text, end, static_cast<float>(i) / 20.0f);
  return found;
}

Palette dawn_palette() {
  Palette p = derive(rgb(0xfffaf3), rgb(0x2b2540), rgb(0x2f2a4a), rgb(0xffffff), rgb(0x2f6f8f));
  p.row = rgb(0xf6ece2);  // warmer than what would follow
  p.soft = rgb(0xefe0d3);
  p.faint = readable(rgb(0x6a6078), p.soft);
  return p;
}

Palette palette_of(const Look& look) { return derive(look.paper, look.ink, look.banner, look.banner_ink, look.accent); }

Palette tinted(Palette palette, Color accent) {
  return derive(mix(rgb(0xfffefc), accent, 0.03f), palette.ink, palette.banner, palette.banner_ink, accent);
}

ColourPairs colour_pairs(const Palette& p) {
  return {{
      {"ink on paper", p.ink, p.paper},
      {"faint on paper", p.faint, p.paper},
      {"ink on row", p.ink, p.row},
      {"faint on row", p.faint, p.row},
      {"ink on the row to act", p.ink, p.turn_row},
      {"faint on the row to act", p.faint, p.turn_row},
      {"ink on a target", p.ink, p.target_row},
      {"soft button", p.soft_ink, p.soft},
      {"first button", p.accent_ink, p.accent},
      {"accent on paper", p.accent, p.paper, 3},
      {"banner", p.banner_ink, p.banner},
      {"banner second text", p.banner_faint, p.banner},
      {"refusal", p.warn_ink, p.warn},
      {"focus ring on paper", p.focus, p.paper, 3},
      {"refusal on paper", p.warn_ink, p.paper},
  }};
}

void load_theme(float scale, const ThemeFonts& fonts) {
  style(scale);
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  atlas.Clear();
  ImFontGlyphRangesBuilder letters, name_letters;
  letters.AddRanges(fonts.all_letters ? kAllSigns : kUsual);
  for (const std::string_view texts : fonts.says) add_text(letters, texts);
  for (const Language& language : languages()) add_text(letters, language.name);
  add_text(name_letters, fonts.name);
  ImVector<ImWchar> ranges, name_ranges;
  letters.BuildRanges(&ranges);
  name_letters.BuildRanges(&name_ranges);
  for (const TypeSpec& spec : kTypeSpecs) {
    const std::string_view data = spec.heading ? fonts.heading : fonts.text;
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.OversampleH = spec.size < 20 && scale < 1.5f ? 2 : 1;
    config.PixelSnapH = config.OversampleH == 1;
    config.RasterizerMultiply = spec.heading ? 1.0f : 1.25f;
    const float pixels = std::round(std::min(spec.size * kFontBox * scale, spec.most));
    atlas.AddFontFromMemoryTTF(const_cast<char*>(data.data()), static_cast<int>(data.size()), pixels, &config,
                               spec.name_only ? name_ranges.Data : ranges.Data);
  }
  atlas.Build();  // while the ranges are there
}

bool needs_all_letters(const Model& model) {
  const auto named = [](const Setup& setup) {
    return std::any_of(setup.seats.begin(), setup.seats.end(), [](const SeatSetup& seat) { return beyond_ascii(seat.name); });
  };
  if (named(model.draft.setup) || (model.table && named(model.table->setup())) || beyond_ascii(model.panel.search)) return true;
  return std::any_of(model.saved.begin(), model.saved.end(), [](const SavedGame& saved) { return beyond_ascii(saved.summary); });
}

}  // namespace wildshore
