// registry.cpp: the one list of games. wildshore-cli alone (WILDSHORE_HEADLESS) is built without scenes: its rows have no table.
#include "app/registry.hpp"

#include "games/frost_bitten/scene.hpp"
#include "games/mare_polare/scene.hpp"
#include "games/maretta/scene.hpp"
#include "games/rescue_polar_bears/scene.hpp"
#include "games/the_mara/scene.hpp"
#include "play/any_match.hpp"

namespace wildshore {
namespace {

template <Scene S>
const GameEntry* row() {
#ifdef WILDSHORE_HEADLESS
  static const GameEntry entry = headless_entry<typename S::Game>();
  return &entry;
#else
  return &S::entry();
#endif
}

}  // namespace

Registry registry() {
  static const GameEntry* const games[] = {
      row<MarePolareScene>(),
      row<FrostBittenScene>(),
      row<TheMaraScene>(),
      row<RescuePolarBearsScene>(),
      row<MarettaScene>(),
      row<VulcanoScene>(),
  };
  return games;
}

}  // namespace wildshore
