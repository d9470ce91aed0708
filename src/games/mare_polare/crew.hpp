// crew.hpp: how a strong crew plays the co-operative game of Mare Polare: by the chance that the fourth natural fish comes.
//
// There is no clock: a crew loses by natural fish alone. So every catch is weighed by what it risks, and every fish on a harpoon by what a
// splash would cost. In whole numbers, and by what is open to all.
#pragma once
#include <vector>

#include "bots/bot.hpp"
#include "games/mare_polare/rules.hpp"

namespace wildshore::mare_polare {

inline constexpr std::int32_t kLost = 1 << 24;  // sure to lose

// How likely a crew loses that fishes as well as it can, by what it lacks of each kind and which natural fish lie on the table; who stands
// where is left out. All is computed ahead, for the recipes and the fingers of one table.
class CrewRisk {
 public:
  // `lost` of 64 fish that are caught fall back into the bag sooner or later.
  void prepare(const State& state, int lost);
  // Of kLost. No more may be lacking than the recipes want.
  std::int32_t at(Counts lacking, int natural) const { return risk_[place(lacking) * (1u << kNaturals) + static_cast<std::uint32_t>(natural)]; }
  // How many of each kind all recipes together want.
  Counts wanted() const { return wanted_; }

 private:
  std::uint32_t place(Counts lacking) const;
  std::int32_t reckon(Counts lacking, int natural) const;

  Counts wanted_ = 0;
  int fingers_ = 0;
  int lost_ = 0;
  std::vector<std::int32_t> risk_;
};

// What the table lacks of each kind, too many of them on one harpoon left aside.
Counts crew_lacks(const State& state);

// Plans the rest of its turn, with every touch and every catch by its weight.
std::unique_ptr<Bot<MarePolare>> crew_bot();

}  // namespace wildshore::mare_polare
