# The page as it is published: build/web/site holds web/*, wildshore.js and wildshore.wasm, with @BUILD_ID@ filled in.

file(GLOB_RECURSE web_files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/web/*)
if(TARGET wildshore AND web_files)
  add_custom_command(
    OUTPUT ${CMAKE_BINARY_DIR}/site.stamp
    COMMAND ${WILDSHORE_PYTHON} ${CMAKE_SOURCE_DIR}/scripts/stage_site ${CMAKE_SOURCE_DIR}/web ${CMAKE_BINARY_DIR}/site
    COMMAND ${CMAKE_COMMAND} -E touch ${CMAKE_BINARY_DIR}/site.stamp
    DEPENDS wildshore ${web_files} ${CMAKE_SOURCE_DIR}/scripts/stage_site
    COMMENT "Staging the page in build/web/site" VERBATIM)
  add_custom_target(site ALL DEPENDS ${CMAKE_BINARY_DIR}/site.stamp)
endif()
