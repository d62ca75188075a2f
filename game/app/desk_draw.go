package app

import (
	"wildfifteen/game/draw"
	"wildfifteen/puzzle"
)

// DrawGoal shows the page on which the player draws a goal, for a board of the size being played.
func (a *App) DrawGoal() {
	src := a.boot.Deals
	if src == nil {
		src = puzzle.SecureSource()
	}
	a.stage.Push(draw.New(a.stage, a, src, a.Playing().Goal().Size()))
}

// Drawn deals a game of the goal that the player drew.
func (a *App) Drawn(c puzzle.Config) {
	a.stage.Home()
	a.Deal(c, 0)
}

// ShareDrawn passes on the goal that the player drew, as a configuration: whoever opens it gets a deal of it.
func (a *App) ShareDrawn(c puzzle.Config) { a.stage.Share(c.String()) }
