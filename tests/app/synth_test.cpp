// Every sound is heard, begins softly, ends, and is the same each time.
#include "app/synth.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace wildshore {
namespace {

constexpr int kRate = 44100;

std::vector<float> heard(Synth& synth, double seconds) {
  std::vector<float> samples(static_cast<std::size_t>(seconds * kRate) * 2);
  synth.fill(samples);
  return samples;
}

float loudest(const std::vector<float>& samples) {
  float most = 0;
  for (const float sample : samples) most = std::max(most, std::abs(sample));
  return most;
}

Synth ready() {
  Synth synth(kRate);
  synth.volume(0.5f);
  heard(synth, 1);  // the volume is reached gently
  return synth;
}

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

TEST(Synth, AmbienceFadesAndMuteIsSilent) {
  for (int number = static_cast<int>(Ambience::Ice); number <= static_cast<int>(Ambience::Lava); ++number) {
    Synth synth = ready();
    EXPECT_EQ(loudest(heard(synth, 1)), 0);
    synth.ambience(static_cast<Ambience>(number));
    heard(synth, 6);
    EXPECT_GT(loudest(heard(synth, 2)), 0.001f) << number;
    EXPECT_LT(loudest(heard(synth, 30)), 0.2f) << number;  // quiet, incidents included
    Synth muted = synth;
    muted.volume(0);
    heard(muted, 2);
    EXPECT_LT(loudest(heard(muted, 1)), 1e-6f) << number;
    synth.ambience(Ambience::None);
    heard(synth, 8);
    EXPECT_EQ(loudest(heard(synth, 1)), 0) << number;
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
