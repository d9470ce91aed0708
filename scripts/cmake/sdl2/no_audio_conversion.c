/* Instead of SDL_audiocvt.c and SDL_audiotypecvt.c: app/audio.cpp takes the device's own rate and writes what WebAudio wants, so nothing is
   ever converted. Their tables and functions would be 30 KB of the download. Where a device is of another kind, opening it fails and says so. */
#include "SDL.h"

SDL_AudioStream* SDL_NewAudioStream(const SDL_AudioFormat from, const Uint8 from_channels, const int from_rate, const SDL_AudioFormat to,
                                    const Uint8 to_channels, const int to_rate) {
  (void)from, (void)from_channels, (void)from_rate, (void)to, (void)to_channels, (void)to_rate;
  SDL_SetError("Sound is not converted here");
  return NULL;
}
int SDL_AudioStreamPut(SDL_AudioStream* stream, const void* bytes, int size) {
  (void)stream, (void)bytes, (void)size;
  return -1;
}
int SDL_AudioStreamGet(SDL_AudioStream* stream, void* bytes, int size) {
  (void)stream, (void)bytes, (void)size;
  return -1;
}
int SDL_AudioStreamAvailable(SDL_AudioStream* stream) {
  (void)stream;
  return 0;
}
int SDL_AudioStreamFlush(SDL_AudioStream* stream) {
  (void)stream;
  return -1;
}
void SDL_AudioStreamClear(SDL_AudioStream* stream) { (void)stream; }
void SDL_FreeAudioStream(SDL_AudioStream* stream) { (void)stream; }
int SDL_BuildAudioCVT(SDL_AudioCVT* conversion, SDL_AudioFormat from, Uint8 from_channels, int from_rate, SDL_AudioFormat to, Uint8 to_channels,
                      int to_rate) {
  (void)conversion, (void)from, (void)from_channels, (void)from_rate, (void)to, (void)to_channels, (void)to_rate;
  return SDL_SetError("Sound is not converted here");
}
int SDL_ConvertAudio(SDL_AudioCVT* conversion) {
  (void)conversion;
  return -1;
}
