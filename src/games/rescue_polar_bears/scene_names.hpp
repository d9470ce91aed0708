// scene_names.hpp: how things of Rescue Polar Bears are called in sentences.
#pragma once
#include <string>
#include <vector>

#include "games/rescue_polar_bears/rules.hpp"
#include "table/teller.hpp"

namespace wildshore::rescue_polar_bears {

inline std::string number_words(int n) { return std::to_string(n); }
std::string capital(std::string sentence);  // begins with a capital

std::string place_words(const State& state, Cell cell, const Teller& teller);  // "ice 7", "the northern base", "d4"
std::string ice_words(int number, const Teller& teller);                       // also of a tile that is gone
std::string ship_words(const State& state, Seat seat, const Teller& teller);   // "Polaris"
std::string bear_words(Bear bear, const Teller& teller);                       // "a cub"
std::string the_bear_words(Bear bear, const Teller& teller);                   // "the cub"
std::string bears_words(Bears bears, const Teller& teller);                    // "one male and two cubs"; "no bears"
std::string card_words(rescue_polar_bears::Card card, const Teller& teller);
std::string upgrade_words(Upgrade upgrade, const Teller& teller);
std::string_view ship_key(Ship ship);  // "polaris", for rescue.ship.* and rescue.ability.*
std::string_view card_key(rescue_polar_bears::Card card);
std::string ices_words(const State& state, Cells cells, const Teller& teller);   // "ice 5, 9 and 11"; "nowhere"
std::string cells_words(const State& state, Cells cells, const Teller& teller);  // "ice 5, d4 and the southern base"; "nowhere"

}  // namespace wildshore::rescue_polar_bears
