package stage

import (
	"testing"

	"wildfifteen/game/session"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// picture returns a scene that fills control "picture" with a colour.
func picture(name string, r render.Rect, c render.Color) *testScene {
	return &testScene{name: name, layout: func(f *ui.Frame) {
		f.Add(ui.Control{ID: ui.ID{Name: "picture"}, Role: ui.Image, Look: ui.Custom, Rect: r})
	}, paint: func(l *render.List, f *ui.Frame, k *ui.Control) { l.Fill(k.Rect, 8, c) }}
}

// boxes returns the boxes of a colour that the stage draws.
func (r *run) boxes(c render.Color) (all []render.Rect) {
	var l render.List
	r.Draw(&l)
	for _, op := range l.Ops {
		if op.Style.Fill == c && op.Kind == render.BoxOp {
			all = append(all, op.Rect)
		}
	}
	return all
}

var red, blue = render.Color{R: 255, A: 255}, render.Color{B: 255, A: 255}

// TestChange goes from a scene to another and back: the old one fades out, then the new one comes up. Presses are for the
// new one from the start.
func TestChange(t *testing.T) {
	r := newRun(t)
	at := render.Rect{X: 100, Y: 100, W: 80, H: 80}
	r.push(picture("old", at, red))
	r.tick(30)
	if r.out.Animating || len(r.boxes(red)) != 1 {
		t.Fatalf("at rest: animating %v, %v", r.out.Animating, r.boxes(red))
	}
	r.push(picture("new", at, blue))
	r.tick(1)
	if r.Find(ui.ID{Name: "picture"}).Rect != at || r.topName() != "new" {
		t.Errorf("on top is %s", r.topName())
	}
	var seen []string
	last := at.Y + changeRise
	for range 20 {
		state := ""
		if b := r.boxes(red); len(b) == 1 && b[0] == at {
			state = "old"
		}
		if b := r.boxes(blue); len(b) == 1 {
			state += "new"
			if b[0].Y > last || b[0].Y < at.Y {
				t.Errorf("the new scene is at %v after %v", b[0], last)
			}
			last = b[0].Y
		}
		if len(seen) == 0 || seen[len(seen)-1] != state {
			seen = append(seen, state)
		}
		r.tick(1)
	}
	if len(seen) != 2 || seen[0] != "old" || seen[1] != "new" || last != at.Y || r.out.Animating {
		t.Errorf("shown %q, at last at %v, animating %v", seen, last, r.out.Animating)
	}
}

// TestChangeStill checks what leaves the scene as it is: motion off, a scene over another, a scene on the other's ground.
// With less motion nothing moves.
func TestChangeStill(t *testing.T) {
	at := render.Rect{X: 100, Y: 100, W: 80, H: 80}
	r := newRun(t)
	old := r.push(picture("old", at, red))
	r.tick(30)
	over := picture("over", at, blue)
	over.Over = true
	ground := picture("ground", at, blue)
	ground.Ground = old
	for _, n := range []*testScene{over, ground} {
		r.push(n)
		if r.tick(1); r.out.Animating || len(r.boxes(blue)) != 1 {
			t.Errorf("%s: animating %v, %v", n.name, r.out.Animating, r.boxes(blue))
		}
		r.Pop()
		r.tick(1)
	}
	r.set.Motion = session.NoMotion
	r.push(picture("new", at, blue))
	if r.tick(1); r.out.Animating || len(r.boxes(blue)) != 1 {
		t.Errorf("without motion: animating %v, %v", r.out.Animating, r.boxes(blue))
	}
	r.set.Motion = session.NormalMotion
	r.in.ReducedMotion = true
	r.Pop()
	for range 9 {
		r.tick(1)
		for _, b := range append(r.boxes(red), r.boxes(blue)...) {
			if b != at {
				t.Errorf("with less motion a scene is at %v", b)
			}
		}
	}
	if r.out.Animating {
		t.Error("with less motion the fade takes longer than 120 ms")
	}
}

// TestFlight has a picture fly from its place in a scene to that in another: it is drawn once in each frame, larger and
// nearer from frame to frame. Without a place before, or with motion off, nothing flies.
func TestFlight(t *testing.T) {
	from, to := render.Rect{X: 20, Y: 500, W: 40, H: 40}, render.Rect{X: 200, Y: 60, W: 120, H: 120}
	fly := func(place render.Rect, set func(r *run)) (r *run) {
		r = newRun(t)
		set(r)
		r.push(picture("old", from, red)).Picture = place
		r.tick(30)
		r.push(picture("new", to, blue))
		r.Fly(ui.ID{Name: "picture"})
		r.tick(1)
		return r
	}
	r := fly(from, func(*run) {})
	if b := r.boxes(blue); len(b) != 0 { // it appears over the old one
		t.Errorf("in the first frame at %v", b)
	}
	was := from
	for i := range 13 {
		r.tick(1)
		b := r.boxes(blue)
		if len(b) != 1 || b[0].W < was.W || b[0].X < was.X || b[0].Y > was.Y {
			t.Fatalf("frame %d: %v after %v", i, b, was)
		}
		was = b[0]
	}
	if r.tick(2); r.out.Animating || r.boxes(blue)[0] != to {
		t.Errorf("it comes to %v, animating %v", r.boxes(blue), r.out.Animating)
	}
	for name, r := range map[string]*run{
		"no place":    fly(render.Rect{}, func(*run) {}),
		"no motion":   fly(from, func(r *run) { r.set.Motion = session.NoMotion }),
		"less motion": fly(from, func(r *run) { r.in.ReducedMotion = true }),
	} {
		for range 20 {
			for _, b := range r.boxes(blue) {
				if b.W != to.W || b.X != to.X {
					t.Errorf("%s: at %v", name, b)
				}
			}
			r.tick(1)
		}
	}
}
