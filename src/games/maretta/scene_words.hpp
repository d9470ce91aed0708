// scene_words.hpp: the words that the sentences of Maretta and Vulcano share.
#pragma once
#include <span>
#include <string>
#include <vector>

#include "games/maretta/rules.hpp"
#include "table/teller.hpp"

namespace wildshore::maretta {

std::string suit_words(Suit suit, const Teller& teller);
std::string card_words(Card card, const Teller& teller);       // "wood 3", "a steamship", "a hidden card"
std::string cards_words(Cards cards, const Teller& teller);    // "wood 1, wood 3 and fire 2", "nothing"
std::string hand_words(std::span<const Card> cards, const Teller& teller);
std::string barrel_words(Barrel barrel, const Teller& teller);
std::string space_words(const Options& options, int space, const Teller& teller);  // "space 4", "the island", "the sea"
std::string seats_words(std::uint32_t seats, const Teller& teller);
// The key with the name of the side in front: "maretta.x" or "vulcano.x".
std::string side_key(const Options& options, std::string_view rest);

}  // namespace wildshore::maretta
