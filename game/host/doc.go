// Package host is the engine's side of the game: the loop, what goes in and out of it, windows, sound, files
// and the clipboard. It runs any [Program], which it meets in two plain values a tick, game.Input and
// game.Output.
//
// Nothing a program asks for stops the loop: slow work is done beside it, and its answer is a Reply in a later
// Input. A panic in the program is written to crash.log, and the player may start anew from what is saved.
package host

import (
	"errors"

	"wildfifteen/game"
	"wildfifteen/render"
)

// Program is what the host runs: *game.App, or something of a test's.
type Program interface {
	// Update moves the program on by one tick. The Output is read before the next call.
	Update(in *game.Input) *game.Output
	// Draw fills l with what the screen shows and changes nothing.
	Draw(l *render.List)
	// Shutdown is called once, when the program is about to end.
	Shutdown()
}

// Options are what Run runs, and how.
type Options struct {
	// New makes the program. Boot holds all the host knows: Files, Store, Fonts, Platform, Locale. It is
	// called within the first tick, and again after a crash.
	New func(b game.Boot) Program

	Data          string  // folder of the game's files; "" for DefaultDir
	Width, Height int     // of the window, device-independent pixels; 0 for the size remembered
	Scale         float64 // device pixels in a dip; 0 to ask the monitor
	Fullscreen    bool
	Redraw        bool   // draw every frame, changed or not: for measuring
	Version       string // for the report of a crash
}

// ErrNoDisplay is what Run returns where there is no screen to draw on.
var ErrNoDisplay = errors.New("no window system is available")
