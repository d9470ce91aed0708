// hash.hpp: one 64-bit hash, equal on every platform, for states, records and signatures.
#pragma once
#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>

namespace wildshore {

class Hasher {
 public:
  void add(std::uint64_t word) {
    value_ = (value_ ^ word) * 0x9E3779B97F4A7C15ull;
    value_ ^= value_ >> 29;
  }

  void add_bytes(const void* data, std::uint32_t size) {
    const auto* bytes = static_cast<const unsigned char*>(data);
    while (size >= 8) {
      std::uint64_t word;
      std::memcpy(&word, bytes, 8);
      add(word);
      bytes += 8;
      size -= 8;
    }
    std::uint64_t rest = 0;
    if (size > 0) std::memcpy(&rest, bytes, size);
    add(rest ^ (static_cast<std::uint64_t>(size) << 56));
  }

  void add_text(std::string_view text) { add_bytes(text.data(), static_cast<std::uint32_t>(text.size())); }

  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xCBF29CE484222325ull;
};

// The hash of a flat value. Every byte must count: a type with padding does not compile.
template <class Flat>
std::uint64_t hash_of(const Flat& flat) {
  static_assert(std::is_trivially_copyable_v<Flat> && std::has_unique_object_representations_v<Flat>);
  Hasher hasher;
  hasher.add_bytes(&flat, sizeof(Flat));
  return hasher.value();
}

}  // namespace wildshore
