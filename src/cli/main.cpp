// main.cpp: wildshore-cli, the games without a window: play, simulate, measure, record, replay.
#include <cstdio>

#include "cli/arguments.hpp"
#include "cli/commands.hpp"

namespace wildshore::cli {
namespace {

struct Command {
  std::string_view name;
  int (*run)(const Line& line);
};

constexpr Command kCommands[] = {{"games", list_games}, {"play", play}, {"sim", sim},      {"ladder", ladder},
                                 {"bench", bench},      {"perft", perft}, {"record", record}, {"replay", replay}};

constexpr const char* kUsage =
    "wildshore-cli: the games without a window\n"
    "\n"
    "  games  [--json]                                       the games, their options and bots\n"
    "  play   [FILE] GAME [--practice]                       play in the terminal; FILE goes on with a record\n"
    "  sim    GAME [--games N] [--max-steps N] [--json]      many games between bots; game n has the seed SEED + n\n"
    "  ladder [--game ID] [--levels A,B,...] [--seats N] [--games N] [--json]\n"
    "                                                        how often each level beats the one below, with 95 % intervals\n"
    "  bench  [--game ID] [--ms N] [--json]                  speed, and the signature that is equal on every build\n"
    "  perft  GAME --depth N                                 how many sequences of N steps there are\n"
    "  record GAME [--max-steps N] [--link]                  one game between bots as a record, or as a share link\n"
    "  replay FILE                                           the hash of the state after every step; - is stdin\n"
    "\n"
    "GAME is --game ID [--options key=value,...] [--seats human,bot:LEVEL,...] [--seed N]\n";

int run(const Line& line) {
  if (line.empty() || line[0] == "help" || line[0] == "--help" || line[0] == "-h") {
    std::fputs(kUsage, line.empty() ? stderr : stdout);
    return line.empty() ? kBadInput : 0;
  }
  for (const Command& command : kCommands) {
    if (command.name == line[0]) return command.run(Line(line.begin() + 1, line.end()));
  }
  complain("unknown command \"" + quote(line[0]) + "\"; help lists them");
  return kBadInput;
}

}  // namespace
}  // namespace wildshore::cli

int main(int count, char** words) { return wildshore::cli::run({words + 1, words + count}); }
