// previews.hpp: the small live pictures of saved games in the harbour: a table and a board each, drawn while somebody looks.
//
// A table that was just loaded shows what everybody may know: where a game hides things its curtain is still down.
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "app/board.hpp"
#include "app/saves.hpp"
#include "app/vignettes.hpp"

namespace wildshore {

class Previews {
 public:
  // Shows those that the panels asked for; at most one is loaded in a frame.
  void draw(Vignettes& vignettes, const Saves& saves, Registry registry, const Words& words, const StageSettings& settings, double now);
  void clear();  // the saved games are others now

 private:
  struct Preview {
    std::string key;
    std::unique_ptr<Table> table;  // null: it cannot be shown
    Board board;
  };
  Preview* find(std::string_view key);
  void load(std::string_view key, const Saves& saves, Registry registry, const Words& words);

  std::vector<std::unique_ptr<Preview>> previews_;
  DrawList list_;  // scratch
};

}  // namespace wildshore
