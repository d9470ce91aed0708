// ladder.cpp: the games behind a rung.
#include "play/ladder.hpp"

#include <bit>
#include <cassert>
#include <cmath>
#include <cstdio>

#include "core/text.hpp"
#include "play/match.hpp"
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

RungRun::RungRun(const GameEntry& game, const Setup& options, std::string_view level, std::string_view against, int seats, int games)
    : setup_(options), rung_{level, against, seats, 0, 0, 0, {}}, seed_(options.seed), wanted_(games), places_(against.empty() ? 1 : seats) {
  assert(seats >= game.min_seats && seats <= game.max_seats);
  setup_.seats.assign(static_cast<std::size_t>(seats), {});
  games_ = game.bot_games();
  if (wanted_ > 0) begin_game();
}

void RungRun::begin_game() {
  const bool crew = rung_.against.empty();
  const int place = rung_.games % places_;
  setup_.seed = seed_ + static_cast<std::uint64_t>(rung_.games / places_);
  for (int seat = 0; seat < rung_.seats; ++seat) setup_.seats[static_cast<std::size_t>(seat)].level = crew || seat == place ? rung_.level : rung_.against;
  games_->begin(setup_);
}

void RungRun::count() {
  const Result result = games_->result();
  const int place = rung_.games % places_;
  if (rung_.against.empty()) rung_.wins += result.winners != 0 ? 1 : 0;
  else if (((result.winners >> place) & 1u) != 0) rung_.wins += 1.0 / std::popcount(result.winners);
}

bool RungRun::advance(int iterations) {
  if (rung_.games == wanted_) return true;
  const bool over = games_->advance(iterations);
  if (!over && games_->steps() < kMaxRecordSteps) return false;
  if (over) count();
  else ++rung_.unfinished;
  ++rung_.games;
  rung_.rate = wilson(rung_.wins, rung_.games);
  if (rung_.games < wanted_) begin_game();
  return rung_.games == wanted_;
}

Rung play_rung(const GameEntry& game, const Setup& options, std::string_view level, std::string_view against, int seats, int games) {
  constexpr int kSlice = 1 << 16;
  RungRun run(game, options, level, against, seats, games);
  while (!run.advance(kSlice)) {}
  return run.rung();
}

std::string json_of(std::string_view game, const Rung& rung) {
  char text[400];
  std::snprintf(text, sizeof text,
                "{\"game\": \"%s\", \"seats\": %d, \"level\": \"%s\", \"against\": \"%s\", \"games\": %d, \"wins\": %.2f, \"rate\": %.4f, "
                "\"low\": %.4f, \"high\": %.4f, \"unfinished\": %d}",
                std::string(game).c_str(), rung.seats, std::string(rung.level).c_str(), std::string(rung.against).c_str(), rung.games, rung.wins,
                rung.wins / rung.games, rung.rate.low, rung.rate.high, rung.unfinished);
  return text;
}

namespace {

// The game's own name for the level, which lasts; empty: it has no such level.
std::string_view level_named(const GameEntry& game, std::string_view name) {
  for (const std::string_view level : game.levels) {
    if (level == name) return level;
  }
  return {};
}

}  // namespace

std::vector<Rung> read_rungs(std::string_view text, const GameEntry& game) {
  std::vector<Rung> rungs;
  while (!text.empty()) {
    const auto end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (take_word(line) != game.id) continue;
    const auto seats = parse_number<int>(take_word(line));
    const std::string_view name = take_word(line);
    const std::string_view level = name == kCeiling ? kCeiling : level_named(game, name);
    const std::string_view versus = take_word(line);
    const std::string_view against = level_named(game, versus);
    const auto games = parse_number<int>(take_word(line));
    const auto wins = parse_number<int>(line);  // hundredths
    if (!seats || level.empty() || (against.empty() && versus != "-") || !games || *games <= 0) continue;
    if (!wins || *wins < 0 || *wins > 100 * std::int64_t{*games}) continue;
    rungs.push_back({level, against, *seats, *games, 0, *wins / 100.0, wilson(*wins / 100.0, *games)});
  }
  return rungs;
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
  return game.match(setup)->result().cooperative;
}

}  // namespace wildshore
