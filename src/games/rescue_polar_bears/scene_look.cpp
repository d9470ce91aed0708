// scene_look.cpp: the images and colours of Rescue Polar Bears, and its sea: the light turns from arctic blue to alarm red with the heat.
#include <algorithm>
#include <cmath>

#include "games/rescue_polar_bears/scene.hpp"
#include "games/rescue_polar_bears/scene_parts.hpp"

namespace wildshore {

using namespace rescue_polar_bears;

namespace {

#define RESCUE(name, w, h) {"svg/rescue_polar_bears/" name ".svg", {w, h}}
constexpr ImageSpec kImageSpecs[] = {
    {"", {0, 0}},
    RESCUE("ice_1", 112, 112), RESCUE("ice_2", 112, 112), RESCUE("ice_3", 112, 112), RESCUE("float", 112, 112), RESCUE("support", 112, 112),
    RESCUE("base", 112, 112), RESCUE("ocean", 112, 112), RESCUE("light_ocean", 112, 112),
    RESCUE("hex_ring", 134, 130), RESCUE("ring", 116, 116), RESCUE("round_ring", 80, 80), RESCUE("break", 60, 60),
    RESCUE("crack_1", 112, 94), RESCUE("crack_2", 112, 94), RESCUE("crack_3", 112, 94), RESCUE("alarm_glow", 112, 94), RESCUE("melting", 27, 30),
    RESCUE("male", 70, 52), RESCUE("female", 47, 56), RESCUE("cub", 35, 37), RESCUE("male_leap", 70, 52), RESCUE("female_leap", 47, 56),
    RESCUE("cub_leap", 35, 37), RESCUE("head_male", 56, 56), RESCUE("head_female", 56, 56), RESCUE("head_cub", 42, 42),
    RESCUE("breeze_dragon", 90, 82.5f), RESCUE("white_wave", 90, 82.5f), RESCUE("polaris", 90, 82.5f), RESCUE("tidewalker", 90, 82.5f),
    RESCUE("north_watch", 90, 82.5f),
    RESCUE("mark_dragon", 24, 24), RESCUE("mark_wave", 24, 24), RESCUE("mark_star", 24, 24), RESCUE("mark_tide", 24, 24), RESCUE("mark_watch", 24, 24),
    RESCUE("mark_anchor", 24, 24), RESCUE("mark_wheel", 24, 24), RESCUE("mark_compass", 24, 24), RESCUE("mark_bell", 24, 24), RESCUE("pennant", 34, 38),
    RESCUE("heli", 60, 39), RESCUE("heli_sling", 60, 69), RESCUE("pad", 54, 35),
    RESCUE("data", 46, 54), RESCUE("slot", 58, 58), RESCUE("slot_full", 58, 58), RESCUE("upgrade", 50, 50), RESCUE("blue_token", 24, 24),
    RESCUE("alert", 46, 46), RESCUE("alert_back", 36, 36), RESCUE("flag", 28, 38.5f),
    RESCUE("d20", 64, 64), RESCUE("d20_tumble_1", 64, 64), RESCUE("d20_tumble_2", 64, 64),
    RESCUE("die", 54, 54), RESCUE("die_tumble_1", 54, 54), RESCUE("die_tumble_2", 54, 54),
    RESCUE("tube", 38, 400), RESCUE("mercury", 24, 24), RESCUE("bulb", 72, 72), RESCUE("tray", 200, 80),
    RESCUE("icon_speed", 24, 24), RESCUE("icon_hold", 24, 24), RESCUE("icon_action", 24, 24), RESCUE("icon_heli", 32, 32),
    RESCUE("card_cold_front", 152, 114), RESCUE("card_polar_night", 152, 114), RESCUE("card_coast_guard", 152, 114), RESCUE("card_air_wing", 152, 114),
    RESCUE("card_survey_drones", 152, 114), RESCUE("card_weather_satellite", 152, 114), RESCUE("card_blasting_crew", 152, 114),
    RESCUE("card_fair_current", 152, 114), RESCUE("card_airlift", 152, 114), RESCUE("card_full_steam", 152, 114), RESCUE("card_back", 92, 69),
    RESCUE("up_action", 58, 58), RESCUE("up_refit", 58, 58), RESCUE("up_speed", 58, 58), RESCUE("up_hold", 58, 58), RESCUE("up_support", 58, 58),
    RESCUE("up_data", 58, 58), RESCUE("up_blue", 58, 58),
    RESCUE("shard", 16, 16), RESCUE("bubble", 14, 14), RESCUE("flake", 14, 14), RESCUE("confetti_1", 18, 18), RESCUE("confetti_2", 18, 18),
    RESCUE("wave_1", 240, 24), RESCUE("wave_2", 240, 24), RESCUE("shadow", 64, 24), RESCUE("berg_1", 200, 150), RESCUE("berg_2", 160, 110),
    {"svg/common/soft.svg", {64, 64}},
};
#undef RESCUE
static_assert(sizeof kImageSpecs / sizeof kImageSpecs[0] == kImages);

constexpr SeatLook kSeatLooks[] = {
    {kCaptains[0], kMarkAnchor, "rescue.captain.anchor"},
    {kCaptains[1], kMarkWheel, "rescue.captain.wheel"},
    {kCaptains[2], kMarkCompass, "rescue.captain.compass"},
    {kCaptains[3], kMarkBell, "rescue.captain.bell"},
};

// A number in [0, 1) that belongs to the index: scatter without a generator.
float scatter(int index, int salt) {
  const auto mixed = static_cast<std::uint32_t>(index * 7919 + salt * 104729 + 12345) * 2654435761u;
  return static_cast<float>(mixed >> 8) / 16777216.0f;
}

float wave(double seconds, double speed, double phase) { return static_cast<float>(std::sin(seconds * speed + phase)); }

void draw_waves(const Camera& camera, Rect visible, double seconds, DrawList& out) {
  constexpr float kRow = 58;
  constexpr float kPitch = 250;
  const int first = static_cast<int>(std::floor(visible.y / kRow));
  const int last = static_cast<int>(std::ceil((visible.y + visible.h) / kRow));
  for (int row = first; row <= last; ++row) {
    const float drift = 26 * wave(seconds, 0.35, row * 1.7) + (row % 2 ? kPitch / 2 : 0);
    const int start = static_cast<int>(std::floor((visible.x - drift) / kPitch)) - 1;
    const int end = static_cast<int>(std::ceil((visible.x + visible.w - drift) / kPitch));
    for (int i = start; i <= end; ++i) {
      const Vec2 at{static_cast<float>(i) * kPitch + drift, static_cast<float>(row) * kRow + 3 * wave(seconds, 0.9, i + row)};
      out.image(row % 2 ? kWave1 : kWave2, camera.to_pixels(at), Vec2{240, 24} * camera.scale(), {0, 0.5f}, 0, rgb(0xffffff, 170));
    }
  }
}

// Icebergs beyond the board: only where no hex and no track lies.
struct Berg {
  Vec2 at;
  float size;
  ImageId image;
};
constexpr Berg kWideBergs[] = {{{-640, -250}, 1.0f, kBerg1}, {{-610, 190}, 0.8f, kBerg2}, {{-860, -40}, 1.3f, kBerg2}, {{-1040, 260}, 1.2f, kBerg1},
                               {{640, 250}, 1.0f, kBerg1}, {{620, -240}, 0.8f, kBerg2}, {{900, 40}, 1.3f, kBerg1}, {{1080, -260}, 1.1f, kBerg2}};
constexpr Berg kTallBergs[] = {{{-300, -690}, 0.9f, kBerg1}, {{250, -720}, 1.0f, kBerg2}, {{290, 690}, 1.0f, kBerg1}, {{-260, 720}, 0.9f, kBerg2},
                               {{-560, 0}, 1.0f, kBerg1}, {{560, -80}, 1.0f, kBerg2}};

void draw_bergs(const State& state, Shape shape, const Camera& camera, double seconds, DrawList& out) {
  const auto draw = [&](const Berg& berg) {
    const Vec2 natural = berg.image == kBerg1 ? Vec2{200, 150} : Vec2{160, 110};
    const Vec2 at{berg.at.x, berg.at.y + 3 * wave(seconds, 0.6, static_cast<double>(berg.at.x))};
    out.image(berg.image, camera.to_pixels(at), natural * (berg.size * camera.scale()), {0.5f, 0.85f}, 0, light_of(state));
  };
  if (shape == Shape::Wide) std::for_each(std::begin(kWideBergs), std::end(kWideBergs), draw);
  else std::for_each(std::begin(kTallBergs), std::end(kTallBergs), draw);
}

// Snow while it is cold; in the heat it turns to sparks of mist that rise.
void draw_air(const State& state, const Camera& camera, Rect window, double seconds, DrawList& out) {
  const float unit = std::max(0.6f, camera.scale());
  const float heat = heat_of(state);
  const int flakes = static_cast<int>(44 * (1 - heat));
  for (int i = 0; i < flakes; ++i) {
    const double fall = static_cast<double>(scatter(i, 2)) + seconds * static_cast<double>((14 + 26 * scatter(i, 1)) * unit / window.h);
    const auto down = static_cast<float>(fall - std::floor(fall));
    const float size = (4 + 7 * scatter(i, 3)) * unit;
    const Vec2 at{window.x + scatter(i, 4) * window.w + 12 * unit * wave(seconds, 0.7, i), window.y + down * window.h};
    out.image(kFlake, at, {size, size}, {0.5f, 0.5f}, 40 * static_cast<float>(std::fmod(seconds, 9.0)) * (scatter(i, 5) - 0.5f),
              rgb(0xffffff, static_cast<std::uint8_t>(80 + 110 * scatter(i, 6))));
  }
  const int mists = static_cast<int>(16 * heat);
  for (int i = 0; i < mists; ++i) {
    const double rise = static_cast<double>(scatter(i, 12)) + seconds * static_cast<double>((9 + 14 * scatter(i, 11)) * unit / window.h);
    const auto up = 1 - static_cast<float>(rise - std::floor(rise));
    const float size = (60 + 90 * scatter(i, 13)) * unit;
    const Vec2 at{window.x + scatter(i, 14) * window.w + 20 * unit * wave(seconds, 0.4, i), window.y + up * window.h};
    out.image(kSoft, at, {size, size * 0.6f}, {0.5f, 0.5f}, 0, rgb(0xffe0cc, static_cast<std::uint8_t>(26 + 24 * scatter(i, 16))));
  }
}

}  // namespace

const Look& RescuePolarBearsScene::look() {
  static const Look look{
      .images = kImageSpecs,
      .ground_top = rgb(0x1d4f8c),
      .ground_bottom = rgb(0x2a6aa8),
      .banner = rgb(0x0f2f57),
      .banner_ink = rgb(0xffffff),
      .paper = rgb(0xf5fafd),
      .ink = rgb(0x123f6b),
      .accent = rgb(0x1f6aa8),
      .seats = kSeatLooks,
      .ambience = Ambience::Ice,
  };
  return look;
}

void RescuePolarBearsScene::backdrop(const View& view, Shape shape, const Camera& camera, Rect window, double seconds, DrawList& out) {
  const State& state = view.state;
  const Color top = by_heat(state, rgb(0x1d4f8c), rgb(0x4a4494), rgb(0x7a2338));
  const Color middle = by_heat(state, rgb(0x4f97cb), rgb(0xb07fb4), rgb(0xd2664a));
  const Color low = by_heat(state, rgb(0x1f5a98), rgb(0x2c5c9c), rgb(0x4a2f60));
  out.gradient({window.x, window.y, window.w, window.h * 0.42f}, top, middle);
  out.gradient({window.x, window.y + window.h * 0.42f, window.w, window.h * 0.58f}, middle, low);
  const float glow = std::max(window.w, window.h);
  const Color sun = by_heat(state, rgb(0xe2f4ff, 110), rgb(0xffc9a0, 150), rgb(0xff9a5c, 200));
  out.image(kSoft, {window.x + window.w * 0.16f, window.y}, {glow, glow * 0.8f}, {0.5f, 0.5f}, 0, sun);
  const Vec2 corner = camera.to_board({window.x, window.y});
  draw_waves(camera, {corner.x, corner.y, window.w / camera.scale(), window.h / camera.scale()}, seconds, out);
  draw_bergs(state, shape, camera, seconds, out);
  // The alarm: a red breath over everything while the next die may melt the ice.
  if (crack_stage(state) == 3) {
    const auto alpha = static_cast<std::uint8_t>(26 + 16 * wave(seconds, 2.4, 0));
    out.gradient({window.x, window.y, window.w, window.h * 0.5f}, rgb(0xe23b3b, alpha), rgb(0xe23b3b, 0));
    out.gradient({window.x, window.y + window.h * 0.5f, window.w, window.h * 0.5f}, rgb(0xe23b3b, 0), rgb(0xe23b3b, alpha));
  }
  draw_air(state, camera, window, seconds, out);
}

}  // namespace wildshore
