// either.hpp: two bots in one: what the view shows decides which of them makes a decision.
#pragma once
#include <memory>
#include <utility>

#include "bots/bot.hpp"

namespace wildshore {

// The second one decides where kSecond(view) holds.
template <Game G, bool (*kSecond)(const typename G::View&)>
class EitherBot final : public Bot<G> {
 public:
  EitherBot(std::unique_ptr<Bot<G>> first, std::unique_ptr<Bot<G>> second) : first_(std::move(first)), second_(std::move(second)) {}

  void begin(const typename G::View& view, std::uint64_t seed) override {
    now_ = kSecond(view) ? second_.get() : first_.get();
    now_->begin(view, seed);
  }
  bool think(int iterations) override { return now_->think(iterations); }
  typename G::Action choice() const override { return now_->choice(); }
  int iterations() const override { return now_->iterations(); }
  bool judged(std::vector<Judged<G>>& out) const override { return now_->judged(out); }

 private:
  std::unique_ptr<Bot<G>> first_;
  std::unique_ptr<Bot<G>> second_;
  Bot<G>* now_ = nullptr;
};

}  // namespace wildshore
