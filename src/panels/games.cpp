// games.cpp: the table of the six games, and drafts of a set-up.
#include "panels/games.hpp"

#include <algorithm>

#include "core/text.hpp"
#include "play/setup.hpp"

namespace wildshore {
namespace {

constexpr SeatToken kFrostSeats[] = {{rgb(0xf2a33a), "svg/frost_bitten/mark_sun.svg"},
                                     {rgb(0x6f7be0), "svg/frost_bitten/mark_moon.svg"},
                                     {rgb(0xe0567a), "svg/frost_bitten/mark_crown.svg"},
                                     {rgb(0x3aa37f), "svg/frost_bitten/mark_arms.svg"}};
constexpr SeatToken kMaraSeats[] = {{rgb(0xc8352c), "svg/the_mara/mark_acacia.svg"},
                                    {rgb(0x2a5fc4), "svg/the_mara/mark_shield.svg"},
                                    {rgb(0x3b3640), "svg/the_mara/mark_mountain.svg"},
                                    {rgb(0x93328c), "svg/the_mara/mark_tent.svg"}};
constexpr SeatToken kRescueSeats[] = {{rgb(0xd9731a), "svg/rescue_polar_bears/mark_anchor.svg"},
                                      {rgb(0x8a5fd0), "svg/rescue_polar_bears/mark_wheel.svg"},
                                      {rgb(0xd94f86), "svg/rescue_polar_bears/mark_compass.svg"},
                                      {rgb(0x3a7d8c), "svg/rescue_polar_bears/mark_bell.svg"}};
constexpr SeatToken kPolareSeats[] = {{rgb(0xd2604f), "svg/mare_polare/mark_fluke.svg"},
                                      {rgb(0x4a66b8), "svg/mare_polare/mark_goose.svg"},
                                      {rgb(0x2f8a75), "svg/mare_polare/mark_flame.svg"},
                                      {rgb(0x9a673e), "svg/mare_polare/mark_star.svg"}};
constexpr SeatToken kCastawaySeats[] = {{rgb(0x7d55c7), "svg/maretta/mark_1.svg"}, {rgb(0xd0407a), "svg/maretta/mark_2.svg"},
                                        {rgb(0xb9681a), "svg/maretta/mark_3.svg"}, {rgb(0x1a8475), "svg/maretta/mark_4.svg"},
                                        {rgb(0x566579), "svg/maretta/mark_5.svg"}, {rgb(0x2f78c4), "svg/maretta/mark_6.svg"}};
constexpr SeatToken kPlainSeats[] = {{rgb(0xc8352c), ""}, {rgb(0x2a5fc4), ""}, {rgb(0x2b2b33), ""}, {rgb(0xe0862f), ""}, {rgb(0x3f8a5a), ""}, {rgb(0x7a4fb0), ""}};

constexpr GameCard kCards[] = {
    {"mare-polare", "svg/cards/mare_polare.svg", rgb(0x2c6e9c), kPolareSeats, Weather::Sparkle},
    {"frost-bitten", "svg/cards/frost_bitten.svg", rgb(0x1f7ab0), kFrostSeats, Weather::Snow},
    {"the-mara", "svg/cards/the_mara.svg", rgb(0xb5502a), kMaraSeats, Weather::Dust},
    {"rescue-polar-bears", "svg/cards/rescue_polar_bears.svg", rgb(0xb8392f), kRescueSeats, Weather::Snow},
    {"maretta", "svg/cards/maretta.svg", rgb(0x1c7d74), kCastawaySeats, Weather::Rain},
    {"vulcano", "svg/cards/vulcano.svg", rgb(0xa83a24), kCastawaySeats, Weather::Embers},
};

constexpr Language kLanguages[] = {{"en", "English"}};

}  // namespace

std::span<const GameCard> game_cards() { return kCards; }
std::span<const Language> languages() { return kLanguages; }

const GameCard* find_card(std::string_view id) {
  for (const GameCard& card : kCards) {
    if (card.id == id) return &card;
  }
  return nullptr;
}

const GameEntry* entry_of(const Model& model, const GameCard& card) {
  const GameEntry* entry = find_game(model.registry, card.id);
  return entry && entry->table ? entry : nullptr;
}

SeatToken seat_token(std::string_view game, Seat seat) {
  const GameCard* card = find_card(game);
  const std::span<const SeatToken> tokens = card ? card->seats : std::span<const SeatToken>(kPlainSeats);
  return tokens[static_cast<std::size_t>(seat) % tokens.size()];
}

int card_at(const Model& model, int place) {
  for (const bool playable : {true, false}) {
    for (int i = 0; i < static_cast<int>(std::size(kCards)); ++i) {
      if ((entry_of(model, kCards[i]) != nullptr) == playable && place-- == 0) return i;
    }
  }
  return 0;
}

bool is_switch(const OptionSpec& option) {
  return option.values.size() == 2 && option.values[0] == "0" && option.values[1] == "1";
}

Draft new_draft(const Words& words, Registry registry, const GameEntry& game) {
  Draft draft;
  draft.game = &game;
  draft.setup.game = game.id;
  draft.setup.choices = default_choices(game.options);
  const int seats = std::max(game.min_seats, std::min(2, game.max_seats));
  draft.setup.seats.resize(static_cast<std::size_t>(seats));
  for (std::size_t i = 1; i < draft.setup.seats.size(); ++i) draft.setup.seats[i].level = usual_level(game);
  judge(words, registry, draft);
  return draft;
}

void judge(const Words& words, Registry registry, Draft& draft) {
  draft.trouble.clear();
  if (!draft.game) return;
  draft.setup.seed = 0;
  if (!draft.seed_text.empty()) {
    const auto seed = parse_number<std::uint64_t>(draft.seed_text);
    if (!seed) {
      draft.trouble = words.say("setup.seed.bad");
      return;
    }
    draft.setup.seed = *seed;
  }
  if (const auto trouble = check(registry, draft.setup)) draft.trouble = say(words, *trouble);
}

}  // namespace wildshore
