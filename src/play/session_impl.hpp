// session_impl.hpp: the body of session.hpp.
#pragma once
#include <cassert>

#include "play/chance.hpp"
#include "play/session.hpp"

namespace wildshore {

template <Game G>
Session<G>::Session(const typename G::Options& options, std::uint64_t seed) : seed_(seed) {
  states_.push_back(G::start(options));
}

template <Game G>
bool Session<G>::chance_at(int step) const {
  return G::to_act(state_at(step)).turn == Turn::Chance;
}

template <Game G>
std::optional<Trouble> Session<G>::refuse(std::string_view step) const {
  const ToAct who = G::to_act(state());
  if (who.turn == Turn::Over) return Trouble{"trouble.over", quote(step), 0, {}};
  if (who.turn == Turn::Chance) {
    const auto outcome = G::parse_outcome(step);
    if (!outcome) return Trouble{"trouble.step", quote(step), 0, {}};
    typename G::Outcomes possible;
    G::outcomes(state(), possible);
    for (const auto& each : possible) {
      if (each.outcome == *outcome) return std::nullopt;
    }
    return Trouble{"trouble.outcome", quote(step), 0, {}};
  }
  const auto action = G::parse_action(step);
  if (!action) return Trouble{"trouble.step", quote(step), 0, {}};
  typename G::Actions legal;
  G::actions(state(), legal);
  if (legal.contains(*action)) return std::nullopt;
  const RuleId rule = G::why(state(), *action);
  return Trouble{"trouble.step_rule", quote(step), 0,
                 std::to_string(rule.section) + "." + std::to_string(rule.paragraph)};
}

template <Game G>
std::optional<Trouble> Session<G>::play(std::string_view step, Sink sink) {
  if (auto trouble = refuse(step)) return trouble;
  State next = state();
  if (G::to_act(next).turn == Turn::Chance) {
    G::resolve(next, *G::parse_outcome(step), sink);
  } else {
    G::apply(next, *G::parse_action(step), sink);
  }
  assert(G::ok(next));
  if (!undone_.empty() && undone_.back() == step) {
    undone_.pop_back();
  } else {
    undone_.clear();
  }
  states_.push_back(next);
  steps_.emplace_back(step);
  return std::nullopt;
}

template <Game G>
StepText Session<G>::draw() const {
  return G::text(draw_outcome<G>(state(), seed_, static_cast<int>(steps_.size())));
}

template <Game G>
void Session<G>::undo() {
  assert(!steps_.empty());
  undone_.push_back(std::move(steps_.back()));
  steps_.pop_back();
  states_.pop_back();
}

template <Game G>
void Session<G>::redo(Sink sink) {
  assert(can_redo());
  const std::string step = next_redo();
  [[maybe_unused]] const auto trouble = play(step, sink);
  assert(!trouble);
}

}  // namespace wildshore
