// Package game defines the interface between the game and its host, as plain data. In each tick the host tells the game
// an [Input] and gets an [Output]. The game starts with a [Boot] and keeps its files in a [Store]. Its inputs can be
// recorded: see [Recorder]. Package app implements the game; package host connects it to the engine.
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
	Mouse    bool         // a browser's main pointer is a mouse, not a finger
	Game     string       // a game ID or link to open first; "" for the saved game, or the first one
	As       string       // the configuration that Game, an exact ID, was dealt for, in a replay; "" for that of the ID
	Mute     bool         // no sound in this run, whatever the settings say
	Deals    rand.Source  // nil: the system's secure source
	Lang     *assets.Lang // nil: the language of Locale
	Locale   string       // BCP 47, "" if unknown
	// Texts are the languages of a page by their tags, each as [assets.Pack] makes it, or empty if the page has not fetched
	// it yet. nil: all languages are embedded.
	Texts   map[string][]byte
	Version string

	// Watch returns the time of a clock that also runs within a tick, so that searches can work for a limited time. It is
	// nil in tests: searches then do the same work in each tick on every machine.
	Watch func() time.Duration
}
