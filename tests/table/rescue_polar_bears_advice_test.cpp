// rescue_polar_bears_advice_test.cpp: what the adviser and the bots of Rescue Polar Bears say is true: compared with what the rules then do.
#include <gtest/gtest.h>

#include "app/assets.hpp"
#include "games/rescue_polar_bears/fetch.hpp"
#include "games/rescue_polar_bears/forecast.hpp"
#include "games/rescue_polar_bears/scene.hpp"
#include "games/rescue_polar_bears/scene_names.hpp"
#include "games/rescue_polar_bears/support.hpp"
#include "play/measure.hpp"

namespace wildshore::rescue_polar_bears {
namespace {

using Scene = RescuePolarBearsScene;

const Teller& teller() {
  static const Words words(asset("i18n/en.txt"));
  static const wildshore::Setup setup = [] {
    wildshore::Setup four;
    four.game = "rescue-polar-bears";
    four.seats.assign(kSeats, {"", {}});
    return four;
  }();
  static const Teller told(words, setup);
  return told;
}

std::string reason(const Play& play, std::string_view step) {
  const auto action = RescuePolarBears::parse_action(step);
  EXPECT_TRUE(action && play.legal(step)) << step;
  return Scene::reason(*action, RescuePolarBears::view(play.state, play.state.seat), teller());
}

std::vector<std::string> advice(const State& state) {
  std::vector<std::string> lines;
  Scene::advice(RescuePolarBears::view(state, state.seat), teller(), lines);
  return lines;
}

// Calls look(state) at so many decisions of random games.
template <class Look>
void wander(std::string_view options, int seats, int decisions, Look look) {
  Rng rng(7);
  State state = RescuePolarBears::start(options_of(options, seats));
  while (decisions > 0) {
    if (RescuePolarBears::to_act(state).turn == Turn::Seat) {
      look(state);
      --decisions;
    }
    if (!random_step<RescuePolarBears>(state, rng)) state = RescuePolarBears::start(options_of(options, seats));
  }
}

bool whole(const std::string& text) {
  return text.find("rescue.") == std::string::npos && text.find('{') == std::string::npos && text.back() == '.';
}

const char* const kVariants[] = {"", "temperature=16", "floats=1", "rapid=1", "gentle=1"};

TEST(RescuePolarBearsAdvice, SentencesHaveNoHolesAndNoKeys) {
  int said = 0;
  int silent = 0;
  for (const char* variant : kVariants) {
    for (const int seats : {2, 3, 4}) {
      wander(variant, seats, 100, [&](const State& state) {
        for (const std::string& line : advice(state)) EXPECT_TRUE(whole(line)) << line;
        RescuePolarBears::Actions legal;
        RescuePolarBears::actions(state, legal);
        for (const Action& action : legal) {
          const std::string text = Scene::reason(action, RescuePolarBears::view(state, state.seat), teller());
          (text.empty() ? silent : said) += 1;
          if (!text.empty()) {
            ASSERT_TRUE(whole(text)) << text;
          }
        }
      });
    }
  }
  EXPECT_GT(said, 5000);
  EXPECT_GT(silent, 1000) << "nothing is said where there is nothing to say";
}

bool begins(const std::string& line, const std::string& start) { return line.compare(0, start.size(), start) == 0; }

TEST(RescuePolarBearsAdvice, DangerComesFirstAndNamesTheTileOfTheForecast) {
  int melting = 0;
  for (const char* variant : kVariants) {
    wander(variant, 3, 400, [&](const State& state) {
      const std::vector<std::string> lines = advice(state);
      ASSERT_FALSE(lines.empty());
      const Forecast odds = forecast(state);
      if (odds.melt == 0 || state.going != kNoCell) return;
      ++melting;
      const std::string tile = capital(place_words(state, odds.melt_at, teller())) + " melts";
      EXPECT_TRUE(begins(lines[odds.too_hot > 0 ? 1 : 0], tile)) << lines[0];
    });
  }
  EXPECT_GT(melting, 300);
}

// The position before the red die after the d20 showed this number; cubs go anywhere.
State after_growth(State state, std::uint8_t number) {
  RescuePolarBears::resolve(state, {OutcomeKind::Growth, kNoCell, number}, NoEvents{});
  while (RescuePolarBears::to_act(state).turn == Turn::Seat) {
    RescuePolarBears::Actions legal;
    RescuePolarBears::actions(state, legal);
    RescuePolarBears::apply(state, legal[0], NoEvents{});
  }
  return state;
}

// The least roll of the red die that melts the tile, when nothing is added; 0: none.
int least_roll(State state) {
  RescuePolarBears::apply(state, {ActionKind::EndTurn, kNoCell, 0}, NoEvents{});
  for (std::uint8_t number = 1; number <= kTiles; ++number) {
    const State before = after_growth(state, number);
    if (before.extra != 0 || phase_of(before) != Phase::HeatDie) continue;
    for (std::uint8_t die = 1; die <= 6; ++die) {
      State rolled = before;
      RescuePolarBears::resolve(rolled, {OutcomeKind::Heat, kNoCell, die}, NoEvents{});
      if (rolled.cause == Cause::Melt || std::popcount(rolled.ice) < std::popcount(before.ice)) return die;
    }
  }
  return 0;
}

TEST(RescuePolarBearsAdvice, TheRollThatIsNamedMeltsTheTile) {
  int named = 0;
  int any = 0;
  for (const int seats : {2, 4}) {
    wander("", seats, 1000, [&](const State& state) {
      if (phase_of(state) != Phase::Act || state.night != 0) return;
      for (const std::string& line : advice(state)) {
        const std::size_t at = line.find(" melts on a ");
        if (at != std::string::npos) {
          ++named;
          EXPECT_EQ(line[at + 12] - '0', least_roll(state)) << line << "\n" << board_text(state);
        }
        if (line.find("whatever the red die shows") == std::string::npos) continue;
        ++any;
        EXPECT_LE(least_roll(state), 1) << line;
      }
    });
  }
  EXPECT_GT(named, 100);
  EXPECT_GT(any, 100);
}

// Whether the ship whose turn it is can have data in this turn, by trying all it may do.
bool can_collect(const State& state) {
  RescuePolarBears::Actions legal;
  RescuePolarBears::actions(state, legal);
  for (const Action& action : legal) {
    if (action.kind != ActionKind::Sail && action.kind != ActionKind::LoadData) continue;
    State next = state;
    RescuePolarBears::apply(next, action, NoEvents{});
    if (next.collected > state.collected) return true;
    if (phase_of(next) == Phase::Act && can_collect(next)) return true;
  }
  return false;
}

TEST(RescuePolarBearsAdvice, WhoIsSaidToFetchDataThisTurnCan) {
  int can = 0;
  int cannot = 0;
  wander("floats=1", 3, 900, [&](State state) {
    if (phase_of(state) != Phase::Act || actions_left(state) > 2) return;
    state.support = 0;  // cards drawn on the way are not followed up
    const Fetch fetch = soonest_fetch(state);
    const bool really = can_collect(state);
    EXPECT_EQ(fetch.turns == 0, really) << board_text(state);
    const std::string line = advice(state).back();
    EXPECT_EQ(line.find("this turn") != std::string::npos, really) << line;
    (really ? can : cannot) += 1;
  });
  EXPECT_GT(can, 10);
  EXPECT_GT(cannot, 10);
}

TEST(RescuePolarBearsAdvice, TheGoalIsCounted) {
  Play play;
  play.collected(11);
  play.ship(1, "e4");
  EXPECT_EQ(advice(play.state).back(), "4 more data. North Watch can fetch the one at e2 this turn.");
  play.ship(1, "e8");
  EXPECT_EQ(advice(play.state).back(), "4 more data. North Watch can fetch the one at e2 this turn.");
  play.turn(2);
  play.ship(2, "a5");
  EXPECT_NE(advice(play.state).back().find("4 more data. "), std::string::npos);
}

TEST(RescuePolarBearsAdvice, DangerCountsTheBearsThatWouldSink) {
  Play play;
  play.ice(9, "e5", "mfc");
  play.ice(3, "e4", "mf");
  play.alert(9);
  play.warm(5);
  EXPECT_EQ(advice(play.state)[0], "Ice 9 melts on a 4 or more: 2 bears would sink, with 6 helicopters left.");
  play.warm(8);
  play.helicopters(1);
  EXPECT_EQ(advice(play.state)[0], "Ice 9 melts this turn, whatever the red die shows: 2 bears would sink, more than the 1 helicopter left.");
  play.bears("e4", "");
  EXPECT_EQ(advice(play.state)[0], "Ice 9 melts this turn, whatever the red die shows: 3 bears have room to flee.");
  play.warm(0);
  EXPECT_EQ(advice(play.state)[0], "Ice 9 is the next to melt, at 9 degrees, 9 more than now: 3 bears have room to flee.");
}

TEST(RescuePolarBearsReasons, OfSailing) {
  Play play;
  play.ship(1, "e4");
  EXPECT_EQ(reason(play, "sail e2"), "That is data 1 of 15.");
  play.collected(2);
  EXPECT_EQ(reason(play, "sail e2"), "That is data 3 of 15, and an upgrade.");
  play.collected(14);
  EXPECT_EQ(reason(play, "sail e2"), "All the data is in then: the team wins.");
  play.ship(1, "e8");
  EXPECT_EQ(reason(play, "sail e5"), "The data at e2 is 1 action away then, not 2.");
  play.ship(1, "e5");
  play.support("e6");
  EXPECT_EQ(reason(play, "sail e6"), "It brings a support card at once.");
  play.ice(7, "e2");
  EXPECT_EQ(reason(play, "sail e3"), "From there the data on ice 7 can be loaded.");
}

TEST(RescuePolarBearsReasons, BearsAreReachedInTimeOnlyWithAnActionToSpare) {
  Play play({"polaris", "breeze-dragon"});
  play.ship(1, "e7");
  play.ice(7, "e4", "mfc");
  play.alert(7);
  EXPECT_EQ(reason(play, "sail e5"), "From there the bears of ice 7 can be taken off before it melts.");
  play.step({"sail e6", "sail e7"});
  EXPECT_EQ(reason(play, "sail e5").find("before it melts"), std::string::npos);
}

TEST(RescuePolarBearsReasons, OfTakingBears) {
  Play play({"polaris", "breeze-dragon"});
  play.ship(1, "e4");
  play.ice(7, "e5", "mfc");
  play.alert(7);
  EXPECT_EQ(reason(play, "load e5 cub"), "If ice 7 melts, 2 bears sink, not 3.");
  play.bears("e5", "c");
  EXPECT_EQ(reason(play, "load e5 cub"), "If ice 7 melts, nobody sinks any more.");
  play.alert(20);
  play.bears("e5", "mf");
  EXPECT_EQ(reason(play, "load e5 male"), "No cubs can be born on ice 7 then.");
  play.bears("e5", "c");
  EXPECT_EQ(reason(play, "load e5 cub"), "0 bears in all would have nowhere to flee, not 1.");
}

TEST(RescuePolarBearsReasons, OfBreaking) {
  Play play({"white-wave", "breeze-dragon"});
  play.ship(1, "e4");
  play.ice(9, "e5");
  play.alert(20);
  play.warm(16);
  const Forecast before = forecast(play.state);
  State cooled = play.state;
  cooled.temperature = 11;
  EXPECT_GT(before.melt, forecast(cooled).melt);
  EXPECT_EQ(reason(play, "break e5"), "0 % instead of 50 % that ice 20 melts now.");
  play.alert(9);
  EXPECT_EQ(reason(play, "break e5"), "Ice 9 cannot melt any more; another alert takes its place.");
}

TEST(RescuePolarBearsReasons, OfSmallChoices) {
  Play play;
  play.ship(1, "f5");
  play.ice(9, "e5", "f");
  play.ice(2, "e4", "m");
  play.ice(3, "e6", "f");
  play.step("break e5");
  EXPECT_EQ(reason(play, "flee female e6"), "On ice 3 it finds no mate, so no more cubs come.");
  EXPECT_EQ(reason(play, "flee female e4"), "");
  Play card;
  card.drawn("coast-guard");
  EXPECT_EQ(reason(card, "use"), "7 helicopters instead of 6 wait for sinking bears.");
  EXPECT_EQ(reason(card, "decline"), "");
}

}  // namespace
}  // namespace wildshore::rescue_polar_bears
