// sense.cpp: how the steady bot of Mare Polare judges a position.
//
// The unit is a thousandth of a turn. The bot remembers all it has seen (5.2); what others hide it never asks for.
#include "games/mare_polare/sense.hpp"

#include <algorithm>

#include "bots/planner.hpp"
#include "bots/random.hpp"

namespace wildshore {
namespace mare_polare {
namespace {

constexpr int kTurn = 1000;
constexpr int kWin = 1000000;
constexpr int kWrongFish = 3 * kTurn;  // a way to the oracle
constexpr int kAtHome = 3 * kTurn;     // safe from splashes (4.4)
constexpr int kFace = 130;             // a face of the die that leads where the seat wants to go
constexpr int kStepAway = 15;
constexpr int kNatural[kNaturals + 1] = {0, 2 * kTurn, 5 * kTurn, 12 * kTurn, 40 * kTurn};  // natural fish on the table

// In thousandths: how likely one of the wanted kinds brushes the hand. Never 0: somebody may put one back.
int touch_chance(const State& s, const int (&wanted)[kKinds]) {
  int good = 0;
  for (int kind = 0; kind < kKinds; ++kind) good += wanted[kind] > 0 ? shapes_in_bag(s, kind) : 0;
  const int all = fish_in_bag(s);
  const int felt = fingers(s);
  std::int64_t missed = 1 << 20;
  for (int i = 0; i < felt; ++i) missed = missed * std::max(0, all - good - i) / (all - i);
  return std::max(20, static_cast<int>(1000 - (missed * 1000 >> 20)));
}

// What a seat still lacks, and fish that are too many.
int lacks(const State& s, Seat seat, int (&wanted)[kKinds]) {
  int extra = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    const int lack = count_of(s.recipe[seat], kind) - count_of(s.held[seat], kind);
    wanted[kind] += std::max(0, lack);
    extra += std::max(0, -lack);
  }
  return extra;
}

int steps_to(Cell from, Cells goals) {
  Cells found = bit_of(from);
  for (int steps = 0; steps < 2 * kSide; ++steps) {
    if ((found & goals) != 0) return steps;
    found |= beside(found);
  }
  return 2 * kSide;
}

// How well the seat's Inuit stands for getting to one of the cells with its next roll.
int prospects(const State& s, Seat seat, Cells goals) {
  if (s.inuit[seat] == kNoCell || goals == 0) return 0;
  int worth = (footing(s, seat) & goals) != 0 ? kFace : 0;  // a jump
  for (int die = 1; die <= 4; ++die) worth += (reach(s, seat, die) & goals) != 0 ? kFace : 0;
  return worth - kStepAway * steps_to(s.inuit[seat], static_cast<Cells>(goals & ~bit_of(s.inuit[seat])));
}

Cells goals_of(const State& s, Seat seat, bool wants_fish) {
  int own[kKinds] = {};
  if (lacks(s, seat, own) > 0) return bit_of(s.oracle);  // 3.7
  if (has_soup(s, seat)) return bit_of(s.igloo);
  return wants_fish ? s.holes : bit_of(s.igloo);
}

// The fish in the hand: landed with some risk of being a natural one (4.3).
int hand_worth(const State& s, const int (&wanted)[kKinds]) {
  const int odds = count_of(s.bag, s.hand) + 1;
  const int on_table = std::popcount(s.natural);
  const int worth = wanted[s.hand] > 0 ? kTurn + 100 * wanted[s.hand] : 0;
  return worth - (worth + kNatural[on_table + 1] - kNatural[on_table]) / odds;
}

std::int32_t score_together(const State& s, Seat seat) {
  int wanted[kKinds] = {};
  int score = -kNatural[std::popcount(s.natural)];
  int lacking = 0;
  for (int other = 0; other < s.options.seats; ++other) {
    score -= kWrongFish * lacks(s, other, wanted);
    score += 10 * fish_on(s, other) * fish_on(s, other);  // who is nearly ready comes first
    if (is_home(s, other)) score += kAtHome;
  }
  for (const int lack : wanted) lacking += lack;
  score -= Sense::fishings(s, wanted);
  if (s.phase == Phase::Touch) {
    const int on_table = std::popcount(s.natural);
    const int risk = (kNatural[on_table + 1] - kNatural[on_table]) * (kNaturals - on_table) / fish_in_bag(s);
    score += lacking > 0 ? kTurn - std::min(risk, kTurn / 2) : -risk;
  }
  if (s.phase == Phase::Land) score += hand_worth(s, wanted);
  if (!is_home(s, seat)) score += prospects(s, seat, goals_of(s, seat, lacking > 0));
  return score;
}

std::int32_t score_alone(const State& s, Seat seat) {
  int wanted[kKinds] = {};
  int score = -kWrongFish * lacks(s, seat, wanted) - Sense::fishings(s, wanted);
  if (s.phase == Phase::Touch && !has_soup(s, seat)) score += kTurn;
  return score + prospects(s, seat, goals_of(s, seat, true));
}

}  // namespace

int Sense::fishings(const State& s, const int (&wanted)[kKinds]) {
  int rest[kKinds];
  std::copy(wanted, wanted + kKinds, rest);
  int needed = 0;
  for (;;) {
    int* most = std::max_element(rest, rest + kKinds);
    if (*most == 0 || fish_in_bag(s) == 0) return needed;
    needed += 1000 * kTurn / touch_chance(s, rest);
    --*most;
  }
}

std::int32_t Sense::score(const State& s, Seat seat) {
  if (s.phase == Phase::Over) return ((MarePolare::result(s).winners >> seat) & 1u) != 0 ? kWin : -kWin;
  return s.options.coop ? score_together(s, seat) : score_alone(s, seat);
}

}  // namespace mare_polare

std::span<const std::string_view> Bots<MarePolare>::levels() {
  static constexpr std::string_view kLevels[] = {"random", "steady"};
  return kLevels;
}

std::unique_ptr<Bot<MarePolare>> Bots<MarePolare>::make(std::string_view level) {
  if (level == "random") return std::make_unique<RandomBot<MarePolare>>();
  if (level == "steady") return std::make_unique<TurnPlanner<MarePolare, mare_polare::Sense, 32>>();
  return nullptr;
}

}  // namespace wildshore
