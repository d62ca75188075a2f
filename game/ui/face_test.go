package ui

import (
	"testing"

	"wildfifteen/render"
)

// TestFace checks that a face stands on a lip below it, goes down onto that when it is pressed, and has none where it cannot be pressed and
// in high contrast.
func TestFace(t *testing.T) {
	r := render.Rect{X: 10, Y: 20, W: 100, H: 48}
	for _, c := range []struct {
		name    string
		theme   *render.Theme
		control Control
		boxes   int
		down    float32
	}{
		{"at rest", render.LightTheme(), Control{}, 2, 0},
		{"pressed", render.LightTheme(), Control{Pressed: true}, 1, faceLip},
		{"disabled", render.LightTheme(), Control{Disabled: true}, 1, 0},
		{"in high contrast", render.ContrastTheme(), Control{}, 1, 0},
	} {
		var l render.List
		l.Reset(200, 200, c.theme.Paper)
		f := new(Frame)
		f.Scale, f.Theme = 1, c.theme
		face := Face(&l, f, &c.control, r, 12, f.FaceStyle(&c.control))
		if len(l.Ops) != c.boxes || face != r.Move(0, c.down) {
			t.Errorf("%s: %d boxes, the face at %v", c.name, len(l.Ops), face)
		}
		if c.boxes == 2 && (l.Ops[0].Rect != r.Move(0, faceLip) || l.Ops[0].Style.Fill != c.theme.RaisedLip) {
			t.Errorf("%s: the lip is at %v", c.name, l.Ops[0].Rect)
		}
	}
}
