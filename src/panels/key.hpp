// key.hpp: a key of the language table put together from parts, without allocation.
#pragma once
#include <algorithm>
#include <cassert>
#include <cstdint>
#include <string_view>

namespace wildshore {

class Key {
 public:
  template <class... Parts>
  explicit Key(const Parts&... parts) {
    (add(parts), ...);
  }
  operator std::string_view() const { return {bytes_, size_}; }
  std::string_view view() const { return {bytes_, size_}; }

 private:
  void add(std::string_view part) {
    assert(size_ + part.size() <= sizeof bytes_);
    std::copy(part.begin(), part.end(), bytes_ + size_);
    size_ += static_cast<std::uint32_t>(part.size());
  }

  char bytes_[120];
  std::uint32_t size_ = 0;
};

}  // namespace wildshore
