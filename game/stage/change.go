package stage

import (
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
	changeRise = 8         // way of the new scene, in dip
	changeOut  = 1.0 / 3.0 // the part of the time in which the old scene fades to paper; then the new one fades in
	flightIn   = 0.25      // the part of the time in which the picture that flies appears over the old one
)

// change is the change from one scene to another: the old scene fades to paper, the new one comes out of it. The new
// scene gets all input from the start. The zero change is over.
type change struct {
	timer  Timer
	before Scene       // the ground of what was shown before this tick's pushes and pops, nil if there were none
	past   render.List // what was shown then
	from   render.Rect // where the picture stood that can fly, empty if there was none

	flight Timer
	flies  ui.ID // the control that flies, in the scene on top; the zero ID: none
	asked  ui.ID // the control that is to fly if this tick leads to another scene
}

// leave keeps what the screen shows before the first push or pop of a tick.
func (h *change) leave(s *Stage) {
	if !s.began || h.before != nil || len(s.view.frame.Controls) == 0 {
		return
	}
	s.view.layout(s) // what was pressed in this tick may have changed what is shown
	h.before, h.from = s.ground(), s.top().page().Picture
	f := &s.view.frame
	h.past.Reset(f.Screen.W, f.Screen.H, f.Theme.Paper)
	s.drawScenes(&h.past)
}

// tick begins a change if this tick's pushes and pops led to another scene.
func (h *change) tick(s *Stage) {
	if h.before != nil && h.before != s.ground() {
		h.timer, h.flight = s.StartFade(changeTime, changeFade), Timer{}
		if h.asked != (ui.ID{}) && !h.from.Empty() && !s.Still() {
			h.flight, h.flies = s.Start(flightTime), h.asked
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

// Fly makes a control of the scene that this tick shows come from the place of the picture in the scene before it.
func (s *Stage) Fly(id ui.ID) { s.change.asked = id }

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
	veil := f.Theme.Paper
	if part < changeOut && h.past.Size == l.Size {
		l.CopyFrom(&h.past)
		veil.A = byte(255 * part / changeOut)
		l.Fill(f.Screen, 0, veil)
		return true
	}
	part = max(0, (part-changeOut)/(1-changeOut))
	ops, points, glyphs := len(l.Ops), len(l.Points), len(l.Glyphs)
	s.drawScenes(l)
	rest := (1 - part) * (1 - part) * (1 - part)
	if dy := render.Floor(f.Dip(changeRise) * rest); dy > 0 && !s.Still() {
		lower(l, ops, points, glyphs, dy)
	}
	veil.A = byte(255 * (1 - part))
	l.Fill(f.Screen, 0, veil)
	return true
}

// drawFlight draws the control that flies, on its way to its place.
func (h *change) drawFlight(l *render.List, s *Stage) {
	part, runs := s.Part(h.flight)
	f := &s.view.frame
	c := ui.Find(f.Controls, h.flies)
	if !runs || c == nil {
		return
	}
	ops, points, glyphs := len(l.Ops), len(l.Points), len(l.Glyphs)
	was := l.SetAlpha(byte(255 * min(1, part/flightIn)))
	ui.Paint(l, f, c)
	s.top().Paint(l, f, c)
	l.SetAlpha(was)
	part *= part * (3 - 2*part)
	from, to := h.from.Centre(), c.Rect.Centre()
	size := min(h.from.W/c.Rect.W, h.from.H/c.Rect.H)
	zoom(l, ops, points, glyphs, to, render.Point{X: from.X + (to.X-from.X)*part, Y: from.Y + (to.Y-from.Y)*part}, size+(1-size)*part)
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
