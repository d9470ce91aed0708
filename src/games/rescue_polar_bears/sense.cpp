// sense.cpp: how the bots of Rescue Polar Bears judge a position.
//
// Gentle and steady plan one turn (bots/planner.hpp); sharp and master look further (bots/search.hpp): they take the plans from the same score
// but weigh where they lead by the chance to win (value.hpp). The score knows three things: data collected and the way to the next, bears that
// would sink if the alert's tile or any other went, and the heat. All in thousandths of a data token.
#include "games/rescue_polar_bears/sense.hpp"

#include <algorithm>

#include "bots/planner.hpp"
#include "bots/random.hpp"
#include "bots/search.hpp"
#include "games/rescue_polar_bears/value.hpp"

namespace wildshore {
namespace rescue_polar_bears {
namespace {

constexpr int kData = 1000;
constexpr int kOver = 1'000'000;
constexpr int kTurnAway = 45;      // a turn of the table until data can be had
constexpr int kAction = 60;        // an action left in this turn, when chance comes in between
constexpr int kBlue = 50;          // a blue token
constexpr int kUpgrade = 120;
constexpr int kDegree = 12;
constexpr int kTile = 30;          // an ice tile: room to flee to
constexpr int kBear = 12;          // a bear less on the ice
constexpr int kHeld = 6;           // a bear held, until it is unloaded
constexpr int kAtHand = 850;       // data that this turn can still bring, when chance comes in between
constexpr int kMoreData = 200;     // data on the board beside the nearest
constexpr int kCard = 60;          // a support card to be drawn
constexpr int kTurnUp = 15;        // an alert to be turned up
constexpr int kSupportTile = 40;   // a support tile not yet taken
constexpr int kTightTile = 14;     // a bear of any tile that would sink if it went
constexpr int kTightBirth = 30;    // a birth that would sink a cub
constexpr int kShort = 20;         // a kind of bear missing in the supply

// What losing one more helicopter costs, by how many there are.
constexpr int kHelicopter[] = {9000, 3000, 1800, 1200, 900, 700, 600, 550, 500, 450};

// How likely, in hundredths, an alert `gap` degrees above the temperature melts its tile before anybody can do much.
constexpr int kHazard[] = {100, 100, 88, 76, 63, 50, 36, 20, 16, 12, 9, 6, 4, 3, 2, 1, 1, 1, 1, 1, 1};

int hazard(const State& s, int alert) {
  const int soon = kHazard[std::clamp(alert - s.temperature, 0, 20)];
  return s.night != 0 ? soon / 2 : soon;  // 9.3: not in this turn
}

// What it costs when `count` bears sink.
int sinking_cost(const State& s, int count) {
  int cost = 0;
  for (int i = 0; i < count; ++i) cost += kHelicopter[std::max(0, s.helicopters - i)];
  return cost;
}

// Bears of each tile that would sink, the alert's above all.
int danger(const State& s) {
  int cost = 0;
  int hidden_cost = 0;
  int hidden_count = 0;
  int best_open = -1;
  for (int number = 1; number <= kTiles; ++number) {
    const Cell cell = place_of(s, number);
    if (cell == kNoCell) continue;
    const int bears = total(s.bears[cell]);
    const int beside = room_beside(s, cell);
    const int sinks = std::max(0, bears - beside);
    cost += kTightTile * sinks;
    const int worst = sinks == 0 ? 0 : sinking_cost(s, sinks) * hazard(s, number) / 100;
    if (number == s.alert) {
      cost += worst;
    } else if ((s.open & alert_bit(number)) != 0) {
      if (best_open < 0 || worst < best_open) best_open = worst;
    } else if ((s.hidden & alert_bit(number)) != 0) {
      hidden_cost += worst;
      ++hidden_count;
    }
    const int room = kRoom - bears + beside;
    if (room < 2 && growth_on(s, number) == Growth::Reproduce) cost += kTightBirth * (2 - room);
  }
  const int next = best_open >= 0 ? best_open : hidden_count > 0 ? hidden_cost / hidden_count : 0;
  return cost + (s.alert == 0 ? next : next / 8);
}

int heat(const State& s) {
  const int after = s.temperature + 7 - kMelting;  // 5.2, with one degree added
  return kDegree * s.temperature + (after > kTooHot ? 1500 * (after - kTooHot) : 0);
}

// The score of a game that goes on, but for the danger, which only lowers it.
std::int32_t score_without_danger(const State& s, const Trip& nearest) {
  int score = kData * s.collected;
  score -= kTurnAway * nearest.length() / kActions;
  if (nearest.turns == 0 && is_chance(phase_of(s))) score += kAtHand;
  score += kMoreData * (std::max(1, std::popcount(s.data)) - 1 + s.more_data) + kCard * s.draws;
  if (s.part == Part::Act) score += kAction * s.left;
  score += kTurnUp * s.to_turn + (s.night != 0 ? 4 * kDegree : 0);
  for (int seat = 0; seat < s.options.seats; ++seat) {
    score += kBlue * s.blue[seat] + kUpgrade * std::popcount(s.upgrades[seat]) - kHeld * total(s.hold[seat]);
  }
  Bears bears = 0;
  for (const Bears there : s.bears) bears = static_cast<Bears>(bears + there);
  score -= kBear * total(bears) + kSupportTile * std::popcount(s.support);
  score += kTile * std::popcount(s.ice);
  for (int missing = 0; missing < 6 - s.helicopters; ++missing) score -= kHelicopter[6 - missing];
  score += 500 * std::max(0, s.helicopters - 6);
  for (int bear = 0; bear < kBearKinds; ++bear) score -= count_of(s.supply, static_cast<Bear>(bear)) == 0 ? kShort : 0;
  return score - heat(s);
}

std::int32_t final_score(const State& s) { return s.end == End::Data ? kOver + actions_left(s) : -kOver; }  // the sooner the better

}  // namespace

std::int32_t Sense::score(const State& s, Seat) {
  if (s.end != End::None) return final_score(s);
  return score_without_danger(s, Routes(s).nearest(s)) - danger(s);
}

Sense::Outlook::Outlook(const State& s) : state(s), routes(s), danger(rescue_polar_bears::danger(s)) {}

std::int32_t Sense::score(const State& s, Seat, std::int32_t bar, const Outlook& before, const Action&) {
  if (s.end != End::None) return final_score(s);
  const std::int32_t score = score_without_danger(s, before.routes.hold_for(s) ? before.routes.nearest(s) : Routes(s).nearest(s));
  if (score <= bar) return bar;
  const State& was = before.state;
  const bool as_before = same_ice(s, was) && s.temperature == was.temperature && s.night == was.night && s.helicopters == was.helicopters;
  return score - (as_before ? before.danger : danger(s));
}

void Sense::chances(const State& s, Chances& out) {
  const std::int32_t chance = chance_of(s);
  for (std::uint32_t seat = 0; seat < s.options.seats; ++seat) out[seat] = chance;
}

}  // namespace rescue_polar_bears

std::span<const std::string_view> Bots<RescuePolarBears>::levels() {
  static constexpr std::string_view kLevels[] = {"random", "gentle", "steady", "sharp", "master"};
  return kLevels;
}

std::unique_ptr<Bot<RescuePolarBears>> Bots<RescuePolarBears>::make(std::string_view level) {
  if (level == "random") return std::make_unique<RandomBot<RescuePolarBears>>();
  if (level == "gentle") return std::make_unique<TurnPlanner<RescuePolarBears, rescue_polar_bears::Sense, 4, 6>>();
  if (level == "steady") return std::make_unique<TurnPlanner<RescuePolarBears, rescue_polar_bears::Sense, 8>>();
  if (level == "sharp") return std::make_unique<TreeSearch<RescuePolarBears, rescue_polar_bears::Sense>>(40);
  if (level == "master") return std::make_unique<TreeSearch<RescuePolarBears, rescue_polar_bears::Sense>>(1000);
  return nullptr;
}

}  // namespace wildshore
