# Compiles through ccache where it is installed. A second checkout, or a cleaned one, then builds in seconds, the libraries
# for the web included (emcc is a clang as far as ccache need know).

find_program(CCACHE ccache)
mark_as_advanced(CCACHE)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # Depend mode: the compiler itself says which headers it read, so that nothing is preprocessed first.
  set(ccache_settings CCACHE_BASEDIR=${CMAKE_SOURCE_DIR} CCACHE_NOHASHDIR=1 CCACHE_DEPEND=1
    CCACHE_SLOPPINESS=pch_defines,time_macros)  # or it leaves files with a precompiled header alone
  if(EMSCRIPTEN)
    list(APPEND ccache_settings CCACHE_COMPILERTYPE=clang
      "CCACHE_COMPILERCHECK=string:emscripten ${EMSCRIPTEN_VERSION} clang ${CMAKE_CXX_COMPILER_VERSION}")
  endif()
  set(CMAKE_C_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env ${ccache_settings} ${CCACHE})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_C_COMPILER_LAUNCHER})
endif()
