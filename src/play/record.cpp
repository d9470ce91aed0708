// record.cpp: writing and reading the text of a game. Reading never trusts its input: every line is judged, the first bad one
// is named, and what stood before it is kept.
#include "play/record.hpp"

namespace wildshore {
namespace {

// The lines of a text, one at a time, counted from 1. A carriage return before the line end is dropped.
class Lines {
 public:
  explicit Lines(std::string_view text) : rest_(text) {
    if (rest_.starts_with("\xEF\xBB\xBF")) rest_.remove_prefix(3);
  }

  bool next() {
    if (rest_.empty()) return false;
    const auto end = rest_.find('\n');
    line_ = rest_.substr(0, end);
    rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
    if (line_.ends_with('\r')) line_.remove_suffix(1);
    ++number_;
    return true;
  }

  std::string_view line() const { return line_; }
  int number() const { return number_; }
  bool only_blanks_left() const { return line_.empty() && rest_.find_first_not_of(" \t\r\n") == std::string_view::npos; }

 private:
  std::string_view rest_;
  std::string_view line_;
  int number_ = 0;
};

// Reads the header line by line into a setup.
class HeaderReader {
 public:
  HeaderReader(Registry registry, Lines& lines, Setup& setup) : registry_(registry), lines_(lines), setup_(setup) {}

  std::optional<Trouble> read() {
    if (auto trouble = read_version()) return trouble;
    if (auto trouble = read_game()) return trouble;
    for (;;) {
      if (!lines_.next()) return trouble("trouble.truncated", setup_.seats.empty() ? "seats" : "seed");
      std::string_view rest = lines_.line();
      const std::string_view word = take_word(rest);
      if (word == "seed") return read_seed(rest);
      if (auto trouble = read_line(word, rest)) return trouble;
    }
  }

 private:
  Trouble trouble(std::string_view key, std::string_view detail) const {
    return {std::string(key), quote(detail), lines_.number(), {}};
  }
  std::optional<Trouble> at_line(std::optional<Trouble> trouble, int line) const {
    if (trouble) trouble->line = line;
    return trouble;
  }

  std::optional<Trouble> read_version() {
    if (!lines_.next()) return Trouble{"trouble.truncated", "wildshore", 1, {}};
    std::string_view rest = lines_.line();
    if (take_word(rest) != "wildshore") return trouble("trouble.record", lines_.line());
    const auto version = parse_number<int>(rest);
    if (!version || *version != kRecordVersion) return trouble("trouble.version", rest);
    return std::nullopt;
  }

  std::optional<Trouble> read_game() {
    if (!lines_.next()) return trouble("trouble.truncated", "game");
    std::string_view rest = lines_.line();
    if (take_word(rest) != "game") return trouble("trouble.record", lines_.line());
    const std::string_view id = take_word(rest);
    game_ = find_game(registry_, id);
    if (!game_) return trouble("trouble.game", id);
    if (take_word(rest) != "rules") return trouble("trouble.record", lines_.line());
    if (parse_number<int>(rest) != game_->rules) return trouble("trouble.rules", rest);
    setup_.game = id;
    setup_.choices = default_choices(*game_);
    return std::nullopt;
  }

  std::optional<Trouble> read_line(std::string_view word, std::string_view rest) {
    if (word == "options" && options_line_ == 0) {
      options_ = rest;
      options_line_ = lines_.number();
      return std::nullopt;
    }
    if (word == "seats" && setup_.seats.empty()) return at_line(read_seats(*game_, rest, ' ', setup_), lines_.number());
    if (word == "name") return read_name(rest);
    if (word == "practice" && rest.empty() && !setup_.practice) {
      setup_.practice = true;
      return std::nullopt;
    }
    return trouble("trouble.record", lines_.line());
  }

  std::optional<Trouble> read_name(std::string_view rest) {
    const std::string_view number = take_word(rest);
    const auto seat = parse_number<int>(number);
    if (!seat || *seat < 1 || *seat > static_cast<int>(setup_.seats.size())) return trouble("trouble.name_seat", number);
    SeatSetup& setup = setup_.seats[static_cast<std::size_t>(*seat - 1)];
    if (!setup.name.empty() || !good_name(rest)) return trouble("trouble.name", rest);
    setup.name = rest;
    return std::nullopt;
  }

  std::optional<Trouble> read_seed(std::string_view rest) {
    if (setup_.seats.empty()) return trouble("trouble.no_seats", lines_.line());
    if (auto trouble = read_options(*game_, options_, ' ', setup_)) return at_line(trouble, options_line_);
    const auto seed = parse_number<std::uint64_t>(rest);
    if (!seed) return trouble("trouble.seed", rest);
    setup_.seed = *seed;
    return std::nullopt;
  }

  Registry registry_;
  Lines& lines_;
  Setup& setup_;
  const GameEntry* game_ = nullptr;
  std::string_view options_;  // judged when the seats are known
  int options_line_ = 0;
};

}  // namespace

int first_step_line(std::span<const OptionSpec> options, const Setup& setup) {
  int line = 5;  // wildshore, game, seats, seed
  if (setup.choices != default_choices(options)) ++line;
  if (setup.practice) ++line;
  for (const SeatSetup& seat : setup.seats) line += !seat.name.empty();
  return line;
}

std::string write_record(Registry registry, const Record& record) {
  const Setup& setup = record.setup;
  const GameEntry* game = find_game(registry, setup.game);
  if (!game) return {};
  std::string text = "wildshore " + std::to_string(kRecordVersion) + "\n";
  text.append("game ").append(game->id).append(" rules ").append(std::to_string(game->rules)).append("\n");
  if (const std::string options = options_text(*game, setup.choices, ' '); !options.empty()) {
    text.append("options ").append(options).append("\n");
  }
  text.append("seats ").append(seats_text(setup, ' ')).append("\n");
  for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
    const std::string& name = setup.seats[seat].name;
    if (!name.empty()) text.append("name ").append(std::to_string(seat + 1)).append(" ").append(name).append("\n");
  }
  if (setup.practice) text += "practice\n";
  text.append("seed ").append(std::to_string(setup.seed)).append("\n");
  for (const std::string& step : record.steps) text.append(step).append("\n");
  return text;
}

ReadRecord read_record(Registry registry, std::string_view text) {
  ReadRecord read;
  const bool too_long = text.size() > kMaxRecordBytes;
  if (too_long) text = text.substr(0, text.rfind('\n', kMaxRecordBytes));
  Lines lines(text);
  read.trouble = HeaderReader(registry, lines, read.record.setup).read();
  if (read.trouble) return read;
  read.playable = true;
  read.record.first_step_line = lines.number() + 1;
  while (lines.next() && !lines.only_blanks_left()) {
    if (lines.line().empty() || lines.line().size() > StepText::kCapacity) {
      read.trouble = Trouble{"trouble.record", quote(lines.line()), lines.number(), {}};
      return read;
    }
    if (read.record.steps.size() == kMaxRecordSteps) {
      read.trouble = Trouble{"trouble.too_long", std::to_string(kMaxRecordSteps), lines.number(), {}};
      return read;
    }
    read.record.steps.emplace_back(lines.line());
  }
  if (too_long) read.trouble = Trouble{"trouble.too_long", std::to_string(kMaxRecordSteps), lines.number(), {}};
  return read;
}

}  // namespace wildshore
