// list.hpp: a list with a fixed capacity that lives where it is declared: no allocation, ever.
//
// Rules and search fill lists millions of times a second; a List costs a size and nothing else until used.
#pragma once
#include <cassert>
#include <cstdint>
#include <type_traits>

namespace wildshore {

template <class T, int kCapacity>
class List {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  List() {}  // leaves the items uninitialised on purpose

  static constexpr int capacity() { return kCapacity; }
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  void clear() { size_ = 0; }

  void push(const T& item) {
    assert(size_ < kCapacity);
    items()[size_] = item;
    ++size_;
  }

  // Takes over `count` items that were written at end(), for lists that are filled in one go without a branch per item.
  void grow(int count) {
    assert(size_ + count <= kCapacity);
    size_ += count;
  }

  T& operator[](int i) { return items()[i]; }
  const T& operator[](int i) const { return items()[i]; }
  T* begin() { return items(); }
  T* end() { return items() + size_; }
  const T* begin() const { return items(); }
  const T* end() const { return items() + size_; }

  bool contains(const T& item) const {
    for (const T& other : *this) {
      if (other == item) return true;
    }
    return false;
  }

  bool operator==(const List& other) const {
    if (size_ != other.size_) return false;
    for (int i = 0; i < size_; ++i) {
      if (!((*this)[i] == other[i])) return false;
    }
    return true;
  }

 private:
  T* items() { return reinterpret_cast<T*>(bytes_); }
  const T* items() const { return reinterpret_cast<const T*>(bytes_); }

  std::int32_t size_ = 0;
  alignas(T) unsigned char bytes_[sizeof(T) * kCapacity];
};

}  // namespace wildshore
