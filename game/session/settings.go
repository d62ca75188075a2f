package session

import (
	"encoding/json"
	"slices"
)

// Settings are the player's choices, and what the program remembers about the player. The zero value is not valid: start
// from [Defaults].
type Settings struct {
	Theme    string  // "system", "light", "dark", "contrast"
	Scheme   string  // colours of the tiles: "path", "one", "rows", "columns", "fringe", "fringe3"
	TextSize float64 // 1..2 times the normal size; 0: the system's setting
	Motion   string  // "normal", "fast", "off"
	Language string  // BCP 47 tag; "": the system's language
	Announce string  // what screen readers are told: "all", "short", "solved"

	Volume  float64 // 0..1
	Mute    bool
	Haptics bool

	Arrows     string // what an arrow key moves: "tile", "blank"
	Clock      string // precision of the running clock in seconds: "1", "0.1", "0.001"; "hidden": not shown
	ShowMoves  bool
	Hover      bool // tiles slide under a moving pointer
	HomeDots   bool // tiles in their goal cell carry a dot
	Latch      bool // a tap keeps on the screen what is otherwise shown while held
	SkipResult bool // no result card

	Keys     map[string][]string // keys by action, if they differ from the default; an empty list: no key
	Config   string              // the configuration played last
	Enlarged map[string]float64  // size of the board by board size ("4x4"): 0.25..4 times the normal one

	Tips      Set  // tips already shown
	Solved    Set  // kinds of goal already solved
	Offered   Set  // kinds of goal already offered
	FirstDone bool // the first deal was finished or left

	unknown map[string]json.RawMessage // fields of other versions, preserved
}

// Defaults returns the settings of a new player.
func Defaults() Settings {
	return Settings{
		Theme: "system", Scheme: "path", Motion: "normal", Announce: "all",
		Volume: 0.5, Haptics: true,
		Arrows: "tile", Clock: "1", ShowMoves: true, HomeDots: true, Latch: true,
		Config: "4x4.classic",
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
