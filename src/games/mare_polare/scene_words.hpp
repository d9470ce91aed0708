// scene_words.hpp: parts of sentences that several files of the scene of Mare Polare use.
#pragma once
#include <string>

#include "games/mare_polare/board.hpp"
#include "table/teller.hpp"

namespace wildshore::mare_polare {

// "3 slim green, 2 plump violet and 2 flat red".
std::string counts_words(Counts counts, const Teller& teller);

}  // namespace wildshore::mare_polare
