package render_test

import (
	"testing"

	"wildfifteen/render"
)

// TestChequersKeepToTheTray checks that the squares of a chequered board lie within the tray's curve, on boards of every
// parity and without room for tiles.
func TestChequersKeepToTheTray(t *testing.T) {
	f, th := render.NewFonts(), render.LightTheme()
	for _, id := range []string{"3x3.classic#c", "4x4.classic#c", "5x4.snake#c", "1x4.classic:1,2,3,0", "4x1.classic:1,2,3,0", "12x12.classic#c"} {
		v := view(t, th, id)
		v.Checkered, v.Engraved = true, false
		var l render.List
		l.Reset(800, 800, th.Paper)
		l.Board(f, v)
		pad := v.Origin.X - v.Rect.X
		within := v.Rect.Inset(pad)
		lit := th.LitCell()
		squares := 0
		for _, op := range l.Ops {
			if op.Style.Fill != lit {
				continue
			}
			squares++
			r := op.Rect
			in := max(0, op.Radius-0.5) * 0.2929 // from the corner of the rectangle to that of the shape, along each axis
			for _, at := range []render.Point{{X: r.X + in, Y: r.Y + in}, {X: r.X + r.W - in, Y: r.Y + in}, {X: r.X + in, Y: r.Y + r.H - in}, {X: r.X + r.W - in, Y: r.Y + r.H - in}} {
				if d := render.BoxDistance(at, within, v.TrayRadius()-pad); d > 1 {
					t.Errorf("%s: the square at %v is %v pixels outside", id, at, d)
				}
			}
		}
		if squares == 0 {
			t.Errorf("%s: no squares", id)
		}
	}
}

// TestRingsAreConcentric checks that the tray and the rings of a cell have the radius of what they frame plus their
// distance from it, and the same middle.
func TestRingsAreConcentric(t *testing.T) {
	f, th := render.NewFonts(), render.LightTheme()
	for _, id := range []string{"3x3.classic:1,2,3,4,0,5,7,8,6", "6x6.wild#c"} {
		for _, zoom := range []float32{0, 1.06} {
			v := view(t, th, id)
			v.Framed, v.Bridges = false, false
			cell := v.Board.Size().W // in the first column
			if v.Board.At(cell) == 0 {
				cell *= 2
			}
			v.Hint, v.Focus = render.MarkAt(cell), render.MarkAt(cell)
			label := v.Board.At(cell)
			v.Colors[label] = render.Color{R: 1, G: 2, B: 3, A: 255}
			if zoom > 0 {
				v.Shift = []render.TileShift{{Label: label, Zoom: zoom}}
			}
			var l render.List
			l.Reset(800, 800, th.Paper)
			l.Board(f, v)
			face := find(t, &l, func(s render.BoxStyle) bool { return s.Fill == v.Colors[label] })
			tray := find(t, &l, func(s render.BoxStyle) bool { return s.Fill == th.Tray && s.EdgeWidth > 0 })
			concentric(t, "hint", face, find(t, &l, func(s render.BoxStyle) bool { return s.Edge == th.Hint && s.Fill.A == 0 }))
			if zoom == 0 {
				concentric(t, "focus", face, find(t, &l, func(s render.BoxStyle) bool { return s.Edge == th.Focus && s.Fill.A == 0 }))
				concentric(t, "inner focus", face, find(t, &l, func(s render.BoxStyle) bool { return s.Edge == th.FocusHalo && s.Fill.A == 0 }))
				concentric(t, "tray", face, render.Op{Radius: tray.Radius, Rect: render.Rect{X: tray.Rect.X, Y: face.Rect.Y - face.Rect.X + tray.Rect.X, W: face.Rect.W + 2*(face.Rect.X-tray.Rect.X), H: face.Rect.H + 2*(face.Rect.X-tray.Rect.X)}})
			}
		}
	}
}

// TestGoalFrame checks that a frame around a goal's picture is concentric with its tiles, and with its ribbon.
func TestGoalFrame(t *testing.T) {
	f, th := render.NewFonts(), render.LightTheme()
	for _, distance := range []float32{0, 3, 10} {
		v := view(t, th, "4x4.random#c")
		pic := render.GoalView{Rect: render.Rect{X: 10, Y: 20, W: 200, H: 200}, Scale: 1, Goal: v.Goal, Theme: th, Colors: v.Colors}
		first := v.Goal.Board().At(0)
		v.Colors[first] = render.Color{R: 1, G: 2, B: 3, A: 255}
		var l render.List
		l.Reset(800, 800, th.Paper)
		l.GoalThumb(f, &pic)
		tile := find(t, &l, func(s render.BoxStyle) bool { return s.Fill == v.Colors[first] })
		r, radius := pic.Frame(distance)
		if want := tile.Radius + tile.Rect.X - r.X; abs(want-radius) > 0.01 || abs(tile.Rect.X-r.X-distance) > 0.01 {
			t.Errorf("%v from the tiles: %v with the radius %v, want %v", distance, r, radius, want)
		}
		pic.Goal = view(t, th, "4x4.snake#c").Goal
		r, radius = pic.Frame(distance)
		if want := float32(0.36*50) + distance; abs(want-radius) > 0.01 || abs(r.X-(10+0.14*50-distance)) > 0.01 {
			t.Errorf("%v from the ribbon: %v with the radius %v, want %v", distance, r, radius, want)
		}
	}
}

// find returns the only box whose style fits.
func find(t *testing.T, l *render.List, is func(render.BoxStyle) bool) (found render.Op) {
	t.Helper()
	n := 0
	for _, op := range l.Ops {
		if op.Kind == render.BoxOp && is(op.Style) {
			found = op
			n++
		}
	}
	if n != 1 {
		t.Fatalf("%d boxes, want 1", n)
	}
	return found
}

// concentric fails unless a ring has the same middle as what it frames, and its radius plus the distance.
func concentric(t *testing.T, name string, framed, ring render.Op) {
	t.Helper()
	a, b := framed.Rect, ring.Rect
	if abs(a.Centre().X-b.Centre().X) > 0.01 || abs(a.Centre().Y-b.Centre().Y) > 0.01 {
		t.Errorf("%s: the middles are %v and %v", name, a.Centre(), b.Centre())
	}
	if want := max(0, framed.Radius+a.X-b.X); abs(want-ring.Radius) > 0.01 {
		t.Errorf("%s: the radius is %v, want %v", name, ring.Radius, want)
	}
}

func abs(x float32) float32 { return max(x, -x) }
