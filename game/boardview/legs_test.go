package boardview

import (
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// legsOf returns the picture of a run, and a frame to draw it in.
func legsOf(t *testing.T, text string) (*Legs, *ui.Frame) {
	run, err := puzzle.ParseRun(text)
	if err != nil {
		t.Fatal(text, err)
	}
	g := &Legs{}
	g.Choose(run)
	return g, &ui.Frame{Fonts: render.NewFonts(), Measures: ui.Measures{Theme: render.LightTheme(), Scale: 1, TextSize: 1}}
}

// TestLegsOnOneThread checks that the boards of a run stand in one row where rows would not make them far larger, and those of all sizes in
// rows, where there is room one for each height.
func TestLegsOnOneThread(t *testing.T) {
	for text, want := range map[string]struct {
		rows, high int // in a low place, and in a high one
	}{
		"relay(2x2..4x4).classic": {1, 2}, "relay(7x7..2x2).spiral": {1, 3}, "everything(2x2..4x4).wild": {2, 3},
		"everything(2x2..6x6).classic": {2, 5},
	} {
		g, f := legsOf(t, text)
		rows := func(r render.Rect) (n int) {
			last := float32(-1)
			side, apart := g.cell(f, r)
			g.flow(r.W, side, apart, func(_ int, _, y, _ float32) {
				if y != last {
					n, last = n+1, y
				}
			})
			return n
		}
		for _, f.Scale = range []float32{1, 1.25, 1.4, 2, 2.4} {
			low, high := rows(render.Rect{W: f.Dip(328), H: f.Dip(96)}), rows(render.Rect{W: f.Dip(457), H: f.Dip(520)})
			if low != want.rows || (high == 1) != (want.high == 1) || f.Scale == 1 && high != want.high || g.times != "" {
				t.Errorf("scale %v: %s stands in %d rows, in %d in a high place, times %q", f.Scale, text, low, high, g.times)
			}
		}
	}
}

// TestRowsOfLegsAreEven checks that no row of a run of all sizes is left with one board.
func TestRowsOfLegsAreEven(t *testing.T) {
	g, f := legsOf(t, "everything(2x2..4x4).wild")
	side, apart := g.cell(f, render.Rect{W: 328, H: 96})
	rows := map[float32]int{}
	g.flow(g.even(328, side, apart), side, apart, func(_ int, _, y, _ float32) { rows[y]++ })
	for y, n := range rows {
		if n < 3 {
			t.Errorf("the row at %v has %d boards of %d", y, n, len(g.sizes))
		}
	}
}
