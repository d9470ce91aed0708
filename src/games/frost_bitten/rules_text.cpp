// rules_text.cpp: steps as text and back, and the board as text.
#include "games/frost_bitten/rules.hpp"

namespace wildshore {

using namespace frost_bitten;

namespace {

constexpr std::string_view kDieNames[] = {"", "P2", "P3", "P4", "B3", "B4", "5"};
constexpr std::string_view kDirections = "nsew";

std::optional<Die> parse_die(std::string_view word) {
  for (int i = 1; i < 7; ++i) {
    if (word == kDieNames[i]) return static_cast<Die>(i);
  }
  return std::nullopt;
}

std::optional<std::uint8_t> parse_floe(std::string_view word) {
  if (word.size() != 2 || word[0] < '1' || word[0] > '8' || word[1] < 'A' || word[1] > 'D') return std::nullopt;
  return static_cast<std::uint8_t>((word[0] - '1') * kColumns + (word[1] - 'A'));
}

std::optional<Place> parse_place(std::string_view word) {
  if (word == "south") return kSouth;
  if (word == "equator") return kEquator;
  if (word == "north") return kNorth;
  return parse_floe(word);
}

// The figure `1` .. `last`.
std::optional<std::uint8_t> parse_figure(std::string_view word, int last) {
  if (word.size() != 1 || word[0] < '1' || word[0] - '0' > last) return std::nullopt;
  return static_cast<std::uint8_t>(word[0] - '0');
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

}  // namespace

namespace frost_bitten {

int face_of(Die die) {
  constexpr std::uint8_t kFace[] = {0, 2, 1, 4, 0, 0, 5};
  return die <= Die::Five ? kFace[static_cast<int>(die)] : 0;
}

std::string_view die_name(Die die) { return die <= Die::Five ? kDieNames[static_cast<int>(die)] : std::string_view(); }

StepText place_name(Place place) {
  StepText text;
  if (is_floe(place)) return text.add_number(pack_of(place)).add(static_cast<char>('A' + home_column(place)));
  return text.add(place == kSouth ? "south" : place == kEquator ? "equator" : place == kNorth ? "north" : "");
}

}  // namespace frost_bitten

StepText FrostBitten::text(const Action& a) {
  StepText text;
  switch (a.kind) {
    case ActionKind::Step: return text.add("step ").add_number(a.piece + 1).add(' ').add(place_name(a.to));
    case ActionKind::Slide:
      return text.add("slide ").add(place_name(a.piece)).add(' ').add(a.to < 4 ? kDirections[a.to] : '?');
    case ActionKind::Bear:
      text.add("bear ");
      if (a.piece != 0) text.add_number(a.piece).add(' ');
      return text.add(place_name(a.to));
    case ActionKind::Die: return text.add("die ").add(die_name(static_cast<Die>(a.to)));
  }
  return text.add('?');
}

StepText FrostBitten::text(const Outcome& o) {
  if (o.kind == OutcomeKind::First) return StepText("first ").add_number(o.value + 1);
  return StepText("roll ").add(die_name(static_cast<Die>(o.value)));
}

std::optional<Action> FrostBitten::parse_action(std::string_view text) {
  const StepWords words = split(text);
  const std::string_view verb = words.word[0];
  const std::string_view last = words.word[words.count == 3 ? 2 : 1];
  if (verb == "step" && words.count == 3) {
    const auto number = parse_figure(words.word[1], kPenguinsPerSeat);
    const auto place = parse_place(last);
    if (number && place) return Action{ActionKind::Step, static_cast<std::uint8_t>(*number - 1), *place};
  } else if (verb == "slide" && words.count == 3) {
    const auto floe = parse_floe(words.word[1]);
    const auto direction = last.size() == 1 ? kDirections.find(last[0]) : std::string_view::npos;
    if (floe && direction != std::string_view::npos) {
      return Action{ActionKind::Slide, *floe, static_cast<std::uint8_t>(direction)};
    }
  } else if (verb == "bear" && words.count >= 2) {
    const auto bear = words.count == 2 ? std::optional<std::uint8_t>(std::uint8_t{0}) : parse_figure(words.word[1], kMaxBears);
    const auto place = parse_place(last);
    if (bear && place) return Action{ActionKind::Bear, *bear, *place};
  } else if (verb == "die" && words.count == 2) {
    const auto die = parse_die(last);
    if (die && *die != Die::Five) return Action{ActionKind::Die, 0, static_cast<std::uint8_t>(*die)};
  }
  return std::nullopt;
}

std::optional<Outcome> FrostBitten::parse_outcome(std::string_view text) {
  const StepWords words = split(text);
  if (words.count != 2) return std::nullopt;
  if (words.word[0] == "first") {
    const auto seat = parse_figure(words.word[1], kMaxSeats);
    if (seat) return Outcome{OutcomeKind::First, static_cast<std::uint8_t>(*seat - 1)};
  } else if (words.word[0] == "roll") {
    const auto die = parse_die(words.word[1]);
    if (die) return Outcome{OutcomeKind::Roll, static_cast<std::uint8_t>(*die)};
  }
  return std::nullopt;
}

}  // namespace wildshore
