// main.cpp: wildshore-ceiling: how far the best level is from the same search that is shown everything, where luck sets a limit.
// In Maretta and Vulcano also how far anybody could get who reads others' hands from their play as well as can be (keen_eyes.hpp).
//
//   wildshore-ceiling maretta|vulcano|mare-polare SEATS GAMES [AGAINST] [SEED] [--json]
//
// --json: as `wildshore-cli ladder --json`; `scripts/strength --from` takes it for the strength card, all but the reader.
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

struct Asked {
  int seats = 3;
  int games = 100;
  std::string_view against = "steady";
  std::uint64_t seed = 1;
  bool json = false;
};

void print_line(const Rung& rung) {
  std::printf("  %d seats  %-7s against %-7s %5.1f %%  (%.1f to %.1f) of %d\n", rung.seats, std::string(rung.level).c_str(),
              std::string(rung.against).c_str(), 100 * rung.wins / rung.games, 100 * rung.rate.low, 100 * rung.rate.high, rung.games);
}

template <Game G, class Sense>
int measure(const Asked& asked, int budget) {
  Setup setup;
  setup.game = G::kId;
  setup.choices = default_choices(G::option_specs());
  setup.seed = asked.seed;
  const char* before = "[\n  ";
  const auto print = [&](const Rung& rung) {
    if (asked.json) std::printf("%s%s", before, json_of(G::kId, rung).c_str());
    else print_line(rung);
    before = ",\n  ";
    std::fflush(stdout);
  };
  if (!asked.json) std::printf("%s\n", setup.game.c_str());
  print(play_rung(headless_entry<G>(), setup, Bots<G>::levels().back(), asked.against, asked.seats, asked.games));
  if constexpr (std::is_base_of_v<MarettaRules, G>) {
    const auto bot = Bots<G>::make(Bots<G>::levels().back());
    print(play_rung_of<G>(*bot, KeenEyes<G>{}, setup, "reader", asked.against, asked.seats, asked.games));
  }
  print(play_ceiling<G, Sense>(setup, asked.against, asked.seats, asked.games, budget));
  if (asked.json) std::printf("\n]\n");
  return 0;
}

}  // namespace
}  // namespace wildshore

int main(int count, char** arguments) {
  using namespace wildshore;
  Asked asked;
  asked.json = count > 2 && std::string_view(arguments[count - 1]) == "--json";
  count -= asked.json;
  const std::string_view game = count > 1 ? arguments[1] : "";
  if (count > 2) asked.seats = std::atoi(arguments[2]);
  if (count > 3) asked.games = std::atoi(arguments[3]);
  if (count > 4) asked.against = arguments[4];
  if (count > 5) asked.seed = std::strtoull(arguments[5], nullptr, 10);
  if (game == Maretta::kId) return measure<Maretta, maretta::FarSense>(asked, maretta::kMasterBudget);
  if (game == Vulcano::kId) return measure<Vulcano, maretta::FarSense>(asked, maretta::kMasterBudget);
  if (game == MarePolare::kId) return measure<MarePolare, mare_polare::Sense>(asked, mare_polare::kMasterBudget);
  std::fprintf(stderr, "wildshore-ceiling maretta|vulcano|mare-polare SEATS GAMES [AGAINST] [SEED] [--json]\n");
  return 2;
}
