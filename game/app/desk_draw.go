package app

import (
	"wildfifteen/game/draw"
	"wildfifteen/game/links"
	"wildfifteen/game/saves"
	"wildfifteen/puzzle"
)

// DrawGoal shows the page on which the player draws a goal: as the player left it, or empty and for a board of the size being
// played.
func (a *App) DrawGoal() {
	if a.drawing == nil || !a.drawing.Begun() {
		a.drawing = draw.New(a.stage, drawDesk{a}, a.boot.Deals, a.Playing().Goal().Size())
	}
	a.stage.PushAs(links.PageDraw, a.drawing)
}

// ChangeGoal shows the page on which the player draws, with a goal. If the player came from such a page, it takes that one's
// place: the pages between are left, and going back leads to what was below. What the player has drawn there alone comes back
// when the page is opened by its name.
func (a *App) ChangeGoal(c puzzle.Config) {
	g, err := puzzle.NewGoal(c.Size, c.Rule)
	if err != nil { // each deal draws the number left out
		c.Rule.Missing = puzzle.MissingLast
		if g, err = puzzle.NewGoal(c.Size, c.Rule); err != nil {
			return
		}
	}
	for _, below := range [...]*draw.Scene{a.drawing, a.changing} {
		for below != nil && a.stage.Has(below) {
			a.stage.Pop()
		}
	}
	a.changing = draw.NewOf(a.stage, drawDesk{a}, a.boot.Deals, g)
	a.stage.Push(a.changing)
}

// CanChange reports whether a goal is small enough to be drawn on.
func (a *App) CanChange(c puzzle.Config) bool { return max(c.Size.W, c.Size.H) <= draw.MaxSide }

// drawDesk implements draw.Desk.
type drawDesk struct{ app *App }

func (d drawDesk) Goals() *saves.Goals      { return d.app.Goals() }
func (d drawDesk) NameGoal(c puzzle.Config) { d.app.NameGoal(c) }
func (d drawDesk) ShowGallery()             { d.app.ShowGallery() }
func (d drawDesk) ShowGoal(c puzzle.Config) { d.app.ShowGoal(c) }

// Drawn deals a game of the goal that the player made.
func (d drawDesk) Drawn(c puzzle.Config) {
	d.app.stage.Home()
	d.app.Deal(c, 0)
}
