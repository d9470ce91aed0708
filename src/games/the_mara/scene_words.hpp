// scene_words.hpp: the names of things in The Mara, in the language of the table.
#pragma once
#include <string>
#include <vector>

#include "games/the_mara/rules.hpp"
#include "table/teller.hpp"

namespace wildshore::the_mara {

std::string habitat_words(Habitat habitat, const Teller& teller);  // "river"
std::string kind_words(Animal animal, const Teller& teller);       // "bird"
std::string species_words(int card, const Teller& teller);         // "kingfisher"
std::string card_words(int card, const Teller& teller);            // "kingfisher (bird, river)"
std::string cards_words(std::uint32_t cards, const Teller& teller);  // a list of species; "nobody" for none
std::string place_words(Place place, const Teller& teller);        // "lodge a1", "path c3-c4"
std::string place_words(const Table& table, Place place, const Teller& teller);  // "path c3-c4 between grove and river"
std::string tile_words(const Table& table, int tile, const Teller& teller);  // "river c4"
// The tile on which the picture shows the watcher the card's animal; -1: none.
int known_tile(const View& view, int card);
// What is skipped on a drive, and whose it is: "2 blue tracks and the red jeep"; empty for nothing.
std::string skip_words(const Table& table, const std::vector<Place>& via, const Teller& teller);

}  // namespace wildshore::the_mara
