// scene.hpp: how Frost Bitten! looks, sounds and reads: the board lies on its side in wide windows (south left) and stands upright in tall ones.
#pragma once
#include "games/frost_bitten/sense.hpp"
#include "table/scene.hpp"

namespace wildshore {

struct FrostBittenScene {
  using Game = FrostBitten;
  using View = FrostBitten::View;
  using Action = FrostBitten::Action;
  using Event = FrostBitten::Event;
  using Sense = frost_bitten::Sense;

  static const GameEntry& entry();
  static const Look& look();

  static Rect bounds(const View& view, Shape shape);
  static void layout(const View& view, Shape shape, Sprites& out);
  static void props(const View& view, const Path& picked, Shape shape, Sprites& out);
  static void effects(const Event& event, const View& before, const View& after, Shape shape, Cues& out);
  static void backdrop(const View& view, Shape shape, const Camera& camera, Rect window, double seconds, DrawList& out);

  static Path path(const Action& action, const View& view);
  // Whether a legal action's path begins with `picked` followed by `next`.
  static bool path_allows(const View& view, const Path& picked, TargetId next);
  static RuleId why_not(const Path& path, const View& view);

  static std::string label(const Action& action, const View& view, const Teller& teller);
  static std::string reason(const Action& action, const View& view, const Teller& teller);
  static std::string tell(const Event& event, const View& after, const Teller& teller);
  static Seat seat_of(const Event& event) { return event.seat; }
  static ImageId log_image(const Event& event);
  static Question question(const View& view, const Teller& teller);
  static std::string board(const View& view, const Teller& teller);
  static void standings(const View& view, const Teller& teller, std::vector<Standing>& rows);
  static std::string ending(const View& view, const Teller& teller);
};

namespace frost_bitten {

std::string place_words(Place place, const Teller& teller);  // "1C", "the south pole"

}  // namespace frost_bitten
}  // namespace wildshore
