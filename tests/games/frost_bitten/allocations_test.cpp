// allocations_test.cpp: playing Frost Bitten! allocates nothing.
//
// This file replaces the global operator new of the whole test program. It counts only in a thread that asks for it, and otherwise is malloc.
#include <cstdlib>
#include <new>

#include "support.hpp"

namespace {
thread_local bool counting = false;
thread_local int allocations = 0;
}  // namespace

void* operator new(std::size_t size) {
  if (counting) ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  std::abort();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace wildshore::frost_bitten {
namespace {

TEST(FrostBittenAllocations, TheCounterCounts) {
  allocations = 0;
  counting = true;
  void* memory = ::operator new(8);
  counting = false;
  ::operator delete(memory);
  EXPECT_EQ(allocations, 1);
}

TEST(FrostBittenAllocations, NoneInPlay) {
  for (const Options& options : all_options()) {
    Rng rng(3);
    allocations = 0;
    int events = 0;
    counting = true;
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
    counting = false;
    ASSERT_EQ(allocations, 0) << describe(options);
    ASSERT_GT(events, 0);
  }
}

}  // namespace
}  // namespace wildshore::frost_bitten
