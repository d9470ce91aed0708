// weather.hpp: what moves over a game's picture in the harbour.
#pragma once
#include "panels/games.hpp"
#include "panels/paint.hpp"

namespace wildshore {

// Over `area`, stronger when `warm` (0 to 1): the card is touched. Stands still when motion is reduced.
void draw_weather(const Ui& ui, Weather weather, Rect area, float warm);

}  // namespace wildshore
