// words_fuzz.cpp: any bytes as a language table: never a crash, every key found again.
#include "core/words.hpp"
#include "fuzz.hpp"

using namespace wildshore;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Words words(as_text(data, size));
  for (const auto& [key, sentence] : words.lines()) {
    must(words.has(key) && words.get(key) == sentence);
    words.say(key, {"1", "two"});
  }
  return 0;
}
