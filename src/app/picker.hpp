// picker.hpp: the targets picked so far, and which may be picked next. Pure: nothing else decides what is clickable.
//
// An action is a path of targets, and no path begins with another one: when a path is complete there is nothing left to choose.
#pragma once
#include <span>
#include <vector>

#include "table/table.hpp"

namespace wildshore {

class Picker {
 public:
  // From now on these offers; nothing is picked. They must stay where they are until the next call.
  void offers(std::span<const Offer> offers);

  const Path& picked() const { return picked_; }
  std::span<const TargetId> allowed() const { return allowed_; }  // each once, in the order of the offers
  bool allows(TargetId target) const;

  // The offer that picking `target` completes, or -1; and how many offers go on through it.
  int completes(TargetId target) const;
  int ways_through(TargetId target) const;

  // The target is allowed: it is added. It is not, but a path begins with it: it replaces what was picked. False: neither, and
  // nothing has changed.
  bool pick(TargetId target);
  int complete() const;  // the offer whose path is picked in full, or -1
  bool unpick();         // all of it; false: nothing was picked

 private:
  bool goes_through(const Offer& offer, const Path& prefix) const;
  void list_allowed();

  std::span<const Offer> offers_;
  Path picked_;
  std::vector<TargetId> allowed_;
};

}  // namespace wildshore
