// conformance_test.cpp: Mare Polare keeps what every game must keep, over its switches and numbers of seats, with the leak alarm
// on.
//
// The generic Conformance run asks that imagined worlds are mostly not the truth. Here that is asked only where something is
// hidden: in the co-operative game recipes are open, and random players claim so often that they soon are in the other one too.
#include "conformance/conformance.hpp"

#include "games/mare_polare/sense.hpp"
#include "support.hpp"

namespace wildshore::mare_polare {
namespace {

using conformance::kThrift;

struct Alarm {
  int asked = 0;  // worlds imagined where a view hides something
  int truth = 0;
};

void listen(const State& s, Rng& rng, Alarm& alarm) {
  for (Seat seat = kSpectator; seat < s.options.seats; ++seat) {
    const View view = MarePolare::view(s, seat);
    if (view.state == s) continue;
    ++alarm.asked;
    alarm.truth += MarePolare::imagine(view, rng) == s;
  }
}

void random_game(const Setup& setup, conformance::Verdict& verdict, Alarm& alarm) {
  conformance::StateChecks<MarePolare> checks(static_cast<int>(setup.seats.size()), verdict);
  Rng rng(setup.seed);
  State s = MarePolare::start(typed_options<MarePolare>(setup));
  for (int step = 0; step < 1200 / kThrift && verdict.good(); ++step) {
    if (step % 40 < 3 || MarePolare::to_act(s).turn == Turn::Over) {
      checks.at("step " + std::to_string(step) + "\n" + board_text(s));
      checks.all(s, rng);
      listen(s, rng, alarm);
    } else {
      checks.lists(s);
    }
    const Turn turn = MarePolare::to_act(s).turn;
    if (turn == Turn::Over) return;
    if (turn == Turn::Chance) {
      MarePolare::Outcomes list;
      MarePolare::outcomes(s, list);
      s = checks.step(s, pick_weighted(list, rng));
    } else {
      MarePolare::Actions list;
      MarePolare::actions(s, list);
      s = checks.step(s, list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))]);
    }
  }
}

// Session, record, link, bots; undo with practice and without.
void play(Setup setup, conformance::Verdict& verdict) {
  using Checks = conformance::PlayChecks<MarePolare>;
  Rng rng(setup.seed);
  Setup people = setup;
  for (SeatSetup& seat : people.seats) seat = {"", "Zo\xC3\xAB"};
  Checks(people, verdict).session(rng, 60 / kThrift);
  Checks(people, verdict).record(rng, 60 / kThrift);
  const auto levels = conformance::quick_levels<MarePolare>();
  for (std::size_t seat = 0; seat < setup.seats.size(); ++seat)
    setup.seats[seat].level = levels[(setup.seed + seat) % levels.size()];
  Checks(setup, verdict).bots(80 / kThrift);
  setup.seats[0].level = "";
  Checks(setup, verdict).undo(rng, 10);
  setup.practice = true;
  Checks(setup, verdict).undo(rng, 10);
}

class MarePolareConformance : public testing::TestWithParam<int> {};

TEST_P(MarePolareConformance, AllSwitches) {
  conformance::Verdict verdict;
  Alarm alarm;
  std::uint64_t seed = 0;
  for (const Choices& choices : varied_choices()) {
    wildshore::Setup setup;
    setup.game = MarePolare::kId;
    setup.choices = choices;
    setup.seats.resize(static_cast<std::size_t>(GetParam()));
    setup.seed = ++seed;
    random_game(setup, verdict, alarm);
    play(setup, verdict);
    ASSERT_TRUE(verdict.good()) << seed << "\n" << verdict.text();
  }
  EXPECT_GT(alarm.asked, 1000 / kThrift);
  EXPECT_LT(alarm.truth * 4, alarm.asked);
}

INSTANTIATE_TEST_SUITE_P(Seats, MarePolareConformance, testing::Values(2, 3, 4));

}  // namespace
}  // namespace wildshore::mare_polare
