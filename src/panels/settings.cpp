// settings.cpp: settings as lines of text and back.
#include "panels/settings.hpp"

#include <algorithm>

#include "core/text.hpp"

namespace wildshore {
namespace {

constexpr std::string_view kSpeedNames[] = {"off", "fast", "normal"};

void read_flag(std::string_view value, bool& flag) {
  if (value == "0" || value == "1") flag = value == "1";
}

void read_range(std::string_view value, int least, int most, int& number) {
  if (const auto read = parse_number<int>(value)) number = std::clamp(*read, least, most);
}

void read_line(std::string_view key, std::string_view value, Settings& out) {
  if (key == "language" && value.size() >= 2 && value.size() <= 8) out.language = value;
  if (key == "volume") read_range(value, 0, 100, out.volume);
  if (key == "text") read_range(value, kLeastText, kMostText, out.text_percent);
  if (key == "mute") read_flag(value, out.mute);
  if (key == "reduced_motion") read_flag(value, out.reduced_motion);
  if (key == "remarks") read_flag(value, out.remarks);
  if (key == "colour_safe") read_flag(value, out.colour_safe);
  if (key == "speed") read_speed(value, out.speed);
}

}  // namespace

std::string_view speed_name(Speed speed) { return kSpeedNames[static_cast<int>(speed)]; }

bool read_speed(std::string_view name, Speed& speed) {
  for (int i = 0; i < 3; ++i) {
    if (kSpeedNames[i] != name) continue;
    speed = static_cast<Speed>(i);
    return true;
  }
  return false;
}

std::string write_settings(const Settings& s) {
  std::string out;
  const auto line = [&out](std::string_view key, std::string_view value) { out.append(key).append("=").append(value).append("\n"); };
  line("language", s.language);
  line("speed", speed_name(s.speed));
  line("volume", std::to_string(s.volume));
  line("mute", s.mute ? "1" : "0");
  line("text", std::to_string(s.text_percent));
  line("reduced_motion", s.reduced_motion ? "1" : "0");
  line("remarks", s.remarks ? "1" : "0");
  line("colour_safe", s.colour_safe ? "1" : "0");
  return out;
}

Settings read_settings(std::string_view text) {
  Settings out;
  while (!text.empty()) {
    const auto end = text.find('\n');
    std::string_view line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    const auto equals = line.find('=');
    if (equals != std::string_view::npos) read_line(line.substr(0, equals), line.substr(equals + 1), out);
  }
  return out;
}

}  // namespace wildshore
