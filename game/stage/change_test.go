package stage

import (
	"slices"
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

// TestChange goes from a scene to another: the new one comes up while the old one fades out, so that no frame is empty.
// Presses are for the new one from the start.
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
	if !slices.Equal(seen, []string{"old", "oldnew", "new"}) || last != at.Y || r.out.Animating {
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

// TestFlight has a picture fly from its place in a scene to that in another, larger and nearer from frame to frame; in its
// place of before it is not drawn any more. One that becomes another is at first the picture of the old scene, then that of
// the new one. Without a place before, or with motion off, nothing flies.
func TestFlight(t *testing.T) {
	from, to := render.Rect{X: 20, Y: 500, W: 40, H: 40}, render.Rect{X: 200, Y: 60, W: 120, H: 120}
	fly := func(place render.Rect, shapes bool, set func(r *run)) (r *run) {
		r = newRun(t)
		set(r)
		r.push(picture("old", from, red)).Picture = place
		r.tick(30)
		r.push(picture("new", to, blue))
		r.Fly(ui.ID{Name: "picture"}, shapes)
		r.tick(1)
		return r
	}
	for _, shapes := range []bool{false, true} {
		r := fly(from, shapes, func(*run) {})
		was, olds := from, 0
		for i := range 13 {
			old, new := r.boxes(red), r.boxes(blue)
			if all := append(old, new...); len(all) != 1 || all[0].W < was.W || all[0].X < was.X || all[0].Y > was.Y {
				t.Fatalf("frame %d: %v and %v after %v", i, old, new, was)
			} else {
				was = all[0]
			}
			olds += len(old)
			r.tick(1)
		}
		if olds > 0 != shapes {
			t.Errorf("becomes another %v: the old picture is shown in %d frames", shapes, olds)
		}
		if r.tick(3); r.out.Animating || r.boxes(blue)[0] != to {
			t.Errorf("it comes to %v, animating %v", r.boxes(blue), r.out.Animating)
		}
	}
	for name, r := range map[string]*run{
		"no place":    fly(render.Rect{}, true, func(*run) {}),
		"no motion":   fly(from, true, func(r *run) { r.set.Motion = session.NoMotion }),
		"less motion": fly(from, true, func(r *run) { r.in.ReducedMotion = true }),
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
