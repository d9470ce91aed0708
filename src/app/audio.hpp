// audio.hpp: the loudspeaker: opens at the first input, mixes what the synth makes, is silent where there is no device.
#pragma once
#include <memory>

#include "stage/shot.hpp"

namespace wildshore {

class Audio {
 public:
  Audio();
  ~Audio();
  Audio(const Audio&) = delete;
  Audio& operator=(const Audio&) = delete;

  void unlock();                          // browsers allow sound only after an input: call at each, it opens the device once
  void play(Sound sound);
  void ambience(Ambience ambience);
  void volume(int percent, bool mute);
  void pause(bool paused);                // the window is hidden

 private:
  struct Device;
  std::unique_ptr<Device> device_;
  bool tried_ = false;
  Ambience ambience_ = Ambience::None;
  bool paused_ = false;
  float volume_ = 0.6f;
};

}  // namespace wildshore
