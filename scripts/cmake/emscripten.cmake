# Toolchain of the presets web and web-node: finds Emscripten (Debian's, an emsdk's, or WILDSHORE_EMSDK) and hands over to
# Emscripten's own toolchain file. NODE_PATH, which Debian's package needs to link, is set here for every link.

set(WILDSHORE_EMSDK "$ENV{WILDSHORE_EMSDK}" CACHE PATH "An emsdk, or its emscripten folder; empty: found by itself")
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES WILDSHORE_EMSDK)

unset(emscripten_root)
foreach(candidate IN ITEMS
    "${WILDSHORE_EMSDK}/upstream/emscripten" "${WILDSHORE_EMSDK}" "$ENV{EMSDK}/upstream/emscripten" /usr/share/emscripten)
  if(EXISTS "${candidate}/cmake/Modules/Platform/Emscripten.cmake")
    set(emscripten_root "${candidate}")
    break()
  endif()
endforeach()
if(NOT emscripten_root)
  message(FATAL_ERROR "Emscripten not found: run scripts/setup, or set WILDSHORE_EMSDK to an emsdk folder")
endif()

if(EXISTS "${emscripten_root}/em++")  # an emsdk: its programs are beside its modules
  set(CMAKE_C_COMPILER "${emscripten_root}/emcc")
  set(CMAKE_CXX_COMPILER "${emscripten_root}/em++")
  set(CMAKE_AR "${emscripten_root}/emar" CACHE FILEPATH "")
  set(CMAKE_RANLIB "${emscripten_root}/emranlib" CACHE FILEPATH "")
  set(ENV{PATH} "${emscripten_root}:$ENV{PATH}")
endif()

set(EMSCRIPTEN_ROOT_PATH "${emscripten_root}")
include("${emscripten_root}/cmake/Modules/Platform/Emscripten.cmake")

# ccache reads plain command lines best, and ours are short.
foreach(language C CXX)
  set(CMAKE_${language}_USE_RESPONSE_FILE_FOR_INCLUDES 0)
endforeach()

if(IS_DIRECTORY /usr/share/nodejs)
  set(node_path "/usr/share/nodejs")
  if(DEFINED ENV{NODE_PATH})
    string(PREPEND node_path "$ENV{NODE_PATH}:")
  endif()
  set(CMAKE_C_LINKER_LAUNCHER "${CMAKE_COMMAND};-E;env;NODE_PATH=${node_path}")
  set(CMAKE_CXX_LINKER_LAUNCHER "${CMAKE_C_LINKER_LAUNCHER}")
endif()
