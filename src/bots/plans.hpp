// plans.hpp: the best plans of a seat: what it may do until its turn passes on, chance speaks or something is revealed.
//
// Step by step it keeps the most promising positions (a beam); plans that lead to the same position count once. Nothing is allocated, and the
// same position always gives the same plans in the same order.
#pragma once
#include <algorithm>
#include <array>

#include "core/game.hpp"
#include "core/hash.hpp"

namespace wildshore {

inline constexpr int kPlanSteps = 6;  // a longer turn is more than one plan

template <Game G>
struct Plan {
  List<typename G::Action, kPlanSteps> steps;
  std::int32_t score = 0;  // of where it leads
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
    spots_[0].size = 1;
    spots_[0].spot[0] = {from, {}, 0};
    for (int step = 0; spots_[step % 2].size > 0; ++step) {
      Spots& next = spots_[(step + 1) % 2];
      next.size = 0;
      for (int i = 0; i < spots_[step % 2].size; ++i) follow(spots_[step % 2].spot[i], seat, width, most, next);
    }
  }

  const auto& plans() const { return plans_; }  // best first, at least one

 private:
  struct Spot {
    State state;
    Plan<G> plan;
    std::uint64_t hash;
  };
  struct Spots {
    int size = 0;
    std::array<Spot, kMostWidth + 1> spot;
  };
  struct Ended {
    Plan<G> plan;
    std::uint64_t hash;
  };

  void follow(const Spot& spot, Seat seat, int width, int most, Spots& next) {
    typename G::Actions legal;
    G::actions(spot.state, legal);
    for (const auto& action : legal) {
      if constexpr (requires { Sense::is_twin(spot.state, action); }) {
        if (Sense::is_twin(spot.state, action)) continue;
      }
      Spot& reached = next.spot[static_cast<std::uint32_t>(next.size)];  // one more than `width` fit
      reached.state = spot.state;
      G::apply(reached.state, action, NoEvents{});
      reached.plan.score = Sense::score(reached.state, seat);
      const bool ended = G::to_act(reached.state) != ToAct{Turn::Seat, seat} || tells(spot.state, action) ||
                         spot.plan.steps.size() + 1 == kPlanSteps;
      const bool full = ended ? plans_.size() == most : next.size == width;
      const std::int32_t worst = !full ? 0 : ended ? plans_[most - 1].plan.score : next.spot[static_cast<std::uint32_t>(width - 1)].plan.score;
      if (full && reached.plan.score <= worst) continue;
      reached.hash = hash_of(reached.state);
      reached.plan.steps = spot.plan.steps;
      reached.plan.steps.push(action);
      if (ended) {
        keep_plan({reached.plan, reached.hash}, most);
      } else {
        keep_spot(next, width);
      }
    }
  }

  void keep_plan(const Ended& plan, int most) {
    for (const Ended& other : plans_) {
      if (other.hash == plan.hash) return;
    }
    if (plans_.size() < most) {
      plans_.push(plan);
    } else {
      plans_[most - 1] = plan;
    }
    for (int i = plans_.size() - 1; i > 0 && plans_[i - 1].plan.score < plans_[i].plan.score; --i) std::swap(plans_[i - 1], plans_[i]);
  }

  // Sorts the newest, behind the last, into its place.
  void keep_spot(Spots& spots, int width) {
    auto& spot = spots.spot;
    const auto size = static_cast<std::uint32_t>(spots.size);
    for (std::uint32_t i = 0; i < size; ++i) {
      if (spot[i].hash == spot[size].hash) return;
    }
    for (std::uint32_t i = size; i > 0 && spot[i - 1].plan.score < spot[i].plan.score; --i) std::swap(spot[i - 1], spot[i]);
    spots.size = std::min(width, spots.size + 1);
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
  List<Ended, kMostPlans> plans_;
};

}  // namespace wildshore
