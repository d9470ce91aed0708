// ladder.cpp: how strong the bots are: win rates of the levels with 95 % intervals, for people or as JSON.
#include <cstdio>

#include "app/registry.hpp"
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "play/ladder.hpp"

namespace wildshore::cli {
namespace {

void print_json(const GameEntry& game, const Rung& rung, bool first) {
  std::printf("%s  %s", first ? "" : ",\n", json_of(game.id, rung).c_str());
  std::fflush(stdout);
}

void print(const Rung& rung) {
  const std::string versus = rung.against.empty() ? "as a crew" : "against " + std::string(rung.against);
  std::printf("  %d seats  %-7s %-15s %5.1f %%  (%.1f to %.1f)%s", rung.seats, std::string(rung.level).c_str(), versus.c_str(),
              100 * rung.wins / rung.games, 100 * rung.rate.low, 100 * rung.rate.high, rung.unfinished > 0 ? "" : "\n");
  if (rung.unfinished > 0) std::printf("  %d unfinished\n", rung.unfinished);
  std::fflush(stdout);
}

// The levels named by --levels, or all of the game; nothing, and a complaint, when one is unknown or there are not two.
std::optional<std::vector<std::string_view>> read_levels(const Arguments& arguments, const GameEntry& game) {
  if (!arguments.has("levels")) return std::vector<std::string_view>(game.levels.begin(), game.levels.end());
  std::vector<std::string_view> levels;
  for (std::string_view rest = arguments.value("levels"); !rest.empty();) {
    const auto end = rest.find(',');
    const std::string_view name = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    for (const std::string_view level : game.levels) {
      if (level == name) levels.push_back(level);
    }
    if (!levels.empty() && levels.back() == name) continue;
    complain("--levels: " + std::string(game.id) + " has no level \"" + quote(name) + "\"");
    return std::nullopt;
  }
  if (levels.size() >= 2) return levels;
  complain("--levels takes two levels or more, separated by commas");
  return std::nullopt;
}

// Plays and prints the rungs of one game; false, and a complaint, when the arguments do not fit it.
bool climb(const Arguments& arguments, const GameEntry& game, int games, int only_seats, std::uint64_t seed, bool& first) {
  const bool json = arguments.has("json");
  Setup setup;
  setup.game = game.id;
  setup.seed = seed;
  if (const auto trouble = read_options(game, arguments.value("options"), ',', setup)) {
    complain(*trouble);
    return false;
  }
  const auto levels = read_levels(arguments, game);
  if (!levels) return false;
  const auto pairs = ladder_of(*levels, is_cooperative(game, setup));
  if (!json) std::printf("%s\n", std::string(game.id).c_str());
  for (int seats = game.min_seats; seats <= game.max_seats; ++seats) {
    if (only_seats != 0 && seats != only_seats) continue;
    for (const Pair& pair : pairs) {
      const Rung rung = play_rung(game, setup, pair.level, pair.against, seats, games);
      if (json) {
        print_json(game, rung, first);
      } else {
        print(rung);
      }
      first = false;
    }
  }
  return true;
}

}  // namespace

int ladder(const Line& line) {
  const Arguments arguments(line, {"game", "options", "levels", "seats", "games", "seed"}, {"json"}, 0);
  if (!arguments.good()) return kBadInput;
  const auto games = arguments.number<int>("games", 1, 1'000'000, 100);
  if (!games) return kBadInput;
  const auto seats = arguments.number<int>("seats", 2, kMaxSeats, 0);
  if (!seats) return kBadInput;
  const auto seed = arguments.number<std::uint64_t>("seed", 0, ~std::uint64_t{0}, 1);
  if (!seed) return kBadInput;
  if (arguments.has("game") && !find_game(registry(), arguments.value("game"))) {
    complain(Trouble{"trouble.game", quote(arguments.value("game")), 0, {}});
    return kBadInput;
  }
  if (!arguments.has("game") && arguments.has("options")) {
    complain("--options needs --game");
    return kBadInput;
  }
  bool first = true;
  if (arguments.has("json")) std::printf("[\n");
  for (const GameEntry* game : registry()) {
    if (arguments.has("game") && game->id != arguments.value("game")) continue;
    if (!climb(arguments, *game, *games, *seats, *seed, first)) return kBadInput;
  }
  if (arguments.has("json")) std::printf("\n]\n");
  return 0;
}

}  // namespace wildshore::cli
