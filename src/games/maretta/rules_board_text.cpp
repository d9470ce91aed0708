// rules_board_text.cpp: the table in plain text, everything in it: for tests, golden records and the command line, never for a player.
#include "games/maretta/hands.hpp"
#include "games/maretta/rules.hpp"

namespace wildshore::maretta {
namespace {

std::string name(Card card) { return std::string(card_name(card).view()); }

std::string seats_of(std::uint8_t seats) {
  std::string text;
  for (int seat = 0; seat < kSeats; ++seat) {
    if (has(seats, seat)) text += (text.empty() ? "" : " ") + number(seat + 1);
  }
  return text.empty() ? "-" : text;
}

// `wood3x2 fire1`; `-` for none.
std::string cards_text(Cards cards) {
  std::string text;
  for (Card card = 0; card < kCardKinds; ++card) {
    const int count = count_of(cards, card);
    if (count == 0) continue;
    text += (text.empty() ? "" : " ") + name(card) + (count > 1 ? "x" + number(count) : "");
  }
  return text.empty() ? "-" : text;
}

std::string on_raft(Card card) { return card == kNoCard ? "-" : name(card); }

std::string seat_line(const State& s, int seat) {
  std::string line = number(seat + 1) + (is_alive(s, seat) ? " at " : " out at ") + number(s.place[seat]);
  line += " (*) " + on_raft(s.star[seat]) + (star_hidden(s, seat) ? " down" : "") + " (**) " + on_raft(s.gift[seat]) + " hand";
  for (int at = 0; at < hand_size(s, seat); ++at) {
    line += " " + name(s.hand[seat][at]);
    if (s.known[seat][at] != 0) line += "!" + seats_of(s.known[seat][at]);
  }
  return line + " stock " + cards_text(s.stock[seat]) + "\n";
}

}  // namespace

std::string board_text(const State& s) {
  constexpr std::string_view kPhases[] = {"float", "first", "draw", "choose",  "give", "reward", "load",
                                          "take",  "open",  "steal", "discard", "swap", "look",   "over"};
  std::string text = "round " + number(s.round) + " " + std::string(kPhases[static_cast<int>(s.phase)]) + " seat " + number(s.seat + 1) + " first " +
                     number(s.first + 1) + " deck " + number(s.deck);
  if (!side_a(s)) text += " lava " + number(s.lava);
  if (s.inked != 0) text += " ink " + seats_of(s.inked);
  if (s.opened != Barrel::None) text += " barrel " + std::string(barrel_name(s.opened)) + " of " + number(s.taker + 1);
  text += "\n";
  for (int seat = 0; seat < s.options.seats; ++seat) text += seat_line(s, seat);
  for (int index = 0; index < kBarrelSpaces; ++index) {
    for (const Barrel barrel : s.barrel[index]) {
      if (barrel != Barrel::None) text += number(space_of(s, index)) + " " + std::string(barrel_name(barrel)) + "  ";
    }
  }
  text += "\ndiscards " + cards_text(s.discard) + "\n";
  if (s.phase == Phase::Over) text += "winners " + seats_of(s.winners) + "\n";
  return text;
}

}  // namespace wildshore::maretta
