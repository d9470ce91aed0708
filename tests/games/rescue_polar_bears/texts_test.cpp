// texts_test.cpp: step texts are exact inverses, why() agrees with the list and its paragraphs have sentences, and the board as text.
#include <cstdio>
#include <set>

#include "core/words.hpp"
#include "play/measure.hpp"
#include "support.hpp"
#include "support/source_file.hpp"

namespace wildshore::rescue_polar_bears {
namespace {

TEST(RescuePolarBearsTexts, EveryWordedStepIsItsOwnInverse) {
  std::vector<std::string> actions = {"unload", "end", "use", "decline", "grow male", "grow female", "pick 01", "pick 10", "pick 20"};
  std::vector<std::string> outcomes;
  for (Cell cell = 0; cell < kCells; ++cell) {
    const std::string name = name_of(cell);
    for (const char* verb : {"sail ", "break ", "blast ", "airlift ", "birth ", "flee male ", "flee female ", "flee cub "}) actions.push_back(verb + name);
    for (const char* what : {" data", " male", " female", " cub"}) actions.push_back("load " + name + what);
    for (const char* seat : {"1 ", "2 ", "3 ", "4 "}) actions.push_back("current " + (seat + name));
    outcomes.push_back("data " + name);
    for (const char* tile : {" 01", " 19", " 20", " ocean", " support", " float"}) outcomes.push_back("tile " + name + tile);
  }
  for (const char* seat : {"1", "2", "3", "4"}) {
    actions.push_back(std::string("token ") + seat);
    for (const char* which : {" 1", " 2"}) actions.push_back(std::string("upgrade ") + seat + which);
    for (int ship = 0; ship < kShips; ++ship) outcomes.push_back(std::string("ship ") + seat + " " + std::string(ship_name(static_cast<Ship>(ship))));
  }
  for (int card = 0; card < kCards; ++card) outcomes.push_back("card " + std::string(card_name(static_cast<Card>(card))));
  for (const char* more : {"alert 07", "turn 20", "growth 11", "heat 1", "heat 6"}) outcomes.push_back(more);
  for (const std::string& text : actions) {
    const auto action = RescuePolarBears::parse_action(text);
    ASSERT_TRUE(action) << text;
    EXPECT_EQ(RescuePolarBears::text(*action).view(), text);
    EXPECT_FALSE(RescuePolarBears::parse_outcome(text)) << text;
  }
  for (const std::string& text : outcomes) {
    const auto outcome = RescuePolarBears::parse_outcome(text);
    ASSERT_TRUE(outcome) << text;
    EXPECT_EQ(RescuePolarBears::text(*outcome).view(), text);
    EXPECT_FALSE(RescuePolarBears::parse_action(text)) << text;
  }
}

TEST(RescuePolarBearsTexts, GarbageIsRefused) {
  for (const std::string_view text :
       {"", " ", "sail", "sail ", "sail e", "sail e0", "sail a6", "sail E5", "sail e5 ", " sail e5", "sail  e5", "sail e5 e5", "load e5", "load e5 bear",
        "load data e5", "load e5 data ", "unload ", "unload e5", "end 1", "flee e5 cub", "flee cub", "flee cub e5 x", "pick 7", "pick 00", "pick 21",
        "pick 7 ", "pick 07 07", "upgrade 1", "upgrade 0 1", "upgrade 5 1", "upgrade 1 3", "upgrade 1 1 1", "token 0", "token 5", "token 1 1", "grow cub",
        "grow", "grow male male", "current e5", "current 5 e5", "current 1 e5 x", "use it", "USE", "birth", "end\n"}) {
    EXPECT_FALSE(RescuePolarBears::parse_action(text)) << text;
  }
  for (const std::string_view text : {"", "tile e5", "tile e5 7", "tile e5 00", "tile e5 21", "tile e5 ice", "tile e5 07 ", "ship 1", "ship 0 polaris", "ship 5 polaris",
                                      "ship 1 Polaris", "ship 1 ", "data", "data e5 ", "data e5 x", "alert 7", "alert 21", "card", "card ", "card x",
                                      "growth 0", "growth 21", "heat 0", "heat 7", "heat 01", "heat"}) {
    EXPECT_FALSE(RescuePolarBears::parse_outcome(text)) << text;
  }
}

// why() of every value an Action can have agrees with the list, and every paragraph it names has a sentence.
TEST(RescuePolarBearsTexts, WhyRefusesExactlyWhatIsNotListed) {
  std::set<std::pair<int, int>> rules;
  for (std::uint64_t seed = 0; seed < 24; ++seed) {
    Rng rng(seed);
    State s = RescuePolarBears::start(options_of(seed % 2 != 0 ? "floats=1" : "", 2 + static_cast<int>(seed % 3)));
    for (int i = 0; s.end == End::None; ++i) {
      random_step<RescuePolarBears>(s, rng);
      if (i % 9 != 0 && s.end == End::None) continue;
      RescuePolarBears::Actions actions;
      RescuePolarBears::actions(s, actions);
      int legal = 0;
      for (int kind = 0; kind <= static_cast<int>(ActionKind::Grow); ++kind) {
        for (int cell = 0; cell < 256; cell += cell < 62 ? 1 : 193) {
          for (int what = 0; what < 256; what += what < 24 ? 1 : 29) {
            const Action a{static_cast<ActionKind>(kind), static_cast<Cell>(cell), static_cast<std::uint8_t>(what)};
            const RuleId rule = RescuePolarBears::why(s, a);
            if (!rule) {
              ++legal;
              continue;
            }
            rules.insert({rule.section, rule.paragraph});
          }
        }
      }
      ASSERT_EQ(legal, actions.size()) << board_text(s);
      for (const Action& a : actions) ASSERT_FALSE(RescuePolarBears::why(s, a));
    }
  }
  const Words words(source_file("assets/i18n/en.txt"));
  for (const auto& [section, paragraph] : rules) {
    const std::string key = "rule.rescue-polar-bears." + std::to_string(section) + "." + std::to_string(paragraph);
    EXPECT_TRUE(words.has(key)) << key;
  }
  EXPECT_GT(rules.size(), 12u);
}

TEST(RescuePolarBearsTexts, OptionsHaveWords) {
  const Words words(source_file("assets/i18n/en.txt"));
  for (const OptionSpec& spec : RescuePolarBears::option_specs()) {
    const std::string key = "option.rescue-polar-bears." + std::string(spec.key);
    EXPECT_TRUE(words.has(key)) << key;
    EXPECT_TRUE(words.has(key + ".help")) << key;
  }
}

// The rules book has the paragraphs of rules.md, one by one.
TEST(RescuePolarBearsTexts, TheRulesBookHasEveryParagraph) {
  const auto paragraphs = [](const std::string& text) {
    std::vector<std::string> numbers;
    for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1) {
      const std::string line = text.substr(at, text.find('\n', at) - at);
      const std::string word = line.substr(0, line.find(' '));
      if (!word.empty() && word.find_first_not_of("0123456789.") == std::string::npos && word.find('.') != std::string::npos) numbers.push_back(word);
    }
    return numbers;
  };
  const auto book = paragraphs(source_file("assets/rules/rescue_polar_bears.en.txt"));
  EXPECT_EQ(book, paragraphs(source_file("src/games/rescue_polar_bears/rules.md")));
  EXPECT_GT(book.size(), 40u);
}

TEST(RescuePolarBearsTexts, TheBoardAsText) {
  Play play({"polaris", "tidewalker"});
  play.ice(13, "e5", "mfc");
  play.support("e4");
  play.ice_float("e6");
  const std::string text = board_text(play.state);
  for (const char* part : {"round 1 seat 1 act, actions 3", "temperature 8, alert 20, data 0/15, helicopters 6+3", "13mfc", "++", "##", "~*", "~@1", "~@2",
                           "ship 1 polaris at i1, speed 2, hold 0/5", "supply males 9 females 14 cubs 19", "position cards 37"}) {
    EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
  }
}

}  // namespace
}  // namespace wildshore::rescue_polar_bears
