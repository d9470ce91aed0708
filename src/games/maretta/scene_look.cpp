// scene_look.cpp: the images and colours of Maretta and Vulcano.
#include "games/maretta/scene.hpp"
#include "games/maretta/scene_board.hpp"

namespace wildshore {

using namespace maretta;

namespace {

#define MARETTA "svg/maretta/"
#define VULCANO "svg/vulcano/"
// What both sides draw alike, from kCastaway to kSoft.
#define CASTAWAY_IMAGES \
    {MARETTA "castaway_1.svg", {66, 82.5f}}, {MARETTA "castaway_2.svg", {66, 82.5f}}, {MARETTA "castaway_3.svg", {66, 82.5f}}, \
    {MARETTA "castaway_4.svg", {66, 82.5f}}, {MARETTA "castaway_5.svg", {66, 82.5f}}, {MARETTA "castaway_6.svg", {66, 82.5f}}, \
    {MARETTA "mark_1.svg", {24, 24}}, {MARETTA "mark_2.svg", {24, 24}}, {MARETTA "mark_3.svg", {24, 24}}, \
    {MARETTA "mark_4.svg", {24, 24}}, {MARETTA "mark_5.svg", {24, 24}}, {MARETTA "mark_6.svg", {24, 24}}, \
    {MARETTA "card_wood.svg", {115, 161}}, {MARETTA "card_rope.svg", {115, 161}}, {MARETTA "card_fire.svg", {115, 161}}, \
    {MARETTA "card_water.svg", {115, 161}}, {MARETTA "card_food.svg", {115, 161}}, {MARETTA "card_ship.svg", {115, 161}}, \
    {MARETTA "slip_wood.svg", {58, 26}}, {MARETTA "slip_rope.svg", {58, 26}}, {MARETTA "slip_fire.svg", {58, 26}}, \
    {MARETTA "slip_water.svg", {58, 26}}, {MARETTA "slip_food.svg", {58, 26}}, \
    {MARETTA "digit_0.svg", {29, 36}}, {MARETTA "digit_1.svg", {29, 36}}, {MARETTA "digit_2.svg", {29, 36}}, \
    {MARETTA "digit_3.svg", {29, 36}}, {MARETTA "digit_4.svg", {29, 36}}, {MARETTA "digit_5.svg", {29, 36}}, \
    {MARETTA "barrel_monkey.svg", {48, 48}}, {MARETTA "barrel_troop.svg", {48, 48}}, {MARETTA "barrel_cuttlefish.svg", {48, 48}}, \
    {MARETTA "barrel_school.svg", {48, 48}}, {MARETTA "barrel_shark.svg", {48, 48}}, {MARETTA "barrel_sharks.svg", {48, 48}}, \
    {MARETTA "barrel_spear.svg", {48, 48}}, {MARETTA "barrel_anchor.svg", {48, 48}}, {MARETTA "barrel_pelican.svg", {48, 48}}, \
    {MARETTA "barrel_down.svg", {82, 96}}, {MARETTA "barrel_up.svg", {82, 96}}, {MARETTA "first_player.svg", {44, 53}}, \
    {MARETTA "token.svg", {34, 34}}, {MARETTA "tag.svg", {106, 50}}, {MARETTA "tile.svg", {60, 60}}, \
    {MARETTA "glyph_secret.svg", {36, 36}}, {MARETTA "glyph_give.svg", {36, 36}}, {MARETTA "glyph_ship.svg", {36, 36}}, \
    {MARETTA "glyph_move.svg", {36, 36}}, {MARETTA "glyph_lava.svg", {36, 36}}, {MARETTA "glyph_steal.svg", {36, 36}}, {VULCANO "burst.svg", {44, 44}}, \
    {MARETTA "ring_card.svg", {139, 185}}, {MARETTA "ring_slip.svg", {96, 66}}, {MARETTA "ring_round.svg", {84, 84}}, \
    {MARETTA "drop.svg", {12, 12}}, {MARETTA "foam.svg", {96, 40}}, {"svg/common/soft.svg", {64, 64}},

constexpr ImageSpec kMarettaSpecs[] = {
    {"", {0, 0}},
    {MARETTA "raft.svg", {72, 50}}, {MARETTA "mat_raft.svg", {240, 128}}, {MARETTA "space.svg", {58, 33}}, {MARETTA "reef.svg", {50, 62}},
    {MARETTA "island.svg", {190, 133}}, {MARETTA "steamer.svg", {168, 118}}, {MARETTA "card_back.svg", {115, 161}},
    CASTAWAY_IMAGES
    {MARETTA "cloud_1.svg", {420, 150}}, {MARETTA "cloud_2.svg", {420, 150}}, {MARETTA "bolt.svg", {72, 160}},
    {MARETTA "wave_1.svg", {320, 60}}, {MARETTA "wave_2.svg", {320, 60}}, {MARETTA "rain.svg", {12, 60}},
};
static_assert(sizeof kMarettaSpecs / sizeof kMarettaSpecs[0] == kMarettaImages);

constexpr ImageSpec kVulcanoSpecs[] = {
    {"", {0, 0}},
    {VULCANO "cart.svg", {72, 50}}, {VULCANO "mat_cart.svg", {240, 128}}, {VULCANO "space.svg", {52, 33}}, {VULCANO "crevasse.svg", {54, 98}},
    {VULCANO "village.svg", {150, 100}}, {VULCANO "sea.svg", {236, 152}}, {VULCANO "card_back.svg", {115, 161}},
    CASTAWAY_IMAGES
    {VULCANO "volcano.svg", {432, 332}}, {VULCANO "ridge.svg", {640, 150}}, {VULCANO "rocks.svg", {420, 110}}, {VULCANO "lava.svg", {92, 61}},
    {VULCANO "crest.svg", {92, 88}}, {VULCANO "ember.svg", {20, 20}}, {VULCANO "sleeper.svg", {50, 30}},
};
static_assert(sizeof kVulcanoSpecs / sizeof kVulcanoSpecs[0] == kVulcanoImages);
#undef CASTAWAY_IMAGES
#undef VULCANO
#undef MARETTA

constexpr ImageId mark(int seat) { return static_cast<ImageId>(kMark + seat); }
constexpr SeatLook kSeatLooks[] = {
    {kSeatColors[0], mark(0), "castaway.captain"}, {kSeatColors[1], mark(1), "castaway.dancer"},    {kSeatColors[2], mark(2), "castaway.cook"},
    {kSeatColors[3], mark(3), "castaway.diver"},   {kSeatColors[4], mark(4), "castaway.professor"}, {kSeatColors[5], mark(5), "castaway.sailor"},
};

}  // namespace

const Look& MarettaScene::look() {
  static const Look look{
      .images = kMarettaSpecs,
      .ground_top = rgb(0x1d4553),
      .ground_bottom = rgb(0x14505f),
      .banner = rgb(0x0f2530),
      .banner_ink = rgb(0xffffff),
      .paper = rgb(0xf3f8f1),
      .ink = rgb(0x0f3a45),
      .accent = rgb(0x1c7d74),
      .seats = kSeatLooks,
      .ambience = Ambience::Storm,
  };
  return look;
}

const Look& VulcanoScene::look() {
  static const Look look{
      .images = kVulcanoSpecs,
      .ground_top = rgb(0x1a1030),
      .ground_bottom = rgb(0x24102c),
      .banner = rgb(0x1b0c24),
      .banner_ink = rgb(0xffffff),
      .paper = rgb(0xfdf1ea),
      .ink = rgb(0x3a1830),
      .accent = rgb(0xa83a24),
      .seats = kSeatLooks,
      .ambience = Ambience::Lava,
  };
  return look;
}

}  // namespace wildshore
