// state_checks.hpp: what must hold at a single state of any game: lists, texts, steps, views, events, the result.
#pragma once
#include <algorithm>
#include <vector>

#include "core/hash.hpp"
#include "core/game.hpp"
#include "conformance/verdict.hpp"

namespace wildshore::conformance {

// How often an imagined world was the true one, over states where a seat acts.
struct Leaks {
  int asked = 0;
  int truth = 0;
};

template <Game G>
class StateChecks {
 public:
  using State = typename G::State;
  using Action = typename G::Action;
  using Outcome = typename G::Outcome;
  using Event = typename G::Event;

  StateChecks(int seats, Verdict& verdict) : seats_(seats), verdict_(verdict) {}

  void at(std::string where) { where_ = std::move(where); }
  const Leaks& leaks() const { return leaks_; }

  // Cheap: at every state.
  void lists(const State& state) {
    const ToAct who = G::to_act(state);
    WILDSHORE_CLAIM(G::ok(state));
    WILDSHORE_CLAIM(who.turn == Turn::Seat ? who.seat >= 0 && who.seat < seats_ : who.seat == -1);
    typename G::Actions actions;
    typename G::Outcomes outcomes;
    G::actions(state, actions);
    G::outcomes(state, outcomes);
    WILDSHORE_CLAIM(actions.empty() == (who.turn != Turn::Seat));
    WILDSHORE_CLAIM(outcomes.empty() == (who.turn != Turn::Chance));
    for (const Action& action : actions) remember(action);
  }

  // Everything: at sampled states.
  void all(const State& state, Rng& rng) {
    lists(state);
    fixed_order(state);
    texts(state, rng);
    reasons(state);
    each_step(state);
    views(state, rng);
    events_tell_no_more(state, rng);
    result(state);
  }

  // Takes the step with and without a watcher; gives the state it leads to.
  template <class Take>
  State taken(const State& before, Take&& take) {
    State quiet = before;
    take(quiet, NoEvents{});
    State watched = before;
    State last{};
    int events = 0;
    const auto watcher = [&](const Event&, const State& after) {
      last = after;
      ++events;
    };
    take(watched, EventSink<Event, State>(watcher));
    WILDSHORE_CLAIM(quiet == watched);
    WILDSHORE_CLAIM(hash_of(quiet) == hash_of(watched));
    WILDSHORE_CLAIM(events > 0 && last == watched);
    WILDSHORE_CLAIM(!(quiet == before));
    return quiet;
  }
  State step(const State& before, const Action& action) {
    return taken(before, [&](State& state, const auto& watcher) { G::apply(state, action, watcher); });
  }
  State step(const State& before, const Outcome& outcome) {
    return taken(before, [&](State& state, const auto& watcher) { G::resolve(state, outcome, watcher); });
  }

 private:
  std::string where() const { return where_; }

  void remember(const Action& action) {
    constexpr std::size_t kMost = 400;
    if (seen_.size() < kMost && std::find(seen_.begin(), seen_.end(), action) == seen_.end()) seen_.push_back(action);
  }

  void fixed_order(const State& state) {
    typename G::Actions actions;
    typename G::Actions again;
    G::actions(state, actions);
    G::actions(state, again);
    WILDSHORE_CLAIM(actions == again);
    typename G::Outcomes outcomes;
    typename G::Outcomes outcomes_again;
    G::outcomes(state, outcomes);
    G::outcomes(state, outcomes_again);
    WILDSHORE_CLAIM(outcomes == outcomes_again);
    for (int i = 0; i < actions.size(); ++i) {
      for (int j = 0; j < i; ++j) WILDSHORE_CLAIM(!(actions[i] == actions[j]));
    }
    for (int i = 0; i < outcomes.size(); ++i) {
      WILDSHORE_CLAIM(outcomes[i].weight > 0);
      for (int j = 0; j < i; ++j) WILDSHORE_CLAIM(!(outcomes[i].outcome == outcomes[j].outcome));
    }
  }

  // Texts are exact inverses, and none begins another, so that a line cut short is never another legal line.
  void texts(const State& state, Rng& rng) {
    typename G::Actions actions;
    typename G::Outcomes outcomes;
    G::actions(state, actions);
    G::outcomes(state, outcomes);
    std::vector<StepText> texts;
    for (const Action& action : actions) {
      texts.push_back(G::text(action));
      WILDSHORE_CLAIM(G::parse_action(texts.back()) == action);
    }
    for (const auto& each : outcomes) {
      texts.push_back(G::text(each.outcome));
      WILDSHORE_CLAIM(G::parse_outcome(texts.back()) == each.outcome);
    }
    std::sort(texts.begin(), texts.end(), [](const StepText& a, const StepText& b) { return a.view() < b.view(); });
    for (std::size_t i = 1; i < texts.size(); ++i) WILDSHORE_CLAIM(!texts[i].view().starts_with(texts[i - 1].view()));
    for (const StepText& text : texts) mutations(text, rng);
    for (const char* garbage : {"", " ", "\n", "0", "-1", "step", "no such step", "\xFF\xFE", "99999999999999999999"}) {
      refused_or_exact(garbage);
    }
  }

  void refused_or_exact(std::string_view text) {
    if (const auto action = G::parse_action(text)) WILDSHORE_CLAIM(G::text(*action).view() == text);
    if (const auto outcome = G::parse_outcome(text)) WILDSHORE_CLAIM(G::text(*outcome).view() == text);
  }

  void mutations(std::string_view text, Rng& rng) {
    for (const std::string_view more : {" ", "x", "0", "\n"}) {
      refused_or_exact(std::string(text) + std::string(more));
      refused_or_exact(std::string(more) + std::string(text));
    }
    for (int i = 0; i < 4; ++i) {
      std::string changed(text);
      const auto place = rng.below(static_cast<std::uint32_t>(changed.size()));
      const auto byte = static_cast<char>(rng.below(256));
      switch (i) {
        case 0: changed[place] = byte; break;
        case 1: changed.erase(place, 1); break;
        case 2: changed.insert(place, 1, changed[place]); break;
        default: changed.resize(place); break;
      }
      refused_or_exact(changed);
    }
  }

  // why() refuses exactly what is not legal, over all actions ever seen.
  void reasons(const State& state) {
    typename G::Actions legal;
    G::actions(state, legal);
    for (const Action& action : seen_) {
      const RuleId rule = G::why(state, action);
      WILDSHORE_CLAIM(static_cast<bool>(rule) != legal.contains(action));
      WILDSHORE_CLAIM(rule.section != 0 || rule.paragraph == 0);
    }
  }

  void each_step(const State& state) {
    typename G::Actions actions;
    G::actions(state, actions);
    for (const Action& action : actions) WILDSHORE_CLAIM(G::ok(step(state, action)));
    typename G::Outcomes outcomes;
    G::outcomes(state, outcomes);
    for (const auto& each : outcomes) WILDSHORE_CLAIM(G::ok(step(state, each.outcome)));
  }

  void views(const State& state, Rng& rng) {
    const ToAct who = G::to_act(state);
    for (Seat seat = kSpectator; seat < seats_; ++seat) {
      const auto view = G::view(state, seat);
      WILDSHORE_CLAIM(view == G::view(state, seat));
      const State world = G::imagine(view, rng);
      WILDSHORE_CLAIM(G::ok(world));
      WILDSHORE_CLAIM(G::view(world, seat) == view);
      WILDSHORE_CLAIM(G::to_act(world) == who);
      if (!G::kHides) WILDSHORE_CLAIM(world == state);
      if (who.turn != Turn::Seat) continue;
      ++leaks_.asked;
      leaks_.truth += world == state;
      if (seat == who.seat) knows_its_actions(state, world);
    }
  }

  // Whoever acts is offered the same in every world that looks the same.
  void knows_its_actions(const State& state, const State& world) {
    typename G::Actions here;
    typename G::Actions there;
    G::actions(state, here);
    G::actions(world, there);
    WILDSHORE_CLAIM(here == there);
  }

  struct Told {
    State after;
    std::vector<Event> events;
    std::vector<State> frames;  // the state after each event
  };
  template <class Take>
  static Told told(const State& state, Take&& take) {
    Told told{state, {}, {}};
    const auto watcher = [&](const Event& event, const State& after) {
      told.events.push_back(event);
      told.frames.push_back(after);
    };
    take(told.after, EventSink<Event, State>(watcher));
    return told;
  }

  // What a seat sees while something happens: its views, each once as long as it stays.
  static std::vector<typename G::View> seen_by(Seat seat, const std::vector<State>& frames) {
    std::vector<typename G::View> seen;
    for (const State& frame : frames) {
      const auto view = G::view(frame, seat);
      if (seen.empty() || !(seen.back() == view)) seen.push_back(view);
    }
    return seen;
  }

  // Two happenings that show a seat the same views must have looked alike to it. (Open ones may end alike and differ on the way.)
  void alike(const Told& left, const Told& right) {
    for (Seat seat = kSpectator; seat < seats_; ++seat) {
      if (!(G::view(left.after, seat) == G::view(right.after, seat))) continue;
      if (!(seen_by(seat, left.frames) == seen_by(seat, right.frames))) continue;
      if (!WILDSHORE_CLAIM(left.events.size() == right.events.size())) continue;
      for (std::size_t i = 0; i < left.events.size(); ++i) {
        WILDSHORE_CLAIM(G::redact(left.events[i], seat) == G::redact(right.events[i], seat));
      }
    }
  }

  void events_tell_no_more(const State& state, Rng& rng) {
    typename G::Actions actions;
    typename G::Outcomes outcomes;
    G::actions(state, actions);
    G::outcomes(state, outcomes);
    std::vector<Told> tellings;
    for (const Action& action : actions) {
      tellings.push_back(told(state, [&](State& next, const auto& watcher) { G::apply(next, action, watcher); }));
    }
    for (const auto& each : outcomes) {
      tellings.push_back(told(state, [&](State& next, const auto& watcher) { G::resolve(next, each.outcome, watcher); }));
    }
    for (const Told& telling : tellings) {
      for (const Event& event : telling.events) {
        for (Seat seat = kSpectator; seat < seats_; ++seat) {
          const Event seen = G::redact(event, seat);
          WILDSHORE_CLAIM(G::redact(seen, seat) == seen);
          if (!G::kHides) WILDSHORE_CLAIM(seen == event);
        }
      }
    }
    if (!G::kHides) return;
    for (std::size_t i = 1; i < tellings.size(); ++i) alike(tellings[0], tellings[i]);
    if (actions.empty()) return;
    const State world = G::imagine(G::view(state, G::to_act(state).seat), rng);
    for (int i = 0; i < actions.size(); ++i) {
      const auto there = told(world, [&](State& next, const auto& watcher) { G::apply(next, actions[i], watcher); });
      alike(tellings[static_cast<std::size_t>(i)], there);
    }
  }

  void result(const State& state) {
    const Result result = G::result(state);
    const bool over = G::to_act(state).turn == Turn::Over;
    const std::uint32_t everybody = (1u << seats_) - 1u;
    WILDSHORE_CLAIM(result.reason.empty() == !over);
    WILDSHORE_CLAIM((result.winners & ~everybody) == 0);
    WILDSHORE_CLAIM(over || result.winners == 0);
    WILDSHORE_CLAIM(result.round >= 1);
    if (result.cooperative) WILDSHORE_CLAIM(result.winners == 0 || result.winners == everybody);
    for (int seat = seats_; seat < kMaxSeats; ++seat) WILDSHORE_CLAIM(result.scores[static_cast<std::size_t>(seat)] == 0);
  }

  int seats_;
  Verdict& verdict_;
  std::string where_;
  std::vector<Action> seen_;
  Leaks leaks_;
};

}  // namespace wildshore::conformance
