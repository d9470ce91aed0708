// search.hpp: a bot that searches: information-set Monte Carlo tree search, one tree over imagined worlds.
//
// A node is what the seat to act knows (Sense::key), an edge is a plan (plans.hpp): what the seat does until its turn passes on or chance
// speaks. An iteration imagines a world, walks down the tree to a position it has not met, judges it (Sense::chances) and tells every edge
// on its way. Only integers: the same choice on every build. The choice hangs on the view, the seed and the budget alone, never on what the
// bot thought before or on how the thinking is sliced.
//
// One that overlooks things leaves out each of its own plans with one chance in `overlooks`, never one that wins at once or begins plainly.
//
// A game's Sense says:
//   static std::int32_t score(const State&, Seat)       how good for the seat: orders plans
//   static constexpr int kHalf                          this much less score, and a plan is half as interesting
//   static constexpr int kExplore                       how curious the search is, of kSure
//   static void chances(const State&, Chances&)         how likely each seat wins a game that is not over, of kSure
//   static std::uint64_t key(const State&, Seat)        a hash of what the seat knows
// and, if it likes:
//   static std::int32_t score(const State&, Seat, std::int32_t bar)   the same score where it is above the bar, else anything that is not
//   struct Outlook                                      made of a position, remembered while what may follow it is scored:
//   static std::int32_t score(const State& after, Seat, std::int32_t bar, const Outlook& before, const Action&)   the same score again
//   static bool tells(const State&, const Action&)      the action tells its seat something that no plan may count on
//   static bool is_twin(const State&, const Action&)    another legal action does the same
//   static bool is_plain(const State&, const Action&)   nobody overlooks the action
//   static State imagine(const View&, Rng&)             a world that is not only possible but likely
//   static int thoughts(const View&, int budget)        how many iterations of the budget the decision gets, else all
//   static Action reply(const State&, Seat)             what another seat is taken to do, where it hardly matters; then every iteration
//   static constexpr int kTurns                         ... goes on for so many turns of its own
//   static void play_on(State&, Rng&)                   goes on by habit from where the tree ends, before the position is judged
#pragma once
#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <vector>

#include "bots/bot.hpp"
#include "bots/odds.hpp"
#include "bots/plans.hpp"
#include "core/weighted.hpp"

namespace wildshore {

template <Game G, class Sense>
class TreeSearch final : public Bot<G> {
  using State = typename G::State;
  using Action = typename G::Action;
  using Finder = PlanFinder<G, Sense>;

 public:
  // Thinks at most so many iterations for a decision, and below the root follows up `beam` positions of a plan at every step; all memory it
  // ever needs is asked for here.
  explicit TreeSearch(int budget, int overlooks = 0, int beam = 4)
      : budget_(budget),
        overlooks_(static_cast<std::uint32_t>(overlooks)),
        beam_(beam),
        most_nodes_(static_cast<std::uint32_t>(kNodesEach * budget + kMostPassed)) {
    assert(budget <= kMostIterations && beam >= 1 && beam <= Finder::kMostWidth);
    nodes_.reserve(most_nodes_);
    edges_.reserve(std::size_t{most_nodes_} * 4 + Finder::kMostPlans);
    table_.assign(std::bit_ceil(std::size_t{most_nodes_} * 2), kNone);
  }

  void begin(const typename G::View& view, std::uint64_t seed) override {
    rng_ = Rng(seed);
    view_ = view;
    seed_ = seed;
    nodes_.clear();
    edges_.clear();
    std::fill(table_.begin(), table_.end(), kNone);
    const State world = G::imagine(view_, rng_);
    const ToAct who = G::to_act(world);
    assert(who.turn == Turn::Seat);
    seat_ = who.seat;
    root_ = find(Sense::key(world, seat_));
    expand(root_, world, seat_, kRootWidth, Finder::kMostPlans);
    if (overlooks_ > 0) overlook(world);
    done_ = 0;
    left_ = decided(world) ? 0 : thoughts();
  }

  bool think(int iterations) override {
    for (; iterations > 0 && left_ > 0; --iterations) {
      iterate();
      ++done_;
      --left_;
      if (left_ % kLookEvery == 0 && lead() > left_) left_ = 0;
    }
    return left_ == 0;
  }

  Action choice() const override { return edges_[best_edge()].plan.steps[0]; }
  int iterations() const override { return done_; }

  // Of plans that begin alike the one tried most speaks for their first step; what was hardly tried is left out.
  bool judged(std::vector<Judged<G>>& out) const override {
    const std::size_t best = best_edge();
    const std::uint32_t least = std::max(1u, edges_[best].visits / 16);
    List<std::size_t, Finder::kMostPlans> spoken;
    for (std::size_t e = nodes_[root_].first; done_ > 0 && e < nodes_[root_].first + nodes_[root_].count; ++e) {
      if (edges_[e].visits < least) continue;
      int i = 0;
      while (i < spoken.size() && !(edges_[spoken[i]].plan.steps[0] == edges_[e].plan.steps[0])) ++i;
      if (i == spoken.size()) spoken.push(e);
      else if (e == best || (spoken[i] != best && edges_[e].visits > edges_[spoken[i]].visits)) spoken[i] = e;
    }
    for (const std::size_t e : spoken) out.push_back({edges_[e].plan.steps[0], edges_[e].sum / static_cast<std::int32_t>(edges_[e].visits)});
    return true;
  }

 private:
  static constexpr std::uint32_t kNone = ~0u;
  static constexpr int kMostIterations = 0x7FFFFFFF / kSure;  // so that sums fit
  static constexpr int kRootWidth = Finder::kMostWidth;
  static constexpr int kPlansEach = 8;    // of a node below the root
  static constexpr int kMostPassed = 64;  // plans on the way of one iteration
  static constexpr int kNodesEach = 3;    // of an iteration, at most, on the average; when the tree is full it only judges
  static constexpr int kLookEvery = 32;   // iterations between two looks whether the choice is made
  static constexpr int kWorldsAsked = 8;  // a plan must win in all of them to be taken without a thought
  static constexpr std::uint32_t kPriors = 1u << 16;
  static constexpr bool kReplies = requires(const State& world, Seat seat) { Sense::reply(world, seat); };

  struct Edge {
    Plan<G> plan;
    std::uint16_t prior;  // of kPriors, all edges of a node together
    std::uint32_t visits;
    std::int32_t sum;  // of the chances of the seat that acts
  };
  struct Node {
    std::uint64_t key;
    std::uint32_t visits;
    std::uint32_t first;  // edge
    std::uint32_t count;  // of edges; 0 for chance and for what was not looked into
  };
  struct Passed {
    std::uint32_t edge;
    Seat seat;
  };

  State imagine() {
    if constexpr (requires { Sense::imagine(view_, rng_); }) {
      return Sense::imagine(view_, rng_);
    } else {
      return G::imagine(view_, rng_);
    }
  }

  int thoughts() const {
    if constexpr (requires { Sense::thoughts(view_, budget_); }) {
      return Sense::thoughts(view_, budget_);
    } else {
      return budget_;
    }
  }

  // The node of the key, made when it is new; kNone when the tree is full.
  std::uint32_t find(std::uint64_t key) {
    const std::size_t mask = table_.size() - 1;
    std::size_t slot = static_cast<std::size_t>(key ^ (key >> 32)) & mask;
    while (table_[slot] != kNone) {
      if (nodes_[table_[slot]].key == key) return table_[slot];
      slot = (slot + 1) & mask;
    }
    if (nodes_.size() == most_nodes_) return kNone;
    table_[slot] = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back({key, 0, 0, 0});
    return table_[slot];
  }

  // Gives a node its edges: the best plans, each with its share of interest. False when there is no room.
  bool expand(std::uint32_t node, const State& world, Seat seat, int width, int most) {
    if (edges_.size() + static_cast<std::size_t>(most) > edges_.capacity()) return false;
    finder_.find(world, seat, width, most);
    const auto& plans = finder_.plans();
    const auto interest = [&](int i) {  // halves with every kHalf that a plan is behind the best, down to a little
      return std::max(512u, faded(std::int64_t{plans[0].plan.score} - plans[i].plan.score, Sense::kHalf));
    };
    std::uint32_t all = 0;
    for (int i = 0; i < plans.size(); ++i) all += interest(i);
    nodes_[node].first = static_cast<std::uint32_t>(edges_.size());
    nodes_[node].count = static_cast<std::uint32_t>(plans.size());
    for (int i = 0; i < plans.size(); ++i) {
      edges_.push_back({plans[i].plan, static_cast<std::uint16_t>(std::uint64_t{interest(i)} * (kPriors - 1) / all), 0, 0});
    }
    return true;
  }

  static std::uint32_t square_root(std::uint32_t number) {
    std::uint32_t root = 0;
    for (std::uint32_t bit = 1u << ((31 - std::countl_zero(number | 1u)) / 2); bit != 0; bit /= 2) {
      if ((root + bit) * (root + bit) <= number) root += bit;
    }
    return root;
  }

  // Where to go on: what has done well, and what may be interesting and was tried little. The more often a node was visited, the more of
  // its plans are looked at (progressive widening).
  std::uint32_t select(const Node& node) const {
    const std::uint32_t root = square_root(node.visits * 16);  // four times the square root
    const std::uint32_t open = std::min(node.count, 3 + root / 4);
    std::int64_t untried = 0;
    std::int64_t best = -1;
    std::uint32_t chosen = node.first;
    for (std::uint32_t e = node.first; e < node.first + open; ++e) {
      const Edge& edge = edges_[e];
      const std::int64_t mean = edge.visits != 0 ? std::int64_t{edge.sum} * 16 / edge.visits : untried;
      if (e == node.first) untried = mean - kSure / 4;  // a little less than the plan that seemed best
      const std::int64_t value = mean + std::int64_t{Sense::kExplore} * 4 * edge.prior / kPriors * root / (1 + edge.visits);
      if (value <= best) continue;
      best = value;
      chosen = e;
    }
    return chosen;
  }

  // The outcomes of one chance node come as evenly as their weights allow: steps of the golden section.
  void resolve(State& world, std::uint64_t turn) {
    typename G::Outcomes outcomes;
    G::outcomes(world, outcomes);
    const auto pick = static_cast<std::uint32_t>(((turn & 0xFFFFFFFFu) * total_weight(outcomes)) >> 32);
    G::resolve(world, outcome_at(outcomes, pick), NoEvents{});
  }

  // Lets chance speak; false when it is met for the first time, which is where an iteration ends.
  bool pass_chance(State& world, bool may_end) {
    const std::uint64_t key = hash_of(world);
    const std::uint32_t node = find(key);
    const std::uint32_t visits = node == kNone ? static_cast<std::uint32_t>(rng_.next() >> 32) : nodes_[node].visits++;
    if (may_end && visits == 0) return false;
    resolve(world, ((key ^ seed_) >> 16) + std::uint64_t{0x9E3779B9u} * visits);
    return true;
  }

  void iterate() {
    State world = imagine();
    int plans = 0;
    int turns = 0;              // of its own that are over, where others only reply
    bool others = false;        // reply now
    bool after_chance = false;  // a decision that chance led to is always looked into
    for (ToAct who = G::to_act(world); who.turn != Turn::Over && plans < kMostPassed; who = G::to_act(world)) {
      if (who.turn == Turn::Chance) {
        if (!pass_chance(world, plans > 0 && !kReplies)) break;
        after_chance = true;
        continue;
      }
      if constexpr (kReplies) {
        if (who.seat != seat_) {
          if (!others && ++turns == Sense::kTurns) break;
          others = true;
          G::apply(world, Sense::reply(world, who.seat), NoEvents{});
          continue;
        }
        others = false;
      }
      const std::uint32_t node = find(Sense::key(world, who.seat));
      if (node == kNone) break;
      if (nodes_[node].count == 0) {
        if (!kReplies && plans > 0 && !after_chance && nodes_[node].visits++ == 0) break;
        if (!expand(node, world, who.seat, beam_, kPlansEach)) break;
      }
      ++nodes_[node].visits;
      const std::uint32_t edge = select(nodes_[node]);
      passed_[static_cast<std::uint32_t>(plans++)] = {edge, who.seat};
      for (const Action& action : edges_[edge].plan.steps) G::apply(world, action, NoEvents{});
      after_chance = false;
    }
    if constexpr (requires { Sense::play_on(world, rng_); }) Sense::play_on(world, rng_);
    Chances chances{};
    judge(world, chances);
    for (std::uint32_t i = 0; i < static_cast<std::uint32_t>(plans); ++i) {
      Edge& edge = edges_[passed_[i].edge];
      ++edge.visits;
      edge.sum += chances[static_cast<std::uint32_t>(passed_[i].seat)];
    }
  }

  static void judge(const State& world, Chances& chances) {
    if (G::to_act(world).turn != Turn::Over) return Sense::chances(world, chances);
    const Result result = G::result(world);
    const std::int32_t share = result.cooperative ? kSure : kSure / std::max(1, std::popcount(result.winners));
    for (std::uint32_t seat = 0; seat < kMaxSeats; ++seat) chances[seat] = ((result.winners >> seat) & 1u) != 0 ? share : 0;
  }

  bool wins(State world, const Plan<G>& plan) const {
    for (const Action& action : plan.steps) G::apply(world, action, NoEvents{});
    return G::to_act(world).turn == Turn::Over && ((G::result(world).winners >> seat_) & 1u) != 0;
  }

  static bool is_plain(const State& world, const Action& action) {
    if constexpr (requires { Sense::is_plain(world, action); }) {
      return Sense::is_plain(world, action);
    } else {
      return false;
    }
  }

  // Takes what is overlooked out of the root's edges; the first stays when nothing else would.
  void overlook(const State& world) {
    Node& root = nodes_[root_];
    const std::uint32_t end = root.first + root.count;
    root.count = 0;
    for (std::uint32_t e = root.first; e < end; ++e) {
      const bool missed = rng_.below(overlooks_) == 0 && !is_plain(world, edges_[e].plan.steps[0]) && !wins(world, edges_[e].plan);
      if (!missed) edges_[root.first + root.count++] = edges_[e];
    }
    root.count = std::max(1u, root.count);
  }

  // Nothing to think about: one plan only, or one that wins now in every world that was imagined, which becomes the best edge.
  bool decided(const State& world) {
    const Node& root = nodes_[root_];
    for (std::uint32_t e = root.first; e < root.first + root.count; ++e) {
      bool sure = wins(world, edges_[e].plan);
      for (int i = 0; sure && i < kWorldsAsked; ++i) sure = wins(imagine(), edges_[e].plan);
      if (!sure) continue;
      edges_[e].visits = 1;
      return true;
    }
    return root.count == 1;
  }

  // The edge of the root that was tried most; of equals the one with the better chances, then the more interesting.
  std::size_t best_edge() const {
    const Node& root = nodes_[root_];
    std::size_t best = root.first;
    for (std::size_t e = root.first + 1; e < root.first + root.count; ++e) {
      if (edges_[e].visits > edges_[best].visits || (edges_[e].visits == edges_[best].visits && edges_[e].sum > edges_[best].sum)) best = e;
    }
    return best;
  }

  // By how many visits the best edge is ahead of the second.
  int lead() const {
    const Node& root = nodes_[root_];
    const std::size_t best = best_edge();
    std::uint32_t second = 0;
    for (std::size_t e = root.first; e < root.first + root.count; ++e) {
      if (e != best) second = std::max(second, edges_[e].visits);
    }
    return static_cast<int>(edges_[best].visits - second);
  }

  int budget_;
  std::uint32_t overlooks_;  // 0: nothing
  int beam_;
  std::uint32_t most_nodes_;
  Rng rng_{0};
  std::uint64_t seed_ = 0;
  Seat seat_ = 0;
  typename G::View view_{};
  Finder finder_;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<std::uint32_t> table_;  // open addressing: nodes by key
  std::array<Passed, kMostPassed> passed_;
  std::uint32_t root_ = 0;
  int done_ = 0;
  int left_ = 0;
};

}  // namespace wildshore
