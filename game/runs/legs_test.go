package runs

import (
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestLegsOnOneThread checks that the boards of a run stand in one row where their cells stay large enough for it, and that a
// marathon is one board and a number.
func TestLegsOnOneThread(t *testing.T) {
	f := &ui.Frame{Fonts: render.NewFonts(), Measures: ui.Measures{Theme: render.LightTheme(), Scale: 1, TextSize: 1}}
	for text, want := range map[string]struct {
		rows  int
		times string
	}{
		"relay(2x2..4x4).classic": {1, ""}, "relay(7x7..2x2).spiral": {1, ""}, "everything(2x2..4x4).wild": {1, ""},
		"everything(2x2..6x6).classic": {5, ""}, "marathon(10).4x4.classic": {1, "× 10"},
	} {
		run, err := puzzle.ParseRun(text)
		if err != nil {
			t.Fatal(text, err)
		}
		var g legs
		g.choose(run)
		for _, f.Scale = range []float32{1, 1.25, 1.4, 2, 2.4} {
			r := render.Rect{W: f.Dip(328), H: f.Dip(80)}
			if rows := rowsOf(&g, f, r.W, g.cell(f, r)); rows != want.rows || g.times != want.times {
				t.Errorf("%s stands in %d rows at scale %v, times %q", text, rows, f.Scale, g.times)
			}
		}
	}
}

// TestLeastThread gives a run of all sizes just the width of one row with the least cells, at scales that don't divide evenly.
func TestLeastThread(t *testing.T) {
	f := &ui.Frame{Fonts: render.NewFonts(), Measures: ui.Measures{Theme: render.LightTheme(), TextSize: 1}}
	run, err := puzzle.ParseRun("everything(2x2..4x4).wild")
	if err != nil {
		t.Fatal(err)
	}
	var g legs
	g.choose(run)
	for _, f.Scale = range []float32{1, 1.25, 1.4, 1.5, 1.6, 2.4} {
		least := f.Dip(threadLeast)
		r := render.Rect{W: render.Floor(least*g.oneRow()) + 1, H: f.Dip(80)}
		if side := g.cell(f, r); side != least || rowsOf(&g, f, r.W, side) != 1 {
			t.Errorf("scale %v: cells of %v, not %v, stand in %d rows", f.Scale, side, least, rowsOf(&g, f, r.W, side))
		}
	}
}

// rowsOf returns in how many rows a picture stands.
func rowsOf(g *legs, f *ui.Frame, width, side float32) (rows int) {
	last := float32(-1)
	g.flow(f, width, side, func(_ int, _, y, _ float32) {
		if y != last {
			rows, last = rows+1, y
		}
	})
	return rows
}
