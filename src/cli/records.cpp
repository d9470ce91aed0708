// records.cpp: record and replay: a game between bots as a record, and a record as hashes.
#include <cinttypes>
#include <cstdio>

#include "app/registry.hpp"
#include "cli/arguments.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "play/match.hpp"

namespace wildshore::cli {

int record(const Line& line) {
  const Arguments arguments(line, {"game", "options", "seats", "seed", "max-steps"}, {"link"}, 0);
  if (!arguments.good()) return kBadInput;
  const auto given = read_setup(arguments, false, 1);
  if (!given) return kBadInput;
  const auto max_steps = arguments.number<int>("max-steps", 1, kMaxRecordSteps, kMaxRecordSteps);
  if (!max_steps || !only_bots(given->setup)) return kBadInput;
  const auto match = given->game->match(given->setup);
  constexpr int kSlice = 1 << 16;
  while (static_cast<int>(match->steps().size()) < *max_steps && match->advance(kSlice) != Progress::Over) {}
  const bool link = arguments.has("link");
  const std::string text = link ? pack_link(registry(), match->record()) + "\n" : write_record(registry(), match->record());
  std::fwrite(text.data(), 1, text.size(), stdout);
  return 0;
}

int replay(const Line& line) {
  const Arguments arguments(line, {}, {}, 1);
  if (!arguments.good()) return kBadInput;
  if (arguments.files().empty()) {
    complain("which record? replay FILE, or - for stdin");
    return kBadInput;
  }
  const std::string name(arguments.files()[0]);
  const auto text = read_file(name, kMaxRecordBytes);
  if (!text) {
    complain("cannot read the file \"" + quote(name) + "\"");
    return kBadInput;
  }
  ReadRecord read = read_record(registry(), *text);
  if (read.playable) {
    const auto match = find_game(registry(), read.record.setup.game)->match(read.record.setup);
    std::printf("0 %016" PRIx64 "\n", match->hash());
    for (std::size_t i = 0; i < read.record.steps.size(); ++i) {
      const std::string& step = read.record.steps[i];
      if (auto trouble = match->play(step)) {
        trouble->line = read.record.first_step_line + static_cast<int>(i);
        read.trouble = trouble;
        break;
      }
      std::printf("%d %016" PRIx64 " %s\n", static_cast<int>(i) + 1, match->hash(), step.c_str());
    }
  }
  if (!read.trouble) return 0;
  complain(*read.trouble);
  return kBadInput;
}

}  // namespace wildshore::cli
