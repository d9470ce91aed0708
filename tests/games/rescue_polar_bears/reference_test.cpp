// reference_test.cpp: the rules module against the slow reference, at every state of many games in all variants and numbers of seats.
#include "reference.hpp"

#include "games/rescue_polar_bears/sense.hpp"
#include "support.hpp"

namespace wildshore::rescue_polar_bears {
namespace {

using rescue_reference::Names;
namespace reference = rescue_reference;

template <class All>
std::string list(const All& all) {
  std::string text;
  for (const auto& each : all) {
    text += " ";
    if constexpr (std::is_same_v<std::decay_t<decltype(each)>, int>) {
      text += std::to_string(each);
    } else {
      text += each;
    }
  }
  return text;
}

std::string describe(const reference::Game& g) {
  std::string text = "seat " + std::to_string(g.seat) + " round " + std::to_string(g.round) + " left " + std::to_string(g.left) + " end " + g.end;
  text += " heat " + std::to_string(g.temperature) + " alert " + std::to_string(g.alert) + " extra " + std::to_string(g.extra);
  text += " helicopters " + std::to_string(g.helicopters) + "+" + std::to_string(g.reserve) + " track " + std::to_string(g.track) + "\n";
  for (const std::string& cell : reference::sea().play) {
    text += cell + " " + (g.tile.count(cell) ? g.tile.at(cell) : "?") + " " + g.on(cell) + (g.data.count(cell) ? " data" : "") + "\n";
  }
  for (const auto& v : g.fleet) {
    text += v.name + " " + v.at + " " + v.hold + " upgrades" + list(v.upgrades) + " blue " + std::to_string(v.blue) + " speed " +
            std::to_string(g.speed(v)) + " room " + std::to_string(g.room(v)) + "\n";
  }
  return text + g.supply + "\npositions" + list(g.positions) + "\ndown" + list(g.down) + " up" + list(g.up) + "\ndeck" + list(g.deck) + "\n";
}

std::set<int> numbers(std::uint32_t bits) {
  std::set<int> all;
  for (; bits != 0; bits &= bits - 1) all.insert(std::countr_zero(bits) + 1);
  return all;
}

// A state in the same words.
std::string describe(const State& s) {
  std::string text = "seat " + std::to_string(s.seat) + " round " + std::to_string(s.round) + " left " + std::to_string(s.left) + " end " +
                     std::string(RescuePolarBears::result(s).reason);
  text += " heat " + std::to_string(s.temperature) + " alert " + std::to_string(s.alert) + " extra " + std::to_string(s.extra);
  text += " helicopters " + std::to_string(s.helicopters) + "+" + std::to_string(s.reserve) + " track " + std::to_string(s.collected) + "\n";
  for (const std::string& name : reference::sea().play) {
    const Cell cell = cell_of(name);
    const auto in = [cell](Cells cells) { return (cells & cell_bit(cell)) != 0; };
    const int number = number_at(s, cell);
    const std::string tile = number != 0 ? reference::two(number) : in(s.support) ? "support" : in(s.floats) ? "float" : cell < s.dealt ? "ocean" : "?";
    text += name + " " + tile + " " + letters_of(s.bears[cell]) + (in(s.data) ? " data" : "") + "\n";
  }
  for (int seat = 0; seat < s.options.seats && s.ship[seat] != Ship::None; ++seat) {
    text += std::string(ship_name(s.ship[seat])) + " " + name_of(s.at[seat]) + " " + letters_of(s.hold[seat]) + " upgrades" +
            list(numbers(s.upgrades[seat])) + " blue " + std::to_string(s.blue[seat]) + " speed " + std::to_string(speed_of(s, seat)) + " room " +
            std::to_string(capacity_of(s, seat)) + "\n";
  }
  Names positions, deck;
  for (Cells rest = s.positions; rest != 0;) positions.insert(name_of(pop(rest)));
  for (int card = 0; card < kCards; ++card) {
    if (((s.deck >> card) & 1) != 0) deck.emplace(card_name(static_cast<Card>(card)));
  }
  return text + letters_of(s.supply) + "\npositions" + list(positions) + "\ndown" + list(numbers(s.hidden)) + " up" + list(numbers(s.open)) +
         "\ndeck" + list(deck) + "\n";
}

std::string choose(const std::map<std::string, int>& steps, Rng& rng) {
  int sum = 0;
  for (const auto& [step, weight] : steps) sum += weight;
  int pick = static_cast<int>(rng.below(static_cast<std::uint32_t>(sum)));
  for (const auto& [step, weight] : steps) {
    if (pick < weight) return step;
    pick -= weight;
  }
  return "";
}

// What was met on the way, so that the comparison is known to have reached it.
struct Met {
  Names ends;
  Names verbs;
};

reference::Game reference_of(const Options& options) {
  reference::Game game;
  game.seats = options.seats;
  game.temperature = options.temperature;
  game.floats = options.floats != 0;
  game.rapid = options.rapid != 0;
  game.gentle = options.gentle != 0;
  game.set_up();
  return game;
}

// Holds both against each other at every one of `steps` steps, which `choice` picks; starts anew when a game ends.
template <class Choice>
void compare(const Options& options, std::uint64_t seed, int steps, Met& met, Choice&& choice) {
  SCOPED_TRACE("seats " + std::to_string(options.seats) + " seed " + std::to_string(seed));
  Rng rng(seed);
  State state = RescuePolarBears::start(options);
  reference::Game game = reference_of(options);
  const auto play = [&](int i) {
    const auto expected = game.next_steps();
    ASSERT_EQ(next_steps(state), expected) << board_text(state);
    ASSERT_TRUE(RescuePolarBears::ok(state)) << board_text(state);
    if (i % 4 == 0 || expected.empty()) {
      ASSERT_EQ(describe(state), describe(game)) << board_text(state);
    }
    if (expected.empty()) {
      ASSERT_EQ(RescuePolarBears::to_act(state).turn, Turn::Over);
      ASSERT_EQ(RescuePolarBears::result(state).winners != 0, game.end == "data");
      met.ends.insert(game.end);
      state = RescuePolarBears::start(options);
      game = reference_of(options);
      return;
    }
    const std::string step = choice(state, expected, rng);
    met.verbs.insert(step.substr(0, step.find(' ')));
    std::vector<Event> events;
    game.play(step);
    take_step<RescuePolarBears>(state, step, events);
  };
  for (int i = 0; i < steps && !testing::Test::HasFatalFailure(); ++i) play(i);
}

std::string random_choice(const State&, const std::map<std::string, int>& steps, Rng& rng) { return choose(steps, rng); }

// Mostly what the steady bot would do, so that games last and upgrades and cards come into play.
std::string sensible_choice(const State& state, const std::map<std::string, int>& steps, Rng& rng) {
  const ToAct who = RescuePolarBears::to_act(state);
  if (who.turn != Turn::Seat || rng.below(6) == 0) return choose(steps, rng);
  static const auto bot = Bots<RescuePolarBears>::make("steady");
  bot->begin(RescuePolarBears::view(state, who.seat), rng.next());
  while (!bot->think(1000)) {}
  return std::string(RescuePolarBears::text(bot->choice()).view());
}

TEST(RescuePolarBearsReference, EqualAtEveryStateInAllVariants) {
  std::uint64_t seed = 1;
  Met met;
  for (int seats = 2; seats <= 4; ++seats) {
    for (const char* variant : {"", "floats=1", "rapid=1", "gentle=1", "floats=1 rapid=1 gentle=1 temperature=12"}) {
      compare(options_of(variant, seats), seed++, 1200, met, random_choice);
    }
  }
  EXPECT_EQ(met.ends, (Names{"bears", "heat"}));
}

TEST(RescuePolarBearsReference, EqualThroughWholeGames) {
  std::uint64_t seed = 100;
  Met met;
  for (int seats = 2; seats <= 4; ++seats) {
    for (const char* variant : {"temperature=4", "gentle=1", "floats=1", "temperature=16 rapid=1"}) {
      compare(options_of(variant, seats), seed++, 1500, met, sensible_choice);
    }
  }
  EXPECT_EQ(met.ends, (Names{"bears", "data", "heat"}));
  EXPECT_EQ(met.verbs, (Names{"airlift", "alert", "birth", "blast", "break", "card", "current", "data",   "decline", "end",  "flee",    "grow",
                              "growth",  "heat",  "load",  "pick",  "sail",  "ship", "tile",    "token", "turn",    "unload", "upgrade", "use"}));
}

}  // namespace
}  // namespace wildshore::rescue_polar_bears
