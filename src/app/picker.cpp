// picker.cpp: see picker.hpp.
#include "app/picker.hpp"

#include <algorithm>

namespace wildshore {

void Picker::offers(std::span<const Offer> offers) {
  offers_ = offers;
  picked_.clear();
  list_allowed();
}

// Whether the offer's path begins with `prefix`.
bool Picker::goes_through(const Offer& offer, const Path& prefix) const {
  return offer.path.size() >= prefix.size() && std::equal(prefix.begin(), prefix.end(), offer.path.begin());
}

void Picker::list_allowed() {
  allowed_.clear();
  for (const Offer& offer : offers_) {
    if (!goes_through(offer, picked_) || offer.path.size() == picked_.size()) continue;
    const TargetId next = offer.path[picked_.size()];
    if (!allows(next)) allowed_.push_back(next);
  }
}

bool Picker::allows(TargetId target) const { return std::find(allowed_.begin(), allowed_.end(), target) != allowed_.end(); }

int Picker::completes(TargetId target) const {
  for (std::size_t i = 0; i < offers_.size(); ++i) {
    const Path& path = offers_[i].path;
    if (path.size() == picked_.size() + 1 && goes_through(offers_[i], picked_) && path[picked_.size()] == target) return static_cast<int>(i);
  }
  return -1;
}

int Picker::ways_through(TargetId target) const {
  return static_cast<int>(std::count_if(offers_.begin(), offers_.end(), [&](const Offer& offer) {
    return offer.path.size() > picked_.size() && goes_through(offer, picked_) && offer.path[picked_.size()] == target;
  }));
}

bool Picker::pick(TargetId target) {
  if (!allows(target)) {
    const Path before = picked_;
    unpick();
    if (!allows(target)) {
      picked_ = before;
      list_allowed();
      return false;
    }
  }
  picked_.push(target);
  list_allowed();
  return true;
}

int Picker::complete() const {
  for (std::size_t i = 0; i < offers_.size(); ++i) {
    if (!picked_.empty() && offers_[i].path == picked_) return static_cast<int>(i);
  }
  return -1;
}

bool Picker::unpick() {
  if (picked_.empty()) return false;
  picked_.clear();
  list_allowed();
  return true;
}

}  // namespace wildshore
