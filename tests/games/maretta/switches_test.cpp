// switches_test.cpp: section 5 of rules.md: reefs and crevasses, the goal, the lava, six players.
#include "support.hpp"
#include "support/choices.hpp"

namespace wildshore::maretta {
namespace {

// What `text` names, and the usual value for all else.
template <class G>
Options with(std::string_view text, int seats = 3) {
  std::string all;
  const auto usual = default_choices(G::option_specs());
  for (std::size_t i = 0; i < G::option_specs().size(); ++i) {
    const OptionSpec& spec = G::option_specs()[i];
    all += std::string(spec.key) + "=" + std::string(spec.values[usual.value[i]]) + " ";
  }
  return G::options(seats, choices_from<G>(all + std::string(text)));
}

// The barrels that lie face up on each barrel space, from the start on: 0, 1 or 2.
std::string faces(const Options& options) {
  std::string text;
  for (int index = 0; index < kBarrelSpaces; ++index) {
    const int space = kBarrelSpace[static_cast<int>(options.side)][index];
    text += barrel_index(options, space) < 0 ? "-" : std::to_string(faces_up(options, space));
  }
  return text;
}

TEST(MarettaSwitches, UsualGame) {
  EXPECT_EQ(options_of(Side::Maretta), with<Maretta>("steamship=18 reef1=8 reef2=13"));
  EXPECT_EQ(options_of(Side::Vulcano), with<Vulcano>("sea=20 lava=-3 mild=0 crevasse1=8 crevasse2=14"));
}

TEST(MarettaSwitches, R5_1_Reefs) {
  EXPECT_EQ(faces(with<Maretta>("")), "00011122");
  EXPECT_EQ(faces(with<Maretta>("reef1=5 reef2=10")), "01112222");
  EXPECT_EQ(faces(with<Maretta>("reef1=0")), "00000011") << "one reef: the third stretch is missing";
  EXPECT_EQ(faces(with<Maretta>("reef2=0")), "00011111");
  EXPECT_EQ(faces(with<Maretta>("reef1=0 reef2=0")), "00000000") << "all by chance";
  EXPECT_EQ(faces(with<Maretta>("reef1=3 reef2=3")), "22222222") << "all open";
  EXPECT_EQ(faces(with<Maretta>("reef1=10 reef2=15")), "00001112");
}

TEST(MarettaSwitches, R5_1_Crevasses) {
  EXPECT_EQ(faces(with<Vulcano>("")), "22211100");
  EXPECT_EQ(faces(with<Vulcano>("crevasse1=5 crevasse2=16")), "21111110");
  EXPECT_EQ(faces(with<Vulcano>("crevasse1=0 crevasse2=0")), "22222222");
  EXPECT_EQ(faces(with<Vulcano>("crevasse1=3 crevasse2=3")), "00000000");
}

TEST(MarettaSwitches, R5_2_SteamshipNearOrFar) {
  EXPECT_EQ(faces(with<Maretta>("steamship=16")), "0001112-") << "no barrels on the token";
  Play play(with<Maretta>("steamship=16"), {"wood1 rope1 fire1 water2", "wood4 rope4 fire3 water5", "wood2 rope2 fire2 ship"});
  play.put(2, 15);
  play.step({"choose wood1", "choose water5", "choose wood2", "give 2 rope1"});
  EXPECT_EQ(play.place(2), 16);
  play.step({"give 1 wood4", "give 3 rope2"});
  EXPECT_EQ(play.state.end, End::Token);
  Play far(with<Maretta>("steamship=20"), {"wood1 rope1 fire1 water2", "wood4 rope4 fire3 water5", "wood2 rope2 fire2 ship"});
  far.put(2, 14);
  far.step({"choose wood1", "choose water5", "choose wood2", "give 2 rope1", "give 1 fire3"});
  EXPECT_EQ(far.place(2), 20);
}

TEST(MarettaSwitches, R5_2_SeaNearOrFar) {
  for (int sea = 18; sea <= 24; ++sea) {
    const Options options = with<Vulcano>("sea=" + std::to_string(sea));
    EXPECT_EQ(options.goal, sea);
    EXPECT_EQ(faces(options), "22211100");
  }
}

// A round of side B in which everybody ends with two stacks.
Play loading(const Options& options) {
  Play play(options, {"wood1 rope2 fire3 water4", "wood2 rope3 fire4 water1", "wood3 rope4 fire1 water2"});
  play.step({"give 2 rope2", "give 1 rope3", "give 3 rope4", "load wood1", "load fire4"});
  for (int seat = 1; seat <= 3; ++seat) play.put(seat, 15);
  return play;
}

TEST(MarettaSwitches, R5_3_LavaStartsNearer) {
  Play play = loading(with<Vulcano>("lava=-2"));
  EXPECT_EQ(play.state.lava, -2);
  play.step("load fire1");
  EXPECT_EQ(play.state.lava, 1);
}

TEST(MarettaSwitches, R5_3_MildLavaIsSlowerAfterACrevasse) {
  const auto lava_after = [](std::string_view options, int from, bool slowed) {
    Play play = loading(with<Vulcano>(options));
    play.state.lava = static_cast<std::int8_t>(from);
    play.state.slowed = slowed;
    play.step("load fire1");
    return std::pair(int{play.state.lava}, lava_step(play.state));
  };
  EXPECT_EQ(lava_after("mild=1", 6, false), (std::pair{9, 2})) << "over the crevasse behind 8";
  EXPECT_EQ(lava_after("mild=1", 5, false), (std::pair{8, 3})) << "not yet over it";
  EXPECT_EQ(lava_after("mild=1", 8, false), (std::pair{11, 2}));
  EXPECT_EQ(lava_after("mild=1", 9, true), (std::pair{11, 3})) << "one move only";
  EXPECT_EQ(lava_after("mild=1 crevasse1=0", 6, false), (std::pair{9, 3})) << "there is none";
  EXPECT_EQ(lava_after("mild=0", 6, false), (std::pair{9, 3}));
}

TEST(MarettaSwitches, R5_4_SixPlayers) {
  const Cards box = all_resources(true);
  EXPECT_EQ(size_of(box), 80);
  EXPECT_EQ(count_of(box, card_named("fire4")), 3);
  EXPECT_EQ(count_of(box, card_named("fire5")), 2);
  EXPECT_EQ(count_of(box, card_named("fire3")), 3);
  const State a = MarettaRules::start(options_of(Side::Maretta, 6));
  EXPECT_EQ(a.deck, 84);
  EXPECT_EQ(count_of(a.pool, kShip), 6);
  EXPECT_EQ(removed(a.options), 2);
  const State b = MarettaRules::start(options_of(Side::Vulcano, 6));
  EXPECT_EQ(b.deck, 80);
  EXPECT_EQ(b.pool, box);
}

}  // namespace
}  // namespace wildshore::maretta
