// game.hpp: what a game is.
//
// A game is a struct of static functions over plain values. It owns no memory between calls, reads no clock, draws no
// pixel and rolls no die: whoever runs it passes chance outcomes in, exactly as it passes the seats' actions in.
// Copy games/null_game/ to start a new one; CONTRIBUTING.md walks through it.
#pragma once
#include <array>
#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/list.hpp"
#include "core/rng.hpp"
#include "core/text.hpp"

namespace wildshore {

using Seat = int;                       // 0 .. seats - 1
inline constexpr Seat kSpectator = -1;  // sees what everybody sees, nothing more
inline constexpr int kMaxSeats = 6;

// States are flat: places, kinds and counts are kept in bytes.
constexpr std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }

enum class Turn : std::uint8_t { Seat, Chance, Over };

// Who is asked for the next step. `seat` is meaningful only when a seat acts, and -1 otherwise.
struct ToAct {
  Turn turn = Turn::Over;
  Seat seat = -1;
  bool operator==(const ToAct&) const = default;
};

// A chance outcome and its weight. Integers, so that no platform rounds.
template <class Outcome>
struct Weighted {
  Outcome outcome;
  std::uint32_t weight;
  bool operator==(const Weighted&) const = default;
};

// A numbered paragraph of the game's rules.md; 0.0 refuses nothing.
struct RuleId {
  std::uint8_t section = 0;
  std::uint8_t paragraph = 0;
  bool operator==(const RuleId&) const = default;
  explicit operator bool() const { return section != 0; }
};

// How a game stands or ended. Bit s of `winners` is seat s; a co-operative game is won by all seats or by none.
// `reason` is a short stable word ("home", "heat"); "" while the game goes on. Rounds are counted from 1.
struct Result {
  std::uint32_t winners = 0;
  std::array<std::int32_t, kMaxSeats> scores{};
  std::string_view reason;
  std::int32_t round = 0;
  bool cooperative = false;
  bool operator==(const Result&) const = default;
};

// One switch of a game: its key and the values it may take, as they are written in records and addresses.
struct OptionSpec {
  std::string_view key;
  std::span<const std::string_view> values;
  int default_value = 0;  // index into values
};

inline constexpr int kMaxOptions = 16;

// What was chosen before play: for each option of the game, the index of its value.
struct Choices {
  std::array<std::uint8_t, kMaxOptions> value{};
  bool operator==(const Choices&) const = default;
};

// Swallows events: what a search passes to apply().
struct NoEvents {
  template <class Event, class State>
  void operator()(const Event&, const State&) const {}
};

// A reference to whoever watches: called with every event and the state right after it. Does not own, does not allocate.
template <class Event, class State>
class EventSink {
 public:
  template <class F>
    requires(!std::same_as<std::remove_cvref_t<F>, EventSink>)
  EventSink(F&& f)
      : object_(const_cast<void*>(static_cast<const void*>(std::addressof(f)))),
        call_([](void* object, const Event& event, const State& after) {
          (*static_cast<std::remove_reference_t<F>*>(object))(event, after);
        }) {}
  void operator()(const Event& event, const State& after) const { call_(object_, event, after); }

 private:
  void* object_;
  void (*call_)(void*, const Event&, const State&);
};

template <class T>
concept Flat = std::regular<T> && std::is_trivially_copyable_v<T>;

// The contract, function by function, is the table in ARCHITECTURE.md; the conformance suite checks all of it.
// apply and resolve are instantiated in rules.cpp for exactly two watchers: NoEvents and EventSink<Event, State>. A game that
// hides something also says which actions tell their seat something new: static bool reveals(const State& before, const Action&).
template <class G>
concept Game =
    Flat<typename G::Options> && Flat<typename G::State> && Flat<typename G::Action> && Flat<typename G::Outcome> &&
    Flat<typename G::Event> && Flat<typename G::View> &&
    std::has_unique_object_representations_v<typename G::State> &&
    requires(const typename G::Options& options, const typename G::State& state, typename G::State& next,
             const typename G::Action& action, const typename G::Outcome& outcome, const typename G::Event& event,
             const typename G::View& view, Seat seat, Rng& rng, std::string_view text, typename G::Actions& actions,
             typename G::Outcomes& outcomes, const Choices& choices,
             EventSink<typename G::Event, typename G::State> sink) {
      { G::kId } -> std::convertible_to<std::string_view>;  // "frost-bitten"
      { G::kRules } -> std::convertible_to<int>;            // raised when old records would play differently
      { G::kMinSeats } -> std::convertible_to<int>;
      { G::kMaxSeats } -> std::convertible_to<int>;
      { G::option_specs() } -> std::same_as<std::span<const OptionSpec>>;
      { G::options(int{}, choices) } -> std::same_as<typename G::Options>;  // seats and choices -> typed options
      // The rules.
      { G::start(options) } -> std::same_as<typename G::State>;
      { G::to_act(state) } -> std::same_as<ToAct>;
      { G::actions(state, actions) } -> std::same_as<void>;    // clears the list first
      { G::outcomes(state, outcomes) } -> std::same_as<void>;  // clears the list first
      { G::apply(next, action, NoEvents{}) } -> std::same_as<void>;
      { G::apply(next, action, sink) } -> std::same_as<void>;
      { G::resolve(next, outcome, NoEvents{}) } -> std::same_as<void>;
      { G::resolve(next, outcome, sink) } -> std::same_as<void>;
      { G::result(state) } -> std::same_as<Result>;
      { G::ok(state) } -> std::same_as<bool>;
      { G::why(state, action) } -> std::same_as<RuleId>;
      // Who knows what.
      { G::view(state, seat) } -> std::same_as<typename G::View>;
      { G::redact(event, seat) } -> std::same_as<typename G::Event>;
      { G::imagine(view, rng) } -> std::same_as<typename G::State>;
      { G::kHides } -> std::convertible_to<bool>;  // whether some seat does not know everything
      // The text of a step, for the record, the log and the tests.
      { G::text(action) } -> std::same_as<StepText>;
      { G::text(outcome) } -> std::same_as<StepText>;
      { G::parse_action(text) } -> std::same_as<std::optional<typename G::Action>>;
      { G::parse_outcome(text) } -> std::same_as<std::optional<typename G::Outcome>>;
      { board_text(state) } -> std::same_as<std::string>;  // beside the State: the table in plain text
    };

}  // namespace wildshore
