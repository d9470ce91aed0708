// Every sound is heard, begins and ends softly, has no click and no offset in it, and is the same each time, at every rate of a device.
#include "app/synth.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "support/thrift.hpp"

namespace wildshore {
namespace {

constexpr int kRate = 44100;
constexpr int kRates[] = {22050, 48000, 96000};  // besides kRate

std::vector<float> heard(Synth& synth, double seconds, int rate = kRate) {
  std::vector<float> samples(static_cast<std::size_t>(seconds * rate) * 2);
  synth.fill(samples);
  return samples;
}

float loudest(const std::vector<float>& samples) {
  float most = 0;
  for (const float sample : samples) most = std::max(most, std::abs(sample));
  return most;
}

// The widest step from one sample to the next of the same side.
float widest_step(const std::vector<float>& samples) {
  float most = 0;
  for (std::size_t i = 2; i < samples.size(); ++i) most = std::max(most, std::abs(samples[i] - samples[i - 2]));
  return most;
}

Synth ready(int rate = kRate) {
  Synth synth(rate);
  synth.volume(0.5f);
  heard(synth, 1, rate);  // the volume is reached gently
  return synth;
}

constexpr int kFirst = static_cast<int>(Sound::Step);
constexpr int kLast = static_cast<int>(Sound::Horn);

TEST(Synth, EverySoundIsShortSoftAndHeard) {
  for (int number = static_cast<int>(Sound::Step); number <= static_cast<int>(Sound::Horn); ++number) {
    Synth synth = ready();
    synth.play(static_cast<Sound>(number));
    const auto first = heard(synth, 0.0005);
    EXPECT_LT(loudest(first), 0.05f) << number;
    const auto rest = heard(synth, 2);
    EXPECT_GT(loudest(rest), 0.03f) << number;
    EXPECT_LT(loudest(rest), 0.7f) << number;
    EXPECT_EQ(loudest(heard(synth, 0.5)), 0) << number;
  }
}

TEST(Synth, EverySoundBeginsAndEndsAtNothingAndHasNoOffset) {
  for (const int rate : kRates) {
    for (int number = kFirst; number <= kLast; ++number) {
      Synth synth = ready(rate);
      synth.play(static_cast<Sound>(number));
      const auto samples = heard(synth, 2.5, rate);
      EXPECT_LE(loudest(samples), 1.0f);
      EXPECT_LT(std::abs(samples[0]), 0.001f) << number;
      std::size_t last = samples.size();
      while (last > 0 && samples[last - 1] == 0) --last;
      ASSERT_GT(last, 64u) << number;
      float end = 0;
      for (std::size_t i = last - 64; i < last; ++i) end = std::max(end, std::abs(samples[i]));
      EXPECT_LT(end, 0.002f) << number << " at " << rate;
      double sum = 0;
      for (const float sample : samples) sum += static_cast<double>(sample);
      EXPECT_LT(std::abs(sum) / static_cast<double>(last), 0.01) << number;
    }
  }
}

// A tenth of a second around its loudest moment, through a high-pass like a telephone's loudspeaker.
TEST(Synth, EverySoundIsHeardOnASmallLoudspeaker) {
  constexpr float kLow = 250;
  for (int number = kFirst; number <= kLast; ++number) {
    Synth synth = ready();
    synth.play(static_cast<Sound>(number));
    const auto samples = heard(synth, 2.5);
    const float follow = 6.2832f * kLow / static_cast<float>(kRate);
    float low = 0, lower = 0, most = 0;
    for (std::size_t i = 0; i < samples.size(); i += 2) {
      low += (samples[i] - low) * follow;
      const float high = samples[i] - low;
      lower += (high - lower) * follow;
      most = std::max(most, std::abs(high - lower));
    }
    EXPECT_GT(most, 0.03f) << number;
  }
}

TEST(Synth, AVoiceThatGivesWayDoesNotClick) {
  Synth synth = ready();
  for (int i = 0; i < Synth::kVoices; ++i) {  // two voices each: all are taken, by low notes
    synth.play(Sound::Horn);
    heard(synth, 0.05);
  }
  const float usual = widest_step(heard(synth, 0.1));
  synth.play(Sound::Lose);
  EXPECT_LT(widest_step(heard(synth, 0.05)), 2 * usual);
}

TEST(Synth, TheSameSoundTwiceAtOnceIsNotLouder) {
  Synth one = ready(), three = ready();
  one.play(Sound::Take);
  for (int i = 0; i < 3; ++i) three.play(Sound::Take);
  EXPECT_EQ(heard(one, 1), heard(three, 1));
}

TEST(Synth, MoreVolumeIsLouderUpToTheEnd) {
  float before = 0;
  for (const float volume : {0.25f, 0.5f, 0.75f, 0.9f, 1.0f}) {
    Synth synth = ready();
    synth.volume(volume);
    heard(synth, 1);
    synth.play(Sound::Turn);
    const float now = loudest(heard(synth, 1));
    EXPECT_GT(now, before * 1.05f) << volume;
    before = now;
  }
}

TEST(Synth, TheSameCallsGiveTheSameSamples) {
  Synth a = ready(), b = ready();
  for (Synth* synth : {&a, &b}) {
    synth->ambience(Ambience::Ice);
    synth->play(Sound::Splash);
  }
  EXPECT_EQ(heard(a, 1), heard(b, 1));
}

TEST(Synth, ManyAtOnceStayWithinBounds) {
  Synth synth = ready();
  for (int i = 0; i < 40; ++i) synth.play(Sound::Cheer);
  EXPECT_LE(loudest(heard(synth, 2)), 1.0f);
}

TEST(Synth, AStormOfSoundsNeitherClipsNorWraps) {
  Synth synth = ready();
  synth.volume(1);
  synth.ambience(Ambience::Storm);
  heard(synth, 8);
  for (int i = 0; i < 120; ++i) {
    synth.play(static_cast<Sound>(kFirst + i % kLast));
    const auto samples = heard(synth, 0.02);
    for (const float sample : samples) ASSERT_TRUE(std::isfinite(sample));
    EXPECT_LT(loudest(samples), 1.0f);
    EXPECT_LT(widest_step(samples), 0.5f);
  }
}

TEST(Synth, AmbienceFadesAndMuteIsSilent) {
  for (int number = static_cast<int>(Ambience::Ice); number <= static_cast<int>(Ambience::Lava); ++number) {
    Synth synth = ready();
    EXPECT_EQ(loudest(heard(synth, 1)), 0);
    synth.ambience(static_cast<Ambience>(number));
    heard(synth, 6);
    EXPECT_GT(loudest(heard(synth, 2)), 0.001f) << number;
    EXPECT_LT(loudest(heard(synth, 30.0 / kThrift)), 0.2f) << number;  // quiet, incidents included
    Synth muted = synth;
    muted.volume(0);
    heard(muted, 2);
    EXPECT_LT(loudest(heard(muted, 1)), 1e-6f) << number;
    synth.ambience(Ambience::None);
    heard(synth, 8);
    EXPECT_EQ(loudest(heard(synth, 1)), 0) << number;
  }
}

TEST(Synth, AmbienceIsHeardAtEveryRate) {
  for (const int rate : kRates) {
    for (int number = static_cast<int>(Ambience::Ice); number <= static_cast<int>(Ambience::Lava); ++number) {
      Synth synth = ready(rate);
      synth.ambience(static_cast<Ambience>(number));
      const auto begin = heard(synth, 0.05, rate);
      EXPECT_LT(loudest(begin), 0.01f) << number;
      heard(synth, 3, rate);
      const auto samples = heard(synth, 3, rate);
      EXPECT_GT(loudest(samples), 0.005f) << number << " at " << rate;
      EXPECT_LT(widest_step(samples), 0.1f) << number << " at " << rate;
    }
  }
}

TEST(Synth, EveryAmbienceSoundsDifferent) {
  std::vector<std::vector<float>> all;
  for (int number = static_cast<int>(Ambience::Ice); number <= static_cast<int>(Ambience::Lava); ++number) {
    Synth synth = ready();
    synth.ambience(static_cast<Ambience>(number));
    heard(synth, 4);
    all.push_back(heard(synth, 0.2));
  }
  for (std::size_t a = 0; a < all.size(); ++a) {
    for (std::size_t b = a + 1; b < all.size(); ++b) EXPECT_NE(all[a], all[b]) << a << " " << b;
  }
}

}  // namespace
}  // namespace wildshore
