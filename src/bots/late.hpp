// late.hpp: a bot that leaves its decisions to another one once the game has gone on for too long.
//
// Bots that choose the best they see may undo each other's moves for ever; whoever does something else now and then ends that. So games end.
#pragma once
#include <memory>

#include "bots/bot.hpp"

namespace wildshore {

// Sense::is_late(const View&): whether it has.
template <Game G, class Sense>
class LateBot final : public Bot<G> {
 public:
  LateBot(std::unique_ptr<Bot<G>> early, std::unique_ptr<Bot<G>> late) : early_(std::move(early)), late_(std::move(late)) {}

  void begin(const typename G::View& view, std::uint64_t seed) override {
    now_ = Sense::is_late(view) ? late_.get() : early_.get();
    now_->begin(view, seed);
  }
  bool think(int iterations) override { return now_->think(iterations); }
  typename G::Action choice() const override { return now_->choice(); }
  int iterations() const override { return now_->iterations(); }
  bool judged(std::vector<Judged<G>>& out) const override { return now_->judged(out); }

 private:
  std::unique_ptr<Bot<G>> early_;
  std::unique_ptr<Bot<G>> late_;
  Bot<G>* now_ = nullptr;
};

}  // namespace wildshore
