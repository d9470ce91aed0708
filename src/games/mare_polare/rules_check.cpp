// rules_check.cpp: why() names the paragraph that refuses an action; ok() holds a state to every invariant.
//
// why() takes any value of Action, also ones nobody could have meant.
#include "games/mare_polare/rules.hpp"

namespace wildshore {

using namespace mare_polare;

namespace {

constexpr RuleId kLegal{};

// An action of the kind that leads to one of these cells is legal.
RuleId unless(const Action& a, ActionKind kind, Cells cells, RuleId rule) {
  return a.kind == kind && a.to < kCells && (cells & bit_of(a.to)) != 0 ? kLegal : rule;
}

RuleId unless_bare(const Action& a, ActionKind one, ActionKind other, RuleId rule) {
  return (a.kind == one || a.kind == other) && a.to == 0 ? kLegal : rule;
}

RuleId why_keep(const State& s, const Action& a) {
  if (a.kind != ActionKind::Give) return unless_bare(a, ActionKind::Keep, ActionKind::Back, {3, 6});
  const bool gift = s.options.coop && a.to < s.options.seats && !needs(s, s.seat, s.hand) && needs(s, a.to, s.hand);
  return gift ? kLegal : RuleId{4, 2};
}

// Why no seat may do anything now.
RuleId why_wait(const State& s) {
  switch (s.phase) {
    case Phase::DrawWaters:
    case Phase::DrawOracle:
    case Phase::DrawIgloo:
    case Phase::DrawHoles: return {2, 1};
    case Phase::Deal: return {2, 2};
    case Phase::DrawFirst: return {2, 3};
    case Phase::Touch: return {3, 6};
    case Phase::Land: return {4, 3};
    case Phase::Over: return !s.options.coop ? RuleId{3, 8} : std::popcount(s.natural) == kNaturals ? RuleId{4, 3} : RuleId{4, 4};
    default: return {3, 1};
  }
}

bool options_ok(const Options& o) {
  if (o.seats < MarePolare::kMinSeats || o.seats > MarePolare::kMaxSeats || o.layout > Layout::Shuffled || o.corners > 1)
    return false;
  if (o.fingers < 1 || o.fingers > 4 || o.coop > 1 || o.open_book > 1) return false;
  for (int seat = 0; seat < kPlayers; ++seat) {
    if (o.handicap[seat] > Handicap::H511 || (seat >= o.seats && o.handicap[seat] != Handicap::None)) return false;
  }
  return true;
}

bool is_set_up(const State& s) { return s.phase > Phase::DrawHoles; }

// 1.1, 2.1: fourteen floes, each once, oracle and igloo where they are said to be, exactly two waters.
bool ice_ok(const State& s) {
  const bool numbered = s.phase > Phase::DrawIgloo;
  std::uint32_t seen = 0;
  for (Cell c = 0; c < kCells; ++c) {
    const Floe floe = s.floe[c];
    if (floe == kNoFloe ? numbered && (s.water & bit_of(c)) == 0 : !numbered || (s.water & bit_of(c)) != 0) return false;
    if (floe == kNoFloe) continue;
    if (floe >= kFloes || ((seen >> floe) & 1u) != 0) return false;
    if ((floe == kOracleFloe) != (c == s.oracle) || (floe == kIglooFloe) != (c == s.igloo)) return false;
    seen |= 1u << floe;
  }
  if (numbered && seen != (1u << kFloes) - 1u) return false;
  if (std::popcount(s.water) != (s.phase == Phase::DrawWaters ? 0 : 2)) return false;
  if ((s.oracle == kNoCell) != (s.phase <= Phase::DrawOracle) || s.oracle > kNoCell) return false;
  if ((s.igloo == kNoCell) != (s.phase <= Phase::DrawIgloo) || s.igloo > kNoCell) return false;
  if ((s.holes & (s.water | bit_of(s.oracle) | bit_of(s.igloo))) != 0) return false;
  const int holes = std::popcount(s.holes);
  if (s.phase == Phase::DrawHoles) return holes + s.to_go == kHoles && s.to_go > 0;
  if (s.phase < Phase::DrawHoles) return holes == 0;
  return s.phase > Phase::Place || holes == kHoles;
}

bool inuit_ok(const State& s) {
  Cells stands = 0;
  for (int seat = 0; seat < kPlayers; ++seat) {
    const Cell at = s.inuit[seat];
    const int turn = (seat - s.first + s.options.seats) % s.options.seats;
    const int turn_now = (s.seat - s.first + s.options.seats) % s.options.seats;
    const bool placed = seat < s.options.seats && (s.phase > Phase::Place || (s.phase == Phase::Place && turn < turn_now));
    if (placed ? at >= kCells : at != kNoCell) return false;
    if (!placed) continue;
    if ((stands & bit_of(at)) != 0 && !(s.options.coop && at == s.igloo)) return false;  // 3.1, 4.4
    stands |= bit_of(at);
  }
  return true;
}

bool recipes_ok(const State& s) {
  for (int seat = 0; seat < kPlayers; ++seat) {
    const bool dealt = seat < s.options.seats && (s.phase > Phase::Deal || (s.phase == Phase::Deal && seat < s.seat));
    if (!dealt) {
      if (s.recipe[seat] != 0) return false;
      continue;
    }
    bool card = false;
    for (const Counts each : cards(s.options.handicap[seat])) card = card || each == s.recipe[seat];
    if (!card || !may_deal(s, seat, s.recipe[seat])) return false;
  }
  return (s.shown >> s.options.seats) == 0 && !(s.options.coop && s.shown != 0);
}

// Bag + harpoons + hand (+ table) are all the fish there are (section 6), and the counts repeat the harpoons.
bool fish_ok(const State& s) {
  int missing[kKinds];
  for (int kind = 0; kind < kKinds; ++kind) missing[kind] = kFishOfAKind - count_of(s.bag, kind);
  if (s.phase == Phase::Keep) --missing[s.hand & 3];
  for (int seat = 0; seat < kPlayers; ++seat) {
    Counts counted = 0;
    const int fish = fish_on(s, seat);
    if (fish > 0 && seat >= s.options.seats) return false;
    for (int position = 0; position < 64; ++position) {
      const Fish kind = fish_at(s, seat, position);
      if (position >= fish && kind != 0) return false;
      if (position >= fish) continue;
      counted = static_cast<Counts>(counted + one_of(kind));
      --missing[kind];
    }
    if (counted != s.held[seat]) return false;
  }
  for (const int m : missing) {
    if (m != 0) return false;
  }
  return s.natural <= 15 && (s.options.coop || s.natural == 0) &&
         (std::popcount(s.natural) < kNaturals || s.phase == Phase::Over);
}

bool hand_ok(const State& s) {
  const bool in_hand = s.phase == Phase::Land || s.phase == Phase::Keep;
  if (in_hand ? s.hand >= kKinds : s.hand != kNoFish) return false;
  if (s.phase == Phase::Land && !(natural_in_bag(s, s.hand) && count_of(s.bag, s.hand) > 0)) return false;
  if (s.phase == Phase::Touch && fish_in_bag(s) == 0) return false;
  if (s.phase != Phase::Take) return s.felt == 0;
  if (total(s.felt) != fingers(s) || s.felt == 0) return false;
  for (int shape = 0; shape < kKinds; ++shape) {
    if (count_of(s.felt, shape) > shapes_in_bag(s, shape)) return false;
  }
  return true;
}

// What the phase says about where the seat stands and what it has to do.
bool turn_ok(const State& s) {
  if (s.die > Die::Splash || (s.phase <= Phase::Place && s.die != Die::None)) return false;
  if (s.phase > Phase::Roll && (s.die == Die::None || (s.die == Die::Splash) != (s.phase == Phase::Fall))) return false;
  if (s.phase == Phase::Lay ? s.left >= kCells || std::popcount(free_waters(s)) != 2 : s.left != kNoCell) return false;
  if (s.phase != Phase::DrawHoles && s.phase != Phase::Forfeit && s.to_go != 0) return false;
  const Cell at = s.inuit[s.seat];
  switch (s.phase) {
    case Phase::Home: return s.options.coop && is_home(s, s.seat);
    case Phase::Walk: return s.die <= Die::Four && reach(s, s.seat, 1) != 0;
    case Phase::Jump: return s.die == Die::Jump;
    case Phase::Fall: return !swims(s, s.seat) && std::popcount(free_waters(s)) == 2;
    case Phase::Lay: return (ice(s) & bit_of(at)) != 0 && s.left != at && s.left != s.oracle && s.left != s.igloo;
    case Phase::Hole:
    case Phase::Touch:
    case Phase::Take:
    case Phase::Land:
    case Phase::Keep: return (s.holes & bit_of(at)) != 0;
    case Phase::Mirror: return at == s.oracle && (!s.options.coop || s.held[s.seat] != 0);
    case Phase::Igloo: return !s.options.coop && at == s.igloo && s.held[s.seat] != 0;
    case Phase::Forfeit:
      return !s.options.coop && at == s.igloo && s.to_go >= 1 && s.to_go <= kForfeit && fish_on(s, s.seat) >= s.to_go &&
             ((s.shown >> s.seat) & 1u) != 0;
    case Phase::Over:
      if (!s.options.coop) return is_home(s, s.seat) && ((s.shown >> s.seat) & 1u) != 0;
      if (std::popcount(s.natural) == kNaturals) return true;
      for (int seat = 0; seat < s.options.seats; ++seat) {
        if (!is_home(s, seat)) return false;
      }
      return true;
    default: return true;
  }
}

}  // namespace

RuleId MarePolare::why(const State& s, const Action& a) {
  switch (s.phase) {
    case Phase::Place: return unless(a, ActionKind::Place, landing(s), {2, 3});
    case Phase::Home: return unless_bare(a, ActionKind::Stay, ActionKind::Go, {4, 4});
    case Phase::Walk: return unless(a, ActionKind::Walk, reach(s, s.seat, static_cast<int>(s.die)), {3, 1});
    case Phase::Jump: return unless(a, ActionKind::Jump, footing(s, s.seat), {3, 3});
    case Phase::Fall: return unless(a, ActionKind::Fall, free_waters(s), {3, 4});
    case Phase::Lay: return unless(a, ActionKind::Lay, free_waters(s), {3, 2});
    case Phase::Hole: return unless_bare(a, ActionKind::Fish, ActionKind::Pass, {3, 6});
    case Phase::Take: return a.kind == ActionKind::Take && a.to < kKinds && count_of(s.felt, a.to) != 0 ? kLegal : RuleId{3, 6};
    case Phase::Keep: return why_keep(s, a);
    case Phase::Mirror:
      if (a.kind == ActionKind::Drop && may_drop(s, s.seat, a.to)) return kLegal;
      return unless_bare(a, ActionKind::Done, ActionKind::Done, {3, 7});
    case Phase::Igloo: return unless_bare(a, ActionKind::Claim, ActionKind::Pass, {3, 8});
    case Phase::Forfeit: return a.kind == ActionKind::Drop && may_drop(s, s.seat, a.to) ? kLegal : RuleId{3, 8};
    default: return why_wait(s);
  }
}

bool MarePolare::ok(const State& s) {
  if (!options_ok(s.options) || s.phase > Phase::Over) return false;
  if (s.seat >= s.options.seats || s.first >= s.options.seats || s.round == 0) return false;
  if (s.zero[0] != 0 || s.zero[1] != 0 || s.zero[2] != 0) return false;
  if (!is_set_up(s) && s.options.layout != Layout::Shuffled) return false;
  return ice_ok(s) && inuit_ok(s) && recipes_ok(s) && hand_ok(s) && fish_ok(s) && turn_ok(s);
}

}  // namespace wildshore
