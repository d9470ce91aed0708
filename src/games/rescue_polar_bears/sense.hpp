// sense.hpp: the bots of Rescue Polar Bears and how they judge a position.
#pragma once
#include "bots/bot.hpp"
#include "bots/odds.hpp"
#include "core/hash.hpp"
#include "games/rescue_polar_bears/routes.hpp"
#include "games/rescue_polar_bears/rules.hpp"

namespace wildshore {

namespace rescue_polar_bears {

struct Sense {
  // How well the team stands, in thousandths of a data token: what is collected and how near the next is, less what the dice may cost.
  static std::int32_t score(const State& state, Seat seat);
  // What a position says that still holds after most actions: a ship that sails changes neither the ice nor the ways over the water.
  struct Outlook {
    explicit Outlook(const State& state);
    const State& state;
    Routes routes;
    std::int32_t danger;
  };
  // The same score where it is above the bar, else anything that is not; the outlook is of the position before.
  static std::int32_t score(const State& after, Seat seat, std::int32_t bar, const Outlook& before, const Action& action);
  // How likely the crew wins, of kSure: the same for all seats.
  static void chances(const State& state, Chances& out);
  static std::uint64_t key(const State& state, Seat) { return hash_of(state); }
  static constexpr int kHalf = 300;  // see bots/search.hpp
  static constexpr int kExplore = kSure;
};

}  // namespace rescue_polar_bears

template <>
struct Bots<RescuePolarBears> {
  static std::span<const std::string_view> levels();
  static std::unique_ptr<Bot<RescuePolarBears>> make(std::string_view level);
};

}  // namespace wildshore
