// address.hpp: what an address asks for: a new game, or one to be shown.
//
//   game=frost-bitten&seats=human,bot:steady&options=homesick=1&seed=42&speed=off&practice=1&screen=setup
//   r=<packed record>
//
// A leading '#' is fine; values may be percent-encoded. Whatever does not fit is named.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "panels/settings.hpp"
#include "play/record.hpp"

namespace wildshore {

struct Address {
  std::optional<Setup> setup;       // a new game
  bool has_seed = false;            // else a fresh one is wanted
  bool only_set_up = false;         // screen=setup: not started yet
  std::optional<ReadRecord> shown;  // a game from a link
  std::optional<Speed> speed;
  std::optional<Trouble> trouble;   // nothing of the above is to be used but what `shown` kept
};

Address read_address(Registry registry, std::string_view text);
std::string percent_decoded(std::string_view text);

}  // namespace wildshore
