// allocations.hpp: how many times something asks for memory. Replaces the global operator new of the test program (allocations.cpp).
#pragma once

namespace wildshore {

// Counts in this thread from its construction on, until stop() or its end.
class AllocationCounter {
 public:
  AllocationCounter();
  ~AllocationCounter();
  int stop();  // no longer counts; how many there were
};

}  // namespace wildshore
