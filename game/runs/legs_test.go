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
		g.scale = 1
		r := render.Rect{W: 328, H: 80}
		rows, last := 0, float32(-1)
		g.flow(r.W, g.cell(f, r), func(_ int, _, y, _ float32) {
			if y != last {
				rows, last = rows+1, y
			}
		})
		if rows != want.rows || g.times != want.times {
			t.Errorf("%s stands in %d rows, times %q", text, rows, g.times)
		}
	}
}
