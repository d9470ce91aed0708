// teller.cpp: names and sentences about seats.
#include "table/teller.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace wildshore {
namespace {

bool only_person(const Setup& setup, Seat seat) {
  const auto persons = std::count_if(setup.seats.begin(), setup.seats.end(), [](const SeatSetup& s) { return s.person(); });
  return persons == 1 && setup.seats[static_cast<std::uint32_t>(seat)].person();
}

}  // namespace

std::string seat_name(const Words& words, const Setup& setup, Seat seat) {
  if (seat < 0 || seat >= static_cast<Seat>(setup.seats.size())) return {};
  const SeatSetup& sits = setup.seats[static_cast<std::uint32_t>(seat)];
  if (!sits.name.empty()) return sits.name;
  if (only_person(setup, seat)) return words.say("seat.you");
  const std::string number = std::to_string(seat + 1);
  if (sits.person()) return words.say("seat.person", {number});
  const std::string own = "bot.name." + sits.level + "." + number;
  return words.say(words.has(own) ? own : "bot.name." + number);
}

bool Teller::is_you(Seat seat) const {
  return seat >= 0 && only_person(*setup_, seat) && setup_->seats[static_cast<std::uint32_t>(seat)].name.empty();
}

std::string Teller::say_of(Seat seat, std::string_view key, std::initializer_list<std::string_view> arguments) const {
  assert(arguments.size() < 6);
  const std::string who = name(seat);
  std::array<std::string_view, 6> all{who};
  std::copy(arguments.begin(), arguments.end(), all.begin() + 1);
  const std::string yours = std::string(key) + ".you";
  const std::string_view chosen = is_you(seat) && words_->has(yours) ? std::string_view(yours) : key;
  return words_->say(chosen, {all[0], all[1], all[2], all[3], all[4], all[5]});
}

std::string Teller::enumerate(const std::vector<std::string>& items) const {
  std::string out;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i == 0) out = items[i];
    else if (i + 1 < items.size()) out += ", " + items[i];
    else out = say("ui.and", {out, items[i]});
  }
  return out;
}

}  // namespace wildshore
