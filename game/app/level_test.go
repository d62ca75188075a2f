package app_test

import (
	"testing"

	"wildfifteen/game/gametest"
	"wildfifteen/game/ui"
)

// TestDrawnBoardLevel draws a goal on a desktop: the board is as high as the page, and its top is level with the frame of the tabs.
func TestDrawnBoardLevel(t *testing.T) {
	for _, name := range []string{"draw-whole", "draw-arrange"} {
		r := gametest.SceneNamed(t, name).Run(t, gametest.Options{W: 1100, H: 760})
		var board, tab ui.Control
		for _, c := range r.App.Controls() {
			switch {
			case c.Role == ui.Grid:
				board = c
			case c.Role == ui.Radio && tab.Label == "":
				tab = c
			}
		}
		if off := board.Rect.Y - tab.Rect.Y - 4; off < -2 || off > 2 || board.Rect.H < 640 {
			t.Errorf("%s: the board is at %v beside tabs at %v", name, board.Rect, tab.Rect)
		}
	}
}
