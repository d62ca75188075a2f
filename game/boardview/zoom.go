package boardview

import (
	"wildfifteen/game"
	"wildfifteen/game/stage"
	"wildfifteen/render"
)

// zoomCell is the side of a cell, in dip, below which the player can zoom in on a board.
const zoomCell = 32

// maxZoom is the maximum zoom factor.
const maxZoom = 3

// Zoom says which part of a board of small cells is visible, and how much it is enlarged. The zero Zoom shows the whole
// board.
type Zoom struct {
	factor float32      // 1..maxZoom; 0 means 1
	pan    render.Point // the upper left corner of the visible part, in pixels of the enlarged board
	follow bool         // scroll until the blank is visible
}

// On reports whether only a part of the board is visible.
func (z *Zoom) On() bool { return z.factor > 1 }

// Follow makes [View.FollowBlank] scroll until the blank is visible.
func (z *Zoom) Follow() { z.follow = true }

// CanZoom reports whether the board is zoomed in, or its cells are small enough for that.
func (v *View) CanZoom() bool { return v.Zoom.On() || v.Cell < v.dip(zoomCell) }

func (v *View) dip(d float32) float32 { return render.Floor(d*v.Scale + 0.5) }

// apply changes the cell size and the origin of v from those of the whole board to those of the visible part.
func (z *Zoom) apply(v *View) {
	if !z.On() {
		return
	}
	if v.Cell >= v.dip(zoomCell) {
		*z = Zoom{}
		return
	}
	v.Cell = render.Floor(v.Cell * z.factor)
	z.clampPan(v)
	v.Origin = render.Point{X: render.Floor(v.Inner.X - z.pan.X), Y: render.Floor(v.Inner.Y - z.pan.Y)}
}

func (z *Zoom) clampPan(v *View) {
	size := v.Board.Size()
	z.pan.X = max(0, min(v.Cell*float32(size.W)-v.Inner.W, z.pan.X))
	z.pan.Y = max(0, min(v.Cell*float32(size.H)-v.Inner.H, z.pan.Y))
}

// Wheel zooms where the mouse is, while Ctrl is held. It reports whether it has.
func (v *View) Wheel(st *stage.Stage, notches float32) bool {
	if st.In.Mods&game.Ctrl == 0 || !v.CanZoom() {
		return false
	}
	at := v.Inner.Centre()
	if m, ok := st.Mouse(); ok {
		at = m.At
	}
	factor := float32(1.15)
	if notches < 0 {
		factor = 1 / factor
	}
	v.ZoomBy(factor, at)
	return true
}

// ZoomBy zooms in by a factor, or out if it is less than 1. What is at the point at stays there.
func (v *View) ZoomBy(factor float32, at render.Point) {
	z := &v.Zoom
	old := max(1, z.factor)
	z.factor = max(1, min(maxZoom, old*factor))
	if z.factor < 1.02 {
		*z = Zoom{}
		return
	}
	k := z.factor / old
	z.pan.X = (z.pan.X+at.X-v.Inner.X)*k - (at.X - v.Inner.X)
	z.pan.Y = (z.pan.Y+at.Y-v.Inner.Y)*k - (at.Y - v.Inner.Y)
	z.follow = false
}

// readCell is the side of cells, in dip, whose numbers can be read by those who need large letters.
const readCell = 40

// Enlarge zooms in on small cells so that their numbers can be read, with the blank among them: whole cells are in sight.
func (v *View) Enlarge() {
	size, z := v.Board.Size(), &v.Zoom
	n := int(v.Inner.W / v.dip(readCell))
	if n < 2 || n >= size.W || !v.CanZoom() || z.On() {
		return
	}
	factor := max(1, min(maxZoom, float32(size.W)/float32(n)))
	cell := render.Floor(v.Cell * factor)
	first := func(at, seen, all int) float32 { return float32(max(0, min(at-seen/2, all-seen))) * cell }
	blank := v.Board.Blank()
	*z = Zoom{factor: factor, pan: render.Point{X: first(blank%size.W, n, size.W), Y: first(blank/size.W, int(v.Inner.H/cell), size.H)}}
}

// FollowBlank scrolls towards the blank, or any other cell, a little in each tick, after a call of [Zoom.Follow].
func (v *View) FollowBlank(s *stage.Stage, blank int) {
	z := &v.Zoom
	if !z.On() || !z.follow || v.Cell <= 0 {
		return
	}
	w := v.Board.Size().W
	margin := min(1.6*v.Cell, v.Inner.W/3)
	dx := scrollBy(float32(blank%w)*v.Cell-z.pan.X, v.Cell, v.Inner.W, margin)
	dy := scrollBy(float32(blank/w)*v.Cell-z.pan.Y, v.Cell, v.Inner.H, margin)
	if abs(dx) < 1 && abs(dy) < 1 {
		z.follow = false
		return
	}
	was := z.pan
	z.pan.X += dx * 0.25
	z.pan.Y += dy * 0.25
	z.clampPan(v)
	if abs(was.X-z.pan.X)+abs(was.Y-z.pan.Y) < 0.25 {
		z.follow = false
		return
	}
	s.Animate()
}

// scrollBy returns how far a viewport must move so that a span lies inside it with a margin.
func scrollBy(at, length, view, margin float32) float32 {
	if at < margin {
		return at - margin
	}
	if at+length > view-margin {
		return at + length - (view - margin)
	}
	return 0
}

// Window returns the visible part of the board, in fractions of the board's width and height; empty if the whole board
// is visible.
func (v *View) Window() render.Rect {
	z := &v.Zoom
	if !z.On() || v.Cell <= 0 {
		return render.Rect{}
	}
	size := v.Board.Size()
	w, h := v.Cell*float32(size.W), v.Cell*float32(size.H)
	return render.Rect{X: z.pan.X / w, Y: z.pan.Y / h, W: v.Inner.W / w, H: v.Inner.H / h}
}
