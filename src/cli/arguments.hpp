// arguments.hpp: the words after a command, judged: what is unknown, missing or no number is named, and the program ends with 2.
#pragma once
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "play/game_entry.hpp"

namespace wildshore::cli {

inline constexpr int kBadInput = 2;

// A message on stderr: "wildshore-cli: what".
void complain(std::string_view what);
void complain(const Trouble& trouble);

class Arguments {
 public:
  // Flags are written --name VALUE or --name=VALUE; switches are --name alone; anything else is a file. A flag, switch or surplus
  // file that is not listed is complained about and good() is false.
  Arguments(std::vector<std::string_view> words, std::initializer_list<std::string_view> flags,
            std::initializer_list<std::string_view> switches, std::size_t max_files);

  bool good() const { return good_; }
  bool has(std::string_view name) const;
  std::string_view value(std::string_view name) const;  // "" when not given
  const std::vector<std::string_view>& files() const { return files_; }

  // A number given by --name, within [least, most]; `otherwise` when not given. Nothing, and a complaint, when it is none.
  template <class Int>
  std::optional<Int> number(std::string_view name, Int least, Int most, Int otherwise) const {
    if (!has(name)) return otherwise;
    const auto value_given = parse_number<Int>(value(name));
    if (value_given && *value_given >= least && *value_given <= most) return value_given;
    complain("--" + std::string(name) + " takes a number from " + std::to_string(least) + " to " + std::to_string(most) +
             ", not \"" + quote(value(name)) + "\"");
    return std::nullopt;
  }

 private:
  std::vector<std::pair<std::string_view, std::string_view>> given_;
  std::vector<std::string_view> files_;
  bool good_ = true;
};

// The game, options, seats and seed that --game, --options, --seats and --seed describe; nothing, and a complaint, when they do
// not fit. Without --seats the fewest seats, all bots of the usual level, but the first a person when `person` says so.
struct GivenSetup {
  const GameEntry* game;
  Setup setup;
};
std::optional<GivenSetup> read_setup(const Arguments& arguments, bool person, std::uint64_t seed_otherwise);

// Complains about a seat of a person where only bots can play.
bool only_bots(const Setup& setup);

}  // namespace wildshore::cli
