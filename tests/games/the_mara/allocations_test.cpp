// allocations_test.cpp: playing The Mara, seeing it and imagining it allocates nothing.
#include "play/chance.hpp"
#include "support.hpp"
#include "support/allocations.hpp"

namespace wildshore::the_mara {
namespace {

TEST(TheMaraAllocations, NoneInPlay) {
  for (int variant = 0; variant < 6; ++variant) {
    Rng rng(3);
    int events = 0;
    AllocationCounter counter;
    State s = TheMara::start(options_of(2 + variant % 3, variant >= 3));
    const auto watch = [&events](const Event&, const State&) { ++events; };
    const EventSink<Event, State> sink(watch);
    TheMara::Actions actions;
    TheMara::Outcomes outcomes;
    for (int i = 0; i < 3000 && s.table.phase != Phase::Over; ++i) {
      TheMara::actions(s, actions);
      TheMara::outcomes(s, outcomes);
      if (actions.empty()) {
        TheMara::resolve(s, pick_weighted(outcomes, rng), sink);
        continue;
      }
      const Action a = actions[static_cast<int>(rng.below(static_cast<std::uint32_t>(actions.size())))];
      s = TheMara::imagine(TheMara::view(s, s.table.seat), rng);
      if (i % 2 == 0) {
        TheMara::apply(s, a, sink);
      } else {
        TheMara::apply(s, a, NoEvents{});
      }
    }
    ASSERT_EQ(counter.stop(), 0) << variant;
    ASSERT_GT(events, 0);
  }
}

}  // namespace
}  // namespace wildshore::the_mara
