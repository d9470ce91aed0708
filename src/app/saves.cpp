// saves.cpp: see saves.hpp.
#include "app/saves.hpp"

#include <algorithm>

#include "app/platform.hpp"

namespace wildshore {
namespace {

constexpr std::size_t kMost = 8;

std::string save_key(std::string_view id) { return std::string("save/").append(id); }

// Takes what stands before `end` off the text.
std::string_view take(std::string_view& text, char end) {
  const auto at = text.find(end);
  const std::string_view part = text.substr(0, at);
  text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
  return part;
}

}  // namespace

Saves::Saves() : works_(platform::storage_works()) { read_list(); }

void Saves::read_list() {
  list_.clear();
  const auto text = platform::load("saves");
  const std::vector<std::string> kept = platform::keys("save/");
  const auto there = [&](std::string_view id) { return std::find(kept.begin(), kept.end(), save_key(id)) != kept.end(); };
  const auto listed = [&](std::string_view id) {
    return std::any_of(list_.begin(), list_.end(), [&](const SavedGame& game) { return game.key == id; });
  };
  for (std::string_view rest = text ? std::string_view(*text) : std::string_view(); !rest.empty();) {
    std::string_view line = take(rest, '\n');
    SavedGame game;
    game.key = take(line, '\t');
    game.game = take(line, '\t');
    game.summary = line;
    if (there(game.key) && !listed(game.key)) list_.push_back(std::move(game));
  }
  // The list was lost or another tab wrote it: what is stored counts.
  for (const std::string& key : kept) {
    const std::string id = key.substr(save_key("").size());
    if (listed(id)) continue;
    const auto record = platform::load(key);
    const auto at = record ? record->find("\ngame ") : std::string::npos;
    std::string_view words = at == std::string::npos ? std::string_view() : std::string_view(*record).substr(at + 6);
    list_.push_back({id, std::string(take(words, ' ')), {}});
  }
}

void Saves::write_list() {
  std::string text;
  for (const SavedGame& game : list_) text.append(game.key).append("\t").append(game.game).append("\t").append(game.summary).append("\n");
  works_ = platform::store("saves", text);
}

std::string Saves::new_id() const {
  std::uint64_t number = platform::fresh_seed();
  std::string id(8, '0');
  for (char& digit : id) {
    digit = "0123456789abcdef"[number & 15];
    number >>= 4;
  }
  return id;
}

bool Saves::keep(const SavedGame& game, std::string_view record) {
  if (!platform::store(save_key(game.key), record)) return works_ = false;
  works_ = true;
  const bool first_already = !list_.empty() && list_.front().key == game.key && list_.front().summary == game.summary;
  if (first_already) return true;
  read_list();
  std::erase_if(list_, [&](const SavedGame& other) { return other.key == game.key; });
  list_.insert(list_.begin(), game);
  while (list_.size() > kMost) {
    platform::erase(save_key(list_.back().key));
    list_.pop_back();
  }
  write_list();
  return works_;
}

void Saves::finish(std::string_view id, std::string_view record) {
  platform::store("last", record);
  forget(id);
}

void Saves::forget(std::string_view id) {
  platform::erase(save_key(id));
  std::erase_if(list_, [&](const SavedGame& game) { return game.key == id; });
  write_list();
}

std::optional<std::string> Saves::load(std::string_view id) const { return platform::load(save_key(id)); }
void Saves::set_aside(std::string_view id, std::string_view record) { platform::store(std::string("broken/").append(id), record); }

}  // namespace wildshore
