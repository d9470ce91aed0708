// think.hpp: asks a bot, to the end of its thinking or for a few iterations only.
#pragma once
#include "bots/bot.hpp"

namespace wildshore {

template <Game G>
typename G::Action think(Bot<G>& bot, const typename G::View& view, std::uint64_t seed, int slice = 1 << 16) {
  bot.begin(view, seed);
  while (!bot.think(slice)) {}
  return bot.choice();
}

// At most `iterations` of them, in slices.
template <Game G>
typename G::Action think_a_little(Bot<G>& bot, const typename G::View& view, std::uint64_t seed, int iterations, int slice) {
  bot.begin(view, seed);
  for (int made = 0; made < iterations && !bot.think(slice); made += slice) {}
  return bot.choice();
}

inline constexpr std::string_view kAllLevels[] = {"random", "gentle", "steady", "sharp", "master"};

}  // namespace wildshore
