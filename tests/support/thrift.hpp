// thrift.hpp: sanitizer builds, some ten times slower, do one part in kThrift of what only takes long: many games, many states.
#pragma once
#include <gtest/gtest.h>

namespace wildshore {

#if defined(__SANITIZE_ADDRESS__)
inline constexpr int kThrift = 4;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr int kThrift = 4;
#else
inline constexpr int kThrift = 1;
#endif
#else
inline constexpr int kThrift = 1;
#endif

}  // namespace wildshore

// First in a test that only counts what becomes of many games: the optimised build counts the same games, seed by seed, and sanitizers see
// such steps in all other tests.
#define ONLY_COUNTS()                    \
  if constexpr (::wildshore::kThrift > 1) \
  GTEST_SKIP() << "counted by the optimised build"
