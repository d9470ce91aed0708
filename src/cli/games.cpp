// games.cpp: the list of games.
#include <cstdio>

#include "app/registry.hpp"
#include "cli/arguments.hpp"
#include "cli/commands.hpp"

namespace wildshore::cli {
namespace {

template <class Items>
std::string joined(const Items& items, std::string_view separator, std::string_view quote) {
  std::string text;
  for (const std::string_view item : items) {
    if (!text.empty()) text += separator;
    text.append(quote).append(item).append(quote);
  }
  return text;
}

void print_json(const GameEntry& game, bool last) {
  std::printf("  {\"game\": \"%s\", \"rules\": %d, \"seats\": [%d, %d], \"levels\": [%s], \"options\": {",
              std::string(game.id).c_str(), game.rules, game.min_seats, game.max_seats,
              joined(game.levels, ", ", "\"").c_str());
  const char* comma = "";
  for (const OptionSpec& spec : game.options) {
    std::printf("%s\"%s\": [%s]", comma, std::string(spec.key).c_str(), joined(spec.values, ", ", "\"").c_str());
    comma = ", ";
  }
  std::printf("}}%s\n", last ? "" : ",");
}

void print(const GameEntry& game) {
  std::printf("%s  %d to %d seats, bots %s\n", std::string(game.id).c_str(), game.min_seats, game.max_seats,
              joined(game.levels, " ", "").c_str());
  for (const OptionSpec& spec : game.options) {
    std::printf("  %s=%s\n", std::string(spec.key).c_str(), joined(spec.values, "|", "").c_str());
  }
}

}  // namespace

int list_games(const Line& line) {
  const Arguments arguments(line, {}, {"json"}, 0);
  if (!arguments.good()) return kBadInput;
  const bool json = arguments.has("json");
  if (json) std::printf("[\n");
  for (const GameEntry* game : registry()) {
    if (json) {
      print_json(*game, game == registry().back());
    } else {
      print(*game);
    }
  }
  if (json) std::printf("]\n");
  return 0;
}

}  // namespace wildshore::cli
