// registry.cpp: the one list of games.
#include "app/registry.hpp"

#include "games/frost_bitten/scene.hpp"
#include "games/mare_polare/scene.hpp"
#include "games/maretta/scene.hpp"
#include "games/rescue_polar_bears/scene.hpp"
#include "games/the_mara/scene.hpp"

namespace wildshore {

Registry registry() {
  static const GameEntry* const games[] = {
      &MarePolareScene::entry(),
      &FrostBittenScene::entry(),
      &TheMaraScene::entry(),
      &RescuePolarBearsScene::entry(),
      &MarettaScene::entry(),
      &VulcanoScene::entry(),
  };
  return games;
}

}  // namespace wildshore
