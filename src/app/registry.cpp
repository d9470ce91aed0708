// registry.cpp: the one list of games.
#include "app/registry.hpp"

#include "games/frost_bitten/scene.hpp"
#include "games/the_mara/scene.hpp"
#include "games/mare_polare/scene.hpp"

namespace wildshore {

Registry registry() {
  static const GameEntry* const games[] = {
      &FrostBittenScene::entry(),
      &TheMaraScene::entry(),
      &MarePolareScene::entry(),
  };
  return games;
}

}  // namespace wildshore
