// scene_table.cpp: the table in words, the standings, and the cards of the side panel.
#include "games/maretta/scene.hpp"
#include "games/maretta/scene_forecast.hpp"
#include "games/maretta/scene_parts.hpp"
#include "games/maretta/scene_words.hpp"

namespace wildshore {

using namespace maretta;

namespace maretta {
namespace {

std::string phase_name(const State& state, int tile, const Teller& teller) { return teller.say(side_key(state.options, "phase." + number(tile + 1))); }

// Who has not placed a card yet in the phase that goes on; "" when none is placed in it.
std::uint32_t still_to_place(const State& state) {
  std::uint32_t seats = 0;
  const bool star = state.phase == Phase::Choose || state.phase == Phase::Load;
  for (int seat = 0; seat < state.options.seats; ++seat) {
    if (is_alive(state, seat) && (star ? state.star[seat] : state.gift[seat]) == kNoCard) seats |= bit(seat);
  }
  // On side B whoever had nothing that fits is past; the rest is from `turn` on.
  if (state.phase == Phase::Load) {
    for (int seat = state.first; seat != state.turn; seat = left_of(state, seat)) seats &= ~std::uint32_t{bit(seat)};
  }
  return state.phase == Phase::Choose || state.phase == Phase::Load || state.phase == Phase::Give ? seats : 0;
}

std::string star_words(const State& state, int seat, Seat watcher, const Teller& teller) {
  const Card card = state.star[seat];
  if (card == kNoCard) return teller.say("maretta.board.empty");
  const std::string what = card_words(card, teller);
  if (star_up(state, seat) || card == kHidden) return what;
  return teller.say(seat == watcher ? "maretta.board.down_yours" : "maretta.board.down", {what});
}

std::string gift_words(const State& state, int seat, const Teller& teller) {
  return state.gift[seat] == kNoCard ? teller.say("maretta.board.empty") : card_words(state.gift[seat], teller);
}

std::string sum_words(const State& state, int seat, const Teller& teller) {
  if (!side_a(state)) {
    const Cards stock = stowed(state.stock[seat], state.star[seat], state.gift[seat]);
    return teller.say("vulcano.stacks", {number(suits_in(stock))});
  }
  const int suits = suits_in(state.stock[seat]);
  const Card star = state.star[seat];
  const bool counted = star_up(state, seat) && star != kNoCard && state.gift[seat] != kNoCard;
  if (!counted) return teller.say("maretta.sum.open", {number(suits)});
  const int sum = boarding_sum(state, seat);
  return teller.say(sum >= kBoarding && ship_passes(state) ? "maretta.sum.boards" : "maretta.sum", {number(sum - suits), number(suits), number(sum)});
}

std::string seat_words(const View& view, int seat, const Teller& teller) {
  const State& state = view.state;
  if (!is_alive(state, seat) && state.alive != 0) return teller.say_of(seat, "vulcano.board.out") + "\n";
  std::string out = teller.say_of(seat, "maretta.board.seat",
                                  {space_words(state.options, state.place[seat], teller), star_words(state, seat, view.watcher, teller), gift_words(state, seat, teller),
                                   cards_words(state.stock[seat], teller), number(hand_size(state, seat))});
  out += " " + sum_words(state, seat, teller);
  if (state.first == seat && state.phase != Phase::Float && state.phase != Phase::First) out += " " + teller.say("maretta.board.first");
  if (has(state.inked, seat)) out += " " + teller.say("maretta.board.inked");
  if (has(state.inked_next, seat)) out += " " + teller.say("maretta.board.inked_next");
  for (int suit = 0; suit < kSuits; ++suit) {
    if (will_burst(state, seat, static_cast<Suit>(suit))) out += " " + teller.say("vulcano.board.bursts", {suit_words(static_cast<Suit>(suit), teller)});
  }
  return out + "\n";
}

// What a pelican has shown of a seat's hand, face-down (*) included.
std::vector<maretta::Card> seen_of(const View& view, int seat) {
  std::vector<maretta::Card> cards;
  if (seat == view.watcher) return cards;
  for (const maretta::Card card : view.state.hand[seat]) {
    if (card != kHidden && card != kNoCard) cards.push_back(card);
  }
  return cards;
}

std::string barrels_line(const State& state, int index, const Teller& teller) {
  std::vector<std::string> names;
  for (const Barrel barrel : state.barrel[index]) {
    if (barrel != Barrel::None) names.push_back(barrel_words(barrel, teller));
  }
  if (names.empty()) return {};
  return teller.say("maretta.board.barrels", {space_words(state.options, space_of(state, index), teller), teller.enumerate(names)}) + "\n";
}

Picture barrel_picture(Barrel barrel) {
  return {barrel == Barrel::Down ? ImageId{kBarrelDown} : static_cast<ImageId>(kEmblem + static_cast<int>(barrel)), {}, false, {}};
}

Picture card_picture(maretta::Card card) {
  if (card == kHidden) return {kCardBack, {}, false, {}};
  return {face_of(card), {}, false, caption(std::to_string(value_of(card)))};
}

// The round and its present phase, with who is still to place a card.
wildshore::Card round_card(const State& state, const Teller& teller) {
  wildshore::Card card;
  card.title = teller.say(side_key(state.options, "round"), {number(state.round)});
  card.above = true;
  const int now = phase_tile(state);
  if (now < 0) return card;
  const std::uint32_t waiting = still_to_place(state);
  CardRow row;
  row.image = phase_glyph(state, now);
  row.tint = side_a(state) ? rgb(0x1c7d74) : rgb(0xa83a24);
  row.text = teller.say("maretta.phase", {number(now + 1), number(phase_tiles(state)), phase_name(state, now, teller)});
  if (waiting != 0) row.note = teller.say("maretta.still_to_place", {seats_words(waiting, teller)});
  card.rows.push_back(row);
  return card;
}

// Whose cards a pelican has shown to the watcher.
wildshore::Card glimpse_card(const View& view, const Teller& teller) {
  wildshore::Card card;
  card.title = teller.say("maretta.glimpse");
  for (int seat = 0; seat < view.state.options.seats; ++seat) {
    CardRow row;
    for (const maretta::Card each : seen_of(view, seat)) row.strip.push_back(card_picture(each));
    if (row.strip.empty()) continue;
    row.image = static_cast<ImageId>(kCastaway + seat);
    row.text = teller.name(seat);
    card.rows.push_back(row);
  }
  return card;
}

// What the barrels that lie face up, and the one being opened, do.
wildshore::Card barrel_card(const State& state, const Teller& teller) {
  wildshore::Card card;
  card.title = teller.say("maretta.barrels");
  std::uint32_t shown = 0;
  const auto show = [&](Barrel barrel) {
    if (barrel == Barrel::Down || barrel == Barrel::None || has(shown, static_cast<int>(barrel))) return;
    shown |= 1u << static_cast<int>(barrel);
    CardRow row;
    row.image = barrel_picture(barrel).image;
    row.text = barrel_words(barrel, teller);
    row.note = teller.say("maretta.barrel." + std::string(barrel_name(barrel)) + ".does");
    card.rows.push_back(row);
  };
  show(state.opened);
  if (state.phase == Phase::Take) {
    const int index = barrel_index(state.options, state.place[state.taker]);
    for (const Barrel barrel : state.barrel[index]) show(barrel);
  }
  return card;
}

}  // namespace
}  // namespace maretta

std::string CastawayScene::board(const View& view, const Teller& teller) {
  const State& state = view.state;
  const int tile = phase_tile(state);
  std::string out = teller.say(side_key(state.options, "board.round"), {number(state.round), number(state.deck)});
  if (tile >= 0) out += " " + teller.say("maretta.phase", {number(tile + 1), number(phase_tiles(state)), phase_name(state, tile, teller)}) + ".";
  const std::uint32_t waiting = still_to_place(state);
  if (waiting != 0) out += " " + teller.say("maretta.still_to_place", {seats_words(waiting, teller)}) + ".";
  out += "\n";
  if (!side_a(state)) out += teller.say(state.lava < 0 ? "vulcano.board.lava_above" : "vulcano.board.lava", {number(state.lava), number(lava_step(state))}) + "\n";
  if (view.watcher >= 0) out += teller.say("maretta.board.hand", {hand_words(state.hand[view.watcher], teller)}) + "\n";
  for (int seat = 0; seat < state.options.seats; ++seat) out += seat_words(view, seat, teller);
  for (int seat = 0; seat < state.options.seats; ++seat) {
    const std::vector<maretta::Card> seen = seen_of(view, seat);
    if (!seen.empty()) out += teller.say_of(seat, "maretta.board.seen", {hand_words(seen, teller)}) + "\n";
  }
  for (int index = 0; index < kBarrelSpaces; ++index) {
    if (barrel_index(state.options, space_of(state, index)) >= 0) out += barrels_line(state, index, teller);
  }
  return out;
}

void CastawayScene::standings(const View& view, const Teller& teller, std::vector<Standing>& rows) {
  const State& state = view.state;
  for (Standing& row : rows) {
    row.score = state.place[row.seat];
    const bool out = !is_alive(state, row.seat) && state.alive != 0;
    row.note = out ? teller.say("vulcano.standing.out") : sum_words(state, row.seat, teller);
  }
}

void CastawayScene::cards(const View& view, const Teller& teller, std::vector<wildshore::Card>& out) {
  const State& state = view.state;
  if (state.phase == Phase::Over) return;
  for (wildshore::Card& card : std::array{round_card(state, teller), barrel_card(state, teller), glimpse_card(view, teller)}) {
    if (!card.rows.empty()) out.push_back(std::move(card));
  }
}

// Who stood where, with what in stock.
void CastawayScene::breakdown(const View& view, const Teller& teller, std::vector<wildshore::Card>& out) {
  const State& state = view.state;
  wildshore::Card card;
  card.title = teller.say("maretta.breakdown");
  for (int seat = 0; seat < state.options.seats; ++seat) {
    if (state.stock[seat] == 0) continue;
    CardRow row;
    row.image = static_cast<ImageId>(kCastaway + seat);
    row.text = teller.name(seat);
    row.note = sum_words(state, seat, teller);
    for (int kind = 0; kind < kResources; ++kind) {
      for (int i = 0; i < count_of(state.stock[seat], static_cast<maretta::Card>(kind)); ++i) row.strip.push_back(card_picture(static_cast<maretta::Card>(kind)));
    }
    card.rows.push_back(row);
  }
  if (!card.rows.empty()) out.push_back(std::move(card));
}

}  // namespace wildshore
