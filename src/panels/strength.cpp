// strength.cpp: what the strength card says, how it is played again, and how it is drawn.
#include "panels/strength.hpp"

#include <cmath>

#include "panels/screens.hpp"

namespace wildshore {
namespace {

constexpr int kGamesHere = 24;  // of a rung: divides by every number of seats but five

std::string percent(double part) { return std::to_string(std::lround(100 * part)); }

std::string rate_text(const Words& words, const Rung& rung) {
  if (rung.games == 0) return words.say("strength.none");
  return words.say("strength.rate", {percent(rung.wins / rung.games), percent(rung.rate.low), percent(rung.rate.high), std::to_string(rung.games)});
}

// --- the card ---

// One rate: its words, and a band from the low to the high end with a mark where it lies.
float rate_row(const Ui& ui, const Rung& rung, std::string_view text, int fair, Color color, Vec2 at, float width, bool draw) {
  const float text_h = measure(ui, Type::Small, text, width).y;
  const float track_h = ui.px(10);
  if (!draw) return text_h + (rung.games > 0 ? track_h + ui.u(6) : 0);
  write(ui, Type::Small, at, text, rung.games == 0 ? ui.palette.faint : ui.palette.ink, width);
  if (rung.games == 0) return text_h;
  const Rect track{at.x, at.y + text_h + ui.u(2), width, track_h};
  fill(ui, track, mix(ui.palette.row, ui.palette.ink, 0.12f), track_h / 2);
  const auto place = [&track](double part) { return track.x + track.w * static_cast<float>(part); };
  const float low = place(rung.rate.low);
  fill(ui, {low, track.y, std::max(ui.u(4), place(rung.rate.high) - low), track.h}, mix(color, ui.palette.paper, 0.45f), track_h / 2);
  fill(ui, {place(rung.wins / rung.games) - ui.u(2), track.y - ui.u(2), ui.u(4), track.h + ui.u(4)}, color, ui.u(2));
  if (fair > 0) fill(ui, {place(fair / 100.0) - ui.u(0.5f), track.y, ui.u(1), track.h}, ui.palette.ink, 0);
  return text_h + track_h + ui.u(6);
}

float row(const Ui& ui, const StrengthRow& each, int fair, Vec2 at, float width, bool draw) {
  const float pad = ui.u(12);
  const float inner = width - 2 * pad;
  const float name_h = measure(ui, Type::Strong, each.name, inner).y;
  float h = 2 * ui.u(8) + name_h + rate_row(ui, each.measured, each.measured_text, fair, {}, {}, inner, false);
  if (!each.ceiling_text.empty()) h += rate_row(ui, each.ceiling, each.ceiling_text, fair, {}, {}, inner, false);
  if (!each.here_text.empty()) h += rate_row(ui, each.here, each.here_text, fair, {}, {}, inner, false);
  if (!draw) return h;
  fill(ui, {at.x, at.y, width, h}, ui.palette.row, ui.u(14));
  Vec2 spot{at.x + pad, at.y + ui.u(8)};
  spot.y += write(ui, Type::Strong, spot, each.name, ui.palette.ink, inner);
  spot.y += rate_row(ui, each.measured, each.measured_text, fair, ui.palette.accent, spot, inner, true);
  if (!each.ceiling_text.empty()) spot.y += rate_row(ui, each.ceiling, each.ceiling_text, fair, ui.palette.faint, spot, inner, true);
  if (!each.here_text.empty()) rate_row(ui, each.here, each.here_text, fair, ui.palette.focus, spot, inner, true);
  return h;
}

}  // namespace

StrengthCard strength_card(const Words& words, const GameEntry& game, const Setup& setup, std::string_view figures) {
  StrengthCard card;
  card.game = &game;
  card.setup = setup;
  card.setup.seed = 1;
  const int seats = static_cast<int>(setup.seats.size());
  const bool crew = is_cooperative(game, setup);
  if (!crew) card.fair = 100 / seats;
  const std::string players = std::to_string(seats);
  card.about = words.say(crew ? "strength.about_crew" : "strength.about");
  if (!crew) card.about += " " + words.say("strength.fair", {std::to_string(card.fair)});
  card.usual = words.say("strength.usual", {players});
  card.played = words.say("strength.here", {players});
  const std::vector<Rung> known = read_rungs(figures, game);
  const std::vector<std::string_view> levels(game.levels.begin(), game.levels.end());
  const auto named = [&words](std::string_view level) { return words.say("level." + std::string(level)); };
  for (const Pair& pair : ladder_of(levels, crew)) {
    StrengthRow row;
    row.name = crew ? words.say("strength.crew", {named(pair.level)}) : words.say("strength.rung", {named(pair.level), named(pair.against)});
    row.measured.level = row.here.level = pair.level;
    row.measured.against = row.here.against = pair.against;
    for (const Rung& rung : known) {
      if (rung.seats != seats || rung.against != pair.against) continue;
      if (rung.level == pair.level) row.measured = rung;
      if (rung.level == kCeiling && pair.level == levels.back()) row.ceiling = rung;
    }
    row.measured_text = rate_text(words, row.measured);
    if (row.ceiling.games > 0) row.ceiling_text = words.say("strength.ceiling", {rate_text(words, row.ceiling)});
    card.rows.push_back(std::move(row));
  }
  return card;
}

void StrengthRun::begin(StrengthCard& card) {
  row_ = 0;
  run_.reset();
  card.running = card.ran = card.game != nullptr;
  for (StrengthRow& row : card.rows) {
    row.here.games = 0;
    row.here_text.clear();
  }
}

void StrengthRun::stop(StrengthCard& card) {
  run_.reset();
  card.running = false;
}

bool StrengthRun::advance(StrengthCard& card, const Words& words, int iterations) {
  if (!card.running) return false;
  StrengthRow& row = card.rows[row_];
  if (!run_) {
    const int seats = static_cast<int>(card.setup.seats.size());
    run_ = std::make_unique<RungRun>(*card.game, card.setup, row.here.level, row.here.against, seats, kGamesHere);
  }
  const bool done = run_->advance(iterations);
  if (run_->rung().games == row.here.games) return false;
  row.here = run_->rung();
  row.here_text = words.say("strength.rate_here", {rate_text(words, row.here)});
  if (!done) return true;
  run_.reset();
  if (++row_ == card.rows.size()) card.running = false;
  return true;
}

float draw_strength(Ui& ui, Vec2 at, float width, bool draw) {
  const StrengthCard& card = ui.model.strength;
  const float top = at.y;
  const auto words = [&](Type type, std::string_view text, Color color) {
    at.y += draw ? write(ui, type, at, text, color, width) : measure(ui, type, text, width).y;
  };
  words(Type::Small, card.about, ui.palette.ink);
  at.y += ui.u(6);
  words(Type::Small, card.usual, ui.palette.faint);
  if (card.ran) words(Type::Small, card.played, ui.palette.faint);
  at.y += ui.u(8);
  const std::string_view label = ui.say(card.running ? "strength.stop" : card.ran ? "strength.again" : "strength.run");
  const std::string_view sign = card.running ? "svg/common/pause.svg" : "svg/common/play.svg";
  const float h = button_height(ui, label, true, width);
  if (draw && button(ui, "strength-run", {at.x, at.y, width, h}, label, sign, ButtonLook::Second)) run_command(ui.model, card.running ? "strength:stop" : "strength:run");
  at.y += h + ui.u(12);
  for (const StrengthRow& each : card.rows) at.y += row(ui, each, card.fair, at, width, draw) + ui.u(8);
  return at.y - top;
}

}  // namespace wildshore
