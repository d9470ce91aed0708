// scene_board.hpp: where things lie on the table of The Mara, in board units, and the numbers of its images, sprites and targets.
#pragma once
#include <vector>

#include "games/the_mara/rules.hpp"
#include "stage/sprite.hpp"
#include "table/table.hpp"

namespace wildshore::the_mara {

// Images: the order of the table in scene_look.cpp.
enum Image : ImageId {
  kNoImage,
  kHexWide, kHexTall, kHexRingWide, kHexRingTall, kFaceWide, kFaceTall, kReserveWide, kReserveTall,
  kPattern,                            // + Habitat
  kMountain = kPattern + kHabitats,
  kAnimalImage,                        // + Card: the species of that habitat and kind
  kCardImage = kAnimalImage + kCards,  // + Habitat: a tourist's card
  kPrint = kCardImage + kHabitats, kCardBack, kCardRing,
  kKindImage,                          // + Animal: white
  kJeepImage = kKindImage + kAnimals,  // + seat
  kTrackImage = kJeepImage + kSeats,   // + seat
  kMarkImage = kTrackImage + kSeats,   // + seat: white
  kJeepShadow = kMarkImage + kSeats, kPathRing, kTrackRing, kSpotRing, kLodge,
  kAlbum, kNote, kCamera, kBinoculars, kFlash, kPlate, kTrayWide, kTrayTall, kRouteDot, kChip,
  kHillsFar, kHillsNear, kAcacia, kBirdFar, kTuft, kConfetti1, kConfetti2, kConfetti3, kSoft,
  kImages
};

// Sprite ids: a base for each kind of thing, plus its number.
enum SpriteBase : std::uint32_t {
  kReserveSprite = 1,
  kTraySprite = 2,
  kAlbumSprite = 3,
  kDeckSprite = 4,
  kPlateSprite = 5,
  kBinocularsSprite = 6,
  kAlbumCountSprite = 7,
  kDeckCountSprite = 8,
  kTileSprite = 100,        // + tile
  kPatternSprite = 200,     // + tile
  kFaceSprite = 300,        // + tile
  kTileAnimalSprite = 400,  // + tile
  kNoteSprite = 500,        // + tile
  kNameSprite = 600,        // + cell
  kPlaceSprite = 700,       // + place
  kTrackSprite = 800,       // + path
  kLodgeSprite = 900,       // + lodge
  kPileSprite = 910,        // + lodge
  kJeepShadowSprite = 920,  // + seat
  kJeepSprite = 930,        // + seat
  kCameraSprite = 940,      // + tile
  kCardSprite = 1000,       // + card
  kCardAnimalSprite = 1100, // + card
  kFanSprite = 1200,        // + card, while a pile is opened
  kFanAnimalSprite = 1300,
  kRouteSprite = 1400,
};

// Targets.
enum TargetBase : TargetId {
  kPlaceTarget = 1,    // + place
  kTileTarget = 100,   // + tile
  kPileTarget = 140,   // + lodge
  kCardTarget = 160,   // + card, wherever it is
  kPeekButton = kFirstButton,
  kDoneButton,
};

enum Layer : std::int16_t {
  kLayGround, kLayTiles, kLayOnTiles, kLayFaces, kLayAnimals, kLayNotes, kLayTracks, kLayLifted, kLayLodges, kLayPiles, kLayShadows, kLayPieces,
  kLayAbove, kLayTray, kLayStored, kLayAlbum, kLayCards, kLayPlate, kLayFan, kLayRoute, kLayRouteMarks
};

inline constexpr float kSide = 56;  // of a cell: between opposite corners it measures twice that
inline constexpr Vec2 kCardSize{84, 103};
inline constexpr Vec2 kMiniSize{26, 32};
inline constexpr Vec2 kJeepSize{50, 40.6f};

constexpr bool in(std::uint32_t bits, int index) { return index >= 0 && index < 32 && ((bits >> index) & 1u) != 0; }
// The table as the watcher knows it: what cannot be known is Unseen, so only questions about open things and own peeks make sense.
State known_state(const View& view);
inline bool own_turn(const View& view) { return view.watcher >= 0 && view.watcher == view.table.seat; }
// Whether the watcher is shown what hides on the tile: it is up, just peeked at, or (6.1) noted in the notebook.
bool is_shown(const View& view, int tile);

Vec2 cell_centre(Hex hex, Shape shape);
inline Vec2 tile_centre(int tile, Shape shape) { return cell_centre(kMap.cell[kMap.tile_cell[tile]], shape); }
inline Vec2 lodge_centre(int lodge, Shape shape) { return cell_centre(kMap.cell[kMap.lodge_cell[lodge]], shape); }
// The middle of a path, or where a jeep stops at a lodge; and how a path lies, in degrees.
Vec2 place_centre(Place place, Shape shape);
float path_angle(Place path, Shape shape);
Vec2 jeep_feet(Place place, Shape shape);
Vec2 passenger_spot(Vec2 feet, int i, int n);  // card number i of n on the roof of a jeep
// Where adjacent places meet.
Vec2 joint(Place a, Place b, Shape shape);
// The line of a drive from place to place: middles and the corners between them; ends included.
std::vector<Vec2> route_line(Place from, const std::vector<Place>& via, Place to, Shape shape);

Vec2 album_centre(Shape shape);
Vec2 deck_centre(Shape shape);
Vec2 tray_centre(Shape shape);
Vec2 tray_card_size(Shape shape);
// Card number i of n in the tray, and of a row laid out in the middle of the board.
Vec2 tray_spot(int i, int n, Shape shape);
Vec2 fan_spot(int i, int n, Vec2 middle);
Vec2 fan_middle(int lodge, Shape shape);

// The reference holds until the next sprite is added.
Sprite& add(Sprites& out, std::uint32_t id, ImageId image, Vec2 at, Vec2 size, Layer layer);
// A tourist's card, or the print of its photo: two sprites, `base` and `animal_base` plus the card's number. Of overlapping cards in
// one layer those of a higher `order` lie on top.
struct CardPose {
  Vec2 at;
  Vec2 size = kCardSize;
  Layer layer = kLayCards;
  int order = 0;
  bool photo = false;
};
void add_card(int card, const CardPose& pose, Sprites& out, std::uint32_t base = kCardSprite, std::uint32_t animal_base = kCardAnimalSprite);
// Cards side by side over the board, on a plate: a pile that is opened, or two cards drawn (6.2).
void add_fan(std::uint32_t cards, Vec2 middle, Sprites& out, std::uint32_t base = kCardSprite, std::uint32_t animal_base = kCardAnimalSprite);

}  // namespace wildshore::the_mara
