// text_cache.hpp: short captions drawn with SDL2_ttf, kept on one atlas page, keyed by text and height. Bounded: when full, it starts anew.
#pragma once
#include <array>
#include <string_view>

#include "app/atlas.hpp"

typedef struct _TTF_Font TTF_Font;

namespace wildshore {

class TextCache {
 public:
  // `font` is a TrueType file and must outlive the cache. Without a usable font nothing is drawn.
  TextCache(Textures& textures, std::string_view font);
  ~TextCache();
  TextCache(const TextCache&) = delete;
  TextCache& operator=(const TextCache&) = delete;

  struct Line {
    Region region;
    float aspect = 0;  // width of the picture in heights of its line
  };
  // The caption in white. It is drawn for a line at least `height` pixels high, in steps, so that growing text does not fill the cache.
  Line line(const Caption& caption, float height);
  void between_frames();  // makes room if the page is full: lines given out before are void afterwards

 private:
  struct Entry {
    Caption caption;
    int step = -1;
    Line line;
  };
  Line render(const Caption& caption, int step);

  static constexpr int kEntries = 512;
  Atlas atlas_;
  TTF_Font* font_ = nullptr;
  float points_per_height_ = 1;
  std::array<Entry, kEntries> entries_;
  int used_ = 0;
  bool full_ = false;
};

}  // namespace wildshore
