package stage

import (
	"math"
	"time"

	"wildfifteen/game/ui"
	"wildfifteen/render"
)

// How long a change of scenes takes, and the flight of a picture from one to the other.
const (
	changeTime = 180 * time.Millisecond
	changeFade = 120 * time.Millisecond // if the system asks for less motion
	flightTime = 240 * time.Millisecond
)

const (
	changeRise  = 10   // way of the new scene, in dip; from above on the way back
	changeOut   = 0.55 // the part of the time in which the old scene fades out
	changeIn    = 0.1  // the part after which the new scene fades in
	flightShed  = 0.15 // the part of the flight after which the old picture goes, stroke after stroke from its end
	flightShape = 0.45 // the part after which it has gone and the new one comes, from its start
	flightWhole = 0.85 // the part after which that is whole
)

// change is the change from one scene to another: the old scene fades out while the new one fades in and glides to its place,
// so that the screen is never empty. The new scene gets all input from the start. The zero change is over.
type change struct {
	timer  Timer
	before Scene       // the ground of what was shown before this tick's pushes and pops, nil if there were none
	past   render.List // what was shown then
	depth  int         // the number of scenes then
	back   bool        // there are fewer now
	from   render.Rect // where the picture stood that can fly, empty if there was none

	flight Timer
	flier  render.List // the picture that flies, as it was shown before
	flies  ui.ID       // the control that flies, in the scene on top; the zero ID: none
	asked  ui.ID       // the control that is to fly if this tick leads to another scene
	shapes bool        // the picture becomes another on its way
}

// leave keeps what the screen shows before the first push or pop of a tick.
func (h *change) leave(s *Stage) {
	if !s.began || h.before != nil || len(s.view.frame.Controls) == 0 {
		return
	}
	s.view.layout(s) // what was pressed in this tick may have changed what is shown
	h.before, h.from, h.depth = s.ground(), s.top().page().Picture, s.Depth()
	f := &s.view.frame
	h.past.Reset(f.Screen.W, f.Screen.H, f.Theme.Paper)
	s.drawScenes(&h.past)
}

// tick begins a change if this tick's pushes and pops led to another scene.
func (h *change) tick(s *Stage) {
	if h.before != nil && h.before != s.ground() {
		h.timer, h.flight, h.back = s.StartFade(changeTime, changeFade), Timer{}, s.Depth() < h.depth
		if h.asked != (ui.ID{}) && !h.from.Empty() && !s.Still() {
			h.flight, h.flies = s.Start(flightTime), h.asked
			cut(&h.past, &h.flier, h.from)
		}
	}
	h.before, h.asked = nil, ui.ID{}
	if !s.Clock.Runs(h.flight) {
		h.flies = ui.ID{}
	}
	if s.Clock.Runs(h.timer, h.flight) {
		s.Animate()
	}
}

// Fly makes a control of the scene that this tick shows come from the place of the picture in the scene before it. If shapes is
// set, that is another picture, which becomes the new one on its way.
func (s *Stage) Fly(id ui.ID, shapes bool) { s.change.asked, s.change.shapes = id, shapes }

// ground returns the scene that fills the screen, or the one whose board that scene leaves in its place.
func (k *Stack) ground() Scene {
	i := len(k.scenes) - 1
	for i > 0 && k.scenes[i].page().Over {
		i--
	}
	if g := k.scenes[i].page().Ground; g != nil {
		return g
	}
	return k.scenes[i]
}

// draw draws the change. It returns false if there is none.
func (h *change) draw(l *render.List, s *Stage) bool {
	part, runs := s.Part(h.timer)
	if !runs {
		return false
	}
	f := &s.view.frame
	if h.past.Size == l.Size {
		l.CopyFrom(&h.past)
		veil := f.Theme.Paper
		l.Paper = veil
		veil.A = byte(255 * min(1, part/changeOut))
		l.Fill(f.Screen, 0, veil)
	}
	ops, points, glyphs := len(l.Ops), len(l.Points), len(l.Glyphs)
	s.drawScenes(l)
	rest := 1 - max(0, (part-changeIn)/(1-changeIn))
	if dy := render.Floor(f.Dip(changeRise) * rest * rest * rest); dy > 0 && !s.Still() {
		if h.back {
			dy = -dy
		}
		lower(l, ops, points, glyphs, dy)
	}
	fadeOps(l, ops, 1-rest*rest)
	return true
}

// fadeOps gives what was appended to a list since it had so many ops an opacity of 0..1.
func fadeOps(l *render.List, ops int, part float32) {
	if part <= 0 {
		l.Ops = l.Ops[:ops]
		return
	}
	for i := range l.Ops[ops:] {
		op := &l.Ops[ops+i]
		op.Alpha = byte(float32(op.Alpha) * part)
	}
}

// cut moves what lies in a rectangle from one list to another, which it replaces.
func cut(from, to *render.List, r render.Rect) {
	to.Reset(from.Size.X, from.Size.Y, from.Paper)
	r = r.Inset(-1)
	inside := func(q render.Rect) bool {
		return q.X >= r.X && q.Y >= r.Y && q.X+q.W <= r.X+r.W && q.Y+q.H <= r.Y+r.H
	}
	rest := from.Ops[:0]
	for _, op := range from.Ops {
		at := op.Rect
		if op.Kind == render.LineOp {
			at = bounds(from.Points[op.Lo:op.Hi])
		}
		if !inside(at) {
			rest = append(rest, op)
			continue
		}
		switch lo, hi := op.Lo, op.Hi; op.Kind {
		case render.LineOp:
			op.Lo, op.Hi = int32(len(to.Points)), int32(len(to.Points))+hi-lo
			to.Points = append(to.Points, from.Points[lo:hi]...)
		case render.GlyphsOp:
			op.Lo, op.Hi = int32(len(to.Glyphs)), int32(len(to.Glyphs))+hi-lo
			to.Glyphs = append(to.Glyphs, from.Glyphs[lo:hi]...)
		}
		to.Ops = append(to.Ops, op)
	}
	from.Ops = rest
}

// bounds returns the rectangle around points.
func bounds(all []render.Point) (r render.Rect) {
	for i, p := range all {
		q := render.Rect{X: p.X, Y: p.Y}
		if i == 0 {
			r = q
			continue
		}
		x, y := min(r.X, p.X), min(r.Y, p.Y)
		r = render.Rect{X: x, Y: y, W: max(r.X+r.W, p.X) - x, H: max(r.Y+r.H, p.Y) - y}
	}
	return r
}

// paste appends a list to another.
func paste(l, from *render.List) {
	points, glyphs := int32(len(l.Points)), int32(len(l.Glyphs))
	l.Points, l.Glyphs = append(l.Points, from.Points...), append(l.Glyphs, from.Glyphs...)
	for _, op := range from.Ops {
		switch op.Kind {
		case render.LineOp:
			op.Lo, op.Hi = op.Lo+points, op.Hi+points
		case render.GlyphsOp:
			op.Lo, op.Hi = op.Lo+glyphs, op.Hi+glyphs
		}
		op.Clip = render.Rect{W: l.Size.X, H: l.Size.Y}
		l.Ops = append(l.Ops, op)
	}
}

// drawFlight draws the control that flies, on its way to its place. A picture that becomes another loses its strokes from its
// end, then the other gets its strokes from its start.
func (h *change) drawFlight(l *render.List, s *Stage) {
	part, runs := s.Part(h.flight)
	f := &s.view.frame
	c := ui.Find(f.Controls, h.flies)
	if !runs || c == nil {
		return
	}
	old, new := float32(0), float32(1)
	if h.shapes && h.flier.Size == l.Size {
		old = 1 - max(0, min(1, (part-flightShed)/(flightShape-flightShed)))
		new = max(0, min(1, (part-flightShape)/(flightWhole-flightShape)))
	}
	part *= part * (3 - 2*part)
	from, to := h.from.Centre(), c.Rect.Centre()
	at := render.Point{X: from.X + (to.X-from.X)*part, Y: from.Y + (to.Y-from.Y)*part}
	size := min(h.from.W/c.Rect.W, h.from.H/c.Rect.H)
	ops, points, glyphs := len(l.Ops), len(l.Points), len(l.Glyphs)
	if old > 0 {
		paste(l, &h.flier)
		first(l, ops, old)
		whole := min(c.Rect.W/h.from.W, c.Rect.H/h.from.H)
		zoom(l, ops, points, glyphs, from, at, 1+(whole-1)*part)
	}
	ops, points, glyphs = len(l.Ops), len(l.Points), len(l.Glyphs)
	ui.Paint(l, f, c)
	s.top().Paint(l, f, c)
	first(l, ops, new)
	zoom(l, ops, points, glyphs, to, at, size+(1-size)*part)
}

// first keeps of what was appended to a list since it had so many ops the first part, 0..1.
func first(l *render.List, ops int, part float32) {
	l.Ops = l.Ops[:ops+int(math.Ceil(float64(part)*float64(len(l.Ops)-ops)))]
}

// zoom scales what was appended to a list since it had so many ops, points and glyphs, so that the point at comes to the
// point to. The borders of boxes come to lie between pixels, so that boxes side by side stay so.
func zoom(l *render.List, ops, points, glyphs int, at, to render.Point, by float32) {
	move := func(p render.Point) render.Point {
		return render.Point{X: to.X + (p.X-at.X)*by, Y: to.Y + (p.Y-at.Y)*by}
	}
	for i := range l.Ops[ops:] {
		op := &l.Ops[ops+i]
		r := op.Rect
		p, q := move(render.Point{X: r.X, Y: r.Y}), move(render.Point{X: r.X + r.W, Y: r.Y + r.H})
		op.Width *= by
		if op.Clip != (render.Rect{W: l.Size.X, H: l.Size.Y}) {
			a, b := move(render.Point{X: op.Clip.X, Y: op.Clip.Y}), move(render.Point{X: op.Clip.X + op.Clip.W, Y: op.Clip.Y + op.Clip.H})
			op.Clip = render.Rect{X: a.X, Y: a.Y, W: b.X - a.X, H: b.Y - a.Y}
		}
		if op.Kind != render.GlyphsOp {
			p, q = render.Point{X: render.Floor(p.X + 0.5), Y: render.Floor(p.Y + 0.5)}, render.Point{X: render.Floor(q.X + 0.5), Y: render.Floor(q.Y + 0.5)}
		}
		op.Rect = render.Rect{X: p.X, Y: p.Y, W: q.X - p.X, H: q.Y - p.Y}
		op.Radius *= by
		op.Style.EdgeWidth *= by
		if op.Kind == render.GlyphsOp {
			op.Zoom *= by
			was, is := r.Centre(), op.Rect.Centre()
			for g := op.Lo; g < op.Hi; g++ {
				l.Glyphs[g].X += is.X - was.X
				l.Glyphs[g].Y += is.Y - was.Y
			}
		}
	}
	for i := range l.Points[points:] {
		l.Points[points+i] = move(l.Points[points+i])
	}
}
