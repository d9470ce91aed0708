// arguments.cpp: judging the command line.
#include "cli/arguments.hpp"

#include <algorithm>
#include <cstdio>
#include <limits>

#include "app/registry.hpp"
#include "cli/english.hpp"

namespace wildshore::cli {
namespace {

bool listed(std::initializer_list<std::string_view> names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

std::string known_games() {
  std::string names;
  for (const GameEntry* game : registry()) names.append(names.empty() ? "" : ", ").append(game->id);
  return names;
}

}  // namespace

void complain(std::string_view what) {
  std::fflush(stdout);
  std::fprintf(stderr, "wildshore-cli: %.*s\n", static_cast<int>(what.size()), what.data());
}

void complain(const Trouble& trouble) { complain(say(Words(kEnglish), trouble)); }

Arguments::Arguments(std::vector<std::string_view> words, std::initializer_list<std::string_view> flags,
                     std::initializer_list<std::string_view> switches, std::size_t max_files) {
  const auto refuse = [this](std::string_view what, std::string_view word) {
    complain(std::string(what) + " \"" + quote(word) + "\"");
    good_ = false;
  };
  for (std::size_t i = 0; i < words.size() && good_; ++i) {
    const std::string_view word = words[i];
    if (!word.starts_with("--")) {
      if (files_.size() == max_files) refuse("what is", word);
      files_.push_back(word);
      continue;
    }
    const auto equals = word.find('=');
    const std::string_view name = word.substr(0, equals).substr(2);
    const bool with_value = equals != std::string_view::npos;
    if (has(name)) {
      refuse("given twice:", word);
    } else if (listed(switches, name) && !with_value) {
      given_.emplace_back(name, "");
    } else if (!listed(flags, name)) {
      refuse("unknown option", word);
    } else if (with_value) {
      given_.emplace_back(name, word.substr(equals + 1));
    } else if (i + 1 < words.size()) {
      given_.emplace_back(name, words[++i]);
    } else {
      refuse("a value is missing after", word);
    }
  }
}

bool Arguments::has(std::string_view name) const {
  return std::any_of(given_.begin(), given_.end(), [&](const auto& each) { return each.first == name; });
}

std::string_view Arguments::value(std::string_view name) const {
  for (const auto& [key, value] : given_) {
    if (key == name) return value;
  }
  return {};
}

std::optional<GivenSetup> read_setup(const Arguments& arguments, bool person, std::uint64_t seed_otherwise) {
  if (!arguments.has("game")) {
    complain("--game is missing; the games are: " + known_games());
    return std::nullopt;
  }
  const GameEntry* game = find_game(registry(), arguments.value("game"));
  if (!game) {
    complain(Trouble{"trouble.game", quote(arguments.value("game")), 0, {}});
    complain("the games are: " + known_games());
    return std::nullopt;
  }
  GivenSetup given{game, {}};
  given.setup.game = game->id;
  given.setup.choices = default_choices(*game);
  given.setup.practice = arguments.has("practice");
  std::optional<Trouble> trouble;
  if (arguments.has("seats")) {
    trouble = read_seats(*game, arguments.value("seats"), ',', given.setup);
  } else {
    const SeatSetup usual{std::string(usual_level(*game)), {}};
    given.setup.seats.assign(static_cast<std::size_t>(game->min_seats), usual);
    if (person) given.setup.seats.front().level.clear();
  }
  if (!trouble) trouble = read_options(*game, arguments.value("options"), ',', given.setup);
  if (trouble) {
    complain(*trouble);
    return std::nullopt;
  }
  const auto seed = arguments.number<std::uint64_t>("seed", 0, std::numeric_limits<std::uint64_t>::max(), seed_otherwise);
  if (!seed) return std::nullopt;
  given.setup.seed = *seed;
  return given;
}

bool only_bots(const Setup& setup) {
  for (const SeatSetup& seat : setup.seats) {
    if (!seat.person()) continue;
    complain("seat \"human\": only bots can play here");
    return false;
  }
  return true;
}

}  // namespace wildshore::cli
