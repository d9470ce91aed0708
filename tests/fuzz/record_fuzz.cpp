// record_fuzz.cpp: any bytes as a record: never a crash; what loads is written, read, packed and unpacked exactly.
#include "app/registry.hpp"
#include "fuzz.hpp"
#include "play/match.hpp"

using namespace wildshore;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const ReadRecord read = read_record(registry(), as_text(data, size));
  must(read.playable || read.trouble);
  if (!read.playable) return 0;
  const auto match = find_game(registry(), read.record.setup.game)->match(read.record.setup);
  const auto trouble = match->load(read.record);
  must(trouble.has_value() == (match->steps().size() < read.record.steps.size()));
  if (trouble) must(trouble->line == read.record.first_step_line + static_cast<int>(match->steps().size()));
  const Record record = match->record();
  const ReadRecord again = read_record(registry(), write_record(registry(), record));
  must(!again.trouble && again.record == record);
  const ReadRecord unpacked = unpack_link(registry(), pack_link(registry(), record));
  must(!unpacked.trouble && unpacked.record == record);
  while (match->can_undo()) must(match->undo());
  while (match->can_redo()) must(match->redo());
  must(match->record() == record);
  return 0;
}
