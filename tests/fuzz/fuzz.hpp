// fuzz.hpp: what the fuzz targets share.
#pragma once
#include <cstdint>
#include <cstdlib>
#include <string_view>

inline void must(bool holds) {
  if (!holds) std::abort();
}

inline std::string_view as_text(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}
