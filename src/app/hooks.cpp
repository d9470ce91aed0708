// hooks.cpp: see hooks.hpp.
#include "app/hooks.hpp"

#include "app/app.hpp"

namespace wildshore {

bool Hooks::act(std::string_view step) { return app->act(step); }
bool Hooks::command(std::string_view id) { return app->command(id); }
void Hooks::type(std::string_view text) { app->type(text); }
std::string Hooks::targets_json() const { return app->targets_json(); }
std::string Hooks::record_text() const { return app->seen_record_text(); }
std::string Hooks::figures_json() const { return app->figures_json(); }

}  // namespace wildshore
