// allocations.cpp: an operator new that counts in a thread that asks for it, and otherwise is malloc.
#include "support/allocations.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <new>

namespace {
thread_local bool counting = false;
thread_local int allocations = 0;

void* take(std::size_t size) {
  if (counting) ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  std::abort();
}
}  // namespace

__attribute__((noinline)) void* operator new(std::size_t size) { return take(size); }
__attribute__((noinline)) void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return take(size); }
__attribute__((noinline)) void operator delete(void* memory) noexcept { std::free(memory); }
__attribute__((noinline)) void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace wildshore {

AllocationCounter::AllocationCounter() {
  allocations = 0;
  counting = true;
}
AllocationCounter::~AllocationCounter() { counting = false; }
int AllocationCounter::stop() {
  counting = false;
  return allocations;
}

namespace {

TEST(AllocationCounter, Counts) {
  AllocationCounter counter;
  void* memory = ::operator new(8);
  EXPECT_EQ(counter.stop(), 1);
  ::operator delete(memory);
}

}  // namespace
}  // namespace wildshore
