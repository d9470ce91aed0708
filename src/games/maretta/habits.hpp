// habits.hpp: how the searching bots take everybody to play, themselves included, once they stop looking closely: steady's ways in a hurry.
#pragma once
#include "games/maretta/rules.hpp"
#include "games/maretta/worth.hpp"

namespace wildshore::maretta {

class Habits {
 public:
  // For the rest of the round that begins or goes on in this position.
  explicit Habits(const State& s);

  // What the seat to act does. It knows its own hand and what lies on the table, and a (*) that lies face down as well.
  Action reply(const State& s) const;
  // Which of these cards the seat would put on its (*) (2.3); `count` of them, at least one.
  Card star_of(const State& s, int seat, const Card* cards, int count) const;

 private:
  Action give_a(const State& s) const;
  Action give_b(const State& s) const;
  Action load(const State& s) const;
  Action reward(const State& s) const;
  Action steal(const State& s) const;

  Carry carry_;
};

// An outcome, each as likely as its weight says; chance must be to act.
Outcome chance_of(const State& s, Rng& rng);

// Whether the action gives a card that carries another forward who leads: on side A a raft that would move, on side B a cart that would
// have one stack more. A (*) that lies face down is taken to help.
bool helps_leader(const State& s, const Action& action);

}  // namespace wildshore::maretta
