// parse_fuzz.cpp: any bytes as a step of any game: refused, or exactly the text of what was read.
#include "fuzz.hpp"
#include "games/frost_bitten/rules.hpp"
#include "games/mare_polare/rules.hpp"
#include "games/maretta/rules.hpp"
#include "games/null_game/rules.hpp"
#include "games/rescue_polar_bears/rules.hpp"
#include "games/the_mara/rules.hpp"

using namespace wildshore;

template <Game G>
void parse(std::string_view text) {
  if (const auto action = G::parse_action(text)) {
    must(G::text(*action).view() == text);
    G::why(G::start(G::options(G::kMaxSeats, Choices{})), *action);
  }
  if (const auto outcome = G::parse_outcome(text)) must(G::text(*outcome).view() == text);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = as_text(data, size);
  parse<NullGame>(text);
  parse<FrostBitten>(text);
  parse<MarePolare>(text);
  parse<TheMara>(text);
  parse<RescuePolarBears>(text);
  parse<Maretta>(text);
  parse<Vulcano>(text);
  return 0;
}
