// verdict.hpp: what a conformance run found. Not gtest, so that tests can also show that a planted bug is found.
#pragma once
#include <string>
#include <vector>

namespace wildshore::conformance {

class Verdict {
 public:
  // `where` is only called on failure: it says which game, seed and step.
  template <class Where>
  bool check(bool holds, const char* claim, Where&& where) {
    if (holds) [[likely]] return true;
    if (failures_.size() < kMost) failures_.push_back(std::string(claim) + " [" + where() + "]");
    return false;
  }

  bool good() const { return failures_.empty(); }
  std::string text() const {
    std::string text;
    for (const std::string& failure : failures_) text += failure + "\n";
    return text;
  }

 private:
  static constexpr std::size_t kMost = 20;
  std::vector<std::string> failures_;
};

}  // namespace wildshore::conformance

// Inside a class that has verdict_ and where(): the claim must hold.
#define WILDSHORE_CLAIM(...) verdict_.check((__VA_ARGS__), #__VA_ARGS__, [this] { return where(); })
