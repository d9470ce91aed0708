// allocations_test.cpp: the rules never allocate. Counted by replacing operator new, weakly: where another test of the same
// program has replaced it already, nothing can be counted here and the test says so.
#include <cstdlib>
#include <new>

#include "play/measure.hpp"
#include "support.hpp"

namespace {
std::int64_t counted = 0;
}  // namespace

__attribute__((weak)) void* operator new(std::size_t size) {
  ++counted;
  if (void* memory = std::malloc(size)) return memory;
  std::abort();
}
__attribute__((weak)) void operator delete(void* memory) noexcept { std::free(memory); }
__attribute__((weak)) void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace wildshore::mare_polare {
namespace {

TEST(MarePolareAllocations, None) {
  const auto at_first = counted;
  std::string probe(100, 'x');
  keep(probe);
  if (counted == at_first) GTEST_SKIP() << "operator new is replaced elsewhere";
  Rng rng(1);
  for (const char* options : {"layout=shuffled", "coop=1 corners=1 fingers=4"}) {
    State s = MarePolare::start(options_of(options, 4));
    const auto before = counted;
    for (int i = 0; i < 20000 && random_step<MarePolare>(s, rng); ++i) {
      const View view = MarePolare::view(s, i % 5 - 1);
      State world = MarePolare::imagine(view, rng);
      keep(world);
    }
    EXPECT_EQ(counted, before);
  }
}

}  // namespace
}  // namespace wildshore::mare_polare
