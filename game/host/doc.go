// Package host connects the game with the engine and the system: it runs the loop, gathers each tick's game.Input, does
// what the game.Output asks for, and shows the game's pictures. It runs any [Game].
//
// No request of a game stops the loop: slow work runs in goroutines, and its result is a Reply in a later Input. A panic
// in the game is written to crash.log, and the player may go on from what is saved.
//
// Files whose names end in _native are for all systems but browsers, those in _desktop for Linux, Windows and macOS.
// Types that differ between platforms satisfy the interfaces in platform.go.
package host

import (
	"errors"

	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// Game is what the host runs.
type Game interface {
	// Update advances the game by one tick. The Output is valid until the next call.
	Update(in *game.Input) *game.Output
	// Draw fills l with the present picture. It changes nothing else and may be called any number of times per tick.
	Draw(l *render.List)
	// Controls returns the controls on the screen, for assistive technology. They are valid until the next Update.
	Controls() []ui.Control
	// Shutdown is called once, when the program is about to end.
	Shutdown()
}

// Options say what Run or NewPhone runs, and how.
type Options struct {
	// New creates the game. The host fills in the fields Files, Store, Fonts, Platform, Locale, Watch and, in a browser,
	// Game and Texts of b. New is called in the first tick and again after a crash.
	New func(b game.Boot) Game

	Data          string  // folder of the game's files; "" for store.DefaultDir
	Width, Height int     // of the window in device-independent pixels; 0 for the size of the last run
	Scale         float64 // device pixels per device-independent pixel; 0 for the monitor's
	Fullscreen    bool
	NewWindow     bool   // open a window also if a program with the same files has one; else that one comes to the front
	Open          string // a game ID or link that such a program is to open; "" for none
	Redraw        bool   // draw every frame, changed or not: for measuring
	Version       string // for crash reports
	Page          string // address of the published page, to which a phone's links to games lead; "": to the program itself
}

// linkTo returns a link to a game or a replay.
func (o *Options) linkTo(id string) string {
	if o.Page != "" {
		return o.Page + "#" + puzzle.LinkEscape(id)
	}
	return "wildfifteen:" + puzzle.LinkEscape(id)
}

// ErrNoDisplay is the error of Run if there is no screen to draw on.
var ErrNoDisplay = errors.New("no window system is available")
