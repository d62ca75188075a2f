package stage

import (
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestRowsAreNotCut checks that a row that scrolling cuts in half is not drawn, that it fades in with what is in sight, and
// that a high control is drawn all the same.
func TestRowsAreNotCut(t *testing.T) {
	f := &ui.Frame{Measures: ui.Measures{Scale: 2, TextSize: 1}}
	row := func(seen, high float32) float32 {
		return wholeness(f, &ui.Control{Rect: render.Rect{Y: 100, W: 50, H: high}, Clip: render.Rect{W: 500, H: 100 + seen}})
	}
	for _, c := range []struct{ seen, high, min, max float32 }{
		{96, 96, 1, 1}, {48, 96, 0, 0}, {10, 96, 0, 0}, {80, 96, 0.3, 0.9}, {100, 400, 1, 1},
	} {
		if got := row(c.seen, c.high); got < c.min || got > c.max {
			t.Errorf("%v of %v in sight: %v is drawn, want %v to %v", c.seen, c.high, got, c.min, c.max)
		}
	}
	if got := wholeness(f, &ui.Control{Rect: render.Rect{H: 96}, Clip: render.Rect{H: 10}, Focused: true}); got != 1 {
		t.Errorf("of a focused row %v is drawn", got)
	}
}

// TestClearSheet checks how much of the scene below a sheet is covered: nothing by one at its anchor that is Clear.
func TestClearSheet(t *testing.T) {
	at, below := Sheet{Clear: true}, Sheet{Clear: true, height: 100}
	if full := (&Sheet{}).cover(); at.cover() != 0 || below.cover() <= 0 || below.cover() >= full || full != 1 {
		t.Errorf("covers: %v at the anchor, %v from below, %v of another sheet", at.cover(), below.cover(), full)
	}
}
