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

constexpr std::string_view kWear[kMaxSeats] = {"",
                                               "svg/faces/wear_bobble.svg",
                                               "svg/faces/wear_sailor.svg",
                                               "svg/faces/wear_flower.svg",
                                               "svg/faces/wear_muffs.svg",
                                               "svg/faces/wear_top_hat.svg"};  // by seat

}  // namespace

const Character& character_of(std::string_view level) {
  for (const Part& part : kCast) {
    if (part.level == level) return part.character;
  }
  return kCast[0].character;
}

Portrait portrait_of(std::string_view level, Seat seat) { return {character_of(level).face, kWear[seat]}; }

}  // namespace wildshore
