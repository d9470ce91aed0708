// rules_check.cpp: why() names the paragraph that refuses an action; ok() holds a state to every invariant.
//
// why() takes any value of Action, also ones nobody could have meant.
#include "games/frost_bitten/rules.hpp"

namespace wildshore {

using namespace frost_bitten;

namespace {

constexpr RuleId kLegal{};

bool is_place(const State& s, int to) { return to < s.floes || to == kSouth || to == kNorth || to == kEquator; }

RuleId why_step(const State& s, const Action& a) {
  if (is_bear_die(s.dice[s.die])) return {2, 1};
  if (a.piece >= kPenguinsPerSeat) return {1, 4};
  if (!is_place(s, a.to)) return {1, 1};
  if (a.to == kEquator && !s.options.mega) return {6, 4};
  const int penguin = s.seat * kPenguinsPerSeat + a.piece;
  if (is_done(s, penguin)) return s.options.homesick ? RuleId{6, 2} : RuleId{3, 4};
  if (!in_contact(s, s.penguin[penguin], a.to)) return {1, 3};
  if (a.to == kSouth && !is_homeward(s, penguin)) return {3, 4};
  if (is_floe(a.to) && penguins_on(s, a.to) == kFloeCapacity) return {3, 3};
  return kLegal;
}

RuleId why_slide(const State& s, const Action& a) {
  if (a.piece >= s.floes) return {1, 1};
  if (a.to > 3 || (a.to > 1 && s.options.drift != Drift::Deep)) return {6, 6};
  if (is_bear_die(s.dice[s.die])) {
    if (((laden_floes(s) >> a.piece) & 1u) != 0) return {4, 2};
  } else if (((bear_floes(s) >> a.piece) & 1u) != 0) {
    return {3, 2};
  }
  const Cell cell = s.cell[a.piece];
  if ((room(s, water_of(cell)).to[a.to] & bit_of(cell)) != 0) return kLegal;
  if (a.to > 1) return {6, 6};
  return s.options.drift == Drift::Lines ? RuleId{1, 2} : RuleId{6, 5};
}

RuleId why_bear(const State& s, const Action& a) {
  if (!is_bear_die(s.dice[s.die])) return {2, 1};
  if (s.options.mega ? a.piece < 1 || a.piece > 2 : a.piece != 0) return {6, 4};
  if (!is_place(s, a.to)) return {1, 1};
  if (!is_floe(a.to)) return {4, 1};
  const int bear = a.piece == 0 ? 0 : a.piece - 1;
  if (!in_contact(s, s.bear[bear], a.to)) return {1, 3};
  if (s.bear[1 - bear] == a.to) return {6, 4};
  return kLegal;
}

// The fields that repeat the others.
bool copies_agree(const State& s) {
  std::uint64_t starts[2] = {};
  std::uint8_t on[kMaxFloes] = {};
  std::uint8_t arrived[4] = {};
  for (int f = 0; f < s.floes; ++f) starts[water_of(s.cell[f])] |= bit_of(s.cell[f]);
  for (int p = 0; p < penguins(s.options); ++p) {
    if (is_floe(s.penguin[p])) ++on[s.penguin[p]];
    if (is_done(s, p)) ++arrived[owner_of(p)];
  }
  for (int f = 0; f < kMaxFloes; ++f) {
    if (on[f] > kFloeCapacity || on[f] != penguins_on(s, f)) return false;  // 3.3
  }
  for (int seat = 0; seat < 4; ++seat) {
    if (arrived[seat] != s.arrived[seat]) return false;
  }
  return starts[0] == s.starts[0] && starts[1] == s.starts[1] && s.length == length(s.options) &&
         s.floes == floes(s.options);
}

// Every floe inside its water, in its band or column as the drift demands, and no two over one unit.
bool floes_ok(const State& s) {
  std::uint64_t units[2] = {};
  for (int f = 0; f < kMaxFloes; ++f) {
    if (f >= s.floes) {
      if (s.cell[f] != kNoCell) return false;
      continue;
    }
    const Cell cell = s.cell[f];
    const int row = f / kColumns;
    const int water = row / packs(s.options);
    const int band = 3 * (row % packs(s.options));
    if (water_of(cell) != water || y_of(cell) > s.length - 2) return false;
    if (s.options.drift != Drift::Deep && column_of(cell) != home_column(f)) return false;  // 6.5
    if (s.options.drift == Drift::Lines && y_of(cell) != band && y_of(cell) != band + 1) return false;  // 1.2
    const std::uint64_t both = bit_of(cell) | (bit_of(cell) << 1);
    if ((units[water] & both) != 0) return false;
    units[water] |= both;
  }
  return true;
}

bool pieces_ok(const State& s) {
  for (int p = 0; p < kMaxPenguins; ++p) {
    const Place at = s.penguin[p];
    if (p >= penguins(s.options) && (at != kSouth || is_homeward(s, p))) return false;
    if (at >= s.floes && at != kSouth && at != kNorth && (at != kEquator || !s.options.mega)) return false;
    if (is_homeward(s, p) && !s.options.homesick) return false;
    if (s.options.homesick && at == kNorth && !is_homeward(s, p)) return false;  // 6.2
    if (is_floe(at) && (at == s.bear[0] || at == s.bear[1])) return false;       // 3.5, 4.3
  }
  if (s.homeward >> kMaxPenguins != 0) return false;
  const bool first_ok = s.bear[0] < s.floes || s.bear[0] == (s.options.mega ? kEquator : kNorth);
  if (!s.options.mega) return first_ok && s.bear[1] == kNowhere;
  return first_ok && (s.bear[1] < s.floes || s.bear[1] == kNorth) && s.bear[0] != s.bear[1];  // 4.1, 6.4
}

bool dice_ok(const State& s) {
  for (const Die die : s.dice) {
    if (die >= Die::Five || (die == Die::B4 && !s.options.alert)) return false;
  }
  const bool two = s.options.mega != 0;
  const bool none = s.dice[0] == Die::None && s.dice[1] == Die::None;
  const bool all = s.dice[0] != Die::None && (s.dice[1] != Die::None) == two;
  switch (s.phase) {
    case Phase::First: return none && s.die == 0 && s.moves == 0 && s.dice_left == 0;
    case Phase::Roll:
    case Phase::Reroll:
      if (s.moves != 0 || s.dice_left != 0 || s.dice[1] != Die::None) return false;
      return s.die == 0 ? none : two && s.die == 1 && s.dice[0] != Die::None;
    case Phase::Choose: return two && all && s.dice[0] != s.dice[1] && s.die == 0 && s.moves == 0 && s.dice_left == 2;
    case Phase::Move:
      return all && s.die <= s.options.mega && s.dice_left <= s.options.mega && s.moves != 0 &&
             s.moves <= die_number(s.dice[s.die]);
    case Phase::Over: return all && s.die <= s.options.mega && s.moves == 0 && s.dice_left == 0;
  }
  return false;
}

}  // namespace

RuleId FrostBitten::why(const State& s, const Action& a) {
  switch (s.phase) {
    case Phase::First: return {1, 4};
    case Phase::Roll:
    case Phase::Reroll: return {2, 1};
    case Phase::Over: return {5, 1};
    case Phase::Choose: {
      const auto die = static_cast<Die>(a.to);
      const bool offered = a.kind == ActionKind::Die && a.piece == 0 && (die == s.dice[0] || die == s.dice[1]);
      return offered ? kLegal : RuleId{6, 4};
    }
    case Phase::Move: break;
  }
  switch (a.kind) {
    case ActionKind::Step: return why_step(s, a);
    case ActionKind::Slide: return why_slide(s, a);
    case ActionKind::Bear: return why_bear(s, a);
    case ActionKind::Die: return {6, 4};
  }
  return {2, 1};
}

bool FrostBitten::ok(const State& s) {
  const Options& o = s.options;
  if (o.seats < kMinSeats || o.seats > kMaxSeats || o.alert > 1 || o.homesick > 1 || o.warming > 1 || o.mega > 1 ||
      o.drift > Drift::Deep || s.phase > Phase::Over) {
    return false;
  }
  if (s.seat >= o.seats || s.first >= o.seats || s.round == 0) return false;
  if (s.length != length(o) || s.floes != floes(o)) return false;
  if (!floes_ok(s) || !pieces_ok(s) || !copies_agree(s) || !dice_ok(s)) return false;
  for (int seat = 0; seat < o.seats; ++seat) {  // 5.1: a full trio is a win
    if ((s.arrived[seat] == kPenguinsPerSeat) != (s.phase == Phase::Over && seat == s.seat)) return false;
  }
  return true;
}

}  // namespace wildshore
