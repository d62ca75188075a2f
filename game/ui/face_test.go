package ui

import (
	"testing"

	"wildfifteen/render"
)

// TestFace checks that a face stands on a lip below it, goes down onto that when it is pressed, and has none where it cannot be pressed and
// in high contrast, where it shrinks when it is pressed.
func TestFace(t *testing.T) {
	r := render.Rect{X: 10, Y: 20, W: 100, H: 48}
	for _, c := range []struct {
		name    string
		theme   *render.Theme
		control Control
		boxes   int
		face    render.Rect
	}{
		{"at rest", render.LightTheme(), Control{}, 2, r},
		{"pressed", render.LightTheme(), Control{Pressed: true}, 1, r.Move(0, faceLip)},
		{"disabled", render.LightTheme(), Control{Disabled: true}, 1, r},
		{"in high contrast", render.ContrastTheme(), Control{}, 1, r},
		{"pressed in high contrast", render.ContrastTheme(), Control{Pressed: true}, 1, r.Inset(facePressed)},
	} {
		var l render.List
		l.Reset(200, 200, c.theme.Paper)
		f := new(Frame)
		f.Scale, f.Theme = 1, c.theme
		face := Face(&l, f, &c.control, r, 12, f.FaceStyle(&c.control))
		if len(l.Ops) != c.boxes || face != c.face || l.Ops[c.boxes-1].Rect != face {
			t.Errorf("%s: %d boxes, the face at %v", c.name, len(l.Ops), face)
		}
		if c.boxes == 2 && (l.Ops[0].Rect != r.Move(0, faceLip) || l.Ops[0].Style.Fill != c.theme.RaisedLip) {
			t.Errorf("%s: the lip is at %v", c.name, l.Ops[0].Rect)
		}
	}
}
