package app_test

import (
	"testing"

	"wildfifteen/game/boardview"
	"wildfifteen/game/gametest"
)

// TestLargeLettersEnlargeSmallCells opens a large board in letters of 200 %: it is enlarged so that its numbers can be read, with the
// gap in sight; in usual letters all of it is shown.
func TestLargeLettersEnlargeSmallCells(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		textScale, least, most float32
	}{{2, 40, 64}, {1, 8, 32}} {
		r := gametest.New(t, gametest.Options{Game: "16x16.spiral#x", TextScale: c.textScale, Phone: true})
		r.Tick(60)
		gap := r.Control(boardview.CellID(r.Board().Blank()))
		if gap.Rect.W < c.least || gap.Rect.W > c.most || gametest.Seen(gap) != gap.Rect {
			t.Errorf("in letters of %v the gap is at %v, of which %v is in sight", c.textScale, gap.Rect, gametest.Seen(gap))
		}
	}
}
