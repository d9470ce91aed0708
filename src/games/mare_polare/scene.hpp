// scene.hpp: how Mare Polare looks, sounds and reads. What a recipe is made of is shown only while its owner may look (5.1).
#pragma once
#include "games/mare_polare/sense.hpp"
#include "table/scene.hpp"

namespace wildshore {

struct MarePolareScene {
  using Game = MarePolare;
  using View = MarePolare::View;
  using Action = MarePolare::Action;
  using Event = MarePolare::Event;
  using Sense = mare_polare::Sense;

  static const GameEntry& entry();
  static const Look& look();

  static Rect bounds(const View& view, Shape shape);
  static void layout(const View& view, Shape shape, Sprites& out);
  static void props(const View&, const Path&, Shape, Sprites&) {}
  static void effects(const Event& event, const View& before, const View& after, Shape shape, Cues& out);
  static void backdrop(const View& view, Shape shape, const Camera& camera, Rect window, double seconds, DrawList& out);

  static Path path(const Action& action, const View& view);
  static RuleId why_not(const Path& path, const View& view);
  // Whether the picture shows its watcher something that others at the table must not see.
  static bool secret(const View& view);

  static std::string label(const Action& action, const View& view, const Teller& teller);
  static std::string reason(const Action& action, const View& view, const Teller& teller);
  static void advice(const View& view, const Teller& teller, std::vector<std::string>& out);
  static std::string tell(const Event& event, const View& after, const Teller& teller);
  static Seat seat_of(const Event& event);
  static Question question(const View& view, const Teller& teller);
  static std::string board(const View& view, const Teller& teller);
  static void standings(const View& view, const Teller& teller, std::vector<Standing>& rows);
  static std::string ending(const View& view, const Teller& teller);
  static void cards(const View& view, const Teller& teller, std::vector<Card>& out);
};

}  // namespace wildshore
