package ui

import (
	"testing"

	"wildfifteen/render"
)

// TestRingsFollowTheirShape focuses a key, a chip, a card and a button: each ring has the radius of what it is around, plus or less its
// distance.
func TestRingsFollowTheirShape(t *testing.T) {
	th := render.LightTheme()
	for name, c := range map[string]Control{
		"key": {Role: Button, Look: Cap, Label: "A"}, "card": {Role: Button, Look: Card}, "button": {Role: Button, Label: "A"},
		"main button": {Role: Button, Look: Primary, Label: "A"}, "chip": {Role: Radio, Look: Chip, Label: "A"},
		"chosen chip": {Role: Radio, Look: Chip, Label: "A", On: true},
	} {
		var l render.List
		l.Reset(200, 200, render.Color{})
		f := &Frame{Fonts: render.NewFonts(), Measures: Measures{Theme: th, Scale: 1, TextSize: 1, Screen: render.Rect{W: 200, H: 200}, ShowRing: true}}
		f.Reset()
		c.Focused, c.Rect, c.Face = true, render.Rect{X: 20, Y: 20, W: 80, H: 60}, f.Face(render.Regular, 16)
		f.Add(c)
		Paint(&l, f, &f.Controls[0])
		shape, rings := render.Op{}, 0
		for _, op := range l.Ops {
			switch {
			case op.Kind != render.BoxOp:
			case shape.Rect.Empty():
				shape = op
			case op.Style.Fill.A == 0 && (op.Style.Edge == th.Focus || op.Style.Edge == th.Paper) && op.Style.EdgeWidth == 2:
				rings++
				if want := shape.Radius + shape.Rect.X - op.Rect.X; op.Radius != want {
					t.Errorf("%s: a ring at %v has the radius %v, want %v", name, op.Rect, op.Radius, want)
				}
			}
		}
		if rings != 2 {
			t.Errorf("%s: %d rings, want 2", name, rings)
		}
	}
}
