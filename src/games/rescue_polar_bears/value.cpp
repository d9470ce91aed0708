// value.cpp: what holds of a position, what that is worth, and what the dice may make of it. Numbers cite rules.md.
#include "games/rescue_polar_bears/value.hpp"

#include <algorithm>

#include "bots/odds.hpp"
#include "games/rescue_polar_bears/routes.hpp"
#include "games/rescue_polar_bears/rules.hpp"
#include "games/rescue_polar_bears/value_weights.hpp"

namespace wildshore::rescue_polar_bears {
namespace {

void add(Features& out, Group group, int value) { out.push(static_cast<std::uint16_t>(group.first + std::clamp(value, 0, group.cases - 1))); }
void add(Features& out, Group group, int value, int width, int row) {  // one of `width` in a row of several
  out.push(static_cast<std::uint16_t>(group.first + row * width + std::clamp(value, 0, width - 1)));
}

// How far the goal is: 0 near .. 3 far.
int stretch_of(const State& s) {
  const int left = goal(s) - s.collected;
  return left <= 3 ? 0 : left <= 7 ? 1 : left <= 12 ? 2 : 3;
}

// The ice, tile by tile.
struct Ice {
  int bears = 0;
  int stuck = 0;  // bears that would sink if their tile went, the alert's left out
  int tight = 0;  // cubs that would sink when born
  int couples = 0;
  int alert_sinks = 0;
  std::uint32_t hidden = 0;  // alerts face down whose tile is there
  int hidden_sinks = 0;      // bears that would sink there
  int open_sinks = -1;  // the best alert turned up
};

Ice look_at_ice(const State& s) {
  Ice ice;
  for (int number = 1; number <= kTiles; ++number) {
    const Cell cell = place_of(s, number);
    if (cell == kNoCell) continue;
    const int bears = total(s.bears[cell]);
    const int room = room_beside(s, cell);
    const int sinks = std::max(0, bears - room);
    ice.bears += bears;
    if (number == s.alert) {
      ice.alert_sinks = sinks;
    } else {
      ice.stuck += sinks;
    }
    if ((s.hidden & alert_bit(number)) != 0) {
      ice.hidden |= alert_bit(number);
      ice.hidden_sinks += sinks;
    } else if ((s.open & alert_bit(number)) != 0 && (ice.open_sinks < 0 || sinks < ice.open_sinks)) {
      ice.open_sinks = sinks;
    }
    if (growth_on(s, number) != Growth::Reproduce) continue;
    ++ice.couples;
    ice.tight += std::max(0, 2 - (kRoom - bears + room));
  }
  return ice;
}

void add_ice(const State& s, const Ice& ice, Features& out) {
  const int hidden = std::popcount(ice.hidden);
  add(out, kIceGroup, std::popcount(s.ice));
  add(out, kStuckGroup, ice.stuck);
  add(out, kTightGroup, ice.tight);
  add(out, kCouplesGroup, ice.couples);
  add(out, kBearsGroup, ice.bears / 3);
  add(out, kHiddenGroup, hidden == 0 ? 0 : ice.hidden_sinks * 4 / hidden);
  add(out, kOpenGroup, ice.open_sinks + 1);
}

void add_fleet(const State& s, Features& out) {
  int blue = 0;
  int room = 0;
  for (int seat = 0; seat < s.options.seats; ++seat) {
    blue += s.blue[seat];
    room += capacity_of(s, seat) - total(s.hold[seat]);
    add(out, kShipGroup, s.upgrades[seat], 4, static_cast<int>(s.ship[seat]));
  }
  add(out, kBlueGroup, blue);
  add(out, kRoomGroup, room);
  add(out, kActionGroup, s.part == Part::Act ? s.left : 0);
}

// 8192 / (1 + e^-x) for x = 0, 1/4, .. 8.
constexpr std::int32_t kCurve[] = {4096, 4605, 5099, 5564, 5989, 6368, 6698, 6979, 7215, 7411, 7571, 7700, 7803, 7886, 7952, 8004, 8045,
                                   8077, 8102, 8122, 8137, 8149, 8159, 8166, 8172, 8176, 8180, 8182, 8185, 8186, 8187, 8188, 8189};

// From a sum of weights, in 1024ths, to a chance.
std::int32_t curve(std::int32_t sum) {
  const std::int32_t size = std::min(sum < 0 ? -sum : sum, 8 * 1024 - 1);
  const std::int32_t step = size / 256;
  const std::int32_t up = kCurve[step] + (kCurve[step + 1] - kCurve[step]) * (size % 256) / 256;
  return sum < 0 ? kSure - up : up;
}

// What the temperature makes of it.
void add_heat(const State& s, const Ice& ice, Features& out) {
  add(out, kHeatGroup, s.temperature);
  add(out, kHeatLeftGroup, s.temperature / 4, 6, stretch_of(s));
  const int sinks = ice.alert_sinks > s.helicopters ? 4 : ice.alert_sinks;
  add(out, kAlertGroup, sinks, 5, s.alert == 0 ? 15 : std::clamp(s.alert - s.temperature, 0, 14));
  const int hidden = std::popcount(ice.hidden);
  const int hot = std::popcount(ice.hidden & (alert_bit(s.temperature + 4) - 1));  // already
  add(out, kSoonGroup, hidden == 0 ? 0 : hot * 10 / hidden);
}

// All the rest.
void add_lasting(const State& s, const Ice& ice, const Trip& nearest, Features& out) {
  add(out, kLeftGroup, goal(s) - s.collected, 21, s.options.seats - 2);
  add(out, kHelicopterGroup, s.helicopters, 10, stretch_of(s));
  add(out, kTripGroup, s.data == 0 ? 31 : std::min(30, nearest.length()));
  add(out, kDataGroup, std::popcount(s.data) + s.more_data);
  add(out, kSupportGroup, std::popcount(s.support));
  add(out, kVariantGroup, s.options.rapid + 2 * s.options.gentle + 4 * s.options.floats);
  add_ice(s, ice, out);
  add_fleet(s, out);
  if (count_of(s.supply, Bear::Male) == 0) add(out, kShortGroup, 0);
  if (count_of(s.supply, Bear::Female) == 0) add(out, kShortGroup, 1);
  if (count_of(s.supply, Bear::Cub) < 2) add(out, kShortGroup, 2 + count_of(s.supply, Bear::Cub));
  if (s.night != 0) add(out, kDueGroup, 0);
  if (s.draws != 0) add(out, kDueGroup, 1);
  if (s.card != Card::None) add(out, kDueGroup, 2);
  if (s.to_turn != 0) add(out, kDueGroup, 3);
}

std::int32_t weight_of(const Features& features) {
  std::int32_t sum = 0;
  for (const std::uint16_t feature : features) sum += kWeights[feature];
  return sum;
}

// Judges positions that are much alike, as dice make them of one: what the next has in common with the last is not worked out again.
class Judge {
 public:
  explicit Judge(const State& s) : routes_(s) {}

  std::int32_t chance(const State& s) {
    if (s.end != End::None) return s.end == End::Data ? kSure : 0;
    last_.temperature = s.temperature;
    if (!met_ || !(s == last_)) meet(s);
    Features features;
    add_heat(s, ice_, features);
    return curve(lasting_ + weight_of(features));
  }

 private:
  void meet(const State& s) {
    if (!met_ || !same_ice(s, last_)) ice_ = look_at_ice(s);
    Features features;
    add_lasting(s, ice_, routes_.hold_for(s) ? routes_.nearest(s) : Routes(s).nearest(s), features);
    lasting_ = weight_of(features);
    last_ = s;
    met_ = true;
  }

  Routes routes_;
  bool met_ = false;
  State last_;
  Ice ice_;               // of the last
  std::int32_t lasting_ = 0;  // the weight of all that the temperature does not touch
};

// Bears that flee, are born or grow: a quick choice, room first.
void settle(State& s) {
  for (Phase phase = phase_of(s); phase == Phase::Flee || phase == Phase::Birth || phase == Phase::Grow; phase = phase_of(s)) {
    RescuePolarBears::Actions legal;
    RescuePolarBears::actions(s, legal);
    int best = 0;
    for (int i = 1; i < legal.size() && phase != Phase::Grow; ++i) {
      if (total(s.bears[legal[i].cell]) < total(s.bears[legal[best].cell])) best = i;
    }
    RescuePolarBears::apply(s, legal[best], NoEvents{});
  }
}

// The red die is about to fall: the mean of its faces (5.1).
std::int32_t before_heat(const State& s, Judge& judge) {
  std::int32_t sum = 0;
  for (std::uint8_t die = 1; die <= 6; ++die) {
    State rolled = s;
    RescuePolarBears::resolve(rolled, {OutcomeKind::Heat, kNoCell, die}, NoEvents{});
    settle(rolled);
    sum += judge.chance(rolled);
  }
  return sum / 6;
}

std::int32_t after_growth(const State& s, int number, Judge& judge) {
  State grown = s;
  RescuePolarBears::resolve(grown, {OutcomeKind::Growth, kNoCell, static_cast<std::uint8_t>(number)}, NoEvents{});
  settle(grown);
  return phase_of(grown) == Phase::HeatDie ? before_heat(grown, judge) : judge.chance(grown);
}

// The d20 is about to fall (4.1): faces that do nothing count as one.
std::int32_t before_growth(const State& s, Judge& judge) {
  std::int32_t sum = 0;
  int quiet = 0;
  int quiet_face = 0;
  for (int number = 1; number <= kTiles; ++number) {
    if (growth_on(s, number) < Growth::Reproduce) {
      ++quiet;
      quiet_face = number;
    } else {
      sum += after_growth(s, number, judge);
    }
  }
  return (sum + (quiet > 0 ? quiet * after_growth(s, quiet_face, judge) : 0)) / kTiles;
}

}  // namespace

bool same_ice(const State& one, const State& other) {
  return one.ice == other.ice && one.hidden == other.hidden && one.open == other.open && one.alert == other.alert && one.going == other.going &&
         std::equal(std::begin(one.bears), std::end(one.bears), std::begin(other.bears));
}

void features_of(const State& s, Features& out) {
  const Ice ice = look_at_ice(s);
  out.clear();
  add_heat(s, ice, out);
  add_lasting(s, ice, Routes(s).nearest(s), out);
}

std::int32_t chance_of(const State& state) {
  State s = state;
  settle(s);
  Judge judge(s);
  switch (phase_of(s)) {
    case Phase::GrowthDie: return before_growth(s, judge);
    case Phase::HeatDie: return before_heat(s, judge);
    default: return judge.chance(s);
  }
}

}  // namespace wildshore::rescue_polar_bears
