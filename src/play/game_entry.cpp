// game_entry.cpp: finding a game, and reading what is chosen before play. Every refusal names what it refuses.
#include "play/game_entry.hpp"

#include <algorithm>

namespace wildshore {
namespace {

constexpr std::string_view kPlayers = "players=";
constexpr std::string_view kPerson = "human";
constexpr std::string_view kBot = "bot:";

Trouble trouble_of(std::string_view key, std::string_view detail) { return {std::string(key), quote(detail), 0, {}}; }

std::string_view take_part(std::string_view& text, char separator) {
  const auto end = text.find(separator);
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return part;
}

// "5 (2-4)": what was given, and what is possible.
Trouble wrong_seats(const GameEntry& game, std::string_view number) {
  const std::string range = std::to_string(game.min_seats) + "-" + std::to_string(game.max_seats);
  return trouble_of("trouble.seats", std::string(number) + " (" + range + ")");
}

bool knows_level(const GameEntry& game, std::string_view level) {
  return std::find(game.levels.begin(), game.levels.end(), level) != game.levels.end();
}

std::optional<Trouble> read_players(const GameEntry& game, std::string_view value, const Setup& setup) {
  const auto players = parse_number<int>(value);
  if (!players) return trouble_of("trouble.option_value", std::string(kPlayers) + std::string(value));
  const int seats = static_cast<int>(setup.seats.size());
  const bool fits = seats > 0 ? *players == seats : *players >= game.min_seats && *players <= game.max_seats;
  if (!fits && seats > 0) return trouble_of("trouble.players", value);
  if (!fits) return wrong_seats(game, value);
  return std::nullopt;
}

// One "key=value"; `seen` holds the keys read before as bits.
std::optional<Trouble> read_option(const GameEntry& game, std::string_view part, Choices& choices, std::uint32_t& seen) {
  const auto equals = part.find('=');
  const std::string_view key = part.substr(0, equals);
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    const OptionSpec& spec = game.options[i];
    if (spec.key != key) continue;
    if (seen & (1u << i)) return trouble_of("trouble.option_twice", key);
    seen |= 1u << i;
    if (equals == std::string_view::npos) return trouble_of("trouble.option_value", part);
    const auto value = std::find(spec.values.begin(), spec.values.end(), part.substr(equals + 1));
    if (value == spec.values.end()) return trouble_of("trouble.option_value", part);
    choices.value[i] = static_cast<std::uint8_t>(value - spec.values.begin());
    return std::nullopt;
  }
  return trouble_of("trouble.option", key);
}

}  // namespace

const GameEntry* find_game(Registry registry, std::string_view id) {
  for (const GameEntry* game : registry) {
    if (game->id == id) return game;
  }
  return nullptr;
}

std::string_view usual_level(const GameEntry& game) {
  for (const std::string_view level : game.levels) {
    if (level == "steady") return level;
  }
  return game.levels.empty() ? std::string_view{} : game.levels.back();
}

std::optional<Trouble> check(Registry registry, const Setup& setup) {
  const GameEntry* game = find_game(registry, setup.game);
  if (!game) return trouble_of("trouble.game", setup.game);
  const int seats = static_cast<int>(setup.seats.size());
  if (seats < game->min_seats || seats > game->max_seats) return wrong_seats(*game, std::to_string(seats));
  for (const SeatSetup& seat : setup.seats) {
    if (!seat.person() && !knows_level(*game, seat.level)) return trouble_of("trouble.seat", "bot:" + seat.level);
    if (!seat.name.empty() && !good_name(seat.name)) return trouble_of("trouble.name", seat.name);
  }
  for (std::size_t i = 0; i < setup.choices.value.size(); ++i) {
    const std::size_t values = i < game->options.size() ? game->options[i].values.size() : 1;
    if (setup.choices.value[i] < values) continue;
    const std::string_view key = i < game->options.size() ? game->options[i].key : "?";
    return trouble_of("trouble.option_value", std::string(key) + "=" + std::to_string(setup.choices.value[i]));
  }
  return std::nullopt;
}

std::optional<Trouble> read_options(const GameEntry& game, std::string_view text, char separator, Setup& setup) {
  Choices choices = default_choices(game);
  std::uint32_t seen = 0;
  while (!text.empty()) {
    const std::string_view part = take_part(text, separator);
    std::optional<Trouble> trouble;
    if (part.starts_with(kPlayers)) {
      trouble = read_players(game, part.substr(kPlayers.size()), setup);
    } else {
      trouble = read_option(game, part, choices, seen);
    }
    if (trouble) return trouble;
  }
  setup.choices = choices;
  return std::nullopt;
}

std::optional<Trouble> read_seats(const GameEntry& game, std::string_view text, char separator, Setup& setup) {
  std::vector<SeatSetup> seats;
  while (!text.empty()) {
    const std::string_view part = take_part(text, separator);
    if (part == kPerson) {
      seats.emplace_back();
    } else if (part.starts_with(kBot) && knows_level(game, part.substr(kBot.size()))) {
      seats.push_back({std::string(part.substr(kBot.size())), {}});
    } else {
      return trouble_of("trouble.seat", part);
    }
  }
  const int count = static_cast<int>(seats.size());
  if (count < game.min_seats || count > game.max_seats) return wrong_seats(game, std::to_string(count));
  setup.seats = std::move(seats);
  return std::nullopt;
}

std::string options_text(const GameEntry& game, const Choices& choices, char separator) {
  std::string text;
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    const OptionSpec& spec = game.options[i];
    if (choices.value[i] == spec.default_value) continue;
    if (!text.empty()) text += separator;
    text.append(spec.key).append("=").append(spec.values[choices.value[i]]);
  }
  return text;
}

std::string seats_text(const Setup& setup, char separator) {
  std::string text;
  for (const SeatSetup& seat : setup.seats) {
    if (!text.empty()) text += separator;
    if (seat.person()) {
      text += kPerson;
    } else {
      text.append(kBot).append(seat.level);
    }
  }
  return text;
}

Choices default_choices(std::span<const OptionSpec> options) {
  Choices choices;
  for (std::size_t i = 0; i < options.size(); ++i) choices.value[i] = static_cast<std::uint8_t>(options[i].default_value);
  return choices;
}

Choices default_choices(const GameEntry& game) { return default_choices(game.options); }

}  // namespace wildshore
