// language_test.cpp: every rule that can refuse something has a sentence and a paragraph in the rules book; every switch has its words.
#include <set>

#include "core/words.hpp"
#include "games/maretta/sense.hpp"
#include "play/measure.hpp"
#include "support.hpp"
#include "support/source_file.hpp"

namespace wildshore::maretta {
namespace {

// The rules that refuse something along random games.
template <class G>
std::set<std::string> refusals() {
  std::set<std::string> rules;
  const Action tries[] = {{ActionKind::Pass, 5, 9}, {ActionKind::Move, 1, 1}, {ActionKind::Give, 200, 200}};
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Rng rng(seed);
    State s = G::start(G::options(3 + static_cast<int>(seed % 4), default_choices(G::option_specs())));
    do {
      for (const Action& action : tries) {
        const RuleId rule = G::why(s, action);
        rules.insert(std::to_string(rule.section) + "." + std::to_string(rule.paragraph));
      }
    } while (random_step<G>(s, rng));
  }
  return rules;
}

template <class G>
void has_words() {
  const Words words(source_file("assets/i18n/en.txt"));
  const std::string id(G::kId);
  const std::string book = source_file("assets/rules/" + id + ".en.txt");
  ASSERT_FALSE(book.empty());
  const auto rules = refusals<G>();
  EXPECT_GT(rules.size(), 10u);
  for (const std::string& rule : rules) {
    EXPECT_TRUE(words.has("rule." + id + "." + rule)) << rule;
    EXPECT_NE(book.find("\n" + rule + " "), std::string::npos) << rule;
  }
  for (const OptionSpec& spec : G::option_specs()) {
    const std::string key = "option." + id + "." + std::string(spec.key);
    EXPECT_TRUE(words.has(key)) << key;
    const bool plain = spec.values.size() == 2 && spec.values[0] == "0" && spec.values[1] == "1";
    EXPECT_TRUE(!plain || (words.has(key + ".help") && words.has(key + ".effect"))) << key;
    for (const std::string_view value : spec.values) {
      const std::string each = key + "." + std::string(value);
      EXPECT_TRUE(plain || (words.has(each) && words.has(each + ".help"))) << each;
    }
  }
}

TEST(MarettaLanguage, Maretta) { has_words<Maretta>(); }
TEST(MarettaLanguage, Vulcano) { has_words<Vulcano>(); }

}  // namespace
}  // namespace wildshore::maretta
