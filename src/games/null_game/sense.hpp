// sense.hpp: the bots of the null game: one that plays at random and one that knows the trick.
#pragma once
#include "bots/bot.hpp"
#include "games/null_game/rules.hpp"

namespace wildshore {

template <>
struct Bots<NullGame> {
  static std::span<const std::string_view> levels();
  static std::unique_ptr<Bot<NullGame>> make(std::string_view level);
};

}  // namespace wildshore
