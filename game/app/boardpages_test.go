package app_test

import (
	"testing"
	"time"

	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
)

// arrowIn is the distance, in dip, from the edge of the arrow's control to the arrow.
const arrowIn = 15

// TestBoardPages checks that the pages with a board beside a column have the arrow back and their left edge where other pages
// have them, and that a replay shows whole on a desktop without scrolling.
func TestBoardPages(t *testing.T) {
	t.Parallel()
	o := gametest.Options{W: 1100, H: 760}
	other := gametest.New(t, o)
	other.Open("help")
	want := other.Control(gametest.Named("back")).Rect
	lab := gametest.New(t, o)
	lab.Open("lab")
	replay := gametest.New(t, o)
	replay.OpenReplay(nearReplay(t, 8*time.Second), 1)
	for _, r := range []*gametest.Run{lab, replay} {
		r.Tick(60)
		back, board := r.Control(gametest.Named("back")).Rect, r.Control(boardview.GridID).Rect
		if back != want || board.X != want.X+arrowIn || board.Y < back.Y+back.H {
			t.Errorf("%s: the arrow at %v, that of other pages at %v, the board at %v", sceneOf(r), back, want, board)
		}
	}
	for _, name := range []string{"scrub", "run", "fromhere", "review", "race", "film"} {
		if c := replay.Find(gametest.Named(name)); c == nil || gametest.Seen(c) != c.Rect {
			t.Errorf("the button %q of a replay is not seen whole: %v", name, c)
		}
	}
}
