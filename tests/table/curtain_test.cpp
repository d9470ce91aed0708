// One screen, two people, hidden dice: whoever looks is shown their own die and nobody else's, and the next person is called first.
// The toy of the conformance suite, with the least scene that shows its dice.
#include <gtest/gtest.h>

#include "app/board.hpp"
#include "conformance/liars_die.hpp"
#include "play/any_match.hpp"
#include "table/table_of.hpp"

namespace wildshore {
namespace {

using LiarsDie = liars_die::LiarsDie<liars_die::Bug::None>;

constexpr TargetId kCall = kFirstButton;
constexpr TargetId kBid = kFirstButton + 1;  // + bid

struct DieScene {
  using Game = LiarsDie;
  using View = Game::View;

  static const GameEntry& entry() {
    static const GameEntry row = headless_entry<Game>();
    return row;
  }
  static const Look& look() {
    static const Look look{};
    return look;
  }
  static Rect bounds(const View&, Shape) { return {0, 0, 100, 100}; }
  static void layout(const View& view, Shape, Sprites& out) {
    for (std::uint32_t seat = 0; seat < 2; ++seat) {
      Sprite die;
      die.id = seat + 1;
      die.image = 1;
      die.badge = caption(std::to_string(view.known.die[seat]));
      out.push_back(die);
    }
  }
  static void props(const View&, const Path&, Shape, Sprites&) {}
  static void effects(const Game::Event&, const View&, const View&, Shape, Cues& out) { out.push_back(hold_cue(1)); }
  static void backdrop(const View&, Shape, const Camera&, Rect, double, DrawList&) {}
  static Path path(const Game::Action& action, const View&) {
    Path path;
    path.push(static_cast<TargetId>(action.bid == 0 ? kCall : kBid + action.bid));
    return path;
  }
  static RuleId why_not(const Path&, const View&) { return {}; }
  static std::string label(const Game::Action& action, const View&, const Teller&) { return std::string(Game::text(action).view()); }
  static std::string tell(const Game::Event& event, const View&, const Teller&) {
    return "event " + std::to_string(event.kind) + " of " + std::to_string(event.seat) + ": " + std::to_string(event.number);
  }
  static Seat seat_of(const Game::Event& event) { return event.seat; }
  static Question question(const View& view, const Teller&) { return {"bid above " + std::to_string(view.known.bid), {}, view.known.turn}; }
  static std::string board(const View& view, const Teller&) { return dice(view); }
  static void standings(const View&, const Teller&, std::vector<Standing>&) {}
  static std::string ending(const View&, const Teller&) { return "over"; }
  static void cards(const View& view, const Teller&, std::vector<Card>& out) {
    out.push_back({"dice", true, {}});
    out.back().rows.push_back({0, {}, dice(view), {}, {}, false});
  }
  static std::string button(TargetId target, const View&, const Teller&) { return target == kCall ? "Call" : "Bid"; }

  static std::string dice(const View& view) { return std::to_string(view.known.die[0]) + " " + std::to_string(view.known.die[1]); }
};
static_assert(Scene<DieScene>);

class Curtain : public testing::Test {
 protected:
  // Both dice are rolled: 2 for seat 0, 5 for seat 1.
  std::unique_ptr<Table> table(std::vector<SeatSetup> seats) {
    struct Setup setup;
    setup.game = LiarsDie::kId;
    setup.seats = std::move(seats);
    auto out = make_table<DieScene>(setup, words_);
    EXPECT_FALSE(out->play("roll 2"));
    EXPECT_FALSE(out->play("roll 5"));
    return out;
  }
  std::unique_ptr<Table> two_people() { return table({{"", "Anna"}, {"", "Ben"}}); }

  static std::string everything(const Table& table) {
    std::string out = table.board() + "|" + table.question().headline + table.question().detail + "|" + table.cards()[0].rows[0].text + "|";
    for (const LogLine& line : table.log()) out += line.text + ";";
    for (const std::string& step : table.seen_record().steps) out += step + ";";
    return out;
  }

  Words words_{"curtain.title = Pass it on to {0}\ncurtain.detail = Only {0}.\nseat.you = You\nbot.name.2 = Pip\n"};
};

TEST_F(Curtain, AnotherPersonIsCalledBeforeAnythingSecretIsShown) {
  const auto t = two_people();
  EXPECT_EQ(t->curtain(), 0);
  EXPECT_EQ(t->watcher(), kSpectator);
  EXPECT_FALSE(t->waiting());
  EXPECT_TRUE(t->offers().empty());
  EXPECT_EQ(t->question().headline, "Pass it on to Anna");
  EXPECT_EQ(t->board(), "0 0");
  t->lift_curtain();
  EXPECT_EQ(t->curtain(), kSpectator);
  EXPECT_EQ(t->watcher(), 0);
  EXPECT_TRUE(t->waiting());
  EXPECT_EQ(t->board(), "2 0");
  ASSERT_FALSE(t->play("bid 04"));
  EXPECT_EQ(t->curtain(), 1);
  EXPECT_EQ(t->board(), "0 0");
  t->lift_curtain();
  EXPECT_EQ(t->board(), "0 5");
}

TEST_F(Curtain, TheLogIsToldAnewForWhoeverLooks) {
  const auto t = two_people();
  const auto lines = [&] {
    std::vector<std::string> out;
    for (const LogLine& line : t->log()) out.push_back(line.text);
    return out;
  };
  using Lines = std::vector<std::string>;
  EXPECT_EQ(lines(), (Lines{"event 0 of 0: 0", "event 0 of 1: 0"}));
  t->lift_curtain();
  EXPECT_EQ(lines(), (Lines{"event 0 of 0: 2", "event 0 of 1: 0"}));
  ASSERT_FALSE(t->play("bid 04"));
  EXPECT_EQ(lines(), (Lines{"event 0 of 0: 0", "event 0 of 1: 0", "event 1 of 0: 4"}));
  t->lift_curtain();
  EXPECT_EQ(lines(), (Lines{"event 0 of 0: 0", "event 0 of 1: 5", "event 1 of 0: 4"}));
}

// Whatever the other die shows, everything the table gives out is the same.
TEST_F(Curtain, NothingDependsOnTheOthersSecret) {
  for (int face = 1; face <= 6; ++face) {
    const auto one = two_people();
    const struct Setup setup = one->setup();
    const auto other = make_table<DieScene>(setup, words_);
    ASSERT_FALSE(other->play("roll 2"));
    ASSERT_FALSE(other->play("roll " + std::to_string(face)));
    EXPECT_EQ(everything(*one), everything(*other));
    one->lift_curtain();
    other->lift_curtain();
    EXPECT_EQ(everything(*one), everything(*other));
  }
}

TEST_F(Curtain, OnePersonAloneIsNeverCalled) {
  const auto t = table({{"", ""}, {"random", ""}});
  EXPECT_EQ(t->curtain(), kSpectator);
  EXPECT_EQ(t->watcher(), 0);
  EXPECT_EQ(t->board(), "2 0");
  ASSERT_FALSE(t->play("bid 04"));
  while (!t->over() && !t->waiting()) t->advance(100);
  EXPECT_EQ(t->curtain(), kSpectator);
}

TEST_F(Curtain, UndoCallsTheOneWhoActsAgain) {
  const auto t = two_people();
  t->lift_curtain();
  ASSERT_FALSE(t->play("bid 04"));
  ASSERT_TRUE(t->undo());
  EXPECT_EQ(t->curtain(), 0);
  EXPECT_EQ(t->board(), "0 0");
}

TEST_F(Curtain, TheRecordHidesStepsUntilTheGameIsOver) {
  const auto t = two_people();
  using Steps = std::vector<std::string>;
  EXPECT_EQ(t->seen_record().steps, (Steps{"?", "?"}));
  t->lift_curtain();
  EXPECT_EQ(t->seen_record().steps, (Steps{"roll 2", "?"}));
  ASSERT_FALSE(t->play("bid 04"));
  t->lift_curtain();
  ASSERT_FALSE(t->play("call"));
  ASSERT_TRUE(t->over());
  EXPECT_EQ(t->seen_record().steps, t->record().steps);
}

// The one who acted sees the end of it; then the board is cleared, and only then the next one is called.
TEST_F(Curtain, TheBoardIsClearedBeforeTheNextPersonIsCalled) {
  const auto t = two_people();
  Board board;
  board.open(t.get());
  std::vector<Sound> sounds;
  EXPECT_TRUE(board.covered());
  const std::uint64_t neutral = board.picture();
  t->lift_curtain();
  board.refresh(0);
  board.update(0, sounds);
  EXPECT_FALSE(board.covered());
  board.finish();
  EXPECT_NE(board.picture(), neutral);
  ASSERT_FALSE(t->play("bid 04"));
  board.refresh(1);
  board.update(1.1, sounds);
  EXPECT_FALSE(board.covered());  // it still moves
  EXPECT_NE(board.picture(), neutral);
  board.update(9, sounds);
  EXPECT_TRUE(board.covered());
  EXPECT_EQ(board.picture(), neutral);
}

TEST_F(Curtain, ButtonsAreTargetsWithoutASprite) {
  const auto t = two_people();
  t->lift_curtain();
  Board board;
  board.open(t.get());
  board.fit({0, 0, 200, 200});
  std::vector<TargetId> buttons;
  board.buttons(buttons);
  EXPECT_EQ(buttons.size(), t->offers().size());
  EXPECT_EQ(t->button(buttons.front()).label, "Bid");
  std::vector<Board::Spot> spots;
  board.spots(spots);
  EXPECT_TRUE(spots.empty());  // nobody has drawn them yet
  const HotSpot drawn[] = {{buttons[0], {10, 10, 20, 20}}, {buttons[1], {50, 10, 20, 20}}};
  board.button_areas(drawn);
  board.spots(spots);
  ASSERT_EQ(spots.size(), 2u);
  EXPECT_EQ(spots[1].at.area, drawn[1].area);
  board.focus(buttons[0]);
  board.focus_towards({1, 0});
  EXPECT_EQ(board.focus(), buttons[1]);
  const Board::Answer answer = board.pick(buttons[1]);
  EXPECT_EQ(answer.kind, Board::Answer::Kind::Play);
  EXPECT_EQ(answer.text, t->offers()[1].step);
}

}  // namespace
}  // namespace wildshore
