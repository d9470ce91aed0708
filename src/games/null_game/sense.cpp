// sense.cpp: how the bots of the null game choose.
#include "games/null_game/sense.hpp"

namespace wildshore {
namespace {

class NullBot final : public Bot<NullGame> {
 public:
  explicit NullBot(bool steady) : steady_(steady) {}

  void begin(const NullGame::View& view, std::uint64_t seed) override {
    NullGame::Actions legal;
    NullGame::actions(view.state, legal);
    Rng rng(seed);
    choice_ = legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))];
    if (!steady_) return;
    // Whoever leaves a multiple of three to go wins.
    const int excess = (view.state.goal - view.state.count) % 3;
    if (excess > 0) choice_ = {static_cast<std::int8_t>(excess)};
  }
  bool think(int) override { return true; }
  NullGame::Action choice() const override { return choice_; }

 private:
  bool steady_;
  NullGame::Action choice_;
};

}  // namespace

std::span<const std::string_view> Bots<NullGame>::levels() {
  static constexpr std::string_view kLevels[] = {"random", "steady"};
  return kLevels;
}

std::unique_ptr<Bot<NullGame>> Bots<NullGame>::make(std::string_view level) {
  if (level != "random" && level != "steady") return nullptr;
  return std::make_unique<NullBot>(level == "steady");
}

}  // namespace wildshore
