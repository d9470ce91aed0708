// games.hpp: the six games of the harbour as panels know them before they are played, those to come included.
//
// Texts are in the language table: game.<id>.title, .pitch, .players, .time; option.<id>.<key>, .help, .effect and .<value>.
#pragma once
#include <span>
#include <string_view>

#include "panels/key.hpp"
#include "panels/model.hpp"

namespace wildshore {

struct SeatToken {
  Color color;
  std::string_view mark;  // white picture below assets/, or empty
};

// What moves over a game's picture.
enum class Weather : std::uint8_t { None, Snow, Sparkle, Dust, Rain, Embers };

struct GameCard {
  std::string_view id;
  std::string_view picture;  // below assets/, 320 by 200
  Color accent;
  std::span<const SeatToken> seats;
  Weather weather = Weather::None;
};

inline constexpr float kCardAspect = 320.0f / 200.0f;  // of its picture

std::span<const GameCard> game_cards();
const GameCard* find_card(std::string_view id);  // null: not one of the six
const GameEntry* entry_of(const Model& model, const GameCard& card);  // null: to come
SeatToken seat_token(std::string_view game, Seat seat);

// The index of the card shown in place `place`: those that can be played come first.
int card_at(const Model& model, int place);

// Keys of the language table: game.<id>.<what>, option.<game>.<key>[.<what>].
inline Key game_key(std::string_view id, std::string_view what) { return Key("game.", id, ".", what); }
inline Key option_key(std::string_view game, std::string_view key) { return Key("option.", game, ".", key); }
inline Key option_key(std::string_view game, std::string_view key, std::string_view what) { return Key("option.", game, ".", key, ".", what); }
inline Key level_key(std::string_view level) { return Key("level.", level); }

// A set-up to start from: the person in front against bots, default options.
Draft new_draft(const Words& words, Registry registry, const GameEntry& game);
// Looks the draft over and writes its `trouble`.
void judge(const Words& words, Registry registry, Draft& draft);
bool is_switch(const OptionSpec& option);  // values 0 and 1

struct Language {
  std::string_view code;
  std::string_view name;  // in its own language
};
std::span<const Language> languages();

}  // namespace wildshore
