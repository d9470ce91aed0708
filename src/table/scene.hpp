// scene.hpp: what a scene is: how a view looks, sounds and reads, and which clicks make an action. Pure functions of views.
//
// Nothing here knows a state, a seed or a pixel. Durations live in effects(); board units are about CSS pixels on a desktop.
//
// A scene may also have, where the game needs it (view, teller, out as below):
//   void cards(view, teller, std::vector<Card>&)         what the side panel shows besides standings and log
//   void breakdown(view, teller, std::vector<Card>&)     of the scores, on the end screen
//   std::string button(target, view, teller)             the label of a target that has no sprite (kFirstButton and on)
//   ImageId button_image(target, view)                   its picture
//   void focus_props(view, path, target, shape, sprites) shown while a target that may be picked next is pointed at: the way it would go
//   ImageId log_image(event)                             a small picture beside its line of the log
//   std::string reason(action, view, teller)             why a good player would do this: a sentence from the game's sense, true in this view;
//                                                        "" if there is nothing to say. For hints, and where all win together for what
//                                                        bots do: the view may be any watcher's
//   void advice(view, teller, std::vector<std::string>&) to a crew: the dangers, and last the goal; the table adds the move
//   using Sense = ...                                    the game's judgement, for remarks and turning points (table/outlook.hpp)
//   bool secret(view)                                    whether this view holds what others may not see: a curtain falls before it is
//                                                        shown to another person. Without it: whenever the game hides anything
//   bool open(view)                                      whether the seat asked needs none of its secrets to answer: then no curtain
//                                                        falls, and the answer is given on the table as everybody sees it
#pragma once
#include <concepts>
#include <string>

#include "core/game.hpp"
#include "table/table.hpp"
#include "table/teller.hpp"

namespace wildshore {

template <class S>
concept Scene =
    Game<typename S::Game> &&
    requires(const typename S::Game::View& view, const typename S::Game::Action& action, const typename S::Game::Event& event,
             Shape shape, Sprites& sprites, Cues& cues, const Teller& teller, const Path& path, const Camera& camera, Rect rect,
             DrawList& list, std::vector<Standing>& standings) {
      { S::entry() } -> std::same_as<const GameEntry&>;
      { S::look() } -> std::same_as<const Look&>;
      // Pictures.
      { S::bounds(view, shape) } -> std::same_as<Rect>;                          // what the camera must show
      { S::layout(view, shape, sprites) } -> std::same_as<void>;                 // appends; ids stable for the whole game
      { S::props(view, path, shape, sprites) } -> std::same_as<void>;            // appends; while `path` is picked
      { S::effects(event, view, view, shape, cues) } -> std::same_as<void>;      // event, view before, view after
      { S::backdrop(view, shape, camera, rect, double{}, list) } -> std::same_as<void>;
      // Clicks. No path is the beginning of another one in the same view.
      { S::path(action, view) } -> std::same_as<Path>;
      { S::why_not(path, view) } -> std::same_as<RuleId>;                        // the last target of the path is refused
      // Sentences.
      { S::label(action, view, teller) } -> std::same_as<std::string>;
      { S::tell(event, view, teller) } -> std::same_as<std::string>;             // a log line; "" if not worth one
      { S::seat_of(event) } -> std::same_as<Seat>;                               // whose mark stands beside that line
      { S::question(view, teller) } -> std::same_as<Question>;
      { S::board(view, teller) } -> std::same_as<std::string>;
      { S::standings(view, teller, standings) } -> std::same_as<void>;           // fills score, goal, note of each seat's row
      { S::ending(view, teller) } -> std::same_as<std::string>;
    };

}  // namespace wildshore
