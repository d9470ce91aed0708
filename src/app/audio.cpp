// audio.cpp: one SDL audio device whose callback asks the synth. The device's lock guards the synth.
#include "app/audio.hpp"

#include <SDL.h>

#include <algorithm>
#include <optional>

#include "app/synth.hpp"

namespace wildshore {
namespace {

constexpr int kRate = 48000;  // asked for; the device's own is taken
constexpr int kBuffer = 1024;

}  // namespace

struct Audio::Device {
  ~Device() {
    if (id != 0) SDL_CloseAudioDevice(id);
  }

  std::optional<Synth> synth;  // from the time on when the device's rate is known; until then it is paused
  SDL_AudioDeviceID id = 0;
};

Audio::Audio() = default;
Audio::~Audio() = default;

void Audio::unlock() {
  if (tried_) return;
  tried_ = true;
  if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) return;
  auto device = std::make_unique<Device>();
  SDL_AudioSpec wanted{}, given{};
  wanted.freq = kRate;
  wanted.format = AUDIO_F32SYS;
  wanted.channels = 2;
  wanted.samples = kBuffer;
  wanted.userdata = &device->synth;
  wanted.callback = [](void* synth, Uint8* bytes, int size) {
    (*static_cast<std::optional<Synth>*>(synth))->fill({reinterpret_cast<float*>(bytes), static_cast<std::size_t>(size) / sizeof(float)});
  };
  device->id = SDL_OpenAudioDevice(nullptr, 0, &wanted, &given, SDL_AUDIO_ALLOW_FREQUENCY_CHANGE | SDL_AUDIO_ALLOW_SAMPLES_CHANGE);
  if (device->id == 0) return;
  device->synth.emplace(given.freq);
  device->synth->volume(volume_);
  device->synth->ambience(ambience_);
  SDL_PauseAudioDevice(device->id, paused_ ? 1 : 0);
  device_ = std::move(device);
}

void Audio::play(Sound sound) {
  if (!device_ || paused_ || sound == Sound::None) return;
  SDL_LockAudioDevice(device_->id);
  device_->synth->play(sound);
  SDL_UnlockAudioDevice(device_->id);
}

void Audio::ambience(Ambience ambience) {
  if (ambience == ambience_) return;
  ambience_ = ambience;
  if (!device_) return;
  SDL_LockAudioDevice(device_->id);
  device_->synth->ambience(ambience);
  SDL_UnlockAudioDevice(device_->id);
}

// The ear hears loudness as its square.
void Audio::volume(int percent, bool mute) {
  const float part = mute ? 0.0f : static_cast<float>(std::clamp(percent, 0, 100)) / 100.0f;
  volume_ = part * part;
  if (!device_) return;
  SDL_LockAudioDevice(device_->id);
  device_->synth->volume(volume_);
  SDL_UnlockAudioDevice(device_->id);
}

void Audio::pause(bool paused) {
  if (paused == paused_) return;
  paused_ = paused;
  if (device_) SDL_PauseAudioDevice(device_->id, paused ? 1 : 0);
}

}  // namespace wildshore
