// play_of.hpp: a game in a test: steps enter as text, events are kept. Each game's support.hpp adds how its table is set by hand.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game.hpp"

namespace wildshore {

// The legal steps, in the order of the lists.
template <class G>
std::vector<std::string> legal_steps(const typename G::State& state) {
  std::vector<std::string> steps;
  typename G::Actions actions;
  G::actions(state, actions);
  for (const auto& action : actions) steps.emplace_back(G::text(action).view());
  typename G::Outcomes outcomes;
  G::outcomes(state, outcomes);
  for (const auto& each : outcomes) steps.emplace_back(G::text(each.outcome).view());
  return steps;
}

// The legal steps and their weights; 1 for an action.
template <class G>
std::map<std::string, int> weighed_steps(const typename G::State& state) {
  std::map<std::string, int> steps;
  typename G::Actions actions;
  G::actions(state, actions);
  for (const auto& action : actions) ++steps[std::string(G::text(action).view())];
  typename G::Outcomes outcomes;
  G::outcomes(state, outcomes);
  for (const auto& each : outcomes) steps[std::string(G::text(each.outcome).view())] += static_cast<int>(each.weight);
  return steps;
}

// Takes a step that must be legal; the events are added.
template <class G>
void take_step(typename G::State& state, std::string_view text, std::vector<typename G::Event>& events) {
  const auto keep = [&events](const auto& event, const auto&) { events.push_back(event); };
  const EventSink<typename G::Event, typename G::State> sink(keep);
  if (const auto action = G::parse_action(text)) {
    G::apply(state, *action, sink);
  } else {
    G::resolve(state, *G::parse_outcome(text), sink);
  }
}
template <class G>
void take_step(typename G::State& state, std::string_view text) {
  std::vector<typename G::Event> events;
  take_step<G>(state, text, events);
}

template <class G>
struct PlayOf {
  using State = typename G::State;
  using Event = typename G::Event;
  using EventKind = decltype(Event::kind);

  State state;
  std::vector<Event> events;  // of the last step

  explicit PlayOf(State from) : state(std::move(from)) {}

  bool legal(std::string_view text) const { return weighed_steps<G>(state).count(std::string(text)) > 0; }

  void step(std::string_view text) {
    ASSERT_TRUE(G::ok(state)) << "before " << text << "\n" << board_text(state);
    ASSERT_TRUE(legal(text)) << text << "\n" << board_text(state);
    events.clear();
    take_step<G>(state, text, events);
    ASSERT_TRUE(G::ok(state)) << text << "\n" << board_text(state);
  }
  void step(std::initializer_list<std::string_view> steps) {
    for (const std::string_view each : steps) step(each);
  }

  // The legal steps that begin with the word, with commas between: in the order of the lists, or of the alphabet.
  std::string all(std::string_view word = "") const { return joined(legal_steps<G>(state), word); }
  std::string sorted(std::string_view word = "") const {
    std::vector<std::string> steps = legal_steps<G>(state);
    std::sort(steps.begin(), steps.end());
    return joined(steps, word);
  }
  // The paragraph that refuses the action, as `3.4`; "" when it is legal.
  std::string why(std::string_view text) const {
    const auto action = G::parse_action(text);
    if (!action) return "no action";
    const RuleId rule = G::why(state, *action);
    EXPECT_EQ(!rule, legal(text)) << text;
    return rule ? std::to_string(rule.section) + "." + std::to_string(rule.paragraph) : "";
  }

  int count(EventKind kind) const {
    int n = 0;
    for (const Event& event : events) n += event.kind == kind;
    return n;
  }
  const Event* find(EventKind kind) const {
    for (const Event& event : events) {
      if (event.kind == kind) return &event;
    }
    return nullptr;
  }
  const Event& event(EventKind kind) const {
    const Event* found = find(kind);
    if (!found) ADD_FAILURE() << "no such event";
    return found ? *found : events.front();
  }

 private:
  static std::string joined(const std::vector<std::string>& steps, std::string_view word) {
    std::string text;
    for (const std::string& each : steps) {
      if (each.starts_with(word)) text += (text.empty() ? "" : ", ") + each;
    }
    return text;
  }
};

}  // namespace wildshore
