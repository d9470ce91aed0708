// setup_test.cpp: reading options, seats and names; what does not fit is named and changes nothing.
#include <gtest/gtest.h>

#include <cstdio>

#include "cli/english.hpp"
#include "games/null_game/sense.hpp"
#include "play/any_match.hpp"
#include "support/source_file.hpp"

namespace wildshore {
namespace {

class SetupTest : public testing::Test {
 protected:
  const GameEntry game_ = headless_entry<NullGame>();
  const GameEntry* const row_ = &game_;
  Registry registry_{&row_, 1};
  wildshore::Setup setup_{.game = "null-game", .choices = {}, .seats = {{}, {}}, .seed = 0, .practice = false};
};

std::string key_of(const std::optional<Trouble>& trouble) {
  return trouble ? trouble->key + " " + trouble->detail : "fine";
}

TEST_F(SetupTest, Options) {
  EXPECT_EQ(key_of(read_options(game_, "goal=10", ',', setup_)), "fine");
  EXPECT_EQ(setup_.choices.value[0], 1);
  EXPECT_EQ(options_text(game_, setup_.choices, ','), "goal=10");
  EXPECT_EQ(key_of(read_options(game_, "goal=11", ',', setup_)), "trouble.option_value goal=11");
  EXPECT_EQ(key_of(read_options(game_, "goal", ',', setup_)), "trouble.option_value goal");
  EXPECT_EQ(key_of(read_options(game_, "gaol=7", ',', setup_)), "trouble.option gaol");
  EXPECT_EQ(key_of(read_options(game_, "goal=7,goal=10", ',', setup_)), "trouble.option_twice goal");
  EXPECT_EQ(key_of(read_options(game_, "goal=7,,", ',', setup_)), "trouble.option ");
  EXPECT_EQ(setup_.choices.value[0], 1) << "a refusal changes nothing";
  EXPECT_EQ(key_of(read_options(game_, "", ',', setup_)), "fine");
  EXPECT_EQ(setup_.choices.value[0], 0) << "what is not named is the default";
  EXPECT_EQ(options_text(game_, setup_.choices, ','), "");
}

TEST_F(SetupTest, PlayersIsTakenWhenItIsTheNumberOfSeats) {
  EXPECT_EQ(key_of(read_options(game_, "players=2 goal=10", ' ', setup_)), "fine");
  EXPECT_EQ(options_text(game_, setup_.choices, ' '), "goal=10");
  EXPECT_EQ(key_of(read_options(game_, "players=3", ' ', setup_)), "trouble.players 3");
  EXPECT_EQ(key_of(read_options(game_, "players=x", ' ', setup_)), "trouble.option_value players=x");
  setup_.seats.clear();
  EXPECT_EQ(key_of(read_options(game_, "players=9", ' ', setup_)), "trouble.seats 9 (2-2)");
}

TEST_F(SetupTest, Seats) {
  EXPECT_EQ(key_of(read_seats(game_, "human,bot:steady", ',', setup_)), "fine");
  EXPECT_TRUE(setup_.seats[0].person());
  EXPECT_EQ(setup_.seats[1].level, "steady");
  EXPECT_EQ(seats_text(setup_, ' '), "human bot:steady");
  EXPECT_EQ(key_of(read_seats(game_, "human,bot:genius", ',', setup_)), "trouble.seat bot:genius");
  EXPECT_EQ(key_of(read_seats(game_, "human,bot:", ',', setup_)), "trouble.seat bot:");
  EXPECT_EQ(key_of(read_seats(game_, "human,robot", ',', setup_)), "trouble.seat robot");
  EXPECT_EQ(key_of(read_seats(game_, "human,,human", ',', setup_)), "trouble.seat ");
  EXPECT_EQ(key_of(read_seats(game_, "human", ',', setup_)), "trouble.seats 1 (2-2)");
  EXPECT_EQ(key_of(read_seats(game_, "human,human,human", ',', setup_)), "trouble.seats 3 (2-2)");
  EXPECT_EQ(key_of(read_seats(game_, "", ',', setup_)), "trouble.seats 0 (2-2)");
  EXPECT_EQ(seats_text(setup_, ' '), "human bot:steady") << "a refusal changes nothing";
}

TEST_F(SetupTest, Check) {
  EXPECT_EQ(key_of(check(registry_, setup_)), "fine");
  wildshore::Setup bad = setup_;
  bad.game = "chess";
  EXPECT_EQ(key_of(check(registry_, bad)), "trouble.game chess");
  bad = setup_;
  bad.choices.value[0] = 2;
  EXPECT_EQ(key_of(check(registry_, bad)), "trouble.option_value goal=2");
  bad = setup_;
  bad.choices.value[5] = 1;
  EXPECT_EQ(key_of(check(registry_, bad)), "trouble.option_value ?=1");
  bad = setup_;
  bad.seats[1].level = "x";
  EXPECT_EQ(key_of(check(registry_, bad)), "trouble.seat bot:x");
  bad = setup_;
  bad.seats[1].name = "a\nb";
  EXPECT_EQ(key_of(check(registry_, bad)), "trouble.name a?b");
  bad = setup_;
  bad.seats.resize(5);
  EXPECT_EQ(key_of(check(registry_, bad)), "trouble.seats 5 (2-2)");
}

TEST(Names, AnyLetterButNoControlCharacter) {
  for (const char* good : {"Anna", "Zo\xC3\xAB", "\xE5\x8C\x97\xE6\xA5\xB5", "\xF0\x9F\x90\xA7", "a b", "123456789012345678901234"}) {
    EXPECT_TRUE(good_name(good)) << good;
  }
  for (const char* bad : {"", "a\nb", "\t", "\x7F", "\xC2\x85", "\xC3", "\xFF", "\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80",
                          "\xF4\x90\x80\x80", "1234567890123456789012345"}) {
    EXPECT_FALSE(good_name(bad)) << bad;
  }
}

TEST(Troubles, QuoteIsShortAndClean) {
  EXPECT_EQ(quote("a\x01\xFFz"), "a??z");
  EXPECT_EQ(quote(std::string(100, 'a')), std::string(60, 'a') + "...");
  EXPECT_EQ(quote(std::string(59, 'a') + "\xC3\xAB"), std::string(59, 'a') + "...") << "no half characters";
}

TEST(Troubles, AreSaidWithTheirLine) {
  const Words words(cli::kEnglish);
  EXPECT_EQ(say(words, {"trouble.step_rule", "slide 1C n", 7, "3.2"}), "Line 7: \"slide 1C n\" is not allowed now: see rule 3.2.");
  EXPECT_EQ(say(words, {"trouble.game", "chess", 0, {}}), "There is no game called \"chess\".");
}

TEST(Troubles, TheCommandLineSpeaksTheSameEnglish) {
  const Words table(source_file("assets/i18n/en.txt"));
  const Words words(cli::kEnglish);
  EXPECT_GT(words.lines().size(), 20u);
  for (const auto& [key, sentence] : words.lines()) EXPECT_EQ(table.get(key), sentence) << key;
}

}  // namespace
}  // namespace wildshore
