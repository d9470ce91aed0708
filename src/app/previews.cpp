// previews.cpp: see previews.hpp.
#include "app/previews.hpp"

#include "play/record.hpp"

namespace wildshore {

Previews::Preview* Previews::find(std::string_view key) {
  for (const auto& preview : previews_) {
    if (preview->key == key) return preview.get();
  }
  return nullptr;
}

void Previews::clear() {
  for (const auto& preview : previews_) preview->board.open(nullptr);
  previews_.clear();
}

void Previews::load(std::string_view key, const Saves& saves, Registry registry, const Words& words) {
  previews_.push_back(std::make_unique<Preview>());
  Preview& preview = *previews_.back();
  preview.key = key;
  const auto text = saves.load(key);
  if (!text) return;
  const ReadRecord read = read_record(registry, *text);
  const GameEntry* entry = read.playable ? find_game(registry, read.record.setup.game) : nullptr;
  if (!entry || !entry->table || check(registry, read.record.setup)) return;
  preview.table = entry->table(read.record.setup, words);
  preview.table->load(read.record);
  preview.board.open(preview.table.get());
  preview.board.show_moment(preview.table->steps());  // nothing is offered here
}

void Previews::draw(Vignettes& vignettes, const Saves& saves, Registry registry, const Words& words, const StageSettings& settings, double now) {
  StageSettings quiet = settings;
  quiet.least_letters = 0;
  for (const Vignettes::Wanted& wanted : vignettes.wanted()) {
    Preview* preview = find(wanted.key);
    if (!preview) {
      load(wanted.key, saves, registry, words);
      return;
    }
    if (!preview->table) continue;
    const Rect all{0, 0, wanted.size.x, wanted.size.y};
    preview->board.settings(quiet);
    preview->board.fit(all);
    list_.clear();
    preview->board.draw(all, now, list_);
    vignettes.show(wanted, preview->table->look().images, preview->board.camera().scale(), list_);
  }
}

}  // namespace wildshore
