// allocations_test.cpp: playing, viewing and imagining Mare Polare allocates nothing.
#include "support/allocations.hpp"

#include "play/measure.hpp"
#include "support.hpp"

namespace wildshore::mare_polare {
namespace {

TEST(MarePolareAllocations, NoneInPlay) {
  for (const Choices& choices : varied_choices()) {
    Rng rng(3);
    AllocationCounter counter;
    State s = MarePolare::start(MarePolare::options(4, choices));
    for (int i = 0; i < 500 && random_step<MarePolare>(s, rng); ++i) {
      State world = MarePolare::imagine(MarePolare::view(s, i % 5 - 1), rng);
      keep(world);
    }
    ASSERT_EQ(counter.stop(), 0);
  }
}

TEST(MarePolareAllocations, NoneForAWatcher) {
  Rng rng(4);
  int events = 0;
  const auto watch = [&events](const Event& event, const State&) { events += MarePolare::redact(event, 0) == event; };
  const EventSink<Event, State> sink(watch);
  AllocationCounter counter;
  State s = MarePolare::start(options_of("layout=shuffled corners=1", 3));
  MarePolare::Actions actions;
  MarePolare::Outcomes outcomes;
  for (int i = 0; i < 2000 && s.phase != Phase::Over; ++i) {
    MarePolare::actions(s, actions);
    MarePolare::outcomes(s, outcomes);
    if (actions.empty()) {
      MarePolare::resolve(s, pick_weighted(outcomes, rng), sink);
    } else {
      MarePolare::apply(s, actions[static_cast<int>(rng.below(static_cast<std::uint32_t>(actions.size())))], sink);
    }
  }
  EXPECT_EQ(counter.stop(), 0);
  EXPECT_GT(events, 0);
}

}  // namespace
}  // namespace wildshore::mare_polare
