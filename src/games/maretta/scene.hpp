// scene.hpp: how Maretta and Vulcano look, sound and read: one scene for both sides of the board.
//
// The watcher's hand is a fan below the rafts; everyone's raft, stock and number of cards lie open. In wide windows the way runs from left
// to right, in tall ones in bends. What a side has of its own (images, landscape, some sentences) hangs on Options::side.
#pragma once
#include "games/maretta/sense.hpp"
#include "table/scene.hpp"

namespace wildshore {

struct CastawayScene {
  using View = MarettaRules::View;
  using Action = MarettaRules::Action;
  using Event = MarettaRules::Event;
  using Sense = maretta::Sense;

  static Rect bounds(const View& view, Shape shape);
  static void layout(const View& view, Shape shape, Sprites& out);
  static void props(const View& view, const Path& picked, Shape shape, Sprites& out);
  static void effects(const Event& event, const View& before, const View& after, Shape shape, Cues& out);
  static void backdrop(const View& view, Shape shape, const Camera& camera, Rect window, double seconds, DrawList& out);

  static Path path(const Action& action, const View& view);
  static RuleId why_not(const Path& path, const View& view);
  static bool open(const View& view);
  static std::string button(TargetId target, const View& view, const Teller& teller);

  static std::string label(const Action& action, const View& view, const Teller& teller);
  static std::string reason(const Action& action, const View& view, const Teller& teller);
  static std::string tell(const Event& event, const View& after, const Teller& teller);
  static Seat seat_of(const Event& event);
  static Question question(const View& view, const Teller& teller);
  static std::string board(const View& view, const Teller& teller);
  static void standings(const View& view, const Teller& teller, std::vector<Standing>& rows);
  static std::string ending(const View& view, const Teller& teller);
  static void cards(const View& view, const Teller& teller, std::vector<wildshore::Card>& out);
  static void breakdown(const View& view, const Teller& teller, std::vector<wildshore::Card>& out);
};

struct MarettaScene : CastawayScene {
  using Game = Maretta;
  static const GameEntry& entry();
  static const Look& look();
};

struct VulcanoScene : CastawayScene {
  using Game = Vulcano;
  static const GameEntry& entry();
  static const Look& look();
};

}  // namespace wildshore
