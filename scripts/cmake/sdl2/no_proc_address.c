/* SDL's WebGL renderer links the GL functions it calls (see __SDL_NOGETPROCADDR__). This keeps Emscripten's look-up by name out of
   the page, and with it every other GL function and its JavaScript. */
void (*eglGetProcAddress(const char* name))(void) {
  (void)name;
  return 0;
}
