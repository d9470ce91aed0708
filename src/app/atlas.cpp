// atlas.cpp: a shelf packer over SDL textures. A picture takes its size, one pixel of border and one of gap on each side.
#include "app/atlas.hpp"

#include <SDL.h>

#include <algorithm>

namespace wildshore {
namespace {

constexpr int kBorder = 1;   // edge pixels repeated
constexpr int kAround = 2;   // border and gap
constexpr int kWhite = 4;    // side of the white square on each page

}  // namespace

Atlas::Atlas(Textures& textures, int page, int most_pages) : textures_(textures), page_size_(page), most_pages_(most_pages) {
  SDL_RendererInfo info{};
  if (SDL_GetRendererInfo(textures.renderer, &info) == 0 && info.max_texture_width > 0) page_size_ = std::min(page_size_, info.max_texture_width);
}

Atlas::~Atlas() { clear(); }

void Atlas::clear() {
  ++textures_.changes;
  for (const Page& page : pages_) SDL_DestroyTexture(page.texture);
  for (SDL_Texture* texture : own_) SDL_DestroyTexture(texture);
  pages_.clear();
  own_.clear();
}

SDL_Texture* Atlas::texture(int width, int height) {
  ++textures_.changes;
  SDL_Texture* made = SDL_CreateTexture(textures_.renderer, SDL_PIXELFORMAT_RGBA32, SDL_TEXTUREACCESS_STATIC, width, height);
  if (!made) return nullptr;
  SDL_SetTextureBlendMode(made, SDL_BLENDMODE_BLEND);
  SDL_SetTextureScaleMode(made, SDL_ScaleModeLinear);
  return made;
}

Atlas::Page* Atlas::new_page() {
  if (most_pages_ > 0 && static_cast<int>(pages_.size()) >= most_pages_) return nullptr;
  Page page;
  page.texture = texture(page_size_, page_size_);
  if (!page.texture) return nullptr;
  std::uint32_t white[kWhite * kWhite];
  std::fill(std::begin(white), std::end(white), 0xFFFFFFFFu);
  const SDL_Rect corner{0, 0, kWhite, kWhite};
  SDL_UpdateTexture(page.texture, &corner, white, kWhite * 4);
  page.next_x = kWhite;
  page.shelf_height = kWhite;
  pages_.push_back(page);
  return &pages_.back();
}

bool Atlas::place(Page& page, int width, int height, int& x, int& y) const {
  const bool fits_shelf = page.next_x + width <= page_size_ && page.shelf_y + std::max(height, page.shelf_height) <= page_size_;
  if (!fits_shelf) {
    const int next_y = page.shelf_y + page.shelf_height;
    if (next_y + height > page_size_ || width > page_size_) return false;
    page.shelf_y = next_y;
    page.shelf_height = 0;
    page.next_x = 0;
  }
  x = page.next_x;
  y = page.shelf_y;
  page.next_x += width;
  page.shelf_height = std::max(page.shelf_height, height);
  return true;
}

// Uploads the picture with its edges repeated once around it; x and y are where the border begins.
void Atlas::upload(SDL_Texture* texture, SDL_Surface* surface, int x, int y) {
  const int width = surface->w + 2 * kBorder;
  const int height = surface->h + 2 * kBorder;
  bordered_.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  for (int row = 0; row < height; ++row) {
    const int from = std::clamp(row - kBorder, 0, surface->h - 1);
    const auto* source = reinterpret_cast<const std::uint32_t*>(static_cast<const char*>(surface->pixels) + from * surface->pitch);
    std::uint32_t* target = bordered_.data() + static_cast<std::ptrdiff_t>(row) * width;
    target[0] = source[0];
    std::copy(source, source + surface->w, target + kBorder);
    target[width - 1] = source[surface->w - 1];
  }
  const SDL_Rect area{x, y, width, height};
  ++textures_.changes;
  SDL_UpdateTexture(texture, &area, bordered_.data(), width * 4);
}

Region Atlas::own(SDL_Surface* surface) {
  SDL_Texture* made = texture(surface->w, surface->h);
  if (!made) return {};
  SDL_UpdateTexture(made, nullptr, surface->pixels, surface->pitch);
  own_.push_back(made);
  return {made, {0, 0}, {1, 1}, {0, 0}};
}

Region Atlas::add(SDL_Surface* surface) {
  const int width = surface->w + 2 * kAround;
  const int height = surface->h + 2 * kAround;
  if (width > page_size_ || height > page_size_ || width * height > page_size_ * page_size_ / 2) return own(surface);
  int x = 0, y = 0;
  Page* found = nullptr;
  for (Page& page : pages_) {
    if (!place(page, width, height, x, y)) continue;
    found = &page;
    break;
  }
  if (!found) {
    found = new_page();
    if (!found || !place(*found, width, height, x, y)) return {};
  }
  upload(found->texture, surface, x + kAround - kBorder, y + kAround - kBorder);
  const float unit = 1.0f / static_cast<float>(page_size_);
  const Vec2 corner{static_cast<float>(x + kAround) * unit, static_cast<float>(y + kAround) * unit};
  const Vec2 size{static_cast<float>(surface->w) * unit, static_cast<float>(surface->h) * unit};
  const float middle = kWhite * 0.5f * unit;
  return {found->texture, corner, corner + size, {middle, middle}};
}

Region Atlas::white() {
  if (pages_.empty() && !new_page()) return {};
  const float middle = kWhite * 0.5f / static_cast<float>(page_size_);
  return {pages_.front().texture, {middle, middle}, {middle, middle}, {middle, middle}};
}

}  // namespace wildshore
