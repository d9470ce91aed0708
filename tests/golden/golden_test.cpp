// golden_test.cpp: recorded games play as they did: after every step the state has the hash it had. scripts/golden writes the files.
#include <gtest/gtest.h>

#include <cinttypes>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "app/registry.hpp"
#include "play/match.hpp"
#include "support/source_file.hpp"

namespace wildshore {
namespace {

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string line_of(int step, std::uint64_t hash, const std::string& text) {
  char line[40];
  std::snprintf(line, sizeof line, "%d %016" PRIx64, step, hash);
  return line + (text.empty() ? "" : " " + text);
}

void replay(const std::filesystem::path& path) {
  const std::string text = text_of(path);
  const ReadRecord read = read_record(registry(), text);
  ASSERT_TRUE(read.playable && !read.trouble) << path;
  EXPECT_EQ(write_record(registry(), read.record), text) << path;
  std::istringstream hashes(text_of(std::filesystem::path(path).replace_extension("hash")));
  std::string expected;
  const auto match = find_game(registry(), read.record.setup.game)->match(read.record.setup);
  ASSERT_TRUE(std::getline(hashes, expected));
  ASSERT_EQ(line_of(0, match->hash(), ""), expected) << path;
  for (const std::string& step : read.record.steps) {
    ASSERT_FALSE(match->play(step)) << path << " " << step;
    ASSERT_TRUE(std::getline(hashes, expected)) << path;
    ASSERT_EQ(line_of(static_cast<int>(match->steps().size()), match->hash(), step), expected) << path;
  }
  EXPECT_FALSE(std::getline(hashes, expected)) << path;
}

TEST(Golden, RecordsPlayAsTheyDid) {
  int records = 0;
  for (const auto& file : std::filesystem::recursive_directory_iterator(source_path("tests/golden"))) {
    if (file.path().extension() != ".txt") continue;
    replay(file.path());
    ++records;
  }
  EXPECT_GE(records, 13);
}

}  // namespace
}  // namespace wildshore
