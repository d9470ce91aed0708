// odds.hpp: from "how far behind" to "how likely", in whole numbers: equal on every build.
#pragma once
#include <array>
#include <cstdint>

#include "core/game.hpp"

namespace wildshore {

inline constexpr std::int32_t kSure = 8192;
using Chances = std::array<std::int32_t, kMaxSeats>;  // of kSure, by seat

// 65536 for 0, half of it for each `half` behind; 0 only far behind. behind >= 0, half > 0.
inline std::uint32_t faded(std::int64_t behind, std::int64_t half) {
  constexpr std::uint32_t kSixteenths[16] = {65536, 62757, 60097, 57549, 55109, 52772, 50535, 48393,
                                             46341, 44376, 42495, 40693, 38968, 37316, 35734, 34219};  // 65536 / 2^(i / 16)
  const std::int64_t sixteenths = behind * 16 / half;
  return sixteenths >= 16 * 20 ? 0 : kSixteenths[sixteenths % 16] >> (sixteenths / 16);
}

// Shares kSure among the seats: whoever is `half` further behind has half the chance.
inline void share_chances(const std::int32_t* behind, int seats, std::int32_t half, Chances& out) {
  std::int32_t least = behind[0];
  for (int seat = 1; seat < seats; ++seat) least = behind[seat] < least ? behind[seat] : least;
  std::uint32_t weight[kMaxSeats] = {};
  std::uint32_t all = 0;
  for (int seat = 0; seat < seats; ++seat) all += weight[seat] = faded(behind[seat] - least, half);
  for (std::uint32_t seat = 0; seat < static_cast<std::uint32_t>(seats); ++seat) {
    out[seat] = static_cast<std::int32_t>(std::uint64_t{weight[seat]} * kSure / all);
  }
}

}  // namespace wildshore
