// allocations_test.cpp: playing Frost Bitten! allocates nothing.
#include "support.hpp"
#include "support/allocations.hpp"

namespace wildshore::frost_bitten {
namespace {

TEST(FrostBittenAllocations, NoneInPlay) {
  for (const Options& options : all_options()) {
    Rng rng(3);
    int events = 0;
    AllocationCounter counter;
    State s = FrostBitten::start(options);
    const auto watch = [&events](const Event&, const State&) { ++events; };
    const EventSink<Event, State> sink(watch);
    FrostBitten::Actions actions;
    FrostBitten::Outcomes outcomes;
    for (int i = 0; i < 1000 && s.phase != Phase::Over; ++i) {
      FrostBitten::actions(s, actions);
      FrostBitten::outcomes(s, outcomes);
      if (!actions.empty()) {
        const Action a = actions[static_cast<int>(rng.below(static_cast<std::uint32_t>(actions.size())))];
        if (i % 2 == 0) {
          FrostBitten::apply(s, a, sink);
        } else {
          FrostBitten::apply(s, a, NoEvents{});
        }
      } else {
        FrostBitten::resolve(s, outcomes[static_cast<int>(rng.below(static_cast<std::uint32_t>(outcomes.size())))].outcome, sink);
      }
    }
    ASSERT_EQ(counter.stop(), 0) << describe(options);
    ASSERT_GT(events, 0);
  }
}

}  // namespace
}  // namespace wildshore::frost_bitten
