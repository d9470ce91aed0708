// Hints, remarks, plans and turning points at the table: the same however thinking is sliced, and only what everybody may know.
#include <gtest/gtest.h>

#include <set>

#include "app/assets.hpp"
#include "app/registry.hpp"
#include "games/mare_polare/scene.hpp"
#include "games/the_mara/scene.hpp"
#include "play/measure.hpp"
#include "support/hints.hpp"
#include "support/thrift.hpp"
#include "table/character.hpp"
#include "table/outlook.hpp"
#include "table/teller.hpp"

namespace wildshore {
namespace {

class Guide : public testing::Test {
 protected:
  std::unique_ptr<Table> open(std::string_view game, std::string_view seats, std::string_view options = {}, std::uint64_t seed = 3) {
    const GameEntry& entry = *find_game(registry(), game);
    wildshore::Setup setup;
    setup.game = game;
    setup.seed = seed;
    EXPECT_FALSE(read_seats(entry, seats, ',', setup));
    EXPECT_FALSE(read_options(entry, options, ',', setup));
    return entry.table(setup, words);
  }
  // A person and as many bots as the game needs.
  static std::string with_bots(const GameEntry& entry) {
    std::string seats = "human";
    for (int i = 1; i < std::max(2, entry.min_seats); ++i) seats += ",bot:steady";
    return seats;
  }
  // Persons take every offer in turn; so many steps, or to the end.
  static void play(Table& table, int steps) {
    for (int i = 0; i < steps && !table.over();) {
      const int before = table.steps();
      table.lift_curtain();
      if (table.advance(1000) == Progress::Waiting) {
        table.lift_curtain();
        ASSERT_FALSE(table.play(table.offers()[static_cast<std::size_t>(i) % table.offers().size()].step));
      }
      i += table.steps() - before;
    }
  }
  static void until_asked(Table& table) {
    while (!table.waiting() && !table.over()) {
      table.lift_curtain();
      table.advance(1000);
    }
  }

  Words words{asset("i18n/en.txt")};
};

std::string print(const Hint& hint) {
  std::string out = std::to_string(hint.offer) + " " + hint.reason + " " + std::to_string(hint.chances);
  for (const Hint::Way& way : hint.ways) out += " " + std::to_string(way.offer) + ":" + std::to_string(way.percent);
  for (const std::string& line : hint.advice) out += " " + line;
  return out;
}

TEST_F(Guide, TheHintIsTheSameHoweverItIsSliced) {
  int slices = 0;
  for (const GameEntry* entry : registry()) {
    if (!entry->table) continue;
    const std::string seats = with_bots(*entry);
    const auto table = open(entry->id, seats);
    play(*table, 60);
    until_asked(*table);
    if (table->over()) continue;
    const std::string whole = print(hint_of(*table));
    const auto other = open(entry->id, seats);
    ASSERT_FALSE(other->load(table->record()));
    while (!other->hint(3)) ++slices;
    EXPECT_EQ(print(*other->hint(3)), whole) << entry->id;
  }
  EXPECT_GT(slices, 20);
}

// The best bots think much longer than a person likes to wait for a hint.
TEST_F(Guide, TheHintComesSoon) {
  for (const GameEntry* entry : registry()) {
    const auto table = open(entry->id, with_bots(*entry));
    for (int asked = 0; asked < 8; ++asked) {
      play(*table, 9);
      until_asked(*table);
      if (table->over()) break;
      int slices = 1;
      while (!table->hint(100)) ++slices;
      EXPECT_LE(slices, 6) << entry->id;
    }
  }
}

TEST_F(Guide, TheAlternativesAreOtherOffersAndNotBetter) {
  auto table = open("frost-bitten", "human,bot:steady");
  int asked = 0, compared = 0;
  for (std::uint64_t i = 0; i < 20; ++i) {
    if (table->over()) table = open("frost-bitten", "human,bot:steady", {}, 100 + i);
    play(*table, 5);
    until_asked(*table);
    if (table->over()) continue;
    const Hint& hint = hint_of(*table);
    ASSERT_GE(hint.offer, 0);
    ++asked;
    if (hint.ways.empty()) continue;
    ++compared;
    EXPECT_LE(hint.ways.size(), 4u);
    EXPECT_EQ(hint.ways.front().offer, hint.offer);
    std::set<int> offers;
    for (std::size_t w = 0; w < hint.ways.size(); ++w) {
      EXPECT_TRUE(offers.insert(hint.ways[w].offer).second);
      EXPECT_GE(hint.ways[w].percent, 0);
      EXPECT_LE(hint.ways[w].percent, w == 0 ? 100 : hint.ways[w - 1].percent);
    }
  }
  EXPECT_GT(2 * compared, asked) << asked;
}

TEST_F(Guide, AStepEndsTheThinking) {
  const auto table = open("frost-bitten", "human,bot:steady");
  until_asked(*table);
  EXPECT_EQ(table->hint(1), nullptr);
  ASSERT_FALSE(table->play(table->offers()[0].step));
  until_asked(*table);
  const Hint& hint = hint_of(*table);
  ASSERT_GE(hint.offer, 0);
  EXPECT_LT(hint.offer, static_cast<int>(table->offers().size()));
}

TEST_F(Guide, WhileNobodyIsAskedThereIsNothingToSay) {
  const auto table = open("frost-bitten", "bot:steady,bot:steady");
  ASSERT_NE(table->hint(1), nullptr);
  EXPECT_EQ(table->hint(1)->offer, -1);
}

TEST_F(Guide, ACrewIsToldDangerThenGoal) {
  const auto table = open("mare-polare", "human,bot:steady", "coop=1");
  play(*table, 20);
  until_asked(*table);
  const Hint& hint = hint_of(*table);
  ASSERT_EQ(hint.advice.size(), 2u);
  EXPECT_NE(hint.advice[0].find("of 4 natural fish"), std::string::npos) << hint.advice[0];
  EXPECT_NE(hint.advice[1].find("lacks"), std::string::npos) << hint.advice[1];
  const auto alone = open("mare-polare", "human,bot:steady");
  until_asked(*alone);
  EXPECT_TRUE(hint_of(*alone).advice.empty());
}

// Only bots explain themselves, and a loaded game tells the same as the one that was played.
TEST_F(Guide, BotsOfACrewSayWhatTheyAreUpTo) {
  const auto table = open("mare-polare", "human,bot:steady", "coop=1");
  play(*table, 150);
  int plans = 0;
  for (const LogLine& line : table->log()) {
    if (line.text.find("\"") == std::string::npos) continue;
    ++plans;
    EXPECT_EQ(line.seat, 1) << line.text;
  }
  EXPECT_GT(plans, 3);
  const auto again = open("mare-polare", "human,bot:steady", "coop=1");
  ASSERT_FALSE(again->load(table->record()));
  ASSERT_EQ(again->log().size(), table->log().size());
  for (std::size_t i = 0; i < table->log().size(); ++i) EXPECT_EQ(again->log()[i].text, table->log()[i].text);
  const auto rivals = open("mare-polare", "human,bot:steady");
  play(*rivals, 150);
  for (const LogLine& line : rivals->log()) EXPECT_EQ(line.text.find("\""), std::string::npos) << line.text;
}

TEST_F(Guide, EveryLevelHasANameAndAFaceOfItsOwn) {
  std::set<std::string_view> faces;
  std::set<std::string> names;
  for (const std::string_view level : {"random", "gentle", "steady", "sharp", "master"}) {
    EXPECT_FALSE(asset(character_of(level).face).empty()) << level;
    EXPECT_TRUE(faces.insert(character_of(level).face).second) << level;
    for (const std::string_view occasion : {"start", "luck", "setback", "winning", "losing", "won", "lost"}) {
      EXPECT_TRUE(words.has("remark." + std::string(character_of(level).temper) + "." + std::string(occasion) + ".1")) << level << " " << occasion;
    }
    wildshore::Setup setup;
    setup.seats.assign(6, {std::string(level), {}});
    std::set<std::string_view> wears;
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      const Portrait portrait = portrait_of(level, seat);
      EXPECT_EQ(portrait.face, character_of(level).face);
      EXPECT_TRUE(portrait.wear.empty() || !asset(portrait.wear).empty()) << portrait.wear;
      EXPECT_TRUE(wears.insert(portrait.wear).second) << "two look alike: " << level << " " << seat;
    }
    for (Seat seat = 0; seat < 6; ++seat) EXPECT_TRUE(names.insert(seat_name(words, setup, seat)).second) << level << " " << seat;
  }
}

TEST_F(Guide, RemarksAreMadeByBotsAndAreTheSameEachTime) {
  std::vector<std::string> said[2];
  for (auto& list : said) {
    for (std::uint64_t seed = 1; seed <= 4 / kThrift; ++seed) {
      const auto table = open("frost-bitten", "human,bot:gentle,bot:sharp", {}, seed);
      int number = 0;
      while (!table->over()) {
        play(*table, 1);
        const Remark& remark = table->remark();
        if (remark.number == number) continue;
        EXPECT_EQ(remark.number, number + 1);
        number = remark.number;
        ASSERT_TRUE(remark.seat == 1 || remark.seat == 2);
        EXPECT_FALSE(remark.text.empty());
        EXPECT_EQ(remark.text.find("remark."), std::string::npos);
        list.push_back(std::to_string(remark.seat) + remark.text);
      }
      EXPECT_GE(number, 2) << "one at the beginning, one at the end";
      EXPECT_LE(number, 2 + table->steps() / 8) << "now and then, not all the time";
    }
  }
  EXPECT_EQ(said[0], said[1]);
}

TEST_F(Guide, PersonsAmongThemselvesHearNoRemarks) {
  const auto table = open("frost-bitten", "human,human");
  play(*table, 400);
  EXPECT_EQ(table->remark().seat, kSpectator);
}

// Remarks and turning points come from these chances: another world that looks the same to everybody gives the same.
template <class S>
void expect_open(int seats, std::uint64_t seed) {
  using G = typename S::Game;
  auto state = G::start(G::options(seats, default_choices(G::option_specs())));
  Rng rng(seed);
  int other_worlds = 0;
  for (int step = 0; step < 300 && random_step<G>(state, rng); ++step) {
    if (G::to_act(state).turn != Turn::Seat) continue;
    const auto world = G::imagine(G::view(state, kSpectator), rng);
    other_worlds += !(world == state);
    Chances truth, imagined;
    open_chances<S>(state, 6, truth);
    open_chances<S>(world, 6, imagined);
    ASSERT_EQ(truth, imagined) << step;
  }
  EXPECT_GT(other_worlds, 20);
}

TEST_F(Guide, ChancesOnTheOpenTableTellNoSecrets) {
  expect_open<MarePolareScene>(3, 5);
  expect_open<TheMaraScene>(2, 6);
}

TEST_F(Guide, TurningPointsAreTheSameHoweverTheyAreSliced) {
  int found = 0;
  for (const std::string_view game : {"frost-bitten", "the-mara", "mare-polare"}) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const auto table = open(game, "bot:steady,bot:gentle", {}, seed);
      EXPECT_TRUE(table->turning_points(1)->empty()) << "nothing to look back on yet";
      while (table->advance(1 << 16) != Progress::Over) {
      }
      const auto other = open(game, "bot:steady,bot:gentle", {}, seed);
      ASSERT_FALSE(other->load(table->record()));
      const auto* whole = table->turning_points(1 << 20);
      ASSERT_NE(whole, nullptr);
      EXPECT_LE(whole->size(), 3u);
      while (!other->turning_points(7)) {
      }
      const auto* sliced = other->turning_points(7);
      ASSERT_EQ(sliced->size(), whole->size());
      for (std::size_t i = 0; i < whole->size(); ++i) {
        const TurningPoint& point = (*whole)[i];
        EXPECT_EQ(point.text, (*sliced)[i].text);
        EXPECT_EQ(point.text.find("turning."), std::string::npos) << point.text;
        EXPECT_GE(point.step, i == 0 ? 0 : (*whole)[i - 1].step);
        EXPECT_LT(point.step, table->steps());
        ++found;
      }
    }
  }
  EXPECT_GT(found, 9);
}

}  // namespace
}  // namespace wildshore
