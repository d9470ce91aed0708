// link_fuzz.cpp: any bytes as a share link: never a crash; what unpacks without trouble packs to the same game.
#include "app/registry.hpp"
#include "fuzz.hpp"
#include "play/match.hpp"

using namespace wildshore;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const ReadRecord read = unpack_link(registry(), as_text(data, size));
  must(read.playable || read.trouble);
  if (!read.playable) return 0;
  const auto match = find_game(registry(), read.record.setup.game)->match(read.record.setup);
  const auto trouble = match->load(read.record);
  const ReadRecord again = unpack_link(registry(), pack_link(registry(), match->record()));
  must(!again.trouble && again.record == match->record());
  return 0;
}
