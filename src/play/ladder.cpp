// ladder.cpp: the games behind a rung.
#include "play/ladder.hpp"

#include <cassert>
#include <cmath>

#include "play/record.hpp"

namespace wildshore {

Interval wilson(double wins, int games) {
  if (games <= 0) return {};
  constexpr double kZ = 1.959964;
  const double n = games;
  const double rate = wins / n;
  const double middle = (rate + kZ * kZ / (2 * n)) / (1 + kZ * kZ / n);
  const double half = kZ * std::sqrt(rate * (1 - rate) / n + kZ * kZ / (4 * n * n)) / (1 + kZ * kZ / n);
  return {std::fmax(0, middle - half), std::fmin(1, middle + half)};
}

Rung play_rung(const GameEntry& game, const Setup& options, std::string_view level, std::string_view against, int seats, int games) {
  assert(seats >= game.min_seats && seats <= game.max_seats);
  Rung rung{level, against, seats, games, 0, 0, {}};
  const bool crew = against.empty();
  const int places = crew ? 1 : seats;
  for (int place = 0; place < places; ++place) {
    const int share = games / places + (place < games % places ? 1 : 0);
    if (share == 0) continue;
    Setup setup = options;
    setup.seats.clear();
    for (int seat = 0; seat < seats; ++seat) setup.seats.push_back({std::string(crew || seat == place ? level : against), {}});
    const SimReport report = game.sim(setup, share, kMaxRecordSteps);
    rung.unfinished += report.unfinished;
    rung.wins += crew ? report.team_wins : static_cast<double>(report.shares[static_cast<std::size_t>(place)]) / SimReport::kWholeWin;
  }
  rung.rate = wilson(rung.wins, games);
  return rung;
}

std::vector<Pair> ladder_of(const std::vector<std::string_view>& levels, bool cooperative) {
  std::vector<Pair> pairs;
  for (std::size_t i = 0; i < levels.size(); ++i) {
    if (cooperative) pairs.push_back({levels[i], {}});
    else if (i > 0) pairs.push_back({levels[i], levels[i - 1]});
    if (!cooperative && i > 1) pairs.push_back({levels[i], levels[0]});
  }
  return pairs;
}

bool is_cooperative(const GameEntry& game, const Setup& options) {
  Setup setup = options;
  setup.seats.assign(static_cast<std::size_t>(game.min_seats), {std::string(game.levels.front()), {}});
  return game.sim(setup, 1, 1).cooperative;
}

}  // namespace wildshore
