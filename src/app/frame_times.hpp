// frame_times.hpp: how long the last frames took, for figures and budgets.
#pragma once
#include <algorithm>
#include <array>

namespace wildshore {

class FrameTimes {
 public:
  void add(float milliseconds) {
    times_[static_cast<std::size_t>(count_ % kKept)] = milliseconds;
    ++count_;
  }

  int count() const { return count_; }
  // The time that a part of the last frames did not exceed: 0.5 is the median.
  float at(float part) const {
    const int kept = std::min(count_, kKept);
    if (kept == 0) return 0;
    std::array<float, kKept> sorted = times_;
    const auto nth = sorted.begin() + std::min(kept - 1, static_cast<int>(part * static_cast<float>(kept)));
    std::nth_element(sorted.begin(), nth, sorted.begin() + kept);
    return *nth;
  }

 private:
  static constexpr int kKept = 240;
  std::array<float, kKept> times_{};
  int count_ = 0;
};

}  // namespace wildshore
