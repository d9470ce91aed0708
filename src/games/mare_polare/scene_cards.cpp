// scene_cards.cpp: the side cards of Mare Polare: recipes while they are shown, and the bag. Harpoons are always in sight on the table.
#include "games/mare_polare/scene.hpp"
#include "games/mare_polare/scene_board.hpp"
#include "games/mare_polare/scene_words.hpp"

namespace wildshore {

using namespace mare_polare;

namespace {

// The fish of a recipe; in the co-operative game and by the open book, pale until they are caught.
void recipe_strip(const View& view, int seat, std::vector<Picture>& out) {
  const State& state = view.state;
  for (int kind = 0; kind < kKinds; ++kind) {
    for (int i = 0; i < count_of(state.recipe[seat], kind); ++i) {
      const bool missing = always_shown(view, seat) && i >= count_of(state.held[seat], kind);
      out.push_back({static_cast<ImageId>(kFish + kind), {}, missing, {}});
    }
  }
}

CardRow row_of(int seat, const Teller& teller) {
  CardRow row;
  row.image = MarePolareScene::look().seats[static_cast<std::uint32_t>(seat)].mark;
  row.tint = MarePolareScene::look().seats[static_cast<std::uint32_t>(seat)].color;
  row.text = teller.name(seat);
  return row;
}

}  // namespace

void MarePolareScene::cards(const View& view, const Teller& teller, std::vector<Card>& out) {
  const State& state = view.state;
  Card recipes{teller.say("polare.card.recipes"), true, {}};
  for (int seat = 0; seat < state.options.seats; ++seat) {
    if (!shown_now(view, seat)) continue;
    recipes.rows.push_back(row_of(seat, teller));
    recipe_strip(view, seat, recipes.rows.back().strip);
  }
  if (!recipes.rows.empty()) out.push_back(std::move(recipes));
  Card bag{teller.say("polare.card.bag"), false, {}};
  CardRow fish;
  fish.image = kBag;
  fish.text = teller.say("polare.card.fish", {std::to_string(fish_in_bag(state))});
  fish.note = counts_words(state.bag, teller);
  bag.rows.push_back(std::move(fish));
  if (state.options.coop) {
    CardRow naturals;
    naturals.text = teller.say("polare.card.naturals", {std::to_string(std::popcount(state.natural)), std::to_string(kNaturals)});
    for (int shape = 0; shape < kKinds; ++shape) {
      naturals.strip.push_back({static_cast<ImageId>(kNatural + shape), {}, ((state.natural >> shape) & 1u) == 0, {}});
    }
    bag.rows.push_back(std::move(naturals));
  }
  out.push_back(std::move(bag));
}

}  // namespace wildshore
