package render_test

import (
	"image"
	"testing"

	"wildfifteen/puzzle"
	"wildfifteen/render"
)

// TestDimmed draws solved boards on which every other tile is dimmed, and checks the colours of their numbers, of the line round those
// that are home and of the ring of the tile to move. Of tiles with a picture only the plates are dimmed, in felt nothing is.
func TestDimmed(t *testing.T) {
	light, dark, felt := render.LightTheme(), render.DarkTheme(), render.FeltTheme()
	tests := []struct {
		name          string
		theme         *render.Theme
		picture       bool
		digits, marks int // in Theme.Ink2: those of 1, 3, 5, 7, 9, 11, 13 and 15; a line round eight tiles, and a ring
	}{
		{"light", light, false, 11, 9}, {"dark", dark, false, 11, 9}, {"felt", felt, false, 0, 0},
		{"light picture", light, true, 11, 0}, {"dark picture", dark, true, 11, 0}, {"felt picture", felt, true, 0, 0},
	}
	goal := puzzle.MustParseGoal("4x4.classic")
	for _, test := range tests {
		v := render.BoardView{Scale: 1, Board: goal.Board(), Goal: goal, Theme: test.theme, Numbers: true, Framed: true}
		v.Colors = render.TileColors(nil, v.Theme, render.PathScheme, goal)
		v.Rect, v.Cell, v.Origin = render.TrayFor(render.Rect{W: 400, H: 400}, goal.Size(), 1, 720)
		v.Hint = render.MarkAt(0)
		for label := range v.Colors {
			v.Dimmed = append(v.Dimmed, label%2 == 1)
		}
		if test.picture {
			v.Image = render.NewImage("dimmed", image.NewRGBA(image.Rect(0, 0, 64, 64)))
		}
		l := &render.List{}
		l.Reset(400, 400, v.Theme.Paper)
		l.Board(render.NewFonts(), &v)
		var all, digits, marks int
		for i := range l.Ops {
			op := &l.Ops[i]
			if op.Kind == render.GlyphsOp {
				all += int(op.Hi - op.Lo)
				if op.Color == v.Theme.Ink2 {
					digits += int(op.Hi - op.Lo)
				}
			} else if op.Style.Fill == v.Theme.Ink2 || op.Style.Edge == v.Theme.Ink2 {
				marks++
			}
		}
		if all != 21 || digits != test.digits || marks != test.marks {
			t.Errorf("%s: %d of %d digits and %d marks in the second ink, want %d of 21 and %d", test.name, digits, all, marks, test.digits, test.marks)
		}
	}
}
