// rules.cpp: the rules of the null game; the numbers are paragraphs of rules.md.
#include "games/null_game/rules.hpp"

namespace wildshore {

using namespace null_game;

std::span<const OptionSpec> NullGame::option_specs() {
  static constexpr std::string_view kGoals[] = {"7", "10"};
  static constexpr OptionSpec kSpecs[] = {{"goal", kGoals}};
  return kSpecs;
}

NullGame::Options NullGame::options(int, const Choices& choices) {
  return {static_cast<std::int8_t>(choices.value[0] == 0 ? 7 : 10)};  // 3.1
}

NullGame::State NullGame::start(const Options& options) { return {.goal = options.goal}; }  // 1.1

ToAct NullGame::to_act(const State& state) {
  if (state.seat < 0) return {Turn::Chance, -1};
  if (state.count >= state.goal) return {Turn::Over, -1};
  return {Turn::Seat, state.seat};
}

void NullGame::actions(const State& state, Actions& list) {
  list.clear();
  for (std::int8_t add = 1; add <= 2; ++add) {
    if (!why(state, {add})) list.push({add});
  }
}

void NullGame::outcomes(const State& state, Outcomes& list) {
  list.clear();
  if (to_act(state).turn != Turn::Chance) return;
  for (std::int8_t first = 0; first < kMaxSeats; ++first) list.push({{first}, 1});
}

template <class Watcher>
void NullGame::apply(State& state, const Action& action, const Watcher& watcher) {
  const std::int8_t me = state.seat;
  state.count = static_cast<std::int8_t>(state.count + action.add);  // 2.1
  ++state.turns;
  const bool won = state.count == state.goal;
  if (!won) state.seat = static_cast<std::int8_t>(1 - me);  // 2.2
  watcher(Event{Happening::Added, me, action.add}, state);
  if (won) watcher(Event{Happening::Won, me, 0}, state);  // 3.1
}

template <class Watcher>
void NullGame::resolve(State& state, const Outcome& outcome, const Watcher& watcher) {
  state.seat = outcome.first;
  watcher(Event{Happening::Began, outcome.first, 0}, state);
}

using Sink = EventSink<Event, State>;
template void NullGame::apply(State&, const Action&, const NoEvents&);
template void NullGame::apply(State&, const Action&, const Sink&);
template void NullGame::resolve(State&, const Outcome&, const NoEvents&);
template void NullGame::resolve(State&, const Outcome&, const Sink&);

Result NullGame::result(const State& state) {
  Result result;
  result.round = 1 + state.turns / kMaxSeats;
  if (to_act(state).turn != Turn::Over) return result;
  result.round = (state.turns + 1) / kMaxSeats;
  result.winners = 1u << state.seat;
  result.scores[static_cast<std::size_t>(state.seat)] = 1;
  result.reason = "goal";
  return result;
}

bool NullGame::ok(const State& state) {
  return state.count >= 0 && state.count <= state.goal && state.seat >= -1 && state.seat < kMaxSeats &&
         state.turns <= state.count && (state.seat >= 0 || state.count == 0);
}

RuleId NullGame::why(const State& state, const Action& action) {
  const Turn turn = to_act(state).turn;
  if (turn == Turn::Chance) return {1, 1};
  if (turn == Turn::Over) return {3, 1};
  if (action.add < 1 || action.add > 2 || state.count + action.add > state.goal) return {2, 1};
  return {};
}

NullGame::View NullGame::view(const State& state, Seat seat) { return {state, static_cast<std::int8_t>(seat)}; }
NullGame::Event NullGame::redact(const Event& event, Seat) { return event; }
NullGame::State NullGame::imagine(const View& view, Rng&) { return view.state; }

StepText NullGame::text(const Action& action) { return StepText("add ").add_number(action.add); }
StepText NullGame::text(const Outcome& outcome) { return StepText("first ").add_number(outcome.first + 1); }

std::optional<NullGame::Action> NullGame::parse_action(std::string_view text) {
  if (take_word(text) != "add") return std::nullopt;
  const auto add = parse_number<std::int8_t>(text);
  if (!add || *add < 1 || *add > 2) return std::nullopt;
  return Action{*add};
}

std::optional<NullGame::Outcome> NullGame::parse_outcome(std::string_view text) {
  if (take_word(text) != "first") return std::nullopt;
  const auto first = parse_number<std::int8_t>(text);
  if (!first || *first < 1 || *first > kMaxSeats) return std::nullopt;
  return Outcome{static_cast<std::int8_t>(*first - 1)};
}

std::string null_game::board_text(const State& state) {
  return std::to_string(state.count) + " of " + std::to_string(state.goal) + "\n";
}

}  // namespace wildshore
