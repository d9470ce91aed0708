// adviser.hpp: what a good player would do, thought out a slice at a time, with what it thinks of the rest.
//
// The adviser is the best bot of the game, in more of a hurry: a person waits for it. It is given the view of the seat that is asked,
// nothing else. Budgets are counted: the advice is the same everywhere.
#pragma once
#include <algorithm>
#include <memory>
#include <vector>

#include "bots/bot.hpp"
#include "bots/odds.hpp"
#include "table/table.hpp"

namespace wildshore {

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
    for (const Judged<G>& each : judged) {
      const int offer = place(each.action);
      if (offer >= 0) out.ways.push_back({offer, static_cast<int>((each.worth * 100 + kSure / 2) / kSure), {}});
    }
    std::stable_sort(out.ways.begin(), out.ways.end(), [&out](const Hint::Way& a, const Hint::Way& b) {
      return (a.offer == out.offer) != (b.offer == out.offer) ? a.offer == out.offer : a.percent > b.percent;
    });
    // What was thought about less may seem better by luck, but was not chosen.
    for (Hint::Way& way : out.ways) way.percent = std::min(way.percent, out.ways.front().percent);
    if (out.ways.size() > kMostWays) out.ways.resize(kMostWays);
    if (out.ways.size() < 2 || out.ways.front().offer != out.offer) out.ways.clear();
    label(offers, out.ways);
  }

 private:
  static constexpr std::size_t kMostWays = 4;
  static constexpr int kMostIterations = 600;

  // What follows a colon in a label is what the action leads to: left out, unless two ways would read the same.
  static void label(const std::vector<Offer>& offers, std::vector<Hint::Way>& ways) {
    const auto full = [&offers](const Hint::Way& way) -> const std::string& { return offers[static_cast<std::size_t>(way.offer)].label; };
    for (Hint::Way& way : ways) way.label = full(way).substr(0, full(way).find(": "));
    const auto twice = [&ways](const Hint::Way& way) {
      return std::count_if(ways.begin(), ways.end(), [&way](const Hint::Way& other) { return other.label == way.label; }) > 1;
    };
    if (!std::any_of(ways.begin(), ways.end(), twice)) return;
    for (Hint::Way& way : ways) way.label = full(way);
  }

  std::unique_ptr<Bot<G>> bot_;
};

}  // namespace wildshore
