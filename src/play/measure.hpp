// measure.hpp: many games at once, on typed states without a log: sim, perft, bench and the signature.
//
// A game simulated here takes exactly the steps that Match takes with the same setup and seed: chance and bots draw from the
// same streams (chance.hpp). Only bench() reads a clock.
#pragma once
#include <algorithm>
#include <bit>
#include <chrono>
#include <numeric>
#include <vector>

#include "bots/bot.hpp"
#include "core/hash.hpp"
#include "play/chance.hpp"
#include "play/game_entry.hpp"

namespace wildshore {

// The bots of a setup, ready to play one game after another. No seat may be a person's.
template <Game G>
class BotTable {
 public:
  explicit BotTable(const Setup& setup) {
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) seats_[seat] = &bots_.of(setup.seats[seat].level);
  }

  // Takes one step of a game that is not over. Bots think to their end, or at most `thoughts` iterations.
  void step(typename G::State& state, std::uint64_t seed, int number, int thoughts = 0) {
    const ToAct who = G::to_act(state);
    if (who.turn == Turn::Chance) {
      G::resolve(state, draw_outcome<G>(state, seed, number), NoEvents{});
      return;
    }
    constexpr int kSlice = 1 << 16;
    Bot<G>& bot = *seats_[who.seat];
    bot.begin(G::view(state, who.seat), thought_seed(seed, number));
    if (thoughts > 0) {
      bot.think(thoughts);
    } else {
      while (!bot.think(kSlice)) {}
    }
    G::apply(state, bot.choice(), NoEvents{});
  }

 private:
  BotsByLevel<G> bots_;
  Bot<G>* seats_[kMaxSeats] = {};
};

// One game after another, a step or a slice of a thought at a time.
template <Game G>
class BotGamesOf final : public BotGames {
 public:
  void begin(const Setup& setup) override {
    seed_ = setup.seed;
    step_ = 0;
    thinking_ = false;
    state_ = G::start(G::options(static_cast<int>(setup.seats.size()), setup.choices));
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) seats_[seat] = &bots_.of(setup.seats[seat].level);
  }

  bool advance(int iterations) override {
    const ToAct who = G::to_act(state_);
    if (who.turn == Turn::Over) return true;
    if (who.turn == Turn::Chance) {
      G::resolve(state_, draw_outcome<G>(state_, seed_, step_++), NoEvents{});
      return false;
    }
    Bot<G>& bot = *seats_[who.seat];
    if (!thinking_) bot.begin(G::view(state_, who.seat), thought_seed(seed_, step_));
    thinking_ = !bot.think(iterations);
    if (thinking_) return false;
    ++step_;
    G::apply(state_, bot.choice(), NoEvents{});
    return false;
  }

  Result result() const override { return G::result(state_); }
  int steps() const override { return step_; }
  bool over() const { return G::to_act(state_).turn == Turn::Over; }

 private:
  typename G::State state_{};
  std::uint64_t seed_ = 0;
  int step_ = 0;
  bool thinking_ = false;
  BotsByLevel<G> bots_;
  Bot<G>* seats_[kMaxSeats] = {};
};

// Game number g is the one that the seed + g gives.
template <Game G>
SimReport sim(const Setup& setup, int games, int max_steps) {
  BotGamesOf<G> table;
  Setup each = setup;
  SimReport report;
  report.games = games;
  report.wins.assign(setup.seats.size(), 0);
  report.shares.assign(setup.seats.size(), 0);
  std::int64_t rounds = 0;
  std::int64_t steps = 0;
  for (int game = 0; game < games; ++game) {
    constexpr int kSlice = 1 << 16;
    each.seed = setup.seed + static_cast<std::uint64_t>(game);
    table.begin(each);
    while (table.steps() < max_steps && !table.advance(kSlice)) {}
    const Result result = table.result();
    steps += table.steps();
    rounds += result.round;
    report.max_rounds = std::max(report.max_rounds, static_cast<int>(result.round));
    report.cooperative = result.cooperative;
    if (!table.over()) {
      ++report.unfinished;
      continue;
    }
    report.team_wins += result.cooperative && result.winners != 0;
    for (std::size_t seat = 0; seat < report.wins.size(); ++seat) {
      if (((result.winners >> seat) & 1u) == 0) continue;
      ++report.wins[seat];
      report.shares[seat] += SimReport::kWholeWin / std::popcount(result.winners);
    }
    auto& ended = report.ended;
    auto reason = std::find_if(ended.begin(), ended.end(), [&](const auto& each) { return each.first == result.reason; });
    if (reason == ended.end()) reason = ended.insert(reason, {std::string(result.reason), 0});
    ++reason->second;
  }
  std::sort(report.ended.begin(), report.ended.end());
  report.mean_rounds = games > 0 ? static_cast<double>(rounds) / games : 0;
  report.mean_steps = games > 0 ? static_cast<double>(steps) / games : 0;
  return report;
}

// How many sequences of exactly `depth` steps, actions and outcomes alike, lead on from the state.
template <Game G>
std::uint64_t count_sequences(const typename G::State& state, int depth) {
  if (depth == 0) return 1;
  typename G::Actions actions;
  typename G::Outcomes outcomes;
  G::actions(state, actions);
  G::outcomes(state, outcomes);
  if (depth == 1) return static_cast<std::uint64_t>(actions.size() + outcomes.size());
  std::uint64_t count = 0;
  for (const auto& action : actions) {
    typename G::State next = state;
    G::apply(next, action, NoEvents{});
    count += count_sequences<G>(next, depth - 1);
  }
  for (const auto& each : outcomes) {
    typename G::State next = state;
    G::resolve(next, each.outcome, NoEvents{});
    count += count_sequences<G>(next, depth - 1);
  }
  return count;
}

template <Game G>
std::uint64_t perft(const Setup& setup, int depth) {
  return count_sequences<G>(G::start(G::options(static_cast<int>(setup.seats.size()), setup.choices)), depth);
}

// One step of random play; false when the game is over.
template <Game G>
bool random_step(typename G::State& state, Rng& rng) {
  const Turn turn = G::to_act(state).turn;
  if (turn == Turn::Seat) {
    typename G::Actions list;
    G::actions(state, list);
    G::apply(state, list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))], NoEvents{});
    return true;
  }
  if (turn == Turn::Over) return false;
  typename G::Outcomes list;
  G::outcomes(state, list);
  G::resolve(state, pick_weighted(list, rng), NoEvents{});
  return true;
}

// Calls visit(choices) for every combination of option values.
template <class Visit>
void for_each_choices(std::span<const OptionSpec> options, Visit&& visit) {
  Choices choices;
  for (;;) {
    visit(choices);
    std::size_t i = 0;
    while (i < options.size() && ++choices.value[i] == options[i].values.size()) choices.value[i++] = 0;
    if (i == options.size()) return;
  }
}

// The same for at most `most` of them, spread evenly.
template <class Visit>
void for_some_choices(std::span<const OptionSpec> options, std::uint32_t most, Visit&& visit) {
  std::uint32_t all = 1;
  for (const OptionSpec& option : options) all *= static_cast<std::uint32_t>(option.values.size());
  const std::uint32_t count = std::min(all, most);
  for (std::uint32_t n = 0; n < count; ++n) {
    auto rest = static_cast<std::uint32_t>(std::uint64_t{n} * all / count);
    Choices choices;
    for (std::size_t i = 0; i < options.size(); ++i) {
      const auto values = static_cast<std::uint32_t>(options[i].values.size());
      choices.value[i] = static_cast<std::uint8_t>(rest % values);
      rest /= values;
    }
    visit(choices);
  }
}

// Hashes the states of the first steps of a game between bots of all levels in turn, who think a little each.
template <Game G>
void hash_bots(const Choices& choices, int seats, std::uint64_t seed, int steps, Hasher& hasher) {
  constexpr int kThoughts = 12;
  const auto levels = Bots<G>::levels();
  Setup setup;
  for (int seat = 0; seat < seats; ++seat) {
    setup.seats.push_back({std::string(levels[(seed + static_cast<std::uint64_t>(seat)) % levels.size()]), {}});
  }
  BotTable<G> table(setup);
  auto state = G::start(G::options(seats, choices));
  for (int i = 0; i < steps && G::to_act(state).turn != Turn::Over; ++i) {
    table.step(state, seed, i, kThoughts);
    hasher.add(hash_of(state));
  }
}

// The hash of every state of random games, over combinations of options and all numbers of seats, and of one game between bots
// for each combination.
template <Game G>
std::uint64_t signature() {
  constexpr int kRandomSteps = 1500;
  constexpr int kBotSteps = 80;
  constexpr int kMostCombinations = 96;
  constexpr int kSeatNumbers = G::kMaxSeats - G::kMinSeats + 1;
  Hasher hasher;
  int game = 0;
  for_some_choices(G::option_specs(), kMostCombinations, [&](const Choices& choices) {
    for (int seats = G::kMinSeats; seats <= G::kMaxSeats; ++seats) {
      auto state = G::start(G::options(seats, choices));
      Rng rng(static_cast<std::uint64_t>(game * kSeatNumbers + seats));
      for (int i = 0; i < kRandomSteps && random_step<G>(state, rng); ++i) hasher.add(hash_of(state));
    }
    hash_bots<G>(choices, G::kMinSeats + game % kSeatNumbers, static_cast<std::uint64_t>(game), kBotSteps, hasher);
    ++game;
  });
  return hasher.value();
}

// Makes the compiler believe that the value is read and changed here.
template <class T>
void keep(T& value) {
  asm volatile("" : : "r"(&value) : "memory");
}

// Runs work(n) in batches for about the time given; the nanoseconds of one of the n in the fastest batch, which other programs
// on the machine disturbed least.
template <class Work>
double nanoseconds_each(int milliseconds, Work&& work) {
  using Clock = std::chrono::steady_clock;
  const double total = milliseconds * 1e6;
  double spent = 0;
  double fastest = 0;
  for (std::int64_t n = 1024; spent < total;) {
    const auto begin = Clock::now();
    work(n);
    const double taken = std::chrono::duration<double, std::nano>(Clock::now() - begin).count();
    spent += taken;
    if (taken < total / 16) {
      n *= 2;
    } else if (fastest == 0 || taken / static_cast<double>(n) < fastest) {
      fastest = taken / static_cast<double>(n);
    }
  }
  return fastest;
}

// Positions of a game between steady bots at which the bot has something to search, spread over the whole game; none for one that does
// not search.
template <Game G>
std::vector<typename G::State> search_positions(Bot<G>& bot) {
  constexpr std::size_t kPositions = 8;
  constexpr int kSteps = 1000;
  Setup setup;
  setup.seats.assign(G::kMinSeats, {"steady", {}});
  BotTable<G> table(setup);
  std::vector<typename G::State> all;
  auto state = G::start(G::options(G::kMinSeats, default_choices(G::option_specs())));
  for (int i = 0; i < kSteps && G::to_act(state).turn != Turn::Over; ++i) {
    if (G::to_act(state).turn == Turn::Seat) {
      bot.begin(G::view(state, G::to_act(state).seat), 1);
      bot.think(1);
      if (bot.iterations() > 0) all.push_back(state);
    }
    table.step(state, 1, i);
  }
  std::vector<typename G::State> spread;
  const std::size_t count = std::min(kPositions, all.size());
  for (std::size_t i = 0; i < count; ++i) spread.push_back(all[(2 * i + 1) * all.size() / (2 * count)]);
  return spread;
}

// Of whole decisions: a search is slow as long as everything is new to it. Every position once, and again while there is time; of each
// the fastest decision counts, which other programs on the machine disturbed least.
template <Game G>
double iterations_per_second(int milliseconds) {
  using Clock = std::chrono::steady_clock;
  const auto bot = Bots<G>::make(Bots<G>::levels().back());
  const auto positions = search_positions<G>(*bot);
  if (positions.empty()) return 0;
  std::vector<double> fastest(positions.size(), 0);
  double iterations = 0;
  const auto end = Clock::now() + std::chrono::milliseconds(milliseconds);
  for (std::size_t i = 0; i < positions.size() || Clock::now() < end; ++i) {
    const std::size_t at = i % positions.size();
    const auto begin = Clock::now();
    bot->begin(G::view(positions[at], G::to_act(positions[at]).seat), at);
    while (!bot->think(1 << 20)) {}
    const double taken = std::chrono::duration<double>(Clock::now() - begin).count();
    if (i < positions.size()) iterations += bot->iterations();
    if (i < positions.size() || taken < fastest[at]) fastest[at] = taken;
  }
  return iterations / std::accumulate(fastest.begin(), fastest.end(), 0.0);
}

template <Game G>
BenchReport bench(int milliseconds) {
  using State = typename G::State;
  BenchReport report;
  report.state_bytes = static_cast<int>(sizeof(State));
  report.signature = signature<G>();
  if (milliseconds <= 0) return report;
  const State start = G::start(G::options(G::kMinSeats, default_choices(G::option_specs())));
  std::int64_t games = 0;
  std::int64_t steps = 0;
  Rng rng(1);
  State state = start;
  report.ns_step = nanoseconds_each(milliseconds, [&](std::int64_t n) {
    for (std::int64_t i = 0; i < n; ++i) {
      if (random_step<G>(state, rng)) continue;
      ++games;
      state = start;
    }
    steps += n;
    keep(state);
  });
  const double games_per_step = static_cast<double>(games) / static_cast<double>(steps);
  report.games_per_s = games_per_step * 1e9 / report.ns_step;
  constexpr std::uint32_t kCopies = 64;
  State copies[kCopies];
  report.ns_copy = nanoseconds_each(milliseconds, [&](std::int64_t n) {
    for (std::uint32_t i = 0; i < n; ++i) {
      copies[i % kCopies] = state;
      keep(copies[i % kCopies]);
    }
  });
  report.iterations_per_s = iterations_per_second<G>(milliseconds);
  return report;
}

}  // namespace wildshore
