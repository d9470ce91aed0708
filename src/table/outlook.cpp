// outlook.cpp: which turns of a game are worth telling of.
#include "table/outlook.hpp"

#include <algorithm>

namespace wildshore {

void keep_greatest(std::vector<Swing>& swings) {
  constexpr std::size_t kMost = 3;
  const auto size = [](const Swing& swing) { return std::abs(swing.after - swing.before); };
  // Of equals the earlier: swings come in the order of the game.
  std::sort(swings.begin(), swings.end(), [&](const Swing& a, const Swing& b) { return size(a) != size(b) ? size(a) > size(b) : a.step < b.step; });
  if (swings.size() > kMost) swings.resize(kMost);
  std::sort(swings.begin(), swings.end(), [](const Swing& a, const Swing& b) { return a.step < b.step; });
}

}  // namespace wildshore
