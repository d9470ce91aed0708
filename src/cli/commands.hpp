// commands.hpp: the commands of wildshore-cli. Each takes the words behind its name and returns the exit code: 0, or 2 when the
// words or a file do not fit.
#pragma once
#include <string_view>
#include <vector>

namespace wildshore::cli {

using Line = std::vector<std::string_view>;

int list_games(const Line& line);  // games.cpp
int sim(const Line& line);         // figures.cpp
int bench(const Line& line);
int perft(const Line& line);
int ladder(const Line& line);  // ladder.cpp
int record(const Line& line);  // records.cpp
int replay(const Line& line);
int play(const Line& line);  // play.cpp

}  // namespace wildshore::cli
