// sense.cpp: what a position is worth, in tenths of a space, and the bot that plays by it.
//
// Everybody is taken to be spiteful: a raft whose (**) is empty will be given the card, of a few, that carries it least. What a seat cannot
// see is imagined, in a few worlds; what is decided by chance is taken at its mean.
#include "games/maretta/sense.hpp"

#include <algorithm>

#include "bots/random.hpp"
#include "games/maretta/hands.hpp"

namespace wildshore {
namespace maretta {
namespace {

constexpr int kSpace = 10;
constexpr int kWin = 400;
constexpr int kSuitWorth = 9;      // a suit in stock, side A
constexpr int kStackWorth = 8;     // a stack that stays, side B, besides the space it gives now
constexpr int kSlackWorth = 1;     // what a stack may still take
constexpr int kDanger = 120;       // to be caught by the lava
constexpr int kMatchWorth = 5;     // a hand that comes one nearer to matching some value (side A)
constexpr int kUnit = 1024;        // certainty
constexpr int kGiverChoice = 3;    // cards a giver chooses from

// How many cards of each value nobody has seen, and how many in all.
struct Values {
  int count[kValues + 1] = {};
  int all = 0;
};

Values values_of(const State& s) {
  Values values;
  for (int suit = 0; suit < kSuits; ++suit) {
    for (int value = 1; value <= kValues; ++value) values.count[value] += count_of(s.pool, card_of(static_cast<Suit>(suit), value));
  }
  values.count[0] = count_of(s.pool, kShip);
  for (const int count : values.count) values.all += count;
  return values;
}

// In 1024ths: how likely the least helpful of the cards a giver has still carries the raft `spaces` or more.
int carried(const Values& values, Card star, int spaces) {
  if (spaces <= 0) return kUnit;
  if (values.all == 0) return 0;
  int good = 0;
  for (int value = 0; value <= kValues; ++value) {
    const int d = value - value_of(star);
    if ((d < 0 ? -d : d) >= spaces) good += values.count[value];
  }
  int chance = kUnit;
  for (int i = 0; i < kGiverChoice; ++i) chance = chance * good / values.all;
  return chance;
}

// What a barrel is worth to the seat that takes it.
int barrel_worth(const State& s, int seat, Barrel barrel) {
  const int own = size_of(s.stock[seat]) > 0;
  switch (barrel) {
    case Barrel::Monkey: return kSuitWorth;
    case Barrel::Troop: return -kSuitWorth * own;
    case Barrel::Cuttlefish: return kSuitWorth;
    case Barrel::Shark: return -kSuitWorth * own / 2;
    case Barrel::Anchor: return -kSuitWorth * own;
    case Barrel::Spear: {
      const std::uint8_t ahead = ahead_of(s, seat);
      return ahead == 0 ? 0 : kSpace * (s.place[std::countr_zero(ahead)] - s.place[seat]) * 3 / 2;
    }
    case Barrel::Pelican: return 2;
    default: return 0;
  }
}

int unseen_worth(const State& s, int seat) {
  int sum = 0;
  int count = 0;
  for (int barrel = 0; barrel < kBarrels; ++barrel) {
    const int unseen = unseen_of(s, static_cast<Barrel>(barrel));
    if (unseen == 0) continue;
    sum += unseen * barrel_worth(s, seat, static_cast<Barrel>(barrel));
    count += unseen;
  }
  return count == 0 ? 0 : sum / count;
}

// What lies before a seat that is about to take a barrel or has one still shut.
int pending_worth(const State& s, int seat) {
  if (s.taker != seat) return 0;
  if (s.phase == Phase::Open) return unseen_worth(s, seat);
  if (s.phase != Phase::Take) return 0;
  const int index = barrel_index(s.options, s.place[seat]);
  int best = -kWin;
  for (const Barrel barrel : s.barrel[index]) {
    best = std::max(best, barrel == Barrel::Down ? unseen_worth(s, seat) : barrel_worth(s, seat, barrel));
  }
  return best;
}

// What a hand is worth to its owner on side A: cards are for giving, and the more values they come near the less they give.
int hand_worth(const State& s, int seat) {
  int away = 0;
  for (int value = 1; value <= kValues; ++value) {
    int nearest = kValues;
    for (const Card card : s.hand[seat]) {
      if (card == kNoCard) break;
      const int d = value_of(card) - value;
      nearest = std::min(nearest, d < 0 ? -d : d);
    }
    away += nearest;
  }
  return -kMatchWorth * away;
}

int worth_a(const State& s, const Values& values, int seat) {
  const int left = s.options.goal - s.place[seat];
  int worth = kSpace * s.place[seat] + pending_worth(s, seat);
  if (left == 0) worth += kWin;
  Cards stock = s.stock[seat];
  const Card star = s.star[seat];
  const Card gift = s.gift[seat];
  if (star != kNoCard && is_resource(star)) stock += one_of(star);
  if (gift != kNoCard && is_resource(gift)) stock += one_of(gift);
  worth += kSuitWorth * suits_in(stock);
  if (star == kNoCard) return worth;
  const int missing = kBoarding - suits_in(s.stock[seat]);
  const bool passes = ship_passes(s) || star == kShip;
  if (gift != kNoCard) {
    if (passes && difference(star, gift) >= missing) worth += kWin;
    return worth;
  }
  for (int spaces = 1; spaces <= kValues; ++spaces) {
    const int chance = carried(values, star, spaces);
    worth += kSpace * chance / kUnit;
    if (spaces == left) worth += kWin * chance / kUnit;
    if (passes && spaces == missing) worth += kWin * chance / kUnit;
  }
  return worth;
}

// The stock as it will be when the cards on the cart have joined it.
Cards stowed(const State& s, int seat) {
  Cards stock = s.stock[seat];
  for (const Card card : {s.star[seat], s.gift[seat]}) {
    if (card != kNoCard) stock += one_of(card);
  }
  for (int suit = 0; suit < kSuits; ++suit) {
    if (worth_of(stock, static_cast<Suit>(suit)) > kStackLimit) stock &= ~all_of(static_cast<Suit>(suit));
  }
  return stock;
}

// Whether the seat still moves this round.
bool moves_yet(const State& s, int seat) {
  if (s.phase == Phase::Give || s.phase == Phase::Load) return true;
  const int order = (seat - s.first + s.options.seats) % s.options.seats;
  return order > (s.turn - s.first + s.options.seats) % s.options.seats;
}

int worth_b(const State& s, int seat) {
  if (!is_alive(s, seat)) return -kWin;
  const Cards stock = stowed(s, seat);
  const int stacks = suits_in(stock);
  const bool moves = s.phase != Phase::Draw && moves_yet(s, seat);
  const int place = std::min<int>(s.options.goal, s.place[seat] + (moves ? stacks : 0));
  int worth = kSpace * place + kStackWorth * stacks + pending_worth(s, seat);
  for (int suit = 0; suit < kSuits; ++suit) {
    const int value = worth_of(stock, static_cast<Suit>(suit));
    if (value != 0) worth += kSlackWorth * (kStackLimit - value);
  }
  if (place == s.options.goal) return worth + kWin;
  const int ahead = place - (s.lava + lava_step(s));
  if (ahead <= 0) worth -= kDanger;
  return worth;
}

// The same for the seat that judges and knows its hand: with the best card it could load, or nearly the best, since another's gift may spoil it.
int own_worth_b(const State& s, int seat) {
  int best = worth_b(s, seat);
  if (s.star[seat] != kNoCard || (s.phase != Phase::Give && s.phase != Phase::Load)) return best;
  int second = best;
  State loaded = s;
  for (const Card card : s.hand[seat]) {
    if (card == kNoCard || !fits(card, s.gift[seat])) continue;
    loaded.star[seat] = card;
    const int worth = worth_b(loaded, seat);
    second = std::max(second, std::min(best, worth));
    best = std::max(best, worth);
  }
  return best - (best - second) * 2 / 5;
}

}  // namespace

std::int32_t Sense::score(const State& s, Seat seat) {
  if (s.phase == Phase::Over) {
    const int others = std::popcount(static_cast<std::uint32_t>(s.winners & ~bit(seat)));
    return (has(s.winners, seat) ? 32 * kWin : -32 * kWin) - others * kWin;
  }
  const bool a = side_a(s);
  const Values values = a ? values_of(s) : Values{};
  const int own = a ? worth_a(s, values, seat) + hand_worth(s, seat) : own_worth_b(s, seat);
  int sum = 0;
  int most = -kWin;
  for (int other = 0; other < s.options.seats; ++other) {
    if (other == seat) continue;
    const int worth = a ? worth_a(s, values, other) : worth_b(s, other);
    sum += worth;
    most = std::max(most, worth);
  }
  if (a) return 3 * own - 2 * sum - 2 * most;
  return 2 * own - sum / (s.options.seats - 1) - most;
}

bool Sense::helps_leader(const State& s, const Action& a) {
  if (a.kind != ActionKind::Give || a.seat == s.seat) return false;
  if (!has(most_advanced(s, s.alive), a.seat)) return false;
  if (side_a(s)) return star_hidden(s, a.seat) || difference(s.star[a.seat], a.card) > 0;
  State after = s;
  after.gift[a.seat] = a.card;
  return suits_in(stowed(after, a.seat)) > suits_in(stowed(s, a.seat));
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

constexpr std::string_view kLevels[] = {"random", "steady"};

template <class G>
std::unique_ptr<Bot<G>> make_bot(std::string_view level) {
  if (level == kLevels[0]) return std::make_unique<RandomBot<G>>();
  if (level == kLevels[1]) return std::make_unique<SteadyBot<G>>();
  return nullptr;
}

}  // namespace
}  // namespace maretta

std::span<const std::string_view> Bots<Maretta>::levels() { return maretta::kLevels; }
std::unique_ptr<Bot<Maretta>> Bots<Maretta>::make(std::string_view level) { return maretta::make_bot<Maretta>(level); }

std::span<const std::string_view> Bots<Vulcano>::levels() { return maretta::kLevels; }
std::unique_ptr<Bot<Vulcano>> Bots<Vulcano>::make(std::string_view level) { return maretta::make_bot<Vulcano>(level); }

}  // namespace wildshore
