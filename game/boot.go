// Package game defines the interface between the game and its host, as plain data: what the host tells the game in a
// tick ([Input]), what the game asks of the host ([Output]), what the game starts with ([Boot]), where it stores its
// files ([Store]), and recordings of its inputs. Package app implements the game; package host connects it to the
// engine.
//
// All lengths are device pixels unless a name says dip.
package game

import (
	"math/rand/v2"
	"time"

	"wildfifteen/assets"
	"wildfifteen/render"
)

// Platform is the kind of system that the program runs on.
type Platform uint8

// The platforms.
const (
	Desktop Platform = iota
	Browser
	Phone
)

// Boot is what the game starts with. The game does not change it.
type Boot struct {
	Files    Files
	Store    Store
	Fonts    *render.Fonts
	Platform Platform
	Game     string       // a game ID or link to open first; "" for the saved game, or the first one
	Mute     bool         // no sound in this run, whatever the settings say
	Deals    rand.Source  // nil: the system's secure source
	Lang     *assets.Lang // nil: the language of Locale
	Locale   string       // BCP 47, "" if unknown
	Version  string

	// Watch returns the time of a clock that also runs within a tick, so that searches can work for a limited time. It is
	// nil in tests: searches then do the same work in each tick on every machine.
	Watch func() time.Duration
}
