// rules_lists.cpp: the switches, the start, and what may come next: every legal action and every outcome with its weight.
#include <cassert>

#include "games/maretta/rules.hpp"

namespace wildshore {

using namespace maretta;

namespace {

constexpr std::string_view kSwitch[] = {"0", "1"};
constexpr std::string_view kSteamships[] = {"16", "18", "20"};
constexpr std::string_view kReefs[2][5] = {{"0", "3", "5", "8", "10"}, {"0", "3", "10", "13", "15"}};
constexpr OptionSpec kMarettaSpecs[] = {{"steamship", kSteamships, 1}, {"reef1", kReefs[0], 3}, {"reef2", kReefs[1], 3}};

constexpr std::string_view kSeas[] = {"18", "19", "20", "21", "22", "23", "24"};
constexpr std::string_view kLavas[] = {"-3", "-2"};
constexpr std::string_view kCrevasses[2][5] = {{"0", "3", "5", "8", "10"}, {"0", "3", "10", "14", "16"}};
constexpr OptionSpec kVulcanoSpecs[] = {
    {"sea", kSeas, 2}, {"lava", kLavas, 0}, {"mild", kSwitch, 0}, {"crevasse1", kCrevasses[0], 3}, {"crevasse2", kCrevasses[1], 3}};

// The number that an option's chosen value is written as.
std::int8_t chosen(std::span<const OptionSpec> specs, const Choices& choices, std::uint32_t option) {
  assert(choices.value[option] < specs[option].values.size());
  return *parse_number<std::int8_t>(specs[option].values[choices.value[option]]);
}

// Each different card of a hand once.
template <class Use>
void each_in_hand(const State& s, int seat, Use&& use) {
  Card before = kNoCard;
  for (const Card card : s.hand[seat]) {
    if (card == kNoCard) return;
    if (card != before) use(card);
    before = card;
  }
}

void list_thefts(const State& s, int victim, MarettaRules::Actions& out) {
  each_in_stock(s.stock[victim], [&](Card card) { out.push({ActionKind::Steal, byte(victim), card}); });
}

void list_steals(const State& s, MarettaRules::Actions& out) {
  if (s.opened == Barrel::Troop) return list_thefts(s, s.taker, out);  // 4.3
  for (int victim = 0; victim < s.options.seats; ++victim) {           // 4.2
    if (victim != s.seat) list_thefts(s, victim, out);
  }
}

void list_gifts(const State& s, MarettaRules::Actions& out) {
  const std::uint8_t receivers = may_receive(s, s.seat);
  for (int seat = 0; seat < s.options.seats; ++seat) {
    if (has(receivers, seat)) each_in_hand(s, s.seat, [&](Card card) { out.push({ActionKind::Give, byte(seat), card}); });
  }
}

void list_loads(const State& s, MarettaRules::Actions& out) {
  const Card gift = s.gift[s.seat];
  each_in_hand(s, s.seat, [&](Card card) {
    if (fits(card, gift)) out.push({ActionKind::Load, 0, card});
  });
  if (out.empty()) out.push({ActionKind::Pass, 0, 0});
}

void list_seats(const State& s, ActionKind kind, std::uint8_t seats, MarettaRules::Actions& out) {
  for (int seat = 0; seat < s.options.seats; ++seat) {
    if (has(seats, seat)) out.push({kind, byte(seat), 0});
  }
}

void list_barrels(const State& s, OutcomeKind kind, int space, MarettaRules::Outcomes& out) {
  for (int barrel = 0; barrel < kBarrels; ++barrel) {
    const int count = unseen_of(s, static_cast<Barrel>(barrel));
    if (count != 0) out.push({{kind, byte(space), byte(barrel)}, static_cast<std::uint32_t>(count)});
  }
}

// Every card of the deck is as likely as any other; which resource cards it holds is decided only now (2.2). This is the most frequent list.
void list_draws(const State& s, MarettaRules::Outcomes& out) {
  static_assert(MarettaRules::Outcomes::capacity() > kCardKinds);
  const auto ships = static_cast<std::uint32_t>(count_of(s.pool, kShip));
  const std::uint32_t resources = s.deck - ships;
  const std::uint32_t share = ships == 0 ? 1 : resources;
  Weighted<Outcome>* at = out.end();
  int size = 0;
  const auto add = [&, seat = s.seat](int card, std::uint32_t count) {
    at[size] = {{OutcomeKind::Draw, seat, byte(card)}, share * count};
    size += count != 0;
  };
  Cards pool = resources != 0 ? s.pool : 0;
  for (int card = 0; card < kResources; card += kValues, pool >>= 12) {
    const auto stack = static_cast<std::uint32_t>(pool);
    add(card, stack & 7u);
    add(card + 1, (stack >> 3) & 7u);
    add(card + 2, (stack >> 6) & 3u);
    add(card + 3, (stack >> 8) & 3u);
    add(card + 4, (stack >> 10) & 3u);
  }
  out.grow(size);
  if (ships == 0) return;
  const std::uint32_t unseen = resources + static_cast<std::uint32_t>(removed(s.options));
  out.push({{OutcomeKind::Draw, s.seat, kShip}, resources == 0 ? 1 : ships * unseen});
}

}  // namespace

std::span<const OptionSpec> Maretta::option_specs() { return kMarettaSpecs; }

Options Maretta::options(int seats, const Choices& choices) {
  assert(seats >= kMinSeats && seats <= kMaxSeats);
  Options o;
  o.seats = byte(seats);
  o.side = Side::Maretta;
  o.goal = chosen(kMarettaSpecs, choices, 0);
  o.reef[0] = chosen(kMarettaSpecs, choices, 1);
  o.reef[1] = chosen(kMarettaSpecs, choices, 2);
  o.lava = 0;
  return o;
}

std::span<const OptionSpec> Vulcano::option_specs() { return kVulcanoSpecs; }

Options Vulcano::options(int seats, const Choices& choices) {
  assert(seats >= kMinSeats && seats <= kMaxSeats);
  Options o;
  o.seats = byte(seats);
  o.side = Side::Vulcano;
  o.goal = chosen(kVulcanoSpecs, choices, 0);
  o.lava = chosen(kVulcanoSpecs, choices, 1);
  o.mild = choices.value[2];
  o.reef[0] = chosen(kVulcanoSpecs, choices, 3);
  o.reef[1] = chosen(kVulcanoSpecs, choices, 4);
  return o;
}

State MarettaRules::start(const Options& options) {
  State s;
  s.options = options;
  const int ships = options.side == Side::Maretta ? options.seats : 0;  // 2.2, 3.1
  s.pool = all_resources(six_players(options)) + one_of(kShip) * static_cast<unsigned>(ships);
  s.deck = byte(size_of(s.pool) - removed(options));
  for (int kind = 0; kind < kBarrels; ++kind) {
    const auto barrel = static_cast<Barrel>(kind);
    s.unseen += one_unseen(barrel) * static_cast<unsigned>(barrel_count(options.side, barrel));
  }
  for (int seat = 0; seat < kSeats; ++seat) {
    for (Card& card : s.hand[seat]) card = kNoCard;
    s.star[seat] = s.gift[seat] = kNoCard;
  }
  for (int index = 0; index < kBarrelSpaces; ++index) {
    const bool there = barrel_index(options, space_of(s, index)) >= 0;
    for (Barrel& barrel : s.barrel[index]) barrel = there ? Barrel::Down : Barrel::None;
  }
  s.lava = options.lava;
  s.alive = byte((1 << options.seats) - 1);
  set_next_float(s, 0);
  return s;
}

void MarettaRules::actions(const State& s, Actions& out) {
  out.clear();
  switch (s.phase) {
    case Phase::Choose: return each_in_hand(s, s.seat, [&](Card card) { out.push({ActionKind::Choose, 0, card}); });
    case Phase::Give: return list_gifts(s, out);
    case Phase::Reward: out.push({ActionKind::Move, 0, 0}); return list_thefts(s, s.receiver, out);
    case Phase::Load: return list_loads(s, out);
    case Phase::Take: out.push({ActionKind::Take, 0, 0}); return out.push({ActionKind::Take, 0, 1});
    case Phase::Steal: return list_steals(s, out);
    case Phase::Discard: return each_in_stock(s.stock[s.seat], [&](Card card) { out.push({ActionKind::Discard, 0, card}); });
    case Phase::Swap: return list_seats(s, ActionKind::Swap, ahead_of(s, s.seat), out);
    case Phase::Look: return list_seats(s, ActionKind::Look, may_be_seen(s, s.seat), out);
    default: return;
  }
}

void MarettaRules::outcomes(const State& s, Outcomes& out) {
  out.clear();
  switch (s.phase) {
    case Phase::Float: return list_barrels(s, OutcomeKind::Float, space_of(s, s.to_go / kSlots), out);
    case Phase::First:
      for (int seat = 0; seat < s.options.seats; ++seat) out.push({{OutcomeKind::First, byte(seat), 0}, 1});
      return;
    case Phase::Draw: return list_draws(s, out);
    case Phase::Open: return list_barrels(s, OutcomeKind::Open, 0, out);
    default: return;
  }
}

}  // namespace wildshore
