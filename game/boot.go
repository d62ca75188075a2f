// Package game is the seam between the game and the world around it, as plain data: what the game is told in a tick
// ([Input]), what it asks for ([Output]), what it starts from ([Boot]), what it stores ([Store]), and recordings of all
// it is told. Package app is the game behind the seam; package host is the engine's side in front of it.
//
// All lengths are device pixels unless a name says dip.
package game

import (
	"math/rand/v2"
	"time"

	"wildfifteen/assets"
	"wildfifteen/render"
)

// Platform is the kind of place the program runs in.
type Platform uint8

// The platforms.
const (
	Desktop Platform = iota
	Browser
	Phone
)

// Boot is what the game starts from. It is never written after the start.
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

	// Watch is a clock that also runs within a tick, so that searches work for a time. If it is nil, in tests, what they
	// do in a tick is the same on every machine.
	Watch func() time.Duration
}
