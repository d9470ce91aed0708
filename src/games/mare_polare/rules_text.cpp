// rules_text.cpp: steps as text and back.
#include "games/mare_polare/rules.hpp"

namespace wildshore {

using namespace mare_polare;

namespace {

constexpr std::string_view kDieNames[] = {"", "1", "2", "3", "4", "jump", "splash"};

// By ActionKind. The first ones are followed by what they are done with.
constexpr std::string_view kVerbs[] = {"place", "walk", "jump", "fall", "lay",  "take",  "give", "drop",
                                       "fish",  "pass", "keep", "back", "done", "claim", "stay", "go"};
constexpr int kVerbCount = 16;
constexpr int kFirstBareVerb = static_cast<int>(ActionKind::Fish);

std::optional<std::uint8_t> parse_cell(std::string_view word) {
  if (word.size() != 2 || word[0] < 'a' || word[0] > 'd' || word[1] < '1' || word[1] > '4') return std::nullopt;
  return byte((word[1] - '1') * kSide + (word[0] - 'a'));
}

// The figure `1` .. `last`, as 0 .. last - 1.
std::optional<std::uint8_t> parse_figure(std::string_view word, int last) {
  if (word.size() != 1 || word[0] < '1' || word[0] - '0' > last) return std::nullopt;
  return byte(word[0] - '1');
}

std::optional<std::uint8_t> parse_kind(std::string_view word) {
  if (word.size() != 1 || word[0] < 'A' || word[0] > 'D') return std::nullopt;
  return byte(word[0] - 'A');
}

// `01` .. `60`, as 0 .. 59: two figures, so that no position begins another.
std::optional<std::uint8_t> parse_position(std::string_view word) {
  if (word.size() != 2 || word[0] < '0' || word[0] > '9' || word[1] < '0' || word[1] > '9') return std::nullopt;
  const int position = (word[0] - '0') * 10 + (word[1] - '0');
  if (position < 1 || position > kKinds * kFishOfAKind) return std::nullopt;
  return byte(position - 1);
}

std::optional<Counts> parse_recipe(std::string_view word) {
  if (word.size() != kKinds) return std::nullopt;
  Counts recipe = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    const char figure = word[static_cast<std::uint32_t>(kind)];
    if (figure < '0' || figure > '9') return std::nullopt;
    recipe = static_cast<Counts>(recipe + (figure - '0') * one_of(kind));
  }
  if (total(recipe) != kSoup) return std::nullopt;
  return recipe;
}

// One to four letters in order: `AAC`.
std::optional<Counts> parse_shapes(std::string_view word) {
  if (word.empty() || word.size() > 4) return std::nullopt;
  Counts shapes = 0;
  char before = 'A';
  for (const char letter : word) {
    if (letter < before || letter > 'D') return std::nullopt;
    shapes = static_cast<Counts>(shapes + one_of(letter - 'A'));
    before = letter;
  }
  return shapes;
}

// The words of a step: at most three, each followed by one blank or the end.
struct StepWords {
  std::string_view word[3];
  int count = 0;  // 0 when there are too many, none, or a blank too much
};

StepWords split(std::string_view text) {
  StepWords words;
  if (text.empty() || text.back() == ' ') return words;
  while (!text.empty()) {
    if (words.count == 3) return {};
    words.word[words.count] = take_word(text);
    if (words.word[words.count++].empty()) return {};
  }
  return words;
}

std::optional<std::uint8_t> parse_object(ActionKind kind, std::string_view word) {
  switch (kind) {
    case ActionKind::Take: return parse_kind(word);
    case ActionKind::Give: return parse_figure(word, kPlayers);
    case ActionKind::Drop: return parse_position(word);
    default: return parse_cell(word);
  }
}

std::optional<Outcome> parse_two_words(std::string_view verb, std::string_view word) {
  const auto with = [](OutcomeKind kind, std::optional<std::uint8_t> piece) -> std::optional<Outcome> {
    if (!piece) return std::nullopt;
    return Outcome{kind, *piece, 0};
  };
  if (verb == "oracle") return with(OutcomeKind::Oracle, parse_cell(word));
  if (verb == "igloo") return with(OutcomeKind::Igloo, parse_cell(word));
  if (verb == "hole") return with(OutcomeKind::Hole, parse_cell(word));
  if (verb == "first") return with(OutcomeKind::First, parse_figure(word, kPlayers));
  if (verb == "land" && word == "fish") return Outcome{OutcomeKind::Land, 0, 0};
  if (verb == "land" && word == "natural") return Outcome{OutcomeKind::Land, 1, 0};
  if (verb == "roll") {
    for (int die = 1; die < 7; ++die) {
      if (word == kDieNames[die]) return Outcome{OutcomeKind::Roll, byte(die), 0};
    }
  }
  if (verb == "touch") {
    if (const auto shapes = parse_shapes(word)) return Outcome{OutcomeKind::Touch, 0, *shapes};
  }
  return std::nullopt;
}

}  // namespace

namespace mare_polare {

std::string_view die_name(Die die) { return die <= Die::Splash ? kDieNames[static_cast<int>(die)] : std::string_view(); }

StepText cell_name(Cell cell) {
  StepText text;
  if (cell >= kCells) return text;
  return text.add(static_cast<char>('a' + column_of(cell))).add_number(row_of(cell) + 1);
}

StepText recipe_name(Counts recipe) {
  StepText text;
  for (int kind = 0; kind < kKinds; ++kind) text.add_number(count_of(recipe, kind));
  return text;
}

}  // namespace mare_polare

StepText MarePolare::text(const Action& a) {
  StepText text;
  const int verb = static_cast<int>(a.kind);
  if (verb >= kVerbCount) return text.add('?');
  text.add(kVerbs[verb]);
  if (verb >= kFirstBareVerb) return text;
  text.add(' ');
  switch (a.kind) {
    case ActionKind::Take: return text.add(static_cast<char>('A' + a.to));
    case ActionKind::Give: return text.add_number(a.to + 1);
    case ActionKind::Drop: return text.add_number((a.to + 1) / 10).add_number((a.to + 1) % 10);
    default: return text.add(cell_name(a.to));
  }
}

StepText MarePolare::text(const Outcome& o) {
  StepText text;
  switch (o.kind) {
    case OutcomeKind::Waters:
      text.add("water ").add(cell_name(byte(lowest(o.data)))).add(' ');
      return text.add(cell_name(byte(15 - std::countl_zero(o.data))));
    case OutcomeKind::Oracle: return text.add("oracle ").add(cell_name(o.piece));
    case OutcomeKind::Igloo: return text.add("igloo ").add(cell_name(o.piece));
    case OutcomeKind::Hole: return text.add("hole ").add(cell_name(o.piece));
    case OutcomeKind::First: return text.add("first ").add_number(o.piece + 1);
    case OutcomeKind::Recipe: return text.add("recipe ").add_number(o.piece + 1).add(' ').add(recipe_name(o.data));
    case OutcomeKind::Roll: return text.add("roll ").add(die_name(static_cast<Die>(o.piece)));
    case OutcomeKind::Touch:
      text.add("touch ");
      for (int shape = 0; shape < kKinds; ++shape) {
        for (int i = 0; i < count_of(o.data, shape) && text.view().size() < 10; ++i) text.add(static_cast<char>('A' + shape));
      }
      return text;
    case OutcomeKind::Land: return text.add(o.piece == 0 ? "land fish" : "land natural");
  }
  return text.add('?');
}

std::optional<Action> MarePolare::parse_action(std::string_view text) {
  const StepWords words = split(text);
  for (int verb = 0; verb < kVerbCount; ++verb) {
    if (words.word[0] != kVerbs[verb]) continue;
    const auto kind = static_cast<ActionKind>(verb);
    if (verb >= kFirstBareVerb) return words.count == 1 ? std::optional(Action{kind, 0}) : std::nullopt;
    if (words.count != 2) return std::nullopt;
    const auto to = parse_object(kind, words.word[1]);
    return to ? std::optional(Action{kind, *to}) : std::nullopt;
  }
  return std::nullopt;
}

std::optional<Outcome> MarePolare::parse_outcome(std::string_view text) {
  const StepWords words = split(text);
  if (words.count == 2) return parse_two_words(words.word[0], words.word[1]);
  if (words.count != 3) return std::nullopt;
  if (words.word[0] == "water") {
    const auto a = parse_cell(words.word[1]);
    const auto b = parse_cell(words.word[2]);
    if (a && b && *a < *b) return Outcome{OutcomeKind::Waters, 0, static_cast<Cells>(bit_of(*a) | bit_of(*b))};
  } else if (words.word[0] == "recipe") {
    const auto seat = parse_figure(words.word[1], kPlayers);
    const auto recipe = parse_recipe(words.word[2]);
    if (seat && recipe) return Outcome{OutcomeKind::Recipe, *seat, *recipe};
  }
  return std::nullopt;
}

}  // namespace wildshore
