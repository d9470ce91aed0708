// Everything the panels offer can be done by id, without a window; and nothing else can.
#include <gtest/gtest.h>

#include <algorithm>

#include "app/registry.hpp"
#include "panels/games.hpp"
#include "panels/panels.hpp"
#include "support/source_file.hpp"

namespace wildshore {
namespace {

using Kind = Intent::Kind;

class Commands : public testing::Test {
 protected:
  Commands() : words(source_file("assets/i18n/en.txt")) {
    model.words = &words;
    model.registry = registry();
  }

  const GameEntry& frost() const { return *find_game(model.registry, "frost-bitten"); }
  void open_set_up() {
    model.screen = Screen::SetUp;
    model.draft = new_draft(words, model.registry, frost());
  }
  void open_table() {
    open_set_up();
    model.screen = Screen::Table;
    model.draft.setup.seed = 7;
    table = frost().table(model.draft.setup, words);
    for (int i = 0; i < 1000 && !table->waiting(); ++i) table->advance(1000);
    model.table = table.get();
  }
  bool has(std::string_view id) const {
    const auto list = commands(model);
    return std::any_of(list.begin(), list.end(), [id](const Command& c) { return c.id == id; });
  }
  bool pressed(std::string_view id) const {
    for (const Command& each : commands(model)) {
      if (each.id == id) return each.pressed;
    }
    return false;
  }
  // Runs it and returns the only intent it asked for.
  Intent intent(std::string_view id) {
    model.intents.clear();
    EXPECT_TRUE(run_command(model, id)) << id;
    EXPECT_EQ(model.intents.size(), 1u) << id;
    return model.intents.empty() ? Intent{Kind::Quit, "none", -99} : model.intents.front();
  }

  Words words;
  Model model;
  std::unique_ptr<Table> table;
};

TEST_F(Commands, HarbourOpensWhatCanBePlayed) {
  EXPECT_TRUE(has("open:frost-bitten"));
  EXPECT_FALSE(has("open:no-such-game"));
  const Intent open = intent("open:frost-bitten");
  EXPECT_EQ(open.kind, Kind::OpenSetUp);
  EXPECT_EQ(open.text, "frost-bitten");
  EXPECT_FALSE(run_command(model, "open:no-such-game"));
  EXPECT_FALSE(run_command(model, "start"));
  EXPECT_FALSE(run_command(model, ""));
}

TEST_F(Commands, GamesToComeCannotBeOpened) {
  model.registry = {};
  for (const GameCard& card : game_cards()) EXPECT_FALSE(run_command(model, "open:" + std::string(card.id)));
  EXPECT_TRUE(model.intents.empty());
}

TEST_F(Commands, ContinueComesFirst) {
  EXPECT_FALSE(run_command(model, "continue"));
  model.saved = {{"a", "frost-bitten", "Round 4"}, {"b", "frost-bitten", "Round 2"}};
  EXPECT_EQ(commands(model).front().id, "continue:a");
  EXPECT_EQ(intent("continue").text, "a");
  EXPECT_EQ(intent("continue:b").text, "b");
  EXPECT_EQ(intent("forget:b").kind, Kind::Forget);
  EXPECT_FALSE(run_command(model, "continue:c"));
}

TEST_F(Commands, DraftIsYouAgainstOneBot) {
  open_set_up();
  ASSERT_EQ(model.draft.setup.seats.size(), 2u);
  EXPECT_TRUE(model.draft.setup.seats[0].person());
  EXPECT_EQ(model.draft.setup.seats[1].level, "steady");
  EXPECT_EQ(model.draft.trouble, "");
  EXPECT_EQ(commands(model).front().id, "start");
  EXPECT_EQ(intent("start").kind, Kind::Start);
}

TEST_F(Commands, SeatsChange) {
  open_set_up();
  EXPECT_FALSE(has("seats-"));
  EXPECT_TRUE(run_command(model, "seats+"));
  EXPECT_TRUE(run_command(model, "seats+"));
  EXPECT_FALSE(run_command(model, "seats+"));
  EXPECT_EQ(model.draft.setup.seats.size(), 4u);
  EXPECT_TRUE(run_command(model, "seat:2=human"));
  EXPECT_TRUE(pressed("seat:2=human"));
  EXPECT_TRUE(run_command(model, "seat:2=bot:random"));
  EXPECT_TRUE(pressed("seat:2=bot:random"));
  EXPECT_FALSE(run_command(model, "seat:2=bot:nobody"));
  EXPECT_FALSE(run_command(model, "seat:9=human"));
  EXPECT_TRUE(run_command(model, "seats-"));
  EXPECT_EQ(model.draft.setup.seats.size(), 3u);
  EXPECT_TRUE(model.intents.empty());
}

TEST_F(Commands, OptionsChange) {
  open_set_up();
  EXPECT_TRUE(run_command(model, "option:homesick=1"));
  EXPECT_TRUE(pressed("option:homesick=0"));  // pressing it again turns it off
  EXPECT_TRUE(run_command(model, "option:homesick=0"));
  EXPECT_FALSE(run_command(model, "option:homesick=0"));
  EXPECT_TRUE(run_command(model, "option:drift=pack"));
  EXPECT_TRUE(pressed("option:drift=pack"));
  EXPECT_FALSE(run_command(model, "option:drift=sideways"));
  EXPECT_TRUE(run_command(model, "practice"));
  EXPECT_TRUE(model.draft.setup.practice);
  EXPECT_TRUE(run_command(model, "more"));
  EXPECT_TRUE(pressed("more"));
}

TEST_F(Commands, TroubleIsSaidAndStopsTheStart) {
  open_set_up();
  EXPECT_TRUE(run_command(model, "seed=12"));
  EXPECT_EQ(model.draft.setup.seed, 12u);
  EXPECT_TRUE(has("start"));
  EXPECT_TRUE(run_command(model, "seed=12x"));
  EXPECT_NE(model.draft.trouble, "");
  EXPECT_FALSE(run_command(model, "start"));
  EXPECT_TRUE(run_command(model, "seed="));
  EXPECT_EQ(model.draft.trouble, "");
  EXPECT_TRUE(run_command(model, "name:1=Anna"));
  EXPECT_EQ(model.draft.setup.seats[0].name, "Anna");
  EXPECT_TRUE(run_command(model, "name:1=a name that is far too long to be a name"));
  EXPECT_FALSE(run_command(model, "start"));
  EXPECT_FALSE(run_command(model, "name:7=Anna"));
}

TEST_F(Commands, TheStrengthCardIsOpenedFromTheSetUp) {
  open_set_up();
  EXPECT_EQ(intent("strength").number, static_cast<int>(Overlay::Strength));
  model.overlay = Overlay::Strength;
  EXPECT_EQ(intent("strength:run").number, 1);
  EXPECT_FALSE(run_command(model, "strength:stop")) << "it does not run";
  model.strength.running = true;
  EXPECT_FALSE(run_command(model, "strength:run"));
  EXPECT_EQ(intent("strength:stop").number, 0);
  EXPECT_EQ(intent("close").kind, Kind::CloseOverlay);
}

TEST_F(Commands, TurningPointsOpenTheReplay) {
  open_table();
  model.screen = Screen::End;
  EXPECT_FALSE(has("moment:1"));
  const std::vector<TurningPoint> points = {{1, 0, "Round 1"}};
  model.turning = &points;
  EXPECT_TRUE(has("moment:1"));
  const Intent moment = intent("moment:1");
  EXPECT_EQ(moment.kind, Kind::ShowMoment);
  EXPECT_EQ(moment.number, 1);
  EXPECT_TRUE(model.panel.look_at_board) << "the result is out of the way";
}

TEST_F(Commands, RemarksCanBeSilenced) {
  model.overlay = Overlay::Settings;
  EXPECT_TRUE(pressed("remarks"));
  EXPECT_EQ(intent("remarks").kind, Kind::SettingsChanged);
  EXPECT_FALSE(model.settings.remarks);
}

TEST_F(Commands, Table) {
  open_table();
  ASSERT_TRUE(table->waiting());
  EXPECT_EQ(intent("hint").kind, Kind::Hint);
  EXPECT_EQ(intent("menu").number, static_cast<int>(Overlay::Menu));
  EXPECT_EQ(intent("rules").number, static_cast<int>(Overlay::Rules));
  EXPECT_EQ(intent("log").number, static_cast<int>(Overlay::Log));
  EXPECT_EQ(has("undo"), table->can_undo());
  EXPECT_FALSE(run_command(model, "redo"));
  ASSERT_FALSE(table->play(table->offers().front().step));
  if (table->can_undo()) {
    EXPECT_EQ(intent("undo").kind, Kind::Undo);
  }
  EXPECT_FALSE(run_command(model, "open:frost-bitten"));
}

TEST_F(Commands, ReplayPlaysPausesAndBranches) {
  open_table();
  EXPECT_FALSE(run_command(model, "branch"));
  EXPECT_FALSE(run_command(model, "replay:pause"));
  EXPECT_EQ(intent("replay:play").number, 1);
  model.moment = 0;
  model.replaying = true;
  EXPECT_FALSE(has("replay:play"));
  EXPECT_EQ(intent("replay:pause").number, 0);
  EXPECT_EQ(intent("branch").kind, Kind::Branch);
  const int rate = model.replay_rate;
  std::vector<int> seen;
  do {
    seen.push_back(model.replay_rate);
    EXPECT_EQ(intent("replay:rate").kind, Kind::SettingsChanged);
  } while (model.replay_rate != rate);
  EXPECT_EQ(seen.size(), kReplayRates.size());
  model.moment = -1;
  model.replaying = false;
  model.overlay = Overlay::Menu;
  model.intents.clear();
  EXPECT_TRUE(run_command(model, "replay:play"));
  ASSERT_EQ(model.intents.size(), 2u);
  EXPECT_EQ(model.intents[0].kind, Kind::Replay);
  EXPECT_EQ(model.intents[1].kind, Kind::CloseOverlay);
}

TEST_F(Commands, Moments) {
  open_table();
  EXPECT_FALSE(run_command(model, "moment:now"));
  EXPECT_EQ(intent("moment:0").number, 0);  // a line of the log beside the board
  EXPECT_FALSE(run_command(model, "moment:" + std::to_string(table->steps())));
  EXPECT_FALSE(run_command(model, "moment:-1"));
  model.moment = 0;
  EXPECT_FALSE(run_command(model, "moment:prev"));
  EXPECT_FALSE(has("hint"));
  EXPECT_EQ(intent("moment:now").number, -1);
  if (table->steps() > 1) {
    EXPECT_EQ(intent("moment:next").number, 1);
  }
  model.overlay = Overlay::Log;
  model.intents.clear();
  const int step = table->log().back().step;
  EXPECT_TRUE(run_command(model, "moment:" + std::to_string(step)));
  ASSERT_EQ(model.intents.size(), 2u);
  EXPECT_EQ(model.intents[0].kind, Kind::ShowMoment);
  EXPECT_EQ(model.intents[0].number, step);
  EXPECT_EQ(model.intents[1].kind, Kind::CloseOverlay);
}

TEST_F(Commands, EndLooksAtTheBoardAndBack) {
  open_table();
  model.screen = Screen::End;
  EXPECT_EQ(commands(model).front().id, "rematch");
  EXPECT_TRUE(run_command(model, "look"));
  EXPECT_TRUE(model.panel.look_at_board);
  EXPECT_TRUE(has("menu"));
  EXPECT_TRUE(run_command(model, "result"));
  EXPECT_FALSE(model.panel.look_at_board);
  EXPECT_EQ(intent("share").kind, Kind::Share);
  EXPECT_EQ(intent("harbour").kind, Kind::OpenHarbour);
}

TEST_F(Commands, SettingsWorkAtOnce) {
  model.overlay = Overlay::Settings;
  EXPECT_EQ(intent("speed:off").kind, Kind::SettingsChanged);
  EXPECT_EQ(model.settings.speed, Speed::Off);
  EXPECT_TRUE(pressed("speed:off"));
  EXPECT_EQ(intent("text:150").kind, Kind::SettingsChanged);
  EXPECT_EQ(model.settings.text_percent, 150);
  EXPECT_EQ(intent("volume:35").kind, Kind::SettingsChanged);
  EXPECT_EQ(intent("volume+").kind, Kind::SettingsChanged);
  EXPECT_EQ(model.settings.volume, 45);
  EXPECT_EQ(intent("mute").kind, Kind::SettingsChanged);
  EXPECT_EQ(intent("motion").kind, Kind::SettingsChanged);
  EXPECT_EQ(intent("marks").kind, Kind::SettingsChanged);
  EXPECT_TRUE(model.settings.mute && model.settings.reduced_motion && model.settings.colour_safe);
  model.intents.clear();
  EXPECT_FALSE(run_command(model, "text:500"));
  EXPECT_FALSE(run_command(model, "volume:-1"));
  EXPECT_FALSE(run_command(model, "speed:warp"));
  EXPECT_FALSE(run_command(model, "language:xx"));
  EXPECT_TRUE(model.intents.empty());
  EXPECT_EQ(intent("close").kind, Kind::CloseOverlay);
}

TEST_F(Commands, OverlaysHideWhatLiesBelow) {
  open_table();
  model.overlay = Overlay::Message;
  EXPECT_EQ(commands(model).size(), 1u);
  EXPECT_FALSE(run_command(model, "menu"));
  model.overlay = Overlay::Menu;
  EXPECT_FALSE(has("quit"));
  model.desktop = true;
  EXPECT_TRUE(has("quit"));
  EXPECT_FALSE(run_command(model, "hint"));
  model.intents.clear();
  EXPECT_TRUE(run_command(model, "harbour"));
  ASSERT_EQ(model.intents.size(), 2u);
  EXPECT_EQ(model.intents[0].kind, Kind::OpenHarbour);
  EXPECT_EQ(model.intents[1].kind, Kind::CloseOverlay);
}

// Whatever is listed can be run, has a label in words, and is listed once.
TEST_F(Commands, ListedMeansRunnable) {
  open_table();
  model.saved = {{"a", "frost-bitten", "Round 4"}};
  model.desktop = true;
  for (const Screen screen : {Screen::Harbour, Screen::SetUp, Screen::Table, Screen::End}) {
    for (const Overlay overlay : {Overlay::None, Overlay::Settings, Overlay::Rules, Overlay::Menu, Overlay::Message, Overlay::Log}) {
      model.screen = screen;
      model.overlay = overlay;
      const auto list = commands(model);
      ASSERT_FALSE(list.empty());
      for (const Command& each : list) {
        Model copy = model;
        EXPECT_TRUE(run_command(copy, each.id)) << each.id;
        EXPECT_FALSE(each.label.empty()) << each.id;
        EXPECT_FALSE(words.has(each.label)) << each.label;
        const bool key = each.label.find('.') != std::string::npos && each.label.find(' ') == std::string::npos;
        EXPECT_FALSE(key) << each.label;
        EXPECT_EQ(std::count_if(list.begin(), list.end(), [&](const Command& c) { return c.id == each.id; }), 1) << each.id;
      }
    }
  }
}

}  // namespace
}  // namespace wildshore
