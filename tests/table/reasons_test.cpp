// Why a hint is good: what is said is true. Each sentence is held against the rules, in positions of random games.
#include <gtest/gtest.h>

#include <charconv>
#include <map>

#include "app/assets.hpp"
#include "games/frost_bitten/scene.hpp"
#include "games/mare_polare/scene.hpp"
#include "games/maretta/scene.hpp"
#include "games/the_mara/scene.hpp"
#include "games/the_mara/scene_words.hpp"
#include "play/measure.hpp"

namespace wildshore {
namespace {

// Calls look(state, action, sentence) for every legal action in positions of random games.
template <class S, class Look>
void each_reason(int seats, const Choices& choices, int games, const Look& look) {
  using G = typename S::Game;
  const Words words{asset("i18n/en.txt")};
  wildshore::Setup setup;
  setup.seats.assign(static_cast<std::size_t>(seats), {"steady", {}});
  setup.seats[0].level.clear();
  const Teller teller(words, setup);
  for (int game = 0; game < games; ++game) {
    auto state = G::start(G::options(seats, choices));
    Rng rng(static_cast<std::uint64_t>(game) + 11);
    for (int step = 0; step < 600; ++step) {
      if (G::to_act(state).turn == Turn::Seat && step % 3 == 0) {
        const Seat seat = G::to_act(state).seat;
        const auto view = G::view(state, seat);
        typename G::Actions legal;
        G::actions(state, legal);
        for (const auto& action : legal) {
          const std::string sentence = S::reason(action, view, teller);
          EXPECT_EQ(sentence.find(".reason."), std::string::npos) << sentence;
          if (!sentence.empty()) look(state, view, action, sentence);
        }
      }
      if (!random_step<G>(state, rng)) break;
    }
  }
}

bool says(const std::string& sentence, std::string_view part) { return sentence.find(part) != std::string::npos; }

// The number that stands before `words` in the sentence.
int number_before(const std::string& sentence, std::string_view words) {
  auto end = sentence.find(words);
  auto begin = end;
  while (begin > 0 && sentence[begin - 1] >= '0' && sentence[begin - 1] <= '9') --begin;
  int number = -1;
  std::from_chars(sentence.data() + begin, sentence.data() + end, number);
  return number;
}

// How many of the seat's penguins some bear could catch with a roll of three: by the rules' own list of bear steps.
int can_be_caught(const frost_bitten::State& state, Seat seat) {
  using namespace frost_bitten;
  std::vector<frost_bitten::State> edge{state};
  edge[0].phase = Phase::Move;
  edge[0].dice[edge[0].die] = Die::B3;
  edge[0].moves = 3;
  edge[0].seat = static_cast<std::uint8_t>((seat + 1) % state.options.seats);
  std::uint32_t reached = 0;
  for (int step = 0; step < 3; ++step) {
    std::map<int, frost_bitten::State> next;
    for (const auto& from : edge) {
      FrostBitten::Actions legal;
      FrostBitten::actions(from, legal);
      for (const auto& action : legal) {
        if (action.kind != ActionKind::Bear) continue;
        reached |= 1u << action.to;
        auto to = from;
        to.bear[0] = action.to;
        next.emplace(action.to, to);
      }
    }
    edge.clear();
    for (const auto& each : next) edge.push_back(each.second);
  }
  int count = 0;
  for (int p = seat * kPenguinsPerSeat; p < (seat + 1) * kPenguinsPerSeat; ++p) count += is_floe(state.penguin[p]) && ((reached >> state.penguin[p]) & 1u) != 0;
  return count;
}

TEST(Reasons, FrostBittenSpeaksTheTruth) {
  using namespace frost_bitten;
  int safer = 0, joins = 0, carries = 0, catches = 0;
  each_reason<FrostBittenScene>(3, {}, 12, [&](const auto& state, const auto&, const auto& action, const std::string& sentence) {
    auto after = state;
    FrostBitten::apply(after, action, NoEvents{});
    EXPECT_EQ(says(sentence, "wins the game"), after.phase == Phase::Over) << sentence;
    if (says(sentence, "out of the bear's reach")) {
      ++safer;
      EXPECT_EQ(number_before(sentence, " of yours get"), can_be_caught(state, state.seat) - can_be_caught(after, state.seat)) << sentence;
    }
    if (says(sentence, "It joins")) {
      ++joins;
      EXPECT_EQ(action.kind, ActionKind::Slide);
      Places before, now;
      contacts(state, action.piece, before);
      contacts(after, action.piece, now);
      EXPECT_TRUE(std::any_of(now.begin(), now.end(), [&](Place place) { return !before.contains(place); })) << sentence;
    }
    if (says(sentence, "one unit closer")) {
      ++carries;
      int riders = 0;
      for (int n = 0; n < kPenguinsPerSeat; ++n) riders += state.penguin[state.seat * kPenguinsPerSeat + n] == action.piece;
      EXPECT_EQ(number_before(sentence, riders == 1 ? " penguin of yours" : " penguins of yours"), riders) << sentence;
      EXPECT_EQ(static_cast<Direction>(action.to), Direction::North) << sentence;
    }
    if (says(sentence, "back to the start")) {
      ++catches;
      int sent = 0;
      for (int p = 0; p < penguins(state.options); ++p) sent += owner_of(p) != state.seat && is_floe(state.penguin[p]) && after.penguin[p] == kSouth;
      EXPECT_GT(sent, 0) << sentence;
    }
  });
  EXPECT_GT(safer, 10);
  EXPECT_GT(joins, 10);
  EXPECT_GT(carries, 10);
  EXPECT_GT(catches, 3);
}

TEST(Reasons, TheMaraSpeaksTheTruth) {
  using namespace the_mara;
  int photos = 0, sure = 0, seen = 0, kinds = 0;
  Rng rng(5);
  each_reason<TheMaraScene>(2, default_choices(TheMara::option_specs()), 14, [&](const auto& state, const auto& view, const auto& action, const std::string& sentence) {
    auto after = state;
    TheMara::apply(after, action, NoEvents{});
    const Seat seat = state.table.seat;
    if (action.kind == ActionKind::Photo) {
      ++photos;
      EXPECT_TRUE(says(sentence, "Adds " + std::to_string(score_of(after.table, seat) - score_of(state.table, seat)) + " ")) << sentence;
    }
    if (says(sentence, "must be here") || (says(sentence, "The ") && says(sentence, " is on ") && !says(sentence, "one of") && action.kind == ActionKind::Peek)) {
      (says(sentence, "must be here") ? sure : seen) += 1;
      const std::uint32_t beside = hidden_beside(state.table, state.table.jeep[seat]);
      for (int world = 0; world < 5; ++world) {  // in every world that fits the view one of the seat's tourists is served here
        const auto imagined = TheMara::imagine(view, rng);
        auto turned = imagined;
        TheMara::apply(turned, action, NoEvents{});
        while (TheMara::to_act(turned).turn == Turn::Chance) {
          TheMara::Outcomes outcomes;
          TheMara::outcomes(turned, outcomes);
          TheMara::resolve(turned, pick_weighted(outcomes, rng), NoEvents{});
        }
        bool served = false;
        for (int tile = 0; tile < kTiles; ++tile) {
          served = served || (((beside >> tile) & 1u) != 0 && ((waiting_of(state.table, seat) >> card_of(state.table.habitat[tile], turned.animal[tile])) & 1u) != 0);
        }
        EXPECT_TRUE(served) << sentence;
      }
    }
    if (says(sentence, "a new kind")) {
      ++kinds;
      const auto all = photos_of(state.table, seat) | state.table.held[seat];
      EXPECT_EQ(all & cards_of(animal_of(static_cast<the_mara::Card>(action.what))), 0u) << sentence;
    }
  });
  EXPECT_GT(photos, 2);
  EXPECT_GT(sure + seen, 2);
  EXPECT_GT(kinds, 10);
}

TEST(Reasons, MarePolareSpeaksTheTruthAndKeepsSecrets) {
  using namespace mare_polare;
  int lacks = 0, holes = 0;
  each_reason<MarePolareScene>(2, default_choices(MarePolare::option_specs()), 20, [&](const auto& state, const auto&, const auto& action, const std::string& sentence) {
    EXPECT_EQ(state.seat == 0 || state.phase == Phase::Mirror || state.phase == Phase::Place || state.phase == Phase::Forfeit, true)
        << "nobody but the only person is reminded of a recipe that is not shown: " << sentence;
    if (says(sentence, "exactly the seven")) {
      EXPECT_TRUE(has_soup(state, state.seat));
    }
    if (says(sentence, "You still lack")) {
      ++lacks;
      const int kind = action.kind == ActionKind::Take ? action.to : state.hand;
      EXPECT_EQ(number_before(sentence, " of these"), count_of(state.recipe[0], kind) - count_of(state.held[0], kind)) << sentence;
    }
    if (says(sentence, "There you can fish")) {
      ++holes;
      const Cell cell = action.kind == ActionKind::Fish ? state.inuit[state.seat] : action.to;
      EXPECT_NE(state.holes & bit_of(cell), 0) << sentence;
    }
    if (says(sentence, "No soup has room")) {
      EXPECT_FALSE(needs(state, state.seat, state.hand)) << sentence;
    }
  });
  EXPECT_GT(lacks, 10);
  EXPECT_GT(holes, 10);
}

// Two people at one screen, recipes by heart: a hint gives no reason that tells the neighbour what is in the soup.
TEST(Reasons, MarePolareSaysNothingOfRecipesBeforeOthers) {
  using namespace mare_polare;
  const Words words{asset("i18n/en.txt")};
  wildshore::Setup setup;
  setup.seats.resize(2);
  const Teller teller(words, setup);
  auto state = MarePolare::start(MarePolare::options(2, default_choices(MarePolare::option_specs())));
  Rng rng(4);
  for (int step = 0; step < 400 && random_step<MarePolare>(state, rng); ++step) {
    if (state.phase != Phase::Keep && state.phase != Phase::Take) continue;
    MarePolare::Actions legal;
    MarePolare::actions(state, legal);
    for (const auto& action : legal) EXPECT_EQ(MarePolareScene::reason(action, MarePolare::view(state, state.seat), teller), "");
  }
}

TEST(Reasons, MarettaSpeaksTheTruth) {
  using namespace maretta;
  int stuck = 0, least = 0;
  each_reason<MarettaScene>(4, default_choices(Maretta::option_specs()), 20, [&](const auto& state, const auto&, const auto& action, const std::string& sentence) {
    if (action.kind != ActionKind::Give || action.seat == state.seat) return;
    const auto moved = [&](maretta::Card card) {  // how far the receiver's raft goes by what the two cards say
      int spaces = -1;
      auto after = state;
      const auto hear = [&](const auto& event, const auto&) {
        if (event.kind == EventKind::Moved && event.seat == action.seat && spaces < 0) spaces = event.number;
      };
      Maretta::apply(after, {ActionKind::Give, action.seat, card}, EventSink<Maretta::Event, Maretta::State>(hear));
      return spaces;
    };
    if (says(sentence, " nothing by it")) {
      ++stuck;
      EXPECT_LE(moved(action.card), 0) << sentence;
    }
    if (!says(sentence, "Of your cards")) return;
    ++least;
    for (const maretta::Card card : state.hand[state.seat]) {
      if (card == kNoCard) continue;
      EXPECT_GE(moved(card), moved(action.card)) << sentence;
    }
  });
  EXPECT_GT(stuck, 10);
  EXPECT_GT(least, 10);
}

TEST(Reasons, VulcanoSpeaksTheTruth) {
  using namespace maretta;
  int ahead = 0, bursts = 0;
  each_reason<VulcanoScene>(4, default_choices(Vulcano::option_specs()), 20, [&](const auto& state, const auto&, const auto& action, const std::string& sentence) {
    if (action.kind == ActionKind::Load) {
      Cards stock = state.stock[state.seat] + one_of(action.card);
      if (is_resource(state.gift[state.seat])) stock += one_of(state.gift[state.seat]);
      int stacks = 0;
      for (int suit = 0; suit < kSuits; ++suit) {
        const int worth = worth_of(stock, static_cast<Suit>(suit));
        stacks += worth > 0 && worth <= kStackLimit;
      }
      const int to = std::min<int>(state.options.goal, state.place[state.seat] + stacks);
      const int left = to - state.lava - kLavaStep;
      if (says(sentence, "ahead of where")) {
        ++ahead;
        EXPECT_EQ(number_before(sentence, " ahead of where"), left) << sentence;
      }
      if (says(sentence, "comes as far")) {
        EXPECT_LE(left, 0) << sentence;
      }
    }
    if (says(sentence, " stack and a space")) {
      ++bursts;
      EXPECT_GT(worth_of(state.stock[action.seat], suit_of(action.card)) + value_of(action.card), kStackLimit) << sentence;
    }
  });
  EXPECT_GT(ahead, 10);
  EXPECT_GT(bursts, 5);
}

}  // namespace
}  // namespace wildshore
