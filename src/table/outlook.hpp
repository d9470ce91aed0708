// outlook.hpp: how likely each seat wins as far as everybody at the table can know, and where in a game that changed most.
//
// A scene that names its game's judgement (using Sense = ...) with Sense::chances can be asked; others tell nothing.
#pragma once
#include <cstdlib>
#include <vector>

#include "bots/odds.hpp"
#include "play/session.hpp"

namespace wildshore {

template <class S>
concept TellsChances = requires(const typename S::Game::State& state, Chances& out) { S::Sense::chances(state, out); };

// The chances on the open table, of kSure: the mean over some worlds that fit what a spectator sees; one where nothing is hidden. The game
// must not be over.
template <class S>
  requires TellsChances<S>
void open_chances(const typename S::Game::State& state, int worlds, Chances& out) {
  using G = typename S::Game;
  const std::int32_t count = G::kHides ? worlds : 1;
  const auto seen = G::view(state, kSpectator);
  const auto imagine = [&seen](Rng& rng) {
    if constexpr (requires { S::Sense::imagine(seen, rng); }) return S::Sense::imagine(seen, rng);
    else return G::imagine(seen, rng);
  };
  Rng rng(1);
  out = {};
  for (std::int32_t i = 0; i < count; ++i) {
    Chances each{};
    S::Sense::chances(imagine(rng), each);
    for (std::size_t seat = 0; seat < out.size(); ++seat) out[seat] += each[seat] / count;
  }
}

// A turn that changed the winners' chance: from `before` to `after`, in percent. In a co-operative game it is the crew's. A turn begins
// when the turn before it has ended: with its roll, if there is one.
struct Swing {
  int step = 0;  // the turn begins before step number `step`
  Seat seat = kSpectator;
  int before = 0;
  int after = 0;
};

// Only the greatest stay, in the order of the game.
void keep_greatest(std::vector<Swing>& swings);

// Goes through a finished game a few steps at a time.
template <class S>
class LookBack {
  using G = typename S::Game;

 public:
  // Looks at most `steps` steps further; true when it is through.
  bool go_on(const Session<G>& session, int steps) {
    if constexpr (TellsChances<S>) {
      const int end = static_cast<int>(session.steps().size());
      const Result result = G::result(session.state());
      for (; steps > 0 && at_ < end; --steps, ++at_) look(session, result);
      if (at_ < end) return false;
      if (!through_) keep_greatest(swings_);
      through_ = true;
    }
    return true;
  }
  const std::vector<Swing>& swings() const { return swings_; }  // the greatest, in the order of the game, once it is through

 private:
  static constexpr int kLeast = 10;   // percent
  static constexpr int kWorlds = 40;

  void look(const Session<G>& session, const Result& result) {
    const ToAct who = G::to_act(session.state_at(at_));
    if (who.turn != Turn::Seat) return;
    const int begin = seat_ == kSpectator ? at_ : acted_ + 1;
    acted_ = at_;
    if (who.seat == seat_) return;
    Chances chances;
    open_chances<S>(session.state_at(begin), kWorlds, chances);
    std::int32_t share = 0;
    for (std::size_t seat = 0; seat < chances.size(); ++seat) {
      if (!result.cooperative && ((result.winners >> seat) & 1u) != 0) share += chances[seat];
    }
    const int percent = (result.cooperative ? chances[0] : share) * 100 / kSure;
    if (seat_ != kSpectator && std::abs(percent - percent_) >= kLeast) swings_.push_back({step_, seat_, percent_, percent});
    seat_ = who.seat;
    step_ = begin;
    percent_ = percent;
  }

  int at_ = 0;
  Seat seat_ = kSpectator;  // whose turn it is, since step_, and what was likely then
  int step_ = 0;
  int percent_ = 0;
  int acted_ = 0;           // the last step that a seat decided
  bool through_ = false;
  std::vector<Swing> swings_;
};

}  // namespace wildshore
