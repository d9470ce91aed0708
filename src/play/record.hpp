// record.hpp: a game as text: the save, the share link, the bug report and the golden test.
//
//   wildshore 1
//   game frost-bitten rules 1
//   options homesick=1
//   seats human bot:steady
//   name 1 Anna
//   practice
//   seed 20261116
//   first 2
//   roll P3
//   ...
//
// The first two lines come first and the seed ends the header; options, name and practice may be missing. A record that
// does not load names its line and keeps the game up to it.
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "play/game_entry.hpp"

namespace wildshore {

inline constexpr int kRecordVersion = 1;
inline constexpr int kMaxRecordBytes = 1 << 20;
inline constexpr int kMaxRecordSteps = 200'000;

struct Record {
  Setup setup;
  std::vector<std::string> steps;
  int first_step_line = 0;  // line of steps[0] in the text it was read from or would be written to
  bool operator==(const Record&) const = default;
};

// The line on which the first step stands when a game of this setup is written.
int first_step_line(std::span<const OptionSpec> options, const Setup& setup);

std::string write_record(Registry registry, const Record& record);

// Reads the header and the step lines; steps are not judged here (AnyMatch::load does). On trouble `record` holds what was
// read before it; `playable` says whether the header was complete, so that a game can be shown.
struct ReadRecord {
  Record record;
  bool playable = false;
  std::optional<Trouble> trouble;
};
ReadRecord read_record(Registry registry, std::string_view text);

// The share link: the record packed as base64url, steps as indices into the legal lists, with a check value over the bytes
// and the final state. About one character per step and a hundred for the header. Steps that do not fit are left out.
// unpack_link also takes a percent-encoded text record.
std::string pack_link(Registry registry, const Record& record);
ReadRecord unpack_link(Registry registry, std::string_view packed);

}  // namespace wildshore
