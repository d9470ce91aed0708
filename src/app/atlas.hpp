// atlas.hpp: many small pictures on few large textures, so that few draw calls draw them all.
//
// Pictures are set with a border of their own edge pixels (no foreign colour bleeds in when filtered) and stay until clear().
#pragma once
#include <vector>

#include "stage/sprite.hpp"

struct SDL_Renderer;
struct SDL_Surface;
struct SDL_Texture;

namespace wildshore {

// Whose textures they are, and how often any of them was made, changed or destroyed: a picture made of them may have changed too.
struct Textures {
  SDL_Renderer* renderer;
  int changes = 0;
};

// A place on a texture. Null texture: none.
struct Region {
  SDL_Texture* texture = nullptr;
  Vec2 uv0, uv1;
  Vec2 white;  // where the same texture is plain white, for what has no picture; only on shared pages
};

class Atlas {
 public:
  // Pages are squares of `page` pixels; `most_pages` 0: as many as needed.
  Atlas(Textures& textures, int page, int most_pages);
  ~Atlas();
  Atlas(const Atlas&) = delete;
  Atlas& operator=(const Atlas&) = delete;

  // Copies a surface (RGBA32). One that would take more than half a page gets a texture of its own. Null region: no room left.
  Region add(SDL_Surface* surface);
  Region white();  // a place that is plain white, on a shared page
  void clear();    // destroys all textures; regions given out are void

 private:
  struct Page {
    SDL_Texture* texture = nullptr;
    int shelf_y = 0, shelf_height = 0, next_x = 0;
  };
  bool place(Page& page, int width, int height, int& x, int& y) const;
  Page* new_page();
  SDL_Texture* texture(int width, int height);
  Region own(SDL_Surface* surface);
  void upload(SDL_Texture* texture, SDL_Surface* surface, int x, int y);

  Textures& textures_;
  int page_size_;
  int most_pages_;
  std::vector<Page> pages_;
  std::vector<SDL_Texture*> own_;
  std::vector<std::uint32_t> bordered_;  // pixels of the picture being set, with its border
};

}  // namespace wildshore
