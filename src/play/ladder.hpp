// ladder.hpp: how strong the levels of a game's bots are: many games between two levels, with fixed seeds.
//
// In a co-operative game a crew of one level plays against the game itself.
#pragma once
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "play/game_entry.hpp"

namespace wildshore {

// Where a rate lies, 95 % sure, when `wins` of `games` were won (Wilson's interval).
struct Interval {
  double low = 0;
  double high = 1;
};
Interval wilson(double wins, int games);

struct Rung {
  std::string_view level;
  std::string_view against;  // the level of all other seats; "" for a crew
  int seats = 0;
  int games = 0;
  int unfinished = 0;  // games that hit the step limit: nobody wins them
  double wins = 0;     // of the one seat of `level`, or of the crew; a shared win counts as its share
  Interval rate;       // of wins
};

// One rung, a slice at a time: one seat of `level` among others of `against`, at every place in turn. Game n of a place has the seed `seed`
// + n: every place gets the same luck. `options` gives game and choices; its seats are not looked at.
class RungRun {
 public:
  RungRun(const GameEntry& game, const Setup& options, std::string_view level, std::string_view against, int seats, int games);

  // Takes one step of the game being played; a bot thinks at most `iterations` now. True: all games are played.
  bool advance(int iterations);
  const Rung& rung() const { return rung_; }  // so far: `games` are those that are played

 private:
  void begin_game();
  void count();

  Setup setup_;
  Rung rung_;
  std::uint64_t seed_;
  int wanted_;
  int places_;  // 1 for a crew
  std::unique_ptr<BotGames> games_;
};

// The whole rung at once.
Rung play_rung(const GameEntry& game, const Setup& options, std::string_view level, std::string_view against, int seats, int games);

// As `wildshore-cli ladder --json` prints it.
std::string json_of(std::string_view game, const Rung& rung);

// In place of a level: the search of the best one, shown everything. No bot of the app is; tests/ceiling measures how far luck lets it get.
inline constexpr std::string_view kCeiling = "ceiling";

// Which rungs make up a ladder of these levels, weakest first: each against the one below, and from the third on against the first.
// For a crew, each level alone.
struct Pair {
  std::string_view level;
  std::string_view against;
};
std::vector<Pair> ladder_of(const std::vector<std::string_view>& levels, bool cooperative);

// Figures that were measured before, one rung a line: `game seats level against games wins`, "-" for a crew, wins in hundredths. Lines of
// other games are skipped, and so is what does not fit. scripts/strength writes assets/figures/strength.txt.
std::vector<Rung> read_rungs(std::string_view text, const GameEntry& game);

// Whether all win together or nobody.
bool is_cooperative(const GameEntry& game, const Setup& options);

}  // namespace wildshore
