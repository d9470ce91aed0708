// session.hpp: the steps of one game: play as text, chance, undo, redo. No seats, no bots: match.hpp adds them.
//
// Every step enters as text, a click, a bot's choice, a loaded line and a test alike, so ordinary play exercises the very
// parser that loading uses. States are copied, never undone by hand.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "core/hash.hpp"
#include "play/setup.hpp"

namespace wildshore {

template <Game G>
class Session {
 public:
  using State = typename G::State;
  using Sink = EventSink<typename G::Event, State>;

  Session(const typename G::Options& options, std::uint64_t seed);

  const State& state() const { return states_.back(); }
  const State& state_at(int step) const { return states_[static_cast<std::uint32_t>(step)]; }  // before step number `step`
  const std::vector<std::string>& steps() const { return steps_; }
  bool chance_at(int step) const;  // whether step number `step` was chance

  // What speaks against playing this step now: nothing, or a trouble that names the step and the rule.
  std::optional<Trouble> refuse(std::string_view step) const;

  // Plays one step. Refused: as above, and nothing has changed. `step` may not lie inside this session's own log.
  std::optional<Trouble> play(std::string_view step, Sink sink);

  // The outcome that belongs to (seed, number of this step): text to play. Chance must be to act.
  StepText draw() const;

  void undo();  // takes the last step back and keeps it for redo; there must be one
  bool can_redo() const { return !undone_.empty(); }
  const std::string& next_redo() const { return undone_.back(); }
  void redo(Sink sink);  // plays the step that was undone last; a different play() in between forgets it

 private:
  std::uint64_t seed_;
  std::vector<State> states_;  // one more than steps_
  std::vector<std::string> steps_;
  std::vector<std::string> undone_;
};

}  // namespace wildshore

#include "play/session_impl.hpp"
