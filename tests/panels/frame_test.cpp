// Whole frames of panels and board without a window: what they draw, and that a frame in which nothing happens asks for no memory.
#include <gtest/gtest.h>

#include <cstdlib>

#include "app/assets.hpp"
#include "app/board.hpp"
#include "app/registry.hpp"
#include "imgui.h"
#include "panels/games.hpp"
#include "panels/panels.hpp"
#include "support/allocations.hpp"
#include "support/hints.hpp"

namespace wildshore {
namespace {

int& imgui_allocations() {
  static int count = 0;
  return count;
}

// Every picture is there at once.
class AllPictures : public PanelImages {
 public:
  PanelImage image(std::string_view, Vec2) override { return {this, {0, 0}, {1, 1}}; }
  float saved_table(std::string_view, Rect, float) override { return 1; }
  std::string_view asset(std::string_view path) override { return wildshore::asset(path); }
};

class Frames : public testing::Test {
 protected:
  Frames() : words(asset("i18n/en.txt")) {
    ImGui::SetAllocatorFunctions(
        [](std::size_t size, void*) {
          ++imgui_allocations();
          return std::malloc(size);
        },
        [](void* memory, void*) { std::free(memory); });
    context = ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    ImGui::GetIO().DisplaySize = {1280, 720};
    load_theme(1, {asset("fonts/quicksand_medium.ttf"), asset("fonts/quicksand_bold.ttf"), {asset("i18n/en.txt"), {}}, words.get("ui.name")});
    model.words = &words;
    model.registry = registry();
  }
  ~Frames() override {
    board.open(nullptr);
    ImGui::DestroyContext(context);
  }

  void open_table(std::string_view game, int seats) {
    const GameEntry& entry = *find_game(model.registry, game);
    wildshore::Setup setup = new_draft(words, model.registry, entry).setup;
    setup.seats.resize(static_cast<std::size_t>(seats));
    for (std::size_t i = 1; i < setup.seats.size(); ++i) setup.seats[i].level = usual_level(entry);
    setup.seed = 7;
    table = entry.table(setup, words);
    for (int i = 0; i < 1000 && !table->waiting(); ++i) table->advance(1000);
    ASSERT_TRUE(table->waiting());
    model.table = table.get();
    model.screen = Screen::Table;
    board.open(table.get());
  }
  // One frame as the app draws it, sixty a second.
  void frame() {
    model.now += 1.0 / 60;
    ImGui::GetIO().DeltaTime = 1.0f / 60;
    ImGui::NewFrame();
    const Rect area = draw_panels(model, {size, 1, 1, false, true}, pictures);
    sounds.clear();
    list.clear();
    if (model.table) {
      board.update(model.now, sounds);
      board.fit(area);
      board.draw({0, 0, size.x, size.y}, model.now, list);
    }
    ImGui::Render();
  }

  ImGuiContext* context;
  Words words;
  Model model;
  AllPictures pictures;
  std::unique_ptr<Table> table;
  Board board;
  std::vector<Sound> sounds;
  DrawList list;
  Vec2 size{1280, 720};
};

TEST_F(Frames, AskForNoMemoryWhileNothingHappens) {
  for (const GameEntry* entry : registry()) {
    const GameEntry& game = *entry;
    if (!game.table) continue;
    open_table(game.id, game.max_seats);
    for (int i = 0; i < 240; ++i) frame();
    AllocationCounter counter;
    imgui_allocations() = 0;
    for (int i = 0; i < 100; ++i) frame();
    EXPECT_EQ(counter.stop(), 0) << game.id;
    EXPECT_EQ(imgui_allocations(), 0) << game.id;
    board.open(nullptr);
  }
}

// With a hint, its reason and alternatives on the table, and with what a bot has said.
TEST_F(Frames, AskForNoMemoryWhileAHintIsShown) {
  for (const Vec2 window : {Vec2{1280, 720}, Vec2{390, 844}}) {
    size = window;
    ImGui::GetIO().DisplaySize = {size.x, size.y};
    open_table("frost-bitten", 3);
    model.hint = &hint_of(*table);
    model.hinted = model.hint->offer;
    ASSERT_GE(model.hinted, 0);
    ASSERT_GE(table->remark().seat, 0);
    for (int i = 0; i < 240; ++i) frame();
    AllocationCounter counter;
    imgui_allocations() = 0;
    for (int i = 0; i < 100; ++i) frame();
    EXPECT_EQ(counter.stop(), 0) << size.x;
    EXPECT_EQ(imgui_allocations(), 0) << size.x;
    model.hint = nullptr;
    board.open(nullptr);
  }
}

// Looking back, and with a whisper in the banner of a low window.
TEST_F(Frames, AskForNoMemoryWhileLookingBack) {
  for (const Vec2 window : {Vec2{1280, 720}, Vec2{844, 390}, Vec2{390, 844}}) {
    size = window;
    ImGui::GetIO().DisplaySize = {size.x, size.y};
    open_table("frost-bitten", 3);
    ASSERT_FALSE(table->play(table->offers()[0].step));
    for (const int moment : {0, -1}) {
      model.moment = moment;
      model.whisper = moment < 0 ? "What the focused target would do, in a sentence that is not short" : "";
      for (int i = 0; i < 240; ++i) frame();
      AllocationCounter counter;
      imgui_allocations() = 0;
      for (int i = 0; i < 100; ++i) frame();
      EXPECT_EQ(counter.stop(), 0) << size.x << " " << moment;
      EXPECT_EQ(imgui_allocations(), 0) << size.x << " " << moment;
    }
    model.whisper.clear();
    board.open(nullptr);
  }
}

TEST_F(Frames, TheHarbourAsksForNoMemoryWhileNothingHappens) {
  model.saved = {{"00000001", "frost-bitten", "Round 4, your turn: three penguin moves"}, {"00000002", "the-mara", "Round 9"}};
  for (int i = 0; i < 240; ++i) frame();
  AllocationCounter counter;
  imgui_allocations() = 0;
  for (int i = 0; i < 100; ++i) frame();
  EXPECT_EQ(counter.stop(), 0);
  EXPECT_EQ(imgui_allocations(), 0);
}

TEST_F(Frames, WithReducedMotionNothingMovesByItself) {
  for (const GameEntry* entry : registry()) {
    if (!entry->table) continue;
    open_table(entry->id, std::max(2, entry->min_seats));
    for (const bool reduced : {true, false}) {
      Board board;
      board.settings({.speed = 0, .reduced_motion = reduced});
      board.open(table.get());
      const Rect area{0, 0, 1000, 700};
      const auto picture = [&](double now) {
        list.clear();
        board.fit(area);
        board.draw(area, now, list);
        return print(list);
      };
      EXPECT_EQ(picture(50) == picture(51.3), reduced) << entry->id;
    }
  }
}

// The picture of a table that was played equals the picture of one that was opened at that step, and an animation that is cut short,
// or switched off, ends on it.
TEST_F(Frames, HoweverAStateIsReachedItsPictureIsTheSame) {
  for (const GameEntry* entry : registry()) {
    const GameEntry& game = *entry;
    if (!game.table) continue;
    open_table(game.id, std::max(2, game.min_seats));
    Board off, cut;
    off.settings({.speed = 0});
    off.open(table.get());
    cut.open(table.get());
    const Rect area{0, 0, 1000, 700};
    const auto picture = [&](Board& of) {
      list.clear();
      of.settings({.speed = 0, .reduced_motion = true});  // nothing idles
      of.fit(area);
      of.draw(area, 50, list);
      return print(list);
    };
    double now = 1;
    for (int step = 0; step < 40 && !table->over(); ++step) {
      if (table->waiting()) ASSERT_FALSE(table->play(table->offers()[static_cast<std::size_t>(step) % table->offers().size()].step));
      else table->advance(1000);
      // What happened is told to the first who asks; for the other it is a change without a story, as after undo.
      off.settings({.speed = 0});
      cut.settings({.speed = 1});
      Board& first = step % 2 ? off : cut;
      Board& second = step % 2 ? cut : off;
      first.refresh(now);
      second.refresh(now);
      Board fresh;
      fresh.open(table.get());
      sounds.clear();
      cut.update(now + 0.07, sounds);
      cut.finish();
      const std::string expected = picture(fresh);
      EXPECT_EQ(picture(off), expected) << game.id << " step " << step;
      EXPECT_EQ(picture(cut), expected) << game.id << " step " << step;
      fresh.open(nullptr);
      now += 1;
    }
    off.open(nullptr);
    cut.open(nullptr);
    board.open(nullptr);
  }
}

}  // namespace
}  // namespace wildshore
