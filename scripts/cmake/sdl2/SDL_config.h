/* What we take of SDL2 for the web: its own Emscripten configuration, less what the games never use.
   Stands before SDL's own SDL_config.h on the include path while SDL itself is compiled, and only then. */
#ifndef SDL_config_h_
#define SDL_config_h_

#include "SDL_platform.h"
#include "SDL_config_emscripten.h"

/* One renderer (WebGL), one audio driver, no files. */
#define SDL_LEAN_AND_MEAN 1
#undef SDL_AUDIO_DRIVER_DISK
#undef SDL_AUDIO_DRIVER_DUMMY
#undef SDL_FILESYSTEM_EMSCRIPTEN
#define SDL_FILESYSTEM_DISABLED 1
#undef SDL_LOADSO_DLOPEN
#define SDL_LOADSO_DISABLED 1
#undef SDL_POWER_EMSCRIPTEN
#define SDL_POWER_DISABLED 1
#undef SDL_SENSOR_DUMMY
#define SDL_SENSOR_DISABLED 1

/* SDL reads the few numbers it meets itself: the C library's scanner brings arithmetic of 128 bits with it. */
#undef HAVE_ATOF
#undef HAVE_SSCANF
#undef HAVE_STRTOD
#undef HAVE_VSSCANF

#endif
