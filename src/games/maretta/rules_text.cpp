// rules_text.cpp: steps as text and back.
#include "games/maretta/rules.hpp"

namespace wildshore {

using namespace maretta;

namespace {

constexpr std::string_view kSuitNames[kSuits] = {"wood", "rope", "fire", "water", "food"};
// No name begins another, so that a line cut short is never another line.
constexpr std::string_view kBarrelNames[] = {"monkey", "troop", "cuttlefish", "school", "shark", "frenzy", "spear", "anchor", "pelican", "down", ""};

// By ActionKind, with what follows: a seat, a card, a slot.
struct Verb {
  std::string_view word;
  bool seat;
  bool card;
};
constexpr Verb kVerbs[] = {{"choose", false, true}, {"give", true, true},   {"move", false, false},   {"steal", true, true}, {"load", false, true},
                           {"pass", false, false},  {"take", false, false}, {"discard", false, true}, {"swap", true, false}, {"look", true, false}};
constexpr int kVerbCount = 10;

// The figure `1` .. `last`, as 0 .. last - 1.
std::optional<std::uint8_t> parse_figure(std::string_view word, int last) {
  if (word.size() != 1 || word[0] < '1' || word[0] - '0' > last) return std::nullopt;
  return byte(word[0] - '1');
}

std::optional<Card> parse_card(std::string_view word) {
  if (word == "ship") return kShip;
  for (int suit = 0; suit < kSuits; ++suit) {
    if (!word.starts_with(kSuitNames[suit])) continue;
    const auto value = parse_figure(word.substr(kSuitNames[suit].size()), kValues);
    return value ? std::optional(card_of(static_cast<Suit>(suit), *value + 1)) : std::nullopt;
  }
  return std::nullopt;
}

std::optional<std::uint8_t> parse_barrel(std::string_view word) {
  for (int barrel = 0; barrel < kBarrels; ++barrel) {
    if (word == kBarrelNames[barrel]) return byte(barrel);
  }
  return std::nullopt;
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

std::optional<Outcome> outcome_of(OutcomeKind kind, std::optional<std::uint8_t> number, std::optional<std::uint8_t> piece) {
  if (!number || !piece) return std::nullopt;
  return Outcome{kind, *number, *piece};
}

}  // namespace

namespace maretta {

std::string_view suit_name(Suit suit) { return static_cast<int>(suit) < kSuits ? kSuitNames[static_cast<int>(suit)] : std::string_view(); }

std::string_view barrel_name(Barrel barrel) { return barrel <= Barrel::None ? kBarrelNames[static_cast<int>(barrel)] : std::string_view(); }

StepText card_name(Card card) {
  StepText text;
  if (is_resource(card)) return text.add(suit_name(suit_of(card))).add_number(value_of(card));
  return text.add(card == kShip ? "ship" : card == kHidden ? "?" : "");
}

}  // namespace maretta

StepText MarettaRules::text(const Action& a) {
  StepText text;
  const int kind = static_cast<int>(a.kind);
  if (kind >= kVerbCount) return text.add('?');
  const Verb& verb = kVerbs[kind];
  text.add(verb.word);
  if (verb.seat) text.add(' ').add_number(a.seat + 1);
  if (verb.card) text.add(' ').add(card_name(a.card));
  if (a.kind == ActionKind::Take) text.add(' ').add_number(a.card + 1);
  return text;
}

StepText MarettaRules::text(const Outcome& o) {
  StepText text;
  switch (o.kind) {
    case OutcomeKind::Float: return text.add("barrel ").add_number(o.number).add(' ').add(barrel_name(static_cast<Barrel>(o.piece)));
    case OutcomeKind::First: return text.add("first ").add_number(o.number + 1);
    case OutcomeKind::Draw: return text.add("draw ").add_number(o.number + 1).add(' ').add(card_name(o.piece));
    case OutcomeKind::Open: return text.add("open ").add(barrel_name(static_cast<Barrel>(o.piece)));
  }
  return text.add('?');
}

std::optional<Action> MarettaRules::parse_action(std::string_view text) {
  const StepWords words = split(text);
  for (int kind = 0; kind < kVerbCount; ++kind) {
    const Verb& verb = kVerbs[kind];
    if (words.word[0] != verb.word) continue;
    Action action{static_cast<ActionKind>(kind), 0, 0};
    const bool take = action.kind == ActionKind::Take;
    if (words.count != 1 + verb.seat + (verb.card || take)) return std::nullopt;
    const std::optional<std::uint8_t> seat = verb.seat ? parse_figure(words.word[1], kSeats) : std::optional<std::uint8_t>(byte(0));
    std::optional<Card> card = byte(0);
    if (verb.card) card = parse_card(words.word[words.count - 1]);
    if (take) card = parse_figure(words.word[1], kSlots);
    if (!seat || !card) return std::nullopt;
    action.seat = *seat;
    action.card = *card;
    return action;
  }
  return std::nullopt;
}

std::optional<Outcome> MarettaRules::parse_outcome(std::string_view text) {
  const StepWords words = split(text);
  const std::string_view verb = words.word[0];
  if (words.count == 2) {
    if (verb == "first") return outcome_of(OutcomeKind::First, parse_figure(words.word[1], kSeats), byte(0));
    if (verb == "open") return outcome_of(OutcomeKind::Open, byte(0), parse_barrel(words.word[1]));
  } else if (words.count == 3) {
    if (verb == "draw") return outcome_of(OutcomeKind::Draw, parse_figure(words.word[1], kSeats), parse_card(words.word[2]));
    if (verb == "barrel") return outcome_of(OutcomeKind::Float, parse_number<std::uint8_t>(words.word[1]), parse_barrel(words.word[2]));
  }
  return std::nullopt;
}

}  // namespace wildshore
