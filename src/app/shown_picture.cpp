// shown_picture.cpp: see shown_picture.hpp. The panels' picture is kept as the bytes ImGui made of it; memory is kept from frame to frame.
#include "app/shown_picture.hpp"

#include <cstring>
#include <type_traits>

#include "imgui.h"

namespace wildshore {
namespace {

void add_bytes(std::vector<std::byte>& bytes, const void* from, std::size_t count) {
  if (count == 0) return;
  const std::size_t at = bytes.size();
  bytes.resize(at + count);
  std::memcpy(bytes.data() + at, from, count);
}

template <class T>
void add(std::vector<std::byte>& bytes, const T& value) {
  static_assert(std::is_trivially_copyable_v<T>);
  add_bytes(bytes, &value, sizeof value);
}

void add_all(std::vector<std::byte>& bytes, const ImDrawData& panels) {
  for (const ImDrawList* list : panels.CmdLists) {
    add_bytes(bytes, list->VtxBuffer.Data, static_cast<std::size_t>(list->VtxBuffer.Size) * sizeof(ImDrawVert));
    add_bytes(bytes, list->IdxBuffer.Data, static_cast<std::size_t>(list->IdxBuffer.Size) * sizeof(ImDrawIdx));
    for (const ImDrawCmd& command : list->CmdBuffer) {
      add(bytes, command.ClipRect);
      add(bytes, command.TextureId);
      add(bytes, command.VtxOffset);
      add(bytes, command.IdxOffset);
      add(bytes, command.ElemCount);
    }
  }
}

}  // namespace

bool ShownPicture::is(const Ground& ground, const DrawList& list, const ImDrawData& panels) {
  next_.clear();
  add_all(next_, panels);
  const bool same = known_ && ground == ground_ && list.commands() == commands_ && next_ == panels_;
  if (same) return true;
  known_ = true;
  ground_ = ground;
  commands_ = list.commands();
  panels_.swap(next_);
  return false;
}

}  // namespace wildshore
