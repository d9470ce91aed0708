// rules_text.cpp: steps as text and back. What a text does not name exactly is refused.
#include "games/rescue_polar_bears/rules.hpp"

namespace wildshore {

using namespace rescue_polar_bears;

namespace rescue_polar_bears {
namespace {

constexpr std::string_view kBearNames[] = {"male", "female", "cub"};
constexpr std::string_view kShipNames[] = {"breeze-dragon", "white-wave", "polaris", "tidewalker", "north-watch", ""};
constexpr std::string_view kCardNames[] = {"cold-front",        "polar-night",   "coast-guard",  "air-wing", "survey-drones",
                                           "weather-satellite", "blasting-crew", "fair-current", "airlift",  "full-steam",    ""};

// What an action's text says behind its first word.
enum class Form : std::uint8_t { Nothing, Cell, CellData, CellBear, BearCell, Number, SeatCell, SeatWhich, Seat, Adult };
struct Verb {
  ActionKind kind;
  std::string_view word;
  Form form;
};
constexpr Verb kVerbs[] = {
    {ActionKind::Sail, "sail", Form::Cell},          {ActionKind::LoadData, "load", Form::CellData},
    {ActionKind::LoadBear, "load", Form::CellBear},  {ActionKind::Unload, "unload", Form::Nothing},
    {ActionKind::Break, "break", Form::Cell},        {ActionKind::EndTurn, "end", Form::Nothing},
    {ActionKind::Flee, "flee", Form::BearCell},      {ActionKind::Pick, "pick", Form::Number},
    {ActionKind::Use, "use", Form::Nothing},         {ActionKind::Decline, "decline", Form::Nothing},
    {ActionKind::Blast, "blast", Form::Cell},        {ActionKind::Current, "current", Form::SeatCell},
    {ActionKind::Airlift, "airlift", Form::Cell},    {ActionKind::Upgrade, "upgrade", Form::SeatWhich},
    {ActionKind::Token, "token", Form::Seat},        {ActionKind::Birth, "birth", Form::Cell},
    {ActionKind::Grow, "grow", Form::Adult},
};

template <int kCount>
std::optional<std::uint8_t> named(const std::string_view (&names)[kCount], std::string_view word) {
  for (int i = 0; i < kCount; ++i) {
    if (!word.empty() && names[i] == word) return static_cast<std::uint8_t>(i);
  }
  return std::nullopt;
}

std::optional<std::uint8_t> cell_in(std::string_view word) {
  if (word.size() != 2) return std::nullopt;
  const Cell cell = cell_named(word[0], word[1]);
  return cell == kNoCell ? std::nullopt : std::optional(cell);
}

// One figure between `low` and `high`, less `low`.
std::optional<std::uint8_t> figure_in(std::string_view word, char low, char high) {
  if (word.size() != 1 || word[0] < low || word[0] > high) return std::nullopt;
  return static_cast<std::uint8_t>(word[0] - low);
}
std::optional<std::uint8_t> seat_in(std::string_view word) { return figure_in(word, '1', '4'); }

// Numbers of tiles and of the d20 have two figures, so that none begins another.
std::optional<std::uint8_t> number_in(std::string_view word) {
  if (word.size() != 2 || word[0] < '0' || word[0] > '2' || word[1] < '0' || word[1] > '9') return std::nullopt;
  const int number = 10 * (word[0] - '0') + word[1] - '0';
  return number < 1 || number > kTiles ? std::nullopt : std::optional(static_cast<std::uint8_t>(number));
}
StepText& add_two(StepText& text, int number) { return text.add(static_cast<char>('0' + number / 10)).add(static_cast<char>('0' + number % 10)); }
char seat_figure(int seat) { return static_cast<char>('1' + seat); }

std::optional<Action> action(ActionKind kind, std::optional<std::uint8_t> cell, std::optional<std::uint8_t> what) {
  if (!cell || !what) return std::nullopt;
  return Action{kind, *cell, *what};
}

std::optional<Action> read(const Verb& verb, std::string_view rest) {
  const bool two_words = rest.find(' ') != std::string_view::npos;
  const std::string_view first = take_word(rest);
  switch (verb.form) {
    case Form::Nothing: return first.empty() && rest.empty() ? action(verb.kind, kNoCell, std::uint8_t{0}) : std::nullopt;
    case Form::CellData: return rest == "data" ? action(verb.kind, cell_in(first), std::uint8_t{0}) : std::nullopt;
    case Form::CellBear: return action(verb.kind, cell_in(first), named(kBearNames, rest));
    case Form::BearCell: return action(verb.kind, cell_in(rest), named(kBearNames, first));
    case Form::SeatCell: return action(verb.kind, cell_in(rest), seat_in(first));
    case Form::SeatWhich: {
      const auto seat = seat_in(first);
      const auto which = figure_in(rest, '1', '2');
      if (!seat || !which) return std::nullopt;
      return Action{verb.kind, kNoCell, static_cast<std::uint8_t>(2 * *seat + *which)};
    }
    default: break;
  }
  if (two_words) return std::nullopt;
  switch (verb.form) {
    case Form::Cell: return action(verb.kind, cell_in(first), std::uint8_t{0});
    case Form::Number: return action(verb.kind, kNoCell, number_in(first));
    case Form::Seat: return action(verb.kind, kNoCell, seat_in(first));
    default: return first == "cub" ? std::nullopt : action(verb.kind, kNoCell, named(kBearNames, first));
  }
}

std::optional<Outcome> outcome(OutcomeKind kind, std::optional<std::uint8_t> cell, std::optional<std::uint8_t> value) {
  if (!cell || !value) return std::nullopt;
  return Outcome{kind, *cell, *value};
}

std::optional<std::uint8_t> tile_in(std::string_view word) {
  if (word == "ocean") return kOcean;
  if (word == "support") return kSupport;
  if (word == "float") return kFloat;
  return number_in(word);
}

}  // namespace

StepText cell_name(Cell cell) {
  if (cell >= kCells) return StepText();
  return StepText().add(static_cast<char>('a' + column_of(cell))).add(static_cast<char>('1' + row_of(cell)));
}
std::string_view bear_name(Bear bear) { return kBearNames[static_cast<int>(bear)]; }
std::string_view ship_name(Ship ship) { return kShipNames[static_cast<int>(ship)]; }
std::string_view card_name(Card card) { return kCardNames[static_cast<int>(card)]; }

}  // namespace rescue_polar_bears

StepText RescuePolarBears::text(const Action& a) {
  const Verb& verb = kVerbs[static_cast<int>(a.kind)];
  StepText text(verb.word);
  if (verb.form != Form::Nothing) text.add(' ');
  switch (verb.form) {
    case Form::Nothing: return text;
    case Form::Cell: return text.add(cell_name(a.cell));
    case Form::CellData: return text.add(cell_name(a.cell)).add(" data");
    case Form::CellBear: return text.add(cell_name(a.cell)).add(' ').add(kBearNames[a.what]);
    case Form::BearCell: return text.add(kBearNames[a.what]).add(' ').add(cell_name(a.cell));
    case Form::Number: return add_two(text, a.what);
    case Form::SeatCell: return text.add(seat_figure(a.what)).add(' ').add(cell_name(a.cell));
    case Form::SeatWhich: return text.add(seat_figure(a.what / 2)).add(' ').add(seat_figure(a.what % 2));
    case Form::Seat: return text.add(seat_figure(a.what));
    case Form::Adult: return text.add(kBearNames[a.what]);
  }
  return text;
}

std::optional<Action> RescuePolarBears::parse_action(std::string_view text) {
  if (text.ends_with(' ')) return std::nullopt;
  const std::string_view word = take_word(text);
  for (const Verb& verb : kVerbs) {
    if (verb.word != word) continue;
    if (const auto action = read(verb, text)) return action;
  }
  return std::nullopt;
}

StepText RescuePolarBears::text(const Outcome& o) {
  switch (o.kind) {
    case OutcomeKind::Tile: {
      StepText text("tile ");
      text.add(cell_name(o.cell)).add(' ');
      if (o.value == kOcean) return text.add("ocean");
      if (o.value == kSupport) return text.add("support");
      return o.value == kFloat ? text.add("float") : add_two(text, o.value);
    }
    case OutcomeKind::Ship: return StepText("ship ").add(seat_figure(o.value / kShips)).add(' ').add(kShipNames[o.value % kShips]);
    case OutcomeKind::Data: return StepText("data ").add(cell_name(o.cell));
    case OutcomeKind::Card: return StepText("card ").add(kCardNames[o.value]);
    case OutcomeKind::Heat: return StepText("heat ").add_number(o.value);
    default: break;
  }
  StepText text(o.kind == OutcomeKind::Alert ? "alert " : o.kind == OutcomeKind::TurnUp ? "turn " : "growth ");
  return add_two(text, o.value);
}

std::optional<Outcome> RescuePolarBears::parse_outcome(std::string_view text) {
  const std::string_view word = take_word(text);
  if (word == "alert") return outcome(OutcomeKind::Alert, kNoCell, number_in(text));
  if (word == "turn") return outcome(OutcomeKind::TurnUp, kNoCell, number_in(text));
  if (word == "growth") return outcome(OutcomeKind::Growth, kNoCell, number_in(text));
  if (word == "card") return outcome(OutcomeKind::Card, kNoCell, named(kCardNames, text));
  if (word == "heat") {
    const auto die = figure_in(text, '1', '6');
    return die ? outcome(OutcomeKind::Heat, kNoCell, static_cast<std::uint8_t>(*die + 1)) : std::nullopt;
  }
  const bool two_words = text.find(' ') != std::string_view::npos;
  const std::string_view first = take_word(text);
  if (word == "data") return two_words ? std::nullopt : outcome(OutcomeKind::Data, cell_in(first), std::uint8_t{0});
  if (word == "tile") return outcome(OutcomeKind::Tile, cell_in(first), tile_in(text));
  if (word != "ship") return std::nullopt;
  const auto seat = seat_in(first);
  const auto ship = named(kShipNames, text);
  if (!seat || !ship) return std::nullopt;
  return Outcome{OutcomeKind::Ship, kNoCell, static_cast<std::uint8_t>(kShips * *seat + *ship)};
}

}  // namespace wildshore
