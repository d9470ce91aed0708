// match.hpp: one game being played: the session, and the bots in their seats; with its type and without.
#pragma once
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.hpp"
#include "play/game_entry.hpp"
#include "play/record.hpp"
#include "play/session.hpp"

namespace wildshore {

// What advance() did.
enum class Progress : std::uint8_t { Stepped, Thinking, Waiting, Over };

// A match whose game is not known by type: what the CLI, the record loader and the fuzzers drive.
class AnyMatch {
 public:
  virtual ~AnyMatch() = default;
  virtual const Setup& setup() const = 0;
  virtual ToAct to_act() const = 0;
  virtual Result result() const = 0;
  virtual std::vector<std::string> legal() const = 0;  // texts of the legal actions or possible outcomes
  virtual std::uint64_t hash() const = 0;              // of the current state
  virtual const std::vector<std::string>& steps() const = 0;
  virtual Record record() const = 0;
  virtual std::string board() const = 0;  // the table as plain text; empty in the page

  // One step as text, from whoever is to act. Refused: says why, and nothing has changed.
  virtual std::optional<Trouble> play(std::string_view step) = 0;
  // Starts anew and plays the record's steps (its setup is not looked at); stops at the first that does not fit, names its
  // line, and keeps the game up to it.
  virtual std::optional<Trouble> load(const Record& record) = 0;
  // Lets chance or a bot act once; a bot thinks at most `iterations` now. Waiting: a person is asked.
  virtual Progress advance(int iterations) = 0;

  virtual bool can_undo() const = 0;
  virtual bool can_redo() const = 0;
  virtual bool undo() = 0;  // back to the last decision of a person; beyond chance and reveals only in practice
  virtual bool redo() = 0;  // forward to the next decision of a person
};

// The same with its type. The setup must have passed check().
template <Game G>
class Match {
 public:
  explicit Match(Setup setup);

  const Setup& setup() const { return setup_; }
  const Session<G>& session() const { return session_; }
  bool person_asked() const;  // a person's seat is to act

  // The watcher hears every event with the state after it.
  std::optional<Trouble> play(std::string_view step, EventSink<typename G::Event, typename G::State> sink);
  Progress advance(int iterations, EventSink<typename G::Event, typename G::State> sink);
  // A bot that advance() left thinking goes on, and nothing is played; false: there is nothing left to think about.
  bool think(int iterations);
  std::optional<Trouble> load(const Record& record);
  Record record() const;

  bool can_undo() const;
  bool can_redo() const;
  bool undo();
  bool redo();

 private:
  bool person_acts(const typename G::State& state) const;
  int last_decision() const;

  Setup setup_;
  Session<G> session_;
  BotsByLevel<G> bots_;
  Bot<G>* seats_[kMaxSeats] = {};  // nullptr for a person
  bool thinking_ = false;
};

}  // namespace wildshore

#include "play/match_impl.hpp"
