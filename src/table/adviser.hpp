// adviser.hpp: what a good player would do, thought out a slice at a time, with what it thinks of the rest.
//
// The adviser is the best bot of the game, in more of a hurry: a person waits for it. It is given the view of the seat that is asked,
// nothing else. Budgets are counted: the advice is the same everywhere.
#pragma once
#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "bots/bot.hpp"
#include "bots/odds.hpp"
#include "table/table.hpp"

namespace wildshore {

// What an offer is worth, as Judged.
struct Worth {
  int offer = 0;
  std::int32_t worth = 0;
};
// Fills the ways of a hint whose offer was chosen: that one first, then few others, best first; none where there is no choice. Chances as good
// as none tell nothing: then the hint says how good each is beside the best.
void fill_ways(const std::vector<Offer>& offers, std::vector<Worth> worths, Hint& hint);

template <Game G>
class Adviser {
 public:
  // A seat must be asked. The same view and step give the same advice.
  void begin(const typename G::View& view, int step) {
    if (!bot_) bot_ = Bots<G>::make(Bots<G>::levels().back());
    bot_->begin(view, static_cast<std::uint64_t>(step));
  }
  // True: the advice is ready. One that does not search says itself when it is done.
  bool think(int iterations) {
    return bot_->think(std::min(iterations, kMostIterations - bot_->iterations())) || bot_->iterations() >= kMostIterations;
  }
  typename G::Action choice() const { return bot_->choice(); }

  // Fills offer and ways of the hint.
  void answer(const std::vector<Offer>& offers, Hint& out) const {
    const auto place = [&offers](const typename G::Action& action) {
      const StepText text = G::text(action);
      const auto found = std::find_if(offers.begin(), offers.end(), [&](const Offer& offer) { return offer.step == text.view(); });
      return found == offers.end() ? -1 : static_cast<int>(found - offers.begin());
    };
    out.offer = place(bot_->choice());
    std::vector<Judged<G>> judged;
    out.chances = bot_->judged(judged);
    std::vector<Worth> worths;
    for (const Judged<G>& each : judged) {
      const int offer = place(each.action);
      if (offer >= 0) worths.push_back({offer, each.worth});
    }
    fill_ways(offers, std::move(worths), out);
  }

 private:
  static constexpr int kMostIterations = 600;

  std::unique_ptr<Bot<G>> bot_;
};

}  // namespace wildshore
