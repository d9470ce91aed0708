// play_test.cpp: whole games: shortest crossings, invariants, events that tell the whole story, numbers of positions.
#include <set>
#include <unordered_set>

#include "core/hash.hpp"
#include "reference.hpp"
#include "support.hpp"
#include "support/thrift.hpp"

namespace wildshore::frost_bitten {
namespace {

// The fewest penguin moves after which `count` penguins of the first seat are on the North Pole, nobody else moving and only
// floes of the first `columns` columns used.
int shortest_crossing(int count, int columns) {
  State start = FrostBitten::start(options_of(""));
  FrostBitten::resolve(start, *FrostBitten::parse_outcome("first 1"), NoEvents{});
  FrostBitten::resolve(start, *FrostBitten::parse_outcome("roll P4"), NoEvents{});
  std::unordered_set<std::uint64_t> seen = {hash_of(start)};
  std::vector<State> wave = {start}, next;
  for (int moves = 1; !wave.empty(); ++moves, wave.swap(next), next.clear()) {
    for (const State& from : wave) {
      FrostBitten::Actions actions;
      FrostBitten::actions(from, actions);
      for (const Action& a : actions) {
        if (a.kind == ActionKind::Step && a.piece >= count) continue;
        if (a.kind == ActionKind::Slide && home_column(a.piece) >= columns) continue;
        if (a.kind == ActionKind::Step && is_floe(a.to) && home_column(a.to) >= columns) continue;
        State s = from;
        FrostBitten::apply(s, a, NoEvents{});
        if (s.arrived[0] == count) return moves;
        s.moves = 4;  // the turn goes on
        s.seat = 0;
        s.phase = Phase::Move;
        s.dice[0] = Die::P4;
        std::sort(s.penguin, s.penguin + count);  // penguins of a seat are alike
        if (seen.insert(hash_of(s)).second) next.push_back(s);
      }
    }
  }
  return -1;
}

TEST(FrostBittenPlay, ALonePenguinCrossesInNineMoves) {
  EXPECT_EQ(shortest_crossing(1, 1), 9);
  EXPECT_EQ(shortest_crossing(1, 2), 9);
  EXPECT_EQ(shortest_crossing(1, 3), 9);
}

TEST(FrostBittenPlay, ATrioCrossesInNineteenMoves) {
  EXPECT_EQ(shortest_crossing(3, 1), 19);
  EXPECT_EQ(shortest_crossing(3, 2), 19);
}

// Replays what the events say onto a picture of the board; the picture must follow the state.
struct Picture {
  State s;
  void draw(const Event& e) {
    if (e.kind == EventKind::PenguinStepped || e.kind == EventKind::PenguinCaught) s.penguin[e.piece] = e.to;
    if (e.kind == EventKind::BearStepped) s.bear[e.piece] = e.to;
    if (e.kind == EventKind::FloeSlid) s.cell[e.piece] = e.to;
    if (e.kind == EventKind::TurnBegins || e.kind == EventKind::FirstPlayer) s.seat = e.seat;
  }
  bool shows(const State& t) const {
    for (int p = 0; p < kMaxPenguins; ++p) {
      if (s.penguin[p] != t.penguin[p]) return false;
    }
    for (int f = 0; f < kMaxFloes; ++f) {
      if (s.cell[f] != t.cell[f]) return false;
    }
    return s.bear[0] == t.bear[0] && s.bear[1] == t.bear[1];
  }
};

TEST(FrostBittenPlay, InvariantsAndEventsInAllVariants) {
  std::uint64_t seed = 100;
  for (const Options& options : all_options()) {
    SCOPED_TRACE(describe(options));
    Rng rng(seed++);
    State s = FrostBitten::start(options);
    Picture picture{s};
    bool followed = true;
    const auto watch = [&](const Event& e, const State& after) {
      picture.draw(e);
      followed = followed && picture.shows(after);
      if (e.kind == EventKind::TurnBegins) followed = followed && after.seat == e.seat;
    };
    const EventSink<Event, State> sink(watch);
    for (int i = 0; i < 3000 && s.phase != Phase::Over; ++i) {
      FrostBitten::Actions actions;
      FrostBitten::Outcomes outcomes;
      FrostBitten::actions(s, actions);
      FrostBitten::outcomes(s, outcomes);
      ASSERT_EQ(FrostBitten::to_act(s).turn == Turn::Seat, !actions.empty()) << board_text(s);
      ASSERT_EQ(FrostBitten::to_act(s).turn == Turn::Chance, !outcomes.empty()) << board_text(s);
      State quiet = s;
      if (!actions.empty()) {
        const Action a = actions[static_cast<int>(rng.below(static_cast<std::uint32_t>(actions.size())))];
        FrostBitten::apply(s, a, sink);
        FrostBitten::apply(quiet, a, NoEvents{});
      } else {
        const Outcome o = outcomes[static_cast<int>(rng.below(static_cast<std::uint32_t>(outcomes.size())))].outcome;
        FrostBitten::resolve(s, o, sink);
        FrostBitten::resolve(quiet, o, NoEvents{});
      }
      ASSERT_TRUE(FrostBitten::ok(s)) << board_text(s);
      ASSERT_TRUE(quiet == s) << board_text(s);
      ASSERT_TRUE(followed) << board_text(s);
      Rng thought(1);
      ASSERT_TRUE(FrostBitten::imagine(FrostBitten::view(s, 0), thought) == s);
    }
  }
}

TEST(FrostBittenPlay, OkSeesDamage) {
  const State good = Play("", 2, {"first 1", "roll P4", "step 1 1A"}).state;
  ASSERT_TRUE(FrostBitten::ok(good));
  int refused = 0;
  for (int i = 0; i < 15; ++i) {  // one field at a time
    State bad = good;
    if (i == 0) bad.penguin[0] = 1;
    if (i == 1) bad.ones = 0;
    if (i == 2) bad.starts[0] ^= 1;
    if (i == 3) bad.cell[3] = 200;
    if (i == 4) bad.bear[0] = kSouth;
    if (i == 5) bad.bear[0] = 0;
    if (i == 6) bad.moves = 9;
    if (i == 7) bad.seat = 2;
    if (i == 8) bad.homeward = 1;
    if (i == 9) bad.arrived[1] = 3;
    if (i == 10) bad.dice[1] = Die::P2;
    if (i == 11) bad.round = 0;
    if (i == 12) bad.options.seats = 7;
    if (i == 13) bad.floes = 12;
    if (i == 14) bad.penguin[11] = 2;
    refused += !FrostBitten::ok(bad);
  }
  EXPECT_EQ(refused, 15);
}

std::uint64_t count(const State& s, int depth) {
  if (depth == 0) return 1;
  FrostBitten::Actions actions;
  FrostBitten::Outcomes outcomes;
  FrostBitten::actions(s, actions);
  FrostBitten::outcomes(s, outcomes);
  std::uint64_t sum = 0;
  for (const Action& a : actions) {
    State next = s;
    FrostBitten::apply(next, a, NoEvents{});
    sum += count(next, depth - 1);
  }
  for (const auto& o : outcomes) {
    State next = s;
    FrostBitten::resolve(next, o.outcome, NoEvents{});
    sum += count(next, depth - 1);
  }
  return sum;
}

std::uint64_t count(const frost_bitten_reference::Game& game, int depth) {
  if (depth == 0) return 1;
  std::uint64_t sum = 0;
  for (const auto& [step, weight] : game.next_steps()) {
    frost_bitten_reference::Game next = game;
    next.play(step);
    sum += count(next, depth - 1);
  }
  return sum;
}

struct Perft {
  std::string_view options;
  int seats;
  std::uint64_t sequences[6];  // of 1 .. 6 steps from the start
};

constexpr Perft kPerft[] = {
    {"", 2, {2, 8, 200, 4972, 89512, 1239220}},
    {"", 4, {4, 16, 400, 9944, 179024, 2478440}},
    {"alert=1", 2, {2, 10, 204, 5060, 93000, 1334324}},
    {"homesick=1", 2, {2, 8, 200, 4972, 89512, 1239220}},
    {"warming=1", 3, {3, 12, 252, 5250, 78780, 944142}},
    {"mega=1", 2, {2, 8, 32, 384, 15960, 655576}},
    {"drift=pack", 2, {2, 8, 296, 10540, 265024, 4653240}},
    {"drift=deep", 2, {2, 8, 296, 10540, 265456, 4674888}},
    {"mega=1 warming=1 drift=deep alert=1 homesick=1", 4, {4, 20, 88, 968, 43984, 2064624}},
};

TEST(FrostBittenPlay, Perft) {
  for (const Perft& row : kPerft) {
    const State start = FrostBitten::start(options_of(row.options, row.seats));
    for (int depth = 1; depth <= 5; ++depth) {
      EXPECT_EQ(count(start, depth), row.sequences[depth - 1]) << row.options << " seats " << row.seats << " depth " << depth;
    }
  }
  EXPECT_EQ(count(FrostBitten::start(options_of("")), 6), kPerft[0].sequences[5]);
}

TEST(FrostBittenPlay, PerftOfTheReference) {
  for (const Perft& row : kPerft) {
    const Options o = options_of(row.options, row.seats);
    frost_bitten_reference::Game game;
    game.seats = o.seats;
    game.alert = o.alert != 0;
    game.homesick = o.homesick != 0;
    game.warming = o.warming != 0;
    game.mega = o.mega != 0;
    game.drift = o.drift == Drift::Lines ? "lines" : o.drift == Drift::Pack ? "pack" : "deep";
    game.set_up();
    for (int depth = 1; depth <= (kThrift == 1 ? 4 : 3); ++depth) EXPECT_EQ(count(game, depth), row.sequences[depth - 1]) << row.options;
  }
}

}  // namespace
}  // namespace wildshore::frost_bitten
