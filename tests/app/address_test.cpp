// Addresses: a game to begin, a link to show, and a name for everything that does not fit.
#include "app/address.hpp"

#include <gtest/gtest.h>

#include "app/registry.hpp"

namespace wildshore {
namespace {

TEST(Address, BeginsAGame) {
  const Address address = read_address(registry(), "#game=frost-bitten&seats=human,bot:steady&options=homesick=1&seed=42&speed=off");
  ASSERT_FALSE(address.trouble);
  ASSERT_TRUE(address.setup);
  EXPECT_EQ(seats_text(*address.setup, ','), "human,bot:steady");
  const GameEntry& game = *find_game(registry(), "frost-bitten");
  EXPECT_EQ(options_text(game, address.setup->choices, ','), "homesick=1");
  EXPECT_EQ(address.setup->seed, 42u);
  EXPECT_TRUE(address.has_seed);
  EXPECT_EQ(address.speed, Speed::Off);
}

TEST(Address, DefaultsAndPercentSigns) {
  const Address address = read_address(registry(), "game=frost%2Dbitten");
  ASSERT_TRUE(address.setup);
  EXPECT_FALSE(address.has_seed);
  EXPECT_TRUE(address.setup->seats[0].person());
  EXPECT_EQ(percent_decoded("a%20b%zz%4"), "a b%zz%4");
}

TEST(Address, EmptyAsksForNothing) {
  for (const char* text : {"", "#", "&", "speed=fast"}) {
    const Address address = read_address(registry(), text);
    EXPECT_FALSE(address.trouble) << text;
    EXPECT_FALSE(address.setup) << text;
    EXPECT_FALSE(address.shown) << text;
  }
}

TEST(Address, NamesWhatDoesNotFit) {
  struct Case {
    const char *text, *key, *detail;
  };
  for (const Case& each : {Case{"game=ludo", "trouble.game", "ludo"}, Case{"game=frost-bitten&seats=human,dog", "trouble.seat", "dog"},
                           Case{"game=frost-bitten&options=penguins=9", "trouble.option", "penguins"},
                           Case{"game=frost-bitten&seed=abc", "trouble.seed", "abc"}, Case{"speed=warp", "trouble.address", "speed=warp"},
                           Case{"hello", "trouble.address", "hello"}, Case{"game=frost-bitten&screen=end", "trouble.address", "screen=end"}}) {
    const Address address = read_address(registry(), each.text);
    ASSERT_TRUE(address.trouble) << each.text;
    EXPECT_EQ(address.trouble->key, each.key) << each.text;
    EXPECT_NE(address.trouble->detail.find(each.detail), std::string::npos) << address.trouble->detail;
    EXPECT_FALSE(address.setup) << each.text;
  }
}

TEST(Address, ALinkIsShown) {
  Record record;
  record.setup = *read_address(registry(), "game=frost-bitten&seats=human,bot:steady&seed=7").setup;
  const Address address = read_address(registry(), "r=" + pack_link(registry(), record));
  ASSERT_FALSE(address.trouble);
  ASSERT_TRUE(address.shown);
  EXPECT_EQ(address.shown->record.setup, record.setup);
  EXPECT_TRUE(read_address(registry(), "r=nonsense").trouble);
}

}  // namespace
}  // namespace wildshore
