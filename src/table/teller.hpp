// teller.hpp: who tells: the language, the names at the table, and who "you" is. What scenes make sentences with.
#pragma once
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "play/setup.hpp"

namespace wildshore {

// The name of a seat: what was typed, "You" for the only person at the table, "Player 2", or the bot's own name.
std::string seat_name(const Words& words, const Setup& setup, Seat seat);

class Teller {
 public:
  Teller(const Words& words, const Setup& setup) : words_(&words), setup_(&setup) {}

  const Words& words() const { return *words_; }
  std::string name(Seat seat) const { return seat_name(*words_, *setup_, seat); }
  bool is_you(Seat seat) const;  // the only person, who gave no name: sentences say "you"

  std::string say(std::string_view key, std::initializer_list<std::string_view> arguments = {}) const {
    return words_->say(key, arguments);
  }
  // A sentence about a seat: {0} is its name, the arguments follow from {1}. For "you" the key with ".you" is taken if there is one.
  std::string say_of(Seat seat, std::string_view key, std::initializer_list<std::string_view> arguments = {}) const;
  std::string enumerate(const std::vector<std::string>& items) const;  // "a", "a and b", "a, b and c"

 private:
  const Words* words_;
  const Setup* setup_;
};

}  // namespace wildshore
