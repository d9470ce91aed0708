// sense.cpp: how the bots of Mare Polare judge a position, and what the gentle one believes its recipe to be.
//
// The unit is a thousandth of a turn. Steady remembers all it has seen (5.2); what others hide no bot ever asks for.
#include "games/mare_polare/sense.hpp"

#include <algorithm>
#include <cstdlib>

#include "bots/either.hpp"
#include "bots/planner.hpp"
#include "bots/random.hpp"
#include "bots/search.hpp"
#include "core/hash.hpp"
#include "games/mare_polare/crew.hpp"

namespace wildshore {
namespace mare_polare {
namespace {

constexpr int kTurn = 1000;
constexpr int kWin = 1000000;
constexpr int kWrongFish = 3 * kTurn;  // a way to the oracle
constexpr int kAtHome = 3 * kTurn;     // safe from splashes (4.4)
constexpr int kFace = 130;             // a face of the die that leads where the seat wants to go
constexpr int kHomeFace = 300;         // the same for a full harpoon on its way home: a splash would cost a fish
constexpr int kNearFace = 30;          // and for one that lacks a single fish
constexpr int kReady = 10;             // by which who is nearly ready comes first
constexpr int kStepAway = 15;
constexpr std::uint32_t kRoundsOfAMood = 5;  // how long gentle goes on believing something
constexpr int kTempo = 170;            // a turn that others have first
constexpr int kNatural[kNaturals + 1] = {0, kTurn / 2, 3 * kTurn / 2, 4 * kTurn, 12 * kTurn};  // natural fish on the table

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
int prospects(const State& s, Seat seat, Cells goals, int face) {
  if (s.inuit[seat] == kNoCell || goals == 0) return 0;
  return face * Sense::faces(s, seat, goals) - kStepAway * steps_to(s.inuit[seat], static_cast<Cells>(goals & ~bit_of(s.inuit[seat])));
}

// What the fish in the hand is worth to the table, with the risk that it is a natural one (4.3).
int hand_worth(const State& s, const int (&wanted)[kKinds]) {
  int rest[kKinds];
  std::copy(wanted, wanted + kKinds, rest);
  if (rest[s.hand] > 0) --rest[s.hand];
  const int worth = Sense::fishings(s, wanted) - Sense::fishings(s, rest);
  const int on_table = std::popcount(s.natural);
  const int odds = count_of(s.bag, s.hand) + 1;
  return worth - (worth + kNatural[on_table + 1] - kNatural[on_table]) / odds;
}

// What fishing now is worth to the table: a turn's work, less the risk of the next natural fish.
int fishing_worth(const State& s, bool lacking) {
  const int on_table = std::popcount(s.natural);
  const int risk = (kNatural[on_table + 1] - kNatural[on_table]) * (kNaturals - on_table) / fish_in_bag(s);
  return lacking ? kTurn - std::min(risk, kTurn / 2) : -risk;
}

std::int32_t score_together(const State& s, Seat seat) {
  int wanted[kKinds] = {};
  int score = -kNatural[std::popcount(s.natural)];
  for (int other = 0; other < s.options.seats; ++other) {
    score -= kWrongFish * lacks(s, other, wanted);
    score += kReady * fish_on(s, other) * fish_on(s, other);
    const bool leaves = other == seat && s.seat == seat;  // it is still its turn: it went on
    if (is_home(s, other) && !leaves) score += kAtHome;
  }
  const bool lacking = wanted[0] + wanted[1] + wanted[2] + wanted[3] > 0;
  score -= Sense::fishings(s, wanted);
  if (s.phase == Phase::Touch) score += fishing_worth(s, lacking);
  if (s.phase == Phase::Land) score += hand_worth(s, wanted);
  for (int other = 0; other < s.options.seats; ++other) {
    if (!is_home(s, other)) score += Sense::way_on(s, other, lacking);
  }
  return score;
}

std::int32_t score_alone(const State& s, Seat seat) {
  int wanted[kKinds] = {};
  int score = -kWrongFish * lacks(s, seat, wanted) - Sense::fishings(s, wanted);
  if (s.phase == Phase::Touch && !has_soup(s, seat)) score += kTurn;
  return score + Sense::way_on(s, seat, true);
}

int wrong_fish(const State& s) {
  int wrong = 0;
  int wanted[kKinds] = {};
  for (int seat = 0; seat < s.options.seats; ++seat) wrong += lacks(s, seat, wanted);
  return wrong;
}

// As if the crew raced against the natural fish.
void chances_together(const State& s, Chances& out) {
  const std::int32_t behind[2] = {-score_together(s, s.seat), s.options.fingers == 1 ? 16'600 : 27'500};
  Chances shares{};
  share_chances(behind, 2, 5000, shares);
  for (std::uint32_t seat = 0; seat < s.options.seats; ++seat) out[seat] = shares[0];
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

int Sense::faces(const State& s, Seat seat, Cells goals) {
  int faces = (footing(s, seat) & goals) != 0 ? 1 : 0;  // a jump
  for (int die = 1; die <= 4; ++die) faces += (reach(s, seat, die) & goals) != 0 ? 1 : 0;
  return faces;
}

int Sense::way_on(const State& s, Seat seat, bool wants_fish) {
  int own[kKinds] = {};
  if (lacks(s, seat, own) > 0) return prospects(s, seat, bit_of(s.oracle), kFace);
  if (has_soup(s, seat) || !wants_fish) return prospects(s, seat, bit_of(s.igloo), kHomeFace);
  const bool nearly = own[0] + own[1] + own[2] + own[3] == 1;
  return prospects(s, seat, s.holes, kFace) + (nearly ? prospects(s, seat, bit_of(s.igloo), kNearFace) : 0);
}

std::int32_t Sense::score(const State& s, Seat seat) {
  if (s.phase == Phase::Over) return ((MarePolare::result(s).winners >> seat) & 1u) != 0 ? kWin : -kWin;
  return s.options.coop ? score_together(s, seat) : score_alone(s, seat);
}

// Fitted to games between steady bots, as are the figures of chances_together().
void Sense::chances(const State& s, Chances& out) {
  if (s.options.coop) return chances_together(s, out);
  std::int32_t behind[kPlayers] = {};
  std::int32_t least = 1 << 20;
  for (int seat = 0; seat < s.options.seats; ++seat) {
    const int turns_before = (seat + s.options.seats - s.seat) % s.options.seats;
    behind[seat] = -score_alone(s, seat) + kTempo * turns_before;
    least = std::min(least, behind[seat]);
  }
  share_chances(behind, s.options.seats, 1370 + std::max(0, least) / 19, out);
}

// Others keep what they need: of a few worlds the one in which the fewest fish are wrong.
State Sense::imagine(const View& view, Rng& rng) {
  constexpr int kWorlds = 8;
  State likely = MarePolare::imagine(view, rng);
  int fewest = wrong_fish(likely);
  for (int i = 1; i < kWorlds && fewest > 0 && !view.state.options.coop; ++i) {
    const State world = MarePolare::imagine(view, rng);
    const int wrong = wrong_fish(world);
    if (wrong >= fewest) continue;
    fewest = wrong;
    likely = world;
  }
  return likely;
}

std::uint64_t Sense::key(const State& s, Seat seat) { return hash_of(MarePolare::view(s, seat).state); }

Counts believed_recipe(const View& view) {
  const State& s = view.state;
  const Counts recipe = s.recipe[s.seat];
  const bool sees_it = s.options.coop || s.options.open_book || s.phase == Phase::Place || s.phase == Phase::Mirror || s.phase == Phase::Forfeit;
  if (sees_it) return recipe;
  Hasher mood;  // the same for a few rounds
  mood.add(recipe);
  mood.add(s.seat);
  mood.add((s.round + 1u) / kRoundsOfAMood);
  if ((mood.value() >> 32) % 3 != 0) return recipe;
  Counts belief = recipe;
  int least = 2 * kSoup + 1;
  for (const Counts card : cards(s.options.handicap[s.seat])) {
    int apart = 0;
    for (int kind = 0; kind < kKinds; ++kind) apart += std::abs(count_of(card, kind) - count_of(recipe, kind));
    if (apart == 0 || apart >= least) continue;
    least = apart;
    belief = card;
  }
  return belief;
}

namespace {

// Plans like steady, but by what it believes.
class ForgetfulBot final : public Bot<MarePolare> {
 public:
  void begin(const View& view, std::uint64_t seed) override {
    View believed = view;
    believed.state.recipe[view.state.seat] = believed_recipe(view);
    planner_.begin(believed, seed);
  }
  bool think(int iterations) override { return planner_.think(iterations); }
  Action choice() const override { return planner_.choice(); }

 private:
  TurnPlanner<MarePolare, Sense, 32> planner_;
};

bool is_together(const View& view) { return view.state.options.coop; }

// Searches when it plays for itself. A crew hides nothing from one another and weighs the chances of a turn one by one.
std::unique_ptr<Bot<MarePolare>> searching_bot(int budget) {
  return std::make_unique<EitherBot<MarePolare, is_together>>(std::make_unique<TreeSearch<MarePolare, Sense>>(budget), crew_bot());
}

}  // namespace
}  // namespace mare_polare

std::span<const std::string_view> Bots<MarePolare>::levels() {
  static constexpr std::string_view kLevels[] = {"random", "gentle", "steady", "sharp", "master"};
  return kLevels;
}

std::unique_ptr<Bot<MarePolare>> Bots<MarePolare>::make(std::string_view level) {
  if (level == "random") return std::make_unique<RandomBot<MarePolare>>();
  if (level == "gentle") return std::make_unique<mare_polare::ForgetfulBot>();
  if (level == "steady") return std::make_unique<TurnPlanner<MarePolare, mare_polare::Sense, 32>>();
  if (level == "sharp") return mare_polare::searching_bot(mare_polare::kSharpBudget);
  if (level == "master") return mare_polare::searching_bot(mare_polare::kMasterBudget);
  return nullptr;
}

}  // namespace wildshore
