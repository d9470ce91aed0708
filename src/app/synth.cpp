// synth.cpp: the table of sounds and how a row becomes samples.
#include "app/synth.hpp"

#include <algorithm>
#include <cmath>

namespace wildshore {
namespace {

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

constexpr Row kRows[] = {
    // A boot on snow: a soft thump and a crunch.
    {Sound::Step, Wave::Sine, 0.00f, 0.004f, 0.09f, 170, 95, 0.42f, 900, 300},
    {Sound::Step, Wave::Noise, 0.01f, 0.006f, 0.08f, 0, 0, 0.22f, 2400, 900},
    // Ice on water: a swell that drops.
    {Sound::Slide, Wave::Noise, 0.00f, 0.14f, 0.46f, 0, 0, 0.34f, 700, 260},
    {Sound::Slide, Wave::Sine, 0.02f, 0.10f, 0.40f, 120, 78, 0.26f, 500, 200},
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
    {Sound::Growl, Wave::Triangle, 0.00f, 0.09f, 0.62f, 92, 62, 0.46f, 700, 300, 27},
    {Sound::Growl, Wave::Noise, 0.00f, 0.10f, 0.55f, 0, 0, 0.30f, 620, 240, 31},
    {Sound::Growl, Wave::Sine, 0.03f, 0.08f, 0.50f, 138, 96, 0.20f, 800, 400, 23},
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
    {Sound::Click, Wave::Sine, 0.00f, 0.003f, 0.045f, 620, 480, 0.20f, 3000, 1500},
    {Sound::Refuse, Wave::Triangle, 0.00f, 0.008f, 0.10f, 233, 208, 0.22f, 1100, 600},
    {Sound::Refuse, Wave::Triangle, 0.11f, 0.008f, 0.14f, 196, 175, 0.20f, 1000, 500},
    // A card: a flick of paper.
    {Sound::Card, Wave::Noise, 0.00f, 0.010f, 0.06f, 0, 0, 0.20f, 5200, 2400},
    {Sound::Card, Wave::Noise, 0.05f, 0.004f, 0.05f, 0, 0, 0.16f, 2600, 900},
    // A steamship far off: two low notes together.
    {Sound::Horn, Wave::Triangle, 0.00f, 0.12f, 1.10f, 146.8f, 144.0f, 0.30f, 900, 500},
    {Sound::Horn, Wave::Triangle, 0.02f, 0.12f, 1.05f, 185.0f, 182.0f, 0.22f, 900, 500},
    {Sound::Horn, Wave::Noise, 0.00f, 0.10f, 0.90f, 0, 0, 0.06f, 500, 300},
};
constexpr int kRowCount = static_cast<int>(std::size(kRows));

float sine(float turns) { return std::sin(turns * 6.28318531f); }
float triangle(float turns) { return 4 * std::abs(turns - std::floor(turns + 0.5f)) - 1; }

// How loud the row is at a time since its own begin.
float envelope(const Row& row, float time) {
  if (time < row.attack) return time / row.attack;
  const float left = 1 - (time - row.attack) / row.decay;
  return left > 0 ? left * left : 0;
}

float length(const Row& row) { return row.attack + row.decay; }

}  // namespace

Synth::Synth(int rate) : rate_(static_cast<float>(rate)) {}

void Synth::volume(float volume) { wanted_volume_ = std::clamp(volume, 0.0f, 1.0f); }
void Synth::ambience(bool on) { bed_on_ = on; }

void Synth::play(Sound sound) {
  for (int row = 0; row < kRowCount; ++row) {
    if (kRows[row].sound != sound) continue;
    // A free voice, or the one nearest to its end.
    auto best = voices_.begin();
    double best_left = 1e9;
    for (auto it = voices_.begin(); it != voices_.end(); ++it) {
      const double left = it->row < 0 ? -1 : static_cast<double>(kRows[it->row].delay + length(kRows[it->row])) - it->time;
      if (left >= best_left) continue;
      best = it;
      best_left = left;
    }
    *best = Voice{};
    best->row = row;
    best->pan = 0.12f * static_cast<float>(row % 5 - 2);
  }
}

float Synth::noise() {
  noise_ ^= noise_ << 13;
  noise_ ^= noise_ >> 17;
  noise_ ^= noise_ << 5;
  return static_cast<float>(static_cast<std::int32_t>(noise_)) * (1.0f / 2147483648.0f);
}

float Synth::sample(Voice& voice) {
  const Row& row = kRows[voice.row];
  const float time = static_cast<float>(voice.time) - row.delay;
  voice.time += 1.0 / static_cast<double>(rate_);
  if (time < 0) return 0;
  const float part = time / length(row);
  if (part >= 1) {
    voice.row = -1;
    return 0;
  }
  float value = 0;
  if (row.wave == Wave::Noise) {
    value = noise();
  } else {
    voice.phase += (row.from + (row.to - row.from) * part) / rate_;
    voice.phase -= std::floor(voice.phase);
    value = row.wave == Wave::Sine ? sine(voice.phase) : triangle(voice.phase);
  }
  // Two one-pole low-passes in a row: twelve decibels an octave, no ringing.
  const float cut = row.cut_from + (row.cut_to - row.cut_from) * part;
  const float follow = std::min(1.0f, 6.28318531f * cut / rate_);
  voice.low += (value - voice.low) * follow;
  voice.band += (voice.low - voice.band) * follow;
  float loud = row.gain * envelope(row, time);
  if (row.tremble > 0) loud *= 0.65f + 0.35f * sine(time * row.tremble);
  return voice.band * loud;
}

// Wind and water: noise through slow low-passes, swelling in periods that never meet.
void Synth::bed(float& left, float& right) {
  bed_level_ += ((bed_on_ ? 1.0f : 0.0f) - bed_level_) * (0.7f / rate_);
  if (bed_level_ < 0.0005f) return;
  bed_time_ += 1.0 / static_cast<double>(rate_);
  const auto slow = [this](double period, double shift) { return static_cast<float>(0.5 + 0.5 * std::sin(6.283185307 * (bed_time_ / period + shift))); };
  const float swell_left = 0.35f + 0.65f * slow(9.3, 0.0) * slow(23.7, 0.2);
  const float swell_right = 0.35f + 0.65f * slow(11.1, 0.4) * slow(19.9, 0.6);
  const float a = noise();
  const float b = noise();
  bed_filter_[0] += (a - bed_filter_[0]) * (2200.0f / rate_);
  bed_filter_[1] += (bed_filter_[0] - bed_filter_[1]) * (1500.0f / rate_);
  bed_filter_[2] += (b - bed_filter_[2]) * (2200.0f / rate_);
  bed_filter_[3] += (bed_filter_[2] - bed_filter_[3]) * (1500.0f / rate_);
  left += bed_filter_[1] * swell_left * bed_level_ * 0.30f;
  right += bed_filter_[3] * swell_right * bed_level_ * 0.30f;
}

void Synth::fill(std::span<float> samples) {
  for (std::size_t i = 0; i + 1 < samples.size(); i += 2) {
    float left = 0, right = 0;
    for (Voice& voice : voices_) {
      if (voice.row < 0) continue;
      const float pan = voice.pan;
      const float value = sample(voice);
      left += value * (1 - pan);
      right += value * (1 + pan);
    }
    bed(left, right);
    volume_ += (wanted_volume_ - volume_) * (20.0f / rate_);
    // A soft knee instead of clipping.
    samples[i] = std::tanh(left * volume_);
    samples[i + 1] = std::tanh(right * volume_);
  }
}

}  // namespace wildshore
