// address.cpp: see address.hpp.
#include "app/address.hpp"

#include "core/text.hpp"
#include "panels/games.hpp"

namespace wildshore {
namespace {

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

struct Parts {
  std::string game, seats, options, seed, speed, screen, practice, link;
  bool has_link = false;
};

std::string* part_of(Parts& parts, std::string_view key) {
  if (key == "game") return &parts.game;
  if (key == "seats") return &parts.seats;
  if (key == "options") return &parts.options;
  if (key == "seed") return &parts.seed;
  if (key == "speed") return &parts.speed;
  if (key == "screen") return &parts.screen;
  if (key == "practice") return &parts.practice;
  if (key == "r") return &parts.link;
  return nullptr;
}

Trouble not_understood(std::string_view part) { return {"trouble.address", quote(part), 0, {}}; }

std::optional<Trouble> split(std::string_view text, Parts& parts) {
  while (!text.empty()) {
    const auto end = text.find('&');
    const std::string_view piece = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (piece.empty()) continue;
    const auto equals = piece.find('=');
    std::string* part = equals == std::string_view::npos ? nullptr : part_of(parts, piece.substr(0, equals));
    if (!part) return not_understood(percent_decoded(piece));
    // A link may be percent-encoded as a whole; unpack_link knows.
    *part = part == &parts.link ? std::string(piece.substr(equals + 1)) : percent_decoded(piece.substr(equals + 1));
    parts.has_link |= part == &parts.link;
  }
  return std::nullopt;
}

std::optional<Trouble> read_speed(std::string_view text, std::optional<Speed>& speed) {
  if (text.empty()) return std::nullopt;
  if (text == "off") speed = Speed::Off;
  else if (text == "fast") speed = Speed::Fast;
  else if (text == "normal") speed = Speed::Normal;
  else return not_understood("speed=" + std::string(text));
  return std::nullopt;
}

std::optional<Trouble> read_setup(Registry registry, const Parts& parts, Setup& setup, bool& has_seed) {
  const GameEntry* game = find_game(registry, parts.game);
  if (!game || !game->table) return Trouble{"trouble.game", quote(parts.game), 0, {}};
  setup.game = parts.game;
  setup.choices = default_choices(game->options);
  if (parts.seats.empty()) {
    setup.seats = new_draft(Words(), registry, *game).setup.seats;
  } else if (auto trouble = read_seats(*game, parts.seats, ',', setup)) {
    return trouble;
  }
  if (auto trouble = read_options(*game, parts.options, ',', setup)) return trouble;
  if (!parts.seed.empty()) {
    const auto seed = parse_number<std::uint64_t>(parts.seed);
    if (!seed) return Trouble{"trouble.seed", quote(parts.seed), 0, {}};
    setup.seed = *seed;
    has_seed = true;
  }
  setup.practice = parts.practice == "1";
  return check(registry, setup);
}

}  // namespace

std::string percent_decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '%' && i + 2 < text.size() && hex_digit(text[i + 1]) >= 0 && hex_digit(text[i + 2]) >= 0) {
      out += static_cast<char>(hex_digit(text[i + 1]) * 16 + hex_digit(text[i + 2]));
      i += 2;
    } else {
      out += text[i];
    }
  }
  return out;
}

Address read_address(Registry registry, std::string_view text) {
  Address address;
  if (text.starts_with('#')) text.remove_prefix(1);
  Parts parts;
  address.trouble = split(text, parts);
  if (!address.trouble) address.trouble = read_speed(parts.speed, address.speed);
  if (address.trouble) return address;
  if (parts.has_link) {
    address.shown = unpack_link(registry, parts.link);
    address.trouble = address.shown->trouble;
    return address;
  }
  Setup setup;
  if (!parts.screen.empty() && parts.screen != "setup") {
    address.trouble = not_understood("screen=" + parts.screen);
  } else if (!parts.game.empty() || !parts.seats.empty() || !parts.options.empty()) {
    address.trouble = read_setup(registry, parts, setup, address.has_seed);
    if (!address.trouble) address.setup = setup;
    address.only_set_up = parts.screen == "setup";
  }
  return address;
}

}  // namespace wildshore
