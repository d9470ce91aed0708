// link.cpp: a game in an address.
//
// base64url of: format byte, length and text of the record's header, number of steps, for each step its index in the legal list
// in as few bits as that list needs, and four bytes of check value over all of it and the final state. Any byte may be wrong.
#include <bit>
#include <charconv>

#include "core/hash.hpp"
#include "play/match.hpp"
#include "play/record.hpp"

namespace wildshore {
namespace {

constexpr std::uint8_t kFormat = 1;
constexpr std::size_t kCheckBytes = 4;
constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::string encode(std::string_view bytes) {
  std::string text;
  std::uint32_t bits = 0;
  int count = 0;
  for (const char byte : bytes) {
    bits = (bits << 8) | static_cast<unsigned char>(byte);
    for (count += 8; count >= 6; count -= 6) text += kDigits[(bits >> (count - 6)) & 63u];
  }
  if (count > 0) text += kDigits[(bits << (6 - count)) & 63u];
  return text;
}

// Refuses what encode() does not write: foreign characters, impossible lengths, stray bits at the end.
std::optional<std::string> decode(std::string_view text) {
  std::string bytes;
  std::uint32_t bits = 0;
  int count = 0;
  for (const char c : text) {
    const auto digit = kDigits.find(c);
    if (digit == std::string_view::npos) return std::nullopt;
    bits = (bits << 6) | static_cast<std::uint32_t>(digit);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes += static_cast<char>((bits >> count) & 0xFFu);
  }
  if (count >= 6 || (bits & ((1u << count) - 1u)) != 0) return std::nullopt;
  return bytes;
}

std::optional<std::string> percent_decode(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    if (text.front() != '%') {
      out += text.front();
      text.remove_prefix(1);
      continue;
    }
    unsigned byte = 0;
    if (text.size() < 3) return std::nullopt;
    const auto [stop, error] = std::from_chars(text.data() + 1, text.data() + 3, byte, 16);
    if (error != std::errc{} || stop != text.data() + 3) return std::nullopt;
    out += static_cast<char>(byte);
    text.remove_prefix(3);
  }
  return out;
}

// How many bits name one of `count` things.
int bits_for(std::size_t count) { return count > 1 ? static_cast<int>(std::bit_width(count - 1)) : 0; }

class Writer {
 public:
  void byte(std::uint32_t value) { bytes_ += static_cast<char>(value & 0xFFu); }
  void number(std::uint32_t value) {
    for (; value >= 0x80; value >>= 7) byte(value | 0x80u);
    byte(value);
  }
  void text(std::string_view text) {
    number(static_cast<std::uint32_t>(text.size()));
    bytes_ += text;
  }
  void bits(std::uint32_t value, int count) {
    for (int i = count - 1; i >= 0; --i) {
      if (free_ == 0) {
        byte(0);
        free_ = 8;
      }
      --free_;
      const auto last = static_cast<unsigned char>(bytes_.back());
      bytes_.back() = static_cast<char>(last | (((value >> i) & 1u) << free_));
    }
  }
  const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
  int free_ = 0;  // bits of the last byte that bits() has not used
};

class Reader {
 public:
  explicit Reader(std::string_view bytes) : rest_(bytes) {}

  std::optional<std::uint32_t> byte() {
    if (rest_.empty()) return std::nullopt;
    const auto value = static_cast<unsigned char>(rest_.front());
    rest_.remove_prefix(1);
    return value;
  }
  std::optional<std::uint32_t> number() {
    std::uint32_t value = 0;
    for (int shift = 0; shift < 28; shift += 7) {
      const auto next = byte();
      if (!next) return std::nullopt;
      value |= (*next & 0x7Fu) << shift;
      if (*next < 0x80) return value;
    }
    return std::nullopt;
  }
  std::optional<std::string_view> text() {
    const auto size = number();
    if (!size || *size > rest_.size()) return std::nullopt;
    const std::string_view text = rest_.substr(0, *size);
    rest_.remove_prefix(*size);
    return text;
  }
  std::optional<std::uint32_t> bits(int count) {
    std::uint32_t value = 0;
    for (int i = 0; i < count; ++i) {
      if (left_ == 0) {
        const auto next = byte();
        if (!next) return std::nullopt;
        last_ = *next;
        left_ = 8;
      }
      --left_;
      value = (value << 1) | ((last_ >> left_) & 1u);
    }
    return value;
  }
  bool at_end() const { return rest_.empty(); }

 private:
  std::string_view rest_;
  std::uint32_t last_ = 0;
  int left_ = 0;  // bits of last_ that bits() has not given
};

std::uint32_t check_value(std::string_view bytes, const AnyMatch& match) {
  Hasher hasher;
  hasher.add_text(bytes);
  hasher.add(match.hash());
  return static_cast<std::uint32_t>(hasher.value() >> 32);
}

// Reads the steps of a packed record; true when all were there and legal.
bool read_steps(Reader& reader, AnyMatch& match, Record& record) {
  const auto count = reader.number();
  if (!count || *count > kMaxRecordSteps) return false;
  for (std::uint32_t i = 0; i < *count; ++i) {
    const std::vector<std::string> legal = match.legal();
    const auto index = reader.bits(bits_for(legal.size()));
    if (!index || *index >= legal.size()) return false;
    match.play(legal[*index]);
    record.steps.push_back(legal[*index]);
  }
  return reader.at_end();
}

}  // namespace

std::string pack_link(Registry registry, const Record& record) {
  const GameEntry* game = find_game(registry, record.setup.game);
  if (!game || check(registry, record.setup)) return {};
  const auto match = game->match(record.setup);
  Writer steps;
  std::uint32_t count = 0;
  for (const std::string& step : record.steps) {
    const std::vector<std::string> legal = match->legal();
    std::uint32_t index = 0;
    while (index < legal.size() && legal[index] != step) ++index;
    if (index == legal.size()) break;
    steps.bits(index, bits_for(legal.size()));
    match->play(step);
    ++count;
  }
  Writer writer;
  writer.byte(kFormat);
  writer.text(write_record(registry, {record.setup, {}, 0}));
  writer.number(count);
  std::string bytes = writer.bytes() + steps.bytes();
  const std::uint32_t check = check_value(bytes, *match);
  for (std::uint32_t shift = 0; shift < 8 * kCheckBytes; shift += 8) bytes += static_cast<char>((check >> shift) & 0xFFu);
  return encode(bytes);
}

ReadRecord unpack_link(Registry registry, std::string_view packed) {
  ReadRecord read;
  const Trouble broken{"trouble.link", quote(packed.substr(0, 24)), 0, {}};
  read.trouble = broken;
  if (packed.size() > kMaxRecordBytes) {
    read.trouble->key = "trouble.too_long";
    return read;
  }
  if (packed.starts_with("wildshore")) {
    if (const auto text = percent_decode(packed)) return read_record(registry, *text);
    return read;
  }
  const auto bytes = decode(packed);
  if (!bytes || bytes->size() < kCheckBytes) return read;
  const std::string_view payload = std::string_view(*bytes).substr(0, bytes->size() - kCheckBytes);
  Reader reader(payload);
  if (reader.byte() != kFormat) return read;
  const auto header = reader.text();
  if (!header) return read;
  read = read_record(registry, *header);
  if (read.trouble) {
    read.trouble->line = 0;
    return read;
  }
  read.record.steps.clear();
  const auto match = find_game(registry, read.record.setup.game)->match(read.record.setup);
  Reader tail(std::string_view(*bytes).substr(payload.size()));
  std::uint32_t check = 0;
  for (std::uint32_t shift = 0; shift < 8 * kCheckBytes; shift += 8) check |= *tail.byte() << shift;
  if (!read_steps(reader, *match, read.record) || check != check_value(payload, *match)) read.trouble = broken;
  return read;
}

}  // namespace wildshore
