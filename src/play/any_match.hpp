// any_match.hpp: a typed game behind the untyped interfaces: AnyMatch and the registry's row.
#pragma once
#include "play/match.hpp"
#include "play/measure.hpp"

namespace wildshore {

// What only wildshore-cli and tests ask for (games by the thousand, perft, the table as plain text) is left out of the page, where every
// byte is downloaded: src/CMakeLists.txt says which files are built without it.
#ifdef WILDSHORE_WITHOUT_TOOLS
inline constexpr bool kWithTools = false;
#else
inline constexpr bool kWithTools = true;
#endif

template <Game G>
class MatchOf final : public AnyMatch {
 public:
  explicit MatchOf(const Setup& setup) : match_(setup) {}

  Match<G>& match() { return match_; }

  const Setup& setup() const override { return match_.setup(); }
  ToAct to_act() const override { return G::to_act(match_.session().state()); }
  Result result() const override { return G::result(match_.session().state()); }
  std::uint64_t hash() const override { return hash_of(match_.session().state()); }
  const std::vector<std::string>& steps() const override { return match_.session().steps(); }
  Record record() const override { return match_.record(); }
  std::string board() const override {
    if constexpr (kWithTools) return board_text(match_.session().state());
    else return {};
  }

  std::vector<std::string> legal() const override {
    std::vector<std::string> texts;
    typename G::Actions actions;
    G::actions(match_.session().state(), actions);
    for (const auto& action : actions) texts.emplace_back(G::text(action).view());
    typename G::Outcomes outcomes;
    G::outcomes(match_.session().state(), outcomes);
    for (const auto& each : outcomes) texts.emplace_back(G::text(each.outcome).view());
    return texts;
  }

  std::optional<Trouble> play(std::string_view step) override { return match_.play(step, NoEvents{}); }
  std::optional<Trouble> load(const Record& record) override { return match_.load(record); }
  Progress advance(int iterations) override { return match_.advance(iterations, NoEvents{}); }

  bool can_undo() const override { return match_.can_undo(); }
  bool can_redo() const override { return match_.can_redo(); }
  bool undo() override { return match_.undo(); }
  bool redo() override { return match_.redo(); }

 private:
  Match<G> match_;
};

// The registry's row of a game, without a table to look at: whoever draws the game adds that.
template <Game G>
GameEntry headless_entry() {
  GameEntry entry;
  entry.id = G::kId;
  entry.rules = G::kRules;
  entry.min_seats = G::kMinSeats;
  entry.max_seats = G::kMaxSeats;
  entry.options = G::option_specs();
  entry.levels = Bots<G>::levels();
  entry.match = [](const Setup& setup) -> std::unique_ptr<AnyMatch> { return std::make_unique<MatchOf<G>>(setup); };
  entry.bot_games = []() -> std::unique_ptr<BotGames> { return std::make_unique<BotGamesOf<G>>(); };
  entry.bench = bench<G>;
  if constexpr (kWithTools) {
    entry.sim = sim<G>;
    entry.perft = perft<G>;
  }
  return entry;
}

}  // namespace wildshore
