// planner.hpp: a bot that plans the rest of its own turn and takes the first step of the best plan found.
//
// Move by move it keeps the `kWidth` best positions it can reach while it is still its turn (a beam); wherever the turn ends, by chance,
// by another seat or by the end of the game, the plan is judged by Sense::score(state, seat), higher being better for the seat. The same
// view and seed give the same choice; equal scores are decided by the seed.
#pragma once
#include <algorithm>
#include <cassert>
#include <vector>

#include "bots/bot.hpp"
#include "core/hash.hpp"

namespace wildshore {

template <Game G, class Sense, int kWidth>
class TurnPlanner final : public Bot<G> {
 public:
  void begin(const typename G::View& view, std::uint64_t seed) override {
    rng_ = Rng(seed);
    const typename G::State world = G::imagine(view, rng_);
    seat_ = G::to_act(world).seat;
    assert(G::to_act(world).turn == Turn::Seat);
    typename G::Actions legal;
    G::actions(world, legal);
    beam_.clear();
    next_.clear();
    at_ = 0;
    has_plan_ = false;
    choice_ = legal[0];
    if (legal.size() == 1) return;
    for (const auto& action : legal) consider(world, action, action);
    advance();
  }

  // One iteration looks at all that may follow one position.
  bool think(int iterations) override {
    for (; iterations > 0 && !beam_.empty(); --iterations) {
      const Node node = beam_[at_++];
      typename G::Actions legal;
      G::actions(node.state, legal);
      for (const auto& action : legal) consider(node.state, action, node.first);
      if (at_ == beam_.size()) advance();
    }
    return beam_.empty();
  }

  typename G::Action choice() const override { return choice_; }

 private:
  struct Node {
    typename G::State state;
    typename G::Action first;  // of the plan that leads here
    std::uint64_t hash;
    std::uint32_t key;  // decides between equals
    std::int32_t score;
  };

  void consider(const typename G::State& from, const typename G::Action& action, const typename G::Action& first) {
    Node node{from, first, 0, static_cast<std::uint32_t>(rng_.next() >> 32), 0};
    G::apply(node.state, action, NoEvents{});
    node.score = Sense::score(node.state, seat_);
    if (G::to_act(node.state) == ToAct{Turn::Seat, seat_}) {
      node.hash = hash_of(node.state);
      next_.push_back(node);
    } else if (!has_plan_ || node.score > score_ || (node.score == score_ && node.key > key_)) {
      has_plan_ = true;
      score_ = node.score;
      key_ = node.key;
      choice_ = first;
    }
  }

  // The best positions of the next move become the beam; each position once, whatever way led there.
  void advance() {
    std::sort(next_.begin(), next_.end(), [](const Node& a, const Node& b) {
      if (a.score != b.score) return a.score > b.score;
      if (a.hash != b.hash) return a.hash < b.hash;
      return a.key > b.key;
    });
    const auto same = [](const Node& a, const Node& b) { return a.hash == b.hash && a.score == b.score; };
    next_.erase(std::unique(next_.begin(), next_.end(), same), next_.end());
    std::sort(next_.begin(), next_.end(), [](const Node& a, const Node& b) {
      if (a.score != b.score) return a.score > b.score;
      if (a.key != b.key) return a.key > b.key;
      return a.hash < b.hash;
    });
    if (next_.size() > kWidth) next_.erase(next_.begin() + kWidth, next_.end());
    beam_.swap(next_);
    next_.clear();
    at_ = 0;
  }

  Rng rng_{0};
  Seat seat_ = 0;
  std::vector<Node> beam_;  // empty when the choice is made
  std::vector<Node> next_;
  std::size_t at_ = 0;  // in beam_
  bool has_plan_ = false;
  std::int32_t score_ = 0;
  std::uint32_t key_ = 0;
  typename G::Action choice_{};
};

}  // namespace wildshore
