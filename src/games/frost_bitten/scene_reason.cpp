// scene_reason.cpp: why a good player of Frost Bitten! would do something: what changes, in one or two sentences.
//
// Everything said is compared before and after the action: who comes nearer to the goal, whom a bear can walk to, which floes join.
#include <algorithm>

#include "games/frost_bitten/scene.hpp"

namespace wildshore {

using namespace frost_bitten;

namespace {

// The places a bear can walk to with `steps` moves as the ice lies now, as bits by floe.
std::uint32_t bear_reach(const State& s, int steps) {
  std::uint32_t reached = 0;
  for (int b = 0; b < bears(s.options); ++b) {
    List<Place, kMaxFloes + 8> edge;
    edge.push(s.bear[b]);
    std::uint32_t own = 0;
    for (int step = 0; step < steps; ++step) {
      List<Place, kMaxFloes + 8> next;
      for (const Place from : edge) {
        Places near;
        contacts(s, from, near);
        for (const Place to : near) {
          if (!is_floe(to) || ((own >> to) & 1u) != 0) continue;
          own |= 1u << to;
          next.push(to);
        }
      }
      edge = next;
    }
    reached |= own;
  }
  return reached;
}

// What is said of a seat before and after an action.
struct Outlook {
  int in_reach = 0;  // penguins that a bear can walk to with one roll
  int need = 0;      // moves, about
};

Outlook outlook_of(const State& s, Seat seat) {
  const std::uint32_t reach = bear_reach(s, s.options.alert ? 4 : 3);
  Outlook out;
  out.need = Sense::need(s, seat);
  for (int p = seat * kPenguinsPerSeat; p < (seat + 1) * kPenguinsPerSeat; ++p) {
    out.in_reach += is_floe(s.penguin[p]) && ((reach >> s.penguin[p]) & 1u) != 0;
  }
  return out;
}

int count_on(const State& s, Seat seat, Place place) {
  int count = 0;
  for (int p = seat * kPenguinsPerSeat; p < (seat + 1) * kPenguinsPerSeat; ++p) count += s.penguin[p] == place;
  return count;
}

// How many penguins of the seat a floe carries one unit towards where they want to go; those it carries away count against.
int carried(const State& s, Seat seat, const Action& action) {
  const auto direction = static_cast<Direction>(action.to);
  if (direction != Direction::North && direction != Direction::South) return 0;
  int count = 0;
  for (int p = seat * kPenguinsPerSeat; p < (seat + 1) * kPenguinsPerSeat; ++p) {
    if (s.penguin[p] == action.piece) count += (direction == Direction::South) == is_homeward(s, p) ? 1 : -1;
  }
  return count;
}

// "Joins 1C and 2C": a place the floe did not touch before, with the seat's penguins on one of the two.
std::string joins(const State& before, const State& after, Place floe, Seat seat, const Teller& teller) {
  Places near;
  contacts(after, floe, near);
  for (const Place other : near) {
    if (in_contact(before, floe, other)) continue;
    const bool from_floe = count_on(after, seat, floe) > 0;
    if (!from_floe && count_on(after, seat, other) == 0) continue;
    if (from_floe && other == kSouth && !after.options.homesick) continue;
    return teller.say("frost.reason.joins", {place_words(from_floe ? floe : other, teller), place_words(from_floe ? other : floe, teller)});
  }
  return {};
}

std::string step_reason(const Action& action, const State& before, const State& after, const Teller& teller) {
  const Seat seat = before.seat;
  const int penguin = seat * kPenguinsPerSeat + action.piece;
  if (after.arrived[seat] > before.arrived[seat]) return teller.say("frost.reason.arrives", {number(kPenguinsPerSeat - after.arrived[seat])});
  if (is_homeward(after, penguin) && !is_homeward(before, penguin)) return teller.say("frost.reason.turns");
  const int together = is_floe(action.to) ? count_on(after, seat, action.to) : 0;
  if (together > 1) return teller.say("frost.reason.together", {number(together)});
  return {};
}

std::string slide_reason(const Action& action, const State& before, const State& after, const Teller& teller) {
  const Seat seat = before.seat;
  std::string out;
  if (const int count = carried(before, seat, action); count > 0) out = teller.say("frost.reason.carries", {number(count)});
  const std::string joined = joins(before, after, action.piece, seat, teller);
  if (!joined.empty()) out += (out.empty() ? "" : " ") + joined;
  return out;
}

std::string bear_reason(const State& before, const State& after, const Teller& teller) {
  for (Seat other = 0; other < before.options.seats; ++other) {
    int caught = 0;
    for (int p = other * kPenguinsPerSeat; p < (other + 1) * kPenguinsPerSeat; ++p) {
      caught += is_floe(before.penguin[p]) && after.penguin[p] == kSouth;
    }
    if (caught > 0 && other != before.seat) return teller.say_of(other, "frost.reason.catches", {number(caught)});
  }
  return {};
}

// The nearest to its goal of the others, if it has become slower by the action.
std::string hinders(const State& before, const State& after, Seat seat, const Teller& teller) {
  Seat leader = kSpectator;
  for (Seat other = 0; other < before.options.seats; ++other) {
    if (other != seat && (leader < 0 || Sense::need(before, other) < Sense::need(before, leader))) leader = other;
  }
  const int longer = leader < 0 ? 0 : Sense::need(after, leader) - Sense::need(before, leader);
  return longer > 0 ? teller.say_of(leader, "frost.reason.hinders", {number(longer)}) : std::string();
}

// Whom the bear threatens more or less than before.
std::string bears_words(const State& before, const State& after, Seat seat, const Teller& teller) {
  const int safer = outlook_of(before, seat).in_reach - outlook_of(after, seat).in_reach;
  if (safer > 0) return teller.say("frost.reason.safer", {number(safer)});
  for (Seat other = 0; other < before.options.seats; ++other) {
    const int exposed = other == seat ? 0 : outlook_of(after, other).in_reach - outlook_of(before, other).in_reach;
    if (exposed > 0) return teller.say_of(other, "frost.reason.threatens", {number(exposed)});
  }
  return {};
}

}  // namespace

std::string FrostBittenScene::reason(const Action& action, const View& view, const Teller& teller) {
  if (action.kind == ActionKind::Die) return {};
  const State& before = view.state;
  State after = before;
  FrostBitten::apply(after, action, NoEvents{});
  const Seat seat = before.seat;
  if (after.phase == Phase::Over) return teller.say("frost.reason.wins");
  std::string out;
  if (action.kind == ActionKind::Step) out = step_reason(action, before, after, teller);
  if (action.kind == ActionKind::Slide) out = slide_reason(action, before, after, teller);
  if (action.kind == ActionKind::Bear) out = bear_reason(before, after, teller);
  const int shorter = Sense::need(before, seat) - Sense::need(after, seat);
  if (out.empty() && shorter > 0) out = teller.say("frost.reason.shorter", {number(shorter)});
  if (out.empty()) out = hinders(before, after, seat, teller);
  const std::string bears = bears_words(before, after, seat, teller);
  if (!bears.empty()) out += (out.empty() ? "" : " ") + bears;
  return out;
}

}  // namespace wildshore
