// ceiling.hpp: a bot that is shown everything and searches like the real one: how far luck alone lets anybody get.
//
// A test tool, never in the app: bots are given views. The truth reaches this one through a door of its own, Shown::truth, which only
// play_ceiling() opens.
#pragma once
#include <bit>

#include "bots/search.hpp"
#include "play/ladder.hpp"
#include "play/measure.hpp"
#include "play/record.hpp"

namespace wildshore {

// The game's sense, but what it imagines is the truth.
template <Game G, class Sense>
struct Shown : Sense {
  static inline typename G::State truth;
  static typename G::State imagine(const typename G::View&, Rng&) { return truth; }
};

template <Game G, class Sense>
using Ceiling = TreeSearch<G, Shown<G, Sense>>;

// As play_rung(), for a bot that is no level. Its `eyes` see every state of the game (`see`), and say what it is given to decide on (`view`).
template <Game G, class Eyes>
Rung play_rung_of(Bot<G>& bot, Eyes eyes, const Setup& options, std::string_view name, std::string_view against, int seats, int games) {
  Rung rung{name, against, seats, games, 0, 0, {}};
  Setup setup = options;
  setup.seats.assign(static_cast<std::size_t>(seats), {std::string(against), {}});
  BotTable<G> table(setup);
  for (int game = 0; game < games; ++game) {
    const int place = game % seats;
    const std::uint64_t seed = options.seed + static_cast<std::uint64_t>(game / seats);
    auto state = G::start(G::options(seats, options.choices));
    int step = 0;
    for (; step < kMaxRecordSteps && G::to_act(state).turn != Turn::Over; ++step) {
      eyes.see(state);
      if (G::to_act(state) != ToAct{Turn::Seat, place}) {
        table.step(state, seed, step);
        continue;
      }
      bot.begin(eyes.view(state, place), thought_seed(seed, step));
      while (!bot.think(1 << 16)) {}
      G::apply(state, bot.choice(), NoEvents{});
    }
    rung.unfinished += G::to_act(state).turn != Turn::Over;
    const std::uint32_t winners = G::result(state).winners;
    if (G::to_act(state).turn == Turn::Over && ((winners >> place) & 1u) != 0) rung.wins += 1.0 / std::popcount(winners);
  }
  rung.rate = wilson(rung.wins, games);
  return rung;
}

// The eyes of everybody at the table.
template <Game G>
struct OwnEyes {
  void see(const typename G::State&) {}
  typename G::View view(const typename G::State& state, Seat seat) const { return G::view(state, seat); }
};

// The eyes of a bot that imagines the truth.
template <Game G, class Sense>
struct AllEyes : OwnEyes<G> {
  void see(const typename G::State& state) { Shown<G, Sense>::truth = state; }
};

template <Game G, class Sense>
Rung play_ceiling(const Setup& options, std::string_view against, int seats, int games, int budget) {
  Ceiling<G, Sense> bot(budget);
  return play_rung_of<G>(bot, AllEyes<G, Sense>{}, options, "ceiling", against, seats, games);
}

}  // namespace wildshore
