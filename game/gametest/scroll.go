package gametest

import (
	"wildfifteen/game"
	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// ScrollBar returns the thumb of the scroll bar of the scene on top; ok is false if everything fits. It looks in r.List,
// the last picture, for a box with round ends that is as wide as a scroll bar.
func (r *Run) ScrollBar() (bar render.Rect, ok bool) {
	f := r.Frame()
	width := f.Dip(3)
	for i := range r.List.Ops {
		op := &r.List.Ops[i]
		if op.Rect == f.Screen { // this darkens the scene below, so a thumb found before belongs to that scene
			ok = false
		}
		if op.Kind == render.BoxOp && op.Rect.W == width && op.Radius == width/2 && op.Rect.H >= f.Dip(32) && op.Clip == f.Screen {
			bar, ok = op.Rect, true
		}
	}
	return bar, ok
}

// ScrollArea returns the viewport of the scrolled content in the scene on top; ok is false if everything fits.
func (r *Run) ScrollArea() (area render.Rect, ok bool) {
	r.App.Draw(&r.List)
	bar, ok := r.ScrollBar()
	if !ok {
		return render.Rect{}, false
	}
	f := r.Frame()
	for _, c := range r.App.Controls() {
		if c.Role != ui.Cell && c.Clip != f.Screen && c.Clip.X <= bar.X && bar.X+bar.W <= c.Clip.X+c.Clip.W {
			return c.Clip, true
		}
	}
	return f.Screen, true
}

// Scroll turns the mouse wheel; a positive number of notches scrolls down.
func (r *Run) Scroll(notches float32) {
	r.In.Wheel = render.Point{Y: -notches}
	r.Tick(1)
}

// Pull drags the content of a scrolled area with a finger: dip upwards, or downwards if dip is negative.
func (r *Run) Pull(area render.Rect, dip float32) {
	at := area.Centre()
	at.X = area.X + 2*r.In.Scale
	r.Point(game.Touch, at, render.Point{X: at.X, Y: at.Y - dip/3*r.In.Scale}, render.Point{X: at.X, Y: at.Y - dip*r.In.Scale})
}

// Use makes a finger or a mouse the device used last: it goes down outside all controls, and the system cancels it.
func (r *Run) Use(kind game.PointerKind) {
	r.T.Helper()
	at, ok := r.ground()
	if !ok {
		r.T.Fatalf("there are controls everywhere: %v", r.IDs())
	}
	r.In.Pointers = []game.Pointer{{Kind: kind, ID: int(kind), At: at, Down: true}}
	r.Tick(1)
	r.In.Pointers = []game.Pointer{{Kind: kind, ID: int(kind), At: at, Lost: true}}
	r.Tick(1)
	r.In.Pointers = nil
	r.Tick(1)
}

// ground returns a point outside all controls.
func (r *Run) ground() (at render.Point, ok bool) {
	f := r.Frame()
	for y := float32(1); y < r.In.Height; y += 4 {
		for x := float32(1); x < r.In.Width; x += 4 {
			if at = (render.Point{X: x, Y: y}); f.Hit(at) < 0 {
				return at, true
			}
		}
	}
	return at, false
}

// Slide drags the knob of a slider to a part, 0 to 1, of its track with a finger.
func (r *Run) Slide(id ui.ID, part float32) {
	r.T.Helper()
	track := r.Frame().Track(r.Control(id))
	at := track.Centre()
	r.Point(game.Touch, at, render.Point{X: track.X + track.W*part, Y: at.Y})
}
