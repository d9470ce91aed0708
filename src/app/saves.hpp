// saves.hpp: the games kept in storage: up to eight unfinished ones, newest first, and the last finished one.
//
// A game is a record under "save/<id>"; "saves" lists them, one line each: id, game, summary. A record that does not load is moved to
// "broken/<id>", never deleted. All of it may fail where storage is refused: then nothing is kept and works() is false.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "panels/model.hpp"

namespace wildshore {

class Saves {
 public:
  Saves();

  bool works() const { return works_; }
  const std::vector<SavedGame>& list() const { return list_; }

  std::string new_id() const;
  bool keep(const SavedGame& game, std::string_view record);  // puts it first; the ninth goes. False: storage refuses
  void finish(std::string_view id, std::string_view record);  // keeps it as the last one, and no longer among the unfinished
  void forget(std::string_view id);
  std::optional<std::string> load(std::string_view id) const;
  void set_aside(std::string_view id, std::string_view record);  // a copy of what did not load

 private:
  void read_list();
  void write_list();

  std::vector<SavedGame> list_;
  bool works_ = true;
};

}  // namespace wildshore
