// registry.cpp: the one list of games.
#include "app/registry.hpp"

#include "games/frost_bitten/scene.hpp"
#include "games/maretta/scene.hpp"
#include "games/the_mara/scene.hpp"

namespace wildshore {

Registry registry() {
  static const GameEntry* const games[] = {
      &FrostBittenScene::entry(),
      &TheMaraScene::entry(),
      &MarettaScene::entry(),
      &VulcanoScene::entry(),
  };
  return games;
}

}  // namespace wildshore
