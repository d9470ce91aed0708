// liars_die.hpp: a toy with hidden information, to try the conformance suite on: each of two seats rolls a hidden die; in turn
// a seat bids a higher total or calls; on a call both dice are shown. `kBug` plants one mistake, which the suite must find.
#pragma once
#include "bots/random.hpp"
#include "core/game.hpp"

namespace wildshore::liars_die {

enum class Bug { None, EventTellsDie, ViewTellsDie, ImagineIgnoresDie, ListTwice, LooseParse, SilentStep, WrongWhy, LeftoverState };

struct Options {
  std::int8_t sides = 6;
  bool operator==(const Options&) const = default;
};
struct State {
  std::int8_t sides = 6;
  std::int8_t die[2] = {0, 0};  // 0: not rolled, or not seen
  std::int8_t bid = 1;
  std::int8_t turn = 0;
  std::int8_t winner = -1;
  std::int8_t bids = 0;
  bool operator==(const State&) const = default;
};
struct Action {
  std::int8_t bid = 0;  // 0 is the call
  bool operator==(const Action&) const = default;
};
struct Outcome {
  std::int8_t face = 1;
  bool operator==(const Outcome&) const = default;
};
struct Event {
  std::int8_t kind = 0;  // 0 rolled, 1 bid, 2 shown
  std::int8_t seat = 0;
  std::int8_t number = 0;
  bool operator==(const Event&) const = default;
};
struct View {
  State known;
  std::int8_t me = kSpectator;
  std::int8_t rolled[2] = {0, 0};
  bool operator==(const View&) const = default;
};

inline std::string board_text(const State& state) { return "bid " + std::to_string(state.bid) + "\n"; }

template <Bug kBug>
struct LiarsDie {
  using Options = liars_die::Options;
  using State = liars_die::State;
  using Action = liars_die::Action;
  using Outcome = liars_die::Outcome;
  using Event = liars_die::Event;
  using View = liars_die::View;
  using Actions = List<Action, 16>;
  using Outcomes = List<Weighted<Outcome>, 6>;

  static constexpr std::string_view kId = "liars-die";
  static constexpr int kRules = 1;
  static constexpr int kMinSeats = 2;
  static constexpr int kMaxSeats = 2;
  static constexpr bool kHides = true;

  static std::span<const OptionSpec> option_specs() { return {}; }
  static Options options(int, const Choices&) { return {}; }

  static State start(const Options& options) { return {.sides = options.sides}; }
  static ToAct to_act(const State& s) {
    if (s.winner >= 0) return {Turn::Over, -1};
    if (s.die[0] == 0 || s.die[1] == 0) return {Turn::Chance, -1};
    return {Turn::Seat, s.turn};
  }
  static void actions(const State& s, Actions& list) {
    list.clear();
    for (int bid = 0; bid <= 2 * s.sides; ++bid) {
      const Action action{static_cast<std::int8_t>(bid)};
      if (!refused(s, action)) list.push(action);
    }
    if (kBug == Bug::ListTwice && list.size() > 3) list.push(list[0]);
  }
  static void outcomes(const State& s, Outcomes& list) {
    list.clear();
    if (to_act(s).turn != Turn::Chance) return;
    for (int face = 1; face <= s.sides; ++face) list.push({{static_cast<std::int8_t>(face)}, 1});
  }
  template <class Watcher>
  static void apply(State& s, const Action& a, const Watcher& watcher) {
    const std::int8_t me = s.turn;
    if (a.bid == 0) {
      s.winner = static_cast<std::int8_t>(s.die[0] + s.die[1] >= s.bid ? 1 - me : me);
      watcher(Event{2, s.winner, 0}, s);
      return;
    }
    s.bid = a.bid;
    s.turn = static_cast<std::int8_t>(1 - me);
    if (kBug != Bug::SilentStep || s.bid < 6) watcher(Event{1, me, a.bid}, s);
    if (kBug == Bug::LeftoverState) ++s.bids;  // changed after the last event
  }
  template <class Watcher>
  static void resolve(State& s, const Outcome& o, const Watcher& watcher) {
    const int seat = s.die[0] == 0 ? 0 : 1;
    s.die[seat] = o.face;
    watcher(Event{0, static_cast<std::int8_t>(seat), o.face}, s);
  }
  static Result result(const State& s) {
    Result result;
    result.round = 1;
    if (s.winner < 0) return result;
    result.winners = 1u << s.winner;
    result.reason = "called";
    return result;
  }
  static bool ok(const State& s) { return s.bid <= 2 * s.sides && s.die[0] <= s.sides && s.die[1] <= s.sides; }
  static RuleId why(const State& s, const Action& a) {
    if (kBug == Bug::WrongWhy && a.bid == 7) return {};
    return refused(s, a) ? RuleId{1, 1} : RuleId{};
  }

  static View view(const State& s, Seat me) {
    View v{s, static_cast<std::int8_t>(me), {}};
    for (int seat = 0; seat < 2; ++seat) {
      v.rolled[seat] = s.die[seat] != 0;
      if (seat != me && s.winner < 0 && kBug != Bug::ViewTellsDie) v.known.die[seat] = 0;
    }
    return v;
  }
  static Event redact(const Event& event, Seat me) {
    Event seen = event;
    if (event.kind == 0 && event.seat != me && kBug != Bug::EventTellsDie) seen.number = 0;
    return seen;
  }
  static State imagine(const View& v, Rng& rng) {
    State s = v.known;
    for (int seat = 0; seat < 2; ++seat) {
      if (kBug == Bug::ImagineIgnoresDie && v.rolled[seat]) s.die[seat] = 0;
      if (v.rolled[seat] && s.die[seat] == 0) {
        s.die[seat] = static_cast<std::int8_t>(1 + rng.below(static_cast<std::uint32_t>(s.sides)));
      }
    }
    return s;
  }

  static StepText text(const Action& a) {
    if (a.bid == 0) return StepText("call");
    return StepText(a.bid < 10 ? "bid 0" : "bid ").add_number(a.bid);  // two figures, so that none begins another
  }
  static StepText text(const Outcome& o) { return StepText("roll ").add_number(o.face); }
  static std::optional<Action> parse_action(std::string_view t) {
    for (int bid = 0; bid <= 12; ++bid) {
      const Action action{static_cast<std::int8_t>(bid)};
      if (text(action).view() == (kBug == Bug::LooseParse ? t.substr(0, 6) : t)) return action;
    }
    return std::nullopt;
  }
  static std::optional<Outcome> parse_outcome(std::string_view t) {
    for (int face = 1; face <= 6; ++face) {
      const Outcome outcome{static_cast<std::int8_t>(face)};
      if (text(outcome).view() == t) return outcome;
    }
    return std::nullopt;
  }

 private:
  static bool refused(const State& s, const Action& a) {
    if (to_act(s).turn != Turn::Seat) return true;
    return a.bid == 0 ? s.bid <= 1 : a.bid <= s.bid || a.bid > 2 * s.sides;
  }
};

static_assert(Game<LiarsDie<Bug::None>>);

}  // namespace wildshore::liars_die

namespace wildshore {

template <liars_die::Bug kBug>
struct Bots<liars_die::LiarsDie<kBug>> {
  using G = liars_die::LiarsDie<kBug>;
  static std::span<const std::string_view> levels() {
    static constexpr std::string_view kLevels[] = {"random"};
    return kLevels;
  }
  static std::unique_ptr<Bot<G>> make(std::string_view) { return std::make_unique<RandomBot<G>>(); }
};

}  // namespace wildshore
