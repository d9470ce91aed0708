// planner.hpp: a bot that plans the rest of its own turn and takes the first step of the best plan found.
//
// Move by move it keeps the `kWidth` best positions it can reach while it is still its turn (a beam); wherever the turn ends, by chance,
// by another seat or by the end of the game, the plan is judged by Sense::score(state, seat), higher being better for the seat. The same
// view and seed give the same choice; equal scores are decided by the seed.
//
// A gentle one (kOverlooks > 0) overlooks each of its legal actions with one chance in kOverlooks, never one that wins at once or with the
// next or that nobody could miss (Sense::is_plain), and does not hurt others (Sense::hurts) unless nothing else is left.
#pragma once
#include <algorithm>
#include <cassert>
#include <vector>

#include "bots/bot.hpp"
#include "bots/odds.hpp"
#include "core/hash.hpp"

namespace wildshore {

inline constexpr std::int32_t kNoScore = -0x7FFFFFFF - 1;  // of an action that was not looked into

// What a bot that reckons in scores thinks of the actions: half as good for every half of what lies between the best and the middle one.
template <Game G>
void judge_beside_best(const typename G::Actions& actions, const std::vector<std::int32_t>& scores_of, std::vector<Judged<G>>& out) {
  std::vector<std::int32_t> scores;
  for (const std::int32_t score : scores_of) {
    if (score != kNoScore) scores.push_back(score);
  }
  std::sort(scores.begin(), scores.end());
  const std::int64_t half = scores.empty() ? 1 : std::max<std::int64_t>(1, (std::int64_t{scores.back()} - scores[scores.size() / 2]) / 2);
  for (std::size_t i = 0; i < scores_of.size(); ++i) {
    if (scores_of[i] == kNoScore) continue;
    const std::uint32_t part = faded(std::int64_t{scores.back()} - scores_of[i], half);
    out.push_back({actions[static_cast<int>(i)], static_cast<std::int32_t>(std::uint64_t{part} * kSure >> 16)});
  }
}

template <Game G, class Sense, int kWidth, int kOverlooks = 0>
class TurnPlanner final : public Bot<G> {
 public:
  void begin(const typename G::View& view, std::uint64_t seed) override {
    rng_ = Rng(seed);
    const typename G::State world = G::imagine(view, rng_);
    seat_ = G::to_act(world).seat;
    assert(G::to_act(world).turn == Turn::Seat);
    typename G::Actions& legal = legal_;
    G::actions(world, legal);
    reached_.assign(static_cast<std::size_t>(legal.size()), kNoScore);
    beam_.clear();
    next_.clear();
    forget();
    has_plan_ = false;
    choice_ = legal[0];
    if (legal.size() == 1) return;
    for (int care = kOverlooks > 0 ? 2 : 0; care >= 0 && next_.empty() && !has_plan_; --care) {
      for (int i = 0; i < legal.size(); ++i) {
        if (care == 0 || !overlooks(world, legal[i], care == 2)) consider(world, legal[i], i);
      }
    }
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

  bool judged(std::vector<Judged<G>>& out) const override {
    judge_beside_best<G>(legal_, reached_, out);
    return false;
  }

 private:
  struct Node {
    typename G::State state;
    int first;                 // index of the first action of the plan that leads here
    std::uint32_t key;         // decides between equals
    std::int32_t score;
  };

  // Whether a gentle bot passes the action over: it would hurt somebody, or (`forgetful`) is not noticed.
  bool overlooks(const typename G::State& world, const typename G::Action& action, bool forgetful) {
    typename G::State next = world;
    G::apply(next, action, NoEvents{});
    if (is_won(next) || may_win(next)) return false;
    if constexpr (requires { Sense::is_plain(world, action); }) {
      if (Sense::is_plain(world, action)) return false;
    }
    if constexpr (requires { Sense::hurts(world, next, seat_); }) {
      if (Sense::hurts(world, next, seat_)) return true;
    }
    return forgetful && rng_.below(kOverlooks > 0 ? kOverlooks : 1) == 0;
  }

  bool is_won(const typename G::State& state) const {
    return G::to_act(state).turn == Turn::Over && ((G::result(state).winners >> seat_) & 1u) != 0;
  }

  // Whether one more action wins.
  bool may_win(const typename G::State& state) const {
    if (G::to_act(state) != ToAct{Turn::Seat, seat_}) return false;
    typename G::Actions legal;
    G::actions(state, legal);
    for (const auto& action : legal) {
      typename G::State next = state;
      G::apply(next, action, NoEvents{});
      if (is_won(next)) return true;
    }
    return false;
  }

  // Looks at one action; a position that was reached before, whatever way led there, is passed over.
  void consider(const typename G::State& from, const typename G::Action& action, int first) {
    Node node{from, first, static_cast<std::uint32_t>(rng_.next() >> 32), 0};
    G::apply(node.state, action, NoEvents{});
    if (!is_new(hash_of(node.state))) return;
    node.score = Sense::score(node.state, seat_);
    if (G::to_act(node.state) == ToAct{Turn::Seat, seat_}) {
      next_.push_back(node);
      return;
    }
    std::int32_t& reached = reached_[static_cast<std::size_t>(first)];
    reached = std::max(reached, node.score);
    if (!has_plan_ || node.score > score_ || (node.score == score_ && node.key > key_)) {
      has_plan_ = true;
      score_ = node.score;
      key_ = node.key;
      choice_ = legal_[first];
    }
  }

  // Remembers the hash. Once the table is three quarters full everything is new: slower, never wrong.
  bool is_new(std::uint64_t hash) {
    if (hash == 0 || seen_count_ > kSeen / 4 * 3) return true;
    for (std::size_t slot = hash % kSeen;; slot = (slot + 1) % kSeen) {
      if (seen_[slot] == hash) return false;
      if (seen_[slot] != 0) continue;
      seen_[slot] = hash;
      ++seen_count_;
      return true;
    }
  }

  void forget() {
    seen_.assign(kSeen, 0);
    seen_count_ = 0;
  }

  // The best positions of the next move become the beam.
  void advance() {
    order_.clear();
    for (std::uint32_t i = 0; i < next_.size(); ++i) order_.push_back(i);
    const std::size_t width = std::min<std::size_t>(kWidth, order_.size());
    std::partial_sort(order_.begin(), order_.begin() + static_cast<std::ptrdiff_t>(width), order_.end(),
                      [this](std::uint32_t a, std::uint32_t b) {
                        if (next_[a].score != next_[b].score) return next_[a].score > next_[b].score;
                        if (next_[a].key != next_[b].key) return next_[a].key > next_[b].key;
                        return a < b;
                      });
    beam_.clear();
    for (std::size_t i = 0; i < width; ++i) beam_.push_back(next_[order_[i]]);
    next_.clear();
    at_ = 0;
    forget();
  }

  static constexpr std::size_t kSeen = 4096;

  Rng rng_{0};
  Seat seat_ = 0;
  typename G::Actions legal_;
  std::vector<std::int32_t> reached_;  // the best plan that begins with each of them
  std::vector<Node> beam_;  // empty when the choice is made
  std::vector<Node> next_;
  std::vector<std::uint32_t> order_;
  std::vector<std::uint64_t> seen_;  // hashes of this move's positions; 0 is a free slot
  std::size_t seen_count_ = 0;
  std::size_t at_ = 0;  // in beam_
  bool has_plan_ = false;
  std::int32_t score_ = 0;
  std::uint32_t key_ = 0;
  typename G::Action choice_{};
};

}  // namespace wildshore
