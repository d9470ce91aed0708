// english.hpp: the sentences of the command line. A copy of the trouble section of assets/i18n/en.txt, because this program
// carries no assets; a test keeps the two equal.
#pragma once
#include <string_view>

namespace wildshore::cli {

inline constexpr std::string_view kEnglish = R"(
trouble.at_line = Line {0}: {1}
trouble.game = There is no game called "{0}".
trouble.rules = This record was made with other rules of the game (rules {0}) and cannot be played on.
trouble.version = This record has a format this program does not know (version "{0}").
trouble.option = This game has no option called "{0}".
trouble.option_value = This option cannot be set like that: "{0}".
trouble.option_twice = The option "{0}" is set twice.
trouble.players = players={0} is not the number of seats.
trouble.seat = "{0}" cannot sit here: write human, or bot: and a level.
trouble.seats = The number of seats does not fit this game: {0}.
trouble.no_seats = It does not say who plays: a line beginning with seats is missing before "{0}".
trouble.name = This cannot be a name: "{0}".
trouble.name_seat = There is no seat "{0}" to name.
trouble.seed = This is not a seed, a whole number from 0 on: "{0}".
trouble.record = This line is not part of a record: "{0}".
trouble.truncated = The record ends too early: its line "{0}" is missing.
trouble.too_long = The record is too long; the rest was left out ({0}).
trouble.link = This link is damaged or incomplete: "{0}".
trouble.step = "{0}" is not a step of this game.
trouble.step_rule = "{0}" is not allowed now: see rule {1}.
trouble.outcome = "{0}" cannot happen by chance now.
trouble.over = The game is over: "{0}" comes too late.
)";

}  // namespace wildshore::cli
