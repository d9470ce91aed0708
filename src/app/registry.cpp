// registry.cpp: the one list of games.
#include "app/registry.hpp"

namespace wildshore {

Registry registry() { return {}; }

}  // namespace wildshore
