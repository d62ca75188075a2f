package session

import (
	"encoding/json"
	"slices"
)

// Settings are the player's choices and what the program remembers of him. [Defaults] makes good ones.
type Settings struct {
	Theme    string  // "system", "light", "dark", "contrast"
	Scheme   string  // colours of the tiles: "path", "one", "rows", "columns", "fringe", "fringe3"
	TextSize float64 // 1..2 times the normal size; 0: the system's
	Motion   string  // "normal", "fast", "off"
	Language string  // BCP 47; "": the system's
	Announce string  // what is told to a screen reader: "all", "short", "solved"

	Volume  float64 // 0..1
	Mute    bool
	Haptics bool

	Arrows     string // what an arrow key moves: "tile", "blank"
	Clock      string // how the running clock is shown: "hidden", "1", "0.1", "0.001" (seconds)
	ShowMoves  bool
	Hover      bool // tiles slide under a moving pointer
	HomeDots   bool // a dot on tiles that are home
	Latch      bool // a tap latches what a hold shows
	SkipResult bool // no result card

	Keys     map[string][]string // the keys of an action, where they are not the usual ones; none: switched off
	Config   string              // the configuration played last
	Enlarged map[string]float64  // by size ("4x4"): 0.25..4 times the normal size of the board

	Tips      Set  // tips that were shown
	Solved    Set  // kinds of goal solved once
	Offered   Set  // kinds of goal offered once
	FirstDone bool // the first deal was finished or left

	unknown map[string]json.RawMessage // fields of other versions, kept as they are
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

// Set is a set of short texts, in order. The zero Set is empty.
type Set []string

// Has reports whether the text is in the set.
func (s Set) Has(text string) bool {
	_, ok := slices.BinarySearch(s, text)
	return ok
}

// Add puts the text into the set; false if it was there. Copies of the set made before do not change.
func (s *Set) Add(text string) bool {
	at, ok := slices.BinarySearch(*s, text)
	if ok {
		return false
	}
	*s = slices.Insert(slices.Clone(*s), at, text)
	return true
}
