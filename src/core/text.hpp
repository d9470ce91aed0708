// text.hpp: short texts without allocation, and reading words back out of them.
#pragma once
#include <cassert>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace wildshore {

// The text of one step: short, ASCII, lower-case words and figures separated by single blanks.
class StepText {
 public:
  static constexpr int kCapacity = 47;

  StepText() = default;
  explicit StepText(std::string_view text) { add(text); }

  StepText& add(std::string_view text) {
    assert(size_ + static_cast<int>(text.size()) <= kCapacity);
    for (const char c : text) bytes_[size_++] = c;
    return *this;
  }
  StepText& add(char c) { return add(std::string_view(&c, 1)); }
  StepText& add_number(int number) {
    char digits[12];
    const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
    return add(std::string_view(digits, static_cast<std::uint32_t>(end - digits)));
  }

  std::string_view view() const { return {bytes_, size_}; }
  operator std::string_view() const { return view(); }
  bool operator==(const StepText& other) const { return view() == other.view(); }

 private:
  char bytes_[kCapacity] = {};
  std::uint8_t size_ = 0;
};

inline std::string number(int value) { return std::to_string(value); }

// Takes the first word off `text`; words are separated by exactly one blank. Empty when there is none.
inline std::string_view take_word(std::string_view& text) {
  const auto blank = text.find(' ');
  const std::string_view word = text.substr(0, blank);
  text.remove_prefix(blank == std::string_view::npos ? text.size() : blank + 1);
  return word;
}

// Exactly the decimal form to_chars writes (no sign but '-', no leading zeros, nothing behind), so parse and text are inverses.
template <class Int>
std::optional<Int> parse_number(std::string_view text) {
  Int value{};
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc{} || stop != end) return std::nullopt;
  const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
  if (digits.size() > 1 && digits.front() == '0') return std::nullopt;
  if (text.starts_with('-') && value == 0) return std::nullopt;
  return value;
}

}  // namespace wildshore
