// game_entry.hpp: what the program knows of a game without knowing its types: one row of the registry.
#pragma once
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "play/setup.hpp"

namespace wildshore {

class AnyMatch;
class Table;  // src/table: a match with its scene

// What `wildshore-cli sim` and `bench` report; see README.
struct SimReport {
  int games = 0;
  std::vector<int> wins;  // per seat; a shared win counts for each
  static constexpr int kWholeWin = 60;  // divides by every number of winners
  std::vector<int> shares;  // per seat, in sixtieths of a win: a shared win is divided
  int team_wins = 0;      // co-operative games only
  bool cooperative = false;
  double mean_rounds = 0;
  int max_rounds = 0;
  double mean_steps = 0;
  int unfinished = 0;  // games that hit the step limit
  std::vector<std::pair<std::string, int>> ended;
};

struct BenchReport {
  double games_per_s = 0;  // random play, two seats or the fewest the game has, default options
  double ns_step = 0;      // legal list, choice and application together
  double ns_copy = 0;
  int state_bytes = 0;
  double iterations_per_s = 0;  // of the search of the best level, over whole decisions; 0 when it does not search
  std::uint64_t signature = 0;  // over options, seats and bots, the same on every build
};

// Games between bots, one after another, a slice at a time.
class BotGames {
 public:
  virtual ~BotGames() = default;
  // A new game. No seat may be a person's; the seats' levels may be others than in the game before.
  virtual void begin(const Setup& setup) = 0;
  // Lets chance or a bot act once; a bot thinks at most `iterations` now. True: the game is over.
  virtual bool advance(int iterations) = 0;
  virtual Result result() const = 0;
  virtual int steps() const = 0;
};

struct GameEntry {
  std::string_view id;
  int rules = 0;
  int min_seats = 0;
  int max_seats = 0;
  std::span<const OptionSpec> options;
  std::span<const std::string_view> levels;  // weakest first

  std::unique_ptr<AnyMatch> (*match)(const Setup& setup) = nullptr;
  std::unique_ptr<Table> (*table)(const Setup& setup, const Words& words) = nullptr;  // null: no scene (null game)
  std::unique_ptr<BotGames> (*bot_games)() = nullptr;
  BenchReport (*bench)(int milliseconds) = nullptr;
  SimReport (*sim)(const Setup& setup, int games, int max_steps) = nullptr;  // null in the page
  std::uint64_t (*perft)(const Setup& setup, int depth) = nullptr;           // null in the page
};

using Registry = std::span<const GameEntry* const>;

const GameEntry* find_game(Registry registry, std::string_view id);

// The level for a seat about which nothing was said.
std::string_view usual_level(const GameEntry& game);

// Whether the setup fits the game: known game, number of seats, levels, names. Choices are indices, checked here too.
std::optional<Trouble> check(Registry registry, const Setup& setup);

// Reads "homesick=1,drift=pack" and "human,bot:steady" into a setup whose game is known; nothing changes when refused.
// The separator is ',' in addresses and on the command line, ' ' in records. Options not named get their defaults; players=N
// is taken when it is the number of seats, so read the seats first. Reading seats forgets their names.
std::optional<Trouble> read_options(const GameEntry& game, std::string_view text, char separator, Setup& setup);
std::optional<Trouble> read_seats(const GameEntry& game, std::string_view text, char separator, Setup& setup);
std::string options_text(const GameEntry& game, const Choices& choices, char separator);  // only what differs from the default
std::string seats_text(const Setup& setup, char separator);
Choices default_choices(const GameEntry& game);
Choices default_choices(std::span<const OptionSpec> options);

}  // namespace wildshore
