// hints.hpp: a hint thought to its end.
#pragma once
#include "table/table.hpp"

namespace wildshore {

inline const Hint& hint_of(Table& table) {
  const Hint* hint = nullptr;
  while (!hint) hint = table.hint(1000);
  return *hint;
}

}  // namespace wildshore
