// random.hpp: the weakest bot of every game: any legal action, all equally likely.
#pragma once
#include <cassert>

#include "bots/bot.hpp"

namespace wildshore {

template <Game G>
class RandomBot final : public Bot<G> {
 public:
  // A seat must be asked for an action.
  void begin(const typename G::View& view, std::uint64_t seed) override {
    Rng rng(seed);
    const typename G::State world = G::imagine(view, rng);
    typename G::Actions legal;
    G::actions(world, legal);
    assert(!legal.empty());
    choice_ = legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))];
  }
  bool think(int) override { return true; }
  typename G::Action choice() const override { return choice_; }

 private:
  typename G::Action choice_{};
};

}  // namespace wildshore
