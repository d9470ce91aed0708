// rules_text.cpp: steps as text and back. What a text does not name exactly is refused.
#include "games/the_mara/rules.hpp"

namespace wildshore {

using namespace the_mara;

namespace {

constexpr std::string_view kHabitatNames[] = {"grove", "bush", "savannah", "waterhole", "river"};
constexpr std::string_view kAnimalNames[] = {"carnivore", "herbivore", "primate", "amphibian", "bird", "insect"};

std::optional<std::uint8_t> habitat_named(std::string_view word) {
  for (std::uint8_t h = 0; h < kHabitats; ++h) {
    if (word == kHabitatNames[h]) return h;
  }
  return std::nullopt;
}

std::optional<std::uint8_t> animal_named(std::string_view word) {
  for (std::uint8_t a = 0; a < kAnimals; ++a) {
    if (word == kAnimalNames[a]) return a;
  }
  return std::nullopt;
}

// Two words; the second is all behind the first blank.
std::optional<Card> card_named(std::string_view text) {
  const auto habitat = habitat_named(take_word(text));
  const auto animal = animal_named(text);
  if (!habitat || !animal) return std::nullopt;
  return card_of(static_cast<Habitat>(*habitat), static_cast<Animal>(*animal));
}

std::optional<Place> parse_lodge(std::string_view word) {
  const Place place = place_named(word);
  return is_lodge(place) ? std::optional<Place>(place) : std::nullopt;
}

std::optional<Action> with(ActionKind kind, std::optional<std::uint8_t> what) {
  if (!what) return std::nullopt;
  return Action{kind, *what};
}

std::optional<std::uint8_t> unless(std::uint8_t value, std::uint8_t none) {
  return value == none ? std::nullopt : std::optional<std::uint8_t>(value);
}

}  // namespace

namespace the_mara {

std::string_view habitat_name(Habitat habitat) {
  return habitat < Habitat::None ? kHabitatNames[static_cast<int>(habitat)] : std::string_view();
}
std::string_view animal_name(Animal animal) {
  return animal < Animal::Unseen ? kAnimalNames[static_cast<int>(animal)] : std::string_view();
}
StepText card_name(Card card) {
  if (card >= kCards) return {};
  return StepText(habitat_name(habitat_of(card))).add(' ').add(animal_name(animal_of(card)));
}

}  // namespace the_mara

StepText TheMara::text(const Action& a) {
  switch (a.kind) {
    case ActionKind::Start: return StepText("start ").add(place_name(a.what));
    case ActionKind::Photo: return StepText("photo ").add(tile_name(a.what));
    case ActionKind::Drive: return StepText("drive ").add(place_name(a.what));
    case ActionKind::Peek: return StepText("peek");
    case ActionKind::Pick: return StepText("pick ").add(card_name(a.what));
    case ActionKind::Drop: return StepText("drop ").add(card_name(a.what));
    case ActionKind::Track: return StepText("track ").add(place_name(a.what));
    case ActionKind::Keep: return StepText("keep ").add(card_name(a.what));
    case ActionKind::Done: return StepText("done");
  }
  return StepText("?");
}

StepText TheMara::text(const Outcome& o) {
  switch (o.kind) {
    case OutcomeKind::Tile:
      return StepText("tile ").add(tile_name(o.at)).add(' ').add(habitat_name(static_cast<Habitat>(o.value)));
    case OutcomeKind::Pile:
      return StepText("pile ").add(place_name(o.at)).add(' ').add(animal_name(static_cast<Animal>(o.value)));
    case OutcomeKind::Draw: return StepText("draw ").add(card_name(o.value));
    case OutcomeKind::First: return StepText("first ").add_number(o.value + 1);
    case OutcomeKind::See:
      return StepText("see ").add(tile_name(o.at)).add(' ').add(animal_name(static_cast<Animal>(o.value)));
  }
  return StepText("?");
}

std::optional<Action> TheMara::parse_action(std::string_view text) {
  if (text == "peek") return Action{ActionKind::Peek, 0};
  if (text == "done") return Action{ActionKind::Done, 0};
  const std::string_view verb = take_word(text);
  if (verb == "start") return with(ActionKind::Start, parse_lodge(text));
  if (verb == "photo") return with(ActionKind::Photo, unless(tile_named(text), kNoTile));
  if (verb == "drive") return with(ActionKind::Drive, unless(place_named(text), kNowhere));
  if (verb == "pick") return with(ActionKind::Pick, card_named(text));
  if (verb == "drop") return with(ActionKind::Drop, card_named(text));
  if (verb == "keep") return with(ActionKind::Keep, card_named(text));
  if (verb == "track") {
    const Place place = place_named(text);
    if (is_path(place)) return Action{ActionKind::Track, place};
  }
  return std::nullopt;
}

std::optional<Outcome> TheMara::parse_outcome(std::string_view text) {
  const std::string_view verb = take_word(text);
  if (verb == "first") {
    if (text.size() != 1 || text[0] < '1' || text[0] - '0' > kMaxSeats) return std::nullopt;
    return Outcome{OutcomeKind::First, 0, static_cast<std::uint8_t>(text[0] - '1')};
  }
  if (verb == "draw") {
    const auto card = card_named(text);
    return card ? std::optional<Outcome>({OutcomeKind::Draw, 0, *card}) : std::nullopt;
  }
  const std::string_view at = take_word(text);
  if (verb == "tile" || verb == "see") {
    const Tile tile = tile_named(at);
    const auto value = verb == "tile" ? habitat_named(text) : animal_named(text);
    if (tile != kNoTile && value) return Outcome{verb == "tile" ? OutcomeKind::Tile : OutcomeKind::See, tile, *value};
  } else if (verb == "pile") {
    const auto lodge = parse_lodge(at);
    const auto animal = animal_named(text);
    if (lodge && animal) return Outcome{OutcomeKind::Pile, *lodge, *animal};
  }
  return std::nullopt;
}

}  // namespace wildshore
