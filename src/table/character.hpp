// character.hpp: who sits behind a level: a face and a temper. The name comes with the seat (seat_name in teller.hpp).
//
// Characters are only seen and heard: records, hashes and bots know levels and nothing else.
#pragma once
#include <string_view>

namespace wildshore {

struct Character {
  std::string_view face;    // picture below assets/, square
  std::string_view temper;  // part of the keys of its remarks: remark.<temper>.<occasion>.<number>
};

// A level nobody knows has the face of the steady one.
const Character& character_of(std::string_view level);

}  // namespace wildshore
