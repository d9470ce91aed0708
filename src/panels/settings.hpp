// settings.hpp: what a person sets once and keeps: stored as lines `key=value`, unknown lines are skipped.
#pragma once
#include <string>
#include <string_view>

namespace wildshore {

enum class Speed : unsigned char { Off, Fast, Normal };
std::string_view speed_name(Speed speed);  // "off", "fast", "normal"
bool read_speed(std::string_view name, Speed& speed);

inline constexpr int kLeastText = 100;
inline constexpr int kMostText = 200;

struct Settings {
  std::string language = "en";
  Speed speed = Speed::Normal;
  int volume = 60;               // 0..100
  bool mute = false;
  int text_percent = 100;        // 100..200
  bool reduced_motion = false;
  bool remarks = true;           // bots say something now and then
  bool colour_safe = false;      // larger marks and patterns on everything that has an owner
  bool operator==(const Settings&) const = default;
};

std::string write_settings(const Settings& settings);
Settings read_settings(std::string_view text);  // what does not fit keeps its default

}  // namespace wildshore
