// scene_forecast.hpp: what placing a card would do, as far as the watcher can know it: for labels, and for marks beside the targets.
#pragma once
#include "games/maretta/rules.hpp"

namespace wildshore::maretta {

struct Forecast {
  int receiver = 0;      // whose raft the card lies on
  bool known = true;     // false: the receiver's (*) lies face down, so the rest of this block is open
  int spaces = 0;        // how far the receiver's cards carry it; side B: number of stacks after all cards are stowed
  int to = 0;            // where that ends
  int barrels = 0;       // that lie there
  int before = 0;        // side A: boarding sum without and with the card; side B: stacks without and with it
  int after = 0;
  bool ship = false;     // side A: a steamship passes this round
  bool theft = false;    // side A: the giver may steal instead of moving
  bool burst = false;    // side B: the card's stack is discarded
  int giver_to = -1;     // side A: where the giver's two spaces end; -1: it gets none
  int giver_barrels = 0;
};
// For Give, Load and Choose.
Forecast forecast(const State& state, int giver, const Action& action);

// Whether a card lying on the seat's raft will burst its stack when it is stowed.
bool will_burst(const State& state, int seat, Suit suit);

}  // namespace wildshore::maretta
