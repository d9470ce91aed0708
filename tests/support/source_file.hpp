// source_file.hpp: files of the source folder. Only source_file.cpp knows where that is: ccache then serves the tests of every checkout.
#pragma once
#include <string>

namespace wildshore {

std::string source_path(const std::string& path);  // from the top of the source folder: "assets/i18n/en.txt"
std::string source_file(const std::string& path);  // what it says; a test fails when it is not there

}  // namespace wildshore
