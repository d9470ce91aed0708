// play_checks.hpp: what must hold when a game is played, saved, broken, undone and shared: session, match, record, link, bots.
#pragma once
#include <memory>
#include <string>

#include "conformance/verdict.hpp"
#include "play/any_match.hpp"

namespace wildshore::conformance {

// The levels that do not search: many games of them cost little. Those that do are tried in tests/bots/.
template <Game G>
std::vector<std::string_view> quick_levels() {
  std::vector<std::string_view> quick;
  for (const std::string_view level : Bots<G>::levels()) {
    if (level != "sharp" && level != "master") quick.push_back(level);
  }
  return quick;
}

template <Game G>
class PlayChecks {
 public:
  using State = typename G::State;

  PlayChecks(const Setup& setup, Verdict& verdict) : setup_(setup), entry_(headless_entry<G>()), verdict_(verdict) {}

  // A random session of at most `steps`, taken back and played again at every step.
  void session(Rng& rng, int steps) {
    Session<G> session(typed_options<G>(setup_), setup_.seed);
    for (step_ = 0; step_ < steps && G::to_act(session.state()).turn != Turn::Over; ++step_) {
      const State before = session.state();
      refusals(session);
      const std::string step = some_step(session, rng);
      WILDSHORE_CLAIM(!session.play(step, NoEvents{}));
      const State after = session.state();
      WILDSHORE_CLAIM(session.steps().back() == step && session.state_at(step_) == before);
      WILDSHORE_CLAIM(session.chance_at(step_) == (G::to_act(before).turn == Turn::Chance));
      session.undo();
      WILDSHORE_CLAIM(session.state() == before && session.can_redo() && session.next_redo() == step);
      refusals(session);
      WILDSHORE_CLAIM(session.can_redo());
      if (session.chance_at(step_)) WILDSHORE_CLAIM(session.draw().view() == step);
      session.redo(NoEvents{});
      WILDSHORE_CLAIM(session.state() == after && !session.can_redo());
      if (step_ % 8 == 7) long_undo(session, rng);
    }
  }

  // The same game as a match: its record and its link come back exactly; broken ones name the line and keep what was before.
  void record(Rng& rng, int steps) {
    const auto match = entry_.match(setup_);
    for (step_ = 0; step_ < steps && match->to_act().turn != Turn::Over; ++step_) {
      if (match->to_act().turn == Turn::Chance) {
        WILDSHORE_CLAIM(match->advance(1) == Progress::Stepped);
        continue;
      }
      const auto legal = match->legal();
      WILDSHORE_CLAIM(!match->play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
    }
    const Record record = match->record();
    const std::string text = write_record(registry(), record);
    const ReadRecord read = read_record(registry(), text);
    WILDSHORE_CLAIM(read.playable && !read.trouble && read.record == record);
    const auto loaded = entry_.match(read.record.setup);
    WILDSHORE_CLAIM(!loaded->load(read.record));
    WILDSHORE_CLAIM(loaded->hash() == match->hash() && loaded->steps() == match->steps());
    WILDSHORE_CLAIM(loaded->board() == match->board() && loaded->result() == match->result());
    const std::string packed = pack_link(registry(), record);
    const ReadRecord unpacked = unpack_link(registry(), packed);
    WILDSHORE_CLAIM(unpacked.playable && !unpacked.trouble && unpacked.record == record);
    if (record.steps.empty()) return;
    for (int i = 0; i < 6; ++i) {
      altered_line(record, rng);
      cut(record, text, rng);
      altered_link(packed, rng);
    }
  }

  // Bots play the whole game: through Match in thin and thick slices and through sim, step for step the same.
  void bots(int max_steps) {
    const auto thick = entry_.match(setup_);
    const auto thin = entry_.match(setup_);
    const auto options = typed_options<G>(setup_);
    State state = G::start(options);
    BotTable<G> table(setup_);
    for (step_ = 0; step_ < max_steps && G::to_act(state).turn != Turn::Over; ++step_) {
      table.step(state, setup_.seed, step_);
      while (thick->advance(1 << 16) == Progress::Thinking) {}
      while (thin->advance(1) == Progress::Thinking) {}
      if (!WILDSHORE_CLAIM(thick->hash() == hash_of(state) && thin->hash() == hash_of(state))) return;
    }
    WILDSHORE_CLAIM(!thick->can_undo());
  }

  // People and bots in turn: undo leads to a person's decision and never over chance or a reveal, except in practice.
  void undo(Rng& rng, int steps) {
    const auto match = entry_.match(setup_);
    for (step_ = 0; step_ < steps; ++step_) {
      Progress progress;
      do progress = match->advance(1 << 16);
      while (progress == Progress::Stepped || progress == Progress::Thinking);
      if (progress == Progress::Over) break;
      if (match->can_undo()) undo_and_redo(*match);
      const auto legal = match->legal();
      const std::string& step = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
      const bool revealing = reveals<G>(replayed(match->steps()).state(), *G::parse_action(step));
      WILDSHORE_CLAIM(!match->play(step));
      WILDSHORE_CLAIM(match->can_undo() == (setup_.practice || !revealing) && !match->can_redo());
      if (match->can_undo()) undo_and_redo(*match);
    }
  }

 private:
  std::string where() const {
    return std::string(G::kId) + " " + options_text(entry_, setup_.choices, ',') + " " + seats_text(setup_, ',') + " seed " +
           std::to_string(setup_.seed) + " step " + std::to_string(step_);
  }
  Registry registry() const { return {&row_, 1}; }

  Session<G> replayed(const std::vector<std::string>& steps) const {
    Session<G> session(typed_options<G>(setup_), setup_.seed);
    for (const std::string& step : steps) session.play(step, NoEvents{});
    return session;
  }

  static std::string some_step(const Session<G>& session, Rng& rng) {
    if (G::to_act(session.state()).turn == Turn::Chance) return std::string(session.draw().view());
    typename G::Actions legal;
    G::actions(session.state(), legal);
    return std::string(G::text(legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))]).view());
  }

  // What does not fit is named, and nothing has changed.
  void refusals(Session<G>& session) {
    const State before = session.state();
    const auto count = session.steps().size();
    const bool redo = session.can_redo();
    for (const std::string& step : {std::string("no such step"), std::string(), seen_elsewhere_}) {
      if (!session.refuse(step)) continue;
      const auto trouble = session.play(step, NoEvents{});
      WILDSHORE_CLAIM(trouble && trouble->key.starts_with("trouble.") && trouble->detail == quote(step));
    }
    WILDSHORE_CLAIM(session.state() == before && session.steps().size() == count && session.can_redo() == redo);
    if (count > 0) seen_elsewhere_ = session.steps()[count / 2];
  }

  void long_undo(Session<G>& session, Rng& rng) {
    const State end = session.state();
    const auto steps = session.steps();
    const int back = 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(steps.size())));
    for (int i = 0; i < back; ++i) session.undo();
    while (session.can_redo()) session.redo(NoEvents{});
    WILDSHORE_CLAIM(session.state() == end && session.steps() == steps);
    session.undo();
    Session<G> other = session;
    for (int tries = 0; tries < 8; ++tries) {
      const std::string step = some_step(other, rng);
      if (step == other.next_redo()) continue;
      WILDSHORE_CLAIM(!other.play(step, NoEvents{}) && !other.can_redo());
      break;
    }
    session.redo(NoEvents{});
  }

  void altered_line(Record record, Rng& rng) {
    const auto line = rng.below(static_cast<std::uint32_t>(record.steps.size()));
    record.steps[line] = "no such step";
    const ReadRecord read = read_record(registry(), write_record(registry(), record));
    const auto match = entry_.match(read.record.setup);
    const auto trouble = match->load(read.record);
    WILDSHORE_CLAIM(trouble && trouble->line == record.first_step_line + static_cast<int>(line));
    WILDSHORE_CLAIM(match->steps().size() == line);
  }

  // Cut anywhere, a record either loads as a shorter game or says where it ends; nothing is invented.
  void cut(const Record& record, const std::string& text, Rng& rng) {
    const auto size = rng.below(static_cast<std::uint32_t>(text.size()));
    const ReadRecord read = read_record(registry(), std::string_view(text).substr(0, size));
    if (!WILDSHORE_CLAIM(read.playable || read.trouble) || !read.playable) return;
    const auto match = entry_.match(read.record.setup);
    const auto trouble = match->load(read.record);
    const bool whole_lines = size == text.size() || text[size] == '\n' || text[size - 1] == '\n';
    WILDSHORE_CLAIM(trouble.has_value() == (!whole_lines && !read.record.steps.empty()));
    if (trouble) WILDSHORE_CLAIM(trouble->line == read.record.first_step_line + static_cast<int>(match->steps().size()));
    WILDSHORE_CLAIM(std::equal(match->steps().begin(), match->steps().end(), record.steps.begin()));
  }

  void altered_link(std::string packed, Rng& rng) {
    const auto place = rng.below(static_cast<std::uint32_t>(packed.size()));
    const char other = packed[place] == 'x' ? 'y' : 'x';
    std::string changed = packed;
    changed[place] = other;
    for (const std::string& broken : {changed, packed.substr(0, place), packed + "A", "*" + packed}) {
      const ReadRecord read = unpack_link(registry(), broken);
      WILDSHORE_CLAIM(read.trouble.has_value());
      if (!read.playable) continue;
      const auto match = entry_.match(read.record.setup);
      WILDSHORE_CLAIM(!match->load(read.record));
    }
  }

  void undo_and_redo(AnyMatch& match) {
    const std::uint64_t end = match.hash();
    const auto steps = match.steps();
    WILDSHORE_CLAIM(match.undo() && match.can_redo());
    const ToAct who = match.to_act();
    WILDSHORE_CLAIM(who.turn == Turn::Seat && setup_.seats[static_cast<std::size_t>(who.seat)].person());
    if (!setup_.practice) {
      const Session<G> session = replayed(steps);
      for (std::size_t undone = match.steps().size(); undone < steps.size(); ++undone) {
        const State& before = session.state_at(static_cast<int>(undone));
        if (!WILDSHORE_CLAIM(G::to_act(before).turn != Turn::Chance)) break;
        WILDSHORE_CLAIM(!reveals<G>(before, *G::parse_action(steps[undone])));
      }
    }
    while (match.can_redo()) WILDSHORE_CLAIM(match.redo());
    WILDSHORE_CLAIM(match.hash() == end && match.steps() == steps);
  }

  Setup setup_;
  GameEntry entry_;
  const GameEntry* row_ = &entry_;
  Verdict& verdict_;
  int step_ = 0;
  std::string seen_elsewhere_ = "?";
};

}  // namespace wildshore::conformance
