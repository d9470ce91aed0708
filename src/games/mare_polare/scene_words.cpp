// scene_words.cpp: Mare Polare in sentences: labels, log, banner, the table in words.
//
// The log is kept, so it never says what a recipe is made of or what a hand feels; the table in words says it while the picture shows it.
#include "games/mare_polare/scene.hpp"
#include "games/mare_polare/scene_board.hpp"
#include "games/mare_polare/scene_words.hpp"

namespace wildshore {

using namespace mare_polare;

namespace {

std::string cell_words(Cell cell) { return std::string(cell_name(cell).view()); }

// "slim green", for "a {0} fish".
std::string kind_words(int kind, const Teller& teller) {
  static constexpr std::string_view kKeys[kKinds] = {"polare.kind.a", "polare.kind.b", "polare.kind.c", "polare.kind.d"};
  return teller.say(kKeys[kind]);
}

std::string shape_words(int shape, const Teller& teller) {
  static constexpr std::string_view kKeys[kKinds] = {"polare.shape.a", "polare.shape.b", "polare.shape.c", "polare.shape.d"};
  return teller.say(kKeys[shape]);
}

}  // namespace

std::string mare_polare::counts_words(Counts counts, const Teller& teller) {
  std::vector<std::string> parts;
  for (int kind = 0; kind < kKinds; ++kind) {
    if (count_of(counts, kind) > 0) parts.push_back(teller.say("polare.count", {number(count_of(counts, kind)), kind_words(kind, teller)}));
  }
  return teller.enumerate(parts);
}

namespace {

std::string ground_words(const State& state, Cell cell, const Teller& teller) {
  if ((state.water & bit_of(cell)) != 0) return teller.say("polare.ground.water");
  if (cell == state.oracle) return teller.say("polare.ground.oracle");
  if (cell == state.igloo) return teller.say("polare.ground.igloo");
  return teller.say((state.holes & bit_of(cell)) != 0 ? "polare.ground.hole" : "polare.ground.ice");
}

// "b3, the oracle" where it matters, else "b3".
std::string place_words(const State& state, Cell cell, const Teller& teller) {
  const bool plain = cell != state.oracle && cell != state.igloo && (state.holes & bit_of(cell)) == 0;
  return plain ? cell_words(cell) : teller.say("polare.place", {cell_words(cell), ground_words(state, cell, teller)});
}

std::string die_words(Die die, const Teller& teller) {
  if (die == Die::Jump) return teller.say("polare.die.jump");
  if (die == Die::Splash) return teller.say("polare.die.splash");
  return number(static_cast<int>(die));
}

// What a floe shows once it is turned over: `number` of FloeLaid and FloeTurned.
std::string side_words(int hole, const Teller& teller) { return teller.say(hole != 0 ? "polare.side.hole" : "polare.side.ice"); }

std::string drop_label(const Action& action, const State& state, const Teller& teller) {
  return teller.say("polare.label.drop", {kind_words(fish_at(state, state.seat, action.to), teller), number(action.to + 1)});
}

std::string harpoon_words(const State& state, int seat, const Teller& teller) {
  const int fish = fish_on(state, seat);
  if (fish == 0) return teller.say_of(seat, "polare.board.harpoon_empty");
  std::string list;
  for (int position = 0; position < fish; ++position) list += (position > 0 ? ", " : "") + kind_words(fish_at(state, seat, position), teller);
  return teller.say_of(seat, "polare.board.harpoon", {number(fish), list});
}

std::string who_is_on(const State& state, Cell cell, const Teller& teller) {
  std::vector<std::string> names;
  for (int seat = 0; seat < state.options.seats; ++seat) {
    if (state.inuit[seat] == cell) names.push_back(teller.name(seat));
  }
  return teller.enumerate(names);
}

std::string naturals_words(const State& state, const Teller& teller) {
  const int caught = std::popcount(state.natural);
  return teller.say("polare.board.naturals", {number(caught), number(kNaturals)});
}

}  // namespace

std::string MarePolareScene::label(const Action& action, const View& view, const Teller& teller) {
  const State& state = view.state;
  switch (action.kind) {
    case ActionKind::Place: return teller.say("polare.label.place", {cell_words(action.to)});
    case ActionKind::Walk: return teller.say("polare.label.walk", {place_words(state, action.to, teller)});
    case ActionKind::Jump: return teller.say("polare.label.jump", {place_words(state, action.to, teller)});
    case ActionKind::Fall: return teller.say("polare.label.fall", {cell_words(action.to)});
    case ActionKind::Lay: {
      const int hole = (state.holes & bit_of(state.left)) == 0;
      return teller.say("polare.label.lay", {cell_words(action.to), side_words(hole, teller)});
    }
    case ActionKind::Take: return teller.say("polare.label.take", {shape_words(action.to, teller)});
    case ActionKind::Give: return teller.say_of(action.to, "polare.label.give");
    case ActionKind::Drop: return drop_label(action, state, teller);
    case ActionKind::Fish: return teller.say("polare.label.fish");
    case ActionKind::Pass: return teller.say(state.phase == Phase::Hole ? "polare.label.pass_hole" : "polare.label.pass_igloo");
    case ActionKind::Keep: return teller.say("polare.label.keep");
    case ActionKind::Back: return teller.say("polare.label.back");
    case ActionKind::Done: return teller.say("polare.label.done");
    case ActionKind::Claim: return teller.say("polare.label.claim");
    case ActionKind::Stay: return teller.say("polare.label.stay");
    case ActionKind::Go: return teller.say("polare.label.go");
  }
  return {};
}

std::string MarePolareScene::tell(const Event& event, const View& after, const Teller& teller) {
  const auto of_seat = [&](std::string_view key, std::initializer_list<std::string_view> arguments = {}) {
    return teller.say_of(event.seat, key, arguments);
  };
  const auto fish = [&] { return kind_words(event.number, teller); };
  switch (event.kind) {
    case EventKind::FirstPlayer: return of_seat("polare.tell.first");
    case EventKind::RecipeDealt:
      return event.number != 0 ? of_seat("polare.tell.recipe_open", {counts_words(event.data, teller)}) : of_seat("polare.tell.recipe");
    case EventKind::Placed: return of_seat("polare.tell.placed", {cell_words(event.to)});
    case EventKind::Stayed: return of_seat("polare.tell.stayed");
    case EventKind::WentOn: return of_seat("polare.tell.went_on");
    case EventKind::Rolled: return of_seat("polare.tell.rolled", {die_words(static_cast<Die>(event.number), teller)});
    case EventKind::Stuck: return of_seat("polare.tell.stuck");
    case EventKind::Walked:
    case EventKind::Jumped:
      return of_seat(event.kind == EventKind::Walked ? "polare.tell.walked" : "polare.tell.jumped", {place_words(after.state, event.to, teller)});
    case EventKind::Fell: return of_seat("polare.tell.fell", {cell_words(event.to)});
    case EventKind::Spared: return of_seat(event.number != 0 ? "polare.tell.swims_on" : "polare.tell.spared");
    case EventKind::FloeLaid: return of_seat("polare.tell.laid", {cell_words(event.from), cell_words(event.to), side_words(event.number, teller)});
    case EventKind::FloeTurned: return of_seat("polare.tell.turned", {cell_words(event.to), side_words(event.number, teller)});
    case EventKind::Fishing: return of_seat("polare.tell.fishing");
    case EventKind::Landed: return of_seat("polare.tell.landed", {fish()});
    case EventKind::NaturalLanded: return of_seat("polare.tell.natural", {number(event.number), number(kNaturals)});
    case EventKind::Kept: return of_seat("polare.tell.kept");
    case EventKind::PutBack: return of_seat("polare.tell.put_back");
    case EventKind::Given: return of_seat("polare.tell.given", {teller.name(event.to)});
    case EventKind::FishLost: return of_seat("polare.tell.lost", {fish()});
    case EventKind::FishReturned: return of_seat("polare.tell.returned", {fish()});
    case EventKind::Mirrored: return of_seat("polare.tell.mirrored");
    case EventKind::Claimed: return of_seat(event.number != 0 ? "polare.tell.claimed" : "polare.tell.claimed_wrong");
    case EventKind::CameHome: return of_seat("polare.tell.home");
    case EventKind::Won: return of_seat("polare.tell.won");
    case EventKind::AllWon: return teller.say("polare.tell.all_won");
    case EventKind::AllLost: return teller.say("polare.tell.all_lost");
    default: return {};
  }
}

Seat MarePolareScene::seat_of(const Event& event) {
  switch (event.kind) {
    case EventKind::WatersDrawn:
    case EventKind::OracleDrawn:
    case EventKind::IglooDrawn:
    case EventKind::HoleDrawn:
    case EventKind::AllWon:
    case EventKind::AllLost: return kSpectator;
    default: return event.seat;
  }
}

Question MarePolareScene::question(const View& view, const Teller& teller) {
  const State& state = view.state;
  Question out;
  out.seat = state.phase > Phase::Deal ? state.seat : kSpectator;
  const auto ask = [&](std::string_view key, std::initializer_list<std::string_view> arguments = {}) {
    out.headline = teller.say_of(state.seat, key, arguments);
    const std::string detail = std::string(key) + ".detail";
    if (teller.words().has(detail)) out.detail = teller.say(detail, arguments);
  };
  switch (state.phase) {
    case Phase::DrawWaters:
    case Phase::DrawOracle:
    case Phase::DrawIgloo:
    case Phase::DrawHoles: ask("polare.ask.layout"); break;
    case Phase::DrawFirst: ask("polare.ask.first"); break;
    case Phase::Deal: ask("polare.ask.deal"); break;
    case Phase::Place:
      ask("polare.ask.place");
      if (shown_now(view, state.seat)) out.detail = teller.say("polare.ask.place.look");
      break;
    case Phase::Home: ask("polare.ask.home"); break;
    case Phase::Roll: ask("polare.ask.roll"); break;
    case Phase::Walk:
      ask("polare.ask.walk", {number(static_cast<int>(state.die))});
      out.detail = teller.say(state.options.corners ? "polare.ask.walk.bent" : "polare.ask.walk.straight");
      break;
    case Phase::Jump: ask("polare.ask.jump"); break;
    case Phase::Fall: ask("polare.ask.fall"); break;
    case Phase::Lay: ask("polare.ask.lay"); break;
    case Phase::Hole: ask("polare.ask.hole"); break;
    case Phase::Touch: ask("polare.ask.touch"); break;
    case Phase::Take: ask("polare.ask.take"); break;
    case Phase::Land: ask("polare.ask.land"); break;
    case Phase::Keep:
      ask("polare.ask.keep", {kind_words(state.hand, teller)});
      if (always_shown(view, state.seat)) out.detail = teller.say("polare.ask.keep.open");
      break;
    case Phase::Mirror: ask("polare.ask.mirror"); break;
    case Phase::Igloo: ask("polare.ask.igloo"); break;
    case Phase::Forfeit: ask("polare.ask.forfeit", {number(state.to_go)}); break;
    case Phase::Over:
      out.headline = ending(view, teller);
      if (state.options.coop) out.seat = kSpectator;
      break;
  }
  return out;
}

std::string MarePolareScene::board(const View& view, const Teller& teller) {
  const State& state = view.state;
  std::string out = teller.say("polare.board.round", {std::to_string(state.round)}) + "\n";
  for (int seat = 0; seat < state.options.seats; ++seat) {
    if (shown_now(view, seat)) out += teller.say_of(seat, "polare.board.recipe", {counts_words(state.recipe[seat], teller)}) + "\n";
  }
  if (state.phase == Phase::Take && state.felt != kSecret) {
    std::vector<std::string> shapes;
    for (int shape = 0; shape < kKinds; ++shape) {
      for (int i = 0; i < count_of(state.felt, shape); ++i) shapes.push_back(shape_words(shape, teller));
    }
    out += teller.say("polare.board.felt", {teller.enumerate(shapes)}) + "\n";
  }
  for (int row = 0; row < kSide && state.phase > Phase::DrawIgloo; ++row) {
    for (int column = 0; column < kSide; ++column) {
      const auto cell = static_cast<Cell>(row * kSide + column);
      const std::string who = who_is_on(state, cell, teller);
      const std::string ground = ground_words(state, cell, teller);
      out += who.empty() ? teller.say("polare.board.cell", {cell_words(cell), ground}) : teller.say("polare.board.cell_with", {cell_words(cell), ground, who});
      out += column + 1 < kSide ? " " : "\n";
    }
  }
  for (int seat = 0; seat < state.options.seats; ++seat) out += harpoon_words(state, seat, teller) + "\n";
  out += teller.say("polare.board.bag", {number(fish_in_bag(state)), counts_words(state.bag, teller)}) + "\n";
  if (state.options.coop) out += naturals_words(state, teller) + "\n";
  return out;
}

void MarePolareScene::standings(const View& view, const Teller& teller, std::vector<Standing>& rows) {
  const State& state = view.state;
  for (Standing& row : rows) {
    row.score = fish_on(state, row.seat);
    if (state.options.coop) {
      row.goal = kSoup;
      row.score = 0;
      for (int kind = 0; kind < kKinds; ++kind) row.score += std::min(count_of(state.held[row.seat], kind), count_of(state.recipe[row.seat], kind));
    }
    if (state.inuit[row.seat] == kNoCell) continue;
    if (state.options.coop && is_home(state, row.seat)) row.note = teller.say("polare.standing.home");
    else if (swims(state, row.seat)) row.note = teller.say("polare.standing.swims");
  }
}

std::string MarePolareScene::ending(const View& view, const Teller& teller) {
  const State& state = view.state;
  const std::string round = std::to_string(state.round);
  if (!state.options.coop) return teller.say_of(state.seat, "polare.ending.soup", {counts_words(state.recipe[state.seat], teller), round});
  return teller.say(std::popcount(state.natural) == kNaturals ? "polare.ending.natural" : "polare.ending.party", {round});
}

}  // namespace wildshore
