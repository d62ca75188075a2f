package records

import (
	"testing"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// TestHonoursStandSideBySide checks that the time and the moves of a solve stand side by side in large letters, too, on a narrow phone.
func TestHonoursStandSideBySide(t *testing.T) {
	figures := []figure{newFigure(ui.ID{Name: "time"}, "Time", "", "0:10.434"), newFigure(ui.ID{Name: "moves"}, "Moves", "", "30")}
	figures[0].best = true
	for _, text := range []float32{1, 1.5, 2} {
		f := &ui.Frame{Fonts: render.NewFonts(), Measures: ui.Measures{Theme: render.LightTheme(), Scale: 1, TextSize: text, Screen: render.Rect{W: 360, H: 640}}}
		f.Reset()
		col := f.Column(render.Rect{W: 328, H: 640})
		layoutHonours(col, figures)
		if a, b := f.Controls[0].Rect, f.Controls[1].Rect; a.Y != b.Y || a.X+a.W > b.X || b.X+b.W > 328.5 {
			t.Errorf("text of %v: the figures are at %v and %v", text, a, b)
		}
	}
}
