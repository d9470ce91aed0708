// words.hpp: the language table: every sentence a person reads comes from here.
//
// A table is a text file of lines `key = sentence`; blank lines and lines that start with # are skipped. A sentence may hold {0}, {1}, ...
// for arguments and {n|one|many} that picks by the number in argument n. A missing key comes back as the key itself, so
// that it is seen, and tests compare the keys of all languages.
#pragma once
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wildshore {

class Words {
 public:
  Words() = default;
  explicit Words(std::string_view table) { load(table); }

  // Reads a table; later lines win. The text is copied.
  void load(std::string_view table);

  bool has(std::string_view key) const;
  std::string_view get(std::string_view key) const;
  std::string say(std::string_view key, std::initializer_list<std::string_view> arguments) const;
  void say(std::string_view key, std::initializer_list<std::string_view> arguments, std::string& out) const;  // for every frame: keeps its room
  std::string say(std::string_view key) const { return std::string(get(key)); }

  using Lines = std::vector<std::pair<std::string, std::string>>;
  const Lines& lines() const { return lines_; }  // sorted by key

 private:
  Lines::const_iterator find(std::string_view key) const;  // where the key stands or would stand

  Lines lines_;
};

}  // namespace wildshore
