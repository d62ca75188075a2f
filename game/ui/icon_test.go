package ui

import (
	"testing"

	"wildfifteen/render"
)

// draw paints a control with an icon in the centre of 200x200 and returns the points of its strokes.
func draw(icon render.Icon, size float32, rtl bool) []render.Point {
	var l render.List
	l.Reset(200, 200, render.Color{})
	f := &Frame{Fonts: render.NewFonts(), Measures: Measures{Theme: render.LightTheme(), Scale: 1, TextSize: size, RTL: rtl, Screen: render.Rect{W: 200, H: 200}}}
	f.Reset()
	f.Add(Control{Role: Button, Look: Quiet, Icon: icon, Rect: render.Rect{X: 76, Y: 76, W: 48, H: 48}})
	f.Mirror()
	Paint(&l, f, &f.Controls[0])
	return l.Points
}

// span returns the horizontal extent of points.
func span(points []render.Point) (lo, hi float32) {
	lo, hi = points[0].X, points[0].X
	for _, p := range points {
		lo, hi = min(lo, p.X), max(hi, p.X)
	}
	return lo, hi
}

// TestIconsTurn checks that Back is mirrored in right-to-left layouts and Play is not.
func TestIconsTurn(t *testing.T) {
	for icon, turns := range map[render.Icon]bool{render.Back: true, render.Play: false, render.Help: false} {
		left, right := draw(icon, 1, false), draw(icon, 1, true)
		if len(left) == 0 || len(left) != len(right) {
			t.Fatalf("icon %d: %d and %d points", icon, len(left), len(right))
		}
		for i, p := range left {
			if turns {
				p.X = 200 - p.X
			}
			if right[i] != p {
				t.Fatalf("icon %d: point %d is %v, want %v", icon, i, right[i], p)
			}
		}
	}
	undo, _ := span(draw(render.Undo, 1, false))
	if _, turned := span(draw(render.Undo, 1, true)); turned != 200-undo {
		t.Errorf("undo reaches from %v, turned to %v", undo, turned)
	}
}

// TestIconsGrow checks that icons grow with the text beside them.
func TestIconsGrow(t *testing.T) {
	lo, hi := span(draw(render.Back, 1, false))
	loBig, hiBig := span(draw(render.Back, 2, false))
	if got, want := hiBig-loBig, (hi-lo)*1.5; got != want {
		t.Errorf("at twice the size of text the icon is %v wide, want %v", got, want)
	}
}
