package app_test

import (
	"testing"

	"wildfifteen/game"
	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestSheetsCoverWhole opens the sheets of a desktop: each covers what stands beside the board or the picture whole or not at all.
func TestSheetsCoverWhole(t *testing.T) {
	open := map[string][]string{"menu": nil, "missing": {"newgame"}, "difficulty": {"newgame"}}
	for button, rooms := range open {
		r := gametest.New(t, gametest.Options{Game: "3x3.snake#x", W: 1100, H: 760})
		for _, room := range rooms {
			r.Open(room)
			r.Tick(30)
		}
		var below []ui.Control
		below = append(below, r.App.Controls()...)
		r.Tap(game.Touch, gametest.Named(button))
		r.Tick(30)
		var panel render.Rect
		for _, c := range r.App.Controls() {
			if c.Role == ui.Panel {
				panel = c.Rect
			}
		}
		for _, c := range below {
			over := c.Rect.Intersect(panel)
			whole := c.Role == ui.Image || over == c.Rect || over.W == c.Rect.W && button == "menu" // the picture makes room; in the menu the letters of a line lie within
			if over.W > 0 && over.H > 0 && !whole {
				t.Errorf("%s at %v covers %v of %q at %v", button, panel, over, c.Label, c.Rect)
			}
		}
	}
}
