// scene_reason.cpp: why a good player of Mare Polare would do something, and what a crew should mind.
//
// A recipe is spoken of only where its owner may be reminded of it: while it lies open, or to the only person at the table.
#include "games/mare_polare/crew.hpp"
#include "games/mare_polare/scene.hpp"
#include "games/mare_polare/scene_board.hpp"
#include "games/mare_polare/scene_words.hpp"

namespace wildshore {

using namespace mare_polare;

namespace {

// Whether the seat's recipe may be spoken of.
bool speaks_of(const View& view, int seat, const Teller& teller) {
  const Counts recipe = view.state.recipe[seat];
  return recipe != 0 && recipe != kSecret && (shown_now(view, seat) || (view.watcher == seat && teller.is_you(seat)));
}

struct Lack {
  int fish = 0;   // still to catch
  int extra = 0;  // too many
};
Lack lack_of(const State& s, int seat) {
  Lack lack;
  for (int kind = 0; kind < kKinds; ++kind) {
    const int more = count_of(s.recipe[seat], kind) - count_of(s.held[seat], kind);
    (more > 0 ? lack.fish : lack.extra) += more > 0 ? more : -more;
  }
  return lack;
}

// The first seat from `seat` on that lacks a fish of the kind and whose recipe lies open; -1: none.
int who_lacks(const State& s, int seat, int kind) {
  for (int i = 0; i < s.options.seats; ++i) {
    const int other = (seat + i) % s.options.seats;
    if ((i == 0 || s.options.coop) && needs(s, other, kind)) return other;
  }
  return -1;
}

// Standing on the cell.
std::string cell_reason(const View& view, Cell cell, const Teller& teller) {
  const State& s = view.state;
  const Lack lack = lack_of(s, s.seat);
  if (cell == s.igloo && has_soup(s, s.seat)) return teller.say(s.options.coop ? "polare.reason.home" : "polare.reason.serve");
  if (cell == s.oracle && lack.extra > 0) return teller.say("polare.reason.oracle", {number(lack.extra)});
  if ((s.holes & bit_of(cell)) == 0) return {};
  if (s.options.coop && total(crew_lacks(s)) > 0) return teller.say("polare.reason.hole_crew", {number(total(crew_lacks(s)))});
  return lack.fish > 0 ? teller.say("polare.reason.hole", {number(lack.fish)}) : std::string();
}

// Fish of a kind, in the hand or to be taken.
std::string fish_reason(const View& view, int kind, const Teller& teller) {
  const State& s = view.state;
  const int who = who_lacks(s, s.seat, kind);
  if (who < 0) return {};
  return teller.say_of(who, "polare.reason.lacks", {number(count_of(s.recipe[who], kind) - count_of(s.held[who], kind))});
}

// The floe that is laid: with a hole up, how many rolls of 1 to 4 will lead there.
std::string lay_reason(const Action& action, const View& view, const Teller& teller) {
  State after = view.state;
  MarePolare::apply(after, action, NoEvents{});
  const Cells hole = static_cast<Cells>(after.holes & bit_of(action.to));
  if (hole == 0 || lack_of(view.state, view.state.seat).fish == 0) return {};
  for (int steps = 1; steps <= 4; ++steps) {
    if ((reach(after, view.state.seat, steps) & hole) != 0) return teller.say("polare.reason.lay", {number(steps)});
  }
  return {};
}

}  // namespace

std::string MarePolareScene::reason(const Action& action, const View& view, const Teller& teller) {
  const State& s = view.state;
  if (!speaks_of(view, s.seat, teller)) return {};
  switch (action.kind) {
    case ActionKind::Walk:
    case ActionKind::Jump: return cell_reason(view, action.to, teller);
    case ActionKind::Lay: return lay_reason(action, view, teller);
    case ActionKind::Fish: return cell_reason(view, s.inuit[s.seat], teller);
    case ActionKind::Take: return fish_reason(view, action.to, teller);
    case ActionKind::Keep: return needs(s, s.seat, s.hand) ? fish_reason(view, s.hand, teller) : std::string();
    case ActionKind::Give: return teller.say_of(action.to, "polare.reason.give");
    case ActionKind::Back: return who_lacks(s, s.seat, s.hand) < 0 ? teller.say("polare.reason.back") : std::string();
    case ActionKind::Drop: {
      const Fish fish = fish_at(s, s.seat, action.to);
      return count_of(s.held[s.seat], fish) > count_of(s.recipe[s.seat], fish) ? teller.say("polare.reason.drop") : std::string();
    }
    case ActionKind::Claim: return has_soup(s, s.seat) ? teller.say("polare.reason.claim") : std::string();
    case ActionKind::Stay: return teller.say("polare.reason.stay");
    case ActionKind::Go: return total(crew_lacks(s)) > 0 ? teller.say("polare.reason.go", {number(total(crew_lacks(s)))}) : std::string();
    case ActionKind::Place:
    case ActionKind::Fall:
    case ActionKind::Pass:
    case ActionKind::Done: break;
  }
  return {};
}

void MarePolareScene::advice(const View& view, const Teller& teller, std::vector<std::string>& out) {
  const State& s = view.state;
  if (!s.options.coop || s.phase <= Phase::Deal) return;
  const int caught = std::popcount(s.natural);
  out.push_back(teller.say("polare.advice.danger", {number(caught), number(kNaturals), number(kNaturals - caught), number(fish_in_bag(s))}));
  const Counts lacks = crew_lacks(s);
  int away = 0;
  for (int seat = 0; seat < s.options.seats; ++seat) away += !is_home(s, seat);
  if (total(lacks) > 0) out.push_back(teller.say("polare.advice.fish", {counts_words(lacks, teller)}));
  else out.push_back(teller.say("polare.advice.home", {number(away)}));
}

}  // namespace wildshore
