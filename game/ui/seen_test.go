package ui

import (
	"testing"

	"wildfifteen/render"
)

// TestRowsAreNotCut checks that a row that scrolling cuts in half is not drawn, that it fades in with what is in sight, and
// that a high control is drawn all the same.
func TestRowsAreNotCut(t *testing.T) {
	f := &Frame{Measures: Measures{Scale: 2, TextSize: 1}}
	row := func(seen, high float32) float32 {
		return f.Seen(&Control{Rect: render.Rect{Y: 100, W: 50, H: high}, Clip: render.Rect{W: 500, H: 100 + seen}})
	}
	for _, c := range []struct{ seen, high, min, max float32 }{
		{96, 96, 1, 1}, {48, 96, 0, 0}, {10, 96, 0, 0}, {80, 96, 0.3, 0.9}, {100, 400, 1, 1},
	} {
		if got := row(c.seen, c.high); got < c.min || got > c.max {
			t.Errorf("%v of %v in sight: %v is drawn, want %v to %v", c.seen, c.high, got, c.min, c.max)
		}
	}
	f.ShowRing = true
	focused := Control{Rect: render.Rect{H: 96}, Clip: render.Rect{H: 10}, Focused: true}
	f.Controls = []Control{focused}
	if got := f.Seen(&focused); got != 1 {
		t.Errorf("of a focused row %v is drawn", got)
	}
	if got := f.Seen(&Control{Rect: render.Rect{X: 50, H: 96}, Clip: render.Rect{H: 10}}); got != 1 {
		t.Errorf("of what stands beside it %v is drawn", got)
	}
	if got := f.Seen(&Control{Rect: render.Rect{H: 96}, Clip: render.Rect{H: 10}, Joint: Below}); got != 1 {
		t.Errorf("of a part of a high tray %v is drawn", got)
	}
}

// TestFoldFadesNoWords lays out lines and a row at the foot of a column that goes on: none stands where the page fades, and the row is not cut.
func TestFoldFadesNoWords(t *testing.T) {
	f := &Frame{Fonts: render.NewFonts(), Measures: Measures{Scale: 1, TextSize: 1, Screen: render.Rect{W: 300, H: 200}}}
	f.Reset()
	var s Scroll
	col := s.Begin(f, render.Rect{W: 300, H: 200}, render.Rect{W: 300})
	row := f.Add(Control{Look: Row, Rect: render.Rect{Y: 160, W: 300, H: 48}})
	for range 20 {
		col.Para("Words of a page")
	}
	at := *row
	if s.End(f); f.Seen(&at) != 0 {
		t.Errorf("of a row that the fold cuts %v is drawn", f.Seen(&at))
	}
	for _, c := range f.Controls[1:] {
		whole, seen := c.Rect.Y+c.Rect.H <= 192, c.Rect.Y < 200
		if seen && f.cutsLine(&c, c.Rect) == whole {
			t.Errorf("the line at %v is drawn: %v", c.Rect, !whole)
		}
	}
}
