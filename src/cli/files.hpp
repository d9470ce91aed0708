// files.hpp: reading and writing a whole file; "-" is stdin.
#pragma once
#include <cstdio>
#include <optional>
#include <string>

namespace wildshore::cli {

// Nothing when the file cannot be read. At most `most` bytes and one more, so that a longer file is seen to be longer.
inline std::optional<std::string> read_file(const std::string& name, std::size_t most) {
  std::FILE* file = name == "-" ? stdin : std::fopen(name.c_str(), "rb");
  if (!file) return std::nullopt;
  std::string text;
  char part[4096];
  while (text.size() <= most) {
    const std::size_t count = std::fread(part, 1, sizeof part, file);
    if (count == 0) break;
    text.append(part, count);
  }
  const bool good = std::ferror(file) == 0;
  if (file != stdin) std::fclose(file);
  if (!good) return std::nullopt;
  return text;
}

inline bool write_file(const std::string& name, const std::string& text) {
  std::FILE* file = std::fopen(name.c_str(), "wb");
  if (!file) return false;
  const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  return std::fclose(file) == 0 && written;
}

}  // namespace wildshore::cli
