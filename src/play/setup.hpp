// setup.hpp: what is chosen before a game: which game, its options, who sits where, the seed. And what can be wrong with it.
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "core/words.hpp"

namespace wildshore {

// Something a person gave us does not fit: a key of the language table ("trouble.step"), what it was, where (line of a
// record, from 1; 0: no line), and for a step against the rules the paragraph of rules.md that refuses it ("3.2").
struct Trouble {
  std::string key;
  std::string detail;
  int line = 0;
  std::string rule;
  bool operator==(const Trouble&) const = default;
};

// The sentence for a trouble: "Line 7: ..." when it has a line. Sentences get the detail as {0} and the rule as {1}.
std::string say(const Words& words, const Trouble& trouble);

// What somebody gave us, fit for a message: at most 60 bytes, control characters and broken UTF-8 as '?'.
std::string quote(std::string_view text);

// Whether a text can be a person's name: 1 to 24 characters of UTF-8, no control characters.
inline constexpr int kMaxNameLength = 24;
bool good_name(std::string_view name);

// A person, or a bot of a level. `name` is what the person typed; empty: the default name of that seat.
struct SeatSetup {
  std::string level;  // empty: a person
  std::string name;
  bool person() const { return level.empty(); }
  bool operator==(const SeatSetup&) const = default;
};

struct Setup {
  std::string game;  // an id: "frost-bitten"
  Choices choices;
  std::vector<SeatSetup> seats;
  std::uint64_t seed = 0;
  bool practice = false;  // undo may go back beyond chance and reveals
  bool operator==(const Setup&) const = default;
};

}  // namespace wildshore
