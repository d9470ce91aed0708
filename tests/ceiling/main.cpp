// main.cpp: wildshore-ceiling: how far the best level is from the same search that is shown everything, where luck sets a limit.
// In Maretta and Vulcano also how far anybody could get who reads others' hands from their play as well as can be (keen_eyes.hpp).
//
//   wildshore-ceiling maretta|vulcano|mare-polare SEATS GAMES [AGAINST] [SEED]
#include <cstdio>
#include <cstdlib>
#include <string>
#include <type_traits>

#include "games/mare_polare/sense.hpp"
#include "games/maretta/sense.hpp"
#include "play/any_match.hpp"
#include "support/ceiling.hpp"
#include "support/keen_eyes.hpp"

namespace wildshore {
namespace {

void print(const Rung& rung) {
  std::printf("  %d seats  %-7s against %-7s %5.1f %%  (%.1f to %.1f) of %d\n", rung.seats, std::string(rung.level).c_str(),
              std::string(rung.against).c_str(), 100 * rung.wins / rung.games, 100 * rung.rate.low, 100 * rung.rate.high, rung.games);
  std::fflush(stdout);
}

template <Game G, class Sense>
int measure(int seats, int games, std::string_view against, std::uint64_t seed, int budget) {
  Setup setup;
  setup.game = G::kId;
  setup.choices = default_choices(G::option_specs());
  setup.seed = seed;
  std::printf("%s\n", setup.game.c_str());
  print(play_rung(headless_entry<G>(), setup, Bots<G>::levels().back(), against, seats, games));
  if constexpr (std::is_base_of_v<MarettaRules, G>) {
    const auto bot = Bots<G>::make(Bots<G>::levels().back());
    print(play_rung_of<G>(*bot, KeenEyes<G>{}, setup, "reader", against, seats, games));
  }
  print(play_ceiling<G, Sense>(setup, against, seats, games, budget));
  return 0;
}

}  // namespace
}  // namespace wildshore

int main(int count, char** arguments) {
  using namespace wildshore;
  const std::string_view game = count > 1 ? arguments[1] : "";
  const int seats = count > 2 ? std::atoi(arguments[2]) : 3;
  const int games = count > 3 ? std::atoi(arguments[3]) : 100;
  const std::string_view against = count > 4 ? arguments[4] : "steady";
  const std::uint64_t seed = count > 5 ? std::strtoull(arguments[5], nullptr, 10) : 1;
  if (game == Maretta::kId) return measure<Maretta, maretta::FarSense>(seats, games, against, seed, maretta::kMasterBudget);
  if (game == Vulcano::kId) return measure<Vulcano, maretta::FarSense>(seats, games, against, seed, maretta::kMasterBudget);
  if (game == MarePolare::kId) return measure<MarePolare, mare_polare::Sense>(seats, games, against, seed, mare_polare::kMasterBudget);
  std::fprintf(stderr, "wildshore-ceiling maretta|vulcano|mare-polare SEATS GAMES [AGAINST] [SEED]\n");
  return 2;
}
