// secrets_test.cpp: what a seat must not know it cannot learn: not from views, not from events, not from imagined worlds, not
// from a bot's choice.
#include <map>
#include <set>

#include "games/mare_polare/sense.hpp"
#include "play/measure.hpp"
#include "support.hpp"
#include "support/think.hpp"
#include "support/thrift.hpp"

namespace wildshore::mare_polare {
namespace {

// Another world that looks the same to the watcher: every recipe it has not seen and every touch that is not its own are drawn
// anew.
State changed(const State& s, Seat watcher, Rng& rng) { return MarePolare::imagine(MarePolare::view(s, watcher), rng); }

std::vector<Event> events_of(State& s, const Action& action, Seat watcher) {
  std::vector<Event> events;
  const auto keep = [&](const Event& event, const State&) { events.push_back(MarePolare::redact(event, watcher)); };
  MarePolare::apply(s, action, EventSink<Event, State>(keep));
  return events;
}

// Calls visit(state) at every state of some random games over all switches.
template <class Visit>
void visit_states(int steps, Visit&& visit) {
  std::uint64_t seed = 0;
  for (const Choices& choices : varied_choices()) {
    for (int seats = 2; seats <= 4; ++seats) {
      State s = MarePolare::start(MarePolare::options(seats, choices));
      Rng rng(++seed);
      for (int i = 0; i < steps; ++i) {
        visit(static_cast<const State&>(s));
        if (testing::Test::HasFatalFailure() || !random_step<MarePolare>(s, rng)) break;
      }
    }
  }
}

TEST(MarePolareSecrets, HiddenFactsChangedLookTheSame) {
  Rng rng(11);
  int differed = 0;
  visit_states(120, [&](const State& s) {
    for (Seat watcher = kSpectator; watcher < s.options.seats; ++watcher) {
      const State other = changed(s, watcher, rng);
      differed += !(other == s);
      ASSERT_TRUE(MarePolare::ok(other));
      ASSERT_EQ(MarePolare::view(other, watcher), MarePolare::view(s, watcher));
      ASSERT_EQ(MarePolare::to_act(other), MarePolare::to_act(s));
      if (MarePolare::to_act(s) != ToAct{Turn::Seat, watcher}) continue;
      MarePolare::Actions here, there;
      MarePolare::actions(s, here);
      MarePolare::actions(other, there);
      ASSERT_EQ(here, there);
      for (const Action& action : here) {
        State left = s, right = other;
        ASSERT_EQ(events_of(left, action, watcher), events_of(right, action, watcher));
        ASSERT_EQ(MarePolare::view(left, watcher), MarePolare::view(right, watcher));
      }
    }
  });
  EXPECT_GT(differed, 1000);
}

// Somebody else acts: the watcher sees the same, unless the step itself shows it something.
TEST(MarePolareSecrets, OthersStepsTellNoMoreThanTheViews) {
  Rng rng(12);
  visit_states(120, [&](const State& s) {
    const ToAct who = MarePolare::to_act(s);
    if (who.turn != Turn::Seat) return;
    for (Seat watcher = kSpectator; watcher < s.options.seats; ++watcher) {
      const State other = changed(s, watcher, rng);
      MarePolare::Actions here, there;
      MarePolare::actions(s, here);
      MarePolare::actions(other, there);
      for (const Action& action : here) {
        if (!there.contains(action)) continue;
        State left = s, right = other;
        const auto seen_left = events_of(left, action, watcher), seen_right = events_of(right, action, watcher);
        const bool same = MarePolare::view(left, watcher) == MarePolare::view(right, watcher);
        ASSERT_TRUE(!same || seen_left == seen_right);
        ASSERT_TRUE(same || action.kind == ActionKind::Claim);  // a landed fish looks the same wherever it may be landed
      }
    }
  });
}

TEST(MarePolareSecrets, BotsChooseTheSame) {
  Rng rng(13);
  std::vector<std::unique_ptr<Bot<MarePolare>>> bots;
  for (const std::string_view level : Bots<MarePolare>::levels()) bots.push_back(Bots<MarePolare>::make(level));
  std::uint64_t seed = 0;  // counts the positions
  visit_states(60 / kThrift, [&](const State& s) {
    const ToAct who = MarePolare::to_act(s);
    if (who.turn != Turn::Seat) return;
    const State other = changed(s, who.seat, rng);
    ++seed;
    for (const auto& bot : bots) {
      const Action choice = think_a_little(*bot, MarePolare::view(s, who.seat), seed, 40, 1);
      ASSERT_EQ(think_a_little(*bot, MarePolare::view(other, who.seat), seed, 40, 40), choice);
      ASSERT_FALSE(MarePolare::why(s, choice));
    }
  });
  EXPECT_GT(seed, 2000u / kThrift);
}

// imagine() gives every card that may have been dealt, each about as often, and never one that cannot.
TEST(MarePolareSecrets, ImaginedRecipesAreAllThatFit) {
  const Play table = Play::begun("", 3);
  const View view = MarePolare::view(table.state, 0);
  std::map<Counts, int> second, third;
  Rng rng(5);
  for (int i = 0; i < 9000; ++i) {
    const State world = MarePolare::imagine(view, rng);
    ++second[world.recipe[1]];
    ++third[world.recipe[2]];
  }
  for (const auto& found : {second, third}) {
    EXPECT_EQ(found.size(), 9u);  // all but its own
    for (const auto& [recipe, times] : found) {
      EXPECT_NE(recipe, table.state.recipe[0]);
      EXPECT_NEAR(times, 1000, 150);
    }
  }
}

TEST(MarePolareSecrets, OnlyTheOwnHandFeels) {
  Play table = Play::begun();
  table.step({"roll 1", "walk a1", "lay c3", "fish", "touch ACC"});
  const Event* touched = table.find(EventKind::Touched);
  ASSERT_TRUE(touched);
  EXPECT_EQ(MarePolare::view(table.state, 0).state.felt, table.state.felt);
  EXPECT_EQ(MarePolare::redact(*touched, 0).data, table.state.felt);
  for (const Seat seat : {kSpectator, 1}) {
    EXPECT_EQ(MarePolare::view(table.state, seat).state.felt, kSecret);
    EXPECT_EQ(MarePolare::redact(*touched, seat).data, kSecret);
    EXPECT_EQ(MarePolare::redact(*touched, seat).number, 3);
  }
  std::set<Counts> imagined;
  Rng rng(3);
  for (int i = 0; i < 2000; ++i) imagined.insert(MarePolare::imagine(MarePolare::view(table.state, 1), rng).felt);
  EXPECT_EQ(imagined.size(), 20u);
}

TEST(MarePolareSecrets, DealtRecipesAreToldToTheirOwnersOnly) {
  Play table("", 2, {"first 1", "recipe 1 0232"});
  const Event* dealt = table.find(EventKind::RecipeDealt);
  ASSERT_TRUE(dealt);
  EXPECT_EQ(MarePolare::redact(*dealt, 0).data, table.state.recipe[0]);
  EXPECT_EQ(MarePolare::redact(*dealt, 1).data, kSecret);
  EXPECT_EQ(MarePolare::redact(*dealt, kSpectator).data, kSecret);
  Play open("coop=1", 2, {"first 1", "recipe 1 0232"});
  EXPECT_EQ(MarePolare::redact(*open.find(EventKind::RecipeDealt), 1).data, open.state.recipe[0]);
}

// Scores are open while the game goes on: they count fish, not right fish.
TEST(MarePolareSecrets, TheResultTellsNoRecipe) {
  Rng rng(14);
  visit_states(100, [&](const State& s) {
    if (MarePolare::to_act(s).turn == Turn::Over) return;
    ASSERT_EQ(MarePolare::result(changed(s, kSpectator, rng)), MarePolare::result(s));
  });
}

TEST(MarePolareSecrets, WhatCannotBeUnseen) {
  Play table = Play::begun();
  const auto reveals = [&](std::string_view step) { return MarePolare::reveals(table.state, *MarePolare::parse_action(step)); };
  table.step("roll jump");
  EXPECT_TRUE(reveals("jump d1"));
  EXPECT_FALSE(reveals("jump a1"));
  table.step("jump d1");
  EXPECT_TRUE(reveals("lay b2"));
  EXPECT_TRUE(reveals("claim"));
  EXPECT_TRUE(reveals("take A"));
  EXPECT_FALSE(reveals("keep"));
}

}  // namespace
}  // namespace wildshore::mare_polare
