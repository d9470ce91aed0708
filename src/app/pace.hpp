// pace.hpp: how many iterations a bot may think between two looks at the clock: as many as this machine makes in about a millisecond.
//
// What a bot chooses does not hang on it: budgets are counted, and slicing changes nothing.
#pragma once
#include <algorithm>

namespace wildshore {

class Pace {
 public:
  int thoughts() const { return thoughts_; }
  void took(double seconds) {
    if (seconds > kSlice) thoughts_ = std::max(1, thoughts_ / 2);
    else if (seconds < kSlice / 2) thoughts_ = std::min(kMost, thoughts_ * 2);
  }
  void restart() { thoughts_ = 1; }  // the next decision may be thought about more slowly

 private:
  static constexpr double kSlice = 0.001;  // seconds, about
  static constexpr int kMost = 1024;

  int thoughts_ = 1;
};

}  // namespace wildshore
