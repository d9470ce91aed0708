// remarks.hpp: what bots say now and then: a short line when the game begins or ends, and when its luck turns.
//
// They speak of what everybody sees: the chances given here must be those of the open table (outlook.hpp). Which bot speaks and what it says
// hangs on the seed and the number of the step alone, never on the game's own chance.
#pragma once
#include <string>

#include "bots/odds.hpp"
#include "play/setup.hpp"

namespace wildshore {

struct Remark {
  Seat seat = kSpectator;  // kSpectator: nobody has said anything
  std::string text;
  int number = 0;  // another number, another remark
};

class Remarks {
 public:
  explicit Remarks(const Setup& setup) : setup_(&setup) {}

  const Remark& last() const { return last_; }
  // What was said belongs to another moment; nothing is said of what lies before it.
  void forget(bool begun);
  // The turn passed on, before step number `step`. `now`: the chances of all seats, or null where they cannot be told.
  void turn_passed(const Words& words, const Chances* now, int step);
  void game_over(const Words& words, const Result& result, int step);

 private:
  bool is_bot(std::uint32_t seat) const { return !setup_->seats[seat].person(); }
  Seat some_bot(Rng& rng, std::uint32_t among) const;  // of the seats that are bits; kSpectator: none of them is a bot
  void swing(const Words& words, const Chances& now, int step);
  void say(const Words& words, Seat seat, std::string_view occasion, Rng& rng);

  const Setup* setup_;
  Remark last_;
  Chances before_{};
  bool known_ = false;  // before_ holds the chances of the turn before
  bool begun_ = false;
  int quiet_ = 0;  // turns since somebody spoke
};

}  // namespace wildshore
