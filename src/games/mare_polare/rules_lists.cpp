// rules_lists.cpp: the switches, the start, and what may come next: every legal action and every outcome with its weight.
#include <cassert>

#include "games/mare_polare/rules.hpp"

namespace wildshore {

using namespace mare_polare;

namespace {

constexpr std::string_view kSwitch[] = {"0", "1"};
constexpr std::string_view kLayouts[] = {"beginner", "shuffled"};
constexpr std::string_view kFingers[] = {"auto", "1", "2", "3", "4"};
constexpr std::string_view kBooks[] = {"memory", "open"};
constexpr std::string_view kHandicaps[] = {"322", "331", "421", "511"};
constexpr OptionSpec kOptionSpecs[] = {
    {"layout", kLayouts, 0},      {"corners", kSwitch, 0},      {"fingers", kFingers, 0},
    {"coop", kSwitch, 0},         {"book", kBooks, 0},          {"handicap1", kHandicaps, 0},
    {"handicap2", kHandicaps, 0}, {"handicap3", kHandicaps, 0}, {"handicap4", kHandicaps, 0},
};
constexpr std::string_view kBeginner =
    "HIIM"
    "I.HI"
    "IH.H"
    "GIHI";  // 2.1

// kChoose[n][m]: ways to take m of n fish of one shape.
struct ChooseTable {
  std::uint16_t ways[kFishOfAKind + 2][5] = {};
  constexpr ChooseTable() {
    for (int n = 0; n < kFishOfAKind + 2; ++n) {
      ways[n][0] = 1;
      for (int m = 1; m < 5 && n > 0; ++m) ways[n][m] = static_cast<std::uint16_t>(ways[n - 1][m - 1] + ways[n - 1][m]);
    }
  }
};
constexpr ChooseTable kChoose;

bool waters_fit(Cells pair) {  // 2.1
  if ((beside(pair) & pair) != 0) return false;
  constexpr Cells kCorners[4] = {0x0001, 0x0008, 0x1000, 0x8000};
  for (const Cells corner : kCorners) {
    if (beside(corner) == pair) return false;  // it would have no floe beside it
  }
  return true;
}

// Each layout that fits is as likely as any other: a weight counts the ways to go on.
void list_layout(const State& s, MarePolare::Outcomes& out) {
  switch (s.phase) {
    case Phase::DrawWaters:
      for (Cell a = 0; a < kCells; ++a) {
        for (Cell b = byte(a + 1); b < kCells; ++b) {
          const Cells pair = static_cast<Cells>(bit_of(a) | bit_of(b));
          const int floes_beside = std::popcount(beside(bit_of(a))) + std::popcount(beside(bit_of(b)));
          constexpr int kApart = kFloes * (kFloes - 1) / 2 - 24;  // pairs of floes less pairs of cells that touch
          if (waters_fit(pair)) out.push({{OutcomeKind::Waters, 0, pair}, static_cast<std::uint32_t>(kApart + floes_beside)});
        }
      }
      break;
    case Phase::DrawOracle:
      for (Cells floes = ice(s); floes != 0; floes &= static_cast<Cells>(floes - 1)) {
        const Cell cell = byte(lowest(floes));
        const int touching = std::popcount(static_cast<Cells>(beside(bit_of(cell)) & ice(s)));
        out.push({{OutcomeKind::Oracle, cell, 0}, static_cast<std::uint32_t>(kFloes - 1 - touching)});
      }
      break;
    case Phase::DrawIgloo:
    case Phase::DrawHoles: {
      const bool igloo = s.phase == Phase::DrawIgloo;
      const Cells oracle = bit_of(s.oracle);
      const Cells barred = static_cast<Cells>(s.water | oracle | (igloo ? beside(oracle) : s.holes | bit_of(s.igloo)));
      for (Cells left = static_cast<Cells>(~barred); left != 0; left &= static_cast<Cells>(left - 1)) {
        out.push({{igloo ? OutcomeKind::Igloo : OutcomeKind::Hole, byte(lowest(left)), 0}, 1});
      }
      break;
    }
    default: break;
  }
}

// 3.6: every handful of shapes, weighted by the ways to draw it.
void list_touches(const State& s, MarePolare::Outcomes& out) {
  const int felt = fingers(s);
  const std::uint16_t* ways[kKinds];
  for (int shape = 0; shape < kKinds; ++shape) ways[shape] = kChoose.ways[shapes_in_bag(s, shape)];
  for (int a = felt; a >= 0; --a) {
    if (ways[0][a] == 0) continue;
    for (int b = felt - a; b >= 0; --b) {
      const std::uint32_t two = std::uint32_t{ways[0][a]} * ways[1][b];
      if (two == 0) continue;
      for (int c = felt - a - b; c >= 0; --c) {
        const int d = felt - a - b - c;
        const std::uint32_t weight = two * ways[2][c] * ways[3][d];
        if (weight != 0) out.push({{OutcomeKind::Touch, 0, static_cast<Counts>(a + 16 * b + 256 * c + 4096 * d)}, weight});
      }
    }
  }
}

void list_cells(ActionKind kind, Cells cells, MarePolare::Actions& out) {
  for (; cells != 0; cells &= static_cast<Cells>(cells - 1)) out.push({kind, byte(lowest(cells))});
}

void list_drops(const State& s, MarePolare::Actions& out) {
  const int fish = fish_on(s, s.seat);
  for (int position = 0; position < fish; ++position) {
    if (may_drop(s, s.seat, position)) out.push({ActionKind::Drop, byte(position)});
  }
}

void list_gifts(const State& s, MarePolare::Actions& out) {  // 4.2
  if (!s.options.coop || needs(s, s.seat, s.hand)) return;
  for (int seat = 0; seat < s.options.seats; ++seat) {
    if (needs(s, seat, s.hand)) out.push({ActionKind::Give, byte(seat)});
  }
}

}  // namespace

std::span<const OptionSpec> MarePolare::option_specs() { return kOptionSpecs; }

Options MarePolare::options(int seats, const Choices& choices) {
  assert(seats >= kMinSeats && seats <= kMaxSeats);
  Options o;
  o.seats = byte(seats);
  o.layout = static_cast<Layout>(choices.value[0]);
  o.corners = choices.value[1];
  o.coop = choices.value[3];
  o.fingers = choices.value[2] != 0 ? choices.value[2] : byte(o.coop ? 2 : 3);  // 3.6, 4.1
  o.open_book = choices.value[4];
  for (int seat = 0; seat < seats; ++seat)
    o.handicap[seat] = static_cast<Handicap>(choices.value[static_cast<std::uint32_t>(5 + seat)]);
  for (std::uint32_t i = 0; i < std::size(kOptionSpecs); ++i) assert(choices.value[i] < kOptionSpecs[i].values.size());
  return o;
}

State MarePolare::start(const Options& options) {
  State s;
  s.options = options;
  for (Cell& cell : s.inuit) cell = kNoCell;
  for (Floe& floe : s.floe) floe = kNoFloe;
  if (options.layout == Layout::Shuffled) {
    s.phase = Phase::DrawWaters;
    return s;
  }
  for (Cell c = 0; c < kCells; ++c) {
    const char piece = kBeginner[c];
    if (piece == '.') s.water |= bit_of(c);
    if (piece == 'H') s.holes |= bit_of(c);
    if (piece == 'M') s.oracle = c;
    if (piece == 'G') s.igloo = c;
  }
  number_floes(s);
  return s;
}

void MarePolare::actions(const State& s, Actions& out) {
  out.clear();
  switch (s.phase) {
    case Phase::Place: return list_cells(ActionKind::Place, landing(s), out);
    case Phase::Walk: return list_cells(ActionKind::Walk, reach(s, s.seat, static_cast<int>(s.die)), out);
    case Phase::Jump: return list_cells(ActionKind::Jump, footing(s, s.seat), out);
    case Phase::Fall: return list_cells(ActionKind::Fall, free_waters(s), out);
    case Phase::Lay: return list_cells(ActionKind::Lay, free_waters(s), out);
    case Phase::Forfeit: return list_drops(s, out);
    case Phase::Home: out.push({ActionKind::Stay, 0}); return out.push({ActionKind::Go, 0});
    case Phase::Hole: out.push({ActionKind::Fish, 0}); return out.push({ActionKind::Pass, 0});
    case Phase::Take:
      for (int shape = 0; shape < kKinds; ++shape) {
        if (count_of(s.felt, shape) != 0) out.push({ActionKind::Take, byte(shape)});
      }
      return;
    case Phase::Keep:
      out.push({ActionKind::Keep, 0});
      out.push({ActionKind::Back, 0});
      return list_gifts(s, out);
    case Phase::Mirror: list_drops(s, out); return out.push({ActionKind::Done, 0});
    case Phase::Igloo: out.push({ActionKind::Claim, 0}); return out.push({ActionKind::Pass, 0});
    default: return;
  }
}

void MarePolare::outcomes(const State& s, Outcomes& out) {
  out.clear();
  switch (s.phase) {
    case Phase::DrawFirst:
      for (int seat = 0; seat < s.options.seats; ++seat) out.push({{OutcomeKind::First, byte(seat), 0}, 1});
      return;
    case Phase::Deal:
      for (const Counts card : cards(s.options.handicap[s.seat])) {
        if (may_deal(s, s.seat, card)) out.push({{OutcomeKind::Recipe, s.seat, card}, 1});
      }
      return;
    case Phase::Roll:  // 1.4
      for (int die = 1; die <= static_cast<int>(Die::Splash); ++die) out.push({{OutcomeKind::Roll, byte(die), 0}, 1});
      return;
    case Phase::Touch: return list_touches(s, out);
    case Phase::Land:  // any fish of the shape may be the one taken (4.3)
      out.push({{OutcomeKind::Land, 0, 0}, static_cast<std::uint32_t>(count_of(s.bag, s.hand))});
      return out.push({{OutcomeKind::Land, 1, 0}, 1});
    default: return list_layout(s, out);
  }
}

}  // namespace wildshore
