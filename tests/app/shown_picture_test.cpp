// A picture is drawn again when anything of it has changed, and only then.
#include "app/shown_picture.hpp"

#include <gtest/gtest.h>

#include "imgui.h"

namespace wildshore {
namespace {

struct ShownPictureTest : testing::Test {
  ShownPictureTest() {
    list.image(3, {10, 20}, {30, 40}, {0.5f, 0.5f}, 15, {});
    list.gradient({0, 0, 100, 100}, rgb(0x102030), rgb(0x405060));
    for (const float x : {0.0f, 8.0f, 4.0f}) letters.VtxBuffer.push_back({{x, 2 * x}, {x / 8, 0}, 0xFFFFFFFFu});
    for (const ImDrawIdx i : {0, 1, 2}) letters.IdxBuffer.push_back(i);
    letters.CmdBuffer.push_back({});
    letters.CmdBuffer.back().ElemCount = 3;
    panels.CmdLists.push_back(&letters);
  }

  bool shown() { return picture.is(ground, list, panels); }

  ShownPicture picture;
  ShownPicture::Ground ground{{800, 450}, rgb(0x26436b), 7};
  DrawList list;
  ImDrawList letters{nullptr};
  ImDrawData panels;
};

TEST_F(ShownPictureTest, TheSameIsShownUntilItIsForgotten) {
  EXPECT_FALSE(shown());
  EXPECT_TRUE(shown());
  EXPECT_TRUE(shown());
  picture.forget();
  EXPECT_FALSE(shown());
  EXPECT_TRUE(shown());
}

TEST_F(ShownPictureTest, WhateverChangesIsSeenOnce) {
  shown();
  const auto seen = [this] {
    const bool before = shown();
    return !before && shown();
  };
  ground.size.x = 801;
  EXPECT_TRUE(seen()) << "size";
  ground.color.g ^= 1;
  EXPECT_TRUE(seen()) << "ground";
  ++ground.changes;
  EXPECT_TRUE(seen()) << "a texture";
  list.label(caption("1C"), {5, 5}, 14, {});
  EXPECT_TRUE(seen()) << "a caption more";
  list.clear();
  EXPECT_TRUE(seen()) << "an empty board";
  letters.VtxBuffer[1].col = 0xFF0000FFu;
  EXPECT_TRUE(seen()) << "a colour of a panel";
  letters.VtxBuffer[2].pos.y += 0.5f;
  EXPECT_TRUE(seen()) << "half a pixel";
  letters.IdxBuffer[2] = 1;
  EXPECT_TRUE(seen()) << "another triangle";
  letters.CmdBuffer[0].TextureId = &letters;
  EXPECT_TRUE(seen()) << "another texture";
  letters.CmdBuffer[0].ClipRect.w = 12;
  EXPECT_TRUE(seen()) << "clipped elsewhere";
  panels.CmdLists.clear();
  EXPECT_TRUE(seen()) << "no panel";
}

}  // namespace
}  // namespace wildshore
