// allocations_test.cpp: playing Maretta and Vulcano, seeing and imagining them allocates nothing.
#include "play/chance.hpp"
#include "support.hpp"
#include "support/allocations.hpp"

namespace wildshore::maretta {
namespace {

TEST(MarettaAllocations, NoneInPlay) {
  for (int variant = 0; variant < 16; ++variant) {
    Rng rng(static_cast<std::uint64_t>(variant));
    int events = 0;
    const Options options = options_of(variant % 2 == 0 ? Side::Maretta : Side::Vulcano, 3 + variant / 2 % 4);
    AllocationCounter counter;
    State s = MarettaRules::start(options);
    const auto watch = [&events](const Event&, const State&) { ++events; };
    const EventSink<Event, State> sink(watch);
    MarettaRules::Actions actions;
    MarettaRules::Outcomes outcomes;
    while (s.phase != Phase::Over) {
      MarettaRules::actions(s, actions);
      MarettaRules::outcomes(s, outcomes);
      if (actions.empty()) {
        MarettaRules::resolve(s, pick_weighted(outcomes, rng), sink);
        continue;
      }
      const Action a = actions[static_cast<int>(rng.below(static_cast<std::uint32_t>(actions.size())))];
      s = MarettaRules::imagine(MarettaRules::view(s, s.seat), rng);
      if (variant % 4 < 2) {
        MarettaRules::apply(s, a, sink);
      } else {
        MarettaRules::apply(s, a, NoEvents{});
      }
    }
    ASSERT_EQ(counter.stop(), 0) << variant;
    ASSERT_GT(events, 0);
  }
}

}  // namespace
}  // namespace wildshore::maretta
