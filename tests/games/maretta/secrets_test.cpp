// secrets_test.cpp: section 6 of rules.md: who knows which card, what a pelican tells and for how long, and that nothing else leaks.
#include <algorithm>

#include "conformance/conformance.hpp"
#include "games/maretta/sense.hpp"
#include "play/measure.hpp"
#include "support.hpp"
#include "support/think.hpp"

namespace wildshore::maretta {
namespace {

State disguised(const State& s, Seat seat, Rng& rng) { return MarettaRules::imagine(MarettaRules::view(s, seat), rng); }

// States of random games where a seat acts. Hands are often looked at: barrels are pelicans, cuttlefish or spears more than anything else.
template <class Check>
void at_many_states(int games, Check&& check) {
  for (int game = 0; game < games && !testing::Test::HasFatalFailure(); ++game) {
    Rng rng(static_cast<std::uint64_t>(game) + 1);
    State s = MarettaRules::start(options_of(game % 3 == 2 ? Side::Vulcano : Side::Maretta, 3 + game % 4));
    while (s.phase != Phase::Over && !testing::Test::HasFatalFailure()) {
      if (!is_chance(s.phase) && rng.below(8) == 0) check(s, rng);
      if (s.phase == Phase::Open && unseen_of(s, Barrel::Pelican) > 0 && rng.below(2) == 0) {
        take_step<MarettaRules>(s, "open pelican");
      } else if (s.phase == Phase::Open && unseen_of(s, Barrel::School) > 0 && rng.below(2) == 0) {
        take_step<MarettaRules>(s, "open school");
      } else {
        random_step<Maretta>(s, rng);
      }
    }
  }
}

TEST(MarettaSecrets, R6_1_HandsAreHiddenFromOthers) {
  Play play(Side::Maretta, {"wood1 rope1 fire1 water2", "wood4 rope4 fire3 water5", "wood2 rope2 fire2 ship"});
  const View own = MarettaRules::view(play.state, 1);
  EXPECT_EQ(hand_of(own.state, 1), "wood4 rope4 fire3 water5");
  EXPECT_EQ(hand_of(own.state, 0), "? ? ? ?");
  EXPECT_EQ(hand_of(MarettaRules::view(play.state, kSpectator).state, 1), "? ? ? ?");
  EXPECT_EQ(size_of(own.state.pool), size_of(play.state.pool) + 8) << "what it cannot place";
  EXPECT_EQ(count_of(own.state.pool, kShip), 3);
}

TEST(MarettaSecrets, R2_3_AFaceDownCardIsItsOwnersSecret) {
  Play play(Side::Maretta, {"wood1 rope1 fire1 water2", "wood4 rope4 fire3 water5", "wood2 rope2 fire2 ship"});
  play.step("choose wood1");
  EXPECT_EQ(MarettaRules::view(play.state, 0).state.star[0], card_named("wood1"));
  EXPECT_EQ(MarettaRules::view(play.state, 1).state.star[0], kHidden);
  EXPECT_EQ(MarettaRules::redact(play.event(EventKind::Chosen), 1).card, kHidden);
  EXPECT_EQ(MarettaRules::redact(play.event(EventKind::Chosen), 0).card, card_named("wood1"));
  play.step({"choose water5", "choose wood2"});
  EXPECT_EQ(MarettaRules::view(play.state, kSpectator).state.star[0], card_named("wood1"));
}

TEST(MarettaSecrets, DrawsAreSecret) {
  const Event drawn{.kind = EventKind::CardDrawn, .seat = 1, .card = 7};
  EXPECT_EQ(MarettaRules::redact(drawn, 1).card, 7);
  EXPECT_EQ(MarettaRules::redact(drawn, 0).card, kHidden);
  EXPECT_EQ(MarettaRules::redact(drawn, kSpectator).card, kHidden);
}

// The cards that are drawn next; after looked() for seats 2, 2, 3, 3, 1, 1.
void draw(Play& play, std::initializer_list<std::string_view> cards) {
  for (const std::string_view card : cards) play.step("draw " + play.asked() + " " + std::string(card));
}

// Seat 2 has looked at the hand of seat 3: rope2, fire2, ship.
Play looked() {
  Play play(Side::Maretta, {"wood1 rope1 fire1 water2", "wood4 rope4 fire3 water5", "wood2 rope2 fire2 ship"});
  play.step({"choose wood1", "choose water5", "choose wood2"});
  play.lay(4, 1, "pelican");
  play.step({"give 2 fire1", "look 3"});
  return play;
}

TEST(MarettaSecrets, R4_10_OnlyTheLookerSees) {
  const Play play = looked();
  EXPECT_EQ(hand_of(MarettaRules::view(play.state, 1).state, 2), "rope2 fire2 ship");
  EXPECT_EQ(hand_of(MarettaRules::view(play.state, 0).state, 2), "? ? ?");
  const Event event = play.event(EventKind::Looked);
  EXPECT_EQ(MarettaRules::redact(event, 0).hand[0], kHidden);
  EXPECT_EQ(MarettaRules::redact(event, 0).hand[3], kNoCard) << "how many there are is open";
  EXPECT_EQ(MarettaRules::redact(event, 1), event);
  EXPECT_EQ(MarettaRules::redact(event, 2), event) << "its own hand";
  EXPECT_EQ(MarettaRules::view(play.state, 2).state.known[2][0], bit(1)) << "the owner knows who has seen it";
}

TEST(MarettaSecrets, R6_1_AKnownCardStaysKnownUntilOneLikeItIsShown) {
  Play play = looked();
  play.step({"give 1 wood4", "give 3 fire2"});
  EXPECT_EQ(hand_of(MarettaRules::view(play.state, 1).state, 2), "rope2 ship");
  draw(play, {"wood1", "food1", "fire4", "rope2", "food3", "food4"});
  EXPECT_EQ(hand_of(play.state, 2), "rope2 rope2 fire4 ship");
  EXPECT_EQ(hand_of(MarettaRules::view(play.state, 1).state, 2), "rope2 ship ? ?");
  play.step(next_steps(play.state).begin()->first);  // seat 2
  play.step("choose rope2");
  EXPECT_EQ(hand_of(MarettaRules::view(play.state, 1).state, 2), "rope2 ship ?") << "it may be the one on (*)";
  EXPECT_EQ(MarettaRules::view(play.state, 1).state.star[2], kHidden);
  play.step(next_steps(play.state).begin()->first);  // seat 1; all are turned up
  EXPECT_EQ(MarettaRules::view(play.state, 1).state.star[2], card_named("rope2"));
  EXPECT_EQ(hand_of(MarettaRules::view(play.state, 1).state, 2), "ship ? ?") << "for all seat 2 knows, that was the one it saw";
}

// The (*) of seat 3 lies face down in the ink when seat 2 looks.
Play looked_through_ink(std::string_view star) {
  Play play = looked();
  play.step({"give 1 wood4", "give 3 fire2"});
  play.state.inked = bit(2);
  draw(play, {"wood1", "food1", "rope2", "food2", "food3", "food4"});
  play.step("choose wood1");
  play.step("choose " + std::string(star));
  play.step("choose food3");
  play.put(2, 0);
  play.state.place[0] = 0;
  play.state.opened = Barrel::Pelican;
  play.state.unseen -= one_unseen(Barrel::Pelican);
  play.state.taker = 1;
  play.state.phase = Phase::Look;
  play.state.rewarded = 1;
  EXPECT_TRUE(MarettaRules::ok(play.state)) << board_text(play.state);
  play.step("look 3");
  return play;
}

TEST(MarettaSecrets, R6_1_LookingAtTheHandMayTellTheFaceDownCard) {
  // Seat 2 knew rope2 and ship; seat 3 holds rope2, food2 and food3 besides.
  const State ship = MarettaRules::view(looked_through_ink("ship").state, 1).state;
  EXPECT_EQ(ship.star[2], kShip) << "it was there and is in the hand no more";
  const State rope = MarettaRules::view(looked_through_ink("rope2").state, 1).state;
  EXPECT_EQ(rope.star[2], kHidden) << "there is still a rope2 in the hand";
  EXPECT_EQ(MarettaRules::view(looked_through_ink("ship").state, 0).state.star[2], kHidden) << "nobody else knows";
}

TEST(MarettaSecrets, ViewsDoNotChangeWithWhatTheyHide) {
  int changed = 0;
  int known = 0;
  at_many_states(60, [&](const State& s, Rng& rng) {
    for (Seat seat = kSpectator; seat < s.options.seats; ++seat) {
      const State other = disguised(s, seat, rng);
      changed += !(other == s);
      ASSERT_TRUE(MarettaRules::ok(other)) << board_text(s);
      ASSERT_EQ(MarettaRules::view(other, seat), MarettaRules::view(s, seat)) << board_text(s) << board_text(other);
      for (int owner = 0; owner < s.options.seats && seat >= 0; ++owner) {
        for (int at = 0; at < kHand; ++at) known += owner != seat && has(s.known[owner][at], seat);
      }
    }
  });
  EXPECT_GT(changed, 1000);
  EXPECT_GT(known, 100) << "pelicans had told something";
}

// What a watcher can work out from the events it is told and the cards it sees turned up, by plain counting.
struct Memory {
  Seat watcher;
  std::map<Card, int> known[kSeats] = {};  // in hand and face-down (*) together, or in hand alone when apart
  Card star[kSeats] = {kNoCard, kNoCard, kNoCard, kNoCard, kNoCard, kNoCard};  // a face-down (*) that was worked out
  bool down[kSeats] = {};
  bool apart[kSeats] = {};

  void shown(int owner, Card card) {
    if (known[owner][card] > 0) --known[owner][card];
  }
  void hear(const Event& e, const State& seen) {
    switch (e.kind) {
      case EventKind::Chosen: down[e.seat] = true; break;
      case EventKind::Given:
      case EventKind::Loaded: shown(e.seat, e.card); break;
      case EventKind::StarsTurned:
        for (int owner = 0; owner < kSeats; ++owner) {
          if (!has(e.seats, owner)) continue;
          if (!apart[owner]) shown(owner, seen.star[owner]);
          down[owner] = apart[owner] = false;
          star[owner] = kNoCard;
        }
        break;
      case EventKind::Looked: {
        if (e.seat != watcher) break;
        std::map<Card, int> hand;
        for (const Card card : e.hand) hand[card] += card != kNoCard;
        for (const auto& [card, count] : known[e.other]) {
          if (down[e.other] && !apart[e.other] && count > hand[card]) star[e.other] = card;
        }
        known[e.other] = hand;
        apart[e.other] = down[e.other];
        break;
      }
      case EventKind::Caught: known[e.seat].clear(); break;
      default: break;
    }
  }
  std::vector<Card> cards(int owner) const {
    std::vector<Card> cards;
    for (const auto& [card, count] : known[owner]) cards.insert(cards.end(), static_cast<std::size_t>(count), card);
    return cards;
  }
};

TEST(MarettaSecrets, R6_1_AViewKnowsWhatItsWatcherCanWorkOut) {
  int cards = 0;
  int stars = 0;
  for (std::uint64_t game = 0; game < 400; ++game) {
    Rng rng(game);
    State s = MarettaRules::start(options_of(game % 4 == 3 ? Side::Vulcano : Side::Maretta, 3 + static_cast<int>(game % 3)));
    const Seat watcher = static_cast<Seat>(game % 3);
    Memory memory{watcher};
    const auto keep = [&](const Event& e, const State& after) {
      memory.hear(MarettaRules::redact(e, watcher), MarettaRules::view(after, watcher).state);
    };
    while (s.phase != Phase::Over) {
      const EventSink<Event, State> sink(keep);
      if (is_chance(s.phase)) {
        if (s.phase == Phase::Open) {  // the watcher's are all pelicans, the others' all schools: more than there are
          const Barrel barrel = s.taker == watcher ? Barrel::Pelican : side_a(s) ? Barrel::School : Barrel::Shark;
          s.unseen = one_unseen(barrel);
        }
        MarettaRules::Outcomes list;
        MarettaRules::outcomes(s, list);
        MarettaRules::resolve(s, pick_weighted(list, rng), sink);
      } else {
        MarettaRules::Actions list;
        MarettaRules::actions(s, list);
        MarettaRules::apply(s, list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))], sink);
      }
      const State seen = MarettaRules::view(s, watcher).state;
      for (int owner = 0; owner < s.options.seats; ++owner) {
        if (owner == watcher) continue;
        std::vector<Card> told;
        for (const Card card : seen.hand[owner]) {
          if (card < kCardKinds) told.push_back(card);
        }
        ASSERT_EQ(names_of(told), names_of(memory.cards(owner))) << board_text(s);
        const Card star = memory.star[owner] == kNoCard ? kHidden : memory.star[owner];
        ASSERT_TRUE(!memory.down[owner] || seen.star[owner] == star) << board_text(s);
        cards += static_cast<int>(told.size());
        stars += memory.star[owner] != kNoCard;
      }
    }
  }
  EXPECT_GT(cards, 1000);
  EXPECT_GT(stars, 10);
}

TEST(MarettaSecrets, WhoeverActsIsAskedTheSameInAllWorlds) {
  at_many_states(40, [&](const State& s, Rng& rng) {
    for (Seat seat = kSpectator; seat < s.options.seats; ++seat) {
      const State other = disguised(s, seat, rng);
      ASSERT_EQ(MarettaRules::to_act(s), MarettaRules::to_act(other));
      ASSERT_TRUE(seat != s.seat || next_steps(s) == next_steps(other)) << board_text(s);
    }
  });
}

// reveals() against what happens: an action that reveals nothing leaves its seat with the same view in all worlds it cannot tell apart, and
// looks the same on the way.
TEST(MarettaSecrets, RevealsSaysWhenTheSeatLearnsSomething) {
  int revealing = 0;
  int told = 0;
  at_many_states(60, [&](const State& s, Rng& rng) {
    const State other = disguised(s, s.seat, rng);
    MarettaRules::Actions legal;
    MarettaRules::actions(s, legal);
    for (const Action& action : legal) {
      State here = s, there = other;
      std::vector<Event> heard_here, heard_there;
      const auto keep_here = [&](const Event& e, const State&) { heard_here.push_back(MarettaRules::redact(e, s.seat)); };
      const auto keep_there = [&](const Event& e, const State&) { heard_there.push_back(MarettaRules::redact(e, s.seat)); };
      MarettaRules::apply(here, action, EventSink<Event, State>(keep_here));
      MarettaRules::apply(there, action, EventSink<Event, State>(keep_there));
      const bool same = MarettaRules::view(here, s.seat) == MarettaRules::view(there, s.seat) && heard_here == heard_there;
      if (MarettaRules::reveals(s, action)) {
        ++revealing;
        told += !same;
      } else {
        ASSERT_TRUE(same) << MarettaRules::text(action).view() << "\n" << board_text(s);
      }
    }
  });
  EXPECT_GT(revealing, 200);
  EXPECT_GT(told * 2, revealing) << "most often it does learn something";
}

// At thousands of positions, however the thinking is sliced. Those that search think a little: what they look at is decided from the first
// iteration on.
TEST(MarettaSecrets, BotsChooseTheSameWhateverIsHidden) {
  std::vector<std::unique_ptr<Bot<Maretta>>> bots;
  for (const std::string_view level : Bots<Maretta>::levels()) bots.push_back(Bots<Maretta>::make(level));
  int positions = 0;
  at_many_states(600 / conformance::kThrift, [&](const State& s, Rng& rng) {
    const State other = disguised(s, s.seat, rng);
    ++positions;
    for (const auto& bot : bots) {
      const Action choice = think_a_little(*bot, MarettaRules::view(s, s.seat), 5, 4, 1);
      const Action again = think_a_little(*bot, MarettaRules::view(other, s.seat), 5, 4, 4);
      ASSERT_EQ(choice, again) << board_text(s);
      ASSERT_FALSE(MarettaRules::why(s, choice)) << board_text(s);
    }
  });
  EXPECT_GT(positions, 2000 / conformance::kThrift);
}

// A likely world is a possible one.
TEST(MarettaSecrets, LikelyWorldsLookTheSame) {
  int other = 0;
  at_many_states(200 / conformance::kThrift, [&](const State& s, Rng& rng) {
    const View view = MarettaRules::view(s, s.seat);
    const State world = Sense::imagine(view, rng);
    ASSERT_TRUE(MarettaRules::ok(world)) << board_text(world);
    ASSERT_EQ(MarettaRules::view(world, s.seat), view) << board_text(world);
    other += world != s;
  });
  EXPECT_GT(other, 500 / conformance::kThrift) << "and not simply the truth";
}

// Each unseen card is imagined in a hidden place as often as it would be there.
TEST(MarettaSecrets, ImaginedHandsAreSpreadEvenly) {
  Play play(Side::Maretta, {"wood1 rope1 fire1 water2", "wood4 rope4 fire3 water5", "wood2 rope2 fire2 ship"});
  Rng rng(3);
  constexpr int kWorlds = 6000;
  std::map<Card, int> count;
  int cards = 0;
  for (int i = 0; i < kWorlds; ++i) {
    const State world = disguised(play.state, 0, rng);
    for (int seat = 1; seat < 3; ++seat) {
      for (const Card card : world.hand[seat]) ++count[card], ++cards;
    }
  }
  // Seat 1 sees 4 of the 42 cards in play, all resources: 38 are left, 3 of them steamships, the rest any of 66 resource cards.
  EXPECT_NEAR(count[kShip], cards * 3.0 / 38, cards * 0.006);
  EXPECT_NEAR(count[card_named("food1")], cards * 35.0 / 38 * 4 / 66, cards * 0.005);
  EXPECT_NEAR(count[card_named("wood1")], cards * 35.0 / 38 * 3 / 66, cards * 0.005) << "one of the four is in its own hand";
  EXPECT_NEAR(count[card_named("food5")], cards * 35.0 / 38 * 1 / 66, cards * 0.003);
}

// With a known card in the hand, any card may be the one face down, the known one too.
TEST(MarettaSecrets, AnyCardMayBeTheOneFaceDown) {
  Play play = looked();
  play.step({"give 1 wood4", "give 3 fire2"});
  draw(play, {"wood1", "food1", "rope3", "food2", "food3", "food4"});
  play.step({"choose wood1", "choose ship"});
  Rng rng(4);
  std::map<Card, int> star;
  constexpr int kWorlds = 2000;
  for (int i = 0; i < kWorlds; ++i) ++star[disguised(play.state, 1, rng).star[2]];
  EXPECT_GT(star[kShip], kWorlds / 4) << "one of the four cards";
  EXPECT_GT(star[card_named("rope2")], kWorlds / 4 - 100);
  EXPECT_GT(star.size(), 15u) << "or one that seat 2 does not know";
}

}  // namespace
}  // namespace wildshore::maretta
