// core_test.cpp: lists, the generator, the hash, texts and the language table. The fixed numbers must be equal on every platform.
#include <gtest/gtest.h>

#include "core/hash.hpp"
#include "core/list.hpp"
#include "core/rng.hpp"
#include "core/text.hpp"
#include "core/words.hpp"

namespace wildshore {
namespace {

TEST(List, HoldsWhatIsPushed) {
  List<int, 3> list;
  EXPECT_TRUE(list.empty());
  list.push(7);
  list.push(8);
  EXPECT_EQ(list.size(), 2);
  EXPECT_TRUE(list.contains(8) && !list.contains(9));
  List<int, 3> other;
  EXPECT_FALSE(list == other);
  other.push(7);
  EXPECT_FALSE(list == other);
  other.push(8);
  EXPECT_TRUE(list == other);
  list.clear();
  EXPECT_EQ(list.begin(), list.end());
}

TEST(ListDeathTest, DoesNotOverflow) {
  List<int, 1> list;
  list.push(1);
  EXPECT_DEATH(list.push(2), "");
}

TEST(Rng, FixedNumbers) {
  Rng rng(0);
  EXPECT_EQ(rng.next(), 0xE220A8397B1DCDAFull);  // SplitMix64's published first numbers
  EXPECT_EQ(rng.next(), 0x6E789E6AA1B965F4ull);
  Rng step = Rng::for_step(42, 3);
  Rng again = Rng::for_step(42, 3);
  const auto first = step.next();
  EXPECT_EQ(first, again.next());
  EXPECT_NE(first, Rng::for_step(42, 4).next());
  EXPECT_NE(first, Rng::for_step(43, 3).next());
}

TEST(Rng, BelowIsFairAndBounded) {
  Rng rng(5);
  int count[6] = {};
  for (int i = 0; i < 60000; ++i) ++count[rng.below(6)];
  for (const int n : count) EXPECT_NEAR(n, 10000, 500);
  EXPECT_EQ(rng.below(1), 0u);
  // Where an unfair generator would be caught: two thirds of the range of 32 bits.
  int low = 0;
  for (int i = 0; i < 60000; ++i) low += rng.below(0xAAAAAAABu) < 0x55555555u;
  EXPECT_NEAR(low, 30000, 800);
}

TEST(Hash, FixedNumbers) {
  Hasher hasher;
  hasher.add_text("wildshore");
  EXPECT_EQ(hasher.value(), 0x92A4230560FA124Bull);
  EXPECT_EQ(hash_of(std::uint32_t{7}), 0x7215259EF50C7521ull);
}

TEST(Hash, EveryByteCounts) {
  const auto hash = [](std::string_view text) {
    Hasher hasher;
    hasher.add_text(text);
    return hasher.value();
  };
  EXPECT_NE(hash(""), hash(std::string_view("\0", 1)));
  EXPECT_NE(hash("12345678"), hash("12345679"));
  EXPECT_NE(hash("123456781"), hash("123456782"));
  EXPECT_EQ(hash(std::string_view()), hash(""));
}

TEST(Text, StepText) {
  StepText text("slide ");
  text.add_number(-12).add(' ').add('n');
  EXPECT_EQ(text.view(), "slide -12 n");
  EXPECT_TRUE(text == StepText("slide -12 n"));
}

TEST(Text, TakeWord) {
  std::string_view text = "a bc  d";
  EXPECT_EQ(take_word(text), "a");
  EXPECT_EQ(take_word(text), "bc");
  EXPECT_EQ(take_word(text), "") << "two blanks hold an empty word";
  EXPECT_EQ(take_word(text), "d");
  EXPECT_EQ(take_word(text), "");
}

TEST(Text, NumbersHaveOneForm) {
  EXPECT_EQ(parse_number<int>("120"), 120);
  EXPECT_EQ(parse_number<int>("-7"), -7);
  EXPECT_EQ(parse_number<int>("0"), 0);
  for (const char* bad : {"", "-", "+1", "01", "-0", "00", " 1", "1 ", "1.0", "0x1", "1e3", "99999999999"}) {
    EXPECT_FALSE(parse_number<int>(bad)) << bad;
  }
  EXPECT_FALSE(parse_number<std::uint64_t>("-1"));
  EXPECT_FALSE(parse_number<std::uint64_t>("18446744073709551616"));
  EXPECT_EQ(parse_number<std::uint64_t>("18446744073709551615"), ~0ull);
}

TEST(Words, SpeaksAndFillsIn) {
  const Words words("# a comment\n\nb = {0} and {1}, {0}\r\n a =  plain  \nmany = {0} {0|step|steps}\nb2\n");
  EXPECT_EQ(words.lines().size(), 3u);
  EXPECT_EQ(words.get("a"), "plain");
  EXPECT_EQ(words.say("b", {"x", "y"}), "x and y, x");
  EXPECT_EQ(words.say("many", {"1"}), "1 step");
  EXPECT_EQ(words.say("many", {"2"}), "2 steps");
  EXPECT_EQ(words.say("missing"), "missing");
  EXPECT_FALSE(words.has("b2"));
}

TEST(Words, LeavesWhatItCannotFillInSeen) {
  const Words words("a = {0} {7} {x} {\nb = {0|one}\nc = {}");
  EXPECT_EQ(words.say("a", {"1"}), "1 {7} {x} {");
  EXPECT_EQ(words.say("b", {"2"}), "one");
  EXPECT_EQ(words.say("c", {"2"}), "{}");
}

TEST(Words, LaterLinesWin) {
  Words words("a = 1\n");
  words.load("a = 2\n");
  EXPECT_EQ(words.get("a"), "2");
}

}  // namespace
}  // namespace wildshore
