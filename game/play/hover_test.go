package play

import (
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestHoverIsSeen holds the mouse over every control of the scene that a click acts on: it looks different there.
func TestHoverIsSeen(t *testing.T) {
	r := newRun(t, options{game: "4x4.snake#x", w: 1100, h: 760})
	r.tick(3)
	f := ui.Frame{Fonts: render.NewFonts(), Measures: ui.Measures{Scale: 1, TextSize: 1, Theme: render.LightTheme()}}
	var all []ui.Control
	for _, c := range r.Controls() {
		if c.Role == ui.Button && !c.Disabled {
			all = append(all, c)
		}
	}
	for _, id := range []ui.ID{goalID, configID} {
		if ui.Find(all, id) == nil {
			t.Fatalf("%v is no button", id)
		}
	}
	for _, c := range all {
		painted := func(hovered bool) string {
			c.Hovered = hovered
			r.list.Reset(r.in.Width, r.in.Height, f.Theme.Paper)
			ui.Paint(&r.list, &f, &c)
			r.play.Paint(&r.list, &f, &c)
			return string(r.list.Dump(nil, f.Fonts))
		}
		if painted(true) == painted(false) {
			t.Errorf("%v: not seen to be under the mouse", c.ID)
		}
	}
}
