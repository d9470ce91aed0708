// json.hpp: writes JSON into a string: commas, escapes and broken UTF-8 are taken care of; nesting is the caller's.
#pragma once
#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

namespace wildshore {

class JsonWriter {
 public:
  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }

  JsonWriter& key(std::string_view name) {
    text(name);
    out_ += ':';
    comma_ = false;
    return *this;
  }

  JsonWriter& text(std::string_view value) {
    separate();
    out_ += '"';
    while (!value.empty()) value.remove_prefix(escape(value));
    out_ += '"';
    return *this;
  }

  JsonWriter& number(std::int64_t value) {
    char digits[24];
    return raw({digits, static_cast<std::size_t>(std::to_chars(digits, digits + sizeof digits, value).ptr - digits)});
  }

  // Three digits after the point: enough for pixels and milliseconds. Must fit into 50 bits.
  JsonWriter& decimal(double value) {
    const bool negative = value < 0;
    const auto thousandths = static_cast<std::int64_t>((negative ? -value : value) * 1000 + 0.5);
    std::string digits = std::to_string(thousandths / 1000);
    const std::string rest = std::to_string(1000 + thousandths % 1000).substr(1);
    if (rest != "000") digits += '.' + rest;
    return raw(negative && thousandths != 0 ? '-' + digits : digits);
  }

  JsonWriter& boolean(bool value) { return raw(value ? "true" : "false"); }
  JsonWriter& null() { return raw("null"); }

  const std::string& result() const { return out_; }

 private:
  void separate() {
    if (comma_) out_ += ',';
    comma_ = true;
  }

  JsonWriter& raw(std::string_view token) {
    separate();
    out_ += token;
    return *this;
  }

  JsonWriter& open(char bracket) {
    separate();
    out_ += bracket;
    comma_ = false;
    return *this;
  }

  JsonWriter& close(char bracket) {
    out_ += bracket;
    comma_ = true;
    return *this;
  }

  // How many bytes the character at the front has; 0: not UTF-8.
  static std::size_t length(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t size = lead < 0x80 ? 1 : lead >= 0xF0 && lead < 0xF5 ? 4 : lead >= 0xE0 && lead < 0xF0 ? 3 : lead >= 0xC2 && lead < 0xE0 ? 2 : 0;
    if (size > text.size()) return 0;
    for (std::size_t i = 1; i < size; ++i) {
      if ((static_cast<unsigned char>(text[i]) & 0xC0) != 0x80) return 0;
    }
    return size;
  }

  // Writes the character at the front; returns its length.
  std::size_t escape(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text.front());
    if (lead == '"' || lead == '\\') {
      out_ += '\\';
      out_ += text.front();
      return 1;
    }
    if (lead < 0x20) {
      constexpr char kHex[] = "0123456789abcdef";
      out_ += "\\u00";
      out_ += kHex[lead >> 4];
      out_ += kHex[lead & 15];
      return 1;
    }
    const std::size_t size = length(text);
    if (size == 0) {
      out_ += "\xEF\xBF\xBD";
      return 1;
    }
    out_ += text.substr(0, size);
    return size;
  }

  std::string out_;
  bool comma_ = false;
};

}  // namespace wildshore
