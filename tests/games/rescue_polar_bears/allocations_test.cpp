// allocations_test.cpp: playing, viewing and looking ahead in Rescue Polar Bears allocates nothing.
#include "support/allocations.hpp"

#include "games/rescue_polar_bears/forecast.hpp"
#include "games/rescue_polar_bears/sense.hpp"
#include "play/measure.hpp"
#include "support.hpp"

namespace wildshore::rescue_polar_bears {
namespace {

TEST(RescuePolarBearsAllocations, NoneInPlay) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Options options = options_of(seed % 2 != 0 ? "floats=1 rapid=1" : "gentle=1", 2 + static_cast<int>(seed % 3));
    Rng rng(seed);
    AllocationCounter counter;
    State s = RescuePolarBears::start(options);
    std::int64_t sum = 0;
    while (random_step<RescuePolarBears>(s, rng)) {
      State world = RescuePolarBears::imagine(RescuePolarBears::view(s, 0), rng);
      keep(world);
      if (s.part != Part::SetUp) sum += Sense::score(s, 0) + forecast(s).melt;
    }
    ASSERT_EQ(counter.stop(), 0);
    ASSERT_NE(sum, 0);
  }
}

TEST(RescuePolarBearsAllocations, NoneForAWatcher) {
  Rng rng(4);
  int events = 0;
  const auto watch = [&events](const Event& event, const State&) { events += RescuePolarBears::redact(event, 0) == event; };
  const EventSink<Event, State> sink(watch);
  const Options options = options_of("floats=1", 4);
  AllocationCounter counter;
  State s = RescuePolarBears::start(options);
  RescuePolarBears::Actions actions;
  RescuePolarBears::Outcomes outcomes;
  while (s.end == End::None) {
    RescuePolarBears::actions(s, actions);
    RescuePolarBears::outcomes(s, outcomes);
    if (actions.empty()) {
      RescuePolarBears::resolve(s, pick_weighted(outcomes, rng), sink);
    } else {
      RescuePolarBears::apply(s, actions[static_cast<int>(rng.below(static_cast<std::uint32_t>(actions.size())))], sink);
    }
  }
  EXPECT_EQ(counter.stop(), 0);
  EXPECT_GT(events, 0);
}

}  // namespace
}  // namespace wildshore::rescue_polar_bears
