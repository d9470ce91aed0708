// setup.cpp: the words for what is wrong, and what a name may be.
#include "play/setup.hpp"

namespace wildshore {
namespace {

// Takes one character off the text: its code point, or -1 for a byte that is not UTF-8.
std::int32_t take_code_point(std::string_view& text) {
  const auto lead = static_cast<unsigned char>(text.front());
  text.remove_prefix(1);
  if (lead < 0x80) return lead;
  const int more = lead >= 0xF0 && lead < 0xF5 ? 3 : lead >= 0xE0 && lead < 0xF0 ? 2 : lead >= 0xC2 && lead < 0xE0 ? 1 : 0;
  if (more == 0 || text.size() < static_cast<std::size_t>(more)) return -1;
  std::int32_t point = lead & (0x3F >> more);
  for (int i = 0; i < more; ++i) {
    const auto byte = static_cast<unsigned char>(text[static_cast<std::size_t>(i)]);
    if ((byte & 0xC0) != 0x80) return -1;
    point = (point << 6) | (byte & 0x3F);
  }
  constexpr std::int32_t kLeast[] = {0, 0x80, 0x800, 0x10000};
  const bool surrogate = point >= 0xD800 && point < 0xE000;
  if (point < kLeast[more] || point > 0x10FFFF || surrogate) return -1;
  text.remove_prefix(static_cast<std::size_t>(more));
  return point;
}

bool printable(std::int32_t point) { return point >= 0x20 && !(point >= 0x7F && point < 0xA0); }

}  // namespace

std::string say(const Words& words, const Trouble& trouble) {
  const std::string sentence = words.say(trouble.key, {trouble.detail, trouble.rule});
  if (trouble.line == 0) return sentence;
  return words.say("trouble.at_line", {std::to_string(trouble.line), sentence});
}

std::string quote(std::string_view text) {
  constexpr std::size_t kMost = 60;
  std::string out;
  while (!text.empty()) {
    std::string_view rest = text;
    const bool good = printable(take_code_point(rest));
    const std::string_view piece = good ? text.substr(0, text.size() - rest.size()) : std::string_view("?");
    if (out.size() + piece.size() > kMost) return out + "...";
    out += piece;
    text = rest;
  }
  return out;
}

bool good_name(std::string_view name) {
  int length = 0;
  while (!name.empty()) {
    if (!printable(take_code_point(name))) return false;
    if (++length > kMaxNameLength) return false;
  }
  return length > 0;
}

}  // namespace wildshore
