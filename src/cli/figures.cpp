// figures.cpp: sim, bench and perft: numbers, for people or as JSON.
#include <cinttypes>
#include <cstdio>

#include "app/registry.hpp"
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "play/record.hpp"

namespace wildshore::cli {
namespace {

std::string numbers(const std::vector<int>& values) {
  std::string text;
  for (const int value : values) text.append(text.empty() ? "" : ", ").append(std::to_string(value));
  return text;
}

void print_sim_json(const GameEntry& game, const SimReport& report) {
  std::printf("{\"game\": \"%s\", \"games\": %d, \"wins\": [%s]", std::string(game.id).c_str(), report.games,
              numbers(report.wins).c_str());
  if (report.cooperative) std::printf(", \"team_wins\": %d", report.team_wins);
  std::printf(", \"mean_rounds\": %.3f, \"max_rounds\": %d, \"mean_steps\": %.3f, \"unfinished\": %d, \"ended\": {",
              report.mean_rounds, report.max_rounds, report.mean_steps, report.unfinished);
  const char* comma = "";
  for (const auto& [reason, count] : report.ended) {
    std::printf("%s\"%s\": %d", comma, reason.c_str(), count);
    comma = ", ";
  }
  std::printf("}}\n");
}

void print_sim(const GivenSetup& given, const SimReport& report) {
  std::printf("%d games of %s\n", report.games, std::string(given.game->id).c_str());
  if (report.cooperative) std::printf("  won together     %d\n", report.team_wins);
  for (std::size_t seat = 0; seat < report.wins.size(); ++seat) {
    std::printf("  seat %d %-9s %d\n", static_cast<int>(seat) + 1, given.setup.seats[seat].level.c_str(), report.wins[seat]);
  }
  std::printf("  rounds           %.1f, at most %d\n  steps            %.1f\n", report.mean_rounds, report.max_rounds,
              report.mean_steps);
  for (const auto& [reason, count] : report.ended) std::printf("  ended by %-8s %d\n", reason.c_str(), count);
  if (report.unfinished > 0) std::printf("  unfinished       %d\n", report.unfinished);
}

void print_bench(const GameEntry& game, const BenchReport& report, bool json, bool last) {
  if (json) {
    std::printf("  {\"game\": \"%s\", \"games_per_s\": %.1f, \"ns_step\": %.2f, \"ns_copy\": %.2f, \"state_bytes\": %d, "
                "\"iterations_per_s\": %.1f, \"signature\": \"%016" PRIx64 "\"}%s\n",
                std::string(game.id).c_str(), report.games_per_s, report.ns_step, report.ns_copy, report.state_bytes,
                report.iterations_per_s, report.signature, last ? "" : ",");
    return;
  }
  std::printf("%s\n  step %.1f ns, copy %.1f ns of %d bytes, %.1f random games and %.0f iterations of search a second\n  signature %016" PRIx64 "\n",
              std::string(game.id).c_str(), report.ns_step, report.ns_copy, report.state_bytes, report.games_per_s,
              report.iterations_per_s, report.signature);
}

}  // namespace

int sim(const Line& line) {
  const Arguments arguments(line, {"game", "options", "seats", "seed", "games", "max-steps"}, {"json"}, 0);
  if (!arguments.good()) return kBadInput;
  const auto given = read_setup(arguments, false, 1);
  if (!given) return kBadInput;
  const auto games = arguments.number<int>("games", 1, 100'000'000, 100);
  if (!games) return kBadInput;
  const auto max_steps = arguments.number<int>("max-steps", 1, 1'000'000'000, kMaxRecordSteps);
  if (!max_steps || !only_bots(given->setup)) return kBadInput;
  const SimReport report = given->game->sim(given->setup, *games, *max_steps);
  if (arguments.has("json")) {
    print_sim_json(*given->game, report);
  } else {
    print_sim(*given, report);
  }
  return 0;
}

int bench(const Line& line) {
  const Arguments arguments(line, {"game", "ms"}, {"json"}, 0);
  if (!arguments.good()) return kBadInput;
  const auto milliseconds = arguments.number<int>("ms", 0, 600'000, 300);
  if (!milliseconds) return kBadInput;
  Registry games = registry();
  const GameEntry* only = nullptr;
  if (arguments.has("game")) {
    const auto given = read_setup(arguments, false, 1);
    if (!given) return kBadInput;
    only = given->game;
    games = {&only, 1};
  }
  const bool json = arguments.has("json");
  if (json) std::printf("[\n");
  for (const GameEntry* game : games) print_bench(*game, game->bench(*milliseconds), json, game == games.back());
  if (json) std::printf("]\n");
  return 0;
}

int perft(const Line& line) {
  const Arguments arguments(line, {"game", "options", "seats", "seed", "depth"}, {"json"}, 0);
  if (!arguments.good()) return kBadInput;
  const auto given = read_setup(arguments, false, 1);
  if (!given) return kBadInput;
  if (!arguments.has("depth")) {
    complain("--depth is missing");
    return kBadInput;
  }
  const auto depth = arguments.number<int>("depth", 0, 100, 0);
  if (!depth) return kBadInput;
  const std::uint64_t count = given->game->perft(given->setup, *depth);
  if (arguments.has("json")) {
    std::printf("{\"game\": \"%s\", \"depth\": %d, \"count\": %" PRIu64 "}\n", std::string(given->game->id).c_str(), *depth, count);
  } else {
    std::printf("%" PRIu64 "\n", count);
  }
  return 0;
}

}  // namespace wildshore::cli
