// Dear ImGui's configuration for Wildshore: no obsolete names, no demo, no debug windows, no files.
#pragma once
#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS
#define IMGUI_DISABLE_OBSOLETE_KEYIO
#define IMGUI_DISABLE_DEMO_WINDOWS
#define IMGUI_DISABLE_DEBUG_TOOLS
#define IMGUI_DISABLE_FILE_FUNCTIONS
// On the web a wrong use of ImGui stops the program without its sentence, to save the bytes of the sentences; natively it is said.
#ifdef WILDSHORE_WEB
#include <stdio.h>
#define sscanf(...) 0  // only settings files are scanned, and there are none
#define IM_ASSERT(condition) ((condition) ? (void)0 : __builtin_trap())
#endif
