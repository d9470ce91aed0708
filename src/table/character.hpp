// character.hpp: who sits behind a level: a face and a temper. Name and dress come with the seat (seat_name in teller.hpp).
//
// Characters are only seen and heard: records, hashes and bots know levels and nothing else.
#pragma once
#include <string_view>

#include "core/game.hpp"

namespace wildshore {

struct Character {
  std::string_view face;    // picture below assets/, square
  std::string_view temper;  // part of the keys of its remarks: remark.<temper>.<occasion>.<number>
};

// A level nobody knows has the face of the steady one.
const Character& character_of(std::string_view level);

// A bot as it is drawn: pictures below assets/ of one square box, the second over the first. Both empty: nobody.
struct Portrait {
  std::string_view face;
  std::string_view wear;  // tells bots of one level apart; empty: bare-headed
  bool empty() const { return face.empty(); }
};
Portrait portrait_of(std::string_view level, Seat seat);

}  // namespace wildshore
