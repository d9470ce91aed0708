// synth_table.hpp: every sound as rows of a table, and every ambience as a bed. Read by synth.cpp alone.
//
// A telephone's loudspeaker gives nothing below 200 Hz: what growls or rumbles needs a part above that, or it is not heard there.
#pragma once
#include <iterator>

#include "stage/shot.hpp"

namespace wildshore::synth_table {

enum class Wave : std::uint8_t { Sine, Triangle, Noise };

struct Row {
  Sound sound;
  Wave wave;
  float delay;             // seconds
  float attack, decay;     // seconds: a rise, then a fall to nothing
  float from, to;          // pitch in Hz at the begin and at the end
  float gain;
  float cut_from, cut_to;  // low-pass in Hz at the begin and at the end
  float tremble = 0;       // Hz: the loudness swings so often a second
};

// Sounds of the ambience, nobody's cue: numbered beyond those of the stage.
constexpr auto kCreak = static_cast<Sound>(200);
constexpr auto kGull = static_cast<Sound>(201);
constexpr auto kCricket = static_cast<Sound>(202);
constexpr auto kThunder = static_cast<Sound>(203);
constexpr auto kBlub = static_cast<Sound>(204);
constexpr auto kDrip = static_cast<Sound>(205);

constexpr Row kRows[] = {
    // A boot on snow: a soft thump and a crunch.
    {Sound::Step, Wave::Sine, 0.00f, 0.004f, 0.09f, 170, 95, 0.42f, 900, 300},
    {Sound::Step, Wave::Noise, 0.01f, 0.006f, 0.08f, 0, 0, 0.22f, 2400, 900},
    // Ice on water: a swell that drops.
    {Sound::Slide, Wave::Noise, 0.00f, 0.14f, 0.46f, 0, 0, 0.36f, 1500, 480},
    {Sound::Slide, Wave::Triangle, 0.02f, 0.10f, 0.40f, 120, 78, 0.24f, 900, 400},
    {Sound::Slide, Wave::Triangle, 0.40f, 0.005f, 0.10f, 210, 150, 0.16f, 900, 400},
    // Water: a burst, then drops that rise.
    {Sound::Splash, Wave::Noise, 0.00f, 0.012f, 0.50f, 0, 0, 0.38f, 3400, 500},
    {Sound::Splash, Wave::Sine, 0.10f, 0.006f, 0.07f, 420, 820, 0.14f, 4000, 4000},
    {Sound::Splash, Wave::Sine, 0.19f, 0.006f, 0.06f, 560, 980, 0.11f, 4000, 4000},
    {Sound::Splash, Wave::Sine, 0.31f, 0.006f, 0.06f, 480, 900, 0.08f, 4000, 4000},
    // A die on wood: knocks that come closer and softer.
    {Sound::Die, Wave::Triangle, 0.00f, 0.002f, 0.05f, 640, 420, 0.34f, 2600, 1200},
    {Sound::Die, Wave::Noise, 0.00f, 0.002f, 0.03f, 0, 0, 0.20f, 3000, 1500},
    {Sound::Die, Wave::Triangle, 0.13f, 0.002f, 0.05f, 720, 480, 0.26f, 2600, 1200},
    {Sound::Die, Wave::Triangle, 0.23f, 0.002f, 0.04f, 600, 430, 0.20f, 2600, 1200},
    {Sound::Die, Wave::Triangle, 0.31f, 0.002f, 0.04f, 680, 470, 0.15f, 2600, 1200},
    {Sound::Die, Wave::Triangle, 0.37f, 0.002f, 0.07f, 560, 380, 0.13f, 2600, 1000},
    // A warning, soft: two notes, twice.
    {Sound::Alarm, Wave::Triangle, 0.00f, 0.02f, 0.18f, 587, 587, 0.26f, 1800, 1200},
    {Sound::Alarm, Wave::Triangle, 0.17f, 0.02f, 0.22f, 784, 784, 0.26f, 1800, 1200},
    {Sound::Alarm, Wave::Triangle, 0.40f, 0.02f, 0.18f, 587, 587, 0.18f, 1800, 1200},
    {Sound::Alarm, Wave::Triangle, 0.57f, 0.02f, 0.26f, 784, 784, 0.18f, 1800, 1200},
    // A bear: low and rough.
    {Sound::Growl, Wave::Triangle, 0.00f, 0.09f, 0.62f, 92, 62, 0.32f, 1400, 600, 27},
    {Sound::Growl, Wave::Noise, 0.00f, 0.10f, 0.55f, 0, 0, 0.46f, 1500, 520, 31},
    {Sound::Growl, Wave::Triangle, 0.03f, 0.08f, 0.50f, 276, 192, 0.18f, 1800, 900, 23},
    // Slipping home: a note that falls and a bump.
    {Sound::Caught, Wave::Sine, 0.00f, 0.02f, 0.36f, 660, 190, 0.26f, 2400, 900},
    {Sound::Caught, Wave::Triangle, 0.00f, 0.02f, 0.32f, 332, 96, 0.12f, 1200, 600},
    {Sound::Caught, Wave::Sine, 0.36f, 0.004f, 0.12f, 150, 80, 0.34f, 700, 300},
    // Home: three rising notes.
    {Sound::Arrive, Wave::Triangle, 0.00f, 0.012f, 0.30f, 523.3f, 523.3f, 0.22f, 2600, 1100},
    {Sound::Arrive, Wave::Triangle, 0.11f, 0.012f, 0.30f, 659.3f, 659.3f, 0.22f, 2600, 1100},
    {Sound::Arrive, Wave::Triangle, 0.22f, 0.012f, 0.55f, 784.0f, 784.0f, 0.24f, 2800, 1000},
    {Sound::Arrive, Wave::Sine, 0.22f, 0.02f, 0.50f, 1568.0f, 1568.0f, 0.05f, 5000, 3000},
    // Won: a chord that opens.
    {Sound::Cheer, Wave::Triangle, 0.00f, 0.015f, 0.50f, 392.0f, 392.0f, 0.20f, 2600, 1000},
    {Sound::Cheer, Wave::Triangle, 0.12f, 0.015f, 0.55f, 523.3f, 523.3f, 0.20f, 2600, 1000},
    {Sound::Cheer, Wave::Triangle, 0.24f, 0.015f, 0.60f, 659.3f, 659.3f, 0.20f, 2600, 1000},
    {Sound::Cheer, Wave::Triangle, 0.36f, 0.015f, 1.10f, 784.0f, 784.0f, 0.20f, 2800, 900},
    {Sound::Cheer, Wave::Sine, 0.36f, 0.03f, 1.20f, 1046.5f, 1046.5f, 0.14f, 4000, 2000},
    {Sound::Cheer, Wave::Sine, 0.50f, 0.03f, 0.90f, 1318.5f, 1318.5f, 0.06f, 5000, 3000},
    // Your turn: a small bell.
    {Sound::Turn, Wave::Sine, 0.00f, 0.008f, 0.42f, 659.3f, 659.3f, 0.18f, 4000, 1500},
    {Sound::Turn, Wave::Sine, 0.07f, 0.008f, 0.50f, 987.8f, 987.8f, 0.10f, 5000, 2000},
    {Sound::Click, Wave::Sine, 0.00f, 0.003f, 0.055f, 660, 500, 0.25f, 3000, 1500},
    {Sound::Refuse, Wave::Triangle, 0.00f, 0.008f, 0.10f, 233, 208, 0.30f, 1900, 1000},
    {Sound::Refuse, Wave::Triangle, 0.11f, 0.008f, 0.14f, 196, 175, 0.28f, 1800, 900},
    // A tile laid down: a slap and a tick.
    {Sound::Flip, Wave::Noise, 0.00f, 0.05f, 0.09f, 0, 0, 0.12f, 1800, 700},
    {Sound::Flip, Wave::Triangle, 0.13f, 0.002f, 0.06f, 330, 240, 0.30f, 1600, 700},
    {Sound::Flip, Wave::Noise, 0.13f, 0.002f, 0.04f, 0, 0, 0.20f, 2600, 1200},
    // Taken: a plucked third.
    {Sound::Take, Wave::Triangle, 0.00f, 0.004f, 0.22f, 587.3f, 587.3f, 0.22f, 2800, 900},
    {Sound::Take, Wave::Triangle, 0.06f, 0.004f, 0.28f, 740.0f, 740.0f, 0.20f, 2800, 900},
    // A camera: two clicks and a whirr.
    {Sound::Shutter, Wave::Noise, 0.00f, 0.002f, 0.03f, 0, 0, 0.42f, 5200, 2600},
    {Sound::Shutter, Wave::Triangle, 0.00f, 0.002f, 0.03f, 1250, 900, 0.16f, 4000, 2000},
    {Sound::Shutter, Wave::Noise, 0.09f, 0.002f, 0.04f, 0, 0, 0.36f, 4200, 1800},
    {Sound::Shutter, Wave::Triangle, 0.14f, 0.03f, 0.16f, 210, 260, 0.06f, 900, 700, 60},
    // An engine: a low purr that picks up.
    {Sound::Engine, Wave::Triangle, 0.00f, 0.08f, 0.60f, 62, 96, 0.30f, 1300, 900, 24},
    {Sound::Engine, Wave::Triangle, 0.00f, 0.08f, 0.60f, 186, 288, 0.20f, 1600, 1200, 24},
    {Sound::Engine, Wave::Noise, 0.00f, 0.10f, 0.50f, 0, 0, 0.26f, 1700, 700, 24},
    // A breaker: it gathers, falls and runs out.
    {Sound::Wave, Wave::Noise, 0.00f, 0.40f, 0.80f, 0, 0, 0.40f, 500, 1700},
    {Sound::Wave, Wave::Noise, 0.42f, 0.03f, 0.95f, 0, 0, 0.34f, 2600, 420},
    {Sound::Wave, Wave::Sine, 0.36f, 0.05f, 0.45f, 86, 52, 0.26f, 400, 160},
    // The ground: very low, uneven.
    {Sound::Rumble, Wave::Noise, 0.00f, 0.16f, 1.10f, 0, 0, 0.80f, 380, 170, 13},
    {Sound::Rumble, Wave::Noise, 0.05f, 0.20f, 0.90f, 0, 0, 0.50f, 1300, 500, 17},
    {Sound::Rumble, Wave::Triangle, 0.00f, 0.12f, 1.00f, 58, 44, 0.34f, 500, 220, 9},
    // Ice or rock: a sharp report and splinters.
    {Sound::Crack, Wave::Noise, 0.00f, 0.003f, 0.09f, 0, 0, 0.50f, 4600, 1000},
    {Sound::Crack, Wave::Triangle, 0.00f, 0.003f, 0.16f, 310, 92, 0.34f, 1800, 500},
    {Sound::Crack, Wave::Noise, 0.07f, 0.002f, 0.05f, 0, 0, 0.24f, 3600, 1400},
    {Sound::Crack, Wave::Noise, 0.13f, 0.002f, 0.07f, 0, 0, 0.16f, 3000, 900},
    // A flare: breath and crackle.
    {Sound::Fire, Wave::Noise, 0.00f, 0.12f, 0.60f, 0, 0, 0.60f, 1300, 420},
    {Sound::Fire, Wave::Noise, 0.16f, 0.002f, 0.03f, 0, 0, 0.34f, 3600, 2000},
    {Sound::Fire, Wave::Noise, 0.29f, 0.002f, 0.03f, 0, 0, 0.30f, 4200, 2000},
    {Sound::Fire, Wave::Noise, 0.37f, 0.002f, 0.02f, 0, 0, 0.24f, 3800, 2000},
    // Lost: three falling notes.
    {Sound::Lose, Wave::Triangle, 0.00f, 0.02f, 0.42f, 392.0f, 392.0f, 0.22f, 1800, 700},
    {Sound::Lose, Wave::Triangle, 0.26f, 0.02f, 0.46f, 349.2f, 349.2f, 0.22f, 1600, 600},
    {Sound::Lose, Wave::Triangle, 0.54f, 0.02f, 1.00f, 293.7f, 287.0f, 0.24f, 1500, 400},
    // A friendly voice without words, for those who do not read: each question has a melody of its own and ends like one, on a rise.
    // "Where to?" in three even steps.
    {Sound::AskWalk, Wave::Triangle, 0.00f, 0.03f, 0.16f, 262, 262, 0.26f, 900, 700, 5},
    {Sound::AskWalk, Wave::Triangle, 0.19f, 0.03f, 0.16f, 294, 294, 0.26f, 900, 700, 5},
    {Sound::AskWalk, Wave::Triangle, 0.38f, 0.03f, 0.26f, 330, 415, 0.28f, 1000, 800, 5},
    // "Into the water?": down, then up.
    {Sound::AskWater, Wave::Triangle, 0.00f, 0.04f, 0.24f, 349, 247, 0.26f, 900, 600, 4},
    {Sound::AskWater, Wave::Triangle, 0.28f, 0.04f, 0.30f, 262, 392, 0.28f, 900, 900, 4},
    // "Fish?": two short, one long and high.
    {Sound::AskFish, Wave::Triangle, 0.00f, 0.02f, 0.10f, 330, 330, 0.26f, 1000, 800, 6},
    {Sound::AskFish, Wave::Triangle, 0.13f, 0.02f, 0.10f, 330, 330, 0.26f, 1000, 800, 6},
    {Sound::AskFish, Wave::Triangle, 0.27f, 0.03f, 0.34f, 392, 523, 0.28f, 1100, 900, 6},
    // "Which one?": a low hum that wonders.
    {Sound::AskTouch, Wave::Sine, 0.00f, 0.08f, 0.30f, 196, 220, 0.34f, 700, 500, 7},
    {Sound::AskTouch, Wave::Triangle, 0.34f, 0.05f, 0.36f, 220, 330, 0.28f, 800, 700, 7},
    // "Keep it?": a happy leap.
    {Sound::AskKeep, Wave::Triangle, 0.00f, 0.03f, 0.14f, 294, 330, 0.26f, 1000, 800, 5},
    {Sound::AskKeep, Wave::Triangle, 0.18f, 0.03f, 0.34f, 440, 554, 0.28f, 1200, 1000, 5},
    // "Look!": long and bright.
    {Sound::AskLook, Wave::Triangle, 0.00f, 0.05f, 0.22f, 392, 415, 0.26f, 1100, 900, 5},
    {Sound::AskLook, Wave::Sine, 0.20f, 0.06f, 0.50f, 622, 587, 0.24f, 2000, 1200, 5},
    // "Home?": a falling third, and up again.
    {Sound::AskHome, Wave::Triangle, 0.00f, 0.03f, 0.18f, 392, 392, 0.26f, 1000, 800, 5},
    {Sound::AskHome, Wave::Triangle, 0.20f, 0.03f, 0.18f, 330, 330, 0.26f, 1000, 800, 5},
    {Sound::AskHome, Wave::Triangle, 0.40f, 0.04f, 0.34f, 392, 523, 0.28f, 1100, 900, 5},
    // A steamship far off: two low notes together.
    {Sound::Horn, Wave::Triangle, 0.00f, 0.12f, 1.10f, 146.8f, 144.0f, 0.26f, 1600, 900},
    {Sound::Horn, Wave::Triangle, 0.02f, 0.12f, 1.05f, 185.0f, 182.0f, 0.20f, 1600, 900},

    // --- what happens by itself in an ambience ---
    // The ice works: a long low creak.
    {kCreak, Wave::Triangle, 0.00f, 0.25f, 0.70f, 96, 132, 0.09f, 1200, 700, 17},
    {kCreak, Wave::Triangle, 0.30f, 0.10f, 0.50f, 364, 296, 0.05f, 1400, 800, 23},
    // A gull, far away.
    {kGull, Wave::Triangle, 0.00f, 0.05f, 0.26f, 1180, 860, 0.035f, 2400, 1500},
    {kGull, Wave::Triangle, 0.34f, 0.05f, 0.22f, 1120, 820, 0.028f, 2400, 1500},
    {kGull, Wave::Triangle, 0.62f, 0.05f, 0.30f, 1150, 760, 0.022f, 2400, 1500},
    // A cricket.
    {kCricket, Wave::Sine, 0.00f, 0.02f, 0.34f, 4100, 4080, 0.030f, 8000, 8000, 31},
    {kCricket, Wave::Sine, 0.52f, 0.02f, 0.34f, 4100, 4080, 0.024f, 8000, 8000, 31},
    // Thunder behind the horizon.
    {kThunder, Wave::Noise, 0.00f, 0.12f, 1.50f, 0, 0, 0.55f, 460, 120, 7},
    {kThunder, Wave::Noise, 0.35f, 0.30f, 1.40f, 0, 0, 0.50f, 300, 90, 5},
    // Lava: a bubble, and another.
    {kBlub, Wave::Triangle, 0.00f, 0.03f, 0.14f, 140, 300, 0.12f, 900, 900},
    {kBlub, Wave::Triangle, 0.21f, 0.02f, 0.10f, 184, 380, 0.08f, 1000, 1000},
    // A drop in the distance.
    {kDrip, Wave::Sine, 0.00f, 0.006f, 0.08f, 720, 1180, 0.05f, 4000, 4000},
    {kDrip, Wave::Sine, 0.12f, 0.006f, 0.06f, 880, 1320, 0.03f, 4000, 4000},
};

// A bed: wind and water as filtered noise, a soft chord that comes and goes, and now and then one of two incidents.
struct Bed {
  float wind, wind_cut;      // loudness; low-pass in Hz
  float water, water_cut;
  float swell;               // seconds from wave to wave
  float chord[3];            // Hz
  float chord_gain;
  Sound incident[2];
  float every;               // seconds between incidents, about
};
constexpr Bed kBeds[] = {
    {},                                                                                              // None
    {0.26f, 420, 0.20f, 300, 9.3f, {110.0f, 164.8f, 246.9f}, 0.016f, {kCreak, kDrip}, 9},             // Ice
    {0.16f, 520, 0.24f, 420, 7.1f, {130.8f, 196.0f, 293.7f}, 0.018f, {kGull, kDrip}, 8},              // Dawn
    {0.20f, 640, 0.00f, 300, 13.0f, {98.0f, 146.8f, 220.0f}, 0.014f, {kCricket, kCricket}, 2.6f},     // Savannah
    {0.18f, 480, 0.30f, 520, 8.0f, {123.5f, 185.0f, 277.2f}, 0.014f, {kGull, kCreak}, 10},            // Sea
    {0.34f, 760, 0.34f, 620, 5.6f, {92.5f, 138.6f, 185.0f}, 0.012f, {kThunder, kGull}, 11},           // Storm
    {0.14f, 260, 0.22f, 150, 6.4f, {73.4f, 110.0f, 130.8f}, 0.022f, {kBlub, kThunder}, 3.4f},         // Lava
};
static_assert(std::size(kBeds) == static_cast<std::size_t>(Ambience::Lava) + 1);

}  // namespace wildshore::synth_table
