// character.cpp: the cast.
#include "table/character.hpp"

namespace wildshore {
namespace {

struct Part {
  std::string_view level;
  Character character;
};
constexpr Part kCast[] = {{"steady", {"svg/faces/walrus.svg", "calm"}},
                          {"random", {"svg/faces/puffin.svg", "playful"}},
                          {"gentle", {"svg/faces/seal.svg", "kind"}},
                          {"sharp", {"svg/faces/fox.svg", "cheeky"}},
                          {"master", {"svg/faces/owl.svg", "wise"}}};

}  // namespace

const Character& character_of(std::string_view level) {
  for (const Part& part : kCast) {
    if (part.level == level) return part.character;
  }
  return kCast[0].character;
}

}  // namespace wildshore
