package boardview

import (
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestDeckFits checks that the deck of a marathon stays in its place, and that it has no more cards than the marathon has boards.
func TestDeckFits(t *testing.T) {
	f := &ui.Frame{Fonts: render.NewFonts(), Measures: ui.Measures{Theme: render.LightTheme(), Scale: 1, TextSize: 1}}
	for text, cards := range map[string]int{"marathon(2).4x4.classic": 2, "marathon(10).3x9.snake": 4, "marathon(42).16x2.wild": 4} {
		run, err := puzzle.ParseRun(text)
		if err != nil {
			t.Fatal(text, err)
		}
		var g Legs
		g.Choose(run)
		for _, r := range []render.Rect{{W: 328, H: 96}, {W: 240, H: 72}, {W: 457, H: 520}} {
			d := g.deck(f, g.room(f, r))
			if d.cards != cards || d.wide+d.over()+g.timesWidth(f) > r.W || d.tall+d.over() > r.H || g.High(f, r) > r.H {
				t.Errorf("%s in %v: %+v", text, r, d)
			}
		}
	}
}
