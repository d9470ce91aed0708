// learn_rescue.cpp: learns the weights of games/rescue_polar_bears/value.hpp: logistic regression on positions of games between bots.
//
// Not part of the programs: floating point is allowed here; what it writes are integers.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "games/rescue_polar_bears/sense.hpp"
#include "games/rescue_polar_bears/value.hpp"
#include "play/measure.hpp"

namespace {

using namespace wildshore;
using namespace wildshore::rescue_polar_bears;
using G = RescuePolarBears;

// Mostly four ships at 8 degrees, and some of everything else.
Options some_options(Rng& rng) {
  Options options;
  const auto seats = rng.below(10);
  options.seats = seats < 6 ? 4 : seats < 8 ? 3 : 2;
  const auto variant = rng.below(12);
  options.gentle = variant < 2;
  options.rapid = variant == 2;
  options.floats = variant == 3 || variant == 4;
  const auto warmth = rng.below(8);
  options.temperature = warmth == 0 ? 6 : warmth == 1 ? 10 : warmth == 2 ? 12 : 8;
  return options;
}

// Whether a position of this phase is judged as it stands: see chance_of().
bool is_judged(const State& state) {
  const Phase phase = phase_of(state);
  const bool settles = phase == Phase::Flee || phase == Phase::Birth || phase == Phase::Grow;
  return state.part != Part::SetUp && !settles && phase != Phase::GrowthDie && phase != Phase::HeatDie;
}

// Every hundred decisions three are left to chance, so that mistakes are seen too; of three positions one is kept.
int play(std::string_view level, int games, std::uint64_t seed, const char* path) {
  std::FILE* file = std::fopen(path, "ab");
  if (!file) return 1;
  Setup setup;
  setup.seats.assign(kSeats, {std::string(level), {}});
  BotTable<G> table(setup);
  int wins = 0;
  for (int game = 0; game < games; ++game) {
    Rng rng(seed * 1000003 + static_cast<std::uint64_t>(game));
    State state = G::start(some_options(rng));
    const std::uint64_t game_seed = rng.next();
    std::vector<Features> kept;
    for (int step = 0; G::to_act(state).turn != Turn::Over; ++step) {
      if (is_judged(state) && rng.below(3) == 0) features_of(state, kept.emplace_back());
      if (G::to_act(state).turn == Turn::Seat && rng.below(100) < 3) {
        random_step<G>(state, rng);
      } else {
        table.step(state, game_seed, step);
      }
    }
    const unsigned char won = state.end == End::Data;
    wins += won;
    for (const Features& features : kept) {
      const auto size = static_cast<unsigned char>(features.size());
      std::fwrite(&won, 1, 1, file);
      std::fwrite(&size, 1, 1, file);
      std::fwrite(features.begin(), sizeof(std::uint16_t), size, file);
    }
  }
  std::fprintf(stderr, "%d of %d games won\n", wins, games);
  return std::fclose(file) == 0 ? 0 : 1;
}

struct Position {
  bool won;
  std::vector<std::uint16_t> features;
};

bool read(const char* path, std::vector<Position>& out) {
  std::FILE* file = std::fopen(path, "rb");
  if (!file) return false;
  unsigned char head[2];
  while (std::fread(head, 1, 2, file) == 2) {
    Position position{head[0] != 0, std::vector<std::uint16_t>(head[1])};
    if (std::fread(position.features.data(), sizeof(std::uint16_t), head[1], file) == head[1]) out.push_back(std::move(position));
  }
  return std::fclose(file) == 0;
}

double chance(const std::vector<double>& weights, const Position& position) {
  double sum = 0;
  for (const auto feature : position.features) sum += weights[feature];
  return 1 / (1 + std::exp(-sum));
}

// Stochastic gradient descent with a little decay; the last tenth of the positions is not learnt from but told.
void fit(const std::vector<Position>& all) {
  const auto learnt = static_cast<std::uint32_t>(all.size() - all.size() / 10);
  std::vector<double> weights(kFeatures, 0.0);
  Rng rng(1);
  for (int epoch = 0; epoch < 16; ++epoch) {
    const double rate = 0.05 / (1 + epoch);
    for (std::uint32_t n = 0; n < learnt; ++n) {
      const Position& position = all[rng.below(learnt)];
      const double error = position.won - chance(weights, position);
      for (const auto feature : position.features) weights[feature] += rate * (error - 0.003 * weights[feature]);
    }
  }
  double surprise = 0;
  int right = 0;
  for (std::size_t n = learnt; n < all.size(); ++n) {
    const double p = chance(weights, all[n]);
    surprise -= std::log(all[n].won ? p : 1 - p);
    right += (p > 0.5) == all[n].won;
  }
  const auto told = static_cast<double>(all.size() - learnt);
  std::fprintf(stderr, "%zu positions; of the last tenth %.1f %% right, surprise %.4f\n", all.size(), 100 * right / told, surprise / told);
  std::printf("// value_weights.hpp: the weights of value.hpp, in 1024ths, feature by feature: written by scripts/learn_rescue, not by hand.\n"
              "#pragma once\n#include \"games/rescue_polar_bears/value.hpp\"\n\nnamespace wildshore::rescue_polar_bears {\n\n"
              "inline constexpr std::int16_t kWeights[kFeatures] = {");
  for (std::size_t i = 0; i < weights.size(); ++i) std::printf("%s%ld,", i % 20 == 0 ? "\n    " : " ", std::lround(weights[i] * 1024));
  std::printf("\n};\n\n}  // namespace wildshore::rescue_polar_bears\n");
}

}  // namespace

int main(int count, char** words) {
  const std::string_view what = count > 1 ? words[1] : "";
  if (what == "play" && count == 6) return play(words[2], std::atoi(words[3]), std::strtoull(words[4], nullptr, 10), words[5]);
  if (what != "fit" || count < 3) {
    std::fprintf(stderr, "learn_rescue play LEVEL GAMES SEED FILE | learn_rescue fit FILE...\n");
    return 2;
  }
  std::vector<Position> all;
  for (int i = 2; i < count; ++i) {
    if (!read(words[i], all)) return 1;
  }
  fit(all);
  return 0;
}
