// synth.hpp: sounds made by code. Each sound is a few rows of a table: a wave, a pitch that glides, a soft envelope, a low-pass.
//
// Pure: fills buffers of samples, knows no device. The same calls give the same samples.
#pragma once
#include <array>
#include <cstdint>
#include <span>

#include "stage/shot.hpp"

namespace wildshore {

class Synth {
 public:
  static constexpr int kVoices = 16;

  explicit Synth(int rate);

  // The voices nearest to their end give way when all are taken, without a click. What has just begun is not begun again: two of the
  // same at once would only be louder.
  void play(Sound sound);
  void ambience(Ambience ambience);  // the one before fades out, then this one fades in, over some seconds
  void volume(float volume);         // 0..1, reached gently
  // Interleaved stereo, between -1 and 1.
  void fill(std::span<float> samples);

 private:
  struct Voice {
    int row = -1;        // of the table; -1: free
    double time = 0;     // seconds since the sound began
    float phase = 0;     // turns
    float low = 0, band = 0;  // filter
    float pan = 0;
    float value = 0;     // the sample before
  };
  float sample(Voice& voice);
  bool just_begun(Sound sound) const;
  float noise();
  void steer_bed();
  void bed(float& left, float& right);

  float rate_;
  std::array<Voice, kVoices> voices_;
  std::array<float, 2> tail_{};      // of voices that gave way: runs out in some milliseconds
  std::uint32_t noise_ = 0x12345678u;
  float volume_ = 0, wanted_volume_ = 0.6f;
  static constexpr int kBlock = 64;  // samples between two looks at the slow things
  int block_ = 0;
  Ambience bed_ = Ambience::None, bed_wanted_ = Ambience::None;
  float bed_level_ = 0;
  double bed_time_ = 0;
  float until_incident_ = 4;         // seconds
  std::array<float, 2> water_{};     // loudness, left and right
  float wind_ = 0;
  std::array<float, 3> chord_{}, chord_phase_{};
  std::array<float, 6> bed_filter_{};
};

}  // namespace wildshore
