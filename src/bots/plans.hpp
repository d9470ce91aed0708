// plans.hpp: the best plans of a seat: what it may do until its turn passes on, chance speaks or something is revealed.
//
// Step by step it keeps the most promising positions (a beam); plans that lead to the same position count once. Nothing is allocated, and the
// same position always gives the same plans in the same order.
#pragma once
#include <algorithm>
#include <array>
#include <limits>

#include "core/game.hpp"
#include "core/hash.hpp"

namespace wildshore {

inline constexpr int kPlanSteps = 6;  // a longer turn is more than one plan

template <Game G>
struct Plan {
  List<typename G::Action, kPlanSteps> steps;
  std::int32_t score = 0;  // of where it leads
};

// What a sense remembers of a position while it judges what may follow it: its Outlook, else nothing.
template <class Sense>
struct OutlookOf {
  struct type {
    explicit type(const auto&) {}
  };
};
template <class Sense>
  requires requires { typename Sense::Outlook; }
struct OutlookOf<Sense> {
  using type = typename Sense::Outlook;
};

template <Game G, class Sense>
class PlanFinder {
  using State = typename G::State;

 public:
  static constexpr int kMostWidth = 12;
  static constexpr int kMostPlans = 32;

  // The seat must be to act. `width` positions are followed up at every step; the best `most` plans are kept.
  void find(const State& from, Seat seat, int width, int most) {
    plans_.clear();
    spots_[0].clear();
    spots_[0].next() = {from, {}, 0};
    spots_[0].keep(1);
    for (int step = 0; spots_[step % 2].size() > 0; ++step) {
      Spots& next = spots_[(step + 1) % 2];
      next.clear();
      for (int i = 0; i < spots_[step % 2].size(); ++i) follow(spots_[step % 2][i], seat, width, most, next);
    }
  }

  const auto& plans() const { return plans_; }  // best first, at least one

 private:
  struct Spot {
    State state;
    Plan<G> plan;
    std::uint64_t hash;
  };
  struct Ended {
    Plan<G> plan;
    std::uint64_t hash;
  };

  // The best of what was offered, best first, each hash once; equals in the order they came. Items stay where they were written.
  template <class Item, int kMost>
  class Best {
   public:
    int size() const { return static_cast<int>(size_); }
    const Item& operator[](int i) const { return item_[order_[static_cast<std::uint32_t>(i)]]; }
    void clear() {
      size_ = 0;
      for (std::uint32_t i = 0; i <= kMost; ++i) order_[i] = static_cast<std::uint8_t>(i);
    }
    // Where to write what is offered next, to be taken in by keep().
    Item& next() { return item_[order_[size_]]; }
    // What must be beaten to be among the best `most`; the least number of all while there is room.
    std::int32_t bar(int most) const { return size() < most ? kLeast : (*this)[most - 1].plan.score; }
    void keep(int most) {
      const Item& newest = next();
      for (std::uint32_t i = 0; i < size_; ++i) {
        if (item_[order_[i]].hash == newest.hash) return;
      }
      for (std::uint32_t i = size_; i > 0 && item_[order_[i - 1]].plan.score < newest.plan.score; --i) std::swap(order_[i - 1], order_[i]);
      size_ = std::min(static_cast<std::uint32_t>(most), size_ + 1);
    }

   private:
    std::uint32_t size_ = 0;
    std::array<std::uint8_t, kMost + 1> order_;
    std::array<Item, kMost + 1> item_;
  };
  using Spots = Best<Spot, kMostWidth>;

  using Outlook = typename OutlookOf<Sense>::type;

  static constexpr std::int32_t kLeast = std::numeric_limits<std::int32_t>::min();

  void follow(const Spot& spot, Seat seat, int width, int most, Spots& next) {
    typename G::Actions legal;
    G::actions(spot.state, legal);
    const Outlook outlook(spot.state);
    for (const auto& action : legal) {
      if constexpr (requires { Sense::is_twin(spot.state, action); }) {
        if (Sense::is_twin(spot.state, action)) continue;
      }
      Spot& reached = next.next();
      reached.state = spot.state;
      G::apply(reached.state, action, NoEvents{});
      const bool ended = G::to_act(reached.state) != ToAct{Turn::Seat, seat} || tells(spot.state, action) ||
                         spot.plan.steps.size() + 1 == kPlanSteps;
      const std::int32_t bar = ended ? plans_.bar(most) : next.bar(width);
      reached.plan.score = score(reached.state, seat, bar, outlook, action);
      if (reached.plan.score <= bar && bar != kLeast) continue;
      reached.hash = hash_of(reached.state);
      reached.plan.steps = spot.plan.steps;
      reached.plan.steps.push(action);
      if (ended) {
        plans_.next() = {reached.plan, reached.hash};
        plans_.keep(most);
      } else {
        next.keep(width);
      }
    }
  }

  static std::int32_t score(const State& state, Seat seat, std::int32_t bar, const Outlook& before, const typename G::Action& action) {
    if constexpr (requires { Sense::score(state, seat, bar, before, action); }) {
      return Sense::score(state, seat, bar, before, action);
    } else if constexpr (requires { Sense::score(state, seat, bar); }) {
      return Sense::score(state, seat, bar);
    } else {
      return Sense::score(state, seat);
    }
  }

  // Whether the action tells its seat something new.
  static bool tells(const State& before, const typename G::Action& action) {
    if constexpr (requires { Sense::tells(before, action); }) {
      return Sense::tells(before, action);
    } else {
      return false;
    }
  }

  Spots spots_[2];
  Best<Ended, kMostPlans> plans_;
};

}  // namespace wildshore
