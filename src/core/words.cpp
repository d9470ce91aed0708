// words.cpp: reading and speaking from the language table.
#include "core/words.hpp"

#include <algorithm>

#include "core/text.hpp"

namespace wildshore {
namespace {

std::string_view trim(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t' || text.back() == '\r')) text.remove_suffix(1);
  return text;
}

// Writes what stands between braces: "0" or "0|one|many". Unknown forms are left as they were, so that they are seen.
void expand(std::string_view inside, std::initializer_list<std::string_view> arguments, std::string& out) {
  const auto bar = inside.find('|');
  const auto index = parse_number<unsigned>(inside.substr(0, bar));
  if (!index || *index >= arguments.size()) {
    out.append("{").append(inside).append("}");
    return;
  }
  const std::string_view argument = arguments.begin()[*index];
  if (bar == std::string_view::npos) {
    out += argument;
    return;
  }
  const std::string_view forms = inside.substr(bar + 1);
  const auto middle = forms.find('|');
  out += argument == "1" || middle == std::string_view::npos ? forms.substr(0, middle) : forms.substr(middle + 1);
}

}  // namespace

Words::Lines::const_iterator Words::find(std::string_view key) const {
  return std::lower_bound(lines_.begin(), lines_.end(), key,
                          [](const auto& entry, std::string_view wanted) { return entry.first < wanted; });
}

void Words::load(std::string_view table) {
  while (!table.empty()) {
    const auto end = table.find('\n');
    const std::string_view line = trim(table.substr(0, end));
    table.remove_prefix(end == std::string_view::npos ? table.size() : end + 1);
    const auto equals = line.find('=');
    if (line.empty() || line.front() == '#' || equals == std::string_view::npos) continue;
    const std::string_view key = trim(line.substr(0, equals));
    const std::string_view sentence = trim(line.substr(equals + 1));
    lines_.emplace_back(key, sentence);
  }
  std::stable_sort(lines_.begin(), lines_.end(), [](const auto& one, const auto& other) { return one.first < other.first; });
  // Of equal keys the last one stays, in the place of the first.
  std::size_t kept = 0;
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const bool again = kept > 0 && lines_[kept - 1].first == lines_[i].first;
    const std::size_t place = again ? kept - 1 : kept++;
    if (place != i) lines_[place] = std::move(lines_[i]);
  }
  lines_.resize(kept);
}

bool Words::has(std::string_view key) const {
  const auto place = find(key);
  return place != lines_.end() && place->first == key;
}

std::string_view Words::get(std::string_view key) const {
  const auto place = find(key);
  return place != lines_.end() && place->first == key ? std::string_view(place->second) : key;
}

std::string Words::say(std::string_view key, std::initializer_list<std::string_view> arguments) const {
  std::string out;
  say(key, arguments, out);
  return out;
}

void Words::say(std::string_view key, std::initializer_list<std::string_view> arguments, std::string& out) const {
  std::string_view sentence = get(key);
  out.clear();
  while (!sentence.empty()) {
    const auto open = sentence.find('{');
    out += sentence.substr(0, open);
    if (open == std::string_view::npos) break;
    sentence.remove_prefix(open + 1);
    const auto close = sentence.find('}');
    if (close == std::string_view::npos) {
      out.append("{").append(sentence);
      break;
    }
    expand(sentence.substr(0, close), arguments, out);
    sentence.remove_prefix(close + 1);
  }
}

}  // namespace wildshore
