// source_file.cpp: see source_file.hpp.
#include "support/source_file.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

namespace wildshore {

std::string source_path(const std::string& path) { return WILDSHORE_SOURCE_DIR "/" + path; }

std::string source_file(const std::string& path) {
  std::ifstream in(source_path(path), std::ios::binary);
  EXPECT_TRUE(in) << path;
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace wildshore
