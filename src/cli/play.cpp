// play.cpp: a game in the terminal: the board in text, numbered actions, and a line from the person.
#include <chrono>
#include <cstdio>

#include "app/registry.hpp"
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "play/match.hpp"

namespace wildshore::cli {
namespace {

std::optional<std::string> read_line() {
  std::string line;
  int c = std::getchar();
  if (c == EOF) return std::nullopt;
  for (; c != EOF && c != '\n'; c = std::getchar()) line += static_cast<char>(c);
  while (line.ends_with('\r') || line.ends_with(' ')) line.pop_back();
  return line;
}

std::string seat_name(const Setup& setup, Seat seat) {
  const SeatSetup& who = setup.seats[static_cast<std::size_t>(seat)];
  std::string name = "seat " + std::to_string(seat + 1);
  if (!who.name.empty()) name += " " + who.name;
  if (!who.person()) name += " bot:" + who.level;
  return name;
}

// Lets chance and bots act, saying what they do, until a person is asked or the game is over.
Progress run_others(AnyMatch& match) {
  constexpr int kSlice = 1 << 16;
  for (;;) {
    const ToAct who = match.to_act();
    const Progress progress = match.advance(kSlice);
    if (progress == Progress::Over || progress == Progress::Waiting) return progress;
    if (progress == Progress::Thinking) continue;
    const std::string actor = who.turn == Turn::Chance ? "chance" : seat_name(match.setup(), who.seat);
    std::printf("%s: %s\n", actor.c_str(), match.steps().back().c_str());
  }
}

void print_question(const AnyMatch& match) {
  std::printf("\n%s\n%s, what do you do?\n", match.board().c_str(), seat_name(match.setup(), match.to_act().seat).c_str());
  const auto legal = match.legal();
  for (std::size_t i = 0; i < legal.size(); ++i) std::printf("%4d  %s\n", static_cast<int>(i) + 1, legal[i].c_str());
  std::printf("(a number, a step, undo, redo, save FILE, quit) > ");
  std::fflush(stdout);
}

void print_end(const AnyMatch& match) {
  const Result result = match.result();
  std::printf("\n%s\nthe game is over (%s) in round %d; won by:", match.board().c_str(), std::string(result.reason).c_str(),
              static_cast<int>(result.round));
  for (std::size_t seat = 0; seat < match.setup().seats.size(); ++seat) {
    if ((result.winners >> seat) & 1u) std::printf(" %s", seat_name(match.setup(), static_cast<Seat>(seat)).c_str());
  }
  std::printf("%s\n", result.winners == 0 ? " nobody" : "");
}

// Does what the person said; false when it was quit.
bool obey(AnyMatch& match, std::string_view said) {
  std::string_view rest = said;
  const std::string_view word = take_word(rest);
  if (said == "quit") return false;
  if (said == "undo") {
    if (!match.undo()) complain("nothing can be taken back: chance has acted since (--practice lifts that)");
  } else if (said == "redo") {
    if (!match.redo()) complain("nothing was taken back");
  } else if (word == "save" && !rest.empty()) {
    const bool saved = write_file(std::string(rest), write_record(registry(), match.record()));
    complain((saved ? "saved to " : "cannot write ") + quote(rest));
  } else {
    const auto legal = match.legal();
    const auto number = parse_number<int>(said);
    const bool listed = number && *number >= 1 && *number <= static_cast<int>(legal.size());
    if (auto trouble = match.play(listed ? std::string_view(legal[static_cast<std::size_t>(*number - 1)]) : said)) {
      complain(*trouble);
    }
  }
  return true;
}

// The match to play: from the record given, or a new one. Nothing, and a complaint, when there is none.
std::unique_ptr<AnyMatch> open_match(const Arguments& arguments) {
  if (arguments.files().empty()) {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    const auto seed = std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
    const auto given = read_setup(arguments, true, static_cast<std::uint64_t>(seed));
    return given ? given->game->match(given->setup) : nullptr;
  }
  const std::string name(arguments.files()[0]);
  const auto text = read_file(name, kMaxRecordBytes);
  if (!text) {
    complain("cannot read the file \"" + quote(name) + "\"");
    return nullptr;
  }
  const ReadRecord read = read_record(registry(), *text);
  if (read.trouble) complain(*read.trouble);
  if (!read.playable) return nullptr;
  auto match = find_game(registry(), read.record.setup.game)->match(read.record.setup);
  if (const auto trouble = match->load(read.record)) complain(*trouble);
  return match;
}

}  // namespace

int play(const Line& line) {
  const Arguments arguments(line, {"game", "options", "seats", "seed"}, {"practice"}, 1);
  if (!arguments.good()) return kBadInput;
  const auto match = open_match(arguments);
  if (!match) return kBadInput;
  for (;;) {
    if (run_others(*match) == Progress::Over) {
      print_end(*match);
      return 0;
    }
    print_question(*match);
    const auto said = read_line();
    if (!said || !obey(*match, *said)) return 0;
  }
}

}  // namespace wildshore::cli
