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

void rank_ways(const std::vector<Offer>& offers, Hint& hint) {
  constexpr std::size_t kMostWays = 4;
  auto& ways = hint.ways;
  std::stable_sort(ways.begin(), ways.end(), [&hint](const Hint::Way& a, const Hint::Way& b) {
    return (a.offer == hint.offer) != (b.offer == hint.offer) ? a.offer == hint.offer : a.percent > b.percent;
  });
  // What was thought about less may seem better by luck, but was not chosen.
  for (Hint::Way& way : ways) way.percent = std::min(way.percent, ways.front().percent);
  if (ways.size() > kMostWays) ways.resize(kMostWays);
  if (ways.size() < 2 || ways.front().offer != hint.offer) ways.clear();
  label(offers, ways);
}

}  // namespace wildshore
