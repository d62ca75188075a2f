package app

import (
	"wildfifteen/game/links"
	"wildfifteen/game/picture"
	"wildfifteen/puzzle"
)

// ShowPictures shows the pictures on tiles.
func (a *App) ShowPictures() {
	a.stage.PushAs(links.PagePictures, picture.New(a.stage, a.saves, a.keys, pictureDesk{a}))
}

// pictureDesk implements picture.Desk.
type pictureDesk struct{ app *App }

// Goal returns the goal of the running game.
func (d pictureDesk) Goal() puzzle.Goal { return d.app.Playing().Goal() }

// Show has the player's own picture decoded.
func (d pictureDesk) Show() { d.app.own.shown = true }

// Take reads a picture.
func (d pictureDesk) Take(name string, data []byte) { d.app.takePicture(name, data) }
