// scene.hpp: how Rescue Polar Bears looks, sounds and reads: 61 hexes seen from the south, heat on one side, data on the other.
//
// Nothing is hidden, so whoever looks sees the same. In wide windows the thermometer and the data track stand beside the board, in tall ones
// they lie above and below it.
#pragma once
#include "games/rescue_polar_bears/sense.hpp"
#include "table/scene.hpp"

namespace wildshore {

struct RescuePolarBearsScene {
  using Game = RescuePolarBears;
  using View = RescuePolarBears::View;
  using Action = RescuePolarBears::Action;
  using Event = RescuePolarBears::Event;
  using Sense = rescue_polar_bears::Sense;

  static const GameEntry& entry();
  static const Look& look();

  static Rect bounds(const View& view, Shape shape);
  static void layout(const View& view, Shape shape, Sprites& out);
  static void props(const View& view, const Path& picked, Shape shape, Sprites& out);
  static void focus_props(const View& view, const Path& picked, TargetId focus, Shape shape, Sprites& out);  // the way a ship would sail
  static void effects(const Event& event, const View& before, const View& after, Shape shape, Cues& out);
  static void backdrop(const View& view, Shape shape, const Camera& camera, Rect window, double seconds, DrawList& out);

  static Path path(const Action& action, const View& view);
  static RuleId why_not(const Path& path, const View& view);
  static std::string button(TargetId target, const View& view, const Teller& teller);
  static ImageId button_image(TargetId target, const View& view);

  static std::string label(const Action& action, const View& view, const Teller& teller);
  static std::string reason(const Action& action, const View& view, const Teller& teller);
  static void advice(const View& view, const Teller& teller, std::vector<std::string>& out);
  static std::string tell(const Event& event, const View& after, const Teller& teller);
  static Seat seat_of(const Event& event);
  static ImageId log_image(const Event& event);
  static Question question(const View& view, const Teller& teller);
  static std::string board(const View& view, const Teller& teller);
  static void standings(const View& view, const Teller& teller, std::vector<Standing>& rows);
  static void cards(const View& view, const Teller& teller, std::vector<Card>& out);  // forecast, supplies, ship boards
  static std::string ending(const View& view, const Teller& teller);
};

}  // namespace wildshore
