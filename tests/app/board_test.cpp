// A real table pointed at: whole games by clicks on what the board offers, and what happens around them.
#include "app/board.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "app/assets.hpp"
#include "app/registry.hpp"
#include "core/rng.hpp"

namespace wildshore {
namespace {

struct BoardTest : testing::Test {
  Words words{asset("i18n/en.txt")};
  std::unique_ptr<Table> table;
  Board board;
  std::vector<Board::Spot> spots;

  void open(std::string_view seats, std::uint64_t seed, Rect area = {0, 80, 900, 600}) {
    const GameEntry& game = *find_game(registry(), "frost-bitten");
    wildshore::Setup setup;
    setup.game = game.id;
    setup.choices = default_choices(game.options);
    setup.seed = seed;
    ASSERT_FALSE(read_seats(game, seats, ',', setup));
    table = game.table(setup, words);
    board.settings({.speed = 0});
    board.open(table.get());
    board.fit(area);
    go_on();
  }

  // Bots and chance, until a person is asked or it is over.
  void go_on() {
    for (;;) {
      const Progress progress = table->advance(1000);
      board.refresh(0);
      if (progress == Progress::Waiting || progress == Progress::Over) return;
    }
  }

  Sprites layout() {
    Sprites sprites;
    table->layout(Shape::Wide, sprites);
    std::sort(sprites.begin(), sprites.end(), [](const Sprite& a, const Sprite& b) { return a.id < b.id; });
    return sprites;
  }
};

TEST_F(BoardTest, WholeGamesByClicks) {
  for (const Rect area : {Rect{0, 80, 900, 600}, Rect{0, 100, 390, 560}}) {
    open("human,bot:steady", 11, area);
    Rng rng(5);
    int clicks = 0;
    while (!table->over() && clicks < 5000) {
      board.spots(spots);
      ASSERT_FALSE(spots.empty());
      const Board::Spot spot = spots[rng.below(static_cast<std::uint32_t>(spots.size()))];
      const Board::Answer answer = board.click(spot.at.area.centre());
      ++clicks;
      ASSERT_EQ(answer.kind, spot.offer >= 0 ? Board::Answer::Kind::Play : Board::Answer::Kind::Picked) << "target " << spot.at.target;
      if (answer.kind != Board::Answer::Kind::Play) continue;
      ASSERT_EQ(answer.text, table->offers()[static_cast<std::size_t>(spot.offer)].step);
      ASSERT_FALSE(table->play(answer.text));
      board.refresh(0);
      go_on();
    }
    EXPECT_TRUE(table->over());
    board.spots(spots);
    EXPECT_TRUE(spots.empty());
  }
}

TEST_F(BoardTest, KeysReachEveryTarget) {
  open("human,bot:steady", 3);
  board.spots(spots);
  std::vector<TargetId> reached;
  for (std::size_t i = 0; i < spots.size(); ++i) {
    board.focus_next(1);
    reached.push_back(board.focus());
    EXPECT_FALSE(board.whisper(words).empty());
  }
  for (const Board::Spot& spot : spots) EXPECT_NE(std::find(reached.begin(), reached.end(), spot.at.target), reached.end());
  board.focus_next(1);
  EXPECT_EQ(board.focus(), reached.front());
  EXPECT_NE(board.pick_focused().kind, Board::Answer::Kind::Nothing);
}

TEST_F(BoardTest, ElsewhereUnpicksAndTheSameAgainToo) {
  open("human,bot:steady", 3);
  board.spots(spots);
  const auto two_step = std::find_if(spots.begin(), spots.end(), [](const Board::Spot& spot) { return spot.offer < 0; });
  ASSERT_NE(two_step, spots.end());
  const Vec2 at = two_step->at.area.centre();
  EXPECT_EQ(board.click(at).kind, Board::Answer::Kind::Picked);
  EXPECT_EQ(board.pick(two_step->at.target).kind, Board::Answer::Kind::Unpicked);
  EXPECT_EQ(board.click(at).kind, Board::Answer::Kind::Picked);
  EXPECT_EQ(board.click({-5000, -5000}).kind, Board::Answer::Kind::Unpicked);
  EXPECT_EQ(board.click({-5000, -5000}).kind, Board::Answer::Kind::Nothing);
}

TEST_F(BoardTest, ASuggestionLeavesAChoiceThatHasBegunAlone) {
  open("human,bot:steady", 3);
  board.spots(spots);
  const auto two_step = std::find_if(spots.begin(), spots.end(), [](const Board::Spot& spot) { return spot.offer < 0; });
  ASSERT_NE(two_step, spots.end());
  const auto& offers = table->offers();
  const auto other = std::find_if(offers.begin(), offers.end(), [&](const Offer& offer) { return offer.path[0] != two_step->at.target; });
  ASSERT_NE(other, offers.end());
  const int suggested = static_cast<int>(other - offers.begin());
  board.suggest(suggested);
  EXPECT_EQ(board.focus(), other->path[0]);
  ASSERT_EQ(board.pick(two_step->at.target).kind, Board::Answer::Kind::Picked);
  const Path picked = board.picked();
  board.suggest(suggested);
  EXPECT_EQ(board.picked(), picked);
  board.point_out(suggested);
  EXPECT_TRUE(board.picked().empty());
  EXPECT_EQ(board.focus(), other->path[0]);
}

TEST_F(BoardTest, APieceCanBeDraggedWhereItShallGo) {
  open("human,bot:steady", 3);
  board.spots(spots);
  int played = 0;
  for (const Board::Spot& from : std::vector<Board::Spot>(spots)) {
    const Vec2 start = from.at.area.centre();
    if (!board.drag_begins(start)) {
      board.unpick();
      continue;
    }
    EXPECT_LT(from.offer, 0);
    EXPECT_TRUE(board.dragging());
    board.spots(spots);
    ASSERT_FALSE(spots.empty());
    const Board::Spot to = spots.front();
    board.drag_to(to.at.area.centre());
    EXPECT_EQ(board.focus(), to.at.target);
    DrawList list;
    board.draw({0, 0, 900, 700}, 0, list);
    const Board::Answer answer = board.drag_ends(to.at.area.centre());
    EXPECT_FALSE(board.dragging());
    EXPECT_EQ(answer.kind, to.offer >= 0 ? Board::Answer::Kind::Play : Board::Answer::Kind::Picked);
    played += answer.kind == Board::Answer::Kind::Play;
    board.unpick();
    ASSERT_TRUE(board.drag_begins(start));
    EXPECT_EQ(board.drag_ends({-5000, -5000}).kind, Board::Answer::Kind::Unpicked);
  }
  EXPECT_GT(played, 0);
}

TEST_F(BoardTest, AReplayShowsEveryMomentAndEndsNow) {
  open("bot:steady,bot:random", 3);
  ASSERT_TRUE(table->over());
  board.settings({.speed = 1});
  board.show_moment(0);
  for (int step = 0; step < table->steps(); ++step) {
    ASSERT_EQ(board.moment(), step);
    const std::uint64_t before = board.picture();
    board.play_moment(step);
    board.finish();
    const std::uint64_t played = board.picture();
    board.show_moment(step);
    ASSERT_EQ(board.picture(), before) << step;
    board.show_moment(step + 1 < table->steps() ? step + 1 : -1);
    ASSERT_EQ(board.picture(), played) << step;
  }
  EXPECT_EQ(board.moment(), -1);
}

TEST_F(BoardTest, UndoGlidesBackAndAMomentOffersNothing) {
  open("human,human", 3);
  board.settings({.speed = 1});
  const std::string step = table->offers().front().step;
  const Sprites before = layout();
  ASSERT_FALSE(table->play(step));
  EXPECT_TRUE(board.refresh(1));
  EXPECT_FALSE(board.refresh(1));
  EXPECT_TRUE(board.busy());
  board.finish();
  ASSERT_TRUE(table->undo());
  EXPECT_TRUE(board.refresh(2));
  EXPECT_TRUE(board.busy());
  board.finish();
  EXPECT_FALSE(board.busy());
  EXPECT_EQ(layout(), before);
  board.show_moment(0);
  board.spots(spots);
  EXPECT_TRUE(spots.empty());
  board.show_moment(-1);
  board.spots(spots);
  EXPECT_FALSE(spots.empty());
}

}  // namespace
}  // namespace wildshore
