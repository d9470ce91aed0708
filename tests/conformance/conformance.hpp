// conformance.hpp: what every game must keep, checked along random games and games between bots: one template for all games.
//
// Cheap checks run at every state, thorough ones at every k-th.
#pragma once
#include "conformance/play_checks.hpp"
#include "conformance/state_checks.hpp"
#include "support/thrift.hpp"

namespace wildshore::conformance {

using wildshore::kThrift;

struct Effort {
  int games = 2;             // random games per setup
  int steps = 4000;          // of each random game, at most
  int thorough_every = 50;   // states between two thorough checks
  int session_steps = 60;    // of the session, record and undo checks
  int bot_steps = 80;        // of the game between bots
};

template <Game G>
class Conformance {
 public:
  Conformance(const Setup& setup, const Effort& effort, Verdict& verdict)
      : setup_(setup), effort_(effort), verdict_(verdict), checks_(static_cast<int>(setup.seats.size()), verdict) {}

  // Random games: what must hold at their states.
  void states() {
    Rng rng(setup_.seed);
    for (game_ = 0; game_ < effort_.games; ++game_) random_game(rng);
    if (G::kHides) WILDSHORE_CLAIM(checks_.leaks().truth * 2 < checks_.leaks().asked);
  }

  // Sessions, matches, records and links, with the seats as people, as bots of every level, and mixed.
  void play() {
    Rng rng(setup_.seed);
    Setup people = setup_;
    for (SeatSetup& seat : people.seats) seat = {"", "Zo\xC3\xAB"};
    PlayChecks<G>(people, verdict_).session(rng, effort_.session_steps);
    PlayChecks<G>(people, verdict_).record(rng, effort_.session_steps);
    const auto levels = quick_levels<G>();
    Setup mixed = setup_;
    Setup bots = setup_;
    for (std::size_t seat = 0; seat < setup_.seats.size(); ++seat) {
      bots.seats[seat].level = levels[(setup_.seed + seat) % levels.size()];
      mixed.seats[seat].level = seat == 0 ? "" : levels.back();
    }
    PlayChecks<G>(bots, verdict_).bots(effort_.bot_steps);
    PlayChecks<G>(bots, verdict_).record(rng, effort_.session_steps);
    PlayChecks<G>(mixed, verdict_).undo(rng, effort_.session_steps / 8);
    mixed.practice = true;
    PlayChecks<G>(mixed, verdict_).undo(rng, effort_.session_steps / 8);
  }

 private:
  std::string where() const { return std::string(G::kId) + " game " + std::to_string(game_); }

  void random_game(Rng& rng) {
    auto state = G::start(typed_options<G>(setup_));
    WILDSHORE_CLAIM(state == G::start(typed_options<G>(setup_)));
    int round = 1;
    for (int step = 0; step < effort_.steps; ++step) {
      const bool thorough = step % effort_.thorough_every < 2 || G::to_act(state).turn == Turn::Over;
      if (thorough) {
        checks_.at(where() + " seats " + std::to_string(setup_.seats.size()) + " step " + std::to_string(step) + "\n" +
                   board_text(state));
        checks_.all(state, rng);
      } else {
        checks_.lists(state);
      }
      const int now = G::result(state).round;
      WILDSHORE_CLAIM(now >= round);
      round = now;
      if (G::to_act(state).turn == Turn::Over || !verdict_.good()) return;
      state = next(state, rng);
    }
  }

  typename G::State next(const typename G::State& state, Rng& rng) {
    if (G::to_act(state).turn == Turn::Chance) {
      typename G::Outcomes list;
      G::outcomes(state, list);
      return checks_.step(state, pick_weighted(list, rng));
    }
    typename G::Actions list;
    G::actions(state, list);
    return checks_.step(state, list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))]);
  }

  Setup setup_;
  Effort effort_;
  Verdict& verdict_;
  int game_ = 0;
  StateChecks<G> checks_;
};

// Every combination of options and every number of seats; `seats` 0 means all numbers.
template <Game G>
Verdict conforms(const Effort& effort, int seats = 0) {
  Verdict verdict;
  std::uint64_t seed = 0;
  for_each_choices(G::option_specs(), [&](const Choices& choices) {
    for (int n = G::kMinSeats; n <= G::kMaxSeats; ++n) {
      ++seed;
      if ((seats != 0 && n != seats) || !verdict.good()) continue;
      Setup setup;
      setup.game = G::kId;
      setup.choices = choices;
      setup.seats.resize(static_cast<std::size_t>(n));
      setup.seed = seed;
      Conformance<G> conformance(setup, effort, verdict);
      conformance.states();
      conformance.play();
    }
  });
  return verdict;
}

}  // namespace wildshore::conformance
