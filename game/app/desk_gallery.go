package app

import (
	"wildfifteen/game/gallery"
	"wildfifteen/game/session"
	"wildfifteen/puzzle"
)

// ShowGallery shows the gallery.
func (a *App) ShowGallery() { a.stage.Push(gallery.New(a.stage, a)) }

// Hung deals a game of a goal of the gallery.
func (a *App) Hung(c puzzle.Config) {
	a.stage.Home()
	a.Deal(c, 0)
}

// Solved reports whether the player has solved a game of a configuration.
func (a *App) Solved(c puzzle.Config) bool {
	g := a.saves.History.Group(session.Solve{Config: c.String()}.Group())
	return g != nil && g.Tally(session.NoInput) != nil
}
