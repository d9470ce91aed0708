// rng.hpp: the only source of randomness in the project.
//
// The standard distributions and std::shuffle are banned: they give other numbers under libstdc++ (native) than under
// libc++ (WebAssembly). Never draw twice in one expression or argument list: the order of evaluation differs.
#pragma once
#include <cstdint>

namespace wildshore {

// SplitMix64: small, seekable, identical on every platform.
class Rng {
 public:
  explicit Rng(std::uint64_t seed) : state_(seed) {}

  // The stream that belongs to one step of one game: undoing a roll and rolling again gives the same roll.
  static Rng for_step(std::uint64_t seed, std::uint64_t step) {
    Rng mix(seed ^ ((step + 1) * 0x9E3779B97F4A7C15ull));
    return Rng(mix.next());
  }

  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
  }

  // A number in [0, bound), without bias; bound > 0.
  std::uint32_t below(std::uint32_t bound) {
    for (;;) {
      const std::uint64_t wide = (next() >> 32) * bound;
      const auto low = static_cast<std::uint32_t>(wide);
      if (low >= bound || low >= (0u - bound) % bound) return static_cast<std::uint32_t>(wide >> 32);
    }
  }

 private:
  std::uint64_t state_;
};

}  // namespace wildshore
