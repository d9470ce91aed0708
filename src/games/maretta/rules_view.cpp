// rules_view.cpp: who knows what. Secret are the cards in hands and the (*) that lie face down; a pelican shows a hand to one seat.
//
// Every other card lies open or has not been drawn yet, so what a watcher cannot place is the pool and the cards hidden from it together.
// Who shuffles discards into a new deck does not count them: the two are one pool again (3.5).
#include <cassert>

#include "games/maretta/hands.hpp"
#include "games/maretta/rules.hpp"

namespace wildshore {

using namespace maretta;

namespace {

// The cards of another's hand and face-down (*) as the watcher knows them: the known ones first.
void hide_cards(State& s, int owner, Seat watcher) {
  const std::uint8_t me = watcher >= 0 ? bit(watcher) : std::uint8_t{0};
  const int size = hand_size(s, owner);
  const bool face_down = star_hidden(s, owner);
  const bool together = face_down && (s.apart[owner] & me) == 0;
  Card known[kHand + 1];
  int count = 0;
  for (int at = 0; at < size; ++at) {
    if ((s.known[owner][at] & me) != 0) {
      known[count++] = s.hand[owner][at];
    } else {
      s.pool += one_of(s.hand[owner][at]);
    }
  }
  if (face_down) {
    const bool star_seen = (s.star_known[owner] & me) != 0;
    if (!star_seen) s.pool += one_of(s.star[owner]);
    s.star_known[owner] = star_seen && !together ? me : std::uint8_t{0};
    if (star_seen && together) {
      int at = count++;
      for (; at > 0 && known[at - 1] > s.star[owner]; --at) known[at] = known[at - 1];
      known[at] = s.star[owner];
    }
    if (!star_seen || together) s.star[owner] = kHidden;
  }
  assert(count <= size);  // hands are drawn up after (*) has been turned, with cards unknown
  for (int at = 0; at < size; ++at) {
    s.hand[owner][at] = at < count ? known[at] : kHidden;
    s.known[owner][at] = at < count ? me : std::uint8_t{0};
  }
}

// Cards for what is hidden. `left` counts the cards still to place and those of the deck, `resources` those of the pool.
struct Dealer {
  Cards pool;
  std::uint32_t left;
  std::uint32_t resources;

  Card deal(Rng& rng) {
    Card card = kShip;
    if (rng.below(left) >= static_cast<std::uint32_t>(count_of(pool, kShip))) {
      std::uint32_t pick = rng.below(resources--);
      for (card = 0; pick >= static_cast<std::uint32_t>(count_of(pool, card)); ++card) {
        pick -= static_cast<std::uint32_t>(count_of(pool, card));
      }
    }
    --left;
    pool -= one_of(card);
    return card;
  }
};

// Puts cards into the hidden places of another's hand and (*). Who has looked at that hand since (*) was put down knows all of it.
void imagine_cards(State& s, int owner, Seat watcher, Dealer& dealer, Rng& rng) {
  const int size = hand_size(s, owner);
  const bool face_down = star_hidden(s, owner);
  const bool together = face_down && !(watcher >= 0 && has(s.apart[owner], watcher));
  Card card[kHand + 1];
  std::uint8_t known[kHand + 1];
  int count = 0;
  const auto add = [&](Card each, std::uint8_t mask) {
    int at = count++;
    for (; at > 0 && (card[at - 1] > each || (card[at - 1] == each && known[at - 1] < mask)); --at) {
      card[at] = card[at - 1];
      known[at] = known[at - 1];
    }
    card[at] = each;
    known[at] = mask;
  };
  for (int at = 0; at < size; ++at) {
    const Card each = s.hand[owner][at];
    if (each == kHidden) {
      add(dealer.deal(rng), 0);
    } else {
      add(each, s.known[owner][at]);
    }
  }
  if (together) {
    add(dealer.deal(rng), 0);
    int at = static_cast<int>(rng.below(static_cast<std::uint32_t>(count)));
    while (at + 1 < count && card[at + 1] == card[at]) ++at;
    s.star[owner] = card[at];
    s.star_known[owner] = known[at];
    for (--count; at < count; ++at) {
      card[at] = card[at + 1];
      known[at] = known[at + 1];
    }
  } else if (s.star[owner] == kHidden) {
    s.star[owner] = dealer.deal(rng);
  }
  for (int at = 0; at < size; ++at) {
    s.hand[owner][at] = card[at];
    s.known[owner][at] = static_cast<std::uint8_t>(known[at] | s.apart[owner]);
  }
}

// Whether the round ends with the action and the lava catches another who has cards (3.5).
bool shows_a_hand(const State& before, const Action& action) {
  State after = before;
  MarettaRules::apply(after, action, NoEvents{});
  for (int seat = 0; seat < before.options.seats; ++seat) {
    const bool caught = is_alive(before, seat) && !is_alive(after, seat);
    if (caught && seat != before.seat && before.hand[seat][0] != kNoCard) return true;
  }
  return false;
}

}  // namespace

View MarettaRules::view(const State& state, Seat seat) {
  View view{state, seat};
  for (int owner = 0; owner < state.options.seats; ++owner) {
    if (owner != seat) hide_cards(view.state, owner, seat);
  }
  return view;
}

Event MarettaRules::redact(const Event& event, Seat seat) {
  Event seen = event;
  const bool own = event.seat == seat;
  switch (event.kind) {
    case EventKind::CardDrawn:
    case EventKind::Chosen:
      if (!own) seen.card = kHidden;
      break;
    case EventKind::Looked:
      if (own || event.other == seat) break;
      for (Card& card : seen.hand) card = card == kNoCard ? kNoCard : kHidden;
      break;
    default: break;
  }
  return seen;
}

State MarettaRules::imagine(const View& view, Rng& rng) {
  State s = view.state;
  int hidden = 0;
  for (int owner = 0; owner < s.options.seats; ++owner) {
    hidden += s.star[owner] == kHidden;
    for (const Card card : s.hand[owner]) hidden += card == kHidden;
  }
  const int ships = count_of(s.pool, kShip);
  const int left = s.deck + hidden;
  Dealer dealer{s.pool, static_cast<std::uint32_t>(left), static_cast<std::uint32_t>(left - ships + removed(s.options))};
  for (int owner = 0; owner < s.options.seats; ++owner) {
    if (owner != view.watcher) imagine_cards(s, owner, view.watcher, dealer, rng);
  }
  s.pool = dealer.pool;
  return s;
}

bool MarettaRules::reveals(const State& before, const Action& action) {
  switch (action.kind) {
    case ActionKind::Choose: {  // the last one turns the others' up
      const std::uint8_t others = static_cast<std::uint8_t>(before.alive & ~before.inked & ~bit(before.seat));
      return left_of(before, before.seat) == before.first && others != 0;
    }
    case ActionKind::Give: return side_a(before) && action.seat != before.seat && !star_up(before, action.seat);
    case ActionKind::Look: return true;
    default: return !side_a(before) && shows_a_hand(before, action);
  }
}

}  // namespace wildshore
