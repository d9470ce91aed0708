# Everything in assets/, and the fonts, as one C++ file of strings: library assets_data defines asset() and asset_names()
# of src/app/assets.hpp.

find_program(WILDSHORE_PYTHON NAMES python3 PATHS /usr/bin NO_DEFAULT_PATH)
find_program(WILDSHORE_PYTHON NAMES python3 REQUIRED)
set(WILDSHORE_FONT_FOLDER /usr/share/fonts/truetype/quicksand CACHE PATH "Folder of Quicksand-Medium.ttf and Quicksand-Bold.ttf")

file(GLOB_RECURSE asset_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/assets/*)
set(assets_source ${CMAKE_BINARY_DIR}/assets_data.cpp)
set(font_folder ${CMAKE_BINARY_DIR}/fonts)
set(font_files ${font_folder}/fonts/quicksand_medium.ttf ${font_folder}/fonts/quicksand_bold.ttf)

add_custom_command(
  OUTPUT ${font_files}
  COMMAND ${WILDSHORE_PYTHON} ${CMAKE_SOURCE_DIR}/scripts/subset_fonts ${WILDSHORE_FONT_FOLDER} ${font_folder}/fonts
  DEPENDS ${CMAKE_SOURCE_DIR}/scripts/subset_fonts
  COMMENT "Subsetting fonts" VERBATIM)
add_custom_command(
  OUTPUT ${assets_source}
  COMMAND ${WILDSHORE_PYTHON} ${CMAKE_SOURCE_DIR}/scripts/embed_assets ${assets_source} ${CMAKE_SOURCE_DIR}/assets ${font_folder}
  DEPENDS ${CMAKE_SOURCE_DIR}/scripts/embed_assets ${asset_files} ${font_files}
  COMMENT "Embedding assets" VERBATIM)

add_library(assets_data STATIC EXCLUDE_FROM_ALL ${assets_source})
target_link_libraries(assets_data PUBLIC wildshore_flags)
wildshore_compile_options(assets_data FALSE)
