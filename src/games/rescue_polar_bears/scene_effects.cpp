#include "games/rescue_polar_bears/scene.hpp"
namespace wildshore {
void RescuePolarBearsScene::effects(const Event&, const View&, const View&, Shape, Cues&) {}
}
