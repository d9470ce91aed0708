// pace.hpp: lets bots think for a few milliseconds of a frame, looking at the clock about every millisecond.
//
// What a bot chooses does not hang on it: budgets are counted, and slicing changes nothing.
#pragma once
#include <algorithm>

#include "app/clock.hpp"

namespace wildshore {

class Pace {
 public:
  enum class Went { Thinking, On, Done };  // the same decision goes on, another one may follow, there is nothing to do

  // Calls work(iterations) for about so long, or until it is done.
  template <class Work>
  void spend(double seconds, const Work& work) {
    const double deadline = seconds_now() + seconds;
    for (double begun = seconds_now(), ended; begun < deadline; begun = ended) {
      const Went went = work(thoughts_);
      ended = seconds_now();
      if (went != Went::Thinking) thoughts_ = 1;  // the next decision may be thought about more slowly
      else if (ended - begun > kSlice) thoughts_ = std::max(1, thoughts_ / 2);
      else if (ended - begun < kSlice / 2) thoughts_ = std::min(kMost, thoughts_ * 2);
      if (went == Went::Done) return;
    }
  }

 private:
  static constexpr double kSlice = 0.001;  // seconds, about
  static constexpr int kMost = 1024;

  int thoughts_ = 1;  // iterations in a slice: as many as this machine makes
};

}  // namespace wildshore
