// record_test.cpp: records and links that do not fit: the message names what and where, and what can be kept is kept.
#include <gtest/gtest.h>

#include "games/null_game/sense.hpp"
#include "play/any_match.hpp"

namespace wildshore {
namespace {

constexpr std::string_view kGood =
    "wildshore 1\ngame null-game rules 1\noptions goal=10\nseats human bot:steady\nname 1 Zo\xC3\xAB\npractice\nseed 20261116\n"
    "first 2\nadd 1\nadd 2\n";

class RecordTest : public testing::Test {
 protected:
  const GameEntry game_ = headless_entry<NullGame>();
  const GameEntry* const row_ = &game_;
  Registry registry_{&row_, 1};

  std::string trouble_in(std::string_view text) {
    const ReadRecord read = read_record(registry_, text);
    std::optional<Trouble> trouble = read.trouble;
    if (!trouble && read.playable) trouble = game_.match(read.record.setup)->load(read.record);
    if (!trouble) return "fine";
    const std::string rule = trouble->rule.empty() ? "" : " rule " + trouble->rule;
    return trouble->key + " " + trouble->detail + " at " + std::to_string(trouble->line) + rule;
  }
  std::string trouble_with(std::string_view from, std::string_view to) {
    std::string text(kGood);
    const auto place = text.find(from);
    EXPECT_NE(place, std::string::npos) << from;
    text.replace(place, from.size(), to);
    return trouble_in(text);
  }
};

TEST_F(RecordTest, Good) {
  EXPECT_EQ(trouble_in(kGood), "fine");
  const ReadRecord read = read_record(registry_, kGood);
  EXPECT_EQ(read.record.first_step_line, 8);
  EXPECT_EQ(read.record.setup.seed, 20261116u);
  EXPECT_EQ(read.record.setup.seats[0].name, "Zo\xC3\xAB");
  EXPECT_TRUE(read.record.setup.practice);
  EXPECT_EQ(write_record(registry_, read.record), kGood);
  EXPECT_EQ(first_step_line(game_.options, read.record.setup), 8);
}

TEST_F(RecordTest, EditorsMayTouchIt) {
  std::string windows = "\xEF\xBB\xBF";
  for (const char c : kGood) windows += c == '\n' ? "\r\n" : std::string(1, c);
  EXPECT_EQ(trouble_in(windows), "fine");
  EXPECT_EQ(trouble_in(kGood.substr(0, kGood.size() - 1)), "fine") << "no line end at the end";
  EXPECT_EQ(trouble_in(std::string(kGood) + "\n \n"), "fine") << "blank lines at the end";
  EXPECT_EQ(trouble_in("wildshore 1\ngame null-game rules 1\nseats human human\noptions players=2\nseed 1\n"), "fine");
}

TEST_F(RecordTest, HeaderLinesThatDoNotFit) {
  EXPECT_EQ(trouble_in(""), "trouble.truncated wildshore at 1");
  EXPECT_EQ(trouble_in("hello"), "trouble.record hello at 1");
  EXPECT_EQ(trouble_with("wildshore 1", "wildshore 2"), "trouble.version 2 at 1");
  EXPECT_EQ(trouble_with("null-game", "chess"), "trouble.game chess at 2");
  EXPECT_EQ(trouble_with("rules 1", "rules 9"), "trouble.rules 9 at 2");
  EXPECT_EQ(trouble_with("rules 1", ""), "trouble.record game null-game  at 2");
  EXPECT_EQ(trouble_with("goal=10", "goal=12"), "trouble.option_value goal=12 at 3");
  EXPECT_EQ(trouble_with("goal=10", "speed=1"), "trouble.option speed at 3");
  EXPECT_EQ(trouble_with("goal=10", "players=4"), "trouble.players 4 at 3");
  EXPECT_EQ(trouble_with("bot:steady", "bot:x"), "trouble.seat bot:x at 4");
  EXPECT_EQ(trouble_with(" bot:steady", ""), "trouble.seats 1 (2-2) at 4");
  EXPECT_EQ(trouble_with("name 1", "name 3"), "trouble.name_seat 3 at 5");
  EXPECT_EQ(trouble_with("Zo\xC3\xAB", "Zo\xC3"), "trouble.name Zo? at 5");
  EXPECT_EQ(trouble_with("practice", "practise"), "trouble.record practise at 6");
  EXPECT_EQ(trouble_with("seed 20261116", "seed soon"), "trouble.seed soon at 7");
  EXPECT_EQ(trouble_with("seed 20261116", "seed -1"), "trouble.seed -1 at 7");
  EXPECT_EQ(trouble_with("seats human bot:steady\nname 1 Zo\xC3\xAB\n", ""), "trouble.no_seats seed 20261116 at 5");
  EXPECT_EQ(trouble_with("practice\n", "seats human human\n"), "trouble.record seats human human at 6");
}

TEST_F(RecordTest, TruncatedHeader) {
  EXPECT_EQ(trouble_in("wildshore 1\n"), "trouble.truncated game at 1");
  EXPECT_EQ(trouble_in("wildshore 1\ngame null-game rules 1\n"), "trouble.truncated seats at 2");
  EXPECT_EQ(trouble_in("wildshore 1\ngame null-game rules 1\nseats human human\n"), "trouble.truncated seed at 3");
}

TEST_F(RecordTest, StepsThatDoNotFit) {
  EXPECT_EQ(trouble_with("first 2", "first 3"), "trouble.step first 3 at 8");
  EXPECT_EQ(trouble_with("first 2", "add 1"), "trouble.step add 1 at 8");
  EXPECT_EQ(trouble_with("add 1", "add 7"), "trouble.step add 7 at 9");
  EXPECT_EQ(trouble_with("add 2", "add"), "trouble.step add at 10");
  EXPECT_EQ(trouble_with("add 1\n", "\nadd 1\n"), "trouble.record  at 9");
  EXPECT_EQ(trouble_with("add 1", std::string(60, 'x')), "trouble.record " + std::string(60, 'x') + " at 9");
  std::string text(kGood);
  for (int i = 0; i < 3; ++i) text += "add 2\n";
  EXPECT_EQ(trouble_in(text + "add 2\n"), "trouble.step_rule add 2 at 14 rule 2.1");
  EXPECT_EQ(trouble_in(text + "add 1\nadd 1\n"), "trouble.over add 1 at 15");
}

TEST_F(RecordTest, KeepsTheGameUpToTheTrouble) {
  std::string text(kGood);
  text += "oops\nadd 1\n";
  const ReadRecord read = read_record(registry_, text);
  ASSERT_TRUE(read.playable);
  const auto match = game_.match(read.record.setup);
  EXPECT_EQ(match->load(read.record)->line, 11);
  EXPECT_EQ(match->steps(), (std::vector<std::string>{"first 2", "add 1", "add 2"}));
  EXPECT_EQ(match->to_act(), (ToAct{Turn::Seat, 1})) << "play goes on";
}

TEST_F(RecordTest, TooLong) {
  std::string text(kGood);
  for (int i = 0; i < kMaxRecordSteps + 5; ++i) text += "x\n";
  EXPECT_EQ(read_record(registry_, text).trouble->key, "trouble.too_long");
  EXPECT_EQ(read_record(registry_, text).record.steps.size(), static_cast<std::size_t>(kMaxRecordSteps));
  text = kGood;
  text.append(static_cast<std::size_t>(kMaxRecordBytes), '\n');
  EXPECT_EQ(read_record(registry_, text).trouble->key, "trouble.too_long");
  EXPECT_EQ(read_record(registry_, std::string(kMaxRecordBytes + 1, 'x')).trouble->key, "trouble.record");
}

TEST_F(RecordTest, LinkKeepsEverything) {
  const Record record = read_record(registry_, kGood).record;
  const std::string packed = pack_link(registry_, record);
  EXPECT_EQ(packed.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"), std::string::npos);
  const ReadRecord read = unpack_link(registry_, packed);
  EXPECT_FALSE(read.trouble);
  EXPECT_TRUE(read.record == record);
}

TEST_F(RecordTest, LinkTakesAPercentEncodedRecord) {
  std::string encoded;
  for (const char c : kGood) {
    char code[4];
    std::snprintf(code, sizeof code, "%%%02X", static_cast<unsigned char>(c));
    encoded += (c >= 'a' && c <= 'z') ? std::string(1, c) : code;
  }
  const ReadRecord read = unpack_link(registry_, encoded);
  EXPECT_FALSE(read.trouble);
  EXPECT_TRUE(read.record == read_record(registry_, kGood).record);
  EXPECT_EQ(unpack_link(registry_, "wildshore%2").trouble->key, "trouble.link");
  EXPECT_EQ(unpack_link(registry_, "wildshore%zz").trouble->key, "trouble.link");
}

TEST_F(RecordTest, EveryAlteredCharacterOfALinkIsNoticed) {
  const std::string packed = pack_link(registry_, read_record(registry_, kGood).record);
  for (std::size_t i = 0; i < packed.size(); ++i) {
    std::string altered = packed;
    altered[i] = altered[i] == 'Q' ? 'R' : 'Q';
    EXPECT_TRUE(unpack_link(registry_, altered).trouble) << i;
    EXPECT_TRUE(unpack_link(registry_, packed.substr(0, i)).trouble) << i;
  }
  EXPECT_EQ(unpack_link(registry_, "").trouble->key, "trouble.link");
  EXPECT_EQ(unpack_link(registry_, std::string(kMaxRecordBytes + 1, 'A')).trouble->key, "trouble.too_long");
}

TEST_F(RecordTest, ASpoiledRecordPacksUpToTheTrouble) {
  Record record = read_record(registry_, kGood).record;
  record.steps.insert(record.steps.begin() + 2, "oops");
  const ReadRecord read = unpack_link(registry_, pack_link(registry_, record));
  EXPECT_FALSE(read.trouble);
  EXPECT_EQ(read.record.steps.size(), 2u);
  record.setup.game = "chess";
  EXPECT_EQ(pack_link(registry_, record), "");
  EXPECT_EQ(write_record(registry_, record), "");
}

}  // namespace
}  // namespace wildshore
