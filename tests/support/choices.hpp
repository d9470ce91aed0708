// choices.hpp: options of a game as the tests write them: `alert=1 drift=deep`. What is not named stays at its first value.
#pragma once
#include <gtest/gtest.h>

#include <string>

#include "core/game.hpp"
#include "core/text.hpp"

namespace wildshore {

template <Game G>
Choices choices_from(std::string_view text) {
  Choices choices;
  const auto specs = G::option_specs();
  while (!text.empty()) {
    const std::string_view word = take_word(text);
    bool known = false;
    for (std::size_t i = 0; i < specs.size(); ++i) {
      for (std::size_t v = 0; v < specs[i].values.size(); ++v) {
        if (std::string(specs[i].key) + "=" + std::string(specs[i].values[v]) != word) continue;
        choices.value[i] = static_cast<std::uint8_t>(v);
        known = true;
      }
    }
    EXPECT_TRUE(known) << word;
  }
  return choices;
}

}  // namespace wildshore
