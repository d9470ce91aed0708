// stage_test.cpp: the timeline and the picture: at rest it is the layout, whatever happened on the way.
#include "stage/stage.hpp"

#include <gtest/gtest.h>

#include "stage/motion.hpp"

namespace wildshore {
namespace {

Sprite sprite(std::uint32_t id, Vec2 at, TargetId target = 0) {
  Sprite s;
  s.id = id;
  s.image = static_cast<ImageId>(id);
  s.at = at;
  s.size = {20, 20};
  s.target = target;
  s.ring = target ? ImageId{9} : ImageId{0};
  return s;
}

Camera plain_camera() {
  Camera camera;
  camera.fit({0, 0, 100, 100}, {0, 0, 200, 200});
  return camera;
}

std::string picture(Stage& stage, double now) {
  DrawList list;
  stage.draw(plain_camera(), now, list);
  return print(list);
}

Sprites before() { return {sprite(1, {10, 10}), sprite(2, {50, 50}), sprite(3, {80, 20})}; }
Sprites after() { return {sprite(1, {30, 40}), sprite(3, {80, 20}), sprite(4, {60, 60})}; }

Shot shot() { return {after(), {move_cue(1, Motion::Hop, 0.5f, 0.1f), sound_cue(Sound::Step, 0.3f)}}; }

TEST(Stage, AtRestThePictureIsTheLayout) {
  Stage played;
  played.cut(before());
  played.play(shot(), 0);
  std::vector<Sound> sounds;
  played.update(0.2, sounds);
  EXPECT_TRUE(sounds.empty());
  played.update(5, sounds);
  EXPECT_EQ(sounds, std::vector<Sound>{Sound::Step});
  EXPECT_FALSE(played.busy());
  Stage cut;
  cut.cut(after());
  EXPECT_EQ(picture(played, 5), picture(cut, 5));
}

// Letters grow to be read, as far as what they are written on has room; never below a part of the least size, never above their own.
TEST(Stage, LettersAreLargeEnoughWhereTheyHaveRoom) {
  const auto height = [](float badge_size, float room, float least) {
    Stage stage;
    StageSettings settings;
    settings.least_letters = least;
    stage.settings(settings);
    Sprite s = sprite(1, {50, 50});
    s.size = {room, room};
    s.badge = caption("12");
    s.badge_size = badge_size;
    stage.cut({s});
    DrawList list;
    stage.draw(plain_camera(), 1, list);  // two pixels a unit
    for (const DrawCommand& command : list.commands()) {
      if (command.kind == DrawCommand::Kind::Label) return command.size.y;
    }
    return 0.0f;
  };
  EXPECT_FLOAT_EQ(height(20, 40, 16), 40);
  EXPECT_FLOAT_EQ(height(3, 40, 16), 16);
  EXPECT_FLOAT_EQ(height(3, 9, 16), 13.5f);
  EXPECT_GT(height(1, 2, 16), 10);
  EXPECT_LT(height(1, 2, 16), 12);
}

// Half of the way along its points, whose first is where it starts, at half of the time; at the end where the layout says.
TEST(Stage, AWayLeadsAlongItsPoints) {
  const Sprite from = sprite(1, {10, 10});
  const Sprite to = sprite(1, {90, 10});
  const std::vector<Vec2> way{{20, 10}, {20, 80}, {90, 80}};
  const Cue cue = way_cue(1, Motion::Glide, way, 1);
  EXPECT_EQ(along(cue, from, to, 0).at, (Vec2{20, 10}));
  const Vec2 half = along(cue, from, to, 0.5f).at;
  EXPECT_NEAR(half.x, 55, 0.1f);
  EXPECT_NEAR(half.y, 80, 0.1f);
  EXPECT_EQ(along(cue, from, to, 1), to);
  Cue together = cue;  // the same places, counted from where it will be
  together.together = true;
  for (Vec2& place : together.way) place = place - to.at;
  EXPECT_EQ(along(together, from, to, 0.5f).at, half);
  Stage stage;
  stage.cut({});
  stage.play({{to}, {cue}}, 0);
  DrawList list;
  stage.draw(plain_camera(), 0.5, list);
  ASSERT_EQ(list.commands().size(), 1u);
  EXPECT_NEAR(list.commands()[0].at.x, 110, 0.2f);
  EXPECT_NEAR(list.commands()[0].at.y, 160, 0.2f);
}

// What vanishes goes from where it was over its places, each leg in the same time.
TEST(Stage, WhatLeavesGoesItsWay) {
  const Sprite from = sprite(1, {10, 10});
  const Cue cue = way_cue(1, Motion::Glide, {{30, 10}, {30, 50}}, 1);
  EXPECT_EQ(leaving(from, cue, 0).at, from.at);
  EXPECT_EQ(leaving(from, cue, 0.25f).at, (Vec2{20, 10}));
  EXPECT_EQ(leaving(from, cue, 0.75f).at, (Vec2{30, 30}));
  EXPECT_EQ(leaving(from, cue, 1).tint.a, 0);
}

// A piece without a name of its own moves on under another id: it is seen once, on its way.
TEST(Stage, APieceGoesOnUnderAnotherId) {
  Stage stage;
  stage.cut({sprite(1, {10, 10})});
  Cue cue = move_cue(2, Motion::Glide, 1);
  cue.was = 1;
  stage.play({{sprite(2, {90, 10})}, {cue}}, 0);
  DrawList list;
  stage.draw(plain_camera(), 0.5, list);
  ASSERT_EQ(list.commands().size(), 1u);
  EXPECT_NEAR(list.commands()[0].at.x, 100, 0.2f);
}

TEST(Stage, ATextPopsUpAndIsGone) {
  Stage stage;
  stage.cut(before());
  stage.play({before(), {text_cue("+4", {50, 50}, 20, 1, 0.5f), hold_cue(2)}}, 0);
  EXPECT_EQ(picture(stage, 0.2).find("+4"), std::string::npos);
  EXPECT_NE(picture(stage, 1.0).find("+4"), std::string::npos);
  EXPECT_EQ(picture(stage, 1.9).find("+4"), std::string::npos);
  stage.finish();
  EXPECT_EQ(picture(stage, 1.0).find("+4"), std::string::npos);
}

TEST(Stage, MovesOnTheWayAndIsBusy) {
  Stage stage;
  stage.cut(before());
  stage.play(shot(), 0);
  EXPECT_TRUE(stage.busy());
  Stage cut_before, cut_after;
  cut_before.cut(before());
  cut_after.cut(after());
  const std::string middle = picture(stage, 0.35);
  EXPECT_NE(middle, picture(cut_before, 0.35));
  EXPECT_NE(middle, picture(cut_after, 0.35));
}

TEST(Stage, AnInterruptedAnimationEndsOnTheSamePicture) {
  Stage cut;
  cut.cut(after());
  for (const double moment : {0.0, 0.05, 0.2, 0.4, 0.59}) {
    Stage stage;
    stage.cut(before());
    stage.play(shot(), 0);
    std::vector<Sound> sounds;
    stage.update(moment, sounds);
    stage.finish();
    EXPECT_FALSE(stage.busy());
    EXPECT_EQ(picture(stage, moment), picture(cut, moment)) << moment;
  }
}

TEST(Stage, SpeedOffShowsEachStateAtOnce) {
  Stage stage;
  stage.settings({.speed = 0});
  stage.cut(before());
  stage.play(shot(), 7);
  EXPECT_FALSE(stage.busy());
  Stage cut;
  cut.cut(after());
  EXPECT_EQ(picture(stage, 7), picture(cut, 7));
  std::vector<Sound> sounds;
  stage.update(7, sounds);
  EXPECT_EQ(sounds, std::vector<Sound>{Sound::Step});
}

TEST(Stage, ShotsPlayOneAfterAnother) {
  Stage stage;
  stage.cut(before());
  stage.play(shot(), 0);
  stage.play({before(), {move_cue(1, Motion::Glide, 0.5f)}}, 0);
  std::vector<Sound> sounds;
  stage.update(0.7, sounds);
  EXPECT_TRUE(stage.busy());
  stage.update(1.3, sounds);
  EXPECT_FALSE(stage.busy());
  EXPECT_EQ(stage.resting(), before());
}

TEST(Stage, FastIsShorter) {
  for (const float speed : {1.0f, 0.4f}) {
    Stage stage;
    stage.settings({.speed = speed});
    stage.cut(before());
    stage.play(shot(), 0);
    std::vector<Sound> sounds;
    stage.update(0.3, sounds);
    EXPECT_EQ(stage.busy(), speed == 1.0f);
  }
}

TEST(Stage, ReducedMotionHasNoParticlesAndNoShake) {
  Stage stage;
  stage.settings({.speed = 1, .reduced_motion = true});
  stage.cut(before());
  stage.play({after(), {burst_cue(Particle::Spray, 5, {50, 50}, 20), shake_cue(1)}}, 0);
  std::vector<Sound> sounds;
  stage.update(0.01, sounds);
  EXPECT_EQ(picture(stage, 0.01).find("image 5 "), std::string::npos);
  stage.update(0.5, sounds);
  EXPECT_FALSE(stage.busy());
}

TEST(Stage, ATrailFollowsItsSprite) {
  Stage stage;
  stage.cut({sprite(1, {10, 50})});
  stage.play({{sprite(1, {90, 50})}, {move_cue(1, Motion::Glide, 1), trail_cue(1, Particle::Ripple, 5, {0, 0}, 10, 1)}}, 0);
  std::vector<Sound> sounds;
  stage.update(0.001, sounds);
  const auto trail = [&](double now) {
    DrawList list;
    stage.draw(plain_camera(), now, list);
    std::vector<float> places;
    for (const DrawCommand& command : list.commands()) {
      if (command.image == 5) places.push_back(command.at.x);
    }
    return places;
  };
  EXPECT_LE(trail(0.05).size(), 1u);
  const auto middle = trail(0.5);
  EXPECT_GT(middle.size(), 3u);
  for (const float x : middle) EXPECT_LT(x, 120);  // not ahead of the sprite, which is half-way
  const auto late = trail(0.95);
  EXPECT_GT(late.size(), middle.size());
  stage.finish();
  EXPECT_TRUE(trail(0.96).empty());
}

TEST(Stage, BlinksNowAndThenUnlessMotionIsReduced) {
  Stage stage;
  Sprite one = sprite(1, {50, 50});
  one.blink = 6;
  stage.cut({one});
  const auto blinks = [&] {
    int seen = 0;
    for (int i = 0; i < 400; ++i) seen += picture(stage, i * 0.05).find("image 6 ") != std::string::npos;
    return seen;
  };
  const int seen = blinks();
  EXPECT_GT(seen, 4);
  EXPECT_LT(seen, 60);
  stage.settings({.reduced_motion = true});
  EXPECT_EQ(blinks(), 0);
}

TEST(Stage, OnlyAllowedTargetsAreHit) {
  Stage stage;
  stage.cut({sprite(1, {20, 20}, 11), sprite(2, {60, 60}, 12)});
  const TargetId allowed[] = {12};
  stage.allow(allowed);
  const Camera camera = plain_camera();
  EXPECT_EQ(stage.target_at({40, 40}, camera), 0);
  EXPECT_EQ(stage.any_target_at({40, 40}, camera), 11);
  EXPECT_EQ(stage.target_at({120, 120}, camera), 12);
  EXPECT_EQ(stage.target_at({180, 180}, camera), 0);
}

TEST(Stage, AFingerMayMissALittle) {
  Stage stage;
  stage.settings({.least_reach = 80});
  stage.cut({sprite(1, {50, 50}, 11)});
  const TargetId allowed[] = {11};
  stage.allow(allowed);
  EXPECT_EQ(stage.target_at({135, 100}, plain_camera()), 11);
  EXPECT_EQ(stage.target_at({145, 100}, plain_camera()), 0);
}

TEST(Stage, HotSpotsCanBeClickedEvenUnderOthers) {
  Stage stage;
  Sprite floe = sprite(1, {50, 50}, 11);
  floe.size = {60, 60};
  Sprite piece = sprite(2, {50, 50}, 12);
  piece.layer = 2;
  stage.cut({floe, piece});
  const TargetId allowed[] = {11, 12};
  stage.allow(allowed);
  std::vector<HotSpot> spots;
  stage.hot_spots(plain_camera(), spots);
  ASSERT_EQ(spots.size(), 2u);
  for (const HotSpot& spot : spots) EXPECT_EQ(stage.target_at(spot.area.centre(), plain_camera()), spot.target);
}

TEST(Stage, ArrowsReachTheNeighbourInThatDirection) {
  Stage stage;
  stage.cut({sprite(1, {20, 50}, 11), sprite(2, {50, 50}, 12), sprite(3, {80, 50}, 13), sprite(4, {50, 20}, 14)});
  const TargetId allowed[] = {11, 12, 13, 14};
  stage.allow(allowed);
  const Camera camera = plain_camera();
  EXPECT_EQ(stage.neighbour(12, {1, 0}, camera), 13);
  EXPECT_EQ(stage.neighbour(12, {-1, 0}, camera), 11);
  EXPECT_EQ(stage.neighbour(12, {0, -1}, camera), 14);
  EXPECT_EQ(stage.neighbour(12, {0, 1}, camera), 12);
  EXPECT_EQ(stage.neighbour(0, {0, 1}, camera), 11);
}

TEST(Stage, PropsLieOnTopAndMayBeClicked) {
  Stage stage;
  stage.cut({sprite(1, {50, 50}, 11)});
  stage.props({sprite(2, {50, 50}, 12)});
  const TargetId allowed[] = {12};
  stage.allow(allowed);
  EXPECT_EQ(stage.target_at({100, 100}, plain_camera()), 12);
  stage.props({});
  EXPECT_EQ(stage.target_at({100, 100}, plain_camera()), 0);
}

TEST(Motion, EndsExactlyOnTheNewPose) {
  const Sprite from = sprite(1, {0, 0});
  Sprite to = sprite(1, {30, 10});
  to.angle = 12;
  for (int number = 0; number <= static_cast<int>(Motion::Shade); ++number) {
    const auto motion = static_cast<Motion>(number);
    EXPECT_EQ(between(from, to, motion, 7, 1), to) << number;
    EXPECT_EQ(appearing(to, 1, motion), to) << number;
    EXPECT_EQ(vanishing(from, 1, motion).tint.a, 0) << number;
  }
}

TEST(Motion, AFlipShowsTheOldSideFirst) {
  const Sprite from = sprite(1, {10, 10});
  Sprite to = from;
  to.image = 5;
  EXPECT_EQ(between(from, to, Motion::Flip, 0, 0.3f).image, from.image);
  EXPECT_EQ(between(from, to, Motion::Flip, 0, 0.7f).image, to.image);
  EXPECT_LT(between(from, to, Motion::Flip, 0, 0.5f).size.x, 0.2f * to.size.x);
}

TEST(Camera, FitsZoomsAndComesBack) {
  Camera camera;
  camera.fit({0, 0, 100, 50}, {10, 20, 200, 200});
  EXPECT_FLOAT_EQ(camera.scale(), 2);
  EXPECT_EQ(camera.to_pixels({0, 0}), (Vec2{10, 70}));
  const Vec2 pixel{110, 120};
  const Vec2 under = camera.to_board(pixel);
  camera.zoom_at(pixel, 2);
  EXPECT_TRUE(camera.zoomed());
  EXPECT_NEAR(camera.to_board(pixel).x, under.x, 0.01);
  camera.pan({10000, 10000});
  EXPECT_LE(camera.to_pixels({0, 0}).x, 10.01f);  // never beyond the board's edge
  camera.reset();
  EXPECT_FALSE(camera.zoomed());
  EXPECT_EQ(camera.to_pixels({0, 0}), (Vec2{10, 70}));
}

TEST(Camera, GlidesToWhereItIsAskedTo) {
  Camera camera;
  camera.fit({0, 0, 100, 50}, {10, 20, 200, 200});
  camera.ease_to({110, 120}, 2);
  float last = camera.scale();
  for (int frame = 1; frame < 120; ++frame) {
    camera.glide(frame / 60.0);
    EXPECT_GE(camera.scale(), last);
    last = camera.scale();
  }
  EXPECT_NEAR(camera.scale(), 4, 0.001);
  camera.show({0, 0, 10, 10});
  EXPECT_LE(camera.to_pixels({0, 0}).x, 10.01f);
  camera.ease_to({110, 120}, 1);
  for (int frame = 121; frame < 240; ++frame) camera.glide(frame / 60.0);
  EXPECT_FALSE(camera.zoomed());
  EXPECT_EQ(camera.to_pixels({0, 0}), (Vec2{10, 70}));
}

}  // namespace
}  // namespace wildshore
