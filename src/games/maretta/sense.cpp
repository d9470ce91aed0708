// sense.cpp: how the bots of Maretta and Vulcano judge a position, and the bots themselves.
//
// What a seat cannot see is imagined, in a few worlds; what a position is worth says worth.hpp.
#include "games/maretta/sense.hpp"

#include <algorithm>
#include <bit>

#include "bots/planner.hpp"
#include "bots/random.hpp"
#include "bots/search.hpp"
#include "games/maretta/habits.hpp"
#include "games/maretta/hands.hpp"

namespace wildshore {
namespace maretta {
namespace {

int worth_a(const State& s, const Carry& carry, int seat) {
  const bool passes = ship_passes(s) || s.star[seat] == kShip;
  return raft_worth(s, carry, seat, s.place[seat], s.star[seat], s.gift[seat], passes) + pending_worth(s, seat);
}

int worth_b(const State& s, int seat) {
  const int worth = cart_worth(s, seat, s.star[seat], s.gift[seat]);
  return is_alive(s, seat) ? worth + pending_worth(s, seat) : worth;
}

// The same for the seat that judges and knows its hand: with the best card it could load, or nearly the best, since another's gift may spoil it.
int own_worth_b(const State& s, int seat) {
  int best = worth_b(s, seat);
  if (s.star[seat] != kNoCard || (s.phase != Phase::Give && s.phase != Phase::Load)) return best;
  int second = best;
  for (const Card card : s.hand[seat]) {
    if (card == kNoCard || !fits(card, s.gift[seat])) continue;
    const int worth = cart_worth(s, seat, card, s.gift[seat]);
    second = std::max(second, std::min(best, worth));
    best = std::max(best, worth);
  }
  return best - (best - second) * 2 / 5;
}

// The prospects of the seat, and of the others their sum and the most of one.
struct Prospects {
  int own = 0;
  int sum = 0;
  int most = -kWin;
};

Prospects prospects(const State& s, Seat seat) {
  const bool a = side_a(s);
  const Carry carry = a ? carry_of(s) : Carry{};
  Prospects all;
  all.own = a ? worth_a(s, carry, seat) + hand_worth_a(values_in_hand(s, seat)) : own_worth_b(s, seat);
  for (int other = 0; other < s.options.seats; ++other) {
    if (other == seat) continue;
    const int worth = a ? worth_a(s, carry, other) : worth_b(s, other);
    all.sum += worth;
    all.most = std::max(all.most, worth);
  }
  return all;
}

// When the game is over.
std::int32_t final_score(const State& s, Seat seat) {
  const int others = std::popcount(static_cast<std::uint32_t>(s.winners & ~bit(seat)));
  return (has(s.winners, seat) ? 32 * kWin : -32 * kWin) - others * kWin;
}

// The cards of another's hand and (*) together, sorted; 0 when something of them is known, which no choice may change.
int cards_before(const State& s, int owner, Card (&cards)[kHand + 1]) {
  if (s.star_known[owner] != 0 || s.apart[owner] != 0) return 0;
  const int size = hand_size(s, owner);
  for (int at = 0; at < size; ++at) {
    if (s.known[owner][at] != 0) return 0;
    cards[at] = s.hand[owner][at];
  }
  int at = size;
  for (; at > 0 && cards[at - 1] > s.star[owner]; --at) cards[at] = cards[at - 1];
  cards[at] = s.star[owner];
  return size + 1;
}

// What the owner would have put on its (*), of the cards it had before.
Card chosen_star(State& s, int owner, const Habits& habits, const Card (&cards)[kHand + 1], int count) {
  const Card star = s.star[owner];
  s.star[owner] = kNoCard;
  const Card chosen = habits.star_of(s, owner, cards, count);
  s.star[owner] = star;
  return chosen;
}

// Lays what the owner would have chosen face down on its (*), if that is hidden. False when (*) lies open and it would have chosen otherwise.
bool choose_well(State& s, int owner, const Habits& habits) {
  if (s.star[owner] == kNoCard) return true;
  Card cards[kHand + 1];
  const int count = cards_before(s, owner, cards);
  if (count < 2) return true;
  const Card star = chosen_star(s, owner, habits, cards, count);
  if (star_up(s, owner)) return star == s.star[owner];
  s.star[owner] = star;
  bool out = false;
  for (int from = 0, to = 0; from < count; ++from) {
    if (!out && cards[from] == star) {
      out = true;
    } else {
      s.hand[owner][to++] = cards[from];
    }
  }
  return true;
}

constexpr int kToTheEnd = 1000;  // a round that never comes

// Everybody plays by habit until the round begins or the game is over.
void play_by_habit(State& s, Rng& rng, int until) {
  while (s.phase != Phase::Over && s.round < until) {
    const Habits habits(s);
    const int round = s.round;
    while (s.phase != Phase::Over && s.round == round) {
      if (is_chance(s.phase)) {
        MarettaRules::resolve(s, chance_of(s, rng), NoEvents{});
      } else {
        MarettaRules::apply(s, habits.reply(s), NoEvents{});
      }
    }
  }
}

}  // namespace

std::int32_t Sense::score(const State& s, Seat seat) {
  if (s.phase == Phase::Over) return final_score(s, seat);
  const Prospects all = prospects(s, seat);
  if (side_a(s)) return 3 * all.own - 2 * all.sum - 2 * all.most;
  return 2 * all.own - all.sum / (s.options.seats - 1) - all.most;
}

bool Sense::helps_leader(const State& s, const Action& a) { return maretta::helps_leader(s, a); }

// Fitted to games between players of habit: the places say little before the third round.
void Sense::chances(const State& s, Chances& out) {
  const bool a = side_a(s);
  const Carry carry = a ? carry_of(s) : Carry{};
  std::int32_t behind[kSeats];
  for (int seat = 0; seat < s.options.seats; ++seat) behind[seat] = -(a ? worth_a(s, carry, seat) : worth_b(s, seat));
  constexpr std::int32_t kHalfBehind[2][6] = {{70, 55, 45, 50, 60, 100}, {80, 100, 75, 70, 60, 110}};  // by round
  share_chances(behind, s.options.seats, kHalfBehind[a ? 0 : 1][std::min<int>(s.round, 6) - 1], out);
}

std::uint64_t Sense::key(const State& s, Seat seat) { return hash_of(MarettaRules::view(s, seat).state); }

bool Sense::tells(const State& s, const Action& action) { return MarettaRules::reveals(s, action); }

State Sense::imagine(const View& view, Rng& rng) {
  constexpr int kWorlds = 6;
  State likely = MarettaRules::imagine(view, rng);
  if (!side_a(likely)) return likely;
  const Habits habits(likely);
  int least = kSeats;
  for (int i = 0; i < kWorlds; ++i) {
    State world = i == 0 ? likely : MarettaRules::imagine(view, rng);
    int odd = 0;
    for (int owner = 0; owner < world.options.seats; ++owner) odd += owner != view.watcher && !choose_well(world, owner, habits);
    if (odd >= least) continue;
    likely = world;
    least = odd;
    if (odd == 0) break;
  }
  return likely;
}

Action Sense::reply(const State& s, Seat) { return Habits(s).reply(s); }

void Sense::play_on(State& s, Rng& rng) { play_by_habit(s, rng, side_a(s) ? kToTheEnd : s.round + 2); }

void FarSense::play_on(State& s, Rng& rng) { play_by_habit(s, rng, kToTheEnd); }

std::int32_t KindSense::score(const State& s, Seat seat) {
  if (s.phase == Phase::Over) return final_score(s, seat);
  const Prospects all = prospects(s, seat);
  return 3 * all.own - all.most;
}

bool KindSense::hurts(const State& before, const State& after, Seat seat) {
  for (int other = 0; other < after.options.seats; ++other) {
    if (other == seat || !is_alive(before, other)) continue;
    if (after.place[other] < before.place[other]) return true;
    if (after.phase == Phase::Over || after.round != before.round) continue;
    for (int suit = 0; suit < kSuits; ++suit) {
      if (worth_of(after.stock[other], static_cast<Suit>(suit)) < worth_of(before.stock[other], static_cast<Suit>(suit))) return true;
    }
    if (side_a(after)) continue;
    const int stacks = suits_in(stowed(before.stock[other], before.star[other], before.gift[other]));
    if (suits_in(stowed(after.stock[other], after.star[other], after.gift[other])) < stacks) return true;
  }
  return false;
}

namespace {

// Looks at every action in a few imagined worlds, and at what it may do next itself; never helps the leader when it can do otherwise.
template <class G>
class SteadyBot final : public Bot<G> {
 public:
  void begin(const View& view, std::uint64_t seed) override {
    rng_ = Rng(seed);
    for (State& world : worlds_) world = G::imagine(view, rng_);
    seat_ = G::to_act(worlds_[0]).seat;
    G::actions(worlds_[0], legal_);
    next_ = 0;
    may_help_ = true;
    // While its (*) lies face down another's star is a guess, but whether it lies so is open.
    for (const Action& action : legal_) may_help_ = may_help_ && helps(action);
    choice_ = legal_[0];
    best_ = 0;
    found_ = false;
  }

  // One iteration looks at one action.
  bool think(int iterations) override {
    if (legal_.size() == 1) return true;
    for (; iterations > 0 && next_ < legal_.size(); --iterations) consider(legal_[next_++]);
    return next_ == legal_.size();
  }

  Action choice() const override { return choice_; }

 private:
  static constexpr int kWorlds = 3;
  static constexpr int kDepth = 2;

  bool helps(const Action& action) const { return Sense::helps_leader(worlds_[0], action); }

  void consider(const Action& action) {
    const auto key = static_cast<std::uint32_t>(rng_.next() >> 32);
    if (!may_help_ && helps(action)) return;
    std::int32_t score = 0;
    for (const State& world : worlds_) score += value(world, action, kDepth);
    if (found_ && (score < best_ || (score == best_ && key < key_))) return;
    found_ = true;
    best_ = score;
    key_ = key;
    choice_ = action;
  }

  std::int32_t value(const State& from, const Action& action, int depth) const {
    State s = from;
    G::apply(s, action, NoEvents{});
    if (depth == 0 || G::to_act(s) != ToAct{Turn::Seat, seat_}) return Sense::score(s, seat_);
    typename G::Actions list;
    G::actions(s, list);
    std::int32_t best = value(s, list[0], depth - 1);
    for (int i = 1; i < list.size(); ++i) best = std::max(best, value(s, list[i], depth - 1));
    return best;
  }

  Rng rng_{0};
  State worlds_[kWorlds];
  typename G::Actions legal_;
  Seat seat_ = 0;
  int next_ = 0;
  bool may_help_ = false;  // there is nothing else to do
  bool found_ = false;
  std::int32_t best_ = 0;
  std::uint32_t key_ = 0;  // decides between equals
  Action choice_;
};

constexpr std::string_view kLevels[] = {"random", "gentle", "steady", "sharp", "master"};

template <class G>
std::unique_ptr<Bot<G>> make_bot(std::string_view level) {
  if (level == "random") return std::make_unique<RandomBot<G>>();
  if (level == "gentle") return std::make_unique<TurnPlanner<G, KindSense, 8, 5>>();
  if (level == "steady") return std::make_unique<SteadyBot<G>>();
  if (level == "sharp") return std::make_unique<TreeSearch<G, Sense>>(kSharpBudget);
  if (level == "master") return std::make_unique<TreeSearch<G, FarSense>>(kMasterBudget);
  return nullptr;
}

}  // namespace
}  // namespace maretta

std::span<const std::string_view> Bots<Maretta>::levels() { return maretta::kLevels; }
std::unique_ptr<Bot<Maretta>> Bots<Maretta>::make(std::string_view level) { return maretta::make_bot<Maretta>(level); }

std::span<const std::string_view> Bots<Vulcano>::levels() { return maretta::kLevels; }
std::unique_ptr<Bot<Vulcano>> Bots<Vulcano>::make(std::string_view level) { return maretta::make_bot<Vulcano>(level); }

}  // namespace wildshore
