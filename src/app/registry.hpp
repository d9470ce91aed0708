// registry.hpp: the one list of games.
#pragma once
#include "play/game_entry.hpp"

namespace wildshore {

Registry registry();

}  // namespace wildshore
