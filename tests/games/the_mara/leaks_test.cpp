// leaks_test.cpp: what one seat has peeked at stays with that seat: in views, in events, in imagined worlds and in what bots choose.
#include "games/the_mara/sense.hpp"
#include "support.hpp"
#include "support/think.hpp"

namespace wildshore::the_mara {
namespace {

// The same game in which the face-down tiles that others have looked at hide other animals: all that `seat` cannot know is changed around.
State disguised(const State& s, Seat seat, Rng& rng) { return TheMara::imagine(TheMara::view(s, seat), rng); }

State random_state(Rng& rng, int steps, const Options& options) {
  State s = TheMara::start(options);
  for (int i = 0; i < steps && TheMara::to_act(s).turn != Turn::Over; ++i) take_step<TheMara>(s, choose(next_steps(s), rng));
  while (TheMara::to_act(s).turn == Turn::Chance) take_step<TheMara>(s, choose(next_steps(s), rng));
  return s;
}

template <class Check>
void at_many_states(int states, Check&& check) {
  Rng rng(11);
  for (int i = 0; i < states && !testing::Test::HasFatalFailure(); ++i) {
    const Options options = options_of(2 + i % 3, i % 4 == 3, i % 2 == 0);
    const State s = random_state(rng, 150 + 40 * (i % 8), options);
    if (TheMara::to_act(s).turn == Turn::Seat) check(s, rng);
  }
}

TEST(TheMaraLeaks, ViewsDoNotTellOthersPeeks) {
  int changed = 0;
  at_many_states(60, [&](const State& s, Rng& rng) {
    for (Seat seat = kSpectator; seat < s.table.options.seats; ++seat) {
      const State other = disguised(s, seat, rng);
      changed += !(other == s);
      ASSERT_TRUE(TheMara::ok(other)) << board_text(s);
      ASSERT_EQ(TheMara::view(other, seat), TheMara::view(s, seat));
      for (int tile = 0; tile < kTiles; ++tile) {  // a view holds what the seat has seen, and nothing else
        const std::uint32_t known = s.table.up | (seat >= 0 ? s.table.seen[seat] : 0);
        const Animal told = TheMara::view(s, seat).animal[tile];
        ASSERT_EQ(told, ((known >> tile) & 1u) != 0 ? s.animal[tile] : Animal::Unseen);
      }
    }
  });
  EXPECT_GT(changed, 80) << "there were secrets to change";
}

TEST(TheMaraLeaks, ActionsAndEventsDoNotTellOthersPeeks) {
  at_many_states(60, [&](const State& s, Rng& rng) {
    const Seat actor = s.table.seat;
    for (Seat seat = kSpectator; seat < s.table.options.seats; ++seat) {
      const State other = disguised(s, seat, rng);
      ASSERT_EQ(TheMara::to_act(s), TheMara::to_act(other));
      ASSERT_TRUE(seat != actor || next_steps(s) == next_steps(other));
      for (const auto& [step, weight] : next_steps(s)) {
        const Action action = *TheMara::parse_action(step);
        if (action.kind == ActionKind::Photo) continue;  // shows the animal to all
        ASSERT_FALSE(TheMara::why(other, action)) << step;
        std::vector<Event> here, there;
        State after_here = s, after_there = other;
        const auto keep_here = [&](const Event& e, const State&) { here.push_back(TheMara::redact(e, seat)); };
        const auto keep_there = [&](const Event& e, const State&) { there.push_back(TheMara::redact(e, seat)); };
        TheMara::apply(after_here, action, EventSink<Event, State>(keep_here));
        TheMara::apply(after_there, action, EventSink<Event, State>(keep_there));
        if (seat == actor && action.kind == ActionKind::Peek) continue;  // this is how one learns it
        ASSERT_EQ(here, there) << step;
        ASSERT_EQ(TheMara::view(after_here, seat), TheMara::view(after_there, seat)) << step;
      }
    }
  });
}

TEST(TheMaraLeaks, BotsChooseTheSame) {
  at_many_states(40, [&](const State& s, Rng& rng) {
    const State other = disguised(s, s.table.seat, rng);
    for (const std::string_view level : Bots<TheMara>::levels()) {
      const auto bot = Bots<TheMara>::make(level);
      Action choices[2];
      for (const State* each : {&s, &other}) {
        choices[each == &s ? 0 : 1] = think_a_little(*bot, TheMara::view(*each, s.table.seat), 5, 40, each == &s ? 1 : 40);
      }
      ASSERT_EQ(choices[0], choices[1]) << level << "\n" << board_text(s);
      ASSERT_FALSE(TheMara::why(s, choices[0])) << level << "\n" << board_text(s);
    }
  });
}

// Imagined worlds give every animal a watcher cannot place to every tile it may be on, about equally often.
TEST(TheMaraLeaks, ImaginedWorldsAreSpreadEvenly) {
  Play play = started();
  play.look(1, "a2", "bird");    // grove
  play.look(2, "b4", "insect");  // grove
  play.look(2, "c4", "primate");  // grove
  Rng rng(6);
  std::map<std::string, int> count;
  constexpr int kWorlds = 4000;
  for (int i = 0; i < kWorlds; ++i) {
    const State world = TheMara::imagine(TheMara::view(play.state, 0), rng);
    ASSERT_EQ(world.animal[tile_named("a2")], Animal::Bird);
    ASSERT_EQ(world.animal[tile_named("a3")], Animal::Unseen) << "what nobody has seen stays open";
    const Animal first = world.animal[tile_named("b4")], second = world.animal[tile_named("c4")];
    ++count[std::string(animal_name(first)) + " " + std::string(animal_name(second))];
  }
  EXPECT_EQ(count.size(), 20u) << "five animals, two tiles";
  for (const auto& [pair, n] : count) EXPECT_NEAR(n, kWorlds / 20, 60) << pair;
}

TEST(TheMaraLeaks, APeekCannotBeTakenBack) {
  Play play = started();
  EXPECT_TRUE(TheMara::reveals(play.state, {ActionKind::Peek, 0}));
  EXPECT_FALSE(TheMara::reveals(play.state, {ActionKind::Done, 0}));
}

TEST(TheMaraLeaks, OwnKnowledgeIsAWorldOfItsOwn) {
  at_many_states(30, [&](const State& s, Rng& rng) {
    const View own = own_knowledge(TheMara::view(s, s.table.seat));
    const State world = TheMara::imagine(own, rng), again = TheMara::imagine(own, rng);
    ASSERT_EQ(world, again) << "nothing is guessed";
    ASSERT_TRUE(TheMara::ok(world)) << board_text(s);
    ASSERT_EQ(next_steps(world), next_steps(s));
  });
}

}  // namespace
}  // namespace wildshore::the_mara
