// scene.hpp: how The Mara looks, sounds and reads: a reserve of hexagons, points up in wide windows, turned by thirty degrees in tall ones.
//
// What a seat has peeked at is shown to that seat alone: everything here is made from a View, also the sentences of the log.
#pragma once
#include "games/the_mara/sense.hpp"
#include "table/scene.hpp"

namespace wildshore {

struct TheMaraScene {
  using Game = TheMara;
  using View = TheMara::View;
  using Action = TheMara::Action;
  using Event = TheMara::Event;
  using Sense = the_mara::Sense;

  static const GameEntry& entry();
  static const Look& look();

  static Rect bounds(const View& view, Shape shape);
  static void layout(const View& view, Shape shape, Sprites& out);
  static void props(const View& view, const Path& picked, Shape shape, Sprites& out);
  static void focus_props(const View& view, const Path& picked, TargetId focus, Shape shape, Sprites& out);
  static void effects(const Event& event, const View& before, const View& after, Shape shape, Cues& out);
  static void backdrop(const View& view, Shape shape, const Camera& camera, Rect window, double seconds, DrawList& out);

  static Path path(const Action& action, const View& view);
  static RuleId why_not(const Path& path, const View& view);
  static std::string button(TargetId target, const View& view, const Teller& teller);
  // Whether the watcher has something on the table that the others may not see.
  static bool secret(const View& view);

  static std::string label(const Action& action, const View& view, const Teller& teller);
  static std::string reason(const Action& action, const View& view, const Teller& teller);
  static std::string tell(const Event& event, const View& after, const Teller& teller);
  static Seat seat_of(const Event& event);
  static Question question(const View& view, const Teller& teller);
  static std::string board(const View& view, const Teller& teller);
  static void standings(const View& view, const Teller& teller, std::vector<Standing>& rows);
  static std::string ending(const View& view, const Teller& teller);
  static void cards(const View& view, const Teller& teller, std::vector<Card>& out);
  static void breakdown(const View& view, const Teller& teller, std::vector<Card>& out);
};

}  // namespace wildshore
