// scene_words.cpp: Frost Bitten! in sentences: labels, log, banner, the table in words.
#include "games/frost_bitten/scene.hpp"
#include "games/frost_bitten/scene_board.hpp"

namespace wildshore {

using namespace frost_bitten;

std::string frost_bitten::place_words(Place place, const Teller& teller) {
  if (is_floe(place)) return std::string(place_name(place).view());
  return teller.say(place == kSouth ? "frost.place.south" : place == kNorth ? "frost.place.north" : "frost.place.equator");
}

namespace {

std::string direction_words(int direction, const Teller& teller) {
  static constexpr std::string_view kKeys[] = {"frost.way.north", "frost.way.south", "frost.way.east", "frost.way.west"};
  return teller.say(kKeys[direction]);
}

std::string die_words(Die die, const Teller& teller) {
  return teller.say(is_bear_die(die) ? "frost.die.bear" : "frost.die.penguin", {number(die_number(die))});
}

std::string contact_words(const State& state, Place place, const Teller& teller) {
  Places near;
  contacts(state, place, near);
  std::vector<std::string> names;
  for (const Place each : near) names.push_back(place_words(each, teller));
  return teller.enumerate(names);
}

std::string slide_label(const Action& action, const View& view, const Teller& teller) {
  State next = view.state;
  FrostBitten::apply(next, action, NoEvents{});
  const std::string name(place_name(action.piece).view());
  const std::string way = direction_words(action.to, teller);
  const std::string touches = contact_words(next, action.piece, teller);
  return touches.empty() ? teller.say("frost.label.slide_free", {name, way}) : teller.say("frost.label.slide", {name, way, touches});
}

std::string bear_label(const Action& action, const View& view, const Teller& teller) {
  const std::string to = place_words(action.to, teller);
  const int prey = is_floe(action.to) ? penguins_on(view.state, action.to) : 0;
  const std::string_view which = action.piece < 2 ? "frost.bear.first" : "frost.bear.second";
  const std::string bear = teller.say(action.piece == 0 ? "frost.bear.only" : which);
  if (prey == 0) return teller.say("frost.label.bear", {bear, to});
  return teller.say("frost.label.bear_catches", {bear, to, number(prey)});
}

std::string step_label(const Action& action, const View& view, const Teller& teller) {
  const State& state = view.state;
  const int penguin = state.seat * kPenguinsPerSeat + action.piece;
  const std::string from = place_words(state.penguin[penguin], teller);
  const std::string to = place_words(action.to, teller);
  const bool eaten = is_floe(action.to) && ((bear_floes(state) >> action.to) & 1u) != 0;
  return teller.say(eaten ? "frost.label.step_eaten" : "frost.label.step", {number(action.piece + 1), from, to});
}

std::string slid_line(const Event& event, const View& after, const Teller& teller) {
  const std::string name(place_name(event.piece).view());
  const std::string way = direction_words(event.number, teller);
  const int riders = penguins_on(after.state, event.piece);
  if (riders == 0) return teller.say_of(event.seat, "frost.tell.slid", {name, way});
  return teller.say_of(event.seat, "frost.tell.slid_with", {name, way, number(riders)});
}

std::string_view arrival_key(std::uint8_t arrival) {
  switch (static_cast<Arrival>(arrival)) {
    case Arrival::Done: return "frost.tell.arrived";
    case Arrival::TurnedHome: return "frost.tell.turned";
    case Arrival::Home: break;
  }
  return "frost.tell.home";
}

// Who stands on a place, owner by owner: "2 of Pip and the bear".
std::string who_is_on(const State& state, Place place, const Teller& teller) {
  std::vector<std::string> parts;
  for (Seat seat = 0; seat < state.options.seats; ++seat) {
    int count = 0;
    for (int n = 0; n < kPenguinsPerSeat; ++n) count += state.penguin[seat * kPenguinsPerSeat + n] == place;
    if (count > 0) parts.push_back(teller.say_of(seat, "frost.board.penguins", {number(count)}));
  }
  for (const Place bear : state.bear) {
    if (bear == place) parts.push_back(teller.say("frost.bear.only"));
  }
  return parts.empty() ? teller.say("frost.board.nobody") : teller.enumerate(parts);
}

}  // namespace

std::string FrostBittenScene::label(const Action& action, const View& view, const Teller& teller) {
  switch (action.kind) {
    case ActionKind::Step: return step_label(action, view, teller);
    case ActionKind::Slide: return slide_label(action, view, teller);
    case ActionKind::Bear: return bear_label(action, view, teller);
    case ActionKind::Die: return teller.say("frost.label.die", {die_words(static_cast<Die>(action.to), teller)});
  }
  return {};
}

std::string FrostBittenScene::tell(const Event& event, const View& after, const Teller& teller) {
  switch (event.kind) {
    case EventKind::FirstPlayer: return teller.say_of(event.seat, "frost.tell.first");
    case EventKind::Rolled: return teller.say_of(event.seat, "frost.tell.rolled", {die_words(event.die, teller)});
    case EventKind::Alert: return teller.say_of(event.seat, "frost.tell.alert");
    case EventKind::DieChosen: return teller.say_of(event.seat, "frost.tell.die", {die_words(event.die, teller)});
    case EventKind::PenguinStepped:
      return teller.say_of(event.seat, "frost.tell.stepped", {place_words(event.from, teller), place_words(event.to, teller)});
    case EventKind::FloeSlid: return slid_line(event, after, teller);
    case EventKind::BearStepped:
      return teller.say_of(event.seat, "frost.tell.bear", {place_words(event.from, teller), place_words(event.to, teller)});
    case EventKind::PenguinCaught:
      return teller.say_of(event.seat, "frost.tell.caught", {place_words(event.from, teller)});
    case EventKind::PenguinArrived: return teller.say_of(event.seat, arrival_key(event.number));
    case EventKind::MovesLapsed: return teller.say_of(event.seat, "frost.tell.lapsed", {number(event.number)});
    case EventKind::Won: return teller.say_of(event.seat, "frost.tell.won");
    case EventKind::TurnBegins:
    case EventKind::TurnEnded: return {};
  }
  return {};
}

Question FrostBittenScene::question(const View& view, const Teller& teller) {
  const State& state = view.state;
  Question out;
  out.seat = state.phase == Phase::First ? kSpectator : state.seat;
  switch (state.phase) {
    case Phase::First: out.headline = teller.say("frost.ask.first"); break;
    case Phase::Roll:
    case Phase::Reroll: out.headline = teller.say_of(state.seat, "frost.ask.roll"); break;
    case Phase::Choose:
      out.headline = teller.say_of(state.seat, "frost.ask.choose");
      out.detail = teller.say("frost.ask.choose.detail");
      break;
    case Phase::Move: {
      const Die die = die_in_play(state);
      const std::string all = number(die_number(die));
      const std::string left = number(state.moves);
      out.headline = teller.say_of(state.seat, is_bear_die(die) ? "frost.ask.bear" : "frost.ask.penguin", {all});
      out.detail = teller.say(is_bear_die(die) ? "frost.ask.bear.detail" : "frost.ask.penguin.detail", {left});
      out.pips = die_number(die);
      out.pips_left = state.moves;
      break;
    }
    case Phase::Over: out.headline = teller.say_of(state.seat, "frost.tell.won"); break;
  }
  return out;
}

std::string FrostBittenScene::board(const View& view, const Teller& teller) {
  const State& state = view.state;
  std::string out = teller.say("frost.board.round", {std::to_string(state.round)}) + "\n";
  const auto region = [&](Place place) {
    out += teller.say("frost.board.place", {place_words(place, teller), who_is_on(state, place, teller)}) + "\n";
  };
  region(kNorth);
  for (int floe = state.floes - 1; floe >= 0; --floe) {
    if (state.options.mega && floe == state.floes / 2 - 1) region(kEquator);
    const auto place = static_cast<Place>(floe);
    const std::string touches = contact_words(state, place, teller);
    out += teller.say(touches.empty() ? "frost.board.floe_free" : "frost.board.floe",
                      {place_words(place, teller), who_is_on(state, place, teller), touches});
    out += "\n";
  }
  region(kSouth);
  return out;
}

void FrostBittenScene::standings(const View& view, const Teller& teller, std::vector<Standing>& rows) {
  const State& state = view.state;
  for (Standing& row : rows) {
    int on_ice = 0;
    for (int n = 0; n < kPenguinsPerSeat; ++n) on_ice += is_floe(state.penguin[row.seat * kPenguinsPerSeat + n]);
    row.goal = kPenguinsPerSeat;
    if (on_ice > 0) row.note = teller.say("frost.standing.on_ice", {number(on_ice)});
  }
}

std::string FrostBittenScene::ending(const View& view, const Teller& teller) {
  const State& state = view.state;
  const std::string_view key = state.options.homesick ? "frost.ending.home" : "frost.ending.north";
  return teller.say_of(state.seat, key, {std::to_string(state.round)});
}

}  // namespace wildshore
