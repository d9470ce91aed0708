// scene_names.cpp: the names of places, ships, bears and cards, from the language table.
#include "games/rescue_polar_bears/scene_names.hpp"

#include "games/rescue_polar_bears/scene_board.hpp"

namespace wildshore::rescue_polar_bears {
namespace {

constexpr std::string_view kShipKeys[] = {"dragon", "wave", "polaris", "tidewalker", "watch", "none"};
constexpr std::string_view kBearKeys[] = {"male", "female", "cub"};
constexpr std::string_view kCardKeys[] = {"cold_front", "polar_night", "coast_guard", "air_wing", "survey_drones", "weather_satellite",
                                          "blasting_crew", "fair_current", "airlift", "full_steam", "none"};
constexpr std::string_view kUpgradeKeys[] = {"action", "refit", "speed", "hold", "card", "data", "tokens"};

std::string say(const Teller& teller, std::string_view group, std::string_view key) { return teller.say(std::string(group) + std::string(key)); }

}  // namespace

std::string capital(std::string sentence) {
  if (!sentence.empty() && sentence[0] >= 'a' && sentence[0] <= 'z') sentence[0] = static_cast<char>(sentence[0] - 'a' + 'A');
  return sentence;
}

std::string_view ship_key(Ship ship) { return kShipKeys[static_cast<int>(ship)]; }
std::string_view card_key(rescue_polar_bears::Card card) { return kCardKeys[static_cast<int>(card)]; }

std::string ice_words(int number, const Teller& teller) { return teller.say("rescue.place.ice", {number_words(number)}); }

std::string place_words(const State& state, Cell cell, const Teller& teller) {
  if (cell == kNorthBase) return teller.say("rescue.place.north");
  if (cell == kSouthBase) return teller.say("rescue.place.south");
  if (const int number = number_at(state, cell)) return ice_words(number, teller);
  if ((state.floats & cell_bit(cell)) != 0) return teller.say("rescue.place.float", {cell_name(cell).view()});
  return std::string(cell_name(cell).view());
}

std::string ship_words(const State& state, Seat seat, const Teller& teller) { return say(teller, "rescue.ship.", ship_key(state.ship[seat])); }
std::string bear_words(Bear bear, const Teller& teller) { return say(teller, "rescue.a.", kBearKeys[static_cast<int>(bear)]); }
std::string the_bear_words(Bear bear, const Teller& teller) { return say(teller, "rescue.the.", kBearKeys[static_cast<int>(bear)]); }
std::string card_words(rescue_polar_bears::Card card, const Teller& teller) { return say(teller, "rescue.card.", kCardKeys[static_cast<int>(card)]); }
std::string upgrade_words(Upgrade upgrade, const Teller& teller) { return say(teller, "rescue.upgrade.", kUpgradeKeys[static_cast<int>(upgrade)]); }

std::string bears_words(Bears bears, const Teller& teller) {
  std::vector<std::string> parts;
  for (const Bear bear : kAllKinds) {
    const int count = count_of(bears, bear);
    if (count > 0) parts.push_back(teller.say(std::string("rescue.some.") + std::string(kBearKeys[static_cast<int>(bear)]), {number_words(count)}));
  }
  return parts.empty() ? teller.say("rescue.no_bears") : teller.enumerate(parts);
}

std::string ices_words(const State& state, Cells cells, const Teller& teller) {
  std::vector<std::string> numbers;
  for (int number = 1; number <= kTiles; ++number) {
    const Cell cell = place_of(state, number);
    if (cell != kNoCell && (cells & cell_bit(cell)) != 0) numbers.push_back(number_words(number));
  }
  return numbers.empty() ? teller.say("rescue.nowhere") : teller.say("rescue.place.ice", {teller.enumerate(numbers)});
}

std::string cells_words(const State& state, Cells cells, const Teller& teller) {
  std::vector<std::string> names;
  while (cells != 0) names.push_back(place_words(state, pop(cells), teller));
  return names.empty() ? teller.say("rescue.nowhere") : teller.enumerate(names);
}

}  // namespace wildshore::rescue_polar_bears
