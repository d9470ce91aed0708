// crew.cpp: the table of risks, and the bot that plays by it.
//
// Fishing on is never better or worse than it was judged before, on the average: what drives a crew on are the turns it still needs, at a price
// that is small beside a natural fish and rises from round to round.
#include "games/mare_polare/crew.hpp"

#include <algorithm>
#include <limits>

#include "bots/planner.hpp"
#include "games/mare_polare/sense.hpp"

namespace wildshore::mare_polare {
namespace {

constexpr int kAll = 64;           // parts of a catch
constexpr int kFallBack = 14;      // of them: what a crew is content with; where a fish would be in more danger it waits
constexpr int kCrewTurn = 1000;
constexpr int kPrice = kLost / 8000;  // of a turn
constexpr int kBlindPrice = 140;   // with one finger, one part in so many of the risk: who cannot choose among shapes gains little by waiting
constexpr std::int64_t kMostPrice = kLost / 50;
constexpr int kPatience = 30;      // rounds after which a turn costs twice as much, and then ever more: no game goes on for ever
constexpr int kTurnsToFish = 1600; // to get to a hole once
constexpr int kCrewWrongFish = 30 * kCrewTurn;
constexpr int kCrewAtHome = kCrewTurn;
constexpr int kNoHurry = 4;        // by which a hole matters less to an empty harpoon
constexpr int kPart = 1024;        // of a chance
constexpr int kSplash = kPart / 6; // one face of the die
// Fish a splash throws back for one that is caught: while each stop at a hole brings a fish that is lacking, and on the way home. What
// is caught then lies under the same danger, two parts in five; a fish below the topmost falls only after it.
constexpr int kSteep = 420, kUnderway = 450, kNextFish = 256;
constexpr int kFarFromHome = 20;   // for each face that would not lead home the last fish
constexpr int kStarted = 100;      // a harpoon more that splashes may hit
constexpr int kManyHoles = 9, kHoleMissing = 20;  // as many as a crew wants, and what one less costs, in parts of a fish

// Ways to draw `fingers` of so many fish one after the other.
std::int64_t draws(int fish, int fingers) {
  std::int64_t ways = 1;
  for (int i = 0; i < fingers; ++i) ways *= std::max(0, fish - i);
  return ways;
}

// Fish of a kind that the seat's recipe wants and its harpoon has not.
int lack(const State& s, int seat, int kind) { return std::max(0, count_of(s.recipe[seat], kind) - count_of(s.held[seat], kind)); }

// Fish of a kind on the seat's harpoon that its recipe does not want.
int surplus(const State& s, int seat, int kind) {
  return std::max(0, count_of(s.held[seat], kind) - count_of(s.recipe[seat], kind));
}

// The topmost fish that the seat's recipe does not want; -1: none.
int wrong_fish(const State& s, int seat) {
  for (int at = fish_on(s, seat) - 1; at >= 0; --at) {
    if (surplus(s, seat, fish_at(s, seat, at)) > 0) return at;
  }
  return -1;
}

// Holes the crew will find: a floe turns over when it is left (3.2).
int holes_to_come(const State& s) {
  const auto ice_up = static_cast<Cells>(ice(s) & ~(s.holes | bit_of(s.oracle) | bit_of(s.igloo)));
  return std::popcount(static_cast<Cells>((s.holes & ~occupied(s)) | (ice_up & occupied(s))));
}

// How likely the seat's topmost fish is lost, of kPart: before it is home, or before others cover it for good.
int topmost_lost(const State& s, int seat, const int (&lacks)[kKinds]) {
  const int splash = swims(s, seat) ? 0 : kSplash;
  const int lacking = lacks[0] + lacks[1] + lacks[2] + lacks[3];
  if (lacking == 0) {
    const Cells goal = bit_of(wrong_fish(s, seat) < 0 ? s.igloo : s.oracle);
    return splash + std::max(0, kPart - splash - kSplash * Sense::faces(s, seat, goal)) * kUnderway / kPart;
  }
  const int stops = Sense::fishings(s, lacks) / lacking;  // thousandths, for one fish
  const int steep = kSteep * stops / 1000;
  const int later = steep * kPart / (kPart + steep);
  const int cover = kSplash * Sense::faces(s, seat, s.holes) * 1000 / stops;
  return splash + (std::max(0, kPart - splash - cover) * later + cover * later / kPart * kNextFish) / kPart;
}

// What splashes may cost the seat before it is home, in parts of `loss`: what losing a fish of each kind would.
std::int64_t splashes(const State& s, int seat, const int (&lacks)[kKinds], const std::int32_t (&loss)[kKinds]) {
  if (fish_on(s, seat) == 0) return 0;
  std::int64_t chance = topmost_lost(s, seat, lacks);
  std::int64_t cost = 0;
  if (lacks[0] + lacks[1] + lacks[2] + lacks[3] == 1) {  // it will be the topmost on the way home
    const int astray = 5 - Sense::faces(s, seat, bit_of(s.igloo));
    for (int kind = 0; kind < kKinds; ++kind) cost += std::int64_t{lacks[kind]} * astray * kFarFromHome * loss[kind];
  }
  int wrong[kKinds];
  for (int kind = 0; kind < kKinds; ++kind) wrong[kind] = surplus(s, seat, kind);
  for (int at = fish_on(s, seat) - 1; at >= 0 && chance > 0; --at, chance = chance * kNextFish / kPart) {
    const Fish kind = fish_at(s, seat, at);
    if (wrong[kind] > 0) --wrong[kind];
    else cost += chance * loss[kind];
  }
  return cost / kPart;
}

class CrewBot final : public Bot<MarePolare> {
 public:
  void begin(const View& view, std::uint64_t) override {
    state_ = view.state;
    seat_ = state_.seat;
    risk_.prepare(state_, kFallBack);
    price_ = kPrice + (state_.options.fingers == 1 ? risk_.at(crew_lacks(state_), state_.natural) / kBlindPrice : 0);
    price_ = std::min(kMostPrice, price_ + price_ * state_.round * state_.round / (kPatience * kPatience));
    MarePolare::actions(state_, legal_);
    scores_.clear();
    best_ = 0;
  }

  // One iteration looks into one action.
  bool think(int iterations) override {
    if (legal_.size() == 1) return true;
    for (; iterations > 0 && looked() < legal_.size(); --iterations) {
      scores_.push_back(score_of(state_, legal_[looked()]));
      if (scores_.back() > scores_[static_cast<std::size_t>(best_)]) best_ = looked() - 1;
    }
    return looked() == legal_.size();
  }

  Action choice() const override { return legal_[best_]; }

  bool judged(std::vector<Judged<MarePolare>>& out) const override {
    judge_beside_best<MarePolare>(legal_, scores_, out);
    return false;
  }

 private:
  int looked() const { return static_cast<int>(scores_.size()); }

  std::int32_t score_of(const State& from, const Action& action) const {
    if (action.kind == ActionKind::Keep && !needs(from, seat_, from.hand)) return kNoScore;  // it would have to go to the oracle
    if (from.phase == Phase::Mirror) {  // wrong fish go, the topmost first, and nothing else
      const int wrong = wrong_fish(from, seat_);
      if (action != (wrong < 0 ? Action{ActionKind::Done, 0} : Action{ActionKind::Drop, static_cast<std::uint8_t>(wrong)})) return kNoScore;
    }
    State next = from;
    MarePolare::apply(next, action, NoEvents{});
    return score(next, action.kind == ActionKind::Go);
  }

  // The rest of the turn, played as well as can be; `rolls`: the roll still belongs to it.
  std::int32_t score(const State& s, bool rolls) const {
    if (s.phase == Phase::Over) return std::popcount(s.natural) == kNaturals ? -kLost : kWon;
    if (s.seat != seat_ || (s.phase == Phase::Roll && !rolls)) return score_at_rest(s);
    if (MarePolare::to_act(s).turn == Turn::Chance) {
      MarePolare::Outcomes outcomes;
      MarePolare::outcomes(s, outcomes);
      std::int64_t sum = 0;
      std::int64_t weight = 0;
      for (const auto& each : outcomes) {
        State next = s;
        MarePolare::resolve(next, each.outcome, NoEvents{});
        sum += std::int64_t{each.weight} * score(next, false);
        weight += each.weight;
      }
      return static_cast<std::int32_t>(sum / weight);
    }
    MarePolare::Actions legal;
    MarePolare::actions(s, legal);
    std::int32_t best = kNoScore;
    for (const Action& action : legal) best = std::max(best, score_of(s, action));
    return best;
  }

  // Between two turns: the risk, and the price of the turns that are still to come.
  std::int32_t score_at_rest(const State& s) const {
    const Counts lacking = crew_lacks(s);
    std::int64_t risk = risk_.at(lacking, s.natural);
    std::int32_t loss[kKinds];
    int wanted[kKinds];
    std::int64_t mean = 0;  // of a fish that is lacking
    for (int kind = 0; kind < kKinds; ++kind) {
      wanted[kind] = count_of(lacking, kind);
      loss[kind] = loss_of(lacking, kind, s.natural);
      mean += std::int64_t{wanted[kind]} * loss[kind];
    }
    mean /= std::max(1, total(lacking));
    std::int64_t turns = std::int64_t{Sense::fishings(s, wanted)} * kTurnsToFish / kCrewTurn;
    int started = 0;
    for (int seat = 0; seat < s.options.seats; ++seat) {
      int lacks[kKinds];
      for (int kind = 0; kind < kKinds; ++kind) {
        lacks[kind] = lack(s, seat, kind);
        turns += kCrewWrongFish * surplus(s, seat, kind);
      }
      if (is_home(s, seat)) {
        turns -= kCrewAtHome;
        continue;
      }
      const bool empty = fish_on(s, seat) == 0;
      turns -= Sense::way_on(s, seat, lacking != 0) / (empty && lacking != 0 ? kNoHurry : 1);
      risk += splashes(s, seat, lacks, loss);
      started += !empty;
    }
    if (lacking != 0) risk += mean * (kStarted * std::max(0, started - 1) + kHoleMissing * std::max(0, kManyHoles - holes_to_come(s))) / kPart;
    return static_cast<std::int32_t>(-risk - turns * price_ / kCrewTurn);
  }

  // The risk that one fish of the kind more, or, with none caught yet, the next one makes.
  std::int32_t loss_of(Counts lacking, int kind, int natural) const {
    const bool caught = count_of(lacking, kind) < count_of(risk_.wanted(), kind);
    const auto more = static_cast<Counts>(lacking + (caught ? one_of(kind) : 0));
    return count_of(more, kind) == 0 ? 0 : risk_.at(more, natural) - risk_.at(static_cast<Counts>(more - one_of(kind)), natural);
  }

  static constexpr std::int32_t kWon = std::numeric_limits<std::int32_t>::max() / 4;

  CrewRisk risk_;
  State state_;
  Seat seat_ = 0;
  std::int64_t price_ = 0;  // of a turn
  MarePolare::Actions legal_;
  std::vector<std::int32_t> scores_;  // of the legal actions looked into
  int best_ = 0;
};

}  // namespace

Counts crew_lacks(const State& s) {
  Counts lacks = 0;
  for (int seat = 0; seat < s.options.seats; ++seat) {
    for (int kind = 0; kind < kKinds; ++kind) lacks = static_cast<Counts>(lacks + lack(s, seat, kind) * one_of(kind));
  }
  return lacks;
}

std::uint32_t CrewRisk::place(Counts lacking) const {
  std::uint32_t place = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    place = place * (static_cast<std::uint32_t>(count_of(wanted_, kind)) + 1) + static_cast<std::uint32_t>(count_of(lacking, kind));
  }
  return place;
}

void CrewRisk::prepare(const State& s, int lost) {
  Counts wanted = 0;
  for (int seat = 0; seat < s.options.seats; ++seat) wanted = static_cast<Counts>(wanted + s.recipe[seat]);  // at most 15 of a kind (4.1)
  if (wanted == wanted_ && s.options.fingers == fingers_ && lost == lost_) return;
  wanted_ = wanted;
  fingers_ = s.options.fingers;
  lost_ = lost;
  risk_.assign(std::size_t{place(wanted) + 1} << kNaturals, kLost);
  for (int natural = (1 << kNaturals) - 2; natural >= 0; --natural) {
    for (int lacking = 0; lacking <= wanted; ++lacking) {  // fewer of any kind come before
      const auto counts = static_cast<Counts>(lacking);
      bool fits = true;
      for (int kind = 0; kind < kKinds; ++kind) fits = fits && count_of(counts, kind) <= count_of(wanted, kind);
      if (fits) risk_[place(counts) * (1u << kNaturals) + static_cast<std::uint32_t>(natural)] = lacking == 0 ? 0 : reckon(counts, natural);
    }
  }
}

// The risk R is that of the best shape that brushes the hand, and each shape's is (sure + again * R) / shapes: `again` stands for what leads
// back here, a fish that is put back or lost. An order of the shapes gives R; R gives a better order, until there is none.
std::int32_t CrewRisk::reckon(Counts lacking, int natural) const {
  std::int64_t sure[kKinds];
  std::int64_t again[kKinds];
  int shapes[kKinds];
  int order[kKinds] = {0, 1, 2, 3};
  int fish = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    const int plain = kFishOfAKind - count_of(wanted_, kind) + count_of(lacking, kind);
    const bool hides = ((natural >> kind) & 1) == 0;
    const bool needed = count_of(lacking, kind) > 0;
    shapes[kind] = plain + hides;
    fish += shapes[kind];
    sure[kind] = hides ? std::int64_t{kAll} * at(lacking, natural | (1 << kind)) : 0;
    if (needed) sure[kind] += std::int64_t{plain} * (kAll - lost_) * at(static_cast<Counts>(lacking - one_of(kind)), natural);
    again[kind] = plain * (needed ? lost_ : kAll);
  }
  const int fingers = std::min(fish, fingers_);
  std::int64_t risk = kLost;
  for (;;) {
    const auto better = [&](int a, int b) { return (sure[a] + again[a] * risk) * shapes[b] < (sure[b] + again[b] * risk) * shapes[a]; };
    for (int i = 1; i < kKinds; ++i) {
      for (int j = i; j > 0 && better(order[j], order[j - 1]); --j) std::swap(order[j], order[j - 1]);
    }
    std::int64_t above = 0;
    std::int64_t below = kAll * draws(fish, fingers);
    int left = fish;
    for (const int kind : order) {
      if (shapes[kind] == 0) continue;
      const std::int64_t ways = draws(left, fingers) - draws(left - shapes[kind], fingers);  // this shape and none before it
      above += ways * sure[kind] / shapes[kind];
      below -= ways * again[kind] / shapes[kind];
      left -= shapes[kind];
    }
    const std::int64_t found = above / below;
    if (found >= risk) return static_cast<std::int32_t>(risk);
    risk = found;
  }
}

std::unique_ptr<Bot<MarePolare>> crew_bot() { return std::make_unique<CrewBot>(); }

}  // namespace wildshore::mare_polare
