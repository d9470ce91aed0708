// synth.cpp: how a row of the table becomes samples, and what an ambience is made of.
#include "app/synth.hpp"

#include <algorithm>
#include <cmath>

#include "app/synth_table.hpp"

namespace wildshore {

using namespace synth_table;

namespace {

constexpr int kRowCount = static_cast<int>(std::size(kRows));
constexpr float kLoudness = 1.4f;    // of everything: what volume 1 is multiplied by
constexpr double kSameSound = 0.03;  // seconds within which a sound is not begun again

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
void Synth::ambience(Ambience ambience) { bed_wanted_ = ambience; }

bool Synth::just_begun(Sound sound) const {
  return std::any_of(voices_.begin(), voices_.end(), [sound](const Voice& voice) { return voice.row >= 0 && kRows[voice.row].sound == sound && voice.time < kSameSound; });
}

void Synth::play(Sound sound) {
  if (just_begun(sound)) return;
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
    tail_[0] += best->value * (1 - best->pan);
    tail_[1] += best->value * (1 + best->pan);
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
    voice = Voice{};
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
  return voice.value = voice.band * loud;
}

// The slow part of the bed, once for many samples: one ambience fades out before another fades in; swells in periods that never meet.
void Synth::steer_bed() {
  const bool on = bed_ == bed_wanted_ && bed_ != Ambience::None;
  const float step = static_cast<float>(kBlock) / rate_;
  bed_level_ += ((on ? 1.0f : 0.0f) - bed_level_) * std::min(1.0f, (on ? 0.7f : 1.6f) * step);
  if (!on && bed_level_ < 0.001f) {
    bed_level_ = 0;
    bed_ = bed_wanted_;
  }
  const Bed& bed = kBeds[static_cast<std::size_t>(bed_)];
  if (bed_ == Ambience::None) return;
  bed_time_ += static_cast<double>(step);
  const auto slow = [this](double period, double shift) { return static_cast<float>(0.5 + 0.5 * std::sin(6.283185307 * (bed_time_ / period + shift))); };
  const auto swell = static_cast<double>(bed.swell);
  water_[0] = bed.water * bed_level_ * (0.35f + 0.65f * slow(swell, 0.0) * slow(2.55 * swell, 0.2));
  water_[1] = bed.water * bed_level_ * (0.35f + 0.65f * slow(1.19 * swell, 0.4) * slow(2.14 * swell, 0.6));
  wind_ = bed.wind * bed_level_ * (0.3f + 0.7f * slow(17.3, 0.1) * slow(29.9, 0.7));
  for (std::size_t i = 0; i < 3; ++i) {
    chord_[i] = bed.chord_gain * bed_level_ * slow(14.0 + 3.7 * static_cast<double>(i), 0.3 * static_cast<double>(i));
  }
  until_incident_ -= step;
  if (until_incident_ > 0) return;
  const float luck = 0.5f + 0.5f * noise();
  until_incident_ = bed.every * (0.5f + luck);
  if (bed_level_ > 0.5f) play(bed.incident[luck > 0.55f ? 1 : 0]);
}

void Synth::bed(float& left, float& right) {
  const Bed& bed = kBeds[static_cast<std::size_t>(bed_)];
  const float soft = 6.28318531f / rate_;
  const auto through = [this](std::size_t filter, float value, float follow) {
    float& low = bed_filter_[2 * filter];
    float& lower = bed_filter_[2 * filter + 1];
    low += (value - low) * follow;
    lower += (low - lower) * follow;
    return lower;
  };
  const float a = noise();
  const float b = noise();
  const float air = through(2, a - b, bed.wind_cut * soft) * wind_;
  left += through(0, a, bed.water_cut * soft) * water_[0] + air;
  right += through(1, b, bed.water_cut * soft) * water_[1] + air;
  for (std::size_t i = 0; i < 3; ++i) {
    chord_phase_[i] += bed.chord[i] / rate_;
    chord_phase_[i] -= std::floor(chord_phase_[i]);
    const float tone = sine(chord_phase_[i]) * chord_[i];
    left += tone * (1.2f - 0.2f * static_cast<float>(i));
    right += tone * (0.8f + 0.2f * static_cast<float>(i));
  }
}

void Synth::fill(std::span<float> samples) {
  const float run_out = 1 - 400.0f / rate_;
  for (std::size_t i = 0; i + 1 < samples.size(); i += 2) {
    float left = tail_[0] *= run_out;
    float right = tail_[1] *= run_out;
    for (Voice& voice : voices_) {
      if (voice.row < 0) continue;
      const float pan = voice.pan;
      const float value = sample(voice);
      left += value * (1 - pan);
      right += value * (1 + pan);
    }
    if (block_ == 0) steer_bed();
    block_ = (block_ + 1) % kBlock;
    if (bed_ != Ambience::None) bed(left, right);
    volume_ += (wanted_volume_ - volume_) * (20.0f / rate_);
    // A soft knee instead of clipping.
    samples[i] = std::tanh(left * volume_ * kLoudness);
    samples[i + 1] = std::tanh(right * volume_ * kLoudness);
  }
}

}  // namespace wildshore
