// adviser.cpp: the ways a hint speaks of.
#include "table/adviser.hpp"

namespace wildshore {
namespace {

// What follows a colon in a label is what the action leads to: left out, unless two ways would read the same.
void label(const std::vector<Offer>& offers, std::vector<Hint::Way>& ways) {
  const auto full = [&offers](const Hint::Way& way) -> const std::string& { return offers[static_cast<std::size_t>(way.offer)].label; };
  for (Hint::Way& way : ways) way.label = full(way).substr(0, full(way).find(": "));
  const auto twice = [&ways](const Hint::Way& way) {
    return std::count_if(ways.begin(), ways.end(), [&way](const Hint::Way& other) { return other.label == way.label; }) > 1;
  };
  if (!std::any_of(ways.begin(), ways.end(), twice)) return;
  for (Hint::Way& way : ways) way.label = full(way);
}

}  // namespace

void fill_ways(const std::vector<Offer>& offers, std::vector<Worth> worths, Hint& hint) {
  constexpr std::size_t kMostWays = 4;
  constexpr std::int32_t kNoChance = kSure / 50;
  std::stable_sort(worths.begin(), worths.end(), [&hint](const Worth& a, const Worth& b) {
    return (a.offer == hint.offer) != (b.offer == hint.offer) ? a.offer == hint.offer : a.worth > b.worth;
  });
  hint.ways.clear();
  if (worths.size() < 2 || worths.front().offer != hint.offer || worths.front().worth <= 0) return;
  if (worths.size() > kMostWays) worths.resize(kMostWays);
  const std::int32_t best = worths.front().worth;
  if (best < kNoChance) hint.chances = false;
  const std::int32_t whole = hint.chances ? kSure : best;
  for (const Worth& each : worths) {
    const std::int32_t worth = std::min(each.worth, best);  // what was thought about less may seem better by luck, but was not chosen
    hint.ways.push_back({each.offer, static_cast<int>((std::int64_t{worth} * 100 + whole / 2) / whole), {}});
  }
  label(offers, hint.ways);
}

}  // namespace wildshore
