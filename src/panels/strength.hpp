// strength.hpp: the strength card of a game: how often each level wins, as it was measured, and as it is played again here.
//
// Figures come from assets/figures/strength.txt (scripts/strength); where there is none the card says so.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/words.hpp"
#include "play/ladder.hpp"

namespace wildshore {

struct StrengthRow {
  std::string name;  // "Sharp against Steady"
  Rung measured;     // of `games` 0: not measured
  Rung here;
  Rung ceiling;               // what the same search wins that is shown everything; of `games` 0: not measured
  std::string measured_text;  // "66 % (59 to 72), 200 games"
  std::string here_text;      // empty: not played here
  std::string ceiling_text;   // empty: not measured
};

struct StrengthCard {
  const GameEntry* game = nullptr;
  Setup setup;  // its options and number of seats are played here
  std::string about, usual, played;
  std::vector<StrengthRow> rows;
  int fair = 0;          // percent that chance alone would give; 0 for a crew
  bool running = false;  // here
  bool ran = false;
};

// `figures`: the text of assets/figures/strength.txt.
StrengthCard strength_card(const Words& words, const GameEntry& game, const Setup& setup, std::string_view figures);

// Plays the card's ladder here, rung by rung, a slice at a time.
class StrengthRun {
 public:
  void begin(StrengthCard& card);
  void stop(StrengthCard& card);
  // Goes on a little while it runs: a bot thinks at most `iterations`. True: the card changed.
  bool advance(StrengthCard& card, const Words& words, int iterations);

 private:
  std::size_t row_ = 0;
  std::unique_ptr<RungRun> run_;  // of rows[row_]
};

}  // namespace wildshore
