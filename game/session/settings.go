package session

import (
	"encoding/json"
	"slices"
	"time"
)

// Theme is the colours of everything but the tiles.
type Theme string

// The themes.
const (
	SystemTheme   Theme = "system" // light, dark or contrast, as the system is set
	LightTheme    Theme = "light"
	DarkTheme     Theme = "dark"
	ContrastTheme Theme = "contrast"
	SlateTheme    Theme = "slate"
	ClayTheme     Theme = "clay"
	InkTheme      Theme = "ink"
	FeltTheme     Theme = "felt"
)

// Groove is when the goal's line is engraved in the tray.
type Groove string

// When there is a groove.
const (
	WildGroove  Groove = "wild" // for every goal but the classic one
	EveryGroove Groove = "always"
	NoGroove    Groove = "never"
)

// Scheme is how the tiles are coloured.
type Scheme string

// The schemes.
const (
	PathScheme    Scheme = "path" // along the goal's path
	OneScheme     Scheme = "one"
	RowsScheme    Scheme = "rows"
	ColumnsScheme Scheme = "columns"
	FringeScheme  Scheme = "fringe"
	Fringe3Scheme Scheme = "fringe3"
)

// Motion is how fast animations run.
type Motion string

// The speeds of animations.
const (
	NormalMotion Motion = "normal"
	FastMotion   Motion = "fast"
	NoMotion     Motion = "off"
)

// Announce is how much a screen reader is told.
type Announce string

// The amounts.
const (
	AnnounceAll    Announce = "all"
	AnnounceShort  Announce = "short"
	AnnounceSolved Announce = "solved" // only that a game is solved
)

// Arrows is what an arrow key moves.
type Arrows string

// What an arrow key moves in its direction.
const (
	ArrowsMoveTile  Arrows = "tile"
	ArrowsMoveBlank Arrows = "blank"
)

// Clock is how the running clock is shown.
type Clock string

// The forms of the clock, by the unit of its last digit.
const (
	HiddenClock      Clock = "hidden"
	SecondsClock     Clock = "1"
	TenthsClock      Clock = "0.1"
	ThousandthsClock Clock = "0.001"
)

// Numerals is how the numbers on tiles are written.
type Numerals string

// The numerals.
const (
	ArabicNumerals Numerals = "arabic"
	RomanNumerals  Numerals = "roman"
	PipNumerals    Numerals = "pips" // on boards of up to 6x6
	NoNumerals     Numerals = "none"
)

// Picture is what the faces of tiles show: nothing but their colours, a picture, or for each kind of
// goal its own picture.
type Picture string

// The pictures.
const (
	NoPicture       Picture = "none"
	GoalPicture     Picture = "goal"
	OwnPicture      Picture = "own" // the one that the player has chosen from a file
	ContoursPicture Picture = "contours"
	WavesPicture    Picture = "waves"
	WeavePicture    Picture = "weave"
	StarsPicture    Picture = "stars"
	HillsPicture    Picture = "hills"
	SpiralPicture   Picture = "spiral"
	BendsPicture    Picture = "bends"
	HilbertPicture  Picture = "hilbert"
	SeedsPicture    Picture = "seeds"
	PebblesPicture  Picture = "pebbles"
	CubesPicture    Picture = "cubes"
	MarblePicture   Picture = "marble"
	RipplesPicture  Picture = "ripples"
	NightPicture    Picture = "night"
)

// Pictures returns all of them in the order in which they are offered.
func Pictures() []Picture {
	return []Picture{
		NoPicture, OwnPicture, GoalPicture, ContoursPicture, WavesPicture, WeavePicture, StarsPicture, HillsPicture, SpiralPicture,
		BendsPicture, HilbertPicture, SeedsPicture, PebblesPicture, CubesPicture, MarblePicture, RipplesPicture, NightPicture,
	}
}

// Plates is where numbers stand on tiles that show a picture.
type Plates string

// The places.
const (
	MiddlePlates Plates = "middle"
	CornerPlates Plates = "corner"
	NoPlates     Plates = "none"
)

// Settings are the player's choices and what the program remembers of them. [Defaults] returns those of a new player.
type Settings struct {
	Choices
	Memory
	unknown map[string]json.RawMessage // fields of other versions, kept as they are
}

// Choices are what the player can choose.
type Choices struct {
	Theme    Theme
	Scheme   Scheme
	Groove   Groove
	Numerals Numerals
	Picture  Picture
	Plates   Plates
	TextSize float64 // 1..2 times the normal size; 0: the system's
	Motion   Motion
	Language string // BCP 47; "": the system's
	Announce Announce

	Volume  float64 // 0..1
	Mute    bool
	Haptics bool

	FullScreen bool // a phone hides the system's bars while the game shows

	Arrows     Arrows
	Clock      Clock
	ShowMoves  bool
	Hover      bool // tiles slide under a moving pointer
	HomeDots   bool // tiles at home carry a mark
	Latch      bool // a tap keeps visible what otherwise shows only while a control is held down
	SkipResult bool // no result after a solved game
	StudyClock bool // the clock runs while the player studies the board of a blind game

	Keys map[string][]string // the keys of an action, where the player chose others; an empty list switches it off
}

// Memory is what the program remembers of a player.
type Memory struct {
	Config   string             // the configuration played last
	Enlarged map[string]float64 // by size ("4x4"): 0.25..4 times the normal size of the board

	Tips      Set  // tips that were shown
	Solved    Set  // kinds of goal solved at least once
	Offered   Set  // kinds of goal offered once
	Rung      int  // the last of a new player's first games that was dealt, from 0
	FirstDone bool // the first games were solved or left
	BackedUp  Day  // when the last backup was saved
}

// Day is a date as the player's calendar showed it, such as "2026-11-22"; "": none.
type Day string

// Date returns the day at noon in UTC; ok is false if there is none.
func (d Day) Date() (at time.Time, ok bool) {
	at, err := time.Parse(time.DateOnly, string(d))
	return at.Add(12 * time.Hour), err == nil
}

// DayOf returns the day of a time.
func DayOf(t time.Time) Day { return Day(t.Format(time.DateOnly)) }

// Defaults returns the settings of a new player.
func Defaults() Settings {
	return Settings{
		Choices: Choices{
			Theme: SystemTheme, Scheme: PathScheme, Groove: WildGroove, Numerals: ArabicNumerals, Picture: NoPicture, Plates: CornerPlates, Motion: NormalMotion, Announce: AnnounceAll,
			Volume: 0.5, Haptics: true,
			Arrows: ArrowsMoveTile, Clock: SecondsClock, ShowMoves: true, Latch: true,
		},
		Memory: Memory{Config: "4x4.classic"},
	}
}

// Set is a sorted set of short texts. The zero Set is empty.
type Set []string

// Has reports whether text is in the set.
func (s Set) Has(text string) bool {
	_, ok := slices.BinarySearch(s, text)
	return ok
}

// Add adds text and returns false if it was in the set already. Earlier copies of the set do not change.
func (s *Set) Add(text string) bool {
	at, ok := slices.BinarySearch(*s, text)
	if ok {
		return false
	}
	*s = slices.Insert(slices.Clone(*s), at, text)
	return true
}
