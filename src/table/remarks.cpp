// remarks.cpp: who speaks, and when.
#include "table/remarks.hpp"

#include <cstdlib>

#include "table/character.hpp"

namespace wildshore {
namespace {

constexpr std::uint64_t kCosmetics = 0x72656D61726B73ull;
constexpr std::int32_t kMoved = kSure / 8;  // by which a chance must have changed in one turn
constexpr int kQuietTurns = 4;              // between two remarks
constexpr int kMostLines = 9;               // for one occasion

Rng cosmetics(const Setup& setup, int step) { return Rng::for_step(setup.seed ^ kCosmetics, static_cast<std::uint64_t>(step)); }

}  // namespace

void Remarks::forget(bool begun) {
  last_.seat = kSpectator;
  last_.text.clear();
  known_ = false;
  begun_ = begun;
  quiet_ = 0;
}

Seat Remarks::some_bot(Rng& rng, std::uint32_t among) const {
  Seat bots[kMaxSeats];
  std::uint32_t count = 0;
  for (std::uint32_t seat = 0; seat < setup_->seats.size(); ++seat) {
    if (((among >> seat) & 1u) != 0 && is_bot(seat)) bots[count++] = static_cast<Seat>(seat);
  }
  return count == 0 ? kSpectator : bots[rng.below(count)];
}

void Remarks::say(const Words& words, Seat seat, std::string_view occasion, Rng& rng) {
  const Character& character = character_of(setup_->seats[static_cast<std::uint32_t>(seat)].level);
  const std::string key = "remark." + std::string(occasion == "together" ? "all" : character.temper) + "." + std::string(occasion) + ".";
  std::uint32_t lines = 0;
  while (lines < kMostLines && words.has(key + std::to_string(lines + 1))) ++lines;
  if (lines == 0) return;
  last_.seat = seat;
  last_.text = words.say(key + std::to_string(1 + rng.below(lines)));
  ++last_.number;
  quiet_ = 0;
}

void Remarks::turn_passed(const Words& words, const Chances* now, int step) {
  ++quiet_;
  if (!begun_) {
    begun_ = true;
    Rng rng = cosmetics(*setup_, step);
    if (const Seat seat = some_bot(rng, ~0u); seat >= 0) say(words, seat, "start", rng);
  } else if (now && known_ && quiet_ >= kQuietTurns) {
    swing(words, *now, step);
  }
  known_ = now != nullptr;
  if (now) before_ = *now;
}

// The bot whose chances changed most has something to say about it, every other time.
void Remarks::swing(const Words& words, const Chances& now, int step) {
  const auto seats = static_cast<std::uint32_t>(setup_->seats.size());
  std::int32_t most = kMoved - 1;
  std::uint32_t moved = 0;
  for (std::uint32_t seat = 0; seat < seats; ++seat) {
    const std::int32_t by = std::abs(now[seat] - before_[seat]);
    if (!is_bot(seat) || by < most) continue;
    moved = by > most ? 1u << seat : moved | 1u << seat;
    most = by;
  }
  Rng rng = cosmetics(*setup_, step);
  const Seat seat = some_bot(rng, moved);
  if (seat < 0 || rng.below(2) == 0) return;
  const auto at = static_cast<std::uint32_t>(seat);
  const bool up = now[at] > before_[at];
  const bool far = up ? now[at] >= kSure / 4 * 3 : now[at] <= kSure / static_cast<std::int32_t>(4 * seats);
  say(words, seat, up ? (far ? "winning" : "luck") : (far ? "losing" : "setback"), rng);
}

void Remarks::game_over(const Words& words, const Result& result, int step) {
  Rng rng = cosmetics(*setup_, step);
  if (result.cooperative) {
    if (const Seat seat = some_bot(rng, ~0u); seat >= 0) say(words, seat, result.winners != 0 ? "together" : "lost", rng);
    return;
  }
  const Seat winner = some_bot(rng, result.winners);
  const Seat seat = winner >= 0 ? winner : some_bot(rng, ~0u);
  if (seat >= 0) say(words, seat, winner >= 0 ? "won" : "lost", rng);
}

}  // namespace wildshore
