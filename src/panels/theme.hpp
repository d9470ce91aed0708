// theme.hpp: the colours and letters of the panels. Every text stands on a ground named here; tests measure the contrast of each pair.
//
// Target yellow (#ffe27a, #f5b82e) says "may be chosen" and nothing else; the row of the seat to act has a rim in the game's accent.
#pragma once
#include <array>
#include <string_view>

#include "table/table.hpp"

namespace wildshore {

// The sizes of letters, in CSS pixels at text size 100 %.
enum class Type : std::uint8_t { Small, Text, Strong, Heading, Title, Display };
inline constexpr int kTypes = 6;
inline constexpr float kFontBox = 1.25f;  // height of the font's box, as ImGui counts sizes, by the size CSS means (Quicksand: ascent + descent)
struct TypeSpec {
  float size;
  bool heading;     // the heavier font
  float most;       // pixels it is rasterised at, at most: larger letters are stretched
  bool name_only;   // only the letters of the program's name: large letters are costly
};
inline constexpr std::array<TypeSpec, kTypes> kTypeSpecs = {{
    {14, false, 110, false},
    {16, false, 110, false},
    {16, true, 110, false},
    {20, true, 110, false},
    {28, true, 110, false},
    {42, true, 110, true},
}};

struct Palette {
  Color paper, ink, faint;            // cards: ground, text, second text
  Color row;                          // a row, field or quiet ground on paper; carries ink and faint
  Color soft, soft_ink;               // second button
  Color accent, accent_ink;           // first button, switches that are on
  Color banner, banner_ink, banner_faint;
  Color turn_row, turn_rim;           // the seat to act
  Color target_row, target_rim;       // a button that is a target
  Color warn, warn_ink;               // a refusal
  Color focus;                        // ring of the keyboard focus
  Color veil;                         // behind overlays
};

// Harbour and set-up; a game's own from its look.
Palette dawn_palette();
Palette palette_of(const Look& look);
// The dawn palette with a game's accent.
Palette tinted(Palette palette, Color accent);

// Every pair of text and ground that the panels draw. `least` is 4.5, or 3 for signs that are no text.
struct ColourPair {
  std::string_view name;
  Color text, ground;
  float least = 4.5f;
};
using ColourPairs = std::array<ColourPair, 15>;
ColourPairs colour_pairs(const Palette& palette);

float contrast(Color a, Color b);           // WCAG 2: 1 to 21
Color mix(Color a, Color b, float part);    // part 0: a, 1: b
// `text`, made darker or lighter until it reads on the ground.
Color readable(Color text, Color ground, float least = 4.5f);

}  // namespace wildshore
