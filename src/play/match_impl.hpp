// match_impl.hpp: the body of match.hpp.
#pragma once
#include <cassert>

#include "play/match.hpp"

namespace wildshore {

template <Game G>
typename G::Options typed_options(const Setup& setup) {
  return G::options(static_cast<int>(setup.seats.size()), setup.choices);
}

// Whether an action tells its seat something it did not know, so that undo must not go back beyond it. A game says so with
// static bool reveals(const State& before, const Action&).
template <Game G>
bool reveals(const typename G::State& before, const typename G::Action& action) {
  if constexpr (requires { G::reveals(before, action); }) {
    return G::reveals(before, action);
  } else {
    return false;
  }
}

template <Game G>
Match<G>::Match(Setup setup) : setup_(std::move(setup)), session_(typed_options<G>(setup_), setup_.seed) {
  assert(static_cast<int>(setup_.seats.size()) >= G::kMinSeats && static_cast<int>(setup_.seats.size()) <= G::kMaxSeats);
  for (std::size_t seat = 0; seat < setup_.seats.size(); ++seat) {
    if (!setup_.seats[seat].person()) seats_[seat] = &bots_.of(setup_.seats[seat].level);
  }
}

template <Game G>
bool Match<G>::person_acts(const typename G::State& state) const {
  const ToAct who = G::to_act(state);
  return who.turn == Turn::Seat && setup_.seats[static_cast<std::size_t>(who.seat)].person();
}

template <Game G>
bool Match<G>::person_asked() const {
  return person_acts(session_.state());
}

template <Game G>
std::optional<Trouble> Match<G>::play(std::string_view step, EventSink<typename G::Event, typename G::State> sink) {
  auto trouble = session_.play(step, sink);
  if (!trouble) thinking_ = false;
  return trouble;
}

template <Game G>
Progress Match<G>::advance(int iterations, EventSink<typename G::Event, typename G::State> sink) {
  const ToAct who = G::to_act(session_.state());
  if (who.turn == Turn::Over) return Progress::Over;
  StepText step;
  if (who.turn == Turn::Chance) {
    step = session_.draw();
  } else {
    if (person_asked()) return Progress::Waiting;
    Bot<G>& bot = *seats_[who.seat];
    if (!thinking_) {
      bot.begin(G::view(session_.state(), who.seat), thought_seed(setup_.seed, static_cast<int>(session_.steps().size())));
      thinking_ = true;
    }
    if (!bot.think(iterations)) return Progress::Thinking;
    step = G::text(bot.choice());
  }
  [[maybe_unused]] const auto trouble = play(step, sink);
  assert(!trouble);  // a bot chose what the rules refuse
  return Progress::Stepped;
}

template <Game G>
bool Match<G>::think(int iterations) {
  const ToAct who = G::to_act(session_.state());
  return thinking_ && who.turn == Turn::Seat && !person_asked() && !seats_[who.seat]->think(iterations);
}

template <Game G>
std::optional<Trouble> Match<G>::load(const Record& record) {
  session_ = Session<G>(typed_options<G>(setup_), setup_.seed);
  thinking_ = false;
  for (std::size_t i = 0; i < record.steps.size(); ++i) {
    auto trouble = session_.play(record.steps[i], NoEvents{});
    if (!trouble) continue;
    trouble->line = record.first_step_line + static_cast<int>(i);
    return trouble;
  }
  return std::nullopt;
}

template <Game G>
Record Match<G>::record() const {
  return {setup_, session_.steps(), first_step_line(G::option_specs(), setup_)};
}

// The number of the last step that a person decided and undo may take back, or -1.
template <Game G>
int Match<G>::last_decision() const {
  for (int step = static_cast<int>(session_.steps().size()) - 1; step >= 0; --step) {
    const auto& before = session_.state_at(step);
    if (!setup_.practice) {
      if (G::to_act(before).turn == Turn::Chance) return -1;
      if (reveals<G>(before, *G::parse_action(session_.steps()[static_cast<std::size_t>(step)]))) return -1;
    }
    if (person_acts(before)) return step;
  }
  return -1;
}

template <Game G>
bool Match<G>::can_undo() const {
  return last_decision() >= 0;
}

template <Game G>
bool Match<G>::can_redo() const {
  return session_.can_redo();
}

template <Game G>
bool Match<G>::undo() {
  const int target = last_decision();
  if (target < 0) return false;
  while (static_cast<int>(session_.steps().size()) > target) session_.undo();
  thinking_ = false;
  return true;
}

template <Game G>
bool Match<G>::redo() {
  if (!session_.can_redo()) return false;
  do session_.redo(NoEvents{});
  while (session_.can_redo() && !person_asked());
  thinking_ = false;
  return true;
}

}  // namespace wildshore
