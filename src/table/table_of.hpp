// table_of.hpp: the Table of a game with its scene. Instantiated once per game, in its scene's folder.
#pragma once
#include <algorithm>

#include "table/adviser.hpp"
#include "table/character.hpp"
#include "table/outlook.hpp"
#include "table/scene.hpp"

namespace wildshore {

template <Scene S>
class TableOf final : public Table {
  using G = typename S::Game;
  using State = typename G::State;
  using View = typename G::View;
  using Event = typename G::Event;

 public:
  TableOf(const Setup& setup, const Words& words)
      : match_(setup), words_(&words), remarks_(match_.setup()), shown_(G::view(state(), kSpectator)) {
    follow();
    shown_ = view(state());
    refresh();
  }

  const GameEntry& entry() const override { return S::entry(); }
  const Setup& setup() const override { return match_.setup(); }
  const Look& look() const override { return S::look(); }

  void words(const Words& words) override {
    words_ = &words;
    turning_.clear();
    remarks_.forget(steps() > 0);
    tell_all();
    refresh();
  }

  Progress advance(int iterations) override {
    const int step = steps();
    const auto lines = log_.size();
    const Progress progress = match_.advance(iterations, [&](const Event& e, const State& after) { hear(step, e, after); });
    if (progress == Progress::Stepped) {
      explain(step, lines);
      stepped();
    }
    return progress;
  }

  bool think(int iterations) override { return match_.think(iterations); }

  std::optional<Trouble> play(std::string_view text) override {
    const int step = steps();
    const auto lines = log_.size();
    auto trouble = match_.play(text, [&](const Event& e, const State& after) { hear(step, e, after); });
    if (!trouble) {
      explain(step, lines);
      stepped();
    }
    return trouble;
  }

  std::optional<Trouble> load(const Record& record) override {
    auto trouble = match_.load(record);
    jumped();
    return trouble;
  }

  bool can_undo() const override { return match_.can_undo(); }
  bool can_redo() const override { return match_.can_redo(); }
  bool undo() override { return match_.undo() && jumped(); }
  bool redo() override { return match_.redo() && jumped(); }
  bool waiting() const override { return match_.person_asked() && !curtain_; }
  bool over() const override { return G::to_act(state()).turn == Turn::Over; }
  Record record() const override { return match_.record(); }
  Record seen_record() const override {
    Record record = match_.record();
    if (!G::kHides || over()) return record;
    for (int step = 0; step < steps(); ++step) {
      if (secret_step(step)) record.steps[static_cast<std::uint32_t>(step)] = "?";
    }
    return record;
  }
  std::uint64_t hash() const override { return hash_of(state()); }
  int steps() const override { return static_cast<int>(match_.session().steps().size()); }
  int revision() const override { return revision_; }

  Seat watcher() const override { return watcher_; }
  Seat curtain() const override { return curtain_ ? G::to_act(state()).seat : kSpectator; }
  void lift_curtain() override {
    if (!curtain_) return;
    watcher_ = alone_ = G::to_act(state()).seat;
    curtain_ = false;
    changed_at_once();
  }

  const std::vector<Offer>& offers() const override { return offers_; }
  const Question& question() const override { return question_; }
  const std::vector<LogLine>& log() const override { return log_; }
  const std::vector<Standing>& standings() const override { return standings_; }
  const std::vector<Card>& cards() const override { return cards_; }
  std::vector<Card> breakdown() const override {
    std::vector<Card> out;
    if constexpr (requires(const View& v, const Teller& t) { S::breakdown(v, t, out); }) {
      if (over()) S::breakdown(view(state()), teller(), out);
    }
    return out;
  }
  Button button(TargetId target) const override {
    Button out{target, {}, 0};
    if constexpr (requires(const View& v, const Teller& t) { S::button(target, v, t); }) out.label = S::button(target, view(state()), teller());
    if constexpr (requires(const View& v) { S::button_image(target, v); }) out.image = S::button_image(target, view(state()));
    return out;
  }
  std::string board() const override { return S::board(view(state()), teller()); }
  std::string ending() const override { return over() ? S::ending(view(state()), teller()) : std::string(); }
  Result result() const override { return G::result(state()); }

  std::string why_not(const Path& path) const override {
    const RuleId rule = S::why_not(path, view(state()));
    if (!rule) return {};
    const std::string number = std::to_string(rule.section) + "." + std::to_string(rule.paragraph);
    const std::string key = "rule." + std::string(G::kId) + "." + number;
    return words_->say("ui.why_not", {words_->get(key), number});
  }

  const Hint* hint(int iterations) override {
    if (!waiting()) {
      static const Hint nothing;
      return &nothing;
    }
    const View now = view(state());
    if (advised_ != revision_) {
      advised_ = revision_;
      hint_ready_ = false;
      adviser_.begin(G::view(state(), G::to_act(state()).seat), steps());
    }
    if (hint_ready_) return &hint_;
    if (!adviser_.think(iterations)) return nullptr;
    hint_ready_ = true;
    hint_ = {};
    adviser_.answer(offers_, hint_);
    hint_.reason = reason(adviser_.choice(), now);
    if constexpr (requires(const Teller& t) { S::advice(now, t, hint_.advice); }) S::advice(now, teller(), hint_.advice);
    return &hint_;
  }

  const Remark& remark() const override { return remarks_.last(); }

  const std::vector<TurningPoint>* turning_points(int steps) override {
    if (!over()) return &turning_;
    if (!look_back_.go_on(match_.session(), steps)) return nullptr;
    if (turning_.empty()) {
      for (const Swing& swing : look_back_.swings()) turning_.push_back({swing.step, swing.seat, turning_words(swing)});
    }
    return &turning_;
  }

  Rect bounds(Shape shape) const override { return S::bounds(view(state()), shape); }
  void layout(Shape shape, Sprites& out) const override { layout_at(steps(), shape, out); }
  void layout_at(int step, Shape shape, Sprites& out) const override {
    out.clear();
    const State& then = match_.session().state_at(step);
    // A secret shown for a moment is not looked up again: what is past is seen as everybody may see it.
    const bool past_secret = kTellsSecrets && step < steps() && watcher_ != kSpectator && hides_from_others(then, watcher_);
    S::layout(past_secret ? G::view(then, kSpectator) : view(then), shape, out);
  }
  void props(const Path& picked, Shape shape, Sprites& out) const override {
    out.clear();
    S::props(view(state()), picked, shape, out);
  }
  void focus_props(const Path& picked, TargetId focus, Shape shape, Sprites& out) const override {
    out.clear();
    if constexpr (requires { S::focus_props(view(state()), picked, focus, shape, out); }) S::focus_props(view(state()), picked, focus, shape, out);
  }
  void take_shots(Shape shape, std::vector<Shot>& out) override {
    for (const Heard& heard : heard_) {
      Shot shot;
      S::layout(heard.after, shape, shot.after);
      S::effects(heard.event, shown_, heard.after, shape, shot.cues);
      shown_ = heard.after;
      out.push_back(std::move(shot));
    }
    heard_.clear();
    // Those shots show what was seen by whoever looked then. If another looks now, the last picture is theirs; a curtain clears the
    // table by itself.
    const View now = view(state());
    if (out.empty() || curtain_ || shown_ == now) return;
    shown_ = now;
    S::layout(now, shape, out.emplace_back().after);
  }
  void shots_of(int step, Shape shape, std::vector<Shot>& out) const override {
    View before = view(match_.session().state_at(step));
    replay(step, [&](const Event& event, const State& state_after) {
      const View after = view(state_after);
      Shot shot;
      S::layout(after, shape, shot.after);
      S::effects(G::redact(event, watcher_), before, after, shape, shot.cues);
      before = after;
      out.push_back(std::move(shot));
    });
  }
  void backdrop(Shape shape, const Camera& camera, Rect window, double seconds, DrawList& out) const override {
    S::backdrop(view(state()), shape, camera, window, seconds, out);
  }

 private:
  struct Heard {
    Event event;
    View after;
  };

  const State& state() const { return match_.session().state(); }
  Teller teller() const { return Teller(*words_, match_.setup()); }

  bool person(Seat seat) const { return match_.setup().seats[static_cast<std::uint32_t>(seat)].person(); }

  static constexpr bool kTellsSecrets = requires(const View& v) { S::secret(v); };

  // Whether the seat's picture of the state is not for the others at the table.
  static bool hides_from_others(const State& of, Seat seat) {
    if constexpr (kTellsSecrets) return S::secret(G::view(of, seat));
    else return G::kHides;
  }

  // Whose eyes the picture of the state is made for. Who is asked while nothing is secret sits there with the others, so that what turns
  // secret later is not shown before a curtain.
  Seat eyes(const State& of) const {
    if (watcher_ == alone_ || watcher_ == kSpectator) return watcher_;
    return hides_from_others(of, watcher_) ? kSpectator : watcher_;
  }

  // Whether the seat needs none of its secrets for what it is asked.
  bool answered_openly(Seat seat) const {
    if constexpr (requires(const View& v) { S::open(v); }) return S::open(G::view(state(), seat));
    return false;
  }

  // After the state changed: who looks now. Whoever was asked last goes on looking until another person is asked.
  void follow() {
    const ToAct who = G::to_act(state());
    const auto& seats = match_.setup().seats;
    const auto persons = std::count_if(seats.begin(), seats.end(), [](const SeatSetup& seat) { return seat.person(); });
    curtain_ = false;
    if (persons == 1) {
      for (watcher_ = 0; !person(watcher_);) ++watcher_;
      alone_ = watcher_;
      return;
    }
    if (who.turn != Turn::Seat || !person(who.seat) || who.seat == alone_) return;
    alone_ = kSpectator;
    if (answered_openly(who.seat)) {
      watcher_ = kSpectator;
      return;
    }
    curtain_ = hides_from_others(state(), who.seat);
    watcher_ = curtain_ ? kSpectator : who.seat;
  }
  View view(const State& of) const { return G::view(of, eyes(of)); }

  void hear(int step, const Event& event, const State& after) {
    heard_.push_back({G::redact(event, alone_), view(after)});
    tell(step, event, after);
  }

  std::string reason(const typename G::Action& action, const View& seen) const {
    if constexpr (requires(const Teller& t) { S::reason(action, seen, t); }) return S::reason(action, seen, teller());
    return {};
  }

  // Where all win together a bot says what its turn is for: the first thing it does that has a reason everybody may know. It says so before
  // the lines of that step, which begin at `at`.
  void explain(int step, std::size_t at) {
    if constexpr (requires(const View& v, const Teller& t) { S::reason(typename G::Action{}, v, t); }) {
      const State& before = match_.session().state_at(step);
      const ToAct who = G::to_act(before);
      if (who.turn != Turn::Seat) return;
      if (who.seat != explained_) said_ = false;
      explained_ = who.seat;
      if (said_ || person(who.seat) || !G::result(before).cooperative || secret_step(step)) return;
      const std::string why = reason(*G::parse_action(match_.session().steps()[static_cast<std::uint32_t>(step)]), view(before));
      if (why.empty()) return;
      said_ = true;
      LogLine line{step, who.seat, words_->say("plan.said", {teller().name(who.seat), why}), 0};
      log_.insert(log_.begin() + static_cast<std::ptrdiff_t>(at), std::move(line));
    }
  }

  std::string turning_words(const Swing& swing) const {
    const Result result = G::result(state());
    const std::string round = std::to_string(G::result(match_.session().state_at(swing.step)).round);
    const std::string turn = teller().say_of(swing.seat, "turning.turn");
    Seat winner = 0;
    while (winner + 1 < static_cast<Seat>(setup().seats.size()) && ((result.winners >> winner) & 1u) == 0) ++winner;
    const std::string whose = result.cooperative ? words_->say("turning.crew") : teller().say_of(winner, "turning.chance");
    return words_->say(swing.after > swing.before ? "turning.rose" : "turning.fell",
                       {round, turn, whose, std::to_string(swing.before), std::to_string(swing.after)});
  }

  // After a step: whoever has something to say says it.
  void comment() {
    const ToAct who = G::to_act(state());
    if (who.turn == Turn::Over) return remarks_.game_over(*words_, G::result(state()), steps());
    if (who.turn != Turn::Seat || who.seat == turn_) return;
    turn_ = who.seat;
    Chances now{};
    const Chances* told = nullptr;
    if constexpr (TellsChances<S>) {
      constexpr int kWorlds = 8;
      open_chances<S>(state(), kWorlds, now);
      told = &now;
    }
    remarks_.turn_passed(*words_, told, steps());
  }

  void tell(int step, const Event& event, const State& after) {
    const Event seen = G::redact(event, alone_);
    std::string line = S::tell(seen, view(after), teller());
    if (line.empty()) return;
    ImageId image = 0;
    if constexpr (requires { S::log_image(seen); }) image = S::log_image(seen);
    log_.push_back({step, S::seat_of(seen), std::move(line), image});
  }

  // Calls sink(event, state after it) for every event of step number `step` once more.
  template <class Sink>
  void replay(int step, const Sink& sink) const {
    const auto& session = match_.session();
    State next = session.state_at(step);
    const std::string& text = session.steps()[static_cast<std::uint32_t>(step)];
    if (session.chance_at(step)) {
      G::resolve(next, *G::parse_outcome(text), EventSink<Event, State>(sink));
    } else {
      G::apply(next, *G::parse_action(text), EventSink<Event, State>(sink));
    }
  }

  // Whether the step told others something that the watcher was not told.
  bool secret_step(int step) const {
    bool secret = false;
    replay(step, [&](const Event& event, const State&) { secret = secret || !(G::redact(event, alone_) == event); });
    return secret;
  }

  // Tells the whole game again: after undo, load, for another watcher, or in another language.
  void tell_all() {
    log_.clear();
    explained_ = kSpectator;
    for (int step = 0; step < steps(); ++step) {
      const auto lines = log_.size();
      replay(step, [&](const Event& event, const State& after) { tell(step, event, after); });
      explain(step, lines);
    }
  }

  // What was heard was heard by whoever looked until now; another watcher is told anew.
  void stepped() {
    const Seat before = alone_;
    follow();
    if (alone_ != before && G::kHides) tell_all();
    comment();
    refresh();
  }

  // The table is at another time of the game.
  bool jumped() {
    turn_ = kSpectator;
    turning_.clear();
    look_back_ = {};
    remarks_.forget(steps() > 0);
    return changed_at_once();
  }

  bool changed_at_once() {
    follow();
    heard_.clear();
    shown_ = view(state());
    tell_all();
    refresh();
    return true;
  }

  Question curtain_question() const {
    const std::string name = teller().name(curtain());
    Question out;
    out.headline = words_->say("curtain.title", {name});
    out.detail = words_->say("curtain.detail", {name});
    out.seat = curtain();
    return out;
  }

  void refresh() {
    ++revision_;
    const View now = view(state());
    question_ = curtain_ ? curtain_question() : S::question(now, teller());
    cards_.clear();
    if constexpr (requires(const Teller& t) { S::cards(now, t, cards_); }) S::cards(now, teller(), cards_);
    offers_.clear();
    if (waiting()) {
      typename G::Actions legal;
      G::actions(state(), legal);
      for (const auto& action : legal) {
        offers_.push_back({std::string(G::text(action).view()), S::label(action, now, teller()), S::path(action, now)});
      }
    }
    standings_.clear();
    const Result result = G::result(state());
    const ToAct who = G::to_act(state());
    for (Seat seat = 0; seat < static_cast<Seat>(setup().seats.size()); ++seat) {
      Standing row;
      row.seat = seat;
      row.name = teller().name(seat);
      row.bot = !person(seat);
      if (row.bot) row.portrait = portrait_of(setup().seats[static_cast<std::uint32_t>(seat)].level, seat);
      row.to_act = who.turn == Turn::Seat ? who.seat == seat : question_.seat == seat && !over();
      row.winner = over() && ((result.winners >> seat) & 1u) != 0;
      if (!G::kHides || over()) row.score = result.scores[static_cast<std::uint32_t>(seat)];  // else the scene says what the view tells
      standings_.push_back(row);
    }
    S::standings(now, teller(), standings_);
  }

  Match<G> match_;
  const Words* words_;
  Remarks remarks_;
  Seat turn_ = kSpectator;  // whose turn the last remark could be about
  Seat explained_ = kSpectator;  // who acted last, and whether it has said what for
  bool said_ = false;
  Adviser<G> adviser_;
  int advised_ = -1;  // the revision that the adviser thinks about
  bool hint_ready_ = false;
  Hint hint_;
  LookBack<S> look_back_;
  std::vector<TurningPoint> turning_;
  int revision_ = 0;
  Seat watcher_ = kSpectator;
  Seat alone_ = kSpectator;  // the only person, or who lifted the curtain and was not followed by another: secrets are for no one else
  bool curtain_ = false;
  View shown_;  // what the last shot taken showed
  std::vector<Heard> heard_;
  std::vector<Offer> offers_;
  std::vector<LogLine> log_;
  std::vector<Standing> standings_;
  std::vector<Card> cards_;
  Question question_;
};

// The registry's row of a game that has a scene.
template <Scene S>
std::unique_ptr<Table> make_table(const Setup& setup, const Words& words) {
  return std::make_unique<TableOf<S>>(setup, words);
}

}  // namespace wildshore
