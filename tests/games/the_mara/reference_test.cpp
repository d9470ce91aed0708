// reference_test.cpp: the rules module against the slow reference, at every state of many games in all variants and numbers of seats.
#include "games/the_mara/sense.hpp"
#include "reference.hpp"
#include "support.hpp"
#include "support/thrift.hpp"

namespace wildshore::the_mara {
namespace {

std::string list(const reference::Names& names) {
  std::string text;
  for (const auto& name : names) text += " " + name + ",";
  return text + "\n";
}

std::string describe(const reference::Game& g) {
  std::string text = g.asks + " seat " + std::to_string(g.seat) + " round " + std::to_string(g.round) + " left " + std::to_string(g.left);
  text += " quiet " + std::to_string(g.quiet) + " end " + g.end + "\n";
  const auto at = [](const auto& map, const auto& key) {
    const auto found = map.find(key);
    return found != map.end() ? found->second : typename std::decay_t<decltype(map)>::mapped_type{};
  };
  for (const auto& tile : reference::the_map().tiles) text += tile + " " + at(g.habitat, tile) + " " + at(g.animal, tile) + "\n";
  for (const auto& lodge : reference::the_map().lodges) text += lodge + list(at(g.pile, lodge));
  for (int seat = 1; seat <= g.seats; ++seat) {
    reference::Names tracks;
    for (const auto& [path, owner] : g.track) {
      if (owner == seat) tracks.insert(path);
    }
    text += "jeep " + at(g.jeep, seat) + " held" + list(at(g.held, seat)) + "kept" + list(at(g.kept, seat)) + "seen" + list(at(g.seen, seat));
    text += "tracks" + list(tracks) + "score " + std::to_string(g.score(seat)) + "\n";
  }
  text += "up" + list(g.up) + "photos" + list(g.photographed) + "fresh" + list(g.fresh) + "deck" + list(g.deck) + "under";
  for (const auto& card : g.under) text += " " + card;
  return text + "\n";
}

reference::Names tiles(std::uint32_t bits) {
  reference::Names names;
  for (; bits != 0; bits &= bits - 1) names.emplace(tile_name(static_cast<Tile>(std::countr_zero(bits))).view());
  return names;
}

reference::Names cards(std::uint32_t bits) {
  reference::Names names;
  for (; bits != 0; bits &= bits - 1) names.emplace(card_name(static_cast<Card>(std::countr_zero(bits))).view());
  return names;
}

reference::Names places(PlaceSet set) {
  reference::Names names;
  while (!set.empty()) names.insert(name_of(set.pop()));
  return names;
}

// A state in the same words.
std::string describe(const State& s) {
  constexpr std::string_view kAsks[] = {"tiles", "piles", "tourists", "first", "start", "turn", "meet",
                                        "guide", "see",   "track",    "draw",  "keep",  "over"};
  const Table& t = s.table;
  const Result result = TheMara::result(s);
  std::string text(kAsks[static_cast<std::size_t>(t.phase)]);
  text += " seat " + std::to_string(t.seat + 1) + " round " + std::to_string(result.round) + " left " + std::to_string(t.left);
  text += " quiet " + std::to_string(t.quiet) + " end " + std::string(result.reason) + "\n";
  for (Tile tile = 0; tile < kTiles; ++tile) {
    text += std::string(tile_name(tile).view()) + " " + std::string(habitat_name(t.habitat[tile])) + " " +
            std::string(animal_name(s.animal[tile])) + "\n";
  }
  for (int lodge = 0; lodge < kLodges; ++lodge) text += name_of(lodge_place(lodge)) + list(cards(t.pile[lodge]));
  for (int seat = 0; seat < t.options.seats; ++seat) {
    text += "jeep " + name_of(t.jeep[seat]) + " held" + list(cards(t.held[seat])) + "kept" + list(cards(t.kept[seat])) + "seen" +
            list(tiles(t.seen[seat]));
    text += "tracks" + list(places(tracks_of(t, seat))) + "score " + std::to_string(result.scores[static_cast<std::size_t>(seat)]) + "\n";
  }
  text += "up" + list(tiles(t.up)) + "photos" + list(cards(t.photographed)) + "fresh" + list(tiles(t.fresh)) + "deck" + list(cards(t.deck)) + "under";
  for (int i = 0; i < t.under_count; ++i) text += " " + std::string(card_name(t.under[i]).view());
  return text + "\n";
}

reference::Game reference_of(const Options& o) {
  reference::Game game;
  game.seats = o.seats;
  game.family = o.family != 0;
  game.set_up();
  return game;
}

// Holds both against each other at every one of `steps` steps, which `choice` picks; starts anew when a game ends. Gives the ends met.
template <class Choice>
reference::Names compare(const Options& options, std::uint64_t seed, int steps, Choice&& choice) {
  reference::Names ends;
  SCOPED_TRACE("seats " + std::to_string(options.seats) + " family " + std::to_string(options.family) + " seed " + std::to_string(seed));
  Rng rng(seed);
  State state = TheMara::start(options);
  reference::Game game = reference_of(options);
  const auto play = [&](int i) {
    const auto expected = game.next_steps();
    ASSERT_EQ(next_steps(state), expected) << board_text(state);
    ASSERT_TRUE(TheMara::ok(state)) << board_text(state);
    if (i % 10 == 0 || expected.empty()) {
      ASSERT_EQ(describe(state), describe(game)) << board_text(state);
      std::uint32_t winners = 0;
      for (const int who : game.winners()) winners |= 1u << (who - 1);
      ASSERT_EQ(TheMara::result(state).winners, winners);
    }
    if (expected.empty()) {
      ASSERT_EQ(TheMara::to_act(state).turn, Turn::Over);
      ends.insert(game.end);
      state = TheMara::start(options);
      game = reference_of(options);
      return;
    }
    ASSERT_EQ(TheMara::to_act(state).turn, TheMara::parse_action(expected.begin()->first) ? Turn::Seat : Turn::Chance);
    const std::string step = choice(state, expected, rng);
    game.play(step);
    take_step<TheMara>(state, step);
  };
  for (int i = 0; i < steps && !testing::Test::HasFatalFailure(); ++i) play(i);
  return ends;
}

std::string random_choice(const State&, const std::map<std::string, int>& steps, Rng& rng) { return choose(steps, rng); }

// Mostly what the steady bot would do, so that games end.
std::string sensible_choice(const State& state, const std::map<std::string, int>& steps, Rng& rng) {
  const ToAct who = TheMara::to_act(state);
  if (who.turn != Turn::Seat || rng.below(20) == 0) return choose(steps, rng);
  static const auto bot = Bots<TheMara>::make("steady");
  bot->begin(TheMara::view(state, who.seat), rng.next());
  while (!bot->think(1000)) {}
  return std::string(TheMara::text(bot->choice()).view());
}

TEST(TheMaraReference, EqualAtEveryStateInAllVariants) {
  std::uint64_t seed = 1;
  for (int seats = 2; seats <= 4; ++seats) {
    for (const bool family : {false, true}) compare(options_of(seats, family), seed++, 3000, random_choice);
  }
}

TEST(TheMaraReference, EqualThroughWholeGames) {
  reference::Names ends;
  for (int seats = 2; seats <= 4; ++seats) {
    for (const bool family : {false, true}) {
      if (kThrift > 1 && seats == 4) continue;
      ends.merge(compare(options_of(seats, family), static_cast<std::uint64_t>(seats), 4000, sensible_choice));
    }
  }
  EXPECT_EQ(ends, (reference::Names{"deck", "lodges", "photos"}));
}

}  // namespace
}  // namespace wildshore::the_mara
