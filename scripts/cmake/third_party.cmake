# The libraries, as targets third_party::sdl2, ::sdl2_image, ::sdl2_ttf, ::imgui (no SDL in it) and ::imgui_sdl (its SDL backends).
# Desktop: SDL from the system. Web: everything from source, in a size-minded selection, because Debian's Emscripten has no ports.
# scripts/setup fetches the sources; any folder can be replaced by one of your own (-DWILDSHORE_SDL2_SOURCE=... or environment).

if(DEFINED ENV{WILDSHORE_CACHE})
  set(cache_folder "$ENV{WILDSHORE_CACHE}")
else()
  set(cache_folder "$ENV{HOME}/.cache/wildshore")
endif()

# Sets WILDSHORE_<NAME>_SOURCE to the folder given by the user, or to the one scripts/setup made.
function(library_source name folder proof)
  set(variable WILDSHORE_${name}_SOURCE)
  if(NOT "$ENV{${variable}}" STREQUAL "")
    set(default "$ENV{${variable}}")
  else()
    set(default "${cache_folder}/${folder}")
  endif()
  set(${variable} "${default}" CACHE PATH "Source folder of ${folder}")
  if(NOT EXISTS "${${variable}}/${proof}")
    message(FATAL_ERROR "${variable}: no ${proof} in ${${variable}}\nRun scripts/setup first.")
  endif()
endfunction()

# A third-party static library: quiet, small on the web, its headers no source of warnings.
function(third_party_library name)
  add_library(${name} STATIC EXCLUDE_FROM_ALL ${ARGN})
  add_library(third_party::${name} ALIAS ${name})
  target_compile_options(${name} PRIVATE -w ${third_party_optimise})
  set_target_properties(${name} PROPERTIES UNITY_BUILD OFF)
endfunction()

function(imgui_libraries)
  library_source(IMGUI imgui-1.90.1 imgui.h)
  set(imgui ${WILDSHORE_IMGUI_SOURCE})
  set(imgui_draw ${imgui}/imgui_draw.cpp)
  if(EMSCRIPTEN)
    # Without its built-in font, 10 KB of the download: ours is always loaded.
    set(imgui_draw ${CMAKE_BINARY_DIR}/imgui_draw.cpp)
    add_custom_command(OUTPUT ${imgui_draw} DEPENDS ${imgui}/imgui_draw.cpp ${CMAKE_SOURCE_DIR}/scripts/cmake/imgui/without_font.py
      COMMAND python3 ${CMAKE_SOURCE_DIR}/scripts/cmake/imgui/without_font.py ${imgui}/imgui_draw.cpp ${imgui_draw})
  endif()
  third_party_library(imgui ${imgui}/imgui.cpp ${imgui_draw} ${imgui}/imgui_tables.cpp ${imgui}/imgui_widgets.cpp)
  target_include_directories(imgui SYSTEM PUBLIC ${imgui} ${CMAKE_SOURCE_DIR}/scripts/cmake/imgui)
  target_compile_definitions(imgui PUBLIC IMGUI_USER_CONFIG="wildshore_imconfig.h")
  if(EMSCRIPTEN)
    target_compile_definitions(imgui PUBLIC WILDSHORE_WEB)
    # Letters are drawn before the first frame, and shapes in every frame.
    set_source_files_properties(${imgui_draw} PROPERTIES COMPILE_OPTIONS -O2)
  endif()
  target_compile_options(imgui PRIVATE $<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions -fno-rtti>)

  third_party_library(imgui_sdl ${imgui}/backends/imgui_impl_sdl2.cpp ${imgui}/backends/imgui_impl_sdlrenderer2.cpp)
  target_include_directories(imgui_sdl SYSTEM PUBLIC ${imgui}/backends)
  target_compile_options(imgui_sdl PRIVATE -fno-exceptions -fno-rtti)
  target_link_libraries(imgui_sdl PUBLIC imgui third_party::sdl2)
endfunction()

if(NOT EMSCRIPTEN)
  find_package(PkgConfig REQUIRED)
  foreach(library sdl2 SDL2_image SDL2_ttf)
    string(TOLOWER ${library} name)
    pkg_check_modules(${name} REQUIRED IMPORTED_TARGET GLOBAL ${library})
    add_library(third_party::${name} ALIAS PkgConfig::${name})
  endforeach()
  if(WILDSHORE_SANITIZE)
    set(third_party_optimise -O0)  # the panels' tests open a few windows
  endif()
  imgui_libraries()
  return()
endif()

set(third_party_optimise -Oz ${WILDSHORE_WEB_LTO})

# --- SDL2 --------------------------------------------------------------------------------------------------------------
library_source(SDL2 sdl2-2.26.5 include/SDL.h)
set(sdl2_sources "")
foreach(folder IN ITEMS
    . atomic audio audio/emscripten cpuinfo events file filesystem/dummy haptic haptic/dummy hidapi joystick
    joystick/emscripten libm loadso/dummy locale locale/emscripten misc misc/emscripten power render render/opengles2 sensor
    sensor/dummy stdlib thread thread/generic timer timer/unix video video/emscripten)
  file(GLOB found ${WILDSHORE_SDL2_SOURCE}/src/${folder}/*.c)
  list(APPEND sdl2_sources ${found})
endforeach()
list(FILTER sdl2_sources EXCLUDE REGEX "/SDL_audio(type)?cvt\\.c$")
third_party_library(sdl2 ${sdl2_sources} ${CMAKE_SOURCE_DIR}/scripts/cmake/sdl2/no_proc_address.c
  ${CMAKE_SOURCE_DIR}/scripts/cmake/sdl2/no_audio_conversion.c)
target_include_directories(sdl2 SYSTEM PUBLIC ${WILDSHORE_SDL2_SOURCE}/include)
target_include_directories(sdl2 BEFORE PRIVATE ${CMAKE_SOURCE_DIR}/scripts/cmake/sdl2)
target_compile_definitions(sdl2 PRIVATE __SDL_NOGETPROCADDR__)

# Functions of Emscripten's JavaScript library that SDL calls from its own snippets. A `$` does not survive CMake and Ninja on
# the command line, so they stand in a file.
file(WRITE ${CMAKE_BINARY_DIR}/sdl2_js_functions.json [=[["$autoResumeAudioContext","$dynCall"]]=])
target_link_options(sdl2 INTERFACE -sDEFAULT_LIBRARY_FUNCS_TO_INCLUDE=@${CMAKE_BINARY_DIR}/sdl2_js_functions.json)

# --- SDL2_image: SVG only ----------------------------------------------------------------------------------------------
library_source(SDL2_IMAGE sdl2_image-2.6.3 IMG_svg.c)
file(GLOB sdl2_image_sources ${WILDSHORE_SDL2_IMAGE_SOURCE}/IMG*.c)
third_party_library(sdl2_image ${sdl2_image_sources})
target_include_directories(sdl2_image SYSTEM PUBLIC ${WILDSHORE_SDL2_IMAGE_SOURCE})
target_compile_definitions(sdl2_image PRIVATE LOAD_SVG)
# Rasterising is the one thing a player waits for: worth its few kilobytes.
set_source_files_properties(${WILDSHORE_SDL2_IMAGE_SOURCE}/IMG_svg.c PROPERTIES COMPILE_OPTIONS -O2)
target_link_libraries(sdl2_image PUBLIC sdl2)

# --- FreeType and SDL2_ttf ---------------------------------------------------------------------------------------------
library_source(FREETYPE freetype-2.12.1 src/base/ftbase.c)
set(freetype_sources "")
foreach(file IN ITEMS
    base/ftbase base/ftbbox base/ftbitmap base/ftdebug base/ftglyph base/ftinit base/ftstroke base/ftsystem sfnt/sfnt
    smooth/smooth truetype/truetype)
  list(APPEND freetype_sources ${WILDSHORE_FREETYPE_SOURCE}/src/${file}.c)
endforeach()
third_party_library(freetype ${freetype_sources})
target_include_directories(freetype SYSTEM PUBLIC ${WILDSHORE_FREETYPE_SOURCE}/include PRIVATE scripts/cmake/freetype)
target_compile_definitions(freetype PRIVATE FT2_BUILD_LIBRARY
  FT_CONFIG_MODULES_H="${CMAKE_SOURCE_DIR}/scripts/cmake/freetype/ftmodule.h"
  FT_CONFIG_OPTIONS_H="${CMAKE_SOURCE_DIR}/scripts/cmake/freetype/ftoption.h")

library_source(SDL2_TTF sdl2_ttf-2.20.1 SDL_ttf.c)
third_party_library(sdl2_ttf ${WILDSHORE_SDL2_TTF_SOURCE}/SDL_ttf.c)
target_include_directories(sdl2_ttf SYSTEM PUBLIC ${WILDSHORE_SDL2_TTF_SOURCE})
target_compile_definitions(sdl2_ttf PRIVATE TTF_USE_HARFBUZZ=0 TTF_USE_SDF=0)
target_link_libraries(sdl2_ttf PUBLIC sdl2 PRIVATE freetype)

imgui_libraries()
