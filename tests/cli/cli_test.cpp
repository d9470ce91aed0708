// cli_test.cpp: wildshore-cli as a person meets it: what it prints, what it refuses, and with which exit code. The program is
// $WILDSHORE_CLI, or wildshore-cli beside the test program.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string>

namespace wildshore {
namespace {

std::string program() {
  if (const char* given = std::getenv("WILDSHORE_CLI")) return given;
  char path[4096];
  const auto size = readlink("/proc/self/exe", path, sizeof path);
  const std::string self(path, size > 0 ? static_cast<std::size_t>(size) : 0);
  return self.substr(0, self.rfind('/') + 1) + "wildshore-cli";
}

struct Ran {
  int code;
  std::string text;  // stdout and stderr together
};

Ran run(const std::string& words, const std::string& input = "") {
  const std::string command = "printf '%s' '" + input + "' | " + program() + " " + words + " 2>&1";
  std::FILE* pipe = popen(command.c_str(), "r");
  Ran ran{-1, {}};
  if (!pipe) return ran;
  char part[4096];
  while (const std::size_t count = std::fread(part, 1, sizeof part, pipe)) ran.text.append(part, count);
  const int status = pclose(pipe);
  ran.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return ran;
}

void refuses(const std::string& words, const std::string& message, const std::string& input = "") {
  const Ran ran = run(words, input);
  EXPECT_EQ(ran.code, 2) << words << "\n" << ran.text;
  EXPECT_NE(ran.text.find(message), std::string::npos) << words << "\n" << ran.text;
}

constexpr const char* kHeader = "wildshore 1\ngame frost-bitten rules 1\nseats human human\nseed 1\n";

TEST(Cli, NamesWhatItDoesNotKnow) {
  refuses("", "the games without a window");
  refuses("frobnicate", "unknown command \"frobnicate\"");
  refuses("sim --gaem frost-bitten", "unknown option \"--gaem\"");
  refuses("sim", "--game is missing");
  refuses("sim --game", "a value is missing after \"--game\"");
  refuses("sim --game chess", "no game called \"chess\"");
  refuses("sim --game frost-bitten --game frost-bitten", "given twice");
  refuses("sim --game frost-bitten --json=1", "unknown option \"--json=1\"");
  refuses("sim --game frost-bitten --seats bot:steady,bot:genius", "\"bot:genius\" cannot sit here");
  refuses("sim --game frost-bitten --seats bot:steady", "number of seats does not fit this game: 1 (2-4)");
  refuses("sim --game frost-bitten --seats human,bot:steady", "only bots can play here");
  refuses("sim --game frost-bitten --options speed=9", "no option called \"speed\"");
  refuses("sim --game frost-bitten --options drift=slow", "\"drift=slow\"");
  refuses("sim --game frost-bitten --options players=4", "players=4 is not the number of seats");
  refuses("sim --game frost-bitten --games many", "--games takes a number");
  refuses("sim --game frost-bitten --games 0", "--games takes a number");
  refuses("sim --game frost-bitten --seed -1", "--seed takes a number");
  refuses("sim --game frost-bitten surplus", "what is \"surplus\"");
  refuses("perft --game frost-bitten", "--depth is missing");
  refuses("perft --game frost-bitten --depth x", "--depth takes a number");
  refuses("bench --game chess", "no game called \"chess\"");
  refuses("record --game frost-bitten --seats human,human", "only bots can play here");
  refuses("replay", "which record?");
  refuses("replay /no/such/file", "cannot read the file \"/no/such/file\"");
}

TEST(Cli, NamesTheLineOfABadRecord) {
  refuses("replay -", "Line 1: This line is not part of a record: \"hello\"", "hello");
  refuses("replay -", "Line 1: The record ends too early");
  refuses("replay -", "Line 5: \"first 9\"", std::string(kHeader) + "first 9\n");
  refuses("replay -", "Line 6: \"roll P9\" is not a step", std::string(kHeader) + "first 1\nroll P9\n");
  const Ran ran = run("replay -", std::string(kHeader) + "first 1\nroll P3\nslide 9Z n\n");
  EXPECT_EQ(ran.code, 2);
  EXPECT_EQ(ran.text.substr(0, 2), "0 ");
  EXPECT_NE(ran.text.find("\n2 "), std::string::npos) << "the steps before the bad one are shown";
}

TEST(Cli, SimReportsAsPromised) {
  const Ran ran = run("sim --game frost-bitten --options homesick=1 --seats bot:steady,bot:random,bot:steady --games 3 --seed 7 --json");
  EXPECT_EQ(ran.code, 0);
  for (const char* key : {"\"game\": \"frost-bitten\"", "\"games\": 3", "\"wins\": [", "\"mean_rounds\": ", "\"max_rounds\": ",
                          "\"mean_steps\": ", "\"unfinished\": 0", "\"ended\": {\"home\": 3}"}) {
    EXPECT_NE(ran.text.find(key), std::string::npos) << key << "\n" << ran.text;
  }
  EXPECT_EQ(ran.text.find("team_wins"), std::string::npos);
  EXPECT_EQ(ran.text, run("sim --game=frost-bitten --options=homesick=1 --seats=bot:steady,bot:random,bot:steady --games=3 --seed=7 --json").text);
}

TEST(Cli, RecordReplaysAndPlaysOn) {
  const std::string file = testing::TempDir() + "wildshore_cli_test.txt";
  const Ran recorded = run("record --game frost-bitten --seed 3 > " + file + " && " + program() + " replay " + file);
  EXPECT_EQ(recorded.code, 0) << recorded.text;
  EXPECT_NE(recorded.text.find("\n1 "), std::string::npos);
  EXPECT_NE(run("play " + file).text.find("the game is over"), std::string::npos);
  std::remove(file.c_str());
}

TEST(Cli, PlayObeys) {
  const std::string file = testing::TempDir() + "wildshore_cli_save.txt";
  const Ran ran = run("play --game frost-bitten --seats human,human --seed 2", "1\nundo\nredo\nnonsense\nsave " + file + "\nquit\n");
  EXPECT_EQ(ran.code, 0) << ran.text;
  EXPECT_NE(ran.text.find("\"nonsense\" is not a step"), std::string::npos) << ran.text;
  EXPECT_NE(ran.text.find("saved to "), std::string::npos);
  EXPECT_EQ(run("replay " + file).code, 0);
  std::remove(file.c_str());
}

TEST(Cli, LadderPrintsRatesWithIntervals) {
  const std::string words = "ladder --game frost-bitten --levels random,gentle --seats 2 --games 6 --seed 3";
  const Ran ran = run(words + " --json");
  EXPECT_EQ(ran.code, 0) << ran.text;
  for (const char* key : {"\"game\": \"frost-bitten\"", "\"seats\": 2", "\"level\": \"gentle\"", "\"against\": \"random\"", "\"games\": 6",
                          "\"wins\": ", "\"rate\": ", "\"low\": ", "\"high\": ", "\"unfinished\": 0"}) {
    EXPECT_NE(ran.text.find(key), std::string::npos) << key << "\n" << ran.text;
  }
  EXPECT_EQ(ran.text, run(words + " --json").text) << "fixed seeds";
  const std::string people = run(words).text;
  EXPECT_NE(people.find("2 seats  gentle  against random"), std::string::npos) << people;
  EXPECT_EQ(people.find("3 seats"), std::string::npos);
  refuses("ladder --game chess", "no game called \"chess\"");
  refuses("ladder --game frost-bitten --levels random", "two levels or more");
  refuses("ladder --game frost-bitten --levels random,genius", "no level \"genius\"");
  refuses("ladder --game frost-bitten --seats 9", "--seats takes a number");
  refuses("ladder --options drift=pack", "--options needs --game");
}

TEST(Cli, ListsGamesAndMeasures) {
  EXPECT_NE(run("games").text.find("frost-bitten"), std::string::npos);
  EXPECT_NE(run("games --json").text.find("\"levels\": [\"random\""), std::string::npos);
  EXPECT_EQ(run("help").code, 0);
  EXPECT_EQ(run("perft --game frost-bitten --depth 1").text, "2\n");
  const std::string bench = run("bench --game mare-polare --ms 5 --json").text;
  for (const char* key : {"\"game\"", "\"games_per_s\"", "\"ns_step\"", "\"ns_copy\"", "\"state_bytes\"", "\"iterations_per_s\"", "\"signature\""}) {
    EXPECT_NE(bench.find(key), std::string::npos) << key;
  }
}

}  // namespace
}  // namespace wildshore
