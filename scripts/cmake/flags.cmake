# How our own code is compiled: C++20, no exceptions, no RTTI, asserts on in every build (NDEBUG is never defined).
# wildshore_library() and wildshore_program() make the targets; HOT marks code compiled for speed where the rest is for size.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_CXX_SCAN_FOR_MODULES OFF)

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE RelWithDebInfo)
endif()
foreach(language C CXX)
  if(EMSCRIPTEN)
    set(CMAKE_${language}_FLAGS_RELWITHDEBINFO "")
    set(CMAKE_${language}_FLAGS_RELEASE "")
  else()
    set(CMAKE_${language}_FLAGS_RELWITHDEBINFO "-O2 -g1")  # lines for traces; CMAKE_BUILD_TYPE=Debug for the rest
    set(CMAKE_${language}_FLAGS_RELEASE "-O2")
  endif()
  if(WILDSHORE_SANITIZE)
    set(CMAKE_${language}_FLAGS_RELWITHDEBINFO "-O1 -g1")
  endif()
endforeach()

add_library(wildshore_flags INTERFACE)
target_include_directories(wildshore_flags INTERFACE ${CMAKE_SOURCE_DIR}/src)
target_compile_options(wildshore_flags INTERFACE -Wall -Wextra -Wnon-virtual-dtor)
target_compile_options(wildshore_flags INTERFACE -fmacro-prefix-map=${CMAKE_SOURCE_DIR}/=)  # what asserts name is the same wherever it is built
if(WILDSHORE_WERROR)
  target_compile_options(wildshore_flags INTERFACE -Werror)
endif()
if(WILDSHORE_SANITIZE)  # our code only: the libraries are others' to check
  target_compile_options(wildshore_flags INTERFACE
    -fsanitize=address,undefined -fno-sanitize=vptr -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()

# wildshore_library(<name> [HOT] SOURCES <files> LINK <libraries>): one static library, or a header-only one without files.
function(wildshore_library name)
  cmake_parse_arguments(argument "HOT" "" "SOURCES;LINK" ${ARGN})
  if(NOT argument_SOURCES)
    add_library(${name} INTERFACE)
    target_link_libraries(${name} INTERFACE wildshore_flags ${argument_LINK})
    return()
  endif()
  add_library(${name} STATIC ${argument_SOURCES})
  target_link_libraries(${name} PUBLIC wildshore_flags ${argument_LINK})
  wildshore_compile_options(${name} ${argument_HOT})
endfunction()

function(wildshore_compile_options name hot)
  target_compile_options(${name} PRIVATE -fno-exceptions -fno-rtti)
  if(WILDSHORE_FUZZ)  # what is fuzzed, not what tests it
    target_compile_options(${name} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
  if(WILDSHORE_PRECOMPILE AND name STREQUAL core)  # the first of all
    target_precompile_headers(core PRIVATE <algorithm> <array> <memory> <span> <string> <string_view> <vector>)
  elseif(WILDSHORE_PRECOMPILE AND TARGET core)
    target_precompile_headers(${name} REUSE_FROM core)
  endif()
  if(EMSCRIPTEN)
    if(hot OR WILDSHORE_HEADLESS)
      target_compile_options(${name} PRIVATE -O2)
    else()
      target_compile_options(${name} PRIVATE -Oz)
    endif()
    target_compile_options(${name} PRIVATE ${WILDSHORE_WEB_LTO})
  endif()
endfunction()

# wildshore_program(<name> SOURCES <files> LINK <libraries>): an executable directly in the build folder.
function(wildshore_program name)
  cmake_parse_arguments(argument "" "" "SOURCES;LINK" ${ARGN})
  add_executable(${name} ${argument_SOURCES})
  target_link_libraries(${name} PRIVATE wildshore_flags ${argument_LINK})
  wildshore_compile_options(${name} FALSE)
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})
endfunction()

if(NOT EMSCRIPTEN)
  return()
endif()

set(WILDSHORE_WEB_LTO "" CACHE STRING "-flto to optimise across files at link time")
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
  set(stack_option -sTOTAL_STACK)
else()
  set(stack_option -sSTACK_SIZE)
endif()

# What every page of ours is linked with.
add_library(web_page_flags INTERFACE)
target_link_options(web_page_flags INTERFACE
  -Oz ${WILDSHORE_WEB_LTO} -fno-exceptions -fno-rtti
  -sENVIRONMENT=web -sFILESYSTEM=0 -sDYNAMIC_EXECUTION=0 -sMALLOC=emmalloc
  -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=32MB ${stack_option}=1MB)

# What wildshore-cli is linked with for node: real files, a real exit code, one file.
add_library(node_program_flags INTERFACE)
target_link_options(node_program_flags INTERFACE
  -O2 ${WILDSHORE_WEB_LTO} -fno-exceptions -fno-rtti
  -sENVIRONMENT=node -sSINGLE_FILE=1 -sNODERAWFS=1 -sEXIT_RUNTIME=1
  -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=32MB ${stack_option}=1MB)
