// null_game.hpp: the null game in the middle of play, for tests of what works for every game.
#pragma once
#include "games/null_game/rules.hpp"

namespace wildshore {

inline NullGame::State begun(int count) {
  NullGame::State s = NullGame::start(NullGame::Options{});
  NullGame::resolve(s, NullGame::Outcome{0}, NoEvents{});
  s.count = static_cast<std::int8_t>(count);
  return s;
}

}  // namespace wildshore
